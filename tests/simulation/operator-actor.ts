// The operator of the simulated world: own stock and prices, slow, forgetful of its answers, and never aware that it was asked twice.
// It is the truth that the shop has to agree with in the end.
import { money, type Money } from '#domain/money/money.ts';
import { OperatorError, type BookRequest, type OperatorBooking, type OperatorSystem } from '#features/operators/server/operator-port.ts';
import type { Chance, Scheduler } from './scheduler.ts';
import type { SimProcess } from './sim-process.ts';

export interface OperatorManners {
  readonly places: number;
  /** Chances per call. */
  readonly unreachable: number;
  /** Does it, and the answer is lost or unreadable. */
  readonly loses: number;
  /** Fails before doing anything, in a way from which nobody can tell. */
  readonly failsBefore: number;
  /** The caller hears nothing any more at once, the request arrives all the same, up to 90 s later. */
  readonly arrivesLate: number;
  readonly slow: number;
  /** Of prices that have changed by the time of a booking. */
  readonly priceChanges: number;
  /** A price that changed is refused without the new one. */
  readonly hidesPrice: number;
  /** A fixed booking at another price than asked, without a word. */
  readonly booksAtOtherPrice: number;
  /** From start to end nobody gets through. */
  readonly outage: { readonly from: number; readonly until: number } | undefined;
  /** Whether it looks at the price when an option becomes fixed, or keeps to its own without a word. */
  readonly checksOptionPrice: boolean;
  /** Chance that it does not make an option a fixed booking, and goes on holding it. */
  readonly refusesOption: number;
  /** Chance that it wants another price for that, where it looks at prices at all. */
  readonly repricesOption: number;
  /** Hours that it holds an option. */
  readonly optionHours: number;
}

export interface Reservation {
  readonly ref: string;
  readonly clientRef: string;
  state: 'fixed' | 'option_held' | 'wait_listed' | 'cancelled';
  total: Money;
  /** Milliseconds. */
  optionUntil: number | null;
}

const WRITE_LIMIT_MS = 90_000;
const READ_LIMIT_MS = 20_000;
/** The longest way from us into its books: the quarantine is twice that. */
const LONGEST_MS = 88_000;

export const basePrice = 200_000;

export class OperatorActor {
  readonly reservations: Reservation[] = [];
  readonly manners: OperatorManners;
  /** What it asks for a place now, in cents. */
  price = basePrice;
  /** Counts changes of its books. */
  version = 0;
  readonly #scheduler: Scheduler;
  readonly #chance: Chance;
  readonly #isCalm: () => boolean;
  readonly #trace: (text: string) => void;

  constructor(parts: {
    readonly scheduler: Scheduler;
    readonly chance: Chance;
    readonly manners: OperatorManners;
    readonly isCalm: () => boolean;
    readonly trace: (text: string) => void;
  }) {
    this.manners = parts.manners;
    this.#scheduler = parts.scheduler;
    this.#chance = parts.chance;
    this.#isCalm = parts.isCalm;
    this.#trace = parts.trace;
  }

  isLive(reservation: Reservation): boolean {
    this.#lapse(reservation);
    return reservation.state !== 'cancelled';
  }

  live(clientRef: string): Reservation[] {
    return this.reservations.filter((reservation) => reservation.clientRef === clientRef && this.isLive(reservation));
  }

  /** The operator as one process of the shop reaches it: what is answered to a dead process is lost. */
  systemFor(process: SimProcess): OperatorSystem {
    const unused = (name: string) => (): never => {
      throw new Error(`nobody asks the operator for ${name} in this world`);
    };
    return {
      status: () => ({ isAvailable: true }),
      availability: unused('availability'),
      hold: unused('hold'),
      unhold: unused('unhold'),
      price: unused('price'),
      cancel: (_voyage, ref) => this.#call(process, 'cancel', WRITE_LIMIT_MS, () => this.#cancel(ref)),
      book: (request) => this.#call(process, 'book', WRITE_LIMIT_MS, () => this.#book(request)),
      confirmOption: (request, ref) => this.#call(process, 'confirmOption', WRITE_LIMIT_MS, () => this.#confirm(request, ref)),
      find: (_voyage, clientRef) => this.#call(process, 'find', READ_LIMIT_MS, () => this.#find(clientRef)),
    };
  }

