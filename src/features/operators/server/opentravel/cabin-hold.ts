// OTA_CruiseCabinHold and OTA_CruiseCabinUnhold: a short claim on a cabin, and giving it back.
// The standard has no number of a hold. Ours is the cabin with the transaction that holds it: the same transaction stands in hold, release and book.
import { OperatorError, type Hold, type HoldRequest } from '../operator-port.ts';
import { guaranteeCabin, status } from './codes.ts';
import { document, need, openAnswer, pointOfSale, type Agency, type MessageHeader } from './message.ts';
import { cabinCode, categoryCodes, fareCode, guestCounts, selectedSailing, type Sailing } from './sailing.ts';
import { attributeOf, childOf, childrenOf, element } from './xml.ts';

export interface HeldCabin {
  readonly cabin: string;
  readonly transactionId: string;
}

export const holdRefOf = (held: HeldCabin): string => `${held.cabin}@${held.transactionId}`;

/** @throws OperatorError refused, unknown_booking, for a reference that is none of ours. */
export function heldCabinOf(holdRef: string): HeldCabin {
  const at = holdRef.lastIndexOf('@');
  const held = { cabin: holdRef.slice(0, Math.max(at, 0)), transactionId: holdRef.slice(at + 1) };
  if (held.cabin === '' || held.cabin.length > 8 || held.transactionId === '') {
    throw new OperatorError('refused', 'no reference of a hold', { refusal: 'unknown_booking' });
  }
  return held;
}

export const writeCabinHoldRequest = (header: MessageHeader, agency: Agency, sailing: Sailing, request: HoldRequest): string =>
  document(
    'OTA_CruiseCabinHoldRQ',
    header,
    {},
    pointOfSale(agency),
    guestCounts(request.party),
    selectedSailing(
      sailing,
      element('SelectedFare', { FareCode: fareCode(request.fareGroup) }),
      element('SelectedCategory', categoryCodes(request.categoryCode), element('SelectedCabin', { CabinNumber: cabinCode(request.cabinNumber) })),
    ),
  );

/**
 * The hold, only where the operator says that it holds what was asked for.
 * @throws OperatorError
 */
export function readCabinHoldAnswer(xml: string, header: MessageHeader, asked: string | null): Hold {
  const answer = openAnswer(xml, 'OTA_CruiseCabinHoldRS', header);
  const cabins = childrenOf(answer, 'SelectedSailing').flatMap((sailing) => childrenOf(sailing, 'SelectedCabin'));
  const cabin = need(cabins.length === 1 ? cabins[0] : undefined, 'cabin');
  const number = need(attributeOf(cabin, 'CabinNumber'), 'cabin number');
  const says = attributeOf(cabin, 'Status');
  const isHeld = says === status.holdConfirmed || says === status.held || (says === undefined && attributeOf(cabin, 'HeldIndicator') === 'true');
  if (!isHeld || (asked !== null && number !== asked)) throw new OperatorError('unanswered', `no hold of cabin ${asked ?? guaranteeCabin}`);
  const transactionId = attributeOf(answer, 'TransactionIdentifier') ?? need(header.transactionId, 'transaction');
  return {
    holdRef: holdRefOf({ cabin: number, transactionId }),
    cabinNumber: number === guaranteeCabin ? null : number,
    releasesAt: instantOf(attributeOf(cabin, 'ReleaseDateTime')) ?? null,
  };
}

export const writeCabinUnholdRequest = (header: MessageHeader, agency: Agency, sailing: Sailing, held: HeldCabin): string =>
  document(
    'OTA_CruiseCabinUnholdRQ',
    { ...header, transactionId: held.transactionId },
    {},
    pointOfSale(agency),
    selectedSailing(sailing, element('SelectedCabin', { CabinNumber: held.cabin })),
  );

/** @throws OperatorError unless the operator says that it let go. */
export function readCabinUnholdAnswer(xml: string, header: MessageHeader): void {
  const answer = openAnswer(xml, 'OTA_CruiseCabinUnholdRS', header);
  const cabin = childOf(childOf(answer, 'SelectedSailing'), 'SelectedCabin');
  if (attributeOf(cabin, 'HeldIndicator') === 'true') throw new OperatorError('unanswered', 'the operator still holds the cabin');
}

/** An ISO instant in UTC of xs:dateTime with a zone; without a zone it is no instant. */
export function instantOf(value: string | undefined): string | undefined {
  if (value === undefined || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(value)) return undefined;
  const at = Date.parse(value);
  return Number.isNaN(at) ? undefined : new Date(at).toISOString();
}
