// From the voyage's page to the confirmation: an option, a fixed booking, a wait-list request; reloads at each step, two tabs.
import type { Locator, Page } from '@playwright/test';
import { orderButtonText } from '#domain/booking/form/booking-kind.ts';
import { requestTexts } from '#features/booking/web/request/request-texts.ts';
import { optionsTexts } from '#features/booking/web/options/options-texts.ts';
import { contactsTexts } from '#features/booking/web/contacts/contacts-texts.ts';
import { actionTexts, troubleTexts } from '#features/booking/web/flow/exception-texts.ts';
import type { Language } from '#domain/language.ts';
import { expect, open, phone, ready, test as base } from './support.ts';

interface Asked {
  readonly isOptionPossible: boolean;
  readonly isBookingPossible: boolean;
}

/** Lines of the seed with a system of their own: its simulator may still be starting, and these journeys are about our own places. */
const withSystem: ReadonlySet<string> = new Set(['Wessex Line', 'Kyklos Lines']);

/** Voyages of the seed, found as a visitor's browser would: by the calls of the shop. */
async function voyagesWhere(
  page: Page,
  baseURL: string | undefined,
  fits: (settings: Asked, states: readonly string[]) => boolean,
  start = 0,
): Promise<number> {
  // Both shops sell the same voyages; the name of the second one is known to the browser only.
  const origin = (baseURL ?? '').replace('//en.', '//');
  const call = async (path: string, data: object) => (await page.request.post(`${origin}/api/${path}`, { data })).json();
  for (let number = 1; number < 8; number++) {
    const found = await call('voyageSearch/search', { url: `?page_size=40&seite=${number}&tag_von=2027-03-01&ausgebucht=1` });
    const ids: number[] = found.data.hits.map((hit: { id: number }) => hit.id);
    for (const voyageId of ids.slice(number === 1 ? start : 0)) {
      const settings = await call('bookingRequest/getVoyageSettings', { voyageId });
      if (settings.status !== 'success' || !settings.data.isBookingPossible) continue;
      const details = await call('voyage/getVoyageDetails', { voyageId });
      if (withSystem.has(details.data.ship.operator)) continue;
      const states: string[] = details.data.cabinTypes.flatMap((type: { categories: { state: string }[] }) => type.categories.map(({ state }) => state));
      if (fits(settings.data, states)) return voyageId;
    }
  }
  throw new Error('the seed has no such voyage');
}

interface Words {
  readonly language: Language;
}
const test = base.extend<{ readonly words: Words }>({
  words: async ({ brand }, use) => use({ language: brand.language }),
});

const part = (page: Page, name: string): Locator => page.locator(`[data-part="${name}"]`);
const field = (page: Page, id: string): Locator => page.locator(`[id="${id}"]`);

async function fillPerson(page: Page, at: string, firstName: string, year: string): Promise<void> {
  await page.locator(`[name="${at}-salutation"][value=female]`).check();
  await field(page, `${at}-firstName`).fill(firstName);
  await field(page, `${at}-lastName`).fill('Lindqvist');
  await field(page, `${at}-birthDate`).fill('7');
  await field(page, `${at}-birthDate-month`).fill('11');
  await field(page, `${at}-birthDate-year`).fill(year);
  const nationality = field(page, `${at}-nationality`);
  if ((await nationality.count()) > 0) await nationality.selectOption('DE');
}

async function fillContacts(page: Page): Promise<void> {
  await fillPerson(page, 'bookingContact', 'Miriam', '1961');
  await field(page, 'bookingContact-country').selectOption('DE');
  await field(page, 'bookingContact-street').fill('Deichstraße 4');
  await field(page, 'bookingContact-postCode').fill('20459');
  await field(page, 'bookingContact-city').fill('Hamburg');
  await field(page, 'bookingContact-email').fill('m.lindqvist@example.org');
  await field(page, 'bookingContact-phone').fill('040 555 01 20');
  await fillPerson(page, 'pax-1', 'Jonas', '1959');
}

