// What a failure of the booking means to the visitor: thirteen error types, by the place where they happen, become one of twenty kinds of
// exception (BOOK-18, decision 39), and each kind is shown in one way. Both tables are closed: a forgotten row does not compile.
import type { Confirmation } from '#features/booking/contract.ts';
import type { FailureCode } from '#platform/contract/failures.ts';

/** The error types of the booking's calls. */
export const errorTypes = [
  'DataNotAvailable',
  'BackendUnavailable',
  'BadSessionState',
  'CategoryAvailability',
  'CategorySelection',
  'InvalidCustomRequestConfiguration',
  'InvalidSession',
  'InvalidVoyageConfiguration',
  'InvalidPaxBirthDateInput',
  'InvalidSelectedBookingOptions',
  'NonBookableVoyage',
  'OutdatedSessionRevision',
  'UnknownVoyage',
] as const satisfies readonly FailureCode[];
export type ErrorType = (typeof errorTypes)[number];

/** The specification's kinds. */
export const exceptionKinds = [
  'unknownVoyage',
  'noCabin',
  'categoryAvailabilityOffline',
  'categoryAvailabilityFull',
  'categoryAvailabilityOutdatedSession',
  'categoryAvailabilityBackendUnavailable',
  'categoryOutdatedSession',
  'categorySelection',
  'categoryBackendUnavailable',
  'bookingOptionsNoCabins',
  'bookingOptionsMandatoryFlight',
  'bookingOptionsCabinsNoPrice',
  'bookingOptionsSingleCabin',
  'summaryOutdatedSession',
  'invalidSelectedBookingOptions',
  'summaryBackendUnavailable',
  'paymentOutdatedSession',
  'paymentBackendUnavailable',
  'paymentUnknownCard',
  'liveBookingError',
] as const;
export type ExceptionKind = (typeof exceptionKinds)[number];

/** What the specification shows without a kind of its own: pages, fields, a new price, and what nobody foresaw. */
export const otherKinds = ['nonBookable', 'maintenance', 'invalidCustomRequest', 'bookingTypeMissing', 'priceChanged', 'browserOffline', 'unknown'] as const;
export type TroubleKind = ExceptionKind | (typeof otherKinds)[number];

/** Which call failed: the same error means different things before the cabin and before the payment. */
export const places = ['availability', 'category', 'options', 'summary', 'payment'] as const;
export type Place = (typeof places)[number];

const everywhere = <Kind extends TroubleKind>(kind: Kind): Readonly<Record<Place, Kind>> => ({
  availability: kind,
  category: kind,
  options: kind,
  summary: kind,
  payment: kind,
});

/** The step's own kind of 'the session is not what it was'. Options have none of their own: their ground is the category. */
const outdated = {
  availability: 'categoryAvailabilityOutdatedSession',
  category: 'categoryOutdatedSession',
  options: 'categoryOutdatedSession',
  summary: 'summaryOutdatedSession',
  payment: 'paymentOutdatedSession',
} as const satisfies Record<Place, ExceptionKind>;

const outOfReach = {
  availability: 'categoryAvailabilityBackendUnavailable',
  category: 'categoryBackendUnavailable',
  options: 'categoryBackendUnavailable',
  summary: 'summaryBackendUnavailable',
  payment: 'paymentBackendUnavailable',
} as const satisfies Record<Place, ExceptionKind>;

/** Kinds by the `reason` in the failure's data; the first is meant where none is given. */
const dataReasons = {
  no_cabins: 'bookingOptionsNoCabins',
  mandatory_flight: 'bookingOptionsMandatoryFlight',
  no_price: 'bookingOptionsCabinsNoPrice',
  single_cabin: 'bookingOptionsSingleCabin',
} as const satisfies Record<string, ExceptionKind>;
const availabilityReasons = { offline: 'categoryAvailabilityOffline', full: 'categoryAvailabilityFull' } as const satisfies Record<string, ExceptionKind>;

