// Facets: what the counts of the pass say about each choice a visitor has.
import { arrivalOptions, cabinTypes, type ArrivalOption, type CabinType } from '../../voyage/vocabulary.ts';
import type { PriceMode, Range } from '../filters.ts';
import type { FacetGroup } from './groups.ts';
import type { Plan } from './plan.ts';
import { offerArrivalShift } from './price-book.ts';
import { noPrice } from './rows.ts';
import { countsArrivalsByPrice, countsCabinsByPrice } from './scan.ts';
import type { Tables } from './tables.ts';
import { sourceOf, type Workspace } from './workspace.ts';

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
    shipClass: { values: settings.classSteps.map((half) => half / 2), counts: count.atLeast('shipClass', settings.classSteps, ships.starsHalf) },
    language: { values: vocabulary.languages.list, counts: count.spread('language', vocabulary.languages.size, ships.languages) },
    services: { values: vocabulary.services.list, counts: serviceCounts(count, tables, work) },
    feature: { values: vocabulary.features.list, counts: count.spread('feature', vocabulary.features.size, ships.features) },
    ratingCustomer: { values: settings.ratingSteps.map((tenth) => tenth / 10), counts: count.atLeast('ratingCustomer', settings.ratingSteps, ships.customerRating) },
    cabin: { values: cabinTypes, counts: countsCabinsByPrice(plan) ? work.cabinPrices.slice() : offerCounts(count, 'cabin', 0, cabinTypes.length) },
    arrivalOptions: { values: arrivalOptions, counts: countsArrivalsByPrice(plan) ? work.arrivalPrices.slice() : offerCounts(count, 'arrivalOptions', offerArrivalShift, arrivalOptions.length) },
    price: { values: rangesOf(scale.bands), counts: bandCounts(bars, scale.bars, scale.bands) },
    priceBars: { values: rangesOf(scale.bars), counts: bars },
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

  /** Calls back with every place of the facet's source that has voyages. */
  each(group: FacetGroup, visit: (place: number, count: number) => void): void {
    const hit = this.work.hit[sourceOf[group]];
    const near = this.plan.bits[group] === 0 ? undefined : this.work.near[group];
    for (let place = 0; place < hit.length; place += 1) {
      const count = near === undefined ? hit[place]! : hit[place]! + near[place]!;
      if (count !== 0) visit(place, count);
    }
  }

  /** The source's places are the facet's values. */
  direct(group: FacetGroup, size: number): Int32Array {
    const counts = this.work.hit[sourceOf[group]].slice(0, size);
    if (this.plan.bits[group] !== 0) {
      const near = this.work.near[group];
      for (let place = 0; place < size; place += 1) counts[place]! += near[place]!;
    }
    return counts;
  }

  /** Each place has one value, or none (-1). */
  folded(group: FacetGroup, size: number, valueOf: readonly number[]): Int32Array {
    const counts = new Int32Array(size);
    this.each(group, (place, count) => {
      const value = valueOf[place]!;
      if (value >= 0) counts[value]! += count;
    });
    return counts;
  }

  /** Each place has several values. */
  spread(group: FacetGroup, size: number, valuesOf: readonly (readonly number[])[]): Int32Array {
    const counts = new Int32Array(size);
    this.each(group, (place, count) => {
      for (const value of valuesOf[place]!) counts[value]! += count;
    });
    return counts;
  }

  /** Each place counts for every step that it reaches. */
  atLeast(group: FacetGroup, steps: readonly number[], valueOf: readonly number[]): Int32Array {
    const counts = new Int32Array(steps.length);
    this.each(group, (place, count) => {
      for (const [step, value] of steps.entries()) if (valueOf[place]! >= value) counts[step]! += count;
    });
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
  count.each('holiday', (mask, voyages) => {
    for (let place = 0; place < size; place += 1) if ((mask & (1 << place)) !== 0) counts[place]! += voyages;
  });
  return counts;
}

function weekdayCounts(count: FacetReader, tables: Tables): Int32Array {
  const counts = new Int32Array(7);
  count.each('weekday', (day, voyages) => (counts[(day + tables.firstDay + 3) % 7]! += voyages)); // day 0 was a Thursday
  return counts;
}

function durationCounts(count: FacetReader, bands: readonly Range[]): Int32Array {
  const counts = new Int32Array(bands.length);
  count.each('duration', (nights, voyages) => {
    for (const [place, band] of bands.entries()) if (nights >= (band.min ?? 0) && nights <= (band.max ?? Infinity)) counts[place]! += voyages;
  });
  return counts;
}

function serviceCounts(count: FacetReader, tables: Tables, work: Workspace): Int32Array {
  const { ships, vocabulary } = tables.reference;
  const counts = count.spread('services', vocabulary.services.size, tables.serviceSets.sets);
  for (const [ship, services] of ships.services.entries()) {
    const voyages = work.hit.ship[ship]! + work.nearServiceShips[ship]!;
    if (voyages !== 0) for (const service of services) counts[service]! += voyages;
  }
  return counts;
}

function offerCounts(count: FacetReader, group: 'cabin' | 'arrivalOptions', shift: number, size: number): Int32Array {
  const counts = new Int32Array(size);
  count.each(group, (offer, voyages) => {
    for (let place = 0; place < size; place += 1) if (((offer >> (shift + place)) & 1) !== 0) counts[place]! += voyages;
  });
  return counts;
}

/** The ranges between ascending inclusive ends, in whole units: up to the first, …, above the last. */
export const rangesOf = (ends: readonly number[]): Range[] =>
  Array.from({ length: ends.length + 1 }, (_, place) => ({ ...(place > 0 && { min: ends[place - 1]! + 1 }), ...(place < ends.length && { max: ends[place]! }) }));

function bandCounts(bars: Int32Array, barEnds: readonly number[], bandEnds: readonly number[]): Int32Array {
  const counts = new Int32Array(bandEnds.length + 1);
  let band = 0;
  for (const [bar, count] of bars.entries()) {
    counts[band]! += count;
    if (barEnds[bar] === bandEnds[band]) band += 1;
  }
  return counts;
}
