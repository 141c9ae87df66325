// Reads the OpenTravel messages an operator receives. Tolerant where the standard is, and clear about what is missing.
import { errorCode, guaranteeCabin } from '#features/operators/server/opentravel/codes.ts';
import { readAmount, readCurrency } from '#features/operators/server/opentravel/amounts.ts';
import { attributeOf, below, childOf, childrenOf, parseXml, type XmlNode } from '#features/operators/server/opentravel/xml.ts';
import type { Currency } from '#domain/money/money.ts';

/** An OpenTravel error (ERR code) that answers a message. */
export class OtaError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

export interface AskedSailing {
  readonly voyageCode: string;
  readonly departsOn: string;
  readonly nights: number;
  readonly shipName: string;
}

export interface Request {
  /** OTA_…RQ */
  readonly name: string;
  readonly echoToken: string;
  readonly transactionId: string | undefined;
  readonly moreToken: string | undefined;
  readonly root: XmlNode;
}

export interface AskedCabin {
  readonly categoryCode: string;
  readonly fareCode: string;
  /** null = guarantee */
  readonly cabinNumber: string | null;
  readonly isWaitList: boolean;
}

export interface AskedBooking extends AskedCabin {
  readonly clientRef: string;
  readonly isOption: boolean;
  readonly travellers: readonly {
    readonly age: number;
    readonly firstName: string;
    readonly lastName: string;
    readonly prefix: string;
    readonly birthDate: string;
  }[];
  readonly currency: Currency;
  /** Minor units. */
  readonly total: number;
}

const adultAge = 40;

function must<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new OtaError(errorCode.requiredMissing, `${what} is missing`);
  return value;
}

/** @throws XmlFault when it is no message at all. */
export function readRequest(xml: string): Request {
  const root = parseXml(xml);
  return {
    name: root.name,
    echoToken: attributeOf(root, 'EchoToken') ?? 'none',
    transactionId: attributeOf(root, 'TransactionIdentifier'),
    moreToken: attributeOf(root, 'MoreDataEchoToken'),
    root,
  };
}

/** The sailing of availability, price and book, or of hold and release, which write it without SailingInfo. @throws OtaError */
export function askedSailing({ root }: Request): AskedSailing {
  const sailing = below(root, 'SailingInfo', 'SelectedSailing') ?? childOf(root, 'SelectedSailing');
  return {
    voyageCode: must(attributeOf(sailing, 'VoyageID'), 'VoyageID'),
    departsOn: must(attributeOf(sailing, 'Start'), 'Start'),
    nights: nightsOf(attributeOf(sailing, 'Duration')),
    shipName: attributeOf(childOf(sailing, 'CruiseLine'), 'ShipName') ?? attributeOf(sailing, 'ShipName') ?? '',
  };
}

/** P7N and P7D both mean seven nights. */
export function nightsOf(duration: string | undefined): number {
  const found = /^P([0-9]{1,3})[ND]$/.exec(duration ?? '');
  if (!found) throw new OtaError(errorCode.invalidValue, 'Duration');
  return Number(found[1]);
}

export const searchedDay = ({ root }: Request): string => must(attributeOf(childOf(root, 'SailingDateRange'), 'Start'), 'SailingDateRange');

/** Ages of the party in years. @throws OtaError */
export function askedAges({ root }: Request): readonly number[] {
  const counts = childrenOf(childOf(root, 'GuestCounts'), 'GuestCount');
  const ages = counts.flatMap((count) => {
    const age = Number(attributeOf(count, 'Age') ?? adultAge);
    return Array.from({ length: Math.min(Number(attributeOf(count, 'Quantity') ?? 1), 99) }, () => age);
  });
  if (ages.length === 0 || ages.some((age) => !Number.isInteger(age))) throw new OtaError('20', 'number of passengers invalid');
  return ages;
}

export const askedFares = ({ root }: Request): readonly string[] => childrenOf(root, 'SelectedFare').flatMap((fare) => attributeOf(fare, 'FareCode') ?? []);

export const askedCategories = ({ root }: Request): readonly string[] =>
  childrenOf(childOf(root, 'SailingInfo'), 'SelectedCategory').flatMap((category) => attributeOf(category, 'PricedCategoryCode') ?? []);

/** The one chosen category with its cabin. @throws OtaError */
export function askedCabin({ root }: Request): AskedCabin {
  const parent = childOf(root, 'SailingInfo') ?? childOf(root, 'SelectedSailing');
  const category = must(childOf(parent, 'SelectedCategory'), 'SelectedCategory');
  const number = must(attributeOf(childOf(category, 'SelectedCabin'), 'CabinNumber'), 'CabinNumber');
  return {
    categoryCode: must(attributeOf(category, 'PricedCategoryCode'), 'PricedCategoryCode'),
    fareCode: must(attributeOf(category, 'FareCode') ?? attributeOf(childOf(parent, 'SelectedFare'), 'FareCode'), 'FareCode'),
    cabinNumber: number === guaranteeCabin ? null : number,
    isWaitList: attributeOf(category, 'WaitlistIndicator') === 'true',
  };
}

/** The cabin of a release. @throws OtaError */
export const releasedCabin = ({ root }: Request): string => must(attributeOf(below(root, 'SelectedSailing', 'SelectedCabin'), 'CabinNumber'), 'CabinNumber');

/** @throws OtaError */
export function askedBooking(request: Request): AskedBooking {
  const info = childOf(request.root, 'ReservationInfo');
  const reference = childrenOf(info, 'ReservationID').find((id) => attributeOf(id, 'Type') === '24');
  const amount = below(info, 'PaymentOptions', 'PaymentOption', 'PaymentAmount');
  const travellers = childrenOf(childOf(info, 'GuestDetails'), 'GuestDetail').map((guest) => {
    const contact = childOf(guest, 'ContactInfo');
    const name = childOf(contact, 'PersonName');
    return {
      age: Number(attributeOf(contact, 'Age') ?? adultAge),
      firstName: childOf(name, 'GivenName')?.text ?? '',
      lastName: childOf(name, 'Surname')?.text ?? '',
      prefix: childOf(name, 'NamePrefix')?.text ?? '',
      birthDate: attributeOf(contact, 'PersonBirthDate') ?? '',
    };
  });
  if (travellers.length === 0) throw new OtaError('27', 'passenger details are mandatory');
  return {
    ...askedCabin(request),
    clientRef: must(attributeOf(reference, 'ID'), 'ReservationID'),
    isOption: attributeOf(request.root, 'TransactionActionCode') === 'Hold',
    travellers,
    currency: must(readCurrency(attributeOf(amount, 'CurrencyCode')), 'PaymentAmount'),
    total: must(readAmount(attributeOf(amount, 'Amount'), 'decimal'), 'PaymentAmount'),
  };
}

/** The operator's reference of the option that is to become fixed; undefined = something new is booked. @throws OtaError */
export function committedReference({ root }: Request): string | undefined {
  if (attributeOf(root, 'TransactionActionCode') !== 'Commit') return undefined;
  const reference = childrenOf(childOf(root, 'ReservationInfo'), 'ReservationID').find((id) => attributeOf(id, 'Type') === '14');
  return must(attributeOf(reference, 'ID'), 'ReservationID');
}

/** Whose booking is read: our own reference. @throws OtaError */
export function askedReference({ root }: Request): string {
  const id = below(root, 'ReadRequests', 'ReadRequest', 'UniqueID') ?? childOf(root, 'UniqueID');
  return must(attributeOf(id, 'ID'), 'UniqueID');
}
