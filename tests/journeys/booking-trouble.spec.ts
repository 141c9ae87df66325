// What goes wrong while somebody books, in the browser: another price, a cabin that is gone, two tabs, no network, a part of the page that
// cannot be loaded, an operator's late answer; and a whole booking by the keys alone.
import type { Locator, Page } from '@playwright/test';
import { orderButtonText } from '#domain/booking/form/booking-kind.ts';
import { cabinTexts } from '#features/booking/web/cabin/cabin-texts.ts';
import { contactsTexts } from '#features/booking/web/contacts/contacts-texts.ts';
import { confirmationTexts } from '#features/booking/web/confirmation/confirmation-texts.ts';
import { actionTexts } from '#features/booking/web/flow/exception-texts.ts';
import { optionsTexts } from '#features/booking/web/options/options-texts.ts';
import {
  contactsAreKept,
  field,
  fillContacts,
  goToSummary,
  isClean,
  numberOf,
  orderButton,
  orderTotal,
  part,
  passOptions,
  readyToOrder,
  reloadAt,
  summaryByCalls,
  takeButton,
  takeCabin,
  toCabins,
  toContacts,
  trouble,
  voyageFor,
} from './booking-walk.ts';
import { inShop } from './shop-database.ts';
import { desk, expect, open, phone, test } from './support.ts';

const sizes = [phone, desk];

/** What the operator charges more or less for each of two, from now on. */
const changePrice = (page: Page, voyageId: number, minor: number) =>
  inShop(page.url(), 'update fares set double_minor = double_minor + $2 where voyage_id = $1 and double_minor is not null', [voyageId, minor]);

test.describe('a price that changes', () => {
  // the browser's own note about an answer that the page expects and shows
  test.use({ allowed: ['status of 422'] });

  for (const [place, size] of sizes.entries()) {
    test(`BOOK-13 BOOK-18 a dearer one is shown beside the old one and ordered only once it is accepted, at ${size.width} px`, async ({
      page,
      shop,
      baseURL,
    }) => {
      await page.setViewportSize(size);
      const voyageId = await voyageFor(baseURL, place);
      await summaryByCalls(page, shop, voyageId);
      await readyToOrder(page, shop, 'option_booking');
      const before = await orderTotal(page).innerText();
      await changePrice(page, voyageId, 5000);
      await orderButton(page).click();
      const change = field(page, 'price-change');
      await expect(change).toBeFocused();
      await expect(change).toContainText(before);
      if (size === desk) await expect(part(page, 'side-summary').locator('[data-part=previous-total]')).toContainText(before);
      await expect(orderTotal(page)).not.toHaveText(before);
      const after = await orderTotal(page).innerText();
      await expect(change).toContainText(after);
      await isClean(page, 'another price');

      await orderButton(page).click();
      await expect(page.locator('.error-summary')).toBeFocused();
      await expect(part(page, 'confirmation-step')).toHaveCount(0);
      await change.getByRole('button').click();
      await expect(part(page, 'previous-total')).toHaveCount(0);
      await orderButton(page).click();
      await expect(part(page, 'confirmation-step')).toContainText(after);
    });

    test(`BOOK-22 a cabin that goes under one’s hands is named at once and marked on the plan and in the list, at ${size.width} px`, async ({
      page,
      shop,
      baseURL,
      browser,
    }) => {
      await page.setViewportSize(size);
      const voyageId = await voyageFor(baseURL, 2 + place);
      await toCabins(page, shop, voyageId);
      const number = /\d+/.exec(await takeButton(page).innerText())?.[0] ?? '';
      const stranger = await browser.newContext({ baseURL: new URL(page.url()).origin });
      const second = await stranger.newPage();
      await toCabins(second, shop, voyageId);
      await takeCabin(second);
      await stranger.close();

      await takeButton(page).click();
      await expect(trouble(page, 'categorySelection')).toContainText(number);
      await isClean(page, 'a cabin that is gone');
      await page.getByRole('radio', { name: cabinTexts[shop.language].asList }).check();
      await expect(part(page, 'cabin-list')).toContainText(shop.say(`Kabine ${number}gerade vergeben`, `Cabin ${number}just taken`));
      await takeCabin(page);
    });
  }

  test('BOOK-13 a cheaper one is told and ordered without another question', async ({ page, shop, baseURL }) => {
    const voyageId = await voyageFor(baseURL, 4);
    await summaryByCalls(page, shop, voyageId);
    await readyToOrder(page, shop, 'option_booking');
    const before = await orderTotal(page).innerText();
    await changePrice(page, voyageId, -5000);
    await orderButton(page).click();
    const change = field(page, 'price-change');
    await expect(change).toBeFocused();
    await expect(change.getByRole('button')).toHaveCount(0);
    await expect(orderTotal(page)).not.toHaveText(before);
    const after = await orderTotal(page).innerText();
    await orderButton(page).click();
    await expect(part(page, 'confirmation-step')).toContainText(after);
  });
});

