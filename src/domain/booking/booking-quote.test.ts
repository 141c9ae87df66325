import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isQuote, quote, type Fare } from '../fares/quote.ts';
import { arrivalSupplement, depositOf, priceBooking } from './booking-quote.ts';

const limits = { infantMaxAge: 1, childMaxAge: 11, juniorMaxAge: 17 };
const fare: Fare = {
  categoryCode: 'BA',
  cabinType: 'balcony',
  maxOccupancy: 4,
  fareGroup: 'standard',
  state: 'available',
  currency: 'EUR',
  single: 219_900,
  double: 129_900,
  extraAdult: 69_900,
  extraJunior: 49_900,
  extraChild: 29_900,
  extraInfant: 0,
  chargesPerPerson: 18_000,
  servicePerPerson: 9_800,
  minAge: null,
};
const own = { option: 'cruise_only', perAdult: 0, perChild: 0, perInfant: 0 } as const;
const flight = { option: 'cruise_with_flight', perAdult: 25_000, perChild: 20_000, perInfant: 2_500 } as const;
const hotel = { id: 7, name: 'Hotel', perPerson: 12_900, single: 19_900 };
const parties = fc.record({
  adults: fc.integer({ min: 1, max: 4 }),
  childAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 3 }).map((ages) => ages.toSorted((a, b) => b - a)),
});

describe('BOOK-13 the price of a booking', () => {
  test('with nothing beside the cabin it is the very quote of card and voyage page', () => {
    fc.assert(
      fc.property(parties, fc.constantFrom(own, flight), (party, arrival) => {
        const shown = quote(fare, arrival, party, limits);
        const priced = priceBooking({ fare, arrival, packages: [] }, party, limits);
        if (typeof priced === 'string' || !isQuote(shown)) expect(priced).toBe(shown);
        else expect([priced.total, priced.charges, priced.service]).toEqual([shown.total, shown.charges, shown.service]);
      }),
    );
  });

  test('the total is the sum of its lines, and every choice adds exactly its own price', () => {
    fc.assert(
      fc.property(parties, (party) => {
        const bare = priceBooking({ fare, arrival: own, packages: [] }, party, limits);
        const full = priceBooking({ fare, arrival: flight, packages: [hotel] }, party, limits);
        if (typeof bare === 'string' || typeof full === 'string') return;
        const persons = party.adults + party.childAges.length;
        expect(full.total.amount).toBe(full.lines.reduce((sum, line) => sum + line.count * line.each.amount, 0));
        expect(full.total.amount - bare.total.amount).toBe(
          arrivalSupplement(flight, party, limits) + (persons === 1 ? hotel.single : persons * hotel.perPerson),
        );
      }),
    );
  });

  test('a deposit is a whole number of cents and never more than the total', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5_000_000 }), fc.integer({ min: 0, max: 100 }), (amount, percent) => {
        const deposit = depositOf({ amount, currency: 'EUR' }, percent).amount;
        expect(Number.isInteger(deposit) && deposit >= 0 && deposit <= amount).toBe(true);
        expect(deposit * 100).toBeGreaterThanOrEqual(Math.min(amount * percent, amount * 100));
      }),
    );
  });
});
