// When a circuit opens: a share of failures of at least so many calls within exactly the last so many milliseconds.
// The library's own sampling opens above the share and keeps old windows while calls are rare; the rule says "at least half of at least 20 in 30 s".
import { CircuitState, type IBreaker } from 'cockatiel';

interface Call {
  readonly at: number;
  readonly isFailure: boolean;
}

export class FailureShare implements IBreaker {
  state: unknown = null;
  readonly #share: number;
  readonly #leastCalls: number;
  readonly #windowMs: number;
  readonly #now: () => number;
  #calls: Call[] = [];
  /** Index of the oldest call that counts. */
  #oldest = 0;
  #failures = 0;

  constructor(share: number, leastCalls: number, windowMs: number, now: () => number = () => Date.now()) {
    this.#share = share;
    this.#leastCalls = leastCalls;
    this.#windowMs = windowMs;
    this.#now = now;
  }

  success(state: CircuitState): void {
    if (state === CircuitState.HalfOpen) {
      this.#calls = [];
      this.#oldest = 0;
      this.#failures = 0;
    }
    this.#note(false);
  }

  /** Whether the circuit opens. */
  failure(state: CircuitState): boolean {
    this.#note(true);
    if (state !== CircuitState.Closed) return true;
    const calls = this.#calls.length - this.#oldest;
    return calls >= this.#leastCalls && this.#failures >= this.#share * calls;
  }

  #note(isFailure: boolean): void {
    const now = this.#now();
    for (let call = this.#calls[this.#oldest]; call && call.at <= now - this.#windowMs; call = this.#calls[this.#oldest]) {
      if (call.isFailure) this.#failures -= 1;
      this.#oldest += 1;
    }
    if (this.#oldest > 1_000) {
      this.#calls = this.#calls.slice(this.#oldest);
      this.#oldest = 0;
    }
    this.#calls.push({ at: now, isFailure });
    if (isFailure) this.#failures += 1;
  }
}
