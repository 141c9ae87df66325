// The index's counts as the answer's facets: options with their words, numbers and links (SEARCH-03, SEARCH-04, S4).
import { searchLinks, type SearchLinks } from '#domain/search/links.ts';
import { rows } from '#domain/search/codec-table.ts';
import type { Range, SearchFilters, SearchState } from '#domain/search/filters.ts';
import type { FacetCounts, SearchFacets } from '#domain/search/index/facets.ts';
import type { Language } from '#domain/language.ts';
import type { Facet, FacetItem } from '../contract.ts';
import { fieldLabels } from '../texts.ts';
import type { SearchLabels } from './labels.ts';

/** Facets in the order of the filter column; `single` fields hold one value and are replaced, not added to. */
const facetFields = [
  ['cabin', 'single'],
  ['duration', 'single'],
  ['fromPort', 'list'],
  ['arrivalOptions', 'list'],
  ['area', 'list'],
  ['isRiver', 'single'],
  ['cruiseLine', 'list'],
  ['shipSize', 'list'],
  ['ship', 'list'],
  ['services', 'list'],
  ['ratingCustomer', 'single'],
  ['shipClass', 'single'],
  ['port', 'list'],
  ['country', 'list'],
  ['toPort', 'list'],
  ['geography', 'list'],
  ['holiday', 'list'],
  ['weekday', 'list'],
  ['language', 'list'],
  ['feature', 'list'],
  ['specials', 'list'],
  ['price', 'single'],
] as const satisfies readonly (readonly [keyof SearchFacets & keyof SearchFilters, 'single' | 'list'])[];

type FacetField = (typeof facetFields)[number][0];
type Value = string | number | boolean | Range;

/** Options whose order means something; all others are ordered by count, then by name. */
const ordered = new Set<FacetField>([
  'cabin',
  'duration',
  'arrivalOptions',
  'isRiver',
  'shipSize',
  'ratingCustomer',
  'shipClass',
  'weekday',
  'price',
  'holiday',
]);
/** Hundreds of ports are no list to read: the commonest are options, all others are found by typing into the search box. */
const MOST_ITEMS = 12;

const collators = { de: new Intl.Collator('de'), en: new Intl.Collator('en-GB') } as const;
/** The name under which one option alone is asked for: `flug` stands for several ways of arriving at once. */
const queryNames = new Map([...rows.map((row) => [row.field, row.name] as const), ['arrivalOptions', 'anreise'] as const]);
const isRange = (value: Value): value is Range => typeof value === 'object';
const text = (value: Value): string =>
  isRange(value) ? `${value.min ?? ''}-${value.max ?? ''}` : typeof value === 'boolean' ? (value ? '1' : '0') : String(value);

function isSelected(state: SearchState, field: FacetField, value: Value): boolean {
  const now: unknown = state[field];
  if (Array.isArray(now)) return now.includes(value);
  if (isRange(value)) return typeof now === 'object' && now !== null && (now as Range).min === value.min && (now as Range).max === value.max;
  return now === value;
}

function itemsOf(
  state: SearchState,
  links: SearchLinks,
  field: FacetField,
  counts: FacetCounts<Value>,
  labels: SearchLabels,
  language: Language,
  most: number,
): FacetItem[] {
  const found: { readonly value: Value; readonly count: number; readonly selected: boolean }[] = [];
  // An option nobody can have is shown as 0 where the list is short; long lists leave it out.
  const showsEmpty = counts.values.length <= most;
  for (const [index, value] of counts.values.entries()) {
    const count = counts.counts[index] ?? 0;
    const selected = state[field] !== undefined && isSelected(state, field, value);
    if (count > 0 || selected || showsEmpty) found.push({ value, count, selected });
  }
  const shown =
    ordered.has(field) || found.length <= most ? found : found.toSorted((a, b) => Number(b.selected) - Number(a.selected) || b.count - a.count).slice(0, most);
  const items = shown.map(({ value, count, selected }) => ({
    id: text(value),
    label: labels.value(field, value),
    count,
    selected,
    link: links.toggled(field, value, selected),
  }));
  if (ordered.has(field)) return items;
  return items.toSorted((a, b) => b.count - a.count || collators[language].compare(a.label, b.label));
}

/** All facets that have at least one option. */
export function facetAnswer(state: SearchState, facets: SearchFacets, labels: SearchLabels, language: Language): Facet[] {
  const links = searchLinks(state);
  return facetFields.flatMap(([field]) => {
    const items = itemsOf(state, links, field, facets[field], labels, language, MOST_ITEMS);
    return items.length === 0 ? [] : [{ name: field, key: queryNames.get(field) ?? field, label: fieldLabels[language][field], items }];
  });
}

/** Number of options of one facet, for the finder box: value, label, count. */
export const facetChoices = (
  state: SearchState,
  field: FacetField,
  facets: SearchFacets,
  labels: SearchLabels,
  language: Language,
): { id: string; label: string; count: number }[] =>
  itemsOf(state, searchLinks(state), field, facets[field] as FacetCounts<Value>, labels, language, Infinity)
    .filter(({ count }) => count > 0)
    .map(({ id, label, count }) => ({ id, label, count }));
