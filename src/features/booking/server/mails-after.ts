// The mails that a booking sets off, written in the same transaction: now, and before an option ends.
import { newBookingMail } from '#features/documents/server/index.ts';
import { reminderTimes } from '#domain/booking/option-deadline.ts';
import type { NewJob } from '#platform/server/outbox/enqueue.ts';
import type { StoredBooking } from './booking.repository.ts';

const firstMail = { fixed_booking: 'confirmation', option_booking: 'option', wait_list: 'waitList', custom_request: 'customRequest' } as const;

export function mailsAfter(booking: StoredBooking, now: Date): NewJob[] {
  const jobs = [newBookingMail(booking.id, firstMail[booking.kind])];
  if (booking.kind !== 'option_booking' || !booking.optionValidUntil) return jobs;
  for (const { hours, at } of reminderTimes(booking.optionValidUntil, now)) jobs.push(newBookingMail(booking.id, `optionReminder${hours}`, { runAt: at }));
  jobs.push({ kind: 'option.lapse', dedupeKey: `option.lapse/${booking.id}`, payload: { bookingId: booking.id }, runAt: booking.optionValidUntil });
  return jobs;
}
