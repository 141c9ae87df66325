// The work that calls leave behind: which handlers there are and what they need.
import type pg from 'pg';
import { bookingJobs } from '#features/booking/server/index.ts';
import type { Config } from '#platform/server/config.ts';
import { createDatabase } from '#platform/server/database/database.ts';
import { createMailer } from '#platform/server/mail/mailer.ts';
import { createOutboxWorker, type OutboxWorker, type OutboxWorkerParts } from '#platform/server/outbox/worker.ts';

/** Papers are drawn on one processor; more at once would only wait for each other. */
const JOBS_AT_ONCE = 2;

export interface ShopWork {
  readonly worker: OutboxWorker;
  readonly close: () => Promise<void>;
}

export function shopWork(pool: pg.Pool, config: Config, log: OutboxWorkerParts['log']): ShopWork {
  const db = createDatabase(pool);
  const mailer = createMailer({ db, smtpUrl: config.SMTP_URL });
  const worker = createOutboxWorker({ pool, handlers: bookingJobs(db, mailer), concurrency: JOBS_AT_ONCE, log });
  return {
    worker,
    close: async () => {
      await worker.stop();
      mailer.close();
    },
  };
}
