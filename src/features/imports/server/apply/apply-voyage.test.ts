import type pg from 'pg';
import { describe, expect, test } from 'vitest';
import { testDatabase } from '#platform/server/database/testing.ts';
import type { ImportReport, ImportRequest } from '../import-run.ts';
import { importFile } from '../import.service.ts';
import { bytesOf, traveltekFixture } from '../traveltek/fixture.ts';

type Fixture = ReturnType<typeof traveltekFixture>;
type Row = Record<string, unknown>;

const request = (file: unknown, more: Partial<ImportRequest> = {}): ImportRequest => ({
  format: 'traveltek',
  fileName: 'fixture.json',
  bytes: file instanceof Uint8Array ? file : bytesOf(file),
  currency: 'USD',
  shiftDays: 0,
  serviceChargeCompulsory: false,
  force: false,
  dryRun: false,
  ...more,
});
const now = () => new Date('2025-08-01T12:00:00Z');
const run = (pool: pg.Pool, file: unknown, more: Partial<ImportRequest> = {}, at = now): Promise<ImportReport> =>
  importFile(request(file, more), { pool, now: at });
const rows = async (pool: pg.Pool, text: string): Promise<Row[]> => (await pool.query<Row>(text)).rows;

function changed(change: (file: Fixture) => void): Fixture {
  const file = traveltekFixture();
  change(file);
  return file;
}
const priceOf = (file: Fixture, rateCode: string, cabinId: string, price: string): void =>
  void Object.assign(file.prices[rateCode]?.[cabinId] ?? {}, { price });

/** Every table an import may write, but not the record of the runs. */
async function snapshot(pool: pg.Pool): Promise<string> {
  const tables = [
    'operators',
    'ships',
    'ship_decks',
    'cabin_categories',
    'areas',
    'ports',
    'itineraries',
    'port_calls',
    'voyages',
    'fares',
    'fare_groups',
    'arrival_offers',
    'price_points',
  ];
  const contents: [string, Row[]][] = [];
  for (const table of tables) contents.push([table, await rows(pool, `select t::text from ${table} t order by 1`)]);
  return JSON.stringify(contents);
}

