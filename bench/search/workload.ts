// The bench's voyages and queries: N synthetic voyages and 2,000 realistic searches, the same everywhere for the same N and seed.
import {
  areaNames,
  cumulated,
  days,
  draw,
  facets,
  facetSizes,
  fold,
  makeRoutes,
  makeWorld,
  noPrice,
  rng,
  seasons,
  titles,
  tokens,
  type Facet,
  type Route,
  type World,
} from './workload-world.ts';

export { facets, facetSizes, noPrice, type Facet } from './workload-world.ts';

/** Price column: cabin type 0–3 or 4 = any; arrival 0–2 or 3 = any. */
export const priceColumn = (cabin: number, arrival: number): number => cabin * 4 + arrival;
export const durationLow = [2, 5, 8, 11, 15, 22];
export const durationHigh = [4, 7, 10, 14, 21, 999];
/** Bands of prices: from inclusive, to exclusive. */
export const priceLow = [0, 500, 1000, 1500, 2000, 3000, 5000, 10000];
export const priceHigh = [500, 1000, 1500, 2000, 3000, 5000, 10000, noPrice];

const dayLength = 86_400_000;
const epoch = Date.UTC(2027, 0, 1);
/** Day number (since 1970) of day 0. */
export const epochDay = epoch / dayLength;
/** Month 0–35 of each day, and the first day of each month. */
export const monthOfDay = new Uint8Array(days);
export const monthStart: number[] = [];
for (let day = 0; day < days; day += 1) {
  const date = new Date(epoch + day * dayLength);
  monthOfDay[day] = Math.min(35, (date.getUTCFullYear() - 2027) * 12 + date.getUTCMonth());
  if (date.getUTCDate() === 1 && monthStart.length < 36) monthStart.push(day);
}
monthStart.push(days);

/** Ten holidays, each on a day of four years. */
export const holidayDays = [
  [1, 1],
  [2, 20],
  [4, 10],
  [5, 1],
  [5, 28],
  [7, 20],
  [10, 12],
  [12, 5],
  [12, 24],
  [12, 31],
].map(([month, day]) => [0, 1, 2, 3].map((year) => Math.round((Date.UTC(2027 + year, month! - 1, day) - epoch) / dayLength)));

export interface Voyages {
  readonly count: number;
  readonly world: World;
  readonly routes: readonly Route[];
  readonly route: Uint32Array;
  /** Days since 2027-01-01 */
  readonly start: Uint16Array;
  readonly soldOut: Uint8Array;
  /** Bits */
  readonly services: Uint32Array;
  readonly specialsEnd: Uint32Array;
  readonly specials: Uint8Array;
  readonly holidays: Uint16Array;
  /** Twenty columns of whole units. */
  readonly prices: readonly Int32Array[];
  readonly cabins: Uint8Array;
  readonly arrivals: Uint8Array;
}

export const routeCount = (count: number): number => Math.round(4 * count ** 0.7);

