// The world of the work on bookings as it is: transactions of PostgreSQL.
import { sql } from 'kysely';
import { ibanLast4 } from '#domain/payment/bank-account.ts';
import type { PaymentProblemCode } from '#domain/payment/payment-form.ts';
import type { PaymentState } from '#domain/payment/payment-machine.ts';
import type { Database } from '#platform/server/database/database.ts';
import { enqueueAll, type NewJob } from '#platform/server/outbox/enqueue.ts';
import type { Secrets } from '#platform/server/secrets.ts';
import { bookingOfSession, findBooking, insertBooking, lockBooking, moveBooking, noteOnBooking, type StoredBooking } from '../booking.repository.ts';
import { claimPlace, keepPlace, releaseClaim, type Tx } from '../inventory.repository.ts';
import { lastOfferOf, waitListSteps } from './sql-wait-list.ts';
import { openOptionsOf, refuseFurtherOption } from './option-limit.ts';
import type { NewPayment, OrderKey, PaymentChanges, PlaceWish, StoredPayment, WaitListStore, WorkTx } from './ports.ts';

/** The place of a hold that ran out a moment ago is asked for once more. */
const HOLD_AGAIN_MINUTES = 5;

async function rememberKey(tx: Tx, { scope, key, fingerprint }: OrderKey): Promise<boolean> {
  await sql`insert into idempotency (scope, key, fingerprint) values (${scope}, ${key}, ${fingerprint}) on conflict do nothing`.execute(tx);
  const { rows } = await sql<{ same: boolean }>`select fingerprint = ${fingerprint} as same from idempotency where scope = ${scope} and key = ${key}`.execute(
    tx,
  );
  return rows[0]?.same ?? false;
}

/** Whether a key was used before, and with the same content: a repeat is answered with what the first one did. */
export async function keyState(db: Database, { scope, key, fingerprint }: OrderKey): Promise<'new' | 'same' | 'other'> {
  const { rows } = await sql<{ same: boolean }>`select fingerprint = ${fingerprint} as same from idempotency where scope = ${scope} and key = ${key}`.execute(
    db,
  );
  return rows[0] === undefined ? 'new' : rows[0].same ? 'same' : 'other';
}

async function takePlace(tx: Tx, wish: PlaceWish): Promise<{ claimId: string } | 'sold_out' | 'cabin_taken'> {
  const kept = await keepPlace(tx, wish.sessionHash);
  if (kept) return { claimId: kept.id };
  const again = await claimPlace(tx, { ...wish, minutes: HOLD_AGAIN_MINUTES });
  if (typeof again === 'string') return again;
  await keepPlace(tx, wish.sessionHash);
  return { claimId: again.id };
}

interface PaymentRow {
  kind: StoredPayment['kind'];
  state: PaymentState;
  attempts: number;
  token: string | null;
  entered_at: Date | null;
  sent_at: Date | null;
  challenge_url: string | null;
  return_url: string | null;
  problem: PaymentProblemCode | null;
  has_account: boolean;
}

async function paymentOf(db: Database | Tx, bookingId: string): Promise<StoredPayment | undefined> {
  const { rows } = await sql<PaymentRow>`
    select kind, state, attempts, token, entered_at, sent_at, challenge_url, return_url, problem,
      iban_encrypted is not null as has_account from payments where booking_id = ${bookingId}`.execute(db);
  const row = rows[0];
  return (
    row && {
      kind: row.kind,
      state: row.state,
      attempts: row.attempts,
      token: row.token,
      enteredAt: row.entered_at,
      sentAt: row.sent_at,
      challengeUrl: row.challenge_url,
      returnUrl: row.return_url,
      problem: row.problem,
      hasAccount: row.has_account,
    }
  );
}

const noAccount = { account_owner: null, iban_encrypted: null, bic: null, bank_name: null };
const nothingGiven = { ...noAccount, iban_last4: null, mandate_ref: null };
const noCard = { token: null, card_brand: null, card_last4: null };

function paymentColumns(booking: StoredBooking, payment: NewPayment, secrets: Secrets) {
  if (payment.kind === 'later') return { kind: 'later', state: 'none', ...nothingGiven, ...noCard };
  if (payment.kind === 'card')
    return { kind: 'card', state: 'tokenised', ...nothingGiven, token: payment.token, card_brand: payment.card.brand, card_last4: payment.card.last4 };
  return {
    kind: 'sepa',
    state: 'tokenised',
    ...noCard,
    account_owner: payment.accountOwner,
    iban_encrypted: secrets.seal(payment.iban, `payments.iban/${booking.id}`),
    iban_last4: ibanLast4(payment.iban),
    bic: payment.bic,
    bank_name: payment.bankName,
    mandate_ref: booking.number,
  };
}

