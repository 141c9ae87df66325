// Server door of the operators: the one system through which shop and worker speak to every operator that has a system of its own (OPS-01).
import type { Config } from '#platform/server/config.ts';
import { OpenTravelOperator } from './opentravel-operator.ts';
import { GuardedOperator } from './operator-guard.ts';
import type { OperatorSystem } from './operator-port.ts';

export type { OperatorSystem } from './operator-port.ts';

/** What stands in an operator's row for the address of the demo world's simulator, whose port is another one on every machine. */
export const simulatorEndpoint = 'simulator';

export type OperatorSettings = Pick<Config, 'OPERATOR_AGENCY_ID' | 'OPERATOR_AGENCY_PASSWORD' | 'OPERATOR_SIMULATOR_URL' | 'OPERATOR_WRITE_SECONDS'>;

export interface RunningOperatorSystem extends OperatorSystem {
  /** Lets go of idle connections. */
  readonly close: () => void;
}

/**
 * Once per process: it keeps what is known of each operator's health (OPS-03).
 * @throws RangeError where what names the agency does not fit into the messages
 */
export function operatorSystem(config: OperatorSettings): RunningOperatorSystem {
  const { OPERATOR_AGENCY_ID: id, OPERATOR_AGENCY_PASSWORD: password, OPERATOR_SIMULATOR_URL: simulator, OPERATOR_WRITE_SECONDS: writeSeconds } = config;
  const writeTimeoutMs = writeSeconds * 1000;
  const system = new OpenTravelOperator({
    writeTimeoutMs,
    agency: { id, ...(password && { password }) },
    // without a simulator the name stays a name: no address, out of reach
    ...(simulator && { addresses: new Map([[simulatorEndpoint, simulator]]) }),
  });
  return Object.assign(new GuardedOperator(system, { writeLimitMs: writeTimeoutMs + 5_000 }), { close: () => system.close() });
}
