// The order of a session, in the frame of every order (LAW-02, L-DE-11, L-DE-12).
import type { BookingForm } from '#domain/booking/form/booking-form.ts';
import { nameOf } from '#domain/booking/form/booking-form.ts';
import type { BookingStatus } from '#domain/booking/form/booking-form.ts';
import type { BookingSession, BookingSummary } from '#features/booking/contract.ts';
import { useMessages } from '#platform/web/i18n.ts';
import { OrderCard, OrderFact, VoyageFacts } from './order-card.tsx';
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
  const cabin = useCabinWords(session.selection);
  const { voyage } = session;
  const waits = summary.bookingType === 'wait_list';
  const kind = waits || status !== null ? summary.bookingType : 'undecided';
  return (
    <OrderCard
      title={t.order[kind]}
      facts={
        <>
          {voyage && <VoyageFacts voyage={voyage} />}
          <OrderFact term={t.cabin}>{cabin}</OrderFact>
          {arrival !== undefined && <OrderFact term={t.arrival}>{arrival}</OrderFact>}
          <OrderFact term={t.travellers}>{form.pax.map(nameOf).filter(Boolean).join(', ')}</OrderFact>
        </>
      }
      totalLabel={waits ? t.totalIfFree : t.total}
      total={summary.quote?.total ?? null}
      buttonText={summary.buttonText}
      busy={busy}
      onOrder={onOrder}
    />
  );
}
