import { describe, expect, test } from 'vitest';
import { createHash } from 'node:crypto';
import type pg from 'pg';
import { testDatabase } from '#platform/server/database/testing.ts';
import { copyCell } from './copy-rows.ts';
import { createLegs } from './legs.ts';
import { rollDemoWorld } from './roll.ts';
import { catalogueTables } from './rows-catalogue.ts';
import { itineraryTables, voyageTables } from './rows-voyages.ts';
import { CatalogueNotEmptyError, seedDemoWorld } from './seed.ts';
import { createWorld, type WorldOptions } from './world.ts';

const today = '2026-11-20';

/** One fingerprint over all rows of a world. Cabins are left out for speed: they depend on the ship alone, not on seed and day. */
function fingerprint(options: WorldOptions): string {
  const world = createWorld(options);
  const hash = createHash('sha256');
  const tables = [
    ...catalogueTables(world),
    ...itineraryTables(world.itineraries, createLegs()),
    ...voyageTables({ ...options, todayNumber: world.todayNumber }, world.voyages),
  ];
  for (const { table, rows } of tables.filter((one) => one.table !== 'cabins'))
    for (const row of rows()) hash.update(`${table}\t${row.map(copyCell).join('\t')}\n`);
  return hash.digest('hex');
}

describe('the same seed and day make the same world', () => {
  test('row for row', () => {
    const options = { seed: 5, today, voyages: 300 };
    const first = fingerprint(options);
    expect(fingerprint(options)).toBe(first);
    expect(fingerprint({ ...options, seed: 6 })).not.toBe(first);
    expect(fingerprint({ ...options, today: '2026-11-21' })).not.toBe(first);
  });
});

describe('rows as text', () => {
  test('separators, quotes and backslashes survive', () => {
    expect(copyCell('a\tb\nc\\d')).toBe('a\\tb\\nc\\\\d');
    expect(copyCell(['a"b', 'c\\d', 'e,f'])).toBe('{"a\\\\"b","c\\\\\\\\d","e,f"}');
    expect(copyCell([1, 2])).toBe('{1,2}');
    expect(copyCell(null)).toBe('\\N');
    expect(() => copyCell(Number.NaN)).toThrow('NaN');
  });
});

const one = async <T extends pg.QueryResultRow>(pool: pg.Pool, sql: string): Promise<T> => (await pool.query<T>(sql)).rows[0]!;

describe('in the database', () => {
  test('300 voyages hold together: no ship twice, prices agree with what is recorded, numbers go on', async () => {
    await using database = await testDatabase();
    const { pool } = database;
    const seen: string[] = [];
    const made = await seedDemoWorld(pool, { seed: 1, today, voyages: 300, onProgress: ({ table }) => seen.push(table) });
    expect(made).toMatchObject({ voyages: 300, ships: 60 });
    expect(new Set(seen).size).toBe(seen.length);
    const codes = await one<{ all: number; different: number }>(
      pool,
      'select count(*)::int as all, count(distinct operator_code)::int as different from voyages',
    );
    expect(codes.different).toBe(codes.all);
    const overlaps = await one<{ count: number }>(
      pool,
      `select count(*) from voyages a join itineraries ia on ia.id = a.itinerary_id join itineraries ib on ib.ship_id = ia.ship_id
       join voyages b on b.itinerary_id = ib.id and b.id <> a.id and b.departs_on < a.returns_on and a.departs_on < b.returns_on`,
    );
    expect(overlaps.count).toBe(0);
    const loose = await one<{ fares: number; nights: number; calls: number; rated: number }>(
      pool,
      `select
        (select count(*) from fares f join voyages v on v.id = f.voyage_id join itineraries i on i.id = v.itinerary_id join ships s on s.id = i.ship_id
          where not exists (select 1 from cabin_categories c where c.ship_id = s.id and c.code = f.category_code and c.cabin_type = f.cabin_type)
             or not exists (select 1 from fare_groups g where g.operator_id = s.operator_id and g.code = f.fare_group)) as fares,
        (select count(*) from voyages v join itineraries i on i.id = v.itinerary_id where v.returns_on - v.departs_on <> i.nights or v.departs_on <= '${today}') as nights,
        (select count(*) from itineraries i where not exists (select 1 from port_calls c where c.itinerary_id = i.id and c.day = i.nights + 1)) as calls,
        (select count(*) from ships s where s.customer_rating_count <> (select count(*) from reviews r where r.ship_id = s.id)
             or abs(s.customer_rating_tenth - 10 * (select avg(rating) from reviews r where r.ship_id = s.id)) > 0.5) as rated`,
    );
    expect(loose).toEqual({ fares: 0, nights: 0, calls: 0, rated: 0 });
    const { id } = await one<{ id: number }>(
      pool,
      "insert into voyages (itinerary_id, departs_on, returns_on) select id, '2031-01-01', '2031-01-09' from itineraries limit 1 returning id",
    );
    expect(id).toBe(100_301);
  });

  test('a filled catalogue is refused unless a reset is asked for', async () => {
    await using database = await testDatabase();
    const { pool } = database;
    await seedDemoWorld(pool, { seed: 1, today, voyages: 60 });
    await expect(seedDemoWorld(pool, { seed: 1, today, voyages: 60 })).rejects.toThrow(CatalogueNotEmptyError);
    await seedDemoWorld(pool, { seed: 2, today, voyages: 80, reset: true });
    expect(await one(pool, 'select count(*) from voyages')).toEqual({ count: 80 });
  });

  test('as days go by later voyages are added, and what was there stays', async () => {
    await using database = await testDatabase();
    const { pool } = database;
    await seedDemoWorld(pool, { seed: 1, today, voyages: 200 });
    const before = await one<{ list: string }>(pool, "select string_agg(id || ':' || source_key, ',' order by id) as list from voyages");
    expect(await rollDemoWorld(pool, { today: '2026-11-22' })).toEqual({ voyages: 0, itineraries: 0 });
    const later = await rollDemoWorld(pool, { today: '2027-01-20' });
    expect(later.voyages).toBeGreaterThan(100);
    expect(await rollDemoWorld(pool, { today: '2027-01-20' })).toEqual({ voyages: 0, itineraries: 0 });
    const after = await one<{ list: string; ahead: number; places: number }>(
      pool,
      `select (select string_agg(id || ':' || source_key, ',' order by id) from voyages where id <= 100200) as list,
              (select count(*) from voyages where departs_on > '2027-01-20') as ahead,
              (select count(*) from voyages v where not exists (select 1 from fares f where f.voyage_id = v.id)) as places`,
    );
    expect(after).toEqual({ list: before.list, ahead: 200, places: 0 });
    const jumps = await one<{ count: number }>(
      pool,
      `select count(*) from (
         select i.embarkation_port_id as starts, lag(i.disembarkation_port_id) over ship as ended, v.departs_on, lag(v.returns_on) over ship as returned
         from voyages v join itineraries i on i.id = v.itinerary_id window ship as (partition by i.ship_id order by v.departs_on)) as plan
       where departs_on < returned or (departs_on = returned and starts <> ended)`,
    );
    expect(jumps.count).toBe(0);
  });

  test('a catalogue without a demo world is left alone', async () => {
    await using database = await testDatabase();
    expect(await rollDemoWorld(database.pool, { today })).toEqual({ voyages: 0, itineraries: 0 });
  });
});
