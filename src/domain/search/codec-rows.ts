// What a row of the codec's table is, and the two usual shapes of one: a single value and a list.
import type { Kind } from './codec-values.ts';
import type { Range, SearchState } from './filters.ts';

export type Field = keyof SearchState;
export type Pair = readonly [name: string, value: string];
/** What a field's list holds, or the field itself. */
export type ItemOf<F extends Field> = Exclude<SearchState[F], undefined> extends readonly (infer I)[] ? I : Exclude<SearchState[F], undefined>;
export type ListField = { [F in Field]: Exclude<SearchState[F], undefined> extends readonly unknown[] ? F : never }[Field];
/** The values given for a query name, sorted so that no meaning hangs on their order. */
export type Raw = (name: string) => readonly string[];

export interface Row {
  readonly field: Field;
  /** The German query name, and further names by which the row is fed (`kin`, `kin1` …). */
  readonly name: string;
  /** Every name that is read → the name it stands for. */
  readonly names: ReadonlyMap<string, string>;
  readonly many: boolean;
  /** The field's value, or undefined where the query says nothing that can be read. */
  readonly read: (raw: Raw, broken: (name: string) => void) => unknown;
  /** The canonical pairs; a list may be given in any order and with repeats. */
  readonly write: (value: never) => readonly Pair[];
}

export const maxList = 50;
const spaced = (names: string): string[] => names.split(' ').filter(Boolean);
/** Upper case, '_' and '-' do not count in names: `cruise_line`, `cruiseLine` and `cruiseline` are one alias. */
export const bare = (name: string): string => name.toLowerCase().replaceAll(/[_-]/g, '');
export const namesOf = (inputs: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(inputs).flatMap(([name, aliases]) => [name, ...spaced(aliases)].map((alias) => [bare(alias), name] as const)));

/** A field with one value. Where a query gives several, the first readable one in sorted order counts. */
export function one<F extends Exclude<Field, ListField>>(field: F, name: string, aliases: string, kind: Kind<ItemOf<F>>): Row {
  return {
    field,
    name,
    names: namesOf({ [name]: aliases }),
    many: false,
    read: (raw, broken) => {
      let found: ItemOf<F> | undefined;
      for (const value of raw(name)) {
        const item = kind.read(value);
        if (item === undefined) broken(name);
        else found ??= item;
      }
      // what would not be written is not kept either: `overnight: false` is no filter
      return found === undefined || kind.write(found) === '' ? undefined : found;
    },
    write: (value: ItemOf<F>) => {
      const written = kind.write(value);
      return written === '' ? [] : [[name, written]];
    },
  };
}

/**
 * A range with two further names for its ends, `preis_von` and `preis_bis`: what two fields of a form send without a script (G3).
 * They win over the range itself, and are never written.
 */
export function ranged(field: 'duration' | 'seaDays' | 'price', name: string, aliases: string, kind: Kind<Range>): Row {
  const [from, to] = [`${name}_von`, `${name}_bis`];
  const alone = one(field, name, aliases, kind);
  const end = (raw: Raw, key: string, broken: (name: string) => void): string => {
    const value = raw(key).find((text) => kind.read(`-${text}`) !== undefined || /^0+$/.test(text));
    if (value === undefined && raw(key).length > 0) broken(key);
    return value ?? '';
  };
  return {
    ...alone,
    names: new Map([...alone.names, ...namesOf({ [from]: '', [to]: '' })]),
    read: (raw, broken) => {
      const ends = `${end(raw, from, broken)}-${end(raw, to, broken)}`;
      return (ends === '-' ? undefined : kind.read(ends)) ?? alone.read(raw, broken);
    },
  };
}

/** Sorted, without repeats, at most 50: numbers by size, codes by their letters. */
export const tidy = <T>(items: readonly T[]): T[] =>
  [...new Set(items)].sort((a, b) => (typeof a === 'number' && typeof b === 'number' ? a - b : String(a) < String(b) ? -1 : 1)).slice(0, maxList);

export const commas = (values: readonly string[]): string[] =>
  values
    .flatMap((value) => value.split(',', maxList + 1))
    .map((value) => value.trim())
    .filter(Boolean);

/** A list, written as name+value: `gebiet12=12&gebiet15=15`. */
export function list<F extends ListField>(field: F, name: string, aliases: string, kind: Kind<ItemOf<F>>): Row {
  return {
    field,
    name,
    names: namesOf({ [name]: aliases }),
    many: true,
    read: (raw, broken) => {
      const items: ItemOf<F>[] = [];
      for (const value of commas(raw(name))) {
        const item = kind.read(value);
        if (item === undefined) broken(name);
        else items.push(item);
      }
      return items.length ? tidy(items) : undefined;
    },
    write: (items: readonly ItemOf<F>[]) => tidy(items).map((item) => [`${name}${kind.write(item)}`, kind.write(item)] as const),
  };
}

export const numbers = (raw: Raw, name: string, kind: Kind<number>, broken: (name: string) => void): number[] =>
  commas(raw(name)).flatMap((value) => {
    const item = kind.read(value);
    if (item === undefined) broken(name);
    return item === undefined ? [] : [item];
  });
