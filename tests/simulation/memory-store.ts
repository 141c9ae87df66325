// The world of the work on bookings in memory: what sql-store.ts does, over memory-database.ts. conformance.test.ts holds the two together.
import { ibanLast4 } from '#domain/payment/bank-account.ts';
import { nextState } from '#domain/booking/booking-states.ts';
import type { NewBooking, StoredBooking } from '#features/booking/server/booking.repository.ts';
import type { BookingChanges, NewPayment, OrderKey, PaymentChanges, PlaceWish, StoredPayment, WorkStore, WorkTx } from '#features/booking/server/work/ports.ts';
import { LeaseLost, type Job } from '#platform/server/outbox/job.ts';
import type { NewJob } from '#platform/server/outbox/enqueue.ts';
import { ConnectionLost, type BookingRow, type ClaimRow, type MemoryDatabase, type MemoryTransaction, type PaymentRow } from './memory-database.ts';
import { markDoneIn, type ClaimedJob } from './memory-outbox.ts';

/** Between the process that asks and the database: here a process is killed, paused, or loses its connection. */
export interface Pace {
  /** Before a statement reaches the database. @throws ConnectionLost */
  readonly before: (statement: string) => Promise<void>;
  /** After a commit, before its answer is there. @throws ConnectionLost */
  readonly committed: () => Promise<void>;
}

export const atOnce: Pace = { before: () => Promise.resolve(), committed: () => Promise.resolve() };

/** The job behind what a handler was given. */
export const claimedJobs = new WeakMap<Job, ClaimedJob>();

const HOLD_AGAIN_MS = 5 * 60_000;
const hex = (hash: Buffer): string => hash.toString('hex');
const place = (voyageId: number, categoryCode: string): string => `${voyageId}/${categoryCode}`;
const asJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const bookingNumberForm = /^[A-Z0-9-]{6,16}$/;

class Steps implements WorkTx {
  readonly #tx: MemoryTransaction;
  readonly #db: MemoryDatabase;
  readonly #pace: Pace;

  constructor(tx: MemoryTransaction, pace: Pace) {
    this.#tx = tx;
    this.#db = tx.database;
    this.#pace = pace;
  }

