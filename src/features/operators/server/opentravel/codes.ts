// Codes of OpenTravel's tables that our messages use, and the closed list of errors that are a certain no (reliability rule: everything else is unknown).
import type { Refusal } from '../operator-port.ts';

/** Status (STS). */
export const status = {
  cancelled: '16',
  holdConfirmed: '26',
  pending: '32',
  available: '36',
  closed: '38',
  confirmed: '39',
  declined: '40',
  offered: '42',
  onRequest: '43',
  waitListed: '46',
  guaranteed: '47',
  held: '48',
  booked: '49',
} as const;

/** Unique id type (UIT): who or what an id names. */
export const idType = { travelAgency: '5', reservation: '14', provisional: '23', agencyReference: '24' } as const;

/** Age qualifying code (AQC) of a whole number of years. */
export const ageCode = (age: number): string => (age < 2 ? '7' : age < 12 ? '8' : age < 18 ? '19' : '10');
export const adultCode = '10';

/** Price type (PRI). */
export const priceType = { grossTotal: '8' } as const;

/** Charge type (CHG). */
export const chargeType = { perBooking: '26' } as const;

/** The cabin number that asks for a guarantee cabin. */
export const guaranteeCabin = 'GTY';

/** Error warning type (EWT): only these say that the message was understood and a rule was not met. */
export const ruleErrorTypes: readonly string[] = ['3', '10'];

/** Error codes (ERR) with a meaning of their own in single messages. */
export const errorCode = {
  serviceNotFound: '14',
  soldOut: '29',
  occupied: '34',
  cabinUnknown: '35',
  closedForSales: '6',
  alreadyCancelled: '95',
  referenceNotFound: '97',
  categoryInvalid: '116',
  priceIncorrect: '143',
  systemUnavailable: '187',
  invalidValue: '320',
  requiredMissing: '321',
} as const;

/**
 * Error codes (ERR) that are a certain no. Left out on purpose: 127 (reservation already exists) and 96 (duplicate) say that an
 * earlier message may have booked, 87 (reference invalid) is used for both, and everything about the operator's own trouble.
 */
export const certainRefusals: ReadonlyMap<string, Refusal> = new Map<string, Refusal>([
  ['9', 'sold_out'], // requested service is fully booked
  ['28', 'sold_out'], // no more accommodation available
  [errorCode.soldOut, 'sold_out'], // no more accommodation in class
  [errorCode.occupied, 'sold_out'], // requested accommodation is occupied
  ['104', 'sold_out'], // accommodation: no availability
  ['132', 'sold_out'], // room or unit type: no availability
  [errorCode.priceIncorrect, 'price_changed'],
  ['15', 'bad_data'], // invalid date
  ['19', 'bad_data'], // name is missing or incomplete
  ['20', 'bad_data'], // number of passengers invalid
  ['26', 'bad_data'], // at least one adult must be included
  ['27', 'bad_data'], // passenger details are mandatory
  [errorCode.cabinUnknown, 'bad_data'],
  ['61', 'bad_data'], // invalid currency code
  ['113', 'bad_data'], // mandatory booking details missing
  [errorCode.categoryInvalid, 'bad_data'],
  [errorCode.invalidValue, 'bad_data'],
  [errorCode.requiredMissing, 'bad_data'],
  ['4', 'not_bookable'], // service departed
  ['5', 'not_bookable'], // service is temporarily off sale
  [errorCode.closedForSales, 'not_bookable'],
  ['16', 'not_bookable'], // service has been cancelled
  ['107', 'not_bookable'], // cannot book, too far in advance
  ['3', 'unknown_voyage'], // no service on requested date
  [errorCode.serviceNotFound, 'unknown_voyage'],
  [errorCode.referenceNotFound, 'unknown_booking'],
]);
