// A card on a booking's own page, with the payment provider's simulator beside the shop: nobody outside is told the page's key, fields are opened
// once they are asked for, and the bank's confirmation is brought home (PAY-01, PAY-04, BOOK-24). And what a session may do while booking is closed.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { bookingCalls as calls, type BookingSession, type BookingSummary, type Confirmation } from '#features/booking/contract.ts';
import { bookingKeys } from '#features/booking/server/status/booking-key.ts';
import { bookingStatusCalls as pageCalls, type BookingStatus } from '#features/booking/status-contract.ts';
import { createSecrets, developmentKeys } from '#platform/server/secrets.ts';
import { DEVELOPMENT_KEY, startPaymentSimulator, type PaymentSimulator } from '../../simulators/payment/server.ts';
import { someForm } from '../factories/booking-form.ts';
import { BookingVisitor } from '../factories/booking-visitor.ts';
import { startTestShop, type TestShop } from '../factories/shop.ts';

const slowly = { timeout: 5_000 };

describe('a card on the booking’s own page', () => {
  let simulator: PaymentSimulator;
  let shop: TestShop;
  let voyageId: number;
  beforeAll(async () => {
    simulator = await startPaymentSimulator();
    shop = await startTestShop({
      pages: false,
      now: () => new Date(),
      settings: { PAYMENT_PROVIDER: 'http', PAYMENT_PROVIDER_URL: simulator.url, PAYMENT_PROVIDER_KEY: DEVELOPMENT_KEY },
    });
    const { rows } = await sql<{ id: number }>`
      select v.id from voyages v join itineraries i on i.id = v.itinerary_id join ships s on s.id = i.ship_id join operators o on o.id = s.operator_id
      where v.state = 'on_sale' and v.departs_on > ${shop.today}::date + 30 and v.option_possible and o.option_possible and o.system = 'own'
        and o.payment_mode = 'sepa' and o.insolvency_cover is not null and not i.is_river
        and exists (select 1 from fares f where f.voyage_id = v.id and f.state = 'available' and f.double_minor is not null and f.min_age is null)
      order by v.id limit 1`.execute(shop.db);
    voyageId = rows[0]!.id;
  });
  afterAll(async () => {
    await shop[Symbol.asyncDispose]();
    await simulator.close();
  });

  async function order(bookingStatus: 'option_booking' | 'fixed_booking') {
    const visitor = new BookingVisitor(shop);
    const begun = await visitor.ask<BookingSession>(calls.startVoyageSession, { voyageId, pax: { adults: 2, childAges: [] } });
    const category = (await visitor.available(begun.sessionId)).cabinCategories.find(({ fares }) => fares.some((fare) => fare.quote))!;
    const { sessionId, sessionRevision } = await visitor.ask<BookingSession>(calls.selectCategory, {
      sessionId: begun.sessionId,
      sessionRevision: begun.sessionRevision,
      fareGroupId: category.fares.find((fare) => fare.quote)!.fareGroupId,
      categoryCode: category.categoryCode,
    });
    const bookingOptions = { ...someForm(), acceptTerms: true };
    const summary = await visitor.ask<BookingSummary>(calls.summarizeBooking, { sessionId, sessionRevision, bookingOptions, bookingStatus });
    const body = {
      sessionId,
      sessionRevision: summary.sessionRevision,
      acceptDirectBooking: true,
      bookingStatus,
      bookingOptions,
      acceptedTotal: summary.quote!.total,
      payment:
        bookingStatus === 'option_booking'
          ? null
          : { paymentMethod: 'sepa', sepa: { bankName: 'Testbank', accountOwner: 'Ada Example', iban: 'DE89 3704 0044 0532 0130 00', bic: 'COBADEFFXXX' } },
    };
    const confirmation = await visitor.ask<Confirmation>(calls.confirmBooking, body);
    const { rows } = await sql<{ id: string }>`select id from bookings where number = ${confirmation.bookingId}`.execute(shop.db);
    const { id } = rows[0]!;
    const secrets = createSecrets(shop.config.SECRET_KEYS ?? developmentKeys(shop.config.dataDirectory));
    return { visitor, body, sessionId, id, bookingKey: bookingKeys(secrets).keyOf(id), confirmation };
  }
  const page = (bookingKey: string) => new BookingVisitor(shop).ask<BookingStatus>(pageCalls.getBooking, { bookingKey });

  test('PAY-01 PAY-04 BOOK-24 fields are opened once a card is chosen; neither provider nor bank is told the key; the bank is shown and noticed', async () => {
    const { bookingKey, id } = await order('option_booking');
    const asked = vi.spyOn(globalThis, 'fetch');
    const shown = await page(bookingKey);
    expect(shown.order!.paymentSettings).toMatchObject({ cardFields: null, isCardOffered: true, supportsSepaPayment: true });
    const told = () => asked.mock.calls.map(([url, options]) => JSON.stringify([url, options?.body])).filter((call) => call.includes(simulator.url));
    expect(told()).toEqual([]);
    const settings = await new BookingVisitor(shop).ask<BookingSummary['paymentSettings']>(pageCalls.getPaymentSettingsByKey, { bookingKey });
    expect(settings.cardFields).toEqual({ url: expect.stringContaining(`${simulator.url}/fields/`), opens: 'frame' });
    const entry = { firstName: 'Ada', lastName: 'Example', type: 'visa', securityCode: '123', expirationMonth: '12', expirationYear: '40' };
    const answer = await fetch(settings.cardFields!.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...entry, number: '4000002760003184' }),
    });
    const { token } = (await answer.json()) as { token: string };
    const ordered = await new BookingVisitor(shop).ask<BookingStatus>(pageCalls.confirmOption, {
      bookingKey,
      acceptTerms: true,
      acceptedTotal: shown.order!.quote.total,
      payment: { paymentMethod: 'creditCard', creditCard: { token, type: 'visa', last4: '3184', expirationMonth: '12', expirationYear: '2040' } },
    });
    expect(ordered).toMatchObject({ bookingState: 'fixed', payment: { state: 'tokenised', method: 'creditCard', attempts: 1 } });
    const { rows } = await sql<{ return_url: string }>`select return_url from payments where booking_id = ${id}`.execute(shop.db);
    expect(rows).toEqual([{ return_url: 'http://localhost/buchung/zurueck' }]);
    const paid = async () => {
      await shop.work();
      return (await page(bookingKey)).payment;
    };
    await expect.poll(paid, slowly).toMatchObject({ state: 'forwarding', challengeUrl: expect.stringContaining(`${simulator.url}/confirm/`) });
    const { payment } = await page(bookingKey);
    const bank = await (await fetch(payment!.challengeUrl!)).text();
    expect(bank).not.toContain(bookingKey);
    expect(told().length).toBeGreaterThan(3);
    expect(told().filter((call) => call.includes(bookingKey))).toEqual([]);
    asked.mockRestore();
  });

  test('BOOK-18 while booking is closed a session that has ordered is shown its booking, and one that has not is told so', async () => {
    const { visitor, body, sessionId, confirmation } = await order('fixed_booking');
    const other = new BookingVisitor(shop);
    const open = await other.ask<BookingSession>(calls.startVoyageSession, { voyageId, pax: { adults: 2, childAges: [] } });
    await sql`insert into maintenance_windows (brand, starts_at, ends_at) values (null, now() - interval '1 hour', now() + interval '1 hour')`.execute(shop.db);
    const state = async (who: BookingVisitor, id: string) => (await who.send(calls.getSession, { sessionId: id })).json<{ code?: string; status: string }>();
    try {
      await expect.poll(() => state(other, open.sessionId), slowly).toMatchObject({ code: 'Maintenance' });
      expect(await state(visitor, sessionId)).toMatchObject({ status: 'success', data: { confirmation: { bookingId: confirmation.bookingId } } });
      expect(await visitor.ask<Confirmation>(calls.confirmBooking, body)).toMatchObject({ bookingId: confirmation.bookingId });
      // nobody asks for another price: the call is open, and says so
      const price = { sessionId, accepted: false, acceptedTotal: body.acceptedTotal };
      expect((await visitor.send(calls.answerPrice, price)).json()).toMatchObject({ code: 'BadSessionState' });
      expect(await state(other, sessionId)).toMatchObject({ code: 'Maintenance' }); // somebody else's
      expect((await visitor.send(calls.startVoyageSession, { voyageId, pax: { adults: 2, childAges: [] } })).json()).toMatchObject({ code: 'Maintenance' });
    } finally {
      await sql`delete from maintenance_windows`.execute(shop.db);
      await expect.poll(async () => (await state(other, open.sessionId)).status, slowly).toBe('success');
    }
  });
});
