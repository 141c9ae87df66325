// What goes wrong with a booking and why: each row makes its condition real and looks at what the visitor is shown (BOOK-18, decision 39).
// What needs an operator's own system or a payment provider is made in booking-failures-outside.test.ts.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BookingForm } from '#domain/booking/form/booking-form.ts';
import { bookingCalls as calls, type BookingSession, type BookingSummary, type CategoryAvailability } from '#features/booking/contract.ts';
import { errorTypes, exceptionKinds, otherKinds, troubleKindOf, type Place, type TroubleKind } from '#features/booking/web/flow/exceptions.ts';
import type { FailureCode } from '#platform/contract/failures.ts';
import { BookingVisitor } from '../factories/booking-visitor.ts';
import { someContact as contact, someForm, somePerson as person } from '../factories/booking-form.ts';
import { startTestShop, type Answer, type TestShop } from '../factories/shop.ts';
import { errorTypesMadeBy, kindsMadeBy, madeBy } from './booking-failure-places.ts';

const filled = (over: Partial<BookingForm> = {}) => someForm(2, over);
const couple = { adults: 2, childAges: [] };

interface At {
  readonly shop: TestShop;
  readonly visitor: BookingVisitor;
  readonly voyageId: number;
  readonly begin: () => Promise<BookingSession>;
  readonly choose: (session: BookingSession) => Promise<BookingSession>;
  readonly summarize: (session: BookingSession) => Promise<BookingSummary>;
}
interface Row {
  readonly kind: TroubleKind;
  readonly code: FailureCode;
  readonly place: Place;
  readonly why: string;
  readonly make: (at: At) => Promise<Answer>;
}

const ids = ({ sessionId, sessionRevision }: BookingSession) => ({ sessionId, sessionRevision });

