// A booking as its page shows it: at once after the order, and each time its address is opened again (BOOK-15, BOOK-24).
import { sql } from 'kysely';
import { brands } from '#brands/brands.ts';
import { formats } from '#domain/format/format.ts';
import { deskMailKind } from '#features/documents/server/index.ts';
import type { ShopAsker } from '#features/voyage/server/asker.ts';
import type { Database } from '#platform/server/database/database.ts';
import type { Confirmation } from '../contract.ts';
import { bookingOfSession, type StoredBooking } from './booking.repository.ts';
import { paymentErrorOf } from './card-of-order.ts';
import { refusalOf } from './operator-refusal.ts';
import { confirmationTexts } from './confirmation-texts.ts';
import { voyageSummary, type BookingFacts } from './facts.ts';
import { paymentColumns, paymentOfRow, type PaymentRow } from './payment-shown.ts';

/** Whether an option has run out is a comparison with the clock, whatever the job has done so far (F11). */
export const isLapsed = (booking: Pick<StoredBooking, 'state' | 'optionValidUntil'>, now: Date): boolean =>
  booking.state === 'lapsed' || (booking.state === 'option_held' && booking.optionValidUntil !== null && booking.optionValidUntil <= now);

const berlin = {
  de: new Intl.DateTimeFormat('de-DE', {
    timeZone: 'Europe/Berlin',
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }),
  en: new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Berlin',
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }),
};

function subject(booking: StoredBooking, asker: ShopAsker): string {
  const t = confirmationTexts[asker.language];
  if (isLapsed(booking, asker.now)) return booking.kind === 'wait_list' ? t.waitOver(booking.number) : t.lapsed(booking.number);
  const until = booking.optionValidUntil ? `${berlin[asker.language].format(booking.optionValidUntil)} ${t.clock}`.trim() : '';
  return booking.kind === 'option_booking' ? t.option_booking(booking.number, until) : t[booking.kind](booking.number);
}

export function createConfirmationService(db: Database, facts: BookingFacts) {
  const of = async (booking: StoredBooking, asker: ShopAsker): Promise<Confirmation> => {
    const t = confirmationTexts[asker.language];
    const format = formats[asker.language];
    const voyage = booking.voyageId === null ? undefined : voyageSummary(await facts.known(booking.voyageId), asker);
    const { rows } = await sql<{ text: string | null; sent_at: Date | null } & (PaymentRow | { readonly kind: null })>`
      select m.text, m.sent_at, ${paymentColumns} from (select ${booking.id}::uuid as id) b
        left join payments p on p.booking_id = b.id
        left join lateral (select text, sent_at from mails where booking_id = b.id and kind <> ${deskMailKind} order by created_at limit 1) m on true`.execute(
      db,
    );
    const row = rows[0];
    const content = { fixed_booking: t.fixedText, option_booking: t.optionText, wait_list: t.waitText, custom_request: t.customText }[booking.kind];
    const paid = row && row.kind !== null ? paymentOfRow(row, booking.state) : null;
    const { serviceEmail } = brands[asker.brand];
    return {
      bookingId: booking.number,
      bookingType: booking.kind,
      bookingState: isLapsed(booking, asker.now) ? 'lapsed' : booking.state,
      confirmationEmail: { content: row?.text ?? '', isSent: row?.sent_at != null, recipient: booking.contact.email },
      contactId: booking.contactId,
      enquireCustomerOrigin: booking.customerOrigin === null,
      insuranceBookingKey: null,
      liveBooking:
        booking.state === 'fixed' && voyage
          ? {
              message: t.booked,
              note: '',
              items: [
                { label: t.sailing, value: t.shipAndDates(voyage.ship, format.dateRange(voyage.departsOn, voyage.returnsOn)) },
                { label: t.cabin, value: t.cabinOf(booking.categoryCode ?? '', booking.cabinNumber) },
              ],
            }
          : null,
      liveBookingError: booking.state === 'rejected' ? await refusalOf(db, booking, asker.language) : null,
      paymentError: paymentErrorOf(paid?.problem ?? null, asker.language),
      payment: paid && { method: paid.method, state: paid.state, means: paid.means, challengeUrl: paid.challengeUrl, mayTryAgain: paid.mayTryAgain },
      quotedTotalPrice: booking.quotedTotal,
      totalPrice: booking.total,
      newTotal: booking.state === 'reprice' ? (booking.offeredTotal ?? null) : null,
      answerUntil: booking.answerUntil?.toISOString() ?? null,
      requestSubject: subject(booking, asker),
      requestContent: content,
      supportEmail: serviceEmail,
      voyageDetailUrl: voyage?.href ?? null,
      optionValidUntil: booking.optionValidUntil?.toISOString() ?? null,
      files: { pdf: `/files/booking-${booking.number}.pdf`, calendar: voyage ? `/files/booking-${booking.number}.ics` : null },
    };
  };
  return {
    of,
    ofSession: async (idHash: Buffer, asker: ShopAsker): Promise<Confirmation | null> => {
      const booking = await bookingOfSession(db, idHash);
      return booking ? of(booking, asker) : null;
    },
  };
}
