// Writing work into the outbox inside the transaction of its cause: either both are there, or neither (reliability.md 4.4).
import { sql, type Kysely } from 'kysely';
import type pg from 'pg';
import type { DB } from '#database/tables.generated.ts';

/** The caller's transaction: of kysely, or a client of pg between begin and commit. */
export type OutboxTransaction = Kysely<DB> | Pick<pg.ClientBase, 'query'>;

export interface NewJob {
  /** Which handler does it. */
  readonly kind: string;
  /** Names the effect, not the attempt: a second job with the same key is the same work and is not written. */
  readonly dedupeKey: string;
  /** Ids rather than data: whatever changes until the work is done is read then. Written as JSON. */
  readonly payload: Readonly<Record<string, unknown>>;
  /** Not before this moment; left out, at once (by the clock of the database). */
  readonly runAt?: Date;
  /** Lower comes first: 0 for bookings (default), more for what may wait. */
  readonly priority?: number;
}

const isKysely = (tx: OutboxTransaction): tx is Kysely<DB> => 'insertInto' in tx;

/**
 * @returns whether the job is new; false = its dedupe key was there before, done or not
 */
export async function enqueue(tx: OutboxTransaction, job: NewJob): Promise<boolean> {
  const payload = JSON.stringify(job.payload);
  if (isKysely(tx)) {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('outbox')
      .values({
        kind: job.kind,
        dedupe_key: job.dedupeKey,
        payload,
        priority: job.priority ?? 0,
        ...(job.runAt && { run_at: job.runAt }),
      })
      .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  }
  const { rowCount } = await tx.query(
    `insert into outbox (kind, dedupe_key, payload, priority, run_at) values ($1, $2, $3, $4, coalesce($5::timestamptz, now()))
     on conflict (dedupe_key) do nothing`,
    [job.kind, job.dedupeKey, payload, job.priority ?? 0, job.runAt ?? null],
  );
  return rowCount === 1;
}

/** Several at once, in one statement; those whose dedupe key was there before, done or not, are left out. */
export async function enqueueAll(tx: Kysely<DB>, jobs: readonly NewJob[]): Promise<void> {
  if (jobs.length === 0) return;
  // a statement must not name one key twice, and its moments must all stand or all be left out
  const byKey = new Map<string, NewJob>();
  for (const job of jobs) if (!byKey.has(job.dedupeKey)) byKey.set(job.dedupeKey, job); // the first one counts, as when they come one by one
  await tx
    .insertInto('outbox')
    .values(
      [...byKey.values()].map((job) => ({
        kind: job.kind,
        dedupe_key: job.dedupeKey,
        payload: JSON.stringify(job.payload),
        priority: job.priority ?? 0,
        run_at: job.runAt ?? sql<Date>`now()`,
      })),
    )
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute();
}

/** What a job waits for has come: it is due now, unless somebody is at it. Keys without such a job are passed over. */
export async function wake(db: Kysely<DB>, dedupeKeys: readonly string[]): Promise<void> {
  await sql`
    with woken as (
      update outbox set run_at = now()
      where dedupe_key = any(${dedupeKeys}) and done_at is null and dead_at is null and lease_token is null and run_at > now() returning id
    )
    select pg_notify('outbox', '') from woken limit 1`.execute(db);
}
