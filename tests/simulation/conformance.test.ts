// The store in memory is worth as much as it behaves like the one in PostgreSQL: the same random steps, the same answers, the same rows.
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookingEvents, type BookingEvent } from '#domain/booking/booking-states.ts';
import { emptyBookingForm } from '#domain/booking/form/booking-form.ts';
import { money } from '#domain/money/money.ts';
import type { StoredBooking } from '#features/booking/server/booking.repository.ts';
import { insertSession } from '#features/booking/server/session.repository.ts';
import type { BookingChanges, NewPayment, PaymentChanges, WorkStore, WorkTx } from '#features/booking/server/work/ports.ts';
import { sqlWorkStore } from '#features/booking/server/work/sql-store.ts';
import { claim as claimSql, markDone } from '#platform/server/outbox/job-rows.ts';
import { LeaseLost, type Job } from '#platform/server/outbox/job.ts';
import { createSecrets } from '#platform/server/secrets.ts';
import { startTestShop, type TestShop } from '../factories/shop.ts';
import { MemoryDatabase } from './memory-database.ts';
import { claim as claimMemory } from './memory-outbox.ts';
import { claimedJobs, markMailSent, memoryWorkStore } from './memory-store.ts';
import { quoteOf } from './shop-parts.ts';

const RUNS = 150;
const LATER = new Date('2030-01-02T03:04:05Z');
const party = { adults: 2, childAges: [] };
const categories = ['CONF-A', 'CONF-B'] as const;
const sessions = [0, 1, 2].map((index) => createHash('sha256').update(`conformance ${index}`).digest());
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

const changes: readonly BookingChanges[] = [
  {},
  { operatorRef: 'OP1', operatorHold: null },
  { operatorRef: 'OP2', cabinNumber: '1001' },
  { operatorRef: null, operatorHold: 'H1' },
  { kind: 'fixed_booking', secondButtonText: 'buchen' },
  { quote: quoteOf(250_000, 10_000), total: money(260_000, 'EUR'), quotedTotal: money(260_000, 'EUR') },
  { optionValidUntil: LATER, askedAt: LATER, searches: 2, queuedAt: LATER },
  { optionValidUntil: null, askedAt: null, searches: 0, queuedAt: null },
  { offeredTotal: money(300_000, 'EUR'), answerUntil: LATER },
  { offeredTotal: null, answerUntil: null, categoryCode: 'X', fareGroup: 'Y' },
];
const payments: readonly NewPayment[] = [
  { kind: 'later' },
  { kind: 'sepa', accountOwner: 'Änne', iban: 'DE89370400440532013000', bic: null, bankName: 'Bank' },
  { kind: 'card', token: 'tok_1', card: { brand: 'visa', last4: '4242', expiresMonth: 12, expiresYear: 2030 } },
];
const paymentChanges: readonly PaymentChanges[] = [
  { state: 'forwarding', sentAt: LATER, problem: null, challengeUrl: 'https://bank.example' },
  { state: 'declined', token: null, problem: 'card_declined', challengeUrl: null },
  { state: 'forwarded', token: null, providerRef: 'ref' },
  { state: 'tokenised' },
  { state: 'forwarded', forgetAccount: 'number', handedOver: { id: '00000000-0000-4000-8000-000000000000', at: LATER, by: 'test' } },
  { state: 'none', forgetAccount: 'all' },
];

