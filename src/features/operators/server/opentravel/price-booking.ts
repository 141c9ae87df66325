// OTA_CruisePriceBooking: what exactly this cabin costs this party. A question only: nothing is booked.
import type { HoldRequest, OperatorPrice } from '../operator-port.ts';
import { readCurrency, readMoney, type AmountStyle } from './amounts.ts';
import { priceType, status } from './codes.ts';
import { heldCabinOf } from './cabin-hold.ts';
import { document, need, openAnswer, pointOfSale, type Agency, type MessageHeader } from './message.ts';
import { cabinCode, categoryCodes, fareCode, guestCounts, sailingInfo, type ChosenCategory, type Sailing } from './sailing.ts';
import { attributeOf, below, childOf, childrenOf, element, sequence, type Markup, type XmlNode } from './xml.ts';

/** The chosen category with its cabin, held or not; on a wait list there is none yet. */
export function selectedCategory(chosen: ChosenCategory, holdRef: string | null, isWaitList = false): Markup {
  const held = holdRef === null ? undefined : heldCabinOf(holdRef);
  const cabin = held?.cabin ?? cabinCode(isWaitList ? null : chosen.cabinNumber);
  const says = isWaitList ? status.waitListed : held ? status.held : chosen.cabinNumber === null ? status.guaranteed : status.available;
  return element(
    'SelectedCategory',
    { ...categoryCodes(chosen.categoryCode), WaitlistIndicator: isWaitList ? true : undefined, FareCode: fareCode(chosen.fareGroup) },
    element('SelectedCabin', { Status: says, CabinNumber: cabin }),
  );
}

export const transactionOf = (holdRef: string | null): string | undefined => (holdRef === null ? undefined : heldCabinOf(holdRef).transactionId);

export function writePriceBookingRequest(
  header: MessageHeader,
  agency: Agency,
  sailing: Sailing,
  request: HoldRequest & { readonly holdRef: string | null },
): string {
  const heads = [...Array.from({ length: request.party.adults }, () => undefined), ...request.party.childAges];
  const travellers = heads.map((age, index) =>
    element(
      'GuestDetail',
      {},
      element('SelectedFareCode', { FareCode: fareCode(request.fareGroup) }),
      element('ContactInfo', { GuestRefNumber: index + 1, Age: age }),
    ),
  );
  return document(
    'OTA_CruisePriceBookingRQ',
    { ...header, transactionId: transactionOf(request.holdRef) },
    {},
    pointOfSale(agency),
    guestCounts(request.party),
    sailingInfo(sailing, undefined, selectedCategory(request, request.holdRef)),
    element('ReservationInfo', {}, element('GuestDetails', {}, sequence(travellers))),
  );
}

/** @throws OperatorError */
export function readPriceBookingAnswer(xml: string, header: MessageHeader, style: AmountStyle): OperatorPrice {
  const answer = openAnswer(xml, 'OTA_CruisePriceBookingRS', header);
  const total = need(grossTotal(answer, readCurrency(attributeOf(below(answer, 'SailingInfo', 'Currency'), 'CurrencyCode')), style), 'total');
  return { total: need(total.amount > 0 ? total : undefined, 'total') };
}

/** The gross total of a booking, in the currency its sailing names. */
export function grossTotal(answer: XmlNode, currency: ReturnType<typeof readCurrency>, style: AmountStyle) {
  const prices = childrenOf(below(answer, 'BookingPayment', 'BookingPrices'), 'BookingPrice');
  const gross = prices.filter((price) => attributeOf(price, 'PriceTypeCode') === priceType.grossTotal);
  const places = attributeOf(childOf(childOf(answer, 'SailingInfo'), 'Currency'), 'DecimalPlaces');
  return gross.length === 1
    ? readMoney(attributeOf(gross[0], 'Amount'), currency, style, places !== undefined && /^[0-3]$/.test(places) ? Number(places) : undefined)
    : undefined;
}
