// The outbox's rows in memory: what job-rows.ts does with statements. The lease token is the fence.
import type { GivenBack } from '#platform/server/outbox/job-rows.ts';
import type { MemoryDatabase, MemoryTransaction, OutboxRow } from './memory-database.ts';

export interface ClaimedJob {
  readonly id: number;
  readonly kind: string;
  readonly payload: unknown;
  readonly attempts: number;
  readonly token: string;
}

const isOpen = ({ doneAt, deadAt }: OutboxRow): boolean => doneAt === null && deadAt === null;

/** When a row may be taken; undefined where it never will be. */
export const dueAt = (row: OutboxRow): number | undefined => (isOpen(row) ? Math.max(row.runAt, row.leaseUntil ?? 0) : undefined);

/** A change of a row under its lock, by whoever holds the lease. @returns whether the lease was still his */
async function underLease(tx: MemoryTransaction, job: ClaimedJob, change: (row: OutboxRow, now: number) => Partial<OutboxRow>): Promise<boolean> {
  const { outbox, clock } = tx.database;
  await tx.lock(outbox, String(job.id));
  const row = tx.get(outbox, String(job.id));
  if (!row || row.leaseToken !== job.token || !isOpen(row)) return false;
  tx.put(outbox, String(job.id), { ...row, ...change(row, clock()) });
  return true;
}

const noLease = { leaseToken: null, leaseUntil: null } as const;

export const markDoneIn = (tx: MemoryTransaction, job: ClaimedJob): Promise<boolean> =>
  underLease(tx, job, (_row, now) => ({ doneAt: now, lastError: null, ...noLease }));

/** One statement that is a transaction of its own. */
async function alone(db: MemoryDatabase, owner: unknown, run: (tx: MemoryTransaction) => Promise<boolean>): Promise<boolean> {
  const tx = db.begin(owner);
  try {
    const result = await run(tx);
    db.commit(tx);
    return result;
  } catch (error) {
    db.rollback(tx);
    throw error;
  }
}

/** Rows that others have locked are passed over. */
export function claim(db: MemoryDatabase, owner: unknown, kinds: readonly string[], count: number, leaseMs: number): ClaimedJob[] {
  const now = db.clock();
  const due = [...db.outbox.rows.values()]
    .filter((row) => kinds.includes(row.kind) && (dueAt(row) ?? Number.POSITIVE_INFINITY) <= now && !db.isLocked(db.outbox, String(row.id)))
    .toSorted((a, b) => a.priority - b.priority || a.runAt - b.runAt || a.id - b.id)
    .slice(0, count);
  if (due.length === 0) return [];
  const tx = db.begin(owner);
  const claimed = due.map((row): ClaimedJob => {
    const token = db.newId();
    void tx.lock(db.outbox, String(row.id)); // free: nobody is waited for
    tx.put(db.outbox, String(row.id), { ...row, leaseToken: token, leaseUntil: now + leaseMs, attempts: row.attempts + 1 });
    return { id: row.id, kind: row.kind, payload: row.payload, attempts: row.attempts + 1, token };
  });
  db.commit(tx);
  return claimed;
}

export const prolong = (db: MemoryDatabase, owner: unknown, job: ClaimedJob, leaseMs: number): Promise<boolean> =>
  alone(db, owner, (tx) => underLease(tx, job, (_row, now) => ({ leaseUntil: now + leaseMs })));

export const markDone = (db: MemoryDatabase, owner: unknown, job: ClaimedJob): Promise<boolean> => alone(db, owner, (tx) => markDoneIn(tx, job));

export const giveBack = (db: MemoryDatabase, owner: unknown, job: ClaimedJob, { when, counts, error }: GivenBack): Promise<boolean> =>
  alone(db, owner, (tx) =>
    underLease(tx, job, (row, now) => ({
      runAt: when instanceof Date ? when.getTime() : now + when,
      attempts: row.attempts - (counts ? 0 : 1),
      lastError: error ?? row.lastError,
      ...noLease,
    })),
  );

export const bury = (db: MemoryDatabase, owner: unknown, job: ClaimedJob, error: string): Promise<boolean> =>
  alone(db, owner, (tx) => underLease(tx, job, (_row, now) => ({ deadAt: now, lastError: error, ...noLease })));
