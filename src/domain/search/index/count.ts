// Counting departures, one or two columns at a time.
import { arrivalOptions, cabinTypes } from '../../voyage/vocabulary.ts';
import { isNone } from './missed.ts';
import type { Plan } from './plan.ts';
import { noPrice } from './rows.ts';
import type { Tables } from './tables.ts';
import { barSteps, type Workspace } from './workspace.ts';

/**
 * Counts the hits from one place of their list to another by everything that differs from departure to departure, in one loop:
 * measured a quarter faster than a loop per column.
 */
export function countDepartures(plan: Plan, tables: Tables, work: Workspace, from: number, to: number): void {
  if (plan.mode !== 'total') return countDeparturesByShare(plan, tables, work, from, to);
  const { holidays, serviceSet, specialSet, start } = tables.departures;
  const { firstDay } = tables;
  const { column, barShift } = plan;
  const { offers } = plan.prices;
  const { hits, dayLow, barStart, barEnds } = work;
  const { day: dayCounts, offers: offerCounts, holidays: holidayCounts, serviceSets, specialSets, bars } = work.hit;
  let lowest = work.lowestPrice;
  let highest = work.highestPrice;
  for (let place = from; place < to; place += 1) {
    const row = hits[place]!;
    const price = column[row]!;
    const day = start[row]! - firstDay;
    dayCounts[day]! += 1;
    if (price < dayLow[day]!) dayLow[day] = price;
    offerCounts[offers[row]!]! += 1;
    holidayCounts[holidays[row]!]! += 1;
    serviceSets[serviceSet[row]!]! += 1;
    specialSets[specialSet[row]!]! += 1;
    if (price < lowest) lowest = price;
    if (price > highest && price !== noPrice) highest = price;
    const step = price >> barShift;
    const bar = barStart[step < barSteps ? step : barSteps - 1]!;
    bars[bar + ((barEnds[bar]! - price) >>> 31)]! += 1; // one further where the price is above the bar's end
  }
  work.lowestPrice = lowest;
  work.highestPrice = highest;
}

/** The same where prices are shown per head or night. */
function countDeparturesByShare(plan: Plan, tables: Tables, work: Workspace, from: number, to: number): void {
  const { holidays, serviceSet, specialSet, start } = tables.departures;
  const { hits, hit } = work;
  countDays(start, tables.firstDay, hits, from, to, hit.day);
  lowestByDay(start, tables.firstDay, plan.column, hits, from, to, work.dayLow);
  countColumn(plan.prices.offers, hits, from, to, hit.offers);
  countColumn(holidays, hits, from, to, hit.holidays);
  countColumn(serviceSet, hits, from, to, hit.serviceSets);
  countColumn(specialSet, hits, from, to, hit.specialSets);
  countBars(plan, tables, work, hits, from, to, hit.bars);
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
  const elsewhen = choose(bits.when);
  countDays(departures.start, firstDay, chosen, 0, elsewhen, near.when);
  lowestByDay(departures.start, firstDay, plan.column, chosen, 0, elsewhen, work.dayLow);
  countColumn(offers, chosen, 0, choose(bits.cabin), near.cabin);
  countColumn(offers, chosen, 0, choose(bits.arrivalOptions), near.arrivalOptions);
  countColumn(departures.holidays, chosen, 0, choose(bits.holiday), near.holiday);
  countColumn(departures.specialSet, chosen, 0, choose(bits.specials), near.specials);
  countBars(plan, tables, work, chosen, 0, choose(bits.price), near.price);
  countDays(departures.start, firstDay, chosen, 0, choose(bits.weekday), near.weekday);
  const lackServices = choose(bits.services);
  countColumn(departures.serviceSet, chosen, 0, lackServices, near.services);
  for (let place = 0; place < lackServices; place += 1) work.nearServiceShips[tables.routes.ship[departures.route[chosen[place]!]!]!]! += 1;
}

/** Lists the rows that miss exactly this group. @returns how many */
function chooseMissing(work: Workspace, count: number, bit: number): number {
  const { rows, missed, chosen } = work;
  let found = 0;
  for (let place = 0; place < count; place += 1) {
    chosen[found] = rows[place]!;
    found += isNone(missed[place]! ^ bit);
  }
  return found;
}

function countDays(start: Uint16Array, firstDay: number, rows: Uint32Array, from: number, to: number, counts: Int32Array): void {
  for (let place = from; place < to; place += 1) counts[start[rows[place]!]! - firstDay]! += 1;
}

function lowestByDay(start: Uint16Array, firstDay: number, prices: Int32Array, rows: Uint32Array, from: number, to: number, lowest: Int32Array): void {
  for (let place = from; place < to; place += 1) {
    const row = rows[place]!;
    const day = start[row]! - firstDay;
    const price = prices[row]!;
    if (price < lowest[day]!) lowest[day] = price;
  }
}

function countColumn(column: Uint8Array | Uint16Array | Uint32Array, rows: Uint32Array, from: number, to: number, counts: Int32Array): void {
  for (let place = from; place < to; place += 1) counts[column[rows[place]!]!]! += 1;
}

