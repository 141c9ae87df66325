// Voyages, parties and bookings for tests of the messages: valid by default, or made up by fast-check within what the port allows.
import fc from 'fast-check';
import { currencies, money } from '#domain/money/money.ts';
import type { BookRequest, OperatorGuest, OperatorParty, OperatorVoyage } from '../operator-port.ts';

export const someVoyage = (over: Partial<OperatorVoyage> = {}): OperatorVoyage => ({
  voyageId: 100_001,
  operatorId: 7,
  operatorName: 'Nordlicht Reederei',
  operatorCode: 'NL270612',
  shipName: 'Nordlicht',
  departsOn: '2027-06-12',
  nights: 7,
  endpoint: '',
  ...over,
});

export const someBooking = (over: Partial<BookRequest> = {}): BookRequest => ({
  voyage: someVoyage(),
  party: { adults: 2, childAges: [] },
  categoryCode: 'B1',
  fareGroup: 'CLASSIC',
  cabinNumber: '8100',
  clientRef: '3f1d7b52-0c2e-4f7a-9a6e-5d9f1c2b3a4d',
  kind: 'fixed_booking',
  holdRef: null,
  guests: [
    { index: 1, age: 41, salutation: 'mrs', firstName: 'Anna', lastName: 'O’Neill & Söhne', birthDate: '1986-02-28', nationality: 'DE' },
    { index: 2, age: 43, salutation: 'mr', firstName: 'Jörg', lastName: 'Weiß', birthDate: '1984-02-29', nationality: 'AT' },
  ],
  total: money(300_000, 'EUR'),
  ...over,
});

const codeOf = (most: number): fc.Arbitrary<string> => fc.stringMatching(new RegExp(`^[A-Z0-9]{1,${most}}$`));
/** Anything people or other systems may have typed, control characters and lone surrogates among it. */
const typed = fc.string({
  unit: fc.oneof(
    fc.constantFrom('&', '<', '>', '"', "'", '\n', ' ', 'ß', '\ud800', '\u0000', ']]>'),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  ),
  maxLength: 80,
});
/** Among them what is longer than any field: it must be cut between characters. */
const words = fc.oneof({ arbitrary: typed, weight: 4 }, fc.constantFrom('ß'.repeat(200), '🛳'.repeat(65), `${'x'.repeat(15)}🛳y`));
const day = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-12-31'), noInvalidDate: true }).map((at) => at.toISOString().slice(0, 10));

export const anyVoyage: fc.Arbitrary<OperatorVoyage> = fc.record({
  voyageId: fc.nat(),
  operatorId: fc.integer({ min: 1, max: 9_999_999 }),
  operatorName: words,
  operatorCode: codeOf(32),
  shipName: words,
  departsOn: day,
  nights: fc.integer({ min: 1, max: 999 }),
  endpoint: fc.constant(''),
});

export const anyParty: fc.Arbitrary<OperatorParty> = fc.record({
  adults: fc.integer({ min: 1, max: 6 }),
  childAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 3 }),
});

const anyGuest = fc.record(
  {
    age: fc.integer({ min: 0, max: 110 }),
    salutation: fc.oneof(words, fc.constantFrom('mr', 'Frau')),
    firstName: words,
    lastName: words,
    birthDate: fc.oneof(day, words),
    nationality: fc.oneof(fc.constantFrom('DE', 'at'), words),
  },
  { requiredKeys: ['age'] },
);

const anyGuests: fc.Arbitrary<readonly OperatorGuest[]> = fc
  .array(anyGuest, { minLength: 1, maxLength: 9 })
  .map((guests) => guests.map((guest, index) => ({ ...guest, index: index + 1 })));

export const anyMoney = fc.record({ amount: fc.integer({ min: 1, max: 99_999_999 }), currency: fc.constantFrom(...currencies) });

export const anyCategory = codeOf(8);
export const anyFare = fc.oneof(codeOf(8), fc.constantFrom('Früh & Fix', '<FLEX>'));
export const anyCabin = fc.option(fc.stringMatching(/^[0-9]{1,8}$/), { nil: null });

export const anyBooking: fc.Arbitrary<BookRequest> = fc.record({
  voyage: anyVoyage,
  party: anyParty,
  categoryCode: anyCategory,
  fareGroup: anyFare,
  cabinNumber: anyCabin,
  clientRef: fc.oneof(fc.uuid(), codeOf(32)),
  kind: fc.constantFrom('fixed_booking', 'option_booking', 'wait_list'),
  holdRef: fc.option(
    fc.tuple(fc.stringMatching(/^[0-9]{1,8}$/), fc.uuid()).map(([cabin, id]) => `${cabin}@${id}`),
    { nil: null },
  ),
  guests: anyGuests,
  total: anyMoney,
});
