// The result page: what was asked for, what there is, and how to go on (ux.md 5.3).
import { useRouter } from '@tanstack/react-router';
import MapIcon from 'lucide-react/icons/map';
import { lazy, memo, Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { monthOf } from '#domain/calendar/calendar.ts';
import type { ShownAnswer } from './shown-answer.ts';
import { viewLabels } from '#features/search/texts.ts';
import { useApi } from '#platform/web/app-runtime/api.ts';
import { AppLink } from '#platform/web/app-runtime/app-link.tsx';
import { useBrand, useRuntime } from '#platform/web/app-runtime/runtime.ts';
import { useFormat } from '#platform/web/format.ts';
import { useLanguage, useMessages } from '#platform/web/i18n.ts';
import { Breadcrumbs } from '#platform/web/ui/breadcrumbs.tsx';
import { LiveStatus } from '#platform/web/ui/live-status.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { keepAnswer } from './answer-memory.ts';
import { SearchPill } from './box/search-pill.tsx';
import { whereFields } from './box/where-fields.ts';
import { useCompare, useRememberSearch } from './device-memory.ts';
import { FilterBar, FilterColumn } from './filters/filter-panel.tsx';
import { AppliedChips } from './results/applied-chips.tsx';
import { MonthBars } from './results/month-bars.tsx';
import { NoHits, Relaxations, ResultMap, WordsNote } from './results/rare-parts.tsx';
import { ResultList } from './results/result-list.tsx';
import { RankingLink, SortSelect, ViewSwitch } from './results/result-tools.tsx';
import { SaveSearch } from './results/save-search.tsx';
import { ResultsProvider, useResults } from './results-context.tsx';
import { screenTexts } from './screen-texts.ts';
import { voyageQuery } from './search-address.ts';

const CompareTray = lazy(() => import('./compare/compare-tray.tsx'));
const PriceCalendar = lazy(() => import('./results/price-calendar.tsx'));

export interface SearchScreenProps {
  readonly answer: ShownAnswer;
  /** Public path of the page and its query, as they stand in the address. */
  readonly path: string;
  readonly query: string;
  /** The answer is the one from before: the new one could not be loaded. */
  readonly failed: boolean;
}

function CalendarFold() {
  const t = useMessages(screenTexts);
  const { today } = useRuntime();
  const { answer } = useResults();
  const [open, setOpen] = useState(false);
  const month = answer.months.find((bar) => bar.selected)?.month ?? answer.months.find((bar) => bar.count > 0)?.month ?? monthOf(today);
  return (
    <details className="no-print" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="link-row list-none text-sm [&::-webkit-details-marker]:hidden">{t.calendarOpen}</summary>
      <div className="card min-h-96 p-3 md:max-w-[36rem]">
        {open && (
          <Suspense fallback={<span className="skeleton block h-80" />}>
            <PriceCalendar initialMonth={month} />
          </Suspense>
        )}
      </div>
    </details>
  );
}

const watchConnection = (changed: () => void) => {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
};

/** The list keeps what it had: it says so and offers to try again (rule E5). */
function Trouble({ failed }: { readonly failed: boolean }) {
  const t = useMessages(screenTexts);
  const router = useRouter();
  const online = useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  );
  if (!online) return <Notice tone="warn" live className="mb-4" title={t.offline} />;
  if (!failed) return null;
  return (
    <Notice tone="error" live className="mb-4" title={t.failed}>
      <p>
        {t.failedHint}{' '}
        <button type="button" className="link cursor-pointer text-inherit" onClick={() => void router.invalidate()}>
          {t.retry}
        </button>
      </p>
    </Notice>
  );
}

