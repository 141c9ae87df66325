// An operator that fails does not slow the others (OPS-03): places, waiting, breakers per operation, probes, and what counts as a failure.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FailureShare } from './failure-share.ts';
import { GuardedOperator, guardDefaults, type GuardOptions } from './operator-guard.ts';
import { OperatorError, type OperatorBooking, type OperatorSystem } from './operator-port.ts';
import { someBooking, someVoyage } from './opentravel/testing.ts';
import { CircuitState } from 'cockatiel';

const sick = someVoyage({ operatorId: 1 });
const well = someVoyage({ operatorId: 2 });
const party = { adults: 2, childAges: [] };
const booking = (over = {}) => someBooking({ voyage: sick, ...over });

/** An operator's system whose answers the test gives. */
function scripted(answers: Partial<OperatorSystem>): OperatorSystem {
  const silent = () => new Promise<never>(() => undefined);
  return {
    status: () => ({ isAvailable: true }),
    availability: silent,
    hold: silent,
    unhold: silent,
    price: silent,
    book: silent,
    confirmOption: silent,
    find: silent,
    cancel: silent,
    ...answers,
  };
}

const unanswered = () => Promise.reject(new OperatorError('unanswered', 'no answer'));
const refused = () => Promise.reject(new OperatorError('refused', 'no', { refusal: 'sold_out' }));
const booked: OperatorBooking = {
  clientRef: 'C',
  operatorRef: 'R',
  state: 'fixed',
  cabinNumber: null,
  total: { amount: 1, currency: 'EUR' },
  optionValidUntil: null,
};

/** Calls that nobody waits for end at the guard's limit, long after their test: that is no failure of whatever runs then. */
const heard = (system: GuardedOperator): GuardedOperator =>
  new Proxy(system, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      return (...args: unknown[]): unknown => {
        const answer: unknown = member.apply(target, args);
        if (answer instanceof Promise) answer.catch(() => undefined);
        return answer;
      };
    },
  });
const guard = (answers: Partial<OperatorSystem>, options: Partial<GuardOptions> = {}) => heard(new GuardedOperator(scripted(answers), options));

async function failure(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return 'none';
  } catch (error) {
    if (error instanceof OperatorError) return error.kind;
    throw error;
  }
}

