// The shop's database, wherever it is: your own PostgreSQL, or the embedded one, which is started or joined.
import fs from 'node:fs';
import type pg from 'pg';
import type { Config } from '../config.ts';
import { startCluster } from './cluster.ts';
import { createPool, waitForDatabase } from './database.ts';

/** Name of the database inside the embedded cluster. */
const NAME = 'shop';

export interface OpenDatabase {
  readonly pool: pg.Pool;
  readonly url: string;
  /** Ends the pool and stops the embedded cluster where this process started it. */
  readonly close: () => Promise<void>;
}

/** @param onError hears of idle connections that break */
export async function openDatabase(config: Pick<Config, 'DATABASE_URL' | 'dataDirectory'>, onError?: (error: Error) => void): Promise<OpenDatabase> {
  const options = onError ? { onError } : {};
  if (config.DATABASE_URL) {
    const pool = createPool(config.DATABASE_URL, options);
    await waitForDatabase(pool);
    return { pool, url: config.DATABASE_URL, close: () => pool.end() };
  }
  fs.mkdirSync(config.dataDirectory, { recursive: true });
  const cluster = await startCluster(config.dataDirectory);
  try {
    const admin = createPool(cluster.url('postgres'), { max: 1 });
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [NAME]);
    if (!rowCount) await admin.query(`create database ${NAME}`);
    await admin.end();
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  const url = cluster.url(NAME);
  const pool = createPool(url, options);
  return {
    pool,
    url,
    close: async () => {
      await pool.end();
      await cluster.stop();
    },
  };
}
