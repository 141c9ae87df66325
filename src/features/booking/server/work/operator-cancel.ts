// Gives back what an operator keeps for a booking that is over. Cancelling what is cancelled changes nothing, so it is repeated until the
// operator has said so.
import { OperatorError, type OperatorSystem } from '#features/operators/server/operator-port.ts';
import { backoff, GiveUp, type Handler } from '#platform/server/outbox/job.ts';
import { z } from 'zod';
import { operatorVoyage } from '../operator-request.ts';
import type { SubmitParts } from './submit-to-operator.ts';

export interface CancelParts extends Pick<SubmitParts, 'store' | 'voyageOf'> {
  readonly operators: Pick<OperatorSystem, 'cancel'>;
}

const payloadSchema = z.object({ bookingId: z.uuid() });
const over: ReadonlySet<string> = new Set(['rejected', 'lapsed', 'cancelled']);
/** About a week; an operator that keeps a place for longer is called by a person. */
const policy = { tries: 200, delayMs: backoff({ baseMs: 30_000, factor: 2, longestMs: 3_600_000, least: 0.5 }) };

/** Handler of `operator.cancel`. */
export const operatorCancel = ({ store, operators, voyageOf }: CancelParts): Handler => ({
  policy,
  run: async (job) => {
    const payload = payloadSchema.safeParse(job.payload);
    if (!payload.success) throw new GiveUp('the payload names no booking');
    const booking = await store.booking(payload.data.bookingId);
    if (!booking || !over.has(booking.state) || booking.operatorRef === null || booking.voyageId === null) return;
    const voyage = operatorVoyage(await voyageOf(booking.voyageId));
    await job.extend();
    try {
      await operators.cancel(voyage, booking.operatorRef);
    } catch (error) {
      if (!(error instanceof OperatorError) || error.kind !== 'refused') throw error;
      if (error.refusal !== 'unknown_booking') throw new GiveUp(`the operator does not cancel ${booking.operatorRef}: ${error.message}`, { cause: error });
    }
  },
});
