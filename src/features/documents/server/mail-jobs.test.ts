import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { callbackify } from 'node:util';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { describe, expect, test } from 'vitest';
import { brandIds } from '#brands/brands.ts';
import { createDatabase } from '#platform/server/database/database.ts';
import { testDatabase } from '#platform/server/database/testing.ts';
import { createMailer, type Mailer } from '#platform/server/mail/mailer.ts';
import { enqueue } from '#platform/server/outbox/enqueue.ts';
import { createOutboxWorker } from '#platform/server/outbox/worker.ts';
import { bookingMailKinds, type BookingMailKind } from './booking-mails.ts';
import type { ShopBooking } from './booking-sections.ts';
import { bookingMailHandler, newBookingMail, timingOf } from './mail-jobs.ts';
import { optionBooking, sampleBooking } from './testing.ts';

const [german] = brandIds;
const now = new Date('2026-11-24T10:00:00Z');

interface Shop extends AsyncDisposable {
  readonly pool: Awaited<ReturnType<typeof testDatabase>>['pool'];
  readonly received: Email[];
  readonly book: (more?: Partial<ShopBooking>) => Promise<ShopBooking>;
  readonly run: (mailer?: Mailer) => ReturnType<ReturnType<typeof createOutboxWorker>['drainOnce']>;
  readonly mailer: Mailer;
  readonly db: ReturnType<typeof createDatabase>;
}

