// The simulated operator's own truth: voyages with cabins, holds and bookings, in memory, never sold twice.
import { randomBytes } from 'node:crypto';
import type { Currency } from '#domain/money/money.ts';
import { errorCode } from '#features/operators/server/opentravel/codes.ts';
import { isSoldOut, type Behaviour } from './behaviour.ts';
import { OtaError, type AskedBooking, type AskedCabin, type AskedSailing } from './requests.ts';
import { madeUpCategory, madeUpFare, madeUpVoyage, priceOf, type StockCategory, type StockFare, type StockVoyage } from './stock-schema.ts';

export interface SimulatedHold {
  readonly transactionId: string;
  readonly voyageCode: string;
  readonly categoryCode: string;
  /** null = guarantee */
  readonly cabinNumber: string | null;
  /** ISO instant */
  readonly releasesAt: string;
}

export interface SimulatedBooking {
  readonly operatorRef: string;
  readonly clientRef: string;
  readonly voyageCode: string;
  readonly categoryCode: string;
  readonly fareCode: string;
  readonly cabinNumber: string | null;
  state: 'fixed' | 'option_held' | 'wait_listed' | 'cancelled';
  /** Minor units. */
  readonly total: number;
  readonly currency: Currency;
  optionValidUntil: string | null;
  readonly travellers: AskedBooking['travellers'];
  readonly bookedAt: string;
}

export interface StockOptions {
  /** Voyages and categories nobody put in are made up on demand. */
  readonly makesUp: boolean;
  readonly cabinsEach: number;
  readonly holdMinutes: number;
  readonly optionHours: number;
  readonly now: () => Date;
}

export class Stock {
  readonly #options: StockOptions;
  readonly #voyages = new Map<string, StockVoyage>();
  readonly #bookings: SimulatedBooking[] = [];
  /** The same bookings by reference and by category: long runs make tens of thousands. */
  readonly #byReference = new Map<string, SimulatedBooking[]>();
  readonly #byCategory = new Map<string, SimulatedBooking[]>();
  #holds: SimulatedHold[] = [];

  constructor(options: StockOptions) {
    this.#options = options;
  }

  put(voyages: readonly StockVoyage[]): void {
    for (const voyage of voyages) this.#voyages.set(voyage.voyageCode, voyage);
  }

  /** Forgets everything: voyages, holds and bookings. */
  clear(): void {
    this.#voyages.clear();
    this.#bookings.length = 0;
    this.#byReference.clear();
    this.#byCategory.clear();
    this.#holds = [];
  }

  get bookings(): readonly SimulatedBooking[] {
    return this.#bookings;
  }

  get holds(): readonly SimulatedHold[] {
    const now = this.#options.now().toISOString();
    this.#holds = this.#holds.filter((hold) => hold.releasesAt > now);
    return this.#holds;
  }

