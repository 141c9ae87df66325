// The one interface to an operator's system (OPS-01). Two implementations: our own allotments, and OpenTravel cruise messages over HTTP.
// An operator answers late, twice or never: what is not known is said as such, and never tried again blindly.
import type { Money } from '#domain/money/money.ts';

/** The voyage as the operator knows it. */
export interface OperatorVoyage {
  readonly voyageId: number;
  readonly operatorId: number;
  readonly operatorName: string;
  /** The operator's own code of the voyage where it has one. */
  readonly operatorCode: string | null;
  readonly shipName: string;
  /** yyyy-mm-dd */
  readonly departsOn: string;
  readonly nights: number;
  /** Where messages go; empty for our own allotments. */
  readonly endpoint: string;
}

export interface OperatorGuest {
  readonly index: number;
  /** Whole years on the day of departure. */
  readonly age: number;
  readonly salutation?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  /** yyyy-mm-dd */
  readonly birthDate?: string;
  readonly nationality?: string;
}

export interface OperatorParty {
  readonly adults: number;
  readonly childAges: readonly number[];
}

export interface OperatorCategory {
  readonly categoryCode: string;
  readonly fareGroup: string;
  readonly state: 'available' | 'waitlist' | 'on_request' | 'closed';
  /** Total of the party; null where the operator names no price. */
  readonly total: Money | null;
  /** Numbered cabins that are free; empty where only guarantee cabins are sold. */
  readonly cabins: readonly string[];
  /** Free places, null = not told. */
  readonly free: number | null;
}

export interface OperatorPrice {
  readonly total: Money;
}

export interface HoldRequest {
  readonly voyage: OperatorVoyage;
  readonly party: OperatorParty;
  readonly categoryCode: string;
  readonly fareGroup: string;
  /** null = a guarantee cabin. */
  readonly cabinNumber: string | null;
}

export interface Hold {
  readonly holdRef: string;
  readonly cabinNumber: string | null;
  /** ISO instant, null = not told. */
  readonly releasesAt: string | null;
}

export interface BookRequest extends HoldRequest {
  /** Ours, unique: the only name by which a booking whose answer was lost can be found. */
  readonly clientRef: string;
  readonly kind: 'fixed_booking' | 'option_booking' | 'wait_list';
  readonly holdRef: string | null;
  readonly guests: readonly OperatorGuest[];
  /** What the customer accepted; the operator must not book at another price without saying so. */
  readonly total: Money;
}

export interface OperatorBooking {
  readonly clientRef: string;
  readonly operatorRef: string;
  readonly state: 'fixed' | 'option_held' | 'wait_listed' | 'cancelled';
  readonly cabinNumber: string | null;
  readonly total: Money;
  /** ISO instant until when an option is held. */
  readonly optionValidUntil: string | null;
  /** Found under our reference beside this one and not cancelled: the operator booked it more than once, a person has to look. */
  readonly doubles?: readonly string[];
}

/** Why an operator said no for certain; a closed list. */
export const refusals = ['sold_out', 'price_changed', 'bad_data', 'not_bookable', 'unknown_voyage', 'unknown_booking'] as const;
export type Refusal = (typeof refusals)[number];

/**
 * What went wrong, by what is known of it:
 * `refused` the operator said no for certain; `unreachable` nothing was sent, so trying again is safe; `unanswered` bytes were sent
 * and no valid answer came: a write may or may not have happened.
 */
export class OperatorError extends Error {
  readonly kind: 'refused' | 'unreachable' | 'unanswered';
  readonly refusal: Refusal | undefined;
  /** The new price where that is why. */
  readonly price: Money | undefined;

  constructor(kind: 'refused' | 'unreachable' | 'unanswered', message: string, details: { refusal?: Refusal; price?: Money } = {}) {
    super(message);
    this.kind = kind;
    this.refusal = details.refusal;
    this.price = details.price;
  }
}

export interface OperatorStatus {
  readonly isAvailable: boolean;
  /** Operations that rest after too many failures, by their names in OperatorSystem. */
  readonly unavailable?: readonly string[];
}

/** Every method throws OperatorError and nothing else for what an operator may do wrong. */
export interface OperatorSystem {
  status(voyage: OperatorVoyage): OperatorStatus;
  /** Categories with prices and free cabins. */
  availability(voyage: OperatorVoyage, party: OperatorParty, signal?: AbortSignal): Promise<readonly OperatorCategory[]>;
  hold(request: HoldRequest): Promise<Hold>;
  unhold(voyage: OperatorVoyage, holdRef: string): Promise<void>;
  price(request: HoldRequest & { readonly holdRef: string | null }): Promise<OperatorPrice>;
  book(request: BookRequest): Promise<OperatorBooking>;
  /** Makes the option that the operator knows by its own reference a fixed booking; repeated, it answers the same. */
  confirmOption(request: BookRequest, operatorRef: string): Promise<OperatorBooking>;
  /** By our reference: undefined = the operator knows for certain that there is none. */
  find(voyage: OperatorVoyage, clientRef: string): Promise<OperatorBooking | undefined>;
  cancel(voyage: OperatorVoyage, operatorRef: string): Promise<void>;
}
