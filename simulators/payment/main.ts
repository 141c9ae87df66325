// The payment simulator as a process: node simulators/payment/main.ts --port 4020 --control-port 4021. The shop's key comes by
// PAYMENT_SIMULATOR_KEY. Prints its addresses as one line of JSON.
import { parseArgs } from 'node:util';
import { DEVELOPMENT_KEY, startPaymentSimulator } from './server.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    'control-port': { type: 'string', default: '0' },
    host: { type: 'string', default: '127.0.0.1' },
    'public-url': { type: 'string' },
  },
});

const simulator = await startPaymentSimulator({
  port: Number(values.port),
  controlPort: Number(values['control-port']),
  host: values.host,
  apiKey: process.env['PAYMENT_SIMULATOR_KEY'] ?? DEVELOPMENT_KEY,
  ...(values['public-url'] ? { publicUrl: values['public-url'] } : {}),
});
console.log(JSON.stringify({ url: simulator.url, controlUrl: simulator.controlUrl }));

const stop = () => {
  void simulator.close().then(() => process.exit(0));
};
// the last one: whoever started it is gone
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP', 'disconnect'] as const) process.on(signal, stop);
