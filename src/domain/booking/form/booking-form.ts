// The booking form: what a visitor chooses and types between the cabin and the order (1-product.md 3, BOOK-10). Shape and blanks; its
// rules stand in validate-form.ts, the schema that requests are parsed with in features/booking/form-schema.ts.
import type { BookingKind } from '../booking-states.ts';
import type { ArrivalOption } from '../../voyage/vocabulary.ts';

/** 'none' is the neutral answer: nobody has to say a gender (D8). */
export const salutations = ['female', 'male', 'none'] as const;
export type Salutation = (typeof salutations)[number];

export const titles = ['none', 'dr', 'prof', 'prof-dr', 'dr-dr', 'prof-dr-dr'] as const;
export type Title = (typeof titles)[number];
/** Titles are written the same in both languages. */
export const titleWords = {
  dr: 'Dr.',
  prof: 'Prof.',
  'prof-dr': 'Prof. Dr.',
  'dr-dr': 'Dr. Dr.',
  'prof-dr-dr': 'Prof. Dr. Dr.',
} as const satisfies Record<Exclude<Title, 'none'>, string>;

/** What a visitor may choose himself; wait list and custom request follow from what is booked (BOOK-12). */
export const bookingStatuses = ['fixed_booking', 'option_booking'] as const satisfies readonly BookingKind[];
export type BookingStatus = (typeof bookingStatuses)[number];

/** A person who travels. Texts are as typed; '' = nothing typed yet. */
export interface Pax {
  readonly salutation: Salutation | '';
  readonly title: Title;
  readonly firstName: string;
  readonly lastName: string;
  /** 'yyyy-MM-dd', or year, month and day as typed, joined by '-' (see birth-date.ts). */
  readonly birthDate: string;
  /** ISO 3166-1 alpha-2 */
  readonly nationality: string;
  readonly clubNumber: string;
}

/** Who books; may stay at home. */
export interface BookingContact extends Pax {
  readonly street: string;
  readonly postCode: string;
  readonly city: string;
  /** ISO 3166-1 alpha-2 */
  readonly country: string;
  readonly phone: string;
  readonly mobile: string;
  readonly fax: string;
  readonly email: string;
}

export interface BookingForm {
  readonly acceptTerms: boolean;
  /** Ids of the options answer in this and the following fields; null = not chosen. */
  readonly beddingConfiguration: string | null;
  readonly bookingContact: BookingContact;
  /** Number of the cabin (null = the operator gives it), code of its category, kind of cabin. */
  readonly cabinSelection: { readonly cabin: string | null; readonly cabinCategory: string | null; readonly cabinType: string | null };
  readonly dining: { readonly seating: string | null; readonly tableSize: string | null };
  readonly insuranceOffer: string | null;
  readonly freeUpgrade: string | null;
  /** Version of the consent text that was ticked; null = no consent, which is where every form begins (L-DE-14). */
  readonly newsletterConsentTextId: string | null;
  readonly pax: readonly Pax[];
  /** Ids of packages before and after the voyage. */
  readonly prePostPackages: readonly number[];
  readonly specialPromotion: string | null;
  readonly specialRequestsText: string;
  readonly specialServices: readonly string[];
  /** Outward and return are gateways (IATA codes), each direction for itself. */
  readonly transportation: {
    readonly option: ArrivalOption | null;
    readonly outward: string | null;
    readonly return: string | null;
    readonly railAndFly: boolean;
  };
  readonly voucherCodes: readonly string[];
}

export type PaxField = keyof Pax;
export type ContactField = keyof BookingContact;

/** In the order of the page; exhaustive by type. */
export const paxFields = Object.keys({
  salutation: 0,
  title: 0,
  firstName: 0,
  lastName: 0,
  birthDate: 0,
  nationality: 0,
  clubNumber: 0,
} satisfies Record<PaxField, 0>) as readonly PaxField[];
export const contactFields = [
  ...paxFields,
  ...(Object.keys({ country: 0, street: 0, postCode: 0, city: 0, email: 0, phone: 0, mobile: 0, fax: 0 } satisfies Record<
    Exclude<ContactField, PaxField>,
    0
  >) as readonly Exclude<ContactField, PaxField>[]),
] as const;

/** Most characters (or pieces) of a field; what is longer gets the field's message. */
export const formLimits = {
  name: 50,
  line: 80,
  postCode: 12,
  clubNumber: 20,
  phoneDigits: { min: 5, max: 15 }, // E.164 has at most 15
  phone: 40,
  email: 254, // RFC 5321
  specialRequests: 1000,
  vouchers: 3,
  voucherCode: 30,
} as const;

/** The hard limits of a request: wide enough that a person meets the message of the field first. */
export const shapeLimits = { line: 400, id: 80, text: 8000, pax: 20, choices: 40 } as const;

export const emptyPax: Pax = Object.freeze({ salutation: '', title: 'none', firstName: '', lastName: '', birthDate: '', nationality: '', clubNumber: '' });
export const emptyContact: BookingContact = Object.freeze({
  ...emptyPax,
  street: '',
  postCode: '',
  city: '',
  country: '',
  phone: '',
  mobile: '',
  fax: '',
  email: '',
});

/** A form in which nothing is chosen and nothing ticked: what costs money or gives consent is never preselected (L-DE-14, B7). */
export const emptyBookingForm = (persons: number): BookingForm => ({
  acceptTerms: false,
  beddingConfiguration: null,
  bookingContact: emptyContact,
  cabinSelection: { cabin: null, cabinCategory: null, cabinType: null },
  dining: { seating: null, tableSize: null },
  insuranceOffer: null,
  freeUpgrade: null,
  newsletterConsentTextId: null,
  pax: Array.from({ length: persons }, () => emptyPax),
  prePostPackages: [],
  specialPromotion: null,
  specialRequestsText: '',
  specialServices: [],
  transportation: { option: null, outward: null, return: null, railAndFly: false },
  voucherCodes: [],
});

/** The name as one would say it, '' while none is typed. */
export const nameOf = (person: Pick<Pax, 'firstName' | 'lastName'>): string => `${person.firstName.trim()} ${person.lastName.trim()}`.trim();

/** Has anything been typed or chosen about this person? A title alone says nothing about who it is. */
export const isBlankPax = (pax: Pax): boolean => paxFields.every((field) => (field === 'title' ? pax.title === 'none' : pax[field].trim() === ''));