type ByReason = Readonly<Record<string, TroubleKind>>;
type Row = { readonly at: Readonly<Record<Place, TroubleKind>>; readonly byReason?: ByReason };

/** One row per error type. */
export const exceptionTable: Readonly<Record<ErrorType, Row>> = {
  DataNotAvailable: { at: everywhere('bookingOptionsNoCabins'), byReason: dataReasons },
  BackendUnavailable: { at: outOfReach },
  BadSessionState: { at: outdated },
  CategoryAvailability: { at: everywhere('categoryAvailabilityOffline'), byReason: availabilityReasons },
  CategorySelection: { at: everywhere('categorySelection') },
  InvalidCustomRequestConfiguration: { at: everywhere('invalidCustomRequest') },
  InvalidSession: { at: outdated },
  InvalidVoyageConfiguration: { at: everywhere('noCabin') },
  InvalidPaxBirthDateInput: { at: everywhere('invalidSelectedBookingOptions') },
  InvalidSelectedBookingOptions: { at: everywhere('invalidSelectedBookingOptions') },
  NonBookableVoyage: { at: everywhere('nonBookable') },
  OutdatedSessionRevision: { at: outdated },
  UnknownVoyage: { at: everywhere('unknownVoyage') },
};

const isErrorType = (code: FailureCode): code is ErrorType => (errorTypes as readonly FailureCode[]).includes(code);

