// Small words for the statements of one import, all within one transaction.
import { slug } from '#domain/voyage/slug.ts';
import { firstOf, type Transaction } from '../transaction.ts';

/** The id of a row just written. */
export async function idOfInsert(tx: Transaction, text: string, values: readonly unknown[]): Promise<number> {
  const row = await firstOf<{ id: number }>(tx, text, values);
  if (!row) throw new Error(`no row came back: ${text}`);
  return row.id;
}

/** The first of 'name', 'name-2', 'name-3' … that no row of the table has in any of the columns. */
export async function freeSlug(tx: Transaction, table: 'operators' | 'ships' | 'ports' | 'areas', name: string): Promise<string> {
  const columns = table === 'areas' ? ['slug_de', 'slug_en'] : ['slug'];
  const base = slug(name) || table.slice(0, -1);
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? base : `${base}-${number}`;
    const taken = await firstOf(tx, `select 1 as taken from ${table} where ${columns.map((column) => `${column} = $1`).join(' or ')}`, [candidate]);
    if (!taken) return candidate;
  }
}

/** Values of a row as the hash sees them: the same content gives the same text, whatever the order of its keys. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (value !== null && typeof value === 'object')
    return `{${Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`)
      .join(',')}}`;
  return JSON.stringify(value) ?? 'null';
}