test.describe('two tabs', () => {
  test.use({ allowed: ['status of 422'] });

  for (const [place, [size, action]] of (
    [
      [phone, 'reload'],
      [desk, 'restart'],
    ] as const
  ).entries())
    test(`BOOK-07 do not mix: the older one is told and takes the way “${action}”; what was typed is kept, at ${size.width} px`, async ({
      page,
      shop,
      baseURL,
      context,
    }) => {
      await page.setViewportSize(size);
      const voyageId = await voyageFor(baseURL, 5 + place);
      await toContacts(page, shop, voyageId);
      await fillContacts(page);
      const session = new URL(page.url()).searchParams.get('bs');
      const other = await context.newPage();
      await open(other, page.url().replace('/contacts', '/cabin'));
      await takeCabin(other);

      await goToSummary(page, shop);
      await expect(trouble(page, 'summaryOutdatedSession')).toContainText(
        shop.say(
          'Die Verfügbarkeit kann sich geändert haben. Bitte starten Sie Ihre Anfrage neu.',
          'Availability may have changed. Please restart your request.',
        ),
      );
      await isClean(page, 'outdated');
      await page.getByRole('button', { name: actionTexts[shop.language][action] }).click();
      if (action === 'restart') {
        await takeCabin(page);
        expect(new URL(page.url()).searchParams.get('bs')).not.toBe(session);
      } else await expect(part(page, 'options-step')).toBeVisible();
      await passOptions(page, shop);
      await contactsAreKept(page);
      await goToSummary(page, shop);
      await expect(part(page, 'summary-step')).toBeVisible();
    });
});

test('BOOK-05 the cabin type chosen on the voyage’s page is chosen here, and can be changed', async ({ page, shop, baseURL }) => {
  const voyageId = await voyageFor(baseURL, 7, { types: 2 });
  await toCabins(page, shop, voyageId);
  const types = page.locator('input[name=cabin-type]:enabled');
  expect(await types.count()).toBeGreaterThan(1);
  const other = (await types.nth(1).getAttribute('value')) ?? '';
  const words: Readonly<Record<string, string>> = { inside: 'innen', outside: 'aussen', balcony: 'balkon', suite: 'suite' };
  await toCabins(page, shop, voyageId, `ka=${words[other]}&erw=2`);
  await expect(page.locator(`input[name=cabin-type][value=${other}]`)).toBeChecked();
  await types.first().check();
  await expect(takeButton(page)).toBeVisible();
});

test.describe('a network that goes', () => {
  test.use({ allowed: ['ERR_INTERNET_DISCONNECTED', 'ERR_FAILED', 'Failed to fetch'] });

  for (const [place, size] of sizes.entries())
    test(`BOOK-20 without a network nothing typed is lost; once it is back the same request goes on, at ${size.width} px`, async ({
      page,
      shop,
      baseURL,
      context,
    }) => {
      await page.setViewportSize(size);
      const voyageId = await voyageFor(baseURL, 8 + place);
      await toContacts(page, shop, voyageId);
      await fillContacts(page);
      await context.setOffline(true);
      await expect(page.getByText(shop.say('Sie sind gerade ohne Internet', 'You are without internet at the moment'))).toBeVisible();
      await goToSummary(page, shop);
      await expect(trouble(page, 'browserOffline')).toBeVisible();
      await contactsAreKept(page);
      await isClean(page, 'no network');
      await context.setOffline(false);
      await trouble(page, 'browserOffline').getByRole('button', { name: actionTexts[shop.language].retry }).click();
      await expect(part(page, 'summary-step')).toBeVisible();
      await expect(part(page, 'check-answers')).toContainText('Miriam');
    });

  test('PAGE-07 a step whose code cannot be loaded loads the page again once, and what was typed is there', async ({ page, shop, baseURL }) => {
    const voyageId = await voyageFor(baseURL, 10);
    let isGone = true;
    let loads = 0;
    await page.route(/summary-step[^/]*\.js/, (route) => (isGone ? route.abort() : route.continue()));
    await toContacts(page, shop, voyageId);
    await fillContacts(page);
    page.on('framenavigated', () => {
      loads += 1;
    });
    page.on('domcontentloaded', () => {
      isGone = false;
    });
    await goToSummary(page, shop);
    await expect(part(page, 'summary-step')).toBeVisible();
    await expect(part(page, 'check-answers')).toContainText('Miriam');
    expect(loads).toBeGreaterThan(0);
  });
});

