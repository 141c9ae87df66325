// How the payment of a booking stands, for its confirmation and for another try (PAY-04).
import { sql } from 'kysely';
import type { BookingState } from '#domain/booking/booking-states.ts';
import { cardName } from '#domain/payment/card-name.ts';
import type { PaymentProblemCode } from '#domain/payment/payment-form.ts';
import { MOST_ATTEMPTS, type PaymentState } from '#domain/payment/payment-machine.ts';
import type { Database } from '#platform/server/database/database.ts';
import type { Confirmation } from '../contract.ts';
import type { StoredBooking } from './booking.repository.ts';

export type PaymentShown = NonNullable<Confirmation['payment']> & {
  readonly problem: PaymentProblemCode | null;
  /** Cards or accounts that were entered so far. */
  readonly attempts: number;
};

export interface PaymentRow {
  readonly kind: 'sepa' | 'card' | 'later';
  readonly state: PaymentState;
  readonly attempts: number;
  readonly card_brand: string | null;
  readonly card_last4: string | null;
  readonly iban_last4: string | null;
  readonly challenge_url: string | null;
  readonly problem: PaymentProblemCode | null;
}

/**
 * Only after a refusal that is certain, and never while money may be on its way: state and problem decide (payment-machine.ts). A booking
 * without a problem may still wait for its first payment, which nobody has to mend, and one without its place is asked for none.
 */
export const mayTryAgain = (payment: Pick<PaymentRow, 'state' | 'attempts' | 'problem'>, booking: BookingState): boolean =>
  payment.problem !== null && (payment.state === 'declined' || payment.state === 'none') && payment.attempts < MOST_ATTEMPTS && booking === 'fixed';

/** Of `payments p`. */
export const paymentColumns = sql`p.kind, p.state, p.attempts, p.card_brand, p.card_last4, p.iban_last4, p.challenge_url, p.problem`;

/** null where nothing is paid with the order. */
export async function paymentShown(db: Database, booking: Pick<StoredBooking, 'id' | 'state'>): Promise<PaymentShown | null> {
  const { rows } = await sql<PaymentRow>`
    select ${paymentColumns} from payments p where p.booking_id = ${booking.id}`.execute(db);
  return rows[0] ? paymentOfRow(rows[0], booking.state) : null;
}

/** null where the cruise line collects later. */
export function paymentOfRow(row: PaymentRow, booking: BookingState): PaymentShown | null {
  if (row.kind === 'later') return null;
  return {
    method: row.kind === 'card' ? 'creditCard' : 'sepa',
    state: row.state,
    means: row.kind === 'card' ? cardName(row.card_brand ?? '', row.card_last4 ?? '') : `IBAN •••• ${row.iban_last4 ?? ''}`,
    challengeUrl: row.state === 'forwarding' ? row.challenge_url : null,
    mayTryAgain: mayTryAgain(row, booking),
    problem: booking === 'fixed' ? row.problem : null,
    attempts: row.attempts,
  };
}
