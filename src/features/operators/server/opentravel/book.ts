// OTA_CruiseBook: the one message that must never be sent blindly twice. Our reference travels in it (agency reference, type 24), so that a booking
// whose answer was lost is found by it; and the total the customer accepted, so that the operator does not book at another one.
import { OperatorError, type BookRequest, type OperatorBooking, type OperatorGuest } from '../operator-port.ts';
import { readCurrency, writeAmount, type AmountStyle } from './amounts.ts';
import { guaranteeCabin, idType, status } from './codes.ts';
import { instantOf } from './cabin-hold.ts';
import { code, cut, document, need, openAnswer, pointOfSale, type Agency, type MessageHeader } from './message.ts';
import { grossTotal, selectedCategory, transactionOf } from './price-booking.ts';
import { dayOrNothing, fareCode, guestCounts, sailingInfo, type Sailing } from './sailing.ts';
import { attributeOf, below, childrenOf, element, sequence, textElement, type Markup, type XmlNode } from './xml.ts';

/** References are at most 32 characters on the wire: a UUID goes without its dashes. @throws OperatorError refused, bad_data */
export const wireReference = (clientRef: string): string =>
  code(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(clientRef) ? clientRef.replaceAll('-', '') : clientRef, 32, 'our reference');

const actions: Readonly<Record<BookRequest['kind'], string>> = { fixed_booking: 'Book', option_booking: 'Hold', wait_list: 'Book' };

/** @param option the operator's reference of the option that becomes a fixed booking */
export function writeBookRequest(header: MessageHeader, agency: Agency, sailing: Sailing, request: BookRequest, option?: string): string {
  guestCounts(request.party); // refuses what no message can hold
  if (request.guests.length < 1 || request.guests.length > 9) {
    throw new OperatorError('refused', `${request.guests.length} travellers cannot be written`, { refusal: 'bad_data' });
  }
  return document(
    'OTA_CruiseBookRQ',
    { ...header, transactionId: transactionOf(request.holdRef) },
    { TransactionActionCode: option === undefined ? actions[request.kind] : 'Commit' },
    pointOfSale(agency),
    sailingInfo(sailing, request.total.currency, selectedCategory(request, request.holdRef, request.kind === 'wait_list')),
    element(
      'ReservationInfo',
      {},
      element('ReservationID', { Type: idType.agencyReference, ID: wireReference(request.clientRef) }),
      option === undefined ? undefined : element('ReservationID', { Type: idType.reservation, ID: code(option, 32, 'the reservation') }),
      element('GuestDetails', {}, sequence(request.guests.map((guest) => traveller(guest, request.fareGroup)))),
      element(
        'PaymentOptions',
        {},
        element(
          'PaymentOption',
          {},
          element('DirectBill', { DirectBill_ID: cut(agency.id, 32) }),
          element('PaymentAmount', { CurrencyCode: request.total.currency, DecimalPlaces: 2, Amount: writeAmount(request.total) }),
        ),
      ),
    ),
  );
}

/** Salutations that tell a gender; any other tells none. */
const genders: ReadonlyMap<string, string> = new Map([
  ['mr', 'Male'],
  ['herr', 'Male'],
  ['mrs', 'Female'],
  ['ms', 'Female'],
  ['miss', 'Female'],
  ['frau', 'Female'],
]);

function traveller(guest: OperatorGuest, fareGroup: string): Markup {
  const surname = cut(guest.lastName, 64);
  const prefix = cut(guest.salutation, 16);
  const given = cut(guest.firstName, 64);
  return element(
    'GuestDetail',
    { GuestExistsIndicator: false },
    element('SelectedFareCode', { FareCode: fareCode(fareGroup) }),
    element(
      'ContactInfo',
      {
        GuestRefNumber: guest.index,
        Age: guest.age,
        Nationality: guest.nationality !== undefined && /^[a-z]{2}$/i.test(guest.nationality) ? guest.nationality.toUpperCase() : undefined,
        PersonBirthDate: dayOrNothing(guest.birthDate),
        Gender: genders.get(guest.salutation?.toLowerCase() ?? ''),
      },
      surname === undefined
        ? undefined
        : element(
            'PersonName',
            {},
            prefix === undefined ? undefined : textElement('NamePrefix', prefix),
            given === undefined ? undefined : textElement('GivenName', given),
            textElement('Surname', surname),
          ),
    ),
  );
}

/** A reservation's state; what is not in this table is no answer we can act on (32 pending, 40 declined without an error). */
const states: ReadonlyMap<string, OperatorBooking['state']> = new Map<string, OperatorBooking['state']>([
  [status.confirmed, 'fixed'],
  [status.booked, 'fixed'],
  [status.offered, 'option_held'],
  [status.held, 'option_held'],
  [status.holdConfirmed, 'option_held'],
  [status.waitListed, 'wait_listed'],
  [status.cancelled, 'cancelled'],
]);

/**
 * Reference, state and cabin of a reservation, from the answer to a booking as from one that was read.
 * @throws OperatorError unanswered where reference or state are missing, doubtful or another's.
 */
export function reservationOf(reservationIds: readonly XmlNode[], sailingInfoNode: XmlNode | undefined, clientRef: string): Omit<OperatorBooking, 'total'> {
  const own = reservationIds.filter((id) => [idType.reservation, idType.provisional].includes(attributeOf(id, 'Type') as typeof idType.reservation));
  const named = need(own.length === 1 ? own[0] : undefined, 'reservation');
  const operatorRef = need(attributeOf(named, 'ID')?.trim() || undefined, 'reservation number');
  if (operatorRef.length > 32) throw new OperatorError('unanswered', 'the reservation number is too long');
  const ours = reservationIds.find((id) => attributeOf(id, 'Type') === idType.agencyReference);
  if (ours && attributeOf(ours, 'ID') !== wireReference(clientRef)) throw new OperatorError('unanswered', 'the reservation is not ours');
  const state = need(states.get(attributeOf(named, 'StatusCode') ?? ''), 'state of the reservation');
  const cabin = below(sailingInfoNode, 'SelectedCategory', 'SelectedCabin');
  const number = attributeOf(cabin, 'CabinNumber');
  return {
    clientRef,
    operatorRef,
    state,
    cabinNumber: number === undefined || number === guaranteeCabin ? null : number,
    optionValidUntil: state === 'option_held' ? (instantOf(attributeOf(cabin, 'ReleaseDateTime')) ?? null) : null,
  };
}

/** @throws OperatorError */
export function readBookAnswer(xml: string, header: MessageHeader, request: BookRequest, style: AmountStyle): OperatorBooking {
  const answer = openAnswer(xml, 'OTA_CruiseBookRS', header);
  const info = below(answer, 'SailingInfo');
  const booking = reservationOf(childrenOf(answer, 'ReservationID'), info, request.clientRef);
  // the standard lets the answer leave out prices and currency: then the booking stands at the total it was sent with
  if (!below(answer, 'BookingPayment')) return { ...booking, total: request.total };
  const currency = below(info, 'Currency') ? readCurrency(attributeOf(below(info, 'Currency'), 'CurrencyCode')) : request.total.currency;
  return { ...booking, total: need(grossTotal(answer, currency, style), 'total') };
}
