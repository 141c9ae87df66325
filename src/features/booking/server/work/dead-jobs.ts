// A job that was given up and belongs to a booking: somebody at the desk hears of it, so that no customer waits for what nobody does any more.
import { deskNoticeKind, newDeskNotice } from '#features/documents/server/index.ts';
import type { NewJob } from '#platform/server/outbox/enqueue.ts';
import { z } from 'zod';

const ofBooking = z.object({ bookingId: z.uuid() });

/** @returns undefined for work of no booking, and for a notice itself: the next one would not arrive either */
export function noticeOfDead(
  { id, kind, payload }: { readonly id: number; readonly kind: string; readonly payload: unknown },
  error: string,
): NewJob | undefined {
  const known = ofBooking.safeParse(payload);
  if (!known.success || kind === deskNoticeKind) return undefined;
  return newDeskNotice(known.data.bookingId, 'dead_job', `${kind}: ${error}`, `job-${id}`);
}
