import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aCategory, aFare, anAvailability, aQuote } from '../testing/a-booking.ts';
import {
  cabinOffers,
  cheapestCategory,
  deckSpan,
  differingContents,
  fareFor,
  firstCabinType,
  guaranteeOffer,
  isLastPlace,
  isSoleUse,
  severalCabins,
  sharedContents,
  situationOf,
} from './offers.ts';

describe('BOOK-05 what can be taken', () => {
  test('a category is offered at the chosen fare, else at its cheapest', () => {
    const category = aCategory('BA', 'balcony', 3000);
    expect(fareFor(category, 'premium')?.quote.total.amount).toBe(340_000);
    expect(fareFor(category, 'unknown')?.quote.total.amount).toBe(300_000);
    expect(fareFor(category, undefined, ['comfort'])?.fareGroupId).toBe('premium');
    expect(fareFor(aCategory('BA', 'balcony', null), undefined)).toBeUndefined();
  });

  test('a fare with a least age is taken only when it is chosen', () => {
    const category = { ...aCategory('BA', 'balcony', 3000), fares: [aFare(3000), { ...aFare(2900, 'senior'), minAge: 60 }] };
    expect(fareFor(category, undefined)?.fareGroupId).toBe('comfort');
    expect(fareFor(category, 'senior')?.quote.total.amount).toBe(290_000);
    expect(guaranteeOffer([category], undefined, undefined, ['senior'])).toBeUndefined();
  });

  test('only free cabins of categories with a price are offered', () => {
    const availability = anAvailability();
    const without = {
      ...availability,
      cabinCategories: availability.cabinCategories.map((one) => (one.categoryCode === 'BB' ? aCategory('BB', 'balcony', null) : one)),
    };
    const offers = cabinOffers(without, undefined, []);
    expect(offers.length).toBeGreaterThan(50);
    expect(offers.every(({ cabin, fare }) => cabin.free && cabin.categoryCode !== 'BB' && fare.quote.total.amount > 0)).toBe(true);
  });

  test('a guarantee fare is the guarantee cabin’s price; without one the chosen fare without a number', () => {
    const cheap = { ...aCategory('BA', 'balcony', 3000), fares: [aFare(3000), aFare(2900, 'guarantee')] };
    const dear = aCategory('BB', 'balcony', 3400);
    expect(guaranteeOffer([cheap, dear], dear, undefined, ['guarantee'])?.fare.quote.total.amount).toBe(290_000);
    expect(guaranteeOffer([cheap, dear], dear, undefined, [])?.category.categoryCode).toBe('BB');
    expect(guaranteeOffer([dear], aCategory('IB', 'inside', null), undefined, [])).toBeUndefined();
    // a category that is sold without numbers alone is offered for itself, not the cheapest of its type
    const onlyAssigned = aCategory('BC', 'balcony', 3900, { fares: [aFare(3900, 'guarantee')] });
    expect(guaranteeOffer([cheap, onlyAssigned], onlyAssigned, undefined, ['guarantee'])).toMatchObject({ category: { categoryCode: 'BC' } });
  });

  test('the type chosen before is kept; else the first that can be booked', () => {
    const availability = anAvailability();
    expect(firstCabinType(availability, 'suite')).toBe('suite');
    expect(firstCabinType(availability, undefined)).toBe('inside');
    const full = { ...availability, cabinCategories: availability.cabinCategories.filter((one) => one.cabinType !== 'inside') };
    expect(firstCabinType(full, undefined)).toBe('outside');
    expect(cheapestCategory(availability.cabinCategories, undefined, [])?.categoryCode).toBe('IB');
  });

  test('why nothing can be booked', () => {
    const empty = { cabinCategories: [], cabinTypes: [], cabins: [] };
    expect(situationOf(anAvailability())).toBe('open');
    expect(situationOf(anAvailability({ ...empty, waitListCategories: [aCategory('BA', 'balcony', null)] }))).toBe('wait_list');
    expect(situationOf(anAvailability({ ...empty, cabinCategories: [aCategory('BA', 'balcony', null, { state: 'on_request' })] }))).toBe('on_request');
    expect(situationOf(anAvailability({ ...empty, cabinCategories: [aCategory('BA', 'balcony', null, { state: 'closed' })] }))).toBe('sold_out');
    expect(situationOf(anAvailability(empty))).toBe('none');
    expect(isLastPlace(anAvailability({ cabinCategories: [aCategory('BA', 'balcony', 3000, { free: 1 })] }))).toBe(true);
    expect(isLastPlace(anAvailability())).toBe(false);
  });

  test('what tells fares apart is listed with each, what all have once', () => {
    const { fareGroups } = anAvailability();
    expect(sharedContents(fareGroups)).toEqual(['Kabine frei wählbar', 'Vollpension']);
    expect([...differingContents(fareGroups).values()]).toEqual([[], ['Getränke', 'WLAN']]);
  });

  test('R-1 a quote for one alone says so', () => {
    expect(isSoleUse(aQuote(1800, 1))).toBe(true);
    expect(isSoleUse(aQuote(2598))).toBe(false);
  });

  test('decks in a row are a span', () => {
    expect(deckSpan([8, 7, 6, 10]).replaceAll('\u2060', '')).toBe('6–8, 10');
    expect(deckSpan([4])).toBe('4');
    expect(deckSpan([])).toBe('');
  });

  test('BOOK-06 a party too large is split evenly, everybody has a place and every cabin an adult', () => {
    expect(severalCabins({ adults: 5, childAges: [] }, 4)).toEqual([3, 2]);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 6 }),
        fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 3 }),
        fc.integer({ min: 1, max: 5 }),
        (adults, childAges, perCabin) => {
          const cabins = severalCabins({ adults, childAges }, perCabin);
          expect(cabins.reduce((sum, count) => sum + count, 0)).toBe(adults + childAges.length);
          expect(cabins.length).toBeLessThanOrEqual(adults);
          expect(Math.max(...cabins) - Math.min(...cabins)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});
