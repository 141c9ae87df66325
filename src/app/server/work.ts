// The work that calls leave behind: which handlers there are and what they need.
import type pg from 'pg';
import { bookingJobs, noticeOfDead } from '#features/booking/server/index.ts';
import { operatorSystem } from '#features/operators/server/index.ts';
import { paymentProvider } from '#features/payments/server/index.ts';
import type { Config } from '#platform/server/config.ts';
import { createDatabase } from '#platform/server/database/database.ts';
import { enqueue } from '#platform/server/outbox/enqueue.ts';
import { createMailer } from '#platform/server/mail/mailer.ts';
import { createOutboxWorker, type OutboxWorkerParts } from '#platform/server/outbox/worker.ts';
import { createSecrets, developmentKeys } from '#platform/server/secrets.ts';
import { publicUrlOf } from './public-url.ts';

/** Papers are drawn on one processor; more at once would only wait for each other. */
const PAPERS_AT_ONCE = 2;
/** Talks only wait; each operator has a limit of its own behind this (OPS-03). */
const TALKS_AT_ONCE = 24;

export interface ShopWork {
  readonly start: () => void;
  /** Runs what is due until nothing is; for tests and for commands. */
  readonly drainOnce: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export function shopWork(pool: pg.Pool, config: Config, log: OutboxWorkerParts['log']): ShopWork {
  const db = createDatabase(pool);
  const mailer = createMailer({ db, smtpUrl: config.SMTP_URL });
  const operators = operatorSystem(config);
  const secrets = createSecrets(config.SECRET_KEYS ?? developmentKeys(config.dataDirectory));
  const writeMs = config.OPERATOR_WRITE_SECONDS * 1000;
  const { paper, talk } = bookingJobs({
    db,
    mailer,
    secrets,
    operators,
    provider: paymentProvider(config),
    operatorWriteMs: writeMs,
    shopUrl: publicUrlOf(config),
    deskEmail: config.DESK_EMAIL,
  });
  // A lease that ran out under a call would have the same booking sent by two workers (reliability.md 4.6).
  const leaseMs = (writeMs * 5) / 3;
  const onDead: NonNullable<OutboxWorkerParts['onDead']> = async (job, error, tx) => {
    const notice = noticeOfDead(job, error);
    if (notice) await enqueue(tx, notice);
  };
  const papers = createOutboxWorker({ pool, handlers: paper, concurrency: PAPERS_AT_ONCE, log, onDead });
  const talks = createOutboxWorker({ pool, handlers: talk, concurrency: TALKS_AT_ONCE, log, onDead, leaseMs, heartbeatMs: leaseMs / 5 });
  // What is said leaves papers; what a deadline among the papers leaves to say is said the next time.
  const workers = { all: [talks, papers], paper: [papers], talk: [talks] }[config.WORK];
  return {
    start: () => {
      for (const worker of workers) worker.start();
    },
    drainOnce: async () => {
      for (const worker of workers) await worker.drainOnce();
    },
    close: async () => {
      await Promise.all(workers.map((worker) => worker.stop()));
      operators.close();
      mailer.close();
    },
  };
}
