// The search box of the home page and, folded into a pill, of the result page (rules S1–S9). A GET form: it works without a script.
import Pencil from 'lucide-react/icons/pencil';
import Search from 'lucide-react/icons/search';
import { useEffect, useId, useMemo, useReducer, useRef, useState, type FormEvent, type RefObject } from 'react';
import { useRouter } from '@tanstack/react-router';
import { parseQuery } from '#domain/search/codec.ts';
import type { MonthBar } from '#features/search/contract.ts';
import { AppLink, useAddress } from '#platform/web/app-runtime/app-link.tsx';
import { useBrand, useRuntime } from '#platform/web/app-runtime/runtime.ts';
import { useFormat } from '#platform/web/format.ts';
import { useLanguage, useMessages } from '#platform/web/i18n.ts';
import { Segmented } from '#platform/web/ui/choice.tsx';
import { addressOf, carriedPairs, pairsOf, queryOfForm } from '../search-address.ts';
import { boxTexts } from './box-texts.ts';
import { LengthField } from './length-field.tsx';
import { lengthText, whenText, whoText } from './search-summary.ts';
import { useLiveCount } from './use-live-count.ts';
import { WhenField } from './when-field.tsx';
import { WhereField, type WhereChoice } from './where-field.tsx';
import { WhoField } from './who-field.tsx';

export interface SearchBoxProps {
  /** `hero` stands open on the home page; `pill` shows the search in one line and opens on demand. */
  readonly variant: 'hero' | 'pill';
  /** Canonical query of the search that the box starts with. */
  readonly query?: string;
  /** What the areas, ports, ships and lines in the query are called. */
  readonly chosen?: readonly WhereChoice[];
  readonly months: readonly MonthBar[];
  readonly operators?: readonly { readonly id: string; readonly label: string; readonly count: number }[];
  /** Number of voyages of `query`. */
  readonly total?: number;
}

/** Fields that the first question holds as chips. */
export const whereFields = ['area', 'areaOperator', 'port', 'portAll', 'fromPort', 'toPort', 'fromToPort', 'country', 'fromCountry', 'toCountry', 'fromToCountry', 'departureIn', 'cruiseLine', 'ship'] as const;
const boxFields = ['textQuery', 'isRiver', 'month', 'startFrom', 'startTo', 'holiday', 'duration', 'adultCount', 'childAgeOptions'] as const;

/** Panels close when the visitor goes on elsewhere. */
function useCloseOutside(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const close = ({ target }: Event) => {
      for (const panel of form.current?.querySelectorAll('details[open]') ?? []) if (target instanceof Node && !panel.contains(target)) panel.removeAttribute('open');
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('focusin', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('focusin', close);
    };
  }, [form]);
}

/** The own-words examples of the home page: links, so that they show what the words become. */
function Examples() {
  const t = useMessages(boxTexts);
  const { searchUrl } = useBrand();
  return (
    <p className="mt-3 flex flex-wrap items-center gap-2 text-sm text-ink-2">
      {t.ownWords}
      {Object.values(t.examples).map((words) => (
        <AppLink key={words} href={addressOf(searchUrl, queryOfForm([['q', words]]))} className="chip" prefetch={false}>
          {words}
        </AppLink>
      ))}
    </p>
  );
}

