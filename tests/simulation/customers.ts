// The customers of the simulated world: they click twice, in two tabs, with old numbers, at the last moment of an option, give another card
// after a decline, and close the browser. They know what they have seen and what they were answered.
import { createHash } from 'node:crypto';
import { emptyBookingForm } from '#domain/booking/form/booking-form.ts';
import type { BookingKind } from '#domain/booking/booking-states.ts';
import type { StoredBooking } from '#features/booking/server/booking.repository.ts';
import type { BookingQuote } from '#features/booking/server/quotes.ts';
import { placeOrder, type Order } from '#features/booking/server/work/place-order.ts';
import type { NewPayment, StoredPayment, WorkStore } from '#features/booking/server/work/ports.ts';
import { answerPrice, confirmOption, payAgain } from '#features/booking/server/work/second-order.ts';
import { money, type Money } from '#domain/money/money.ts';
import { Failure } from '#platform/contract/failures.ts';
import type { MemoryDatabase, MemoryTransaction } from './memory-database.ts';
import { memoryWorkStore } from './memory-store.ts';
import type { OperatorActor } from './operator-actor.ts';
import type { CardNature, PaymentActor } from './payment-actor.ts';
import type { Chance, Scheduler } from './scheduler.ts';
import { operatorId, operatorVoyageId, ownCategory, ownVoyage, quoteOf, type Planted } from './shop-parts.ts';
import type { SimProcess } from './sim-process.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

export interface CustomerParts {
  readonly scheduler: Scheduler;
  readonly db: MemoryDatabase;
  readonly chance: Chance;
  readonly operator: OperatorActor;
  readonly payments: PaymentActor;
  readonly planted: Planted | undefined;
  /** A web process that lives, if one does. */
  readonly web: () => SimProcess | undefined;
  readonly isCalm: () => boolean;
  readonly trace: (text: string) => void;
  readonly violated: (what: string) => void;
}

/** One visitor with his session. */
export class Customer {
  readonly index: number;
  readonly sessionHash: Buffer;
  readonly key: string;
  readonly isOwn: boolean;
  readonly kind: Exclude<BookingKind, 'custom_request'>;
  /** What was shown under each number of the session. */
  readonly shown = new Map<number, BookingQuote>();
  /** Totals he has pressed a button for. */
  readonly agreed = new Set<number>();
  /** Booking numbers he was answered: one at most. */
  readonly answers = new Set<string>();
  /** Orders that he still waits for an answer to. */
  waiting = 0;
  readonly #parts: CustomerParts;
  readonly #seen = new Set<string>();
  #keys = 0;

  constructor(index: number, seed: number, parts: CustomerParts) {
    const { chance } = parts;
    this.index = index;
    this.#parts = parts;
    this.sessionHash = createHash('sha256').update(`${seed}/${index}`).digest();
    this.key = this.sessionHash.toString('hex');
    this.isOwn = chance() < 0.35;
    const draw = chance();
    this.kind = draw < 0.5 ? 'fixed_booking' : draw < 0.93 ? 'option_booking' : 'wait_list';
  }

