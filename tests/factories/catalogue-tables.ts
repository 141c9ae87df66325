// Puts rows of a random catalogue into the tables.
import type pg from 'pg';
import type { CatalogueRows } from './catalogue.ts';

/** Parents before children. */
export const catalogueTables = [
  'operators',
  'ships',
  'areas',
  'ports',
  'itineraries',
  'port_calls',
  'voyages',
  'fares',
  'arrival_offers',
  'exchange_rates',
] as const satisfies readonly (keyof CatalogueRows)[];

/** Inserts the columns that the rows have; all others take their defaults. */
export async function insertRows(client: pg.Pool | pg.ClientBase, table: keyof CatalogueRows, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.keys(rows[0]!)
    .map((column) => `"${column}"`)
    .join();
  await client.query(`insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1)`, [JSON.stringify(rows)]);
}

export async function insertCatalogue(client: pg.Pool | pg.ClientBase, rows: CatalogueRows): Promise<void> {
  for (const table of catalogueTables) await insertRows(client, table, rows[table]);
}
