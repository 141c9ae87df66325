import type { Locator, Page } from '@playwright/test';
import { cards, expect, numberIn, open, queryOf, test, total } from './support.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** The row of an option: its label and, at its end, the number of voyages behind it. */
const countOf = async (option: Locator) => numberIn((await option.locator('xpath=ancestor::label').innerText()).split('\n').at(-1) ?? '');

test('SEARCH-01 SEARCH-03 a filter goes into the address, finds what it promised, shows as a chip and is taken off by it', async ({ page, shop }) => {
  await open(page, shop.search);
  const all = await total(page);
  const filters = page.getByRole('complementary', { name: shop.screen.filters });
  const suite = filters.getByRole('radio', { name: /^Suite/ });
  const promised = await countOf(suite);
  await suite.check();
  await expect(page).toHaveURL(/[?&]ka=suite/);
  await expect.poll(() => total(page)).toBe(promised);
  const chip = page.getByRole('list', { name: shop.screen.applied }).getByRole('link', { name: shop.ui.remove('Suite') });
  await expect(chip).toBeVisible();

  const line = filters.locator('details', { has: page.getByText(shop.say('Reederei', 'Cruise line'), { exact: true }) }).last();
  await line.evaluate((fold: HTMLDetailsElement) => (fold.open = true));
  const first = line.getByRole('checkbox').first();
  const promisedWithLine = await countOf(first);
  await first.check();
  await expect.poll(() => total(page)).toBe(promisedWithLine);
  expect([...queryOf(page).keys()]).toHaveLength(2);

  await chip.click();
  await expect(page).not.toHaveURL(/ka=suite/);
  await expect(filters.getByRole('radio', { name: shop.screen.any }).first()).toBeChecked();
  await page.getByRole('list', { name: shop.screen.applied }).getByRole('link', { name: shop.screen.clear }).click();
  await expect(page).toHaveURL(new RegExp(`${shop.search}$`));
  await expect.poll(() => total(page)).toBe(all);
});

test('PAGE-08 SEARCH-02 back undoes one filter after the other, forward brings them again, reload keeps them', async ({ page, shop }) => {
  await open(page, shop.search);
  const counts = [await total(page)];
  const filters = page.getByRole('complementary', { name: shop.screen.filters });
  for (const name of [shop.say('Balkon', 'Balcony'), shop.say('Gesunkene Preise', 'Reduced prices')]) {
    const option = filters.getByLabel(name).first();
    await option.evaluate((input) => input.closest('details')?.setAttribute('open', ''));
    const before = page.url();
    await option.check();
    await expect(page).not.toHaveURL(before);
    await expect.poll(() => total(page)).toBeLessThan(counts.at(-1) ?? 0);
    counts.push(await total(page));
  }
  await page.reload();
  expect(await total(page)).toBe(counts[2]);
  for (const expected of [counts[1], counts[0]]) {
    await page.goBack();
    await expect.poll(() => total(page)).toBe(expected);
  }
  await expect(filters.getByRole('radio', { name: shop.screen.any }).first()).toBeChecked();
  await page.goForward();
  await expect.poll(() => total(page)).toBe(counts[1]);
  await expect(filters.getByLabel(shop.say('Balkon', 'Balcony')).first()).toBeChecked();
});

test('PAGE-08 SEARCH-06 more voyages below the first ones; a voyage opens at its top and back leads to the same place in the list', async ({ page, shop }) => {
  await open(page, shop.search);
  await expect(cards(page)).toHaveCount(10);
  await page.getByRole('link', { name: shop.screen.loadMore(10) }).click();
  await expect(cards(page)).toHaveCount(20);
  expect(queryOf(page).get('seite')).toBe('2');
  const card = cards(page).nth(14);
  await card.scrollIntoViewIfNeeded();
  const title = await card.getByRole('heading').innerText();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(1000);
  await card.getByRole('heading').getByRole('link').click();
  await expect(heading(page)).toHaveText(title);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(cards(page)).toHaveCount(20);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 40);
  expect(await page.evaluate(() => scrollY)).toBeLessThan(place + 40);
  await expect(cards(page).nth(14)).toBeInViewport();
});

