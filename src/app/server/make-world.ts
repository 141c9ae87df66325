// Fills the empty database at DATABASE_URL with the demo world; run by the shop's first start.
import { seedDemoWorld } from '#database/seeds/seed.ts';
import { agencyDay } from '#domain/calendar/calendar.ts';
import { readConfig } from '#platform/server/config.ts';
import { openDatabase } from '#platform/server/database/open.ts';

const config = readConfig(process.env);
const { pool, close } = await openDatabase(config);
try {
  await seedDemoWorld(pool, { seed: config.DEMO_SEED, today: agencyDay(new Date()), voyages: config.DEMO_VOYAGES });
} finally {
  await close();
}
