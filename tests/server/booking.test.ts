// The booking by its calls: from the first cabin to the confirmation, and everything that must not happen on the way.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BookingForm } from '#domain/booking/form/booking-form.ts';
import { bookingCalls as calls, type BookingSession } from '#features/booking/contract.ts';
import { BookingVisitor } from '../factories/booking-visitor.ts';
import { someContact as contact, someDebit as sepa, someForm as filled } from '../factories/booking-form.ts';
import { startTestShop, type TestShop } from '../factories/shop.ts';

/** Of two hundred orders of one session at once. */
const ROUNDS = 50;

describe('booking a voyage', () => {
  let shop: TestShop;
  let voyageId: number;
  beforeAll(async () => {
    shop = await startTestShop({ pages: false });
    const { rows } = await sql<{ id: number }>`
      select v.id from voyages v join itineraries i on i.id = v.itinerary_id join ships s on s.id = i.ship_id join operators o on o.id = s.operator_id
      where v.state = 'on_sale' and v.departs_on > ${shop.today}::date + 30 and v.option_possible and o.option_possible and o.payment_mode = 'sepa' and o.system = 'own' and o.id % 7 <> 0
        and not i.is_river and exists (select 1 from fares f where f.voyage_id = v.id and f.state = 'available' and f.double_minor is not null and f.min_age is null)
      order by v.id limit 1`.execute(shop.db);
    voyageId = rows[0]!.id;
  });
  afterAll(() => shop[Symbol.asyncDispose]());

  const begin = async (visitor: BookingVisitor, pax = { adults: 2, childAges: [] as number[] }) =>
    visitor.ask<BookingSession>(calls.startVoyageSession, { voyageId, pax });
  const available = (visitor: BookingVisitor, { sessionId }: BookingSession) => visitor.available(sessionId);
  const choose = async (visitor: BookingVisitor, session: BookingSession, cabinNumber?: string) => {
    const offers = await available(visitor, session);
    const category = offers.cabinCategories[0]!;
    // under a guarantee fare no number can be chosen
    const assigned = new Set(offers.fareGroups.filter(({ isGuarantee }) => isGuarantee && cabinNumber !== undefined).map((group) => group.fareGroupId));
    const fareGroupId = category.fares.find((fare) => fare.quote && !assigned.has(fare.fareGroupId))!.fareGroupId;
    return visitor.ask<BookingSession>(calls.selectCategory, {
      sessionId: session.sessionId,
      sessionRevision: session.sessionRevision,
      fareGroupId,
      categoryCode: category.categoryCode,
      ...(cabinNumber && { cabinNumber }),
    });
  };
  type Summary = { sessionRevision: number; bookingType: string; quote: { total: { amount: number; currency: string } }; buttonText: string };
  const summarize = async (visitor: BookingVisitor, session: BookingSession, bookingStatus: string | null, over: Partial<BookingForm> = {}) =>
    visitor.ask<Summary>(calls.summarizeBooking, {
      sessionId: session.sessionId,
      sessionRevision: session.sessionRevision,
      bookingOptions: filled(session.paxAges.length, over),
      bookingStatus,
    });
  const order = (session: BookingSession, summary: Summary, bookingStatus: string | null, over: object = {}) => ({
    sessionId: session.sessionId,
    sessionRevision: summary.sessionRevision,
    bookingStatus,
    bookingOptions: { ...filled(session.paxAges.length), acceptTerms: true },
    acceptedTotal: summary.quote.total,
    ...(bookingStatus === 'fixed_booking' && { payment: sepa }),
    ...over,
  });
  const ready = async (status: 'fixed_booking' | 'option_booking') => {
    const visitor = new BookingVisitor(shop);
    const session = await choose(visitor, await begin(visitor));
    return { visitor, session, summary: await summarize(visitor, session, status) };
  };

  test('BOOK-03 BOOK-04 settings, session, availability: the cheapest total is the voyage card’s', async () => {
    const visitor = new BookingVisitor(shop);
    const settings = await visitor.ask<{ isBookingPossible: boolean; isOptionPossible: boolean }>(calls.getVoyageSettings, { voyageId });
    expect(settings).toMatchObject({ isBookingPossible: true, isOptionPossible: true });
    const session = await begin(visitor);
    expect(session).toMatchObject({ sessionRevision: 1, maxStep: 1, selection: null, paxAges: [null, null] });
    const offers = await available(visitor, session);
    const details = (await shop.post('voyage/getVoyageDetails', { voyageId })).json<{ data: { card: { price: { total: { amount: number } } } } }>();
    const cheapest = Math.min(...offers.cabinTypes.map((type) => type.from?.amount ?? Infinity));
    expect(cheapest).toBe(details.data.card.price.total.amount);
    expect(offers.cabins.some((cabin) => cabin.free)).toBe(true);
    for (const category of offers.cabinCategories) expect(category.free).toBeGreaterThan(0);
  });

  test('BOOK-05 BOOK-22 BOOK-23 a cabin that one visitor holds is taken for the next, and free again for him who gives it back', async () => {
    const [one, two] = [new BookingVisitor(shop), new BookingVisitor(shop)];
    const [first, second] = [await begin(one), await begin(two)];
    const offers = await available(one, first);
    const category = offers.cabinCategories[0]!;
    const cabin = offers.cabins.find(({ free, categoryCode }) => free && categoryCode === category.categoryCode)!;
    const chosen = await choose(one, first, cabin.number);
    expect(chosen.selection).toMatchObject({ cabinNumber: cabin.number, categoryCode: category.categoryCode });
    expect((await available(two, second)).cabins.find(({ number }) => number === cabin.number)?.free).toBe(false);
    expect((await available(one, chosen)).cabins.find(({ number }) => number === cabin.number)?.free).toBe(true);
    const refused = await two.send(calls.selectCategory, {
      sessionId: second.sessionId,
      sessionRevision: 1,
      fareGroupId: chosen.selection!.fareGroupId,
      categoryCode: category.categoryCode,
      cabinNumber: cabin.number,
    });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      422,
      { status: 'error', code: 'CategorySelection', data: { reason: 'cabin_taken', cabinNumber: cabin.number } },
    ]);
    expect((await two.ask<BookingSession>(calls.getSession, { sessionId: second.sessionId })).sessionRevision).toBe(1);
    await one.ask(calls.changeParty, { sessionId: first.sessionId, sessionRevision: chosen.sessionRevision, pax: { adults: 1, childAges: [] } });
    expect((await choose(two, second, cabin.number)).selection?.cabinNumber).toBe(cabin.number);
  });

  test('BOOK-12 BOOK-13 BOOK-15 an option: summarised, ordered, held; the total of all steps is one', async () => {
    const { visitor, session, summary } = await ready('option_booking');
    expect(summary).toMatchObject({ bookingType: 'option_booking', buttonText: 'Option unverbindlich anfragen' });
    expect(summary.quote.total).toEqual(session.quote!.total);
    const confirmation = await visitor.ask<Record<string, unknown>>(calls.confirmBooking, order(session, summary, 'option_booking'));
    expect(confirmation).toMatchObject({
      bookingType: 'option_booking',
      bookingState: 'option_held',
      totalPrice: summary.quote.total,
      enquireCustomerOrigin: true,
    });
    const again = await visitor.ask<BookingSession>(calls.getSession, { sessionId: session.sessionId });
    expect(again).toMatchObject({ state: 'confirmed', maxStep: 5, confirmation: { bookingId: confirmation['bookingId'] } });
    const { rows } = await sql<{
      options: object;
      button_text: string;
    }>`select options, button_text from bookings where number = ${confirmation['bookingId']}`.execute(shop.db);
    expect(rows[0]?.button_text).toBe('Option unverbindlich anfragen');
    expect(JSON.stringify(rows[0]?.options)).not.toMatch(/fareGroup|bookingStatus/);
    const jobs = await sql<{
      kind: string;
    }>`select kind from outbox where payload->>'bookingId' = (select id::text from bookings where number = ${confirmation['bookingId']})`.execute(shop.db);
    expect(jobs.rows.map(({ kind }) => kind).toSorted()).toContain('option.lapse');
  });

  test('BOOK-15 PAY-01 PAY-03 a fixed booking with a direct debit: the account is sealed, its last digits alone are readable', async () => {
    const { visitor, session, summary } = await ready('fixed_booking');
    expect(summary.buttonText).toBe('Zahlungspflichtig buchen');
    const confirmation = await visitor.ask<{ bookingId: string; bookingState: string }>(calls.confirmBooking, order(session, summary, 'fixed_booking'));
    expect(confirmation.bookingState).toBe('fixed');
    const { rows } = await sql<{ iban_last4: string; iban_encrypted: Buffer }>`
      select p.* from payments p join bookings b on b.id = p.booking_id where b.number = ${confirmation.bookingId}`.execute(shop.db);
    expect(rows[0]?.iban_last4).toBe('3000');
    expect(rows[0]?.iban_encrypted.toString('latin1')).not.toContain('37040044');
  });

  test('BOOK-15 sent two hundred times at once, with one key and with many: one booking, one number', { timeout: 300_000 }, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { visitor, session, summary } = await ready('option_booking');
      const body = order(session, summary, 'option_booking');
      const answers = await Promise.all(
        Array.from({ length: 200 }, (_, index) =>
          visitor.send(calls.confirmBooking, body, { 'idempotency-key': index % 2 === 0 ? `same-key-${round}-000` : `other-key-${round}-${index}` }),
        ),
      );
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
      const numbers = new Set(answers.map((answer) => answer.json<{ data: { bookingId: string } }>().data.bookingId));
      expect(numbers.size).toBe(1);
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from bookings where number = ${[...numbers][0]}`.execute(shop.db);
      expect(rows[0]?.count).toBe(1);
    }
  });

  test('BOOK-07 a stale revision is refused, changes nothing, and the session can be looked at and gone on with', async () => {
    const visitor = new BookingVisitor(shop);
    const session = await begin(visitor);
    const chosen = await choose(visitor, session);
    const stale = await visitor.send(calls.summarizeBooking, {
      sessionId: session.sessionId,
      sessionRevision: 1,
      bookingOptions: filled(2),
      bookingStatus: 'option_booking',
    });
    expect([stale.statusCode, stale.json()]).toMatchObject([
      422,
      { status: 'error', code: 'OutdatedSessionRevision', data: { sessionRevision: chosen.sessionRevision } },
    ]);
    expect((await visitor.ask<BookingSession>(calls.getSession, { sessionId: session.sessionId })).sessionRevision).toBe(chosen.sessionRevision);
    expect((await summarize(visitor, chosen, 'option_booking')).bookingType).toBe('option_booking');
  });

  test('BOOK-07 of two tabs that choose at once one wins, the other learns it', async () => {
    const visitor = new BookingVisitor(shop);
    const session = await begin(visitor);
    const offers = await available(visitor, session);
    const { categoryCode, fares } = offers.cabinCategories[0]!;
    const body = { sessionId: session.sessionId, sessionRevision: 1, categoryCode, fareGroupId: fares[0]!.fareGroupId };
    const answers = await Promise.all([1, 2, 3, 4].map(() => visitor.send(calls.selectCategory, body)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422, 422, 422]);
    const { rows } = await sql<{
      held: number;
    }>`select count(*)::int as held from claims c where c.state = 'held' and c.voyage_id = ${voyageId} and c.session_hash = sha256(${session.sessionId}::text::bytea)`.execute(
      shop.db,
    );
    expect(rows[0]?.held).toBe(1);
  });

  test('BOOK-02 a session belongs to its visitor: for everybody else it is one that never was', async () => {
    const { session, summary } = await ready('option_booking');
    const stranger = new BookingVisitor(shop);
    await begin(stranger);
    const unknown = 'A'.repeat(43);
    const bodies = (sessionId: string): [{ readonly path: string }, object][] => [
      [calls.getSession, { sessionId }],
      [calls.getCategoryAvailability, { sessionId }],
      [calls.getBookingOptions, { sessionId }],
      [calls.changeParty, { sessionId, sessionRevision: 1, pax: { adults: 2, childAges: [] } }],
      [calls.selectCategory, { sessionId, sessionRevision: 1, fareGroupId: 'x', categoryCode: 'x' }],
      [calls.summarizeBooking, { sessionId, sessionRevision: 1, bookingOptions: filled(2) }],
      [calls.getPaymentSettings, { sessionId, sessionRevision: 1 }],
      [calls.confirmBooking, { ...order(session, summary, 'option_booking'), sessionId }],
    ];
    for (const [index, [call, foreign]] of bodies(session.sessionId).entries()) {
      const answer = await stranger.send(call, foreign);
      const never = await stranger.send(call, bodies(unknown)[index]![1]);
      expect([answer.statusCode, answer.json<{ code: string }>().code], call.path).toEqual([422, 'InvalidSession']);
      expect(answer.body).toBe(never.body);
      expect((await new BookingVisitor(shop).send(call, foreign)).body).toBe(never.body);
    }
  });

  test('BOOK-11 every wrong field is named with its words, and nothing is saved', async () => {
    const visitor = new BookingVisitor(shop);
    const session = await choose(visitor, await begin(visitor));
    const wrong = filled(2, {
      bookingContact: { ...contact, email: 'keine', phone: '', birthDate: '2015-01-01' },
      specialRequestsText: 'Karte 4111 1111 1111 1111',
    });
    const answer = await visitor.send(calls.summarizeBooking, {
      sessionId: session.sessionId,
      sessionRevision: session.sessionRevision,
      bookingOptions: wrong,
      bookingStatus: 'option_booking',
    });
    const body = answer.json<{ status: string; code: string; errors: Record<string, string[]> }>();
    expect([answer.statusCode, body.status, body.code]).toEqual([422, 'fail', 'InvalidSelectedBookingOptions']);
    expect(Object.keys(body.errors)).toEqual(
      expect.arrayContaining(['bookingContact.email', 'bookingContact.phone', 'bookingContact.birthDate', 'specialRequestsText']),
    );
    expect((await visitor.ask<BookingSession>(calls.getSession, { sessionId: session.sessionId })).bookingOptions).toBeNull();
  });

  test('BOOK-13 a price that changed meanwhile is told with old and new, and nothing is booked at a price nobody saw', async () => {
    const { visitor, session, summary } = await ready('option_booking');
    await sql`update fares set double_minor = double_minor + 5000 where voyage_id = ${voyageId}`.execute(shop.db);
    const refused = await visitor.send(calls.confirmBooking, order(session, summary, 'option_booking'));
    expect([refused.statusCode, refused.json()]).toMatchObject([
      422,
      { code: 'PriceChanged', data: { previous: summary.quote.total, current: { amount: summary.quote.total.amount + 10_000 } } },
    ]);
    const anew = await visitor.ask<Summary & { previousTotal: object }>(calls.summarizeBooking, {
      sessionId: session.sessionId,
      sessionRevision: summary.sessionRevision,
      bookingOptions: filled(2),
      bookingStatus: 'option_booking',
    });
    expect(anew.previousTotal).toEqual(summary.quote.total);
    expect((await visitor.send(calls.confirmBooking, order(session, anew, 'option_booking'))).statusCode).toBe(200);
    await sql`update fares set double_minor = double_minor - 5000 where voyage_id = ${voyageId}`.execute(shop.db);
  });

  test('BOOK-15 without options B001, without terms their words, with a foreign total no booking', async () => {
    const visitor = new BookingVisitor(shop);
    const session = await choose(visitor, await begin(visitor));
    const bare = await visitor.send(calls.confirmBooking, { sessionId: session.sessionId, sessionRevision: session.sessionRevision });
    expect([bare.statusCode, bare.json()]).toMatchObject([422, { code: 'B001' }]);
    const summary = await summarize(visitor, session, 'option_booking');
    const untaken = await visitor.send(calls.confirmBooking, order(session, summary, 'option_booking', { bookingOptions: filled(2) }));
    expect(untaken.json()).toMatchObject({ status: 'fail', errors: { acceptTerms: ['Bitte akzeptieren Sie die AGB'] } });
    const cheap = await visitor.send(calls.confirmBooking, order(session, summary, 'option_booking', { acceptedTotal: { amount: 100, currency: 'EUR' } }));
    expect(cheap.json()).toMatchObject({ code: 'PriceChanged' });
  });

  test('BOOK-12 a wait-list request for what is sold out: no place, no payment, its own words', async () => {
    const visitor = new BookingVisitor(shop);
    const session = await visitor.ask<BookingSession>(calls.startVoyageSession, { voyageId: shop.special.soldOut, pax: { adults: 2, childAges: [] } });
    const offers = await available(visitor, session);
    expect(offers.cabinCategories).toEqual([]);
    const category = offers.waitListCategories[0]!;
    const chosen = await visitor.ask<BookingSession>(calls.selectCategory, {
      sessionId: session.sessionId,
      sessionRevision: 1,
      fareGroupId: category.fares.find((fare) => fare.quote)!.fareGroupId,
      categoryCode: category.categoryCode,
      waitListCategoryCodes: [category.categoryCode],
    });
    const summary = await summarize(visitor, chosen, null);
    expect(summary).toMatchObject({ bookingType: 'wait_list', buttonText: 'Unverbindlich auf die Warteliste' });
    const confirmation = await visitor.ask<object>(calls.confirmBooking, order(chosen, summary, null));
    expect(confirmation).toMatchObject({ bookingType: 'wait_list', bookingState: 'wait_listed' });
    const { rows } = await sql<{ used: number }>`select sum(used)::int as used from allotments where voyage_id = ${shop.special.soldOut}`.execute(shop.db);
    expect(rows[0]?.used).toBe(0);
  });

  test('BOOK-17 a request without a voyage: each missing answer by name, then a number', async () => {
    const visitor = new BookingVisitor(shop);
    const session = await visitor.ask<BookingSession>(calls.startCustomRequestSession, {});
    const send = (customRequest: object) =>
      visitor.send(calls.confirmBooking, {
        sessionId: session.sessionId,
        sessionRevision: 1,
        customRequest,
        bookingOptions: { ...filled(0), acceptTerms: true },
      });
    const missing = await send({ shipName: '', startDate: '', duration: null, personCount: null });
    expect(missing.json<{ code: string; errors: object }>()).toMatchObject({ code: 'InvalidCustomRequestConfiguration' });
    expect(Object.keys(missing.json<{ errors: object }>().errors)).toHaveLength(4);
    const done = await send({ shipName: 'Egal', startDate: '2027-05-01', duration: 14, personCount: 2 });
    expect(done.json()).toMatchObject({ status: 'success', data: { bookingType: 'custom_request', bookingState: 'requested' } });
    await shop.work();
    const { bookingId } = done.json<{ data: { bookingId: string } }>().data;
    const mails = await sql<{ kind: string; recipient: string }>`
      select m.kind, m.recipient from mails m join bookings b on b.id = m.booking_id where b.number = ${bookingId} order by m.kind`.execute(shop.db);
    expect(mails.rows).toEqual([
      { kind: 'customRequest', recipient: expect.any(String) },
      { kind: 'desk', recipient: 'beratung@fahrwasser.example' },
    ]);
  });

  test('BOOK-16 where the customer came from: asked once, of the right one', async () => {
    const { visitor, session, summary } = await ready('option_booking');
    const { contactId } = await visitor.ask<{ contactId: string }>(calls.confirmBooking, order(session, summary, 'option_booking'));
    expect((await visitor.ask<{ options: object[] }>(calls.getCustomerOriginSettings, {})).options).toHaveLength(12);
    expect((await new BookingVisitor(shop).send(calls.submitCustomerOrigin, { contactId, origin: 3 })).json()).toMatchObject({ code: 'InvalidSession' });
    expect(await visitor.ask(calls.submitCustomerOrigin, { contactId, origin: 3 })).toEqual({ saved: true });
    expect(await visitor.ask(calls.submitCustomerOrigin, { contactId, origin: 4 })).toEqual({ saved: false });
  });

  test('BOOK-12 LAW-03 the mail with paper and calendar comes with the booking; its holder alone can load them', { timeout: 30_000 }, async () => {
    const { visitor, session, summary } = await ready('fixed_booking');
    const confirmation = await visitor.ask<{ bookingId: string; files: { pdf: string; calendar: string } }>(
      calls.confirmBooking,
      order(session, summary, 'fixed_booking'),
    );
    await shop.work();
    const { rows } = await sql<{ recipient: string; subject: string; text: string; attachments: { name: string }[]; sent_at: Date | null }>`
      select m.* from mails m join bookings b on b.id = m.booking_id where b.number = ${confirmation.bookingId}`.execute(shop.db);
    expect(rows).toHaveLength(1);
    const [mail] = rows;
    expect(mail?.recipient).toMatch(/aenne-\d+@example\.org/);
    expect(mail?.subject).toContain(confirmation.bookingId);
    expect(mail?.attachments.map(({ name }) => name.split('.').pop())).toEqual(['pdf', 'ics']);
    expect(mail?.sent_at).not.toBeNull();
    const again = await visitor.ask<BookingSession>(calls.getSession, { sessionId: session.sessionId });
    expect(again.confirmation?.confirmationEmail.isSent).toBe(true);
    const load = (path: string, cookie: string) => shop.get(path, { headers: { cookie } });
    expect((await load(confirmation.files.pdf, visitor.cookie)).rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await load(confirmation.files.calendar, visitor.cookie)).body).toContain('BEGIN:VCALENDAR');
    for (const path of [confirmation.files.pdf, confirmation.files.calendar]) {
      expect((await load(path, '')).statusCode).toBe(404);
      expect((await load(path, `visit=${'A'.repeat(43)}`)).statusCode).toBe(404);
    }
  });

  test('BOOK-22 an option that runs out gives its place back and tells its holder, once', { timeout: 30_000 }, async () => {
    const visitor = new BookingVisitor(shop);
    const begun = await begin(visitor);
    const before = (await available(visitor, begun)).cabinCategories[0]!;
    const session = await choose(visitor, begun);
    const summary = await summarize(visitor, session, 'option_booking');
    const { bookingId } = await visitor.ask<{ bookingId: string }>(calls.confirmBooking, order(session, summary, 'option_booking'));
    const onlooker = new BookingVisitor(shop);
    const free = async () =>
      (await available(onlooker, await begin(onlooker))).cabinCategories.find(({ categoryCode }) => categoryCode === before.categoryCode)?.free;
    expect(await free()).toBe(before.free! - 1);
    await sql`update bookings set option_valid_until = now() - interval '1 minute' where number = ${bookingId}`.execute(shop.db);
    await sql`update outbox set run_at = now() where kind = 'option.lapse' and payload->>'bookingId' = (select id::text from bookings where number = ${bookingId})`.execute(
      shop.db,
    );
    await shop.work();
    await shop.work();
    expect(await free()).toBe(before.free);
    const { rows } = await sql<{ state: string; mails: string[] }>`
      select b.state, array(select kind from mails m where m.booking_id = b.id) as mails from bookings b where b.number = ${bookingId}`.execute(shop.db);
    expect(rows[0]?.state).toBe('lapsed');
    expect(rows[0]?.mails.filter((kind) => kind === 'optionLapsed')).toHaveLength(1);
  });

  test('LAW-04 no payment for an organiser whose cover has ended', async () => {
    const { rows } = await sql<{ id: number }>`
      select v.id from voyages v join itineraries i on i.id = v.itinerary_id join ships s on s.id = i.ship_id join operators o on o.id = s.operator_id
      where v.state = 'on_sale' and v.departs_on > ${shop.today}::date + 30 and o.system = 'own' and o.id % 7 = 0 and exists (select 1 from fares f where f.voyage_id = v.id and f.state = 'available' and f.double_minor is not null) limit 1`.execute(
      shop.db,
    );
    const visitor = new BookingVisitor(shop);
    const session = await choose(
      visitor,
      await visitor.ask<BookingSession>(calls.startVoyageSession, { voyageId: rows[0]!.id, pax: { adults: 2, childAges: [] } }),
    );
    const settings = await visitor.ask<object>(calls.getPaymentSettings, {
      sessionId: session.sessionId,
      sessionRevision: session.sessionRevision,
      bookingStatus: 'fixed_booking',
    });
    expect(settings).toMatchObject({ mode: 'no', isRequired: false, supportsSepaPayment: false });
  });
});
