// Which groups each departure misses, one filter's column after the other.
import type { Plan } from './plan.ts';
import { noPrice } from './rows.ts';
import type { Tables } from './tables.ts';
import type { Workspace } from './workspace.ts';

/** 1 where no bit is set, else 0: added up without a branch that the processor would guess wrongly every other time. */
export const isNone = (bits: number): number => (bits - 1) >>> 31;

/** Fills `missed` for the listed rows. */
export function findMissed(plan: Plan, tables: Tables, work: Workspace): void {
  const { bits } = plan;
  const { start, holidays, specialSet } = tables.departures;
  const count = work.rowCount;
  work.missed.fill(0, 0, count);
  if ((bits.when | bits.weekday) !== 0) addByDay(start, tables.firstDay, work, count);
  if (bits.when !== 0 && plan.lastReturn < 0xffff) addLateReturns(tables.departures.end, plan.lastReturn, bits.when, work, count);
  if (bits.holiday !== 0) addByTable(holidays, work.holidayMissed, work, count);
  if ((bits.cabin | bits.arrivalOptions | bits.reduced) !== 0) addByOffer(plan.prices.offers, work, count);
  if ((bits.specials | bits.specialOperator) !== 0) addByTable(specialSet, work.specialMissed, work, count);
  if (bits.services !== 0) addServices(tables, work, count);
  if (bits.price !== 0) addPrices(plan, tables, work, count);
}

function addByDay(start: Uint16Array, firstDay: number, work: Workspace, count: number): void {
  const { rows, missed, dayMissed } = work;
  for (let place = 0; place < count; place += 1) missed[place]! |= dayMissed[start[rows[place]!]! - firstDay]!;
}

function addLateReturns(end: Uint16Array, last: number, bit: number, work: Workspace, count: number): void {
  const { rows, missed } = work;
  for (let place = 0; place < count; place += 1) if (end[rows[place]!]! > last) missed[place]! |= bit;
}

function addByOffer(offers: Uint8Array, work: Workspace, count: number): void {
  const { rows, missed, offerMissed } = work;
  for (let place = 0; place < count; place += 1) missed[place]! |= offerMissed[offers[rows[place]!]!]!;
}

function addByTable(column: Uint16Array | Uint32Array, table: Int32Array, work: Workspace, count: number): void {
  const { rows, missed } = work;
  for (let place = 0; place < count; place += 1) missed[place]! |= table[column[rows[place]!]!]!;
}

/** A ship's own services stand for all of its departures. */
function addServices(tables: Tables, work: Workspace, count: number): void {
  const { route, serviceSet } = tables.departures;
  const { ship } = tables.routes;
  const { rows, missed, shipHasService, serviceMissed } = work;
  for (let place = 0; place < count; place += 1) {
    const row = rows[place]!;
    if (shipHasService[ship[route[row]!]!] === 0) missed[place]! |= serviceMissed[serviceSet[row]!]!;
  }
}

function addPrices(plan: Plan, tables: Tables, work: Workspace, count: number): void {
  const { column } = plan;
  const { route } = tables.departures;
  const { nights } = tables.routes;
  const { rows, missed, priceLow, priceHigh } = work;
  const bit = plan.bits.price;
  if (plan.mode !== 'night') {
    const low = priceLow[1]!;
    const high = priceHigh[1]!;
    for (let place = 0; place < count; place += 1) {
      const price = column[rows[place]!]!;
      missed[place]! |= bit & ~(((low - price) & (price - high - 1)) >> 31); // as in countPriced
    }
    return;
  }
  for (let place = 0; place < count; place += 1) {
    const price = column[rows[place]!]!;
    const length = nights[route[rows[place]!]!]!;
    if (price <= priceLow[length]! || price > priceHigh[length]!) missed[place]! |= bit;
  }
}

/** Departures whose cabins and arrivals are each on sale, but not together (offers in different currencies), miss both. */
export function addUnsold(plan: Plan, work: Workspace): void {
  const { bits, column } = plan;
  const both = bits.cabin | bits.arrivalOptions;
  if (bits.cabin === 0 || bits.arrivalOptions === 0 || plan.prices.allPairs) return;
  const { rows, missed, rowCount } = work;
  for (let place = 0; place < rowCount; place += 1) if ((missed[place]! & both) === 0 && column[rows[place]!] === noPrice) missed[place]! |= both;
}
