import type { Page } from '@playwright/test';
import { cards, expect, test, total } from './support.ts';

test.use({ javaScriptEnabled: false });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('PAGE-10 SEARCH-02 without a script: from the home page by a form to voyages, a filter, the second page and a voyage', async ({ page, shop }) => {
  await page.goto('/');
  const form = page.getByRole('form', { name: shop.box.current });
  await form
    .getByRole('textbox', { name: shop.box.where })
    .or(form.getByRole('combobox', { name: shop.box.where }))
    .fill(shop.say('Mittelmeer', 'Mediterranean'));
  await form.locator('summary', { hasText: shop.box.length }).click();
  await form.getByRole('radio', { name: /5\D+7/ }).check();
  await form.getByRole('button', { name: /zeigen$|^Show/ }).click();
  await expect(page).toHaveURL(new RegExp(`${shop.search}\\?`));
  const found = await total(page);
  expect(found).toBeGreaterThan(20);
  const chips = page.getByRole('list', { name: shop.screen.applied });
  await expect(chips).toContainText(shop.say('Mittelmeer', 'Mediterranean'));

  const filters = page.getByRole('complementary', { name: shop.screen.filters });
  await filters.getByRole('radio', { name: /^Suite/ }).check();
  await filters.getByRole('button', { name: shop.screen.apply }).click();
  await expect(page).toHaveURL(/ka=suite/);
  await expect(chips).toContainText('Suite');
  await expect(chips).toContainText(shop.say('Mittelmeer', 'Mediterranean'));
  expect(await total(page)).toBeLessThanOrEqual(found);

  const before = await cards(page).getByRole('heading').allInnerTexts();
  await page
    .getByRole('navigation', { name: shop.ui.pages })
    .getByRole('link', { name: shop.ui.page(2) })
    .click();
  await expect(page).toHaveURL(/seite=2/);
  expect(await cards(page).getByRole('heading').allInnerTexts()).not.toEqual(before);

  const card = cards(page).first();
  const title = await card.getByRole('heading').innerText();
  await card.getByRole('heading').getByRole('link').click();
  await expect(heading(page)).toHaveText(title);
  await expect(page.getByRole('main')).toContainText(shop.say('alle Pflichtkosten enthalten', 'all mandatory charges included'));
  for (const section of [shop.say('Reiseverlauf', 'Itinerary'), shop.say('Schiff', 'Ship'), shop.say('Leistungen', 'includ')])
    await expect(
      page
        .getByRole('heading', { level: 2 })
        .filter({ hasText: new RegExp(section, 'i') })
        .first(),
    ).toBeVisible();
});

test('SEARCH-05 without a script: sorting by its button, a view by its link, a place by its address', async ({ page, shop }) => {
  await page.goto(shop.place);
  await expect(heading(page)).toContainText(shop.say('Karibik', 'Caribbean'));
  const sort = page.getByRole('combobox', { name: shop.screen.sort });
  await sort.selectOption('price asc');
  await page.locator('form', { has: sort }).getByRole('button', { name: shop.screen.apply }).click();
  await expect(page).toHaveURL(/sortierung=(?:preis|price)/);
  await expect(cards(page).first()).toBeVisible();
  await page
    .getByRole('navigation', { name: shop.screen.view })
    .getByRole('link', { name: shop.say('Karte', 'Map') })
    .click();
  await expect(page.getByRole('region', { name: shop.screen.map })).toBeVisible();
});

test('SEARCH-16 without a script: a voyage goes to the comparison by its link', async ({ page, shop }) => {
  await page.goto(shop.search);
  const title = await cards(page).first().getByRole('heading').innerText();
  await cards(page).first().getByRole('link', { name: shop.card.compare }).click();
  await expect(page).toHaveURL(new RegExp(`${shop.compare}\\?k=\\d+`));
  await expect(page.getByRole('columnheader').filter({ hasText: title })).toBeVisible();
});

test('SEARCH-14 without a script: own words are understood all the same', async ({ page, shop }) => {
  await page.goto(`${shop.search}?q=${encodeURIComponent(shop.say('Donau zu Ostern, zu zweit', 'Danube at Easter, two of us'))}`);
  const chips = page.getByRole('list', { name: shop.screen.applied });
  await expect(chips).toContainText(shop.say('Donau', 'Danube'));
  await expect(chips).toContainText(shop.say('Ostern', 'Easter'));
});

test('BRAND-06 without a script: the theme is a form that comes back to the page', async ({ page, shop }) => {
  await page.goto(shop.imprint);
  await page.getByRole('button', { name: shop.say('Dunkel', 'Dark') }).click();
  await expect(page).toHaveURL(new RegExp(shop.imprint));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