describe('a voyage of a supplier in the catalogue', () => {
  test('OPS-04 ship, decks, categories, itinerary and fares are in our words and units', async () => {
    await using database = await testDatabase();
    const { pool } = database;
    const report = await run(pool, traveltekFixture());
    expect(report.outcome).toBe('applied');
    expect(
      await rows(
        pool,
        "select o.name, o.country, s.name as ship, s.length_dm, s.passengers, s.kind, s.raw -> 'shipcontent' ->> 'code' as code from ships s join operators o on o.id = s.operator_id",
      ),
    ).toEqual([
      { name: 'Skerry Line', country: 'US', ship: 'Test Skerry', length_dm: 1999, passengers: 0, kind: 'large', code: 'TSK' }, // 656 ft; 0 = unknown
    ]);
    expect(await rows(pool, 'select number, name, valid_from, valid_to from ship_decks order by number')).toEqual([
      { number: 4, name: 'Deck 4', valid_from: '2024-01-01', valid_to: '2026-12-31' },
      { number: 5, name: 'Lido', valid_from: '2024-01-01', valid_to: null },
    ]);
    expect(await rows(pool, 'select code, cabin_type, size_tenth_sqm, max_occupancy, deck_numbers, colour from cabin_categories order by sort')).toEqual([
      { code: 'IA', cabin_type: 'inside', size_tenth_sqm: 186, max_occupancy: 2, deck_numbers: [4, 5], colour: '#4060a0' },
      { code: 'IX', cabin_type: 'inside', size_tenth_sqm: null, max_occupancy: 2, deck_numbers: [], colour: '#7a94a3' },
      { code: 'OA', cabin_type: 'outside', size_tenth_sqm: 186, max_occupancy: 4, deck_numbers: [4, 5], colour: '#4060a0' },
      { code: 'BA', cabin_type: 'balcony', size_tenth_sqm: 186, max_occupancy: 2, deck_numbers: [4, 5], colour: '#4060a0' },
      { code: 'SA', cabin_type: 'suite', size_tenth_sqm: 1000, max_occupancy: 2, deck_numbers: [4, 5], colour: '#7a94a3' },
    ]);
    expect(await rows(pool, 'select c.day, p.name_en, c.arrives, c.departs from port_calls c left join ports p on p.id = c.port_id order by c.seq')).toEqual([
      { day: 1, name_en: 'Bergen', arrives: null, departs: '18:00:00' },
      { day: 2, name_en: 'Alesund', arrives: '09:00:00', departs: '17:00:00' },
      { day: 3, name_en: 'Testholm', arrives: '08:00:00', departs: null },
      { day: 4, name_en: null, arrives: null, departs: null },
      { day: 5, name_en: 'Flam', arrives: '07:30:00', departs: '16:00:00' },
      { day: 6, name_en: 'Bergen', arrives: '07:00:00', departs: null },
    ]);
    expect(
      await rows(
        pool,
        'select v.departs_on, v.returns_on, v.operator_code, v.price_source, i.nights, i.sea_days, i.name_de, i.excluded_en from voyages v join itineraries i on i.id = v.itinerary_id',
      ),
    ).toEqual([
      {
        departs_on: '2025-09-06',
        returns_on: '2025-09-11',
        operator_code: 'TS5001',
        price_source: 'feed',
        nights: 5,
        sea_days: 1,
        name_de: 'Testing the Skerries',
        excluded_en: ['Travel to and from the ship', 'Gratuities on board, recommended by the operator: USD 70.00 per person'],
      },
    ]);
    expect(await rows(pool, "select raw -> 'file' -> 'somethingnew' as kept from voyages")).toEqual([{ kept: { kept: ['as', 'it', 'is'] } }]);
  });

  test('OPS-04 fares are totals per person; guest one’s fare is no single price; further beds carry the charges', async () => {
    await using database = await testDatabase();
    await run(database.pool, traveltekFixture());
    const columns =
      'category_code, fare_group, single_minor, double_minor, charges_minor, service_minor, extra_adult_minor, extra_child_minor, extra_infant_minor, max_occupancy, currency, state';
    const fares = await rows(database.pool, `select ${columns} from fares order by fare_group, category_code`);
    const none = {
      single_minor: null,
      service_minor: 0,
      extra_adult_minor: null,
      extra_child_minor: null,
      extra_infant_minor: null,
      max_occupancy: 2,
      currency: 'USD',
      state: 'available',
    };
    expect(fares).toEqual([
      { ...none, category_code: 'BA', fare_group: 'FLEX1', double_minor: 120_050, charges_minor: 20_050 },
      { ...none, category_code: 'IA', fare_group: 'FLEX1', double_minor: 70_050, charges_minor: 20_050 },
      // 350.00, the higher of the fares of further adults, and 150.00 for a child, each with the charges of 200.50
      {
        ...none,
        category_code: 'OA',
        fare_group: 'FLEX1',
        double_minor: 90_050,
        charges_minor: 20_050,
        extra_adult_minor: 55_050,
        extra_child_minor: 35_050,
        extra_infant_minor: 35_050,
        max_occupancy: 4,
      },
      { ...none, category_code: 'IA', fare_group: 'SAVE2', double_minor: 65_129, charges_minor: 25_129 },
      { ...none, category_code: 'IX', fare_group: 'SAVE2', double_minor: 62_050, charges_minor: 20_050 },
    ]);
    expect(await rows(database.pool, 'select name_de, name_en from fare_groups order by code')).toEqual([
      { name_de: 'Tarif FLEX1', name_en: 'Fare FLEX1' },
      { name_de: 'Tarif SAVE2', name_en: 'Fare SAVE2' },
    ]);
  });

  test('a compulsory service charge is part of every price (L-DE-1)', async () => {
    await using database = await testDatabase();
    await run(database.pool, traveltekFixture(), { serviceChargeCompulsory: true });
    expect(await rows(database.pool, "select double_minor, service_minor, extra_adult_minor from fares where category_code = 'OA'")).toEqual([
      { double_minor: 97_050, service_minor: 7000, extra_adult_minor: 62_050 },
    ]);
    expect(await rows(database.pool, 'select included_de from itineraries')).toEqual([
      { included_de: ['Hafengebühren, Steuern und Gebühren', 'Serviceentgelt an Bord'] },
    ]);
  });

  test('OPS-04 the same file twice changes nothing, whatever the order of its keys', async () => {
    await using database = await testDatabase();
    const { pool } = database;
    await run(pool, traveltekFixture());
    const before = await snapshot(pool);
    const reversed = Object.fromEntries(Object.entries(traveltekFixture()).toReversed());
    expect((await run(pool, reversed, {}, () => new Date('2025-08-02T12:00:00Z'))).outcome).toBe('unchanged');
    expect(await snapshot(pool)).toBe(before);
    expect(await rows(pool, 'select outcome, finished_at is not null as finished from imports order by id')).toEqual([
      { outcome: 'applied', finished: true },
      { outcome: 'unchanged', finished: true },
    ]);
  });

  test('OPS-04 a changed file changes what differs, in place, and records the price', async () => {
    await using database = await testDatabase();
    const { pool } = database;
    const first = await run(pool, traveltekFixture());
    await pool.query("update voyages set state = 'withdrawn'");
    const file = changed((next) => {
      priceOf(next, 'FLEX1', '1003', '1100.50');
      delete next.prices['SAVE2']?.['1005'];
      next['lastcached'] = Number(next['lastcached']) + 3600;
    });
    const second = await run(pool, file, {}, () => new Date('2025-08-03T12:00:00Z'));
    expect(second.voyage).toMatchObject({ id: first.voyage?.id, isNew: false, faresWritten: 1, faresRemoved: 1 });
    expect(await rows(pool, "select double_minor from fares where category_code = 'BA'")).toEqual([{ double_minor: 110_050 }]);
    expect(await rows(pool, 'select cabin_type, total_minor from price_points order by seen_at, cabin_type')).toEqual([
      { cabin_type: 'balcony', total_minor: 240_100 },
      { cabin_type: 'inside', total_minor: 124_100 },
      { cabin_type: 'outside', total_minor: 180_100 },
      { cabin_type: 'balcony', total_minor: 220_100 },
      { cabin_type: 'inside', total_minor: 130_258 },
    ]);
    expect(await rows(pool, 'select count(*)::int as voyages, min(state) as state from voyages')).toEqual([{ voyages: 1, state: 'withdrawn' }]); // a consultant's word stays
    expect(await rows(pool, 'select count(*)::int as n from itineraries')).toEqual([{ n: 1 }]);
  });

  test('OPS-04 all days move together, and another shift moves the same voyage', async () => {
    await using database = await testDatabase();
    const { pool } = database;
    await run(pool, traveltekFixture(), { shiftDays: 728 });
    expect(await rows(pool, 'select v.departs_on, v.returns_on, max(d.valid_to) as valid_to from voyages v, ship_decks d group by 1, 2')).toEqual([
      { departs_on: '2027-09-04', returns_on: '2027-09-09', valid_to: '2028-12-28' },
    ]);
    await run(pool, traveltekFixture(), { shiftDays: 735 });
    expect(await rows(pool, 'select departs_on from voyages')).toEqual([{ departs_on: '2027-09-11' }]);
  });

  test('a departed voyage is stored and says that nobody will find it', async () => {
    await using database = await testDatabase();
    const report = await run(database.pool, traveltekFixture(), {}, () => new Date('2026-11-20T12:00:00Z'));
    expect(report.outcome).toBe('applied');
    expect(report.findings.at(-1)).toMatchObject({ place: 'departure', found: '2025-09-06' });
  });
});
