// The four questions of a search as a GET form: it works without a script (rules S1–S9).
import Search from 'lucide-react/icons/search';
import { useEffect, useId, useMemo, useReducer, useRef, useState, type FormEvent, type RefObject } from 'react';
import { useRouter } from '@tanstack/react-router';
import { parseQuery } from '#domain/search/codec.ts';
import { AppLink, useAddress } from '#platform/web/app-runtime/app-link.tsx';
import { useBrand, useRuntime } from '#platform/web/app-runtime/runtime.ts';
import { useFormat } from '#platform/web/format.ts';
import { useMessages } from '#platform/web/i18n.ts';
import { Segmented } from '#platform/web/ui/choice.tsx';
import { addressOf, carriedPairs, pairsOf, queryOfForm } from '../search-address.ts';
import { boxTexts } from './box-texts.ts';
import { LengthField } from './length-field.tsx';
import { whereFields } from './where-fields.ts';
import type { SearchBoxProps } from './search-box-props.ts';
import { useLiveCount } from './use-live-count.ts';
import { WhenField } from './when-field.tsx';
import { WhereField } from './where-field.tsx';
import { WhoField } from './who-field.tsx';

const boxFields = ['textQuery', 'isRiver', 'month', 'startFrom', 'startTo', 'holiday', 'duration', 'adultCount', 'childAgeOptions'] as const;

/** Panels close when the visitor goes on elsewhere: after a click, so that what is under the finger does not move away before it. */
function useCloseOutside(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    let pressed = false;
    const press = () => (pressed = true);
    const release = () => (pressed = false);
    const close = ({ target }: Event) => {
      for (const panel of form.current?.querySelectorAll('details[open]') ?? [])
        if (target instanceof Node && !panel.contains(target)) panel.removeAttribute('open');
    };
    const closeByClick = (event: Event) => {
      release();
      close(event);
    };
    const closeByFocus = (event: Event) => {
      if (!pressed) close(event);
    };
    const listeners = { pointerdown: press, pointercancel: release, keydown: release, click: closeByClick, focusin: closeByFocus } as const;
    for (const [name, listener] of Object.entries(listeners)) document.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of Object.entries(listeners)) document.removeEventListener(name, listener);
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

const nothing: readonly never[] = [];

export function SearchForm({ variant, query = '', chosen = nothing, months, operators = nothing, total }: SearchBoxProps) {
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
    () => [
      ...carriedPairs(query, [...whereFields, ...boxFields]),
      ...pairsOf(query, whereFields).filter(([name]) => !chosen.some((choice) => choice.name === name)),
    ],
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
  const kinds = [
    ['', t.kinds.all],
    ['0', t.kinds.ocean],
    ['1', t.kinds.river],
  ] as const;

  return (
    <form ref={form} aria-label={t.current} method="get" action={address(searchUrl)} onSubmit={submit} onChange={changed}>
      {carried.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Segmented
        label={t.kind}
        name="is_river"
        id={`${id}-kind`}
        className="mb-3"
        initial={initial.isRiver === undefined ? '' : initial.isRiver ? '1' : '0'}
        choices={kinds.map(([value, text]) => ({ value, label: text }))}
      />
      <div className="relative grid grid-cols-2 gap-2 md:grid-cols-[1.5fr_1.35fr_1fr_1.05fr_auto] md:gap-0 md:rounded-md md:border-[1.5px] md:border-line-strong md:bg-surface">
        <WhereField idPrefix={id} initial={chosen} words={initial.textQuery ?? ''} operators={operators} onChange={changed} />
        <WhenField idPrefix={id} state={state} initial={initial} months={months} today={today} />
        <LengthField idPrefix={id} state={state} initial={initial} />
        <WhoField idPrefix={id} state={state} initial={initial} onChange={changed} />
        <button type="submit" className="btn btn-primary num col-span-full min-h-13 md:col-span-1 md:m-1.5 md:min-h-0 md:min-w-44">
          <Search aria-hidden="true" />
          {label}
        </button>
      </div>
      {variant === 'hero' && <Examples />}
    </form>
  );
}
