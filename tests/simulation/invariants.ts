// What must hold in the simulated world after every event, and once it has come to rest (reliability.md 12). Every one names what it has found.
import { isSettled, type BookingState } from '#domain/booking/booking-states.ts';
import { bookingMailJob, deskNoticeKind } from '#features/documents/server/index.ts';
import type { StoredBooking } from '#features/booking/server/booking.repository.ts';
import { cancelKind, forgetKind } from '#features/booking/server/work/after-booked.ts';
import { operatorTotal } from '#features/booking/server/operator-request.ts';
import type { Customer } from './customers.ts';
import type { BookingRow, MemoryDatabase, MemoryTransaction, OutboxRow, SessionRow } from './memory-database.ts';
import type { OperatorActor } from './operator-actor.ts';
import type { PaymentActor } from './payment-actor.ts';
import { ownCategory, ownVoyage } from './shop-parts.ts';

export class Violation extends Error {}

export interface Watched {
  readonly db: MemoryDatabase;
  readonly operator: OperatorActor;
  readonly payments: PaymentActor;
  readonly customers: ReadonlyMap<string, Customer>;
  /** Nothing went wrong in this world, not even once. */
  readonly isCalmSeed: boolean;
  /** How often each mail left; only where nothing was killed, paused or cut may no mail leave twice. */
  readonly mails: ReadonlyMap<string, number>;
  readonly hadTrouble: () => boolean;
}

const over: ReadonlySet<BookingState> = new Set(['rejected', 'lapsed', 'cancelled']);
const stateMail: Readonly<Partial<Record<BookingState, string>>> = {
  fixed: 'confirmation',
  rejected: 'rejected',
  manual: 'offlineRequest',
  wait_listed: 'waitList',
};
/** What the desk is told of a booking that ended there. */
const stateNotice: Readonly<Partial<Record<BookingState, string>>> = { manual: 'manual', rejected: 'rejected' };

function violated(what: string): never {
  throw new Violation(what);
}

export class Invariants {
  readonly #world: Watched;
  #charges = 0;
  #seen = -1;
  /** Tokens that were ever stored with a booking: each of them is forgotten in the end. */
  readonly #tokens = new Map<string, string>();
  /** Cards that a person has to have forgotten. */
  readonly #keptFor = new Set<string>();
  putAside = 0;

  constructor(world: Watched) {
    this.#world = world;
  }

  /** What a transaction may leave; called before anything else happens. */
  committed(tx: MemoryTransaction, before: ReadonlyMap<string, BookingRow>, sessionsBefore: ReadonlyMap<string, SessionRow>): void {
    const { db } = this.#world;
    for (const id of tx.written.get(db.bookings)?.keys() ?? []) {
      const now = db.bookings.rows.get(id)!;
      const was = before.get(id);
      if (!was) this.#ordered(now, sessionsBefore);
      else this.#moved(was.booking, now.booking, tx.startedAt);
    }
    for (const name of tx.written.get(db.idempotency)?.keys() ?? []) {
      const session = /^confirm:([0-9a-f]+)\//.exec(name)?.[1];
      if (!db.unique.rows.has(`bookings.session/${session}`)) violated(`a key stays of an order that left nothing: ${name}`);
    }
    for (const id of tx.written.get(db.payments)?.keys() ?? []) {
      const payment = db.payments.rows.get(id)!;
      if (payment.token !== null) this.#tokens.set(payment.token, id);
    }
  }

