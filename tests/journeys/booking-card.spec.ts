// Paying by card: the provider's fields in their frame, a card that is declined after the order and another way of paying, a confirmation at
// the bank (PAY-01 to PAY-04).
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { emptyBookingForm } from '#domain/booking/form/booking-form.ts';
import { paymentProblemText } from '#domain/payment/payment-texts.ts';
import { expect, narrowest, open, test as base } from './support.ts';

// The provider is another host, which is the point of it; what its fields find wrong it answers with 422.
const test = base.extend({ allowed: ['127.0.0.1', 'status of 422'] });

const part = (page: Page, name: string): Locator => page.locator(`[data-part="${name}"]`);
const way = (page: Page, method: string): Locator => page.locator(`[name=paymentMethod][value=${method}]`);
const fields = (page: Page): FrameLocator => page.frameLocator('[data-part="card-frame"] iframe');

const person = {
  salutation: 'female',
  title: 'none',
  firstName: 'Miriam',
  lastName: 'Lindqvist',
  birthDate: '1961-11-07',
  nationality: 'DE',
  clubNumber: '',
} as const;
const contact = {
  ...person,
  street: 'Deichstraße 4',
  postCode: '20459',
  city: 'Hamburg',
  country: 'DE',
  phone: '040 555 01 20',
  mobile: '',
  fax: '',
  email: 'm.lindqvist@example.org',
} as const;
const form = { ...emptyBookingForm(2), bookingContact: contact, pax: [person, { ...person, firstName: 'Jonas', birthDate: '1959-03-02' }] };