/** A text in the failure's data; undefined for anything else. */
export const dataText = (data: unknown, name: string): string | undefined => {
  const value = typeof data === 'object' && data !== null ? (data as Readonly<Record<string, unknown>>)[name] : undefined;
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** The kind of exception behind a failure of a call. */
export function troubleKindOf({ code, data }: { readonly code: FailureCode; readonly data?: unknown }, place: Place): TroubleKind {
  if (code === 'Maintenance') return 'maintenance';
  if (code === 'B001') return 'bookingTypeMissing';
  if (code === 'PriceChanged') return 'priceChanged';
  if (code === 'Unknown' && dataText(data, 'reason') === 'offline') return 'browserOffline';
  if (code === 'ValidationFailed' && (place === 'summary' || place === 'payment')) return 'invalidSelectedBookingOptions';
  if (!isErrorType(code)) return 'unknown';
  const row = exceptionTable[code];
  const reason = dataText(data, 'reason');
  return (reason === undefined ? undefined : row.byReason?.[reason]) ?? row.at[place];
}

/**
 * What a confirmation says went wrong, as a kind of exception (decision 39: a refused card, or an order that the operator refused).
 * `isOrdered`: the order stands under its number, so that its own page says it; else the visitor stays where he was, with his session (BOOK-15).
 */
export function troubleOfConfirmation({
  bookingState,
  payment,
  paymentError,
  liveBookingError,
}: Pick<Confirmation, 'bookingState' | 'payment' | 'paymentError' | 'liveBookingError'>):
  | { readonly kind: 'liveBookingError' | 'paymentUnknownCard'; readonly message: string; readonly isOrdered: boolean }
  | undefined {
  if (liveBookingError) return { kind: 'liveBookingError', message: liveBookingError.message, isOrdered: bookingState === 'rejected' };
  if (paymentError) return { kind: 'paymentUnknownCard', message: paymentError.message, isOrdered: payment !== null };
  return undefined;
}

/** What the visitor can do about it, as buttons. `reload` fetches the session as it stands, `restart` begins anew with the same party. */
export type TroubleAction = 'reload' | 'restart' | 'retry' | 'party' | 'cabin' | 'phone' | 'mail' | 'search' | 'voyage';

export interface Showing {
  /** The whole page, a notice that can be closed above the step, or the fields with their summary. */
  readonly as: 'page' | 'notice' | 'fields';
  readonly tone: 'info' | 'warn' | 'error';
  readonly actions: readonly TroubleAction[];
  /** The step the visitor is brought to, with what was typed kept; left out = stays. */
  readonly goTo?: 'cabin' | 'summary';
}

const stale: Showing = { as: 'notice', tone: 'warn', actions: ['reload', 'restart'] };
const silent: Showing = { as: 'notice', tone: 'warn', actions: ['retry', 'phone', 'mail'] };

/** One row per kind. */
export const showings: Readonly<Record<TroubleKind, Showing>> = {
  unknownVoyage: { as: 'page', tone: 'error', actions: ['search', 'phone'] },
  noCabin: { as: 'notice', tone: 'warn', actions: ['party', 'phone'] },
  categoryAvailabilityOffline: { as: 'page', tone: 'warn', actions: ['retry', 'phone', 'mail'] },
  categoryAvailabilityFull: { as: 'page', tone: 'warn', actions: ['voyage', 'search', 'phone'] },
  categoryAvailabilityOutdatedSession: stale,
  categoryAvailabilityBackendUnavailable: silent,
  categoryOutdatedSession: stale,
  categorySelection: { as: 'notice', tone: 'error', actions: [], goTo: 'cabin' },
  categoryBackendUnavailable: silent,
  bookingOptionsNoCabins: { as: 'notice', tone: 'warn', actions: ['party', 'voyage', 'phone'], goTo: 'cabin' },
  bookingOptionsMandatoryFlight: { as: 'notice', tone: 'info', actions: [] },
  bookingOptionsCabinsNoPrice: { as: 'notice', tone: 'info', actions: ['cabin', 'phone', 'mail'] },
  bookingOptionsSingleCabin: { as: 'notice', tone: 'warn', actions: ['party', 'phone'], goTo: 'cabin' },
  summaryOutdatedSession: stale,
  invalidSelectedBookingOptions: { as: 'fields', tone: 'error', actions: [] },
  summaryBackendUnavailable: silent,
  paymentOutdatedSession: stale,
  paymentBackendUnavailable: silent,
  paymentUnknownCard: { as: 'notice', tone: 'error', actions: ['phone'], goTo: 'summary' },
  liveBookingError: { as: 'notice', tone: 'error', actions: ['phone', 'mail'], goTo: 'summary' },
  nonBookable: { as: 'page', tone: 'error', actions: ['voyage', 'search', 'phone'] },
  maintenance: { as: 'page', tone: 'info', actions: ['retry', 'phone', 'mail'] },
  invalidCustomRequest: { as: 'fields', tone: 'error', actions: [] },
  bookingTypeMissing: { as: 'notice', tone: 'error', actions: [], goTo: 'summary' },
  priceChanged: { as: 'notice', tone: 'warn', actions: [], goTo: 'summary' },
  browserOffline: { as: 'notice', tone: 'warn', actions: ['retry', 'phone'] },
  unknown: { as: 'notice', tone: 'error', actions: ['retry', 'phone'] },
};

/** A session that is unknown, over or already ordered cannot be loaded again: it can only be begun anew. */
export const actionsOf = (kind: TroubleKind, code: FailureCode | undefined): readonly TroubleAction[] =>
  code === 'InvalidSession' && showings[kind].actions.includes('restart') ? ['restart'] : showings[kind].actions;

const optionFields =
  /^(?:transportation|prePostPackages|specialServices|specialPromotion|dining|beddingConfiguration|freeUpgrade|voucherCodes|insuranceOffer)\b/;
const summaryFields = /^(?:payment|acceptTerms|bookingStatus|acceptDirectBooking|acceptedTotal)\b/;

/** The step where the server's field errors are mended: the first one on the way that has any. */
export function stepOfErrors(errors: Readonly<Record<string, unknown>>): 'options' | 'contacts' | 'summary' {
  const fields = Object.keys(errors).map((key) => key.replace(/^bookingOptions\./, ''));
  if (fields.some((field) => optionFields.test(field))) return 'options';
  return fields.length > 0 && fields.every((field) => summaryFields.test(field)) ? 'summary' : 'contacts';
}
