// Direct debits on their way to the operator that collects them (PAY-01, PAY-03): which ones may be given to it, that each is given once, and
// that an account is forgotten once it is not needed any more.
import { sql } from 'kysely';
import { agencyDay, type IsoDate } from '#domain/calendar/calendar.ts';
import type { Money } from '#domain/money/money.ts';
import { coversOn, parseInsolvencyCover } from '#domain/payment/insolvency-cover.ts';
import type { Database } from '#platform/server/database/database.ts';
import { GiveUp, type Handler } from '#platform/server/outbox/job.ts';
import type { NewJob } from '#platform/server/outbox/enqueue.ts';
import { SecretError, type Secrets } from '#platform/server/secrets.ts';
import { z } from 'zod';
import { findBooking } from '../booking.repository.ts';
import type { VoyageFacts } from '../facts.ts';
import { changePayment } from './end-payment.ts';
import type { WorkStore } from './ports.ts';

export const forgetAccountKind = 'payment.forgetAccount';

/** So long an account can be given to the operator once more after its hand-over: a list that got lost, a debit that came back. */
const ACCOUNT_DAYS = 30;

export interface Debit {
  readonly mandateRef: string;
  /** Day of the agency on which the account was given with the order. */
  readonly mandateSignedOn: IsoDate;
  readonly accountOwner: string;
  readonly iban: string;
  readonly bic: string;
  readonly bankName: string;
  readonly deposit: Money;
  readonly bookingNumber: string;
  /** The operator's name of the booking; empty where it has none. */
  readonly operatorRef: string;
  /** Our reference at the operator. */
  readonly clientRef: string;
}

/** What became of the open debits of an operator, in numbers. */
export interface Marked {
  readonly handedOver: number;
  /** Their operator's insolvency cover does not hold today (LAW-04). */
  readonly uncovered: number;
  /** Their customers have not been sent the confirmation yet, which names the insurer (BGB § 651t). */
  readonly unconfirmed: number;
  /** Booking numbers whose account cannot be opened with the keys at hand. */
  readonly unreadable: readonly string[];
}

export interface DebitParts {
  readonly db: Database;
  readonly store: WorkStore;
  readonly secrets: Secrets;
  readonly voyageOf: (voyageId: number) => Promise<Pick<VoyageFacts, 'terms'>>;
}

type Fate = 'handedOver' | 'uncovered' | 'unconfirmed' | 'gone';

export interface HandOver {
  /** UUID: all debits of one list. */
  readonly id: string;
  readonly operatorId: number;
  /** Who gives it to the operator. */
  readonly by: string;
}

const openIban = (secrets: Secrets, bookingId: string, sealed: Uint8Array): string => secrets.open(sealed, `payments.iban/${bookingId}`);

function canOpen(secrets: Secrets, bookingId: string, sealed: Uint8Array): boolean {
  try {
    openIban(secrets, bookingId, sealed);
    return true;
  } catch (error) {
    if (error instanceof SecretError) return false;
    throw error;
  }
}

/**
 * Marks every open direct debit of fixed bookings of an operator as handed over, each in a transaction of its own: whatever is repeated, each
 * is in one list.
 */
export async function markDebits({ db, store, secrets, voyageOf }: DebitParts, { id, operatorId, by }: HandOver): Promise<Marked> {
  const { rows } = await sql<{ id: string; number: string; sealed: Buffer }>`
    select b.id, b.number, p.iban_encrypted as sealed from payments p join bookings b on b.id = p.booking_id
    where b.operator_id = ${operatorId} and b.state = 'fixed' and p.kind = 'sepa' and p.state = 'tokenised' and p.iban_encrypted is not null
    order by b.created_at, b.id`.execute(db);
  const counts: Record<Fate, number> = { handedOver: 0, uncovered: 0, unconfirmed: 0, gone: 0 };
  const unreadable: string[] = [];
  for (const row of rows) {
    if (canOpen(secrets, row.id, row.sealed)) counts[await markDebit(store, voyageOf, row.id, { id, by })]++;
    else unreadable.push(row.number);
  }
  const { handedOver, uncovered, unconfirmed } = counts;
  return { handedOver, uncovered, unconfirmed, unreadable };
}

const markDebit = (store: WorkStore, voyageOf: DebitParts['voyageOf'], bookingId: string, { id, by }: Omit<HandOver, 'operatorId'>): Promise<Fate> =>
  store.transaction(async (tx) => {
    const booking = await tx.lockBooking(bookingId);
    const payment = await tx.payment(bookingId);
    if (booking?.state !== 'fixed' || payment?.kind !== 'sepa' || !payment.hasAccount || !(booking.quote?.deposit ?? booking.total)) return 'gone';
    const now = await tx.now();
    const voyage = booking.voyageId === null ? undefined : await voyageOf(booking.voyageId);
    const covered = coversOn(parseInsolvencyCover(voyage?.terms.insolvencyCover), agencyDay(now));
    if (!covered) return 'uncovered';
    if (!(await tx.confirmationSent(bookingId))) return 'unconfirmed';
    if (!(await changePayment(tx, bookingId, payment, { type: 'forward', placeBooked: true, covered }, { sentAt: now }))) return 'gone';
    await changePayment(tx, bookingId, { ...payment, state: 'forwarding' }, { type: 'accepted' }, { handedOver: { id, at: now, by } });
    await tx.enqueue(forgetAccountJob(bookingId, payment.attempts, now));
    return 'handedOver';
  });

