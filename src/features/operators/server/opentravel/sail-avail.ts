// OTA_CruiseSailAvail: finds the operator's own code of a voyage that our catalogue has without one.
import type { OperatorVoyage } from '../operator-port.ts';
import { adultCode, status } from './codes.ts';
import { document, openAnswer, pointOfSale, type Agency, type MessageHeader } from './message.ts';
import { sailingSearch } from './sailing.ts';
import { attributeOf, childOf, childrenOf, element } from './xml.ts';

export const writeSailAvailRequest = (header: MessageHeader, agency: Agency, voyage: OperatorVoyage): string =>
  document(
    'OTA_CruiseSailAvailRQ',
    header,
    {},
    pointOfSale(agency),
    element('GuestCounts', {}, element('GuestCount', { Code: adultCode, Quantity: 2 })),
    sailingSearch(voyage),
  );

/**
 * The code of the one sailing with our ship on our day; undefined where the operator names none or several.
 * @throws OperatorError
 */
export function readSailAvailAnswer(xml: string, header: MessageHeader, voyage: OperatorVoyage): string | undefined {
  const answer = openAnswer(xml, 'OTA_CruiseSailAvailRS', header);
  const codes = childrenOf(childOf(answer, 'SailingOptions'), 'SailingOption').flatMap((option) => {
    const sailing = childOf(option, 'SelectedSailing');
    const isOurs =
      attributeOf(sailing, 'Start')?.slice(0, 10) === voyage.departsOn &&
      attributeOf(sailing, 'Status') !== status.cancelled &&
      attributeOf(childOf(sailing, 'CruiseLine'), 'ShipName')?.toLowerCase() === voyage.shipName.toLowerCase();
    return isOurs ? (attributeOf(sailing, 'VoyageID') ?? []) : [];
  });
  return new Set(codes).size === 1 ? codes[0] : undefined;
}
