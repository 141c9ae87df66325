// A query made ready: every filter turned into small tables of missed groups, on the smallest thing it depends on.
import { dayNumber, isoDate, monthOf } from '../../calendar/calendar.ts';
import { defaultParty, paxCount, party, type Party } from '../../pax/party.ts';
import { arrivalOptions, cabinTypes } from '../../voyage/vocabulary.ts';
import type { PriceMode, SearchFilters, SearchState } from '../filters.ts';
import { activeGroups, facetGroups, groupFields, type FilterGroup } from './groups.ts';
import { missReference, missRoutes } from './plan-routes.ts';
import { anyArrival, anyCabin, offerArrivalShift, offerReduced, type PriceSet } from './price-book.ts';
import { places } from './reference.ts';
import { maxNights, timeBit } from './route-table.ts';
import { noPrice } from './rows.ts';
import type { Tables } from './tables.ts';
import { barSteps, offerKinds, type Workspace } from './workspace.ts';

/** A bit for each group that filters; 0 for the others. */
export type GroupBits = Readonly<Record<FilterGroup, number>>;

export interface Plan {
  readonly bits: GroupBits;
  /** Bits of the active groups that have a facet. */
  readonly facetBits: number;
  /** Bits of the active groups that are decided for each departure. */
  readonly departureBits: number;
  readonly testsDepartures: boolean;
  /** Times (bits of `timeBit`) at which there are days of departure asked for. */
  readonly times: number;
  readonly soldOut: boolean;
  /** Latest day of return. */
  readonly lastReturn: number;
  readonly prices: PriceSet;
  /** Cabin type asked for, or anyCabin. */
  readonly cabin: number;
  /** Mask of arrivals asked for. */
  readonly arrivals: number;
  /** The price shown: of that cabin type with the cheapest of those arrivals. */
  readonly column: Int32Array;
  readonly mode: PriceMode;
  /** Bits of a price (in units of a bar's end) that do not matter for the place in the bar table. */
  readonly barShift: number;
}

export interface SearchOptions {
  /** Language of sorts by name. */
  readonly language?: 'de' | 'en';
  /** Units of the shown currency for one euro, for the price filter and the price bands. */
  readonly perEuro?: number;
}

export const partyOf = (filters: SearchFilters): Party => party(filters.adultCount ?? defaultParty.adults, filters.childAgeOptions ?? defaultParty.childAges);

/** Groups with a bit of their own; further ones (never a group with a facet) share the last. */
const mostBits = 30;
const allGroups = Object.keys(groupFields) as FilterGroup[];

const noBits = Object.fromEntries(allGroups.map((group) => [group, 0])) as Record<FilterGroup, number>;

function bitsOf(filters: SearchFilters): GroupBits {
  const bits = { ...noBits };
  for (const [place, group] of activeGroups(filters).entries()) bits[group] = 1 << Math.min(place, mostBits);
  return bits;
}

/** Fills the tables of missed groups for a query. */
export function planSearch(state: SearchState, options: SearchOptions, tables: Tables, work: Workspace): Plan {
  const bits = bitsOf(state);
  const cabin = state.cabin === undefined ? anyCabin : cabinTypes.indexOf(state.cabin);
  const asked = arrivalMask(state);
  const arrivals = asked === 0 ? anyArrival : asked;
  const prices = tables.prices.forParty(partyOf(state));
  const perEuro = options.perEuro ?? 1;
  missReference(state, bits, tables, work);
  missRoutes(state, bits, tables, work);
  const times = missDays(state, bits, tables, work);
  missOffers(state, bits, asked, tables, work);
  missPrices(state, bits, perEuro, work);
  const facetBits = (Object.keys(facetGroups) as FilterGroup[]).reduce((all, group) => all | bits[group], 0);
  const departureBits =
    bits.when |
    bits.weekday |
    bits.holiday |
    bits.cabin |
    bits.arrivalOptions |
    bits.reduced |
    bits.price |
    bits.specials |
    bits.specialOperator |
    bits.services;
  return {
    bits,
    facetBits,
    departureBits,
    times,
    testsDepartures: departureBits !== 0,
    soldOut: state.soldOut === true,
    lastReturn: state.maxEndDate === undefined ? 0xffff : dayNumber(state.maxEndDate),
    prices,
    cabin,
    arrivals,
    column: prices.column(cabin, arrivals),
    mode: state.priceMode ?? 'total',
    ...fillBars(state.priceMode ?? 'total', perEuro, tables, work),
  };
}

/** The arrivals asked for as bits; 0 when the wishes contradict each other. */
function arrivalMask(filters: SearchFilters): number {
  const chosen = filters.arrivalOptions ?? [];
  let mask = chosen.length === 0 ? anyArrival : 0;
  for (const option of chosen) mask |= 1 << arrivalOptions.indexOf(option);
  return filters.arrivalIncluded === true ? mask & ~(1 << arrivalOptions.indexOf('cruise_only')) : mask;
}

/** @returns the times at which there are days that nothing speaks against */
function missDays(filters: SearchFilters, bits: GroupBits, tables: Tables, work: Workspace): number {
  const { dayMissed } = work;
  dayMissed.fill(0);
  const { firstDay, lastDay } = tables;
  if (bits.weekday !== 0) {
    for (let day = firstDay; day <= lastDay; day += 1) if (!filters.weekday!.includes((day + 3) % 7)) dayMissed[day - firstDay]! |= bits.weekday;
  }
  if ((bits.when | bits.weekday) === 0) return -1;
  if (bits.when !== 0) missWhen(filters, bits.when, tables, dayMissed);
  let times = 0;
  for (let day = firstDay; day <= lastDay; day += 1) if (dayMissed[day - firstDay] === 0) times |= timeBit(day);
  return times;
}

