// How the simulated operator misbehaves, as the control port tells it. Everything off: it answers at once, correctly and once.
import { z } from 'zod';

/** Messages that change something. */
export const writeMessages: readonly string[] = ['OTA_CruiseCabinHoldRQ', 'OTA_CruiseCabinUnholdRQ', 'OTA_CruiseBookRQ', 'OTA_CancelRQ'];

const share = z.number().min(0).max(1);

export const behaviourSchema = z.strictObject({
  /** Only these messages (OTA_CruiseBookRQ, …) are treated so; null = all. */
  only: z.array(z.string()).nullable().default(null),
  /** Milliseconds before the work is done: a booking exists only afterwards. */
  slowMs: z.int().min(0).default(0),
  /** Milliseconds between the work and the answer. */
  lateMs: z.int().min(0).default(0),
  /** Never answers: `before` it has done anything, or `after`. */
  silent: z.enum(['before', 'after']).nullable().default(null),
  /** Share of writes that are done and whose connection is then cut. */
  loseAnswers: share.default(0),
  /** The work is done and the answer is worthless. */
  wrong: z.enum(['garbage', 'html', 'empty', 'truncated', 'other_echo', 'no_reference', 'status_500', 'status_429']).nullable().default(null),
  /** Share of answers that are wrong in that way. */
  wrongShare: share.default(1),
  /** Sold out: everything, or these categories. */
  soldOut: z.union([z.boolean(), z.array(z.string())]).default(false),
  /** Every price times this, rounded to whole minor units. */
  priceFactor: z.number().positive().max(100).default(1),
  /** Every hold and booking is refused with this OpenTravel error code. */
  refuse: z
    .string()
    .regex(/^[0-9]{1,3}$/)
    .nullable()
    .default(null),
  /** The same reference books again, as with operators that do not know what they were sent. */
  forgetToDedupe: z.boolean().default(false),
  /** A booking stands at the total it comes with, whatever the stock says. */
  acceptAnyTotal: z.boolean().default(false),
  /** false = nobody listens on the address for messages. */
  listening: z.boolean().default(true),
});
export type Behaviour = z.output<typeof behaviourSchema>;

export const wellBehaved: Behaviour = behaviourSchema.parse({});

export const isSoldOut = (behaviour: Behaviour, categoryCode: string): boolean =>
  typeof behaviour.soldOut === 'boolean' ? behaviour.soldOut : behaviour.soldOut.includes(categoryCode);

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
