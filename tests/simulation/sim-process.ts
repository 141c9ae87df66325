// A process of the shop that can be killed at every await: at each statement, each call over the network, each sleep. What it waited for
// never comes back, its connections end, and a new one begins later with nothing but the database.
import { ConnectionLost, type MemoryDatabase } from './memory-database.ts';
import type { Pace } from './memory-store.ts';
import type { Chance, EventOwner, Scheduled, Scheduler } from './scheduler.ts';

/** How often things go wrong, from 0 to 1 per step. All nought = the calm world. */
export interface Trouble {
  /** The process ends here. */
  readonly kill: number;
  /** It stands still here, up to twelve minutes: longer than any lease. */
  readonly pause: number;
  /** Before a lease is prolonged: where a pause would do the most harm. */
  readonly pauseBeforeLease: number;
  /** The connection to the database breaks here. */
  readonly cut: number;
  /** The database takes up to three seconds for a statement. */
  readonly slow: number;
}

/** Until when there is trouble at all, and who counts it. */
export interface Weather {
  readonly chance: Chance;
  readonly trouble: () => Trouble;
  readonly note: (what: 'kill' | 'pause' | 'cut', who: string, where: string) => void;
}

const LONGEST_PAUSE_MS = 12 * 60_000;
const ABOUT_A_LEASE_MS = 170_000;
/** A connection that sleeps in a transaction is ended by PostgreSQL. */
const IDLE_IN_TRANSACTION_MS = 30_000;

/** Before a lease is prolonged half of the pauses are about as long as the lease: it has just run out, or just not. */
function pauseMs(where: string, chance: Chance): number {
  if (where !== 'prolong') return chance() ** 2 * LONGEST_PAUSE_MS;
  return chance() * (chance() < 0.5 ? ABOUT_A_LEASE_MS : LONGEST_PAUSE_MS);
}

export class SimProcess implements EventOwner {
  readonly name: string;
  readonly scheduler: Scheduler;
  readonly db: MemoryDatabase;
  readonly weather: Weather;
  readonly #onDeath: () => void;
  readonly #lastWords = new Set<(error: Error) => void>();
  isAlive = true;
  pausedUntil = 0;

  constructor(name: string, parts: { readonly scheduler: Scheduler; readonly db: MemoryDatabase; readonly weather: Weather; readonly onDeath: () => void }) {
    this.name = name;
    this.scheduler = parts.scheduler;
    this.db = parts.db;
    this.weather = parts.weather;
    this.#onDeath = parts.onDeath;
  }

  kill(where: string): void {
    if (!this.isAlive) return;
    this.isAlive = false;
    this.weather.note('kill', this.name, where);
    this.db.connectionsEnd(this, true);
    const words = [...this.#lastWords];
    this.#lastWords.clear();
    this.#onDeath();
    for (const word of words) word(new ConnectionLost(`${this.name} has died`));
  }

  sleep(ms: number): Promise<void> {
    return new Promise((resolve) => void this.scheduler.after(ms, resolve, this));
  }

  later(ms: number, run: () => void): Scheduled {
    return this.scheduler.after(ms, run, this);
  }

  /** One await of the program: from here it may never go on. */
  async step(where: string): Promise<void> {
    const { chance } = this.weather;
    const trouble = this.weather.trouble();
    const draw = chance();
    if (draw < trouble.kill) {
      // A moment later, so that what runs beside it in the process has come to its own await.
      this.scheduler.after(0, () => this.kill(where), this);
      await new Promise<never>(() => {});
    }
    const pause = where === 'prolong' ? trouble.pauseBeforeLease : trouble.pause;
    if (draw < trouble.kill + pause) this.#pause(where, pauseMs(where, chance));
    await this.sleep(chance() * (chance() < trouble.slow ? 3_000 : 4));
  }

  /** What a web request is to whoever waits outside: an answer, an error of the shop, or silence. */
  async request<T>(run: () => Promise<T>): Promise<T> {
    let lastWord: (error: Error) => void = () => {};
    const death = new Promise<never>((_resolve, reject) => {
      lastWord = reject;
    });
    this.#lastWords.add(lastWord);
    try {
      return await Promise.race([run(), death]);
    } finally {
      this.#lastWords.delete(lastWord);
    }
  }

  readonly pace: Pace = {
    before: async (statement) => {
      if (this.weather.chance() < this.weather.trouble().cut) {
        await this.sleep(this.weather.chance() * 4);
        this.weather.note('cut', this.name, statement);
        throw new ConnectionLost(`before ${statement}`);
      }
      await this.step(statement);
    },
    committed: async () => {
      await this.step('committed');
      if (this.weather.chance() >= this.weather.trouble().cut) return;
      this.weather.note('cut', this.name, 'the answer to a commit');
      throw new ConnectionLost('the answer to a commit');
    },
  };

  #pause(where: string, ms: number): void {
    this.weather.note('pause', this.name, where);
    this.pausedUntil = this.scheduler.now + ms;
    if (ms > IDLE_IN_TRANSACTION_MS) this.db.connectionsEnd(this, false);
  }
}
