import type pg from 'pg';
import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { testDatabase } from '#platform/server/database/testing.ts';
import type { ImportReport, ImportRequest } from '../import-run.ts';
import { importFile } from '../import.service.ts';
import { bytesOf, traveltekFixture } from '../traveltek/fixture.ts';

type Fixture = ReturnType<typeof traveltekFixture>;

const run = (pool: pg.Pool, file: unknown, more: Partial<ImportRequest> = {}): Promise<ImportReport> =>
  importFile(
    {
      format: 'traveltek',
      fileName: 'fixture.json',
      bytes: file instanceof Uint8Array ? file : bytesOf(file),
      currency: 'USD',
      shiftDays: 0,
      serviceChargeCompulsory: false,
      force: false,
      dryRun: false,
      ...more,
    },
    { pool, now: () => new Date('2025-08-01T12:00:00Z') },
  );
const count = async (pool: pg.Pool, table: string): Promise<number> =>
  Number((await pool.query<{ n: number }>(`select count(*)::int as n from ${table}`)).rows[0]?.n);
const places = (report: ImportReport) => report.findings.filter((finding) => finding.severity === 'file').map((finding) => finding.place);

function changed(change: (file: Fixture) => void): Fixture {
  const file = traveltekFixture();
  change(file);
  return file;
}

