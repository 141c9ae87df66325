// One pass over the routes and their departures: who misses nothing is a hit, who misses exactly one group counts for
// that group's facet alone. That is every disjunctive count at once. Departures are looked at column by column: short
// loops over few columns are what the engine underneath runs fastest.
import { countDepartures, countNearDepartures, countTogether } from './count.ts';
import { findMissed } from './missed.ts';
import type { Plan } from './plan.ts';
import { noPrice } from './rows.ts';
import type { MultiColumn } from './route-table.ts';
import type { Tables } from './tables.ts';
import { departureSources, facetNames, sourceOf, type Source, type Workspace } from './workspace.ts';

/** Counts into the workspace; its `hits` hold the rows of the hits afterwards. @returns how many */
export function scan(plan: Plan, tables: Tables, work: Workspace): number {
  clear(plan, work);
  const [hitRoutes, nearRoutes] = sortRoutes(plan, tables, work);
  let hits: number;
  if (plan.testsDepartures) {
    const ofHits = gather(plan, tables, work, hitRoutes, work.rows);
    const all = gatherNear(plan, tables, work, nearRoutes, ofHits);
    findMissed(plan, tables, work, ofHits, all);
    countTogether(plan, tables, work, ofHits, all);
    countPassing(work, nearRoutes, ofHits);
    hits = separate(plan, tables, work, hitRoutes);
  } else {
    hits = gather(plan, tables, work, hitRoutes, work.hits);
    countAll(plan, tables, work.hitRoutes, hitRoutes, work.hitCounts);
    countAll(plan, tables, work.nearRoutes, nearRoutes, work.nearCounts);
  }
  countNearRoutes(plan, tables, work, nearRoutes);
  countDepartures(plan, tables, work, hits);
  countRoutes(tables, work, hitRoutes);
  return hits;
}

function clear(plan: Plan, work: Workspace): void {
  work.routeCounters.fill(0);
  for (const source of departureSources) work.hit[source].fill(0);
  for (const group of facetNames) if (plan.bits[group] !== 0) work.near[group].fill(0);
  work.nearServiceShips.fill(0);
  work.dayLow.fill(noPrice);
  work.lowestPrice = noPrice;
  work.highestPrice = -1;
  work.cabinPrices.fill(0);
  work.arrivalPrices.fill(0);
}

/** @returns how many routes miss nothing, and how many exactly one group with a facet */
function sortRoutes(plan: Plan, tables: Tables, work: Workspace): [number, number] {
  const { count } = tables.routes;
  const { routeMissed, hitRoutes, nearRoutes } = work;
  const { facetBits } = plan;
  let hits = 0;
  let near = 0;
  for (let route = 0; route < count; route += 1) {
    const missed = routeMissed[route]!;
    if (missed === 0) hitRoutes[hits++] = route;
    else if ((missed & (missed - 1)) === 0 && (missed & facetBits) !== 0) nearRoutes[near++] = route;
  }
  return [hits, near];
}

/** Writes the rows of the routes that miss nothing into a list. @returns how many */
function gather(plan: Plan, tables: Tables, work: Workspace, routeCount: number, into: Uint32Array): number {
  const { first, live, sold } = tables.routes;
  const { hitRoutes } = work;
  let place = 0;
  for (let index = 0; index < routeCount; index += 1) {
    const route = hitRoutes[index]!;
    const stop = first[route]! + live[route]! + (plan.soldOut ? sold[route]! : 0);
    for (let row = first[route]!; row < stop; row += 1) into[place++] = row;
  }
  return place;
}

/**
 * Adds the rows of routes that miss one group, as far as their day of departure is asked for: they count only when they miss
 * nothing else. Notes behind which place each route ends. @returns the place behind the last
 */
function gatherNear(plan: Plan, tables: Tables, work: Workspace, routeCount: number, from: number): number {
  const { first, live, sold } = tables.routes;
  const { start } = tables.departures;
  const { firstDay } = tables;
  const { nearRoutes, nearCounts, rows, dayMissed } = work;
  let place = from;
  for (let index = 0; index < routeCount; index += 1) {
    const route = nearRoutes[index]!;
    const stop = first[route]! + live[route]! + (plan.soldOut ? sold[route]! : 0);
    for (let row = first[route]!; row < stop; row += 1) {
      rows[place] = row;
      if (dayMissed[start[row]! - firstDay] === 0) place += 1;
    }
    nearCounts[index] = place;
  }
  return place;
}