function missWhen(filters: SearchFilters, bit: number, { firstDay, lastDay }: Tables, dayMissed: Int32Array): void {
  const { startFrom, startTo, minStartDate, date, month } = filters;
  const from = Math.max(...[startFrom, minStartDate, date].map((day) => (day === undefined ? 0 : dayNumber(day))));
  const to = Math.min(...[startTo, date].map((day) => (day === undefined ? 0xffff : dayNumber(day))));
  const months = month && month.length > 0 ? new Set(month) : undefined;
  for (let day = firstDay; day <= lastDay; day += 1) {
    if (day < from || day > to || (months && !months.has(monthOf(isoDate(day))))) dayMissed[day - firstDay]! |= bit;
  }
}

function missOffers(filters: SearchFilters, bits: GroupBits, arrivals: number, tables: Tables, work: Workspace): void {
  const { vocabulary } = tables.reference;
  work.holidayMissed.fill(0);
  if (bits.holiday !== 0) {
    const wanted = places(vocabulary.holidays, filters.holiday!).reduce((mask, place) => mask | (1 << place), 0);
    for (let mask = 0; mask < work.holidayMissed.length; mask += 1) if ((mask & wanted) === 0) work.holidayMissed[mask] = bits.holiday;
  }
  const cabin = filters.cabin === undefined ? 0 : 1 << cabinTypes.indexOf(filters.cabin);
  for (let offer = 0; offer < offerKinds; offer += 1) {
    let missed = 0;
    if ((offer & cabin) === 0) missed |= bits.cabin;
    if (((offer >> offerArrivalShift) & arrivals) === 0) missed |= bits.arrivalOptions;
    if ((offer & offerReduced) === 0) missed |= bits.reduced;
    work.offerMissed[offer] = missed;
  }
  const miss = (table: Int32Array, sets: readonly (readonly number[])[], wanted: ReadonlySet<number>, bit: number): void => {
    table.fill(0);
    if (bit !== 0) for (const [place, set] of sets.entries()) if (!set.some((member) => wanted.has(member))) table[place] = bit;
  };
  miss(work.serviceMissed, tables.serviceSets.sets, new Set(places(vocabulary.services, filters.services ?? [])), bits.services);
  miss(work.specialMissed, tables.specialSets.sets, new Set(places(vocabulary.specials, filters.specials ?? [])), bits.specials);
  work.specialMissed[0]! |= bits.specialOperator; // no special at all
}

/**
 * The price filter speaks of the price as cards show it: a share per head is rounded up to a whole cent, and the price
 * shown to whole units (decision 10). At most 1,000 lets 1,000.00 through and not 1,000.01; at least 1,000 lets 999.01 through.
 */
function missPrices(filters: SearchState, bits: GroupBits, perEuro: number, work: Workspace): void {
  const mode = filters.priceMode ?? 'total';
  const persons = paxCount(partyOf(filters));
  const { min, max } = bits.price === 0 ? {} : (filters.price ?? {});
  const above = min === undefined ? -1 : shownCents(min - 1, perEuro);
  const upTo = max === undefined ? noPrice : shownCents(max, perEuro);
  for (let nights = 1; nights <= maxNights; nights += 1) {
    const unit = priceUnit(mode, persons, nights);
    work.priceUnit[nights] = unit;
    work.priceLow[nights] = Math.max(-1, Math.min(noPrice - 1, above < 0 ? -1 : above * unit));
    work.priceHigh[nights] = Math.max(-1, Math.min(noPrice - 1, upTo * unit));
  }
}

/** The most euro cents that are not more than whole units of the shown currency. */
const shownCents = (units: number, perEuro: number): number => Math.floor((units * 100) / perEuro);

/** How many times the shown price is contained in a party's total. */
export const priceUnit = (mode: PriceMode, persons: number, nights: number): number => (mode === 'total' ? 1 : mode === 'person' ? persons : persons * nights);

/** The table of bars stays until another mode or currency is asked for. */
function fillBars(mode: PriceMode, perEuro: number, tables: Tables, work: Workspace): Pick<Plan, 'barShift'> {
  const key = `${mode} ${perEuro}`;
  if (work.barsFor === key) return { barShift: work.barShift };
  work.barsFor = key;
  const ends = tables.settings.priceScales[mode].bars;
  for (const [bar, end] of ends.entries()) work.barEnds[bar] = shownCents(end, perEuro);
  work.barEnds[ends.length] = noPrice - 1;
  const barShift = Math.max(0, Math.ceil(Math.log2(((ends.at(-1) ?? 1) * 100) / perEuro / (barSteps - 1))));
  let bar = 0;
  for (let step = 0; step < barSteps; step += 1) {
    const before = bar;
    while (work.barEnds[bar]! < step * 2 ** barShift) bar += 1;
    if (bar > before + 1) throw new RangeError(`priceScales.${mode}.bars: ${ends[before]} and ${ends[before + 1]} lie too close together`);
    work.barStart[step] = bar;
  }
  work.barShift = barShift;
  return { barShift };
}
