// The worker of the outbox: takes due jobs by lease, runs several at once, survives its own end at any line (F14, F15). Knows no cruises.
import type pg from 'pg';
import { claim, readOutboxState, type ClaimedJob, type OutboxState } from './job-rows.ts';
import { Stopping, type Handler } from './job.ts';
import { listen, type Listening } from './listen.ts';
import { runJob, type OnDead, type RunEnd, type RunParts, type WorkerLog } from './run-job.ts';

export interface OutboxWorkerParts {
  readonly pool: pg.Pool;
  /** By kind of job. Jobs of other kinds are left to workers that know them. */
  readonly handlers: Readonly<Record<string, Handler>>;
  readonly log: WorkerLog;
  readonly onDead?: OnDead;
  /** Jobs run at once by this worker. */
  readonly concurrency: number;
  /** How long a job belongs to a worker that says nothing more; longer than any step without `extend` (4.6). */
  readonly leaseMs?: number;
  /** How often a running job's lease is renewed. */
  readonly heartbeatMs?: number;
  /** Without any notice: jobs become due by time, and notices may be lost. */
  readonly pollMs?: number;
  /** Tests only: the moment of all statements. Otherwise the clock of the database decides. */
  readonly now?: () => Date;
  readonly random?: () => number;
}

export type Drained = Readonly<Record<RunEnd['end'], number>>;

export interface OutboxWorker {
  /** Begins to listen and to take jobs. */
  readonly start: () => void;
  /**
   * Takes no more jobs, waits for the running ones, then tells their handlers to stop and gives their jobs back.
   * @param limitMs longest wait for running jobs
   */
  readonly stop: (limitMs?: number) => Promise<void>;
  /** Runs what is due until nothing is; for tests and for commands. @returns how many runs ended how */
  readonly drainOnce: () => Promise<Drained>;
  readonly state: () => Promise<OutboxState>;
}

const STOP_LIMIT_MS = 30_000;
/** How long handlers may take to notice that they are told to stop. */
const STOP_GRACE_MS = 1_000;
/** A timer may fire a little early by the database's clock: whoever looks before a job is due would sleep until the next look. */
const EARLY_MS = 5;
/** Pause after the database could not be asked. */
const TROUBLE_MS = 1_000;

class Worker implements OutboxWorker {
  private readonly parts: OutboxWorkerParts;
  private readonly run: RunParts;
  private readonly kinds: readonly string[];
  private readonly stopping = new AbortController();
  private readonly running = new Set<Promise<unknown>>();
  private listening: Listening | undefined;
  private timer: NodeJS.Timeout | undefined;
  private wakeAt = Number.POSITIVE_INFINITY;
  private filling: Promise<void> | undefined;
  /** A notice that came while jobs were being taken. */
  private again = false;
  private stopped = false;

  constructor(parts: OutboxWorkerParts) {
    this.parts = parts;
    this.kinds = Object.keys(parts.handlers);
    this.run = {
      pool: parts.pool,
      clock: parts.now,
      log: parts.log,
      onDead: parts.onDead,
      leaseMs: parts.leaseMs ?? 150_000,
      heartbeatMs: parts.heartbeatMs ?? 30_000,
      random: parts.random ?? Math.random,
      stopSignal: this.stopping.signal,
    };
  }

  readonly start = (): void => {
    const report = (error: Error): void => this.parts.log.warn({ err: error }, 'the outbox is not listened to; it is looked at from time to time');
    this.listening = listen(this.parts.pool, 'outbox', () => this.fill(), report);
    this.wakeIn(0);
  };

  readonly stop = async (limitMs = STOP_LIMIT_MS): Promise<void> => {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.listening?.stop();
    await this.filling;
    await this.ended(limitMs);
    if (this.running.size === 0) return;
    this.stopping.abort(new Stopping());
    await this.ended(STOP_GRACE_MS);
  };

  readonly drainOnce = async (): Promise<Drained> => {
    const ends: Record<RunEnd['end'], number> = { done: 0, later: 0, failed: 0, dead: 0, lost: 0 };
    while (!this.stopped) {
      const { jobs, claimedAt } = await this.take(this.parts.concurrency);
      if (jobs.length === 0) break;
      for (const { end } of await Promise.all(jobs.map((job) => this.runOne(job, claimedAt)))) ends[end]++;
    }
    return ends;
  };

  readonly state = (): Promise<OutboxState> => readOutboxState(this.parts.pool);

  private async take(count: number): Promise<{ jobs: ClaimedJob[]; claimedAt: number }> {
    const claimedAt = performance.now();
    return { jobs: await claim(this.parts.pool, this.kinds, count, this.run.leaseMs, this.parts.now), claimedAt };
  }

  private runOne(job: ClaimedJob, claimedAt: number): Promise<RunEnd> {
    const handler = this.parts.handlers[job.kind];
    if (!handler) throw new Error(`claimed a job of an unknown kind: ${job.kind}`); // the claim names the kinds
    // Off the list before anyone who waits for it goes on: the place is free then.
    const run: Promise<RunEnd> = runJob(handler, job, claimedAt, this.run).finally(() => this.running.delete(run));
    this.running.add(run);
    return run;
  }

  private async runAndGoOn(job: ClaimedJob, claimedAt: number): Promise<void> {
    try {
      const { againInMs } = await this.runOne(job, claimedAt);
      if (againInMs !== undefined) this.wakeIn(againInMs + EARLY_MS);
    } catch (error) {
      this.parts.log.error({ err: error, job: job.id, kind: job.kind }, 'the end of a job could not be written; it runs again after its lease');
    }
    this.fill();
  }

  /** Fills the free places with due jobs. */
  private fill(): void {
    if (this.stopped) return;
    if (this.filling) {
      this.again = true;
      return;
    }
    this.again = false;
    this.filling = this.takeAll()
      .catch((error: unknown) => {
        this.parts.log.warn({ err: error }, 'no jobs could be taken');
        this.wakeIn(TROUBLE_MS);
      })
      .finally(() => {
        this.filling = undefined;
        if (this.again) this.fill();
        else this.wakeIn(this.parts.pollMs ?? 5_000);
      });
  }

  private async takeAll(): Promise<void> {
    while (!this.stopped) {
      const free = this.parts.concurrency - this.running.size;
      if (free <= 0) return; // the next job that ends takes again
      const { jobs, claimedAt } = await this.take(free);
      for (const job of jobs) void this.runAndGoOn(job, claimedAt);
      if (jobs.length < free) return;
    }
  }

  /** Looks again after a time at the latest; the earliest wish counts. */
  private wakeIn(milliseconds: number): void {
    const at = performance.now() + milliseconds;
    if (this.stopped || (at >= this.wakeAt && this.timer)) return;
    clearTimeout(this.timer);
    this.wakeAt = at;
    this.timer = setTimeout(
      () => {
        this.timer = undefined;
        this.wakeAt = Number.POSITIVE_INFINITY;
        this.fill();
      },
      Math.min(milliseconds, 2_147_483_647),
    );
    this.timer.unref();
  }

  /** Waits until nothing runs, but not longer than the limit. */
  private async ended(limitMs: number): Promise<void> {
    if (this.running.size === 0) return;
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, limitMs);
    });
    await Promise.race([Promise.allSettled(this.running), limit]);
    clearTimeout(timer);
  }
}

/**
 * A worker over the table `outbox`. Every job is run at least once; its end is written once, by whoever holds its lease.
 * Two workers with different handlers keep kinds apart: slow calls to operators then never hold up mails.
 */
export const createOutboxWorker = (parts: OutboxWorkerParts): OutboxWorker => new Worker(parts);
