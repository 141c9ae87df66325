// A visitor reads a voyage: with and without a script, on a desk and on a phone, on paper, and after the ship has left.
import os from 'node:os';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type APIResponse, type Page } from '@playwright/test';
import pg from 'pg';
import { addDays, agencyDay } from '#domain/calendar/calendar.ts';
import type { VoyageDetails } from '#features/voyage/contract.ts';
import type { SearchAnswer } from '#features/search/contract.ts';

const words = {
  de: {
    search: '/kreuzfahrten',
    one: '1 Erwachsener',
    two: '2 Erwachsene',
    mandatory: 'alle Pflichtkosten enthalten',
    travellers: 'Reisende',
    calculate: 'Preise berechnen',
    date: 'Termin',
    show: 'Preis dieser Kabine zeigen',
    calendar: 'In den Kalender',
    left: 'Das Schiff hat bereits abgelegt',
    next: 'Nächste Termine dieser Route',
    missing: 'Diese Seite gibt es nicht',
    visited: 'Zuletzt angesehen',
    method: 'So prüfen wir Bewertungen',
    methodTitle: 'So prüfen wir Bewertungen',
    offer: 'Ihr Reisevorschlag',
    booking: '/buchungsanfrage/',
    currency: 'Zum Vergleich in anderer Währung',
    approx: 'ca. ',
    cabins: 'Kabinen und Preise',
  },
  en: {
    search: '/cruises',
    one: '1 adult',
    two: '2 adults',
    mandatory: 'all mandatory charges included',
    travellers: 'Travellers',
    calculate: 'Work out prices',
    date: 'Date',
    show: 'Show the price of this cabin',
    calendar: 'Add to calendar',
    left: 'The ship has already left',
    next: 'Next dates of this route',
    missing: 'This page could not be found',
    visited: 'Recently viewed',
    method: 'How we check reviews',
    methodTitle: 'How we check reviews',
    offer: 'Your voyage at a glance',
    booking: '/booking-request/',
    currency: 'To compare, in another currency',
    approx: 'approx. ',
    cabins: 'Cabins and prices',
  },
} as const;

type Words = (typeof words)['de' | 'en'];

/** The shop without a browser. Node knows no address of 'en.localhost': the machine is asked, the shop's name stands in the request. */
interface Shop {
  readonly call: <T>(name: string, input: object) => Promise<T>;
  readonly get: (address: string) => Promise<APIResponse>;
}

const test = base.extend<{ readonly t: Words; readonly shop: Shop }>({
  // oxlint-disable-next-line no-empty-pattern -- the runner reads which fixtures are asked for from this pattern
  t: async ({}, use, info) => use(words[info.project.use.locale?.startsWith('de') ? 'de' : 'en']),
  shop: async ({ request }, use, info) => {
    const { host, port } = new URL(info.project.use.baseURL ?? '');
    const at = `http://127.0.0.1:${port}`;
    await use({
      call: async (name, input) => ((await (await request.post(`${at}/api/${name}`, { data: input, headers: { host } })).json()) as { data: never }).data,
      get: (address) => request.get(at + address, { headers: { host }, maxRedirects: 0 }),
    });
  },
});

/** Early enough for an option, and for other dates on both sides. */
const DAYS_AHEAD = 120;

/** Voyages that can be booked and have other dates. */
async function bookable(shop: Shop, t: Words): Promise<SearchAnswer['hits']> {
  const { hits } = await shop.call<SearchAnswer>('voyageSearch/search', {
    url: `${t.search}?page_size=40&tag_von=${addDays(agencyDay(new Date()), DAYS_AHEAD)}`,
  });
  return hits.filter((card) => card.price !== null && card.otherDates > 2 && card.bookable === 'fixed_and_option');
}

async function anyVoyage(shop: Shop, t: Words): Promise<SearchAnswer['hits'][number]> {
  const [first] = await bookable(shop, t);
  if (!first) throw new Error('the demo world has no voyage to book');
  return first;
}

const details = (shop: Shop, voyageId: number, adults: number) =>
  shop.call<VoyageDetails>('voyage/getVoyageDetails', { voyageId, pax: { adults, childAges: [] } });
