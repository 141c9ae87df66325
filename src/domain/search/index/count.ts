// Counting departures, one or two columns at a time.
import { arrivalOptions, cabinTypes } from '../../voyage/vocabulary.ts';
import { addUnsold } from './missed.ts';
import type { Plan } from './plan.ts';
import { noPrice } from './rows.ts';
import type { Tables } from './tables.ts';
import { barSteps, type Workspace } from './workspace.ts';

/** Counts the hits by everything that differs from departure to departure. */
export function countDepartures(plan: Plan, tables: Tables, work: Workspace, count: number): void {
  const { holidays, serviceSet, specialSet, start } = tables.departures;
  const { hits, hit } = work;
  countDays(start, tables.firstDay, plan.column, hits, count, hit.day, work.dayLow);
  countOffers(plan.prices.offers, holidays, hits, count, hit.offers, hit.holidays);
  countSets(serviceSet, specialSet, hits, count, hit.serviceSets, hit.specialSets);
  countBars(plan, tables, work, hits, count, hit.bars);
}

/** Counts the first `count` places of `rows`, each of which misses one group, for that group. */
export function countNearDepartures(plan: Plan, tables: Tables, work: Workspace, count: number): void {
  const { bits } = plan;
  const { departures, firstDay } = tables;
  const { near } = work;
  const { offers } = plan.prices;
  const only = (plan.departureBits & (plan.departureBits - 1)) === 0;
  const chosen = only ? work.rows : work.chosen; // one group alone: all of them miss it
  const choose = (bit: number): number => (bit === 0 ? 0 : only ? count : chooseMissing(work, count, bit));
  countDays(departures.start, firstDay, plan.column, chosen, choose(bits.when), near.when, work.dayLow);
  countColumn(offers, chosen, choose(bits.cabin), near.cabin);
  countColumn(offers, chosen, choose(bits.arrivalOptions), near.arrivalOptions);
  countColumn(departures.holidays, chosen, choose(bits.holiday), near.holiday);
  countColumn(departures.specialSet, chosen, choose(bits.specials), near.specials);
  countBars(plan, tables, work, chosen, choose(bits.price), near.price);
  for (let place = 0, chosenCount = choose(bits.weekday); place < chosenCount; place += 1) near.weekday[departures.start[chosen[place]!]! - firstDay]! += 1;
  const lackServices = choose(bits.services);
  countColumn(departures.serviceSet, chosen, lackServices, near.services);
  for (let place = 0; place < lackServices; place += 1) work.nearServiceShips[tables.routes.ship[departures.route[chosen[place]!]!]!]! += 1;
}

/** Lists the rows that miss exactly this group. @returns how many */
function chooseMissing(work: Workspace, count: number, bit: number): number {
  const { rows, missed, chosen } = work;
  let found = 0;
  for (let place = 0; place < count; place += 1) if (missed[place] === bit) chosen[found++] = rows[place]!;
  return found;
}

function countDays(start: Uint16Array, firstDay: number, prices: Int32Array, rows: Uint32Array, count: number, counts: Int32Array, lowest: Int32Array): void {
  for (let place = 0; place < count; place += 1) {
    const row = rows[place]!;
    const day = start[row]! - firstDay;
    counts[day]! += 1;
    if (prices[row]! < lowest[day]!) lowest[day] = prices[row]!;
  }
}

function countOffers(offers: Uint8Array, holidays: Uint16Array, rows: Uint32Array, count: number, offerCounts: Int32Array, holidayCounts: Int32Array): void {
  for (let place = 0; place < count; place += 1) {
    const row = rows[place]!;
    offerCounts[offers[row]!]! += 1;
    holidayCounts[holidays[row]!]! += 1;
  }
}

function countSets(services: Uint32Array, specials: Uint32Array, rows: Uint32Array, count: number, serviceCounts: Int32Array, specialCounts: Int32Array): void {
  for (let place = 0; place < count; place += 1) {
    const row = rows[place]!;
    serviceCounts[services[row]!]! += 1;
    specialCounts[specials[row]!]! += 1;
  }
}

