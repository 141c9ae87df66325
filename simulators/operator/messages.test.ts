// The adapter and the simulator understand each other: what one writes, the other reads as what was meant (OPS-01, OPS-02).
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { HoldRequest } from '#features/operators/server/operator-port.ts';
import { readBookAnswer, wireReference, writeBookRequest } from '#features/operators/server/opentravel/book.ts';
import { readCabinAvailAnswer, writeCabinAvailRequest } from '#features/operators/server/opentravel/cabin-avail.ts';
import { holdRefOf, readCabinHoldAnswer, writeCabinHoldRequest, writeCabinUnholdRequest } from '#features/operators/server/opentravel/cabin-hold.ts';
import { readCategoryAvailAnswer, writeCategoryAvailRequest } from '#features/operators/server/opentravel/category-avail.ts';
import { readFareAvailAnswer, writeFareAvailRequest } from '#features/operators/server/opentravel/fare-avail.ts';
import { cut } from '#features/operators/server/opentravel/message.ts';
import { readPriceBookingAnswer, writePriceBookingRequest } from '#features/operators/server/opentravel/price-booking.ts';
import { readReadAnswer, writeReadRequest } from '#features/operators/server/opentravel/read-and-cancel.ts';
import { anyBooking, anyCabin, anyCategory, anyFare, anyMoney, anyParty, anyVoyage } from '#features/operators/server/opentravel/testing.ts';
import { writable } from '#features/operators/server/opentravel/xml.ts';
import { bookAnswer, cabinAvailAnswer, categoryAvailAnswer, fareAvailAnswer, holdAnswer, priceAnswer, retrieveAnswer } from './answers.ts';
import { askedAges, askedBooking, askedCabin, askedCategories, askedFares, askedReference, askedSailing, readRequest, releasedCabin } from './requests.ts';
import type { SimulatedBooking } from './stock.ts';
import type { StockVoyage } from './stock-schema.ts';

const header = { echoToken: 'e-1', timeStamp: '2027-01-02T03:04:05.000Z' };
const agency = { id: 'FAIRWAY' };
const now = new Date('2027-01-02T03:04:06Z');
const runs = { numRuns: 300 };
const sailingOf = (voyage: HoldRequest['voyage']) => ({ voyage, voyageCode: voyage.operatorCode ?? '' });
const isTrimmed = (request: { readonly fareGroup: string }) => request.fareGroup === request.fareGroup.trim();
const byAge = (party: HoldRequest['party']) => [...Array.from({ length: party.adults }, () => 40), ...party.childAges].toSorted((a, b) => a - b);
const held = fc.record({ voyage: anyVoyage, party: anyParty, categoryCode: anyCategory, fareGroup: anyFare, cabinNumber: anyCabin });

const stockOf = (voyage: HoldRequest['voyage'], currency: StockVoyage['currency'] = 'EUR'): StockVoyage => ({
  voyageCode: voyage.operatorCode ?? '',
  shipName: cut(voyage.shipName, 64) ?? '',
  departsOn: voyage.departsOn,
  nights: voyage.nights,
  currency,
  categories: [],
});

