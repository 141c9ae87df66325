// What a handler of the outbox gets, what it may answer, and how often it is tried.
import type { OutboxTransaction } from './enqueue.ts';

export interface Job {
  /** Untrusted as any JSON in a row: the handler parses it. */
  readonly payload: unknown;
  /** 1 for the first try. A run that ended with `Later` does not count. */
  readonly attempt: number;
  /** Ends with the reason `LeaseLost`, `TookTooLong` or `Stopping`. Whoever goes on after that does work that another worker may be doing. */
  readonly signal: AbortSignal;
  /**
   * Prolongs lease and time limit from now: before a step that must not begin without the lease.
   * @throws LeaseLost when another worker has taken the work
   */
  readonly extend: () => Promise<void>;
  /**
   * Marks the work as done inside the handler's own transaction, so that its effect in the database happens exactly once. Optional:
   * a handler that only returns is marked as done afterwards.
   * @throws LeaseLost when another worker has taken the work: the transaction must be rolled back
   */
  readonly finish: (tx: OutboxTransaction) => Promise<void>;
}

/** Not now: run again at a moment or after a time (milliseconds, by the database's clock). Counts as no failure. */
export class Later {
  readonly when: Date | number;
  constructor(when: Date | number) {
    this.when = when;
  }
}

/** Thrown by a handler: trying again is pointless. The job is put aside at once. */
export class GiveUp extends Error {}

/** The lease ran out and another worker has the work, or the database could not be asked for longer than the lease. */
export class LeaseLost extends Error {
  constructor() {
    super('another worker has taken the work over');
  }
}

export class TookTooLong extends Error {
  constructor(milliseconds: number) {
    super(`the handler took longer than ${milliseconds} ms`);
  }
}

export class Stopping extends Error {
  constructor() {
    super('the worker is stopping');
  }
}

export type HandlerOutcome = Later | undefined | void;

export interface RetryPolicy {
  /** Tries in all; after the last one the job is dead. */
  readonly tries: number;
  /** Milliseconds until the next try after a failed one. `random` is from 0 to below 1. */
  readonly delayMs: (attempt: number, random: () => number) => number;
  /** Longest time of one try in milliseconds: a handler that hangs keeps no place. */
  readonly limitMs: number;
}

export interface Handler {
  readonly run: (job: Job) => Promise<HandlerOutcome>;
  readonly policy?: Partial<RetryPolicy>;
}

export interface Backoff {
  /** Milliseconds after the first failure. */
  readonly baseMs: number;
  readonly factor: number;
  /** Longest step in milliseconds. */
  readonly longestMs: number;
  /** Share of the step that is always waited; the rest is drawn. 0 = full jitter. */
  readonly least: number;
}

/** Growing steps with jitter, so that many jobs that failed together do not come back together. */
export function backoff({ baseMs, factor, longestMs, least }: Backoff): RetryPolicy['delayMs'] {
  return (attempt, random) => {
    const step = Math.min(baseMs * factor ** (attempt - 1), longestMs);
    return Math.round(step * (least + (1 - least) * random()));
  };
}

const MINUTE = 60_000;

/**
 * Eight tries within 24 hours (reliability.md 4.6): steps of 1, 4, 16, 64, 256, 480 and 480 minutes. Half of each step is
 * always waited: with full jitter one job in eleven would spend all its tries within six hours, and a mail server may be away that long (F21).
 */
export const standardPolicy: RetryPolicy = {
  tries: 8,
  delayMs: backoff({ baseMs: MINUTE, factor: 4, longestMs: 480 * MINUTE, least: 0.5 }),
  limitMs: 120_000,
};
