// Paying by card in the booking, with the payment provider's simulator beside the shop: what is offered, what is believed, what holds when the
// provider is away (PAY-01 to PAY-04, decisions 28 to 30, LAW-04).
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paymentChoices } from '#domain/payment/modes.ts';
import { bookingCalls as calls, type BookingSession, type BookingSummary, type Confirmation } from '#features/booking/contract.ts';
import { cardSessionRef, createCardDesk, paymentErrorOf, type Paying } from '#features/booking/server/card-of-order.ts';
import { mayTryAgain } from '#features/booking/server/payment-shown.ts';
import { createHttpProvider } from '#features/payments/server/http-provider.ts';
import { noPaymentProvider } from '#features/payments/server/no-provider.ts';
import type { PaymentProvider } from '#features/payments/server/payment-port.ts';
import { Failure } from '#platform/contract/failures.ts';
import { DEVELOPMENT_KEY, startPaymentSimulator, type PaymentSimulator } from '../../simulators/payment/server.ts';
import { BookingVisitor } from '../factories/booking-visitor.ts';
import { someForm } from '../factories/booking-form.ts';
import { startTestShop, testNow, type TestShop } from '../factories/shop.ts';

const form = someForm();

/** A card typed into the provider's fields, as the customer's browser does it. */
async function enter(url: string, card: { readonly number?: string; readonly month?: string; readonly year?: string } = {}): Promise<string> {
  const { number = '4242424242424242', month = '12', year = '40' } = card;
  const entry = { firstName: 'Ada', lastName: 'Example', number, type: 'visa', securityCode: '123', expirationMonth: month, expirationYear: year };
  const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(entry) });
  return ((await answer.json()) as { token: string }).token;
}
const fault = (simulator: PaymentSimulator, order: object) =>
  fetch(`${simulator.controlUrl}/faults`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(order) });

