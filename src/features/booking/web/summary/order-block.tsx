// The order: what, when, which cabin, for whom and for how much, and right below it nothing but the button (LAW-02, L-DE-11, L-DE-12).
import type { BookingForm } from '#domain/booking/form/booking-form.ts';
import { nameOf } from '#domain/booking/form/booking-form.ts';
import type { BookingStatus } from '#domain/booking/form/booking-form.ts';
import type { BookingSession, BookingSummary } from '#features/booking/contract.ts';
import { useFormat } from '#platform/web/format.ts';
import { useMessages } from '#platform/web/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { summaryTexts } from './summary-texts.ts';

interface OrderBlockProps {
  readonly session: BookingSession;
  readonly summary: BookingSummary;
  readonly status: BookingStatus | null;
  readonly form: BookingForm;
  readonly arrival: string | undefined;
  readonly busy: boolean;
  readonly onOrder: () => void;
}

function Fact({ term, children }: { readonly term: string; readonly children: string }) {
  return (
    <div className="grid gap-x-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <dt className="text-ink-3">{term}</dt>
      <dd className="font-semibold break-words">{children}</dd>
    </div>
  );
}

/** 'Balkon Komfort BB, Nr. 8068, Deck 8'; for a wait list its categories. */
function useCabinWords(selection: BookingSession['selection']): string {
  const t = useMessages(summaryTexts);
  if (!selection) return '';
  if (selection.waitListCategoryCodes.length > 0) return t.waiting(selection.waitListCategoryCodes.join(', '));
  const deck = selection.deck === null ? '' : t.deck(selection.deck);
  const place = selection.cabinNumber === null ? t.guarantee : t.cabinNumber(selection.cabinNumber, deck);
  return `${selection.categoryName} ${selection.categoryCode}, ${place}`;
}

export function OrderBlock({ session, summary, status, form, arrival, busy, onOrder }: OrderBlockProps) {
  const t = useMessages(summaryTexts);
  const format = useFormat();
  const cabin = useCabinWords(session.selection);
  const { voyage } = session;
  const waits = summary.bookingType === 'wait_list';
  const kind = waits || status !== null ? summary.bookingType : 'undecided';
  const ports = voyage && t.fromTo(voyage.embarkation, voyage.disembarkation);
  return (
    <section aria-labelledby="order-title" className="card mt-8 p-5" data-part="order-block">
      <h2 id="order-title" className="text-xl">
        {t.order[kind]}
      </h2>
      <dl className="mt-3 grid gap-1.5">
        {voyage && (
          <>
            <Fact term={t.voyage}>{`${voyage.title} (${voyage.id})`}</Fact>
            <Fact term={t.dates}>{`${format.dateRange(voyage.departsOn, voyage.returnsOn)}, ${format.nights(voyage.nights)}`}</Fact>
            <Fact term={t.ship}>{`${voyage.ship}, ${voyage.operator}`}</Fact>
            <Fact term={t.ports}>{ports ?? ''}</Fact>
          </>
        )}
        <Fact term={t.cabin}>{cabin}</Fact>
        {arrival !== undefined && <Fact term={t.arrival}>{arrival}</Fact>}
        <Fact term={t.travellers}>{form.pax.map(nameOf).filter(Boolean).join(', ')}</Fact>
      </dl>
      {summary.quote && (
        <p className="mt-4 mb-4 flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-ink pt-3">
          <span>{waits ? t.totalIfFree : t.total}</span>
          <b className="price text-2xl" data-price-kind="total">
            {format.moneyExact(summary.quote.total)}
          </b>
        </p>
      )}
      <Button variant="primary" size="main" className="w-full" busy={busy} onClick={onOrder} data-part="order-button">
        {summary.buttonText}
      </Button>
    </section>
  );
}