  /** The session stands at its summary; then the tabs begin to click. */
  begin(revision: number): void {
    const { chance, scheduler, operator } = this.#parts;
    this.shown.set(revision, quoteOf(this.isOwn ? 180_000 : operator.price, 30_000));
    const at = chance() * 30 * MINUTE;
    const clicks = 1 + Math.floor(chance() * 3);
    for (let tab = 0; tab < (chance() < 0.3 ? 2 : 1); tab++) {
      const key = this.#newKey();
      for (let click = 0; click < clicks; click++)
        scheduler.after(at + (click === 0 ? 0 : chance() * 3 * SECOND), () => void this.#order(revision, chance() < 0.6 ? key : this.#newKey(), 0));
    }
    if (chance() < 0.4) scheduler.after(at + (chance() < 0.5 ? chance() * 40 : (chance() * 2 - 1) * 2 * SECOND), () => void this.#otherTab(revision));
  }

  /** What has happened to his booking, as soon as it is committed: he may do something about it, some time. */
  hears(booking: StoredBooking): void {
    const { chance, scheduler } = this.#parts;
    const what = `${booking.state}/${booking.stateVersion}`;
    if (this.#seen.has(what)) return;
    this.#seen.add(what);
    if (booking.state === 'reprice' && chance() < 0.85) {
      const at = chance() < 0.8 ? chance() * 20 * MINUTE : chance() * 25 * HOUR;
      const accepts = chance() < 0.75;
      this.#clicks(at, () => this.#answerPrice(booking, accepts));
      if (chance() < 0.15) scheduler.after(at + chance() * SECOND, () => void this.#answerPrice(booking, !accepts));
    }
    if (booking.state === 'option_held' && booking.optionValidUntil && chance() < 0.7) {
      const left = booking.optionValidUntil.getTime() - scheduler.now;
      const at = chance() < 0.6 ? left + (chance() * 2 - 1) * (chance() < 0.5 ? 0.3 : 5) * SECOND : chance() * left;
      this.#clicks(at, () => this.#confirmOption(booking.id));
    }
  }

  hearsOfPayment(bookingId: string, payment: StoredPayment): void {
    const { chance, scheduler, payments } = this.#parts;
    const what = `payment ${payment.challengeUrl === null ? payment.state : 'challenged'}/${payment.attempts}`;
    if (this.#seen.has(what)) return;
    this.#seen.add(what);
    if ((payment.state === 'declined' || payment.state === 'none') && payment.problem !== null && chance() < 0.7) {
      const again = this.#card();
      this.#clicks(chance() * 30 * MINUTE, () =>
        this.#ask((store) => payAgain(store, { bookingId, payment: again, returnUrl: 'https://shop.example/back' }), 3),
      );
    }
    if (payment.challengeUrl !== null && chance() < 0.8) {
      // some come back to the bank's question a day later, about when it is given up
      const at = chance() < 0.6 ? chance() * 35 * MINUTE : 24 * HOUR + (chance() * 40 - 10) * MINUTE;
      scheduler.after(at, () => payments.confirmChallenge(`${bookingId}-${payment.attempts}`));
    }
  }

  #newKey(): string {
    return `key-${this.index}-${++this.#keys}`;
  }

  #clicks(at: number, click: () => Promise<void>): void {
    const { chance, scheduler } = this.#parts;
    for (let left = 1 + Math.floor(chance() * 2.5); left > 0; left--) scheduler.after(Math.max(0, at) + chance() * SECOND, () => void click());
  }

  #card(): NewPayment {
    const { chance, payments } = this.#parts;
    const draw = chance();
    const nature: CardNature = draw < 0.45 ? 'good' : draw < 0.62 ? 'declined' : draw < 0.7 ? 'wrong_code' : 'challenge';
    return { kind: 'card', token: payments.newToken(nature), card: { brand: 'visa', last4: '4242', expiresMonth: 12, expiresYear: 2030 } };
  }

  #payment(): NewPayment {
    const draw = this.#parts.chance();
    if (this.kind !== 'fixed_booking' || draw < 0.1) return { kind: 'later' };
    if (draw < 0.25) return { kind: 'sepa', accountOwner: 'Änne', iban: 'DE89370400440532013000', bic: null, bankName: 'Bank' };
    return this.#card();
  }

