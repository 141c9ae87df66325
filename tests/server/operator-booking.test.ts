// Voyages that an operator's own system sells, booked through the port against the simulated operator: each kind of trouble is a real
// condition of the simulator, and none of them keeps a visitor from ordering (OPS-01, OPS-03, BOOK-04, BOOK-05, BOOK-13, BOOK-19).
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bookingCalls as calls, type BookingSession, type BookingSummary, type CategoryAvailability } from '#features/booking/contract.ts';
import type { RunningOperatorSystem } from '#features/operators/server/index.ts';
import { GuardedOperator } from '#features/operators/server/operator-guard.ts';
import { OpenTravelOperator } from '#features/operators/server/opentravel-operator.ts';
import { catalogueStock } from '../../simulators/operator/catalogue-stock.ts';
import { operatorControl, type OperatorControl } from '../../simulators/operator/control-client.ts';
import { startOperatorSimulator, type OperatorSimulator } from '../../simulators/operator/simulator.ts';
import { BookingVisitor } from '../factories/booking-visitor.ts';
import { someForm } from '../factories/booking-form.ts';
import { startTestShop, testNow, type Asking, type TestShop } from '../factories/shop.ts';

class Visitor extends BookingVisitor {
  readonly begin = (voyageId: number, pax = { adults: 2, childAges: [] as number[] }) => this.ask<BookingSession>(calls.startVoyageSession, { voyageId, pax });
  readonly offers = ({ sessionId }: BookingSession) => this.available(sessionId);
  readonly select = (session: BookingSession, wish: object) =>
    this.send(calls.selectCategory, { sessionId: session.sessionId, sessionRevision: session.sessionRevision, ...wish });
  readonly take = (session: BookingSession, wish: object) =>
    this.ask<BookingSession>(calls.selectCategory, { sessionId: session.sessionId, sessionRevision: session.sessionRevision, ...wish });
  readonly summarize = (session: { readonly sessionId: string; readonly sessionRevision: number }) =>
    this.ask<BookingSummary>(calls.summarizeBooking, {
      sessionId: session.sessionId,
      sessionRevision: session.sessionRevision,
      bookingOptions: form,
      bookingStatus: 'fixed_booking',
    });
}

const form = someForm();

/** The first category with a free numbered cabin, in its cheapest fare for everybody under which a cabin can be chosen. */
function firstCabin(offers: CategoryAvailability) {
  const category = offers.cabinCategories.find(({ categoryCode }) => offers.cabins.some((cabin) => cabin.free && cabin.categoryCode === categoryCode))!;
  const assigned = new Set(offers.fareGroups.filter(({ isGuarantee }) => isGuarantee).map(({ fareGroupId }) => fareGroupId));
  const fare = category.fares.find(({ fareGroupId, quote, minAge }) => quote && minAge === null && !assigned.has(fareGroupId))!;
  const cabins = offers.cabins.filter((cabin) => cabin.free && cabin.categoryCode === category.categoryCode).map(({ number }) => number);
  return { category, quote: fare.quote!, cabins, wish: { fareGroupId: fare.fareGroupId, categoryCode: category.categoryCode } };
}

