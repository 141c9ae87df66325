// A bounded number of calls at once, with a short wait for a place: what waits longer has certainly not been sent.
import { OperatorError } from './operator-port.ts';

export class Lane {
  readonly #places: number;
  readonly #longestWaitMs: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  /** @param longestWaitMs milliseconds; 0 = nobody waits. As many may wait as may run. */
  constructor(places: number, longestWaitMs: number) {
    this.#places = places;
    this.#longestWaitMs = longestWaitMs;
  }

  /** @throws OperatorError unreachable when there is no place in time; else what the call throws. */
  async run<T>(call: () => Promise<T>): Promise<T> {
    await this.#enter();
    try {
      return await call();
    } finally {
      // the place goes to the next one without being free in between
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  async #enter(): Promise<void> {
    if (this.#running < this.#places) {
      this.#running += 1;
      return;
    }
    const full = () => new OperatorError('unreachable', 'too many calls to this operator at once');
    if (this.#longestWaitMs === 0 || this.#waiting.length >= this.#places) throw full();
    await new Promise<void>((resolve, reject) => {
      const enter = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(enter), 1);
        reject(full());
      }, this.#longestWaitMs);
      this.#waiting.push(enter);
    });
  }
}
