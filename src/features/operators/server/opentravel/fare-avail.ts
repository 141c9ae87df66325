// OTA_CruiseFareAvail: which fares (our fare groups) the operator sells on a sailing.
import type { OperatorParty } from '../operator-port.ts';
import { status } from './codes.ts';
import { document, openAnswer, pointOfSale, type Agency, type MessageHeader } from './message.ts';
import { guestCounts, guests, sailingInfo, type Sailing } from './sailing.ts';
import { attributeOf, childOf, childrenOf } from './xml.ts';

export const writeFareAvailRequest = (header: MessageHeader, agency: Agency, sailing: Sailing, party: OperatorParty): string =>
  document('OTA_CruiseFareAvailRQ', header, {}, pointOfSale(agency), guests(party), guestCounts(party), sailingInfo(sailing));

/** Codes of the fares that are not closed, in the operator's order. @throws OperatorError */
export function readFareAvailAnswer(xml: string, header: MessageHeader): readonly string[] {
  const answer = openAnswer(xml, 'OTA_CruiseFareAvailRS', header);
  const open = childrenOf(childOf(answer, 'FareCodeOptions'), 'FareCodeOption').filter((option) => attributeOf(option, 'Status') !== status.closed);
  return [...new Set(open.flatMap((option) => attributeOf(option, 'FareCode') ?? []))];
}
