// A voyage of a supplier's file in a shop that runs, from a clean start: imported by the command, found and opened in both brands.
import { test as base } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bytesOf, traveltekFixture } from '#features/imports/server/traveltek/fixture.ts';
import { root, startOwnShop, type OwnShop } from './own-shop.ts';
import { cards, expect, open, shopOf, watch } from './support.ts';

interface Sailing {
  readonly file: string;
  readonly title: RegExp;
  readonly ship: string;
  readonly ports: readonly string[];
  /** Totals of two adults in US dollars: the cheapest cabin and the balcony. */
  readonly cheapest: number;
  readonly balcony: number;
  readonly decks: readonly string[];
  /** First and last day, as each brand writes them. */
  readonly dates: { readonly de: string; readonly en: string };
}

const SHIFT_DAYS = 728;
const supplierFile = path.join(process.env['SUPPLIER_DATA'] ?? '', 'traveltek/sample-cruise-data.json');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fairway-import-'));

const written = (name: string, change: Readonly<Record<string, unknown>> = {}): string => {
  const file = path.join(folder, name);
  fs.writeFileSync(file, bytesOf({ ...traveltekFixture(), ...change }));
  return file;
};
const invented = (): Sailing => ({
  file: written('sailing.json'),
  title: /Testing the Skerries/,
  ship: 'Test Skerry',
  ports: ['Bergen', 'Testholm', 'Flåm'],
  cheapest: 1241,
  balcony: 2401,
  decks: ['5', '4'],
  dates: { de: '4.–9. September 2027', en: '4–9 September 2027' },
});
const supplied = (): Sailing => ({
  file: supplierFile,
  title: /./,
  ship: 'Symphony of the Seas',
  ports: ['Cape Liberty', 'Nassau'],
  cheapest: 1682.06,
  balcony: 2708.06,
  decks: ['15', '3'],
  dates: { de: '3.–10. Oktober 2027', en: '3–10 October 2027' },
});

function runImport(shop: OwnShop, file: string, ...options: string[]): string {
  const { status, stdout, stderr } = spawnSync('node', ['scripts/import.ts', 'traveltek', file, '--currency', 'USD', ...options], {
    cwd: root,
    env: shop.env,
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect(status, `${stdout}${stderr}`).toBe(0);
  return stdout;
}

const test = base.extend<object, { ownShop: OwnShop }>({
  ownShop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs out of this pattern
    async ({}, use) => {
      const shop = await startOwnShop();
      await use(shop);
      await shop.stop();
      fs.rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 150_000 },
  ],
});
test.describe.configure({ mode: 'serial' });

for (const [what, absent, sailing] of [
  ['the sailing of a supplier', !fs.existsSync(supplierFile), supplied],
  ['an invented sailing', false, invented],
] as const) {
  test(`OPS-04 ${what} is imported while the shop runs, found and opened in both brands with its total prices`, async ({ ownShop, browser }) => {
    test.skip(absent, `no ${supplierFile}: set SUPPLIER_DATA to the folder of the supplier's files`);
    test.setTimeout(120_000);
    const { file, title, ship, ports, cheapest, balcony, decks, dates } = sailing();
    const first = runImport(ownShop, file, '--shift-days', String(SHIFT_DAYS));
    expect(first).toMatch(/applied/i);
    for (const id of ['fahrwasser', 'fairway'] as const) {
      const shop = shopOf(id);
      const de = id === 'fahrwasser';
      const page = await browser.newPage({ baseURL: de ? ownShop.origins.de : ownShop.origins.en, locale: de ? 'de-DE' : 'en-GB' });
      const judge = watch(page);
      const dollars = (amount: number) => {
        const digits = Number.isInteger(amount) ? 0 : 2;
        const written = amount.toLocaleString(de ? 'de-DE' : 'en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits });
        return new RegExp((de ? `${written}\\sUSD` : `USD\\s?${written}`).replaceAll('.', '\\.'));
      };
      // a running shop learns of it by itself: asked again until it is there, without a restart
      const card = cards(page).filter({ hasText: ship });
      await expect(async () => {
        await open(page, `${shop.search}?q=${encodeURIComponent(ship)}`);
        await expect(card.first()).toBeVisible({ timeout: 500 });
      }).toPass({ timeout: 30_000 });
      await expect(card.first()).toContainText(dollars(cheapest));
      await expect(card.first()).toContainText(/(?:ca\.|approx\.).*€/);

      await card.first().getByRole('heading').getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      const main = page.getByRole('main');
      await expect(main).toContainText(ship);
      await expect(main).toContainText(de ? dates.de : dates.en);
      for (const port of ports) await expect(main).toContainText(port);
      await expect(main).toContainText(dollars(cheapest));
      await expect(main).toContainText(dollars(balcony));
      await expect(main).toContainText(/(?:ca\.|approx\.).*€/);
      await expect(main).toContainText(de ? 'alle Pflichtkosten enthalten' : 'all mandatory charges included');
      const shipSection = page.locator('#ship');
      await shipSection.scrollIntoViewIfNeeded();
      for (const deck of decks) await expect(shipSection).toContainText(new RegExp(`Deck ${deck}(?!\\d)`));
      const chart = main.getByRole('img', { name: new RegExp(ports[0] ?? '') }).first();
      await expect.poll(() => chart.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBeGreaterThan(0);
      judge();
      await page.close();
    }
    expect(runImport(ownShop, file, '--shift-days', String(SHIFT_DAYS)), 'the same file again changes nothing').toMatch(/unchanged/i);
  });
}

test('VOYAGE-06 PAGE-06 a voyage that has left answers 410, says so and leads on, in both brands', async ({ ownShop, browser }) => {
  const file = written('departed.json', { codetocruiseid: 555_002, voyagecode: 'TS5002' });
  const report = JSON.parse(runImport(ownShop, file, '--json')) as { voyage: { id: number } }[];
  const voyageId = report[0]?.voyage.id ?? 0;
  for (const id of ['fahrwasser', 'fairway'] as const) {
    const shop = shopOf(id);
    const de = id === 'fahrwasser';
    const page = await browser.newPage({ baseURL: de ? ownShop.origins.de : ownShop.origins.en, locale: de ? 'de-DE' : 'en-GB' });
    const judge = watch(page, ['410']);
    const answer = await page.goto(shop.voyage(voyageId));
    expect(answer?.status()).toBe(410);
    await expect(page.getByRole('main')).toContainText(de ? 'Das Schiff hat bereits abgelegt' : 'The ship has already left');
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: de ? /suchen|Reisen/ : /search|voyages|cruises/i })
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('navigation').first()).toBeVisible();
    judge();
    await page.close();
  }
});
