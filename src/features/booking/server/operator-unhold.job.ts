// Gives a place back that an operator keeps for a session: another one was chosen, the party changed, or the answer came too late. The
// operator lets go of it by itself after some minutes, so this is tried while it is worth the trouble and then forgotten.
import { OperatorError, type OperatorSystem } from '#features/operators/server/operator-port.ts';
import { GiveUp, type Handler } from '#platform/server/outbox/job.ts';
import type { NewJob } from '#platform/server/outbox/enqueue.ts';
import { Failure } from '#platform/contract/failures.ts';
import { z } from 'zod';
import type { BookingFacts } from './facts.ts';
import { operatorVoyage } from './operator-request.ts';

const kind = 'operator.unhold';
const payloadSchema = z.object({ voyageId: z.int().positive(), holdRef: z.string().min(1) });

/** Holds last about twenty minutes: three tries within five. */
const TRIES = 3;
const PAUSE_MS = 120_000;

export const unholdJob = (voyageId: number, holdRef: string): NewJob => ({
  kind,
  dedupeKey: `${kind}/${voyageId}/${holdRef}`,
  payload: { voyageId, holdRef },
  priority: 5, // after bookings and their mails
});

export const operatorUnhold = (operators: OperatorSystem, facts: Pick<BookingFacts, 'known'>): Readonly<Record<string, Handler>> => ({
  [kind]: {
    policy: { tries: TRIES, delayMs: () => PAUSE_MS },
    run: async (job) => {
      const payload = payloadSchema.safeParse(job.payload);
      if (!payload.success) throw new GiveUp('the payload names no place');
      try {
        await operators.unhold(operatorVoyage(await facts.known(payload.data.voyageId)), payload.data.holdRef);
      } catch (error) {
        const isGone = error instanceof Failure && error.code === 'UnknownVoyage';
        const isOver = error instanceof OperatorError && (error.kind === 'refused' || job.attempt >= TRIES);
        if (!isGone && !isOver) throw error;
      }
    },
  },
});
