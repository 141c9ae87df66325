// A database in memory with what the protocol relies on: transactions that leave everything or nothing, rows locked until the end of the
// transaction that writes them, unique constraints that wait for a rival, read committed between them. Its clock is the world's.
import type { Money } from '#domain/money/money.ts';
import type { StoredBooking } from '#features/booking/server/booking.repository.ts';
import type { StoredPayment } from '#features/booking/server/work/ports.ts';

export interface SessionRow {
  readonly revision: number;
  readonly state: 'open' | 'confirmed';
  /** What its visitor was last shown: for the world's own questions, not for the protocol. */
  readonly shown: Money | null;
}
export interface AllotmentRow {
  readonly size: number;
  readonly used: number;
}
export interface CabinRow {
  readonly categoryCode: string;
  readonly claimId: string | null;
}
export interface ClaimRow {
  readonly id: string;
  readonly voyageId: number;
  readonly categoryCode: string;
  readonly cabinId: number | null;
  readonly session: string | null;
  readonly state: 'held' | 'booked' | 'released';
  readonly releasesAt: number | null;
}
export interface BookingRow {
  readonly booking: StoredBooking;
  readonly session: string;
  readonly secondButtonText: string | null;
}
export interface HistoryRow {
  readonly bookingId: string;
  readonly actor: string;
  readonly from: string | null;
  readonly to: string;
  readonly reason: string;
}
export interface PaymentRow extends StoredPayment {
  readonly providerRef: string | null;
}
export interface OutboxRow {
  readonly id: number;
  readonly kind: string;
  readonly dedupeKey: string;
  readonly payload: unknown;
  readonly priority: number;
  readonly runAt: number;
  readonly attempts: number;
  readonly leaseToken: string | null;
  readonly leaseUntil: number | null;
  readonly doneAt: number | null;
  readonly deadAt: number | null;
  readonly lastError: string | null;
}

export class Table<Row> {
  readonly name: string;
  readonly rows = new Map<string, Row>();
  constructor(name: string) {
    this.name = name;
  }
}

/** What PostgreSQL says of a statement that breaks a constraint. */
export class ConstraintViolation extends Error {}
/** The connection is gone: whether a commit that was sent has happened is not known. */
export class ConnectionLost extends Error {}

interface Waiting {
  readonly tx: MemoryTransaction;
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}
interface Lock {
  owner: MemoryTransaction;
  readonly queue: Waiting[];
}

export class MemoryTransaction {
  readonly database: MemoryDatabase;
  /** now() of PostgreSQL: the beginning of the transaction, whatever is waited for in it. */
  readonly startedAt: number;
  /** Whose connection it is: it ends with him. */
  readonly owner: unknown;
  readonly written = new Map<Table<unknown>, Map<string, unknown>>();
  readonly held = new Set<string>();
  waitsFor: Lock | undefined;
  /** A statement has failed: the rest fails too, and nothing stays. */
  failed = false;
  ended = false;

  constructor(database: MemoryDatabase, owner: unknown) {
    this.database = database;
    this.owner = owner;
    this.startedAt = database.clock();
  }

  /** As this transaction sees it: its own changes over what is committed. */
  get<Row>(table: Table<Row>, key: string): Row | undefined {
    const own = this.written.get(table);
    return own?.has(key) ? (own.get(key) as Row | undefined) : table.rows.get(key);
  }

  all<Row>(table: Table<Row>): Row[] {
    const own = this.written.get(table) as Map<string, Row | undefined> | undefined;
    if (!own) return [...table.rows.values()];
    return [...new Set([...table.rows.keys(), ...own.keys()])].flatMap((key) => this.get(table, key) ?? []);
  }

  /** Only under the row's lock. `undefined` deletes. */
  put<Row>(table: Table<Row>, key: string, row: Row | undefined): void {
    if (!this.held.has(`${table.name}/${key}`)) throw new Error(`written without a lock: ${table.name}/${key}`);
    const own = this.written.get(table) ?? new Map<string, unknown>();
    this.written.set(table, own);
    own.set(key, row);
  }

  /** Waits until nobody else has the row. @throws ConstraintViolation for a deadlock */
  async lock<Row>(table: Table<Row>, key: string): Promise<void> {
    const name = `${table.name}/${key}`;
    if (!this.held.has(name)) await this.database.acquire(this, name);
  }