/** Turns the places behind which routes end into the numbers of their rows that miss nothing of their own. */
function countPassing(work: Workspace, routeCount: number, from: number): void {
  const { nearCounts, missed } = work;
  let place = from;
  for (let index = 0; index < routeCount; index += 1) {
    let count = 0;
    for (const stop = nearCounts[index]!; place < stop; place += 1) if (missed[place] === 0) count += 1;
    nearCounts[index] = count;
  }
}

function countAll(plan: Plan, tables: Tables, routes: Uint32Array, routeCount: number, counts: Uint32Array): void {
  const { live, sold } = tables.routes;
  for (let index = 0; index < routeCount; index += 1) counts[index] = live[routes[index]!]! + (plan.soldOut ? sold[routes[index]!]! : 0);
}

/** Parts the rows of routes that miss nothing into hits and those that miss one group, which are counted. @returns how many hits */
function separate(plan: Plan, tables: Tables, work: Workspace, routeCount: number): number {
  const { live, sold } = tables.routes;
  const { rows, missed, hits, hitRoutes, hitCounts } = work;
  let total = 0;
  let near = 0;
  let place = 0;
  for (let index = 0; index < routeCount; index += 1) {
    const route = hitRoutes[index]!;
    const stop = place + live[route]! + (plan.soldOut ? sold[route]! : 0);
    const before = total;
    for (; place < stop; place += 1) {
      const bits = missed[place]!;
      if (bits === 0) hits[total++] = rows[place]!;
      else if ((bits & (bits - 1)) === 0) {
        // The lists are read no further than here, so their beginning is free.
        rows[near] = rows[place]!;
        missed[near++] = bits;
      }
    }
    hitCounts[index] = total - before;
  }
  countNearDepartures(plan, tables, work, near);
  return total;
}

/** What holds for every departure of a route is counted once per route. */
function countRoutes(tables: Tables, work: Workspace, routeCount: number): void {
  const { offsets, values } = tables.routes.counted;
  const { hitRoutes, hitCounts, routeCounters } = work;
  for (let index = 0; index < routeCount; index += 1) {
    const count = hitCounts[index]!;
    if (count === 0) continue;
    const route = hitRoutes[index]!;
    const stop = offsets[route + 1]!;
    for (let at = offsets[route]!; at < stop; at += 1) routeCounters[values[at]!]! += count;
  }
}

/** Where the routes that miss a group are counted: by several values each, or by the one in `single`. */
interface NearTarget {
  readonly counts: Int32Array;
  readonly several: MultiColumn | undefined;
  readonly single: Uint16Array;
}

/** Routes that miss one group only: their departures that pass count for that facet. */
function countNearRoutes(plan: Plan, tables: Tables, work: Workspace, routeCount: number): void {
  const { nearRoutes, nearCounts, routeMissed } = work;
  const targets = nearTargets(plan, tables, work);
  for (let index = 0; index < routeCount; index += 1) {
    const count = nearCounts[index]!;
    if (count === 0) continue;
    const route = nearRoutes[index]!;
    const { counts, several, single } = targets[31 - Math.clz32(routeMissed[route]!)]!;
    if (several === undefined) {
      counts[single[route]!]! += count;
      continue;
    }
    const { offsets, values } = several;
    const stop = offsets[route + 1]!;
    for (let at = offsets[route]!; at < stop; at += 1) counts[values[at]!]! += count;
  }
}

/** Targets by the number of the group's bit. */
function nearTargets(plan: Plan, tables: Tables, work: Workspace): NearTarget[] {
  const { areas, ports, countries, geographies, ship, from, to, nights, river } = tables.routes;
  const several: Partial<Record<Source, MultiColumn>> = { area: areas, port: ports, country: countries, geography: geographies };
  const single: Partial<Record<Source, Uint16Array>> = { ship, fromPort: from, toPort: to, nights, river };
  const targets: NearTarget[] = [];
  for (const group of facetNames) {
    const source = sourceOf[group];
    const ofRoutes = several[source] ?? single[source];
    if (plan.bits[group] !== 0 && ofRoutes) targets[31 - Math.clz32(plan.bits[group])] = { counts: work.near[group], several: several[source], single: single[source] ?? noValues };
  }
  return targets;
}
const noValues = new Uint16Array(0);