export function generate(count: number, seed = 42): Voyages {
  const world = makeWorld(1);
  const routes = makeRoutes(world, routeCount(count), 2);
  const r = rng(seed);
  const routeWeights = cumulated(routes.map((_, i) => 1 / (i + 1) ** 0.3));
  const seasonWeights = seasons.map(cumulated);
  const specialWeights = cumulated(Array.from({ length: 40 }, (_, i) => 1 / (i + 1) ** 0.7));
  const specials = new Uint8Array(count * 3);
  const voyages: Voyages = {
    count,
    world,
    routes,
    route: new Uint32Array(count),
    start: new Uint16Array(count),
    soldOut: new Uint8Array(count),
    services: new Uint32Array(count),
    specialsEnd: new Uint32Array(count + 1),
    specials,
    holidays: new Uint16Array(count),
    prices: Array.from({ length: 20 }, () => new Int32Array(count).fill(noPrice)),
    cabins: new Uint8Array(count),
    arrivals: new Uint8Array(count),
  };
  let specialCount = 0;
  for (let i = 0; i < count; i += 1) {
    const place = draw(routeWeights, r());
    const route = routes[place]!;
    const ship = world.ships[route.ship]!;
    const month = Math.floor(r() * 3) * 12 + draw(seasonWeights[route.leaf]!, r());
    const start = monthStart[month]! + Math.floor(r() * (monthStart[month + 1]! - monthStart[month]!));
    voyages.route[i] = place;
    voyages.start[i] = start;
    voyages.soldOut[i] = r() < 0.06 ? 1 : 0;
    let mask = 0;
    for (const service of ship.services) mask |= 1 << service;
    for (let extra = Math.floor(r() * 3); extra > 0; extra -= 1) mask |= 1 << Math.floor(30 * r() ** 1.5);
    voyages.services[i] = mask >>> 0;
    for (const special of drawSpecials(ship.operator, specialWeights, r)) specials[specialCount++] = special;
    voyages.specialsEnd[i + 1] = specialCount;
    for (const [holiday, on] of holidayDays.entries()) if (on.some((day) => day >= start && day <= start + route.nights)) voyages.holidays[i]! |= 1 << holiday;
    const season = 0.85 + (0.4 * seasons[route.leaf]![month % 12]!) / 12;
    addPrices(voyages, i, route.nights * route.perNight * season * (0.85 + r() * 0.4), ship.river, r);
  }
  return { ...voyages, specials: specials.slice(0, specialCount) };
}

function drawSpecials(operator: number, weights: readonly number[], r: () => number): number[] {
  const kind = r();
  const count = kind < 0.55 ? 0 : kind < 0.85 ? 1 : kind < 0.95 ? 2 : 3;
  const found = new Set<number>();
  for (let i = 0; i < count; i += 1) found.add((draw(weights, r()) + operator) % 40);
  return [...found].sort((a, b) => a - b);
}

function addPrices(voyages: Voyages, i: number, base: number, river: number, r: () => number): void {
  const factors = river ? [0, 1, 1.35, 1.9] : [1, 1.25, 1.55, 2.6];
  const flight = 250 + r() * 650;
  const outside = r();
  const ways = [r() < 0.95, r() < 0.35, r() < 0.15];
  if (voyages.soldOut[i]) return;
  for (let cabin = 0; cabin < 4; cabin += 1) {
    const factor = factors[cabin]!;
    if (!((factor > 0 && r() < 0.85) || (cabin === 1 && outside < 0.7))) continue;
    for (let arrival = 0; arrival < 3; arrival += 1) {
      if (!ways[arrival]) continue;
      const price = Math.max(99, Math.round(base * factor + (arrival ? flight : 0) - (arrival === 2 ? 40 : 0)));
      voyages.cabins[i]! |= 1 << cabin;
      voyages.arrivals[i]! |= 1 << arrival;
      for (const column of [priceColumn(cabin, arrival), priceColumn(4, arrival), priceColumn(cabin, 3), priceColumn(4, 3)])
        voyages.prices[column]![i] = Math.min(voyages.prices[column]![i]!, price);
    }
  }
}

export const bits = (mask: number): number[] => Array.from({ length: 32 }, (_, bit) => bit).filter((bit) => (mask >>> bit) & 1);
export const durationBand = (nights: number): number =>
  Math.max(
    0,
    durationLow.findLastIndex((low) => nights >= low),
  );
export const priceBand = (price: number): number =>
  Math.max(
    0,
    priceLow.findLastIndex((low) => price >= low),
  );
export const specialsOf = (voyages: Voyages, i: number): number[] => [...voyages.specials.subarray(voyages.specialsEnd[i], voyages.specialsEnd[i + 1])];

/** Name of a route as the shop would show it. */
export function routeTitle(voyages: Pick<Voyages, 'world'>, route: Route): string {
  return `${titles[route.title]} ${areaNames[route.leaf]}: ${route.nights} Nächte mit der ${voyages.world.shipNames[route.ship]} ab ${voyages.world.portNames[route.from]}`;
}

