import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useMessages } from '../i18n.ts';
import { AppLink } from './link.tsx';
import { uiTexts } from './texts.ts';

/** First and last page, the current one and its neighbours; 0 stands for what is left out. A gap of one page is that page. */
export function shownPages(current: number, last: number): number[] {
  const wanted = new Set([1, 2, current - 1, current, current + 1, last - 1, last].filter((page) => page >= 1 && page <= last));
  if (last > 5) {
    if (current > 4) wanted.delete(2);
    if (current < last - 3) wanted.delete(last - 1);
  }
  const pages: number[] = [];
  for (const page of [...wanted].toSorted((a, b) => a - b)) {
    const before = pages.at(-1) ?? 0;
    if (page - before === 2) pages.push(page - 1);
    else if (page - before > 2) pages.push(0);
    pages.push(page);
  }
  return pages;
}

interface PaginationProps {
  readonly page: number;
  readonly pageCount: number;
  readonly hrefOf: (page: number) => string;
}

/** Real links to every page, for people without a script and for crawlers (rule R12). */
export function Pagination({ page, pageCount, hrefOf }: PaginationProps) {
  const t = useMessages(uiTexts);
  if (pageCount < 2) return null;
  return (
    <nav aria-label={t.pages}>
      <ul className="pages">
        {page > 1 && (
          <li>
            <AppLink href={hrefOf(page - 1)} rel="prev" aria-label={t.previous}>
              <ArrowLeft aria-hidden="true" />
            </AppLink>
          </li>
        )}
        {shownPages(page, pageCount).map((n, index) => (
          <li key={n === 0 ? `gap-${index}` : n}>
            {n === 0 ? (
              <span className="pages-gap" aria-hidden="true">
                …
              </span>
            ) : (
              <AppLink href={hrefOf(n)} aria-label={t.page(n)} aria-current={n === page ? 'page' : undefined}>
                {n}
              </AppLink>
            )}
          </li>
        ))}
        {page < pageCount && (
          <li>
            <AppLink href={hrefOf(page + 1)} rel="next" aria-label={t.next}>
              <ArrowRight aria-hidden="true" />
            </AppLink>
          </li>
        )}
      </ul>
    </nav>
  );
}
