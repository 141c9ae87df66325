// Writes the OpenTravel answers of the simulated operator.
import { money, type Currency } from '#domain/money/money.ts';
import { writeAmount } from '#features/operators/server/opentravel/amounts.ts';
import { adultCode, chargeType, guaranteeCabin, idType, priceType, status } from '#features/operators/server/opentravel/codes.ts';
import { document } from '#features/operators/server/opentravel/message.ts';
import { element, sequence, textElement, type Markup } from '#features/operators/server/opentravel/xml.ts';
import type { Request } from './requests.ts';
import type { SimulatedBooking, SimulatedHold } from './stock.ts';
import type { StockVoyage } from './stock-schema.ts';

/** Name of the answer to a message. */
export const answerName = (requestName: string): string => (requestName === 'OTA_ReadRQ' ? 'OTA_ResRetrieveRS' : requestName.replace(/RQ$/, 'RS'));

interface Envelope {
  readonly request: Request;
  readonly now: Date;
}

const answer = ({ request, now }: Envelope, attributes: Readonly<Record<string, string>>, ...content: readonly (Markup | undefined)[]): string =>
  document(
    answerName(request.name),
    { echoToken: request.echoToken, timeStamp: now.toISOString(), transactionId: request.transactionId },
    attributes,
    element('Success', {}),
    ...content,
  );

/** A no: error type 3, a rule was not met. */
export const errorAnswer = ({ request, now }: Envelope, code: string, text: string): string =>
  document(
    answerName(request.name),
    { echoToken: request.echoToken, timeStamp: now.toISOString(), transactionId: request.transactionId },
    request.name === 'OTA_CancelRQ' ? { Status: 'Unsuccessful' } : {},
    element('Errors', {}, element('Error', { Type: '3', Code: code, ShortText: text.slice(0, 64) })),
  );

const line = (voyage: StockVoyage) => element('CruiseLine', { VendorCode: 'SIM', ShipName: voyage.shipName || undefined });
const when = (voyage: StockVoyage) => ({ VoyageID: voyage.voyageCode, Start: voyage.departsOn, Duration: `P${voyage.nights}N` });

const sailingInfo = (voyage: StockVoyage, currency: Currency, ...inside: readonly (Markup | undefined)[]): Markup =>
  element(
    'SailingInfo',
    {},
    element('SelectedSailing', { ...when(voyage), Status: status.available }, line(voyage)),
    element('Currency', { CurrencyCode: currency, DecimalPlaces: 2 }),
    ...inside,
  );

export const sailAvailAnswer = (envelope: Envelope, voyages: readonly StockVoyage[]): string =>
  voyages.length === 0
    ? answer(envelope, {}, element('Warnings', {}, element('Warning', { Type: '3', ShortText: 'No matching sailings could be found' })))
    : answer(
        envelope,
        {},
        element(
          'SailingOptions',
          {},
          sequence(
            voyages.map((voyage) => element('SailingOption', {}, element('SelectedSailing', { ...when(voyage), Status: status.available }, line(voyage)))),
          ),
        ),
      );

export const fareAvailAnswer = (envelope: Envelope, voyage: StockVoyage, fares: readonly string[]): string =>
  answer(
    envelope,
    {},
    sailingInfo(voyage, voyage.currency),
    fares.length === 0
      ? undefined
      : element('FareCodeOptions', {}, sequence(fares.map((fare) => element('FareCodeOption', { Status: status.available, FareCode: fare })))),
  );

export interface AnsweredCategory {
  readonly fareCode: string;
  readonly categoryCode: string;
  readonly state: 'available' | 'waitlist' | 'on_request' | 'closed';
  readonly maxOccupancy: number;
  readonly free: number;
  /** Minor units; undefined = no price for this party. */
  readonly total: number | undefined;
  /** Minor units of each of the first two travellers. */
  readonly firstBeds: number | null;
}

const states = { available: status.available, waitlist: status.waitListed, on_request: status.onRequest, closed: status.closed } as const;

export function categoryAvailAnswer(envelope: Envelope, voyage: StockVoyage, categories: readonly AnsweredCategory[]): string {
  const priced = (attributes: Readonly<Record<string, string>>, amount: number) =>
    element('PriceInfo', { ...attributes, CurrencyCode: voyage.currency, DecimalPlaces: 2, Amount: writeAmount(money(amount, voyage.currency)) });
  const option = (category: AnsweredCategory) =>
    element(
      'CategoryOption',
      {
        FareCode: category.fareCode,
        Status: states[category.state],
        MaxOccupancy: category.maxOccupancy,
        BerthedCategoryCode: category.categoryCode,
        PricedCategoryCode: category.categoryCode,
        AvailableGroupAllocationQty: category.free,
      },
      category.total === undefined
        ? undefined
        : element(
            'PriceInfos',
            {},
            priced({ ChargeTypeCode: chargeType.perBooking }, category.total),
            category.firstBeds === null ? undefined : priced({ AgeQualifyingCode: adultCode, BreakdownType: '1/2' }, category.firstBeds),
          ),
    );
  const byFare = Map.groupBy(categories, ({ fareCode }) => fareCode);
  const fares = [...byFare].map(([fareCode, options]) =>
    element('FareOption', { FareCode: fareCode }, element('CategoryOptions', {}, sequence(options.slice(0, 40).map(option)))),
  );
  return answer(envelope, {}, sailingInfo(voyage, voyage.currency), sequence(fares.slice(0, 5)));
}

export interface AnsweredCabin {
  readonly categoryCode: string;
  /** null = a place without a number */
  readonly cabinNumber: string | null;
}