/** Loads the page again at the step it shows: the same step is there again. */
async function reloadAt(page: Page, name: string): Promise<void> {
  await page.reload();
  await ready(page);
  await expect(part(page, name)).toBeVisible();
}

/** To the cabins of a voyage for two. */
async function toCabins(page: Page, shop: { booking: (id: number) => string }, voyageId: number): Promise<void> {
  await open(page, `${shop.booking(voyageId)}?erw=2`);
  await expect(part(page, 'cabin-step')).toBeVisible();
}

const takeFirstCabin = async (page: Page): Promise<void> => {
  await page.locator('[data-part="cabin-step"] button.btn-primary').first().click();
  await expect(part(page, 'options-step')).toBeVisible();
};

async function throughContacts(page: Page, language: Language): Promise<void> {
  await page.getByRole('button', { name: optionsTexts[language].go }).click();
  await expect(part(page, 'contacts-step')).toBeVisible();
  await fillContacts(page);
  await page.getByRole('button', { name: contactsTexts[language].go }).click();
  await expect(part(page, 'summary-step')).toBeVisible();
}

const orderButton = (page: Page): Locator => part(page, 'order-button');
const isOption = (settings: Asked, states: readonly string[]): boolean => settings.isOptionPossible && states.includes('available');

test.describe('a booking', () => {
  test('BOOK-01 BOOK-12 BOOK-24 an option from the first question to the confirmation, taken up again after a reload at each step', async ({
    page,
    baseURL,
    shop,
    words: { language },
  }) => {
    const voyageId = await voyagesWhere(page, baseURL, isOption);
    await open(page, shop.booking(voyageId));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(requestTexts[language].title);
    await page.getByRole('button', { name: requestTexts[language].go }).click();
    await expect(part(page, 'cabin-step')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await reloadAt(page, 'cabin-step');
    await takeFirstCabin(page);
    await reloadAt(page, 'options-step');
    await page.getByRole('button', { name: optionsTexts[language].go }).click();
    await expect(part(page, 'contacts-step')).toBeVisible();

    // what is missing is listed first, and the list has the focus
    await page.getByRole('button', { name: contactsTexts[language].go }).click();
    await expect(page.locator('.error-summary')).toBeFocused();
    await fillContacts(page);
    await reloadAt(page, 'contacts-step');
    await expect(field(page, 'bookingContact-firstName')).toHaveValue('Miriam');
    await page.getByRole('button', { name: contactsTexts[language].go }).click();
    await expect(part(page, 'summary-step')).toBeVisible();

    await expect(orderButton(page)).toHaveText(orderButtonText(null, language));
    await orderButton(page).click();
    await expect(page.locator('.error-summary')).toBeFocused();
    await reloadAt(page, 'summary-step');
    await page.locator('[name=bookingStatus][value=option_booking]').check();
    await expect(orderButton(page)).toHaveText(orderButtonText('option_booking', language));
    await page.locator('[id=acceptTerms]').check();
    const total = await page.locator('[data-part="order-block"] [data-price-kind=total]').innerText();
    await orderButton(page).click();
    await expect(part(page, 'confirmation-step')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('17:00');
    await expect(part(page, 'confirmation-step')).toContainText(total);

    // nothing comes after it, and no way leads back
    await reloadAt(page, 'confirmation-step');
    await open(page, page.url().replace('confirmation', 'cabin'));
    await expect(part(page, 'confirmation-step')).toBeVisible();
  });

  test('BOOK-15 LAW-02 a fixed booking with a direct debit where the cruise line takes one; a double click books once', async ({
    page,
    baseURL,
    shop,
    words: { language },
  }) => {
    await page.setViewportSize(phone);
    const voyageId = await voyagesWhere(page, baseURL, isOption, 3);
    await toCabins(page, shop, voyageId);
    await takeFirstCabin(page);
    await throughContacts(page, language);
    await page.locator('[name=bookingStatus][value=fixed_booking]').check();
    await expect(orderButton(page)).toHaveText(orderButtonText('fixed_booking', language));
    const debit = page.locator('[name=paymentMethod][value=sepa]');
    if ((await debit.count()) > 0) await debit.check();
    if ((await field(page, 'payment-iban').count()) > 0) {
      await field(page, 'payment-accountOwner').fill('Miriam Lindqvist');
      await field(page, 'payment-iban').fill('DE89 3704 0044 0532 0130 00');
    }
    await page.locator('[id=acceptTerms]').check();
    let confirms = 0;
    page.on('request', (request) => (confirms += request.url().endsWith('/confirmBooking') ? 1 : 0));
    await orderButton(page).dblclick();
    await expect(part(page, 'confirmation-step')).toBeVisible();
    expect(confirms).toBe(1);
  });

  test('BOOK-05 BOOK-12 a wait-list request costs nothing and has no choice', async ({ page, baseURL, shop, words: { language } }) => {
    const voyageId = await voyagesWhere(page, baseURL, (_settings, states) => states.includes('waitlist'));
    await toCabins(page, shop, voyageId);
    const list = part(page, 'wait-list');
    await list.getByRole('checkbox').first().check();
    await list.getByRole('button').click();
    await expect(part(page, 'options-step')).toBeVisible();
    await throughContacts(page, language);
    await expect(page.locator('[name=bookingStatus]')).toHaveCount(0);
    await expect(orderButton(page)).toHaveText(orderButtonText('wait_list', language));
    await page.locator('[id=acceptTerms]').check();
    await orderButton(page).click();
    await expect(part(page, 'confirmation-step')).toBeVisible();
  });
});

test.describe('what happens meanwhile', () => {
  // the browser's own note about an answer that the page expects and shows
  test.use({ allowed: ['status of 422'] });

  test('BOOK-07 two tabs do not mix: the older one is told, loads the present state, and loses nothing that was typed', async ({
    page,
    baseURL,
    shop,
    context,
    words: { language },
  }) => {
    const voyageId = await voyagesWhere(page, baseURL, isOption, 6);
    await toCabins(page, shop, voyageId);
    await takeFirstCabin(page);
    await page.getByRole('button', { name: optionsTexts[language].go }).click();
    await fillContacts(page);

    const other = await context.newPage();
    await open(other, page.url().replace(/(booking-request|buchungsanfrage)\/(\d+)\/\w+/, '$1/$2/cabin'));
    await expect(part(other, 'cabin-step')).toBeVisible();
    await takeFirstCabin(other);

    await page.getByRole('button', { name: contactsTexts[language].go }).click();
    const facts = { persons: 2, most: 0, cabin: '', category: '', message: '', isOver: false };
    await expect(page.getByText(troubleTexts[language].summaryOutdatedSession.title(facts))).toBeVisible();
    await page.getByRole('button', { name: actionTexts[language].reload }).click();
    await expect(part(page, 'options-step')).toBeVisible();
    await page.getByRole('button', { name: optionsTexts[language].go }).click();
    await expect(field(page, 'bookingContact-firstName')).toHaveValue('Miriam');
    await page.getByRole('button', { name: contactsTexts[language].go }).click();
    await expect(part(page, 'summary-step')).toBeVisible();
  });

  test('BOOK-18 BOOK-22 a cabin that another visitor just took is named, and another one can be taken', async ({ page, baseURL, shop, browser }) => {
    const voyageId = await voyagesWhere(page, baseURL, isOption, 9);
    await toCabins(page, shop, voyageId);
    const stranger = await browser.newContext({ baseURL: new URL(page.url()).origin });
    const second = await stranger.newPage();
    await toCabins(second, shop, voyageId);
    await takeFirstCabin(second);
    await stranger.close();

    await page.locator('[data-part="cabin-step"] button.btn-primary').first().click();
    await expect(page.locator('[data-trouble="categorySelection"]')).toBeVisible();
    await expect(part(page, 'cabin-step')).toBeVisible();
    await takeFirstCabin(page);
  });
});
