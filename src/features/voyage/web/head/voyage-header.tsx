// Title, dates, ship and rating of a voyage, the way up, and what can be done with its page.
import CalendarDays from 'lucide-react/icons/calendar-days';
import { useBrand } from '#platform/web/app-runtime/runtime.ts';
import { useFormat } from '#platform/web/format.ts';
import { useMessages } from '#platform/web/i18n.ts';
import { ShipIcon } from '#platform/web/icons/icons.tsx';
import { Breadcrumbs } from '#platform/web/ui/breadcrumbs.tsx';
import { Rating } from '#platform/web/ui/rating.tsx';
import type { VoyageDetails } from '../answer.ts';
import { isGone } from '../load-voyage.ts';
import { voyageTexts } from '../texts.ts';
import { VoyageActions } from './voyage-actions.tsx';
import { voyageCrumbs } from './voyage-crumbs.ts';

export function VoyageHeader({ voyage, query }: { readonly voyage: VoyageDetails; readonly query: string }) {
  const t = useMessages(voyageTexts);
  const format = useFormat();
  const brand = useBrand();
  const { card } = voyage;
  // The page of a voyage that has left has neither of the sections.
  const gone = isGone(voyage);
  return (
    <header>
      <Breadcrumbs crumbs={voyageCrumbs(voyage, brand.searchUrl, t)} />
      <div className="mt-1 flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <h1 className="max-w-[24ch] min-w-0 hyphens-auto">{voyage.title}</h1>
        <VoyageActions voyage={voyage} query={query} />
      </div>
      <ul className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-1 text-ink-2">
        <li className="inline-flex items-center gap-2">
          <CalendarDays aria-hidden="true" />
          <span>
            {format.dateRange(card.departsOn, card.returnsOn)}, {format.nights(card.nights)}
          </span>
        </li>
        <li className="inline-flex items-center gap-2">
          <ShipIcon />
          {gone ? (
            <b>{card.ship.name}</b>
          ) : (
            <a href="#ship" className="link text-inherit">
              {card.ship.name}
            </a>
          )}
          <span className="text-ink-3">{card.operator.name}</span>
        </li>
        {card.rating && (
          <li>
            <Rating value={card.rating.value} count={card.rating.count} {...(!gone && { href: '#reviews' })} />
          </li>
        )}
      </ul>
    </header>
  );
}