  /** An entry of a unique index. @returns false where another row has the value */
  async enter(constraint: string, value: string, key: string): Promise<boolean> {
    const entry = `${constraint}/${value}`;
    await this.lock(this.database.unique, entry);
    const there = this.get(this.database.unique, entry);
    if (there !== undefined) return there === key;
    this.put(this.database.unique, entry, key);
    return true;
  }

  fail(message: string): ConstraintViolation {
    this.failed = true;
    return new ConstraintViolation(message);
  }
}

/** Who asks about committed changes: the world around the shop. */
export type CommitListener = (tx: MemoryTransaction) => void;

export class MemoryDatabase {
  readonly sessions = new Table<SessionRow>('sessions');
  readonly allotments = new Table<AllotmentRow>('allotments');
  readonly cabins = new Table<CabinRow>('cabins');
  readonly claims = new Table<ClaimRow>('claims');
  readonly bookings = new Table<BookingRow>('bookings');
  readonly history = new Table<HistoryRow>('history');
  readonly payments = new Table<PaymentRow>('payments');
  readonly outbox = new Table<OutboxRow>('outbox');
  /** Mails that have left, by booking and kind. */
  readonly mails = new Table<true>('mails');
  readonly idempotency = new Table<string>('idempotency');
  readonly unique = new Table<string>('unique');
  readonly clock: () => number;
  readonly newId: () => string;
  readonly #locks = new Map<string, Lock>();
  readonly #open = new Set<MemoryTransaction>();
  readonly #listeners: CommitListener[] = [];
  /** Counts commits: unchanged = nothing is to be looked at. */
  version = 0;
  #outboxId = 0;

  /** @param clock milliseconds; decides for everybody */
  constructor(clock: () => number, newId: () => string) {
    this.clock = clock;
    this.newId = newId;
  }

  nextOutboxId(): number {
    return ++this.#outboxId;
  }

  onCommit(listener: CommitListener): void {
    this.#listeners.push(listener);
  }

  begin(owner: unknown): MemoryTransaction {
    const tx = new MemoryTransaction(this, owner);
    this.#open.add(tx);
    return tx;
  }

  commit(tx: MemoryTransaction): void {
    if (tx.ended) throw new ConnectionLost('the transaction has ended');
    if (!tx.failed) {
      for (const [table, rows] of tx.written)
        for (const [key, row] of rows) {
          if (row === undefined) table.rows.delete(key);
          else table.rows.set(key, row);
        }
    }
    const isChange = !tx.failed && tx.written.size > 0;
    this.#end(tx);
    if (!isChange) return;
    this.version++;
    for (const listener of this.#listeners) listener(tx);
  }

  rollback(tx: MemoryTransaction): void {
    if (!tx.ended) this.#end(tx);
  }

  /** A process has ended, or its connections have. @param isDead then nobody is there who could hear of it */
  connectionsEnd(owner: unknown, isDead: boolean): void {
    for (const tx of this.#open) if (tx.owner === owner) this.#end(tx, isDead);
  }

  isLocked<Row>(table: Table<Row>, key: string): boolean {
    return this.#locks.has(`${table.name}/${key}`);
  }

  acquire(tx: MemoryTransaction, name: string): Promise<void> {
    if (tx.ended) throw new ConnectionLost('the transaction has ended');
    const lock = this.#locks.get(name);
    if (!lock) {
      this.#locks.set(name, { owner: tx, queue: [] });
      tx.held.add(name);
      return Promise.resolve();
    }
    for (let other: Lock | undefined = lock; other; other = other.owner.waitsFor) if (other.owner === tx) throw tx.fail('deadlock detected');
    tx.waitsFor = lock;
    return new Promise((resolve, reject) => {
      lock.queue.push({ tx, resolve, reject });
    });
  }

  #end(tx: MemoryTransaction, isDead = true): void {
    tx.ended = true;
    this.#open.delete(tx);
    if (tx.waitsFor) {
      const at = tx.waitsFor.queue.findIndex((waiting) => waiting.tx === tx);
      const [waiting] = at < 0 ? [] : tx.waitsFor.queue.splice(at, 1);
      if (!isDead) waiting?.reject(new ConnectionLost('the transaction has ended'));
      tx.waitsFor = undefined;
    }
    for (const name of tx.held) {
      const lock = this.#locks.get(name)!;
      const next = lock.queue.shift();
      if (!next) {
        this.#locks.delete(name);
        continue;
      }
      lock.owner = next.tx;
      next.tx.waitsFor = undefined;
      next.tx.held.add(name);
      next.resolve();
    }
    tx.held.clear();
  }
}
