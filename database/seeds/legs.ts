// The way between two ports: on rivers along the fairway, elsewhere over the sea router's mask.
import { encodeLine } from '#domain/geo/polyline.ts';
import { riverLeg } from '#domain/geo/river-network.ts';
import { seaRouter } from '#platform/server/geo.ts';
import type { PortFact } from './ports.ts';
import type { Route } from './routes.ts';

export interface Leg {
  readonly from: PortFact;
  readonly to: PortFact;
  /** Encoded polyline. */
  readonly line: string;
  readonly distanceNm: number;
}

/** Port pairs of a route in order, stays in one port left out. */
export function legPairs(route: Route): (readonly [from: string, to: string])[] {
  const stops = route.calls.flatMap((call) => call.port ?? []);
  return stops.flatMap((port, index) => {
    const next = stops[index + 1];
    return next === undefined || next === port ? [] : [[port, next] as const];
  });
}

/** Computes each leg once; the way back is the way there, reversed. */
export function createLegs() {
  const known = new Map<string, Leg>();
  const get = (from: PortFact, to: PortFact, isRiver: boolean): Leg => {
    const key = `${from.id}>${to.id}`;
    const found = known.get(key);
    if (found) return found;
    const way = (isRiver ? riverLeg(from, to) : undefined) ?? seaRouter().leg(from, to);
    if (!way) throw new Error(`no way from ${from.slug} to ${to.slug}`);
    const leg = { from, to, line: encodeLine(way.line), distanceNm: way.distanceNm };
    known.set(key, leg);
    known.set(`${to.id}>${from.id}`, { from: to, to: from, line: encodeLine(way.line.toReversed()), distanceNm: way.distanceNm });
    return leg;
  };
  return { get, all: () => [...known.values()] };
}

export type Legs = ReturnType<typeof createLegs>;
