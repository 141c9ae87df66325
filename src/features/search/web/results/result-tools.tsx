// How the hits are shown: order, view, price mode, page size. All of it stands in the address.
import { defaultSort, pageSizes, priceModes, resultViews, sortOptions, type SortOption } from '#domain/search/filters.ts';
import { pathCodecs } from '#brands/paths.ts';
import { priceModeLabels, sortLabels, viewLabels } from '#features/search/texts.ts';
import { AppLink, useAddress } from '#platform/web/app-runtime/app-link.tsx';
import { useRuntime } from '#platform/web/app-runtime/runtime.ts';
import { useLanguage, useMessages } from '#platform/web/i18n.ts';
import ChevronDown from 'lucide-react/icons/chevron-down';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import List from 'lucide-react/icons/list';
import MapIcon from 'lucide-react/icons/map';
import Rows from 'lucide-react/icons/rows-3';
import { rankingTitle } from '../ranking-title.ts';
import { useResults } from '../results-context.tsx';
import { screenTexts } from '../screen-texts.ts';
import { carriedPairs } from '../search-address.ts';

/** Orders offered to everyone; `bonus` is for those who are logged in (decision 18). */
const offered = sortOptions.filter((sort) => sort !== 'bonus');

/** A native select in a form of its own: without a script its button sends it. */
export function SortSelect({ id }: { readonly id: string }) {
  const t = useMessages(screenTexts);
  const language = useLanguage();
  const address = useAddress();
  const { answer, basePath, viewHref, go } = useResults();
  const current = sortOptions.find((sort) => sort === answer.sort) ?? defaultSort;
  return (
    <form method="get" action={address(basePath)} className="flex items-center gap-2" onSubmit={(event) => event.preventDefault()}>
      {carriedPairs(answer.query, ['sort']).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor={id} className="sr-only">
        {t.sort}
      </label>
      <span className="select">
        <select
          id={id}
          key={current}
          name="sortierung"
          defaultValue={current}
          className="input min-h-(--control-compact) py-1 text-sm font-semibold"
          onChange={(event) => go(viewHref({ sort: event.target.value as SortOption }))}
        >
          {offered.map((sort) => (
            <option key={sort} value={sort}>
              {sortLabels[language][sort]}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" />
      </span>
      <noscript>
        <button type="submit" className="btn btn-secondary btn-compact">
          {t.apply}
        </button>
      </noscript>
    </form>
  );
}

/** Where the order is explained (LAW-09). */
export function RankingLink() {
  const t = useMessages(rankingTitle);
  const { brand } = useRuntime();
  return (
    <AppLink href={pathCodecs[brand].toPublic('/ranking')} className="link inline-block py-1">
      {t.title}
    </AppLink>
  );
}

const icons = { list: List, detail: Rows, grid: LayoutGrid, map: MapIcon } as const;

export function ViewSwitch() {
  const t = useMessages(screenTexts);
  const language = useLanguage();
  const { answer, viewHref } = useResults();
  return (
    <nav aria-label={t.view} className="segmented segmented-framed flex-nowrap">
      {resultViews.map((view) => {
        const Icon = icons[view];
        return (
          <AppLink
            key={view}
            href={viewHref({ view: view === 'list' ? undefined : view })}
            keepScroll
            rel="nofollow"
            prefetch={false}
            className="segment px-2.5"
            aria-current={view === answer.view ? 'true' : undefined}
            title={viewLabels[language][view]}
          >
            <Icon aria-hidden="true" />
            <span className="sr-only">{viewLabels[language][view]}</span>
          </AppLink>
        );
      })}
    </nav>
  );
}

export function PriceModeSwitch() {
  const t = useMessages(screenTexts);
  const language = useLanguage();
  const { answer, viewHref } = useResults();
  return (
    <nav aria-label={t.priceMode} className="segmented segmented-framed flex w-full flex-nowrap">
      {priceModes.map((mode) => (
        <AppLink
          key={mode}
          href={viewHref({ priceMode: mode === 'total' ? undefined : mode })}
          keepScroll
          rel="nofollow"
          prefetch={false}
          className="segment flex-auto justify-center px-2 whitespace-nowrap"
          aria-current={mode === answer.priceMode ? 'true' : undefined}
        >
          {priceModeLabels[language][mode]}
        </AppLink>
      ))}
    </nav>
  );
}

export function PageSizeSwitch() {
  const t = useMessages(screenTexts);
  const { answer, viewHref } = useResults();
  return (
    <nav aria-label={t.pageSize} className="flex flex-wrap items-center gap-1 text-sm">
      <span className="text-ink-3">{t.pageSize}</span>
      {pageSizes.map((size) => (
        <AppLink
          key={size}
          href={viewHref({ pageSize: size })}
          keepScroll
          rel="nofollow"
          prefetch={false}
          className="segment num"
          aria-current={size === answer.pageSize ? 'true' : undefined}
        >
          {size}
        </AppLink>
      ))}
    </nav>
  );
}
