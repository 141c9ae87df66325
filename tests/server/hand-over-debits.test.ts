// Direct debits given to their operator: each once, readable again for a while, then forgotten (PAY-01, PAY-03, LAW-04).
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyBookingForm } from '#domain/booking/form/booking-form.ts';
import { money } from '#domain/money/money.ts';
import { findBooking, type StoredBooking } from '#features/booking/server/booking.repository.ts';
import { bookingFacts } from '#features/booking/server/facts.ts';
import { handOverDebits, HandOverError } from '#features/booking/server/hand-over-debits.ts';
import { insertSession } from '#features/booking/server/session.repository.ts';
import { debitsCsv, forgetAccount, forgetAccountKind, type Debit } from '#features/booking/server/work/debits.ts';
import { placeOrder } from '#features/booking/server/work/place-order.ts';
import type { NewPayment } from '#features/booking/server/work/ports.ts';
import { sqlWorkStore } from '#features/booking/server/work/sql-store.ts';
import { createOutboxWorker } from '#platform/server/outbox/worker.ts';
import { createSecrets } from '#platform/server/secrets.ts';
import { startTestShop, type TestShop } from '../factories/shop.ts';

const IBAN = 'DE89370400440532013000';
const account: NewPayment = { kind: 'sepa', accountOwner: '=Änne, "Sailor"', iban: IBAN, bic: 'COBADEFFXXX', bankName: 'Bank' };
const party = { adults: 2, childAges: [] };
const secrets = createSecrets(`a:${Buffer.alloc(32, 7).toString('base64')}`);

