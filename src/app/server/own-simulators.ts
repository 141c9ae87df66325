// The demo world's operators and payment provider: simulators in processes of their own, on loopback ports, kept running beside the server.
// Only a shop of the demo world starts them, and only where no address of a real system, or of another simulator, is set.
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type pg from 'pg';
import { simulatorEndpoint } from '#features/operators/server/index.ts';
import { freePort } from './free-port.ts';
import { keepProcess, type KeptProcess } from './kept-process.ts';

export interface OwnSimulators {
  /** Where they will be, as settings of server and worker. */
  readonly settings: Readonly<Record<string, string>>;
  /** Once the shop answers: it does not share the processors with them while it starts. @returns stops them */
  readonly start: () => () => Promise<void>;
}

export interface SimulatorSurroundings {
  readonly pool: pg.Pool;
  /** Of the same database, for the operators' stock. */
  readonly url: string;
  /** Whether a setting was given: then its simulator is not started. */
  readonly isGiven: (setting: string) => boolean;
  readonly say: (line: string) => void;
}

const simulators = path.resolve(import.meta.dirname, '../../../simulators');
/** Memory before speed: what a batch of stock leaves behind is given back soon. */
const smallHeap = ['--max-semi-space-size=1'];
const at = (port: number): string => `http://127.0.0.1:${port}`;
const portsOf = async (): Promise<{ readonly port: number; readonly controlPort: number }> => {
  const [port, controlPort] = await Promise.all([freePort(), freePort()]);
  return { port, controlPort };
};

interface Planned {
  readonly settings: Readonly<Record<string, string>>;
  readonly process: KeptProcess;
}

/** Its operators are out of reach until its stock is in: an honest state, and nobody waits for it. */
async function operators({ url, isGiven, say }: SimulatorSurroundings): Promise<Planned | undefined> {
  if (isGiven('OPERATOR_SIMULATOR_URL')) return undefined;
  const { port, controlPort } = await portsOf();
  say(`Simulated operators, control ${at(controlPort)}`);
  return {
    settings: { OPERATOR_SIMULATOR_URL: `${at(port)}/ota` },
    process: {
      module: path.join(simulators, 'operator/demo.ts'),
      args: ['--port', String(port), '--control-port', String(controlPort)],
      environment: { DATABASE_URL: url },
      isStranger: true,
      name: 'The simulated operators',
      nodeOptions: smallHeap,
      isQuiet: true,
    },
  };
}

async function payments({ isGiven, say }: SimulatorSurroundings): Promise<Planned | undefined> {
  if (['PAYMENT_PROVIDER', 'PAYMENT_PROVIDER_URL', 'PAYMENT_PROVIDER_KEY'].some(isGiven)) return undefined;
  const { port, controlPort } = await portsOf();
  const key = randomBytes(24).toString('hex');
  say(`Simulated payment provider, control ${at(controlPort)}`);
  return {
    settings: { PAYMENT_PROVIDER: 'http', PAYMENT_PROVIDER_URL: at(port), PAYMENT_PROVIDER_KEY: key },
    process: {
      module: path.join(simulators, 'payment/main.ts'),
      args: ['--port', String(port), '--control-port', String(controlPort)],
      environment: { PAYMENT_SIMULATOR_KEY: key }, // arguments are seen by everybody on the machine
      isStranger: true,
      name: 'The simulated payment provider',
      nodeOptions: smallHeap,
      isQuiet: true,
    },
  };
}

export async function ownSimulators(surroundings: SimulatorSurroundings): Promise<OwnSimulators> {
  // Only for the demo world's own operators: a shop with a catalogue of its own gets no provider that takes every card.
  const { rowCount } = await surroundings.pool.query("select 1 from operators where system = 'opentravel' and endpoint = $1 limit 1", [simulatorEndpoint]);
  if (!rowCount) return noSimulators;
  const planned = (await Promise.all([operators(surroundings), payments(surroundings)])).filter((one) => one !== undefined);
  return {
    settings: Object.assign({}, ...planned.map(({ settings }) => settings)),
    start: () => {
      const stops = planned.map(({ process }) => keepProcess(process, surroundings.say));
      return async () => {
        await Promise.all(stops.map((stop) => stop()));
      };
    },
  };
}

export const noSimulators: OwnSimulators = { settings: {}, start: () => async () => {} };