export type Sort = 'price' | 'price_desc' | 'start' | 'start_desc' | 'rating';
/** All filters optional; lists are OR inside, AND between. */
export interface Query {
  area?: number[];
  cruiseLine?: number[];
  ship?: number[];
  port?: number[];
  country?: number[];
  duration?: number[];
  price?: [number, number];
  cabin?: number;
  date?: [number, number];
  language?: number[];
  shipSize?: number[];
  arrival?: number;
  services?: number[];
  specials?: number[];
  river?: 0 | 1;
  soldOut?: 0;
  rating?: number;
  roundTrip?: 1;
  holiday?: number;
  text?: string[];
  pc: number;
  sort: Sort;
}

const kinds = {
  area: 24,
  date: 22,
  cruiseLine: 14,
  duration: 14,
  river: 10,
  price: 8,
  cabin: 6,
  arrival: 6,
  port: 6,
  text: 6,
  ship: 4,
  country: 4,
  specials: 3,
  shipSize: 3,
  language: 2,
  services: 2,
  rating: 2,
  roundTrip: 1,
  holiday: 1,
} as const;
type Kind = keyof typeof kinds;

/** Makes the filters of one query, mostly of one voyage that exists. */
class QueryMaker {
  private readonly voyages: Voyages;
  private readonly r: () => number;
  private readonly anchor: number;
  private readonly anchored: boolean;

  constructor(voyages: Voyages, r: () => number) {
    this.voyages = voyages;
    this.r = r;
    this.anchored = r() < 0.7;
    this.anchor = Math.floor(r() * voyages.count);
  }

  filter(kind: Kind): Partial<Query> {
    const { r, voyages } = this;
    switch (kind) {
      case 'area':
        return this.list(kind, 0.25, 0.05, (i) => this.pick(this.route(i).areas));
      case 'date':
        return { date: this.dates() };
      case 'cruiseLine':
        return this.list(kind, 0.2, 0.1, (i) => this.ship(i).operator);
      case 'duration': {
        const band = durationBand(this.route(this.voyage()).nights);
        return { duration: r() < 0.8 || band === 5 ? [band] : [band, band + 1] };
      }
      case 'river':
        return { river: this.ship(this.voyage()).river as 0 | 1 };
      case 'price': {
        if (r() < 0.6) return { price: [0, this.pick([1000, 1500, 2000, 3000, 5000])] };
        const lowest = voyages.prices[19]![this.voyage()]!;
        const band = priceBand(lowest === noPrice ? 1200 : lowest);
        return { price: [priceLow[band]!, priceHigh[band]!] };
      }
      case 'cabin': {
        const cabins = bits(voyages.cabins[this.voyage()]!);
        return { cabin: cabins.length > 0 ? this.pick(cabins) : 1 };
      }
      case 'arrival': {
        const arrivals = bits(voyages.arrivals[this.voyage()]!);
        return { arrival: arrivals.length > 0 ? this.pick(arrivals) : 0 };
      }
      case 'port':
        return this.list(kind, 0.2, 0, (i) => this.pick(this.route(i).ports));
      case 'ship':
        return this.list(kind, 0.2, 0, (i) => this.route(i).ship);
      case 'country':
        return this.list(kind, 0.2, 0, (i) => this.pick(this.route(i).countries));
      case 'specials':
        return this.list(kind, 0, 0, (i) => {
          const specials = specialsOf(voyages, i);
          return specials.length > 0 ? this.pick(specials) : undefined;
        });
      case 'services':
        return this.list(kind, 0, 0, (i) => this.pick(bits(voyages.services[i]!)));
      case 'shipSize':
        return this.list(kind, 0.2, 0, (i) => this.ship(i).size);
      case 'language':
        return this.list(kind, 0, 0, (i) => this.pick(this.ship(i).languages));
      case 'rating':
        return { rating: this.pick([35, 40, 45]) };
      case 'roundTrip':
        return { roundTrip: 1 };
      case 'holiday':
        return { holiday: Math.floor(r() * 10) };
      case 'text':
        return { text: this.words() };
    }
  }

