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
import { answerPrice } from '#features/booking/server/work/second-order.ts';
import { sqlWorkStore } from '#features/booking/server/work/sql-store.ts';
import { createSecrets } from '#platform/server/secrets.ts';
import { startOperatorSimulator, type OperatorSimulator } from '../../simulators/operator/simulator.ts';
import { operatorControl, type OperatorControl } from '../../simulators/operator/control-client.ts';
import { startTestShop, type TestShop } from '../factories/shop.ts';

const party = { adults: 2, childAges: [] };
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

  async function order(kind: 'fixed_booking' | 'option_booking' = 'fixed_booking'): Promise<StoredBooking> {
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
    (await sql<{ kind: string }>`select kind from mails where booking_id = ${id} order by created_at`.execute(shop.db)).rows.map(({ kind }) => kind);
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
    await expect(answerPrice(store(), { bookingId: booking.id, accepted: true, acceptedTotal: booking.total! })).rejects.toMatchObject({
      code: 'PriceChanged',
    });
    await answerPrice(store(), { bookingId: booking.id, accepted: true, acceptedTotal: asked.offeredTotal! });
    await worker.drainOnce();
    expect(await now(booking)).toMatchObject({ state: 'fixed', total: asked.offeredTotal, offeredTotal: null });
    // sent twice, it says the same
    expect(await answerPrice(store(), { bookingId: booking.id, accepted: true, acceptedTotal: asked.offeredTotal! })).toMatchObject({ state: 'fixed' });
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
});
