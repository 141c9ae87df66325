// An option that was not confirmed ends (BOOK-22): its place is free again and its holder is told. For everybody who looks it has ended at
// 17:00 already (F11); this only writes it down and may come late or twice.
import { newBookingMail } from '#features/documents/server/index.ts';
import { backoff, GiveUp, Later, type Handler } from '#platform/server/outbox/job.ts';
import { z } from 'zod';
import type { WorkStore } from './ports.ts';
import { placeFreedJob } from './wait-list.ts';

/** A place that is never given back is lost: tried for a week before a person has to look. */
const policy = { tries: 200, delayMs: backoff({ baseMs: 1_000, factor: 2, longestMs: 3_600_000, least: 0.5 }) };

const payloadSchema = z.object({ bookingId: z.uuid() });

export const optionLapse = (store: WorkStore): Handler => ({
  policy,
  run: async (job) => {
    const payload = payloadSchema.safeParse(job.payload);
    if (!payload.success) throw new GiveUp('the payload names no booking');
    return store.transaction(async (tx) => {
      const booking = await tx.lockBooking(payload.data.bookingId);
      if (booking?.state !== 'option_held' || booking.optionValidUntil === null) return undefined; // confirmed or cancelled meanwhile
      if (booking.optionValidUntil > (await tx.now())) return new Later(booking.optionValidUntil);
      const lapsed = await tx.move(booking, 'lapse', 'clock', '');
      if (!lapsed) return undefined;
      const { claimId, voyageId, categoryCode } = booking;
      if (claimId !== null) await tx.releasePlace(claimId);
      if (claimId !== null && voyageId !== null && categoryCode !== null) await tx.enqueue(placeFreedJob(claimId, voyageId, categoryCode));
      await tx.enqueue(newBookingMail(booking.id, 'optionLapsed'));
      await tx.finish(job);
      return undefined;
    });
  },
});
