import { describe, expect, test } from 'vitest';
import { failureCodes, type FailureCode } from '#platform/contract/failures.ts';
import { actionTexts, troubleTexts, type TroubleFacts } from './exception-texts.ts';
import {
  actionsOf,
  errorTypes,
  exceptionKinds,
  exceptionTable,
  otherKinds,
  places,
  showings,
  stepOfErrors,
  troubleKindOf,
  troubleOfConfirmation,
  type ErrorType,
  type Place,
  type TroubleKind,
} from './exceptions.ts';
import { aConfirmation } from './testing/a-summary.ts';

/** Every row of the specification's table: error, where it happens, what the answer says, the kind it becomes. */
const rows: readonly (readonly [ErrorType, Place, string | undefined, TroubleKind])[] = [
  ['UnknownVoyage', 'availability', undefined, 'unknownVoyage'],
  ['NonBookableVoyage', 'availability', undefined, 'nonBookable'],
  ['NonBookableVoyage', 'payment', undefined, 'nonBookable'],
  ['InvalidVoyageConfiguration', 'availability', undefined, 'noCabin'],
  ['CategoryAvailability', 'availability', undefined, 'categoryAvailabilityOffline'],
  ['CategoryAvailability', 'availability', 'offline', 'categoryAvailabilityOffline'],
  ['CategoryAvailability', 'availability', 'full', 'categoryAvailabilityFull'],
  ['OutdatedSessionRevision', 'availability', undefined, 'categoryAvailabilityOutdatedSession'],
  ['OutdatedSessionRevision', 'category', undefined, 'categoryOutdatedSession'],
  ['OutdatedSessionRevision', 'options', undefined, 'categoryOutdatedSession'],
  ['OutdatedSessionRevision', 'summary', undefined, 'summaryOutdatedSession'],
  ['OutdatedSessionRevision', 'payment', undefined, 'paymentOutdatedSession'],
  ['InvalidSession', 'availability', undefined, 'categoryAvailabilityOutdatedSession'],
  ['InvalidSession', 'summary', undefined, 'summaryOutdatedSession'],
  ['BadSessionState', 'category', undefined, 'categoryOutdatedSession'],
  ['BadSessionState', 'payment', undefined, 'paymentOutdatedSession'],
  ['BackendUnavailable', 'availability', undefined, 'categoryAvailabilityBackendUnavailable'],
  ['BackendUnavailable', 'category', undefined, 'categoryBackendUnavailable'],
  ['BackendUnavailable', 'options', undefined, 'categoryBackendUnavailable'],
  ['BackendUnavailable', 'summary', undefined, 'summaryBackendUnavailable'],
  ['BackendUnavailable', 'payment', undefined, 'paymentBackendUnavailable'],
  ['CategorySelection', 'category', 'cabin_taken', 'categorySelection'],
  ['CategorySelection', 'payment', 'sold_out', 'categorySelection'],
  ['DataNotAvailable', 'options', undefined, 'bookingOptionsNoCabins'],
  ['DataNotAvailable', 'options', 'no_cabins', 'bookingOptionsNoCabins'],
  ['DataNotAvailable', 'options', 'mandatory_flight', 'bookingOptionsMandatoryFlight'],
  ['DataNotAvailable', 'options', 'no_price', 'bookingOptionsCabinsNoPrice'],
  ['DataNotAvailable', 'options', 'single_cabin', 'bookingOptionsSingleCabin'],
  ['InvalidSelectedBookingOptions', 'summary', undefined, 'invalidSelectedBookingOptions'],
  ['InvalidPaxBirthDateInput', 'summary', undefined, 'invalidSelectedBookingOptions'],
  ['InvalidCustomRequestConfiguration', 'payment', undefined, 'invalidCustomRequest'],
];
/** Kinds that a confirmation carries instead of a failure. */
const inConfirmation = ['paymentUnknownCard', 'liveBookingError'] as const satisfies readonly TroubleKind[];
const refusedCard = { method: 'creditCard', state: 'declined', means: 'Visa •••• 4242', challengeUrl: null, mayTryAgain: true } as const;

