// The search state in the address bar and back (SEARCH-01, SEARCH-02). Pure and small: it runs in the browser too.
import { bare, type Field, type ItemOf, type ListField, type Pair, type Raw, type Row } from './codec-rows.ts';
import { rows } from './codec-table.ts';
import { defaultSort, type SearchFilters, type SearchState } from './filters.ts';

const bounds = { characters: 40_000, pairs: 200, rest: 20, restName: 64, restValue: 200, dropped: 30 } as const;

export interface ParsedQuery {
  readonly state: SearchState;
  /** Keys of others that stay, such as utm_source: sorted, at most 20. */
  readonly rest: Pair[];
  /** Query names with a value that could not be read, each once. */
  readonly dropped: string[];
  /** The one-shot `listView`: the page replaces its address by `writeQuery(state, rest)` (SEARCH-06). */
  readonly listView?: 'list' | 'detail';
}

const inputs = new Map<string, { readonly row: Row; readonly input: string }>();
for (const row of rows) for (const [alias, input] of row.names) inputs.set(alias, { row, input });
const rowOf = new Map<Field, Row>(rows.map((row) => [row.field, row]));

// click and campaign keys, and the content service's preview keys; anything else unknown is dropped
const tracking =
  /^(?:utm_|mtm_|pk_|hsa_|gad_|at_|preview)[\w.-]*$|^(?:gclid|dclid|gbraid|wbraid|fbclid|msclkid|ttclid|twclid|li_fat_id|yclid|mc_cid|mc_eid|awc|irclickid|cjevent|epik|partner|_ga|_gl)$/i;

/** The row's input that a key of the query feeds: by its name, as name+value, as name+index or with brackets. */
function inputFor(key: string, value: string): string | undefined {
  const lower = key.toLowerCase();
  const named = inputs.get(bare(lower)) ?? inputs.get(bare(lower.replace(/\[\d{0,3}\]$/, '')));
  if (named) return named.input;
  const ending = value.trim().toLowerCase();
  const withValue = ending && lower.endsWith(ending) ? inputs.get(bare(lower.slice(0, -ending.length))) : undefined;
  if (withValue?.row.many) return withValue.input;
  const withIndex = inputs.get(bare(lower.replace(/\d{1,3}$/, '')));
  // ages have their own names kin1 to kin9: kin99999999 is nobody's
  return withIndex?.row.many && withIndex.row.field !== 'childAgeOptions' ? withIndex.input : undefined;
}

const byNameAndValue = (a: Pair, b: Pair): number => (a[0] === b[0] ? (a[1] < b[1] ? -1 : a[1] > b[1] ? 1 : 0) : a[0] < b[0] ? -1 : 1);

/**
 * Reads a query whatever it holds: German names, English ones, lists in any of their forms. Reads at most 200 pairs, drops what
 * is broken and never throws. `q` stays as typed in `textQuery`: what it means is decided by the resolver (decision 9).
 */
export function parseQuery(query: string | URLSearchParams): ParsedQuery {
  const params = typeof query === 'string' ? new URLSearchParams(query.slice(0, bounds.characters)) : query;
  const given = new Map<string, string[]>();
  const rest: Pair[] = [];
  let read = 0;
  for (const [key, value] of params) {
    if (++read > bounds.pairs) break;
    const input = inputFor(key, value);
    if (input !== undefined) {
      if (value.trim()) given.set(input, [...(given.get(input) ?? []), value.trim()]);
    } else if (rest.length < bounds.rest && key.length <= bounds.restName && tracking.test(key)) {
      rest.push([key, value.slice(0, bounds.restValue).toWellFormed()]);
    }
  }
  for (const values of given.values()) values.sort();
  const raw: Raw = (name) => given.get(name) ?? [];
  const dropped = new Set<string>();
  const state: Record<string, unknown> = {};
  for (const row of rows) {
    const value = row.read(raw, (name) => dropped.size < bounds.dropped && dropped.add(name));
    if (value !== undefined) state[row.field] = value;
  }
  if (state['sort'] === defaultSort) delete state['sort'];
  const once = raw('list_view').find((value) => value === 'list' || value === 'detail');
  return {
    state,
    rest: rest.sort(byNameAndValue),
    dropped: [...dropped],
    ...(once === 'list' || once === 'detail' ? { listView: once } : {}),
  };
}