describe('what the shop refuses', () => {
  test('OPS-04 a file without a known currency; the option, the setting or the live prices make it known', async () => {
    await using database = await testDatabase();
    const { pool } = database;
    const refused = await run(pool, traveltekFixture(), { currency: undefined });
    expect([refused.outcome, places(refused)]).toEqual(['refused', ['$.marketid']]);
    expect(await count(pool, 'voyages')).toBe(0);
    expect((await run(pool, { ...traveltekFixture(), cachedprices: { A: [{ currency: 'GBP' }] } })).outcome).toBe('refused');
    expect((await run(pool, { ...traveltekFixture(), cachedprices: { A: [{ currency: 'JPY' }] } }, { currency: undefined })).outcome).toBe('refused');
    await pool.query(`insert into settings (key, value) values ('imports.currencies', '{"traveltek": {"9": "CAD"}}')`);
    expect((await run(pool, traveltekFixture(), { currency: undefined })).voyage?.currency).toBe('CAD');
    expect((await run(pool, { ...traveltekFixture(), codetocruiseid: 2, cachedprices: { A: [{ currency: 'USD' }] } })).voyage?.currency).toBe('USD');
  });

  test('OPS-04 a truncated file leaves the catalogue as it is and is recorded with its place', async () => {
    await using database = await testDatabase();
    const { pool } = database;
    const report = await run(pool, bytesOf(traveltekFixture()).subarray(0, 3000));
    expect(report.outcome).toBe('refused');
    expect(report.findings[0]?.place).toMatch(/^line 1 column \d+$/);
    for (const table of ['voyages', 'ships', 'operators', 'ports']) expect(await count(pool, table)).toBe(0);
    const { rows } = await pool.query("select outcome, report -> 'findings' -> 0 ->> 'place' as place from imports");
    expect(rows).toEqual([{ outcome: 'refused', place: report.findings[0]?.place }]);
  });

  test('OPS-04 a bad price is left out with its place, the voyage is in the shop', async () => {
    await using database = await testDatabase();
    const report = await run(
      database.pool,
      changed((file) => Object.assign(file.prices['FLEX1']?.['1003'] ?? {}, { price: 'call us' })),
    );
    expect(report.outcome).toBe('partly');
    expect(report.findings.filter((finding) => finding.severity === 'record')).toMatchObject([{ place: '$.prices.FLEX1["1003"].price', found: '"call us"' }]);
    expect(await count(database.pool, 'fares')).toBe(4);
  });

  test('a voyage that would begin in a place without a position, unless it is a port of ours', async () => {
    await using database = await testDatabase();
    const { pool } = database;
    const file = changed((next) => {
      for (const index of [0, 5]) Object.assign(next.itinerary[index] ?? {}, { latitude: '', longitude: null });
    });
    const refused = await run(pool, file);
    expect(places(refused)).toEqual(['$.itinerary[0]', '$.itinerary[5]']);
    expect(await count(pool, 'ships')).toBe(0);
    await pool.query(
      "insert into ports (slug, name_de, name_en, country, lat, lon, time_zone) values ('bergen', 'Bergen', 'Bergen', 'NO', 60.4, 5.32, 'Europe/Oslo')",
    );
    expect((await run(pool, file)).outcome).toBe('applied');
  });

  test('an older, a shrunken or a mispriced file of a voyage we have, unless it is forced', async () => {
    await using database = await testDatabase();
    const { pool } = database;
    const many = changed((file) => {
      const row = file.prices['FLEX1']?.['1001'] ?? {};
      for (let rate = 0; rate < 25; rate++) file.prices[`R${rate}`] = { '1001': { ...row } };
    });
    await run(pool, many);
    expect(places(await run(pool, { ...many, lastcached: 1 }))).toEqual(['the file']);
    expect(places(await run(pool, many, { currency: 'EUR' }))).toEqual(['--currency']);
    expect(places(await run(pool, { ...many, prices: { R1: many.prices['R1'] } }))).toEqual(['$.prices']);
    const tenfold = structuredClone(many);
    for (const rate of Object.values(tenfold.prices)) for (const row of Object.values(rate)) Object.assign(row, { price: String(Number(row['price']) * 10) });
    expect(places(await run(pool, tenfold))).toEqual(['$.prices']);
    expect(await count(pool, 'fares')).toBe(30);
    const forced = await run(pool, tenfold, { force: true });
    expect([forced.outcome, forced.findings.some((finding) => finding.severity === 'note' && finding.place === '$.prices')]).toEqual(['applied', true]);
  });

  test('a dry run reports and keeps nothing, not even its record', async () => {
    await using database = await testDatabase();
    const report = await run(database.pool, traveltekFixture(), { dryRun: true });
    expect([report.outcome, report.voyage?.id, report.voyage?.fares]).toEqual(['applied', null, 5]);
    for (const table of ['voyages', 'ships', 'ports', 'imports']) expect(await count(database.pool, table)).toBe(0);
  });

  test('OPS-04 a failure of the database half-way leaves nothing behind', async () => {
    await using database = await testDatabase();
    const { pool } = database;
    await pool.query(
      "create function fail() returns trigger language plpgsql as $$ begin raise exception 'disk full'; end $$; create trigger fail before insert on arrival_offers for each row execute function fail()",
    );
    await expect(run(pool, traveltekFixture())).rejects.toThrow('disk full');
    for (const table of ['voyages', 'fares', 'ships', 'operators', 'ports', 'areas', 'itineraries']) expect(await count(pool, table)).toBe(0);
    await pool.query('drop trigger fail on arrival_offers');
    expect((await run(pool, traveltekFixture())).outcome).toBe('applied');
  });

  test('OPS-04 whatever stands in a file is applied wholly or not at all', async () => {
    await using database = await testDatabase();
    const { pool } = database;
    const odd = fc.constantFrom<unknown>(null, '', '0', -1, 99_999, 'x'.repeat(5000), '\u0000\ud800', [], {}, true, '2025-09-07', '23:59', '<b>&amp;</b>');
    const keys = Object.keys(traveltekFixture());
    const inner = fc.constantFrom('shipcontent', 'linecontent');
    const mutation = fc.oneof(
      fc.tuple(fc.constantFrom(...keys), odd).map(
        ([key, value]) =>
          (file: Fixture) =>
            void (file[key] = value),
      ),
      fc.tuple(inner, fc.constantFrom('name', 'length', 'launched', 'shipdecks', 'occupancy', 'description', 'starrating'), odd).map(
        ([part, key, value]) =>
          (file: Fixture) =>
            void Object.assign(file[part] ?? {}, { [key]: value }),
      ),
      fc.tuple(fc.nat(5), fc.constantFrom('name', 'portid', 'latitude', 'longitude', 'arrivetime', 'arrivedate', 'orderid'), odd).map(
        ([index, key, value]) =>
          (file: Fixture) =>
            void Object.assign(file.itinerary?.[index] ?? {}, { [key]: value }),
      ),
      fc.tuple(fc.constantFrom('1001', '1002', '1003'), fc.constantFrom('cabincode', 'codtype', 'name', 'deckid', 'colourcode', 'description'), odd).map(
        ([id, key, value]) =>
          (file: Fixture) =>
            void Object.assign(file.cabins?.[id] ?? {}, { [key]: value }),
      ),
    );
    const tables = ['voyages', 'fares', 'itineraries', 'ships', 'operators', 'ports', 'areas', 'price_points'];
    const sizes = async () => JSON.stringify(await Promise.all(tables.map((table) => count(pool, table))));
    await fc.assert(
      fc.asyncProperty(fc.array(mutation, { minLength: 1, maxLength: 3 }), async (mutations) => {
        const file = traveltekFixture();
        for (const mutate of mutations) mutate(file);
        const before = await sizes();
        const report = await run(pool, file);
        if (report.outcome === 'refused' || report.outcome === 'unchanged') expect(await sizes()).toBe(before);
        if (report.outcome === 'refused') expect(places(report).length).toBeGreaterThan(0);
        if (report.outcome === 'applied' || report.outcome === 'partly') {
          const { rows } = await pool.query('select count(*)::int as n from fares where voyage_id = $1', [report.voyage?.id]);
          expect(rows).toEqual([{ n: report.voyage?.fares }]);
        }
      }),
      { numRuns: 60 },
    );
  });
});
