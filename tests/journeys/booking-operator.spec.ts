// Voyages that an operator's own system sells: booked live, while nobody answers there, dearer than shown, sold out under one's hands, and with
// an answer that got lost (OPS-01, OPS-03, BOOK-13, BOOK-18, BOOK-19, BOOK-22). There is one simulated operator system and it behaves the same
// to everybody: the journeys run one after the other, each with a visitor on a phone and one at a desk in both shops, all at the same time.
import type { Page } from '@playwright/test';
import { cabinTexts } from '#features/booking/web/cabin/cabin-texts.ts';
import { confirmationTexts } from '#features/booking/web/confirmation/confirmation-texts.ts';
import { orderButtonText } from '#domain/booking/form/booking-kind.ts';
import { operatorControl, type OperatorControl } from '../../simulators/operator/control-client.ts';
import {
  confirmation,
  contactsAreKept,
  field,
  heading,
  isClean,
  numberOf,
  orderButton,
  orderTotal,
  part,
  passContacts,
  passOptions,
  readyToOrder,
  reloadAt,
  summaryByCalls,
  takeButton,
  takeCabin,
  toCabins,
  toContacts,
  trouble,
  type Shop,
} from './booking-walk.ts';
import { inShop, operatorControlUrl, operatorVoyage } from './shop-database.ts';
import { desk, expect, open, phone, shopOf, test as base, watch } from './support.ts';

interface Visitor {
  readonly page: Page;
  readonly shop: Shop;
  readonly voyageId: number;
}

interface Fixtures {
  readonly control: OperatorControl;
  /** On a phone and at a desk, in both shops, each on a voyage of its own; what one of them does the others do at the same time. */
  readonly visitors: (run: (visitor: Visitor) => Promise<void>) => Promise<void>;
}

const lines = ['wessex-line', 'kyklos-lines'] as const;

const test = base.extend<Fixtures>({
  control: async ({ baseURL }, use) => {
    const control = operatorControl(operatorControlUrl(baseURL ?? ''));
    await control.reset();
    await use(control);
    await control.reset();
  },
  visitors: async ({ browser, baseURL }, use, info) => {
    const { port } = new URL(baseURL ?? '');
    const lot = Number.parseInt(info.testId.slice(-6), 16) % 40;
    const all = await Promise.all(
      [phone, desk].flatMap((viewport, wide) =>
        (['fahrwasser', 'fairway'] as const).map(async (id, second) => {
          const shop = shopOf(id);
          const origin = id === 'fahrwasser' ? `http://localhost:${port}` : `http://en.localhost:${port}`;
          const context = await browser.newContext({ baseURL: origin, viewport, locale: shop.say('de-DE', 'en-GB') });
          const page = await context.newPage();
          // the browser's own note about an answer that the page expects and shows
          const judge = watch(page, ['status of 422']);
          const voyageId = await operatorVoyage(baseURL ?? '', lines[second] ?? lines[0], lot * 2 + wide);
          return { visitor: { page, shop, voyageId }, name: `${id} at ${viewport.width} px`, end: async () => (await context.close(), judge()) };
        }),
      ),
    );
    await use(async (run) => {
      await Promise.all(all.map(({ visitor, name }) => test.step(name, () => run(visitor))));
    });
    for (const { end } of all) await end();
  },
});

const totals = new WeakMap<Page, string>();
const isOutcome = (page: Page, outcome: string, timeout = 30_000) => expect(confirmation(page)).toHaveAttribute('data-outcome', outcome, { timeout });
const prepare = async ({ page, shop }: Visitor) => {
  await readyToOrder(page, shop, 'fixed_booking');
  totals.set(page, await orderTotal(page).innerText());
};
const order = async (visitor: Visitor) => {
  await prepare(visitor);
  await orderButton(visitor.page).click();
};
/** Only orders are treated so: the price that is asked before them stays what it was. */
const onlyOrders = ['OTA_CruiseBookRQ'];

/** Numbers of the operator's bookings for one of ours. */
async function atOperator(page: Page, control: OperatorControl): Promise<readonly string[]> {
  const [row] = await inShop<{ ref: string }>(page.url(), 'select client_ref as ref from bookings where number = $1', [await numberOf(page)]);
  return (await control.bookings()).filter(({ clientRef }) => clientRef === row?.ref).map(({ state }) => state);
}

test.describe.configure({ mode: 'default', timeout: 150_000 });

