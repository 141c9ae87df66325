// Facets: what the counts of the pass say about each choice a visitor has.
import { arrivalOptions, cabinTypes, type ArrivalOption, type CabinType } from '../../voyage/vocabulary.ts';
import type { PriceMode, Range } from '../filters.ts';
import type { FacetGroup } from './groups.ts';
import type { Plan } from './plan.ts';
import { offerArrivalShift } from './price-book.ts';
import { noPrice } from './rows.ts';
import { countsArrivalsByPrice, countsCabinsByPrice } from './count.ts';
import type { Tables } from './tables.ts';
import type { Workspace } from './workspace.ts';

/** How many voyages each value would give: `counts[i]` belongs to `values[i]`. Values without voyages stand there with 0. */
export interface FacetCounts<Value> {
  readonly values: readonly Value[];
  readonly counts: Int32Array;
}

export interface MonthBar {
  /** 'yyyy-MM' */
  readonly month: string;
  readonly count: number;
  /** Lowest price of a party in euro cents, or null. */
  readonly lowest: number | null;
}

/** Counts of every facet; each ignores its own group's selection. Ids are the catalogue's, words those of the vocabulary. */
export interface SearchFacets {
  readonly area: FacetCounts<number>;
  readonly port: FacetCounts<number>;
  readonly fromPort: FacetCounts<number>;
  readonly toPort: FacetCounts<number>;
  readonly country: FacetCounts<string>;
  readonly fromCountry: FacetCounts<string>;
  readonly toCountry: FacetCounts<string>;
  readonly geography: FacetCounts<string>;
  readonly isRiver: FacetCounts<boolean>;
  readonly months: readonly MonthBar[];
  readonly holiday: FacetCounts<string>;
  /** 0 = Monday */
  readonly weekday: FacetCounts<number>;
  readonly duration: FacetCounts<Range>;
  readonly cruiseLine: FacetCounts<number>;
  readonly ship: FacetCounts<number>;
  readonly shipSize: FacetCounts<string>;
  /** Stars, at least. */
  readonly shipClass: FacetCounts<number>;
  readonly language: FacetCounts<string>;
  readonly services: FacetCounts<string>;
  readonly feature: FacetCounts<string>;
  /** Guests' rating, at least. */
  readonly ratingCustomer: FacetCounts<number>;
  readonly cabin: FacetCounts<CabinType>;
  readonly arrivalOptions: FacetCounts<ArrivalOption>;
  /** Bands and the finer bars of the histogram, in whole units of the shown currency and price mode. */
  readonly price: FacetCounts<Range>;
  readonly priceBars: FacetCounts<Range>;
  readonly specials: FacetCounts<string>;
}

export function facetsOf(plan: Plan, mode: PriceMode, tables: Tables, work: Workspace): SearchFacets {
  const { reference, settings } = tables;
  const { vocabulary, ships } = reference;
  const count = new FacetReader(plan, work);
  const scale = settings.priceScales[mode];
  const bars = count.direct('price', scale.bars.length + 1);
  return {
    area: { values: reference.areaKeys.list, counts: count.direct('area', reference.areaKeys.size) },
    port: { values: reference.portKeys.list, counts: count.direct('port', reference.portKeys.size) },
    fromPort: { values: reference.portKeys.list, counts: count.direct('fromPort', reference.portKeys.size) },
    toPort: { values: reference.portKeys.list, counts: count.direct('toPort', reference.portKeys.size) },
    country: { values: reference.countryKeys.list, counts: count.direct('country', reference.countryKeys.size) },
    fromCountry: { values: reference.countryKeys.list, counts: count.folded('fromCountry', reference.countryKeys.size, reference.portCountry) },
    toCountry: { values: reference.countryKeys.list, counts: count.folded('toCountry', reference.countryKeys.size, reference.portCountry) },
    geography: { values: vocabulary.geographies.list, counts: count.direct('geography', vocabulary.geographies.size) },
    isRiver: { values: [false, true], counts: count.direct('isRiver', 2) },
    months: monthBars(plan, tables, work),
    holiday: { values: vocabulary.holidays.list, counts: holidayCounts(count, vocabulary.holidays.size) },
    weekday: { values: [0, 1, 2, 3, 4, 5, 6], counts: weekdayCounts(count, tables) },
    duration: { values: settings.durationBands, counts: durationCounts(count, settings.durationBands) },
    cruiseLine: { values: reference.operatorKeys.list, counts: count.folded('cruiseLine', reference.operatorKeys.size, ships.operator) },
    ship: { values: ships.keys.list, counts: count.direct('ship', ships.keys.size) },
    shipSize: { values: vocabulary.shipSizes.list, counts: count.folded('shipSize', vocabulary.shipSizes.size, ships.size) },
    shipClass: { values: tables.classStars, counts: count.atLeast('shipClass', settings.classSteps, ships.starsHalf) },
    language: { values: vocabulary.languages.list, counts: count.spread('language', vocabulary.languages.size, ships.languages) },
    services: { values: vocabulary.services.list, counts: serviceCounts(count, tables, work) },
    feature: { values: vocabulary.features.list, counts: count.spread('feature', vocabulary.features.size, ships.features) },
    ratingCustomer: { values: tables.ratingSteps, counts: count.atLeast('ratingCustomer', settings.ratingSteps, ships.customerRating) },
    cabin: { values: cabinTypes, counts: countsCabinsByPrice(plan) ? work.cabinPrices.slice() : offerCounts(count, 'cabin', 0, cabinTypes.length) },
    arrivalOptions: {
      values: arrivalOptions,
      counts: countsArrivalsByPrice(plan) ? work.arrivalPrices.slice() : offerCounts(count, 'arrivalOptions', offerArrivalShift, arrivalOptions.length),
    },
    price: { values: tables.priceRanges[mode].bands, counts: bandCounts(bars, scale.bars, scale.bands) },
    priceBars: { values: tables.priceRanges[mode].bars, counts: bars },
    specials: { values: vocabulary.specials.list, counts: count.spread('specials', vocabulary.specials.size, tables.specialSets.sets) },
  };
}