function SearchForm({ variant, query = '', chosen = [], months, operators = [], total }: SearchBoxProps) {
  const t = useMessages(boxTexts);
  const format = useFormat();
  const router = useRouter();
  const address = useAddress();
  const { today } = useRuntime();
  const { searchUrl } = useBrand();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const initial = useMemo(() => parseQuery(query).state, [query]);
  // what the box has no control for, and places nobody gave a name, go along unseen
  const carried = useMemo(
    () => [...carriedPairs(query, [...whereFields, ...boxFields]), ...pairsOf(query, whereFields).filter(([name]) => !chosen.some((choice) => choice.name === name))],
    [query, chosen],
  );
  const [wanted, setWanted] = useState(query);
  const [version, changed] = useReducer((n: number) => n + 1, 0);
  useEffect(() => {
    if (version > 0 && form.current) setWanted(queryOfForm(new FormData(form.current)));
  }, [version]);
  useCloseOutside(form);
  const state = useMemo(() => parseQuery(wanted).state, [wanted]);
  const count = useLiveCount(addressOf(searchUrl, wanted), addressOf(searchUrl, query), total);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void router.navigate({ href: address(addressOf(searchUrl, queryOfForm(new FormData(event.currentTarget)))) });
  };
  const label = count === undefined ? t.search : count === 0 ? t.showNone : t.show(format.number(count), count === 1);
  const kinds = [['', t.kinds.all], ['0', t.kinds.ocean], ['1', t.kinds.river]] as const;

  return (
    <form ref={form} role="search" method="get" action={address(searchUrl)} onSubmit={submit} onChange={changed}>
      {carried.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Segmented label={t.kind} name="is_river" id={`${id}-kind`} className="mb-3" initial={initial.isRiver === undefined ? '' : initial.isRiver ? '1' : '0'} choices={kinds.map(([value, text]) => ({ value, label: text }))} />
      <div className="relative grid grid-cols-2 gap-2 md:grid-cols-[1.5fr_1.35fr_1fr_1.05fr_auto] md:gap-0 md:rounded-md md:border-[1.5px] md:border-line-strong md:bg-surface">
        <WhereField idPrefix={id} initial={chosen} words={initial.textQuery ?? ''} operators={operators} onChange={changed} />
        <WhenField idPrefix={id} state={state} initial={initial} months={months} today={today} />
        <LengthField idPrefix={id} state={state} initial={initial} />
        <WhoField idPrefix={id} state={state} initial={initial} onChange={changed} />
        <button type="submit" className="btn btn-primary num min-h-13 md:m-1.5 md:min-h-0 md:min-w-44">
          <Search aria-hidden="true" />
          {label}
        </button>
      </div>
      {variant === 'hero' && <Examples />}
    </form>
  );
}

/** The four answers in one line; the form opens below it. */
function SearchPill(props: SearchBoxProps) {
  const t = useMessages(boxTexts);
  const language = useLanguage();
  const format = useFormat();
  const { state } = parseQuery(props.query ?? '');
  const where = props.chosen?.map((choice) => choice.label).join(', ') || state.textQuery;
  const when = whenText(state, language, format);
  const length = lengthText(state, language);
  const who = whoText(state, language);
  const cells = [[t.when, when ?? t.whenEmpty], [t.length, length ?? t.lengthEmpty], [t.who, who]] as const;
  return (
    <details className="group">
      <summary className="grid min-h-14 cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto] items-stretch rounded-md border-[1.5px] border-line-strong bg-surface group-open:hidden md:grid-cols-[1.4fr_1.3fr_1fr_1.1fr_auto] [&::-webkit-details-marker]:hidden">
        <span className="grid min-w-0 content-center px-4 py-1.5 leading-tight md:border-r md:border-line">
          <span className="text-xs text-ink-3 max-md:sr-only">{t.where}</span>
          <b className="truncate">{where || t.everywhere}</b>
          <span className="truncate text-xs text-ink-3 md:hidden">{[when, length, who].filter(Boolean).join(' · ')}</span>
        </span>
        {cells.map(([label, value]) => (
          <span key={label} className="hidden min-w-0 content-center border-r border-line px-4 py-1.5 leading-tight md:grid">
            <span className="text-xs text-ink-3">{label}</span>
            <b className="truncate">{value}</b>
          </span>
        ))}
        <span className="btn btn-secondary btn-compact m-1 max-md:w-11 max-md:px-0">
          <Pencil aria-hidden="true" />
          <span className="max-md:sr-only">{t.change}</span>
        </span>
      </summary>
      <SearchForm {...props} />
    </details>
  );
}

export function SearchBox(props: SearchBoxProps) {
  const t = useMessages(boxTexts);
  if (props.variant === 'hero') return <SearchForm {...props} />;
  return (
    <section aria-label={t.current}>
      <SearchPill key={props.query} {...props} />
    </section>
  );
}
