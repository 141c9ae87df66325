// What a customer does after the order, by the key of his booking's page: an option becomes fixed, a place from the wait list is taken or not
// (BOOK-12, BOOK-22, BOOK-24). Time is moved by moving what the database remembers of it.
import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { shopWork } from '#app/server/work.ts';
import { emptyBookingForm } from '#domain/booking/form/booking-form.ts';
import type { BookingKind } from '#domain/booking/booking-states.ts';
import { money } from '#domain/money/money.ts';
import { findBooking, type StoredBooking } from '#features/booking/server/booking.repository.ts';
import { bookingFacts, type VoyageFacts } from '#features/booking/server/facts.ts';
import { ensureAllotments, releaseClaim } from '#features/booking/server/inventory.repository.ts';
import { isPrice, quoteOf } from '#features/booking/server/quotes.ts';
import { insertSession } from '#features/booking/server/session.repository.ts';
import { bookingKeys } from '#features/booking/server/status/booking-key.ts';
import { fitsCategory } from '#features/booking/server/status/offered-place.ts';
import { placeOrder } from '#features/booking/server/work/place-order.ts';
import { sqlWorkStore } from '#features/booking/server/work/sql-store.ts';
import { offerFreePlace, placeFreedJob } from '#features/booking/server/work/wait-list.ts';
import { bookingStatusCalls as calls, type BookingStatus } from '#features/booking/status-contract.ts';
import type { Envelope } from '#platform/contract/envelope.ts';
import { enqueue } from '#platform/server/outbox/enqueue.ts';
import { LeaseLost, type Job } from '#platform/server/outbox/job.ts';
import { createSecrets, developmentKeys } from '#platform/server/secrets.ts';
import { startTestShop, type Asking, type TestShop } from '../factories/shop.ts';

const person = {
  salutation: 'female',
  title: 'none',
  firstName: 'Änne',
  lastName: 'Lüdenscheidt',
  birthDate: '1980-02-29',
  nationality: 'DE',
  clubNumber: '',
} as const;
const contact = {
  ...emptyBookingForm(1).bookingContact,
  ...person,
  street: 'Am Kai 1',
  postCode: '20457',
  city: 'Hamburg',
  country: 'DE',
  phone: '+49 40 1234567',
  email: 'aenne@example.org',
} as const;
const sepa = {
  paymentMethod: 'sepa',
  sepa: { bankName: 'Testbank', accountOwner: 'Änne Lüdenscheidt', iban: 'DE89 3704 0044 0532 0130 00', bic: 'COBADEFFXXX' },
} as const;
const quiet = { warn: () => undefined, error: (details: object, message: string) => console.error(message, details) };

