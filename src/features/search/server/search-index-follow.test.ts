import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/calendar/calendar.ts';
import { defaultParty } from '#domain/pax/party.ts';
import { testDatabase } from '#platform/server/database/testing.ts';
import { addVoyage, Draws, randomCatalogue, smallCatalogue, type CatalogueRows } from '../../../../tests/factories/catalogue.ts';
import { insertCatalogue, insertRows } from '../../../../tests/factories/catalogue-tables.ts';
import { randomSearchState } from '../../../../tests/factories/search-state.ts';
import { loadSearchIndex, type CatalogueStore } from './search-index.ts';
import { followCatalogue } from './search-index-follow.ts';

const firstDay = '2027-01-01';
const before = (): Date => new Date('2026-12-01T12:00:00Z');

/** A followed store over a fresh database with a random catalogue. */
async function followed(seed: number, now: () => Date = before) {
  const database = await testDatabase();
  const rows = randomCatalogue(seed, smallCatalogue, firstDay);
  await insertCatalogue(database.pool, rows);
  const store = await loadSearchIndex(database.pool, { now });
  const errors: Error[] = [];
  const following = await followCatalogue(database.pool, store, { now, onError: (error) => errors.push(error) });
  return {
    rows,
    store,
    errors,
    following,
    pool: database.pool,
    async [Symbol.asyncDispose]() {
      await following.stop();
      await database[Symbol.asyncDispose]();
    },
  };
}

/** Waits for notices to arrive, at most ten seconds. */
async function until(holds: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < 1_000 && !holds(); attempt += 1) await wait(10);
  expect(holds()).toBe(true);
}

/** The store equals one that is loaded afresh. */
async function expectCurrent(store: CatalogueStore, pool: pg.Pool, rows: CatalogueRows, now: () => Date = before): Promise<void> {
  const fresh = await loadSearchIndex(pool, { now });
  expect([...store.index.voyages()].sort((a, b) => a.id - b.id)).toEqual([...fresh.index.voyages()].sort((a, b) => a.id - b.id));
  for (let query = 0; query < 10; query += 1) {
    const state = randomSearchState(rows, query, 2);
    const [answer, expected] = [store.index.search(state), fresh.index.search(state)];
    expect({ total: answer.total, ids: answer.ids, prices: answer.prices }).toEqual({ total: expected.total, ids: expected.ids, prices: expected.prices });
  }
}

/** One voyage more, with fares and arrivals, in one transaction. */
async function addToTables(pool: pg.Pool, rows: CatalogueRows, id: number): Promise<void> {
  const more: CatalogueRows = { ...rows, voyages: [], fares: [], arrival_offers: [] };
  addVoyage(more, id, firstDay, new Draws(id));
  const client = await pool.connect();
  try {
    await client.query('begin');
    for (const table of ['voyages', 'fares', 'arrival_offers'] as const) await insertRows(client, table, more[table]);
    await client.query('commit');
  } finally {
    client.release();
  }
}

