// A worker of the outbox in the simulated world: leases, heartbeat, fencing, attempts and `Later` as in worker.ts and run-job.ts, with the
// world's clock and processes that die. It looks for work when something is due, as if it asked all the time.
import {
  GiveUp,
  Later,
  LeaseLost,
  standardPolicy,
  TookTooLong,
  type Handler,
  type HandlerOutcome,
  type Job,
  type RetryPolicy,
} from '#platform/server/outbox/job.ts';
import { claimedJobs } from './memory-store.ts';
import { bury, claim, dueAt, giveBack, markDone, prolong, type ClaimedJob } from './memory-outbox.ts';
import type { Scheduled } from './scheduler.ts';
import type { SimProcess } from './sim-process.ts';

export type Handlers = Readonly<Record<string, Handler>>;

export interface WorkerTimes {
  readonly leaseMs: number;
  readonly heartbeatMs: number;
}
export const workerTimes: WorkerTimes = { leaseMs: 150_000, heartbeatMs: 30_000 };
const AT_ONCE = 4;
/** What becomes due by time, or whose notice is lost, is found by looking so often. Milliseconds. */
const LOOK_MS = 5_000;
/** As in run-job.ts: pauses before the end of a run is written once more. */
const writeAgainAfter = [100, 400, 1_600];

type Write = () => Promise<unknown>;

export class SimWorker {
  readonly #process: SimProcess;
  readonly #handlers: Handlers;
  readonly #kinds: readonly string[];
  readonly #times: WorkerTimes;
  #running = 0;
  #wake: { readonly at: number; readonly event: Scheduled } | undefined;
  #isTaking = false;

  readonly #withoutFence: boolean;

  /** @param withoutFence a planted fault: whoever has lost the lease goes on, and writes the end of the run */
  constructor(process: SimProcess, handlers: Handlers, times: WorkerTimes, withoutFence: boolean) {
    this.#withoutFence = withoutFence;
    this.#process = process;
    this.#handlers = handlers;
    this.#kinds = Object.keys(handlers);
    this.#times = times;
  }

  /** Something in the outbox has changed, or a place has become free. */
  look(): void {
    const { db, scheduler, weather } = this.#process;
    if (!this.#process.isAlive || this.#running >= AT_ONCE || this.#isTaking) return;
    let next = Number.POSITIVE_INFINITY;
    for (const row of db.outbox.rows.values()) next = Math.min(next, dueAt(row) ?? next);
    if (next === Number.POSITIVE_INFINITY) return;
    const at = Math.max(next, scheduler.now);
    if (this.#wake && this.#wake.at <= at + LOOK_MS && this.#wake.at >= at) return;
    this.#wake?.event.cancel();
    const isHeard = next <= scheduler.now && weather.chance() < 0.9; // written a moment ago, and the notice came
    const wakeAt = at + Math.round(weather.chance() * (isHeard ? 50 : LOOK_MS));
    const event = this.#process.later(wakeAt - scheduler.now, () => {
      this.#wake = undefined;
      void this.#take();
    });
    this.#wake = { at: wakeAt, event };
  }

  async #take(): Promise<void> {
    const process = this.#process;
    this.#isTaking = true;
    await process.step('claim');
    const jobs = claim(process.db, process, this.#kinds, AT_ONCE - this.#running, this.#times.leaseMs);
    await process.step('claimed');
    this.#isTaking = false;
    for (const job of jobs) {
      this.#running++;
      void this.#run(job).then(
        () => this.#ended(),
        () => this.#ended(), // its end could not be written: it runs again after its lease
      );
    }
    this.look();
  }

  #ended(): void {
    this.#running--;
    this.look();
  }

  async #run(claimed: ClaimedJob): Promise<void> {
    const process = this.#process;
    const { db } = process;
    const handler = this.#handlers[claimed.kind]!;
    const policy: RetryPolicy = { ...standardPolicy, ...handler.policy };
    if (claimed.attempts > policy.tries) return this.#written(() => bury(db, process, claimed, 'every worker that ran this job ended before it was done'));
    const abort = new AbortController();
    let safeUntil = process.scheduler.now + this.#times.leaseMs;
    let limit: Scheduled | undefined;
    const extend = async (): Promise<void> => {
      const asked = process.scheduler.now;
      await process.pace.before('prolong');
      if (!(await prolong(db, process, claimed, this.#times.leaseMs)) && !this.#withoutFence) {
        const lost = new LeaseLost();
        abort.abort(lost);
        throw lost;
      }
      safeUntil = asked + this.#times.leaseMs;
    };
    const restartLimit = (): void => {
      limit?.cancel();
      limit = process.later(policy.limitMs, () => abort.abort(new TookTooLong(policy.limitMs)));
    };
    let heartbeat: Scheduled | undefined;
    const beat = (): void => {
      heartbeat = process.later(this.#times.heartbeatMs, () => {
        beat();
        extend().catch((error: unknown) => {
          if (!(error instanceof LeaseLost) && process.scheduler.now >= safeUntil) abort.abort(new LeaseLost());
        });
      });
    };
    restartLimit();
    if (Number.isFinite(this.#times.heartbeatMs)) beat();
    const job: Job = {
      payload: claimed.payload,
      attempt: claimed.attempts,
      signal: abort.signal,
      extend: async () => {
        await extend();
        restartLimit();
      },
      finish: () => Promise.reject(new Error('a job of this world is finished by its store')),
    };
    claimedJobs.set(job, claimed);
    const interrupted = new Promise<never>((_resolve, reject) => {
      abort.signal.addEventListener('abort', () => reject(abort.signal.reason instanceof Error ? abort.signal.reason : new Error('aborted')), { once: true });
    });
    interrupted.catch(() => {}); // also aborted after a good end
    const write = await Promise.race([handler.run(job), interrupted]).then(
      (outcome) => this.#afterOutcome(claimed, outcome),
      (error: unknown) => this.#afterFailure(claimed, error, policy),
    );
    try {
      await this.#written(write);
    } finally {
      heartbeat?.cancel();
      limit?.cancel();
      if (!abort.signal.aborted) abort.abort(new Error('the run is over'));
    }
  }

  #afterOutcome(job: ClaimedJob, outcome: HandlerOutcome): Write {
    const { db } = this.#process;
    if (outcome instanceof Later) return () => giveBack(db, this.#process, job, { when: outcome.when, counts: false });
    return () => markDone(db, this.#process, job);
  }

  #afterFailure(job: ClaimedJob, error: unknown, policy: RetryPolicy): Write {
    const process = this.#process;
    const text = error instanceof Error ? error.message : String(error);
    if (error instanceof LeaseLost) return () => Promise.resolve();
    if (error instanceof GiveUp || job.attempts >= policy.tries) return () => bury(process.db, process, job, text);
    const delay = policy.delayMs(job.attempts, process.weather.chance);
    return () => giveBack(process.db, process, job, { when: delay, counts: true, error: text });
  }

  async #written(write: Write): Promise<void> {
    for (const pause of writeAgainAfter) {
      try {
        await this.#process.pace.before('the end of a job');
        await write();
        return;
      } catch {
        await this.#process.sleep(pause);
      }
    }
    await this.#process.pace.before('the end of a job');
    await write();
  }
}