async function enterPayment(tx: Tx, booking: StoredBooking, payment: NewPayment, returnUrl: string | null, secrets: Secrets): Promise<void> {
  const columns = {
    ...paymentColumns(booking, payment, secrets),
    problem: null,
    challenge_url: null,
    sent_at: null,
    hand_over_id: null,
    handed_over_at: null,
    handed_over_by: null,
    return_url: payment.kind === 'card' ? returnUrl : null,
  };
  const attempt = payment.kind === 'later' ? 0 : 1;
  await tx
    .insertInto('payments')
    .values({ booking_id: booking.id, ...columns, attempts: attempt, ...(attempt > 0 && { entered_at: sql`now()` }) })
    .onConflict((known) =>
      known.column('booking_id').doUpdateSet({
        ...columns,
        attempts: sql`payments.attempts + ${attempt}`,
        ...(attempt > 0 && { entered_at: sql`now()` }),
        changed_at: sql`now()`,
      }),
    )
    .execute();
}

async function changePayment(tx: Tx, bookingId: string, changes: PaymentChanges): Promise<void> {
  await tx
    .updateTable('payments')
    .set({
      state: changes.state,
      ...(changes.token !== undefined && { token: changes.token }),
      ...(changes.sentAt !== undefined && { sent_at: changes.sentAt }),
      ...(changes.providerRef !== undefined && { provider_ref: changes.providerRef }),
      ...(changes.challengeUrl !== undefined && { challenge_url: changes.challengeUrl }),
      ...(changes.problem !== undefined && { problem: changes.problem }),
      ...(changes.forgetAccount === 'number' && noAccount),
      ...(changes.forgetAccount === 'all' && nothingGiven),
      ...(changes.handedOver && { hand_over_id: changes.handedOver.id, handed_over_at: changes.handedOver.at, handed_over_by: changes.handedOver.by }),
      changed_at: sql`now()`,
    })
    .where('booking_id', '=', bookingId)
    .execute();
}

async function confirmationSent(tx: Tx, bookingId: string): Promise<boolean> {
  const { rows } = await sql<{
    sent: boolean;
  }>`select exists (select 1 from mails where booking_id = ${bookingId} and kind = 'confirmation' and sent_at is not null) as sent`.execute(tx);
  return rows[0]?.sent ?? false;
}

/** @param jobs what the transaction leaves to be done: written together at its end */
const stepsOf = (tx: Tx, secrets: Secrets, jobs: NewJob[]): WorkTx => {
  const unordered = new Set<string>();
  return {
    now: async () => (await sql<{ now: Date }>`select now() as now`.execute(tx)).rows[0]!.now,
    rememberKey: (key) => rememberKey(tx, key),
    lockSession: async (hash) => {
      const { rows } = await sql<{ revision: number; state: string }>`select revision, state from booking_sessions where id_hash = ${hash} for update`.execute(
        tx,
      );
      const row = rows[0];
      if (row?.state === 'open') unordered.add(hash.toString('hex'));
      return row && { revision: row.revision };
    },
    closeSession: async (hash) => {
      await sql`update booking_sessions set state = 'confirmed', max_step = 5, revision = revision + 1, changed_at = now() where id_hash = ${hash}`.execute(tx);
    },
    // who holds the lock of an open session knows that it has no booking: both are written in one transaction
    bookingOfSession: async (hash) => (unordered.has(hash.toString('hex')) ? undefined : bookingOfSession(tx, hash)),
    insertBooking: async (booking) => {
      unordered.delete(booking.sessionHash.toString('hex'));
      const { email } = booking.form.bookingContact;
      if (booking.kind === 'option_booking' && email) refuseFurtherOption(await openOptionsOf(tx, email), booking.language);
      return insertBooking(tx, booking);
    },
    takePlace: (wish) => takePlace(tx, wish),
    releasePlace: (claimId) => releaseClaim(tx, claimId),
    lockBooking: (id) => lockBooking(tx, id),
    move: (booking, event, actor, reason, changes) => moveBooking(tx, booking, event, actor, reason, changes),
    note: (booking, changes) => noteOnBooking(tx, booking, changes),
    payment: (bookingId) => paymentOf(tx, bookingId),
    enterPayment: (booking, payment, returnUrl) => enterPayment(tx, booking, payment, returnUrl, secrets),
    changePayment: (bookingId, changes) => changePayment(tx, bookingId, changes),
    confirmationSent: (bookingId) => confirmationSent(tx, bookingId),
    enqueue: async (job) => void jobs.push(job),
    finish: (job) => job.finish(tx),
  };
};

export const sqlWorkStore = (db: Database, secrets: Secrets): WaitListStore => ({
  transaction: (run) =>
    db.transaction().execute(async (tx) => {
      const jobs: NewJob[] = [];
      const result = await run({ ...stepsOf(tx, secrets, jobs), ...waitListSteps(tx) });
      await enqueueAll(tx, jobs);
      return result;
    }),
  lastOffer: (bookingId) => lastOfferOf(db, bookingId),
  booking: (id) => findBooking(db, id),
  payment: (bookingId) => paymentOf(db, bookingId),
});
