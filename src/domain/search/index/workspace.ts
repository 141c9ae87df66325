// Room for one query at a time, made once: a query allocates nothing but its answer.
import type { FacetGroup } from './groups.ts';
import { maxNights, routeSources, type RouteSource } from './route-table.ts';
import type { Tables } from './tables.ts';

/** What is counted while departures are read; facets are folded from these counts afterwards. */
export const departureSources = ['day', 'holidays', 'offers', 'bars', 'serviceSets', 'specialSets'] as const;
export type Source = RouteSource | (typeof departureSources)[number];

/** Which count each facet is folded from: operators, sizes and languages from ships; countries of departure from ports. */
export const sourceOf = {
  area: 'area',
  port: 'port',
  fromPort: 'fromPort',
  toPort: 'toPort',
  country: 'country',
  fromCountry: 'fromPort',
  toCountry: 'toPort',
  geography: 'geography',
  isRiver: 'river',
  when: 'day',
  holiday: 'holidays',
  weekday: 'day',
  duration: 'nights',
  cruiseLine: 'ship',
  ship: 'ship',
  shipSize: 'ship',
  shipClass: 'ship',
  language: 'ship',
  services: 'serviceSets',
  feature: 'ship',
  ratingCustomer: 'ship',
  cabin: 'offers',
  arrivalOptions: 'offers',
  price: 'bars',
  specials: 'specialSets',
} as const satisfies Record<FacetGroup, Source>;

export const facetNames = Object.keys(sourceOf) as FacetGroup[];
/** Different offer bytes. */
export const offerKinds = 256;
/** Steps of equal width in the table that finds a price's bar. */
export const barSteps = 4096;
const maxBars = 64;
/** Departures looked at together, and then the rest of the last route: what is noted about them fits the nearest cache. */
export const portion = 2048;

type Counts = Record<Source, Int32Array>;

export class Workspace {
  /** Departures that miss nothing; those by route are parts of `routeCounters`. */
  readonly hit: Counts;
  readonly routeCounters: Int32Array;
  /** Sums of two counts. */
  private sums = new Int32Array(0);
  /** Departures that miss exactly this group, by the group's source. */
  near: Record<FacetGroup, Int32Array>;
  /** Ships' share of the services counts: departures that miss nothing, and those that miss only the services. */
  nearServiceShips = new Int32Array(0);
  /** Lowest price per day of departure, whatever days were asked for. */
  dayLow = new Int32Array(0);
  /** Of the hits and of those that miss only the price. */
  lowestPrice = 0;
  highestPrice = 0;
  cabinPrices = new Int32Array(4);
  arrivalPrices = new Int32Array(3);

  routeMissed = new Int32Array(0);
  routeMarks = new Uint8Array(0);
  hitRoutes = new Uint32Array(0);
  hitCounts = new Uint32Array(0);
  nearRoutes = new Uint32Array(0);
  nearCounts = new Uint32Array(0);
  /** One portion of departures: their rows, how many, which groups each misses, and those of them that a count is about. */
  rowCount = 0;
  rows = new Uint32Array(0);
  missed = new Int32Array(0);
  chosen = new Uint32Array(0);
  hits = new Uint32Array(0);
  /** By place in `hits`: smaller comes first. */
  sortKeys = new Int32Array(0);

  shipMissed = new Int32Array(0);
  shipHasService = new Uint8Array(0);
  fromMissed = new Int32Array(0);
  toMissed = new Int32Array(0);
  readonly nightsMissed = new Int32Array(maxNights + 1);
  dayMissed = new Int32Array(0);
  holidayMissed: Int32Array;
  readonly offerMissed = new Int32Array(offerKinds);
  serviceMissed = new Int32Array(0);
  specialMissed = new Int32Array(0);
  /** By nights: prices above the one and up to the other pass the price filter; how often the shown price is in the total. */
  readonly priceLow = new Int32Array(maxNights + 1);
  readonly priceHigh = new Int32Array(maxNights + 1);
  readonly priceUnit = new Int32Array(maxNights + 1);
  /** Price mode and currency that the bars stand for. */
  barsFor = '';
  barShift = 0;
  readonly barEnds = new Int32Array(maxBars);
  readonly barStart = new Uint8Array(barSteps);

