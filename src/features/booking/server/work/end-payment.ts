// A booking that will not be: what it was to be paid with is forgotten, unless it is already on its way (reliability.md 4.5).
import { movePayment } from '#domain/payment/payment-machine.ts';
import { forgetJob } from './after-booked.ts';
import type { WorkTx } from './ports.ts';

/** In a transaction with the booking locked. */
export async function endPayment(tx: WorkTx, bookingId: string): Promise<void> {
  const payment = await tx.payment(bookingId);
  if (!payment) return;
  const ended = movePayment(payment, { type: 'booking_ended' });
  if (ended.kind !== 'moved') return;
  const forgotten = forgetJob(payment);
  await tx.changePayment(bookingId, { state: ended.payment.state, token: null });
  if (forgotten) await tx.enqueue(forgotten);
}
