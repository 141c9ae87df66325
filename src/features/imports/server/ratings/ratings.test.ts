import type pg from 'pg';
import { describe, expect, test } from 'vitest';
import { testDatabase } from '#platform/server/database/testing.ts';
import type { ImportReport } from '../import-run.ts';
import { importFile } from '../import.service.ts';
import { bytesOf } from '../traveltek/fixture.ts';

const run = (pool: pg.Pool, file: unknown, dryRun = false): Promise<ImportReport> =>
  importFile(
    {
      format: 'ratings',
      fileName: 'ratings.json',
      bytes: bytesOf(file),
      currency: undefined,
      shiftDays: 0,
      serviceChargeCompulsory: false,
      force: false,
      dryRun,
    },
    { pool, now: () => new Date('2026-11-20T12:00:00Z') },
  );

const rating = (more: Record<string, unknown> = {}) => ({
  ship: 'Test Skerry',
  author: 'Anna Berta Karlsson',
  travelledIn: '2026-05',
  writtenOn: '2026-06-02',
  party: 'couple',
  language: 'en',
  rating: 4,
  cabin: 5,
  food: '4',
  service: 5,
  excursions: 3,
  cleanliness: 5,
  value: 4,
  title: 'Quiet days',
  body: '<p>Good bread.</p>',
  ...more,
});

async function withShip(pool: pg.Pool): Promise<void> {
  await pool.query("insert into operators (slug, name) values ('skerry', 'Skerry Line')");
  await pool.query("insert into ships (operator_id, slug, name) values (1, 'test-skerry', 'Test Skerry'), (1, 'twin', 'Twin'), (1, 'twin-2', 'Twin')");
}
const marks = async (pool: pg.Pool) =>
  (await pool.query("select customer_rating_tenth, customer_rating_count, adviser_rating_tenth, stars_half from ships where slug = 'test-skerry'")).rows[0];

describe('ratings of ships', () => {
  test('OPS-04 ratings go to their ship, unverified and under a short name, and make its mark', async () => {
    await using database = await testDatabase();
    const { pool } = database;
    await withShip(pool);
    const report = await run(pool, {
      ratings: [rating(), rating({ ship: 'test-skerry', author: 'Bo', rating: 5, title: 'More days' })],
      ships: [{ ship: 'Test Skerry', adviserRating: '4.7', stars: 4.5 }],
    });
    expect([report.outcome, report.ratings]).toEqual(['applied', { ships: 1, read: 3, written: 3 }]);
    const { rows } = await pool.query('select author, travelled_in, written_on, party, food, body, verified, reply from reviews order by id');
    expect(rows).toEqual([
      { author: 'Anna K.', travelled_in: '2026-05-01', written_on: '2026-06-02', party: 'couple', food: 4, body: 'Good bread.', verified: false, reply: null },
      { author: 'Bo', travelled_in: '2026-05-01', written_on: '2026-06-02', party: 'couple', food: 4, body: 'Good bread.', verified: false, reply: null },
    ]);
    expect(await marks(pool)).toEqual({ customer_rating_tenth: 45, customer_rating_count: 2, adviser_rating_tenth: 47, stars_half: 9 });
  });

  test('OPS-04 the same ratings again change nothing; a changed one is changed, not doubled', async () => {
    await using database = await testDatabase();
    const { pool } = database;
    await withShip(pool);
    await run(pool, { ratings: [rating(), rating()] });
    expect((await run(pool, { ratings: [rating()] })).outcome).toBe('unchanged');
    expect((await run(pool, { ratings: [rating({ rating: 2 })] })).ratings).toEqual({ ships: 1, read: 1, written: 1 });
    expect(await marks(pool)).toMatchObject({ customer_rating_tenth: 20, customer_rating_count: 1 });
  });

  test.each([
    ['$.ratings[1].ship', { ship: 'Nobody’s ship' }],
    ['$.ratings[1].ship', { ship: 'Twin' }],
    ['$.ratings[1].food', { food: 6 }],
    ['$.ratings[1].value', { value: null }],
    ['$.ratings[1].party', { party: 'crowd' }],
    ['$.ratings[1].writtenOn', { writtenOn: '2027-01-01' }],
    ['$.ratings[1].writtenOn', { writtenOn: '2026-04-01' }],
    ['$.ratings[1].travelledIn', { travelledIn: 'May' }],
    ['$.ratings[1].title', { title: ' ' }],
  ])('OPS-04 a bad record is left out with its place %s: %j', async (place, wrong) => {
    await using database = await testDatabase();
    const { pool } = database;
    await withShip(pool);
    const report = await run(pool, { ratings: [rating(), rating({ author: 'Bo', ...wrong })] });
    expect(report.outcome).toBe('partly');
    expect(report.findings.map((finding) => finding.place)).toEqual([place]);
    expect(await marks(pool)).toMatchObject({ customer_rating_count: 1 });
  });

  test('a file without a usable record is refused, a dry run keeps nothing', async () => {
    await using database = await testDatabase();
    const { pool } = database;
    await withShip(pool);
    for (const file of [[], {}, { ratings: [] }, { ratings: [{}] }, { ratings: [rating({ ship: 'Twin' })] }, { ships: [{ ship: 'Test Skerry', stars: 7 }] }])
      expect((await run(pool, file)).outcome).toBe('refused');
    expect((await run(pool, { ratings: [rating()] }, true)).outcome).toBe('applied');
    expect((await pool.query('select 1 from reviews')).rowCount).toBe(0);
  });
});