  /** One call: when it arrives, what it does there, and what of it is heard. The effect is the operator's, whoever asked may be dead. */
  #call<T>(process: SimProcess, name: string, limitMs: number, effect: () => T): Promise<T> {
    const { manners } = this;
    const draw = this.#chance();
    const isCalm = this.#isCalm();
    const isOut = manners.outage && this.#scheduler.now >= manners.outage.from && this.#scheduler.now < manners.outage.until;
    if (isOut || (!isCalm && draw < manners.unreachable)) return this.#unreachable(process, name);
    let at = isCalm ? 0 : manners.unreachable;
    const falls = (share: number): boolean => !isCalm && draw < (at += share);
    const loses = falls(manners.loses);
    const failsBefore = falls(manners.failsBefore);
    const arrivesLate = falls(manners.arrivesLate);
    const isSlow = falls(manners.slow);
    const arrival = arrivesLate || isSlow ? this.#chance() * LONGEST_MS : 20 + this.#chance() * 2_000;
    const back = 10 + this.#chance() * 500;
    return new Promise<T>((resolve, reject) => {
      const silence = (ms: number): void =>
        void process.later(ms, () => {
          this.#trace(`${name}: ${process.name} hears nothing`);
          reject(new OperatorError('unanswered', 'no answer'));
        });
      silence(arrivesLate ? this.#chance() * 1_000 : limitMs);
      this.#scheduler.after(arrival, () => {
        if (failsBefore) return;
        const answer = outcomeOf(effect);
        if (loses || arrivesLate) return;
        this.#scheduler.after(back, () => ('value' in answer ? resolve(answer.value) : reject(answer.error)), process);
      });
      if ((loses || failsBefore) && this.#chance() < 0.5) silence(arrival + back);
    });
  }

  async #unreachable(process: SimProcess, name: string): Promise<never> {
    await process.sleep(10 + this.#chance() * 3_000);
    this.#trace(`${name}: ${process.name} does not reach it`);
    throw new OperatorError('unreachable', 'connection refused');
  }

  #book(request: BookRequest): OperatorBooking {
    const { manners } = this;
    const kind = request.kind;
    const isCalm = this.#isCalm();
    if (this.#chance() < manners.priceChanges) this.price += Math.round((this.#chance() - 0.4) * 200) * 100;
    if (kind !== 'wait_list' && this.reservations.filter((one) => this.isLive(one) && one.state !== 'wait_listed').length >= manners.places)
      return this.#refuse(request, 'sold_out');
    if (kind === 'fixed_booking' && request.total.amount !== this.price && (isCalm || this.#chance() >= manners.booksAtOtherPrice))
      return this.#refuse(request, 'price_changed', !isCalm && this.#chance() < manners.hidesPrice ? undefined : money(this.price, 'EUR'));
    const reservation: Reservation = {
      ref: `OP${this.reservations.length + 1}`,
      clientRef: request.clientRef,
      state: kind === 'fixed_booking' ? 'fixed' : kind === 'option_booking' ? 'option_held' : 'wait_listed',
      total: money(this.price, 'EUR'),
      optionUntil: kind === 'option_booking' ? this.#scheduler.now + manners.optionHours * 3_600_000 : null,
    };
    this.reservations.push(reservation);
    this.version++;
    this.#trace(`operator books ${reservation.ref} for ${reservation.clientRef}: ${reservation.state} at ${reservation.total.amount}`);
    return this.#answer(reservation);
  }

  #confirm(request: BookRequest, ref: string): OperatorBooking {
    const reservation = this.reservations.find((one) => one.ref === ref);
    if (!reservation) return this.#refuse(request, 'unknown_booking');
    if (!this.isLive(reservation)) return this.#refuse(request, 'not_bookable');
    if (reservation.state === 'fixed') return this.#answer(reservation);
    if (this.#chance() < this.manners.refusesOption) return this.#refuse(request, 'not_bookable');
    if (this.manners.checksOptionPrice && this.#chance() < this.manners.repricesOption)
      reservation.total = money(reservation.total.amount + Math.round((this.#chance() - 0.4) * 200) * 100, 'EUR');
    if (this.manners.checksOptionPrice && request.total.amount !== reservation.total.amount) return this.#refuse(request, 'price_changed', reservation.total);
    reservation.state = 'fixed';
    reservation.optionUntil = null;
    this.version++;
    this.#trace(`operator fixes ${ref} of ${reservation.clientRef}`);
    return this.#answer(reservation);
  }

  #cancel(ref: string): void {
    const reservation = this.reservations.find((one) => one.ref === ref);
    if (!reservation) throw new OperatorError('refused', 'unknown_booking', { refusal: 'unknown_booking' });
    reservation.state = 'cancelled';
    this.version++;
    this.#trace(`operator cancels ${ref} of ${reservation.clientRef}`);
  }

  #find(clientRef: string): OperatorBooking | undefined {
    const found = this.reservations.filter((one) => one.clientRef === clientRef);
    const live = found.filter((one) => this.isLive(one));
    const first = live[0] ?? found[0];
    this.#trace(`operator is asked for ${clientRef}: ${first ? `${first.ref} ${first.state}` : 'none'}`);
    const doubles = live.slice(1).map(({ ref }) => ref);
    return first && { ...this.#answer(first), ...(doubles.length > 0 && { doubles }) };
  }

  #refuse(request: BookRequest, refusal: 'sold_out' | 'price_changed' | 'not_bookable' | 'unknown_booking', price?: Money): never {
    this.#trace(`operator refuses ${request.clientRef} at ${request.total.amount}: ${refusal}${price ? ` ${price.amount}` : ''}`);
    throw new OperatorError('refused', refusal, { refusal, ...(price && { price }) });
  }

  #lapse(reservation: Reservation): void {
    if (reservation.state === 'option_held' && (reservation.optionUntil ?? 0) <= this.#scheduler.now) reservation.state = 'cancelled';
  }

  #answer(reservation: Reservation): OperatorBooking {
    return {
      clientRef: reservation.clientRef,
      operatorRef: reservation.ref,
      state: reservation.state,
      cabinNumber: null,
      total: reservation.total,
      optionValidUntil: reservation.optionUntil === null ? null : new Date(reservation.optionUntil).toISOString(),
    };
  }
}

type Outcome<T> = { readonly value: T } | { readonly error: Error };
function outcomeOf<T>(effect: () => T): Outcome<T> {
  try {
    return { value: effect() };
  } catch (error) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }
}
