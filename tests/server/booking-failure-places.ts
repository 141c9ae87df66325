// Where each kind of exception and each error type of the booking is made in a test: by the shop alone, or with an operator's system or a
// payment provider beside it. Closed: a kind that is made nowhere does not compile, and each side's test holds its rows against this table.
import type { ErrorType, ExceptionKind } from '#features/booking/web/flow/exceptions.ts';

export type MadeBy = 'shop' | 'outside';

export const kindsMadeBy: Readonly<Record<ExceptionKind, MadeBy>> = {
  unknownVoyage: 'shop',
  noCabin: 'shop',
  categoryAvailabilityOffline: 'outside',
  categoryAvailabilityFull: 'outside',
  categoryAvailabilityOutdatedSession: 'shop',
  categoryAvailabilityBackendUnavailable: 'outside',
  categoryOutdatedSession: 'shop',
  categorySelection: 'shop',
  categoryBackendUnavailable: 'outside',
  bookingOptionsNoCabins: 'shop',
  bookingOptionsMandatoryFlight: 'shop',
  bookingOptionsCabinsNoPrice: 'shop',
  bookingOptionsSingleCabin: 'shop',
  summaryOutdatedSession: 'shop',
  invalidSelectedBookingOptions: 'shop',
  summaryBackendUnavailable: 'outside',
  paymentOutdatedSession: 'shop',
  paymentBackendUnavailable: 'outside',
  paymentUnknownCard: 'outside',
  liveBookingError: 'outside',
};

export const errorTypesMadeBy: Readonly<Record<ErrorType, MadeBy>> = {
  DataNotAvailable: 'shop',
  BackendUnavailable: 'outside',
  BadSessionState: 'shop',
  CategoryAvailability: 'outside',
  CategorySelection: 'shop',
  InvalidCustomRequestConfiguration: 'shop',
  InvalidSession: 'shop',
  InvalidVoyageConfiguration: 'shop',
  InvalidPaxBirthDateInput: 'shop',
  InvalidSelectedBookingOptions: 'shop',
  NonBookableVoyage: 'shop',
  OutdatedSessionRevision: 'shop',
  UnknownVoyage: 'shop',
};

/** Of a table, what one side makes; in order. */
export const madeBy = (table: Readonly<Record<string, MadeBy>>, side: MadeBy): readonly string[] =>
  Object.keys(table)
    .filter((name) => table[name] === side)
    .toSorted();
