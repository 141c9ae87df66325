// One run of one job: the handler under its lease and its time limit, and what becomes of the row afterwards.
import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { bury, giveBack, markDone, prolong, type ClaimedJob, type Clock } from './job-rows.ts';
import { GiveUp, Later, LeaseLost, standardPolicy, Stopping, TookTooLong, type Handler, type HandlerOutcome, type Job, type RetryPolicy } from './job.ts';

export interface WorkerLog {
  readonly warn: (details: object, message: string) => void;
  readonly error: (details: object, message: string) => void;
}

/**
 * Hears of a job that is put aside for good, inside the transaction in which that happens: what it writes is there if and only if the job is
 * dead. Its own failure keeps the job from being put aside; it runs again after its lease.
 */
export type OnDead = (job: Pick<ClaimedJob, 'id' | 'kind' | 'payload'>, error: string, tx: Pick<pg.ClientBase, 'query'>) => Promise<void>;

export interface RunParts {
  readonly pool: pg.Pool;
  readonly onDead?: OnDead | undefined;
  readonly clock: Clock;
  readonly log: WorkerLog;
  readonly leaseMs: number;
  readonly heartbeatMs: number;
  readonly random: () => number;
  /** Aborted when the worker's stop has waited long enough. */
  readonly stopSignal: AbortSignal;
}

/** How a run ended; `lost` = another worker has the job. */
export interface RunEnd {
  readonly end: 'done' | 'later' | 'failed' | 'dead' | 'lost';
  /** Milliseconds until the job is due again, where it is. */
  readonly againInMs?: number;
}

const LONGEST_ERROR = 1_000;

/** What the row and the log keep of an error: no stack, no payload. */
function errorText(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return text.replaceAll('\0', '').slice(0, LONGEST_ERROR);
}

/** The lease as this worker knows it: renewed in time, given up when it cannot be renewed. */
class Lease {
  readonly abort = new AbortController();
  private readonly parts: RunParts;
  private readonly job: ClaimedJob;
  private readonly limitMs: number;
  private readonly heartbeat: NodeJS.Timeout;
  private limit: NodeJS.Timeout | undefined;
  /** By the monotonic clock: what the database granted was counted from later than this. */
  private safeUntil: number;

  constructor(parts: RunParts, job: ClaimedJob, limitMs: number, claimedAt: number) {
    this.parts = parts;
    this.job = job;
    this.limitMs = limitMs;
    this.safeUntil = claimedAt + parts.leaseMs;
    this.heartbeat = setInterval(() => void this.beat(), parts.heartbeatMs);
    this.restartLimit();
    const stop = (): void => this.abort.abort(parts.stopSignal.reason);
    if (parts.stopSignal.aborted) stop();
    else parts.stopSignal.addEventListener('abort', stop, { once: true, signal: this.abort.signal });
  }

  /** @throws LeaseLost, or what the database said */
  async extend(): Promise<void> {
    const asked = performance.now();
    if (!(await prolong(this.parts.pool, this.job, this.parts.leaseMs, this.parts.clock))) {
      const lost = new LeaseLost();
      this.abort.abort(lost);
      throw lost;
    }
    this.safeUntil = asked + this.parts.leaseMs;
  }

  restartLimit(): void {
    clearTimeout(this.limit);
    this.limit = globalThis.setTimeout(() => this.abort.abort(new TookTooLong(this.limitMs)), this.limitMs);
  }

  end(): void {
    clearInterval(this.heartbeat);
    clearTimeout(this.limit);
    // The listener on the worker's signal goes with this one's end.
    if (!this.abort.signal.aborted) this.abort.abort(new Error('the run is over'));
  }

  private async beat(): Promise<void> {
    try {
      await this.extend();
    } catch (error) {
      if (error instanceof LeaseLost) return;
      this.parts.log.warn({ err: error, job: this.job.id }, 'a lease could not be renewed');
      if (performance.now() >= this.safeUntil) this.abort.abort(new LeaseLost());
    }
  }
}

