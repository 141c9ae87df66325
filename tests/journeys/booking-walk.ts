// How a journey walks through a booking: the parts of its pages by their names, two travellers, each step by hand, and, where the way there is
// another journey's matter, straight to the summary by the calls that the page makes itself.
import { randomUUID } from 'node:crypto';
import { AxeBuilder } from '@axe-core/playwright';
import { test, type Locator, type Page } from '@playwright/test';
import { emptyBookingForm } from '#domain/booking/form/booking-form.ts';
import { orderButtonText } from '#domain/booking/form/booking-kind.ts';
import { contactsTexts } from '#features/booking/web/contacts/contacts-texts.ts';
import { optionsTexts } from '#features/booking/web/options/options-texts.ts';
import { ownVoyage, type VoyageWish } from './shop-database.ts';
import { expect, open, ready, type shopOf } from './support.ts';

export type Shop = ReturnType<typeof shopOf>;

export const part = (page: Page, name: string): Locator => page.locator(`[data-part="${name}"]`);
export const field = (page: Page, id: string): Locator => page.locator(`[id="${id}"]`);
export const trouble = (page: Page, kind: string): Locator => page.locator(`[data-trouble="${kind}"]`);
/** The cabin that is recommended, or where there are no numbers one without. */
export const takeButton = (page: Page): Locator =>
  page.locator(':is([data-part=recommended-cabin], [data-part=guarantee-cabin])').first().locator('button.btn');
