// A request without a voyage: from the footer to its number, with what is missing named, taken up again after a reload at each step, for
// everybody and down to 320 px.
import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { orderButtonText } from '#domain/booking/form/booking-kind.ts';
import { customRequestIncomplete } from '#domain/booking/form/custom-request.ts';
import { customTexts } from '#features/booking/web/custom/custom-texts.ts';
import { expect, narrowest, open, ready, test } from './support.ts';

const part = (page: Page, name: string): Locator => page.locator(`[data-part="${name}"]`);
const field = (page: Page, id: string): Locator => page.locator(`[id="${id}"]`);

async function answer(page: Page): Promise<void> {
  await field(page, 'shipName').fill('Nordlicht');
  await field(page, 'startDate').fill(`${new Date().getUTCFullYear() + 1}-06-14`);
  await field(page, 'duration').fill('14');
  await field(page, 'personCount').fill('3');
}

async function fillApplicant(page: Page): Promise<void> {
  const at = 'bookingContact';
  await page.locator(`[name="${at}-salutation"][value=none]`).check();
  await field(page, `${at}-firstName`).fill('Ilse');
  await field(page, `${at}-lastName`).fill("O'Connor-Łąka");
  await field(page, `${at}-birthDate`).fill('29');
  await field(page, `${at}-birthDate-month`).fill('2');
  await field(page, `${at}-birthDate-year`).fill('1968');
  await field(page, `${at}-country`).selectOption('CH');
  await field(page, `${at}-street`).fill('Seestrasse 9');
  await field(page, `${at}-postCode`).fill('8002');
  await field(page, `${at}-city`).fill('Zürich');
  await field(page, `${at}-email`).fill('ilse@example.org');
  await field(page, `${at}-phone`).fill('+41 44 555 01 20');
  await field(page, 'specialRequestsText').fill('Eine Woche früher oder später geht auch.');
}

/** Loads the page again: the same step is there, with what was typed. */
async function reloadAt(page: Page, name: string): Promise<void> {
  await page.reload();
  await ready(page);
  await expect(part(page, name)).toBeVisible();
}

/** No finding of the rules, and nothing wider than the window. */
async function isClean(page: Page, step: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`),
    step,
  ).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), step).toBeLessThanOrEqual(0);
}

for (const size of [narrowest, { width: 1440, height: 900 }])
  test(`BOOK-17 BOOK-24 from the footer to the number, loaded again at each step, at ${size.width} px`, async ({ page, shop, brand }) => {
    test.slow();
    await page.setViewportSize(size);
    const t = customTexts[shop.language];
    await open(page, shop.areas);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: shop.say('Individuelle Anfrage', 'Custom request') })
      .click();
    await expect(page).toHaveURL(new RegExp(`${brand.bookingUrl}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title);
    await expect(page).toHaveTitle(new RegExp(shop.say('^Individuelle Anfrage', '^Custom request')));
    await expect(part(page, 'wish-card').getByRole('link', { name: t.call(brand.phone.shown) })).toBeVisible();
    await isClean(page, 'request');

    await answer(page);
    await reloadAt(page, 'trip-step');
    await expect(field(page, 'shipName')).toHaveValue('Nordlicht');
    await page.getByRole('button', { name: t.goContacts }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.contactsTitle);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    await fillApplicant(page);
    await reloadAt(page, 'applicant-step');
    await expect(field(page, 'bookingContact-lastName')).toHaveValue("O'Connor-Łąka");
    await isClean(page, 'contacts');
    await page.getByRole('button', { name: t.goSummary }).click();
    await expect(part(page, 'send-step')).toBeVisible();
    await reloadAt(page, 'send-step');
    await expect(part(page, 'send-step')).toContainText('Eine Woche früher oder später geht auch.');
    await isClean(page, 'summary');

    const send = part(page, 'order-button');
    await expect(send).toHaveText(orderButtonText('custom_request', shop.language));
    await send.click();
    await expect(page.locator('.error-summary')).toBeFocused();
    await page.locator('[id=acceptTerms]').check();
    let sent = 0;
    page.on('request', (request) => (sent += request.url().endsWith('/confirmBooking') ? 1 : 0));
    await send.dblclick();
    await expect(part(page, 'confirmation-step')).toBeVisible();
    expect(sent).toBe(1);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/F[WC]\d\d-/);
    await isClean(page, 'confirmation');
    await reloadAt(page, 'confirmation-step');

    // a second request begins empty
    await open(page, brand.bookingUrl);
    await expect(field(page, 'shipName')).toHaveValue('');
  });

test('BOOK-17 each missing and each impossible answer is named, at its field and in the list', async ({ page, shop, brand }) => {
  const t = customTexts[shop.language];
  await open(page, brand.bookingUrl);
  await expect(part(page, 'trip-step')).toContainText(customRequestIncomplete[shop.language]);
  await page.getByRole('button', { name: t.goContacts }).click();
  const list = page.locator('.error-summary');
  await expect(list).toBeFocused();
  await expect(list.getByRole('link')).toHaveCount(4);
  await list.getByRole('link').nth(2).click();
  await expect(field(page, 'duration')).toBeFocused();
  await answer(page);
  await field(page, 'duration').fill('zwei Wochen');
  await field(page, 'personCount').fill('40');
  await page.getByRole('button', { name: t.goContacts }).click();
  await expect(list.getByRole('link')).toHaveCount(2);
  await expect(field(page, 'personCount')).toHaveAttribute('aria-invalid', 'true');
});

test('BOOK-01 an address ahead of what is filled in leads to the step that is due', async ({ page, brand, shop }) => {
  await open(page, `${brand.bookingUrl}/summary`);
  await expect(part(page, 'trip-step')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${brand.bookingUrl}/request`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(customTexts[shop.language].title);
});