/** The handler's answer, or the reason for which it was not waited for any longer. */
async function underLease(handler: Handler, job: Job): Promise<HandlerOutcome> {
  const { signal } = job;
  const interrupted = new Promise<never>((_resolve, reject) => {
    const stop = (): void => reject(signal.reason instanceof Error ? signal.reason : new Error(String(signal.reason)));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
  interrupted.catch(() => {}); // also aborted after a good end
  return Promise.race([handler.run(job), interrupted]);
}

/** @returns whether the lease was still ours */
async function putAside(job: ClaimedJob, text: string, { pool, clock, onDead }: RunParts): Promise<boolean> {
  if (!onDead) return bury(pool, job, text, clock);
  const client = await pool.connect();
  try {
    await client.query('begin');
    const isDead = await bury(client, job, text, clock);
    if (isDead) await onDead(job, text, client);
    await client.query('commit');
    return isDead;
  } catch (error) {
    await client.query('rollback').catch(() => undefined); // a connection that broke has rolled back by itself
    throw error;
  } finally {
    client.release();
  }
}

/** Failed: again later, or put aside with the error. */
async function afterFailure(job: ClaimedJob, error: unknown, policy: RetryPolicy, parts: RunParts): Promise<RunEnd> {
  const text = errorText(error);
  const details = { job: job.id, kind: job.kind, attempt: job.attempts, err: error };
  if (error instanceof LeaseLost) {
    parts.log.warn(details, 'the lease of a job was lost');
    return { end: 'lost' };
  }
  // Stopped before its end: another worker may begin at once.
  if (error instanceof Stopping) return { end: (await giveBack(parts.pool, job, { when: 0, counts: false }, parts.clock)) ? 'later' : 'lost' };
  if (error instanceof GiveUp || job.attempts >= policy.tries) {
    if (!(await putAside(job, text, parts))) return { end: 'lost' };
    parts.log.error(details, 'a job of the outbox is dead: a person must look at it');
    return { end: 'dead' };
  }
  const delay = policy.delayMs(job.attempts, parts.random);
  if (!(await giveBack(parts.pool, job, { when: delay, counts: true, error: text }, parts.clock))) return { end: 'lost' };
  parts.log.warn({ ...details, againInMs: delay }, 'a job of the outbox failed');
  return { end: 'failed', againInMs: delay };
}

async function afterOutcome(job: ClaimedJob, outcome: HandlerOutcome, parts: RunParts, finished: boolean): Promise<RunEnd> {
  if (!(outcome instanceof Later)) return { end: (await markDone(parts.pool, job, parts.clock)) || finished ? 'done' : 'lost' };
  if (!(await giveBack(parts.pool, job, { when: outcome.when, counts: false }, parts.clock))) return { end: 'lost' };
  const now = parts.clock?.().getTime() ?? Date.now();
  return { end: 'later', againInMs: Math.max(0, outcome.when instanceof Date ? outcome.when.getTime() - now : outcome.when) };
}

/** Pauses before the end of a run is written once more, in milliseconds: a cut connection must not repeat finished work (R12). */
const writeAgainAfter = [100, 400, 1_600];

async function written(write: () => Promise<RunEnd>): Promise<RunEnd> {
  for (const pause of writeAgainAfter) {
    try {
      return await write();
    } catch {
      await setTimeout(pause);
    }
  }
  return write();
}

/**
 * Runs a claimed job to its end and writes that end, fenced by the lease token.
 * @param claimedAt of the monotonic clock, before the claim was sent
 * @throws only what the database says; the lease then runs out and another worker takes the job
 */
export async function runJob(handler: Handler, job: ClaimedJob, claimedAt: number, parts: RunParts): Promise<RunEnd> {
  const policy: RetryPolicy = { ...standardPolicy, ...handler.policy };
  // Every claim counts: a job whose worker died each time is put aside without being run once more.
  if (job.attempts > policy.tries) return written(() => afterFailure(job, new Error('every worker that ran this job ended before it was done'), policy, parts));
  const lease = new Lease(parts, job, policy.limitMs, claimedAt);
  let finished = false;
  const given: Job = {
    payload: job.payload,
    attempt: job.attempts,
    signal: lease.abort.signal,
    extend: async () => {
      await lease.extend();
      lease.restartLimit();
    },
    finish: async (tx) => {
      if (!(await markDone(tx, job, parts.clock))) throw new LeaseLost();
      finished = true;
    },
  };
  const write = await underLease(handler, given).then(
    (outcome) => () => afterOutcome(job, outcome, parts, finished),
    (error: unknown) => () => afterFailure(job, error, policy, parts),
  );
  try {
    return await written(write);
  } finally {
    lease.end();
  }
}
