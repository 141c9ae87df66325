// The statements over the outbox's rows. The lease token is the fence: whoever does not hold it changes nothing (F15).
import type pg from 'pg';
import type { OutboxTransaction } from './enqueue.ts';
import { sql, type Kysely } from 'kysely';
import type { DB } from '#database/tables.generated.ts';

export interface ClaimedJob {
  readonly id: number;
  readonly kind: string;
  readonly payload: unknown;
  readonly attempts: number;
  readonly token: string;
}

/** Every moment is the database's, unless a test brings its own: clocks of nodes differ (F13). */
const moment = (parameter: number): string => `coalesce($${parameter}::timestamptz, clock_timestamp())`;
const inMs = (from: string, parameter: number): string => `${from} + $${parameter}::double precision * interval '1 millisecond'`;

export type Clock = (() => Date) | undefined;
const at = (clock: Clock): Date | null => clock?.() ?? null;

/** Takes due work: each row for one worker alone, by order of priority and age. A run-out lease counts as free. */
export async function claim(pool: pg.Pool, kinds: readonly string[], count: number, leaseMs: number, clock: Clock): Promise<ClaimedJob[]> {
  const { rows } = await pool.query<ClaimedJob & { priority: number; run_at: Date }>(
    `update outbox set lease_token = gen_random_uuid(), lease_until = ${inMs(moment(4), 3)}, attempts = attempts + 1
     where id in (
       select id from outbox
       where done_at is null and dead_at is null and run_at <= ${moment(4)} and (lease_until is null or lease_until <= ${moment(4)}) and kind = any($1)
       order by priority, run_at, id limit $2 for update skip locked)
     returning id, kind, payload, attempts, lease_token as token, priority, run_at`,
    [kinds, count, leaseMs, at(clock)],
  );
  return rows.toSorted((a, b) => a.priority - b.priority || a.run_at.getTime() - b.run_at.getTime() || a.id - b.id);
}

/** @returns whether the lease was still ours */
export async function prolong(pool: pg.Pool, job: ClaimedJob, leaseMs: number, clock: Clock): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update outbox set lease_until = ${inMs(moment(4), 3)} where id = $1 and lease_token = $2 and done_at is null and dead_at is null`,
    [job.id, job.token, leaseMs, at(clock)],
  );
  return rowCount === 1;
}

const isKysely = (tx: OutboxTransaction | pg.Pool): tx is Kysely<DB> => 'insertInto' in tx;

/** @returns whether the lease was still ours */
export async function markDone(tx: OutboxTransaction | pg.Pool, job: ClaimedJob, clock: Clock): Promise<boolean> {
  if (isKysely(tx)) {
    const { numAffectedRows } = await sql`update outbox
      set done_at = coalesce(${at(clock)}::timestamptz, clock_timestamp()), lease_token = null, lease_until = null, last_error = null
      where id = ${job.id} and lease_token = ${job.token}::uuid and done_at is null and dead_at is null`.execute(tx);
    return numAffectedRows === 1n;
  }
  const { rowCount } = await tx.query(
    `update outbox set done_at = ${moment(3)}, lease_token = null, lease_until = null, last_error = null
     where id = $1 and lease_token = $2 and done_at is null and dead_at is null`,
    [job.id, job.token, at(clock)],
  );
  return rowCount === 1;
}

export interface GivenBack {
  /** A moment, or milliseconds from now. */
  readonly when: Date | number;
  /** Whether the run counts as a try. */
  readonly counts: boolean;
  readonly error?: string;
}

/** Gives a job back to run again. @returns whether the lease was still ours */
export async function giveBack(pool: pg.Pool, job: ClaimedJob, { when, counts, error }: GivenBack, clock: Clock): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update outbox set run_at = coalesce($3::timestamptz, ${inMs(moment(7), 4)}), attempts = attempts - $5::smallint,
       last_error = coalesce($6, last_error), lease_token = null, lease_until = null
     where id = $1 and lease_token = $2 and done_at is null and dead_at is null`,
    [job.id, job.token, when instanceof Date ? when : null, when instanceof Date ? 0 : when, counts ? 0 : 1, error ?? null, at(clock)],
  );
  return rowCount === 1;
}

/** Puts a job aside for good. @returns whether the lease was still ours */
export async function bury(db: Pick<pg.ClientBase, 'query'>, job: ClaimedJob, error: string, clock: Clock): Promise<boolean> {
  const { rowCount } = await db.query(
    `update outbox set dead_at = ${moment(4)}, last_error = $3, lease_token = null, lease_until = null
     where id = $1 and lease_token = $2 and done_at is null and dead_at is null`,
    [job.id, job.token, error, at(clock)],
  );
  return rowCount === 1;
}

export interface OutboxState {
  /** Jobs not yet done, whenever they are due. */
  readonly backlog: number;
  readonly due: number;
  /** Milliseconds that the oldest due job has waited; 0 = none is due. */
  readonly oldestDueMs: number;
  /** Jobs put aside: each wants a person. */
  readonly dead: number;
}

/** What operation watches: how much waits, and how long. */
export async function readOutboxState(pool: pg.Pool): Promise<OutboxState> {
  const { rows } = await pool.query<OutboxState>(
    `select count(*) filter (where dead_at is null) as "backlog",
       count(*) filter (where dead_at is null and run_at <= clock_timestamp()) as "due",
       coalesce(extract(epoch from clock_timestamp() - min(run_at) filter (where dead_at is null and run_at <= clock_timestamp())) * 1000, 0)::double precision
         as "oldestDueMs",
       count(*) filter (where dead_at is not null) as "dead"
     from outbox where done_at is null`,
  );
  return rows[0] ?? { backlog: 0, due: 0, oldestDueMs: 0, dead: 0 };
}