function countColumn(column: Uint8Array | Uint16Array | Uint32Array, rows: Uint32Array, count: number, counts: Int32Array): void {
  for (let place = 0; place < count; place += 1) counts[column[rows[place]!]!]! += 1;
}

/** Counts prices by bar and notes the lowest and highest; the count behind the last bar is of departures without a price. */
function countBars(plan: Plan, tables: Tables, work: Workspace, rows: Uint32Array, count: number, counts: Int32Array): void {
  const { column, barShift } = plan;
  const { barStart, barEnds, priceUnit } = work;
  const { route } = tables.departures;
  const { nights } = tables.routes;
  const whole = plan.mode === 'total';
  let lowest = work.lowestPrice;
  let highest = work.highestPrice;
  for (let place = 0; place < count; place += 1) {
    const row = rows[place]!;
    const price = column[row]!;
    if (price < lowest) lowest = price;
    if (price > highest && price !== noPrice) highest = price;
    const shown = whole || price === noPrice ? price : Math.ceil(price / priceUnit[nights[route[row]!]!]!);
    const step = shown >> barShift;
    const bar = barStart[step < barSteps ? step : barSteps - 1]!;
    counts[bar + ((barEnds[bar]! - shown) >>> 31)]! += 1; // one further where the price is above the bar's end
  }
  work.lowestPrice = lowest;
  work.highestPrice = highest;
}

/** Whether the counts of cabin types must look at prices, as the offer bytes do not say enough. */
export const countsCabinsByPrice = ({ bits, prices }: Plan): boolean => bits.price !== 0 || (bits.arrivalOptions !== 0 && !prices.allPairs);
export const countsArrivalsByPrice = ({ bits, prices }: Plan): boolean => bits.price !== 0 || (bits.cabin !== 0 && !prices.allPairs);

/**
 * Cabin type, arrival and price depend on each other: another cabin type is another price. So the counts of one of them
 * under a filter on another ask for the price that the visitor would see after the choice.
 * @param count rows of routes that miss nothing
 * @param all these and the rows of routes that miss one group
 */
export function countTogether(plan: Plan, tables: Tables, work: Workspace, count: number, all: number): void {
  const { bits, prices } = plan;
  let open = 0;
  if (countsCabinsByPrice(plan)) {
    open = chooseBeside(work, count, bits.cabin | bits.price);
    for (const type of cabinTypes.keys()) work.cabinPrices[type] = countPriced(plan, tables, work, prices.column(type, plan.arrivals), open);
  }
  if (countsArrivalsByPrice(plan)) {
    // The same rows again when neither is asked for.
    if (!countsCabinsByPrice(plan) || (bits.cabin | bits.arrivalOptions) !== 0) open = chooseBeside(work, count, bits.arrivalOptions | bits.price);
    for (const option of arrivalOptions.keys()) work.arrivalPrices[option] = countPriced(plan, tables, work, prices.column(plan.cabin, 1 << option), open);
  }
  addUnsold(plan, work, all);
}

/** Lists the rows that miss nothing but these groups. @returns how many */
function chooseBeside(work: Workspace, count: number, bits: number): number {
  const { rows, missed, chosen } = work;
  let found = 0;
  for (let place = 0; place < count; place += 1) if ((missed[place]! & ~bits) === 0) chosen[found++] = rows[place]!;
  return found;
}

/** How many of the chosen rows have a price that the price filter lets through. */
function countPriced(plan: Plan, tables: Tables, work: Workspace, column: Int32Array, count: number): number {
  const { chosen, priceLow, priceHigh } = work;
  let found = 0;
  if (plan.mode !== 'night') {
    const low = priceLow[1]!;
    const high = priceHigh[1]!;
    // Both differences are negative exactly for prices above `low` and up to `high`: no branch to guess wrongly.
    for (let place = 0; place < count; place += 1) found += ((low - column[chosen[place]!]!) & (column[chosen[place]!]! - high - 1)) >>> 31;
    return found;
  }
  const { route } = tables.departures;
  const { nights } = tables.routes;
  for (let place = 0; place < count; place += 1) {
    const price = column[chosen[place]!]!;
    const length = nights[route[chosen[place]!]!]!;
    if (price > priceLow[length]! && price <= priceHigh[length]!) found += 1;
  }
  return found;
}
