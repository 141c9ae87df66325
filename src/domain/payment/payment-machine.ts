// The life of a payment: never handed on twice, never money before a place, never without cover, five cards at most.

export const paymentStates = ['none', 'tokenised', 'forwarding', 'forwarded', 'declined', 'unknown'] as const;
/**
 * none: nothing at hand; tokenised: the account or the provider's token is stored; forwarding: handed on, no outcome yet (a customer may
 * be confirming at the bank); forwarded: the operator has it; declined: refused for certain; unknown: handed on, and no answer came.
 */
export type PaymentState = (typeof paymentStates)[number];

/** Cards or accounts that may be tried for one booking; then another way is agreed with a person. */
export const MOST_ATTEMPTS = 5;

export interface PaymentStatus {
  readonly state: PaymentState;
  /** Cards or accounts entered so far. Each has one attempt id, however often it is handed on: the provider knows a repetition by it. */
  readonly attempts: number;
}

export const noPayment: PaymentStatus = { state: 'none', attempts: 0 };

/**
 * `entered` the customer gave a card or an account; `forward` hand it on now; `accepted`, `declined`, `challenged`, `expired` the
 * provider's outcomes, of the call or of a later query; `unreachable` nothing was sent; `unanswered` bytes were sent and no valid answer
 * came, or the process that waited for it is gone; `not_known` a query says that the attempt never arrived; `outdated` the token is older
 * than 24 hours, as the provider does not keep a security code longer either; `uncovered` the operator's insolvency cover does not hold on the
 * day on which it would be handed on (LAW-04); `booking_ended` the booking was refused, lapsed or cancelled.
 */
export const paymentEventTypes = [
  'entered',
  'forward',
  'accepted',
  'declined',
  'challenged',
  'expired',
  'unreachable',
  'unanswered',
  'not_known',
  'outdated',
  'uncovered',
  'booking_ended',
] as const;
export type PaymentEventType = (typeof paymentEventTypes)[number];

export type PaymentEvent =
  | {
      readonly type: 'forward';
      /** The operator has booked the place for certain. */
      readonly placeBooked: boolean;
      /** The operator's insolvency cover holds today (LAW-04). */
      readonly covered: boolean;
    }
  | {
      readonly type: 'not_known';
      /** The provider's longest processing time has passed since the attempt, so that it cannot still arrive. */
      readonly quarantineOver: boolean;
    }
  | { readonly type: Exclude<PaymentEventType, 'forward' | 'not_known'> };

/**
 * `already_forwarded` money is on its way, nothing may be added; `attempt_open` the outcome of the last attempt must be known first;
 * `nothing_entered` there is no card or account; `declined_before` the same card is not tried again; `no_attempt` an outcome of an attempt
 * that does not exist; the others say what they say.
 */
export type PaymentRefusal =
  | 'already_forwarded'
  | 'attempt_open'
  | 'nothing_entered'
  | 'declined_before'
  | 'no_attempt'
  | 'no_place'
  | 'no_cover'
  | 'too_many_attempts'
  | 'in_quarantine';

export type PaymentMove =
  | {
      readonly kind: 'moved';
      readonly payment: PaymentStatus;
      /** The token or account that was stored before is not needed any more: delete it here and at the provider (PAY-03). */
      readonly forget: boolean;
    }
  | { readonly kind: 'refused'; readonly reason: PaymentRefusal };

type Row = Readonly<Record<PaymentEventType, PaymentState | PaymentRefusal>>;

const settled: Row = {
  entered: 'already_forwarded',
  forward: 'already_forwarded',
  // The same outcome may be told twice, by the call and by a query.
  accepted: 'forwarded',
  declined: 'already_forwarded',
  challenged: 'already_forwarded',
  expired: 'already_forwarded',
  unreachable: 'no_attempt',
  unanswered: 'already_forwarded',
  not_known: 'already_forwarded',
  outdated: 'already_forwarded',
  uncovered: 'already_forwarded',
  booking_ended: 'already_forwarded',
};
const withoutAttempt = {
  accepted: 'no_attempt',
  declined: 'no_attempt',
  challenged: 'no_attempt',
  expired: 'no_attempt',
  unreachable: 'no_attempt',
  unanswered: 'no_attempt',
  not_known: 'no_attempt',
} as const;
const outcomes = { accepted: 'forwarded', declined: 'declined', challenged: 'forwarding', expired: 'none' } as const;
const open = {
  entered: 'attempt_open',
  forward: 'attempt_open',
  outdated: 'attempt_open',
  uncovered: 'attempt_open',
  booking_ended: 'attempt_open',
} as const;
const over = { outdated: 'none', uncovered: 'none', booking_ended: 'none' } as const;

/** Every event in every state: where it leads, or why it is refused. */
export const paymentTable = {
  none: { ...withoutAttempt, ...over, entered: 'tokenised', forward: 'nothing_entered' },
  tokenised: { ...withoutAttempt, ...over, entered: 'tokenised', forward: 'forwarding' },
  forwarding: { ...open, ...outcomes, unreachable: 'tokenised', unanswered: 'unknown', not_known: 'tokenised' },
  unknown: { ...open, ...outcomes, unreachable: 'no_attempt', unanswered: 'unknown', not_known: 'tokenised' },
  declined: { ...withoutAttempt, ...over, declined: 'declined', entered: 'tokenised', forward: 'declined_before' },
  forwarded: settled,
} as const satisfies Readonly<Record<PaymentState, Row>>;

const isState = (value: PaymentState | PaymentRefusal): value is PaymentState => (paymentStates as readonly string[]).includes(value);

/** One step, pure: the caller writes the new state in the same transaction as what follows from it. */
export function movePayment(payment: PaymentStatus, event: PaymentEvent): PaymentMove {
  const target: PaymentState | PaymentRefusal = paymentTable[payment.state][event.type];
  if (!isState(target)) return { kind: 'refused', reason: target };
  const reason = guard(payment, event);
  if (reason) return { kind: 'refused', reason };
  const attempts = event.type === 'entered' ? payment.attempts + 1 : payment.attempts;
  const hadToken = payment.state !== 'none' && payment.state !== 'declined' && payment.state !== 'forwarded';
  const forget = hadToken && (event.type === 'entered' || target === 'none' || target === 'declined' || target === 'forwarded');
  return { kind: 'moved', payment: { state: target, attempts }, forget };
}

function guard(payment: PaymentStatus, event: PaymentEvent): PaymentRefusal | undefined {
  if (event.type === 'entered') return payment.attempts >= MOST_ATTEMPTS ? 'too_many_attempts' : undefined;
  if (event.type === 'not_known') return event.quarantineOver ? undefined : 'in_quarantine';
  if (event.type !== 'forward') return undefined;
  if (!event.covered) return 'no_cover';
  return event.placeBooked ? undefined : 'no_place';
}

/** The name under which the provider knows an attempt: one per card that was entered, the same however often it is sent. */
export const attemptId = (bookingId: string, payment: PaymentStatus): string => `${bookingId}-${payment.attempts}`;