  /** After every event; cheap where nothing has changed. */
  check(): void {
    const { db, operator, payments } = this.#world;
    const version = db.version + operator.version + payments.version;
    if (version === this.#seen) return;
    this.#seen = version;
    for (const { booking, session } of db.bookings.rows.values()) this.#booking(booking, this.#world.customers.get(session)!);
    this.#places();
    for (; this.#charges < payments.charges.length; this.#charges++) this.#charge(this.#charges);
  }

  /** Once nothing happens any more. */
  atRest(): void {
    const { db, operator, payments, customers, isCalmSeed, mails } = this.#world;
    for (const row of db.outbox.rows.values()) {
      if (row.deadAt !== null) this.#dead(row);
      else if (row.doneAt === null) violated(`a job was never done: ${row.dedupeKey}`);
    }
    for (const { booking } of db.bookings.rows.values()) {
      const { number, state } = booking;
      if (!isSettled(state) || state === 'reprice' || state === 'option_held') violated(`${number} ends as ${state}`);
      if (isCalmSeed && [...db.outbox.rows.values()].some(({ kind, dedupeKey }) => kind === deskNoticeKind && this.#isPayment(dedupeKey, booking.id)))
        violated(`a person is told of the payment of ${number} although nothing went wrong`);
      if (isCalmSeed && state === 'manual') violated(`${number} needs a person although nothing went wrong: ${this.#lastReason(booking.id)}`);
      this.#mails(booking);
      // a wait list ends with its voyage, at the operator as here
      if (over.has(state) && operator.live(booking.clientRef).some((one) => one.state !== 'wait_listed'))
        violated(`${number} is ${state}, and the operator keeps a place for it`);
      this.#paid(booking);
    }
    for (const [token, bookingId] of this.#tokens) {
      if (this.#keptFor.has(token)) continue;
      if (payments.cards.get(token)?.isKept) violated(`the provider still keeps ${token} of ${bookingId}`);
    }
    for (const customer of customers.values()) if (customer.waiting > 0) violated(`customer ${customer.index} still waits for an answer`);
    if (!this.#world.hadTrouble())
      for (const [mail, count] of mails) if (count > 1) violated(`the mail ${mail} left ${count} times, and nothing had gone wrong`);
  }

  /**
   * Mails and the forgetting of cards are tried eight times: where workers die that often over them, they are put aside and a person is told
   * (F33). Nothing else may be, and nothing at all in a world without trouble.
   */
  #dead({ kind, dedupeKey, lastError, payload }: OutboxRow): void {
    const mayBe = (kind === bookingMailJob || kind === forgetKind || kind === deskNoticeKind) && this.#world.hadTrouble();
    if (!mayBe) violated(`a job is dead: ${dedupeKey}: ${lastError}`);
    this.putAside++;
    if (kind === forgetKind) this.#keptFor.add((payload as { token: string }).token);
  }

  #ordered({ booking, session }: BookingRow, sessionsBefore: ReadonlyMap<string, SessionRow>): void {
    const customer = this.#world.customers.get(session)!;
    const revision = sessionsBefore.get(session)?.revision ?? 0;
    const shown = customer.shown.get(revision);
    if (shown?.total.amount !== booking.total?.amount)
      violated(`${booking.number} was ordered at ${booking.total?.amount}, its session then showed ${shown?.total.amount}`);
  }

  #moved(was: StoredBooking, now: StoredBooking, at: number): void {
    if (was.stateVersion === now.stateVersion) return;
    if (now.stateVersion !== was.stateVersion + 1 && was.kind === now.kind)
      violated(`${now.number} moved ${now.stateVersion - was.stateVersion} arrows in one transaction`);
    if (was.state === 'option_held' && now.state !== 'lapsed' && was.optionValidUntil && at >= was.optionValidUntil.getTime())
      violated(`${now.number} became ${now.state} after the last moment of its option`);
    if (was.state === 'fixed') violated(`${now.number} was fixed and became ${now.state}`);
    if (over.has(was.state)) violated(`${now.number} was ${was.state} and became ${now.state}`);
  }

  #booking(booking: StoredBooking, customer: Customer): void {
    const { operator, db } = this.#world;
    const { number, state, total, quote } = booking;
    const live = operator.live(booking.clientRef);
    if (live.length > 1) violated(`the operator has ${number} ${live.length} times: ${live.map(({ ref }) => ref).join(', ')}`);
    const claim = booking.claimId === null ? undefined : db.claims.rows.get(booking.claimId);
    if (claim && over.has(state) !== (claim.state === 'released')) violated(`${number} is ${state}, its place is ${claim.state}`);
    if (over.has(state) && live.some((reservation) => reservation.state === 'fixed')) violated(`${number} is ${state}, and the operator has it as fixed`);
    const isOver = state === 'rejected' || state === 'cancelled';
    if (isOver && live.length > 0 && !this.#isWritten(`${cancelKind}/${booking.id}`)) violated(`${number} is ${state}, and nobody gives back ${live[0]?.ref}`);
    if (state === 'lapsed' && booking.kind === 'fixed_booking') violated(`${number} is confirmed and lapsed`);
    if (state !== 'fixed') return;
    if (!total || !quote || !customer.agreed.has(total.amount)) violated(`${number} is fixed at ${total?.amount}, its customer never agreed to that`);
    if (quote.total.amount !== total.amount) violated(`${number} is fixed at ${total.amount}, its lines say ${quote.total.amount}`);
    if (customer.isOwn) {
      if (claim?.state !== 'booked') violated(`${number} is fixed without a place`);
      return;
    }
    const known = operator.reservations.find(({ ref }) => ref === booking.operatorRef);
    if (known?.state !== 'fixed' || known.clientRef !== booking.clientRef)
      violated(`${number} is fixed, the operator has ${booking.operatorRef} as ${known?.state ?? 'unknown'}`);
    if (known.total.amount !== operatorTotal(quote).amount)
      violated(`${number} is fixed at ${operatorTotal(quote).amount}, the operator asks for ${known.total.amount}`);
  }

  #places(): void {
    const { db } = this.#world;
    const allotment = db.allotments.rows.get(`${ownVoyage}/${ownCategory}`)!;
    const inUse = [...db.claims.rows.values()].filter(({ state }) => state !== 'released').length;
    if (allotment.used !== inUse) violated(`${allotment.used} places count as used, ${inUse} claims hold one`);
    if (allotment.used > allotment.size) violated(`${allotment.used} of ${allotment.size} places are sold`);
  }

  #charge(index: number): void {
    const { payments, db } = this.#world;
    const charge = payments.charges[index]!;
    const found = [...db.bookings.rows.values()].find(({ booking }) => booking.clientRef === charge.clientRef);
    if (found?.booking.state !== 'fixed') violated(`money for ${charge.clientRef}, which is ${found?.booking.state ?? 'unknown'}`);
    const { id } = found.booking;
    if (!this.#world.mails.has(`${id}/confirmation`)) violated(`money for ${charge.clientRef} before its confirmation was sent`);
    if (payments.charges.slice(0, index).some(({ clientRef }) => clientRef === charge.clientRef)) violated(`money twice for ${charge.clientRef}`);
  }

  #mails({ id, number, state, kind }: StoredBooking): void {
    const names = [...this.#world.db.outbox.rows.values()]
      .filter((row) => row.kind === bookingMailJob && row.dedupeKey.includes(id))
      .map(({ dedupeKey }) => dedupeKey);
    if (names.length === 0) violated(`${number} has no mail`);
    const wanted = state === 'lapsed' ? (kind === 'wait_list' ? 'waitListOver' : 'optionLapsed') : stateMail[state];
    if (wanted && !names.includes(`${bookingMailJob}/${id}/${wanted}`)) violated(`${number} is ${state}, and no mail says so`);
    if (names.length !== new Set(names).size) violated(`${number} has a mail twice`);
    const notice = stateNotice[state];
    if (notice && !this.#isWritten(`${deskNoticeKind}/${id}/${notice}`)) violated(`${number} is ${state}, and nobody at the desk is told`);
  }

  #isWritten(dedupeKey: string): boolean {
    return [...this.#world.db.outbox.rows.values()].some((row) => row.dedupeKey === dedupeKey);
  }

  #paid({ id, number, state, clientRef }: StoredBooking): void {
    const { db, payments } = this.#world;
    const payment = db.payments.rows.get(id);
    if (!payment) return violated(`${number} has no payment, not even a later one`);
    const isCharged = payments.charges.some((charge) => charge.clientRef === clientRef);
    if (isCharged !== (payment.state === 'forwarded')) violated(`the payment of ${number} is ${payment.state}, money ${isCharged ? 'has' : 'has not'} moved`);
    if (payment.hasAccount && over.has(state)) violated(`the account of ${number} is kept: it is ${state}`);
    if (payment.kind !== 'card') return undefined;
    if (payment.state === 'forwarding' || payment.state === 'unknown') violated(`the payment of ${number} stays ${payment.state}`);
    if (payment.state === 'tokenised') violated(`the card for ${number} is never used: it is ${state}`);
    return undefined;
  }

  /** A fifth refused card is a person's in the best of worlds. */
  #isPayment(dedupeKey: string, bookingId: string): boolean {
    return ['payment_unclear', 'payment_settings', 'no_cover', 'dead_job/confirmation'].some(
      (matter) => dedupeKey === `${deskNoticeKind}/${bookingId}/${matter}`,
    );
  }

  #lastReason(id: string): string {
    return [...this.#world.db.history.rows.values()].findLast(({ bookingId }) => bookingId === id)?.reason ?? '';
  }
}