/** At most 99 cabins; the token names the next page. */
export const cabinAvailAnswer = (
  envelope: Envelope,
  voyage: StockVoyage,
  fareCode: string,
  cabins: readonly AnsweredCabin[],
  moreToken: string | undefined,
): string =>
  answer(
    envelope,
    moreToken === undefined ? {} : { MoreIndicator: 'true', MoreDataEchoToken: moreToken },
    sailingInfo(voyage, voyage.currency),
    element('SelectedFare', { FareCode: fareCode }),
    element(
      'CabinOptions',
      {},
      sequence(
        cabins.map(({ categoryCode, cabinNumber }) =>
          element('CabinOption', {
            Status: cabinNumber === null ? status.guaranteed : status.available,
            CabinNumber: cabinNumber ?? guaranteeCabin,
            CabinCategoryCode: categoryCode,
          }),
        ),
      ),
    ),
  );

export const holdAnswer = (envelope: Envelope, voyage: StockVoyage, hold: SimulatedHold): string =>
  answer(
    envelope,
    {},
    element(
      'SelectedSailing',
      when(voyage),
      element('SelectedCabin', {
        Status: status.holdConfirmed,
        ReleaseDateTime: hold.releasesAt,
        CabinNumber: hold.cabinNumber ?? guaranteeCabin,
        HeldIndicator: true,
      }),
    ),
  );

export const unholdAnswer = (envelope: Envelope, voyageCode: string, cabin: string): string =>
  answer(envelope, {}, element('SelectedSailing', { VoyageID: voyageCode }, element('SelectedCabin', { CabinNumber: cabin, HeldIndicator: false })));

const bookingPrices = (total: number, currency: Currency): Markup =>
  element(
    'BookingPayment',
    {},
    element('BookingPrices', {}, element('BookingPrice', { PriceTypeCode: priceType.grossTotal, Amount: writeAmount(money(total, currency)) })),
  );

export const priceAnswer = (envelope: Envelope, voyage: StockVoyage, total: number): string =>
  answer(envelope, {}, sailingInfo(voyage, voyage.currency), bookingPrices(total, voyage.currency));

const bookingStatus = {
  fixed: { reservation: status.booked, cabin: status.booked, type: idType.reservation },
  option_held: { reservation: status.held, cabin: status.held, type: idType.provisional },
  wait_listed: { reservation: status.waitListed, cabin: status.waitListed, type: idType.provisional },
  cancelled: { reservation: status.cancelled, cabin: status.cancelled, type: idType.reservation },
} as const;

const reservationIds = (booking: SimulatedBooking): Markup =>
  sequence([
    element('ReservationID', {
      Type: bookingStatus[booking.state].type,
      ID: booking.operatorRef,
      StatusCode: bookingStatus[booking.state].reservation,
      BookedDate: booking.bookedAt,
    }),
    element('ReservationID', { Type: idType.agencyReference, ID: booking.clientRef }),
  ]);

const bookedSailing = (voyage: StockVoyage, booking: SimulatedBooking): Markup =>
  sailingInfo(
    voyage,
    booking.currency,
    element(
      'SelectedCategory',
      {
        BerthedCategoryCode: booking.categoryCode,
        PricedCategoryCode: booking.categoryCode,
        WaitlistIndicator: booking.state === 'wait_listed' ? true : undefined,
        FareCode: booking.fareCode,
      },
      element('SelectedCabin', {
        Status: booking.state === 'fixed' && booking.cabinNumber === null ? status.guaranteed : bookingStatus[booking.state].cabin,
        CabinNumber: booking.cabinNumber ?? guaranteeCabin,
        ReleaseDateTime: booking.optionValidUntil ?? undefined,
      }),
    ),
  );

export const bookAnswer = (envelope: Envelope, voyage: StockVoyage, booking: SimulatedBooking): string =>
  answer(envelope, {}, reservationIds(booking), bookedSailing(voyage, booking), bookingPrices(booking.total, booking.currency));

/** Every booking under one reference. */
export const retrieveAnswer = (envelope: Envelope, found: readonly { readonly voyage: StockVoyage; readonly booking: SimulatedBooking }[]): string =>
  answer(
    envelope,
    {},
    element(
      'ReservationsList',
      {},
      sequence(
        found.map(({ voyage, booking }) =>
          element(
            'CruiseReservation',
            {},
            bookedSailing(voyage, booking),
            element(
              'ReservationInfo',
              {},
              reservationIds(booking),
              element('GuestDetails', {}, sequence(booking.travellers.map((guest, index) => traveller(guest, index)))),
              element(
                'PaymentOptions',
                {},
                element(
                  'PaymentOption',
                  {},
                  element('DirectBill', {}),
                  element('PaymentAmount', { CurrencyCode: booking.currency, DecimalPlaces: 2, Amount: writeAmount(money(booking.total, booking.currency)) }),
                ),
              ),
            ),
          ),
        ),
      ),
    ),
  );

const traveller = (guest: SimulatedBooking['travellers'][number], index: number): Markup =>
  element(
    'GuestDetail',
    {},
    element(
      'ContactInfo',
      { GuestRefNumber: index + 1, Age: guest.age },
      guest.lastName === ''
        ? undefined
        : element('PersonName', {}, guest.firstName === '' ? undefined : textElement('GivenName', guest.firstName), textElement('Surname', guest.lastName)),
    ),
  );

export const cancelAnswer = (envelope: Envelope, operatorRef: string): string =>
  answer(envelope, { Status: 'Cancelled' }, element('UniqueID', { Type: idType.reservation, ID: operatorRef }));
