// OTA_ReadRQ by our own reference, and OTA_CancelRQ: how an unanswered booking is found, and how one is given back.
import { OperatorError, type OperatorBooking } from '../operator-port.ts';
import { readCurrency, readMoney, type AmountStyle } from './amounts.ts';
import { reservationOf, wireReference } from './book.ts';
import { idType } from './codes.ts';
import { code, document, need, openAnswer, pointOfSale, saysAlreadyCancelled, type Agency, type MessageHeader } from './message.ts';
import { attributeOf, below, childOf, childrenOf, element, type XmlNode } from './xml.ts';

/** ReservationType 8 is a cruise. */
export const writeReadRequest = (header: MessageHeader, agency: Agency, clientRef: string): string =>
  document(
    'OTA_ReadRQ',
    header,
    { ReservationType: '8' },
    pointOfSale(agency),
    element(
      'ReadRequests',
      {},
      element('ReadRequest', {}, element('UniqueID', { Type: idType.agencyReference, ID: wireReference(clientRef), ID_Context: 'FAIRWAY' })),
    ),
  );

/**
 * The reservation under our reference; undefined only where the operator says with its error 97 that there is none.
 * An empty list is no such word: to take it for one could book twice. Of several the first that is not cancelled counts, the others are named.
 * @throws OperatorError
 */
export function readReadAnswer(xml: string, header: MessageHeader, clientRef: string, style: AmountStyle): OperatorBooking | undefined {
  let answer: XmlNode;
  try {
    answer = openAnswer(xml, 'OTA_ResRetrieveRS', header);
  } catch (error) {
    if (error instanceof OperatorError && error.refusal === 'unknown_booking') return undefined;
    throw error;
  }
  const found = childrenOf(childOf(answer, 'ReservationsList'), 'CruiseReservation').map((reservation) => bookingOf(reservation, clientRef, style));
  const [first, ...others] = [...found.filter((booking) => booking.state !== 'cancelled'), ...found.filter((booking) => booking.state === 'cancelled')];
  const doubles = others.filter((booking) => booking.state !== 'cancelled').map((booking) => booking.operatorRef);
  return { ...need(first, 'reservation'), ...(doubles.length > 0 ? { doubles } : {}) };
}

function bookingOf(reservation: XmlNode, clientRef: string, style: AmountStyle): OperatorBooking {
  const info = childOf(reservation, 'ReservationInfo');
  const ids = childrenOf(info, 'ReservationID');
  // a list may bring what nobody asked for: only what carries our reference is ours
  if (!ids.some((id) => attributeOf(id, 'Type') === idType.agencyReference)) throw new OperatorError('unanswered', 'the reservation has no reference of ours');
  return { ...reservationOf(ids, childOf(reservation, 'SailingInfo'), clientRef), total: need(totalOf(reservation, style), 'total') };
}

/** What is billed to us, else what is due. */
function totalOf(reservation: XmlNode, style: AmountStyle) {
  const currencyNode = below(reservation, 'SailingInfo', 'Currency');
  const billed = below(reservation, 'ReservationInfo', 'PaymentOptions', 'PaymentOption', 'PaymentAmount');
  const due = childrenOf(childOf(reservation, 'PaymentsDue'), 'PaymentDue');
  const amount = billed ?? (due.length === 1 ? due[0] : undefined);
  const currency = readCurrency(attributeOf(amount, 'CurrencyCode') ?? attributeOf(currencyNode, 'CurrencyCode'));
  const places = attributeOf(amount, 'DecimalPlaces') ?? attributeOf(currencyNode, 'DecimalPlaces') ?? '2';
  return readMoney(attributeOf(amount, 'Amount'), currency, style, /^[0-3]$/.test(places) ? Number(places) : undefined);
}

export const writeCancelRequest = (header: MessageHeader, agency: Agency, operatorRef: string): string =>
  document(
    'OTA_CancelRQ',
    header,
    { CancelType: 'Cancel' },
    pointOfSale(agency),
    element('UniqueID', { Type: idType.reservation, ID: code(operatorRef, 32, 'the reservation number') }),
  );

/** Done also where it was cancelled before. @throws OperatorError */
export function readCancelAnswer(xml: string, header: MessageHeader): void {
  let answer: XmlNode;
  try {
    answer = openAnswer(xml, 'OTA_CancelRS', header);
  } catch (error) {
    if (saysAlreadyCancelled(error)) return;
    throw error;
  }
  const says = attributeOf(answer, 'Status');
  if (says === 'Cancelled') return;
  if (says === 'RequestDenied') throw new OperatorError('refused', 'the operator does not cancel', { refusal: 'not_bookable' });
  throw new OperatorError('unanswered', `the operator says ${says ?? 'nothing'} of the cancellation`);
}
