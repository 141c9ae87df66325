import { cards, expect, numberIn, open, phone, test, total } from './support.ts';

test.use({ viewport: phone, hasTouch: true, isMobile: true });

test('SEARCH-03 the sheet of filters counts while it is open, closes by its button and by Esc, and gives the focus back', async ({ page, shop }) => {
  await open(page, shop.search);
  const all = await total(page);
  const opener = page.getByRole('link', { name: new RegExp(`^${shop.screen.filters}`) });
  await opener.tap();
  const sheet = page.getByRole('dialog', { name: shop.screen.filters });
  await expect(sheet).toBeVisible();
  await sheet.getByRole('radio', { name: /^Suite/ }).check();
  const show = sheet.getByRole('button', { name: /zeigen$|^Show/ });
  await expect.poll(async () => numberIn(await show.innerText())).toBeLessThan(all);
  const promised = numberIn(await show.innerText());
  await show.tap();
  await expect(sheet).not.toBeVisible();
  await expect(opener).toBeFocused();
  expect(await total(page)).toBe(promised);
  await expect(page).toHaveURL(/ka=suite/);
  await opener.tap();
  await expect(sheet.getByRole('radio', { name: /^Suite/ })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(sheet).not.toBeVisible();
});

test('SEARCH-03 one of the four usual filters is one tap, and one tap takes it off', async ({ page, shop }) => {
  await open(page, shop.search);
  const all = await total(page);
  const quick = page.getByRole('main').getByRole('link', { name: shop.say('Balkon', 'Balcony'), exact: true });
  await quick.tap();
  await expect(page).toHaveURL(/ka=balkon/);
  await expect.poll(() => total(page)).toBeLessThan(all);
  await quick.tap();
  await expect.poll(() => total(page)).toBe(all);
});

test('SEARCH-06 the map is one tap away and one tap back', async ({ page, shop }) => {
  await open(page, shop.search);
  await page
    .getByRole('main')
    .getByRole('link', { name: shop.say('Karte', 'Map') })
    .last()
    .tap();
  await expect(page.getByRole('region', { name: shop.screen.map })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: shop.say('Liste', 'List') })
    .last()
    .tap();
  await expect(page.getByRole('region', { name: shop.screen.map })).toHaveCount(0);
  await expect(cards(page).first()).toBeVisible();
});

test('SEARCH-01 the first voyage begins on the first screen and a fifth, and its whole card can be tapped through to the price', async ({ page, shop }) => {
  await open(page, shop.search);
  const box = await cards(page).first().boundingBox();
  expect(box?.y).toBeLessThan(phone.height * 1.2);
  await expect(cards(page).first()).toContainText('€');
});

test('SEARCH-12 the search opens below its line and changes who travels', async ({ page, shop }) => {
  await open(page, `${shop.search}?ka=balkon`);
  await page
    .locator('summary')
    .filter({ hasText: shop.say('2 Erwachsene', '2 adults') })
    .first()
    .tap();
  const form = page.getByRole('form', { name: shop.box.current });
  await expect(form).toBeVisible();
  await form.locator('summary', { hasText: shop.box.who }).tap();
  await form.getByRole('button', { name: shop.ui.less(shop.box.adults) }).tap();
  await form.getByRole('button', { name: /zeigen$|^Show/ }).tap();
  await expect(page).toHaveURL(/erw=1/);
  await expect(page).toHaveURL(/ka=balkon/);
  await expect(cards(page).first()).toContainText(shop.say('1 Erwachsener', '1 adult'));
});
