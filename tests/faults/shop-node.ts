// One server process of the shop, calls only: what a test may kill at any moment. Says its port to whoever started it.
import { buildApp } from '#app/server/app.ts';
import { startFeatures } from '#app/server/features.ts';
import { readConfig } from '#platform/server/config.ts';
import { createDatabase } from '#platform/server/database/database.ts';
import { openDatabase } from '#platform/server/database/open.ts';
import { createMetrics } from '#platform/server/metrics.ts';

const config = readConfig(process.env);
const now = (): Date => new Date();
const { pool } = await openDatabase(config, () => undefined);
const metrics = createMetrics();
const features = await startFeatures({ config, pool, db: createDatabase(pool), now, registry: metrics.registry });
const app = await buildApp({
  config,
  dev: false,
  now,
  calls: features.calls,
  routes: features.routes,
  render: async () => () => Promise.resolve(new Response('this shop has no pages', { status: 404 })),
  ready: features.ready,
  metrics,
});
features.attachLog(app.log);
await app.listen({ port: config.PORT, host: '127.0.0.1' });
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
