// Which hits come first. Ties go by day of departure, then by voyage number, so that every page is the same everywhere.
import type { SortOption } from '../filters.ts';
import { anyArrival, anyCabin } from './price-book.ts';
import { recommendationPoints } from './recommendation.ts';
import { noPrice } from './rows.ts';
import type { Tables } from './tables.ts';
import type { Workspace } from './workspace.ts';

/** Writes the sort's value of each hit into the workspace: smaller comes first. */
function writeKeys(sort: SortOption, hits: number, column: Int32Array, language: 'de' | 'en', tables: Tables, work: Workspace): void {
  const { route, start, reduction, popularity } = tables.departures;
  const { routes, reference } = tables;
  const { hits: rows, sortKeys } = work;
  const fill = (key: (row: number) => number): void => {
    for (let index = 0; index < hits; index += 1) sortKeys[index] = key(rows[index]!);
  };
  switch (sort) {
    case 'price asc':
      for (let index = 0; index < hits; index += 1) sortKeys[index] = column[rows[index]!]!;
      return;
    case 'price desc':
      return fill((row) => (column[row] === noPrice ? noPrice : -column[row]!));
    case 'start_date asc':
    case 'bonus': // without a known customer there is no bonus: the default order
      for (let index = 0; index < hits; index += 1) sortKeys[index] = start[rows[index]!]!;
      return;
    case 'start_date desc':
      return fill((row) => -start[row]!);
    case 'ship_customer_rating desc':
      return fill((row) => -reference.ships.customerRating[routes.ship[route[row]!]!]!);
    case 'main_area':
      return fill((row) => reference.areaRank[language][routes.mainArea[route[row]!]!]!);
    case 'departure_port':
      return fill((row) => reference.portRank[language][routes.from[route[row]!]!]!);
    case 'duration':
      return fill((row) => routes.nights[route[row]!]!);
    case 'ship':
      return fill((row) => reference.shipRank[language][routes.ship[route[row]!]!]!);
    case 'view_count':
      return fill((row) => -popularity[row]!);
    case 'reduction':
      return fill((row) => -reduction[row]!);
    case 'recommended': {
      const medians = tables.medians.medians();
      const standard = tables.prices.standard.column(anyCabin, anyArrival);
      return fill((row) => {
        const place = route[row]!;
        const rating = reference.ships.customerRating[routes.ship[place]!]!;
        return -recommendationPoints({ rating, price: standard[row]!, nights: routes.nights[place]!, median: medians[routes.mainArea[place]!]!, popularity: popularity[row]!, reductionPercent: reduction[row]! });
      });
    }
  }
}

/** Rows of the hits from place `from` to `to` of the order. */
export function pickPage(hits: number, from: number, to: number, sort: SortOption, column: Int32Array, language: 'de' | 'en', tables: Tables, work: Workspace): number[] {
  const wanted = Math.min(to, hits);
  if (from >= wanted) return [];
  writeKeys(sort, hits, column, language, tables, work);
  const { id, start } = tables.departures;
  const { hits: rows, sortKeys } = work;
  const later = (a: number, b: number): boolean => {
    if (sortKeys[a] !== sortKeys[b]) return sortKeys[a]! > sortKeys[b]!;
    const rowA = rows[a]!;
    const rowB = rows[b]!;
    return start[rowA] === start[rowB] ? id[rowA]! > id[rowB]! : start[rowA]! > start[rowB]!;
  };
  // A heap of the first `wanted` hits seen so far, the last of them on top.
  const heap: number[] = [];
  for (let index = 0; index < wanted; index += 1) heap.push(index);
  for (let at = (wanted >> 1) - 1; at >= 0; at -= 1) sink(heap, at, later);
  let bound = sortKeys[heap[0]!]!;
  for (let index = wanted; index < hits; index += 1) {
    if (sortKeys[index]! > bound || !later(heap[0]!, index)) continue;
    heap[0] = index;
    sink(heap, 0, later);
    bound = sortKeys[heap[0]!]!;
  }
  heap.sort((a, b) => (later(a, b) ? 1 : -1));
  return heap.slice(from).map((index) => rows[index]!);
}

function sink(heap: number[], from: number, later: (a: number, b: number) => boolean): void {
  let at = from;
  for (;;) {
    const left = 2 * at + 1;
    if (left >= heap.length) return;
    const child = left + 1 < heap.length && later(heap[left + 1]!, heap[left]!) ? left + 1 : left;
    if (!later(heap[child]!, heap[at]!)) return;
    const moved = heap[at]!;
    heap[at] = heap[child]!;
    heap[child] = moved;
    at = child;
  }
}