const below = (count: number) => fc.integer({ min: 0, max: count - 1 });
const step = fc.oneof(
  fc.record({ do: fc.constant('key' as const), key: below(2), print: below(2) }),
  fc.record({ do: fc.constantFrom('lockSession' as const, 'closeSession' as const, 'ofSession' as const), session: below(3) }),
  fc.record({ do: fc.constant('insert' as const), session: below(3), number: below(5), kind: below(3), withClaim: fc.boolean() }),
  fc.record({ do: fc.constant('take' as const), session: below(3), category: below(2), cabin: fc.option(below(2)) }),
  fc.record({ do: fc.constant('release' as const), claim: below(4) }),
  fc.record({ do: fc.constantFrom('lock' as const, 'payment' as const, 'confirmed' as const), booking: below(3) }),
  fc.record({
    do: fc.constant('move' as const),
    booking: below(3),
    event: fc.constantFrom(...bookingEvents),
    changes: below(changes.length),
    stale: fc.boolean(),
  }),
  fc.record({ do: fc.constant('note' as const), booking: below(3), changes: below(changes.length) }),
  fc.record({ do: fc.constant('enter' as const), booking: below(3), payment: below(payments.length), back: fc.boolean() }),
  fc.record({ do: fc.constant('change' as const), booking: below(3), payment: below(paymentChanges.length) }),
  fc.record({ do: fc.constant('enqueue' as const), job: below(4), later: fc.boolean() }),
  fc.record({ do: fc.constant('finish' as const), claimed: below(3) }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
/** What happens between transactions: a job of the outbox is taken, all leases run out, the last booking's confirmation is sent. */
const transaction = fc.record({
  before: fc.constantFrom('nothing' as const, 'claim' as const, 'expire' as const, 'mail' as const),
  steps: fc.array(step, { minLength: 1, maxLength: 6 }),
  isThrown: fc.integer({ min: 0, max: 4 }).map((draw) => draw === 0),
});

/** One of the two worlds, with what the steps have seen of it so far. */
interface Side {
  readonly store: WorkStore;
  readonly claimJob: () => Promise<Job | undefined>;
  readonly expire: () => Promise<void>;
  readonly mail: (bookingId: string) => Promise<void>;
  readonly state: (seen: Seen) => Promise<unknown>;
}
interface Seen {
  /** As first and as last seen. */
  readonly bookings: { first: StoredBooking; last: StoredBooking }[];
  readonly claims: string[];
  readonly jobs: Job[];
}

class Thrown extends Error {}

describe('the store in memory', () => {
  let shop: TestShop;
  let voyageId: number;
  let operatorId: number;
  let cabinIds: readonly number[];
  beforeAll(async () => {
    shop = await startTestShop({ pages: false });
    const { rows } = await sql<{ id: number; operator: number; cabins: number[] }>`
      select v.id, s.operator_id as operator, array(select c.id from cabins c where c.ship_id = s.id order by c.id limit 2) as cabins
      from voyages v join itineraries i on i.id = v.itinerary_id join ships s on s.id = i.ship_id
      where exists (select 1 from cabins c where c.ship_id = s.id) order by v.id limit 1`.execute(shop.db);
    ({ id: voyageId, operator: operatorId, cabins: cabinIds } = rows[0]!);
  });
  afterAll(() => shop[Symbol.asyncDispose]());

  async function run(one: Step, tx: WorkTx, seen: Seen): Promise<unknown> {
    const booking = 'booking' in one ? seen.bookings[one.booking] : undefined;
    switch (one.do) {
      case 'key':
        return tx.rememberKey({ scope: 'conformance', key: `k${one.key}`, fingerprint: createHash('sha256').update(String(one.print)).digest() });
      case 'lockSession':
        return tx.lockSession(sessions[one.session]!);
      case 'closeSession':
        return tx.closeSession(sessions[one.session]!);
      case 'ofSession':
        return tx.bookingOfSession(sessions[one.session]!);
      case 'insert': {
        const claimId = one.withClaim ? (seen.claims.at(-1) ?? null) : null;
        const made = await tx.insertBooking({
          number: `CONF-${one.number}00`,
          sessionHash: sessions[one.session]!,
          kind: (['fixed_booking', 'option_booking', 'wait_list'] as const)[one.kind]!,
          state: (['accepted', 'option_held', 'wait_listed'] as const)[one.kind]!,
          brand: 'fahrwasser',
          language: 'de',
          voyageId,
          operatorId,
          categoryCode: categories[0],
          fareGroup: 'STD',
          cabinNumber: null,
          claimId,
          operatorHold: null,
          party,
          form: emptyBookingForm(2),
          quote: quoteOf(200_000, 30_000),
          optionValidUntil: one.kind === 1 ? LATER : null,
          buttonText: 'bestellen',
          formVersion: '1',
          formText: 'form',
        });
        seen.bookings.push({ first: made, last: made });
        return made;
      }
      case 'take': {
        const taken = await tx.takePlace({
          sessionHash: sessions[one.session]!,
          voyageId,
          categoryCode: categories[one.category]!,
          cabinId: one.cabin === null ? null : cabinIds[one.cabin]!,
        });
        if (typeof taken === 'string') throw new Thrown(taken); // a refusal ends the transaction
        seen.claims.push(taken.claimId);
        return taken;
      }
      case 'release':
        return seen.claims[one.claim] === undefined ? 'none' : tx.releasePlace(seen.claims[one.claim]!);
      case 'enqueue':
        return tx.enqueue({
          kind: 'conformance',
          dedupeKey: `conformance/${one.job}`,
          payload: { job: one.job },
          priority: one.job % 2,
          ...(one.later && { runAt: LATER }),
        });
      case 'finish':
        return seen.jobs[one.claimed] ? tx.finish(seen.jobs[one.claimed]!) : 'none';
    }
    if (!booking) return 'none';
    switch (one.do) {
      case 'lock': {
        const locked = await tx.lockBooking(booking.first.id);
        if (locked) booking.last = locked;
        return locked;
      }
      case 'payment':
        return tx.payment(booking.first.id);
      case 'confirmed':
        return tx.confirmationSent(booking.first.id);
      case 'move': {
        const moved = await tx.move(one.stale ? booking.first : booking.last, one.event satisfies BookingEvent, 'test', 'why', changes[one.changes]);
        if (moved) booking.last = moved;
        return moved;
      }
      case 'note':
        return tx.note(booking.last, changes[one.changes]!);
      case 'enter':
        return tx.enterPayment(booking.first, payments[one.payment]!, one.back ? 'https://shop.example' : null);
      case 'change':
        return tx.changePayment(booking.first.id, paymentChanges[one.payment]!);
    }
  }

  /** All answers and, after every transaction, all rows; ids by the order in which they appear, moments of today by none. */
  async function play(side: Side, transactions: readonly { before: string; steps: readonly Step[]; isThrown: boolean }[]): Promise<string[]> {
    const seen: Seen = { bookings: [], claims: [], jobs: [] };
    const log: unknown[] = [];
    for (const { before, steps, isThrown } of transactions) {
      if (before === 'expire') await side.expire();
      const last = seen.bookings.at(-1);
      if (before === 'mail' && last) await side.mail(last.first.id);
      const job = before === 'claim' ? await side.claimJob() : undefined;
      if (job) seen.jobs.push(job);
      log.push({ job: job?.payload ?? null });
      const known = { bookings: seen.bookings.map((one) => ({ ...one })), claims: seen.claims.length };
      const end = await side.store
        .transaction(async (tx) => {
          for (const one of steps) log.push({ step: one.do, answer: (await run(one, tx, seen)) ?? null });
          if (isThrown) throw new Thrown('on purpose');
          return 'committed';
        })
        .catch((error: unknown) => (error instanceof Thrown ? error.message : error instanceof LeaseLost ? 'lease lost' : 'constraint'));
      if (end !== 'committed') {
        seen.bookings.splice(0, seen.bookings.length, ...known.bookings);
        seen.claims.length = known.claims;
      }
      log.push({ end, state: await side.state(seen) });
    }
    const names = new Map<string, string>();
    return log.map((entry) =>
      JSON.stringify(entry, (_key, value: unknown) =>
        typeof value === 'object' && value !== null && !Array.isArray(value)
          ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
          : value,
      )
        .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => names.get(id) ?? names.set(id, `#${names.size}`).get(id)!)
        .replaceAll(/"20(?!30)\d\d-\d\d-\d\dT[^"]*"/g, '"now"'),
    );
  }

  /** Three sessions: one with a hold, one with a hold that is over, one with none. Two places of A, one of B, a numbered cabin each. */
  async function postgres(): Promise<Side> {
    const { db, pool } = shop;
    await sql`delete from outbox`.execute(db);
    await sql`delete from idempotency`.execute(db);
    await sql`delete from bookings`.execute(db);
    await sql`delete from claims`.execute(db);
    await sql`delete from allotments where voyage_id = ${voyageId}`.execute(db);
    await sql`delete from booking_sessions`.execute(db);
    for (const idHash of sessions) await insertSession(db, { idHash, ownerHash: idHash, brand: 'fahrwasser', language: 'de', voyageId, party, maxStep: 4 });
    await sql`insert into allotments (voyage_id, category_code, size, used) values (${voyageId}, ${categories[0]}, 2, 2), (${voyageId}, ${categories[1]}, 1, 0)`.execute(
      db,
    );
    for (const [index, id] of cabinIds.entries())
      await sql`insert into allotment_cabins (voyage_id, cabin_id, category_code) values (${voyageId}, ${id}, ${categories[index]!})`.execute(db);
    for (const [index, hours] of [1, -1].entries())
      await sql`insert into claims (id, voyage_id, category_code, session_hash, state, releases_at)
        values (gen_random_uuid(), ${voyageId}, ${categories[0]}, ${sessions[index]!}, 'held', now() + make_interval(hours => ${hours}))`.execute(db);
    const store = sqlWorkStore(db, createSecrets(`a:${Buffer.alloc(32, 7).toString('base64')}`));
    const state: Side['state'] = async (seen) => ({
      sessions: (await sql`select revision, state from booking_sessions order by array_position(${sessions}::bytea[], id_hash)`.execute(db)).rows,
      places: (await sql`select category_code as code, size, used from allotments where voyage_id = ${voyageId} order by category_code`.execute(db)).rows,
      cabins: (await sql`select claim_id as claim from allotment_cabins where voyage_id = ${voyageId} order by cabin_id`.execute(db)).rows,
      claims: (
        await sql`select category_code as code, cabin_id as cabin, state, releases_at is null as kept, array_position(${sessions}::bytea[], session_hash) - 1 as session
          from claims order by session, code, cabin_id nulls first, state`.execute(db)
      ).rows,
      history: (
        await sql`select b.number, e.from_state as "from", e.to_state as "to", e.actor, e.reason from booking_events e join bookings b on b.id = e.booking_id order by b.number, e.seq`.execute(
          db,
        )
      ).rows,
      bookings: await Promise.all(seen.bookings.map(async ({ first }) => [await store.booking(first.id), (await store.payment(first.id)) ?? null])),
      outbox: (
        await sql`select kind, dedupe_key as key, payload, priority, attempts, done_at is not null as done, lease_token is not null as leased, run_at = ${LATER} as later
          from outbox order by dedupe_key`.execute(db)
      ).rows,
      keys: (await sql<{ key: string; fingerprint: Buffer }>`select key, fingerprint from idempotency order by key`.execute(db)).rows.map(
        ({ key, fingerprint }) => [key, hex(fingerprint)],
      ),
    });
    const claimJob = async (): Promise<Job | undefined> => {
      const [taken] = await claimSql(pool, ['conformance'], 1, 60_000, undefined);
      if (!taken) return undefined;
      return {
        payload: taken.payload,
        attempt: taken.attempts,
        signal: new AbortController().signal,
        extend: () => Promise.resolve(),
        finish: async (tx) => {
          if (!(await markDone(tx, taken, undefined))) throw new LeaseLost();
        },
      };
    };
    const expire = async (): Promise<void> =>
      void (await sql`update outbox set lease_until = now() - interval '1 hour' where lease_until is not null`.execute(db));
    const mail = async (bookingId: string): Promise<void> => {
      await sql`insert into mails (id, message_id, booking_id, kind, brand, language, recipient, subject, text, html, sent_at)
        values (gen_random_uuid(), gen_random_uuid(), ${bookingId}, 'confirmation', 'fahrwasser', 'de', '', '', '', '', now())`.execute(db);
    };
    return { store, state, claimJob, expire, mail };
  }

  async function memory(): Promise<Side> {
    const db = new MemoryDatabase(Date.now, () => crypto.randomUUID());
    const setUp = db.begin(undefined);
    const put = async <Row>(table: Parameters<typeof setUp.put<Row>>[0], key: string, row: Row): Promise<void> => {
      await setUp.lock(table, key);
      setUp.put(table, key, row);
    };
    for (const session of sessions) await put(db.sessions, hex(session), { revision: 1, state: 'open', shown: null });
    await put(db.allotments, `${voyageId}/${categories[0]}`, { size: 2, used: 2 });
    await put(db.allotments, `${voyageId}/${categories[1]}`, { size: 1, used: 0 });
    for (const [index, id] of cabinIds.entries()) await put(db.cabins, `${voyageId}/${id}`, { categoryCode: categories[index]!, claimId: null });
    for (const [index, hours] of [1, -1].entries()) {
      const id = crypto.randomUUID();
      const session = hex(sessions[index]!);
      await put(db.claims, id, {
        id,
        voyageId,
        categoryCode: categories[0],
        cabinId: null,
        session,
        state: 'held',
        releasesAt: Date.now() + hours * 3_600_000,
      });
    }
    db.commit(setUp);
    const store = memoryWorkStore(db);
    const order = sessions.map(hex);
    const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
    const state: Side['state'] = async (seen) => ({
      sessions: order.map((key) => ({ revision: db.sessions.rows.get(key)!.revision, state: db.sessions.rows.get(key)!.state })),
      places: categories.map((code) => ({ code, ...db.allotments.rows.get(`${voyageId}/${code}`) })),
      cabins: cabinIds.map((id) => ({ claim: db.cabins.rows.get(`${voyageId}/${id}`)!.claimId })),
      claims: [...db.claims.rows.values()]
        .map((row) => ({
          code: row.categoryCode,
          cabin: row.cabinId,
          state: row.state,
          kept: row.releasesAt === null,
          session: order.indexOf(row.session ?? ''),
        }))
        .toSorted((a, b) => a.session - b.session || byText(a.code, b.code) || (a.cabin ?? 0) - (b.cabin ?? 0) || byText(a.state, b.state)),
      history: [...db.history.rows.values()]
        .map(({ bookingId, from, to, actor, reason }, index) => ({ index, number: db.bookings.rows.get(bookingId)!.booking.number, from, to, actor, reason }))
        .toSorted((a, b) => byText(a.number, b.number) || a.index - b.index)
        .map(({ index: _index, ...row }) => row),
      bookings: await Promise.all(seen.bookings.map(async ({ first }) => [await store.booking(first.id), (await store.payment(first.id)) ?? null])),
      outbox: [...db.outbox.rows.values()]
        .toSorted((a, b) => byText(a.dedupeKey, b.dedupeKey))
        .map((row) => ({
          kind: row.kind,
          key: row.dedupeKey,
          payload: row.payload,
          priority: row.priority,
          attempts: row.attempts,
          done: row.doneAt !== null,
          leased: row.leaseToken !== null,
          later: row.runAt === LATER.getTime(),
        })),
      keys: [...db.idempotency.rows.entries()].map(([name, print]) => [name.replace('conformance/', ''), print]).toSorted(([a = ''], [b = '']) => byText(a, b)),
    });
    const claimJob = async (): Promise<Job | undefined> => {
      const [taken] = claimMemory(db, undefined, ['conformance'], 1, 60_000);
      if (!taken) return undefined;
      const job: Job = {
        payload: taken.payload,
        attempt: taken.attempts,
        signal: new AbortController().signal,
        extend: () => Promise.resolve(),
        finish: () => Promise.reject(new Error('the store finishes it')),
      };
      claimedJobs.set(job, taken);
      return Promise.resolve(job);
    };
    const expire = (): Promise<void> => {
      for (const [key, row] of db.outbox.rows) if (row.leaseUntil !== null) db.outbox.rows.set(key, { ...row, leaseUntil: Date.now() - 3_600_000 });
      return Promise.resolve();
    };
    return { store, state, claimJob, expire, mail: (bookingId) => markMailSent(db, bookingId, 'confirmation') };
  }

  test('answers and leaves the same as the one in PostgreSQL, whatever is done in which order', { timeout: 120_000 }, async () => {
    const answered = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.array(transaction, { minLength: 1, maxLength: 7 }), async (transactions) => {
        const real = await play(await postgres(), transactions);
        for (const line of real) if (line.startsWith('{"end"')) answered.add(line.slice(0, line.indexOf(',')));
        expect(await play(await memory(), transactions)).toEqual(real);
      }),
      { numRuns: RUNS },
    );
    // The sequences reach the usual ends, or they would prove little.
    for (const end of ['committed', 'constraint', 'on purpose', 'sold_out']) expect(answered).toContain(`{"end":"${end}"`);
  });
});
