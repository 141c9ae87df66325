// The parts several cruise messages share: the sailing, the category with its cabin, the party.
import { isIsoDate } from '#domain/calendar/calendar.ts';
import type { OperatorParty, OperatorVoyage } from '../operator-port.ts';
import { OperatorError } from '../operator-port.ts';
import { adultCode, ageCode, guaranteeCabin } from './codes.ts';
import { code, cut } from './message.ts';
import { element, sequence, type Markup } from './xml.ts';

/** A voyage with the code by which the operator knows it. */
export interface Sailing {
  readonly voyage: OperatorVoyage;
  readonly voyageCode: string;
}

export interface ChosenCategory {
  readonly categoryCode: string;
  readonly fareGroup: string;
  readonly cabinNumber: string | null;
}

const line = (voyage: OperatorVoyage) => ({
  VendorCode: cut(String(voyage.operatorId), 8),
  VendorName: cut(voyage.operatorName, 64),
  ShipName: cut(voyage.shipName, 64),
});

const dates = (voyage: OperatorVoyage) => ({ Start: voyage.departsOn, Duration: `P${voyage.nights}N` });

const when = (sailing: Sailing) => ({ VoyageID: code(sailing.voyageCode, 32, 'the code of the voyage'), ...dates(sailing.voyage) });

/** SailingInfo of availability, price and book. */
export const sailingInfo = (sailing: Sailing, currency?: string, ...inside: readonly (Markup | undefined)[]): Markup =>
  element(
    'SailingInfo',
    {},
    element('SelectedSailing', when(sailing), element('CruiseLine', line(sailing.voyage))),
    currency === undefined ? undefined : element('Currency', { CurrencyCode: currency, DecimalPlaces: 2 }),
    ...inside,
  );

/** SelectedSailing of hold and release, where line and ship are attributes. */
export const selectedSailing = (sailing: Sailing, ...inside: readonly Markup[]): Markup =>
  element('SelectedSailing', { ...when(sailing), ...line(sailing.voyage) }, ...inside);

/** Where and from whom, for the search of a sailing whose code we do not have. */
export const sailingSearch = (voyage: OperatorVoyage): Markup =>
  sequence([
    element('SailingDateRange', dates(voyage)),
    element('CruiseLinePrefs', {}, element('CruiseLinePref', { VendorCode: line(voyage).VendorCode, VendorName: line(voyage).VendorName })),
  ]);

export const categoryCodes = (categoryCode: string) => {
  const written = code(categoryCode, 8, 'the category code');
  return { BerthedCategoryCode: written, PricedCategoryCode: written };
};

export const cabinCode = (cabinNumber: string | null): string => (cabinNumber === null ? guaranteeCabin : code(cabinNumber, 8, 'the cabin number'));

export const fareCode = (fareGroup: string): string => code(fareGroup, 64, 'the fare code');

/** The travellers as ages, one element each; adults without a known age have none. */
export const guests = (party: OperatorParty): Markup =>
  sequence([
    ...Array.from({ length: party.adults }, (_, index) => element('Guest', { GuestRefNumber: index + 1 })),
    ...party.childAges.map((age, index) => element('Guest', { GuestRefNumber: party.adults + index + 1, Age: age })),
  ]);

/**
 * The party by age code: adults together, children by age.
 * @throws OperatorError refused, bad_data, for nobody or more than nine, the most the messages hold.
 */
export function guestCounts(party: OperatorParty): Markup {
  const heads = party.adults + party.childAges.length;
  if (!Number.isInteger(party.adults) || party.adults < 0 || heads < 1 || heads > 9) {
    throw new OperatorError('refused', `a party of ${heads} cannot be written`, { refusal: 'bad_data' });
  }
  const byAge = Map.groupBy(party.childAges, (age) => age);
  return element(
    'GuestCounts',
    {},
    party.adults > 0 ? element('GuestCount', { Code: adultCode, Quantity: party.adults }) : undefined,
    ...[...byAge].map(([age, same]) => element('GuestCount', { Age: age, Code: ageCode(age), Quantity: same.length })),
  );
}

/** A day as xs:date or nothing: a wrong one would make the whole message invalid. */
export const dayOrNothing = (value: string | undefined): string | undefined => (value !== undefined && isIsoDate(value) ? value : undefined);