describe('the table of exceptions', () => {
  test.each(rows)('BOOK-18 %s at %s (%s) is %s', (code, place, reason, kind) => {
    expect(troubleKindOf({ code, data: reason === undefined ? undefined : { reason } }, place)).toBe(kind);
  });

  test('BOOK-18 it has the thirteen error types and the twenty kinds, and each of them is reached', () => {
    expect(errorTypes).toHaveLength(13);
    expect(exceptionKinds).toHaveLength(20);
    expect([...new Set(rows.map(([code]) => code))].toSorted()).toEqual([...errorTypes].toSorted());
    const reached = new Set<TroubleKind>([...rows.map(([, , , kind]) => kind), ...inConfirmation]);
    expect(exceptionKinds.filter((kind) => !reached.has(kind))).toEqual([]);
  });

  test('BOOK-15 a confirmation’s errors are kinds; on the order’s own page where there is an order', () => {
    const of = (changes: Parameters<typeof aConfirmation>[0]) => troubleOfConfirmation(aConfirmation(changes));
    const error = { message: 'E17' };
    expect(of({})).toBeUndefined();
    expect(of({ paymentError: error })).toEqual({ kind: 'paymentUnknownCard', message: 'E17', isOrdered: false });
    expect(of({ paymentError: error, payment: refusedCard })).toMatchObject({ kind: 'paymentUnknownCard', isOrdered: true });
    expect(of({ liveBookingError: { ...error, cabinCode: 'BB' } })).toMatchObject({ kind: 'liveBookingError', isOrdered: false });
    expect(of({ liveBookingError: { ...error, cabinCode: 'BB' }, bookingState: 'rejected' })).toMatchObject({ kind: 'liveBookingError', isOrdered: true });
  });

  test('B001, another price and the unforeseen have kinds of their own', () => {
    expect(troubleKindOf({ code: 'B001' }, 'payment')).toBe('bookingTypeMissing');
    expect(troubleKindOf({ code: 'PriceChanged' }, 'payment')).toBe('priceChanged');
    for (const code of ['Unknown', 'NotReady', 'TooManyRequests'] as const) expect(troubleKindOf({ code }, 'summary')).toBe('unknown');
  });

  test('every failure there is becomes a kind at every place, whatever its data say', () => {
    for (const code of failureCodes as readonly FailureCode[])
      for (const place of places)
        for (const data of [undefined, null, 'x', { reason: 7 }, { reason: 'never heard of' }])
          expect(showings).toHaveProperty(troubleKindOf({ code, data }, place));
  });

  test('a row of its own for every error type, at every place', () => {
    for (const type of errorTypes) expect(Object.keys(exceptionTable[type].at).toSorted()).toEqual([...places].toSorted());
  });
});

describe('what is shown', () => {
  const kinds = [...exceptionKinds, ...otherKinds];
  const facts: TroubleFacts = { persons: 5, most: 4, cabin: '8068', category: 'Balkon BB', message: 'Meldung 17.', isOver: false };

  test.each(kinds)('BOOK-18 %s has words in both languages, without empty ones and exclamation marks', (kind) => {
    for (const language of ['de', 'en'] as const) {
      const words = troubleTexts[language][kind];
      for (const some of [facts, { ...facts, persons: 1, most: 0, cabin: '', category: '', message: '', isOver: true }]) {
        expect(words.title(some)).toMatch(/\S/);
        expect(`${words.title(some)} ${words.text(some)}`).not.toMatch(/!|undefined/);
      }
    }
  });

  test('unknown voyage and availability errors are pages, invalid input is fields, the rest are notices', () => {
    const as = (way: string) => kinds.filter((kind) => showings[kind].as === way).toSorted();
    expect(as('page')).toEqual(['categoryAvailabilityFull', 'categoryAvailabilityOffline', 'maintenance', 'nonBookable', 'unknownVoyage']);
    expect(as('fields')).toEqual(['invalidCustomRequest', 'invalidSelectedBookingOptions']);
    expect(showings.maintenance.tone).toBe('info');
  });

  test('BOOK-07 a stale session can be loaded or begun anew; one that is over can only be begun anew', () => {
    expect(actionsOf('summaryOutdatedSession', 'OutdatedSessionRevision')).toEqual(['reload', 'restart']);
    expect(actionsOf('summaryOutdatedSession', 'InvalidSession')).toEqual(['restart']);
    expect(actionTexts.de.reload).toBe('Aktuellen Stand laden');
    expect(actionTexts.de.restart).toBe('Neu beginnen');
    expect(troubleTexts.de.summaryOutdatedSession.title(facts)).toBe('Die Verfügbarkeit kann sich geändert haben. Bitte starten Sie Ihre Anfrage neu.');
    expect(troubleTexts.en.summaryOutdatedSession.title(facts)).toBe('Availability may have changed. Please restart your request.');
  });

  test('BOOK-18 a cabin that was taken is named, and the visitor is led back to the cabins', () => {
    expect(troubleTexts.de.categorySelection.title(facts)).toBe('Kabine 8068 ist nicht mehr frei');
    expect(troubleTexts.en.categorySelection.title({ ...facts, cabin: '' })).toBe('Category Balkon BB is no longer available');
    expect(showings.categorySelection.goTo).toBe('cabin');
  });

  test('BOOK-06 too many persons: several cabins one after the other, with the count', () => {
    expect(troubleTexts.de.noCabin.text(facts)).toContain('höchstens 4 Personen');
    expect(troubleTexts.de.noCabin.text(facts)).toContain('mehrere Kabinen nacheinander');
  });
});

describe('where the server’s field errors are mended', () => {
  test.each([
    [{ 'bookingContact.email': [] }, 'contacts'],
    [{ 'bookingOptions.pax.1.birthDate': [] }, 'contacts'],
    [{ 'transportation.option': [], 'bookingContact.email': [] }, 'options'],
    [{ voucherCodes: [] }, 'options'],
    [{ 'payment.iban': [] }, 'summary'],
    [{ acceptTerms: [], acceptDirectBooking: [] }, 'summary'],
    [{ acceptTerms: [], 'bookingContact.city': [] }, 'contacts'],
    [{}, 'contacts'],
  ] as const)('%j → %s', (errors, step) => {
    expect(stepOfErrors(errors)).toBe(step);
  });
});