describe('the shop with a payment provider', () => {
  let simulator: PaymentSimulator;
  let shop: TestShop;
  let voyageId: number;
  beforeAll(async () => {
    simulator = await startPaymentSimulator();
    shop = await startTestShop({
      pages: false,
      settings: { PAYMENT_PROVIDER: 'http', PAYMENT_PROVIDER_URL: simulator.url, PAYMENT_PROVIDER_KEY: DEVELOPMENT_KEY },
    });
    const { rows } = await sql<{ id: number; operator_id: number }>`
      select v.id from voyages v join itineraries i on i.id = v.itinerary_id join ships s on s.id = i.ship_id join operators o on o.id = s.operator_id
      where v.state = 'on_sale' and v.departs_on > ${shop.today}::date + 30 and o.system = 'own' and o.payment_mode <> 'no' and not i.is_river
        and exists (select 1 from fares f where f.voyage_id = v.id and f.state = 'available' and f.double_minor is not null and f.min_age is null)
      order by v.id limit 1`.execute(shop.db);
    voyageId = rows[0]!.id;
  });
  afterAll(async () => {
    await shop[Symbol.asyncDispose]();
    await simulator.close();
  });

  /** Terms of operators are kept in memory for a minute: each case has a shop's feature of its own in its database. */
  const summaryWith = async (
    over: { readonly mode: string; readonly covered?: boolean; readonly status?: string },
    settings: Readonly<Record<string, string>>,
  ) => {
    await using own = await startTestShop({ pages: false, settings });
    await sql`update operators set payment_mode = ${over.mode}`.execute(own.db);
    if (over.covered === false) await sql`update operators set insolvency_cover = null`.execute(own.db);
    const visitor = new Visitor(own);
    const { session, summary } = await visitor.toSummary(voyageId, over.status ?? 'fixed_booking');
    const means = (await visitor.ask<{ paymentMeans: string[] }>(calls.getVoyageSettings, { voyageId })).paymentMeans;
    const again = await visitor.ask<BookingSummary['paymentSettings']>(calls.getPaymentSettings, {
      sessionId: session.sessionId,
      sessionRevision: summary.sessionRevision,
      bookingStatus: over.status ?? 'fixed_booking',
    });
    return { settings: summary.paymentSettings, again, means };
  };
  const withProvider = () => ({ PAYMENT_PROVIDER: 'http', PAYMENT_PROVIDER_URL: simulator.url, PAYMENT_PROVIDER_KEY: DEVELOPMENT_KEY });

  test.each([
    ['no', { isRequired: false, supportsSepaPayment: false, requiresBicForSepaPayment: false, mode: 'no' }, false, ['later']],
    ['cc', { isRequired: true, supportsSepaPayment: false, requiresBicForSepaPayment: false, mode: 'cc' }, true, ['later', 'card']],
    ['sepa', { isRequired: true, supportsSepaPayment: true, requiresBicForSepaPayment: false, mode: 'sepa' }, true, ['later', 'sepa', 'card']],
    ['bic', { isRequired: true, supportsSepaPayment: true, requiresBicForSepaPayment: true, mode: 'bic' }, true, ['later', 'sepa', 'card']],
  ])('PAY-01 mode %s: what is asked for, and the card beside it', async (mode, expected, hasCard, means) => {
    const answer = await summaryWith({ mode }, withProvider());
    expect(answer.settings).toMatchObject(expected);
    expect(answer.again).toMatchObject(expected);
    expect(answer.means).toEqual(means);
    for (const { cardFields } of [answer.settings, answer.again])
      expect(cardFields).toEqual(hasCard ? { url: expect.stringMatching(new RegExp(`^${simulator.url}/fields/`)), opens: 'frame' } : null);
  });

  test('LAW-04 without valid insolvency cover nothing is paid, by card neither', async () => {
    const { settings, means } = await summaryWith({ mode: 'sepa', covered: false }, withProvider());
    expect(settings).toMatchObject({ isRequired: false, supportsSepaPayment: false, cardFields: null, mode: 'no' });
    expect(settings.note).toContain('Sicherungsschein');
    expect(means).toEqual(['later']);
  });

  test('PAY-01 an option is not paid: no fields are opened for it', async () => {
    const { settings } = await summaryWith({ mode: 'cc', status: 'option_booking' }, withProvider());
    expect(settings).toMatchObject({ isRequired: false, cardFields: null });
  });

  test('PAY-01 without a provider no card is offered, and nothing is demanded that cannot be given (decision 30)', async () => {
    expect((await summaryWith({ mode: 'cc' }, {})).settings).toMatchObject({ isRequired: false, cardFields: null, mode: 'no' });
    expect((await summaryWith({ mode: 'sepa' }, {})).settings).toMatchObject({ isRequired: true, supportsSepaPayment: true, cardFields: null });
  });

  test('PAY-01 a provider out of reach: direct debit goes on, a card alone becomes the operator’s business, and the note says why', async () => {
    const gone = { ...withProvider(), PAYMENT_PROVIDER_URL: 'http://127.0.0.1:9' };
    const sepa = await summaryWith({ mode: 'sepa' }, gone);
    expect(sepa.settings).toMatchObject({ isRequired: true, supportsSepaPayment: true, cardFields: null });
    expect(sepa.settings.note).toContain('nicht zu erreichen');
    const card = await summaryWith({ mode: 'cc' }, gone);
    expect(card.settings).toMatchObject({ isRequired: false, supportsSepaPayment: false, cardFields: null });
    expect(card.settings.note).toContain('nicht zu erreichen');
  });

  test('PAY-03 the booking’s pages may frame the provider alone, the other pages nobody', async () => {
    const policyOf = async (path: string) => String((await shop.get(path)).headers['content-security-policy']);
    for (const path of [`/buchungsanfrage/${voyageId}`, `/buchungsanfrage/${voyageId}/summary`, `/en/buchungsanfrage/${voyageId}`]) {
      const policy = await policyOf(path);
      expect([path, policy]).toEqual([path, expect.stringContaining(`; frame-src ${simulator.url};`)]);
      // Nothing else is loosened for it.
      expect(policy.replace(`frame-src ${simulator.url}`, '')).not.toContain(simulator.url);
      expect(policy).toMatch(/^default-src 'self'; script-src 'self' 'nonce-[^']+' 'strict-dynamic';/);
      expect(policy).toContain("form-action 'self'; frame-ancestors 'none'");
    }
    for (const path of ['/', '/kreuzfahrten', '/buchungsanfragen']) expect(await policyOf(path)).toContain("; frame-src 'none';");
  });

  test('PAY-03 the provider is told no name of ours for the session, and where to post the token', async () => {
    const visitor = new Visitor(shop);
    const { session, summary } = await visitor.toSummary(voyageId, 'fixed_booking');
    const page = await (await fetch(summary.paymentSettings.cardFields!.url)).text();
    expect(page).toContain('data-origin="http://localhost"');
    expect(page).not.toContain(session.sessionId);
    expect(cardSessionRef(session.sessionId)).toMatch(/^[0-9a-f]{32}$/);
    expect(cardSessionRef(session.sessionId)).not.toBe(cardSessionRef(`${session.sessionId}x`));
  });

  test('BOOK-15 PAY-04 the order sent again after its card was declined is that order, and no second try of the card', async () => {
    const visitor = new Visitor(shop);
    const { session, summary } = await visitor.toSummary(voyageId, 'fixed_booking');
    const token = await enter(summary.paymentSettings.cardFields!.url, { number: '4000000000000002' });
    const order = {
      sessionId: session.sessionId,
      sessionRevision: summary.sessionRevision,
      acceptDirectBooking: true,
      bookingStatus: 'fixed_booking',
      bookingOptions: { ...form, acceptTerms: true },
      acceptedTotal: summary.quote!.total,
      payment: { paymentMethod: 'creditCard', creditCard: { token, type: 'visa', last4: '0002', expirationMonth: '12', expirationYear: '2040' } },
    };
    const key = { 'idempotency-key': 'the-first-order' };
    const first = await visitor.ask<Confirmation>(calls.confirmBooking, order, key);
    for (let round = 0; round < 3; round++) await shop.work(); // the booking's mail, then its card, then what becomes of it
    const again = await visitor.ask<Confirmation>(calls.confirmBooking, order, key);
    expect([again.bookingId, again.payment?.state, again.payment?.mayTryAgain]).toEqual([first.bookingId, 'declined', true]);
    const { rows } = await sql<{ attempts: number }>`
      select p.attempts from payments p join bookings b on b.id = p.booking_id where b.number = ${first.bookingId}`.execute(shop.db);
    expect(rows).toEqual([{ attempts: 1 }]);
    const other = await visitor.send(calls.confirmBooking, { ...order, acceptDirectBooking: false }, key);
    expect([other.statusCode, other.json()]).toMatchObject([422, { code: 'ValidationFailed', errors: { 'idempotency-key': expect.anything() } }]);
  });
});

