import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  attemptId,
  MOST_ATTEMPTS,
  movePayment,
  noPayment,
  paymentEventTypes,
  paymentStates,
  paymentTable,
  type PaymentEvent,
  type PaymentState,
  type PaymentStatus,
} from './payment-machine.ts';

const ready = { type: 'forward', placeBooked: true, covered: true } as const;
const run = (events: readonly PaymentEvent[], from: PaymentStatus = noPayment): PaymentStatus =>
  events.reduce((payment, event) => {
    const move = movePayment(payment, event);
    return move.kind === 'moved' ? move.payment : payment;
  }, from);
const reach = (state: PaymentState): PaymentStatus => {
  const ways: Record<PaymentState, readonly PaymentEvent[]> = {
    none: [],
    tokenised: [{ type: 'entered' }],
    forwarding: [{ type: 'entered' }, ready],
    forwarded: [{ type: 'entered' }, ready, { type: 'accepted' }],
    declined: [{ type: 'entered' }, ready, { type: 'declined' }],
    unknown: [{ type: 'entered' }, ready, { type: 'unanswered' }],
  };
  return run(ways[state]);
};

const anyEvent: fc.Arbitrary<PaymentEvent> = fc.oneof(
  fc.record({ type: fc.constant('forward' as const), placeBooked: fc.boolean(), covered: fc.boolean() }),
  fc.record({ type: fc.constant('not_known' as const), quarantineOver: fc.boolean() }),
  fc.constantFrom(...paymentEventTypes.filter((type) => type !== 'forward' && type !== 'not_known')).map((type) => ({ type })),
  // The way to an attempt, more often than chance would take it.
  fc.constantFrom<PaymentEvent>({ type: 'entered' }, ready, { type: 'unanswered' }, { type: 'declined' }),
);

describe('PAY-03 the payment machine', () => {
  test('every state can be reached and has an answer to every event', () => {
    for (const state of paymentStates) {
      expect(reach(state).state).toBe(state);
      expect(Object.keys(paymentTable[state]).toSorted()).toEqual([...paymentEventTypes].toSorted());
    }
  });

  test.each([
    ['none', ready, 'nothing_entered'],
    ['tokenised', { type: 'forward', placeBooked: false, covered: true }, 'no_place'],
    ['tokenised', { type: 'forward', placeBooked: true, covered: false }, 'no_cover'],
    ['forwarding', ready, 'attempt_open'],
    ['forwarding', { type: 'entered' }, 'attempt_open'],
    ['unknown', ready, 'attempt_open'],
    ['unknown', { type: 'entered' }, 'attempt_open'],
    ['unknown', { type: 'outdated' }, 'attempt_open'],
    ['unknown', { type: 'uncovered' }, 'attempt_open'],
    ['unknown', { type: 'not_known', quarantineOver: false }, 'in_quarantine'],
    ['declined', ready, 'declined_before'],
    ['forwarded', ready, 'already_forwarded'],
    ['forwarded', { type: 'entered' }, 'already_forwarded'],
    ['forwarded', { type: 'not_known', quarantineOver: true }, 'already_forwarded'],
    ['tokenised', { type: 'accepted' }, 'no_attempt'],
  ] satisfies readonly [PaymentState, PaymentEvent, string][])('LAW-04 in %s %o is refused: %s', (state, event, reason) => {
    expect(movePayment(reach(state), event)).toEqual({ kind: 'refused', reason });
  });

  test('an unanswered attempt is asked about, then handed on again under the same name', () => {
    const unknown = reach('unknown');
    const back = run([{ type: 'not_known', quarantineOver: true }], unknown);
    expect(back.state).toBe('tokenised');
    expect(attemptId('b1', run([ready], back))).toBe(attemptId('b1', unknown));
    expect(run([{ type: 'challenged' }, { type: 'accepted' }], unknown).state).toBe('forwarded');
  });

  test('PAY-04 five cards may be tried, not a sixth', () => {
    const declined = Array.from({ length: MOST_ATTEMPTS }, (): PaymentEvent[] => [{ type: 'entered' }, ready, { type: 'declined' }]).flat();
    expect(run(declined)).toEqual({ state: 'declined', attempts: 5 });
    expect(movePayment(run(declined), { type: 'entered' })).toEqual({ kind: 'refused', reason: 'too_many_attempts' });
  });

  test('what is not needed any more is forgotten: a token that was used, refused, replaced or is too old', () => {
    const forgets = (state: PaymentState, event: PaymentEvent) => {
      const move = movePayment(reach(state), event);
      return move.kind === 'moved' && move.forget;
    };
    expect(forgets('forwarding', { type: 'accepted' })).toBe(true);
    expect(forgets('unknown', { type: 'declined' })).toBe(true);
    expect(forgets('tokenised', { type: 'entered' })).toBe(true);
    expect(forgets('tokenised', { type: 'outdated' })).toBe(true);
    expect(forgets('tokenised', { type: 'uncovered' })).toBe(true);
    expect(forgets('tokenised', { type: 'booking_ended' })).toBe(true);
    expect(forgets('forwarding', { type: 'unanswered' })).toBe(false);
    expect(forgets('tokenised', ready)).toBe(false);
    expect(forgets('none', { type: 'entered' })).toBe(false);
  });

  test('no order of events hands a payment on twice, before a place, without cover, or a sixth card', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 60 }), (events) => {
        let payment = noPayment;
        /** Attempts whose outcome is open or good: a second name among them could charge twice. */
        let live: string | undefined;
        for (const event of events) {
          const move = movePayment(payment, event);
          if (move.kind === 'refused') continue;
          if (event.type === 'forward') {
            expect(event.placeBooked && event.covered).toBe(true);
            const name = attemptId('b', payment);
            expect(live === undefined || live === name).toBe(true);
            expect(payment.state).toBe('tokenised');
            live = name;
          }
          if (event.type === 'declined' || event.type === 'expired' || event.type === 'not_known' || event.type === 'unreachable') live = undefined;
          if (payment.state === 'forwarded') expect(move.payment).toEqual(payment);
          expect(move.payment.attempts).toBeLessThanOrEqual(MOST_ATTEMPTS);
          payment = move.payment;
          expect(['forwarding', 'unknown', 'forwarded'].includes(payment.state)).toBe(live !== undefined);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
