// The process: database, migrations, demo world, search index, both shops. Starts in order, stops in the opposite one.
import { brandIds, brands } from '#brands/brands.ts';
import { readConfig } from '#platform/server/config.ts';
import { createDatabase } from '#platform/server/database/database.ts';
import { openDatabase } from '#platform/server/database/open.ts';
import { migrate } from '#platform/server/database/migrate.ts';
import { createMetrics } from '#platform/server/metrics.ts';
import { buildApp } from './app.ts';
import { startFeatures } from './features.ts';
import { builtRenderer, devRenderer, ensureBuild } from './render.ts';
import { ensureDemoWorld } from './demo-world.ts';
import { noSimulators, ownSimulators } from './own-simulators.ts';
import { keepWorker } from './own-worker.ts';

const HARD_STOP_MS = 15_000;
const dev = process.argv.includes('--dev');
// React on the server takes its faster half of the code from this; it is read when the pages' bundle is loaded, later.
if (!dev) process.env['NODE_ENV'] ??= 'production';
const started = performance.now();
const say = (line: string) => console.log(line);

/** What must be undone at the end, last first. */
const undo: (() => Promise<unknown>)[] = [];
let stopping = false;

async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(code || 1), HARD_STOP_MS).unref();
  for (const step of undo.toReversed()) await step().catch((error: unknown) => console.error(error));
  process.exit(code);
}

async function start(): Promise<void> {
  const given = readConfig(process.env);
  const { pool, url, close } = await openDatabase(given, (error) => console.error(`a connection to the database broke: ${error.message}`));
  undo.push(close);
  const ran = await migrate(pool);
  if (ran.length > 0) say(`Database ready, ${ran.length} migrations run.`);
  if (given.DEMO_WORLD === 'on') await ensureDemoWorld(pool, url, given, say);
  const isGiven = (setting: string): boolean => Boolean(process.env[setting]);
  const simulators = given.DEMO_WORLD === 'on' ? await ownSimulators({ pool, url, isGiven, say }) : noSimulators;
  const config = readConfig({ ...process.env, ...simulators.settings });

  if (!dev) await ensureBuild(() => say('Building the pages …'));
  const renderer = dev ? await devRenderer() : await builtRenderer();
  undo.push(renderer.close);
  const metrics = createMetrics();
  const features = await startFeatures({ config, pool, db: createDatabase(pool), now: () => new Date(), registry: metrics.registry });
  undo.push(features.stop);
  const app = await buildApp({
    config,
    dev,
    now: () => new Date(),
    calls: features.calls,
    routes: [renderer.attach, ...features.routes],
    render: renderer.render,
    ...(renderer.assets && { assets: renderer.assets }),
    ready: features.ready,
    cardFrameOrigin: features.cardFrameOrigin,
    metrics,
  });
  undo.push(() => app.close());
  features.attachLog(app.log);
  await app.listen({ port: config.PORT, host: config.HOST });
  undo.push(simulators.start(), keepWorker(url, simulators.settings, say));
  if (config.METRICS_PORT !== undefined) {
    const server = await metrics.listen(config.METRICS_PORT);
    undo.push(async () => server.close());
  }
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.PORT;
  for (const id of brandIds) say(`${brands[id].name.padEnd(16)} http://${brands[id].hosts[0]}:${port}`);
  say(`Ready after ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

// Before the database starts: a stop during the first build must not leave it running.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
process.on('unhandledRejection', (error) => {
  console.error(error);
  void stop(1);
});
try {
  await start();
} catch (error) {
  if (!stopping) console.error(error instanceof Error && error.message.startsWith('These settings') ? error.message : error);
  await stop(1);
}