function Heading() {
  const t = useMessages(screenTexts);
  const format = useFormat();
  const { answer } = useResults();
  const count = format.number(answer.total);
  return (
    <div className="mb-3.5 flex flex-wrap items-end gap-x-4 gap-y-2">
      <div className="min-w-60 flex-1">
        <h1 className="text-xl">{answer.heading}</h1>
        <p className="mt-1 text-sm text-ink-3">
          <RankingLink />
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2 max-md:hidden">
        <SortSelect id="sort" />
        <ViewSwitch />
      </div>
      <LiveStatus text={answer.total === 0 ? t.foundNone : t.found(count, answer.total === 1)} />
    </div>
  );
}

function Tray() {
  const { answer } = useResults();
  const { voyages } = useCompare();
  if (voyages.length === 0) return null;
  return (
    <Suspense>
      <CompareTray carry={voyageQuery(answer.query)} />
    </Suspense>
  );
}

/** Kept as it is while the page around it renders again: parts whose code is still on its way keep the server's markup meanwhile. */
const Body = memo(function Body({ failed }: { readonly failed: boolean }) {
  const t = useMessages(screenTexts);
  const language = useLanguage();
  const { answer, viewHref } = useResults();
  const few = answer.total > 0 && answer.relaxations.length > 0;
  return (
    <div className="min-w-0">
      <FilterBar />
      <Heading />
      <div className="mb-4 grid gap-3">
        <AppliedChips />
        {answer.words && (
          <Suspense>
            <WordsNote />
          </Suspense>
        )}
      </div>
      <MonthBars />
      <div className="mt-1 mb-3 flex flex-wrap items-start justify-between gap-x-4">
        <CalendarFold />
        {answer.total > 0 && <SaveSearch />}
      </div>
      {answer.view === 'map' && (
        <div className="mb-5">
          <Suspense>
            <ResultMap />
          </Suspense>
        </div>
      )}
      {answer.total === 0 ? (
        <>
          <Trouble failed={failed} />
          <Suspense>
            <NoHits />
          </Suspense>
        </>
      ) : (
        <Suspense>
          <ResultList notice={<Trouble failed={failed} />} />
        </Suspense>
      )}
      {few && (
        <section className="mt-8" aria-labelledby="few">
          <h2 id="few" className="mb-3 text-lg">
            {t.few}
          </h2>
          <Suspense>
            <Relaxations />
          </Suspense>
        </section>
      )}
      <Tray />
      <AppLink
        href={viewHref({ view: answer.view === 'map' ? undefined : 'map' })}
        rel="nofollow"
        prefetch={false}
        className="btn btn-compact fixed bottom-4 left-1/2 z-20 -translate-x-1/2 rounded-[999px] bg-ink text-bg shadow-lg md:hidden no-print"
      >
        <MapIcon aria-hidden="true" />
        {viewLabels[language][answer.view === 'map' ? 'list' : 'map']}
      </AppLink>
    </div>
  );
});

export function SearchScreen({ answer, path, query, failed }: SearchScreenProps) {
  const { searchUrl } = useBrand();
  const chosen = useMemo(
    () =>
      answer.appliedFilterItems
        .filter((item) => (whereFields as readonly string[]).includes(item.filter))
        .map((item) => ({ name: `${item.linkKey}${item.linkValue}`, value: item.linkValue, label: item.label })),
    [answer],
  );
  useRememberSearch({ href: `${searchUrl}${answer.query && `?${answer.query}`}`, label: answer.heading });
  const api = useApi();
  useEffect(() => keepAnswer(api, answer), [api, answer]);
  return (
    <>
      <div className="border-b border-line">
        <div className="wrap py-3.5">
          <SearchPill variant="pill" query={answer.query} chosen={chosen} months={answer.months} total={answer.total} />
        </div>
      </div>
      <ResultsProvider answer={answer} path={path} query={query}>
        <div className="wrap">
          <div className="max-md:hidden">
            <Breadcrumbs crumbs={answer.crumbs} />
          </div>
          <div className="grid items-start gap-x-9 pt-2 pb-16 md:grid-cols-[17rem_minmax(0,1fr)]">
            <FilterColumn />
            <Body failed={failed} />
          </div>
        </div>
      </ResultsProvider>
    </>
  );
}
