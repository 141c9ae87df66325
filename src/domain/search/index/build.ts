// Building an index: all at once, or in slices that leave the event loop free.
import type { IndexInput, VoyageRow } from './rows.ts';
import { SearchIndex } from './search-index.ts';
import { defaultSettings } from './settings.ts';
import { isSoldOut, Tables } from './tables.ts';

/** Voyages between two pauses of a build in slices: about a millisecond with twenty fares each. */
const slice = 200;

export interface BuildInput extends IndexInput {
  /** How many voyages will come of each route; where known, the columns have no gaps. */
  readonly departuresPerRoute?: ReadonlyMap<number, number>;
}

/** An index of everything given. @throws RangeError naming what refers to something unknown */
export function createSearchIndex(input: BuildInput): SearchIndex {
  const steps = buildSearchIndex(input);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same in slices of about a millisecond: whoever drives it may do other things between two steps. */
export function* buildSearchIndex(input: BuildInput): Generator<void, SearchIndex> {
  const ready = Array.isArray(input.voyages) ? inOrder(input.voyages) : undefined;
  const counts = input.departuresPerRoute ?? ready?.counts ?? new Map<number, number>();
  let expected = 0;
  for (const count of counts.values()) expected += count;
  const tables = new Tables(input, input.rates, input.settings ?? defaultSettings, expected);
  let done = 0;
  for (const route of input.routes) {
    tables.addRoute(route);
    tables.departures.reserve(tables.routes.keys.find(route.id), counts.get(route.id) ?? 0);
    if (++done % slice === 0) yield;
  }
  for (const voyage of ready?.rows() ?? input.voyages) {
    tables.put(voyage);
    if (++done % slice === 0) yield;
  }
  return new SearchIndex(tables);
}

/** Voyages in the order of the columns, so that no row has to move: counted by route, then sorted within each. */
function inOrder(voyages: readonly VoyageRow[]): { readonly counts: Map<number, number>; rows(): Generator<VoyageRow> } {
  const counts = new Map<number, number>();
  for (const voyage of voyages) counts.set(voyage.routeId, (counts.get(voyage.routeId) ?? 0) + 1);
  const next = new Map<number, number>();
  let start = 0;
  for (const [route, count] of counts) {
    next.set(route, start);
    start += count;
  }
  const order = new Uint32Array(voyages.length);
  for (const [place, voyage] of voyages.entries()) {
    const at = next.get(voyage.routeId)!;
    order[at] = place;
    next.set(voyage.routeId, at + 1);
  }
  return {
    counts,
    *rows() {
      let from = 0;
      for (const count of counts.values()) {
        const group = Array.from(order.subarray(from, from + count), (place) => voyages[place]!);
        from += count;
        const late = new Map(group.map((voyage) => [voyage, isSoldOut(voyage.prices) ? 1 : 0]));
        yield* group.sort((a, b) => late.get(a)! - late.get(b)! || a.departs - b.departs || a.id - b.id);
      }
    },
  };
}
