// An empty database is filled with the demo world, once; a world that has grown old is continued.
import path from 'node:path';
import type pg from 'pg';
import { agencyDay } from '#domain/calendar/calendar.ts';
import type { Config } from '#platform/server/config.ts';
import { inOwnProcess } from './own-process.ts';

/** @param url of the same database, for the process that makes the world */
export async function ensureDemoWorld(pool: pg.Pool, url: string, config: Config, say: (line: string) => void): Promise<void> {
  // A node, another node and an import may start at the same moment: one makes the world, the others wait for it.
  const gate = await pool.connect();
  try {
    await gate.query('set statement_timeout = 0');
    await gate.query("select pg_advisory_lock(hashtext('demo-world'))");
    const { rowCount } = await gate.query('select 1 from voyages limit 1');
    if (rowCount) {
      const { rollDemoWorld } = await import('#database/seeds/roll.ts');
      const added = await rollDemoWorld(pool, { today: agencyDay(new Date()) });
      if (added.voyages > 0) say(`The demo world goes on: ${added.voyages} later voyages`);
      return;
    }
    say(`Making the demo world of ${config.DEMO_VOYAGES} voyages …`);
    await inOwnProcess(path.join(import.meta.dirname, 'make-world.ts'), {
      DATABASE_URL: url,
      DEMO_VOYAGES: String(config.DEMO_VOYAGES),
      DEMO_SEED: String(config.DEMO_SEED),
    });
  } finally {
    gate.release(true); // closes the connection, and with it the lock
  }
}
