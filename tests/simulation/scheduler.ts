// Time of a simulated world: a queue of events, a clock that jumps from one to the next, and one source of chance. The same seed gives the
// same world, event for event.

/** Chance by a seed: sfc32, good enough for faults and quick. From 0 to below 1. */
export type Chance = () => number;

export function chanceOf(seed: number): Chance {
  let a = 0x9e3779b9 ^ seed;
  let b = 0x243f6a88;
  let c = 0xb7e15162 ^ (seed << 7);
  let d = 1;
  const next = (): number => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return (t >>> 0) / 4_294_967_296;
  };
  for (let i = 0; i < 12; i++) next();
  return next;
}

/** Who runs an event: nothing happens in a dead process, and everything waits in a paused one. */
export interface EventOwner {
  readonly isAlive: boolean;
  /** Moment until which nothing of it runs. */
  readonly pausedUntil: number;
}

export interface Scheduled {
  cancel(): void;
}

class QueuedEvent implements Scheduled {
  at: number;
  readonly order: number;
  run: (() => void) | undefined;
  readonly owner: EventOwner | undefined;

  constructor(at: number, order: number, run: () => void, owner: EventOwner | undefined) {
    this.at = at;
    this.order = order;
    this.run = run;
    this.owner = owner;
  }

  cancel(): void {
    this.run = undefined;
  }
}

const before = (a: QueuedEvent, b: QueuedEvent): boolean => a.at < b.at || (a.at === b.at && a.order < b.order);

/** All microtasks of what an event began have run. Not a clock: the next turn of Node's loop, however long it takes. */
const settled = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

export class Scheduler {
  readonly #heap: QueuedEvent[] = [];
  #order = 0;
  #now: number;
  /** Events that have run. */
  events = 0;

  constructor(start: Date) {
    this.#now = start.getTime();
  }

  /** Milliseconds since 1970, of the world. */
  get now(): number {
    return this.#now;
  }

  /** @param delayMs whole milliseconds count; a negative one is none */
  after(delayMs: number, run: () => void, owner?: EventOwner): Scheduled {
    return this.#add(new QueuedEvent(this.#now + Math.max(0, Math.round(delayMs)), this.#order++, run, owner));
  }

  at(moment: number, run: () => void, owner?: EventOwner): Scheduled {
    return this.after(moment - this.#now, run, owner);
  }

  /**
   * Runs until nothing is left to happen.
   * @param afterEach what must hold after every event; throws to end the world
   * @throws RangeError for a world that does not come to rest
   */
  async run(afterEach: () => void, limit: number): Promise<void> {
    for (;;) {
      const event = this.#take();
      if (!event) return;
      if (!event.run || (event.owner && !event.owner.isAlive)) continue;
      if (event.owner && event.owner.pausedUntil > event.at) {
        event.at = event.owner.pausedUntil;
        this.#add(event);
        continue;
      }
      if (this.events++ >= limit) throw new RangeError(`the world has not come to rest after ${limit} events`);
      this.#now = event.at;
      event.run();
      await settled();
      afterEach();
    }
  }

  #add(event: QueuedEvent): QueuedEvent {
    const heap = this.#heap;
    let at = heap.push(event) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!before(event, heap[parent]!)) break;
      heap[at] = heap[parent]!;
      at = parent;
    }
    heap[at] = event;
    return event;
  }

  #take(): QueuedEvent | undefined {
    const heap = this.#heap;
    const first = heap[0];
    const last = heap.pop();
    if (!first || !last || heap.length === 0) return first;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && before(heap[child + 1]!, heap[child]!)) child++;
      if (!before(heap[child]!, last)) break;
      heap[at] = heap[child]!;
      at = child;
    }
    heap[at] = last;
    return first;
  }
}