test('BOOK-15 BOOK-13 an operator’s late answers: the page shows them one after the other, and begins again with everything kept', async ({
  page,
  shop,
  baseURL,
}) => {
  test.slow();
  const t = confirmationTexts[shop.language];
  const voyageId = await voyageFor(baseURL, 11);
  await summaryByCalls(page, shop, voyageId);
  await readyToOrder(page, shop, 'fixed_booking');
  await orderButton(page).click();
  const step = part(page, 'confirmation-step');
  await expect(step).toBeVisible();
  const number = await numberOf(page);
  const set = (changes: string, values: readonly unknown[] = []) =>
    inShop(page.url(), `update bookings set ${changes}, state_version = state_version + 1 where number = $1`, [number, ...values]);

  await set(`state = 'submitting'`);
  await reloadAt(page, 'confirmation-step');
  await expect(step).toHaveAttribute('data-outcome', 'pending');
  await expect(part(page, 'under-way')).toHaveText(t.following);
  await set(`state = 'offline_queued'`);
  await expect(step).toHaveAttribute('data-outcome', 'offline');
  // from here on the page asks every ten seconds only: loaded again it shows the same at once
  await set(`state = 'reprice', offered_minor = total_minor + 20000, answer_until = now() + interval '1 day'`);
  await reloadAt(page, 'price-answer');
  await expect(part(page, 'accept-price')).toHaveText(orderButtonText('fixed_booking', shop.language));
  await expect(part(page, 'decline-price')).toHaveText(t.priceDecline);
  await set(`state = 'rejected'`);
  await reloadAt(page, 'confirmation-step');
  await expect(step).toHaveAttribute('data-outcome', 'rejected');

  await page.getByRole('button', { name: t.againGo }).click();
  await takeCabin(page);
  await passOptions(page, shop);
  await contactsAreKept(page);
});

/** Goes on by Tab until a control has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 200; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there');
}

for (const [place, size] of sizes.entries())
  test(`A1 BOOK-15 a whole fixed booking by the keys alone, at ${size.width} px`, async ({ page, shop, baseURL }) => {
    test.slow();
    await page.setViewportSize(size);
    const voyageId = await voyageFor(baseURL, 12 + place);
    const type = async (id: string, text: string) => {
      await tabTo(page, field(page, id));
      await page.keyboard.type(text);
    };
    const person = async (at: string, firstName: string) => {
      await tabTo(page, page.locator(`[name="${at}-salutation"]`).first());
      await page.keyboard.press('Space');
      await type(`${at}-firstName`, firstName);
      await type(`${at}-lastName`, 'Lindqvist');
      await type(`${at}-birthDate`, '7');
      await type(`${at}-birthDate-month`, '11');
      await type(`${at}-birthDate-year`, '1961');
      if ((await field(page, `${at}-nationality`).count()) > 0) await type(`${at}-nationality`, shop.say('Deutsch', 'German'));
    };
    await toCabins(page, shop, voyageId);
    await tabTo(page, takeButton(page));
    await page.keyboard.press('Enter');
    await expect(part(page, 'options-step')).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: optionsTexts[shop.language].go }));
    await page.keyboard.press('Enter');
    await expect(part(page, 'contacts-step')).toBeVisible();
    await person('bookingContact', 'Miriam');
    await type('bookingContact-country', shop.say('Deutsch', 'Germany'));
    await type('bookingContact-street', 'Deichstraße 4');
    await type('bookingContact-postCode', '20459');
    await type('bookingContact-city', 'Hamburg');
    await type('bookingContact-email', 'm.lindqvist@example.org');
    await type('bookingContact-phone', '040 555 01 20');
    await person('pax-1', 'Jonas');
    await tabTo(page, page.getByRole('button', { name: contactsTexts[shop.language].go }));
    await page.keyboard.press('Enter');
    await expect(part(page, 'summary-step')).toBeVisible();

    await tabTo(page, page.locator('[name=bookingStatus]').first());
    await page.keyboard.press('Space');
    if (!(await page.locator('[name=bookingStatus][value=fixed_booking]').isChecked())) await page.keyboard.press('ArrowDown');
    await expect(page.locator('[name=bookingStatus][value=fixed_booking]')).toBeChecked();
    await expect(orderButton(page)).toHaveText(orderButtonText('fixed_booking', shop.language));
    const ways = page.locator('[name=paymentMethod]');
    if ((await ways.count()) > 0) {
      await tabTo(page, ways.first());
      await page.keyboard.press('Space');
      const debit = page.locator('[name=paymentMethod][value=sepa]');
      for (let presses = 0; presses < 4 && !(await debit.isChecked()); presses++) await page.keyboard.press('ArrowDown');
    }
    if ((await field(page, 'payment-iban').count()) > 0) {
      await type('payment-accountOwner', 'Miriam Lindqvist');
      await type('payment-iban', 'DE89370400440532013000');
    }
    await tabTo(page, page.locator('[id=acceptTerms]'));
    await page.keyboard.press('Space');
    await tabTo(page, orderButton(page));
    await page.keyboard.press('Enter');
    await expect(part(page, 'confirmation-step')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