/** A database with bookings, a worker and a mail server. */
async function shop(): Promise<Shop> {
  const database = await testDatabase();
  const db = createDatabase(database.pool);
  const received: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 1,
    onData: (stream, _session, callback) =>
      callbackify(async () => void received.push(await PostalMime.parse(Buffer.concat(await stream.toArray()).toString('utf8'))))((error) => callback(error)),
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const mailer = createMailer({ db, smtpUrl: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}` });
  const bookings = new Map<string, ShopBooking>();
  return {
    pool: database.pool,
    db,
    received,
    mailer,
    book: async (more) => {
      const record = sampleBooking(german, { id: randomUUID(), ...more });
      bookings.set(record.id, record);
      const { pool } = database;
      const session = Buffer.from(record.id);
      await pool.query(
        `insert into booking_sessions (id_hash, owner_hash, brand, language, kind, party, expires_at) values ($1, 'x', 'a', 'de', 'custom', '{}', now())`,
        [session],
      );
      await pool.query(
        `insert into bookings (id, number, session_hash, kind, state, brand, language, client_ref, party, contact, pax, options, price_lines, button_text, form_version, form_text, form_hash, contact_id)
         values ($1::uuid, upper(left(replace($1::text, '-', ''), 12)), $2, 'fixed_booking', 'fixed', 'a', 'de', $1::text, '{}', '{}', '[]', '{}', '[]', 'x', 'x', 'x', 'x', $1::uuid)`,
        [record.id, session],
      );
      return record;
    },
    run: (given = mailer) =>
      createOutboxWorker({
        pool: database.pool,
        handlers: {
          'mail.booking': {
            ...bookingMailHandler({ mailer: given, loadBooking: async (id) => bookings.get(id), now: () => now }),
            policy: { tries: 3, delayMs: () => 0 },
          },
        },
        log: { warn: () => {}, error: () => {} },
        concurrency: 2,
      }).drainOnce(),
    [Symbol.asyncDispose]: async () => {
      mailer.close();
      await new Promise<void>((resolve) => server.close(() => resolve()));
      await database[Symbol.asyncDispose]();
    },
  };
}

describe('mails of bookings', () => {
  test('R12 L-DE-13 the confirmation arrives once, with paper and calendar, however often it is asked for', async () => {
    await using world = await shop();
    const record = await world.book();
    expect(await enqueue(world.db, newBookingMail(record.id, 'confirmation'))).toBe(true);
    expect(await enqueue(world.db, newBookingMail(record.id, 'confirmation'))).toBe(false);
    expect(await world.run()).toMatchObject({ done: 1 });
    expect(world.received).toHaveLength(1);
    const [mail] = world.received;
    expect(mail).toMatchObject({
      messageId: `<confirmation.${record.id}@fahrwasser.example>`,
      to: [{ name: record.contact.name, address: record.contact.email }],
      replyTo: [{ address: 'beratung@fahrwasser.example' }],
    });
    expect(mail!.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      ['Fahrwasser-2027-10482.pdf', 'application/pdf'],
      ['Fahrwasser-2027-10482.ics', 'text/calendar'],
    ]);
    const { rows } = await world.pool.query('select booking_id, kind, sent_at from mails');
    expect(rows).toEqual([{ booking_id: record.id, kind: 'confirmation', sent_at: expect.any(Date) }]);
  });

  test('R12 a worker that dies after the server took the mail: the repeat has the same id and the same words', async () => {
    await using world = await shop();
    const record = await world.book();
    await enqueue(world.db, newBookingMail(record.id, 'confirmation'));
    const dying: Mailer = {
      ...world.mailer,
      send: async (mail) => {
        await world.mailer.send(mail);
        await world.pool.query('update mails set sent_at = null'); // the process ended before it could be marked
        throw new Error('killed');
      },
    };
    let first = true;
    const once: Mailer = { ...world.mailer, send: (mail) => (first ? ((first = false), dying.send(mail)) : world.mailer.send(mail)) };
    expect(await world.run(once)).toMatchObject({ failed: 1, done: 1 });
    expect(world.received).toHaveLength(2);
    expect(world.received[1]).toMatchObject({ messageId: world.received[0]!.messageId, subject: world.received[0]!.subject, text: world.received[0]!.text });
  });

  test('a second offer to the same booking is a mail of its own', async () => {
    await using world = await shop();
    const record = await world.book({ kind: 'wait_list', state: 'wait_listed', answerUntil: '2026-11-26T16:00:00.000Z' });
    for (const occasion of ['offer-1', 'offer-2', 'offer-2']) await enqueue(world.db, newBookingMail(record.id, 'waitListOffer', { occasion }));
    expect(await world.run()).toMatchObject({ done: 2 });
    expect(world.received.map(({ messageId }) => messageId).toSorted()).toEqual([
      `<waitlistoffer.${record.id}.offer-1@fahrwasser.example>`,
      `<waitlistoffer.${record.id}.offer-2@fahrwasser.example>`,
    ]);
    expect(() => newBookingMail(record.id, 'waitListOffer', { occasion: 'a/b' })).toThrow();
  });

  test('no booking, no such mail, no address: put aside at once', async () => {
    await using world = await shop();
    const noAddress = await world.book({ contact: { ...sampleBooking(german).contact, email: 'a@b.example, c@d.example' } });
    await enqueue(world.db, newBookingMail(randomUUID(), 'confirmation'));
    await enqueue(world.db, { kind: 'mail.booking', dedupeKey: 'x', payload: { bookingId: noAddress.id, mail: 'advert' } });
    await enqueue(world.db, newBookingMail(noAddress.id, 'confirmation'));
    expect(await world.run()).toEqual({ done: 0, later: 0, failed: 0, dead: 3, lost: 0 });
    expect(world.received).toEqual([]);
  });

  test('a confirmation waits for the operator’s word, a reminder of what is booked is not sent', async () => {
    await using world = await shop();
    const waiting = await world.book({ state: 'submitting' });
    const booked = await world.book();
    await enqueue(world.db, newBookingMail(waiting.id, 'confirmation'));
    await enqueue(world.db, newBookingMail(booked.id, 'optionReminder24'));
    expect(await world.run()).toMatchObject({ later: 1, done: 1 });
    expect(world.received).toEqual([]);
  });
});

describe('when a mail is true', () => {
  const held = optionBooking(german); // until 25 November, 16:00 UTC
  const at = (mail: BookingMailKind, record: ShopBooking, moment = now) => timingOf(mail, record, moment);

  test('nothing is called booked, held or waiting before the operator has said so', () => {
    for (const [mail, record] of [
      ['confirmation', sampleBooking(german)],
      ['option', held],
      ['waitList', sampleBooking(german, { kind: 'wait_list', state: 'wait_listed' })],
    ] as const) {
      expect(at(mail, record)).toBe('send');
      for (const state of ['accepted', 'submitting', 'unknown', 'reconciling', 'offline_queued', 'reprice', 'manual'] as const)
        expect(at(mail, { ...record, state })).toBe('wait');
      for (const state of ['rejected', 'cancelled'] as const) expect(at(mail, { ...record, state })).toBe('never');
    }
  });

  test('R13 F11 the end of an option is compared, not told by a job', () => {
    const before = new Date('2026-11-25T15:59:59.999Z');
    const end = new Date('2026-11-25T16:00:00Z');
    for (const mail of ['optionReminder72', 'optionReminder24', 'optionReminder4'] as const) {
      expect(at(mail, held, before)).toBe('send');
      expect(at(mail, held, end)).toBe('never');
      expect(at(mail, { ...held, state: 'fixed' }, before)).toBe('never');
    }
    expect(at('optionLapsed', held, before)).toBe('never');
    expect(at('optionLapsed', held, end)).toBe('send');
    expect(at('optionLapsed', { ...held, state: 'fixed' }, end)).toBe('never');
  });

  test('an option stays only as long as it does, and a wait list is over only when it is', () => {
    expect(at('optionStays', held)).toBe('send');
    expect(at('optionStays', held, new Date('2026-11-25T16:00:00Z'))).toBe('never');
    expect(at('optionStays', { ...held, state: 'submitting' })).toBe('never');
    expect(at('waitListOver', sampleBooking(german, { kind: 'wait_list', state: 'lapsed' }))).toBe('send');
    expect(at('waitListOver', sampleBooking(german, { kind: 'wait_list', state: 'wait_listed' }))).toBe('never');
  });

  test('offers and prices only as long as they can be answered', () => {
    const offer = sampleBooking(german, { state: 'wait_listed', answerUntil: '2026-11-24T10:00:00.001Z' });
    expect(at('waitListOffer', offer)).toBe('send');
    expect(at('waitListOffer', offer, new Date('2026-11-24T10:00:00.001Z'))).toBe('never');
    expect(at('priceChanged', sampleBooking(german, { state: 'reprice' }))).toBe('send');
    expect(at('priceChanged', sampleBooking(german))).toBe('never');
    expect(bookingMailKinds.every((mail) => ['send', 'wait', 'never'].includes(at(mail, held)))).toBe(true);
  });
});
