// One throw-away PostgreSQL for the whole run, in memory where the machine has it, with a migrated template to copy from.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startCluster } from '#platform/server/database/cluster.ts';
import { createPool } from '#platform/server/database/database.ts';
import { migrate } from '#platform/server/database/migrate.ts';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const home = fs.mkdtempSync(path.join(fs.existsSync('/dev/shm') ? '/dev/shm' : os.tmpdir(), 'fairway-test-'));
  const cluster = await startCluster(home, { jit: 'off', fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' });
  const admin = new pg.Client({ host: cluster.socketDir, user: 'app', database: 'postgres' });
  await admin.connect();
  await admin.query('create database template_app');
  await admin.end();
  const pool = createPool(cluster.url('template_app'));
  await migrate(pool);
  await pool.end();
  project.provide('databaseSocketDir', cluster.socketDir);
  return async () => {
    await cluster.stop();
    fs.rmSync(home, { recursive: true, force: true });
  };
}
