import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { party, paxCount, type AgeLimits } from '../pax/party.ts';
import { bestPrice, hasPrice, shownPrice } from './shown-price.ts';
import { isQuote, partyBands, quote, totalOf, type ArrivalOffer, type Fare } from './quote.ts';

const limits: AgeLimits = { infantMaxAge: 1, childMaxAge: 11, juniorMaxAge: 17 };
const own: ArrivalOffer = { option: 'cruise_only', perAdult: 0, perChild: 0, perInfant: 0 };
const flight: ArrivalOffer = { option: 'cruise_with_flight', perAdult: 39900, perChild: 29900, perInfant: 5000 };
const fare = (changes: Partial<Fare> = {}): Fare => ({
  categoryCode: 'BA',
  cabinType: 'balcony',
  maxOccupancy: 4,
  fareGroup: 'basis',
  state: 'available',
  currency: 'EUR',
  single: 250000,
  double: 150000,
  extraAdult: 80000,
  extraJunior: 60000,
  extraChild: 40000,
  extraInfant: 0,
  chargesPerPerson: 12000,
  servicePerPerson: 8000,
  minAge: null,
  ...changes,
});
const rates = { on: '2021-12-14', perEuro: { USD: 1.1291 } };

describe('quote', () => {
  test('LAW-01 two adults pay twice the double price, all charges inside', () => {
    const answer = quote(fare(), own, party(2), limits);
    expect(answer).toMatchObject({ total: { amount: 300000 }, charges: { amount: 24000 }, service: { amount: 16000 } });
  });

  test('SEARCH-12 one traveller pays the single price, never half a double', () => {
    expect(quote(fare(), own, party(1), limits)).toMatchObject({ total: { amount: 250000 } });
    expect(quote(fare({ single: null }), own, party(1), limits)).toBe('not_sold_for_party');
  });

  test('children fill the further beds by the operator’s age limits, the oldest two lie in the first beds', () => {
    expect(quote(fare(), own, party(2, [7, 1]), limits)).toMatchObject({ total: { amount: 300000 + 40000 } });
    expect(quote(fare(), own, party(1, [7]), limits)).toMatchObject({ total: { amount: 300000 } });
    expect(quote(fare(), own, party(2, [12]), { ...limits, childMaxAge: 12 })).toMatchObject({ total: { amount: 340000 } });
    expect(quote(fare(), own, party(2, [12]), limits)).toMatchObject({ total: { amount: 360000 } });
  });

  test('a flight is paid by everyone, by age band', () => {
    expect(quote(fare(), flight, party(2, [5]), limits)).toMatchObject({ total: { amount: 340000 + 2 * 39900 + 29900 } });
  });

  test('what cannot be sold says why', () => {
    expect(quote(fare({ maxOccupancy: 2 }), own, party(3), limits)).toBe('too_many_persons');
    expect(quote(fare({ state: 'waitlist' }), own, party(2), limits)).toBe('not_available');
    expect(quote(fare({ extraAdult: null }), own, party(3), limits)).toBe('not_sold_for_party');
  });

  test('the lines of a quote always add up to its total', () => {
    const amount = fc.integer({ min: 1, max: 5_000_000 });
    const maybe = fc.option(amount);
    fc.assert(
      fc.property(
        fc.record({
          single: maybe,
          double: maybe,
          extraAdult: maybe,
          extraJunior: maybe,
          extraChild: maybe,
          extraInfant: maybe,
          maxOccupancy: fc.integer({ min: 1, max: 6 }),
        }),
        fc.integer({ min: 1, max: 6 }),
        fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 3 }),
        (prices, adults, ages) => {
          const who = party(adults, ages);
          const answer = quote(fare(prices), flight, who, limits);
          expect(totalOf(fare(prices), flight, partyBands(who, limits), who.childAges.length > 0)).toBe(isQuote(answer) ? answer.total.amount : answer);
          if (!isQuote(answer)) return;
          expect(answer.lines.reduce((all, line) => all + line.each.amount * line.count, 0)).toBe(answer.total.amount);
          const beds = answer.lines.filter((line) => line.kind !== 'arrival').reduce((all, line) => all + line.count, 0);
          expect(beds).toBe(paxCount(who));
        },
      ),
    );
  });
});

describe('best price', () => {
  const question = { party: party(2), limits, arrivals: [own, flight] };

  test('L-DE-2 the cheapest fare that everyone can book makes the price', () => {
    const best = bestPrice([fare(), fare({ double: 120000, minAge: 60 }), fare({ double: 140000, fareGroup: 'spar' })], question);
    expect(hasPrice(best) && best.quote).toMatchObject({ fareGroup: 'spar', arrival: 'cruise_only', total: { amount: 280000 } });
  });

  test('the chosen arrival is inside the price', () => {
    const best = bestPrice([fare()], { ...question, choice: ['cruise_with_flight'] });
    expect(hasPrice(best) && best.quote).toMatchObject({ arrival: 'cruise_with_flight', total: { amount: 379800 } });
  });

  test('no price has a reason', () => {
    expect(bestPrice([], question)).toBe('sold_out');
    expect(bestPrice([fare({ state: 'waitlist' })], question)).toBe('sold_out');
    expect(bestPrice([fare({ state: 'on_request' })], question)).toBe('on_request');
    expect(bestPrice([fare({ maxOccupancy: 1 })], question)).toBe('too_many_persons');
    expect(bestPrice([fare()], { ...question, arrivals: [] })).toBe('not_sold_for_party');
  });

  test('VOYAGE-03 a price in another currency keeps the contract’s amount and adds a guide', () => {
    const best = bestPrice([fare({ currency: 'USD' })], question);
    if (!hasPrice(best)) throw new Error('expected a price');
    const shown = shownPrice(best, party(2), 7, 'EUR', rates);
    expect(shown.total).toEqual({ amount: 300000, currency: 'USD' });
    expect(shown.guide).toEqual({ amount: Math.round(300000 / 1.1291), currency: 'EUR' });
    expect(shown.perPerson.amount).toBe(150000);
    expect(shown.perNight.amount).toBe(Math.ceil(300000 / 14));
  });
});
