// The steps of a booking for everybody: accessibility, narrow windows, mistakes that are named and lead to their fields.
import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { formTexts } from '#features/booking/web/form/form-texts.ts';
import { expect, open, phone, test, type shopOf } from './support.ts';

type Shop = ReturnType<typeof shopOf>;
const wordsOf = (shop: Shop) => formTexts[shop.language];

/** A voyage that can be booked in this way, far enough away for an option. */
async function voyageTo(page: Page, shop: Shop, bookable: string): Promise<number> {
  // names below localhost are known to browsers alone; both shops sell the same voyages
  await page.goto(shop.imprint);
  const { port } = new URL(page.url());
  const from = new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10);
  const answer = await page.request.post(`http://localhost:${port}/api/voyageSearch/search`, {
    data: { url: `/kreuzfahrten?ausgebucht=1&is_river=0&tag_von=${from}`, pageSize: 40 },
  });
  const { data } = (await answer.json()) as { data: { hits: { id: number; bookable: string; operator: { name: string } }[] } };
  // lines with a system of their own are left out: its simulator may still be starting
  const found = data.hits.filter((hit) => hit.bookable === bookable && !['Wessex Line', 'Kyklos Lines'].includes(hit.operator.name));
  // journeys that run at the same time would take each other's recommended cabin
  const mine = found[Number.parseInt(test.info().testId.slice(-6), 16) % found.length];
  expect(mine, `a voyage that is ${bookable}`).toBeDefined();
  return mine?.id ?? 0;
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

async function fillPerson(scope: Locator, shop: Shop, firstName: string): Promise<void> {
  const t = wordsOf(shop);
  await scope.getByText(t.salutations.female, { exact: true }).first().click();
  await scope.getByLabel(t.firstName).first().fill(firstName);
  await scope.getByLabel(t.lastName).first().fill('Müller-Lüdenscheidt');
  await scope.getByLabel(shop.say('Tag', 'Day')).first().fill('28');
  await scope.getByLabel(shop.say('Monat', 'Month')).first().fill('2');
  await scope.getByLabel(shop.say('Jahr', 'Year')).first().fill('1980');
  await scope.getByLabel(t.nationality).first().selectOption('DE');
}

async function fillContacts(page: Page, shop: Shop): Promise<void> {
  const t = wordsOf(shop);
  const main = page.getByRole('main');
  await fillPerson(main, shop, 'Änne');
  await main.getByLabel(t.country, { exact: true }).selectOption('DE');
  await main.getByLabel(t.street).fill('Am Kai 1');
  await main.getByLabel(t.postCode).fill('20457');
  await main.getByLabel(t.city, { exact: true }).fill('Hamburg');
  await main.getByRole('textbox', { name: t.email }).fill('aenne@example.org');
  await main.getByLabel(t.phone).fill('040 123456');
  await fillPerson(
    main
      .locator('section, fieldset')
      .filter({ hasText: t.person(2) })
      .last(),
    shop,
    'Berta',
  );
}

const takeCabin = (page: Page, shop: Shop) => page.getByRole('button', { name: new RegExp(shop.say('^Kabine \\d+ nehmen', '^Take cabin \\d+')) });
const goOn = (page: Page, shop: Shop) => page.getByRole('button', { name: new RegExp(shop.say('^Weiter zu', '^Continue to|^On to')) });

async function toOptions(page: Page, shop: Shop, voyageId: number): Promise<void> {
  await open(page, `${shop.booking(voyageId)}?erw=2`);
  await expect(heading(page, shop.say('Kabinenwahl', 'Choose your cabin'))).toBeVisible();
  await takeCabin(page, shop).first().click();
  await expect(heading(page, shop.say('Wählen Sie Ihre weiteren Reiseoptionen', 'Choose your further travel options'))).toBeVisible();
}

test('BOOK-11 mistakes are named at their fields and in a list that leads there; nothing typed is lost', async ({ page, shop }) => {
  test.slow();
  await toOptions(page, shop, await voyageTo(page, shop, 'fixed_and_option'));
  await goOn(page, shop).click();
  await fillContacts(page, shop);
  const t = wordsOf(shop);
  await page.getByRole('textbox', { name: t.email }).fill('keine');
  await goOn(page, shop).click();
  const list = page
    .getByRole('alert')
    .filter({ has: page.getByRole('link') })
    .first();
  await expect(list).toBeVisible();
  await list.getByRole('link').first().click();
  await expect(page.getByRole('textbox', { name: t.email })).toBeFocused();
  await expect(page.getByLabel(t.street)).toHaveValue('Am Kai 1');
});

for (const size of [phone, { width: 1440, height: 900 }])
  test(`BOOK-01 A1 every step is for everybody, at ${size.width} px`, async ({ page, shop }) => {
    test.slow();
    await page.setViewportSize(size);
    const voyageId = await voyageTo(page, shop, 'fixed_and_option');
    const clean = async (step: string) => {
      const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`),
        step,
      ).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), step).toBeLessThanOrEqual(0);
    };
    await open(page, `${shop.booking(voyageId)}?erw=2`);
    await expect(takeCabin(page, shop).first()).toBeVisible();
    await clean('cabin');
    await takeCabin(page, shop).first().click();
    await expect(goOn(page, shop)).toBeVisible();
    await clean('options');
    await goOn(page, shop).click();
    await fillContacts(page, shop);
    await clean('contacts');
    await goOn(page, shop).click();
    await expect(heading(page, shop.say('Prüfen und senden', 'Check and send'))).toBeVisible();
    await clean('summary');
  });