describe('OPS-01 the operator reads what the shop writes', () => {
  test('questions of availability', () => {
    fc.assert(
      fc.property(
        anyVoyage,
        anyParty,
        fc.array(anyFare, { minLength: 1, maxLength: 5 }),
        fc.array(anyCategory, { minLength: 1 }),
        (voyage, party, fares, categories) => {
          const sailing = sailingOf(voyage);
          for (const request of [
            readRequest(writeFareAvailRequest(header, agency, sailing, party)),
            readRequest(writeCategoryAvailRequest(header, agency, sailing, party, fares)),
            readRequest(writeCabinAvailRequest({ ...header, moreToken: '99' }, agency, sailing, party, { fareGroup: fares[0] ?? '', categories })),
          ]) {
            const shipName = writable(cut(voyage.shipName, 64) ?? '');
            expect(askedSailing(request)).toEqual({ voyageCode: voyage.operatorCode, departsOn: voyage.departsOn, nights: voyage.nights, shipName });
            expect(askedAges(request).toSorted((a, b) => a - b)).toEqual(byAge(party));
            if (request.name === 'OTA_CruiseCategoryAvailRQ') expect(askedFares(request)).toEqual(fares);
            if (request.name === 'OTA_CruiseCabinAvailRQ') expect([askedCategories(request), request.moreToken]).toEqual([categories, '99']);
          }
        },
      ),
      runs,
    );
  });

  test('hold, release and price', () => {
    fc.assert(
      fc.property(held.filter(isTrimmed), fc.uuid(), (request, id) => {
        const chosen = { categoryCode: request.categoryCode, fareCode: request.fareGroup, cabinNumber: request.cabinNumber, isWaitList: false };
        const hold = readRequest(writeCabinHoldRequest({ ...header, transactionId: id }, agency, sailingOf(request.voyage), request));
        expect(askedCabin(hold)).toEqual(chosen);
        expect(hold.transactionId).toBe(id);
        const price = readRequest(writePriceBookingRequest(header, agency, sailingOf(request.voyage), { ...request, holdRef: null }));
        expect(askedCabin(price)).toEqual(chosen);
        const cabin = request.cabinNumber ?? 'GTY';
        const release = readRequest(writeCabinUnholdRequest(header, agency, sailingOf(request.voyage), { cabin, transactionId: id }));
        expect([releasedCabin(release), release.transactionId]).toEqual([cabin, id]);
      }),
      runs,
    );
  });

  test('a booking with reference, travellers, total and hold', () => {
    fc.assert(
      fc.property(anyBooking, (request) => {
        const read = readRequest(writeBookRequest(header, agency, sailingOf(request.voyage), request));
        const booking = askedBooking(read);
        const [heldCabin, transaction] = request.holdRef?.split('@') ?? [];
        expect(booking).toMatchObject({
          clientRef: wireReference(request.clientRef),
          isOption: request.kind === 'option_booking',
          isWaitList: request.kind === 'wait_list',
          total: request.total.amount,
          currency: request.total.currency,
          cabinNumber: heldCabin ?? (request.kind === 'wait_list' ? null : request.cabinNumber),
        });
        expect(read.transactionId).toBe(transaction);
        expect(booking.travellers.map(({ age, lastName }) => [age, lastName])).toEqual(
          request.guests.map((guest) => [guest.age, writable(cut(guest.lastName, 64) ?? '')]),
        );
        expect(askedReference(readRequest(writeReadRequest(header, agency, request.clientRef)))).toBe(wireReference(request.clientRef));
      }),
      runs,
    );
  });
});