const times = async (count: number, call: () => Promise<unknown>): Promise<readonly string[]> => {
  const kinds: string[] = [];
  for (let index = 0; index < count; index += 1) kinds.push(await failure(call()));
  return kinds;
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-01T00:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

test('OPS-03 the limits are those of the reliability rules', () => {
  expect(guardDefaults).toMatchObject({ readsAtOnce: 40, writesAtOnce: 20, failureShare: 0.5, leastCalls: 20, windowMs: 30_000, probeAfterMs: 15_000 });
});

describe('OPS-03 the circuit breaker', () => {
  test('opens with the twentieth of twenty failures; then nothing is sent any more', async () => {
    let calls = 0;
    const guarded = guard({ book: () => ((calls += 1), unanswered()) });
    expect(new Set(await times(19, () => guarded.book(booking())))).toEqual(new Set(['unanswered']));
    expect(guarded.status(sick)).toEqual({ isAvailable: true, unavailable: [] });
    expect(await times(3, () => guarded.book(booking()))).toEqual(['unanswered', 'unreachable', 'unreachable']);
    expect(calls).toBe(20);
    expect(guarded.status(sick)).toEqual({ isAvailable: false, unavailable: ['book'] });
  });

  test('rests for one operation and one operator only', async () => {
    const guarded = guard({
      book: ({ voyage }) => (voyage.operatorId === 1 ? unanswered() : Promise.resolve(booked)),
      availability: () => Promise.resolve([]),
      find: () => Promise.resolve(booked),
    });
    await times(20, () => guarded.book(booking()));
    expect(await guarded.availability(sick, party)).toEqual([]);
    expect(await guarded.find(sick, 'C')).toEqual(booked);
    expect(await guarded.book(booking({ voyage: well }))).toEqual(booked);
    expect(guarded.status(well)).toEqual({ isAvailable: true, unavailable: [] });
  });

  test('a booking can be taken while only reading and cancelling rest', async () => {
    const guarded = guard({ find: unanswered, cancel: unanswered });
    await times(20, () => guarded.find(sick, 'C'));
    await times(20, () => guarded.cancel(sick, 'R'));
    expect(guarded.status(sick)).toEqual({ isAvailable: true, unavailable: ['find', 'cancel'] });
  });

  test('a no is an answer: refusals never open it, and count as calls that worked', async () => {
    let next: () => Promise<never> = refused;
    const guarded = guard({ book: () => next() });
    expect(new Set(await times(100, () => guarded.book(booking())))).toEqual(new Set(['refused']));
    next = unanswered;
    await times(99, () => guarded.book(booking()));
    expect(guarded.status(sick).isAvailable).toBe(true);
    await times(1, () => guarded.book(booking()));
    expect(guarded.status(sick).isAvailable).toBe(false);
  });

  test('keeps the reason and price of a refusal', async () => {
    const price = { amount: 5, currency: 'EUR' } as const;
    const guarded = guard({ book: () => Promise.reject(new OperatorError('refused', 'dearer', { refusal: 'price_changed', price })) });
    await expect(guarded.book(booking())).rejects.toMatchObject({ kind: 'refused', refusal: 'price_changed', price });
  });

  test('lets one call through after 15 s; it closes again when that one works, and rests on when not', async () => {
    let answer: () => Promise<OperatorBooking> = unanswered;
    const guarded = guard({ book: () => answer() });
    await times(20, () => guarded.book(booking()));
    pass(14_999);
    expect(await times(1, () => guarded.book(booking()))).toEqual(['unreachable']);
    pass(1);
    expect(guarded.status(sick).isAvailable).toBe(true);
    expect(await times(2, () => guarded.book(booking()))).toEqual(['unanswered', 'unreachable']);
    pass(15_000);
    answer = () => Promise.resolve(booked);
    expect(await times(3, () => guarded.book(booking()))).toEqual(['none', 'none', 'none']);
    expect(guarded.status(sick)).toEqual({ isAvailable: true, unavailable: [] });
  });

  test('nobody queues up behind the call that tries it out', async () => {
    const trying = Promise.withResolvers<OperatorBooking>();
    let answer: () => Promise<OperatorBooking> = unanswered;
    const guarded = guard({ book: () => answer() });
    await times(20, () => guarded.book(booking()));
    pass(15_000);
    answer = () => trying.promise;
    const first = guarded.book(booking());
    expect(await times(5, () => guarded.book(booking()))).toEqual(Array.from({ length: 5 }, () => 'unreachable'));
    trying.resolve(booked);
    expect(await first).toEqual(booked);
    expect(guarded.status(sick).isAvailable).toBe(true);
  });

  test('whoever leaves before the answer tells nothing of the operator', async () => {
    const guarded = guard({ availability: unanswered });
    const left = AbortSignal.abort();
    await times(50, () => guarded.availability(sick, party, left));
    expect(guarded.status(sick).isAvailable).toBe(true);
  });

  test('says so when the system itself is not available', () => {
    expect(guard({ status: () => ({ isAvailable: false }) }).status(sick).isAvailable).toBe(false);
  });
});

describe('OPS-03 the share of failures', () => {
  const share = () => {
    let now = 0;
    const breaker = new FailureShare(0.5, 20, 30_000, () => now);
    return { breaker, pass: (ms: number) => (now += ms) };
  };
  const fails = (breaker: FailureShare, count: number) => Array.from({ length: count }, () => breaker.failure(CircuitState.Closed));
  const works = (breaker: FailureShare, count: number) => Array.from({ length: count }, () => breaker.success(CircuitState.Closed));

  test('exactly half of exactly twenty opens, one less does not', () => {
    const { breaker } = share();
    works(breaker, 10);
    expect(fails(breaker, 10)).toEqual([...Array.from({ length: 9 }, () => false), true]);
    const other = share();
    works(other.breaker, 11);
    expect(fails(other.breaker, 10)).not.toContain(true);
  });

  test('rare failures never open it: what is older than 30 s does not count', () => {
    const { breaker, pass: later } = share();
    for (let index = 0; index < 5_000; index += 1) {
      expect(breaker.failure(CircuitState.Closed)).toBe(false);
      later(1_600);
    }
    later(30_000);
    expect(fails(breaker, 20).at(-1)).toBe(true);
  });

  test('starts anew after it closed', () => {
    const { breaker } = share();
    fails(breaker, 20);
    breaker.success(CircuitState.HalfOpen);
    expect(fails(breaker, 18)).not.toContain(true);
    expect(breaker.failure(CircuitState.Closed)).toBe(true);
  });
});

describe('OPS-03 calls at once', () => {
  test('20 writes and 40 reads run, a write waits for a read’s place never', async () => {
    const open: PromiseWithResolvers<OperatorBooking>[] = [];
    const running = { book: 0, find: 0 };
    const slow = (kind: 'book' | 'find') => () => {
      running[kind] += 1;
      const answer = Promise.withResolvers<OperatorBooking>();
      open.push(answer);
      return answer.promise.finally(() => (running[kind] -= 1));
    };
    const guarded = guard({ book: slow('book'), find: slow('find'), availability: () => Promise.resolve([]) });
    const calls = [...Array.from({ length: 40 }, () => guarded.book(booking())), ...Array.from({ length: 60 }, () => guarded.find(sick, 'C'))];
    await settled();
    expect(running).toEqual({ book: 20, find: 40 });
    const most = { ...running };
    while (open.length > 0) {
      open.shift()?.resolve(booked);
      await settled();
      most.book = Math.max(most.book, running.book);
      most.find = Math.max(most.find, running.find);
    }
    expect(most).toEqual({ book: 20, find: 40 });
    expect(await Promise.all(calls)).toHaveLength(100);
  });

  test('who finds no place in time was certainly not sent, and does not count against the operator', async () => {
    const guarded = guard({}, { writesAtOnce: 2, longestWaitMs: 1 });
    const held = [guarded.book(booking()), guarded.book(booking())];
    expect(await Promise.all(Array.from({ length: 30 }, () => failure(guarded.book(booking()))))).toEqual(Array.from({ length: 30 }, () => 'unreachable'));
    expect(guarded.status(sick).isAvailable).toBe(true);
    expect(held).toHaveLength(2);
  });

  test('a place becomes free after a failure as well', async () => {
    const guarded = guard({ book: unanswered }, { writesAtOnce: 1, longestWaitMs: 0, leastCalls: 1_000 });
    expect(await times(5, () => guarded.book(booking()))).toEqual(Array.from({ length: 5 }, () => 'unanswered'));
  });

  test('an operator that hangs does not take the others’ places', async () => {
    const guarded = guard(
      { book: ({ voyage }) => (voyage.operatorId === 1 ? new Promise<never>(() => undefined) : Promise.resolve(booked)) },
      { writesAtOnce: 3, longestWaitMs: 0 },
    );
    const hanging = Array.from({ length: 3 }, () => guarded.book(booking()));
    expect(await failure(guarded.book(booking()))).toBe('unreachable');
    expect(await Promise.all(Array.from({ length: 3 }, () => guarded.book(booking({ voyage: well }))))).toEqual([booked, booked, booked]);
    expect(hanging).toHaveLength(3);
  });

  test('a system that never ends a call is left after the limit, and its place is free again', async () => {
    const guarded = guard({}, { writesAtOnce: 1, longestWaitMs: 0, writeLimitMs: 1, readLimitMs: 1 });
    expect(await failure(guarded.book(booking()))).toBe('unanswered');
    expect(await failure(guarded.book(booking()))).toBe('unanswered');
    expect(await failure(guarded.find(sick, 'C'))).toBe('unanswered');
  });
});

/** Everything that can go on without a timer has gone on. */
const settled = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));