/** The minor units of an amount as it is shown in either language. */
const minor = (shown: string): number => {
  const [units = '', cents = '00'] = shown.replaceAll(/[^\d.,]/g, '').split(/[.,](?=\d\d$)/);
  return Number(units.replaceAll(/\D/g, '')) * 100 + Number(cents);
};
const headline = (page: Page) => page.locator('#price [data-price-kind="total"]');
const violations = async (page: Page) =>
  (await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze()).violations.map(
    (one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );

test('VOYAGE-01 LAW-01 PAGE-10 from the result list to the voyage: the same total, with its basis', async ({ page, shop, t }) => {
  const card = await anyVoyage(shop, t);
  await page.goto(card.href);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(card.title);
  expect(minor(await headline(page).innerText())).toBe(card.price?.total.amount);
  await expect(page.locator('#price')).toContainText(t.two);
  await expect(page.locator('#price')).toContainText(t.mandatory);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${card.href}$`));
  await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(2);
  const trip = JSON.parse((await page.locator('script[type="application/ld+json"]').last().textContent()) ?? '{}') as { offers: { price: string } };
  expect(minor(trip.offers.price)).toBe(card.price?.total.amount);
});

test('VOYAGE-02 another party: new prices everywhere on the page, without loading it again', async ({ page, shop, t }) => {
  const card = await anyVoyage(shop, t);
  await page.goto(card.href);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.locator('summary', { hasText: t.travellers }).click();
  await page.locator('#party-adults').selectOption('1');
  await page.getByRole('button', { name: t.calculate }).click();
  await expect(page).toHaveURL(/erw=1/);
  await expect(page.locator('#price')).toContainText(t.one);
  const alone = await details(shop, card.id, 1);
  expect(minor(await headline(page).innerText())).toBe(alone.card.price?.total.amount);
  await page.getByRole('heading', { name: t.cabins }).scrollIntoViewIfNeeded();
  await expect(page.locator('#cabins')).toContainText(t.one);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  // a reload shows the same (rule G1)
  await page.reload();
  expect(minor(await headline(page).innerText())).toBe(alone.card.price?.total.amount);
});

test('VOYAGE-01 V3 another date of the route keeps party and cabin', async ({ page, shop, t }) => {
  const card = await anyVoyage(shop, t);
  const { otherDates, cabinTypes } = await details(shop, card.id, 2);
  const other = otherDates.find((date) => !date.current && date.price);
  const dearest = cabinTypes.findLast((offer) => offer.price);
  await page.goto(`${card.href}?erw=2`);
  await page
    .locator('#price .choice')
    .nth(cabinTypes.findLastIndex((offer) => offer.price))
    .click();
  await expect(page).toHaveURL(/[?&]ka=/);
  await expect.poll(async () => minor(await headline(page).innerText())).toBe(dearest?.price?.total.amount);
  const cabin = new URL(page.url()).searchParams.get('ka');
  await page.getByRole('combobox', { name: t.date }).selectOption(String(other?.id));
  await expect(page).toHaveURL(new RegExp(`k${other?.id}-.*ka=${cabin}`));
  await expect(page.locator('#price [type="radio"]:checked')).toHaveValue(cabin ?? '');
});

test('VOYAGE-03 a guide amount in another currency stands after the contract’s', async ({ page, shop, t }) => {
  const card = await anyVoyage(shop, t);
  await page.goto(card.href);
  const before = await headline(page).innerText();
  await page.locator('summary', { hasText: t.currency }).click();
  await page.locator('#guide-currency').selectOption('CHF');
  await expect(page).toHaveURL(/waehrung=CHF/);
  await expect(page.locator('#price')).toContainText(t.approx);
  await expect(headline(page)).toHaveText(before);
});

test('VOYAGE-08 the calendar file holds the voyage and its ports', async ({ page, shop, t }) => {
  const card = await anyVoyage(shop, t);
  await page.goto(card.href);
  const waiting = page.waitForEvent('download');
  await page.getByRole('link', { name: t.calendar }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe(`voyage-${card.id}.ics`);
  const text = await (await shop.get(`/files/voyage-${card.id}.ics`)).text();
  expect(text.match(/BEGIN:VEVENT/g)?.length).toBeGreaterThan(1);
});

test('VOYAGE-08 on paper: the offer on one page, nothing to click', async ({ page, shop, t }) => {
  const card = await anyVoyage(shop, t);
  await page.goto(card.href);
  await expect(page.locator('section.print-only svg title')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('region', { name: t.offer })).toBeVisible();
  await expect(page.locator('#price')).toBeHidden();
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);
});

test('LAW-09 from the reviews to how they are checked; each can be reported', async ({ page, shop, t }) => {
  const card = await anyVoyage(shop, t);
  await page.goto(card.href);
  const reviews = page.locator('#reviews');
  expect(await reviews.locator('a[href^="mailto:"]').count()).toBe((await details(shop, card.id, 2)).ratings.reviews.length);
  await reviews.getByRole('link', { name: t.method }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.methodTitle);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('VOYAGE-02 PAGE-01 the page reads, reckons for another party and leads to the booking', async ({ page, shop, t }) => {
    const card = await anyVoyage(shop, t);
    await page.goto(card.href);
    const { itinerary } = await details(shop, card.id, 2);
    await expect(page.locator('#itinerary li')).toHaveCount(itinerary.length);
    await page.locator('summary', { hasText: t.travellers }).click();
    await page.locator('#party-adults').selectOption('1');
    await page.getByRole('button', { name: t.calculate }).click();
    const alone = await details(shop, card.id, 1);
    expect(minor(await headline(page).innerText())).toBe(alone.card.price?.total.amount);
    const last = alone.cabinTypes.findLastIndex((offer) => offer.price);
    await page.locator('#price [type="radio"]').nth(last).check();
    await page.getByRole('button', { name: t.show }).click();
    expect(minor(await headline(page).innerText())).toBe(alone.cabinTypes[last]?.price?.total.amount);
    await page.locator('#booking-form button.btn-main').click();
    await expect(page).toHaveURL(new RegExp(`${t.booking}${card.id}\\?.*erw=1`));
  });
});

test.describe('voyages that cannot be had', () => {
  /** A copy of a voyage that left a week ago: the shop that all journeys share keeps everything else. */
  async function departedCopy(of: number, info: { readonly baseURL: string | undefined }): Promise<number> {
    const socket = path.join(os.tmpdir(), `fairway-journeys-${new URL(info.baseURL ?? '').port}`, 'run');
    const client = new pg.Client(`postgres://app@localhost/shop?host=${encodeURIComponent(socket)}`);
    await client.connect();
    try {
      const { rows } = await client.query<{ id: number }>(
        `insert into voyages (itinerary_id, departs_on, returns_on, price_source, source)
         select itinerary_id, current_date - 7, current_date + 3, price_source, 'journey' from voyages where id = $1 returning id`,
        [of],
      );
      return rows[0]?.id ?? 0;
    } finally {
      await client.end();
    }
  }

  test('VOYAGE-06 PAGE-06 a ship that has left: 410, the next dates, no cabin to choose', async ({ page, shop, t }, info) => {
    const card = await anyVoyage(shop, t);
    const id = await departedCopy(card.id, { baseURL: info.project.use.baseURL });
    const response = await page.goto(card.href.replace(String(card.id), String(id)));
    expect(response?.status()).toBe(410);
    await expect(page.getByText(t.left).first()).toBeVisible();
    await expect(page.locator('#booking-form')).toHaveCount(0);
    await page.getByRole('region', { name: t.next }).getByRole('listitem').first().getByRole('link').click();
    await expect(page.locator('#booking-form')).toBeVisible();
  });

  test('VOYAGE-06 PAGE-06 a number that no voyage has: 404', async ({ page, shop, t }) => {
    const card = await anyVoyage(shop, t);
    const response = await page.goto(card.href.replace(String(card.id), '2147483600'));
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.missing);
  });

  test('PAGE-05 a wrong or missing name in the address leads to the right one and keeps the party', async ({ shop, t }) => {
    const card = await anyVoyage(shop, t);
    const bare = card.href.slice(0, card.href.indexOf(String(card.id)) + String(card.id).length);
    for (const asked of [bare, `${bare}-etwas-anderes`]) {
      const response = await shop.get(`${asked}?erw=3`);
      expect([response.status(), response.headers()['location']]).toEqual([301, expect.stringMatching(new RegExp(`${card.href}\\?erw=3$`))]);
    }
  });
});