/** Counts prices by bar and notes the lowest and highest; the count behind the last bar is of departures without a price. */
function countBars(plan: Plan, tables: Tables, work: Workspace, rows: Uint32Array, from: number, to: number, counts: Int32Array): void {
  const { column } = plan;
  let lowest = work.lowestPrice;
  let highest = work.highestPrice;
  for (let place = from; place < to; place += 1) {
    const price = column[rows[place]!]!;
    if (price < lowest) lowest = price;
    if (price > highest && price !== noPrice) highest = price;
  }
  work.lowestPrice = lowest;
  work.highestPrice = highest;
  if (plan.mode === 'total') countTotals(column, work, rows, from, to, counts, plan.barShift);
  else countShares(plan, tables, work, rows, from, to, counts);
}

function countTotals(column: Int32Array, work: Workspace, rows: Uint32Array, from: number, to: number, counts: Int32Array, barShift: number): void {
  const { barStart, barEnds } = work;
  for (let place = from; place < to; place += 1) {
    const price = column[rows[place]!]!;
    const step = price >> barShift;
    const bar = barStart[step < barSteps ? step : barSteps - 1]!;
    counts[bar + ((barEnds[bar]! - price) >>> 31)]! += 1; // one further where the price is above the bar's end
  }
}

/** The same for prices per head or night, rounded up to whole cents. */
function countShares(plan: Plan, tables: Tables, work: Workspace, rows: Uint32Array, from: number, to: number, counts: Int32Array): void {
  const { column, barShift } = plan;
  const { barStart, barEnds, priceUnit } = work;
  const { route } = tables.departures;
  const { nights } = tables.routes;
  for (let place = from; place < to; place += 1) {
    const row = rows[place]!;
    const price = column[row]!;
    const shown = price === noPrice ? noPrice : Math.ceil(price / priceUnit[nights[route[row]!]!]!) | 0;
    const step = shown >> barShift;
    const bar = barStart[step < barSteps ? step : barSteps - 1]!;
    counts[bar + ((barEnds[bar]! - shown) >>> 31)]! += 1;
  }
}

/** Whether the counts of cabin types must look at prices, as the offer bytes do not say enough. */
export const countsCabinsByPrice = ({ bits, prices }: Plan): boolean => bits.price !== 0 || (bits.arrivalOptions !== 0 && !prices.allPairs);
export const countsArrivalsByPrice = ({ bits, prices }: Plan): boolean => bits.price !== 0 || (bits.cabin !== 0 && !prices.allPairs);

/**
 * Cabin type, arrival and price depend on each other: another cabin type is another price. So the counts of one of them
 * under a filter on another ask for the price that the visitor would see after the choice.
 */
export function countTogether(plan: Plan, tables: Tables, work: Workspace): void {
  const { bits, prices, cabin, arrivals } = plan;
  let open = 0;
  if (countsCabinsByPrice(plan)) {
    open = chooseBeside(work, bits.cabin | bits.price);
    const columns = cabinTypes.map((_, type) => prices.column(type, arrivals));
    countPriced(plan, tables, work, columns, open, work.cabinPrices);
  }
  if (countsArrivalsByPrice(plan)) {
    // The same rows again when neither is asked for.
    if (!countsCabinsByPrice(plan) || (bits.cabin | bits.arrivalOptions) !== 0) open = chooseBeside(work, bits.arrivalOptions | bits.price);
    const columns = arrivalOptions.map((_, option) => prices.column(cabin, 1 << option));
    countPriced(plan, tables, work, columns, open, work.arrivalPrices);
  }
}

/** Lists the rows that miss nothing but these groups. @returns how many */
function chooseBeside(work: Workspace, bits: number): number {
  const { rows, missed, chosen, rowCount } = work;
  let found = 0;
  for (let place = 0; place < rowCount; place += 1) {
    chosen[found] = rows[place]!;
    found += isNone(missed[place]! & ~bits);
  }
  return found;
}

/** Counts for each column how many of the chosen rows have a price there that the price filter lets through. */
function countPriced(plan: Plan, tables: Tables, work: Workspace, columns: readonly Int32Array[], count: number, counts: Int32Array): void {
  const { chosen, priceLow, priceHigh } = work;
  if (plan.mode === 'night') {
    for (const [place, column] of columns.entries()) counts[place]! += countPricedByNight(tables, work, column, count);
    return;
  }
  const [first, second, third, fourth = third] = columns as [Int32Array, Int32Array, Int32Array, Int32Array?];
  const low = priceLow[1]!;
  const high = priceHigh[1]!;
  let ofFirst = 0;
  let ofSecond = 0;
  let ofThird = 0;
  let ofFourth = 0;
  for (let place = 0; place < count; place += 1) {
    const row = chosen[place]!;
    ofFirst += isBetween(first[row]!, low, high);
    ofSecond += isBetween(second[row]!, low, high);
    ofThird += isBetween(third[row]!, low, high);
    ofFourth += isBetween(fourth[row]!, low, high);
  }
  for (const [place, found] of [ofFirst, ofSecond, ofThird, ofFourth].slice(0, columns.length).entries()) counts[place]! += found;
}

/** 1 for prices above `low` and up to `high`, else 0: both differences are negative then, and no branch is guessed wrongly. */
const isBetween = (price: number, low: number, high: number): number => ((low - price) & (price - high - 1)) >>> 31;

function countPricedByNight(tables: Tables, work: Workspace, column: Int32Array, count: number): number {
  const { chosen, priceLow, priceHigh } = work;
  const { route } = tables.departures;
  const { nights } = tables.routes;
  let found = 0;
  for (let place = 0; place < count; place += 1) {
    const length = nights[route[chosen[place]!]!]!;
    found += isBetween(column[chosen[place]!]!, priceLow[length]!, priceHigh[length]!);
  }
  return found;
}