  async #begin(statement: string): Promise<void> {
    await this.#pace.before(statement);
    if (this.#tx.ended) throw new ConnectionLost('the transaction has ended');
    if (this.#tx.failed) throw new Error('current transaction is aborted');
  }

  readonly now = async (): Promise<Date> => {
    await this.#begin('now');
    return new Date(this.#tx.startedAt);
  };

  readonly rememberKey = async ({ scope, key, fingerprint }: OrderKey): Promise<boolean> => {
    await this.#begin('rememberKey');
    const name = `${scope}/${key}`;
    await this.#tx.lock(this.#db.idempotency, name);
    const known = this.#tx.get(this.#db.idempotency, name);
    if (known === undefined) this.#tx.put(this.#db.idempotency, name, hex(fingerprint));
    return known === undefined || known === hex(fingerprint);
  };

  readonly lockSession = async (sessionHash: Buffer): Promise<{ readonly revision: number } | undefined> => {
    await this.#begin('lockSession');
    const key = hex(sessionHash);
    await this.#tx.lock(this.#db.sessions, key);
    const session = this.#tx.get(this.#db.sessions, key);
    return session && { revision: session.revision };
  };

  readonly closeSession = async (sessionHash: Buffer): Promise<void> => {
    await this.#begin('closeSession');
    const key = hex(sessionHash);
    await this.#tx.lock(this.#db.sessions, key);
    const session = this.#tx.get(this.#db.sessions, key);
    if (session) this.#tx.put(this.#db.sessions, key, { ...session, state: 'confirmed', revision: session.revision + 1 });
  };

  readonly bookingOfSession = async (sessionHash: Buffer): Promise<StoredBooking | undefined> => {
    await this.#begin('bookingOfSession');
    const id = this.#tx.get(this.#db.unique, `bookings.session/${hex(sessionHash)}`);
    return id === undefined ? undefined : this.#tx.get(this.#db.bookings, id)?.booking;
  };

  readonly insertBooking = async (booking: NewBooking): Promise<StoredBooking> => {
    await this.#begin('insertBooking');
    const id = this.#db.newId();
    const session = hex(booking.sessionHash);
    if (!bookingNumberForm.test(booking.number)) throw this.#tx.fail('bookings_number_check');
    if (!(await this.#tx.enter('bookings.number', booking.number, id))) throw this.#tx.fail('bookings_number_key');
    if (!(await this.#tx.enter('bookings.session', session, id))) throw this.#tx.fail('bookings_session_hash_key');
    if (booking.claimId !== null && !(await this.#tx.enter('bookings.claim', booking.claimId, id))) throw this.#tx.fail('bookings_claim_id_key');
    if (this.#tx.get(this.#db.sessions, session) === undefined) throw this.#tx.fail('bookings_session_hash_fkey');
    if (booking.claimId !== null && this.#tx.get(this.#db.claims, booking.claimId) === undefined) throw this.#tx.fail('bookings_claim_id_fkey');
    const stored = storedBooking(id, this.#db.newId(), booking, new Date(this.#tx.startedAt));
    await this.#tx.lock(this.#db.bookings, id);
    this.#tx.put(this.#db.bookings, id, { booking: stored, session, secondButtonText: null });
    await this.#write(id, 1, { bookingId: id, actor: 'customer', from: null, to: booking.state, reason: booking.buttonText });
    return stored;
  };

  readonly takePlace = async (wish: PlaceWish): Promise<{ readonly claimId: string } | 'sold_out' | 'cabin_taken'> => {
    await this.#begin('takePlace');
    const kept = await this.#keep(wish.sessionHash);
    if (kept !== undefined) return { claimId: kept };
    const again = await this.#claim(wish);
    if (again !== 'claimed') return again;
    return { claimId: (await this.#keep(wish.sessionHash))! };
  };

  readonly releasePlace = async (claimId: string): Promise<void> => {
    await this.#begin('releasePlace');
    await this.#release(claimId);
  };

  readonly lockBooking = async (id: string): Promise<StoredBooking | undefined> => {
    await this.#begin('lockBooking');
    return (await this.#lockedBooking(id))?.booking;
  };

  readonly move: WorkTx['move'] = async (booking, event, actor, reason, changes = {}) => {
    const to = nextState(booking.state, event, changes.kind ?? booking.kind);
    if (!to) return undefined;
    await this.#begin(`move ${event}`);
    const row = await this.#lockedBooking(booking.id);
    if (row?.booking.stateVersion !== booking.stateVersion) return undefined;
    const moved = await this.#changed(row, changes, { state: to, stateVersion: booking.stateVersion + 1 });
    const seq = this.#tx.all(this.#db.history).filter(({ bookingId }) => bookingId === booking.id).length + 1;
    await this.#write(booking.id, seq, { bookingId: booking.id, actor, from: booking.state, to, reason });
    return moved;
  };

  readonly note = async (booking: StoredBooking, changes: BookingChanges): Promise<void> => {
    await this.#begin('note');
    const row = await this.#lockedBooking(booking.id);
    if (row) await this.#changed(row, changes, {});
  };

  readonly payment = async (bookingId: string): Promise<StoredPayment | undefined> => {
    await this.#begin('payment');
    const row = this.#tx.get(this.#db.payments, bookingId);
    return row && storedPayment(row);
  };

  readonly enterPayment = async (booking: StoredBooking, payment: NewPayment, returnUrl: string | null): Promise<void> => {
    await this.#begin('enterPayment');
    await this.#tx.lock(this.#db.payments, booking.id);
    if (!this.#tx.get(this.#db.bookings, booking.id)) throw this.#tx.fail('payments_booking_id_fkey');
    if (payment.kind === 'sepa') ibanLast4(payment.iban);
    const before = this.#tx.get(this.#db.payments, booking.id);
    const isAttempt = payment.kind !== 'later';
    this.#tx.put(this.#db.payments, booking.id, {
      kind: payment.kind,
      state: isAttempt ? 'tokenised' : 'none',
      attempts: (before?.attempts ?? 0) + (isAttempt ? 1 : 0),
      token: payment.kind === 'card' ? payment.token : null,
      enteredAt: isAttempt ? new Date(this.#tx.startedAt) : (before?.enteredAt ?? null),
      sentAt: null,
      challengeUrl: null,
      returnUrl: payment.kind === 'card' ? returnUrl : null,
      problem: null,
      hasAccount: payment.kind === 'sepa',
      providerRef: before?.providerRef ?? null,
    });
  };

  readonly changePayment = async (bookingId: string, changes: PaymentChanges): Promise<void> => {
    await this.#begin(`payment ${changes.state}`);
    await this.#tx.lock(this.#db.payments, bookingId);
    const row = this.#tx.get(this.#db.payments, bookingId);
    if (!row) return;
    const { state, token, sentAt, providerRef, challengeUrl, problem, forgetAccount } = changes;
    this.#tx.put(this.#db.payments, bookingId, {
      ...row,
      state,
      ...(token !== undefined && { token }),
      ...(sentAt !== undefined && { sentAt }),
      ...(providerRef !== undefined && { providerRef }),
      ...(challengeUrl !== undefined && { challengeUrl }),
      ...(problem !== undefined && { problem }),
      ...(forgetAccount && { hasAccount: false }),
    });
  };

  readonly confirmationSent = async (bookingId: string): Promise<boolean> => {
    await this.#begin('confirmationSent');
    return this.#tx.get(this.#db.mails, `${bookingId}/confirmation`) ?? false;
  };

  readonly enqueue = async (job: NewJob): Promise<void> => {
    await this.#begin(`enqueue ${job.dedupeKey}`);
    const id = this.#db.nextOutboxId();
    if (!(await this.#tx.enter('outbox.dedupe', job.dedupeKey, String(id)))) return;
    await this.#tx.lock(this.#db.outbox, String(id));
    this.#tx.put(this.#db.outbox, String(id), {
      id,
      kind: job.kind,
      dedupeKey: job.dedupeKey,
      payload: asJson(job.payload),
      priority: job.priority ?? 0,
      runAt: job.runAt?.getTime() ?? this.#tx.startedAt,
      attempts: 0,
      leaseToken: null,
      leaseUntil: null,
      doneAt: null,
      deadAt: null,
      lastError: null,
    });
  };

  readonly finish = async (job: Job): Promise<void> => {
    await this.#begin('finish');
    const claimed = claimedJobs.get(job);
    if (!claimed) throw new Error('a job that nobody has claimed');
    if (!(await markDoneIn(this.#tx, claimed))) throw new LeaseLost();
  };

  async #lockedBooking(id: string): Promise<BookingRow | undefined> {
    if (!this.#tx.get(this.#db.bookings, id)) return undefined;
    await this.#tx.lock(this.#db.bookings, id);
    return this.#tx.get(this.#db.bookings, id);
  }

  async #changed({ booking, session, secondButtonText }: BookingRow, changes: BookingChanges, moved: Partial<StoredBooking>): Promise<StoredBooking> {
    const { secondButtonText: button, secondForm: _form, quote, ...rest } = changes;
    const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
    const after: StoredBooking = { ...booking, ...given, ...(quote !== undefined && { quote: asJson(quote) }), ...moved };
    if (after.operatorRef !== booking.operatorRef && after.operatorRef !== null) {
      if (!(await this.#tx.enter('bookings.operator_ref', `${after.operatorId}/${after.operatorRef}`, booking.id)))
        throw this.#tx.fail('bookings_operator_id_operator_ref_key');
    }
    if (after.claimId !== booking.claimId && after.claimId !== null && !(await this.#tx.enter('bookings.claim', after.claimId, booking.id)))
      throw this.#tx.fail('bookings_claim_id_key');
    this.#tx.put(this.#db.bookings, booking.id, { booking: after, session, secondButtonText: button ?? secondButtonText });
    return after;
  }

  async #write(bookingId: string, seq: number, row: { bookingId: string; actor: string; from: string | null; to: string; reason: string }): Promise<void> {
    await this.#tx.lock(this.#db.history, `${bookingId}/${seq}`);
    this.#tx.put(this.#db.history, `${bookingId}/${seq}`, row);
  }

  #heldBy(session: string): ClaimRow | undefined {
    return this.#tx.all(this.#db.claims).find((claim) => claim.session === session && claim.state === 'held');
  }

  async #keep(sessionHash: Buffer): Promise<string | undefined> {
    const found = this.#heldBy(hex(sessionHash));
    if (!found) return undefined;
    await this.#tx.lock(this.#db.claims, found.id);
    const claim = this.#tx.get(this.#db.claims, found.id);
    if (claim?.state !== 'held') return undefined;
    this.#tx.put(this.#db.claims, claim.id, { ...claim, state: 'booked', releasesAt: null });
    return claim.id;
  }

  async #claim({ sessionHash, voyageId, categoryCode, cabinId }: PlaceWish): Promise<'claimed' | 'sold_out' | 'cabin_taken'> {
    const session = hex(sessionHash);
    const before = this.#heldBy(session);
    const categories = [...new Set([categoryCode, ...(before ? [before.categoryCode] : [])])].toSorted();
    for (const code of categories)
      if (this.#tx.get(this.#db.allotments, place(voyageId, code))) await this.#tx.lock(this.#db.allotments, place(voyageId, code));
    if (before) await this.#release(before.id);
    const isOver = (claim: ClaimRow | undefined): boolean => claim?.state === 'held' && (claim.releasesAt ?? 0) <= this.#tx.startedAt;
    for (const claim of this.#tx.all(this.#db.claims)) {
      if (claim.voyageId !== voyageId || claim.categoryCode !== categoryCode || !isOver(claim)) continue;
      await this.#tx.lock(this.#db.claims, claim.id);
      // Its session may have ordered it while this one waited.
      if (isOver(this.#tx.get(this.#db.claims, claim.id))) await this.#release(claim.id);
    }
    const allotment = this.#tx.get(this.#db.allotments, place(voyageId, categoryCode));
    if (!allotment || allotment.used >= allotment.size) return 'sold_out';
    this.#tx.put(this.#db.allotments, place(voyageId, categoryCode), { ...allotment, used: allotment.used + 1 });
    const id = this.#db.newId();
    if (cabinId !== null) {
      const key = `${voyageId}/${cabinId}`;
      await this.#tx.lock(this.#db.cabins, key);
      const cabin = this.#tx.get(this.#db.cabins, key);
      if (cabin?.categoryCode !== categoryCode || cabin.claimId !== null) return 'cabin_taken';
      this.#tx.put(this.#db.cabins, key, { ...cabin, claimId: id });
    }
    await this.#tx.lock(this.#db.claims, id);
    this.#tx.put(this.#db.claims, id, { id, voyageId, categoryCode, cabinId, session, state: 'held', releasesAt: this.#tx.startedAt + HOLD_AGAIN_MS });
    return 'claimed';
  }

  async #release(claimId: string): Promise<void> {
    if (!this.#tx.get(this.#db.claims, claimId)) return;
    await this.#tx.lock(this.#db.claims, claimId);
    const claim = this.#tx.get(this.#db.claims, claimId);
    if (!claim || claim.state === 'released') return;
    this.#tx.put(this.#db.claims, claimId, { ...claim, state: 'released', releasesAt: null });
    if (claim.cabinId !== null) {
      const key = `${claim.voyageId}/${claim.cabinId}`;
      await this.#tx.lock(this.#db.cabins, key);
      const cabin = this.#tx.get(this.#db.cabins, key);
      if (cabin?.claimId === claimId) this.#tx.put(this.#db.cabins, key, { ...cabin, claimId: null });
    }
    const key = place(claim.voyageId, claim.categoryCode);
    await this.#tx.lock(this.#db.allotments, key);
    const allotment = this.#tx.get(this.#db.allotments, key);
    if (!allotment) return;
    if (allotment.used < 1) throw this.#tx.fail('allotments_used_check');
    this.#tx.put(this.#db.allotments, key, { ...allotment, used: allotment.used - 1 });
  }
}

function storedBooking(id: string, contactId: string, booking: NewBooking, createdAt: Date): StoredBooking {
  const { bookingContact: contact, pax, ...options } = booking.form;
  const { sessionHash: _session, form: _form, customRequest, buttonText: _button, formText: _text, ...plain } = booking;
  return {
    ...plain,
    id,
    stateVersion: 1,
    clientRef: booking.number,
    operatorRef: null,
    askedAt: null,
    searches: 0,
    queuedAt: null,
    offeredTotal: null,
    answerUntil: null,
    contact: asJson(contact),
    pax: asJson(pax),
    options: asJson({ ...options, ...(customRequest && { customRequest }) }),
    quote: asJson(booking.quote),
    total: booking.quote?.total ?? null,
    quotedTotal: booking.quote?.total ?? null,
    contactId,
    customerOrigin: null,
    createdAt,
  };
}

function storedPayment({ providerRef: _ref, ...payment }: PaymentRow): StoredPayment {
  return payment;
}

/** @param owner whose connections these are; they end with `connectionsEnd` */
export function memoryWorkStore(db: MemoryDatabase, pace: Pace = atOnce, owner?: unknown): WorkStore {
  return {
    transaction: async (run) => {
      await pace.before('begin');
      const tx = db.begin(owner);
      try {
        const result = await run(new Steps(tx, pace));
        await pace.before('commit');
        db.commit(tx);
        await pace.committed();
        return result;
      } catch (error) {
        db.rollback(tx);
        throw error;
      }
    },
    booking: async (id) => {
      await pace.before('read booking');
      return db.bookings.rows.get(id)?.booking;
    },
    payment: async (bookingId) => {
      await pace.before('read payment');
      const row = db.payments.rows.get(bookingId);
      return row && storedPayment(row);
    },
  };
}

/** A mail has left: its row says so from now on. */
export async function markMailSent(db: MemoryDatabase, bookingId: string, mail: string, owner?: unknown): Promise<void> {
  const tx = db.begin(owner);
  await tx.lock(db.mails, `${bookingId}/${mail}`);
  tx.put(db.mails, `${bookingId}/${mail}`, true);
  db.commit(tx);
}
