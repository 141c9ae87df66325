// One pass over the routes and their departures: who misses nothing is a hit, who misses exactly one group counts for
// that group's facet alone. That is every disjunctive count at once.
import type { FacetGroup } from './groups.ts';
import { arrivalOptions, cabinTypes } from '../../voyage/vocabulary.ts';
import type { Plan } from './plan.ts';
import { noPrice } from './rows.ts';
import type { MultiColumn } from './route-table.ts';
import type { Tables } from './tables.ts';
import { barSteps, sources, sourceOf, type Source, type Workspace } from './workspace.ts';

/** Counts into the workspace; its `hits` hold the rows of the hits afterwards. @returns how many */
export function scan(plan: Plan, tables: Tables, work: Workspace): number {
  clear(plan, work);
  const [hitRoutes, nearRoutes] = sortRoutes(plan, tables, work);
  const hits = countHits(plan, tables, work, hitRoutes);
  countRoutes(tables, work, hitRoutes);
  countNearRoutes(plan, tables, work, nearRoutes);
  return hits;
}

function clear(plan: Plan, work: Workspace): void {
  for (const source of sources) work.hit[source].fill(0);
  for (const group of Object.keys(sourceOf) as FacetGroup[]) if (plan.bits[group] !== 0) work.near[group].fill(0);
  work.nearServiceShips.fill(0);
  work.dayLow.fill(noPrice);
  work.lowestPrice = noPrice;
  work.highestPrice = -1;
  work.cabinPrices.fill(0);
  work.arrivalPrices.fill(0);
}

/** Joins what ship, ports, length and route miss. @returns how many routes miss nothing, and how many exactly one group with a facet */
function sortRoutes(plan: Plan, tables: Tables, work: Workspace): [number, number] {
  const { ship, from, to, nights, count } = tables.routes;
  const { routeMissed, shipMissed, fromMissed, toMissed, nightsMissed, hitRoutes, nearRoutes } = work;
  const { facetBits } = plan;
  let hits = 0;
  let near = 0;
  for (let route = 0; route < count; route += 1) {
    const missed = routeMissed[route]! | shipMissed[ship[route]!]! | fromMissed[from[route]!]! | toMissed[to[route]!]! | nightsMissed[nights[route]!]!;
    if (missed === 0) hitRoutes[hits++] = route;
    else if ((missed & (missed - 1)) === 0 && (missed & facetBits) !== 0) {
      routeMissed[route] = missed;
      nearRoutes[near++] = route;
    }
  }
  return [hits, near];
}

/** Decides and counts the departures of the routes that miss nothing. */
function countHits(plan: Plan, tables: Tables, work: Workspace, routeCount: number): number {
  const { first, live, sold, nights, ship } = tables.routes;
  const { start, end, holidays, serviceSet, specialSet } = tables.departures;
  const { firstDay } = tables;
  const { column, soldOut, lastReturn, barShift, bits } = plan;
  const { offers } = plan.prices;
  const { hitRoutes, hitCounts, hits, hit, dayLow, barEnds, barStart, priceLow, priceHigh, priceUnit } = work;
  const { dayMissed, holidayMissed, offerMissed, serviceMissed, noneMissed, specialMissed, shipHasService } = work;
  const { day: dayCount, holidays: holidayCount, offers: offerCount, bars: barCount, serviceSets: serviceCount, specialSets: specialCount } = hit;
  // Its cabins and its arrivals are each on sale, but not together (offers in different currencies).
  const unsold = bits.cabin !== 0 && bits.arrivalOptions !== 0 ? bits.cabin | bits.arrivalOptions : 0;
  const near = nearCounter(plan, tables, work);
  const joint = jointCounter(plan, work);
  let total = 0;
  let lowest = noPrice;
  let highest = -1;
  for (let index = 0; index < routeCount; index += 1) {
    const route = hitRoutes[index]!;
    const servicesMissed = shipHasService[ship[route]!] === 1 ? noneMissed : serviceMissed;
    const low = priceLow[nights[route]!]!;
    const high = priceHigh[nights[route]!]!;
    const unit = priceUnit[nights[route]!]!;
    const stop = first[route]! + live[route]! + (soldOut ? sold[route]! : 0);
    const before = total;
    for (let row = first[route]!; row < stop; row += 1) {
      const price = column[row]!;
      const day = start[row]! - firstDay;
      let missed = dayMissed[day]! | holidayMissed[holidays[row]!]! | offerMissed[offers[row]!]! | servicesMissed[serviceSet[row]!]! | specialMissed[specialSet[row]!]!;
      if (price <= low || price > high) missed |= bits.price;
      if (end[row]! > lastReturn) missed |= bits.when;
      if (joint !== undefined) joint(row, missed, low, high);
      if (unsold !== 0 && price === noPrice && (missed & unsold) === 0) missed |= unsold;
      if (missed === 0) {
        hits[total++] = row;
        dayCount[day]! += 1;
        if (price < dayLow[day]!) dayLow[day] = price;
        holidayCount[holidays[row]!]! += 1;
        offerCount[offers[row]!]! += 1;
        serviceCount[serviceSet[row]!]! += 1;
        specialCount[specialSet[row]!]! += 1;
        if (price === noPrice) continue;
        barCount[barOf(price / unit, barShift, barStart, barEnds)]! += 1;
        if (price < lowest) lowest = price;
        if (price > highest) highest = price;
      } else if ((missed & (missed - 1)) === 0) near(row, missed);
    }
    hitCounts[index] = total - before;
  }
  work.lowestPrice = Math.min(work.lowestPrice, lowest);
  work.highestPrice = Math.max(work.highestPrice, highest);
  return total;
}

