// The hits in the chosen view, and the way to the next ones.
import type { ReactNode } from 'react';
import { AppLink } from '#platform/web/app-runtime/app-link.tsx';
import { useFormat } from '#platform/web/format.ts';
import { useMessages } from '#platform/web/i18n.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { Pagination } from '#platform/web/ui/pagination.tsx';
import type { VoyageCard as Card } from '#features/search/contract.ts';
import { VoyageCard } from '../card/voyage-card.tsx';
import { CompareSwitch } from '../compare/compare-switch.tsx';
import { useVisited } from '../device-memory.ts';
import { usePending, useResults } from '../results-context.tsx';
import { screenTexts } from '../screen-texts.ts';
import { voyageQuery } from '../search-address.ts';
import { useLoadedPages } from './loaded-pages.ts';
import { VoyageCardDetail, VoyageCardTile } from './rare-parts.tsx';
import { PageSizeSwitch } from './result-tools.tsx';

const cards = { list: VoyageCard, detail: VoyageCardDetail, grid: VoyageCardTile, map: VoyageCard } as const;

function LoadMore({ onClick }: { readonly onClick: () => void }) {
  const t = useMessages(screenTexts);
  const { answer, viewHref, go } = useResults();
  const left = answer.total - answer.page * answer.pageSize;
  if (left <= 0) return null;
  const href = viewHref({ page: answer.page + 1 });
  return (
    <AppLink
      href={href}
      rel="next"
      className="btn btn-secondary"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        onClick();
        go(href, { replace: true });
      }}
    >
      {t.loadMore(Math.min(left, answer.pageSize))}
    </AppLink>
  );
}

export function ResultList({ notice }: { readonly notice?: ReactNode }) {
  const t = useMessages(screenTexts);
  const format = useFormat();
  const { answer, viewHref } = useResults();
  const pending = usePending();
  const { hits, first, last, loadNext } = useLoadedPages(answer);
  const visited = useVisited();
  const Result = cards[answer.view];
  const carry = voyageQuery(answer.query);
  const from = (first - 1) * answer.pageSize + 1;
  return (
    <section aria-label={t.results} aria-busy={pending || undefined} className={classNames('transition-opacity delay-300', pending && 'opacity-60')}>
      {notice}
      <ul className={answer.view === 'grid' ? 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3' : 'grid gap-4.5'}>
        {hits.map((card: Card, index) => (
          <li key={card.id} className={answer.view === 'grid' ? 'grid' : undefined}>
            <Result
              card={card}
              party={answer.party}
              priceMode={answer.priceMode}
              carry={carry}
              eager={index === 0}
              visited={visited.has(card.id)}
              extra={<CompareSwitch card={card} />}
            />
          </li>
        ))}
      </ul>
      <div className="mt-6 grid justify-items-center gap-4">
        <p className="num text-sm text-ink-3">
          {t.shown(format.number(from), format.number(Math.min(from + hits.length - 1, answer.total)), format.number(answer.total))}
        </p>
        <LoadMore onClick={loadNext} />
        <div className="flex w-full flex-wrap items-center justify-between gap-3">
          <Pagination page={last} pageCount={answer.pages} hrefOf={(page) => viewHref({ page: page > 1 ? page : undefined })} />
          <PageSizeSwitch />
        </div>
      </div>
    </section>
  );
}
