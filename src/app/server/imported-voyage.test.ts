// A voyage of a supplier's file on the pages of a shop that runs: import, index and calls of both brands together.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { importFile } from '#features/imports/server/import.service.ts';
import { bytesOf, traveltekFixture } from '#features/imports/server/traveltek/fixture.ts';
import { readConfig } from '#platform/server/config.ts';
import { createDatabase } from '#platform/server/database/database.ts';
import { testDatabase } from '#platform/server/database/testing.ts';
import { buildApp } from './app.ts';
import { startFeatures } from './features.ts';

const now = () => new Date('2026-11-20T12:00:00Z');
const hosts = { localhost: '/kreuzfahrten', 'en.localhost': '/cruises' } as const;

/** Both shops without a port and without pages. */
async function runningShop() {
  const database = await testDatabase();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-'));
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', RATE_LIMIT: '0' });
  const features = await startFeatures({ config, pool: database.pool, db: createDatabase(database.pool), now });
  const render = async () => () => Promise.reject(new Error('no pages here'));
  const app = await buildApp({ config, dev: false, now, calls: features.calls, routes: features.routes, render, ready: features.ready });
  return {
    import: (shiftDays: number, key = 555_001) =>
      importFile(
        {
          format: 'traveltek',
          fileName: 'fixture.json',
          bytes: bytesOf({ ...traveltekFixture(), codetocruiseid: key }),
          currency: 'USD',
          shiftDays,
          serviceChargeCompulsory: false,
          force: false,
          dryRun: false,
        },
        { pool: database.pool, now },
      ),
    call: async (host: string, action: string, input: unknown): Promise<{ data?: Record<string, unknown> }> => {
      const answer = await app.inject({ method: 'POST', url: `/api/${action}`, headers: { host }, payload: input as object });
      return answer.json();
    },
    async [Symbol.asyncDispose]() {
      await app.close();
      await features.stop();
      await database[Symbol.asyncDispose]();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

describe('an imported voyage in a running shop', () => {
  test('OPS-04 is found and opened in both brands without a restart, at the total of the file', async () => {
    await using shop = await runningShop();
    const id = (await shop.import(728)).voyage?.id;
    for (const [host, url] of Object.entries(hosts)) {
      await vi.waitFor(async () => expect((await shop.call(host, 'voyageSearch/search', { url })).data).toMatchObject({ total: 1, hits: [{ id }] }), {
        timeout: 20_000,
        interval: 50,
      });
      const { data } = await shop.call(host, 'voyage/getVoyageDetails', { voyageId: id });
      expect(data).toMatchObject({
        state: 'on_sale',
        title: 'Testing the Skerries',
        card: { departsOn: '2027-09-04', price: { total: { amount: 124_100, currency: 'USD' }, perPerson: { amount: 62_050 }, persons: 2 } },
        ship: { name: 'Test Skerry', decks: [{ number: 5 }, { number: 4 }] },
        cabinTypes: [{ cabinType: 'inside' }, { cabinType: 'outside' }, { cabinType: 'balcony' }],
      });
      const days = (data?.['itinerary'] ?? []) as readonly { kind: string; arrives: string | null }[];
      expect(days.map((call) => [call.kind, call.arrives])).toEqual([
        ['embark', null],
        ['port', '09:00'],
        ['port', '08:00'],
        ['sea', null],
        ['port', '07:30'],
        ['disembark', '07:00'],
      ]);
    }
  });

  test('OPS-04 a departed one is stored, answers as departed and is not found', async () => {
    await using shop = await runningShop();
    const id = (await shop.import(0)).voyage?.id;
    expect((await shop.call('localhost', 'voyage/getVoyageDetails', { voyageId: id })).data).toMatchObject({ state: 'departed' });
    const later = (await shop.import(728, 2)).voyage?.id; // the index has read the departed one once it shows this
    await vi.waitFor(
      async () =>
        expect((await shop.call('localhost', 'voyageSearch/search', { url: '/kreuzfahrten' })).data).toMatchObject({ total: 1, hits: [{ id: later }] }),
      {
        timeout: 20_000,
        interval: 50,
      },
    );
  });
});
