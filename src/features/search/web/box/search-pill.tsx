// The search of the result page in one line; the form opens below it.
import Pencil from 'lucide-react/icons/pencil';
import { createIsomorphicFn } from '@tanstack/react-start';
import { memo } from 'react';
import { parseQuery } from '#domain/search/codec.ts';
import { OnIntent } from '#platform/web/app-runtime/on-intent.tsx';
import { useFormat } from '#platform/web/format.ts';
import { useLanguage, useMessages } from '#platform/web/i18n.ts';
import { boxTexts } from './box-texts.ts';
import type { SearchBoxProps } from './search-box-props.ts';
import { SearchForm as ServerForm } from './search-form.tsx';
import { lengthText, whenText, whoText } from './search-summary.ts';

const load = async () => (await import('./search-form.tsx')).SearchForm;
const server = createIsomorphicFn()
  .server(() => ServerForm)
  .client(() => undefined);

function Pill(props: SearchBoxProps) {
  const t = useMessages(boxTexts);
  const language = useLanguage();
  const format = useFormat();
  const { state } = parseQuery(props.query ?? '');
  const where = props.chosen?.map((choice) => choice.label).join(', ') || state.textQuery;
  const when = whenText(state, language, format);
  const length = lengthText(state, language);
  const who = whoText(state, language);
  const cells = [
    [t.when, when ?? t.whenEmpty],
    [t.length, length ?? t.lengthEmpty],
    [t.who, who],
  ] as const;
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
      <OnIntent load={load} Server={server()} props={props} />
    </details>
  );
}

const SameSearch = memo(Pill, (before, after) => before.query === after.query);

/** Rendered anew for another search only: what is open in the form stays open while the page around it changes. */
export function SearchPill(props: SearchBoxProps) {
  const t = useMessages(boxTexts);
  return (
    <section aria-label={t.current}>
      <SameSearch key={props.query} {...props} />
    </section>
  );
}
