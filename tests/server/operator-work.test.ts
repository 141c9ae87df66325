// Bookings on their way to an operator (BOOK-19, reliability.md 4.5): the work of the outbox against the simulated operator, with every answer
// that an operator may give or owe. Time is moved by moving what the database remembers of it.
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { shopWork, type ShopWork } from '#app/server/work.ts';
import { emptyBookingForm } from '#domain/booking/form/booking-form.ts';
import type { BookingState } from '#domain/booking/booking-states.ts';
import { money } from '#domain/money/money.ts';
import { findBooking, type StoredBooking } from '#features/booking/server/booking.repository.ts';
import { bookingFacts } from '#features/booking/server/facts.ts';
import { isPrice, quoteOf } from '#features/booking/server/quotes.ts';
import { insertSession } from '#features/booking/server/session.repository.ts';
import { placeOrder } from '#features/booking/server/work/place-order.ts';
import { answerPrice, confirmOption } from '#features/booking/server/work/second-order.ts';
import { sqlWorkStore } from '#features/booking/server/work/sql-store.ts';
import { waitListAsk } from '#features/booking/server/work/wait-list-ask.ts';
import type { OperatorBooking } from '#features/operators/server/operator-port.ts';
import { errorCode } from '#features/operators/server/opentravel/codes.ts';
import { createOutboxWorker } from '#platform/server/outbox/worker.ts';
import { createSecrets } from '#platform/server/secrets.ts';
import { startOperatorSimulator, type OperatorSimulator } from '../../simulators/operator/simulator.ts';
import { operatorControl, type OperatorControl } from '../../simulators/operator/control-client.ts';
import { startTestShop, type TestShop } from '../factories/shop.ts';

const party = { adults: 2, childAges: [] };
const buttonText = 'Zahlungspflichtig buchen';
const person = {
  salutation: 'female',
  title: 'none',
  firstName: 'Änne',
  lastName: 'Lüders',
  birthDate: '1980-02-29',
  nationality: 'DE',
  clubNumber: '',
} as const;

