// The mock mode: the whole flow from samples where it was asked for, and no trace of it anywhere else.
import { expect, test } from 'vitest';
import { emptyBookingForm } from '#domain/booking/form/booking-form.ts';
import { bookingCalls as calls, type BookingSession, type BookingSummary, type CategoryAvailability, type Confirmation } from '#features/booking/contract.ts';
import { readConfig } from '#platform/server/config.ts';
import { BookingVisitor } from '../factories/booking-visitor.ts';
import { startTestShop } from '../factories/shop.ts';

test('BOOK-21 without the setting the addresses do not exist, and a shop in production refuses it', async () => {
  await using shop = await startTestShop({ pages: false });
  for (const name of ['getVoyageSettings', 'getBookingOptions', 'getSummary', 'getConfirmation', 'getInsuranceOffers']) {
    const answer = await shop.get(`/api/booking/new/${name}`);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'UnknownAction']);
  }
  expect(readConfig({}).BOOKING_MOCK).toBe('off');
  expect(() => readConfig({ NODE_ENV: 'production', DEMO_WORLD: 'off', BOOKING_MOCK: 'on' })).toThrow(/BOOKING_MOCK/);
  expect(readConfig({ NODE_ENV: 'production', BOOKING_MOCK: 'on' }).BOOKING_MOCK).toBe('on');
});

test('BOOK-21 with it the resources answer and every way through the flow ends as its sample does', async () => {
  await using shop = await startTestShop({ pages: false, settings: { BOOKING_MOCK: 'on' } });
  const resource = await shop.get('/api/booking/new/getSummary');
  expect([resource.statusCode, resource.json<{ status: string }>().status]).toEqual([200, 'success']);
  const bookings = async () => Number((await shop.pool.query('select count(*) from bookings')).rows[0].count);

  for (const [lastName, expected] of [
    ['Weber', { bookingState: 'fixed', liveBookingError: null }],
    ['Challenge', { payment: { challengeUrl: 'https://bank.example/challenge' } }],
    ['Error', { liveBookingError: { message: expect.any(String) as string } }],
  ] as const) {
    const visitor = new BookingVisitor(shop);
    const settings = await visitor.ask<{ isMock: boolean }>(calls.getVoyageSettings, { voyageId: 77 });
    expect(settings.isMock).toBe(true);
    const session = await visitor.ask<BookingSession>(calls.startVoyageSession, { voyageId: 77, pax: { adults: 2, childAges: [5] } });
    const { cabinCategories } = await visitor.ask<CategoryAvailability>(calls.getCategoryAvailability, { sessionId: session.sessionId });
    const selected = await visitor.ask<BookingSession>(calls.selectCategory, {
      sessionId: session.sessionId,
      sessionRevision: session.sessionRevision,
      fareGroupId: 'comfort',
      categoryCode: cabinCategories[0]!.categoryCode,
    });
    await visitor.ask(calls.getBookingOptions, { sessionId: session.sessionId });
    const empty = emptyBookingForm(3);
    const bookingOptions = { ...empty, bookingContact: { ...empty.bookingContact, lastName } };
    await visitor.ask(calls.getInsuranceOffers, { sessionId: session.sessionId, bookingOptions });
    const ids = { sessionId: session.sessionId, bookingOptions, bookingStatus: 'fixed_booking' };
    const summary = await visitor.ask<BookingSummary>(calls.summarizeBooking, { ...ids, sessionRevision: selected.sessionRevision });
    expect(summary.quote).toEqual(selected.quote);
    const stale = await visitor.send(calls.confirmBooking, { ...ids, sessionRevision: 1 });
    expect(stale.json<{ code: string }>().code).toBe('OutdatedSessionRevision');
    expect(await visitor.ask<Confirmation>(calls.confirmBooking, { ...ids, sessionRevision: summary.sessionRevision })).toMatchObject(expected);
  }
  expect(await bookings()).toBe(0);
});
