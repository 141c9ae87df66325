// An option that was to become a fixed booking and did not, because the operator refused or its other price was not taken: what the operator
// still holds stays the customer's option until its last moment; what is over is given back (BOOK-12).
import { newBookingMail } from '#features/documents/server/index.ts';
import type { StoredBooking } from '../booking.repository.ts';
import { cancelJob, lapseJob } from './after-booked.ts';
import { endPayment } from './end-payment.ts';
import type { WorkTx } from './ports.ts';

/** The last moment of the operator's option behind a fixed booking that is not booked yet; undefined where there is none, or it is over. */
export const optionBehind = ({ kind, operatorRef, optionValidUntil }: StoredBooking, now: Date): Date | undefined =>
  kind === 'fixed_booking' && operatorRef !== null && optionValidUntil !== null && optionValidUntil > now ? optionValidUntil : undefined;

/** In a transaction with the booking locked. @returns undefined where somebody else has moved it */
export async function backToOption(tx: WorkTx, booking: StoredBooking, validUntil: Date, actor: string, reason: string): Promise<StoredBooking | undefined> {
  const held = await tx.move(booking, 'option_stays', actor, reason, {
    kind: 'option_booking',
    offeredTotal: null,
    answerUntil: null,
    queuedAt: null,
    searches: 0,
  });
  if (!held) return undefined;
  await endPayment(tx, booking.id);
  await tx.enqueue(newBookingMail(booking.id, 'optionStays', { occasion: `v${held.stateVersion}` }));
  // the option's first job may have come and gone while the operator was asked
  await tx.enqueue(lapseJob(held, validUntil));
  return held;
}

/** What the operator may still keep for a booking that has just ended. A first order has left nothing there. */
export async function giveBack(tx: WorkTx, booking: StoredBooking): Promise<void> {
  if (booking.operatorRef !== null) await tx.enqueue(cancelJob(booking.id));
}