/** Reads one facet's counts: the hits, and those that miss only its group. */
class FacetReader {
  private readonly plan: Plan;
  private readonly work: Workspace;

  constructor(plan: Plan, work: Workspace) {
    this.plan = plan;
    this.work = work;
  }

  /** Counts by the places of the facet's source; to be read before the next call. */
  totals(group: FacetGroup): Int32Array {
    return this.work.totals(group, this.plan.bits[group] !== 0);
  }

  /** The source's places are the facet's values. */
  direct(group: FacetGroup, size: number): Int32Array {
    return this.totals(group).slice(0, size);
  }

  /** Each place has one value, or none (-1). */
  folded(group: FacetGroup, size: number, valueOf: readonly number[]): Int32Array {
    const counts = new Int32Array(size);
    const totals = this.totals(group);
    for (let place = 0; place < totals.length; place += 1) {
      if (totals[place] === 0) continue;
      const value = valueOf[place]!;
      if (value >= 0) counts[value]! += totals[place]!;
    }
    return counts;
  }

  /** Each place has several values. */
  spread(group: FacetGroup, size: number, valuesOf: readonly (readonly number[])[]): Int32Array {
    const counts = new Int32Array(size);
    const totals = this.totals(group);
    for (let place = 0; place < totals.length; place += 1) {
      if (totals[place] === 0) continue;
      const values = valuesOf[place]!;
      for (let at = 0; at < values.length; at += 1) counts[values[at]!]! += totals[place]!;
    }
    return counts;
  }

  /** Each place counts for every step that it reaches; steps ascend. */
  atLeast(group: FacetGroup, steps: readonly number[], valueOf: readonly number[]): Int32Array {
    const counts = new Int32Array(steps.length);
    const totals = this.totals(group);
    for (let place = 0; place < totals.length; place += 1) {
      if (totals[place] === 0) continue;
      for (let step = 0; step < steps.length && valueOf[place]! >= steps[step]!; step += 1) counts[step]! += totals[place]!;
    }
    return counts;
  }
}

function monthBars(plan: Plan, tables: Tables, work: Workspace): MonthBar[] {
  const { months, monthOfDay } = tables.months();
  const counts = new Int32Array(months.length);
  const lowest = new Int32Array(months.length).fill(noPrice);
  const near = plan.bits.when === 0 ? undefined : work.near.when;
  for (let day = 0; day < monthOfDay.length; day += 1) {
    const month = monthOfDay[day]!;
    counts[month]! += work.hit.day[day]! + (near === undefined ? 0 : near[day]!);
    if (work.dayLow[day]! < lowest[month]!) lowest[month] = work.dayLow[day]!;
  }
  return months.map((month, place) => ({ month, count: counts[place]!, lowest: lowest[place] === noPrice ? null : lowest[place]! }));
}

function holidayCounts(count: FacetReader, size: number): Int32Array {
  const counts = new Int32Array(size);
  const totals = count.totals('holiday');
  for (let mask = 1; mask < totals.length; mask += 1) {
    if (totals[mask] === 0) continue;
    for (let place = 0; place < size; place += 1) if ((mask & (1 << place)) !== 0) counts[place]! += totals[mask]!;
  }
  return counts;
}

function weekdayCounts(count: FacetReader, tables: Tables): Int32Array {
  const counts = new Int32Array(7);
  const totals = count.totals('weekday');
  for (let day = 0; day < totals.length; day += 1) counts[(day + tables.firstDay + 3) % 7]! += totals[day]!; // day 0 was a Thursday
  return counts;
}

function durationCounts(count: FacetReader, bands: readonly Range[]): Int32Array {
  const counts = new Int32Array(bands.length);
  const totals = count.totals('duration');
  for (let nights = 0; nights < totals.length; nights += 1) {
    if (totals[nights] === 0) continue;
    for (const [place, band] of bands.entries()) if (nights >= (band.min ?? 0) && nights <= (band.max ?? Infinity)) counts[place]! += totals[nights]!;
  }
  return counts;
}

function serviceCounts(count: FacetReader, tables: Tables, work: Workspace): Int32Array {
  const { ships, vocabulary } = tables.reference;
  const counts = count.spread('services', vocabulary.services.size, tables.serviceSets.sets);
  for (let ship = 0; ship < ships.services.length; ship += 1) {
    const voyages = work.hit.ship[ship]! + work.nearServiceShips[ship]!;
    if (voyages === 0) continue;
    for (const service of ships.services[ship]!) counts[service]! += voyages;
  }
  return counts;
}

function offerCounts(count: FacetReader, group: 'cabin' | 'arrivalOptions', shift: number, size: number): Int32Array {
  const counts = new Int32Array(size);
  const totals = count.totals(group);
  for (let offer = 0; offer < totals.length; offer += 1) {
    if (totals[offer] === 0) continue;
    for (let place = 0; place < size; place += 1) if (((offer >> (shift + place)) & 1) !== 0) counts[place]! += totals[offer]!;
  }
  return counts;
}

function bandCounts(bars: Int32Array, barEnds: readonly number[], bandEnds: readonly number[]): Int32Array {
  const counts = new Int32Array(bandEnds.length + 1);
  let band = 0;
  for (const [bar, count] of bars.entries()) {
    counts[band]! += count;
    if (barEnds[bar] === bandEnds[band]) band += 1;
  }
  return counts;
}