test.describe('a voyage of an operator with a system of its own', () => {
  test('OPS-01 BOOK-15 live: its cabin is chosen, ordered once, and booked there before the page says so', async ({ visitors, control }) => {
    await visitors(async (visitor) => {
      const { page, shop, voyageId } = visitor;
      await toContacts(page, shop, voyageId);
      await passContacts(page, shop);
      await order(visitor);
      await isOutcome(page, 'done');
      await expect(confirmation(page)).toContainText(totals.get(page) ?? '-');
      expect(await atOperator(page, control)).toEqual(['fixed']);
    });
  });

  test('OPS-03 BOOK-19 out of reach: said at the cabin, ordered as a request, booked once it can be reached again', async ({ visitors, control }) => {
    await control.behave({ listening: false });
    await visitors(async (visitor) => {
      const { page, shop, voyageId } = visitor;
      const t = cabinTexts[shop.language];
      await toCabins(page, shop, voyageId);
      await expect(part(page, 'cabin-step')).toContainText(t.offline.title);
      await expect(part(page, 'cabin-step')).toContainText(t.offline.text);
      await isClean(page, 'cabins offline');
      await takeCabin(page);
      await passOptions(page, shop);
      await passContacts(page, shop);
      await expect(part(page, 'summary-step')).toContainText(shop.say('nicht erreichbar', 'cannot be reached'));
      await order(visitor);
      await isOutcome(page, 'offline');
      await isClean(page, 'stored');
    });
    await control.reset();
    await visitors(async ({ page }) => {
      const number = await numberOf(page);
      await isOutcome(page, 'done', 60_000);
      await expect(heading(page)).toContainText(number);
      expect(await atOperator(page, control)).toEqual(['fixed']);
    });
  });

  test('BOOK-13 dearer once the travellers are named: both prices, and ordered at the new one that was accepted', async ({ visitors, control }) => {
    await visitors(async ({ page, shop, voyageId }) => {
      await toContacts(page, shop, voyageId);
      totals.set(page, await part(page, 'side-summary').locator('[data-price-kind=total]').first().innerText());
    });
    await control.behave({ priceFactor: 1.1 });
    await visitors(async (visitor) => {
      const { page, shop } = visitor;
      const before = totals.get(page) ?? '-';
      await passContacts(page, shop);
      const change = field(page, 'price-change');
      await expect(change).toContainText(before);
      await expect(orderTotal(page)).not.toHaveText(before);
      await expect(change).toContainText(await orderTotal(page).innerText());
      await isClean(page, 'another price');
      await change.getByRole('button').click();
      await order(visitor);
      await isOutcome(page, 'done');
      await expect(confirmation(page)).toContainText(totals.get(page) ?? '-');
    });
  });

  for (const answer of ['accept', 'decline'] as const)
    test(`BOOK-13 BOOK-15 dearer at the very order: both prices stand there, to ${answer}`, async ({ visitors, control }) => {
      await visitors(async (visitor) => {
        await summaryByCalls(visitor.page, visitor.shop, visitor.voyageId);
        await prepare(visitor);
      });
      await control.behave({ priceFactor: 1.2 });
      await visitors(async ({ page, shop }) => {
        await orderButton(page).click();
        await isOutcome(page, 'reprice');
        const asked = part(page, 'price-answer');
        await expect(asked).toContainText(totals.get(page) ?? '-');
        const now = await asked.locator('.price').innerText();
        await isClean(page, 'the operator’s price');
        await expect(part(page, 'accept-price')).toHaveText(orderButtonText('fixed_booking', shop.language));
        await part(page, `${answer}-price`).click();
        await isOutcome(page, answer === 'accept' ? 'done' : 'cancelled');
        if (answer === 'accept') await expect(confirmation(page)).toContainText(now);
        expect(await atOperator(page, control)).toEqual(answer === 'accept' ? ['fixed'] : []);
      });
    });

  test('BOOK-18 BOOK-22 sold out under one’s hands, at the cabin and at the order: said so, and nothing typed is lost', async ({ visitors, control }) => {
    await visitors(({ page, shop, voyageId }) => toCabins(page, shop, voyageId));
    await control.behave({ soldOut: true, only: ['OTA_CruiseCabinHoldRQ'] });
    await visitors(async ({ page }) => {
      await takeButton(page).click();
      await expect(trouble(page, 'categorySelection')).toBeVisible();
      await expect(part(page, 'cabin-step')).toBeVisible();
    });
    await control.reset();
    await visitors(async ({ page, shop }) => {
      await takeCabin(page);
      await passOptions(page, shop);
      await passContacts(page, shop);
    });
    await control.behave({ soldOut: true, only: onlyOrders });
    await visitors(async (visitor) => {
      const { page } = visitor;
      await order(visitor);
      await isOutcome(page, 'rejected');
      await isClean(page, 'sold out');
    });
    await control.reset();
    await visitors(async ({ page, shop }) => {
      await page.getByRole('button', { name: confirmationTexts[shop.language].againGo }).click();
      await takeCabin(page);
      await passOptions(page, shop);
      await contactsAreKept(page);
    });
  });

  test('BOOK-15 its answer is lost: accepted with a number that a reload keeps, and sent no second time', async ({ visitors, control }) => {
    await visitors(({ page, shop, voyageId }) => summaryByCalls(page, shop, voyageId));
    await control.behave({ loseAnswers: 1, only: onlyOrders });
    await visitors(async (visitor) => {
      const { page, shop } = visitor;
      await order(visitor);
      await isOutcome(page, 'pending');
      await expect(part(page, 'under-way')).toHaveText(confirmationTexts[shop.language].following);
      const number = await numberOf(page);
      await isClean(page, 'on its way');
      await reloadAt(page, 'confirmation-step');
      expect(await numberOf(page)).toBe(number);
      await open(page, page.url().replace('/confirmation', '/summary'));
      await isOutcome(page, 'pending');
      expect(await numberOf(page)).toBe(number);
      expect(await atOperator(page, control)).toEqual(['fixed']);
    });
  });
});