test('SEARCH-05 sorted by price the totals ascend, and the way of sorting is explained', async ({ page, shop }) => {
  await open(page, `${shop.search}?ka=balkon`);
  await page.getByRole('combobox', { name: shop.screen.sort }).selectOption('price asc');
  await expect(page).toHaveURL(/sortierung=preis(?:&|$)/);
  await expect(page).toHaveURL(/ka=balkon/);
  const totals = async () => {
    const texts = await page.getByRole('region', { name: shop.screen.results }).locator('article .price-hero').allInnerTexts();
    return texts.map(numberIn);
  };
  await expect.poll(async () => (await totals()).every((amount, index, all) => amount > 0 && amount >= (all[index - 1] ?? 0))).toBe(true);
  await page
    .getByRole('link', { name: shop.say('So entsteht die Reihenfolge', 'How results are ordered') })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(shop.ranking));
  await expect(heading(page)).toBeVisible();
});

test('SEARCH-06 list, details, tiles and map show the same voyages; a port of the map narrows the search', async ({ page, shop }) => {
  await open(page, `${shop.search}?ka=suite`);
  const found = await total(page);
  const firstTitle = await cards(page).first().getByRole('heading').innerText();
  const views = page.getByRole('navigation', { name: shop.screen.view });
  for (const [name, address] of [
    [shop.say('Ausführlich', 'Detailed'), /ansicht=detail/],
    [shop.say('Kacheln', 'Tiles'), /darstellung=raster/],
  ] as const) {
    await views.getByRole('link', { name }).click();
    await expect(page).toHaveURL(address);
    await expect(page).toHaveURL(/ka=suite/);
    await expect(cards(page).first().getByRole('heading')).toHaveText(firstTitle);
    expect(await total(page)).toBe(found);
  }
  await views.getByRole('link', { name: shop.say('Karte', 'Map') }).click();
  await expect(page).toHaveURL(/darstellung=karte/);
  const map = page.getByRole('region', { name: shop.screen.map });
  await expect(map.getByRole('img').first()).toBeVisible();
  await expect
    .poll(() =>
      map
        .getByRole('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
    )
    .toBe(true);
  const port = map.getByRole('link').nth(1);
  const [name = '', ports = ''] = (await port.innerText()).split('\n');
  await port.click();
  await expect.poll(() => total(page)).toBe(numberIn(ports));
  await expect(page.getByRole('list', { name: shop.screen.applied })).toContainText(name);
  await open(page, `${shop.search}?listView=detail`);
  await expect(page).toHaveURL(/ansicht=detail/);
  await expect(page).not.toHaveURL(/listView/);
});

test('SEARCH-15 the bars of the months are a filter that says its price', async ({ page, shop }) => {
  await open(page, shop.search);
  const bars = page.getByRole('region', { name: new RegExp(`^${shop.screen.months}`) });
  const bar = bars.getByRole('link').nth(3);
  const words = await bar.locator('.sr-only').innerText();
  expect(words).toMatch(/\d{4}, (?:ab|from) .*€.*, \d/);
  await bar.click();
  await expect(bars.getByRole('link').nth(3)).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL(/monat/);
  const promised = numberIn(words.split(', ').at(-1) ?? '');
  await expect.poll(() => total(page)).toBe(promised);
  const month = words.slice(0, words.indexOf(','));
  await expect(page.getByRole('list', { name: shop.screen.applied })).toContainText(month.split(' ')[0]?.slice(0, 3) ?? '');
  await bars.getByRole('link').nth(3).click();
  await expect(page).not.toHaveURL(/monat/);
});

test('SEARCH-15 the calendar of prices goes by keys from day to day, and a day is a filter', async ({ page, shop }) => {
  await open(page, shop.search);
  await page.getByText(shop.screen.calendarOpen).click();
  const calendar = page.getByRole('grid', { name: new RegExp(shop.screen.calendar) });
  await page.getByRole('button', { name: shop.screen.nextMonth }).click();
  await expect(calendar).not.toHaveAttribute('aria-busy', 'true');
  const day = calendar.getByRole('link').first();
  await day.focus();
  await page.keyboard.press('ArrowDown');
  await expect(calendar.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('PageDown');
  await expect(calendar).not.toHaveAttribute('aria-busy', 'true');
  await expect(calendar.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('PageUp');
  await expect(calendar).not.toHaveAttribute('aria-busy', 'true');
  const words = await day.locator('.sr-only').innerText();
  expect(words).toMatch(/€/);
  await day.click();
  await expect.poll(() => total(page)).toBe(numberIn(words.split(', ').at(-1) ?? ''));
  await expect(page.getByRole('list', { name: shop.screen.applied }).getByRole('listitem')).toHaveCount(2);
});

test('SEARCH-14 own words become filters; what was not understood is named and searched as text', async ({ page, shop }) => {
  await open(page, '/');
  const where = page.getByRole('combobox', { name: shop.box.where });
  await where.fill(
    shop.say(
      'Norwegen im Juni ab Hamburg, Balkon, zu zweit unter 4000 €, quietschbunt',
      'Norway in June from Hamburg, balcony, two of us under €4,000, squeakily',
    ),
  );
  await where.press('Enter');
  const chips = page.getByRole('list', { name: shop.screen.applied });
  for (const word of [shop.say('Norwe', 'Norw'), shop.say('Juni', 'June'), 'Hamburg', shop.say('Balkon', 'Balcony'), shop.say('4.000', '4,000')])
    await expect(chips.getByRole('listitem').filter({ hasText: word })).toHaveCount(1);
  await expect(page.getByText(shop.screen.unread)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(shop.say('quietschbunt', 'squeakily'));
  const hamburg = chips.getByRole('link', { name: /Hamburg/ });
  await hamburg.click();
  await expect(hamburg).toHaveCount(0);
  await expect(chips.getByRole('listitem').filter({ hasText: shop.say('Balkon', 'Balcony') })).toHaveCount(1);
});

test('SEARCH-13 where nothing is found, dropping one filter finds what is promised', async ({ page, shop }) => {
  await open(page, `${shop.search}?ka=suite&preis=-300&dauer=15-21`);
  await expect(page.getByText(shop.screen.none)).toBeVisible();
  const way = page
    .getByRole('main')
    .getByRole('link', { name: shop.say('Ohne', 'Without') })
    .first();
  const promised = numberIn((await way.innerText()).split(':').at(-1) ?? '');
  expect(promised).toBeGreaterThan(0);
  await way.click();
  await expect.poll(() => total(page)).toBe(promised);
  await expect(cards(page).first()).toBeVisible();
});

test('SEARCH-07 a search is kept under a link of its own, which leads to the same search', async ({ page, shop, browser }) => {
  await open(page, `${shop.search}?ka=balkon&dauer=8-10`);
  const found = await total(page);
  await page.getByRole('button', { name: shop.screen.save }).click();
  const link = await page.getByLabel(shop.screen.saved).inputValue();
  expect(link).toContain(shop.search);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(link);
  expect(await total(other)).toBe(found);
  await expect(other).toHaveURL(/ka=balkon/);
  await elsewhere.close();
});

test('SEARCH-12 LAW-01 a child changes the price and the basis that stands beside it', async ({ page, shop }) => {
  await open(page, `${shop.search}?sortierung=preis`);
  const card = cards(page).first();
  await expect(card).toContainText(shop.say('2 Erwachsene', '2 adults'));
  await expect(card).toContainText(shop.say('alle Pflichtkosten enthalten', 'all mandatory charges included'));
  await page.getByText(shop.say('Ändern', 'Change'), { exact: true }).click();
  const form = page.getByRole('form', { name: shop.box.current });
  await form.locator('summary', { hasText: shop.box.who }).click();
  await form.getByRole('button', { name: shop.ui.more(shop.box.children) }).click();
  await form.getByLabel(shop.box.age(1)).selectOption('5');
  await form.getByRole('button', { name: /zeigen$|^Show/ }).click();
  await expect(page).toHaveURL(/kin1=5/);
  await expect(card).toContainText(shop.say('1 Kind', '1 child'));
  const priced = cards(page).filter({ hasText: '€' }).first();
  await expect(priced).toContainText(shop.say('alle Pflichtkosten enthalten', 'all mandatory charges included'));
  // the voyage's page shows the same total for the same party
  const shown = await priced.locator('.price').first().innerText();
  await priced.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/kin1=5/);
  await expect(page.getByRole('main')).toContainText(shown);
});

test('SEARCH-16 up to four voyages stand side by side, differences first, and each can be taken out', async ({ page, shop }) => {
  await open(page, shop.search);
  const boxes = page.getByRole('checkbox', { name: new RegExp(`^${shop.card.compare}`) });
  await expect(boxes).toHaveCount(10);
  for (const index of [0, 2, 4, 6]) await boxes.nth(index).check();
  await expect(boxes.nth(8)).toBeDisabled();
  const titles = await Promise.all([0, 2, 4, 6].map((index) => cards(page).nth(index).getByRole('heading').innerText()));
  await page
    .getByRole('region', { name: shop.screen.compareTray })
    .getByRole('link', { name: shop.screen.compareGo(4) })
    .click();
  await expect(page).toHaveURL(new RegExp(`${shop.compare}\\?`));
  const columns = page.getByRole('columnheader');
  for (const title of titles) await expect(columns.filter({ hasText: title }).first()).toBeVisible();
  await expect(page.getByRole('rowheader', { name: shop.say('Unterschiede', 'Differences') })).toBeVisible();
  await page.reload();
  await expect(columns).toHaveCount(5);
  await columns
    .nth(1)
    .getByRole('link', { name: shop.say('Entfernen', 'Remove') })
    .click();
  await expect(columns).toHaveCount(4);
});

test('SEARCH-01 VOYAGE-06 sold-out voyages show on wish only, with the wait list instead of a price', async ({ page, shop }) => {
  await open(page, shop.search);
  const found = await total(page);
  const filters = page.getByRole('complementary', { name: shop.screen.filters });
  await filters.getByText(shop.screen.further).click();
  await filters.getByRole('checkbox', { name: shop.say('Ausgebuchte Reisen', 'Sold-out voyages') }).check();
  await expect(page).toHaveURL(/ausgebucht=1/);
  await expect.poll(() => total(page)).toBeGreaterThan(found);
  await open(page, `${shop.search}?ausgebucht=1&pro_seite=40`);
  const soldOut = cards(page).filter({ has: page.getByRole('link', { name: shop.card.action.waitlist }) });
  await expect(soldOut.first()).toContainText(shop.say('ausgebucht', 'sold out'));
});

test('SEARCH-02 broken and unknown parts of an address do no harm, and what a campaign appended stays', async ({ page, shop }) => {
  await open(page, `${shop.search}?ka=balkon&preis=abc&dauer=99999999999&gebiet=nirgendwo&seite=-4&utm_source=brief&%F0%9F%9A%A2=1`);
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByRole('list', { name: shop.screen.applied }).getByRole('listitem')).toHaveCount(2);
  await page
    .getByRole('complementary', { name: shop.screen.filters })
    .getByRole('radio', { name: /^Suite/ })
    .check();
  await expect(page).toHaveURL(/ka=suite/);
  await expect(page).toHaveURL(/utm_source=brief/);
});

test('SEARCH-15 the price is narrowed by numbers and by keys of the slider', async ({ page, shop }) => {
  await open(page, shop.search);
  const found = await total(page);
  const filters = page.getByRole('complementary', { name: shop.screen.filters });
  await filters.hover();
  await expect(filters.getByRole('slider')).toBeEnabled();
  const upper = filters.getByRole('textbox', { name: new RegExp(shop.say('höchstens', 'at most')) }).first();
  await upper.fill('2000');
  await upper.press('Enter');
  await expect(page).toHaveURL(/preis=-2000/);
  await expect.poll(() => total(page)).toBeLessThan(found);
  const below = await total(page);
  const slider = filters.getByRole('slider');
  await slider.focus();
  await slider.press('ArrowRight');
  await slider.press('ArrowRight');
  await slider.press('ArrowRight');
  await expect(page).not.toHaveURL(/preis=-2000(?:&|$)/);
  await expect.poll(() => total(page)).toBeGreaterThan(below);
});

test('PAGE-01 a place has an address of its own that names it; filters lead to the search', async ({ page, shop }) => {
  await open(page, shop.place);
  await expect(heading(page)).toContainText(shop.say('Karibik', 'Caribbean'));
  await expect(page).toHaveTitle(new RegExp(shop.say('Karibik', 'Caribbean')));
  const found = await total(page);
  await page
    .getByRole('complementary', { name: shop.screen.filters })
    .getByRole('radio', { name: /^Suite/ })
    .check();
  await expect(page).toHaveURL(new RegExp(`${shop.search}\\?.*gebiet\\d+=\\d+`));
  await expect.poll(() => total(page)).toBeLessThan(found);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${shop.place}$`));
  await expect.poll(() => total(page)).toBe(found);
});

test('SEARCH-08 what was tapped before the script took over is not lost', async ({ page, shop }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(shop.search, { waitUntil: 'commit' });
  const filters = page.getByRole('complementary', { name: shop.screen.filters });
  await filters.getByRole('radio', { name: /^Suite/ }).check();
  release();
  await expect(page).toHaveURL(/ka=suite/);
});
