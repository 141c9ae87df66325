// The supplier's real file, where it is at hand; it is not part of the repository.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { testDatabase } from '#platform/server/database/testing.ts';
import type { ImportRequest } from './import-run.ts';
import { importFile } from './import.service.ts';

const file = path.resolve(import.meta.dirname, '../../../../../shared/data/traveltek/sample-cruise-data.json');
const request = (): ImportRequest => ({
  format: 'traveltek',
  fileName: 'sample.json',
  bytes: readFileSync(file),
  currency: 'USD',
  shiftDays: 728,
  serviceChargeCompulsory: false,
  force: false,
  dryRun: false,
});
const now = () => new Date('2026-11-20T12:00:00Z');

describe.skipIf(!existsSync(file))('a real supplier file (skipped where ../shared/data is absent)', () => {
  test('OPS-04 goes into the shop with ship, decks, itinerary, categories and total prices', async () => {
    await using database = await testDatabase();
    const report = await importFile(request(), { pool: database.pool, now });
    expect(report.outcome).toBe('applied');
    expect(report.voyage).toMatchObject({
      departsOn: '2027-10-03',
      returnsOn: '2027-10-10',
      currency: 'USD',
      calls: 8,
      newPorts: 4,
      decks: 15,
      categories: 49,
      fares: 73,
      faresWritten: 73,
    });
    const rows = async (text: string) => (await database.pool.query(text)).rows as Record<string, unknown>[];
    expect(await rows('select length_dm, gross_tonnage, passengers, built_year, kind, stars_half from ships')).toEqual([
      { length_dm: 3621, gross_tonnage: 230_000, passengers: 5400, built_year: 2018, kind: 'mega', stars_half: 10 },
    ]);
    expect(await rows('select name_en, country, time_zone from ports order by id')).toEqual([
      { name_en: 'Cape Liberty', country: 'US', time_zone: 'America/New_York' },
      { name_en: 'Orlando (Port Canaveral)', country: 'US', time_zone: 'America/New_York' },
      { name_en: 'Nassau', country: 'BS', time_zone: 'America/Nassau' },
      { name_en: 'Perfect Day Cococay', country: 'BS', time_zone: 'America/Nassau' },
    ]);
    // The lowest total of two adults: price 841.03 and 1,354.03 per person, charges contained.
    expect(await rows('select cabin_type, 2 * min(double_minor) as total, min(charges_minor) as charges from fares group by 1 order by 1')).toEqual([
      { cabin_type: 'balcony', total: 270_806, charges: 41_703 },
      { cabin_type: 'inside', total: 168_206, charges: 41_703 },
    ]);
    expect(await rows('select cabin_type, total_minor from price_points order by 1')).toEqual([
      { cabin_type: 'balcony', total_minor: 270_806 },
      { cabin_type: 'inside', total_minor: 168_206 },
    ]);
    expect(report.findings.map((finding) => finding.severity)).not.toContain('record');
  });
});
