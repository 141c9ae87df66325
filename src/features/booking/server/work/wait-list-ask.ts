// What becomes of those who wait (BOOK-22). An operator may turn a request on its wait list into a place without telling anybody, so it is asked
// every day; and once the ship has left, nobody waits any more, at an operator as little as for our own places.
import { agencyDay } from '#domain/calendar/calendar.ts';
import { lapseOf } from '#domain/booking/option-deadline.ts';
import { newBookingMail, newDeskNotice } from '#features/documents/server/index.ts';
import { OperatorError, type OperatorBooking, type OperatorSystem } from '#features/operators/server/operator-port.ts';
import { backoff, GiveUp, Later, type Handler, type Job } from '#platform/server/outbox/job.ts';
import { z } from 'zod';
import type { StoredBooking } from '../booking.repository.ts';
import { operatorVoyage } from '../operator-request.ts';
import { WAIT_LIST_LOOK_MS } from './after-booked.ts';
import type { WorkTx } from './ports.ts';
import type { SubmitParts } from './submit-to-operator.ts';

export interface AskParts extends Pick<SubmitParts, 'store' | 'voyageOf'> {
  readonly operators: Pick<OperatorSystem, 'find'>;
}

const payloadSchema = z.object({ bookingId: z.uuid() });
const policy = { tries: 200, delayMs: backoff({ baseMs: 60_000, factor: 2, longestMs: 6 * 3_600_000, least: 0.5 }) };

/** What an operator's answer means for somebody who waits. */
const meaning: Readonly<Record<OperatorBooking['state'], 'waits' | 'place' | 'over'>> = {
  wait_listed: 'waits',
  fixed: 'place',
  option_held: 'place',
  cancelled: 'over',
};

export function waitListAsk({ store, operators, voyageOf }: AskParts): Handler {
  /** With the booking locked, and only while it waits. */
  const whileItWaits = (bookingId: string, job: Job, run: (tx: WorkTx, booking: StoredBooking) => Promise<unknown>): Promise<undefined> =>
    store.transaction(async (tx) => {
      const booking = await tx.lockBooking(bookingId);
      if (booking?.state === 'wait_listed') await run(tx, booking);
      await tx.finish(job);
      return undefined;
    });

  const ends = (bookingId: string, job: Job, actor: string, reason: string): Promise<undefined> =>
    whileItWaits(bookingId, job, async (tx, booking) => {
      await tx.move(booking, 'lapse', actor, reason);
      await tx.enqueue(newBookingMail(booking.id, 'waitListOver'));
    });

  return {
    policy,
    run: async (job) => {
      const payload = payloadSchema.safeParse(job.payload);
      if (!payload.success) throw new GiveUp('the payload names no booking');
      const { bookingId } = payload.data;
      const booking = await store.booking(bookingId);
      if (booking?.state !== 'wait_listed' || booking.voyageId === null) return undefined;
      const voyage = await voyageOf(booking.voyageId);
      const now = await store.transaction((tx) => tx.now());
      const leaves = lapseOf(voyage.row.departs_on);
      if (now >= leaves || agencyDay(now) > voyage.row.departs_on) return ends(bookingId, job, 'clock', 'the ship has left');
      const next = new Later(new Date(Math.min(leaves.getTime(), now.getTime() + WAIT_LIST_LOOK_MS)));
      if (booking.operatorRef === null) return next; // our own list: a free place finds its way by itself
      try {
        const answer = await operators.find(operatorVoyage(voyage), booking.clientRef);
        const what = answer ? meaning[answer.state] : 'over';
        if (what === 'waits') return next;
        if (what === 'over') return await ends(bookingId, job, 'operator', 'the operator does not have it on its wait list any more');
        return await whileItWaits(bookingId, job, async (tx, current) => {
          const reason = `the operator has it as ${answer?.state}`;
          await tx.move(current, 'given_up', 'operator', reason, { cabinNumber: answer?.cabinNumber ?? current.cabinNumber });
          await tx.enqueue(newDeskNotice(current.id, 'wait_list_operator', reason));
        });
      } catch (error) {
        if (error instanceof OperatorError) return next; // it is asked again tomorrow
        throw error;
      }
    },
  };
}
