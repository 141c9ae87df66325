// The simulated operator of the demo world as a process: node simulators/operator/demo.ts --port 4010 --control-port 4011, with DATABASE_URL.
// It answers messages once everything is in its stock that the shop's catalogue sells; until then nobody listens. It ends with SIGTERM, with
// SIGINT, or when the process that started it is gone.
import { parseArgs } from 'node:util';
import pg from 'pg';
import { agencyDay } from '#domain/calendar/calendar.ts';
import { catalogueStock } from './catalogue-stock.ts';
import { operatorControl } from './control-client.ts';
import { startOperatorSimulator } from './simulator.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: '0' }, 'control-port': { type: 'string', default: '0' } } });

const simulator = await startOperatorSimulator({ port: Number(values.port), controlPort: Number(values['control-port']), makesUp: false, listening: false });
let isOver = false;
const end = (): void => {
  if (isOver) return;
  isOver = true;
  void simulator.close().then(() => process.exit(0));
};
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP', 'disconnect'] as const) process.on(signal, end);

const control = operatorControl(simulator.controlUrl);
const client = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
await client.connect();
let voyages = 0;
for await (const batch of catalogueStock(client, agencyDay(new Date()))) {
  await control.put(batch);
  voyages += batch.length;
}
await client.end();
await control.behave({ listening: true });
console.log(`operator simulator ready: ${voyages} voyages, messages ${simulator.url} control ${simulator.controlUrl}`);
