// What goes wrong with a booking because of the world outside the shop (BOOK-18, decision 39): an operator's system and a payment provider,
// both simulated as servers of their own, are brought into each condition; each row looks at the answer and at what the visitor is shown.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bookingCalls as calls, type BookingSession, type BookingSummary, type Confirmation } from '#features/booking/contract.ts';
import { troubleTexts } from '#features/booking/web/flow/exception-texts.ts';
import {
  errorTypes,
  exceptionKinds,
  showings,
  troubleKindOf,
  troubleOfConfirmation,
  type ExceptionKind,
  type Place,
} from '#features/booking/web/flow/exceptions.ts';
import type { RunningOperatorSystem } from '#features/operators/server/index.ts';
import { GuardedOperator } from '#features/operators/server/operator-guard.ts';
import { OpenTravelOperator } from '#features/operators/server/opentravel-operator.ts';
import type { FailureCode } from '#platform/contract/failures.ts';
import { catalogueStock } from '../../simulators/operator/catalogue-stock.ts';
import { operatorControl, type OperatorControl } from '../../simulators/operator/control-client.ts';
import { startOperatorSimulator, type OperatorSimulator } from '../../simulators/operator/simulator.ts';
import { DEVELOPMENT_KEY, startPaymentSimulator, type PaymentSimulator } from '../../simulators/payment/server.ts';
import { someForm } from '../factories/booking-form.ts';
import { BookingVisitor } from '../factories/booking-visitor.ts';
import { startTestShop, testNow, type Answer, type TestShop } from '../factories/shop.ts';
import { errorTypesMadeBy, kindsMadeBy, madeBy } from './booking-failure-places.ts';

const form = someForm();
const couple = { adults: 2, childAges: [] };
const cards = { good: '4242424242424242', unknown: '4000000000009979' };
type StockVoyage = Parameters<OperatorControl['put']>[0][number];
type Ids = Pick<BookingSession, 'sessionId' | 'sessionRevision'>;
const ids = ({ sessionId, sessionRevision }: Ids): Ids => ({ sessionId, sessionRevision });

