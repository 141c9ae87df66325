import { cards, expect, numberIn, open, ready, test } from './support.ts';

test.describe('pages that are not there', () => {
  test.use({ allowed: ['status of 404'] });
  for (const [what, pathOf] of [
    ['an unknown page', () => '/gibt-es-nicht/und-nie'],
    ['an unknown place', (shop: { search: string }) => `${shop.search}-nirgendwo-xyz`],
    ['an unknown voyage', (shop: { voyage: (id: number) => string }) => shop.voyage(2_000_000_000)],
    ['a number no voyage can have', (shop: { voyage: (id: string) => string }) => shop.voyage('9999999999')],
  ] as const) {
    test(`PAGE-06 ${what} answers 404 in the shop's clothes and leads on`, async ({ page, shop }) => {
      const answer = await page.goto((pathOf as (shop: object) => string)(shop));
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', shop.say('de', 'en'));
      await expect(page.getByRole('banner')).toBeVisible();
      expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toMatch(/Hanken|Figtree/);
      await ready(page);
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name: shop.say('Zur Startseite', 'Back to the home page') })).toBeVisible();
      await main.getByRole('textbox').fill(shop.say('Karibik', 'Caribbean'));
      await main.getByRole('button', { name: shop.say('suchen', 'Search') }).click();
      await expect(page).toHaveURL(new RegExp(shop.search));
      await expect(cards(page).first()).toBeVisible();
    });
  }

  test('PAGE-04 BRAND-03 the other brand’s addresses do not exist here', async ({ page, shop }) => {
    const answer = await page.goto(shop.say('/cruises', '/kreuzfahrten'));
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(shop.say('Diese Seite gibt es nicht', 'This page could not be found'));
  });
});

test('PAGE-05 an address in another form leads to the one address of the voyage', async ({ page, shop }) => {
  await open(page, shop.search);
  const href = (await cards(page).first().getByRole('heading').getByRole('link').getAttribute('href')) ?? '';
  const [voyageId = ''] = /\d+/.exec(href) ?? [];
  for (const form of [
    shop.voyage(voyageId),
    `${shop.voyage(voyageId)}-falscher-name`,
    shop.voyage(voyageId).replace(/(kreuzfahrt|cruise)-/, shop.say('kreuzfahrten-', 'cruises-')),
  ]) {
    const answer = await page.goto(`${form}?utm_source=brief`);
    expect(new URL(page.url()).pathname).toBe(href.split('?')[0]);
    expect(page.url()).toContain('utm_source=brief');
    expect((await answer?.request().redirectedFrom()?.response())?.status()).toBe(301);
  }
});

test.describe('offline', () => {
  test.use({ allowed: ['ERR_INTERNET_DISCONNECTED', 'Failed to fetch'] });
  test('SEARCH-01 a filter that cannot be answered keeps the old list, says so, and goes on when the line is back', async ({ page, shop, context }) => {
    await open(page, shop.search);
    const filters = page.getByRole('complementary', { name: shop.screen.filters });
    await filters.getByRole('radio', { name: shop.say('Balkon', 'Balcony') }).check();
    await expect(page).toHaveURL(/ka=balkon/);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(page.getByRole('list', { name: shop.screen.applied })).toBeVisible();
    const found = numberIn(await heading.innerText());
    const titles = await cards(page).getByRole('heading').allInnerTexts();
    await context.setOffline(true);
    await filters.getByRole('radio', { name: /^Suite/ }).check();
    await expect(page.getByText(shop.screen.offline)).toBeVisible();
    expect(await cards(page).getByRole('heading').allInnerTexts()).toEqual(titles);
    await context.setOffline(false);
    await expect(page.getByText(shop.screen.offline)).toHaveCount(0);
    const retry = page.getByRole('button', { name: shop.screen.retry });
    if (await retry.isVisible()) await retry.click();
    await expect.poll(async () => numberIn(await heading.innerText())).not.toBe(found);
    await expect(page.getByRole('list', { name: shop.screen.applied })).toContainText('Suite');
  });
});

test.describe('a server in trouble', () => {
  test.use({ allowed: ['status of 503', 'api/'] });
  test('SEARCH-01 a search that fails keeps the list and is tried again by its button', async ({ page, shop }) => {
    await open(page, shop.search);
    const filters = page.getByRole('complementary', { name: shop.screen.filters });
    await filters.hover();
    let broken = true;
    await page.route(/\/api\/voyageSearch\/search$/, (route) =>
      broken ? route.fulfill({ status: 503, contentType: 'application/json', body: '{"status":"error","code":"Unknown"}' }) : route.continue(),
    );
    const titles = await cards(page).getByRole('heading').allInnerTexts();
    await filters.getByRole('radio', { name: /^Suite/ }).check();
    await expect(page.getByText(shop.screen.failed)).toBeVisible();
    expect(await cards(page).getByRole('heading').allInnerTexts()).toEqual(titles);
    broken = false;
    await page.getByRole('button', { name: shop.screen.retry }).click();
    await expect(page.getByText(shop.screen.failed)).toHaveCount(0);
    await expect(page.getByRole('list', { name: shop.screen.applied })).toContainText('Suite');
  });
});
