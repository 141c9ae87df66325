// The address of a search: what links, forms and the live count agree on. Pure; the codec of the domain does the reading and writing.
import { defaultParty } from '#domain/pax/party.ts';
import { parseQuery, writeQuery } from '#domain/search/codec.ts';
import { MOST_COMPARED } from './compare-limit.ts';
import type { SearchState } from '#domain/search/filters.ts';

/** A path with a query, without a lonely '?'. */
export const addressOf = (path: string, query: string): string => (query ? `${path}?${query}` : path);

/** The query with some fields replaced; `undefined` takes a field away. A changed search starts again at its first page. */
export function patchQuery(query: string, patch: { readonly [F in keyof SearchState]?: SearchState[F] | undefined }): string {
  const { state, rest } = parseQuery(query);
  const next: Record<string, unknown> = { ...state };
  if (!('page' in patch)) delete next['page'];
  for (const [field, value] of Object.entries(patch)) {
    if (value === undefined) delete next[field];
    else next[field] = value;
  }
  return writeQuery(next, rest);
}

/** What a form sends, as the canonical query: empty fields, unknown names and the usual two adults are gone. */
export function queryOfForm(entries: Iterable<readonly [string, unknown]>): string {
  const params = new URLSearchParams();
  for (const [name, value] of entries) if (typeof value === 'string' && value.trim() !== '') params.append(name, value);
  const { state, rest } = parseQuery(params);
  const { adultCount, ...others } = state;
  return writeQuery(adultCount === defaultParty.adults ? others : state, rest);
}

/** Pairs of a query that a form must carry along because it has no control for them. */
export function carriedPairs(query: string, controlled: readonly (keyof SearchState)[]): [name: string, value: string][] {
  const patch = Object.fromEntries([...controlled, 'page' as const].map((field) => [field, undefined]));
  return [...new URLSearchParams(patchQuery(query, patch))];
}

/** The part of a search that a voyage's page prices itself by: who travels, in which cabin, how they arrive. */
export function voyageQuery(query: string): string {
  const { adultCount, childAgeOptions, cabin, arrivalOptions } = parseQuery(query).state;
  return writeQuery({
    ...(adultCount && { adultCount }),
    ...(childAgeOptions && { childAgeOptions }),
    ...(cabin && { cabin }),
    ...(arrivalOptions && { arrivalOptions }),
  });
}

/** Pairs of a query that belong to some fields. */
export function pairsOf(query: string, fields: readonly (keyof SearchState)[]): [name: string, value: string][] {
  const { state } = parseQuery(query);
  return [...new URLSearchParams(writeQuery(Object.fromEntries(fields.flatMap((field) => (state[field] === undefined ? [] : [[field, state[field]]])))))];
}

/** The numbers in `?k=1&k=2`, at most four, each once. */
export function comparedIds(query: string): number[] {
  const given = new URLSearchParams(query).getAll('k').flatMap((value) => value.split(','));
  return [...new Set(given.filter((value) => /^[1-9]\d{0,9}$/.test(value)).map(Number))].filter((id) => id <= 2_147_483_647).slice(0, MOST_COMPARED);
}
