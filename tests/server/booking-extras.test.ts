// What comes beside the voyage, by the calls: insurance, train, promotion, vouchers, contacts, maintenance.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyBookingForm, type BookingForm } from '#domain/booking/form/booking-form.ts';
import { newsletterConsent } from '#domain/booking/form/newsletter-consent.ts';
import {
  bookingCalls as calls,
  type BookingOptions,
  type BookingSession,
  type BookingSummary,
  type CategoryAvailability,
  type Confirmation,
  type InsuranceAnswer,
} from '#features/booking/contract.ts';
import { Failure } from '#platform/contract/failures.ts';
import type { Access } from '#platform/contract/define-call.ts';
import { run } from '#platform/server/http/implement.ts';
import { someContact as contact, someDebit as sepa, someForm, somePerson as person } from '../factories/booking-form.ts';
import { startTestShop, type TestShop } from '../factories/shop.ts';
import { BookingVisitor } from '../factories/booking-visitor.ts';

const filled = (over: Partial<BookingForm> = {}) => someForm(2, { bookingContact: contact, ...over });

/** Windows are asked for once a second. */
const slowly = { timeout: 5_000, interval: 100 };

describe('beside the voyage', () => {
  let shop: TestShop;
  let voyageId: number;
  beforeAll(async () => {
    shop = await startTestShop({ pages: false });
    const { rows } = await sql<{ id: number }>`
      select v.id from voyages v join itineraries i on i.id = v.itinerary_id join ships s on s.id = i.ship_id join operators o on o.id = s.operator_id
      join rail_offers r on r.operator_id = o.id join port_calls c on c.itinerary_id = i.id and c.day = 1 join ports p on p.id = c.port_id
      where v.state = 'on_sale' and v.departs_on > ${shop.today}::date + 40 and v.option_possible and o.option_possible and o.system = 'own'
        and o.payment_mode = 'sepa' and o.id % 7 <> 0 and p.country = 'DE' and exists (select 1 from arrival_offers a where a.voyage_id = v.id and a.option = 'cruise_only')
        and exists (select 1 from fares f where f.voyage_id = v.id and f.state = 'available' and f.double_minor is not null and f.min_age is null and f.currency = 'EUR')
      order by v.id limit 1`.execute(shop.db);
    voyageId = rows[0]!.id;
  });
  afterAll(() => shop[Symbol.asyncDispose]());

  const begin = async (visitor: BookingVisitor, childAges: number[] = []) => {
    const session = await visitor.ask<BookingSession>(calls.startVoyageSession, { voyageId, pax: { adults: 2, childAges } });
    const offers = await visitor.ask<CategoryAvailability>(calls.getCategoryAvailability, { sessionId: session.sessionId });
    const category = offers.cabinCategories.find(({ maxOccupancy, fares }) => maxOccupancy >= 2 + childAges.length && fares.some((fare) => fare.quote))!;
    return visitor.ask<BookingSession>(calls.selectCategory, {
      sessionId: session.sessionId,
      sessionRevision: session.sessionRevision,
      fareGroupId: category.fares.find((fare) => fare.quote)!.fareGroupId,
      categoryCode: category.categoryCode,
    });
  };
  const offersOf = (visitor: BookingVisitor, { sessionId }: BookingSession, bookingOptions: BookingForm, bookingStatus: string | null = 'fixed_booking') =>
    visitor.ask<InsuranceAnswer>(calls.getInsuranceOffers, { sessionId, bookingOptions, bookingStatus });
  const summaryBody = ({ sessionId, sessionRevision }: BookingSession, bookingOptions: BookingForm, bookingStatus: string | null = 'fixed_booking') => ({
    sessionId,
    sessionRevision,
    bookingOptions,
    bookingStatus,
  });
  const summarize = (visitor: BookingVisitor, session: BookingSession, form: BookingForm, status: string | null = 'fixed_booking') =>
    visitor.ask<BookingSummary>(calls.summarizeBooking, summaryBody(session, form, status));

  test('BOOK-09 INS-01 asks for what is missing, then offers real products; group 4 says nothing of deductibles', async () => {
    const visitor = new BookingVisitor(shop);
    const session = await begin(visitor);
    expect(await offersOf(visitor, session, emptyBookingForm(2), null)).toEqual({
      state: 'data_needed',
      missing: ['bookingStatus', 'country', 'birthDates'],
      offers: [],
    });
    expect((await offersOf(visitor, session, filled(), 'option_booking')).state).toBe('fixed_only');
    expect((await offersOf(visitor, session, filled({ bookingContact: { ...contact, country: 'FR' } }))).state).toBe('not_in_country');
    const { state, offers } = await offersOf(visitor, session, filled());
    expect(state).toBe('offers');
    expect(offers.length).toBeGreaterThan(3);
    for (const offer of offers) {
      expect(offer.saysDeductible).toBe(offer.insuranceGroup !== 4);
      expect(offer.termsUrls.information).toMatch(/^https:/);
      expect(offer.price.amount % 10).toBe(0);
    }
    expect(new Set(offers.map(({ insuranceGroup }) => insuranceGroup)).has(4)).toBe(true);
  });

  test('BOOK-09 INS-01 a choice is checked by summary and order alike, stands beside the price and is kept with the booking', async () => {
    const visitor = new BookingVisitor(shop);
    const session = await begin(visitor);
    const offer = (await offersOf(visitor, session, filled())).offers[0]!;
    for (const insuranceOffer of ['rundum-ohne.1', 'nothing', `${offer.id}0`]) {
      const refused = await visitor.send(calls.summarizeBooking, summaryBody(session, filled({ insuranceOffer })));
      expect([refused.statusCode, refused.json()]).toMatchObject([422, { status: 'fail', code: 'InvalidSelectedBookingOptions' }]);
      expect(refused.json<{ errors: object }>().errors).toHaveProperty('insuranceOffer');
    }
    const optional = await visitor.send(calls.summarizeBooking, summaryBody(session, filled({ insuranceOffer: offer.id }), 'option_booking'));
    expect(optional.json<{ errors: object }>().errors).toHaveProperty('insuranceOffer');

    const form = filled({ insuranceOffer: offer.id, voucherCodes: ['abc-1'], newsletterConsentTextId: null });
    const summary = await summarize(visitor, session, form);
    expect(summary.quote!.total).toEqual(session.quote!.total);
    const block = summary.summary.blocks.find(({ items }) => items.some(({ id }) => id === 'premium'))!;
    expect(block.items.find(({ id }) => id === 'premium')?.note).toContain('nicht Teil des Reisepreises');
    expect(JSON.stringify(summary.summary.blocks)).toContain('ABC-1');

    const order = {
      ...summaryBody(session, { ...form, acceptTerms: true }),
      sessionRevision: summary.sessionRevision,
      acceptedTotal: summary.quote!.total,
      payment: sepa,
    };
    // what the session keeps is no more offered at that premium: the order is refused and names the field
    const keep = (id: string) =>
      sql`update booking_sessions set options = jsonb_set(options, '{insuranceOffer}', to_jsonb(${id}::text)) where state = 'open' and options->>'insuranceOffer' is not null`.execute(
        shop.db,
      );
    await keep(`${offer.id.split('.')[0]}.1`);
    const stale = await visitor.send(calls.confirmBooking, order);
    expect([stale.statusCode, Object.keys(stale.json<{ errors: object }>().errors)]).toEqual([422, ['insuranceOffer']]);
    await keep(offer.id);
    const confirmation = await visitor.ask<Confirmation>(calls.confirmBooking, order);
    const kept =
      await sql<object>`select i.* from booking_insurances i join bookings b on b.id = i.booking_id where b.number = ${confirmation.bookingId}`.execute(
        shop.db,
      );
    expect(kept.rows).toMatchObject([{ state: 'wished', premium_minor: offer.price.amount, insurer: offer.insurer, name: offer.name }]);
    expect(confirmation.totalPrice).toEqual(summary.quote!.total);
    await shop.work();
    const mail = await sql<{
      text: string;
    }>`select m.text from mails m join bookings b on b.id = m.booking_id where b.number = ${confirmation.bookingId} and m.kind <> 'desk' order by m.created_at limit 1`.execute(
      shop.db,
    );
    expect(mail.rows[0]?.text).toContain(offer.name);
    expect(mail.rows[0]?.text).toContain('eigener Vertrag');
    const desk = await sql<{ text: string }>`
      select m.text from mails m join bookings b on b.id = m.booking_id where b.number = ${confirmation.bookingId} and m.kind = 'desk'`.execute(shop.db);
    expect(desk.rows.map(({ text }) => text.replaceAll(/\s+/g, ' '))).toEqual([expect.stringContaining(offer.name)]);
  });

  test('BRAND-03 the English shop sells neither insurance nor trains', async () => {
    const visitor = new BookingVisitor(shop, { brand: 'fairway' });
    const session = await begin(visitor);
    const options = await visitor.ask<BookingOptions>(calls.getBookingOptions, { sessionId: session.sessionId });
    expect([options.isInsuranceOffered, options.railAndFly]).toEqual([false, null]);
    const answer = await visitor.send(calls.getInsuranceOffers, { sessionId: session.sessionId, bookingOptions: filled() });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'UnknownAction']);
    const refused = await visitor.send(calls.summarizeBooking, summaryBody(session, filled({ insuranceOffer: 'rundum-ohne.100' })));
    expect(refused.json<{ errors: object }>().errors).toHaveProperty('insuranceOffer');
  });

  test('BOOK-08 the train is priced by head, under 15 as a child, and is a line of the price', async () => {
    const visitor = new BookingVisitor(shop);
    const session = await begin(visitor, [14]);
    const options = await visitor.ask<BookingOptions>(calls.getBookingOptions, { sessionId: session.sessionId });
    const { rows } = await sql<{ per_adult_minor: number; per_child_minor: number }>`
      select r.* from rail_offers r join ships s on s.operator_id = r.operator_id join itineraries i on i.ship_id = s.id join voyages v on v.itinerary_id = i.id where v.id = ${voyageId}`.execute(
      shop.db,
    );
    const { per_adult_minor: adult, per_child_minor: child } = rows[0]!;
    expect(options.railAndFly?.amount.amount).toBe(2 * adult + child);
    const pax = [{ ...person }, { ...person, firstName: 'Berta' }, { ...person, firstName: 'Carla', birthDate: '2012-06-01' }];
    const form = filled({ pax, transportation: { option: null, outward: null, return: null, railAndFly: true } });
    const summary = await summarize(visitor, session, form);
    expect(summary.quote!.total.amount).toBe(session.quote!.total.amount + 2 * adult + child);
    expect(summary.quote!.lines.filter(({ kind }) => kind === 'rail').map(({ count, each }) => [count, each.amount])).toEqual([
      [2, adult],
      [1, child],
    ]);
    expect(JSON.stringify(summary.summary.blocks)).toContain('Zugticket');
  });

  test('BOOK-10 BOOK-11 the form learns the age limits, the fare’s ages and the countries, DE, AT and CH first', async () => {
    const visitor = new BookingVisitor(shop);
    const session = await begin(visitor);
    const { contactFormOptions: form } = await visitor.ask<BookingOptions>(calls.getBookingOptions, { sessionId: session.sessionId });
    expect(form.countries.slice(0, 3).map(({ code }) => code)).toEqual(['DE', 'AT', 'CH']);
    expect(form.countries.length).toBeGreaterThan(200);
    expect(form.ageLimits.juniorMaxAge).toBeGreaterThan(form.ageLimits.childMaxAge);
    expect(form.fare?.fareName).toBe(session.selection?.fareGroupName);
    expect(form.isImportOffered).toBe(false);
  });

  test('BOOK-08 at most three vouchers, none twice, each of letters and digits', async () => {
    const visitor = new BookingVisitor(shop);
    const session = await begin(visitor);
    for (const voucherCodes of [['A1', 'B1', 'C1', 'D1'], ['a-1', 'A-1'], ['<b>']]) {
      const refused = await visitor.send(calls.summarizeBooking, summaryBody(session, filled({ voucherCodes })));
      expect([refused.statusCode, Object.keys(refused.json<{ errors: object }>().errors)]).toEqual([422, ['voucherCodes']]);
    }
  });

  test('BOOK-10 consent to the newsletter keeps the version of its words, and words that were never shown are no consent', async () => {
    const visitor = new BookingVisitor(shop);
    const session = await begin(visitor);
    expect(emptyBookingForm(2).newsletterConsentTextId).toBeNull();
    const refused = await visitor.send(calls.summarizeBooking, summaryBody(session, filled({ newsletterConsentTextId: 'yes' })));
    expect([refused.statusCode, Object.keys(refused.json<{ errors: object }>().errors)]).toEqual([422, ['newsletterConsentTextId']]);
    const summary = await summarize(visitor, session, filled({ newsletterConsentTextId: newsletterConsent.id }));
    expect(JSON.stringify(summary.summary.blocks)).toContain('Newsletter');
    const again = await visitor.ask<BookingSession>(calls.getSession, { sessionId: session.sessionId });
    expect(again.bookingOptions?.newsletterConsentTextId).toBe(newsletterConsent.id);
  });

  test('BOOK-02 whoever is not named for a call may not call it: every call, every identity', async () => {
    const identities = {
      visitor: {},
      customer: { customer: { id: 'c1', verifiedEmail: 'c@example.org' } },
      consultant: { consultant: { id: 'k1' } },
    } as const;
    const allowed: Readonly<Record<Access, readonly (keyof typeof identities)[]>> = {
      public: ['visitor', 'customer', 'consultant'],
      customer: ['customer'],
      consultant: ['consultant'],
    };
    const guarded = new Set(shop.calls.filter(({ call }) => call.access !== 'public').map(({ call }) => call.path));
    expect([...guarded].toSorted()).toEqual(['bookingRequest/searchContacts', 'bookingRequest/searchCustomerContact']);
    for (const { call } of shop.calls)
      for (const [name, identity] of Object.entries(identities)) {
        const reached = { call, handle: () => Promise.resolve('reached') };
        // a body that no call takes: who may call is told what is wrong with it, who may not is told nothing of it
        const outcome = await run(reached, 5, identity, false).catch((error: unknown) => (error instanceof Failure ? error.code : 'broken'));
        expect([call.path, name, outcome]).toEqual([
          call.path,
          name,
          allowed[call.access].includes(name as keyof typeof identities) ? 'ValidationFailed' : 'NotAllowed',
        ]);
      }
  });

  test('BOOK-10 contacts are found by consultants alone, by whole number, whole address or the beginning of a name, and each look is kept', async () => {
    const visitor = new BookingVisitor(shop);
    const session = await begin(visitor);
    const { sessionId } = session;
    for (const [call, body] of [
      [calls.searchContacts, { sessionId, query: 'Müller' }],
      [calls.searchCustomerContact, { sessionId, bookingNumber: 'FW26-ABCDEF', email: 'aenne@example.org' }],
    ] as const)
      for (const one of [body, {}, { sessionId: 'x' }]) {
        const denied = await visitor.send(call, one);
        expect([denied.statusCode, denied.json()]).toMatchObject([403, { status: 'error', code: 'NotAllowed' }]);
      }
    const implemented = shop.calls.find(({ call }) => call.path === calls.searchContacts.path)!;
    const context = { brand: 'fahrwasser', language: 'de', now: new Date(shop.today), consultant: { id: 'ml' }, visitor: { secret: undefined } } as never;
    const search = async (query: string) => ((await run(implemented, { sessionId, query }, context, true)) as { contacts: { email: string }[] }).contacts;
    expect((await search('aenne@example.org')).length).toBeGreaterThan(0);
    expect((await search('mül')).length).toBeGreaterThan(0);
    expect(await search('%%%')).toEqual([]);
    expect(await search('enne@example.org')).toEqual([]);
    await expect(search('mü')).rejects.toThrow(Failure);
    const { rows } = await sql<{ actor: string; hits: number; asked: string }>`select actor, hits, asked from contact_lookups order by id`.execute(shop.db);
    expect(rows).toHaveLength(4);
    expect(rows[0]).toMatchObject({ actor: 'ml', asked: 'email' });
    expect(JSON.stringify(rows)).not.toContain('aenne');
  });

  test('BOOK-18 while a maintenance window is open every call of the booking says so, in words that can do no harm; health goes on', async () => {
    await sql`insert into maintenance_windows (brand, starts_at, ends_at, title_de, html_de)
      values ('fahrwasser', '2026-11-20 11:00Z', '2026-11-20 13:00Z', 'Wartung', '<p>Bis 14 Uhr<script>alert(1)</script></p>')`.execute(shop.db);
    try {
      await expect
        .poll(async () => {
          const answer = await shop.post(calls.getVoyageSettings.path, { voyageId });
          return [answer.statusCode, answer.json()];
        }, slowly)
        .toMatchObject([422, { status: 'error', code: 'Maintenance', data: { title: 'Wartung', html: '<p>Bis 14 Uhr</p>' } }]);
      for (const call of Object.values(calls).filter(({ access }) => access === 'public')) {
        const implemented = shop.calls.find((one) => one.call.path === call.path)!;
        await expect(implemented.handle({}, { brand: 'fahrwasser', language: 'de', now: new Date('2026-11-20T12:00:00Z') } as never)).rejects.toMatchObject({
          code: 'Maintenance',
        });
      }
      expect((await shop.post(calls.getVoyageSettings.path, { voyageId }, { brand: 'fairway' })).statusCode).toBe(200);
      expect((await shop.get('/healthz')).statusCode).toBe(200);
      expect((await shop.post('voyage/getVoyageDetails', { voyageId })).statusCode).toBe(200);
    } finally {
      await sql`delete from maintenance_windows`.execute(shop.db);
      await expect.poll(async () => (await shop.post(calls.getVoyageSettings.path, { voyageId })).statusCode, slowly).toBe(200);
    }
  });
});