const forgetAccountJob = (bookingId: string, attempts: number, now: Date): NewJob => ({
  kind: forgetAccountKind,
  dedupeKey: `${forgetAccountKind}/${bookingId}/${attempts}`,
  payload: { bookingId, attempts },
  priority: 1,
  runAt: new Date(now.getTime() + ACCOUNT_DAYS * 24 * 3_600_000),
});

interface DebitRow {
  readonly id: string;
  readonly account_owner: string;
  readonly iban_encrypted: Buffer;
  readonly bic: string | null;
  readonly bank_name: string | null;
  readonly mandate_ref: string | null;
  readonly entered_at: Date;
}

/**
 * The debits of one hand-over, as often as they are asked for until their accounts are forgotten.
 * @throws SecretError for an account that the keys at hand do not open
 */
export async function debitsOf({ db, secrets }: Pick<DebitParts, 'db' | 'secrets'>, handOverId: string): Promise<readonly Debit[]> {
  const { rows } = await sql<DebitRow>`
    select b.id, p.account_owner, p.iban_encrypted, p.bic, p.bank_name, p.mandate_ref, p.entered_at from payments p join bookings b on b.id = p.booking_id
    where p.hand_over_id = ${handOverId} and p.iban_encrypted is not null order by b.created_at, b.id`.execute(db);
  const debits: Debit[] = [];
  for (const row of rows) {
    const booking = await findBooking(db, row.id);
    const deposit = booking?.quote?.deposit ?? booking?.total;
    if (!booking || !deposit) continue; // neither is handed over
    debits.push({
      mandateRef: row.mandate_ref ?? booking.number,
      mandateSignedOn: agencyDay(row.entered_at),
      accountOwner: row.account_owner,
      iban: openIban(secrets, row.id, row.iban_encrypted),
      bic: row.bic ?? '',
      bankName: row.bank_name ?? '',
      deposit,
      bookingNumber: booking.number,
      operatorRef: booking.operatorRef ?? '',
      clientRef: booking.clientRef,
    });
  }
  return debits;
}

const columns: readonly (readonly [name: string, of: (debit: Debit) => string])[] = [
  ['mandate_reference', ({ mandateRef }) => mandateRef],
  ['mandate_signed_on', ({ mandateSignedOn }) => mandateSignedOn],
  ['account_owner', ({ accountOwner }) => accountOwner],
  ['iban', ({ iban }) => iban],
  ['bic', ({ bic }) => bic],
  ['bank', ({ bankName }) => bankName],
  // all currencies of the shop have two decimals
  ['deposit', ({ deposit }) => (deposit.amount / 100).toFixed(2)],
  ['currency', ({ deposit }) => deposit.currency],
  ['booking_number', ({ bookingNumber }) => bookingNumber],
  ['operator_reference', ({ operatorRef }) => operatorRef],
  ['our_reference', ({ clientRef }) => clientRef],
];

/** A text that a spreadsheet would take for a formula gets an apostrophe before it: names are typed by customers. */
const asText = (value: string): string => (/^[=+\-@\t\r\n]/.test(value) ? `'${value}` : value);
const quoted = (value: string): string => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);

/** RFC 4180: comma, CRLF, quotes where they are needed; a heading first. */
export const debitsCsv = (debits: readonly Debit[]): string =>
  [columns.map(([name]) => name), ...debits.map((debit) => columns.map(([, of]) => quoted(asText(of(debit)))))].map((line) => `${line.join(',')}\r\n`).join('');

const payloadSchema = z.object({ bookingId: z.uuid(), attempts: z.int() });

/** Thirty days after the hand-over nobody of us needs the account; the last digits and the mandate's name stay for questions. */
export const forgetAccount = (store: WorkStore): Handler => ({
  policy: { tries: 200 },
  run: async (job) => {
    const payload = payloadSchema.safeParse(job.payload);
    if (!payload.success) throw new GiveUp('the payload names no account');
    const { bookingId, attempts } = payload.data;
    return store.transaction(async (tx) => {
      await tx.lockBooking(bookingId);
      const payment = await tx.payment(bookingId);
      if (payment?.state === 'forwarded' && payment.attempts === attempts) await tx.changePayment(bookingId, { state: payment.state, forgetAccount: 'number' });
      await tx.finish(job);
      return undefined;
    });
  },
});
