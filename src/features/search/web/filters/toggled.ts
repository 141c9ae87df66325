// Options of the filters as names and values of the address.
import { canonical, parseQuery, withoutFilter, writeQuery } from '#domain/search/codec.ts';
import type { SearchState } from '#domain/search/filters.ts';
import type { ShownFacet as Facet } from '../shown-answer.ts';

export type FacetItem = Facet['items'][number];

/** Fields that hold one value: their options exclude each other. */
const single: ReadonlySet<string> = new Set([
  'cabin',
  'isRiver',
  'roundTrip',
  'duration',
  'shipClass',
  'ratingCustomer',
  'ratingKfb',
  'arrivalIncluded',
  'price',
  'hoursInPort',
  'builtFrom',
  'maxPassengers',
]);

export const isSingle = (facet: Facet): boolean => single.has(facet.name);
/** The name an option has in the address bar. */
export function inputName(facet: Facet, item: FacetItem): string {
  if (isSingle(facet)) return facet.key;
  // `flug` is yes or no for two ways of arriving at once; each way alone has the other name
  return `${facet.name === 'arrivalOptions' ? 'anreise' : facet.key}${item.id}`;
}

/** The query with one option taken in, or out where it is chosen. A changed search starts again at its first page. */
export function toggled(query: string, facet: Facet, item: FacetItem): string {
  const { state, rest } = parseQuery(query);
  if (item.selected) return writeQuery(withoutFilter(state, facet.name as keyof SearchState, item.id), rest);
  const params = new URLSearchParams(query);
  params.set(inputName(facet, item), item.id);
  params.delete('seite');
  return canonical(params);
}
