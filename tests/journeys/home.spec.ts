import type { Locator } from '@playwright/test';
import { cards, expect, numberIn, open, phone, ready, test, total } from './support.ts';

/** One of the four questions: its panel opens below it. */
const question = (form: Locator, name: string) => form.locator('summary', { hasText: name });
const go = { name: /zeigen$|^Show/ };

test('SEARCH-01 the search box counts what it would find, and finds as many', async ({ page, shop }) => {
  await open(page, '/');
  const form = page.getByRole('form', { name: shop.box.current });
  const button = form.getByRole('button', go);
  const all = numberIn(await button.innerText());
  expect(all).toBeGreaterThan(1000);

  await form.getByRole('radio', { name: shop.box.kinds.river }).check();
  await expect.poll(async () => numberIn(await button.innerText())).toBeLessThan(all);
  await question(form, shop.box.length).click();
  await form.getByRole('radio', { name: /5\D+7/ }).check();
  await page.keyboard.press('Escape');
  await question(form, shop.box.when).click();
  const month = form.getByRole('checkbox').first();
  await month.check();
  await page.keyboard.press('Escape');
  // the count is asked for 150 ms after the last change: it has settled when two looks agree
  let before = -1;
  await expect
    .poll(async () => {
      const now = numberIn(await button.innerText());
      const same = now === before;
      before = now;
      return same;
    })
    .toBe(true);
  const promised = before;
  await button.click();
  await expect(page).toHaveURL(new RegExp(`${shop.search}\\?.*is_river=1`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/\d/);
  expect(numberIn(await page.getByRole('heading', { level: 1 }).innerText())).toBe(promised);
});

test('SEARCH-09 a place is suggested while typing, chosen by keys and becomes a filter', async ({ page, shop }) => {
  await open(page, '/');
  const where = page.getByRole('combobox', { name: shop.box.where });
  await where.pressSequentially(shop.say('karibk', 'caribean'));
  const suggestion = page.getByRole('option', { name: new RegExp(`^${shop.say('Karibik', 'Caribbean')}`) }).first();
  await expect(suggestion).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(where).toHaveAttribute('aria-activedescendant', /.+/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: shop.box.removeChoice(shop.say('Karibik', 'Caribbean')) })).toBeVisible();
  await where.press('Enter');
  await expect(page).toHaveURL(/gebiet\d+=\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(shop.say('Karibik', 'Caribbean'));
});

test('PAGE-01 areas as postcards with a price lead to their own page, and all of them to theirs', async ({ page, shop }) => {
  await open(page, '/');
  const section = page.getByRole('region', { name: shop.say('Wohin soll es gehen?', 'Where would you like to go?') });
  const tiles = section.getByRole('listitem');
  expect(await tiles.count()).toBeGreaterThanOrEqual(6);
  await expect(tiles.first()).toContainText('€');
  await expect(section).toContainText(shop.say('inklusive aller Pflichtkosten', 'all mandatory charges included'));
  const address = await tiles.first().getByRole('link').getAttribute('href');
  expect(address).toMatch(new RegExp(`${shop.search}-[a-z-]+$`));
  await tiles.first().getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  // How many of the tile were meant, said in the page's own words.
  await expect(page.getByRole('heading', { level: 1 })).toContainText(shop.say('Reisen', 'cruises'));
  await expect.poll(() => total(page)).toBeGreaterThan(0);
  await page.goBack();
  await section.getByRole('link', { name: shop.say('Fahrgebiete', 'regions') }).click();
  await expect(page).toHaveURL(new RegExp(`${shop.areas}$`));
  expect(await page.getByRole('main').getByRole('listitem').count()).toBeGreaterThan(20);
});

test('VOYAGE-01 from the home page to a voyage by keyboard alone', async ({ page, shop }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: shop.say('Zum Inhalt springen', 'Skip to content') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  /** Goes on by Tab until something with this name has the focus. */
  const tabTo = async (name: RegExp, most: number) => {
    for (let n = 0; n < most; n++) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      await expect(focused).toBeInViewport();
      const text = await focused.evaluate((element) => element.getAttribute('aria-label') ?? (element as HTMLElement).innerText);
      if (name.test(text)) return;
    }
    throw new Error(`nothing named ${name} within ${most} steps of the keyboard`);
  };
  await tabTo(go.name, 15);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(shop.search));
  const results = page.getByRole('region', { name: shop.screen.results });
  await expect(results).toBeVisible();
  const title = await cards(results).first().getByRole('heading').innerText();
  await results.evaluate((list) => {
    list.setAttribute('tabindex', '-1');
    list.focus();
  });
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText(title);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('BRAND-06 a theme that was chosen stays, is there at the first paint, and can be taken back', async ({ page, shop, context }) => {
  await open(page, '/');
  await page.getByRole('button', { name: shop.say('Dunkel', 'Dark') }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await ready(page);
  const dark = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  // in the markup itself: no script has to run first, so nothing flashes
  const markup = await (await page.goto(shop.search))?.text();
  expect(markup).toMatch(/<html[^>]* data-theme="dark"/);
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(dark);
  await page.getByRole('button', { name: shop.say('Wie im System', 'As in the system') }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  await expect(page).toHaveURL(new RegExp(shop.search));
  expect((await context.cookies()).filter(({ name }) => name === 'theme')).toEqual([]);
  await ready(page);
});

test.describe('a visitor who reads English', () => {
  test.use({ locale: 'en-GB' });
  test('BRAND-06 BRAND-07 is offered the German shop in English, keeps the page and the choice', async ({ page, brand, shop, context }) => {
    await open(page, `${shop.search}?ka=balkon`);
    const offer = page.getByRole('link', { name: 'Read in English' });
    if (brand.language === 'en') return expect(offer).toHaveCount(0);
    await offer.click();
    await expect(page).toHaveURL(/\/en\/kreuzfahrten\?ka=balkon$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(cards(page).first()).toContainText('per person');
    await ready(page);
    await page.getByRole('contentinfo').getByRole('button', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL(/localhost:\d+\/kreuzfahrten\?ka=balkon$/);
    await ready(page);
    await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click();
    await expect(page).toHaveURL(/\/en\/kreuzfahrten/);
    expect((await context.cookies()).find(({ name }) => name === 'locale')?.value).toBe('en');
    await open(page, '/');
    await expect(page).toHaveURL(/\/en$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sail with people who know the ships.');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('SEARCH-01 the first tap on a question opens it, and it stays open', async ({ page, shop }) => {
    await open(page, '/');
    const form = page.getByRole('form', { name: shop.box.current });
    await question(form, shop.box.who).tap();
    const more = form.getByRole('button', { name: shop.ui.more(shop.box.children) });
    await expect(more).toBeVisible();
    await more.tap();
    await expect(form.getByLabel(shop.box.age(1))).toBeVisible();
    await form.getByLabel(shop.box.age(1)).selectOption('7');
    await form.getByRole('button', go).tap();
    await expect(page).toHaveURL(/kin1=7/);
    await expect(cards(page).first()).toContainText(shop.say('1 Kind', '1 child'));
  });

  test('PAGE-08 the menu leads on and closes', async ({ page, shop }) => {
    await open(page, '/');
    const menu = page.getByRole('navigation', { name: shop.say('Hauptmenü', 'Main menu') });
    await menu.locator('summary').tap();
    await menu.getByRole('link', { name: shop.say('Flussreisen', 'River cruises') }).tap();
    await expect(page).toHaveURL(/is_river=1/);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(menu.getByRole('link')).toHaveCount(0);
  });
});
