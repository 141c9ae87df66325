// Which hits come first. Ties go by day of departure, then by voyage number, so that every page is the same everywhere.
import type { SortOption } from '../filters.ts';
import { anyArrival, anyCabin } from './price-book.ts';
import { recommendationPoints } from './recommendation.ts';
import { noPrice } from './rows.ts';
import type { Tables } from './tables.ts';
import type { Workspace } from './workspace.ts';

/** Writes the sort's value of each hit into the workspace: smaller comes first. */
function writeKeys(sort: SortOption, hits: number, column: Int32Array, language: 'de' | 'en', tables: Tables, work: Workspace): void {
  const { start, reduction, popularity } = tables.departures;
  switch (sort) {
    case 'price asc':
      return readColumn(column, work, hits);
    case 'price desc':
      readColumn(column, work, hits);
      return turnPrices(work.sortKeys, hits);
    case 'start_date asc':
    case 'bonus': // without a known customer there is no bonus: the default order
      return readColumn(start, work, hits);
    case 'start_date desc':
      return readTurned(start, work, hits);
    case 'view_count':
      return readTurned(popularity, work, hits);
    case 'reduction':
      return readTurned(reduction, work, hits);
    case 'recommended':
      return writePoints(hits, tables, work);
    default:
      return readRoutes(routeKeys(sort, language, tables), tables, work, hits);
  }
}

type RouteSort = 'ship_customer_rating desc' | 'main_area' | 'departure_port' | 'duration' | 'ship';

/** Values of sorts that are the same for all departures of a route. */
function routeKeys(sort: RouteSort, language: 'de' | 'en', { routes, reference }: Tables): Int32Array {
  const keys = new Int32Array(routes.count);
  const fill = (key: (route: number) => number): Int32Array => {
    for (let route = 0; route < keys.length; route += 1) keys[route] = key(route);
    return keys;
  };
  switch (sort) {
    case 'ship_customer_rating desc':
      return fill((route) => -reference.ships.customerRating[routes.ship[route]!]!);
    case 'main_area':
      return fill((route) => reference.areaRank[language][routes.mainArea[route]!]!);
    case 'departure_port':
      return fill((route) => reference.portRank[language][routes.from[route]!]!);
    case 'duration':
      return fill((route) => routes.nights[route]!);
    case 'ship':
      return fill((route) => reference.shipRank[language][routes.ship[route]!]!);
  }
}

function readRoutes(keys: Int32Array, tables: Tables, work: Workspace, hits: number): void {
  const { hits: rows, sortKeys } = work;
  const { route } = tables.departures;
  for (let index = 0; index < hits; index += 1) sortKeys[index] = keys[route[rows[index]!]!]!;
}

function readColumn(column: Int32Array | Uint16Array, work: Workspace, hits: number): void {
  const { hits: rows, sortKeys } = work;
  for (let index = 0; index < hits; index += 1) sortKeys[index] = column[rows[index]!]!;
}

function readTurned(column: Uint8Array | Uint16Array | Uint32Array, work: Workspace, hits: number): void {
  const { hits: rows, sortKeys } = work;
  for (let index = 0; index < hits; index += 1) sortKeys[index] = -column[rows[index]!]!;
}

/** Dearest first, without a price still last. */
function turnPrices(keys: Int32Array, hits: number): void {
  for (let index = 0; index < hits; index += 1) if (keys[index] !== noPrice) keys[index] = -keys[index]!;
}

function writePoints(hits: number, tables: Tables, work: Workspace): void {
  const { route, popularity, reduction } = tables.departures;
  const { ship, nights, mainArea } = tables.routes;
  const { customerRating } = tables.reference.ships;
  const medians = tables.medians.medians();
  const prices = tables.prices.standard.column(anyCabin, anyArrival);
  for (let index = 0; index < hits; index += 1) {
    const row = work.hits[index]!;
    const place = route[row]!;
    const facts = {
      rating: customerRating[ship[place]!]!,
      price: prices[row]!,
      nights: nights[place]!,
      median: medians[mainArea[place]!]!,
      popularity: popularity[row]!,
      reductionPercent: reduction[row]!,
    };
    work.sortKeys[index] = -recommendationPoints(facts);
  }
}

/** What decides between hits: the sort's value, then the day, then the number. */
interface Ranking {
  readonly keys: Int32Array;
  readonly rows: Uint32Array;
  readonly start: Uint16Array;
  readonly id: Int32Array;
}

function isLater(a: number, b: number, { keys, rows, start, id }: Ranking): boolean {
  if (keys[a] !== keys[b]) return keys[a]! > keys[b]!;
  const rowA = rows[a]!;
  const rowB = rows[b]!;
  return start[rowA] === start[rowB] ? id[rowA]! > id[rowB]! : start[rowA]! > start[rowB]!;
}

/** Rows of the hits from place `from` to `to` of the order. */
export function pickPage(
  hits: number,
  from: number,
  to: number,
  sort: SortOption,
  column: Int32Array,
  language: 'de' | 'en',
  tables: Tables,
  work: Workspace,
): number[] {
  const wanted = Math.min(to, hits);
  if (from >= wanted) return [];
  writeKeys(sort, hits, column, language, tables, work);
  const ranking: Ranking = { keys: work.sortKeys, rows: work.hits, start: tables.departures.start, id: tables.departures.id };
  // A heap of the first `wanted` hits seen so far, the last of them on top.
  const heap: number[] = [];
  for (let index = 0; index < wanted; index += 1) heap.push(index);
  for (let at = (wanted >> 1) - 1; at >= 0; at -= 1) sink(heap, at, ranking);
  for (let index = nextBefore(ranking, heap[0]!, wanted, hits); index < hits; index = nextBefore(ranking, heap[0], index + 1, hits)) {
    heap[0] = index;
    sink(heap, 0, ranking);
  }
  heap.sort((a, b) => (isLater(a, b, ranking) ? 1 : -1));
  return heap.slice(from).map((index) => work.hits[index]!);
}

/** The next hit, from a place on, that comes before the last one kept; `hits` when there is none. */
function nextBefore(ranking: Ranking, last: number, from: number, hits: number): number {
  const { keys } = ranking;
  const bound = keys[last]!;
  for (let index = from; index < hits; index += 1) if (keys[index]! <= bound && isLater(last, index, ranking)) return index;
  return hits;
}

function sink(heap: number[], from: number, ranking: Ranking): void {
  let at = from;
  for (;;) {
    const left = 2 * at + 1;
    if (left >= heap.length) return;
    const child = left + 1 < heap.length && isLater(heap[left + 1]!, heap[left]!, ranking) ? left + 1 : left;
    if (!isLater(heap[child]!, heap[at]!, ranking)) return;
    const moved = heap[at]!;
    heap[at] = heap[child]!;
    heap[child] = moved;
    at = child;
  }
}
