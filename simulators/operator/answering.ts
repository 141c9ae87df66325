// What the simulated operator does with each message: reads it, changes its stock, writes the answer.
import { attributeOf, childOf } from '#features/operators/server/opentravel/xml.ts';
import { errorCode, guaranteeCabin } from '#features/operators/server/opentravel/codes.ts';
import {
  bookAnswer,
  cabinAvailAnswer,
  cancelAnswer,
  categoryAvailAnswer,
  errorAnswer,
  fareAvailAnswer,
  holdAnswer,
  priceAnswer,
  retrieveAnswer,
  sailAvailAnswer,
  unholdAnswer,
  type AnsweredCategory,
} from './answers.ts';
import { isSoldOut, type Behaviour } from './behaviour.ts';
import {
  askedAges,
  askedBooking,
  askedCabin,
  askedCategories,
  askedFares,
  askedReference,
  committedReference,
  askedSailing,
  OtaError,
  releasedCabin,
  searchedDay,
  type Request,
} from './requests.ts';
import type { Stock } from './stock.ts';
import { priceOf, type StockVoyage } from './stock-schema.ts';

interface Work {
  readonly request: Request;
  readonly stock: Stock;
  readonly behaviour: Behaviour;
  readonly now: Date;
}

const cabinsPerPage = 99;

const handlers: Readonly<Record<string, (work: Work) => string>> = {
  OTA_CruiseSailAvailRQ: (work) => sailAvailAnswer(work, work.stock.sailingsOn(searchedDay(work.request))),
  OTA_CruiseFareAvailRQ: (work) => {
    const voyage = work.stock.voyage(askedSailing(work.request));
    return fareAvailAnswer(work, voyage, [...new Set(voyage.categories.flatMap((category) => category.fares.map(({ code }) => code)))]);
  },
  OTA_CruiseCategoryAvailRQ: (work) => {
    const voyage = work.stock.voyage(askedSailing(work.request));
    return categoryAvailAnswer(work, voyage, categoriesOf(work, voyage));
  },
  OTA_CruiseCabinAvailRQ: cabins,
  OTA_CruiseCabinHoldRQ: ({ request, stock, behaviour, now }) => {
    const sailing = askedSailing(request);
    const hold = stock.hold(sailing, askedCabin(request), request.transactionId ?? request.echoToken, behaviour);
    return holdAnswer({ request, now }, stock.voyage(sailing), hold);
  },
  OTA_CruiseCabinUnholdRQ: ({ request, stock, now }) => {
    const cabin = releasedCabin(request);
    const { voyageCode } = askedSailing(request);
    stock.unhold(voyageCode, cabin === guaranteeCabin ? null : cabin, request.transactionId);
    return unholdAnswer({ request, now }, voyageCode, cabin);
  },
  OTA_CruisePriceBookingRQ: ({ request, stock, behaviour, now }) => {
    const voyage = stock.voyage(askedSailing(request));
    const asked = askedCabin(request);
    const { category, fare } = stock.category(voyage, asked.categoryCode, asked.fareCode);
    return priceAnswer({ request, now }, voyage, stock.price(fare, category, askedAges(request), behaviour));
  },
  OTA_CruiseBookRQ: ({ request, stock, behaviour, now }) => {
    const sailing = askedSailing(request);
    const option = committedReference(request);
    const booking = option === undefined ? stock.book(sailing, askedBooking(request), request.transactionId, behaviour) : stock.commit(option, behaviour);
    return bookAnswer({ request, now }, stock.voyage(sailing), booking);
  },
  OTA_ReadRQ: ({ request, stock, now }) => {
    const found = stock.withReference(askedReference(request));
    if (found.length === 0) throw new OtaError(errorCode.referenceNotFound, 'no booking under this reference');
    return retrieveAnswer(
      { request, now },
      found.map((booking) => ({ booking, voyage: stock.voyageOf(booking) })),
    );
  },
  OTA_CancelRQ: ({ request, stock, now }) => {
    const operatorRef = attributeOf(childOf(request.root, 'UniqueID'), 'ID') ?? '';
    return cancelAnswer({ request, now }, stock.cancel(operatorRef).operatorRef);
  },
};

/** The answer to one message: a success, or an OpenTravel error. */
export function answerTo(work: Work): string {
  const handler = Object.hasOwn(handlers, work.request.name) ? handlers[work.request.name] : undefined;
  try {
    if (!handler) throw new OtaError(errorCode.invalidValue, 'this message is not known here');
    return handler(work);
  } catch (error) {
    if (error instanceof OtaError) return errorAnswer(work, error.code, error.message);
    throw error;
  }
}

function categoriesOf({ request, stock, behaviour }: Work, voyage: StockVoyage): readonly AnsweredCategory[] {
  const ages = askedAges(request);
  const wanted = askedFares(request);
  return voyage.categories.flatMap((category) =>
    category.fares
      .filter(({ code }) => wanted.includes(code))
      .map((fare): AnsweredCategory => {
        const free = isSoldOut(behaviour, category.code) ? 0 : stock.freePlaces(voyage.voyageCode, category);
        const amount = ages.length <= category.maxOccupancy ? priceOf(fare, ages) : undefined;
        const scaled = (value: number) => Math.round(value * behaviour.priceFactor);
        return {
          fareCode: fare.code,
          categoryCode: category.code,
          // who has no place left offers the wait list
          state: category.state === 'available' && free === 0 ? 'waitlist' : category.state,
          maxOccupancy: category.maxOccupancy,
          free,
          total: amount === undefined ? undefined : scaled(amount),
          firstBeds: ages.length > 1 && fare.double !== null ? scaled(fare.double) : null,
        };
      }),
  );
}

function cabins({ request, stock, behaviour, now }: Work): string {
  const voyage = stock.voyage(askedSailing(request));
  const [fareCode = ''] = askedFares(request);
  const wanted = askedCategories(request);
  const free = voyage.categories
    .filter(({ code, state }) => state === 'available' && wanted.includes(code) && !isSoldOut(behaviour, code))
    .flatMap((category) => {
      const numbered: (string | null)[] = [...stock.freeCabins(voyage.voyageCode, category)];
      const places = stock.freePlaces(voyage.voyageCode, category) > numbered.length ? [...numbered, null] : numbered;
      return places.map((cabinNumber) => ({ categoryCode: category.code, cabinNumber }));
    });
  const from = Number(request.moreToken ?? 0);
  // the answer has no way to say "none" but an error
  if (!(from < free.length)) throw new OtaError(errorCode.soldOut, 'no more accommodation in class');
  const next = from + cabinsPerPage;
  return cabinAvailAnswer({ request, now }, voyage, fareCode, free.slice(from, next), next < free.length ? String(next) : undefined);
}
