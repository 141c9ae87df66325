// What follows once a booking has its place, and what sends it to the operator: jobs of the outbox, written with their cause.
import { reminderTimes } from '#domain/booking/option-deadline.ts';
import { MOST_ATTEMPTS } from '#domain/payment/payment-machine.ts';
import { newBookingMail } from '#features/documents/server/index.ts';
import type { NewJob } from '#platform/server/outbox/enqueue.ts';
import type { StoredBooking } from '../booking.repository.ts';
import type { StoredPayment } from './ports.ts';

export const submitKind = 'operator.submit';
export const forwardKind = 'payment.forward';
export const forgetKind = 'payment.forget';
export const lapseKind = 'option.lapse';
export const answerOverKind = 'booking.answerOver';
export const cancelKind = 'operator.cancel';
export const waitListAskKind = 'waitlist.ask';

/** So often an operator is asked what became of a request on its wait list. */
export const WAIT_LIST_LOOK_MS = 24 * 3_600_000;

const firstMail = { fixed_booking: 'confirmation', option_booking: 'option', wait_list: 'waitList', custom_request: 'customRequest' } as const;

/** Sends the booking to its operator. The number of its state tells a second sending, after a new price or an option, from the first one. */
export const submitJob = (booking: StoredBooking): NewJob => ({
  kind: submitKind,
  dedupeKey: `${submitKind}/${booking.id}/${booking.stateVersion}`,
  payload: { bookingId: booking.id },
});

/** Hands a card on, once per card that was entered. Never before the place is booked (reliability.md 4.5). */
export const forwardJob = (bookingId: string, attempts: number): NewJob => ({
  kind: forwardKind,
  dedupeKey: `${forwardKind}/${bookingId}/${attempts}`,
  payload: { bookingId },
});

/** Names of the jobs that may wait for the booking's confirmation mail before a card is handed on. */
export const forwardKeys = (bookingId: string): string[] => Array.from({ length: MOST_ATTEMPTS }, (_, index) => forwardJob(bookingId, index + 1).dedupeKey);

/** A card that is not needed any more: the provider forgets it (PAY-03). undefined where there is none. */
export const forgetJob = (payment: StoredPayment | undefined): NewJob | undefined =>
  payment?.token == null ? undefined : { kind: forgetKind, dedupeKey: `${forgetKind}/${payment.token}`, payload: { token: payment.token }, priority: 1 };

/** Ends the option. The number of its state tells an option that came back from the one before. */
export const lapseJob = (booking: StoredBooking, validUntil: Date): NewJob => ({
  kind: lapseKind,
  dedupeKey: `${lapseKind}/${booking.id}/${booking.stateVersion}`,
  payload: { bookingId: booking.id },
  runAt: validUntil,
});

/** Gives back what the operator keeps for a booking that is over. */
export const cancelJob = (bookingId: string): NewJob => ({ kind: cancelKind, dedupeKey: `${cancelKind}/${bookingId}`, payload: { bookingId } });

/** @param attempts cards entered so far */
export function afterBooked(booking: StoredBooking, paid: StoredPayment['kind'], now: Date, attempts = 1): NewJob[] {
  const jobs = [newBookingMail(booking.id, firstMail[booking.kind])];
  if (booking.kind === 'fixed_booking' && paid === 'card') jobs.push(forwardJob(booking.id, attempts));
  if (booking.kind === 'wait_list')
    jobs.push({
      kind: waitListAskKind,
      dedupeKey: `${waitListAskKind}/${booking.id}`,
      payload: { bookingId: booking.id },
      runAt: new Date(now.getTime() + WAIT_LIST_LOOK_MS),
      priority: 5, // after bookings and their mails
    });
  if (booking.kind !== 'option_booking' || !booking.optionValidUntil) return jobs;
  for (const { hours, at } of reminderTimes(booking.optionValidUntil, now)) jobs.push(newBookingMail(booking.id, `optionReminder${hours}`, { runAt: at }));
  jobs.push(lapseJob(booking, booking.optionValidUntil));
  return jobs;
}