describe('an operator’s answers', () => {
  let shop: TestShop;
  let operator: OperatorSimulator;
  let control: OperatorControl;
  let voyageId: number;
  let worker: ShopWork;
  let count = 0;

  beforeAll(async () => {
    operator = await startOperatorSimulator({ makesUp: false });
    control = operatorControl(operator.controlUrl);
    shop = await startTestShop({ pages: false, settings: { OPERATOR_WRITE_SECONDS: '1' } });
    const { rows } = await sql<{ id: number; operator: number }>`
      select v.id, o.id as operator from voyages v join itineraries i on i.id = v.itinerary_id join ships s on s.id = i.ship_id join operators o on o.id = s.operator_id
      where v.state = 'on_sale' and v.departs_on > ${shop.today}::date + 60 and v.option_possible and o.option_possible
        and exists (select 1 from fares f where f.voyage_id = v.id and f.state = 'available' and f.double_minor is not null and f.min_age is null)
      order by v.id limit 1`.execute(shop.db);
    voyageId = rows[0]!.id;
    await sql`update operators set system = 'opentravel', endpoint = ${operator.url} where id = ${rows[0]!.operator}`.execute(shop.db);
  });
  afterAll(async () => {
    await shop[Symbol.asyncDispose]();
    await operator.close();
  });
  beforeEach(async () => {
    await control.reset();
    await control.clear();
    await control.put([await stock()]);
    // what one worker learned of the operator's health is forgotten
    worker = shopWork(shop.pool, shop.config, { warn: () => undefined, error: (details, message) => console.error(message, details) });
  });
  afterEach(() => worker.close());

  const theVoyage = () => bookingFacts(shop.db).known(voyageId);
  /** The fare that is ordered here, as the operator sells it: with ten places that have no number. */
  async function stock(size = 10): Promise<Parameters<OperatorControl['put']>[0][number]> {
    const { row } = await theVoyage();
    const { fare } = await wish();
    return {
      voyageCode: row.operator_code ?? 'none',
      shipName: row.ship_name,
      departsOn: row.departs_on,
      nights: row.nights,
      currency: fare.currency,
      categories: [{ code: fare.categoryCode, maxOccupancy: 4, guarantee: size, fares: [{ code: fare.fareGroup, double: fare.double, single: fare.single }] }],
    };
  }
  async function wish() {
    const facts = await theVoyage();
    const fare = facts.fares.find((one) => one.state === 'available' && one.double !== null && one.minAge === null)!;
    const quote = quoteOf(facts, { categoryCode: fare.categoryCode, fareGroupId: fare.fareGroup }, party, 'de');
    if (!isPrice(quote)) throw new Error(quote);
    return { facts, fare, quote };
  }
  const store = () => sqlWorkStore(shop.db, createSecrets(`a:${Buffer.alloc(32, 7).toString('base64')}`));

  async function order(kind: 'fixed_booking' | 'option_booking' | 'wait_list' = 'fixed_booking'): Promise<StoredBooking> {
    const { facts, fare, quote } = await wish();
    const sessionHash = randomBytes(32);
    await insertSession(shop.db, { idHash: sessionHash, ownerHash: randomBytes(32), brand: 'fahrwasser', language: 'de', voyageId, party, maxStep: 4 });
    count += 1;
    return placeOrder(store(), {
      sessionHash,
      revision: 1,
      key: undefined,
      place: null,
      goesToOperator: true,
      payment: { kind: 'later' },
      returnUrl: null,
      now: new Date(),
      booking: {
        number: `FW-TEST-${String(count).padStart(4, '0')}`,
        sessionHash,
        kind,
        brand: 'fahrwasser',
        language: 'de',
        voyageId,
        operatorId: facts.row.operator_id,
        categoryCode: fare.categoryCode,
        fareGroup: fare.fareGroup,
        cabinNumber: null,
        operatorHold: null,
        party,
        form: {
          ...emptyBookingForm(2),
          bookingContact: { ...emptyBookingForm(2).bookingContact, ...person, email: 'a@example.org' },
          pax: [person, { ...person, firstName: 'Bea' }],
        },
        quote,
        optionValidUntil: null,
        buttonText: 'Zahlungspflichtig buchen',
        formVersion: 'none',
        formText: '',
      },
    });
  }
  const now = async ({ id }: StoredBooking) => (await findBooking(shop.db, id))!;
  const state = async (booking: StoredBooking): Promise<BookingState> => (await now(booking)).state;
  /** Everything that waits for its time is due, and what was sent was sent that long ago. */
  async function pass(interval: string): Promise<void> {
    await sql`update outbox set run_at = now() where done_at is null and dead_at is null and kind = 'operator.submit'`.execute(shop.db);
    await sql`update bookings set asked_at = asked_at - ${interval}::interval, queued_at = queued_at - ${interval}::interval, answer_until = answer_until - ${interval}::interval`.execute(
      shop.db,
    );
    await worker.drainOnce();
  }
  const mails = async ({ id }: StoredBooking) =>
    (await sql<{ kind: string }>`select kind from mails where booking_id = ${id} and kind <> 'desk' order by created_at`.execute(shop.db)).rows.map(
      ({ kind }) => kind,
    );
  const steps = async ({ id }: StoredBooking) =>
    (await sql<{ to_state: string }>`select to_state from booking_events where booking_id = ${id} order by seq`.execute(shop.db)).rows.map(
      (row) => row.to_state,
    );
  const truth = async ({ clientRef }: StoredBooking) => (await control.bookings()).filter((one) => one.clientRef === clientRef);

  test('OPS-01 yes: fixed under the operator’s number, at the accepted price, with the confirmation', async () => {
    const booking = await order();
    expect(booking.state).toBe('accepted');
    await worker.drainOnce();
    const [made] = await truth(booking);
    expect(await now(booking)).toMatchObject({ state: 'fixed', operatorRef: made?.operatorRef, total: booking.total });
    expect(await mails(booking)).toEqual(['confirmation']);
    expect(await steps(booking)).toEqual(['accepted', 'submitting', 'fixed']);
  });

  test('BOOK-12 an option is held until the operator says', async () => {
    const booking = await order('option_booking');
    await worker.drainOnce();
    const [made] = await truth(booking);
    expect(await now(booking)).toMatchObject({ state: 'option_held', optionValidUntil: new Date(made!.optionValidUntil!) });
    expect(await mails(booking)).toEqual(['option']);
  });

  test('a definite no: rejected, told, and never sent again', async () => {
    await control.behave({ soldOut: true });
    const booking = await order();
    await worker.drainOnce();
    await pass('1 day');
    expect(await state(booking)).toBe('rejected');
    expect(await mails(booking)).toEqual(['rejected']);
    expect((await control.messages())['OTA_CruiseBookRQ']).toBe(1);
  });

  test('BOOK-13 another price: nothing is booked until the customer accepts it', async () => {
    await control.behave({ priceFactor: 1.1 });
    const booking = await order();
    await worker.drainOnce();
    const asked = await now(booking);
    expect(asked.state).toBe('reprice');
    expect(asked.offeredTotal!.amount).toBeGreaterThan(booking.total!.amount);
    expect(await truth(booking)).toEqual([]);
    expect(await mails(booking)).toEqual(['priceChanged']);
    await expect(answerPrice(store(), { bookingId: booking.id, accepted: true, acceptedTotal: booking.total!, buttonText })).rejects.toMatchObject({
      code: 'PriceChanged',
    });
    await answerPrice(store(), { bookingId: booking.id, accepted: true, acceptedTotal: asked.offeredTotal!, buttonText });
    await worker.drainOnce();
    expect(await now(booking)).toMatchObject({ state: 'fixed', total: asked.offeredTotal, offeredTotal: null });
    // sent twice, it says the same
    expect(await answerPrice(store(), { bookingId: booking.id, accepted: true, acceptedTotal: asked.offeredTotal!, buttonText })).toMatchObject({
      state: 'fixed',
    });
  });

  test('another price that is declined, or that nobody answers, ends without a booking', async () => {
    await control.behave({ priceFactor: 0.9 });
    const [declined, forgotten] = [await order(), await order()];
    await worker.drainOnce();
    await answerPrice(store(), { bookingId: declined.id, accepted: false, acceptedTotal: money(0, 'EUR') });
    await sql`update outbox set run_at = now() where kind = 'booking.answerOver'`.execute(shop.db);
    await pass('25 hours');
    await worker.drainOnce();
    expect([await state(declined), await state(forgotten)]).toEqual(['cancelled', 'cancelled']);
    expect(await mails(forgotten)).toEqual(['priceChanged', 'priceLapsed']);
    expect(await truth(forgotten)).toEqual([]);
  });

  test('BOOK-19 out of reach: stored, tried again, booked once access returns', async () => {
    await control.behave({ listening: false });
    const booking = await order();
    await worker.drainOnce();
    expect(await state(booking)).toBe('offline_queued');
    await pass('1 hour');
    expect(await mails(booking)).toEqual(['offlineRequest']);
    await control.reset();
    await pass('1 hour');
    expect(await state(booking)).toBe('fixed');
    expect(await mails(booking)).toEqual(['offlineRequest', 'confirmation']);
    expect(await truth(booking)).toHaveLength(1);
  });

  test('BOOK-19 out of reach for a day: a person goes on', async () => {
    await control.behave({ listening: false });
    const booking = await order();
    await worker.drainOnce();
    await pass('24 hours');
    expect(await state(booking)).toBe('manual');
  });

  test('a lost answer: nothing is asked during the quarantine, then it is found, and booked once', async () => {
    await control.behave({ loseAnswers: 1, only: ['OTA_CruiseBookRQ'], forgetToDedupe: true });
    const booking = await order();
    await worker.drainOnce();
    expect(await state(booking)).toBe('unknown');
    await control.reset();
    await worker.drainOnce();
    expect(await state(booking)).toBe('unknown');
    expect((await control.messages())['OTA_ReadRQ']).toBeUndefined();
    await pass('2 seconds');
    expect(await state(booking)).toBe('fixed');
    expect(await truth(booking)).toHaveLength(1);
    expect(await steps(booking)).toEqual(['accepted', 'submitting', 'unknown', 'reconciling', 'fixed']);
  });

  test('no answer and nothing done: after the quarantine it is sent again', async () => {
    await control.behave({ silent: 'before', only: ['OTA_CruiseBookRQ'] });
    const booking = await order();
    await worker.drainOnce();
    expect(await state(booking)).toBe('unknown');
    await control.reset();
    await pass('2 seconds');
    expect(await state(booking)).toBe('fixed');
    expect(await truth(booking)).toHaveLength(1);
  });

  test.each(['garbage', 'html', 'truncated', 'no_reference', 'status_500'] as const)('an answer that is %s is no answer', async (wrong) => {
    await control.behave({ wrong, only: ['OTA_CruiseBookRQ'], forgetToDedupe: true });
    const booking = await order();
    await worker.drainOnce();
    expect(await state(booking)).toBe('unknown');
    await control.reset();
    await pass('2 seconds');
    expect(await state(booking)).toBe('fixed');
    expect(await truth(booking)).toHaveLength(1);
  });

  test('an operator that never tells: a person finds out', async () => {
    await control.behave({ silent: 'after', only: ['OTA_CruiseBookRQ'] });
    const booking = await order();
    await worker.drainOnce();
    await control.behave({ wrong: 'garbage', only: null, silent: null });
    for (let time = 0; time < 4; time++) await pass('2 seconds');
    expect(await state(booking)).toBe('manual');
    expect(await mails(booking)).toEqual(['offlineRequest']);
  });

  test('a worker that died while it was sending: what it sent is asked for, never sent again', async () => {
    const booking = await order();
    await sql`update bookings set state = 'submitting', state_version = 2, asked_at = now() where id = ${booking.id}`.execute(shop.db);
    await worker.drainOnce();
    expect(await state(booking)).toBe('unknown');
    await pass('2 seconds');
    expect(await state(booking)).toBe('fixed');
    expect(await truth(booking)).toHaveLength(1);
  });

  test('found twice: a person looks, nothing is cancelled by itself', async () => {
    await control.behave({ loseAnswers: 1, only: ['OTA_CruiseBookRQ'], forgetToDedupe: true });
    const booking = await order();
    await worker.drainOnce();
    // whoever sent it died before writing down that it may have arrived, and somebody sent it again by hand
    await sql`update bookings set state = 'accepted', state_version = state_version + 1 where id = ${booking.id}`.execute(shop.db);
    await pass('0 seconds');
    await control.reset();
    await pass('2 seconds');
    expect(await truth(booking)).toHaveLength(2);
    expect(await state(booking)).toBe('manual');
  });

  /** Notices to the desk about a booking: what they say, in the order in which they were written. */
  const desk = async ({ id }: StoredBooking) =>
    (
      await sql<{ recipient: string; subject: string; text: string }>`
        select recipient, subject, text from mails where booking_id = ${id} and kind = 'desk' order by created_at`.execute(shop.db)
    ).rows;
  const due = async (kind: string) => {
    await sql`update outbox set run_at = now() where done_at is null and dead_at is null and kind = ${kind}`.execute(shop.db);
    await worker.drainOnce();
  };
  async function heldOption(): Promise<StoredBooking> {
    const booking = await order('option_booking');
    await worker.drainOnce();
    expect(await state(booking)).toBe('option_held');
    return booking;
  }
  const confirmed = (booking: StoredBooking) =>
    confirmOption(store(), { bookingId: booking.id, payment: { kind: 'later' }, returnUrl: null, buttonText, form: { version: '1', text: 'form' } });

  test('what needs a person reaches one, with number, reference and telephone, and no customer is shown it', async () => {
    await control.behave({ soldOut: true });
    const refused = await order();
    await worker.drainOnce();
    const [notice, ...more] = await desk(refused);
    expect(more).toEqual([]);
    expect(notice).toMatchObject({ recipient: 'beratung@fahrwasser.example', subject: expect.stringContaining(refused.number) });
    expect(notice!.text).toContain('Änne');
    expect(notice!.text).toContain(refused.clientRef);
    await control.behave({ soldOut: false, listening: false });
    const waiting = await order();
    await worker.drainOnce();
    expect(await desk(waiting)).toEqual([]);
    await pass('3 hours');
    await pass('24 hours');
    expect((await desk(waiting)).map(({ subject }) => subject)).toEqual([
      `[${waiting.number}] Reederei seit Stunden nicht erreichbar`,
      `[${waiting.number}] bitte klären`,
    ]);
  });

  test('a job that is given up is told at the desk, once, in the transaction that buries it', async () => {
    const booking = await order();
    await worker.drainOnce();
    await sql`insert into outbox (kind, dedupe_key, payload) values ('option.lapse', ${`dead/${booking.id}`}, ${JSON.stringify({ bookingId: booking.id })}),
      ('mail.booking', ${`bad/${booking.id}`}, ${JSON.stringify({ bookingId: booking.id, mail: 'no such mail' })})`.execute(shop.db);
    const quiet = shopWork(shop.pool, shop.config, { warn: () => undefined, error: () => undefined });
    await quiet.drainOnce();
    await quiet.drainOnce();
    await quiet.close();
    expect((await desk(booking)).map(({ subject }) => subject)).toEqual([`[${booking.number}] eine Aufgabe ist liegen geblieben`]);
  });

  test('BOOK-12 an option whose order is refused stays an option, is told, and can be confirmed again', async () => {
    const booking = await heldOption();
    await control.behave({ refuse: errorCode.closedForSales });
    expect((await confirmed(booking)).kind).toBe('fixed_booking');
    await worker.drainOnce();
    expect(await now(booking)).toMatchObject({ state: 'option_held', kind: 'option_booking' });
    expect((await truth(booking)).map((one) => one.state)).toEqual(['option_held']);
    expect(await mails(booking)).toEqual(['option', 'optionStays']);
    expect((await desk(booking)).map(({ subject }) => subject)).toEqual([`[${booking.number}] Festbuchung einer Option abgelehnt`]);
    await control.reset();
    await confirmed(booking);
    await worker.drainOnce();
    expect(await now(booking)).toMatchObject({ state: 'fixed', kind: 'fixed_booking' });
    expect((await truth(booking)).map((one) => one.state)).toEqual(['fixed']);
  });

  /** An option whose order the operator answered with another price: as if it had just been told. */
  async function repricedOption(): Promise<StoredBooking> {
    const booking = await heldOption();
    await confirmed(booking);
    await sql`update outbox set done_at = now() where done_at is null and kind = 'operator.submit'`.execute(shop.db);
    await sql`update bookings set state = 'reprice', state_version = state_version + 1, offered_minor = total_minor + 5000, answer_until = now() + interval '1 hour'
      where id = ${booking.id}`.execute(shop.db);
    return booking;
  }

  test('BOOK-12 BOOK-13 an option whose other price is declined, or not answered, stays an option', async () => {
    const booking = await repricedOption();
    const declined = { bookingId: booking.id, accepted: false, acceptedTotal: money(0, 'EUR') } as const;
    expect(await answerPrice(store(), declined)).toMatchObject({ state: 'option_held', kind: 'option_booking', offeredTotal: null, answerUntil: null });
    expect(await answerPrice(store(), declined)).toMatchObject({ state: 'option_held' }); // sent twice
    await worker.drainOnce();
    expect(await mails(booking)).toEqual(['option', 'optionStays']);
    expect((await truth(booking)).map((one) => one.state)).toEqual(['option_held']);
    expect(
      (await sql`select 1 from outbox where kind = 'option.lapse' and done_at is null and payload->>'bookingId' = ${booking.id}`.execute(shop.db)).rows,
    ).not.toEqual([]);
  });

  test('BOOK-12 an option that is over is given back to the operator, as often as it takes', async () => {
    const booking = await repricedOption();
    await sql`update bookings set option_valid_until = now() - interval '1 second' where id = ${booking.id}`.execute(shop.db);
    await answerPrice(store(), { bookingId: booking.id, accepted: false, acceptedTotal: money(0, 'EUR') });
    await control.behave({ listening: false });
    await worker.drainOnce();
    expect((await truth(booking)).map((one) => one.state)).toEqual(['option_held']);
    await control.reset();
    worker = shopWork(shop.pool, shop.config, { warn: () => undefined, error: (details, message) => console.error(message, details) });
    await due('operator.cancel');
    expect(await state(booking)).toBe('cancelled');
    expect((await truth(booking)).map((one) => one.state)).toEqual(['cancelled']);
  });

  test('LAW-02 LAW-03 accepting another price keeps the words of its button and the form sheet', async () => {
    const booking = await repricedOption();
    const { offeredTotal } = await now(booking);
    await answerPrice(store(), {
      bookingId: booking.id,
      accepted: true,
      acceptedTotal: offeredTotal!,
      buttonText: 'Ja',
      form: { version: '7', text: 'sheet' },
    });
    const { rows } =
      await sql`select second_button_text as button, second_form_version as version, second_form_text as text, second_form_hash is not null as hashed
      from bookings where id = ${booking.id}`.execute(shop.db);
    expect(rows).toEqual([{ button: 'Ja', version: '7', text: 'sheet', hashed: true }]);
    await sql`update outbox set done_at = now() where done_at is null and kind = 'operator.submit'`.execute(shop.db);
  });

  describe('BOOK-22 the wait list of an operator', () => {
    async function waits(): Promise<StoredBooking> {
      const booking = await order('wait_list');
      await worker.drainOnce();
      expect(await now(booking)).toMatchObject({ state: 'wait_listed', operatorRef: expect.any(String) });
      return booking;
    }
    const asks = () => control.messages().then((sent) => sent['OTA_ReadRQ'] ?? 0);
    /** The job of one day, with an operator that says so, on a voyage that leaves then. */
    async function nextDay(found: (booking: StoredBooking) => OperatorBooking | undefined, departsOn?: string): Promise<void> {
      const facts = await theVoyage();
      const ask = waitListAsk({
        store: store(),
        operators: {
          find: async (_voyage, clientRef) => {
            const { rows } = await sql<{ id: string }>`select id from bookings where client_ref = ${clientRef}`.execute(shop.db);
            return found((await findBooking(shop.db, rows[0]!.id))!);
          },
        },
        voyageOf: async () => ({ ...facts, row: { ...facts.row, departs_on: departsOn ?? facts.row.departs_on } }),
      });
      await sql`update outbox set run_at = now() where done_at is null and kind = 'waitlist.ask'`.execute(shop.db);
      await createOutboxWorker({
        pool: shop.pool,
        handlers: { 'waitlist.ask': ask },
        log: { warn: () => undefined, error: (details, message) => console.error(message, details) },
        concurrency: 1,
      }).drainOnce();
      await worker.drainOnce();
    }
    const answer = (booking: StoredBooking, its: OperatorBooking['state']): OperatorBooking => ({
      clientRef: booking.clientRef,
      operatorRef: booking.operatorRef!,
      state: its,
      cabinNumber: '8012',
      total: booking.total!,
      optionValidUntil: null,
    });

    test('is asked every day, and goes on waiting as long as nothing has changed', async () => {
      const booking = await waits();
      expect(await asks()).toBe(0);
      await due('waitlist.ask');
      expect(await asks()).toBe(1);
      await worker.drainOnce();
      expect(await asks()).toBe(1);
      expect(await state(booking)).toBe('wait_listed');
      await nextDay(() => undefined);
    });

    test.each(['fixed', 'option_held'] as const)('a place that is %s there becomes a person’s matter', async (its) => {
      const booking = await waits();
      await nextDay((asked) => answer(asked, its));
      expect(await now(booking)).toMatchObject({ state: 'manual', kind: 'wait_list', cabinNumber: '8012' });
      expect((await desk(booking)).map(({ subject }) => subject)).toEqual([`[${booking.number}] Platz von der Warteliste`]);
      expect(await mails(booking)).toEqual(['waitList']);
    });

    test('whoever was taken off it there is told', async () => {
      const booking = await waits();
      await nextDay((asked) => answer(asked, 'cancelled'));
      expect(await state(booking)).toBe('lapsed');
      expect(await mails(booking)).toEqual(['waitList', 'waitListOver']);
    });

    test('ends when the ship has left, for our own places too', async () => {
      const [theirs, ours] = [await waits(), await waits()];
      await sql`update bookings set operator_ref = null where id = ${ours.id}`.execute(shop.db);
      const never = (): never => {
        throw new Error('nobody is asked after departure');
      };
      await nextDay(never, '2026-01-02');
      expect([await state(theirs), await state(ours)]).toEqual(['lapsed', 'lapsed']);
      expect(await mails(ours)).toEqual(['waitList', 'waitListOver']);
    });
  });
});
