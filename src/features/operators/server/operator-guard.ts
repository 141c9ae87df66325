// Keeps an operator that fails from slowing the others (OPS-03): per operator a time limit, a bounded number of calls at once, and a
// circuit breaker for each operation, so that a broken booking does not hide a working availability.
import { circuitBreaker, CircuitState, handleWhen, isBrokenCircuitError, type CircuitBreakerPolicy } from 'cockatiel';
import { FailureShare } from './failure-share.ts';
import { Lane } from './lane.ts';
import {
  OperatorError,
  type BookRequest,
  type Hold,
  type HoldRequest,
  type OperatorBooking,
  type OperatorCategory,
  type OperatorParty,
  type OperatorPrice,
  type OperatorStatus,
  type OperatorSystem,
  type OperatorVoyage,
} from './operator-port.ts';

/** The operations by whether they change something at the operator. */
export const operationKinds = {
  availability: 'read',
  price: 'read',
  find: 'read',
  hold: 'write',
  unhold: 'write',
  book: 'write',
  confirmOption: 'write',
  cancel: 'write',
} as const;
export type OperatorOperation = keyof typeof operationKinds;
const operations = Object.keys(operationKinds).filter((name): name is OperatorOperation => name in operationKinds);

/** What a booking needs; without find and cancel a booking can still be taken. */
const neededToBook: readonly OperatorOperation[] = ['availability', 'price', 'hold', 'book'];

export interface GuardOptions {
  readonly readsAtOnce: number;
  readonly writesAtOnce: number;
  /** Milliseconds after which a call counts as unanswered whatever the system does; above the system's own limits. */
  readonly readLimitMs: number;
  readonly writeLimitMs: number;
  /** Longest wait for a free place, milliseconds; then nothing was sent. */
  readonly longestWaitMs: number;
  /** The breaker opens at this share of failures (0…1) of at least so many calls within the window. */
  readonly failureShare: number;
  readonly leastCalls: number;
  readonly windowMs: number;
  /** So long after opening one call is let through. */
  readonly probeAfterMs: number;
}

/** Reliability 4.6: 20 s and 90 s are the system's own limits, the guard steps in a little later. */
export const guardDefaults: GuardOptions = {
  readsAtOnce: 40,
  writesAtOnce: 20,
  readLimitMs: 25_000,
  writeLimitMs: 95_000,
  longestWaitMs: 5_000,
  failureShare: 0.5,
  leastCalls: 20,
  windowMs: 30_000,
  probeAfterMs: 15_000,
};

interface Breaker {
  readonly policy: CircuitBreakerPolicy;
  openedAt: number;
}

interface OperatorState {
  readonly lanes: Readonly<Record<'read' | 'write', Lane>>;
  readonly breakers: ReadonlyMap<OperatorOperation, Breaker>;
}

/** A system behind limits; one guard holds the state of all operators that the system serves. */
export class GuardedOperator implements OperatorSystem {
  readonly #system: OperatorSystem;
  readonly #options: GuardOptions;
  readonly #operators = new Map<number, OperatorState>();

  constructor(system: OperatorSystem, options: Partial<GuardOptions> = {}) {
    this.#system = system;
    this.#options = { ...guardDefaults, ...options };
  }