describe('OPS-01 the shop reads what the operator writes', () => {
  const envelope = (xml: string) => ({ request: readRequest(xml), now });

  test('fares, categories with the price of the party, free cabins over several pages', () => {
    const category = fc.record({
      fareCode: anyFare,
      categoryCode: anyCategory,
      state: fc.constantFrom('available', 'waitlist', 'on_request', 'closed'),
      maxOccupancy: fc.integer({ min: 1, max: 9 }),
      free: fc.nat(9_999),
      total: fc.option(fc.integer({ min: 1, max: 99_999_999 }), { nil: undefined }),
      firstBeds: fc.option(fc.nat(9_999_999)),
    });
    fc.assert(
      fc.property(anyVoyage, anyParty, fc.array(category, { maxLength: 5 }), (voyage, party, categories) => {
        const stock = stockOf(voyage, 'GBP');
        const fares = [...new Set(categories.map(({ fareCode }) => fareCode))];
        expect(readFareAvailAnswer(fareAvailAnswer(envelope(writeFareAvailRequest(header, agency, sailingOf(voyage), party)), stock, fares), header)).toEqual(
          fares,
        );
        const xml = categoryAvailAnswer(envelope(writeCategoryAvailRequest(header, agency, sailingOf(voyage), party, fares)), stock, categories);
        const sorted = fares.flatMap((fare) => categories.filter(({ fareCode }) => fareCode === fare));
        expect(readCategoryAvailAnswer(xml, header, party, 'decimal')).toEqual(
          sorted.map(({ fareCode, categoryCode, state, free, total }) => ({
            categoryCode,
            fareGroup: fareCode,
            state,
            total: total === undefined ? null : { amount: total, currency: 'GBP' },
            cabins: [],
            free,
          })),
        );
        const question = { fareGroup: 'X', categories: ['A', 'B'] };
        const cabins = [
          { categoryCode: 'A', cabinNumber: '1' },
          { categoryCode: 'B', cabinNumber: null },
        ];
        const page = cabinAvailAnswer(envelope(writeCabinAvailRequest(header, agency, sailingOf(voyage), party, question)), stock, 'X', cabins, '99');
        expect(readCabinAvailAnswer(page, header, question)).toEqual({ cabins: [cabins[0]], moreToken: '99' });
      }),
      runs,
    );
  });

  test('hold and price', () => {
    fc.assert(
      fc.property(held.filter(isTrimmed), fc.uuid(), anyMoney, (request, id, total) => {
        const stock = stockOf(request.voyage, total.currency);
        const withTransaction = { ...header, transactionId: id };
        const asked = envelope(writeCabinHoldRequest(withTransaction, agency, sailingOf(request.voyage), request));
        const releasesAt = '2027-01-02T03:24:06.000Z';
        const hold = { transactionId: id, voyageCode: stock.voyageCode, categoryCode: request.categoryCode, cabinNumber: request.cabinNumber, releasesAt };
        const holdRef = holdRefOf({ cabin: request.cabinNumber ?? 'GTY', transactionId: id });
        expect(readCabinHoldAnswer(holdAnswer(asked, stock, hold), withTransaction, request.cabinNumber)).toEqual({
          holdRef,
          cabinNumber: request.cabinNumber,
          releasesAt,
        });
        const priced = envelope(writePriceBookingRequest(header, agency, sailingOf(request.voyage), { ...request, holdRef }));
        expect(readPriceBookingAnswer(priceAnswer(priced, stock, total.amount), header, 'decimal')).toEqual({ total });
      }),
      runs,
    );
  });

  test('a booking, as answered and as read again', () => {
    fc.assert(
      fc.property(anyBooking, fc.constantFrom('fixed', 'option_held', 'wait_listed', 'cancelled'), (request, state) => {
        const stock = stockOf(request.voyage, request.total.currency);
        const asked = envelope(writeBookRequest(header, agency, sailingOf(request.voyage), request));
        const { clientRef, travellers } = askedBooking(asked.request);
        const booked: SimulatedBooking = {
          operatorRef: 'A1B2C3',
          clientRef,
          voyageCode: stock.voyageCode,
          categoryCode: request.categoryCode,
          fareCode: request.fareGroup,
          cabinNumber: request.cabinNumber,
          state,
          total: request.total.amount,
          currency: request.total.currency,
          optionValidUntil: state === 'option_held' ? '2027-01-05T15:00:00.000Z' : null,
          travellers,
          bookedAt: now.toISOString(),
        };
        const expected = {
          clientRef: request.clientRef,
          operatorRef: 'A1B2C3',
          state,
          cabinNumber: request.cabinNumber,
          total: request.total,
          optionValidUntil: booked.optionValidUntil,
        };
        expect(readBookAnswer(bookAnswer(asked, stock, booked), header, request, 'decimal')).toEqual(expected);
        const reading = envelope(writeReadRequest(header, agency, request.clientRef));
        expect(readReadAnswer(retrieveAnswer(reading, [{ voyage: stock, booking: booked }]), header, request.clientRef, 'decimal')).toEqual(expected);
      }),
      runs,
    );
  });
});
