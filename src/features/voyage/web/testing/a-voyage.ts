// A voyage as the server answers it, for tests of the page. All names are invented.
import type { Currency } from '#domain/money/money.ts';
import type { AvailabilityState, CabinType } from '#domain/voyage/vocabulary.ts';
import { aCard } from '#features/search/web/testing/search-answers.ts';
import type { CabinTypeOffer, FareOffer, OtherDate, PortCall, Review, VoyageDetails } from '../answer.ts';

type Price = NonNullable<FareOffer['price']>;

/** A price of two in minor units. */
export const priceOf = (total: number, cabinType: CabinType, currency: Currency = 'EUR', persons = 2): Price => ({
  total: { amount: total, currency },
  perPerson: { amount: Math.ceil(total / persons), currency },
  perNight: { amount: Math.ceil(total / persons / 10), currency },
  guide: null,
  cabinType,
  persons,
  arrivalIncluded: false,
});

const call = (day: number, kind: PortCall['kind'], place: string, changes: Partial<PortCall> = {}): PortCall => ({
  day,
  date: `2027-06-${11 + day}`,
  kind,
  place,
  country: kind === 'sea' ? null : 'NO',
  countryName: kind === 'sea' ? null : 'Norwegen',
  portId: kind === 'sea' ? null : day,
  lat: kind === 'sea' ? null : 58 + day,
  lon: kind === 'sea' ? null : 6,
  timeZone: kind === 'sea' ? null : 'Europe/Oslo',
  arrives: null,
  departs: null,
  tender: false,
  overnight: false,
  note: '',
  sunrise: null,
  sunset: null,
  ...changes,
});

export const fareOf = (total: number | null, cabinType: CabinType, changes: Partial<FareOffer> = {}): FareOffer => ({
  fareGroup: 'comfort',
  fareGroupName: 'Komfort',
  contents: ['Kabine frei wählbar', 'Vollpension'],
  state: 'available',
  price: total === null ? null : priceOf(total, cabinType),
  noPriceReason: null,
  lines: total === null ? [] : [{ label: 'Erwachsener', count: 2, each: { amount: total / 2, currency: 'EUR' } }],
  contained: [{ label: 'Hafengebühren, Steuern und Entgelte', amount: { amount: 12_300, currency: 'EUR' } }],
  depositPercent: 20,
  ...changes,
});

export function offerOf(
  cabinType: CabinType,
  total: number | null,
  state: AvailabilityState = 'available',
  changes: Partial<CabinTypeOffer> = {},
): CabinTypeOffer {
  const price = total === null ? null : priceOf(total, cabinType);
  const fare = fareOf(total, cabinType, { state });
  return {
    cabinType,
    state,
    price,
    noPriceReason: total === null && state !== 'available' ? 'sold_out' : null,
    fromSqm: 14,
    decks: 'Deck 4–9',
    categories: [
      {
        code: cabinType.slice(0, 2).toUpperCase(),
        name: `Kabine ${cabinType}`,
        description: '',
        sizeSqm: 14,
        maxOccupancy: 4,
        decks: [4, 5],
        colour: '#336699',
        state,
        fares: [fare],
        cheapest: price,
      },
    ],
    ...changes,
  };
}

export const aReview = (id: number, changes: Partial<Review> = {}): Review => ({
  id,
  author: 'Renate W.',
  travelledIn: '2026-09-01',
  writtenOn: '2026-10-02',
  party: 'couple',
  rating: 4,
  language: 'de',
  title: 'Erholt zurück',
  body: 'Ruhige Tage, gutes Essen.',
  verified: false,
  reply: null,
  ...changes,
});

export const aDate = (id: number, departsOn: string, total: number | null, changes: Partial<OtherDate> = {}): OtherDate => ({
  id,
  href: `/kreuzfahrt-k${id}-norwegens-fjorde-ab-hamburg`,
  departsOn,
  returnsOn: departsOn,
  ship: 'Nordlicht',
  price: total === null ? null : priceOf(total, 'inside'),
  current: false,
  ...changes,
});