  /** Available while every breaker that a booking needs is closed, or its time to be tried again has come. */
  status(voyage: OperatorVoyage): OperatorStatus {
    const state = this.#stateOf(voyage.operatorId);
    const unavailable = operations.filter((operation) => !this.#lets(state.breakers.get(operation)));
    return { isAvailable: this.#system.status(voyage).isAvailable && !neededToBook.some((operation) => unavailable.includes(operation)), unavailable };
  }

  availability(voyage: OperatorVoyage, party: OperatorParty, signal?: AbortSignal): Promise<readonly OperatorCategory[]> {
    return this.#run(voyage, 'availability', () => this.#system.availability(voyage, party, signal), signal);
  }

  hold(request: HoldRequest): Promise<Hold> {
    return this.#run(request.voyage, 'hold', () => this.#system.hold(request));
  }

  unhold(voyage: OperatorVoyage, holdRef: string): Promise<void> {
    return this.#run(voyage, 'unhold', () => this.#system.unhold(voyage, holdRef));
  }

  price(request: HoldRequest & { readonly holdRef: string | null }): Promise<OperatorPrice> {
    return this.#run(request.voyage, 'price', () => this.#system.price(request));
  }

  book(request: BookRequest): Promise<OperatorBooking> {
    return this.#run(request.voyage, 'book', () => this.#system.book(request));
  }

  confirmOption(request: BookRequest, operatorRef: string): Promise<OperatorBooking> {
    return this.#run(request.voyage, 'confirmOption', () => this.#system.confirmOption(request, operatorRef));
  }

  find(voyage: OperatorVoyage, clientRef: string): Promise<OperatorBooking | undefined> {
    return this.#run(voyage, 'find', () => this.#system.find(voyage, clientRef));
  }

  cancel(voyage: OperatorVoyage, operatorRef: string): Promise<void> {
    return this.#run(voyage, 'cancel', () => this.#system.cancel(voyage, operatorRef));
  }

  async #run<T>(voyage: OperatorVoyage, operation: OperatorOperation, call: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const state = this.#stateOf(voyage.operatorId);
    const kind = operationKinds[operation];
    const refuse = () => new OperatorError('unreachable', `operator ${voyage.operatorId}: ${operation} rests after too many failures`);
    const breaker = state.breakers.get(operation);
    if (!breaker || !this.#lets(breaker)) throw refuse();
    // the place first, the breaker second: waiting for a place says nothing of the operator, and the state is looked at when the call starts
    return state.lanes[kind].run(async () => {
      if (!this.#lets(breaker)) throw refuse();
      const limitMs = kind === 'read' ? this.#options.readLimitMs : this.#options.writeLimitMs;
      const outcome = await breaker.policy
        .execute(() => answerOf(within(call(), limitMs, signal)))
        .catch((error: unknown) => {
          throw isBrokenCircuitError(error) ? refuse() : error instanceof GivenUp ? error.reason : error;
        });
      if ('refused' in outcome) throw outcome.refused;
      return outcome.answer;
    });
  }

  /** While one call tries the operator out, the others do not queue up behind it. */
  #lets(breaker: Breaker | undefined): boolean {
    if (!breaker) return false;
    const { state } = breaker.policy;
    return state === CircuitState.Closed || (state === CircuitState.Open && Date.now() - breaker.openedAt >= this.#options.probeAfterMs);
  }

  #stateOf(operatorId: number): OperatorState {
    const known = this.#operators.get(operatorId);
    if (known) return known;
    const { readsAtOnce, writesAtOnce, longestWaitMs } = this.#options;
    const state: OperatorState = {
      lanes: { read: new Lane(readsAtOnce, longestWaitMs), write: new Lane(writesAtOnce, longestWaitMs) },
      breakers: new Map(operations.map((operation) => [operation, this.#breaker()])),
    };
    this.#operators.set(operatorId, state);
    return state;
  }

  #breaker(): Breaker {
    const { failureShare, leastCalls, windowMs, probeAfterMs } = this.#options;
    const policy = circuitBreaker(
      handleWhen((error) => !(error instanceof GivenUp)),
      { halfOpenAfter: probeAfterMs, breaker: new FailureShare(failureShare, leastCalls, windowMs) },
    );
    const breaker: Breaker = { policy, openedAt: 0 };
    policy.onBreak(() => (breaker.openedAt = Date.now()));
    return breaker;
  }
}

/** A no is an answer: it counts as a call that worked. */
async function answerOf<T>(running: Promise<T>): Promise<{ readonly answer: T } | { readonly refused: OperatorError }> {
  try {
    return { answer: await running };
  } catch (error) {
    if (error instanceof OperatorError && error.kind === 'refused') return { refused: error };
    throw error;
  }
}

/** The asker left before the answer: tells nothing of the operator. */
class GivenUp extends Error {
  readonly reason: OperatorError;

  constructor(reason: OperatorError) {
    super(reason.message);
    this.reason = reason;
  }
}

async function within<T>(running: Promise<T>, limitMs: number, signal: AbortSignal | undefined): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new OperatorError('unanswered', `no answer in ${limitMs} ms`)), limitMs);
  });
  try {
    return await Promise.race([running, limit]);
  } catch (error) {
    throw signal?.aborted && error instanceof OperatorError ? new GivenUp(error) : error;
  } finally {
    clearTimeout(timer);
  }
}
