// Writes the demo world into the database: one transaction, COPY, statistics at the end.
import type pg from 'pg';
import { copyRows, type TableRows } from './copy-rows.ts';
import { extrasTables } from './insurance.ts';
import type { ItineraryRow } from './itineraries.ts';
import { createLegs, legPairs, type Legs } from './legs.ts';
import { getPort } from './ports.ts';
import { catalogueTables } from './rows-catalogue.ts';
import { itineraryTables, legTable, voyageTables } from './rows-voyages.ts';
import { createWorld, firstVoyageId, type World, type WorldOptions } from './world.ts';

export interface SeedProgress {
  readonly table: string;
  readonly rows: number;
}

export interface SeedOptions extends WorldOptions {
  /** Hears of every table when it is written. */
  readonly onProgress?: (progress: SeedProgress) => void;
  /** Empties the catalogue first. Without it a catalogue that holds anything is refused. */
  readonly reset?: boolean;
}

export interface SeedResult {
  readonly voyages: number;
  readonly itineraries: number;
  readonly ships: number;
  readonly rows: number;
}

/** The demo catalogue may only be written into an empty one. */
export class CatalogueNotEmptyError extends Error {
  constructor() {
    super('the catalogue is not empty; ask for a reset to replace it');
    this.name = 'CatalogueNotEmptyError';
  }
}

/** Children before parents. Sessions, bookings and other tables that point here are emptied by the reset as well, on purpose. */
const catalogue = [
  'insurance_premiums',
  'insurance_products',
  'rail_offers',
  'price_points',
  'arrival_offers',
  'fares',
  'voyages',
  'packages',
  'port_calls',
  'itineraries',
  'sea_legs',
  'reviews',
  'cabins',
  'cabin_categories',
  'ship_decks',
  'ships',
  'fare_groups',
  'operators',
  'ports',
  'areas',
  'exchange_rates',
] as const;

const identities: readonly (readonly [table: string, column: string])[] = [
  ['operators', 'id'],
  ['ships', 'id'],
  ['ship_decks', 'id'],
  ['cabin_categories', 'id'],
  ['cabins', 'id'],
  ['areas', 'id'],
  ['ports', 'id'],
  ['itineraries', 'id'],
  ['voyages', 'id'],
];

export async function writeTables(client: pg.PoolClient, tables: Iterable<TableRows>, onProgress: SeedOptions['onProgress']): Promise<number> {
  let all = 0;
  for (const { table, columns, rows } of tables) {
    const written = await copyRows(client, table, columns, rows());
    all += written;
    onProgress?.({ table, rows: written });
  }
  return all;
}

/** Ways between all ports that some itinerary joins. */
export function legsOf(itineraries: readonly ItineraryRow[]): Legs {
  const legs = createLegs();
  for (const itinerary of itineraries) {
    const river = itinerary.route.kinds.includes('river');
    for (const [from, to] of legPairs(itinerary.route)) legs.get(getPort(from), getPort(to), river);
  }
  return legs;
}

async function writeWorld(client: pg.PoolClient, world: World, onProgress: SeedOptions['onProgress']): Promise<number> {
  let rows = await writeTables(client, [...catalogueTables(world), ...extrasTables(world.fleet.operators)], onProgress);
  const legs = legsOf(world.itineraries);
  rows += await writeTables(client, [...itineraryTables(world.itineraries, legs), legTable(legs)], onProgress);
  rows += await writeTables(client, voyageTables({ ...world.options, todayNumber: world.todayNumber }, world.voyages), onProgress);
  for (const [table, column] of identities) {
    const first = table === 'voyages' ? firstVoyageId - 1 : 0;
    await client.query(`select setval(pg_get_serial_sequence($1, $2), greatest((select coalesce(max(${column}), 0) from ${table}), $3))`, [
      table,
      column,
      Math.max(1, first),
    ]);
  }
  return rows;
}

/** Runs the work in one transaction without the pool's time limits. */
export async function inOneTransaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    await client.query('set local idle_in_transaction_session_timeout = 0');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

/**
 * Fills the catalogue with the demo world of a seed and a day. Two nodes that start together do not both write: the second
 * finds the catalogue filled.
 * @throws CatalogueNotEmptyError when there is a catalogue and no reset was asked for
 */
export async function seedDemoWorld(pool: pg.Pool, { onProgress, reset = false, ...options }: SeedOptions): Promise<SeedResult> {
  const world = createWorld(options);
  const rows = await inOneTransaction(pool, async (client) => {
    await lockDemoWorld(client);
    if (reset) await client.query(`truncate ${catalogue.join(', ')} cascade`);
    const { rowCount } = await client.query('select 1 from operators union all select 1 from ports union all select 1 from voyages limit 1');
    if (rowCount) throw new CatalogueNotEmptyError();
    return writeWorld(client, world, onProgress);
  });
  await analyse(pool);
  return { voyages: world.voyages.length, itineraries: world.itineraries.length, ships: world.fleet.ships.length, rows };
}

/** One node at a time works on the demo world. */
export const lockDemoWorld = (client: pg.PoolClient): Promise<unknown> => client.query("select pg_advisory_xact_lock(hashtext('demo world'))");

export async function analyse(pool: pg.Pool): Promise<void> {
  await pool.query(`analyze ${catalogue.join(', ')}`);
}