  /** Another tab chooses another way to the ship: the session moves on, at another total. */
  async #otherTab(revision: number): Promise<void> {
    const { db, chance } = this.#parts;
    const tx = db.begin(this);
    await tx.lock(db.sessions, this.key);
    const session = tx.get(db.sessions, this.key);
    if (session?.revision !== revision || session.state !== 'open') return db.rollback(tx);
    const before = this.shown.get(revision)!;
    this.shown.set(revision + 1, quoteOf(before.total.amount - 30_000, 30_000 + 1_000 * (1 + Math.floor(chance() * 20))));
    tx.put(db.sessions, this.key, { ...session, revision: revision + 1 });
    db.commit(tx);
  }

  #orderOf(revision: number, key: string): Order {
    const quote = this.shown.get(revision)!;
    const { chance, scheduler, db } = this.#parts;
    const takesOurs = this.isOwn && this.kind !== 'wait_list';
    return {
      sessionHash: this.sessionHash,
      revision,
      key: { scope: `confirm:${this.key}`, key, fingerprint: createHash('sha256').update(`${revision}`).digest() },
      place: takesOurs ? { sessionHash: this.sessionHash, voyageId: ownVoyage, categoryCode: ownCategory, cabinId: null } : null,
      goesToOperator: !this.isOwn,
      booking: {
        number: `FW26-${db.newId().slice(0, 8).toUpperCase()}`,
        sessionHash: this.sessionHash,
        kind: this.kind,
        brand: 'fahrwasser',
        language: 'de',
        voyageId: this.isOwn ? ownVoyage : operatorVoyageId,
        operatorId,
        categoryCode: ownCategory,
        fareGroup: 'STD',
        cabinNumber: null,
        operatorHold: null,
        party: { adults: 2, childAges: [] },
        form: emptyBookingForm(2),
        quote,
        optionValidUntil: this.kind === 'option_booking' && this.isOwn ? new Date(scheduler.now + (0.5 + chance() * 30) * HOUR) : null,
        buttonText: 'zahlungspflichtig bestellen',
        formVersion: '1',
        formText: 'form',
      },
      payment: this.#payment(),
      returnUrl: 'https://shop.example/back',
      now: new Date(scheduler.now),
    };
  }

  /** One click on the order's button, until there is an answer or the customer has had enough. */
  async #order(revision: number, key: string, reloads: number): Promise<void> {
    const { chance, planted, db, violated } = this.#parts;
    const order = this.#orderOf(revision, key);
    this.agreed.add(order.booking.quote!.total.amount);
    const closes = chance() < 0.05;
    this.waiting++;
    try {
      const booking = await this.#sent((store) => placeOrder(planted?.orderStore?.(store, order, db) ?? store, order), closes ? 1 : 60);
      if (booking) this.#answered(booking);
      else if (!closes) violated(`customer ${this.index} ordered and was never answered`);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      if (error.code === 'ValidationFailed') violated(`customer ${this.index}: key ${key} is said to have been used for something else`);
      const now = db.sessions.rows.get(this.key)!.revision;
      const said = (error.data as { sessionRevision?: number } | undefined)?.sessionRevision;
      if (said !== undefined && !this.shown.has(said)) violated(`customer ${this.index} is sent away from what he has ordered`);
      if (error.code === 'OutdatedSessionRevision' && reloads < 2 && this.shown.has(now)) await this.#order(now, this.#newKey(), reloads + 1);
    } finally {
      this.waiting--;
    }
  }

  #answered(booking: StoredBooking): void {
    const { db, violated } = this.#parts;
    this.answers.add(booking.number);
    if (this.answers.size > 1) violated(`customer ${this.index} was answered ${[...this.answers].join(' and ')}`);
    if (db.bookings.rows.get(booking.id)?.booking.number !== booking.number)
      violated(`customer ${this.index} was answered ${booking.number}, which does not exist`);
  }

  async #answerPrice(seen: StoredBooking, accepted: boolean): Promise<void> {
    const acceptedTotal: Money = seen.offeredTotal ?? money(0, 'EUR');
    if (accepted) this.agreed.add(acceptedTotal.amount);
    await this.#ask((store) => answerPrice(store, { bookingId: seen.id, accepted, acceptedTotal, buttonText: 'zahlungspflichtig bestellen' }), 4);
  }

  async #confirmOption(bookingId: string): Promise<void> {
    const { db, chance } = this.#parts;
    const seen = db.bookings.rows.get(bookingId)?.booking;
    if (seen?.total) this.agreed.add(seen.total.amount);
    const payment = chance() < 0.6 ? this.#card() : ({ kind: 'later' } as const);
    const confirmation = { bookingId, payment, returnUrl: null, buttonText: 'zahlungspflichtig bestellen' };
    await this.#ask((store) => confirmOption(store, confirmation), 4);
  }

  /** What the shop refuses here, it refuses: the page shows how it stands. */
  async #ask(run: (store: WorkStore) => Promise<StoredBooking>, tries: number): Promise<void> {
    const { planted, db } = this.#parts;
    try {
      await this.#sent((store) => run(planted?.webStore?.(store, db) ?? store), tries);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
    }
  }

  /** Sends until there is an answer. @returns undefined where there was none; throws what the shop refused */
  async #sent(run: (store: WorkStore) => Promise<StoredBooking>, tries: number): Promise<StoredBooking | undefined> {
    const { chance, db, isCalm, trace } = this.#parts;
    for (let attempt = 0; attempt < tries; attempt++) {
      if (attempt > 0) await this.#sleep((1 + attempt) * (1 + chance() * 20) * SECOND);
      const web = this.#parts.web();
      if (!web) continue;
      try {
        const answer = await web.request(() => run(memoryWorkStore(db, web.pace, web)));
        if (isCalm() || chance() > 0.04) return answer;
        trace(`the answer to customer ${this.index} is lost`);
      } catch (error) {
        if (error instanceof Failure) throw error;
        trace(`customer ${this.index} is answered ${error instanceof Error ? error.message : 'nothing'}`);
      }
    }
    return undefined;
  }

  #sleep(ms: number): Promise<void> {
    return new Promise((resolve) => void this.#parts.scheduler.after(ms, resolve));
  }
}

/** What a committed transaction says to the customers. */
export function tellCustomers(customers: ReadonlyMap<string, Customer>, db: MemoryDatabase, tx: MemoryTransaction): void {
  for (const key of tx.written.get(db.bookings)?.keys() ?? []) {
    const row = db.bookings.rows.get(key);
    if (row) customers.get(row.session)?.hears(row.booking);
  }
  for (const key of tx.written.get(db.payments)?.keys() ?? []) {
    const [payment, row] = [db.payments.rows.get(key), db.bookings.rows.get(key)];
    if (payment && row) customers.get(row.session)?.hearsOfPayment(key, payment);
  }
}
