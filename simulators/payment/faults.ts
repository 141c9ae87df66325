// What the control port can tell the simulator to do wrong.
import { z } from 'zod';

export const operations = ['fields', 'tokenise', 'describe', 'forward', 'query', 'abandon', 'remove'] as const;
export type Operation = (typeof operations)[number];

/**
 * slow: answers after `ms`; silent: neither does it nor answers; lossy: does it and loses the answer; unavailable: 503 without doing it;
 * garbage: does it and answers something unreadable.
 */
export const faultOrder = z.strictObject({
  operation: z.enum([...operations, 'any']).default('any'),
  kind: z.enum(['slow', 'silent', 'lossy', 'unavailable', 'garbage']),
  ms: z.int().min(0).max(600_000).default(0),
  /** How many requests it hits; without it, all until the next reset. */
  times: z.int().min(1).optional(),
});
export type FaultOrder = z.output<typeof faultOrder>;

export class Faults {
  #orders: { readonly order: FaultOrder; left: number }[] = [];

  add(order: FaultOrder): void {
    this.#orders.push({ order, left: order.times ?? Number.POSITIVE_INFINITY });
  }

  /** The first fault that is meant for the operation; it is used up by that. */
  take(operation: Operation): FaultOrder | undefined {
    const found = this.#orders.find(({ order }) => order.operation === 'any' || order.operation === operation);
    if (!found) return undefined;
    found.left -= 1;
    if (found.left <= 0) this.#orders = this.#orders.filter((one) => one !== found);
    return found.order;
  }

  clear(): void {
    this.#orders = [];
  }
}