/** A booking that has come as far as its summary, made by the calls of the page itself. */
async function toSummary(page: Page, shop: { readonly imprint: string; booking: (id: number) => string }): Promise<void> {
  await open(page, shop.imprint);
  const { voyageId, sessionId } = await page.evaluate(async (bookingOptions) => {
    const call = async (path: string, input: object) =>
      (await (await fetch(`/api/${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(input) })).json()).data;
    const found = await call('voyageSearch/search', { url: '?page_size=40&tag_von=2027-03-01' });
    for (const { id } of found.hits) {
      const settings = await call('bookingRequest/getVoyageSettings', { voyageId: id });
      if (!settings?.isBookingPossible || !settings.isOptionPossible || !settings.paymentMeans.includes('card') || !settings.paymentMeans.includes('sepa'))
        continue;
      const begun = await call('bookingRequest/startVoyageSession', { voyageId: id, pax: { adults: 2, childAges: [] } });
      const session = { sessionId: begun.sessionId, sessionRevision: begun.sessionRevision };
      const offers = await call('bookingRequest/getCategoryAvailability', { sessionId: session.sessionId });
      const category = offers?.cabinCategories.find((one: { fares: { quote: object | null }[] }) => one.fares.some((fare) => fare.quote));
      if (!category) continue;
      const { fareGroupId } = category.fares.find((fare: { quote: object | null }) => fare.quote);
      const chosen = await call('bookingRequest/selectCategory', { ...session, fareGroupId, categoryCode: category.categoryCode });
      if (!chosen) continue;
      const summary = await call('bookingRequest/summarizeBooking', {
        sessionId: session.sessionId,
        sessionRevision: chosen.sessionRevision,
        bookingOptions,
        bookingStatus: 'fixed_booking',
      });
      if (summary?.paymentSettings.cardFields) return { voyageId: id as number, sessionId: session.sessionId as string };
    }
    throw new Error('the seed has no voyage that is paid by card');
  }, form);
  await open(page, `${shop.booking(voyageId)}/summary?erw=2&bs=${sessionId}`);
  await expect(part(page, 'summary-step')).toBeVisible();
  await page.locator('[name=bookingStatus][value=fixed_booking]').check();
  await expect(part(page, 'payment')).toBeVisible();
}

/**
 * Types a card where it belongs: into the provider's fields. With the keys: right after a scroll a browser may still send a click to where the
 * frame was.
 */
async function enterCard(page: Page, number: string): Promise<void> {
  await way(page, 'creditCard').press('Space');
  await expect(page.locator('[data-part="card-frame"][data-state=ready]')).toBeVisible();
  const entry = { firstName: 'Miriam', lastName: 'Lindqvist', number, securityCode: '123', expirationMonth: '08', expirationYear: '29' };
  for (const [name, value] of Object.entries(entry)) await fields(page).locator(`#${name}`).fill(value);
  await fields(page).locator('button[type=submit]').press('Enter');
  await expect(part(page, 'card-entered')).toContainText(number.slice(-4));
}

async function order(page: Page): Promise<void> {
  await page.locator('[id=acceptTerms]').press('Space');
  await part(page, 'order-button').press('Enter');
  await expect(part(page, 'confirmation-step')).toBeVisible({ timeout: 40_000 });
}

const outcome = (page: Page, state: string): Locator => page.locator(`[data-part="payment-outcome"][data-state="${state}"]`);

test.describe('paying by card', () => {
  test.setTimeout(90_000);

  test('PAY-01 PAY-03 PAY-04 the card is typed into the provider’s frame, kept while one looks elsewhere, named by four digits and accepted', async ({
    page,
    shop,
  }) => {
    await toSummary(page, shop);
    // Nothing is chosen beforehand, and what is missing is said at its place.
    await expect(page.locator('[name=paymentMethod]:checked')).toHaveCount(0);
    await page.locator('[id=acceptTerms]').press('Space');
    await part(page, 'order-button').press('Enter');
    await expect(page.locator('.error-summary')).toContainText(paymentProblemText('method_required', shop.language));
    await way(page, 'creditCard').press('Space');
    await expect(page.locator('[data-part="card-frame"][data-state=ready]')).toBeVisible();
    await part(page, 'order-button').press('Enter');
    await expect(page.locator('.error-summary')).toBeFocused();
    await page.locator('.error-summary a', { hasText: paymentProblemText('card_required', shop.language) }).press('Enter');
    await expect(page.locator('[id=payment-creditCard]')).toBeFocused();

    // What was typed into the frame stays while the other way of paying is looked at.
    await fields(page).locator('#number').fill('4242424242424242');
    await way(page, 'sepa').press('Space');
    await expect(page.locator('[id=payment-iban]')).toBeVisible();
    await way(page, 'creditCard').press('Space');
    await expect(fields(page).locator('#number')).toHaveValue('4242 4242 4242 4242');
    await enterCard(page, '4242424242424242');
    await expect(part(page, 'card-entered')).toContainText('08/29');
    expect(await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie, location.href]))).not.toMatch(/tok_|4242/);

    await part(page, 'order-button').press('Enter');
    await expect(part(page, 'confirmation-step')).toBeVisible({ timeout: 40_000 });
    await expect(outcome(page, 'forwarded')).toContainText('Visa •••• 4242', { timeout: 40_000 });
  });

  test('PAY-04 a card that is declined after the order leaves the booking alone; the debit that follows is taken', async ({ page, shop }) => {
    await page.setViewportSize(narrowest);
    await toSummary(page, shop);
    await enterCard(page, '4000000000000002');
    await order(page);
    const refused = outcome(page, 'declined');
    await expect(refused).toContainText(paymentProblemText('card_declined', shop.language), { timeout: 40_000 });
    const number = await page.getByRole('heading', { level: 1 }).innerText();
    await refused.getByRole('button').first().press('Enter');
    await way(page, 'sepa').press('Space');
    await part(page, 'another-payment').locator('.btn-primary').press('Enter');
    await expect(part(page, 'another-payment').locator('.error-summary')).toBeFocused();
    await page.locator('[id=payment-accountOwner]').fill('Miriam Lindqvist');
    await page.locator('[id=payment-iban]').fill('DE89 3704 0044 0532 0130 00');
    await part(page, 'another-payment').locator('.btn-primary').press('Enter');
    await expect(outcome(page, 'tokenised')).toContainText('3000');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(number);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

  test('PAY-04 a confirmation at the bank: in a window of its own, and the page notices by itself', async ({ page, shop }) => {
    await toSummary(page, shop);
    await enterCard(page, '4000002760003184');
    await order(page);
    const link = outcome(page, 'forwarding').locator('a.btn');
    await expect(link).toBeVisible({ timeout: 40_000 });
    const [bank] = await Promise.all([page.context().waitForEvent('page'), link.press('Enter')]);
    await bank.locator('button[value=confirm]').click();
    await bank.close();
    await page.bringToFront();
    await expect(outcome(page, 'forwarded')).toBeVisible({ timeout: 40_000 });
  });
});
