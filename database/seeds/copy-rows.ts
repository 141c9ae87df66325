// Rows as text for `copy … from stdin`, streamed so that a million of them need no memory.
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

export interface TableRows {
  readonly table: string;
  /** Names in the order of the cells, with commas. */
  readonly columns: string;
  readonly rows: () => Iterable<readonly Cell[]>;
}

export type Cell = string | number | boolean | null | readonly string[] | readonly number[] | Readonly<Record<string, unknown>>;

const special = /[\\\n\r\t]/g;
const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
const plain = (text: string): string => text.replace(special, (char) => escapes[char] ?? char);

const quoted = (item: string | number): string => (typeof item === 'number' ? String(item) : `"${item.replace(/["\\]/g, '\\$&')}"`);

/** One cell in COPY's text format: arrays as array literals, other objects as JSON. */
export function copyCell(cell: Cell): string {
  if (cell === null) return '\\N';
  switch (typeof cell) {
    case 'string':
      return plain(cell);
    case 'number':
      if (!Number.isFinite(cell)) throw new RangeError(`not a number that can be stored: ${cell}`);
      return String(cell);
    case 'boolean':
      return cell ? 't' : 'f';
    default:
      return plain(isList(cell) ? `{${cell.map(quoted).join(',')}}` : JSON.stringify(cell));
  }
}

const isList = (cell: readonly string[] | readonly number[] | Readonly<Record<string, unknown>>): cell is readonly string[] | readonly number[] =>
  Array.isArray(cell);

/** A value that is stored as jsonb even where it is a list. */
export const jsonCell = (value: unknown): string => JSON.stringify(value);

const chunkLength = 65_536;

function* chunks(rows: Iterable<readonly Cell[]>, count: () => void): Generator<string> {
  let text = '';
  for (const row of rows) {
    text += `${row.map(copyCell).join('\t')}\n`;
    count();
    if (text.length < chunkLength) continue;
    yield text;
    text = '';
  }
  if (text !== '') yield text;
}

/** @returns how many rows were written */
export async function copyRows(client: pg.PoolClient, table: string, columns: string, rows: Iterable<readonly Cell[]>): Promise<number> {
  let written = 0;
  const target = client.query(copyFrom(`copy ${table} (${columns}) from stdin`));
  await pipeline(
    Readable.from(
      chunks(rows, () => {
        written += 1;
      }),
      { objectMode: true, highWaterMark: 4 },
    ),
    target,
  );
  return written;
}