describe('after the order', () => {
  let shop: TestShop;
  let voyage: VoyageFacts;
  let count = 0;
  let full: string;
  let other: string;
  const secrets = () => createSecrets(shop.config.SECRET_KEYS ?? developmentKeys(shop.config.dataDirectory));
  const store = () => sqlWorkStore(shop.db, secrets());
  const keyOf = (booking: StoredBooking) => bookingKeys(secrets()).keyOf(booking.id);
  const now = async ({ id }: StoredBooking) => (await findBooking(shop.db, id))!;
  const state = async (booking: StoredBooking) => (await now(booking)).state;

  beforeAll(async () => {
    shop = await startTestShop({ pages: false, now: () => new Date() });
    const { rows } = await sql<{ id: number }>`
      select v.id from voyages v join itineraries i on i.id = v.itinerary_id join ships s on s.id = i.ship_id join operators o on o.id = s.operator_id
      where v.state = 'on_sale' and v.departs_on > ${shop.today}::date + 30 and v.option_possible and o.option_possible and o.system = 'own'
        and o.payment_mode = 'sepa' and o.insolvency_cover is not null
        and (select count(*) from fares f where f.voyage_id = v.id and f.state = 'available' and f.double_minor is not null and f.min_age is null) >= 2
      order by v.id limit 1`.execute(shop.db);
    voyage = await bookingFacts(shop.db).known(rows[0]!.id);
    await ensureAllotments(shop.db, voyage.row.id);
    const codes = voyage.fares.filter((fare) => fare.double !== null && fare.minAge === null && fare.state === 'available').map((fare) => fare.categoryCode);
    [full, other] = [...new Set(codes)] as [string, string];
  });
  afterAll(() => shop[Symbol.asyncDispose]());
  beforeEach(async () => {
    // every test has an empty wait list and one free place of its category
    await sql`update bookings set state = 'cancelled' where state in ('wait_listed', 'option_held')`.execute(shop.db);
    await sql`update outbox set done_at = now() where done_at is null`.execute(shop.db);
    await sql`update allotments set size = used + 1 where voyage_id = ${voyage.row.id}`.execute(shop.db);
  });

  interface Ordered {
    readonly wish?: readonly string[];
    readonly adults?: number;
    readonly brand?: 'fahrwasser' | 'fairway';
    readonly categoryCode?: string;
    readonly email?: string;
  }
  async function order(
    kind: BookingKind,
    { wish = [], adults = 2, brand = 'fahrwasser', categoryCode = wish[0] ?? full, email = contact.email }: Ordered = {},
  ): Promise<StoredBooking> {
    const fare = voyage.fares.find((one) => one.categoryCode === categoryCode && one.minAge === null)!;
    const party = { adults, childAges: [] };
    const quote = quoteOf(voyage, { categoryCode, fareGroupId: fare.fareGroup, evenSoldOut: true }, { adults: 2, childAges: [] }, 'de');
    if (!isPrice(quote)) throw new Error(quote);
    const sessionHash = randomBytes(32);
    await insertSession(shop.db, { idHash: sessionHash, ownerHash: randomBytes(32), brand, language: 'de', voyageId: voyage.row.id, party, maxStep: 4 });
    await sql`update booking_sessions set selection = ${JSON.stringify({ fareGroupId: fare.fareGroup, categoryCode, waitListCategoryCodes: wish })} where id_hash = ${sessionHash}`.execute(
      shop.db,
    );
    count += 1;
    return placeOrder(store(), {
      sessionHash,
      revision: 1,
      key: undefined,
      place: kind === 'wait_list' ? null : { sessionHash, voyageId: voyage.row.id, categoryCode, cabinId: null },
      goesToOperator: false,
      payment: { kind: 'later' },
      returnUrl: null,
      now: new Date(),
      booking: {
        number: `FW-AFTER-${String(count).padStart(3, '0')}`,
        sessionHash,
        kind,
        brand,
        language: 'de',
        voyageId: voyage.row.id,
        operatorId: voyage.row.operator_id,
        categoryCode,
        fareGroup: fare.fareGroup,
        cabinNumber: null,
        operatorHold: null,
        party,
        form: { ...emptyBookingForm(adults), bookingContact: { ...contact, email }, pax: Array.from({ length: adults }, () => person) },
        quote,
        optionValidUntil: kind === 'option_booking' ? new Date(Date.now() + 3_600_000) : null,
        buttonText: 'x',
        formVersion: 'none',
        formText: '',
      },
    });
  }
  const waits = (wish: readonly string[] = [full], more: Ordered = {}) => order('wait_list', { wish, ...more });
  const send = (call: { readonly path: string }, body: object, asking: Asking = {}) => shop.post(call.path, body, asking);
  async function ask(call: { readonly path: string }, body: object, headers: Readonly<Record<string, string>> = {}): Promise<BookingStatus> {
    const answer = await send(call, body, { headers });
    const envelope = answer.json<Envelope<BookingStatus>>();
    if (envelope.status !== 'success') throw new Error(`${call.path}: ${answer.body}`);
    return envelope.data;
  }
  const page = (booking: StoredBooking) => ask(calls.getBooking, { bookingKey: keyOf(booking) });
  const mails = async ({ id }: StoredBooking) =>
    (await sql<{ kind: string }>`select kind from mails where booking_id = ${id} order by created_at`.execute(shop.db)).rows.map((row) => row.kind);
  const used = async (categoryCode: string) =>
    (await sql<{ used: number }>`select used from allotments where voyage_id = ${voyage.row.id} and category_code = ${categoryCode}`.execute(shop.db)).rows[0]!
      .used;
  const claimOf = async (booking: StoredBooking) =>
    (await sql<{ state: string }>`select c.state from claims c join bookings b on b.claim_id = c.id where b.id = ${booking.id}`.execute(shop.db)).rows[0]
      ?.state;
  const confirm = (booking: StoredBooking, over: object = {}, key: string = randomUUID()) =>
    send(
      calls.confirmOption,
      { bookingKey: keyOf(booking), acceptTerms: true, acceptedTotal: booking.total, payment: sepa, ...over },
      { headers: { 'idempotency-key': key } },
    );

  describe('an option', () => {
    test('BOOK-12 BOOK-24 the page says until when it holds and all that an order needs; confirmed in time it is fixed at its own price', async () => {
      const option = await order('option_booking');
      const shown = await page(option);
      expect(shown).toMatchObject({ bookingState: 'option_held', travellers: ['Änne L.', 'Änne L.'], contact: { name: 'Änne L.', email: 'a…@example.org' } });
      expect(shown.order).toMatchObject({
        of: 'option',
        buttonText: 'Zahlungspflichtig buchen',
        previousTotal: null,
        paymentSettings: { supportsSepaPayment: true },
      });
      expect(shown.order!.packageForm.paragraphs.length).toBeGreaterThan(3);
      // dearer by now: an option's price is its own
      await sql`update fares set double_minor = double_minor + 10000 where voyage_id = ${voyage.row.id}`.execute(shop.db);
      const answer = await confirm(option, { acceptedTotal: shown.order!.quote.total });
      await sql`update fares set double_minor = double_minor - 10000 where voyage_id = ${voyage.row.id}`.execute(shop.db);
      expect(answer.json()).toMatchObject({
        status: 'success',
        data: { bookingState: 'fixed', bookingType: 'fixed_booking', order: null, totalPrice: option.total },
      });
      const { rows } = await sql<Record<string, string>>`
        select second_button_text, second_form_version, second_form_text, encode(second_form_hash, 'hex') as hash, p.kind, p.iban_last4
        from bookings b join payments p on p.booking_id = b.id where b.id = ${option.id}`.execute(shop.db);
      expect(rows[0]).toMatchObject({
        second_button_text: 'Zahlungspflichtig buchen',
        second_form_version: shown.order!.packageForm.version,
        kind: 'sepa',
        iban_last4: '3000',
      });
      expect(rows[0]!['hash']).toMatch(/^[0-9a-f]{64}$/);
      expect(await claimOf(option)).toBe('booked');
      await shop.work();
      expect(await mails(option)).toContain('confirmation');
    });

    test('BOOK-12 pressed many times at once it is booked once', async () => {
      const option = await order('option_booking');
      const key = randomUUID();
      const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => confirm(option, {}, index % 2 ? key : randomUUID())));
      expect(answers.map((answer) => answer.statusCode)).toEqual(Array.from({ length: 12 }, () => 200));
      const { rows } = await sql<{ to_state: string }>`select to_state from booking_events where booking_id = ${option.id} order by seq`.execute(shop.db);
      expect(rows.map((row) => row.to_state)).toEqual(['option_held', 'accepted', 'fixed']);
    });

    test('BOOK-12 sent again with the same key it is answered with what became of it; another total is another order and refused', async () => {
      const option = await order('option_booking');
      const key = randomUUID();
      expect((await confirm(option, {}, key)).json()).toMatchObject({ data: { bookingState: 'fixed' } });
      expect((await confirm(option, {}, key)).json()).toMatchObject({ data: { bookingState: 'fixed' } });
      const another = money(option.total!.amount - 100, option.total!.currency);
      const refused = await confirm(option, { acceptedTotal: another });
      expect([refused.statusCode, refused.json()]).toMatchObject([422, { code: 'PriceChanged', data: { previous: another, current: option.total } }]);
      expect((await confirm(option, { acceptedTotal: another }, key)).json()).toMatchObject({
        errors: { 'idempotency-key': ['used before with another content'] },
      });
      expect(await now(option)).toMatchObject({ total: option.total, quotedTotal: option.total });
    });

    test('BOOK-12 after its last moment it is over for everybody, whatever the job has done', async () => {
      const option = await order('option_booking');
      await sql`update bookings set option_valid_until = now() - interval '1 millisecond' where id = ${option.id}`.execute(shop.db);
      expect(await page(option)).toMatchObject({ bookingState: 'lapsed', order: null });
      const answer = await confirm(option);
      expect([answer.statusCode, answer.json()]).toMatchObject([422, { code: 'BadSessionState', data: { bookingState: 'lapsed' } }]);
      expect(await state(option)).toBe('option_held');
      await sql`update outbox set run_at = now() where kind = 'option.lapse' and payload->>'bookingId' = ${option.id}`.execute(shop.db);
      await shop.work();
      expect(await state(option)).toBe('lapsed');
      expect((await confirm(option)).json()).toMatchObject({ code: 'BadSessionState' });
    });

    test('BOOK-22 around its last moment either the customer or the clock wins, never both', async () => {
      const outcomes = new Set<string>();
      for (let round = 0; round < 16; round++) {
        await sql`update allotments set size = used + 1 where voyage_id = ${voyage.row.id}`.execute(shop.db);
        const option = await order('option_booking');
        await sql`update bookings set option_valid_until = clock_timestamp() + make_interval(secs => ${(round % 8) / 200}) where id = ${option.id}`.execute(
          shop.db,
        );
        await sql`update outbox set run_at = now() where kind = 'option.lapse' and payload->>'bookingId' = ${option.id}`.execute(shop.db);
        const [answer] = await Promise.all([confirm(option), shop.work()]);
        if ((await state(option)) === 'option_held') {
          await sql`update outbox set run_at = now() where kind = 'option.lapse' and done_at is null`.execute(shop.db);
          await sql`select pg_sleep(0.06)`.execute(shop.db);
          await shop.work();
        }
        const after = await now(option);
        outcomes.add(after.state);
        expect([after.state, after.kind, await claimOf(option), answer.statusCode]).toEqual(
          after.state === 'fixed' ? ['fixed', 'fixed_booking', 'booked', 200] : ['lapsed', 'option_booking', 'released', 422],
        );
      }
      expect([...outcomes].every((outcome) => outcome === 'fixed' || outcome === 'lapsed')).toBe(true);
    });

    test('BOOK-13 an option that the operator held at another price: both are shown, and the confirmed one is what is ordered', async () => {
      const option = await order('option_booking');
      await sql`update bookings set total_minor = total_minor + 1500 where id = ${option.id}`.execute(shop.db);
      const { order: shown } = await page(option);
      const total = money(option.total!.amount + 1500, option.total!.currency);
      expect(shown).toMatchObject({ previousTotal: option.total, quote: { total } });
      expect(shown!.quote.lines.reduce((sum, line) => sum + line.count * line.each.amount, 0)).toBe(total.amount);
      expect((await confirm(option)).json()).toMatchObject({ code: 'PriceChanged', data: { current: total } });
      expect((await confirm(option, { acceptedTotal: total })).statusCode).toBe(200);
      expect(await now(option)).toMatchObject({ state: 'fixed', total, quotedTotal: total, quote: { total } });
    });

    test('LAW-02 PAY-01 without the terms, with another total or a wrong account nothing is booked, and the field is named', async () => {
      const option = await order('option_booking');
      expect((await confirm(option, { acceptTerms: false })).json()).toMatchObject({
        status: 'fail',
        errors: { acceptTerms: ['Bitte akzeptieren Sie die AGB'] },
      });
      const total = money(option.total!.amount - 1, option.total!.currency);
      expect((await confirm(option, { acceptedTotal: total })).json()).toMatchObject({
        code: 'PriceChanged',
        data: { previous: total, current: option.total },
      });
      const wrong = { ...sepa, sepa: { ...sepa.sepa, iban: 'DE89 3704 0044 0532 0130 01' } };
      expect(Object.keys((await confirm(option, { payment: wrong })).json<{ errors: object }>().errors)).toEqual(['payment.iban']);
      const key = randomUUID();
      expect(await state(option)).toBe('option_held');
      expect((await confirm(option, {}, key)).statusCode).toBe(200);
    });
  });

  describe('the wait list', () => {
    /** A place of the category becomes free for good. */
    const free = async (categoryCode = full, places = 1) => {
      await sql`update allotments set size = used + ${places} where voyage_id = ${voyage.row.id} and category_code = ${categoryCode}`.execute(shop.db);
      for (let place = 0; place < places; place++) await enqueue(shop.db, placeFreedJob(randomUUID(), voyage.row.id, categoryCode));
    };
    const offers = async () =>
      (
        await sql<{ booking_id: string; state: string; claim: string }>`
          select o.booking_id, o.state, c.state as claim from place_offers o join claims c on c.id = o.claim_id join bookings b on b.id = o.booking_id
          where b.state in ('wait_listed', 'fixed') order by o.created_at, o.id`.execute(shop.db)
      ).rows;
    const offeredTo = async () => (await offers()).filter((one) => one.state === 'open').map((one) => one.booking_id);
    const accept = async (booking: StoredBooking, shown: BookingStatus, over: object = {}) =>
      send(
        calls.answerOffer,
        {
          bookingKey: keyOf(booking),
          offerId: shown.offer!.offerId,
          accepted: true,
          acceptTerms: true,
          acceptedTotal: shown.order?.quote.total,
          payment: sepa,
          ...over,
        },
        { headers: { 'idempotency-key': randomUUID() } },
      );
    const decline = (booking: StoredBooking, shown: BookingStatus) =>
      send(calls.answerOffer, { bookingKey: keyOf(booking), offerId: shown.offer!.offerId, accepted: false });
    const letTimePass = async () => {
      await sql`update place_offers set valid_until = now() - interval '1 second' where state = 'open'`.execute(shop.db);
      await sql`update outbox set run_at = now() where kind = 'waitlist.offerOver' and done_at is null`.execute(shop.db);
      await shop.work();
    };

    test('BOOK-22 a free place goes to the first who wished for it and whose party it takes; the others stay', async () => {
      const elsewhere = await waits([other]);
      const tooMany = await waits([full], { adults: 6 });
      const first = await waits([other, full]);
      const second = await waits();
      const fits = (booking: StoredBooking) => fitsCategory(booking, full, voyage);
      expect([fits(tooMany), fits(first)]).toEqual([false, true]);
      expect(await page(second)).toMatchObject({ waitList: { ahead: 2 }, offer: null, order: null });
      const before = await used(full);
      await free();
      await shop.work();
      expect(await offeredTo()).toEqual([first.id]);
      expect(await used(full)).toBe(before + 1);
      expect(await mails(first)).toContain('waitListOffer');
      expect([await mails(second), await mails(elsewhere)].flat()).not.toContain('waitListOffer');
      const shown = await page(first);
      expect(shown).toMatchObject({
        bookingState: 'wait_listed',
        offer: { state: 'open' },
        order: { of: 'place', buttonText: 'Zahlungspflichtig buchen', place: { categoryCode: full } },
      });
      const left = new Date(shown.offer!.validUntil).getTime() - Date.now();
      expect(left).toBeGreaterThan(23 * 3_600_000);
      expect(left).toBeLessThanOrEqual(24 * 3_600_000);
    });

    test('BOOK-22 accepted it is fixed at once, at the price of now, and the offer is spent', async () => {
      const booking = await waits();
      await free();
      await shop.work();
      await sql`update fares set double_minor = double_minor + 5000 where voyage_id = ${voyage.row.id}`.execute(shop.db);
      const old = await accept(booking, await page(booking), { acceptedTotal: booking.total });
      expect(old.json()).toMatchObject({ code: 'PriceChanged', data: { previous: booking.total, current: { amount: booking.total!.amount + 10_000 } } });
      await expect.poll(async () => (await page(booking)).order?.quote.total.amount, { timeout: 4000 }).toBe(booking.total!.amount + 10_000);
      const shown = await page(booking);
      expect(shown.order?.previousTotal).toEqual(booking.total);
      const answers = await Promise.all(Array.from({ length: 8 }, () => accept(booking, shown)));
      await sql`update fares set double_minor = double_minor - 5000 where voyage_id = ${voyage.row.id}`.execute(shop.db);
      expect(answers.map((answer) => answer.statusCode)).toEqual(Array.from({ length: 8 }, () => 200));
      expect(answers[0]!.json()).toMatchObject({
        data: { bookingState: 'fixed', bookingType: 'fixed_booking', totalPrice: shown.order!.quote.total, place: { categoryCode: full } },
      });
      expect((await accept(booking, shown, { acceptedTotal: booking.total })).json()).toMatchObject({ code: 'PriceChanged' });
      expect([await claimOf(booking), (await offers()).map((one) => one.state)]).toEqual(['booked', ['accepted']]);
      await shop.work();
      expect(await mails(booking)).toContain('confirmation');
      await letTimePass();
      expect(await state(booking)).toBe('fixed');
      expect((await decline(booking, shown)).json()).toMatchObject({ code: 'BadSessionState' });
    });

    test('BOOK-22 declined or not answered it goes to the next, to nobody twice, and is free after the last one', async () => {
      const [one, two, three] = [await waits(), await waits(), await waits()];
      const before = await used(full);
      await free();
      await shop.work();
      expect(await offeredTo()).toEqual([one.id]);
      const shown = await page(one);
      expect((await decline(one, shown)).json()).toMatchObject({ data: { bookingState: 'wait_listed', offer: { state: 'declined' }, order: null } });
      expect(await offeredTo()).toEqual([two.id]);
      expect((await decline(one, shown)).statusCode).toBe(200); // said twice
      expect(await offeredTo()).toEqual([two.id]);
      const late = await page(two);
      await letTimePass();
      expect(await offeredTo()).toEqual([three.id]);
      expect((await accept(two, late, { acceptedTotal: two.total })).json()).toMatchObject({ code: 'BadSessionState' });
      expect(await page(two)).toMatchObject({ offer: { state: 'over' }, order: null });
      await letTimePass();
      expect([await offeredTo(), await used(full)]).toEqual([[], before]);
      // another place, another round: whoever still waits is asked again
      await free();
      await shop.work();
      expect(await offeredTo()).toEqual([one.id]);
    });

    test('BOOK-22 after its last moment an offer is over for everybody, whatever the job has done', async () => {
      const booking = await waits();
      await free();
      await shop.work();
      const shown = await page(booking);
      await sql`update place_offers set valid_until = now() - interval '1 millisecond' where state = 'open'`.execute(shop.db);
      expect(await page(booking)).toMatchObject({ offer: { state: 'over' }, order: null });
      expect((await accept(booking, shown)).json()).toMatchObject({ code: 'BadSessionState', data: { reason: 'offer_over' } });
      expect(await state(booking)).toBe('wait_listed');
    });

    test('BOOK-22 two workers at once: each place has one customer, each customer one place', async () => {
      for (let round = 0; round < 5; round++) {
        await sql`update bookings set state = 'cancelled' where state = 'wait_listed'`.execute(shop.db);
        const waiting = [];
        for (let index = 0; index < 4; index++) waiting.push(await waits());
        const before = await used(full);
        await free(full, 3);
        const workers = [shopWork(shop.pool, shop.config, quiet), shopWork(shop.pool, shop.config, quiet)];
        await Promise.all(workers.map((worker) => worker.drainOnce()));
        await Promise.all(workers.map((worker) => worker.close()));
        expect((await offeredTo()).toSorted()).toEqual(
          waiting
            .slice(0, 3)
            .map(({ id }) => id)
            .toSorted(),
        );
        expect(await used(full)).toBe(before + 3);
        await sql`update allotments set size = size + 10 where voyage_id = ${voyage.row.id}`.execute(shop.db);
      }
    });

    test('BOOK-22 answered and over at the same moment: one of both', async () => {
      for (let round = 0; round < 8; round++) {
        const booking = await waits();
        await free();
        await shop.work();
        const shown = await page(booking);
        await sql`update place_offers set valid_until = clock_timestamp() + make_interval(secs => ${(round % 4) / 100}) where state = 'open'`.execute(shop.db);
        await sql`update outbox set run_at = now() where kind = 'waitlist.offerOver' and done_at is null`.execute(shop.db);
        const [answer] = await Promise.all([accept(booking, shown), shop.work()]);
        if ((await state(booking)) === 'wait_listed') await letTimePass();
        expect([await state(booking), answer.statusCode]).toEqual((await state(booking)) === 'fixed' ? ['fixed', 200] : ['wait_listed', 422]);
        const { rows } = await sql<{ state: string; claim: string }>`
          select o.state, c.state as claim from place_offers o join claims c on c.id = o.claim_id where o.booking_id = ${booking.id}`.execute(shop.db);
        expect(rows).toEqual([(await state(booking)) === 'fixed' ? { state: 'accepted', claim: 'booked' } : { state: 'over', claim: 'released' }]);
        await sql`update bookings set state = 'cancelled' where state = 'wait_listed'`.execute(shop.db);
      }
    });

    test('BOOK-22 a worker that dies or lost its lease leaves nothing of an offer; the next one makes it', async () => {
      const booking = await waits();
      const before = await used(full);
      await free();
      const handler = offerFreePlace({ store: store(), voyageOf: async () => voyage, fits: fitsCategory });
      const lost: Job = {
        payload: { voyageId: voyage.row.id, categoryCode: full },
        attempt: 1,
        signal: new AbortController().signal,
        extend: async () => undefined,
        finish: async () => {
          throw new LeaseLost();
        },
      };
      await expect(handler.run(lost)).rejects.toThrow(LeaseLost);
      expect([await offeredTo(), await used(full), (await now(booking)).answerUntil]).toEqual([[], before, null]);
      await shop.work();
      expect([await offeredTo(), await used(full)]).toEqual([[booking.id], before + 1]);
    });

    test('BOOK-22 a place that was sold meanwhile is offered to nobody, and one that leaves soon neither', async () => {
      await waits();
      await sql`update allotments set size = used where voyage_id = ${voyage.row.id}`.execute(shop.db);
      await enqueue(shop.db, placeFreedJob(randomUUID(), voyage.row.id, full));
      await shop.work();
      expect(await offeredTo()).toEqual([]);
      await sql`update allotments set size = used + 1 where voyage_id = ${voyage.row.id}`.execute(shop.db);
      const soon = { ...voyage, row: { ...voyage.row, departs_on: shop.today } };
      const job: Job = {
        payload: { voyageId: voyage.row.id, categoryCode: full },
        attempt: 1,
        signal: new AbortController().signal,
        extend: async () => undefined,
        finish: async () => undefined,
      };
      await offerFreePlace({ store: store(), voyageOf: async () => soon, fits: fitsCategory }).run(job);
      expect(await offeredTo()).toEqual([]);
    });

    test('BOOK-22 what an option gives back reaches the wait list', async () => {
      const option = await order('option_booking');
      const waiting = await waits();
      await sql`update allotments set size = used where voyage_id = ${voyage.row.id}`.execute(shop.db);
      const { claimId } = await now(option);
      await shop.db.transaction().execute(async (tx) => {
        await releaseClaim(tx, claimId!);
        await enqueue(tx, placeFreedJob(claimId!, voyage.row.id, full));
        await enqueue(tx, placeFreedJob(claimId!, voyage.row.id, full));
      });
      await shop.work();
      expect(await offeredTo()).toEqual([waiting.id]);
    });
  });

  describe('the key', () => {
    test('BOOK-24 an unknown, forged, foreign or outdated key gets one answer', async () => {
      const option = await order('option_booking');
      const key = keyOf(option);
      const forged = `${key.slice(0, 30)}${key[30] === 'A' ? 'B' : 'A'}${key.slice(31)}`;
      const answers = [
        await send(calls.getBooking, { bookingKey: 'A'.repeat(43) }),
        await send(calls.getBooking, { bookingKey: forged }),
        await send(calls.getBooking, { bookingKey: bookingKeys(secrets()).keyOf(randomUUID()) }),
        await send(calls.confirmOption, { bookingKey: forged, acceptTerms: true, acceptedTotal: option.total, payment: sepa }),
      ];
      await sql`update voyages set returns_on = ${shop.today}::date - 15, departs_on = ${shop.today}::date - 22 where id = ${voyage.row.id}`.execute(shop.db);
      await expect.poll(async () => (await send(calls.getBooking, { bookingKey: key })).statusCode, { timeout: 4000 }).toBe(422);
      answers.push(await send(calls.getBooking, { bookingKey: key }));
      await sql`update voyages set returns_on = ${voyage.row.returns_on}, departs_on = ${voyage.row.departs_on} where id = ${voyage.row.id}`.execute(shop.db);
      await expect.poll(async () => (await send(calls.getBooking, { bookingKey: key })).statusCode, { timeout: 4000 }).toBe(200);
      expect(new Set(answers.map((answer) => `${answer.statusCode} ${answer.body}`)).size).toBe(1);
      expect(answers[0]!.json()).toMatchObject({ code: 'InvalidSession' });
      const foreign = await send(calls.getBooking, { bookingKey: key }, { brand: 'fairway' });
      expect(foreign.json()).toMatchObject({ code: 'InvalidSession' });
    });

    test('BOOK-24 nobody is named, and no paper of another booking opens', async () => {
      const booking = await order('fixed_booking');
      const answer = await send(calls.getBooking, { bookingKey: keyOf(booking) });
      for (const secret of ['Lüdenscheidt', 'aenne@', '1980', '1234567', 'Am Kai', '20457', booking.id]) expect(answer.body).not.toContain(secret);
      const { files } = answer.json<{ data: BookingStatus }>().data;
      const calendar = await shop.get(files.calendar!);
      expect([calendar.statusCode, calendar.headers['cache-control'], calendar.headers['referrer-policy']]).toEqual([200, 'no-store', 'no-referrer']);
      expect(calendar.body).toContain('BEGIN:VCALENDAR');
      for (const secret of ['Lüdenscheidt', 'aenne@', 'Am Kai']) expect(calendar.body).not.toContain(secret);
      const foreign = files.calendar!.replace(keyOf(booking), 'A'.repeat(43));
      expect([(await shop.get(foreign)).statusCode, (await shop.get(files.calendar!, { brand: 'fairway' })).statusCode]).toEqual([404, 404]);
      expect((await shop.get(files.pdf!)).statusCode).toBe(404);
    });

    /** The form of the page, as a browser without a script sends it. */
    const askForPdf = async (key: string, [day, month, year]: readonly [string, string, string], language = 'de') => {
      const payload = new URLSearchParams({ 'birthDate-day': day, 'birthDate-month': month, 'birthDate-year': year, language }).toString();
      const answer = await shop.app.inject({
        method: 'POST',
        url: `/files/${key}/booking.pdf`,
        headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
        payload,
      });
      return { status: answer.statusCode, type: answer.headers['content-type'], to: answer.headers.location, headers: answer.headers, body: answer.rawPayload };
    };
    const right = ['29', 'Februar', '1980'] as const;

    test('BOOK-24 LAW-05 the papers open with the key and a traveller’s date of birth alone', async () => {
      const booking = await order('fixed_booking');
      const key = keyOf(booking);
      const pdf = await askForPdf(key, right);
      expect([pdf.status, pdf.type, pdf.body.subarray(0, 5).toString()]).toEqual([200, 'application/pdf', '%PDF-']);
      expect(pdf.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
      const wrong = await askForPdf(key, ['28', '2', '1980']);
      expect([wrong.status, wrong.to]).toEqual([303, `/buchung/${key}?papers=refused#papers`]);
      expect((await askForPdf(key, ['28', '2', '1980'], 'en')).to).toBe(`/en/buchung/${key}?papers=refused#papers`);
      const unknown = 'A'.repeat(43);
      expect(await askForPdf(unknown, right)).toMatchObject({ status: 303, to: `/buchung/${unknown}?papers=refused#papers` });
      await sql`update allotments set size = used + 1 where voyage_id = ${voyage.row.id}`.execute(shop.db);
      const withoutDates = await order('fixed_booking');
      await sql`update bookings set pax = '[]', contact = contact || '{"birthDate":""}' where id = ${withoutDates.id}`.execute(shop.db);
      expect((await page(withoutDates)).files.pdf).toBeNull();
      expect((await askForPdf(keyOf(withoutDates), right)).status).toBe(303);
    });

    test('BOOK-24 five wrong dates of birth a day, also at once; then the right one is refused like a wrong one until the next day', async () => {
      const booking = await order('fixed_booking');
      const key = keyOf(booking);
      // what is no date is no try, and a right one costs none
      for (let index = 0; index < 8; index++) expect((await askForPdf(key, ['31', '2', '1980'])).status).toBe(303);
      for (let index = 0; index < 8; index++) expect((await askForPdf(key, right)).status).toBe(200);
      const guesses = await Promise.all(Array.from({ length: 12 }, (_, index) => askForPdf(key, [String(index + 1), '3', '1980'])));
      expect(new Set(guesses.map(({ status, to }) => `${status} ${to}`)).size).toBe(1);
      const late = await askForPdf(key, right);
      expect([late.status, late.to]).toEqual([303, guesses[0]!.to]);
      const { rows } = await sql<{ tries: number }>`select tries from booking_paper_tries where booking_id = ${booking.id}`.execute(shop.db);
      expect(rows).toEqual([{ tries: 5 }]);
      await sql`update booking_paper_tries set day = day - 1 where booking_id = ${booking.id}`.execute(shop.db);
      expect((await askForPdf(key, right)).status).toBe(200);
    });

    test('BOOK-24 looking again costs at most four statements', async () => {
      await sql`update allotments set size = used + 5 where voyage_id = ${voyage.row.id}`.execute(shop.db);
      const seen = [await order('option_booking'), await order('fixed_booking'), await waits()];
      for (const booking of seen) {
        await page(booking);
        const taken = vi.spyOn(shop.pool, 'connect');
        await page(booking);
        // each statement outside of a transaction takes a connection for itself
        expect([booking.kind, taken.mock.calls.length]).toEqual([booking.kind, booking.kind === 'wait_list' ? 4 : 2]);
        taken.mockRestore();
      }
    });

    test('BOOK-24 each mail leads to the page of its booking', async () => {
      const booking = await order('option_booking');
      await shop.work();
      const { rows } = await sql<{ text: string }>`select text from mails where booking_id = ${booking.id}`.execute(shop.db);
      expect(rows[0]!.text).toContain(`/buchung/${keyOf(booking)}`);
    });
  });

  test('BOOK-12 at most three options are open for one e-mail address, however many are asked for at once', async () => {
    await sql`update allotments set size = used + 50 where voyage_id = ${voyage.row.id}`.execute(shop.db);
    const asked = (email: string) => order('option_booking', { email });
    const done = await Promise.allSettled(Array.from({ length: 10 }, (_, index) => asked(index % 2 ? 'aenne@example.org' : ' Aenne@Example.org ')));
    const held = done.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(held).toHaveLength(3);
    for (const one of done) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'InvalidSelectedBookingOptions' });
    await expect(asked('somebody@example.org')).resolves.toMatchObject({ state: 'option_held' });
    // one that is over and one that became fixed make room for two
    await sql`update bookings set option_valid_until = now() where id = ${held[0]!.id}`.execute(shop.db);
    expect((await confirm(held[1]!)).statusCode).toBe(200);
    await asked('aenne@example.org');
    await asked('aenne@example.org');
    await expect(asked('aenne@example.org')).rejects.toMatchObject({ code: 'InvalidSelectedBookingOptions' });
  });

  test('BOOK-13 another price is answered from the mail: accepted it goes on, declined it ends', async () => {
    const asked = async () => {
      const booking = await order('fixed_booking');
      await sql`update bookings set state = 'reprice', offered_minor = total_minor + 4200, answer_until = now() + interval '1 hour' where id = ${booking.id}`.execute(
        shop.db,
      );
      return booking;
    };
    const [yes, no] = [
      await asked(),
      await (async () => {
        await sql`update allotments set size = used + 1 where voyage_id = ${voyage.row.id}`.execute(shop.db);
        return asked();
      })(),
    ];
    const shown = await page(yes);
    expect(shown.newPrice).toMatchObject({ previous: yes.total, total: { amount: yes.total!.amount + 4200 } });
    const bookingKey = keyOf(yes);
    const { total } = shown.newPrice!;
    expect(shown.newPrice!.quote.lines.reduce((sum, line) => sum + line.count * line.each.amount, 0)).toBe(total.amount);
    expect(shown.newPrice!.packageForm.paragraphs.length).toBeGreaterThan(3);
    const answer = { bookingKey, accepted: true, acceptTerms: true };
    expect((await send(calls.answerPriceByKey, { ...answer, acceptedTotal: yes.total })).json()).toMatchObject({ code: 'PriceChanged' });
    expect((await send(calls.answerPriceByKey, { ...answer, acceptTerms: false, acceptedTotal: total })).json()).toMatchObject({
      errors: { acceptTerms: ['Bitte akzeptieren Sie die AGB'] },
    });
    const accepted = await ask(calls.answerPriceByKey, { ...answer, acceptedTotal: total });
    expect(accepted).toMatchObject({ newPrice: null, bookingState: 'accepted', totalPrice: total });
    const { rows } = await sql<Record<string, string>>`
      select second_button_text, second_form_version from bookings where id = ${yes.id}`.execute(shop.db);
    expect(rows[0]).toEqual({ second_button_text: 'Zahlungspflichtig buchen', second_form_version: shown.newPrice!.packageForm.version });
    expect(await ask(calls.answerPriceByKey, { bookingKey: keyOf(no), accepted: false, acceptedTotal: shown.newPrice!.total })).toMatchObject({
      bookingState: 'cancelled',
    });
  });

  test.each([
    ['fixed_booking', 'Zahlungspflichtig buchen'],
    ['option_booking', 'Option unverbindlich anfragen'],
    ['wait_list', 'Unverbindlich auf die Warteliste'],
  ] as const)('BOOK-13 L-DE-11 another price for %s has the button of its kind, and its time runs out', async (kind, words) => {
    const booking = await order(kind, kind === 'wait_list' ? { wish: [full] } : {});
    await sql`update bookings set state = 'reprice', offered_minor = total_minor + 4200, answer_until = now() + interval '1 hour' where id = ${booking.id}`.execute(
      shop.db,
    );
    expect(await page(booking)).toMatchObject({ bookingState: 'reprice', newPrice: { buttonText: words } });
    await sql`update bookings set answer_until = now() - interval '1 second' where id = ${booking.id}`.execute(shop.db);
    expect(await page(booking)).toMatchObject({ bookingState: 'reprice', newPrice: null });
  });

  test('PAY-04 after a payment that failed another account is given; where nothing failed nothing happens', async () => {
    const booking = await order('fixed_booking');
    await ask(calls.payBooking, { bookingKey: keyOf(booking), attempt: 0, payment: sepa });
    expect((await page(booking)).payment).toBeNull();
    await sql`update payments set kind = 'card', state = 'declined', problem = 'card_declined', attempts = 1, card_brand = 'visa', card_last4 = '0002' where booking_id = ${booking.id}`.execute(
      shop.db,
    );
    expect(await page(booking)).toMatchObject({
      payment: { mayTryAgain: true, attempts: 1 },
      paymentAgain: { supportsSepaPayment: true },
      bookingState: 'fixed',
    });
    // a page that saw another attempt changes nothing
    expect(await ask(calls.payBooking, { bookingKey: keyOf(booking), attempt: 0, payment: sepa })).toMatchObject({ payment: { state: 'declined' } });
    const paid = await ask(calls.payBooking, { bookingKey: keyOf(booking), attempt: 1, payment: sepa });
    expect(paid).toMatchObject({ payment: { method: 'sepa', mayTryAgain: false, means: 'IBAN •••• 3000' }, paymentAgain: null, paymentError: null });
    expect(paid.payment?.attempts).toBe(2);
  });

  /** A fixed booking whose card was refused. */
  const refused = async (attempts: number): Promise<StoredBooking> => {
    await sql`update allotments set size = used + 5 where voyage_id = ${voyage.row.id}`.execute(shop.db);
    const booking = await order('fixed_booking');
    await sql`update payments set kind = 'card', state = 'declined', problem = 'card_declined', attempts = ${attempts} where booking_id = ${booking.id}`.execute(
      shop.db,
    );
    return booking;
  };

  test('PAY-04 one attempt is entered once, however often and at once it is sent; the same key with another account is a mistake', async () => {
    const booking = await refused(1);
    const body = { bookingKey: keyOf(booking), attempt: 1, payment: sepa };
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => send(calls.payBooking, body, { headers: { 'idempotency-key': index % 2 ? key : randomUUID() } })),
    );
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array.from({ length: 10 }, () => 200));
    const attempts = async () => (await page(booking)).payment?.attempts;
    expect(await attempts()).toBe(2);
    // declined as well: what was lost on the way is sent again, and enters nothing
    await sql`update payments set state = 'declined', problem = 'sepa_data' where booking_id = ${booking.id}`.execute(shop.db);
    expect((await send(calls.payBooking, body, { headers: { 'idempotency-key': randomUUID() } })).statusCode).toBe(200);
    expect(await attempts()).toBe(2);
    const next = { ...body, attempt: 2 };
    expect((await send(calls.payBooking, next, { headers: { 'idempotency-key': 'next-attempt-of-this' } })).statusCode).toBe(200);
    expect(await attempts()).toBe(3);
    const other = { ...next, payment: { ...sepa, sepa: { ...sepa.sepa, accountOwner: 'Jemand anders' } } };
    expect((await send(calls.payBooking, other, { headers: { 'idempotency-key': 'next-attempt-of-this' } })).json()).toMatchObject({
      errors: { 'idempotency-key': ['used before with another content'] },
    });
  });

  test('PAY-04 after five cards the page asks for none, and opens no fields', async () => {
    const booking = await refused(5);
    expect(await page(booking)).toMatchObject({ payment: { state: 'declined', mayTryAgain: false }, paymentAgain: null });
    expect((await send(calls.getPaymentSettingsByKey, { bookingKey: keyOf(booking) })).json()).toMatchObject({ code: 'BadSessionState' });
    expect(await ask(calls.payBooking, { bookingKey: keyOf(booking), attempt: 5, payment: sepa })).toMatchObject({ payment: { attempts: 5 } });
  });

  test('BOOK-18 while booking is closed for maintenance an order that is under way goes on: its deadlines run on', async () => {
    const card = await refused(1);
    const [option, asked, waiting] = [await order('option_booking'), await order('fixed_booking'), await waits()];
    await sql`update bookings set state = 'reprice', offered_minor = total_minor + 100, answer_until = now() + interval '1 hour' where id = ${asked.id}`.execute(
      shop.db,
    );
    await enqueue(shop.db, placeFreedJob(randomUUID(), voyage.row.id, full));
    await shop.work();
    const settings = () => send({ path: 'bookingRequest/getVoyageSettings' }, { voyageId: voyage.row.id });
    await sql`insert into maintenance_windows (brand, starts_at, ends_at, title_de, html_de)
      values (null, now() - interval '1 hour', now() + interval '1 hour', 'Wartung', '')`.execute(shop.db);
    try {
      await expect.poll(async () => (await settings()).json(), { timeout: 4000 }).toMatchObject({ code: 'Maintenance' });
      expect((await confirm(option)).json()).toMatchObject({ data: { bookingState: 'fixed' } });
      const acceptedTotal = money(asked.total!.amount + 100, asked.total!.currency);
      expect(await ask(calls.answerPriceByKey, { bookingKey: keyOf(asked), accepted: false, acceptedTotal })).toMatchObject({ bookingState: 'cancelled' });
      expect(await ask(calls.payBooking, { bookingKey: keyOf(card), attempt: 1, payment: sepa })).toMatchObject({ payment: { method: 'sepa' } });
      const { offer } = await page(waiting);
      const { offerId } = offer!;
      expect(await ask(calls.answerOffer, { bookingKey: keyOf(waiting), offerId, accepted: false })).toMatchObject({ offer: { state: 'declined' } });
      const another = await send(calls.getPaymentSettingsByKey, { bookingKey: keyOf(card) });
      expect(another.json()).toMatchObject({ code: 'BadSessionState' }); // paid by now: looked at all the same
    } finally {
      await sql`delete from maintenance_windows`.execute(shop.db);
      await expect.poll(async () => (await settings()).statusCode, { timeout: 4000 }).toBe(200);
    }
  });
});