  sailingsOn(day: string): readonly StockVoyage[] {
    return [...this.#voyages.values()].filter((voyage) => voyage.departsOn === day);
  }

  /** @throws OtaError where it is not known and nothing is made up. */
  voyage(asked: AskedSailing): StockVoyage {
    const known = this.#voyages.get(asked.voyageCode);
    if (known) return known;
    if (!this.#options.makesUp) throw new OtaError(errorCode.serviceNotFound, 'no such sailing');
    const made = madeUpVoyage(asked.voyageCode, asked.departsOn, asked.nights, asked.shipName, this.#options.cabinsEach);
    this.#voyages.set(made.voyageCode, made);
    return made;
  }

  /** The voyage of a booking, which stays as long as the booking does. */
  voyageOf(booking: SimulatedBooking): StockVoyage {
    const known = this.#voyages.get(booking.voyageCode);
    if (!known) throw new Error(`a booking without its voyage ${booking.voyageCode}`);
    return known;
  }

  /** @throws OtaError */
  category(voyage: StockVoyage, categoryCode: string, fareCode: string): { readonly category: StockCategory; readonly fare: StockFare } {
    let category = voyage.categories.find(({ code }) => code === categoryCode);
    if (!category && this.#options.makesUp) {
      category = madeUpCategory(voyage.voyageCode, voyage.nights, categoryCode, [fareCode], this.#options.cabinsEach);
      voyage.categories.push(category);
    }
    let fare = category?.fares.find(({ code }) => code === fareCode);
    if (category && !fare && this.#options.makesUp) {
      fare = madeUpFare(voyage.voyageCode, voyage.nights, categoryCode, fareCode);
      category.fares.push(fare);
    }
    if (!category || !fare) throw new OtaError(errorCode.categoryInvalid, 'no such category or fare');
    return { category, fare };
  }

  /** Numbered cabins nobody has. */
  freeCabins(voyageCode: string, category: StockCategory): readonly string[] {
    const taken = new Set(this.#claims(voyageCode, category.code).flatMap(({ cabinNumber }) => cabinNumber ?? []));
    return category.cabins.filter((cabin) => !taken.has(cabin));
  }

  freePlaces(voyageCode: string, category: StockCategory): number {
    return Math.max(0, category.cabins.length + category.guarantee - this.#claims(voyageCode, category.code).length);
  }

  /** @throws OtaError */
  price(fare: StockFare, category: StockCategory, ages: readonly number[], behaviour: Behaviour): number {
    const amount = ages.length <= category.maxOccupancy ? priceOf(fare, ages) : undefined;
    if (amount === undefined) throw new OtaError('20', 'not sold for this party');
    return Math.round(amount * behaviour.priceFactor);
  }

  /** @throws OtaError */
  hold(asked: AskedSailing, cabin: AskedCabin, transactionId: string, behaviour: Behaviour): SimulatedHold {
    const { voyageCode, category } = this.#sellable(asked, cabin, behaviour);
    const again = this.holds.find((hold) => hold.transactionId === transactionId);
    if (again) return again;
    this.#takeable(voyageCode, category, cabin.cabinNumber);
    const releasesAt = new Date(this.#options.now().getTime() + this.#options.holdMinutes * 60_000).toISOString();
    const hold = { transactionId, voyageCode, categoryCode: category.code, cabinNumber: cabin.cabinNumber, releasesAt };
    this.#holds.push(hold);
    return hold;
  }

  /** @throws OtaError where nothing is held so. */
  unhold(voyageCode: string, cabinNumber: string | null, transactionId: string | undefined): void {
    const at = this.holds.findIndex((hold) => hold.voyageCode === voyageCode && hold.cabinNumber === cabinNumber && hold.transactionId === transactionId);
    if (at === -1) throw new OtaError(errorCode.referenceNotFound, 'nothing is held');
    this.#holds.splice(at, 1);
  }

  /** @throws OtaError */
  book(asked: AskedSailing, booking: AskedBooking, transactionId: string | undefined, behaviour: Behaviour): SimulatedBooking {
    const [earlier] = this.withReference(booking.clientRef);
    if (earlier && !behaviour.forgetToDedupe) return earlier;
    const { voyageCode, category, fare, currency } = this.#sellable(asked, booking, behaviour);
    const price = behaviour.acceptAnyTotal
      ? booking.total
      : this.price(
          fare,
          category,
          booking.travellers.map(({ age }) => age),
          behaviour,
        );
    if (price !== booking.total || (currency !== booking.currency && !behaviour.acceptAnyTotal))
      throw new OtaError(errorCode.priceIncorrect, 'the price is another one');
    const hold = this.holds.find((one) => one.transactionId === transactionId && one.voyageCode === voyageCode && one.categoryCode === category.code);
    if (!booking.isWaitList && !hold) this.#takeable(voyageCode, category, booking.cabinNumber);
    if (hold) this.#holds.splice(this.#holds.indexOf(hold), 1);
    const now = this.#options.now();
    const isOption = booking.isOption && !booking.isWaitList;
    const made: SimulatedBooking = {
      operatorRef: randomBytes(5).toString('hex').toUpperCase(),
      clientRef: booking.clientRef,
      voyageCode,
      categoryCode: category.code,
      fareCode: fare.code,
      cabinNumber: booking.isWaitList ? null : hold ? hold.cabinNumber : booking.cabinNumber,
      state: booking.isWaitList ? 'wait_listed' : isOption ? 'option_held' : 'fixed',
      total: price,
      currency: booking.currency,
      optionValidUntil: isOption ? new Date(now.getTime() + this.#options.optionHours * 3_600_000).toISOString() : null,
      travellers: booking.travellers,
      bookedAt: now.toISOString(),
    };
    this.#bookings.push(made);
    put(this.#byReference, made.clientRef, made);
    put(this.#byCategory, categoryKey(voyageCode, category.code), made);
    return made;
  }

  /**
   * An option becomes a fixed booking; one that is fixed already stays as it is.
   * @throws OtaError where it is not known, cancelled, or has lapsed
   */
  commit(operatorRef: string, behaviour: Behaviour): SimulatedBooking {
    const booking = this.#bookings.find((one) => one.operatorRef === operatorRef);
    if (!booking) throw new OtaError(errorCode.referenceNotFound, 'no such booking');
    if (booking.state === 'fixed') return booking;
    if (behaviour.refuse !== null) throw new OtaError(behaviour.refuse, 'refused');
    if (booking.state !== 'option_held' || (booking.optionValidUntil ?? '') <= this.#options.now().toISOString())
      throw new OtaError(errorCode.closedForSales, 'the option is over');
    booking.state = 'fixed';
    booking.optionValidUntil = null;
    return booking;
  }

  withReference(clientRef: string): readonly SimulatedBooking[] {
    return this.#byReference.get(clientRef) ?? [];
  }

  /** @throws OtaError */
  cancel(operatorRef: string): SimulatedBooking {
    const booking = this.#bookings.find((one) => one.operatorRef === operatorRef);
    if (!booking) throw new OtaError(errorCode.referenceNotFound, 'no such booking');
    if (booking.state === 'cancelled') throw new OtaError(errorCode.alreadyCancelled, 'cancelled before');
    booking.state = 'cancelled';
    return booking;
  }

  /** Whoever has a place: holds, fixed bookings, options that have not lapsed. */
  #claims(voyageCode: string, categoryCode: string): readonly { readonly cabinNumber: string | null }[] {
    const now = this.#options.now().toISOString();
    const booked = (this.#byCategory.get(categoryKey(voyageCode, categoryCode)) ?? []).filter(
      ({ state, optionValidUntil }) => state === 'fixed' || (state === 'option_held' && (optionValidUntil ?? '') > now),
    );
    return [...this.holds.filter((hold) => hold.voyageCode === voyageCode && hold.categoryCode === categoryCode), ...booked];
  }

  #sellable(asked: AskedSailing, cabin: AskedCabin, behaviour: Behaviour) {
    const voyage = this.voyage(asked);
    const found = this.category(voyage, cabin.categoryCode, cabin.fareCode);
    if (behaviour.refuse !== null) throw new OtaError(behaviour.refuse, 'refused');
    if (!cabin.isWaitList && isSoldOut(behaviour, cabin.categoryCode)) throw new OtaError(errorCode.soldOut, 'no more accommodation in class');
    if (found.category.state === 'closed') throw new OtaError(errorCode.closedForSales, 'closed for sales');
    return { ...found, voyageCode: voyage.voyageCode, currency: voyage.currency };
  }

  #takeable(voyageCode: string, category: StockCategory, cabinNumber: string | null): void {
    if (cabinNumber === null) {
      const guaranteed = this.#claims(voyageCode, category.code).filter((claim) => claim.cabinNumber === null).length;
      if (guaranteed >= category.guarantee) throw new OtaError(errorCode.soldOut, 'no more accommodation in class');
      return;
    }
    if (!category.cabins.includes(cabinNumber)) throw new OtaError(errorCode.cabinUnknown, 'no such cabin');
    if (!this.freeCabins(voyageCode, category).includes(cabinNumber)) throw new OtaError(errorCode.occupied, 'the cabin is taken');
  }
}

const categoryKey = (voyageCode: string, categoryCode: string): string => JSON.stringify([voyageCode, categoryCode]);

function put(index: Map<string, SimulatedBooking[]>, key: string, booking: SimulatedBooking): void {
  const known = index.get(key);
  if (known) known.push(booking);
  else index.set(key, [booking]);
}
