// The oracle: every voyage asked every question. Slow; the other engines' answers are compared with its.
import type { Engine, EngineMaker } from './engine.ts';
import { areaNames, fold, tokens, type Route, type Ship } from './workload-world.ts';
import {
  bits,
  durationBand,
  facets,
  facetSizes,
  monthOfDay,
  noPrice,
  priceBand,
  priceColumn,
  routeTitle,
  specialsOf,
  type Facet,
  type Query,
  type Result,
  type Voyages,
} from './workload.ts';

const shares = (a: readonly number[], b: readonly number[]): boolean => a.some((value) => b.includes(value));

/** Words of a route that a text query may begin. */
export function routeWords(voyages: Voyages, route: Route): string[] {
  const { world } = voyages;
  const names = [
    routeTitle(voyages, route),
    world.operatorNames[world.ships[route.ship]!.operator]!,
    ...route.ports.map((port) => world.portNames[port]!),
    ...route.areas.map((area) => areaNames[area]!),
  ];
  return [...new Set(names.flatMap((name) => tokens(fold(name))))];
}

/** What a voyage is, spelled out. */
interface Known {
  readonly i: number;
  readonly route: Route;
  readonly ship: Ship;
  readonly words: readonly string[];
  readonly start: number;
  readonly soldOut: boolean;
  readonly services: readonly number[];
  readonly specials: readonly number[];
  readonly holidays: number;
  readonly prices: readonly number[];
}

/** Filters without a facet: who misses one of them counts nowhere. */
function passes(known: Known, q: Query): boolean {
  return (
    !(q.soldOut === 0 && known.soldOut) &&
    (q.river === undefined || known.ship.river === q.river) &&
    (q.rating === undefined || known.ship.rating >= q.rating) &&
    (q.roundTrip === undefined || known.route.roundTrip) &&
    (q.holiday === undefined || ((known.holidays >> q.holiday) & 1) === 1) &&
    (q.text === undefined || q.text.every((asked) => known.words.some((word) => word.startsWith(asked))))
  );
}

/** Values of a voyage in each facet that is not about prices. */
function valuesOf(known: Known, facet: Exclude<Facet, 'price' | 'cabin' | 'arrival'>): readonly number[] {
  const { route, ship } = known;
  switch (facet) {
    case 'area':
      return route.areas;
    case 'cruiseLine':
      return [ship.operator];
    case 'ship':
      return [route.ship];
    case 'port':
      return route.ports;
    case 'country':
      return route.countries;
    case 'duration':
      return [durationBand(route.nights)];
    case 'month':
      return [monthOfDay[known.start]!];
    case 'language':
      return ship.languages;
    case 'shipSize':
      return [ship.size];
    case 'services':
      return known.services;
    case 'specials':
      return known.specials;
  }
}

const listed = facets.filter((facet) => facet !== 'price' && facet !== 'cabin' && facet !== 'arrival');

/** Whether the price of a cabin type and arrival is one that the query lets through; without a filter on either any will do. */
function priced(known: Known, q: Query, cabin: number | undefined, arrival: number | undefined): boolean {
  const price = known.prices[priceColumn(cabin ?? 4, arrival ?? 3)]!;
  if (cabin === undefined && arrival === undefined && q.price === undefined) return true;
  return price !== noPrice && (q.price === undefined || (price >= q.price[0] && price < q.price[1]));
}

function count(known: Known, q: Query, counts: Record<Facet, Int32Array>): boolean {
  if (!passes(known, q)) return false;
  const missed = listed.filter((facet) => {
    if (facet === 'month') return q.date !== undefined && !(known.start >= q.date[0] && known.start <= q.date[1]);
    const wanted = q[facet];
    return wanted !== undefined && !shares(valuesOf(known, facet), wanted);
  });
  if (missed.length > 1) return false;
  const sold = priced(known, q, q.cabin, q.arrival);
  const facet = missed[0];
  if (facet !== undefined) {
    if (sold) for (const value of valuesOf(known, facet)) counts[facet][value]! += 1;
    return false;
  }
  const price = known.prices[q.pc]!;
  if (price !== noPrice) counts.price[priceBand(price)]! += 1;
  for (let cabin = 0; cabin < 4; cabin += 1)
    if (known.prices[priceColumn(cabin, 3)] !== noPrice && priced(known, q, cabin, q.arrival)) counts.cabin[cabin]! += 1;
  for (let arrival = 0; arrival < 3; arrival += 1)
    if (known.prices[priceColumn(4, arrival)] !== noPrice && priced(known, q, q.cabin, arrival)) counts.arrival[arrival]! += 1;
  if (sold) for (const each of listed) for (const value of valuesOf(known, each)) counts[each][value]! += 1;
  return sold;
}

/** Order of the hits: the sort, then day, then number; without a price last. */
function sortKey(known: Known, q: Query): number {
  const price = known.prices[q.pc]!;
  switch (q.sort) {
    case 'price':
      return price;
    case 'price_desc':
      return price === noPrice ? noPrice : -price;
    case 'start':
      return known.start;
    case 'start_desc':
      return -known.start;
    case 'rating':
      return -known.ship.rating;
  }
}

function answer(voyages: readonly Known[], q: Query): Result {
  const counts = Object.fromEntries(facets.map((facet) => [facet, new Int32Array(facetSizes[facet])])) as Record<Facet, Int32Array>;
  const hits = voyages.filter((known) => count(known, q, counts));
  const order = hits
    .map((known) => ({ known, key: sortKey(known, q) }))
    .sort((a, b) => a.key - b.key || a.known.start - b.known.start || a.known.i - b.known.i);
  return { total: hits.length, ids: order.slice(0, 10).map(({ known }) => known.i), counts };
}

export const plainEngine: EngineMaker = {
  name: 'oracle',
  prepare: (voyages) => (): Engine => {
    const words = voyages.routes.map((route) => routeWords(voyages, route));
    const known = Array.from({ length: voyages.count }, (_, i): Known => {
      const place = voyages.route[i]!;
      const route = voyages.routes[place]!;
      return {
        i,
        route,
        ship: voyages.world.ships[route.ship]!,
        words: words[place]!,
        start: voyages.start[i]!,
        soldOut: voyages.soldOut[i] === 1,
        services: bits(voyages.services[i]!),
        specials: specialsOf(voyages, i),
        holidays: voyages.holidays[i]!,
        prices: voyages.prices.map((column) => column[i]!),
      };
    });
    return { answer: (query) => answer(known, query) };
  },
};
