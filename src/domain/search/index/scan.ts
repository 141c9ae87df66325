// One pass over the routes and their departures: who misses nothing is a hit, who misses exactly one group counts for
// that group's facet alone. That is every disjunctive count at once. Departures are looked at column by column: short
// loops over few columns are what the engine underneath runs fastest.
import { countDepartures, countNearDepartures, countTogether } from './count.ts';
import { addUnsold, findMissed, isNone } from './missed.ts';
import type { Plan } from './plan.ts';
import { noPrice } from './rows.ts';
import type { MultiColumn } from './route-table.ts';
import type { Tables } from './tables.ts';
import { departureSources, facetNames, portion, sourceOf, type Source, type Workspace } from './workspace.ts';

/** Counts into the workspace; its `hits` hold the rows of the hits afterwards. @returns how many */
export function scan(plan: Plan, tables: Tables, work: Workspace): number {
  clear(plan, work);
  const [hitRoutes, nearRoutes] = sortRoutes(plan, tables, work);
  scanNearRoutes(plan, tables, work, nearRoutes);
  countNearRoutes(plan, tables, work, nearRoutes);
  const hits = scanHitRoutes(plan, tables, work, hitRoutes);
  countRoutes(tables, work, hitRoutes);
  return hits;
}

/** Goes through the routes that miss nothing, some thousand departures at a time, so that each portion stays in the nearest cache. */
function scanHitRoutes(plan: Plan, tables: Tables, work: Workspace, routeCount: number): number {
  let hits = 0;
  for (let from = 0; from < routeCount;) {
    const before = hits;
    const to = gather(plan, tables, work, from, routeCount);
    if (plan.testsDepartures) {
      findMissed(plan, tables, work);
      countTogether(plan, tables, work);
      addUnsold(plan, work);
      hits = separate(plan, tables, work, from, to, hits);
    } else {
      work.hits.set(work.rows.subarray(0, work.rowCount), hits);
      hits += work.rowCount;
    }
    countDepartures(plan, tables, work, before, hits);
    from = to;
  }
  return hits;
}

/** Counts the departures that pass on the routes that miss one group. */
function scanNearRoutes(plan: Plan, tables: Tables, work: Workspace, routeCount: number): void {
  const { live, sold } = tables.routes;
  const { nearRoutes, nearCounts } = work;
  if (!plan.testsDepartures) {
    for (let index = 0; index < routeCount; index += 1) nearCounts[index] = live[nearRoutes[index]!]! + (plan.soldOut ? sold[nearRoutes[index]!]! : 0);
    return;
  }
  for (let from = 0; from < routeCount;) {
    const to = gatherNear(plan, tables, work, from, routeCount);
    findMissed(plan, tables, work);
    addUnsold(plan, work);
    countPassing(work, from, to);
    from = to;
  }
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

/** Lists the departures of routes that miss nothing until a portion is full. @returns the route to go on with */
function gather(plan: Plan, tables: Tables, work: Workspace, from: number, routeCount: number): number {
  const { first, live, sold } = tables.routes;
  const { soldOut } = plan;
  const { hitRoutes, hitCounts, rows } = work;
  let place = 0;
  let index = from;
  for (; index < routeCount && place < portion; index += 1) {
    const route = hitRoutes[index]!;
    const count = live[route]! + (soldOut ? sold[route]! : 0);
    const stop = first[route]! + count;
    for (let row = first[route]!; row < stop; row += 1) rows[place++] = row;
    hitCounts[index] = count;
  }
  work.rowCount = place;
  return index;
}

/**
 * Lists the departures of routes that miss one group, as far as their day is asked for: they count only when they miss nothing
 * else. Notes behind which place each route ends. @returns the route to go on with
 */
function gatherNear(plan: Plan, tables: Tables, work: Workspace, from: number, routeCount: number): number {
  const { first, live, sold, times } = tables.routes;
  const { soldOut, times: asked } = plan;
  const { start } = tables.departures;
  const { firstDay } = tables;
  const { nearRoutes, nearCounts, rows, dayMissed } = work;
  let place = 0;
  let index = from;
  for (; index < routeCount && place < portion; index += 1) {
    const route = nearRoutes[index]!;
    if ((times[route]! & asked) !== 0) {
      const stop = first[route]! + live[route]! + (soldOut ? sold[route]! : 0);
      for (let row = first[route]!; row < stop; row += 1) {
        rows[place] = row;
        place += isNone(dayMissed[start[row]! - firstDay]!);
      }
    }
    nearCounts[index] = place;
  }
  work.rowCount = place;
  return index;
}

/** Turns the places behind which routes end into the numbers of their departures that miss nothing of their own. */
function countPassing(work: Workspace, from: number, to: number): void {
  const { nearCounts, missed } = work;
  let place = 0;
  for (let index = from; index < to; index += 1) {
    let count = 0;
    for (const stop = nearCounts[index]!; place < stop; place += 1) count += isNone(missed[place]!);
    nearCounts[index] = count;
  }
}

/** Parts the listed departures into hits, which go to the list of all hits, and those that miss one group, which are counted. @returns how many hits there are now */
function separate(plan: Plan, tables: Tables, work: Workspace, from: number, to: number, before: number): number {
  const { rows, missed, hits, hitCounts } = work;
  let total = before;
  let near = 0;
  let place = 0;
  for (let index = from; index < to; index += 1) {
    const stop = place + hitCounts[index]!;
    const start = total;
    for (; place < stop; place += 1) {
      const bits = missed[place]!;
      const row = rows[place]!;
      const none = isNone(bits);
      hits[total] = row;
      total += none;
      // The lists are read no further than here, so their beginning is free.
      rows[near] = row;
      missed[near] = bits;
      near += isNone(bits & (bits - 1)) - none;
    }
    hitCounts[index] = total - start;
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

/** Routes that miss one group only: their departures that pass count for that facet. */
function countNearRoutes(plan: Plan, tables: Tables, work: Workspace, routeCount: number): void {
  if (routeCount === 0) return;
  const { areas, ports, countries, geographies, ship, from, to, nights, river } = tables.routes;
  const several: Partial<Record<Source, MultiColumn>> = { area: areas, port: ports, country: countries, geography: geographies };
  const single: Partial<Record<Source, Uint16Array>> = { ship, fromPort: from, toPort: to, nights, river };
  for (const group of facetNames) {
    const bit = plan.bits[group];
    const counts = work.near[group];
    const source = sourceOf[group];
    if (bit === 0) continue;
    if (several[source]) countSeveral(several[source], bit, counts, work, routeCount);
    else if (single[source]) countSingle(single[source], bit, counts, work, routeCount);
  }
}

function countSeveral(column: MultiColumn, bit: number, counts: Int32Array, work: Workspace, routeCount: number): void {
  const { nearRoutes, nearCounts, routeMissed } = work;
  const { offsets, values } = column;
  for (let index = 0; index < routeCount; index += 1) {
    const route = nearRoutes[index]!;
    const count = nearCounts[index]!;
    if (count === 0 || routeMissed[route] !== bit) continue;
    const stop = offsets[route + 1]!;
    for (let at = offsets[route]!; at < stop; at += 1) counts[values[at]!]! += count;
  }
}

function countSingle(column: Uint16Array, bit: number, counts: Int32Array, work: Workspace, routeCount: number): void {
  const { nearRoutes, nearCounts, routeMissed } = work;
  for (let index = 0; index < routeCount; index += 1) {
    const route = nearRoutes[index]!;
    if (routeMissed[route] === bit) counts[column[route]!]! += nearCounts[index]!;
  }
}
