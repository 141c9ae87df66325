// What operation watches of bookings, as Prometheus reads it from the running shop.
import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BookingState } from '#domain/booking/booking-states.ts';
import { insertSession } from '#features/booking/server/session.repository.ts';
import { enqueue } from '#platform/server/outbox/enqueue.ts';
import { startTestShop, type TestShop } from '../factories/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ pages: false });
});
afterAll(() => shop[Symbol.asyncDispose]());

/** A booking that was last ordered so long ago. */
async function book(state: BookingState, ago: string, payment: string | null = null): Promise<void> {
  const idHash = randomBytes(32);
  const id = randomUUID();
  await insertSession(shop.db, {
    idHash,
    ownerHash: idHash,
    brand: 'fahrwasser',
    language: 'de',
    voyageId: null,
    party: { adults: 2, childAges: [] },
    maxStep: 0,
  });
  await sql`
    insert into bookings (id, number, session_hash, kind, state, brand, language, client_ref, party, contact, pax, options, price_lines, button_text, form_version, form_text, form_hash, contact_id, created_at)
    values (${id}, ${`M-${id.slice(0, 8).toUpperCase()}`}, ${idHash}, 'fixed_booking', ${state}, 'fahrwasser', 'de', ${id}, '{}', '{}', '[]', '{}', 'null', 'x', 'x', '', '', ${id}, now() - interval '9 days')`.execute(
    shop.db,
  );
  await sql`insert into booking_events (booking_id, seq, at, actor, from_state, to_state) values
    (${id}, 1, now() - interval '9 days', 'customer', null, 'option_held'),
    (${id}, 2, now() - ${ago}::interval, 'customer', 'option_held', 'accepted'), (${id}, 3, now(), 'worker', 'accepted', ${state})`.execute(shop.db);
  if (payment)
    await sql`insert into payments (booking_id, kind, state, attempts, sent_at) values (${id}, 'card', ${payment}, 1, now() - ${ago}::interval)`.execute(
      shop.db,
    );
}

test('OPS-03 bookings and payments that stand still, and work that waits, are seen on the metrics port', async () => {
  const value = async (line: string): Promise<number> => {
    const text = await shop.metrics.registry.metrics();
    return Number(
      text
        .split('\n')
        .find((one) => one.startsWith(`${line} `))
        ?.slice(line.length + 1),
    );
  };
  expect(await value('bookings_unsettled{state="unknown"}')).toBe(0);
  await book('unknown', '2 hours');
  await book('unknown', '5 minutes');
  await book('manual', '3 days');
  await book('fixed', '3 days', 'unknown');
  await book('fixed', '3 days', 'forwarded');
  await book('fixed', '5 minutes', 'forwarding');
  await enqueue(shop.db, { kind: 'nobody.does', dedupeKey: 'x', payload: {} });
  expect(await value('bookings_unsettled{state="unknown"}')).toBe(1);
  expect(await value('bookings_unsettled{state="manual"}')).toBe(1);
  expect(await value('bookings_unsettled{state="accepted"}')).toBe(0);
  expect(await value('bookings_unsettled{state="fixed"}')).toBeNaN();
  expect(await value('payments_unclear{state="unknown"}')).toBe(1);
  expect(await value('payments_unclear{state="forwarding"}')).toBe(0);
  expect(await value('outbox_backlog_jobs')).toBe(1);
  expect(await value('outbox_dead_jobs')).toBe(0);
});
