// After the order, from the mail: an option becomes a fixed booking, a place from the wait list is taken, an address that opens nothing.
import type { Page } from '@playwright/test';
import { AxeBuilder } from '@axe-core/playwright';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { orderButtonText } from '#domain/booking/form/booking-kind.ts';
import { emptyBookingForm } from '#domain/booking/form/booking-form.ts';
import { statusTexts, viewWords } from '#features/booking/web/status/status-texts.ts';
import { pathCodecs } from '#brands/paths.ts';
import { expect, open, phone, test } from './support.ts';

/**
 * Time and places that become free are moved in the database: three days do not pass in a journey. The one that the journeys' own shop made,
 * or of SHOP_DATABASE_URL where they visit a shop that runs already.
 */
const databaseUrl =
  process.env['SHOP_DATABASE_URL'] ??
  `postgres://app@localhost/shop?host=${encodeURIComponent(path.join(os.tmpdir(), `fairway-journeys-${process.env['SHOP_PORT'] ?? '4310'}`, 'run'))}`;

async function inDatabase<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

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
  ...emptyBookingForm(1).bookingContact,
  ...person,
  street: 'Deichstraße 4',
  postCode: '20459',
  city: 'Hamburg',
  country: 'DE',
  phone: '040 555 01 20',
} as const;

interface Ordered {
  readonly number: string;
  readonly voyageId: number;
  readonly categoryCode: string;
  readonly email: string;
}

/**
 * A booking by the calls, as the browser of the visitor makes it; its steps are another journey's matter.
 * @param nth of the voyages that are sold so: whoever waits on one is not in the way of another journey
 */
