// An option that was not confirmed ends (BOOK-22): its place is free again and its holder is told. For everybody who looks it has ended at
// 17:00 already (F11); this only writes it down and may come late or twice.
import { sql } from 'kysely';
import { newBookingMail } from '#features/documents/server/index.ts';
import type { Database } from '#platform/server/database/database.ts';
import { enqueue } from '#platform/server/outbox/enqueue.ts';
import { GiveUp, Later, type Handler } from '#platform/server/outbox/job.ts';
import { z } from 'zod';
import { findBooking, moveBooking } from './booking.repository.ts';
import { releaseClaim } from './inventory.repository.ts';

const payloadSchema = z.object({ bookingId: z.uuid() });

export function optionLapse(db: Database): Handler {
  return {
    run: async (job) => {
      const payload = payloadSchema.safeParse(job.payload);
      if (!payload.success) throw new GiveUp('the payload names no booking');
      return db.transaction().execute(async (tx) => {
        const booking = await findBooking(tx, payload.data.bookingId);
        if (booking?.state !== 'option_held' || booking.optionValidUntil === null) return undefined; // confirmed or cancelled meanwhile
        const { rows } = await sql<{ over: boolean }>`select ${booking.optionValidUntil}::timestamptz <= now() as over`.execute(tx);
        if (!rows[0]?.over) return new Later(booking.optionValidUntil);
        const lapsed = await moveBooking(tx, booking, 'lapse', 'clock');
        if (!lapsed) return undefined;
        if (booking.claimId) await releaseClaim(tx, booking.claimId);
        await enqueue(tx, newBookingMail(booking.id, 'optionLapsed'));
        await job.finish(tx);
        return undefined;
      });
    },
  };
}