test('VOYAGE-04 L-DE-28 voyages looked at come back only with consent', async ({ page, context, shop, t, baseURL }) => {
  const [first, second] = await bookable(shop, t);
  if (!first || !second || !baseURL) throw new Error('two voyages are needed');
  await page.goto(first.href);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => sessionStorage.getItem('voyages.visited') ?? localStorage.getItem('voyages.visited'))).toBeNull();
  await context.addCookies([{ name: 'consent', value: encodeURIComponent(JSON.stringify({ functional: true })), url: baseURL }]);
  await page.goto(first.href);
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('voyages.visited') ?? localStorage.getItem('voyages.visited')))
    .toContain(String(first.id));
  await page.goto(second.href);
  await expect(page.getByRole('region', { name: t.visited })).toContainText(first.title);
});

for (const [name, viewport, colorScheme] of [
  ['on a desk by day', { width: 1440, height: 900 }, 'light'],
  ['on a phone by night', { width: 390, height: 844 }, 'dark'],
] as const) {
  test.describe(name, () => {
    test.use({ viewport, colorScheme });
    test('VOYAGE-01 A1 everybody can use the page, with everything opened', async ({ page, shop, t }) => {
      const card = await anyVoyage(shop, t);
      await page.goto(card.href);
      await page.evaluate(() =>
        document.querySelectorAll<HTMLDetailsElement>('#cabins details, #ship details, #reviews details').forEach((details) => (details.open = true)),
      );
      expect(await violations(page)).toEqual([]);
    });
  });
}

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 700 } });
  test('VOYAGE-01 A2 nothing runs out of the window; total and button stay in it', async ({ page, shop, t }) => {
    const card = await anyVoyage(shop, t);
    await page.goto(`${card.href}?erw=2&kin1=7&kin2=3`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const bar = page.locator('button[form="booking-form"]');
    await expect(bar).toBeInViewport();
    await page.locator('#reviews').scrollIntoViewIfNeeded();
    await expect(bar).toBeInViewport();
  });
});
