// The same route on other dates, each with its total for the same party (rule V3, beyond.md 22).
import type { Party } from '#domain/pax/party.ts';
import { partyText } from '#features/search/texts.ts';
import { useFormat } from '#platform/web/format.ts';
import { useLanguage, useMessages } from '#platform/web/i18n.ts';
import { Tag } from '#platform/web/ui/chip.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { AppLink } from '#platform/web/ui/link.tsx';
import type { OtherDate } from '../answer.ts';
import { sectionTexts } from '../section-texts.ts';
import { withQuery } from '../voyage-choice.ts';

/** So many dates are seen at once; the others open below. */
const SEEN_AT_ONCE = 8;

/** The lowest total; undefined where amounts are not of one kind: one currency, travel to the ship inside all or none. */
export function cheapestDate(dates: readonly OtherDate[]): number | undefined {
  const priced = dates.flatMap(({ id, price }) => (price ? [{ id, total: price.total, arrivalIncluded: price.arrivalIncluded }] : []));
  if (priced.length < 2 || new Set(priced.map(({ total, arrivalIncluded }) => `${total.currency} ${arrivalIncluded}`)).size > 1) return undefined;
  return priced.reduce((best, date) => (date.total.amount < best.total.amount ? date : best)).id;
}

function DateRow({ date, query, ship, cheapest }: { readonly date: OtherDate; readonly query: string; readonly ship: string; readonly cheapest: boolean }) {
  const t = useMessages(sectionTexts).dates;
  const format = useFormat();
  const words = (
    <>
      <span className="min-w-0 flex-1">
        <b>{format.dateRange(date.departsOn, date.returnsOn)}</b>
        {date.ship !== ship && <span className="text-ink-3"> {date.ship}</span>}
      </span>
      {date.current && <Tag>{t.current}</Tag>}
      {cheapest && <Tag tone="ok">{t.cheapest}</Tag>}
      {date.price?.arrivalIncluded && <span className="text-xs text-ink-3">{t.withArrival}</span>}
      <span className="num font-semibold">{date.price ? format.money(date.price.total) : <span className="text-warn">{t.noPrice}</span>}</span>
    </>
  );
  const look = 'flex min-h-12 flex-wrap items-center gap-x-3 gap-y-0.5 border-b border-line px-2 py-2';
  return (
    <li>
      {date.current ? (
        <div className={`${look} bg-shallow-1`} aria-current="true">
          {words}
        </div>
      ) : (
        <AppLink href={withQuery(date.href, query)} className={`${look} text-ink no-underline hover:bg-mist hover:underline`}>
          {words}
        </AppLink>
      )}
    </li>
  );
}

interface DateListProps {
  readonly dates: readonly OtherDate[];
  readonly party: Party;
  readonly query: string;
  readonly ship: string;
}

/** Dates around the current one first: what comes before it is no longer of interest when it has left. */
export function DateList({ dates, party, query, ship }: DateListProps) {
  const t = useMessages(sectionTexts).dates;
  const language = useLanguage();
  const cheapest = cheapestDate(dates);
  const at = Math.max(
    0,
    dates.findIndex((date) => date.current),
  );
  const from = Math.max(0, Math.min(at - 2, dates.length - SEEN_AT_ONCE));
  const seen = dates.slice(from, from + SEEN_AT_ONCE);
  const others = [...dates.slice(0, from), ...dates.slice(from + SEEN_AT_ONCE)];
  const row = (date: OtherDate) => <DateRow key={date.id} date={date} query={query} ship={ship} cheapest={date.id === cheapest} />;
  return (
    <>
      <p className="mt-2 text-sm text-ink-3">{t.priceFor(partyText(language, party.adults, party.childAges))}</p>
      <ul className="mt-2 border-t border-line">{seen.map(row)}</ul>
      {others.length > 0 && (
        <Disclosure summary={t.more(others.length)}>
          <ul>{others.map(row)}</ul>
        </Disclosure>
      )}
    </>
  );
}
