// What a booking was to be paid with is forgotten: with a booking that will not be, and a card that nobody could hand on in time
// (reliability.md 4.5, PAY-03). What is already on its way stays.
import { movePayment, type PaymentEvent } from '#domain/payment/payment-machine.ts';
import { newBookingMail, newDeskNotice } from '#features/documents/server/index.ts';
import { GiveUp, Later, type Handler } from '#platform/server/outbox/job.ts';
import type { NewJob } from '#platform/server/outbox/enqueue.ts';
import { z } from 'zod';
import type { StoredBooking } from '../booking.repository.ts';
import { forgetJob } from './after-booked.ts';
import type { NewPayment, PaymentChanges, StoredPayment, WorkStore, WorkTx } from './ports.ts';

export const outdatedKind = 'payment.outdated';

/** A provider keeps a security code no longer, so a card that could not be handed on in that time is entered again. Milliseconds. */
const CARD_MS = 24 * 3_600_000;

/** Since when the card at hand is stored: it is of no use any more after a day. */
export const isOutdated = ({ enteredAt }: StoredPayment, now: Date): boolean => enteredAt !== null && now.getTime() - enteredAt.getTime() >= CARD_MS;

/** One arrow of the payment's table; a card that is not needed after it is forgotten here and at the provider. @returns false where there is none */
export async function changePayment(
  tx: WorkTx,
  bookingId: string,
  payment: StoredPayment,
  event: PaymentEvent,
  more: Partial<PaymentChanges> = {},
): Promise<boolean> {
  const moved = movePayment(payment, event);
  if (moved.kind === 'refused') return false;
  const forgotten = moved.forget ? forgetJob(payment) : undefined;
  await tx.changePayment(bookingId, { state: moved.payment.state, ...(moved.forget && { token: null }), ...more });
  if (forgotten) await tx.enqueue(forgotten);
  return true;
}

/** A means of payment is stored, and a card is forgotten after a day, whatever becomes of its booking. In a transaction with the booking locked. */
export async function enterPayment(tx: WorkTx, booking: StoredBooking, payment: NewPayment, returnUrl: string | null): Promise<void> {
  await tx.enterPayment(booking, payment, returnUrl);
  if (payment.kind !== 'card') return;
  const entered = await tx.payment(booking.id);
  if (entered?.enteredAt) await tx.enqueue(outdatedJob(booking.id, entered.attempts, entered.enteredAt));
}

const outdatedJob = (bookingId: string, attempts: number, enteredAt: Date): NewJob => ({
  kind: outdatedKind,
  dedupeKey: `${outdatedKind}/${bookingId}/${attempts}`,
  payload: { bookingId, attempts },
  priority: 1,
  runAt: new Date(enteredAt.getTime() + CARD_MS),
});

/** With a booking that ends unpaid: card and account are forgotten. In a transaction with the booking locked. */
export async function endPayment(tx: WorkTx, bookingId: string): Promise<void> {
  const payment = await tx.payment(bookingId);
  if (payment) await changePayment(tx, bookingId, payment, { type: 'booking_ended' }, { forgetAccount: 'all' });
}

/**
 * The card is too old to be handed on; its customer is told where it would have been, and a person where only the confirmation was missing.
 * In a transaction with the booking locked.
 */
export async function endCard(tx: WorkTx, booking: StoredBooking, payment: StoredPayment): Promise<void> {
  const ended = await changePayment(tx, booking.id, payment, { type: 'outdated' }, { problem: 'card_outdated' });
  if (!ended || booking.state !== 'fixed') return;
  await tx.enqueue(newBookingMail(booking.id, 'paymentFailed', { occasion: `a${payment.attempts}` }));
  if (!(await tx.confirmationSent(booking.id)))
    await tx.enqueue(newDeskNotice(booking.id, 'dead_job', 'the confirmation was not sent within a day, so no payment was taken', 'confirmation'));
}

const payloadSchema = z.object({ bookingId: z.uuid(), attempts: z.int() });

/** Whatever keeps the booking from its place: a person, an operator out of reach. An attempt that is out is somebody else's. */
export const outdatedCard = (store: WorkStore): Handler => ({
  policy: { tries: 200 },
  run: async (job) => {
    const payload = payloadSchema.safeParse(job.payload);
    if (!payload.success) throw new GiveUp('the payload names no card');
    const { bookingId, attempts } = payload.data;
    return store.transaction(async (tx) => {
      const booking = await tx.lockBooking(bookingId);
      const payment = await tx.payment(bookingId);
      if (!booking || payment?.kind !== 'card' || payment.state !== 'tokenised' || payment.attempts !== attempts) return undefined;
      if (payment.enteredAt && !isOutdated(payment, await tx.now())) return new Later(new Date(payment.enteredAt.getTime() + CARD_MS));
      await endCard(tx, booking, payment);
      await tx.finish(job);
      return undefined;
    });
  },
});
