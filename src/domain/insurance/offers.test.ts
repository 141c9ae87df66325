import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleForm } from '../booking/form/testing/sample-form.ts';
import { insuranceData } from './insurance-data.ts';
import { insuranceOffers, type InsuranceProduct, type InsuredTrip } from './offers.ts';

const single: InsuranceProduct = {
  id: 'rundum',
  insuranceGroup: 1,
  insurer: 'Probe AG',
  name: 'Rundum',
  description: '',
  party: 'single',
  familyAdults: 2,
  familyChildMaxAge: 20,
  region: 'world',
  countries: ['DE', 'AT', 'CH', 'LI'],
  coverage: { cancellation: true, curtailment: true, health: true, emergency: true, baggage: true },
  withDeductible: false,
  minDaysAhead: 30,
  currency: 'EUR',
  premiums: [
    { tripUpTo: 100_000, nightsUpTo: 14, ageFrom: 0, ageTo: 64, premium: 5990 },
    { tripUpTo: 200_000, nightsUpTo: 14, ageFrom: 0, ageTo: 64, premium: 8990 },
    { tripUpTo: 200_000, nightsUpTo: 14, ageFrom: 65, ageTo: 95, premium: 12_990 },
  ],
};
const family: InsuranceProduct = {
  ...single,
  id: 'familie',
  party: 'family',
  premiums: [{ tripUpTo: 600_000, nightsUpTo: 21, ageFrom: 18, ageTo: 64, premium: 24_990 }],
};
const trip: InsuredTrip = { total: { amount: 300_000, currency: 'EUR' }, nights: 10, ages: [40, 38], country: 'DE', region: 'world', daysAhead: 90 };
const ids = (products: readonly InsuranceProduct[], over: Partial<InsuredTrip> = {}) => insuranceOffers(products, { ...trip, ...over }).map(({ id }) => id);

describe('insuranceOffers', () => {
  test('BOOK-09 INS-01 one contract per person, each by its share of the price and its age, to the cent', () => {
    expect(insuranceOffers([single], trip)).toMatchObject([{ id: 'rundum.17980', price: { amount: 17_980, currency: 'EUR' }, perPerson: [8990, 8990] }]);
    expect(insuranceOffers([single], { ...trip, ages: [40, 70] })[0]?.price.amount).toBe(8990 + 12_990);
    // 2,000.01 € for two is 1,000.01 € each, counted up: the next band
    expect(insuranceOffers([single], { ...trip, total: { amount: 200_001, currency: 'EUR' } })[0]?.perPerson).toEqual([8990, 8990]);
    expect(insuranceOffers([single], { ...trip, total: { amount: 200_000, currency: 'EUR' } })[0]?.perPerson).toEqual([5990, 5990]);
  });

  test('BOOK-09 residents of DE, AT, CH and LI alone', () => {
    for (const country of ['DE', 'AT', 'CH', 'LI']) expect(ids([single], { country })).toHaveLength(1);
    for (const country of ['FR', 'GB', 'US', '', 'de']) expect(ids([{ ...single, countries: ['FR', 'GB', 'US', '', 'de'] }], { country })).toEqual([]);
  });

  test('what the insurer does not insure is not offered: age, length, price, region, currency, too late', () => {
    for (const over of [
      { ages: [40, 96] },
      { nights: 15 },
      { total: { amount: 500_000, currency: 'EUR' as const } },
      { total: { amount: 300_000, currency: 'USD' as const } },
      { daysAhead: 29 },
      { ages: [] },
    ])
      expect(ids([single], over)).toEqual([]);
    expect(ids([{ ...single, region: 'europe' }])).toEqual([]);
    expect(ids([{ ...single, region: 'europe' }], { region: 'europe' })).toHaveLength(1);
    expect(ids([single], { daysAhead: 30 })).toHaveLength(1);
  });

  test('a family has one contract: one or two adults and children', () => {
    expect(insuranceOffers([family], { ...trip, ages: [40, 38, 7] })).toMatchObject([{ price: { amount: 24_990 }, perPerson: null }]);
    for (const ages of [[40], [40, 38, 35], [12, 9], [70, 68]]) expect(ids([family], { ages })).toEqual([]);
  });

  test('a dearer trip never costs less, and the id names the premium', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 400_000 }),
        fc.integer({ min: 0, max: 50_000 }),
        fc.array(fc.integer({ min: 0, max: 95 }), { minLength: 1, maxLength: 4 }),
        (amount, more, ages) => {
          const at = (total: number) => insuranceOffers([single], { ...trip, ages, total: { amount: total, currency: 'EUR' } })[0];
          const [one, other] = [at(amount), at(amount + more)];
          if (one) expect(one.id).toBe(`rundum.${one.price.amount}`);
          if (one && other) expect(other.price.amount).toBeGreaterThanOrEqual(one.price.amount);
        },
      ),
    );
  });
});

describe('insuranceData', () => {
  const departs = '2027-06-12';
  test('BOOK-09 names what is missing, and is ready with ages at departure', () => {
    const empty = sampleForm({});
    const blank = { bookingContact: { ...empty.bookingContact, country: '' }, pax: empty.pax.map((pax) => ({ ...pax, birthDate: '' })) };
    expect(insuranceData(blank, null, departs)).toEqual({ state: 'data_needed', missing: ['bookingStatus', 'country', 'birthDates'] });
    expect(insuranceData(blank, 'option_booking', departs)).toEqual({ state: 'fixed_only' });
    expect(insuranceData({ ...blank, bookingContact: { ...blank.bookingContact, country: 'FR' } }, 'fixed_booking', departs)).toEqual({
      state: 'not_in_country',
    });
    const full = {
      bookingContact: { ...empty.bookingContact, country: 'AT' },
      pax: [
        { ...empty.pax[0]!, birthDate: '1980-06-12' },
        { ...empty.pax[0]!, birthDate: '1980-06-13' },
      ],
    };
    expect(insuranceData(full, 'fixed_booking', departs)).toEqual({ state: 'ready', country: 'AT', ages: [47, 46] });
  });
});