/** The bar of a shown price: the first whose end is not below it. */
function barOf(shown: number, shift: number, start: Uint8Array, ends: Float64Array): number {
  const step = shown >> shift;
  let bar = start[step < barSteps ? step : barSteps - 1]!;
  while (shown > ends[bar]!) bar += 1;
  return bar;
}

/** Counts a departure that misses one group only. */
function nearCounter(plan: Plan, tables: Tables, work: Workspace): (row: number, missed: number) => void {
  const { bits, column } = plan;
  const { start, route, holidays, serviceSet, specialSet } = tables.departures;
  const { nights, ship } = tables.routes;
  const { near, dayLow, nearServiceShips, priceUnit } = work;
  const { offers } = plan.prices;
  const { firstDay } = tables;
  return (row, missed) => {
    if (missed === bits.when) {
      const day = start[row]! - firstDay;
      near.when[day]! += 1;
      if (column[row]! < dayLow[day]!) dayLow[day] = column[row]!;
    } else if (missed === bits.price) {
      const price = column[row]!;
      if (price === noPrice) return;
      near.price[barOf(price / priceUnit[nights[route[row]!]!]!, plan.barShift, work.barStart, work.barEnds)]! += 1;
      work.lowestPrice = Math.min(work.lowestPrice, price);
      work.highestPrice = Math.max(work.highestPrice, price);
    } else if (missed === bits.cabin) near.cabin[offers[row]!]! += 1;
    else if (missed === bits.arrivalOptions) near.arrivalOptions[offers[row]!]! += 1;
    else if (missed === bits.holiday) near.holiday[holidays[row]!]! += 1;
    else if (missed === bits.weekday) near.weekday[start[row]! - firstDay]! += 1;
    else if (missed === bits.specials) near.specials[specialSet[row]!]! += 1;
    else if (missed === bits.services) {
      near.services[serviceSet[row]!]! += 1;
      nearServiceShips[ship[route[row]!]!]! += 1;
    }
  };
}

/**
 * Cabin type, arrival and price depend on each other: another cabin type is another price. So the counts of one of them
 * under a filter on another ask for the price that the visitor would see after the choice.
 */
function jointCounter(plan: Plan, work: Workspace): ((row: number, missed: number, low: number, high: number) => void) | undefined {
  const { bits, prices } = plan;
  const cabins = countsCabinsByPrice(plan) ? cabinTypes.map((_, type) => prices.column(type, plan.arrivals)) : [];
  const arrivals = countsArrivalsByPrice(plan) ? arrivalOptions.map((_, option) => prices.column(plan.cabin, 1 << option)) : [];
  if (cabins.length + arrivals.length === 0) return undefined;
  const besideCabin = ~(bits.cabin | bits.price);
  const besideArrival = ~(bits.arrivalOptions | bits.price);
  const { cabinPrices, arrivalPrices } = work;
  return (row, missed, low, high) => {
    if ((missed & besideCabin) === 0) {
      for (let type = 0; type < cabins.length; type += 1) {
        const price = cabins[type]![row]!;
        if (price !== noPrice && price > low && price <= high) cabinPrices[type]! += 1;
      }
    }
    if ((missed & besideArrival) === 0) {
      for (let option = 0; option < arrivals.length; option += 1) {
        const price = arrivals[option]![row]!;
        if (price !== noPrice && price > low && price <= high) arrivalPrices[option]! += 1;
      }
    }
  };
}
export const countsCabinsByPrice = ({ bits }: Plan): boolean => (bits.price | bits.arrivalOptions) !== 0;
export const countsArrivalsByPrice = ({ bits }: Plan): boolean => (bits.price | bits.cabin) !== 0;

