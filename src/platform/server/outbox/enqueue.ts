// Writing work into the outbox inside the transaction of its cause: either both are there, or neither (reliability.md 4.4).
import type { Kysely } from 'kysely';
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
