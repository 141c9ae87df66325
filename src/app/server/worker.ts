// The worker's process: mails, papers, options that end. Beside the server, so that a paper that takes its time keeps no visitor waiting; the
// server starts it and starts it again. Killed anywhere, its work is done by the next one.
import os from 'node:os';
import pino from 'pino';
import { readConfig } from '#platform/server/config.ts';
import { openDatabase } from '#platform/server/database/open.ts';
import { shopWork } from './work.ts';

// Where processors are short, visitors come before papers.
os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);

const config = readConfig(process.env);
const log = pino({ level: config.LOG_LEVEL });
const { pool, close } = await openDatabase(config, (error) => log.warn({ err: error }, 'a connection to the database broke'));
const work = shopWork(pool, config, log);

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await work.close();
  await close();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(signal, () => void stop());
work.start();
