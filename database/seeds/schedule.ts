// The plan of a ship: season by season, each voyage begins where and when the one before ended.
import { dayNumber, isoDate, type IsoDate } from '#domain/calendar/calendar.ts';
import { seasonsOf, type Season } from './programmes.ts';
import { randomOf } from './random.ts';
import { routes, type Route, type ShipKind } from './routes.ts';
import type { Programme } from './programmes.ts';

export interface PlannedShip {
  readonly name: string;
  readonly kind: ShipKind;
  readonly programme: Programme;
  readonly shift: number;
}

export interface Departure {
  readonly route: Route;
  /** Days since 1970-01-01. */
  readonly departs: number;
  readonly returns: number;
}

const byKey = new Map(routes.map((route) => [route.key, route]));

/** @throws Error naming the key. */
export function getRoute(key: string): Route {
  const route = byKey.get(key);
  if (!route) throw new Error(`no route with the key '${key}'`);
  return route;
}

/** A season with the days it lasts in one certain year. */
interface DatedSeason extends Season {
  readonly begins: number;
  /** Day on which the voyages to the next season's home must begin. */
  readonly leaves: number;
  /** Port where the ship must then be. */
  readonly leavesFrom: string;
  readonly next: readonly Route[];
}

const nightsOf = (list: readonly Route[]): number => list.reduce((sum, route) => sum + route.nights, 0);

/** The seasons of all years that touch the span, in order. */
function datedSeasons(programme: Programme, shift: number, fromDay: number, toDay: number): DatedSeason[] {
  const list = seasonsOf(programme);
  const firstYear = Number(isoDate(fromDay).slice(0, 4)) - 1;
  const lastYear = Number(isoDate(toDay).slice(0, 4)) + 1;
  const starts: { season: Season; begins: number }[] = [];
  for (let year = firstYear; year <= lastYear; year++) for (const season of list) starts.push({ season, begins: dayNumber(`${year}-${season.from}`) + shift });
  starts.sort((a, b) => a.begins - b.begins);
  return starts.slice(0, -1).map(({ season, begins }, index) => {
    const after = starts[index + 1]!;
    const next = (after.season.via ?? []).map(getRoute);
    return { ...season, begins, leaves: after.begins - nightsOf(next), leavesFrom: next[0]?.from ?? after.season.home, next };
  });
}

const poolCache = new Map<string, readonly Route[]>();
function poolOf(kind: ShipKind, groups: readonly string[]): readonly Route[] {
  const key = `${kind}:${groups.join(',')}`;
  let pool = poolCache.get(key);
  if (!pool) {
    pool = routes.filter((route) => route.kinds.includes(kind) && route.groups.some((group) => groups.includes(group)));
    poolCache.set(key, pool);
  }
  return pool;
}

const monthOfDay = (day: number): number => new Date(day * 86_400_000).getUTCMonth() + 1;

/**
 * From which port on which day the ship can still be where the season's last voyages begin, in season all the way. Counted back
 * from the last day; waiting in port is allowed.
 */
function waysBack(pool: readonly Route[], season: DatedSeason, fromDay: number): (port: string, day: number) => boolean {
  const open = new Map<string, Set<number>>();
  const daysOf = (port: string): Set<number> => {
    const known = open.get(port) ?? new Set<number>();
    open.set(port, known);
    return known;
  };
  const fromPort = Map.groupBy(pool, (route) => route.from);
  for (let day = season.leaves; day >= fromDay; day--) {
    daysOf(season.leavesFrom).add(day);
    const month = monthOfDay(day);
    for (const [port, list] of fromPort) {
      if (daysOf(port).has(day + 1) || list.some((route) => route.months.includes(month) && daysOf(route.to).has(day + route.nights))) daysOf(port).add(day);
    }
  }
  return (port, day) => open.get(port)?.has(day) ?? false;
}

/**
 * All departures of a ship from `firstDay` on for `days` days. Voyages follow each other without overlap; between seasons the ship
 * may lie idle (dry dock, winter on a river).
 */
export function planShip(ship: PlannedShip, seed: number, firstDay: number, days: number): Departure[] {
  const lastDay = firstDay + days;
  const random = randomOf(seed, 'plan', ship.name);
  const plan: Departure[] = [];
  let day = firstDay + random.int(0, 6);
  let at = '';
  const sail = (route: Route) => {
    if (day < lastDay) plan.push({ route, departs: day, returns: day + route.nights });
    day += route.nights;
    at = route.to;
  };
  for (const season of datedSeasons(ship.programme, ship.shift, firstDay, lastDay)) {
    if (season.leaves <= day && at === '') continue; // over before the demo begins
    if (day >= lastDay) break;
    if (at === '') at = season.home;
    sailSeason(season);
    // laid up, or nothing left in season: the ship waits for the day on which she leaves
    if (season.groups.length === 0 || (season.next[0] && !season.next[0].months.includes(monthOfDay(day)))) day = Math.max(day, season.leaves);
    for (const route of season.next) sail(route);
  }
  return plan;

  function sailSeason(season: DatedSeason): void {
    const pool = poolOf(ship.kind, season.groups);
    if (pool.length === 0) return;
    const comesBack = waysBack(pool, season, day);
    const used = new Map<string, number>();
    let last = '';
    while (day < season.leaves && day < lastDay) {
      const month = monthOfDay(day);
      const possible = pool.filter((route) => route.from === at && route.months.includes(month) && comesBack(route.to, day + route.nights));
      if (possible.length === 0) {
        if (at === season.leavesFrom && !pool.some((route) => route.from === at && day + route.nights <= season.leaves)) break;
        day += 1;
        continue;
      }
      const weights = possible.map((route) => ({ route, weight: (used.get(route.key) ?? 0) + (route.key === last ? 1.2 : 0) + random.next() * 1.6 }));
      const chosen = weights.reduce((best, one) => (one.weight < best.weight ? one : best)).route;
      used.set(chosen.key, (used.get(chosen.key) ?? 0) + 1);
      last = chosen.key;
      sail(chosen);
    }
  }
}

/** Day number of the first possible departure: two days after the agency's day. */
export const firstDayOf = (today: IsoDate): number => dayNumber(today) + 2;