const rows: readonly Row[] = [
  {
    kind: 'unknownVoyage',
    code: 'UnknownVoyage',
    place: 'availability',
    why: 'a number that no voyage has',
    make: ({ visitor }) => visitor.send(calls.getVoyageSettings, { voyageId: 2_000_000_000 }),
  },
  {
    kind: 'nonBookable',
    code: 'NonBookableVoyage',
    place: 'availability',
    why: 'the ship has left',
    make: ({ visitor, shop }) => visitor.send(calls.startVoyageSession, { voyageId: shop.special.departed, pax: couple }),
  },
  {
    kind: 'noCabin',
    code: 'InvalidVoyageConfiguration',
    place: 'availability',
    why: 'more persons than any cabin takes',
    make: ({ visitor, voyageId }) => visitor.send(calls.startVoyageSession, { voyageId, pax: { adults: 6, childAges: [1, 2, 3] } }),
  },
  {
    kind: 'categoryAvailabilityOutdatedSession',
    code: 'OutdatedSessionRevision',
    place: 'availability',
    why: 'another tab changed the party',
    make: async ({ visitor, begin }) => {
      const session = await begin();
      await visitor.ask(calls.changeParty, { ...ids(session), pax: { adults: 1, childAges: [] } });
      return visitor.send(calls.changeParty, { ...ids(session), pax: couple });
    },
  },
  {
    kind: 'categoryAvailabilityOutdatedSession',
    code: 'InvalidSession',
    place: 'availability',
    why: 'a session of somebody else',
    make: async ({ shop, begin }) => new BookingVisitor(shop).send(calls.getCategoryAvailability, { sessionId: (await begin()).sessionId }),
  },
  {
    kind: 'categoryOutdatedSession',
    code: 'OutdatedSessionRevision',
    place: 'category',
    why: 'another tab chose first',
    make: async ({ visitor, begin, choose }) => {
      const session = await begin();
      const { selection } = await choose(session);
      return visitor.send(calls.selectCategory, { ...ids(session), fareGroupId: selection!.fareGroupId, categoryCode: selection!.categoryCode });
    },
  },
  {
    kind: 'categoryOutdatedSession',
    code: 'BadSessionState',
    place: 'options',
    why: 'options before a cabin',
    make: async ({ visitor, begin }) => visitor.send(calls.getBookingOptions, { sessionId: (await begin()).sessionId }),
  },
  {
    kind: 'categorySelection',
    code: 'CategorySelection',
    place: 'category',
    why: 'a category that the ship does not have',
    make: async ({ visitor, begin }) => visitor.send(calls.selectCategory, { ...ids(await begin()), fareGroupId: 'x', categoryCode: 'x' }),
  },
  {
    kind: 'bookingOptionsNoCabins',
    code: 'DataNotAvailable',
    place: 'options',
    why: 'the hold ran out and others took all places',
    make: async ({ visitor, shop, voyageId, begin, choose }) => {
      const session = await choose(await begin());
      const code = session.selection!.categoryCode;
      await sql`update claims set state = 'released', releases_at = null where voyage_id = ${voyageId} and category_code = ${code} and state = 'held'`.execute(
        shop.db,
      );
      await sql`update allotments set used = size where voyage_id = ${voyageId} and category_code = ${code}`.execute(shop.db);
      const answer = await visitor.send(calls.getBookingOptions, { sessionId: session.sessionId });
      await sql`update allotments set used = 0 where voyage_id = ${voyageId} and category_code = ${code}`.execute(shop.db);
      return answer;
    },
  },
  {
    kind: 'bookingOptionsMandatoryFlight',
    code: 'DataNotAvailable',
    place: 'summary',
    why: 'own arrival at a voyage that is sold with the flight alone',
    make: async ({ visitor, shop }) => {
      const { rows: found } = await sql<{ id: number }>`
        select v.id from voyages v join itineraries i on i.id = v.itinerary_id join ships s on s.id = i.ship_id join operators o on o.id = s.operator_id
        where v.state = 'on_sale' and v.departs_on > ${shop.today}::date + 30 and o.system = 'own' and not i.is_river
          and exists (select 1 from arrival_offers a where a.voyage_id = v.id) and not exists (select 1 from arrival_offers a where a.voyage_id = v.id and a.option = 'cruise_only')
          and exists (select 1 from fares f where f.voyage_id = v.id and f.state = 'available' and f.double_minor is not null) limit 1`.execute(shop.db);
      const session = await visitor.ask<BookingSession>(calls.startVoyageSession, { voyageId: found[0]!.id, pax: couple });
      const chosen = await take(visitor, session);
      const transportation = { option: 'cruise_only' as const, outward: null, return: null, railAndFly: false };
      return visitor.send(calls.summarizeBooking, { ...ids(chosen), bookingOptions: filled({ transportation }), bookingStatus: null });
    },
  },
  {
    kind: 'summaryOutdatedSession',
    code: 'OutdatedSessionRevision',
    place: 'summary',
    why: 'summarised in another tab',
    make: async ({ visitor, begin, choose, summarize }) => {
      const session = await choose(await begin());
      await summarize(session);
      return visitor.send(calls.summarizeBooking, { ...ids(session), bookingOptions: filled(), bookingStatus: null });
    },
  },
  {
    kind: 'invalidSelectedBookingOptions',
    code: 'InvalidSelectedBookingOptions',
    place: 'summary',
    why: 'no e-mail address',
    make: async ({ visitor, begin, choose }) => {
      const bookingOptions = filled({ bookingContact: { ...contact, email: '' } });
      return visitor.send(calls.summarizeBooking, { ...ids(await choose(await begin())), bookingOptions });
    },
  },
  {
    kind: 'invalidSelectedBookingOptions',
    code: 'InvalidPaxBirthDateInput',
    place: 'summary',
    why: 'somebody not born yet',
    make: async ({ visitor, begin, choose }) => {
      const bookingOptions = filled({ pax: [{ ...person }, { ...person, firstName: 'Berta', birthDate: '2031-01-01' }] });
      return visitor.send(calls.summarizeBooking, { ...ids(await choose(await begin())), bookingOptions });
    },
  },
  {
    kind: 'paymentOutdatedSession',
    code: 'OutdatedSessionRevision',
    place: 'payment',
    why: 'ordered with what another tab has changed since',
    make: async ({ visitor, begin, choose, summarize }) => {
      const session = await choose(await begin());
      const first = await summarize(session);
      await visitor.ask(calls.summarizeBooking, {
        sessionId: session.sessionId,
        sessionRevision: first.sessionRevision,
        bookingOptions: filled(),
        bookingStatus: null,
      });
      const order = { sessionId: session.sessionId, sessionRevision: first.sessionRevision, bookingOptions: { ...filled(), acceptTerms: true } };
      return visitor.send(calls.confirmBooking, { ...order, bookingStatus: 'option_booking', acceptedTotal: first.quote!.total });
    },
  },
  {
    kind: 'bookingTypeMissing',
    code: 'B001',
    place: 'payment',
    why: 'ordered before anything was summarised',
    make: async ({ visitor, begin, choose }) => visitor.send(calls.confirmBooking, ids(await choose(await begin()))),
  },
  {
    kind: 'priceChanged',
    code: 'PriceChanged',
    place: 'payment',
    why: 'another total was accepted',
    make: async ({ visitor, begin, choose, summarize }) => {
      const session = await choose(await begin());
      const { sessionRevision } = await summarize(session);
      const order = { sessionId: session.sessionId, sessionRevision, bookingOptions: { ...filled(), acceptTerms: true } };
      return visitor.send(calls.confirmBooking, { ...order, bookingStatus: 'option_booking', acceptedTotal: { amount: 1, currency: 'EUR' } });
    },
  },
  {
    kind: 'invalidCustomRequest',
    code: 'InvalidCustomRequestConfiguration',
    place: 'payment',
    why: 'a request without a ship or a day',
    make: async ({ visitor }) => {
      const session = await visitor.ask<BookingSession>(calls.startCustomRequestSession, {});
      return visitor.send(calls.confirmBooking, { ...ids(session), customRequest: { shipName: '', startDate: '', duration: null, personCount: null } });
    },
  },
  {
    kind: 'maintenance',
    code: 'Maintenance',
    place: 'availability',
    why: 'booking is closed for a while',
    make: async ({ visitor, shop, voyageId }) => {
      await sql`insert into maintenance_windows (starts_at, ends_at) values ('2026-11-20 11:00Z', '2026-11-20 13:00Z')`.execute(shop.db);
      // windows are asked for once a second
      const slowly = { timeout: 5_000, interval: 100 };
      const code = async () => (await visitor.send(calls.getVoyageSettings, { voyageId })).statusCode;
      await expect.poll(code, slowly).toBe(422);
      const answer = await visitor.send(calls.getVoyageSettings, { voyageId });
      await sql`delete from maintenance_windows`.execute(shop.db);
      await expect.poll(code, slowly).toBe(200);
      return answer;
    },
  },
  {
    kind: 'bookingOptionsSingleCabin',
    code: 'DataNotAvailable',
    place: 'options',
    why: 'the cabin that was chosen does not take so many any more',
    make: async ({ visitor, shop, voyageId }) => {
      const session = await visitor.ask<BookingSession>(calls.startVoyageSession, { voyageId, pax: { adults: 2, childAges: [8] } });
      const chosen = await take(visitor, session);
      const code = chosen.selection!.categoryCode;
      const most = (count: number) => sql`update fares set max_occupancy = ${count} where voyage_id = ${voyageId} and category_code = ${code}`.execute(shop.db);
      await most(2);
      const options = () => visitor.send(calls.getBookingOptions, { sessionId: session.sessionId });
      await expect.poll(async () => (await options()).statusCode, { timeout: 10_000, interval: 100 }).toBe(422);
      const answer = await options();
      expect(answer.json()).toMatchObject({ data: { most: 2 } }); // BOOK-06: several cabins one after the other, with the count
      await most(4);
      return answer;
    },
  },
  {
    // last: the fares stay on request
    kind: 'bookingOptionsCabinsNoPrice',
    code: 'DataNotAvailable',
    place: 'options',
    why: 'the price is on request by now',
    make: async ({ visitor, shop, voyageId, begin, choose }) => {
      const session = await choose(await begin());
      await sql`update fares set double_minor = null where voyage_id = ${voyageId} and category_code = ${session.selection!.categoryCode}`.execute(shop.db);
      // what one visitor sees may be two seconds old: another reading of the voyage is asked for until the new one is there
      const options = () => visitor.send(calls.getBookingOptions, { sessionId: session.sessionId });
      await expect.poll(async () => (await options()).statusCode, { timeout: 10_000, interval: 100 }).toBe(422);
      return options();
    },
  },
];