describe('an operator with a system of its own', () => {
  let simulator: OperatorSimulator;
  let control: OperatorControl;
  let other: OperatorSimulator;
  let shop: TestShop;
  let guard: GuardedOperator;
  let patient: OpenTravelOperator;
  let impatient: OpenTravelOperator;
  let voyages: number[];
  let ofOther: number;
  let own: number;
  let next = 0;
  /** A voyage that no other test has touched. */
  const untouched = () => voyages[next++]!;

  beforeAll(async () => {
    const start = () => startOperatorSimulator({ makesUp: false, now: () => testNow });
    [simulator, other] = await Promise.all([start(), start()]);
    control = operatorControl(simulator.controlUrl);
    const system = (milliseconds: number) =>
      new OpenTravelOperator({
        agency: { id: 'TEST' },
        readTimeoutMs: milliseconds,
        writeTimeoutMs: milliseconds,
        addresses: new Map([
          ['simulator', simulator.url],
          ['another', other.url],
        ]),
      });
    patient = system(20_000);
    impatient = system(150);
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
      close: () => [patient, impatient].forEach((one) => one.close()),
    };
    shop = await startTestShop({ pages: false, operators, settings: { OPERATOR_SIMULATOR_URL: simulator.url } });
    for await (const batch of catalogueStock(shop.pool, shop.today)) await Promise.all([control.put(batch), operatorControl(other.controlUrl).put(batch)]);
    await sql`update operators set endpoint = 'another' where slug = 'kyklos-lines'`.execute(shop.db);
    const ids = async (condition: ReturnType<typeof sql>) =>
      (
        await sql<{ id: number }>`
          select v.id from voyages v join itineraries i on i.id = v.itinerary_id join ships s on s.id = i.ship_id join operators o on o.id = s.operator_id
          where v.state = 'on_sale' and v.departs_on > ${shop.today}::date + 30 and ${condition}
            and (select count(distinct f.category_code) from fares f where f.voyage_id = v.id and f.state = 'available' and f.double_minor is not null and f.min_age is null) > 1
          order by v.id limit 60`.execute(shop.db)
      ).rows.map(({ id }) => id);
    voyages = await ids(sql`o.slug = 'wessex-line'`);
    [ofOther = 0] = await ids(sql`o.slug = 'kyklos-lines'`);
    [own = 0] = await ids(sql`o.system = 'own'`);
  });
  afterAll(async () => {
    await shop[Symbol.asyncDispose]();
    await Promise.all([simulator.close(), other.close()]);
  });
  beforeEach(async () => {
    guard = new GuardedOperator(patient);
    await control.reset();
  });

  const begun = async (asking: Asking = {}, voyageId = untouched()) => {
    const visitor = new Visitor(shop, asking);
    const session = await visitor.begin(voyageId);
    return { visitor, session, voyageId };
  };
  const stored = async (voyageId: number) => {
    const { rows } = await sql<{ selection: { operatorHold: string | null; offline: boolean } }>`
      select selection from booking_sessions where voyage_id = ${voyageId} order by changed_at desc limit 1`.execute(shop.db);
    return rows[0]?.selection;
  };
  /** Cabins that the operator keeps on a voyage. */
  const held = async (voyageId: number) => {
    const { rows } = await sql<{ code: string }>`select operator_code as code from voyages where id = ${voyageId}`.execute(shop.db);
    return (await control.holds()).filter(({ voyageCode }) => voyageCode === rows[0]?.code).map(({ cabinNumber }) => cabinNumber);
  };

  test('OPS-01 BOOK-04 BOOK-05 its prices, states and cabins are shown, a cabin is held there, and nothing of our own stock is touched', async () => {
    const { visitor, session, voyageId } = await begun();
    const offers = await visitor.offers(session);
    const { cabins, wish, quote } = firstCabin(offers);
    expect(offers.isOffline).toBe(false);
    const details = (await shop.post('voyage/getVoyageDetails', { voyageId })).json<{ data: { card: { price: { total: { amount: number } } } } }>();
    expect(Math.min(...offers.cabinTypes.map(({ from }) => from?.amount ?? Infinity))).toBe(details.data.card.price.total.amount);
    expect(quote.lines.map(({ kind }) => kind)).not.toContain('operator_change');
    const taken = await visitor.take(session, { ...wish, cabinNumber: cabins[0] });
    expect(taken.selection).toMatchObject({ cabinNumber: cabins[0], isOffline: false });
    expect(Date.parse(taken.selection!.heldUntil!)).toBeGreaterThan(testNow.getTime());
    expect(taken.quote?.total).toEqual(quote.total);
    expect(await held(voyageId)).toContain(cabins[0]);
    expect((await stored(voyageId))?.operatorHold).toContain(`${cabins[0]}@`);
    const { rows } = await sql`select 1 from allotments where voyage_id = ${voyageId}`.execute(shop.db);
    expect(rows).toHaveLength(0);
  });

  test('BOOK-05 what another visitor holds is refused with its reason and costs nobody anything', async () => {
    const { visitor, session, voyageId } = await begun();
    const { wish, cabins } = firstCabin(await visitor.offers(session));
    await visitor.take(session, { ...wish, cabinNumber: cabins[0] });
    const second = await begun({}, voyageId);
    expect((await second.visitor.offers(second.session)).cabins.find(({ number }) => number === cabins[0])?.free).toBe(false);
    const refused = await second.visitor.select(second.session, { ...wish, cabinNumber: cabins[0] });
    expect([refused.statusCode, refused.json()]).toMatchObject([422, { code: 'CategorySelection', data: { reason: 'cabin_taken', cabinNumber: cabins[0] } }]);
    const again = await second.visitor.ask<BookingSession>(calls.getSession, { sessionId: second.session.sessionId });
    expect(again).toMatchObject({ sessionRevision: 1, selection: null });
  });

  test('BOOK-05 BOOK-06 the same cabin again stays held; another cabin or another party gives it back, and nobody waits for that', async () => {
    const { visitor, session, voyageId } = await begun();
    const { wish, cabins } = firstCabin(await visitor.offers(session));
    const first = await visitor.take(session, { ...wish, cabinNumber: cabins[0] });
    const same = await visitor.take(first, { ...wish, cabinNumber: cabins[0] });
    expect(same.selection?.cabinNumber).toBe(cabins[0]);
    const moved = await visitor.take(same, { ...wish, cabinNumber: cabins[1] });
    expect(await held(voyageId)).toEqual(expect.arrayContaining([cabins[0], cabins[1]]));
    await shop.work();
    expect(await held(voyageId)).not.toContain(cabins[0]);
    expect(await held(voyageId)).toContain(cabins[1]);
    const pax = { adults: 1, childAges: [] };
    await visitor.ask(calls.changeParty, { sessionId: moved.sessionId, sessionRevision: moved.sessionRevision, pax });
    await shop.work();
    expect(await held(voyageId)).not.toContain(cabins[1]);
  });

  test('BOOK-05 BOOK-07 of two choices at once one counts, and the other one’s cabin is given back', async () => {
    const { visitor, session, voyageId } = await begun();
    const { wish, cabins } = firstCabin(await visitor.offers(session));
    const answers = await Promise.all([cabins[0], cabins[1]].map((cabinNumber) => visitor.select(session, { ...wish, cabinNumber })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
    expect(answers.find(({ statusCode }) => statusCode === 422)?.json()).toMatchObject({ code: 'OutdatedSessionRevision' });
    await shop.work();
    const chosen = answers.find(({ statusCode }) => statusCode === 200)?.json<{ data: BookingSession }>().data.selection?.cabinNumber;
    expect(await held(voyageId)).toEqual([chosen]);
  });

  test('BOOK-04 BOOK-05 what is sold out there has a wait list alone, and joining it holds nothing', async () => {
    const { visitor, session, voyageId } = await begun();
    const { wish } = firstCabin(await visitor.offers(session));
    await control.behave({ soldOut: [wish.categoryCode] });
    const offers = await visitor.offers(session);
    expect(offers.cabinCategories.map(({ categoryCode }) => categoryCode)).not.toContain(wish.categoryCode);
    expect(offers.waitListCategories.map(({ categoryCode }) => categoryCode)).toContain(wish.categoryCode);
    expect((await visitor.select(session, wish)).json()).toMatchObject({ code: 'CategorySelection', data: { reason: 'sold_out' } });
    const before = (await control.holds()).length;
    const waiting = await visitor.take(session, { ...wish, waitListCategoryCodes: [wish.categoryCode] });
    expect(waiting.selection).toMatchObject({ waitListCategoryCodes: [wish.categoryCode], cabinNumber: null, isOffline: false });
    expect(await control.holds()).toHaveLength(before);
    expect(await stored(voyageId)).toMatchObject({ operatorHold: null, offline: false });
  });

  test.each([
    ['dearer', 1.1, {}, 'Preisänderung der Reederei'],
    ['cheaper', 0.9, { brand: 'fairway' }, 'Price change by the cruise line'],
  ] as const)('BOOK-13 %s than our catalogue: a line of its own says so on every total', async (_name, priceFactor, asking, label) => {
    const { visitor, session } = await begun(asking);
    const usual = firstCabin(await visitor.offers(session));
    await control.behave({ priceFactor });
    const { quote, wish } = firstCabin(await visitor.offers(session));
    const difference = Math.round(usual.quote.total.amount * priceFactor) - usual.quote.total.amount;
    expect(quote.lines.at(-1)).toEqual({ kind: 'operator_change', label, count: 1, each: { amount: difference, currency: quote.total.currency } });
    expect(quote.lines.reduce((sum, { count, each }) => sum + count * each.amount, 0)).toBe(quote.total.amount);
    expect((await visitor.take(session, wish)).quote).toEqual(quote);
  });

  test('BOOK-13 a price that changes after the choice: both are shown, the new one is the session’s from then on', async () => {
    const { visitor, session } = await begun();
    const chosen = await visitor.take(session, firstCabin(await visitor.offers(session)).wish);
    await control.behave({ priceFactor: 1.25 });
    const summary = await visitor.summarize(chosen);
    expect(summary.previousTotal).toEqual(chosen.quote?.total);
    expect(summary.quote?.total.amount).toBe(Math.round(chosen.quote!.total.amount * 1.25));
    expect(summary.warnings).toEqual([]);
    const again = await visitor.summarize({ ...chosen, sessionRevision: summary.sessionRevision });
    expect(again).toMatchObject({ previousTotal: null, quote: { total: summary.quote?.total } });
  });

  test('BOOK-13 a hold that has run out is asked for again before the order; what is gone then is said', async () => {
    const { visitor, session, voyageId } = await begun();
    const { wish, cabins } = firstCabin(await visitor.offers(session));
    const chosen = await visitor.take(session, { ...wish, cabinNumber: cabins[0] });
    const lapse = async () => {
      const at = new Date(testNow.getTime() - 1_000).toISOString();
      await sql`update booking_sessions set selection = selection || jsonb_build_object('heldUntil', ${at}::text) where voyage_id = ${voyageId}`.execute(
        shop.db,
      );
    };
    const { operatorHold } = (await stored(voyageId))!;
    await shop.db
      .transaction()
      .execute((tx) =>
        sql`insert into outbox (kind, dedupe_key, payload) values ('operator.unhold', ${operatorHold}, ${JSON.stringify({ voyageId, holdRef: operatorHold })})`.execute(
          tx,
        ),
      );
    await shop.work();
    await lapse();
    const summary = await visitor.summarize(chosen);
    expect(summary.warnings).toEqual([]);
    expect((await stored(voyageId))?.operatorHold).not.toBe(operatorHold);
    expect(await held(voyageId)).toContain(cabins[0]);
    // its own hold stands at the operator for somebody else's now
    await lapse();
    const refused = await visitor.send(calls.summarizeBooking, {
      sessionId: chosen.sessionId,
      sessionRevision: summary.sessionRevision,
      bookingOptions: form,
      bookingStatus: 'fixed_booking',
    });
    expect(refused.json()).toMatchObject({ code: 'CategorySelection', data: { reason: 'cabin_taken', cabinNumber: cabins[0] } });
  });

  test.each([
    ['nobody listens', { listening: false }],
    ['no answer ever comes', { silent: 'before' }],
    ['the answer takes too long', { slowMs: 2_000 }],
    ['garbage comes', { wrong: 'garbage' }],
    ['a web page comes', { wrong: 'html' }],
    ['status 500 comes', { wrong: 'status_500' }],
  ] as const)('BOOK-19 %s: prices as last known, no cabin by its number, and an order that is a request', async (_name, behaviour) => {
    const { visitor, session, voyageId } = await begun();
    const live = await visitor.offers(session);
    guard = new GuardedOperator(impatient);
    await control.behave(behaviour);
    const offers = await visitor.offers(session);
    expect(offers.isOffline).toBe(true);
    expect(offers.cabins.filter(({ free }) => free)).toEqual([]);
    expect(offers.cabinCategories.map(({ free }) => free)).toEqual(offers.cabinCategories.map(() => null));
    const { categoryCode, fares } = offers.cabinCategories[0]!;
    const fare = fares.find(({ quote, minAge }) => quote && minAge === null)!;
    const same = live.cabinCategories.find((one) => one.categoryCode === categoryCode)?.fares.find(({ fareGroupId }) => fareGroupId === fare.fareGroupId);
    expect(fare.quote).toEqual(same?.quote);
    const chosen = await visitor.take(session, { categoryCode, fareGroupId: fare.fareGroupId });
    expect(chosen.selection).toMatchObject({ isOffline: true, heldUntil: null, cabinNumber: null });
    expect(await stored(voyageId)).toMatchObject({ offline: true, operatorHold: null });
    const summary = await visitor.summarize(chosen);
    expect(summary).toMatchObject({ quote: { total: chosen.quote?.total }, previousTotal: null });
    expect(summary.warnings.join()).toContain('nicht erreichbar');
    // back again: the place is held before it is ordered
    guard = new GuardedOperator(patient);
    await control.reset();
    expect((await visitor.summarize({ ...chosen, sessionRevision: summary.sessionRevision })).warnings).toEqual([]);
    expect(await stored(voyageId)).toMatchObject({ offline: false, operatorHold: expect.stringContaining('GTY@') });
  });

  test('BOOK-13 BOOK-19 with the place held and the price unanswered the last one known is shown, and that is said', async () => {
    const { visitor, session, voyageId } = await begun({ brand: 'fairway' });
    const chosen = await visitor.take(session, firstCabin(await visitor.offers(session)).wish);
    await control.behave({ only: ['OTA_CruisePriceBookingRQ'], wrong: 'empty' });
    const summary = await visitor.summarize(chosen);
    expect(summary).toMatchObject({ quote: { total: chosen.quote?.total }, previousTotal: null });
    expect(summary.warnings.join()).toContain('has not confirmed the price');
    expect(await stored(voyageId)).toMatchObject({ offline: false });
  });

  test('BOOK-19 with nothing for sale in the catalogue and nobody to ask there is nothing to request', async () => {
    const voyageId = untouched();
    await sql`update fares set state = 'on_request' where voyage_id = ${voyageId}`.execute(shop.db);
    const { visitor, session } = await begun({}, voyageId);
    await control.behave({ listening: false });
    const answer = await visitor.send(calls.getCategoryAvailability, { sessionId: session.sessionId });
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { code: 'CategoryAvailability', data: { reason: 'offline' } }]);
  });

  test('BOOK-03 OPS-03 an operator that fails again and again is not asked, says so, and the others are not affected', async () => {
    type Settings = { isBookingPossible: boolean; backendAvailabilityStatus: { isAvailable: boolean; unavailableMessage: string | null } };
    const settings = (voyageId: number, asking: Asking = {}) => new Visitor(shop, asking).ask<Settings>(calls.getVoyageSettings, { voyageId });
    const { visitor, session, voyageId } = await begun();
    expect((await settings(voyageId)).backendAvailabilityStatus).toEqual({ isAvailable: true, unavailableMessage: null });
    await control.behave({ listening: false });
    await Promise.all(Array.from({ length: 20 }, () => visitor.offers(session)));
    for (const [asking, words] of [
      [{}, 'nicht erreichbar'],
      [{ brand: 'fairway' }, 'cannot be reached'],
    ] as const) {
      const { isBookingPossible, backendAvailabilityStatus } = await settings(voyageId, asking);
      expect([isBookingPossible, backendAvailabilityStatus.isAvailable]).toEqual([true, false]);
      expect(backendAvailabilityStatus.unavailableMessage).toContain(words);
    }
    // there again, and left alone until its time to be tried has come
    await control.reset();
    const before = await control.messages();
    expect((await visitor.offers(session)).isOffline).toBe(true);
    expect(await control.messages()).toEqual(before);
    for (const well of [ofOther, own]) {
      expect((await settings(well)).backendAvailabilityStatus.isAvailable).toBe(true);
      const second = await begun({}, well);
      expect((await second.visitor.offers(second.session)).isOffline).toBe(false);
    }
    const nothingLeft = untouched();
    await sql`update fares set state = 'on_request' where voyage_id = ${nothingLeft}`.execute(shop.db);
    const refused = await new Visitor(shop).send(calls.startVoyageSession, { voyageId: nothingLeft, pax: { adults: 2, childAges: [] } });
    expect(refused.json()).toMatchObject({ code: 'BackendUnavailable' });
  });
});
