// Cards on their way to the provider (PAY-03, PAY-04): the work of the outbox against the simulated provider, whatever it answers or owes.
// Time is moved by moving what the database remembers of it.
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emptyBookingForm } from '#domain/booking/form/booking-form.ts';
import { findBooking, type StoredBooking } from '#features/booking/server/booking.repository.ts';
import { bookingFacts } from '#features/booking/server/facts.ts';
import { ensureAllotments } from '#features/booking/server/inventory.repository.ts';
import { isPrice, quoteOf } from '#features/booking/server/quotes.ts';
import { insertSession } from '#features/booking/server/session.repository.ts';
import { forgetKind, forwardJob, forwardKind } from '#features/booking/server/work/after-booked.ts';
import { endPayment, outdatedCard, outdatedKind } from '#features/booking/server/work/end-payment.ts';
import { createRecords } from '#features/booking/server/record.ts';
import { forgetCard, forwardPayment } from '#features/booking/server/work/forward-payment.ts';
import { placeOrder } from '#features/booking/server/work/place-order.ts';
import { payAgain } from '#features/booking/server/work/second-order.ts';
import { sqlWorkStore } from '#features/booking/server/work/sql-store.ts';
import type { NewPayment } from '#features/booking/server/work/ports.ts';
import { createHttpProvider } from '#features/payments/server/http-provider.ts';
import type { PaymentProvider } from '#features/payments/server/payment-port.ts';
import { createOutboxWorker } from '#platform/server/outbox/worker.ts';
import { createSecrets } from '#platform/server/secrets.ts';
import { DEVELOPMENT_KEY, startPaymentSimulator, type PaymentSimulator } from '../../simulators/payment/server.ts';
import { startTestShop, type TestShop } from '../factories/shop.ts';

const party = { adults: 2, childAges: [] };
const back = 'http://localhost:3000/back';
const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  code: '4000000000000127',
  challenge: '4000002760003184',
  unanswered: '4000000000000119',
};
const typed = { firstName: 'Ada', lastName: 'Example', type: 'visa', securityCode: '123', expirationMonth: '12', expirationYear: '40' };