async function order(page: Page, kind: 'option_booking' | 'wait_list', email: string, nth = 0): Promise<Ordered> {
  const state = kind === 'wait_list' ? 'waitlist' : 'available';
  const { rows } = await inDatabase((client) =>
    client.query<{ id: number }>(
      `select v.id from voyages v join itineraries i on i.id = v.itinerary_id join ships s on s.id = i.ship_id join operators o on o.id = s.operator_id
       where v.state = 'on_sale' and v.departs_on > current_date + 40 and v.option_possible and o.option_possible and o.system = 'own' and o.payment_mode = 'sepa'
         and o.insolvency_cover is not null
         and exists (select 1 from fares f where f.voyage_id = v.id and f.state = $1 and f.double_minor is not null and f.min_age is null)
       order by v.id offset $2 limit 1`,
      [state, nth],
    ),
  );
  const voyageId = rows[0]!.id;
  const call = async (action: string, input: object) =>
    page.evaluate(
      async ([path, body]) => {
        const answer = await fetch(`/api/bookingRequest/${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
        const envelope = await answer.json();
        if (envelope.status !== 'success') throw new Error(`${path}: ${JSON.stringify(envelope)}`);
        return envelope.data;
      },
      [action, JSON.stringify(input)] as const,
    );
  const form = { ...emptyBookingForm(2), acceptTerms: true, bookingContact: { ...contact, email }, pax: [person, { ...person, firstName: 'Jonas' }] };
  const { sessionId, sessionRevision } = await call('startVoyageSession', { voyageId, pax: { adults: 2, childAges: [] } });
  const offers = await call('getCategoryAvailability', { sessionId });
  const category = (kind === 'wait_list' ? offers.waitListCategories : offers.cabinCategories)[0];
  const { categoryCode } = category;
  const { fareGroupId } = category.fares.find((fare: { quote: unknown }) => fare.quote);
  const wish = kind === 'wait_list' ? { waitListCategoryCodes: [categoryCode] } : {};
  const chosen = await call('selectCategory', { sessionId, sessionRevision, fareGroupId, categoryCode, ...wish });
  const bookingStatus = kind === 'wait_list' ? null : kind;
  const summary = await call('summarizeBooking', { sessionId, sessionRevision: chosen.sessionRevision, bookingOptions: form, bookingStatus });
  const booked = await call('confirmBooking', {
    sessionId,
    sessionRevision: summary.sessionRevision,
    bookingOptions: form,
    bookingStatus,
    acceptedTotal: summary.quote.total,
  });
  return { number: booked.bookingId, voyageId, categoryCode, email };
}

/** A place of the category becomes free; whoever else waits for it came later. */
async function freed(client: pg.Client, { number, voyageId, categoryCode }: Ordered): Promise<void> {
  await client.query(`update bookings set created_at = (select min(created_at) - interval '1 day' from bookings) where number = $1`, [number]);
  await client.query('update allotments set size = size + 1 where voyage_id = $1 and category_code = $2', [voyageId, categoryCode]);
  await client.query(`insert into outbox (kind, dedupe_key, payload) values ('waitlist.offer', $1, $2)`, [
    `waitlist.offer/${number}`,
    { voyageId, categoryCode },
  ]);
}

/** Opens the newest mail of a kind in the built-in mailbox and follows its link to the booking's page. */
async function fromMail(page: Page, kind: string, email: string): Promise<void> {
  const row = page
    .getByRole('row')
    .filter({ hasText: email })
    .filter({ has: page.getByRole('cell', { name: kind, exact: true }) });
  await expect(async () => {
    await page.goto('/dev/mailbox');
    await expect(row.first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await row.first().getByRole('link').click();
  const address = /https?:\/\/\S+\/(?:buchung|booking-status)\/[\w-]{43}/.exec(await page.locator('pre').innerText())?.[0];
  expect(address).toBeDefined();
  await open(page, address!);
}

async function payByDebit(page: Page): Promise<void> {
  await page.locator('[name=paymentMethod][value=sepa]').check();
  await page.locator('[id=payment-accountOwner]').fill('Miriam Lindqvist');
  await page.locator('[id=payment-iban]').fill('DE89 3704 0044 0532 0130 00');
  const bic = page.locator('[id=payment-bic]');
  if ((await bic.count()) > 0) await bic.fill('COBADEFFXXX');
}

const status = (page: Page) => page.locator('[data-part="booking-status"]');
const orderButton = (page: Page) => page.locator('[data-part="order-button"]');
const listOf = (brand: string, journey: number): number => (brand === 'fairway' ? 2 : 0) + journey;
const own = (name: string, brand: string) => `${name}.${brand}.${Date.now()}@example.org`;

/** The mailbox shows a mail in a frame without scripts, where the test's own watch may not run either; refusals are told by their status. */
const expected = ['Blocked script execution', 'status of 422'];

test.describe('after the order', () => {
  test('BOOK-12 BOOK-24 LAW-02 an option: its mail leads to its page, confirmed there it is fixed and a mail says so', async ({ page, brand, allowed }) => {
    const { language } = brand;
    allowed.push(...expected);
    await open(page, '/');
    const { number, email } = await order(page, 'option_booking', own('option', brand.id));
    await fromMail(page, 'option', email);
    await expect(status(page)).toHaveAttribute('data-view', 'option');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('17:00');
    await expect(page.locator('body')).not.toContainText('Lindqvist');
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

    // what is missing is listed first, and nothing was sent
    await expect(orderButton(page)).toHaveText(orderButtonText('fixed_booking', language));
    await orderButton(page).click();
    await expect(page.locator('.error-summary')).toBeFocused();
    await payByDebit(page);
    await page.locator('[id=acceptTerms]').check();
    await orderButton(page).dblclick();
    await expect(status(page)).toHaveAttribute('data-view', 'fixed');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.reload();
    await expect(status(page)).toHaveAttribute('data-view', 'fixed');
    await fromMail(page, 'confirmation', email);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(viewWords[language].fixed[0]({ number, until: '' }));

    // the papers name people: they ask for a date of birth, and say where it opens nothing
    const { pdfButton, pdfRefused } = statusTexts[language];
    const givenDate = async (day: string, month: string, year: string) => {
      await page.locator('[name=birthDate-day]').fill(day);
      await page.locator('[name=birthDate-month]').fill(month);
      await page.locator('[name=birthDate-year]').fill(year);
    };
    await givenDate('8', '11', '1961');
    await page.getByRole('button', { name: pdfButton }).click();
    await expect(page.locator('[data-part="papers"]')).toContainText(pdfRefused);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await givenDate('7', '11', '1961');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: pdfButton }).click();
    expect((await download).suggestedFilename()).toBe(`${number}.pdf`);
    await expect(page.locator('[data-part="papers"]')).not.toContainText(pdfRefused);
  });

  test('BOOK-22 BOOK-24 the wait list: a place becomes free, its mail offers it, one takes it; on a phone', async ({ page, brand, allowed }) => {
    allowed.push(...expected);
    await page.setViewportSize(phone);
    await open(page, '/');
    const waiting = await order(page, 'wait_list', own('waiting', brand.id), listOf(brand.id, 0));
    const { number, email } = waiting;
    await fromMail(page, 'waitList', email);
    await expect(status(page)).toHaveAttribute('data-view', 'waiting');
    await expect(orderButton(page)).toHaveCount(0);
    await inDatabase((client) => freed(client, waiting));
    await fromMail(page, 'waitListOffer', email);
    await expect(status(page)).toHaveAttribute('data-view', 'offered');
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await payByDebit(page);
    await page.locator('[id=acceptTerms]').check();
    await orderButton(page).click();
    await expect(status(page)).toHaveAttribute('data-view', 'fixed');
    await fromMail(page, 'confirmation', email);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
  });

  test('BOOK-22 an option whose time is over and an offer that was declined say so, and leave a way on', async ({ page, brand, allowed }) => {
    await open(page, '/');
    allowed.push(...expected);
    const option = await order(page, 'option_booking', own('late', brand.id));
    await fromMail(page, 'option', option.email);
    await payByDebit(page);
    await page.locator('[id=acceptTerms]').check();
    await inDatabase((client) => client.query(`update bookings set option_valid_until = now() where number = $1`, [option.number]));
    await orderButton(page).click();
    await expect(status(page)).toHaveAttribute('data-view', 'lapsed');
    await expect(page.locator('[data-part="ways"]')).toBeVisible();
    await expect(orderButton(page)).toHaveCount(0);

    const waiting = await order(page, 'wait_list', own('declines', brand.id), listOf(brand.id, 1));
    await inDatabase((client) => freed(client, waiting));
    await fromMail(page, 'waitListOffer', waiting.email);
    await page.locator('[data-part="decline-offer"] summary').click();
    await page.getByRole('button', { name: statusTexts[brand.language].declineButton }).click();
    await expect(status(page)).toHaveAttribute('data-view', 'offerGone');
    await expect(orderButton(page)).toHaveCount(0);
  });

  test('BOOK-24 a page that opens by its address is kept from everybody else; a wrong address opens nothing', async ({ page, brand, allowed }) => {
    allowed.push('404');
    const answer = await page.goto(pathCodecs[brand.id].toPublic(`/booking-status/${'A'.repeat(43)}`));
    expect(answer?.status()).toBe(404);
    expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(statusTexts[brand.language].closedTitle);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });
});
