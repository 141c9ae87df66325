// From the voyage's page to the confirmation: an option, a fixed booking, a wait-list request, each on a phone and at a desk; reloads at each
// step.
import { orderButtonText } from '#domain/booking/form/booking-kind.ts';
import { contactsTexts } from '#features/booking/web/contacts/contacts-texts.ts';
import { requestTexts } from '#features/booking/web/request/request-texts.ts';
import {
  contactsAreKept,
  fillContacts,
  goToSummary,
  heading,
  isClean,
  orderButton,
  orderTotal,
  part,
  passContacts,
  passOptions,
  readyToOrder,
  reloadAt,
  takeCabin,
  toCabins,
  toSummary,
  voyageFor,
} from './booking-walk.ts';
import { desk, expect, open, phone, test } from './support.ts';

for (const [place, size] of [phone, desk].entries())
  test.describe(`a booking at ${size.width} px`, () => {
    test.use({ viewport: size });

    test('BOOK-01 BOOK-12 BOOK-24 an option from the first question to the confirmation, taken up again after a reload at each step', async ({
      page,
      baseURL,
      shop,
    }) => {
      test.slow();
      const { language } = shop;
      await open(page, shop.booking(await voyageFor(baseURL, 20 + place)));
      await expect(heading(page)).toHaveText(requestTexts[language].title);
      await page.getByRole('button', { name: requestTexts[language].go }).click();
      await expect(part(page, 'cabin-step')).toBeVisible();
      await expect(heading(page)).toBeFocused();
      await reloadAt(page, 'cabin-step');
      await takeCabin(page);
      await reloadAt(page, 'options-step');
      await passOptions(page, shop);

      // what is missing is listed first, and the list has the focus
      await page.getByRole('button', { name: contactsTexts[language].go }).click();
      await expect(page.locator('.error-summary')).toBeFocused();
      await fillContacts(page);
      await reloadAt(page, 'contacts-step');
      await contactsAreKept(page);
      await goToSummary(page, shop);
      await expect(part(page, 'summary-step')).toBeVisible();

      await expect(orderButton(page)).toHaveText(orderButtonText(null, language));
      await orderButton(page).click();
      await expect(page.locator('.error-summary')).toBeFocused();
      await reloadAt(page, 'summary-step');
      await readyToOrder(page, shop, 'option_booking');
      const total = await orderTotal(page).innerText();
      await orderButton(page).click();
      await expect(part(page, 'confirmation-step')).toBeVisible();
      await expect(heading(page)).toContainText('17:00');
      await expect(part(page, 'confirmation-step')).toContainText(total);

      // nothing comes after it, and no way leads back
      await reloadAt(page, 'confirmation-step');
      await open(page, page.url().replace('confirmation', 'cabin'));
      await expect(part(page, 'confirmation-step')).toBeVisible();
    });

    test('BOOK-15 LAW-02 a fixed booking with a direct debit; a double click books once', async ({ page, baseURL, shop }) => {
      await toSummary(page, shop, await voyageFor(baseURL, place, { modes: ['sepa'] }));
      await readyToOrder(page, shop, 'fixed_booking');
      let confirms = 0;
      page.on('request', (request) => (confirms += request.url().endsWith('/confirmBooking') ? 1 : 0));
      await orderButton(page).dblclick();
      await expect(part(page, 'confirmation-step')).toHaveAttribute('data-outcome', 'done');
      expect(confirms).toBe(1);
      await isClean(page, 'confirmation');
    });

    test('BOOK-05 BOOK-12 a wait-list request costs nothing and has no choice', async ({ page, baseURL, shop }) => {
      await toCabins(page, shop, await voyageFor(baseURL, place, { state: 'waitlist' }));
      const list = part(page, 'wait-list');
      await list.getByRole('checkbox').first().check();
      await isClean(page, 'wait list');
      await list.getByRole('button').click();
      await expect(part(page, 'options-step')).toBeVisible();
      await passOptions(page, shop);
      await passContacts(page, shop);
      await expect(page.locator('[name=bookingStatus]')).toHaveCount(0);
      await expect(orderButton(page)).toHaveText(orderButtonText('wait_list', shop.language));
      await page.locator('[id=acceptTerms]').check();
      await orderButton(page).click();
      await expect(part(page, 'confirmation-step')).toHaveAttribute('data-outcome', 'done');
    });
  });
