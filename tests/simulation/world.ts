// The simulated world: the shop's processes, its database, an operator, a payment provider and customers, all by one seed. It runs until
// nothing happens any more; trouble ends before that, so that everything must come to a good end.
import { chanceOf, Scheduler } from './scheduler.ts';
import { Customer, tellCustomers } from './customers.ts';
import { Invariants, Violation } from './invariants.ts';
import { MemoryDatabase, type BookingRow, type SessionRow } from './memory-database.ts';
import { OperatorActor, type OperatorManners } from './operator-actor.ts';
import { PaymentActor, type ProviderManners } from './payment-actor.ts';
import { handlersOf, ownCategory, ownVoyage, type Planted } from './shop-parts.ts';
import { SimProcess, type Trouble, type Weather } from './sim-process.ts';
import { SimWorker, workerTimes } from './sim-worker.ts';

const START = new Date('2026-11-20T12:00:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Events of one world; no seed has needed a third of it. */
const MOST_EVENTS = 60_000;
const TRACE = 90;

export interface WorldReport {
  readonly seed: number;
  readonly events: number;
  readonly kills: number;
  readonly pauses: number;
  readonly cuts: number;
  readonly bookings: number;
  readonly charges: number;
  /** Jobs that a person is told of: their workers died too often. */
  readonly putAside: number;
  /** How many bookings ended in which state. */
  readonly ends: Readonly<Record<string, number>>;
}

interface Manners {
  readonly trouble: Trouble;
  readonly operator: OperatorManners;
  readonly provider: ProviderManners;
  readonly isCalmSeed: boolean;
  /** Times of trouble, from and until. */
  readonly storms: readonly (readonly [number, number])[];
  readonly customers: number;
  readonly ownPlaces: number;
}

const noTrouble: Trouble = { kill: 0, pause: 0, pauseBeforeLease: 0, cut: 0, slow: 0 };

/** How bad this world is. Every eighth one is calm: there nothing may need a person. */
function mannersOf(seed: number, chance: () => number): Manners {
  const isCalmSeed = seed % 8 === 0;
  const some = (most: number): number => (isCalmSeed || chance() < 0.3 ? 0 : chance() * most);
  const storms = Array.from({ length: 1 + Math.floor(chance() * 3) }, (_, index): readonly [number, number] => {
    const from = START.getTime() + (index === 0 ? 0 : chance() * 80 * HOUR);
    return [from, from + (0.5 + chance() * 4) * HOUR];
  });
  const outageFrom = START.getTime() + chance() * 40 * MINUTE;
  const outageFor = chance() < 0.03 && !isCalmSeed ? 26 * HOUR : (2 + chance() * 60) * MINUTE;
  return {
    isCalmSeed,
    storms,
    customers: 3 + Math.floor(chance() * 6),
    ownPlaces: 1 + Math.floor(chance() * 4),
    trouble: { kill: some(0.015), pause: some(0.008), pauseBeforeLease: some(0.5), cut: some(0.02), slow: some(0.15) },
    operator: {
      places: 1 + Math.floor(chance() * 6),
      unreachable: some(0.25),
      loses: some(0.3),
      failsBefore: some(0.2),
      arrivesLate: some(0.3),
      slow: some(0.4),
      priceChanges: chance() * 0.4,
      hidesPrice: some(0.3),
      booksAtOtherPrice: some(0.15),
      outage: chance() < 0.25 ? { from: outageFrom, until: outageFrom + outageFor } : undefined,
      checksOptionPrice: chance() < 0.5,
      refusesOption: chance() * 0.3,
      repricesOption: chance() * 0.5,
      optionHours: 0.5 + chance() * 80,
    },
    provider: { unreachable: some(0.2), loses: some(0.3), failsBefore: some(0.2), arrivesLate: some(0.3), endsChallenges: chance() < 0.5 },
  };
}

class World {
  readonly seed: number;
  readonly scheduler = new Scheduler(START);
  readonly db: MemoryDatabase;
  readonly customers = new Map<string, Customer>();
  readonly counts = { kill: 0, pause: 0, cut: 0 };
  readonly payments: PaymentActor;
  readonly #chance: () => number;
  readonly #manners: Manners;
  readonly #operator: OperatorActor;
  readonly #invariants: Invariants;
  readonly #planted: Planted | undefined;
  readonly #mails = new Map<string, number>();
  readonly #webs: SimProcess[] = [];
  readonly #workers: SimWorker[] = [];
  readonly #trace: string[] = [];
  #violation: Violation | undefined;
  #ids = 0;

  constructor(seed: number, planted: Planted | undefined) {
    this.seed = seed;
    this.#planted = planted;
    this.#chance = chanceOf(seed);
    this.#manners = mannersOf(seed, this.#chance);
    this.db = new MemoryDatabase(
      () => this.scheduler.now,
      () => this.newId(),
    );
    const isCalm = (): boolean =>
      this.#manners.isCalmSeed || !this.#manners.storms.some(([from, until]) => this.scheduler.now >= from && this.scheduler.now < until);
    const common = { scheduler: this.scheduler, chance: this.#chance, isCalm, trace: (text: string) => this.note(text) };
    this.#operator = new OperatorActor({ ...common, manners: this.#manners.operator });
    this.payments = new PaymentActor({ ...common, manners: this.#manners.provider });
    this.#invariants = new Invariants({
      db: this.db,
      operator: this.#operator,
      payments: this.payments,
      customers: this.customers,
      isCalmSeed: this.#manners.isCalmSeed,
      mails: this.#mails,
      hadTrouble: () => this.counts.kill + this.counts.pause + this.counts.cut > 0,
    });
    this.#fill(isCalm);
    this.#watch();
    const weather: Weather = {
      chance: this.#chance,
      trouble: () => (isCalm() ? noTrouble : this.#manners.trouble),
      note: (what, who, where) => {
        this.counts[what]++;
        this.note(`${what}: ${who} at ${where}`);
      },
    };
    for (let slot = 0; slot < 2; slot++) {
      this.#startWeb(slot, weather);
      this.#startWorker(slot, weather);
    }
  }

  newId(): string {
    const part = (): string =>
      Math.floor(this.#chance() * 0x1_0000_0000)
        .toString(16)
        .padStart(8, '0');
    return `${part()}-${(++this.#ids).toString(16).padStart(4, '0')}-4000-8000-${part()}0000`;
  }

  note(text: string): void {
    this.#trace.push(`${new Date(this.scheduler.now).toISOString().slice(8, 23)} ${text}`);
    if (this.#trace.length > 2 * TRACE) this.#trace.splice(0, TRACE);
  }

  /** @throws Violation with the last events */
  async run(): Promise<WorldReport> {
    try {
      await this.scheduler.run(() => {
        if (this.#violation) throw this.#violation;
        this.#invariants.check();
      }, MOST_EVENTS);
      this.#invariants.atRest();
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      throw new Violation(`seed ${this.seed}: ${error.message}\nrun it again: SEED=${this.seed}\n${this.#trace.slice(-TRACE).join('\n')}`, { cause: error });
    }
    const ends: Record<string, number> = {};
    for (const { booking } of this.db.bookings.rows.values()) ends[booking.state] = (ends[booking.state] ?? 0) + 1;
    const { kill: kills, pause: pauses, cut: cuts } = this.counts;
    return {
      seed: this.seed,
      events: this.scheduler.events,
      kills,
      pauses,
      cuts,
      bookings: this.db.bookings.rows.size,
      charges: this.payments.charges.length,
      putAside: this.#invariants.putAside,
      ends,
    };
  }

  #violated(what: string): void {
    this.#violation ??= new Violation(what);
  }

  /** Sessions at their summary, holds on our places, some of them over. */
  #fill(isCalm: () => boolean): void {
    const { db } = this;
    const tx = db.begin(this);
    const put = <Row>(table: Parameters<typeof tx.put<Row>>[0], key: string, row: Row): void => {
      void tx.lock(table, key); // nobody else is there yet
      tx.put(table, key, row);
    };
    let held = 0;
    for (let index = 0; index < this.#manners.customers; index++) {
      const customer = new Customer(index, this.seed, {
        scheduler: this.scheduler,
        db,
        chance: this.#chance,
        operator: this.#operator,
        payments: this.payments,
        planted: this.#planted,
        web: () => this.#liveWeb(),
        isCalm,
        trace: (text) => this.note(text),
        violated: (what) => this.#violated(what),
      });
      this.customers.set(customer.key, customer);
      put(db.sessions, customer.key, { revision: 5, state: 'open', shown: null });
      if (customer.isOwn && customer.kind !== 'wait_list' && held < this.#manners.ownPlaces && this.#chance() < 0.7) {
        held++;
        const id = this.newId();
        const releasesAt = this.scheduler.now + this.#chance() * 40 * MINUTE;
        put(db.claims, id, { id, voyageId: ownVoyage, categoryCode: ownCategory, cabinId: null, session: customer.key, state: 'held', releasesAt });
      }
    }
    put(db.allotments, `${ownVoyage}/${ownCategory}`, { size: this.#manners.ownPlaces, used: held });
    db.commit(tx);
    for (const customer of this.customers.values()) customer.begin(5);
  }

  /** Every commit: its invariants first, then whoever hears of it. */
  #watch(): void {
    const before = new Map<string, BookingRow>();
    const sessions = new Map<string, SessionRow>(this.db.sessions.rows);
    this.db.onCommit((tx) => {
      try {
        this.#invariants.committed(tx, before, sessions);
      } catch (error) {
        if (!(error instanceof Violation)) throw error;
        this.#violated(error.message);
      }
      for (const id of tx.written.get(this.db.bookings)?.keys() ?? []) {
        const row = this.db.bookings.rows.get(id)!;
        if (before.get(id)?.booking.stateVersion !== row.booking.stateVersion) this.note(`${row.booking.number} ${row.booking.kind}: ${row.booking.state}`);
        before.set(id, row);
      }
      for (const key of tx.written.get(this.db.sessions)?.keys() ?? []) sessions.set(key, this.db.sessions.rows.get(key)!);
      for (const id of tx.written.get(this.db.payments)?.keys() ?? []) this.note(`payment of ${id}: ${this.db.payments.rows.get(id)?.state}`);
      tellCustomers(this.customers, this.db, tx);
      if (tx.written.has(this.db.outbox)) for (const worker of this.#workers) worker.look();
    });
  }

  #liveWeb(): SimProcess | undefined {
    const live = this.#webs.filter((web) => web.isAlive);
    return live[Math.floor(this.#chance() * live.length)];
  }

  #startWeb(slot: number, weather: Weather): void {
    const { scheduler, db } = this;
    this.#webs[slot] = new SimProcess(`web ${slot + 1}`, { scheduler, db, weather, onDeath: () => this.#again(() => this.#startWeb(slot, weather)) });
  }

  #startWorker(slot: number, weather: Weather): void {
    const { scheduler, db, payments } = this;
    const process = new SimProcess(`worker ${slot + 1}`, { scheduler, db, weather, onDeath: () => this.#again(() => this.#startWorker(slot, weather)) });
    const mailed = (name: string): void => void this.#mails.set(name, (this.#mails.get(name) ?? 0) + 1);
    const handlers = handlersOf(process, { db, operator: this.#operator, payments, planted: this.#planted, mailed });
    const worker = new SimWorker(process, handlers, { ...workerTimes, ...this.#planted?.workerTimes }, this.#planted?.withoutFence ?? false);
    this.#workers[slot] = worker;
    worker.look();
  }

  #again(start: () => void): void {
    this.scheduler.after(this.#chance() ** 3 * 10 * MINUTE, start);
  }
}

/** @throws Violation what did not hold, with the seed and the last events */
export const runSeed = (seed: number, planted?: Planted): Promise<WorldReport> => new World(seed, planted).run();
