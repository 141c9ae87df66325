// An empty database is filled with the demo world, once; a world that has grown old is continued.
import type pg from 'pg';
import { agencyDay } from '#domain/calendar/calendar.ts';
import type { Config } from '#platform/server/config.ts';

export async function ensureDemoWorld(pool: pg.Pool, config: Config, say: (line: string) => void): Promise<void> {
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
    const { seedDemoWorld } = await import('#database/seeds/seed.ts');
    await seedDemoWorld(pool, { seed: config.DEMO_SEED, today: agencyDay(new Date()), voyages: config.DEMO_VOYAGES });
  } finally {
    gate.release(true); // closes the connection, and with it the lock
  }
}
