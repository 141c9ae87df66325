// What is written down of a booking: everything that mails, papers and the confirmation page say. They show it; none computes a price again.
import type { IsoDate } from '../calendar/calendar.ts';
import type { Language } from '../language.ts';
import type { Money } from '../money/money.ts';
import type { BookingKind, BookingState } from './booking-states.ts';

export interface RecordedDay {
  readonly date: IsoDate;
  readonly place: string;
  /** Empty for a day at sea. */
  readonly country: string;
  /** Wall-clock times 'HH:mm' at the place. */
  readonly arrives: string | null;
  readonly departs: string | null;
  /** IANA zone of the place; null at sea. */
  readonly timeZone: string | null;
}

export interface RecordedVoyage {
  readonly id: number;
  readonly title: string;
  readonly ship: string;
  /** The cruise line as travellers know it. */
  readonly operator: string;
  readonly departsOn: IsoDate;
  readonly returnsOn: IsoDate;
  readonly nights: number;
  readonly embarkation: string;
  readonly disembarkation: string;
  readonly itinerary: readonly RecordedDay[];
}

export interface RecordedCabin {
  /** The operator's code of the category. */
  readonly code: string;
  readonly name: string;
  /** The type in words: Balkonkabine, Balcony cabin. */
  readonly cabinType: string;
  /** null = a guarantee cabin: the category is certain, the number is not. */
  readonly cabinNumber: string | null;
}

export interface RecordedPerson {
  /** As in the passport: salutation, title, first and last name. */
  readonly name: string;
  /** null where it was not asked. */
  readonly birthDate: IsoDate | null;
}

export interface RecordedContact {
  /** In full, as on an envelope. */
  readonly name: string;
  /** How a letter begins: 'Sehr geehrte Frau Weber', 'Dear Ms Weber'. */
  readonly greeting: string;
  readonly street: string;
  readonly postCode: string;
  readonly city: string;
  readonly country: string;
  readonly phone: string;
  readonly email: string;
}

export interface RecordedPriceLine {
  readonly label: string;
  readonly amount: Money;
  /** Part of another line and not added to it: port charges, service charge. */
  readonly contained: boolean;
}

/** When and how the price is due (L-DE-24). null days = see the operator's terms. */
export interface RecordedPaymentTerms {
  readonly deposit: Money | null;
  /** Days after the confirmation. */
  readonly depositDueDays: number | null;
  /** Days before departure; never more than 30. */
  readonly balanceDueDays: number | null;
  /** How it is paid, in words and with the last four digits at most: 'Lastschrift von Konto …4321'. */
  readonly method: string | null;
}

/** Who is liable for the voyage (§ 651a BGB). null = not known, and then not said. */
export interface RecordedOrganiser {
  readonly name: string;
  readonly address: string | null;
  readonly phone: string | null;
  readonly email: string | null;
}

/** The organiser's insolvency cover (§ 651r BGB): without a valid one nothing may be paid. */
export interface RecordedCover {
  readonly insurer: string;
  /** Address, telephone and e-mail on one or more lines. */
  readonly contact: string;
  /** The certificate itself. */
  readonly documentUrl: string;
}

export interface RecordedCustomRequest {
  readonly shipName: string;
  readonly startsOn: IsoDate;
  readonly days: number;
  readonly persons: number;
}

/** One piece of the information before the contract, as it was shown (Art. 250 § 3 EGBGB): meals, passports, minimum number, mobility … */
export interface RecordedInformation {
  readonly title: string;
  readonly text: string;
}

/** @typeParam Brand ids of the shops; the domain knows none */
/**
 * What the customer can do about a payment that failed. `again` another card or a direct debit, `card` another card, `call` a person agrees
 * it with him, `no_cover` nothing: none may be taken before the organiser's cover is proved.
 */
export type PaymentWay = 'again' | 'card' | 'call' | 'no_cover';

export interface RecordedPaymentTry {
  /** The bank waits for the customer's confirmation. */
  readonly isChallenged: boolean;
  /** Nothing is paid and nothing is on its way: it failed for certain. */
  readonly isOpen: boolean;
  readonly way: PaymentWay;
}

export interface BookingRecord<Brand extends string = string> {
  /** UUID */
  readonly id: string;
  /** What the customer quotes. */
  readonly number: string;
  readonly kind: BookingKind;
  readonly state: BookingState;
  readonly brand: Brand;
  readonly language: Language;
  /** ISO instant */
  readonly createdAt: string;
  /** null for a custom request. */
  readonly voyage: RecordedVoyage | null;
  readonly category: RecordedCabin | null;
  readonly fareName: string | null;
  /** What was chosen beside the cabin, each in words: arrival, packages, dining, services. */
  readonly extras: readonly string[];
  readonly party: readonly RecordedPerson[];
  readonly contact: RecordedContact;
  readonly priceLines: readonly RecordedPriceLine[];
  /** The price that the customer accepted; null where none was made. */
  readonly total: Money | null;
  /** The operator's other price, waiting for the customer's answer. */
  readonly newTotal: Money | null;
  /** ISO instant: until when a changed price or an offered cabin can be accepted. */
  readonly answerUntil: string | null;
  readonly payment: RecordedPaymentTerms | null;
  /** How the card at hand has fared; null where none was given. */
  readonly paymentTry: RecordedPaymentTry | null;
  /** ISO instant: the option lapses then. */
  readonly optionValidUntil: string | null;
  readonly organiser: RecordedOrganiser | null;
  readonly insolvencyCover: RecordedCover | null;
  readonly customRequest: RecordedCustomRequest | null;
  /** The customer's own words; empty = none. */
  readonly specialRequests: string;
  readonly information: readonly RecordedInformation[];
  /** What cancelling costs, by days before departure; null = not known. */
  readonly cancellationNote: string | null;
  /** Version of the package-travel form that was shown; null for a request without a voyage. */
  readonly packageFormVersion: string | null;
  /** Absolute address of the booking's own page; null = it has none. */
  readonly pageUrl: string | null;
}