  constructor(tables: Tables) {
    this.holidayMissed = new Int32Array(2 ** tables.reference.vocabulary.holidays.size);
    const { routes } = tables;
    this.routeCounters = new Int32Array(routes.counters);
    const parts = routeSources.map((source) => [
      source,
      this.routeCounters.subarray(routes.partStarts[source], routes.partStarts[source] + routes.partSizes[source]),
    ]);
    this.hit = Object.fromEntries([...parts, ...departureSources.map((source) => [source, new Int32Array(0)])]) as Counts;
    this.near = Object.fromEntries(facetNames.map((name) => [name, new Int32Array(0)])) as Record<FacetGroup, Int32Array>;
    this.fit(tables);
  }

  /** Counts of a facet by its source: the hits, and those that miss only its own group. To be read before the next call. */
  totals(group: FacetGroup, active: boolean): Int32Array {
    const hit = this.hit[sourceOf[group]];
    if (!active) return hit;
    const near = this.near[group];
    if (this.sums.length < hit.length) this.sums = new Int32Array(hit.length);
    const { sums } = this;
    for (let place = 0; place < hit.length; place += 1) sums[place] = hit[place]! + near[place]!;
    return sums.length === hit.length ? sums : sums.subarray(0, hit.length);
  }

  /** Makes room for what has been added since the last query. */
  fit(tables: Tables): void {
    const { routes, departures } = tables;
    const days = Math.max(0, tables.lastDay - tables.firstDay + 1);
    const sizes: Record<Source, number> = {
      ...routes.partSizes,
      day: days,
      holidays: this.holidayMissed.length,
      offers: offerKinds,
      bars: maxBars,
      serviceSets: tables.serviceSets.sets.length,
      specialSets: tables.specialSets.sets.length,
    };
    for (const source of departureSources) if (this.hit[source].length < sizes[source]) this.hit[source] = new Int32Array(sizes[source]);
    for (const name of facetNames) if (this.near[name].length < sizes[sourceOf[name]]) this.near[name] = new Int32Array(sizes[sourceOf[name]]);
    if (this.shipMissed.length < sizes.ship) {
      this.shipMissed = new Int32Array(sizes.ship);
      this.shipHasService = new Uint8Array(sizes.ship);
      this.nearServiceShips = new Int32Array(sizes.ship);
    }
    if (this.fromMissed.length < sizes.port) {
      this.fromMissed = new Int32Array(sizes.port);
      this.toMissed = new Int32Array(sizes.port);
    }
    if (this.dayMissed.length < days) {
      this.dayMissed = new Int32Array(days);
      this.dayLow = new Int32Array(days);
    }
    if (this.serviceMissed.length < sizes.serviceSets) {
      this.serviceMissed = new Int32Array(sizes.serviceSets);
    }
    if (this.specialMissed.length < sizes.specialSets) this.specialMissed = new Int32Array(sizes.specialSets);
    if (this.routeMissed.length < routes.count) this.fitRoutes(routes.ship.length);
    if (this.rows.length < portion + departures.largestRun) {
      this.rows = new Uint32Array(portion + 2 * departures.largestRun);
      this.missed = new Int32Array(this.rows.length);
      this.chosen = new Uint32Array(this.rows.length);
    }
    if (this.hits.length < departures.capacity) {
      this.hits = new Uint32Array(departures.capacity);
      this.sortKeys = new Int32Array(departures.capacity);
    }
  }

  private fitRoutes(count: number): void {
    this.routeMissed = new Int32Array(count);
    this.routeMarks = new Uint8Array(count);
    this.hitRoutes = new Uint32Array(count);
    this.hitCounts = new Uint32Array(count);
    this.nearRoutes = new Uint32Array(count);
    this.nearCounts = new Uint32Array(count);
  }
}
