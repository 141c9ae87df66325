// npm run seed: makes the demo world. `npm run seed -- --voyages 100000 --seed 7 --reset`
import { parseArgs } from 'node:util';
import { CatalogueNotEmptyError, seedDemoWorld } from '#database/seeds/seed.ts';
import { agencyDay, isIsoDate } from '#domain/calendar/calendar.ts';
import { readConfig } from '#platform/server/config.ts';
import { migrate } from '#platform/server/database/migrate.ts';
import { openDatabase } from '#platform/server/database/open.ts';

const help = `Makes the demo world in the shop's database.

  --voyages N    about how many voyages (6000)
  --seed N       the same seed and day make the same world (1)
  --today DATE   the agency's day, yyyy-mm-dd (today); departures begin two days later
  --reset        empties the catalogue and everything that hangs on it first
`;

const config = readConfig(process.env);

/** @throws RangeError naming the option */
function wholeNumber(text: string | undefined, name: string, low: number, usual: number): number {
  if (text === undefined) return usual;
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < low) throw new RangeError(`--${name}: expected a whole number from ${low}, got ${text}`);
  return value;
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      voyages: { type: 'string' },
      seed: { type: 'string' },
      today: { type: 'string' },
      reset: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return undefined;
  const today = values.today ?? agencyDay(new Date());
  if (!isIsoDate(today)) throw new RangeError(`--today: expected a day as yyyy-mm-dd, got ${today}`);
  return {
    today,
    voyages: wholeNumber(values.voyages, 'voyages', 1, config.DEMO_VOYAGES),
    seed: wholeNumber(values.seed, 'seed', 0, config.DEMO_SEED),
    reset: values.reset ?? false,
  };
}

async function run(): Promise<void> {
  const options = readOptions();
  if (!options) return console.log(help);
  const { pool, close } = await openDatabase(config);
  const started = performance.now();
  try {
    await migrate(pool);
    const onProgress = ({ table, rows }: { table: string; rows: number }) => console.log(`${table.padEnd(18)} ${String(rows).padStart(9)}`);
    const made = await seedDemoWorld(pool, { ...options, onProgress });
    console.log(`${made.voyages} voyages of ${made.ships} ships in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  } finally {
    await close();
  }
}

try {
  await run();
} catch (error) {
  if (error instanceof CatalogueNotEmptyError)
    console.error('The catalogue is not empty. Add --reset to replace it; bookings and everything else that hangs on it go as well.');
  else if (error instanceof RangeError || error instanceof TypeError) console.error(error.message);
  else throw error;
  process.exitCode = 1;
}
