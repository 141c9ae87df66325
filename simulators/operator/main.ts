// Starts the simulated operator as a process: node simulators/operator/main.ts [--port 4010] [--control-port 4011] [--seed 1] [--only-stock]
// The ports also come from OPERATOR_PORT and OPERATOR_CONTROL_PORT. Prints one line when both listen, and ends with SIGTERM or SIGINT.
import { parseArgs } from 'node:util';
import { startOperatorSimulator } from './simulator.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env['OPERATOR_PORT'] ?? '4010' },
    'control-port': { type: 'string', default: process.env['OPERATOR_CONTROL_PORT'] ?? '4011' },
    seed: { type: 'string', default: '1' },
    'only-stock': { type: 'boolean', default: false },
  },
});

const simulator = await startOperatorSimulator({
  port: Number(values.port),
  controlPort: Number(values['control-port']),
  seed: Number(values.seed),
  makesUp: !values['only-stock'],
});
console.log(`operator simulator ready: messages ${simulator.url} control ${simulator.controlUrl}`);

const end = (): void => {
  void simulator.close();
};
process.once('SIGTERM', end);
process.once('SIGINT', end);