async function take(visitor: BookingVisitor, session: BookingSession): Promise<BookingSession> {
  const { cabinCategories } = await visitor.ask<CategoryAvailability>(calls.getCategoryAvailability, { sessionId: session.sessionId });
  const category = cabinCategories.find(({ fares }) => fares.some((fare) => fare.quote && fare.minAge === null))!;
  const fareGroupId = category.fares.find((fare) => fare.quote && fare.minAge === null)!.fareGroupId;
  return visitor.ask<BookingSession>(calls.selectCategory, { ...ids(session), fareGroupId, categoryCode: category.categoryCode });
}

describe('failures of the booking', () => {
  let shop: TestShop;
  let voyageId: number;
  beforeAll(async () => {
    shop = await startTestShop({ pages: false });
    const { rows: found } = await sql<{ id: number }>`
      select v.id from voyages v join itineraries i on i.id = v.itinerary_id join ships s on s.id = i.ship_id join operators o on o.id = s.operator_id
      where v.state = 'on_sale' and v.departs_on > ${shop.today}::date + 30 and v.option_possible and o.option_possible and o.system = 'own' and not i.is_river
        and exists (select 1 from fares f where f.voyage_id = v.id and f.state = 'available' and f.double_minor is not null and f.min_age is null)
      order by v.id limit 1`.execute(shop.db);
    voyageId = found[0]!.id;
  });
  afterAll(() => shop[Symbol.asyncDispose]());

  test.each(rows)('BOOK-18 $kind: $code, $why', async ({ kind, code, place, make }) => {
    const visitor = new BookingVisitor(shop);
    const answer = await make({
      shop,
      visitor,
      voyageId,
      begin: () => visitor.ask<BookingSession>(calls.startVoyageSession, { voyageId, pax: couple }),
      choose: (session) => take(visitor, session),
      summarize: (session) => visitor.ask<BookingSummary>(calls.summarizeBooking, { ...ids(session), bookingOptions: filled(), bookingStatus: null }),
    });
    const envelope = answer.json<{ status: string; code: FailureCode; data?: unknown; errors?: object }>();
    expect([answer.statusCode, envelope.code]).toEqual([422, code]);
    expect(envelope.status).toBe(envelope.errors ? 'fail' : 'error');
    expect(troubleKindOf(envelope, place)).toBe(kind);
  });

  test('BOOK-18 every kind and every error type that the shop alone can make is made here', () => {
    const mine = (names: readonly string[], all: readonly string[]) => [...new Set(names.filter((name) => all.includes(name)))].toSorted();
    const kinds = rows.map(({ kind }) => kind);
    expect(mine(kinds, exceptionKinds)).toEqual(madeBy(kindsMadeBy, 'shop'));
    expect(
      mine(
        rows.map(({ code }) => code),
        errorTypes,
      ),
    ).toEqual(madeBy(errorTypesMadeBy, 'shop'));
    expect(otherKinds.filter((kind) => !kinds.includes(kind))).toEqual(['browserOffline', 'unknown']); // no answer of the server makes these
  });
});