const ratings: VoyageDetails['ratings'] = {
  value: 4.2,
  count: 3,
  adviser: 4.7,
  verified: 1,
  period: { from: '2025-02-01', to: '2026-10-01' },
  distribution: [0, 0, 0, 2, 1],
  aspects: [{ key: 'food', label: 'Essen', value: 4.3 }],
  reviews: [
    aReview(31, { verified: true }),
    aReview(32),
    aReview(33, { language: 'en', title: 'Rested', body: 'Quiet days.' }),
    aReview(34, { title: 'Vierte' }),
  ],
};

const itinerary = [
  call(1, 'embark', 'Hamburg', { departs: '18:00', countryName: 'Deutschland' }),
  call(2, 'sea', 'Nordsee'),
  call(3, 'port', 'Stavanger', { arrives: '08:00', departs: '17:00', sunrise: '04:30', sunset: '22:31' }),
  call(4, 'port', 'Flåm', { arrives: '07:00', departs: '16:00', tender: true }),
  call(5, 'port', 'Bergen', { arrives: '09:00', overnight: true }),
  call(6, 'disembark', 'Hamburg', { arrives: '08:00', countryName: 'Deutschland' }),
];

/** Ten nights to Norway with four cabin types, the suite on the wait list. */
export const aVoyage = (changes: Partial<VoyageDetails> = {}): VoyageDetails => ({
  card: aCard({ price: priceOf(259_800, 'inside') }),
  state: 'on_sale',
  canonicalPath: '/kreuzfahrt-k4711-norwegens-fjorde-ab-hamburg',
  twinPath: '/cruise-k4711-fjords-of-norway-from-hamburg',
  title: 'Norwegens Fjorde ab Hamburg',
  description: 'Norwegens Fjorde ab Hamburg: 10 Nächte mit der Nordlicht.',
  operatorCode: null,
  itinerary,
  distanceNm: 1520,
  chart: {
    detailUrl: '/art/chart-12-detail-day-de-1abc.svg',
    shareUrl: '/art/share-4711-de-1abc.png',
    description: 'Seekarte der Route: Hamburg, Stavanger, Flåm, Bergen, Hamburg, 1 Seetag',
  },
  included: ['Vollpension an Bord'],
  excluded: ['Landausflüge'],
  cabinTypes: [offerOf('inside', 259_800), offerOf('outside', 309_800), offerOf('balcony', 379_800), offerOf('suite', null, 'waitlist')],
  arrivals: [
    { option: 'cruise_only', available: true, supplement: { amount: 0, currency: 'EUR' }, gateways: [] },
    { option: 'cruise_with_flight', available: true, supplement: { amount: 64_000, currency: 'EUR' }, gateways: ['FRA', 'MUC'] },
    { option: 'cruise_with_kfb_flight', available: false, supplement: null, gateways: [] },
  ],
  railPossible: false,
  priceInfo: { asOf: '2026-11-20T11:00:00Z', source: 'contract', party: { adults: 2, childAges: [] } },
  guides: [
    { currency: 'EUR', perEuro: 1 },
    { currency: 'USD', perEuro: 1.25 },
    { currency: 'CHF', perEuro: 0.9 },
  ],
  ratesOn: '2026-11-19',
  ship: {
    id: 7,
    slug: 'nordlicht',
    name: 'Nordlicht',
    operator: 'Nordstern Reederei',
    description: 'Ein ruhiges Schiff.',
    profileUrl: '/art/ship-7-full-day-1abc.svg',
    facts: [{ key: 'cabins', label: 'Kabinen', value: '820' }],
    services: ['pool'],
    languages: ['de', 'en'],
    decks: [
      { number: 5, name: 'Lidodeck', planUrl: null },
      { number: 4, name: 'Hafendeck', planUrl: '/art/deck-4-1abc.svg' },
    ],
    overviewUrl: null,
  },
  ratings,
  otherDates: [aDate(4711, '2027-06-12', 259_800, { current: true }), aDate(4712, '2027-06-26', 239_800), aDate(4713, '2027-07-10', null)],
  similar: [aCard({ id: 4800, title: 'Ostsee mit Stockholm', href: '/kreuzfahrt-k4800-ostsee-mit-stockholm' })],
  ...changes,
});