describe('following the catalogue', () => {
  test('a new, a repriced, a withdrawn and a deleted voyage are noticed without asking', async () => {
    await using world = await followed(1);
    const { pool, store, rows } = world;
    const [repriced, withdrawn, deleted] = rows.voyages.filter((voyage) => store.index.price(voyage.id, defaultParty));
    await addToTables(pool, rows, 300_001);
    await until(() => store.index.has(300_001));
    const price = store.index.price(repriced!.id, defaultParty)!;
    await pool.query('update fares set double_minor = double_minor * 2 where voyage_id = $1', [repriced!.id]);
    await until(() => store.index.price(repriced!.id, defaultParty)! > price);
    await pool.query(`update voyages set state = 'withdrawn' where id = $1`, [withdrawn!.id]);
    await until(() => !store.index.has(withdrawn!.id));
    await pool.query('delete from voyages where id = $1', [deleted!.id]);
    await until(() => !store.index.has(deleted!.id));
    await expectCurrent(store, pool, rows);
    expect(world.errors).toEqual([]);
  });

  test('a change that commits after a later one is not lost', async () => {
    await using world = await followed(2);
    const { pool, store, rows, following } = world;
    const [early, late] = rows.voyages;
    const slow = await pool.connect();
    try {
      await slow.query('begin');
      await slow.query('update voyages set popularity = 111111 where id = $1', [early!.id]);
      await pool.query('update voyages set popularity = 222222 where id = $1', [late!.id]);
      await following.refresh();
      expect([early, late].map((voyage) => store.voyage(voyage!.id)?.popularity)).toEqual([early!.popularity, 222_222]);
      await slow.query('commit');
    } finally {
      slow.release();
    }
    await following.refresh();
    expect(store.voyage(early!.id)?.popularity).toBe(111_111);
  });

  test('a voyage deleted and put in again stays, however often one looks', async () => {
    await using world = await followed(3);
    const { pool, store, rows, following } = world;
    const voyage = rows.voyages[0]!;
    const open = await pool.connect(); // an old transaction keeps the mark back
    try {
      await open.query('begin; select pg_current_xact_id()');
      await pool.query('delete from voyages where id = $1', [voyage.id]);
      await insertRows(pool, 'voyages', [voyage]);
      for (let look = 0; look < 3; look += 1) {
        await following.refresh();
        expect(store.index.has(voyage.id)).toBe(true);
      }
      await open.query('rollback');
    } finally {
      open.release();
    }
    await following.refresh();
    await expectCurrent(store, pool, rows);
  });

  test('new itineraries are added, changed ships make a new index that has everything', async () => {
    await using world = await followed(4);
    const { pool, store, rows, following } = world;
    const was = store.index;
    const itinerary = { ...rows.itineraries[0]!, id: 9_001, content_key: 'new', family_id: 9_001, name_en: 'Quite new' };
    await insertRows(pool, 'itineraries', [itinerary]);
    await pool.query('update voyages set itinerary_id = 9001 where id = $1', [rows.voyages[0]!.id]);
    await following.refresh();
    expect(store.index).toBe(was);
    expect(store.catalogue.itineraries.get(9_001)?.names.en).toBe('Quite new');
    expect(store.index.search({ identical: [9_001] }).total + store.index.search({ identical: [9_001], soldOut: true }).total).toBeGreaterThan(0);
    await pool.query(`update ships set name = 'Renamed', customer_rating_tenth = 50 where id = $1`, [rows.itineraries[0]!.ship_id]);
    await following.refresh();
    expect(store.index).not.toBe(was);
    expect(store.catalogue.ships.get(rows.itineraries[0]!.ship_id)?.name).toBe('Renamed');
    expect(store.index.search({ textQuery: 'renamed', soldOut: true }).total).toBeGreaterThan(0);
    await expectCurrent(store, pool, rows);
  });

  test("a new day's rates change what prices compare", async () => {
    await using world = await followed(5);
    const { pool, store, rows, following } = world;
    await pool.query(
      `insert into exchange_rates (rate_on, currency, per_euro, source) values ('2026-12-02', 'USD', 2, 'test'), ('2026-12-02', 'GBP', 0.5, 'test')`,
    );
    await following.refresh();
    expect(store.rates).toEqual({ on: '2026-12-02', perEuro: { USD: 2, GBP: 0.5 } });
    await expectCurrent(store, pool, rows);
  });

  test('voyages leave on the evening before they depart', async () => {
    let now = before();
    await using world = await followed(6, () => now);
    const { store, rows, following, pool } = world;
    const first = rows.voyages.map((voyage) => voyage.departs_on).sort()[10]!;
    now = new Date(`${addDays(first, -1)}T22:59:00Z`); // 23:59 in Berlin in winter
    await following.refresh();
    expect(store.index.search({ date: first, soldOut: true }).total).toBeGreaterThan(0);
    now = new Date(`${addDays(first, -1)}T23:01:00Z`);
    await following.refresh();
    expect(store.index.search({ startTo: first, soldOut: true }).total).toBe(0);
    await expectCurrent(store, pool, rows, () => now);
  });

  test('it goes on after the connection was lost', async () => {
    await using world = await followed(7);
    const { pool, store, rows, errors } = world;
    await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen catalogue' and datname = current_database()`);
    await until(() => errors.length > 0);
    await pool.query('update voyages set popularity = 333333 where id = $1', [rows.voyages[0]!.id]);
    await until(() => store.voyage(rows.voyages[0]!.id)?.popularity === 333_333);
    expect(errors.map(({ message }) => message)).toContainEqual(expect.stringMatching(/terminat|closed/));
    await expectCurrent(store, pool, rows);
  });

  test('many changes at once arrive complete', async () => {
    await using world = await followed(8);
    const { pool, store, rows } = world;
    await pool.query('update fares set double_minor = double_minor + 100, single_minor = single_minor + 100');
    await pool.query('delete from voyages where id % 7 = 0');
    await pool.query('update voyages set departs_on = departs_on + 1, returns_on = returns_on + 1 where id % 3 = 0');
    for (let id = 400_000; id < 400_030; id += 1) await addToTables(pool, rows, id);
    await until(() => store.index.has(400_029));
    expect(rows.voyages.filter(({ id }) => id % 7 === 0 && store.index.has(id))).toEqual([]);
    await expectCurrent(store, pool, rows);
  });
});
