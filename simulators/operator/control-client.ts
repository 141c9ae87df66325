// Speaks to the control port of a running operator simulator: for tests, measurements and whoever puts demo stock into it.
import type { z } from 'zod';
import type { Behaviour } from './behaviour.ts';
import type { SimulatedBooking, SimulatedHold } from './stock.ts';
import type { voyageSchema } from './stock-schema.ts';

export interface OperatorControl {
  /** Changes the named parts of its behaviour and leaves the others. */
  readonly behave: (part: Partial<Behaviour>) => Promise<void>;
  /** Behaves well again. */
  readonly reset: () => Promise<void>;
  /** Puts voyages in, replacing those with the same code. Amounts in minor units. */
  readonly put: (voyages: readonly z.input<typeof voyageSchema>[]) => Promise<void>;
  /** Forgets voyages, holds, bookings and counts. */
  readonly clear: () => Promise<void>;
  readonly bookings: () => Promise<readonly SimulatedBooking[]>;
  readonly holds: () => Promise<readonly SimulatedHold[]>;
  /** How many messages came in, by name. */
  readonly messages: () => Promise<Readonly<Record<string, number>>>;
}

/** @throws Error where the simulator does not understand or is not there. */
export function operatorControl(controlUrl: string): OperatorControl {
  async function call(method: 'GET' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(new URL(path, controlUrl), { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
    return answer;
  }
  const list = async <T>(path: string): Promise<T> => {
    // our own simulator of the same version answers
    return (await call('GET', path)) as T;
  };
  return {
    behave: async (part) => void (await call('PUT', '/behaviour', part)),
    reset: async () => void (await call('DELETE', '/behaviour')),
    put: async (voyages) => void (await call('PUT', '/stock', { voyages })),
    clear: async () => void (await call('DELETE', '/stock')),
    bookings: () => list('/bookings'),
    holds: () => list('/holds'),
    messages: () => list('/messages'),
  };
}