describe('a card on its way', () => {
  let shop: TestShop;
  let simulator: PaymentSimulator;
  let provider: PaymentProvider;
  let voyageId: number;
  let count = 0;

  beforeAll(async () => {
    simulator = await startPaymentSimulator();
    provider = createHttpProvider({ baseUrl: simulator.url, apiKey: DEVELOPMENT_KEY, timeoutMs: 400, quarantineMs: 60_000 });
    shop = await startTestShop({ pages: false });
    const { rows } = await sql<{ id: number }>`
      select v.id from voyages v join itineraries i on i.id = v.itinerary_id join ships s on s.id = i.ship_id join operators o on o.id = s.operator_id
      where v.state = 'on_sale' and v.departs_on > ${shop.today}::date + 60 and o.insolvency_cover is not null and o.id % 7 <> 0
        and exists (select 1 from fares f where f.voyage_id = v.id and f.state = 'available' and f.double_minor is not null and f.min_age is null)
      order by v.id limit 1`.execute(shop.db);
    voyageId = rows[0]!.id;
    await ensureAllotments(shop.db, voyageId);
    await sql`update allotments set size = 500 where voyage_id = ${voyageId}`.execute(shop.db);
  });
  afterAll(async () => {
    await shop[Symbol.asyncDispose]();
    await simulator.close();
  });
  const control = async (path: string, body?: object) => {
    await fetch(`${simulator.controlUrl}/${path}`, {
      method: 'POST',
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  };
  beforeEach(() => control('reset'));

  const store = () => sqlWorkStore(shop.db, createSecrets(`a:${Buffer.alloc(32, 7).toString('base64')}`));
  async function work(asked: PaymentProvider = provider): Promise<void> {
    const parts = { store: store(), provider: asked, voyageOf: (id: number) => bookingFacts(shop.db).known(id), shopUrl: () => back };
    const worker = createOutboxWorker({
      pool: shop.pool,
      handlers: { [forwardKind]: forwardPayment(parts), [forgetKind]: forgetCard(asked), [outdatedKind]: outdatedCard(store()) },
      concurrency: 2,
      log: { warn: () => undefined, error: (details, message) => console.error(message, details) },
    });
    await worker.drainOnce();
    await worker.stop();
  }
  /** What waits for its time is due, and what was sent was sent that long ago. */
  async function pass(interval: string, asked: PaymentProvider = provider): Promise<void> {
    await sql`update outbox set run_at = now() where done_at is null and dead_at is null and kind in (${forwardKind}, ${forgetKind}, ${outdatedKind})`.execute(
      shop.db,
    );
    await sql`update payments set sent_at = sent_at - ${interval}::interval, entered_at = entered_at - ${interval}::interval`.execute(shop.db);
    await work(asked);
  }

  async function card(number: string): Promise<NewPayment> {
    const { url } = await provider.fields({ sessionRef: 's', language: 'de', brandName: 'Fahrwasser', shopOrigin: 'http://localhost:3000', returnUrl: back });
    const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ ...typed, number }) });
    const { token } = (await answer.json()) as { token: string };
    return { kind: 'card', token, card: (await provider.describe(token))! };
  }
  /** The customer has been sent what names the insurer of his money. */
  const confirm = async ({ id }: StoredBooking): Promise<void> => {
    await sql`insert into mails (id, message_id, booking_id, kind, brand, language, recipient, subject, text, html, sent_at)
      values (gen_random_uuid(), gen_random_uuid(), ${id}, 'confirmation', 'fahrwasser', 'de', '', '', '', '', now())`.execute(shop.db);
  };
  /** Ordered, and where it is booked at once, confirmed by mail. */
  async function order(payment: NewPayment, goesToOperator = false): Promise<StoredBooking> {
    const booking = await orderUnconfirmed(payment, goesToOperator);
    if (!goesToOperator) await confirm(booking);
    return booking;
  }
  async function orderUnconfirmed(payment: NewPayment, goesToOperator = false): Promise<StoredBooking> {
    const facts = await bookingFacts(shop.db).known(voyageId);
    const fare = facts.fares.find((one) => one.state === 'available' && one.double !== null && one.minAge === null)!;
    const quote = quoteOf(facts, { categoryCode: fare.categoryCode, fareGroupId: fare.fareGroup }, party, 'de');
    if (!isPrice(quote)) throw new Error(quote);
    const sessionHash = randomBytes(32);
    await insertSession(shop.db, { idHash: sessionHash, ownerHash: randomBytes(32), brand: 'fahrwasser', language: 'de', voyageId, party, maxStep: 4 });
    count += 1;
    return placeOrder(store(), {
      sessionHash,
      revision: 1,
      key: undefined,
      place: goesToOperator ? null : { sessionHash, voyageId, categoryCode: fare.categoryCode, cabinId: null },
      goesToOperator,
      payment,
      returnUrl: back,
      now: new Date(),
      booking: {
        number: `FW-CARD-${String(count).padStart(4, '0')}`,
        sessionHash,
        kind: 'fixed_booking',
        brand: 'fahrwasser',
        language: 'de',
        voyageId,
        operatorId: facts.row.operator_id,
        categoryCode: fare.categoryCode,
        fareGroup: fare.fareGroup,
        cabinNumber: null,
        operatorHold: null,
        party,
        form: emptyBookingForm(2),
        quote,
        optionValidUntil: null,
        buttonText: 'Zahlungspflichtig buchen',
        formVersion: 'none',
        formText: '',
      },
    });
  }
  const payment = ({ id }: StoredBooking) => store().payment(id);
  const truth = async () =>
    (await fetch(`${simulator.controlUrl}/truth`)).json() as Promise<{ charges: { clientRef: string; amount: object }[]; cards: object[] }>;
  const charges = async ({ clientRef }: StoredBooking) => (await truth()).charges.filter((one) => one.clientRef === clientRef);
  const mails = async ({ id }: StoredBooking) =>
    (
      await sql<{
        kind: string;
      }>`select payload->>'mail' as kind from outbox where kind = 'mail.booking' and payload->>'bookingId' = ${id} order by id`.execute(shop.db)
    ).rows.map(({ kind }) => kind);

  const notices = async ({ id }: StoredBooking) =>
    (
      await sql<{
        matter: string;
      }>`select payload->>'matter' as matter from outbox where kind = 'desk.notice' and payload->>'bookingId' = ${id} order by id`.execute(shop.db)
    ).rows.map(({ matter }) => matter);
  /** Milliseconds until the card is looked at again. */
  const nextLook = async ({ id }: StoredBooking) =>
    (
      await sql<{ ms: number }>`select extract(epoch from run_at - now())::float8 * 1000 as ms from outbox
        where kind = ${forwardKind} and done_at is null and payload->>'bookingId' = ${id}`.execute(shop.db)
    ).rows[0]?.ms;
  const HOUR = 3_600_000;

  test('PAY-03 accepted: handed on once, the deposit, and then forgotten here and there', async () => {
    const booking = await order(await card(cards.good));
    await work();
    await work();
    expect(await payment(booking)).toMatchObject({ state: 'forwarded', token: null, problem: null });
    expect(await charges(booking)).toEqual([expect.objectContaining({ amount: booking.quote!.deposit })]);
    expect((await truth()).cards).toEqual([]);
  });

  test('PAY-04 declined: the booking stays, the customer is told, another card goes through', async () => {
    const booking = await order(await card(cards.declined));
    await work();
    expect(await payment(booking)).toMatchObject({ state: 'declined', problem: 'card_declined', token: null });
    expect((await findBooking(shop.db, booking.id))!.state).toBe('fixed');
    expect(await mails(booking)).toContain('paymentFailed');
    await payAgain(store(), { bookingId: booking.id, payment: await card(cards.good), returnUrl: back });
    await work();
    expect(await payment(booking)).toMatchObject({ state: 'forwarded', problem: null, attempts: 2 });
    expect(await charges(booking)).toHaveLength(1);
    await payAgain(store(), { bookingId: booking.id, payment: await card(cards.good), returnUrl: back });
    await work();
    expect(await charges(booking)).toHaveLength(1);
  });

  test('PAY-04 five cards at most', async () => {
    const booking = await order(await card(cards.code));
    for (let time = 0; time < 6; time++) {
      await work();
      await payAgain(store(), { bookingId: booking.id, payment: await card(cards.code), returnUrl: back });
    }
    await work();
    expect(await payment(booking)).toMatchObject({ state: 'declined', problem: 'card_cvc', attempts: 5 });
    expect(await notices(booking)).toEqual(['payment_last_declined']);
    const records = createRecords({ db: shop.db, facts: bookingFacts(shop.db), pageUrlOf: () => back, asOffered: (one) => Promise.resolve(one) });
    expect((await records.load(booking.id))?.paymentTry).toEqual({ isChallenged: false, isOpen: true, way: 'call' });
  });

  test('PAY-03 a challenge: the bank’s page is kept until the customer has answered there', async () => {
    const booking = await order(await card(cards.challenge));
    await work();
    const asked = (await payment(booking))!;
    expect(asked).toMatchObject({ state: 'forwarding', challengeUrl: expect.stringMatching(/^http/) });
    await pass('10 seconds');
    expect((await payment(booking))!.state).toBe('forwarding');
    await fetch(asked.challengeUrl!, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ decision: 'confirm' }) });
    await pass('10 seconds');
    expect(await payment(booking)).toMatchObject({ state: 'forwarded', challengeUrl: null });
    expect(await charges(booking)).toHaveLength(1);
  });

  test('PAY-03 no answer though the money was taken: asked, never sent again', async () => {
    const booking = await order(await card(cards.unanswered));
    await work();
    expect((await payment(booking))!.state).toBe('unknown');
    await pass('10 seconds');
    expect((await payment(booking))!.state).toBe('forwarded');
    expect(await charges(booking)).toHaveLength(1);
  });

  test.each(['silent', 'lossy', 'unavailable', 'garbage'] as const)('PAY-03 a provider that is %s for a while takes the money once', async (kind) => {
    await control('dedupe', { on: false });
    const booking = await order(await card(cards.good));
    await control('faults', { operation: 'forward', kind, times: 1 });
    await work();
    for (let time = 0; time < 3; time++) await pass('2 minutes');
    expect((await payment(booking))!.state).toBe('forwarded');
    expect(await charges(booking)).toHaveLength(1);
    await control('dedupe', { on: true });
  });

  test('a worker that died between writing and sending: not known after the quarantine, then sent', async () => {
    const booking = await order(await card(cards.good));
    await sql`update payments set state = 'forwarding', sent_at = now() where booking_id = ${booking.id}`.execute(shop.db);
    await work();
    expect((await payment(booking))!.state).toBe('forwarding');
    await pass('2 minutes');
    expect((await payment(booking))!.state).toBe('forwarded');
    expect(await charges(booking)).toHaveLength(1);
  });

  test('never money before a place: a card waits for its booking, and is forgotten with one that ends', async () => {
    const booking = await order(await card(cards.good), true);
    await sql`insert into outbox (kind, dedupe_key, payload) values (${forwardKind}, ${booking.id}, ${JSON.stringify({ bookingId: booking.id })})`.execute(
      shop.db,
    );
    await work();
    expect((await payment(booking))!.state).toBe('tokenised');
    await store().transaction(async (tx) => {
      const known = await tx.lockBooking(booking.id);
      await tx.move(known!, 'cancel', 'customer', '');
      await endPayment(tx, booking.id);
    });
    await pass('1 second');
    await work();
    expect(await payment(booking)).toMatchObject({ state: 'none', token: null });
    expect(await charges(booking)).toEqual([]);
    expect((await truth()).cards).toEqual([]);
  });

  test('a card older than a day is asked for again', async () => {
    const booking = await order(await card(cards.good));
    await pass('24 hours');
    expect(await payment(booking)).toMatchObject({ state: 'none', problem: 'card_outdated', token: null });
    expect(await mails(booking)).toContain('paymentFailed');
  });

  test('LAW-04 nothing is taken before the confirmation with its insurer was sent', async () => {
    const booking = await orderUnconfirmed(await card(cards.good));
    await work();
    expect((await payment(booking))!.state).toBe('tokenised');
    await confirm(booking);
    await pass('5 seconds');
    expect((await payment(booking))!.state).toBe('forwarded');
    expect(await notices(booking)).toEqual([]);
  });

  test('LAW-04 a confirmation that cannot be sent for a day: the card is forgotten, and a person hears why', async () => {
    const booking = await orderUnconfirmed(await card(cards.good));
    await work();
    await pass('24 hours');
    expect(await payment(booking)).toMatchObject({ state: 'none', problem: 'card_outdated', token: null });
    expect(await charges(booking)).toEqual([]);
    expect(await mails(booking)).toContain('paymentFailed');
    expect(await notices(booking)).toEqual(['dead_job']);
  });

  test('PAY-03 a challenge that nobody answers: told by mail, given up after a day here and at the provider', async () => {
    await control('patience', { endless: true });
    const booking = await order(await card(cards.challenge));
    await work();
    const { challengeUrl } = (await payment(booking))!;
    expect(await mails(booking)).toEqual(['confirmation', 'paymentChallenge']);
    await pass('23 hours');
    await pass('30 minutes');
    expect((await payment(booking))!.state).toBe('forwarding');
    await pass('30 minutes');
    expect(await payment(booking)).toMatchObject({ state: 'none', problem: 'challenge_over', token: null, challengeUrl: null });
    expect(await mails(booking)).toEqual(['confirmation', 'paymentChallenge', 'paymentFailed']);
    await fetch(challengeUrl!, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ decision: 'confirm' }) });
    expect(await charges(booking)).toEqual([]);
    await payAgain(store(), { bookingId: booking.id, payment: await card(cards.good), returnUrl: back });
    await pass('1 second');
    expect((await payment(booking))!.state).toBe('forwarded');
    expect(await notices(booking)).toEqual([]);
  });

  test('PAY-03 a bank that was faster than the giving up: what it says counts', async () => {
    await control('patience', { endless: true });
    const booking = await order(await card(cards.challenge));
    await work();
    const { challengeUrl } = (await payment(booking))!;
    const confirming: PaymentProvider = {
      ...provider,
      abandon: async (name) => {
        await fetch(challengeUrl!, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ decision: 'confirm' }) });
        return provider.abandon!(name);
      },
    };
    await pass('24 hours', confirming);
    expect((await payment(booking))!.state).toBe('forwarded');
    expect(await charges(booking)).toHaveLength(1);
  });

  test('PAY-03 a provider that cannot give up: asked on, seldom, and a person hears of it; no other card meanwhile', async () => {
    await control('patience', { endless: true });
    const { abandon: _none, ...without } = provider;
    const booking = await order(await card(cards.challenge));
    await work(without);
    await pass('26 hours', without);
    expect(await payment(booking)).toMatchObject({ state: 'forwarding', challengeUrl: expect.stringMatching(/^http/) });
    expect(await notices(booking)).toEqual(['payment_unclear']);
    expect(await nextLook(booking)).toBeGreaterThan(0.9 * HOUR);
  });

  test('PAY-03 unknown for a day: a person looks, and the provider is asked every hour', async () => {
    const booking = await order(await card(cards.unanswered));
    await work();
    await control('faults', { operation: 'query', kind: 'unavailable' });
    await pass('23 hours');
    expect(await notices(booking)).toEqual([]);
    await pass('1 hour');
    expect((await payment(booking))!.state).toBe('unknown');
    expect(await notices(booking)).toEqual(['payment_unclear']);
    expect(await nextLook(booking)).toBeGreaterThan(0.9 * HOUR);
    await control('reset');
  });

  test('PAY-03 a provider that refuses our key: a person hears at once, and the card waits', async () => {
    const stranger = createHttpProvider({ baseUrl: simulator.url, apiKey: 'wrong', timeoutMs: 400 });
    const booking = await order(await card(cards.good));
    await work(stranger);
    expect((await payment(booking))!.state).toBe('tokenised');
    expect(await notices(booking)).toEqual(['payment_settings']);
    expect(await nextLook(booking)).toBeGreaterThan(0.9 * HOUR);
    await pass('1 hour');
    expect((await payment(booking))!.state).toBe('forwarded');
  });

  test('PAY-03 a card whose booking waits for a person is forgotten after a day; asked for again only once there is a place', async () => {
    const booking = await order(await card(cards.good), true);
    await store().transaction(async (tx) => {
      await tx.move((await tx.lockBooking(booking.id))!, 'given_up', 'worker', 'test');
    });
    await pass('24 hours');
    await work();
    expect(await payment(booking)).toMatchObject({ state: 'none', problem: 'card_outdated', token: null });
    expect((await truth()).cards).toEqual([]);
    expect(await mails(booking)).toEqual([]);
    await payAgain(store(), { bookingId: booking.id, payment: await card(cards.good), returnUrl: back });
    expect((await payment(booking))!.state).toBe('none');
    await store().transaction(async (tx) => {
      await tx.move((await tx.lockBooking(booking.id))!, 'settled_by_hand', 'desk', 'test');
      await tx.enqueue(forwardJob(booking.id, 1));
    });
    await work();
    expect(await mails(booking)).toEqual(['paymentFailed']);
  });

  test('PAY-03 a booking that ends unpaid leaves no account behind', async () => {
    const booking = await order({ kind: 'sepa', accountOwner: 'Änne', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX', bankName: 'Bank' }, true);
    expect((await payment(booking))!.hasAccount).toBe(true);
    await store().transaction(async (tx) => {
      await tx.move((await tx.lockBooking(booking.id))!, 'cancel', 'customer', '');
      await endPayment(tx, booking.id);
    });
    const { rows } =
      await sql`select state, account_owner, iban_encrypted, iban_last4, bic, bank_name, mandate_ref from payments where booking_id = ${booking.id}`.execute(
        shop.db,
      );
    expect(rows).toEqual([{ state: 'none', account_owner: null, iban_encrypted: null, iban_last4: null, bic: null, bank_name: null, mandate_ref: null }]);
  });

  test('LAW-04 no cover on the day: nothing is taken, the card is forgotten, the customer and a person hear of it', async () => {
    const booking = await order(await card(cards.good));
    const { rows } = await sql<{ cover: object }>`select insolvency_cover as cover from operators where id = ${booking.operatorId}`.execute(shop.db);
    await sql`update operators set insolvency_cover = null where id = ${booking.operatorId}`.execute(shop.db);
    await work();
    await work();
    expect(await charges(booking)).toEqual([]);
    expect((await truth()).cards).toEqual([]);
    expect(await payment(booking)).toMatchObject({ state: 'none', problem: 'no_cover', token: null });
    expect(await notices(booking)).toEqual(['no_cover']);
    expect(await mails(booking)).toContain('paymentFailed');
    await sql`update operators set insolvency_cover = ${JSON.stringify(rows[0]!.cover)} where id = ${booking.operatorId}`.execute(shop.db);
  });
});