/** What holds for every departure of a route is counted once per route. */
function countRoutes(tables: Tables, work: Workspace, routeCount: number): void {
  const { areas, ports, countries, geographies, ship, from, to, nights, river } = tables.routes;
  const { hit, hitRoutes, hitCounts } = work;
  for (let index = 0; index < routeCount; index += 1) {
    const count = hitCounts[index]!;
    if (count === 0) continue;
    const route = hitRoutes[index]!;
    hit.ship[ship[route]!]! += count;
    hit.fromPort[from[route]!]! += count;
    hit.toPort[to[route]!]! += count;
    hit.nights[nights[route]!]! += count;
    hit.river[river[route]!]! += count;
    addValues(areas, route, count, hit.area);
    addValues(ports, route, count, hit.port);
    addValues(countries, route, count, hit.country);
    addValues(geographies, route, count, hit.geography);
  }
}

function addValues(column: MultiColumn, route: number, count: number, counts: Int32Array): void {
  const { offsets, values } = column;
  const stop = offsets[route + 1]!;
  for (let at = offsets[route]!; at < stop; at += 1) counts[values[at]!]! += count;
}

interface NearTarget {
  readonly counts: Int32Array;
  readonly values: MultiColumn | Uint16Array | Uint8Array;
}

/** Routes that miss one group only: their departures that pass count for that facet. */
function countNearRoutes(plan: Plan, tables: Tables, work: Workspace, routeCount: number): void {
  const { routes } = tables;
  const { live, sold } = routes;
  const { nearRoutes, routeMissed } = work;
  const targets = nearTargets(plan, tables, work);
  const passing = plan.testsDepartures ? passingCounter(plan, tables, work) : (route: number) => live[route]! + (plan.soldOut ? sold[route]! : 0);
  for (let index = 0; index < routeCount; index += 1) {
    const route = nearRoutes[index]!;
    const count = passing(route);
    if (count === 0) continue;
    const { counts, values } = targets[31 - Math.clz32(routeMissed[route]!)]!;
    if ('offsets' in values) addValues(values, route, count, counts);
    else counts[values[route]!]! += count;
  }
}

function nearTargets(plan: Plan, tables: Tables, work: Workspace): NearTarget[] {
  const { areas, ports, countries, geographies, ship, from, to, nights, river } = tables.routes;
  const columns: Partial<Record<Source, MultiColumn | Uint16Array | Uint8Array>> = { area: areas, port: ports, country: countries, geography: geographies, ship, fromPort: from, toPort: to, nights, river };
  const targets: NearTarget[] = [];
  for (const group of Object.keys(sourceOf) as FacetGroup[]) {
    const values = columns[sourceOf[group]];
    if (plan.bits[group] !== 0 && values) targets[31 - Math.clz32(plan.bits[group])] = { counts: work.near[group], values };
  }
  return targets;
}

/** How many departures of a route miss nothing of their own. */
function passingCounter(plan: Plan, tables: Tables, work: Workspace): (route: number) => number {
  const { first, live, sold, nights, ship } = tables.routes;
  const { start, end, holidays, serviceSet, specialSet } = tables.departures;
  const { firstDay } = tables;
  const { column, soldOut, lastReturn, bits } = plan;
  const { offers } = plan.prices;
  const { dayMissed, holidayMissed, offerMissed, serviceMissed, noneMissed, specialMissed, shipHasService, priceLow, priceHigh } = work;
  const together = bits.cabin !== 0 && bits.arrivalOptions !== 0;
  return (route) => {
    const servicesMissed = shipHasService[ship[route]!] === 1 ? noneMissed : serviceMissed;
    const low = priceLow[nights[route]!]!;
    const high = priceHigh[nights[route]!]!;
    const stop = first[route]! + live[route]! + (soldOut ? sold[route]! : 0);
    let passing = 0;
    for (let row = first[route]!; row < stop; row += 1) {
      const missed = dayMissed[start[row]! - firstDay]! | holidayMissed[holidays[row]!]! | offerMissed[offers[row]!]! | servicesMissed[serviceSet[row]!]! | specialMissed[specialSet[row]!]!;
      const price = column[row]!;
      if (missed === 0 && price > low && price <= high && end[row]! <= lastReturn && !(together && price === noPrice)) passing += 1;
    }
    return passing;
  };
}