  private voyage(): number {
    return this.anchored ? this.anchor : Math.floor(this.r() * this.voyages.count);
  }

  private route(i: number): Route {
    return this.voyages.routes[this.voyages.route[i]!]!;
  }

  private ship(i: number): World['ships'][number] {
    return this.voyages.world.ships[this.route(i).ship]!;
  }

  private pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.r() * list.length)]!;
  }

  /** One to three values: two with probability `two`, three with `three`. */
  private list(kind: Kind, two: number, three: number, value: (i: number) => number | undefined): Partial<Query> {
    const chance = this.r();
    const count = chance < three ? 3 : chance < two + three ? 2 : 1;
    const found = new Set<number>();
    for (let i = 0; i < count; i += 1) {
      const one = value(i === 0 ? this.voyage() : Math.floor(this.r() * this.voyages.count));
      if (one !== undefined) found.add(one);
    }
    return found.size > 0 ? { [kind]: [...found].sort((a, b) => a - b) } : {};
  }

  private dates(): [number, number] {
    const start = this.voyages.start[this.voyage()]!;
    if (this.r() < 0.6) {
      const from = Math.max(0, start - Math.floor(this.r() * 46));
      return [from, Math.min(days - 1, from + this.pick([14, 30, 60, 90, 180]))];
    }
    const month = monthOfDay[start]!;
    return [monthStart[month]!, monthStart[month + 1]! - 1];
  }

  private words(): string[] {
    const { world } = this.voyages;
    const i = this.voyage();
    const route = this.route(i);
    // All four are made before one is taken, as each draws.
    const word = (): string =>
      this.pick([
        tokens(areaNames[route.leaf]!)[0]!,
        fold(world.shipNames[route.ship]!),
        fold(world.portNames[this.pick(route.ports)]!),
        tokens(world.operatorNames[this.ship(i).operator]!)[0]!,
      ]);
    return this.r() < 0.6 ? [word()] : [...new Set([word(), word()])];
  }
}

export function makeQueries(voyages: Voyages, count = 2000, seed = 7): Query[] {
  const r = rng(seed);
  const filterCounts = cumulated([6, 18, 27, 23, 14, 8, 4]);
  return Array.from({ length: count }, (): Query => {
    const filters = draw(filterCounts, r());
    const maker = new QueryMaker(voyages, r);
    const left = Object.keys(kinds) as Kind[];
    const query: Query = { pc: 0, sort: 'price' };
    for (let i = 0; i < filters; i += 1) {
      const place = draw(cumulated(left.map((kind) => kinds[kind])), r());
      Object.assign(query, maker.filter(left.splice(place, 1)[0]!));
    }
    if (r() < 0.92) query.soldOut = 0;
    query.pc = priceColumn(query.cabin ?? 4, query.arrival ?? 3);
    const sort = r();
    query.sort = sort < 0.5 ? 'price' : sort < 0.75 ? 'start' : sort < 0.9 ? 'rating' : sort < 0.96 ? 'price_desc' : 'start_desc';
    return query;
  });
}

/** What every engine answers: number, first ten, and counts of all facets, each without its own filter. */
export interface Result {
  readonly total: number;
  readonly ids: readonly number[];
  readonly counts: Readonly<Record<Facet, ArrayLike<number>>>;
}

/** Two engines share it exactly when total, first ten and every count agree. */
export function digest(result: Result): string {
  let hash = 2166136261;
  const mix = (value: number): void => {
    hash = Math.imul(hash ^ value, 16777619);
    hash ^= hash >>> 13;
  };
  mix(result.total);
  for (const id of result.ids) mix(id + 1);
  for (const facet of facets) {
    mix(7777);
    for (let value = 0; value < facetSizes[facet]; value += 1) {
      const count = result.counts[facet][value];
      if (!count) continue;
      mix(value);
      mix(count);
    }
  }
  return (hash >>> 0).toString(16);
}
