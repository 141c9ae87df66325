// Links of a result page: the same search with one value more, less or other. Hundreds stand on a page, so the parts of the query that
// stay are written once and only the changed filter is written anew. The result equals `writeQuery(withFilter(…))` (property-tested).
import { rows } from './codec-table.ts';
import type { Field, Pair } from './codec-rows.ts';
import { defaultSort, type SearchState } from './filters.ts';

const write = (pairs: readonly Pair[]): string => (pairs.length === 0 ? '' : new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString());
const join = (...parts: readonly string[]): string => parts.filter(Boolean).join('&');
const places = new Map(rows.map((row, index) => [row.field, index]));

export interface SearchLinks {
  /** The query with a field replaced; undefined takes it out. The page is always the first. */
  readonly with: <F extends Field>(field: F, value: SearchState[F]) => string;
  /** The query with a value of a list field, or a field's own value, added or taken out. */
  readonly toggled: (field: Field, value: unknown, selected: boolean) => string;
}

export function searchLinks(state: SearchState): SearchLinks {
  const written = rows.map((row) => {
    const value = state[row.field];
    if (value === undefined || row.field === 'page' || (row.field === 'sort' && value === defaultSort)) return '';
    return write(row.write(value as never));
  });
  const before: string[] = [''];
  for (const part of written) before.push(join(before.at(-1) ?? '', part));
  const after: string[] = [''];
  for (const part of written.toReversed()) after.unshift(join(part, after[0] ?? ''));

  const replaced = (field: Field, value: unknown): string => {
    const index = places.get(field);
    if (index === undefined) return before.at(-1) ?? '';
    const empty = value === undefined || (Array.isArray(value) && value.length === 0);
    return join(before[index] ?? '', empty ? '' : write(rows[index]?.write(value as never) ?? []), after[index + 1] ?? '');
  };
  return {
    with: replaced,
    toggled: (field, value, selected) => {
      const now: unknown = state[field];
      const isList = rows[places.get(field) ?? -1]?.many === true;
      if (!isList) return replaced(field, selected ? undefined : value);
      const items: readonly unknown[] = Array.isArray(now) ? now : [];
      return replaced(field, selected ? items.filter((item) => item !== value) : [...items, value]);
    },
  };
}