describe('failures of the booking that come from outside', () => {
  let simulator: OperatorSimulator;
  let control: OperatorControl;
  let payments: PaymentSimulator;
  let system: OpenTravelOperator;
  let guard: GuardedOperator;
  let shop: TestShop;
  let stock: Map<string, StockVoyage>;
  let voyages: { id: number; code: string }[];
  let own: number;
  let visitor: BookingVisitor;
  let next = 0;
  const untouched = () => voyages[next++]!;

  beforeAll(async () => {
    [simulator, payments] = await Promise.all([startOperatorSimulator({ makesUp: false, now: () => testNow }), startPaymentSimulator()]);
    control = operatorControl(simulator.controlUrl);
    system = new OpenTravelOperator({
      agency: { id: 'TEST' },
      readTimeoutMs: 20_000,
      writeTimeoutMs: 20_000,
      addresses: new Map([['simulator', simulator.url]]),
    });
    const operators: RunningOperatorSystem = {
      status: (voyage) => guard.status(voyage),
      availability: (voyage, party, signal) => guard.availability(voyage, party, signal),
      hold: (request) => guard.hold(request),
      unhold: (voyage, holdRef) => guard.unhold(voyage, holdRef),
      price: (request) => guard.price(request),
      book: (request) => guard.book(request),
      confirmOption: (request, operatorRef) => guard.confirmOption(request, operatorRef),
      find: (voyage, clientRef) => guard.find(voyage, clientRef),
      cancel: (voyage, operatorRef) => guard.cancel(voyage, operatorRef),
      close: () => system.close(),
    };
    shop = await startTestShop({
      pages: false,
      operators,
      settings: {
        OPERATOR_SIMULATOR_URL: simulator.url,
        PAYMENT_PROVIDER: 'http',
        PAYMENT_PROVIDER_URL: payments.url,
        PAYMENT_PROVIDER_KEY: DEVELOPMENT_KEY,
      },
    });
    stock = new Map();
    for await (const batch of catalogueStock(shop.pool, shop.today)) {
      await control.put(batch);
      for (const voyage of batch) stock.set(voyage.voyageCode, voyage);
    }
    const sold = (condition: ReturnType<typeof sql>) =>
      sql<{ id: number; code: string }>`
        select v.id, v.operator_code as code
        from voyages v join itineraries i on i.id = v.itinerary_id join ships s on s.id = i.ship_id join operators o on o.id = s.operator_id
        where v.state = 'on_sale' and v.departs_on > ${shop.today}::date + 30 and v.option_possible and o.option_possible and ${condition}
          and exists (select 1 from fares f where f.voyage_id = v.id and f.state = 'available' and f.double_minor is not null and f.min_age is null)
        order by v.id limit 40`.execute(shop.db);
    voyages = (await sold(sql`o.slug = 'wessex-line'`)).rows;
    own = (await sold(sql`o.system = 'own' and o.payment_mode <> 'no' and o.insolvency_cover->>'validTo' > '2027' and not i.is_river`)).rows[0]!.id;
  });
  afterAll(async () => {
    await shop[Symbol.asyncDispose]();
    await Promise.all([simulator.close(), payments.close()]);
  });
  beforeEach(async () => {
    guard = new GuardedOperator(system); // what was learned of the operator's health is forgotten
    visitor = new BookingVisitor(shop);
    await control.reset();
  });

  const begin = (voyageId: number) => visitor.ask<BookingSession>(calls.startVoyageSession, { voyageId, pax: couple });
  /** The cheapest place for everybody, without a number. */
  const wishOf = async (session: BookingSession) => {
    const { cabinCategories } = await visitor.available(session.sessionId);
    const category = cabinCategories.find(({ fares }) => fares.some(({ quote, minAge }) => quote && minAge === null))!;
    return { categoryCode: category.categoryCode, fareGroupId: category.fares.find(({ quote, minAge }) => quote && minAge === null)!.fareGroupId };
  };
  const choose = async (session: BookingSession) => visitor.ask<BookingSession>(calls.selectCategory, { ...ids(session), ...(await wishOf(session)) });
  const summarize = (session: Ids, bookingStatus: 'fixed_booking' | 'option_booking') =>
    visitor.ask<BookingSummary>(calls.summarizeBooking, { ...ids(session), bookingOptions: form, bookingStatus });
  const order = async (voyageId: number, bookingStatus: 'fixed_booking' | 'option_booking', cardNumber?: string) => {
    const { sessionId } = await choose(await begin(voyageId));
    const { sessionRevision } = await visitor.ask<BookingSession>(calls.getSession, { sessionId });
    const summary = await summarize({ sessionId, sessionRevision }, bookingStatus);
    return {
      sessionId,
      send: async (before: () => Promise<void> = async () => {}) => {
        const payment = cardNumber === undefined ? null : { paymentMethod: 'creditCard', creditCard: await entered(summary, cardNumber) };
        await before();
        const bookingOptions = { ...form, acceptTerms: true };
        const { sessionRevision: revision, quote } = summary;
        return visitor.send(calls.confirmBooking, {
          sessionId,
          sessionRevision: revision,
          bookingOptions,
          bookingStatus,
          acceptedTotal: quote!.total,
          payment,
        });
      },
    };
  };
  /** A card typed into the provider's own fields. */
  async function entered({ paymentSettings }: BookingSummary, number: string) {
    const card = { firstName: 'Ada', lastName: 'Example', number, type: 'visa', securityCode: '123', expirationMonth: '12', expirationYear: '40' };
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(paymentSettings.cardFields!.url, { method: 'POST', headers, body: JSON.stringify(card) });
    const { token } = (await answer.json()) as { token: string };
    return { token, type: 'visa', last4: number.slice(-4), expirationMonth: '12', expirationYear: '40' };
  }
  /** All work, with what waits for its time: some of it comes after other work. */
  const workOff = async () => {
    for (let round = 0; round < 3; round++) {
      await sql`update outbox set run_at = now() where done_at is null and dead_at is null`.execute(shop.db);
      await shop.work();
    }
  };
  /** The catalogue alone does not sell it: there is nothing to take a request for. */
  const onRequest = (voyageId: number) => sql`update fares set state = 'on_request' where voyage_id = ${voyageId}`.execute(shop.db);
  const outOfReach = () => control.behave({ listening: false });

  interface Row {
    readonly kind: ExceptionKind;
    readonly code: FailureCode;
    readonly place: Place;
    readonly why: string;
    readonly says: RegExp;
    readonly make: () => Promise<Answer>;
  }
  const rows: readonly Row[] = [
    {
      kind: 'categoryAvailabilityOffline',
      code: 'CategoryAvailability',
      place: 'availability',
      why: 'the operator is out of reach, and the catalogue alone sells nothing',
      says: /^Keine Verbindung zum Reservierungssystem/,
      make: async () => {
        const { id } = untouched();
        const session = await begin(id);
        await onRequest(id);
        await outOfReach();
        return visitor.send(calls.getCategoryAvailability, { sessionId: session.sessionId });
      },
    },
    {
      kind: 'categoryAvailabilityFull',
      code: 'CategoryAvailability',
      place: 'availability',
      why: 'the operator sells no category any more and keeps no wait list',
      says: /^Diese Reise ist leider ausgebucht/,
      make: async () => {
        const { id, code } = untouched();
        const voyage = stock.get(code)!;
        await control.put([{ ...voyage, categories: voyage.categories.map((category) => ({ ...category, state: 'closed' as const })) }]);
        return visitor.send(calls.getCategoryAvailability, { sessionId: (await begin(id)).sessionId });
      },
    },
    {
      kind: 'categoryAvailabilityBackendUnavailable',
      code: 'BackendUnavailable',
      place: 'availability',
      why: 'the operator failed again and again and is left alone, and the catalogue alone sells nothing',
      says: /^Die Reederei antwortet gerade nicht/,
      make: async () => {
        const session = await begin(untouched().id);
        await outOfReach();
        await Promise.all(Array.from({ length: 20 }, () => visitor.send(calls.getCategoryAvailability, { sessionId: session.sessionId })));
        const { id } = untouched();
        await onRequest(id);
        return visitor.send(calls.startVoyageSession, { voyageId: id, pax: couple });
      },
    },
    {
      kind: 'categoryBackendUnavailable',
      code: 'BackendUnavailable',
      place: 'category',
      why: 'a place that only the operator sells, which is out of reach by now',
      says: /^Die Reederei antwortet gerade nicht/,
      make: async () => {
        const { id } = untouched();
        await onRequest(id);
        const session = await begin(id);
        const wish = await wishOf(session);
        await outOfReach();
        return visitor.send(calls.selectCategory, { ...ids(session), ...wish });
      },
    },
    {
      kind: 'summaryBackendUnavailable',
      code: 'BackendUnavailable',
      place: 'summary',
      why: 'its hold ran out, and nobody can be asked for another one',
      says: /^Die Reederei antwortet gerade nicht/,
      make: async () => {
        const { id } = untouched();
        await onRequest(id);
        const chosen = await choose(await begin(id));
        expect(chosen.selection).toMatchObject({ isOffline: false });
        const over = new Date(testNow.getTime() - 1_000).toISOString();
        await sql`update booking_sessions set selection = selection || jsonb_build_object('heldUntil', ${over}::text) where voyage_id = ${id}`.execute(shop.db);
        await outOfReach();
        return visitor.send(calls.summarizeBooking, { ...ids(chosen), bookingOptions: form, bookingStatus: 'option_booking' });
      },
    },
    {
      kind: 'paymentBackendUnavailable',
      code: 'BackendUnavailable',
      place: 'payment',
      why: 'the payment provider does not answer for the card',
      says: /^Die Zahlung lässt sich gerade nicht prüfen/,
      make: async () => {
        const { sessionId, send } = await order(own, 'fixed_booking', cards.good);
        const answer = await send(async () => {
          const fault = JSON.stringify({ operation: 'describe', kind: 'unavailable', times: 1 });
          await fetch(`${payments.controlUrl}/faults`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: fault });
        });
        // nothing is ordered: the session goes on, and the same card pays once the provider answers
        expect((await visitor.ask<BookingSession>(calls.getSession, { sessionId })).state).toBe('open');
        expect((await send()).statusCode).toBe(200);
        return answer;
      },
    },
  ];

  test.each(rows.map((row) => [row.kind, row.why, row] as const))('BOOK-18 %s: %s', async (_kind, _why, { kind, code, place, says, make }) => {
    const answer = await make();
    const envelope = answer.json<{ status: string; code: FailureCode; data?: unknown; errors?: object }>();
    expect([answer.statusCode, envelope.code]).toEqual([422, code]);
    expect(envelope.status).toBe(envelope.errors ? 'fail' : 'error');
    expect(troubleKindOf(envelope, place)).toBe(kind);
    expect(showings[kind].as).toBe(code === 'CategoryAvailability' ? 'page' : 'notice');
    const facts = { persons: 2, most: 0, cabin: '', category: '', message: '', isOver: false };
    expect(troubleTexts.de[kind].title(facts)).toMatch(says);
  });

  interface OrderRow {
    readonly kind: ExceptionKind;
    readonly why: string;
    readonly make: () => Promise<string>;
    readonly expected: object;
  }
  /** What goes wrong after the order: the confirmation carries it, on its own page. */
  const orders: readonly OrderRow[] = [
    {
      kind: 'liveBookingError',
      why: 'the operator refuses the order',
      make: async () => {
        const { sessionId, send } = await order(untouched().id, 'option_booking');
        await control.behave({ soldOut: true });
        expect((await send()).statusCode).toBe(200);
        return sessionId;
      },
      expected: {
        bookingState: 'rejected',
        liveBooking: null,
        liveBookingError: { cabinCode: expect.stringMatching(/\S/) as string, message: 'Die Kabine war bei der Reederei inzwischen vergeben.' },
      },
    },
    {
      kind: 'paymentUnknownCard',
      why: 'the provider does not know the card when it is charged',
      make: async () => {
        const { sessionId, send } = await order(own, 'fixed_booking', cards.unknown);
        expect((await send()).statusCode).toBe(200);
        return sessionId;
      },
      expected: {
        bookingState: 'fixed',
        liveBookingError: null,
        paymentError: { message: expect.stringContaining('kann nicht belastet werden') as string },
        payment: { state: 'declined', mayTryAgain: true },
      },
    },
  ];
  test.each(orders.map((row) => [row.kind, row.why, row] as const))('BOOK-15 BOOK-18 %s: %s', async (_kind, _why, { kind, make, expected }) => {
    const sessionId = await make();
    await workOff();
    const { confirmation } = await visitor.ask<BookingSession>(calls.getSession, { sessionId });
    expect(confirmation).toMatchObject(expected);
    // the order has a page of its own, which says it; what was typed is kept
    expect(troubleOfConfirmation(confirmation as Confirmation)).toMatchObject({ kind, isOrdered: true });
    expect(showings[kind]).toMatchObject({ as: 'notice', tone: 'error' });
  });

  test('BOOK-18 all twenty kinds and all thirteen error types are made, by the shop alone or here', () => {
    const kinds = [...rows, ...orders].map(({ kind }) => kind);
    expect([...new Set(kinds)].toSorted()).toEqual(madeBy(kindsMadeBy, 'outside'));
    expect([...new Set(rows.map(({ code }) => code))].toSorted()).toEqual(madeBy(errorTypesMadeBy, 'outside'));
    expect([...madeBy(kindsMadeBy, 'shop'), ...kinds].toSorted()).toEqual([...exceptionKinds].toSorted());
    expect(Object.keys(errorTypesMadeBy).toSorted()).toEqual([...errorTypes].toSorted());
    expect([exceptionKinds.length, errorTypes.length]).toEqual([20, 13]);
  });
});