export const orderButton = (page: Page): Locator => part(page, 'order-button');
export const orderTotal = (page: Page): Locator => part(page, 'order-block').locator('[data-price-kind=total]');
export const confirmation = (page: Page): Locator => part(page, 'confirmation-step');
export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** The booking's number, as the confirmation's heading has it. */
export async function numberOf(page: Page): Promise<string> {
  await expect(heading(page)).toContainText(/F[WC]\d\d-\w+/);
  return /F[WC]\d\d-\w+/.exec(await heading(page).innerText())?.[0] ?? '';
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
const address = {
  street: 'Deichstraße 4',
  postCode: '20459',
  city: 'Hamburg',
  country: 'DE',
  phone: '040 555 01 20',
  mobile: '',
  fax: '',
  // another customer's each time: nobody holds more than three options
  get email() {
    return `m.lindqvist+${randomUUID()}@example.org`;
  },
} as const;
const secondName = 'Jonas';
const filledForm = () => ({ ...emptyBookingForm(2), bookingContact: { ...person, ...address }, pax: [person, { ...person, firstName: secondName }] });

async function fillPerson(page: Page, at: string, firstName: string): Promise<void> {
  const [year = '', month = '', day = ''] = person.birthDate.split('-');
  await page.locator(`[name="${at}-salutation"][value=${person.salutation}]`).check();
  await field(page, `${at}-firstName`).fill(firstName);
  await field(page, `${at}-lastName`).fill(person.lastName);
  await field(page, `${at}-birthDate`).fill(day);
  await field(page, `${at}-birthDate-month`).fill(month);
  await field(page, `${at}-birthDate-year`).fill(year);
  const nationality = field(page, `${at}-nationality`);
  if ((await nationality.count()) > 0) await nationality.selectOption(person.nationality);
}

/** Everything that the step of the travellers asks of two. */
export async function fillContacts(page: Page): Promise<void> {
  await fillPerson(page, 'bookingContact', person.firstName);
  await field(page, 'bookingContact-country').selectOption(address.country);
  for (const name of ['street', 'postCode', 'city', 'email', 'phone'] as const) await field(page, `bookingContact-${name}`).fill(address[name]);
  await fillPerson(page, 'pax-1', secondName);
}

export async function contactsAreKept(page: Page): Promise<void> {
  await expect(field(page, 'bookingContact-firstName')).toHaveValue(person.firstName);
  await expect(field(page, 'bookingContact-street')).toHaveValue(address.street);
  await expect(field(page, 'pax-1-firstName')).toHaveValue(secondName);
}

/** Each journey of each shop books a voyage of its own: one would take the other's cabin. @param place unlike any other journey's */
export const voyageFor = (baseURL: string | undefined, place: number, wish?: VoyageWish): Promise<number> =>
  ownVoyage(baseURL ?? '', place * 2 + (test.info().project.name === 'fairway' ? 1 : 0), wish);

export async function toCabins(page: Page, shop: Shop, voyageId: number, query = 'erw=2'): Promise<void> {
  await open(page, `${shop.booking(voyageId)}?${query}`);
  await expect(part(page, 'cabin-step')).toBeVisible();
}

export async function takeCabin(page: Page): Promise<void> {
  await takeButton(page).click();
  await expect(part(page, 'options-step')).toBeVisible();
}

export async function toContacts(page: Page, shop: Shop, voyageId: number): Promise<void> {
  await toCabins(page, shop, voyageId);
  await takeCabin(page);
  await passOptions(page, shop);
}

export async function passOptions(page: Page, shop: Shop): Promise<void> {
  await page.getByRole('button', { name: optionsTexts[shop.language].go }).click();
  await expect(part(page, 'contacts-step')).toBeVisible();
}

export const goToSummary = (page: Page, shop: Shop): Promise<void> => page.getByRole('button', { name: contactsTexts[shop.language].go }).click();

export async function passContacts(page: Page, shop: Shop): Promise<void> {
  await fillContacts(page);
  await goToSummary(page, shop);
  await expect(part(page, 'summary-step')).toBeVisible();
}

export async function toSummary(page: Page, shop: Shop, voyageId: number): Promise<void> {
  await toContacts(page, shop, voyageId);
  await passContacts(page, shop);
}

/** A booking for two that has come as far as its summary, made by the calls of the page itself. */
export async function summaryByCalls(page: Page, shop: Shop, voyageId: number): Promise<void> {
  await open(page, shop.imprint);
  const sessionId = await page.evaluate(
    async ([id, bookingOptions]) => {
      const call = async (action: string, input: object) => {
        const body = JSON.stringify(input);
        const answer = await fetch(`/api/bookingRequest/${action}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
        const envelope = await answer.json();
        if (envelope.status !== 'success') throw new Error(`${action}: ${JSON.stringify(envelope)}`);
        return envelope.data;
      };
      const session = await call('startVoyageSession', { voyageId: id, pax: { adults: 2, childAges: [] } });
      const offers = await call('getCategoryAvailability', { sessionId: session.sessionId });
      const priced = (fare: { quote: object | null; minAge: number | null }) => fare.quote && fare.minAge === null;
      const category = offers.cabinCategories.find(({ fares }: { fares: { quote: object | null; minAge: number | null }[] }) => fares.some(priced));
      const place = { fareGroupId: category.fares.find(priced).fareGroupId, categoryCode: category.categoryCode };
      const chosen = await call('selectCategory', { sessionId: session.sessionId, sessionRevision: session.sessionRevision, ...place });
      const { sessionRevision } = chosen;
      await call('summarizeBooking', { sessionId: session.sessionId, sessionRevision, bookingOptions, bookingStatus: 'fixed_booking' });
      return String(session.sessionId);
    },
    [voyageId, filledForm()] as const,
  );
  await open(page, `${shop.booking(voyageId)}/summary?erw=2&bs=${sessionId}`);
  await expect(part(page, 'summary-step')).toBeVisible();
}

/** Chooses how firmly to order, pays by direct debit where something is paid, and accepts the terms. */
export async function readyToOrder(page: Page, shop: Shop, status: 'fixed_booking' | 'option_booking'): Promise<void> {
  await page.locator(`[name=bookingStatus][value=${status}]`).check();
  await expect(orderButton(page)).toHaveText(orderButtonText(status, shop.language));
  if (status === 'fixed_booking') await payByDebit(page);
  await page.locator('[id=acceptTerms]').check();
}

/** Nothing is chosen beforehand; where nothing is paid now there is nothing to choose. */
async function payByDebit(page: Page): Promise<void> {
  const debit = page.locator('[name=paymentMethod][value=sepa]');
  if ((await debit.count()) > 0) await debit.check();
  if ((await field(page, 'payment-iban').count()) === 0) return;
  await field(page, 'payment-accountOwner').fill('Miriam Lindqvist');
  await field(page, 'payment-iban').fill('DE89 3704 0044 0532 0130 00');
}

/** Loads the page again at the step it shows: the same step is there again. */
export async function reloadAt(page: Page, step: string): Promise<void> {
  await page.reload();
  await ready(page);
  await expect(part(page, step)).toBeVisible();
}

/** No finding of the rules for everybody, and nothing wider than the window. */
export async function isClean(page: Page, step: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`),
    step,
  ).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), step).toBeLessThanOrEqual(0);
}
