// Paying by card: the provider's fields in their frame, a card that is declined after the order and another way of paying, a confirmation at
// the bank (PAY-01 to PAY-04).
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { paymentProblemText } from '#domain/payment/payment-texts.ts';
import { isClean, part, summaryByCalls, voyageFor, type Shop } from './booking-walk.ts';
import { desk, expect, narrowest, phone, test as base } from './support.ts';

// The provider is another host, which is the point of it; what its fields find wrong it answers with 422.
const test = base.extend({ allowed: ['127.0.0.1', 'status of 422'] });

const way = (page: Page, method: string): Locator => page.locator(`[name=paymentMethod][value=${method}]`);
const fields = (page: Page): FrameLocator => page.frameLocator('[data-part="card-frame"] iframe');

/** A booking that has come as far as its summary, where it can be paid by card or by debit. */
async function toPayment(page: Page, shop: Shop, baseURL: string | undefined, place: number): Promise<void> {
  await summaryByCalls(page, shop, await voyageFor(baseURL, 10 + place, { modes: ['sepa'] }));
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
    baseURL,
  }) => {
    await toPayment(page, shop, baseURL, 0);
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

  for (const [place, size] of [narrowest, phone, desk].entries())
    test(`PAY-04 a card that is declined after the order leaves the booking alone; the debit that follows is taken, at ${size.width} px`, async ({
      page,
      shop,
      baseURL,
    }) => {
      await page.setViewportSize(size);
      await toPayment(page, shop, baseURL, 1 + place);
      await isClean(page, 'payment');
      await enterCard(page, '4000000000000002');
      await order(page);
      const refused = outcome(page, 'declined');
      await expect(refused).toContainText(paymentProblemText('card_declined', shop.language), { timeout: 40_000 });
      await isClean(page, 'a card that was declined');
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
      await isClean(page, 'paid by debit');
    });

  test('PAY-04 a confirmation at the bank: in a window of its own, and the page notices by itself', async ({ page, shop, baseURL }) => {
    await toPayment(page, shop, baseURL, 4);
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
