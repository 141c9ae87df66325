// npm run doctor: what is wrong with this machine or set-up, and what to do about it.
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { readConfig, type Config } from '#platform/server/config.ts';
import { migrationsDirectory } from '#platform/server/database/migrate.ts';
import { openDatabase } from '#platform/server/database/open.ts';
import { findChromium } from './chromium.ts';

let problems = 0;
const good = (what: string) => console.log(`ok    ${what}`);
const bad = (what: string, remedy: string) => {
  problems++;
  console.log(`wrong ${what}\n      ${remedy}`);
};

const [major = 0] = process.versions.node.split('.').map(Number);
if (major >= 24) good(`Node ${process.version}`);
else bad(`Node ${process.version}`, 'run through npm: npm run doctor brings Node 24 along');

let config: Config | undefined;
try {
  config = readConfig(process.env);
  good('settings');
} catch (error) {
  bad('settings', error instanceof Error ? error.message : String(error));
}

const free = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });

if (config) {
  if (await free(config.PORT)) good(`port ${config.PORT} is free`);
  else bad(`port ${config.PORT} is in use`, 'a shop may be running already; otherwise choose another with PORT');
  const { pool, close } = await openDatabase(config);
  try {
    const { rows } = await pool.query<{ name: string }>('select name from migrations');
    const files = fs.readdirSync(migrationsDirectory).filter((file) => file.endsWith('.sql'));
    const open = files.filter((file) => !rows.some(({ name }) => name === file));
    if (open.length === 0) good(`database with ${files.length} migrations`);
    else bad(`migrations not run: ${open.join(', ')}`, 'npm start runs them, or npm run migrate');
    const { rows: counts } = await pool.query<{ voyages: number; next: string | null }>(
      "select count(*)::int voyages, max(departs_on)::text as next from voyages where state = 'on_sale'",
    );
    if (counts[0] && counts[0].voyages > 0) good(`${counts[0].voyages} voyages on sale until ${counts[0].next}`);
    else bad('no voyages on sale', 'npm start fills an empty database with the demo world; npm run import brings real ones');
  } catch (error) {
    bad('database', `${error instanceof Error ? error.message : String(error)}; npm start creates it`);
  } finally {
    await close();
  }
}

const chromium = findChromium();
if (chromium) good(`Chromium for the tests: ${chromium}`);
else bad('no Chromium for the journeys', 'npm test installs one');
for (const file of ['package-lock.json', 'src/app/web/routeTree.gen.ts']) {
  if (fs.existsSync(path.resolve(import.meta.dirname, '..', file))) good(file);
  else bad(`${file} is missing`, 'check out the repository again');
}
process.exit(problems > 0 ? 1 : 0);