describe('direct debits', () => {
  let shop: TestShop;
  let voyageId: number;
  let slug: string;
  let folder: string;
  let count = 0;
  beforeAll(async () => {
    shop = await startTestShop({ pages: false });
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'debits-'));
    const { rows } = await sql<{ id: number; slug: string }>`
      select v.id, o.slug from voyages v join itineraries i on i.id = v.itinerary_id join ships s on s.id = i.ship_id join operators o on o.id = s.operator_id
      where v.state = 'on_sale' and o.insolvency_cover is not null order by v.id limit 1`.execute(shop.db);
    ({ id: voyageId, slug } = rows[0]!);
  });
  afterAll(async () => {
    fs.rmSync(folder, { recursive: true });
    await shop[Symbol.asyncDispose]();
  });

  const newFile = (): string => path.join(folder, `${++count}.csv`);
  const handOver = (file = newFile(), again?: string) => handOverDebits({ db: shop.db, secrets }, { operator: slug, file, by: 'desk', again });
  const lines = (file: string): string[] => fs.readFileSync(file, 'utf8').split('\r\n').slice(1, -1);
  const payment = async ({ id }: StoredBooking) =>
    (await sql<Record<string, unknown>>`select * from payments where booking_id = ${id}`.execute(shop.db)).rows[0];

  async function order({
    confirmed = true,
    kind = 'fixed_booking',
  }: { confirmed?: boolean; kind?: 'fixed_booking' | 'wait_list' } = {}): Promise<StoredBooking> {
    const facts = await bookingFacts(shop.db).known(voyageId);
    const sessionHash = randomBytes(32);
    await insertSession(shop.db, { idHash: sessionHash, ownerHash: randomBytes(32), brand: 'fahrwasser', language: 'de', voyageId, party, maxStep: 4 });
    count += 1;
    const booking = await placeOrder(sqlWorkStore(shop.db, secrets), {
      sessionHash,
      revision: 1,
      key: undefined,
      place: null,
      goesToOperator: false,
      payment: account,
      returnUrl: null,
      now: new Date(),
      booking: {
        number: `FW-DEB-${String(count).padStart(4, '0')}`,
        sessionHash,
        kind,
        brand: 'fahrwasser',
        language: 'de',
        voyageId,
        operatorId: facts.row.operator_id,
        categoryCode: 'B1',
        fareGroup: 'STD',
        cabinNumber: null,
        operatorHold: null,
        party,
        form: emptyBookingForm(2),
        quote: { total: money(357_000, 'EUR'), deposit: money(71_405, 'EUR'), depositPercent: 20, lines: [], contained: [] },
        optionValidUntil: null,
        buttonText: 'Zahlungspflichtig buchen',
        formVersion: 'none',
        formText: '',
      },
    });
    if (confirmed)
      await sql`insert into mails (id, message_id, booking_id, kind, brand, language, recipient, subject, text, html, sent_at)
        values (gen_random_uuid(), gen_random_uuid(), ${booking.id}, 'confirmation', 'fahrwasser', 'de', '', '', '', '', now())`.execute(shop.db);
    return booking;
  }

  test('PAY-01 the file has what the operator needs, for its owner alone; a second hand-over has nothing left', async () => {
    const booking = await order();
    const file = newFile();
    const report = await handOver(file);
    expect(report).toMatchObject({ handedOver: 1, written: 1, uncovered: 0, unconfirmed: 0, unreadable: [] });
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
    expect(fs.readFileSync(file, 'utf8').split('\r\n')[0]).toBe(
      'mandate_reference,mandate_signed_on,account_owner,iban,bic,bank,deposit,currency,booking_number,operator_reference,our_reference',
    );
    expect(lines(file)).toEqual([expect.stringContaining(`"'=Änne, ""Sailor""",${IBAN},COBADEFFXXX,Bank,714.05,EUR,${booking.number},,${booking.clientRef}`)]);
    expect(await payment(booking)).toMatchObject({ state: 'forwarded', handed_over_by: 'desk', hand_over_id: report.id, handed_over_at: expect.any(Date) });
    const second = newFile();
    expect(await handOver(second)).toMatchObject({ handedOver: 0, written: 0 });
    expect(lines(second)).toEqual([]);
  });

  test('PAY-01 two at the same time: each debit is in one file', async () => {
    const bookings = [await order(), await order(), await order()];
    const files = [newFile(), newFile()];
    await Promise.all(files.map((file) => handOver(file)));
    const all = files.flatMap(lines);
    expect(all).toHaveLength(3);
    for (const { number } of bookings) expect(all.filter((line) => line.includes(number))).toHaveLength(1);
  });

  test('PAY-01 a file that got lost is written again by its name, and hands nothing new over', async () => {
    const booking = await order();
    const { id } = await handOver();
    const later = await order();
    const file = newFile();
    expect(await handOver(file, id)).toMatchObject({ id, handedOver: 0, written: 1 });
    expect(lines(file)[0]).toContain(booking.number);
    expect(await payment(later)).toMatchObject({ state: 'tokenised' });
    expect(await handOver()).toMatchObject({ handedOver: 1 });
    await expect(handOver(newFile(), '6f9619ff-8b86-4d01-b42d-00cf4fc964ff')).rejects.toThrow(HandOverError);
  });

  test('a file that exists is never written over, and nothing is handed over then', async () => {
    const booking = await order();
    const file = newFile();
    fs.writeFileSync(file, 'mine');
    await expect(handOver(file)).rejects.toThrow(HandOverError);
    expect(fs.readFileSync(file, 'utf8')).toBe('mine');
    expect(await payment(booking)).toMatchObject({ state: 'tokenised' });
    await expect(handOverDebits({ db: shop.db, secrets }, { operator: 'nobody', file: newFile(), by: 'desk' })).rejects.toThrow(HandOverError);
    await handOver();
  });

  test('LAW-04 nothing is handed over without cover today, before the confirmation, or without a fixed booking', async () => {
    const waits = await order({ kind: 'wait_list' });
    const unconfirmed = await order({ confirmed: false });
    expect(await handOver()).toMatchObject({ handedOver: 0, unconfirmed: 1, uncovered: 0 });
    const { rows } = await sql<{ cover: object }>`select insolvency_cover as cover from operators where slug = ${slug}`.execute(shop.db);
    await sql`update operators set insolvency_cover = insolvency_cover || '{"validFrom": "2000-01-01", "validTo": "2000-12-31"}' where slug = ${slug}`.execute(
      shop.db,
    );
    expect(await handOver()).toMatchObject({ handedOver: 0, uncovered: 1 });
    await sql`update operators set insolvency_cover = ${JSON.stringify(rows[0]!.cover)} where slug = ${slug}`.execute(shop.db);
    expect([await payment(waits), await payment(unconfirmed)]).toMatchObject([{ state: 'tokenised' }, { state: 'tokenised' }]);
    await sql`delete from bookings where id in (${waits.id}, ${unconfirmed.id})`.execute(shop.db);
  });

  test('PAY-03 an account that the keys do not open is named by its booking, and stays', async () => {
    const booking = await order();
    const others = createSecrets(`b:${Buffer.alloc(32, 8).toString('base64')}`);
    const report = await handOverDebits({ db: shop.db, secrets: others }, { operator: slug, file: newFile(), by: 'desk' });
    expect(report).toMatchObject({ handedOver: 0, written: 0, unreadable: [booking.number] });
    expect(await payment(booking)).toMatchObject({ state: 'tokenised' });
    await handOver();
  });

  test('PAY-03 thirty days after the hand-over the account is gone; its last digits stay', async () => {
    const booking = await order();
    const { id } = await handOver();
    const { rows } = await sql<{ days: number }>`select round(extract(epoch from run_at - now()) / 86400)::int as days from outbox
      where kind = ${forgetAccountKind} and payload->>'bookingId' = ${booking.id}`.execute(shop.db);
    expect(rows).toEqual([{ days: 30 }]);
    await sql`update outbox set run_at = now() where kind = ${forgetAccountKind}`.execute(shop.db);
    const worker = createOutboxWorker({
      pool: shop.pool,
      handlers: { [forgetAccountKind]: forgetAccount(sqlWorkStore(shop.db, secrets)) },
      concurrency: 1,
      log: { warn: () => undefined, error: (details, message) => console.error(message, details) },
    });
    await worker.drainOnce();
    await worker.stop();
    expect(await payment(booking)).toMatchObject({ state: 'forwarded', iban_encrypted: null, account_owner: null, bic: null, iban_last4: '3000' });
    const file = newFile();
    await handOver(file, id);
    expect(lines(file)).toEqual([]);
    expect((await findBooking(shop.db, booking.id))!.state).toBe('fixed');
  });
});

test('what a customer types never becomes a formula or another column', () => {
  const debit: Debit = {
    mandateRef: 'M1',
    mandateSignedOn: '2026-11-20',
    accountOwner: '',
    iban: IBAN,
    bic: '',
    bankName: '',
    deposit: money(5, 'EUR'),
    bookingNumber: 'B1',
    operatorRef: '',
    clientRef: 'C1',
  };
  const owner = (accountOwner: string): string =>
    debitsCsv([{ ...debit, accountOwner }])
      .split('\r\n')[1]!
      .split(`,${IBAN}`)[0]!
      .slice('M1,2026-11-20,'.length);
  expect(['=1+1', '+1', '-1', '@A1', '\tx', 'Ada, B', 'a"b', 'Ada'].map(owner)).toEqual(["'=1+1", "'+1", "'-1", "'@A1", "'\tx", '"Ada, B"', '"a""b"', 'Ada']);
  expect(debitsCsv([debit])).toContain(',0.05,EUR,');
});
