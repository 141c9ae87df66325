// A fresh, migrated database for each test that asks for one: copied from a template in about 11 ms.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { createPool } from './database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseSocketDir: string;
  }
}

export interface TestDatabase {
  readonly pool: pg.Pool;
  readonly url: string;
  [Symbol.asyncDispose](): Promise<void>;
}

async function asAdmin<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ host: inject('databaseSocketDir'), user: 'app', database: 'postgres' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const urlOf = (name: string): string => `postgres://app@localhost/${name}?host=${encodeURIComponent(inject('databaseSocketDir'))}`;

/** One test file at a time, whatever thread it runs in. */
export async function oneAtATime<T>(name: string, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  return asAdmin(async (admin) => {
    await admin.query('select pg_advisory_lock(hashtext($1))', [name]); // ends with the connection
    return work(admin);
  });
}

/**
 * A database to copy from, made by whoever asks first in this run; the others wait for it.
 * @param name lower case letters, digits and underscores: the same name means the same content
 */
export async function testTemplate(name: string, fill: (pool: pg.Pool) => Promise<void>): Promise<string> {
  if (!/^[a-z][a-z0-9_]{0,50}$/.test(name)) throw new Error(`name: expected letters, digits and underscores, got ${JSON.stringify(name)}`);
  return oneAtATime(name, async (admin) => {
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount) return name;
    const draft = `${name}_draft`;
    await admin.query(`drop database if exists ${draft} with (force)`);
    await admin.query(`create database ${draft} template template_app strategy file_copy`);
    const pool = createPool(urlOf(draft), { max: 2 });
    try {
      await fill(pool);
    } finally {
      await pool.end();
    }
    await admin.query(`alter database ${draft} rename to ${name}`);
    return name;
  });
}

/** Use with `await using`: the database is dropped at the end of the test. */
export async function testDatabase(template = 'template_app'): Promise<TestDatabase> {
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  await asAdmin((admin) => admin.query(`create database ${name} template ${template} strategy file_copy`));
  const url = urlOf(name);
  const pool = createPool(url, { max: 4 });
  return {
    pool,
    url,
    async [Symbol.asyncDispose]() {
      if (!pool.ended) await pool.end(); // a test may have taken the database away
      await asAdmin((admin) => admin.query(`drop database if exists ${name} with (force)`));
    },
  };
}
