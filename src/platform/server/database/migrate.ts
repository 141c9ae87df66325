// Migrations are plain SQL files, forward only: once each, in order of their names, each in its own transaction.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type pg from 'pg';

export const migrationsDirectory = path.resolve(import.meta.dirname, '../../../../database/migrations');

/**
 * Runs what has not run yet; safe from several processes at once.
 * @returns the names of the migrations that ran now
 * @throws when a migration fails (nothing of it stays) or a file was edited after it ran
 */
export async function migrate(pool: pg.Pool, directory = migrationsDirectory): Promise<string[]> {
  const client = await pool.connect();
  const ran: string[] = [];
  try {
    await client.query("select pg_advisory_lock(hashtext('migrate'))");
    await client.query('create table if not exists migrations (name text primary key, hash text not null, ran_at timestamptz not null default now())');
    const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from migrations');
    const done = new Map(rows.map((row) => [row.name, row.hash]));
    const files = fs.readdirSync(directory).filter((file) => file.endsWith('.sql'));
    for (const name of files.toSorted()) {
      const sql = fs.readFileSync(path.join(directory, name), 'utf8');
      const hash = createHash('sha256').update(sql).digest('hex');
      const known = done.get(name);
      if (known === hash) continue;
      if (known) throw new Error(`migration ${name} was edited after it ran; write a new one instead`);
      await client.query('begin');
      try {
        await client.query(sql);
        await client.query('insert into migrations (name, hash) values ($1, $2)', [name, hash]);
        await client.query('commit');
        ran.push(name);
      } catch (error) {
        await client.query('rollback');
        throw new Error(`migration ${name} failed`, { cause: error });
      }
    }
    return ran;
  } finally {
    await client.query("select pg_advisory_unlock(hashtext('migrate'))").catch(() => {});
    client.release();
  }
}
