// OTA_CruiseCabinAvail: the numbered cabins that are free in some categories, page by page.
import type { OperatorParty } from '../operator-port.ts';
import { guaranteeCabin, status } from './codes.ts';
import { document, openAnswer, pointOfSale, type Agency, type MessageHeader } from './message.ts';
import { categoryCodes, fareCode, guestCounts, guests, sailingInfo, type Sailing } from './sailing.ts';
import { attributeOf, childOf, childrenOf, element, sequence } from './xml.ts';

export interface CabinQuestion {
  readonly fareGroup: string;
  readonly categories: readonly string[];
}

export const writeCabinAvailRequest = (header: MessageHeader, agency: Agency, sailing: Sailing, party: OperatorParty, question: CabinQuestion): string =>
  document(
    'OTA_CruiseCabinAvailRQ',
    header,
    {},
    pointOfSale(agency),
    guests(party),
    guestCounts(party),
    sailingInfo(sailing, undefined, sequence(question.categories.map((category) => element('SelectedCategory', categoryCodes(category))))),
    element('SelectedFare', { FareCode: fareCode(question.fareGroup) }),
  );

export interface CabinPage {
  readonly cabins: readonly { readonly categoryCode: string; readonly cabinNumber: string }[];
  /** Token of the next page. */
  readonly moreToken: string | undefined;
}

/** A page of free cabins; the guarantee place is none of them. @throws OperatorError */
export function readCabinAvailAnswer(xml: string, header: MessageHeader, question: CabinQuestion): CabinPage {
  const answer = openAnswer(xml, 'OTA_CruiseCabinAvailRS', header);
  const [only] = question.categories;
  const cabins = childrenOf(childOf(answer, 'CabinOptions'), 'CabinOption').flatMap((cabin) => {
    // an operator that was asked for one category need not repeat it
    const categoryCode = attributeOf(cabin, 'CabinCategoryCode') ?? (question.categories.length === 1 ? only : undefined);
    const cabinNumber = attributeOf(cabin, 'CabinNumber');
    const isFree = attributeOf(cabin, 'Status') === status.available && attributeOf(cabin, 'HeldIndicator') !== 'true';
    return categoryCode !== undefined && cabinNumber !== undefined && cabinNumber !== guaranteeCabin && isFree ? { categoryCode, cabinNumber } : [];
  });
  const isMore = ['true', '1'].includes(attributeOf(answer, 'MoreIndicator') ?? '');
  return { cabins, moreToken: isMore ? attributeOf(answer, 'MoreDataEchoToken') : undefined };
}