class Visitor extends BookingVisitor {
  async toSummary(voyageId: number, bookingStatus: string): Promise<{ session: BookingSession; summary: BookingSummary }> {
    const begun = await this.ask<BookingSession>(calls.startVoyageSession, { voyageId, pax: { adults: 2, childAges: [] } });
    const offers = await this.available(begun.sessionId);
    const category = offers.cabinCategories.find(({ fares }) => fares.some((fare) => fare.quote))!;
    const session = await this.ask<BookingSession>(calls.selectCategory, {
      sessionId: begun.sessionId,
      sessionRevision: begun.sessionRevision,
      fareGroupId: category.fares.find((fare) => fare.quote)!.fareGroupId,
      categoryCode: category.categoryCode,
    });
    const summary = await this.ask<BookingSummary>(calls.summarizeBooking, {
      sessionId: session.sessionId,
      sessionRevision: session.sessionRevision,
      bookingOptions: form,
      bookingStatus,
    });
    return { session, summary };
  }
}

describe('the card of an order', () => {
  const asker: Paying = { brand: 'fahrwasser', language: 'de', now: testNow, origin: 'http://localhost' };
  const cardOnly = paymentChoices('cc', { cardOffered: true, covered: true });
  const creditCard = (token: string, over: object = {}) => ({
    paymentMethod: 'creditCard' as const,
    creditCard: { token, type: 'amex', last4: '0000', expirationMonth: '11', expirationYear: '40', ...over },
  });
  const withDesk = async (
    act: (parts: { desk: ReturnType<typeof createCardDesk>; simulator: PaymentSimulator; token: string; said: Error[] }) => Promise<void>,
  ) => {
    const simulator = await startPaymentSimulator();
    const said: Error[] = [];
    const provider = createHttpProvider({ baseUrl: simulator.url, apiKey: DEVELOPMENT_KEY, timeoutMs: 1000 });
    const desk = createCardDesk(provider, (error) => said.push(error));
    const fields = await desk.fields({
      sessionRef: 'x',
      language: 'de',
      brandName: 'Beispiel',
      shopOrigin: 'http://localhost',
      returnUrl: 'http://localhost/',
    });
    try {
      await act({ desk, simulator, said, token: await enter(fields!.url) });
    } finally {
      await simulator.close();
    }
  };
  const refusalOf = async (pending: Promise<unknown>): Promise<unknown> => {
    try {
      return { answered: await pending };
    } catch (error) {
      return error instanceof Failure ? { code: error.code, errors: error.errors } : error;
    }
  };
  const refused = (text: RegExp, field = 'payment.creditCard') => ({
    code: 'InvalidSelectedBookingOptions',
    errors: { [field]: [expect.stringMatching(text)] },
  });

  test('PAY-03 what is stored of a card is the provider’s word, whatever the browser says', () =>
    withDesk(async ({ desk, token }) => {
      expect(await desk.paidWith(creditCard(token), cardOnly, asker)).toEqual({
        kind: 'card',
        token,
        card: { brand: 'visa', last4: '4242', expiresMonth: 12, expiresYear: 2040 },
      });
    }));

  test('PAY-04 hostile and foreign tokens are refused at the field, with nothing of them in the answer', () =>
    withDesk(async ({ desk }) => {
      for (const token of [
        'tok_unknown_123',
        '../../v1/forwards',
        "x' or '1'='1",
        '4242424242424242',
        '4242-4242-4242-4242',
        ' ',
        'tok_%2e%2e%2f1',
        'ü'.repeat(20),
      ]) {
        const answer = await refusalOf(desk.paidWith(creditCard(token), cardOnly, asker));
        expect([token, answer]).toEqual([token, refused(/^(?:Die Kartendaten|Geben Sie die Daten)/)]);
        if (token.trim()) expect(JSON.stringify(answer)).not.toContain(token);
      }
      expect(await refusalOf(desk.paidWith({ paymentMethod: 'creditCard', creditCard: undefined }, cardOnly, asker))).toEqual(refused(/^Geben Sie die Daten/));
    }));

  test.each([
    ['expired', { brand: 'visa', last4: '4242', expiresMonth: 10, expiresYear: 2026 }],
    ['good for more than 20 years', { brand: 'visa', last4: '4242', expiresMonth: 12, expiresYear: 2046 }],
  ])('PAY-04 a card that the provider calls %s is refused, whatever the browser says (decision 29)', async (_name, card) => {
    const provider: PaymentProvider = { ...noPaymentProvider, cardOffered: true, describe: async () => card };
    expect(await refusalOf(createCardDesk(provider).paidWith(creditCard('tok_12345678'), cardOnly, asker))).toEqual(refused(/^Die Kartendaten stimmen nicht/));
  });

  test('PAY-04 a provider that does not answer orders nothing, and a person hears of it', () =>
    withDesk(async ({ desk, simulator, token, said }) => {
      for (const kind of ['unavailable', 'garbage', 'silent', 'lossy']) {
        await fault(simulator, { operation: 'describe', kind, times: 1 });
        expect([kind, await refusalOf(desk.paidWith(creditCard(token), cardOnly, asker))]).toEqual([
          kind,
          { ...refused(/nicht zu erreichen. Bestellt ist noch nichts/), code: 'BackendUnavailable' },
        ]);
      }
      expect(said).toHaveLength(4);
      expect(said.join(' ')).not.toContain(token);
      expect(await desk.paidWith(creditCard(token), cardOnly, asker)).toMatchObject({ kind: 'card' });
    }));

  test('PAY-01 where only a card would do and its fields are away, the order goes without; where they are there, it does not', () =>
    withDesk(async ({ desk, simulator }) => {
      expect(await refusalOf(desk.paidWith(null, cardOnly, asker))).toEqual(refused(/^Wählen Sie/, 'payment.paymentMethod'));
      await fault(simulator, { operation: 'fields', kind: 'unavailable', times: 1 });
      expect(await desk.paidWith(null, cardOnly, asker)).toEqual({ kind: 'later' });
      const both = paymentChoices('sepa', { cardOffered: true, covered: true });
      await fault(simulator, { operation: 'fields', kind: 'unavailable', times: 1 });
      expect(await refusalOf(desk.paidWith(null, both, asker))).toEqual(refused(/^Wählen Sie/, 'payment.paymentMethod'));
    }));

  test('PAY-04 each refusal in both languages; another try only after one that is certain, and five times at most', () => {
    expect(paymentErrorOf('card_declined', 'de')?.message).toMatch(/abgelehnt/);
    expect(paymentErrorOf('card_declined', 'en')?.message).toMatch(/declined/);
    expect(paymentErrorOf(null, 'de')).toBeNull();
    const may = (state: 'declined' | 'unknown' | 'forwarding' | 'none' | 'forwarded', problem: 'card_declined' | null, attempts = 1) =>
      mayTryAgain({ state, problem, attempts }, 'fixed');
    expect([may('declined', 'card_declined'), may('none', 'card_declined')]).toEqual([true, true]);
    expect([may('unknown', 'card_declined'), may('forwarding', null), may('forwarded', null), may('none', null)]).toEqual([false, false, false, false]);
    expect([may('declined', 'card_declined', 4), may('declined', 'card_declined', 5)]).toEqual([true, false]);
    expect(mayTryAgain({ state: 'declined', problem: 'card_declined', attempts: 1 }, 'cancelled')).toBe(false);
  });
});
