// What a booking's state means to its customer. Closed: a state without a meaning does not compile.
import type { BookingState } from '#domain/booking/booking-states.ts';

export const outcomes = ['done', 'pending', 'offline', 'reprice', 'manual', 'rejected', 'lapsed', 'cancelled'] as const;
/** done: as ordered; pending: on its way; offline: stored until the operator can be reached; the rest as called. */
export type Outcome = (typeof outcomes)[number];

/** Over without a voyage. */
export const endings = ['rejected', 'lapsed', 'cancelled'] as const satisfies readonly Outcome[];
export type Ending = (typeof endings)[number];
export const isEnding = (outcome: Outcome): outcome is Ending => (endings as readonly Outcome[]).includes(outcome);

export const outcomeOf: Readonly<Record<BookingState, Outcome>> = {
  accepted: 'pending',
  submitting: 'pending',
  unknown: 'pending',
  reconciling: 'pending',
  offline_queued: 'offline',
  reprice: 'reprice',
  manual: 'manual',
  fixed: 'done',
  option_held: 'done',
  wait_listed: 'done',
  requested: 'done',
  rejected: 'rejected',
  lapsed: 'lapsed',
  cancelled: 'cancelled',
};