/** The canonical pairs of a state in table order: lists sorted as name+value, what is empty or the default left out. */
function pairsOf(state: SearchState): Pair[] {
  return rows.flatMap((row) => {
    const value = state[row.field];
    if (value === undefined || (row.field === 'sort' && value === defaultSort)) return [];
    return [...row.write(value as never)];
  });
}

/** The canonical query of a state, without '?'; keys of others come last. */
export const writeQuery = (state: SearchState, rest: readonly Pair[] = []): string =>
  new URLSearchParams([...pairsOf(state), ...[...rest].sort(byNameAndValue)].map(([name, value]) => [name, value])).toString();

/** The canonical form of any query: what two links to the same search have in common. */
export function canonical(query: string | URLSearchParams): string {
  const { state, rest } = parseQuery(query);
  return writeQuery(state, rest);
}

/** Whether a page may keep its address, or redirects to the canonical one (decision 22). Escapes may differ. */
export const isCanonical = (query: string): boolean => new URLSearchParams(query).toString() === canonical(query);

const viewFields: ReadonlySet<Field> = new Set(['sort', 'page', 'pageSize', 'view', 'priceMode']);

/** One thing the visitor asked for, as a chip shows it: `linkKey` = queryName, `linkValue` = value. */
export interface AppliedFilter {
  readonly field: keyof SearchFilters;
  readonly value: string;
  readonly queryName: string;
}

/** Each applied filter in table order, one entry per item of a list; sort, page and views are none. */
export function appliedFilters(state: SearchState): AppliedFilter[] {
  return rows.flatMap((row) => {
    const value = state[row.field];
    if (value === undefined || viewFields.has(row.field)) return [];
    return row.write(value as never).map(([written, item]) => ({
      field: row.field as keyof SearchFilters,
      value: item,
      // name+value is the form of the address bar; the chip's key is the name alone, but for ages, whose number is part of it
      queryName: row.many && row.field !== 'childAgeOptions' && written.endsWith(item) ? written.slice(0, -item.length) || written : written,
    }));
  });
}

const isList = (field: Field): field is ListField => rowOf.get(field)?.many === true;

/** The state with one more item in a list, or with a field set. A changed search starts again at its first page. */
export function withFilter<F extends Field>(state: SearchState, field: F, value: ItemOf<F> | SearchState[F]): SearchState {
  const next: Record<string, unknown> = { ...state };
  if (field !== 'page') delete next['page'];
  if (value === undefined) delete next[field];
  else if (isList(field) && !Array.isArray(value)) {
    const items = [...((state[field] ?? []) as readonly unknown[])];
    next[field] = field === 'childAgeOptions' || !items.includes(value) ? [...items, value] : items;
  } else next[field] = value;
  return parseQuery(writeQuery(next)).state;
}

/**
 * The state without a field, or without one item of its list. The item may be the value itself or as the chip has it. A changed
 * search starts again at its first page.
 */
export function withoutFilter(state: SearchState, field: Field, value?: string | number): SearchState {
  const { [field]: now, page: _page, ...others } = state;
  if (value === undefined || !Array.isArray(now)) return others;
  const items: readonly (string | number)[] = now;
  const at = items.findIndex((item) => String(item) === String(value));
  // flug=1 is a chip for two options at once: it goes as it came
  if (at < 0 && field === 'arrivalOptions') return others;
  const left = items.filter((_, i) => i !== at);
  return left.length === 0 ? others : { ...others, [field]: left };
}
