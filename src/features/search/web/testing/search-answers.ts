// Answers of the search as the server gives them, for tests of the screens. All names are invented.
import type { Facet, MonthBar, SearchAnswer, ShownPrice, VoyageCard } from '#features/search/contract.ts';
import type { CabinType } from '#domain/voyage/vocabulary.ts';

const euro = (units: number) => ({ amount: units * 100, currency: 'EUR' as const });

/** A price of two in a cabin; the share per night rounds up. */
export const aPrice = (total: number, cabinType: CabinType = 'inside', nights = 10): ShownPrice => ({
  total: euro(total),
  perPerson: euro(total / 2),
  perNight: euro(Math.ceil(total / 2 / nights)),
  guide: null,
  cabinType,
  persons: 2,
  arrivalIncluded: false,
});

export const aCard = (changes: Partial<VoyageCard> = {}): VoyageCard => ({
  id: 4711,
  href: '/kreuzfahrt-k4711-norwegens-fjorde-ab-hamburg',
  title: 'Norwegens Fjorde ab Hamburg',
  departsOn: '2027-06-12',
  returnsOn: '2027-06-22',
  nights: 10,
  seaDays: 4,
  isRiver: false,
  ship: { id: 7, name: 'Nordlicht', slug: 'nordlicht', lengthM: 294, profileUrl: '/art/ship-7-card-day-1abc.svg' },
  operator: { id: 3, name: 'Nordstern Reederei' },
  area: { id: 2, name: 'Norwegen', postcardUrl: '/art/postcard-norway-landscape-1.svg' },
  ports: ['Hamburg', 'Stavanger', 'Flåm', 'Geiranger', 'Ålesund', 'Bergen', 'Hamburg'],
  embarkation: 'Hamburg',
  disembarkation: 'Hamburg',
  days: ['embark', 'sea', 'port', 'port', 'port', 'sea', 'port', 'port', 'sea', 'sea', 'disembark'],
  chartUrl: '/art/chart-12-card-day-de-1abc.svg',
  rating: { value: 4.6, count: 812 },
  price: aPrice(2598),
  noPriceReason: null,
  ladder: [
    { cabinType: 'inside', state: 'available', price: aPrice(2598) },
    { cabinType: 'outside', state: 'available', price: aPrice(3098, 'outside') },
    { cabinType: 'balcony', state: 'available', price: aPrice(3798, 'balcony') },
    { cabinType: 'suite', state: 'waitlist', price: null },
  ],
  bookable: 'fixed_and_option',
  specials: ['early_bird'],
  services: ['full_board', 'tips_included', 'wifi_included'],
  reduction: null,
  otherDates: 3,
  ...changes,
});

export const soldOutCard = (): VoyageCard =>
  aCard({
    id: 4713,
    title: 'Fjorde im Spätsommer',
    price: null,
    noPriceReason: 'sold_out',
    bookable: 'waitlist',
    ladder: [
      { cabinType: 'inside', state: 'waitlist', price: null },
      { cabinType: 'balcony', state: 'closed', price: null },
    ],
    specials: [],
  });

const item =
  (key: string) =>
  (id: string, label: string, count: number, selected = false) => ({ id, label, count, selected, link: `gebiet2=2&${key}${id}=${id}` });
const port = item('startort');

export const facets = (): Facet[] => [
  {
    name: 'cabin',
    key: 'ka',
    label: 'Kabine',
    items: [item('ka')('inside', 'Innen', 86), item('ka')('outside', 'Außen', 81), item('ka')('balcony', 'Balkon', 64, true), item('ka')('suite', 'Suite', 0)],
  },
  {
    name: 'fromPort',
    key: 'startort',
    label: 'Abfahrtshafen',
    items: [
      port('1', 'Hamburg', 31, true),
      port('2', 'Kiel', 28, true),
      port('3', 'Bremerhaven', 14),
      port('4', 'Warnemünde', 9),
      port('5', 'Amsterdam', 4),
      port('6', 'Kopenhagen', 3),
      port('7', 'Oslo', 2),
      port('8', 'Rotterdam', 0),
    ],
  },
  {
    name: 'arrivalOptions',
    key: 'flug',
    label: 'Anreise',
    items: [item('anreise')('cruise_only', 'Eigene Anreise', 86), item('anreise')('cruise_with_flight', 'Mit Flug der Reederei', 0)],
  },
  {
    name: 'shipSize',
    key: 'shipsize',
    label: 'Schiffsgröße',
    items: [
      item('shipsize')('S', 'Klein, unter 500 Gäste', 7),
      item('shipsize')('M', 'Mittel, unter 1.500', 33),
      item('shipsize')('L', 'Groß, unter 3.000', 46),
      item('shipsize')('XL', 'Sehr groß, ab 3.000', 12),
    ],
  },
  {
    name: 'services',
    key: 'lei',
    label: 'Leistungen',
    items: [item('lei')('full_board', 'Vollpension', 86), item('lei')('drinks_included', 'Getränke inklusive', 12)],
  },
];

const lows = [0, 0, 2098, 2198, 2298, 2598, 2898, 2798, 2398, 1998, 0, 2658];
export const months = (): MonthBar[] =>
  lows.map((low, index) => {
    const month = `2027-${String(index + 1).padStart(2, '0')}`;
    return { month, count: low ? 10 + index : 0, from: low ? euro(low) : null, selected: [4, 5, 6].includes(index), link: `gebiet2=2&monat${month}=${month}` };
  });

const QUERY = 'gebiet2=2&startort1=1&startort2=2&monat2027-05=2027-05&monat2027-06=2027-06&monat2027-07=2027-07&dauer=7-14&ka=balkon&preis=-4000';

export const anAnswer = (changes: Partial<SearchAnswer> = {}): SearchAnswer => ({
  total: 86,
  page: 1,
  pages: 9,
  pageSize: 10,
  hits: [
    aCard(),
    aCard({
      id: 4712,
      href: '/kreuzfahrt-k4712-fjorde-nordkap-ab-kiel',
      title: 'Fjorde & Nordkap ab Kiel',
      departsOn: '2027-06-28',
      returnsOn: '2027-07-12',
      nights: 14,
      bookable: 'fixed',
      specials: [],
      reduction: { percent: 12, before: euro(3980), since: '2026-11-02' },
      price: aPrice(3498, 'inside', 14),
    }),
    soldOutCard(),
  ],
  filters: facets(),
  appliedFilterItems: [
    { linkKey: 'gebiet', linkValue: '2', filter: 'area', label: 'Norwegen', link: QUERY.replace('gebiet2=2&', '') },
    { linkKey: 'startort', linkValue: '1', filter: 'fromPort', label: 'ab Hamburg', link: QUERY.replace('&startort1=1', '') },
    { linkKey: 'startort', linkValue: '2', filter: 'fromPort', label: 'ab Kiel', link: QUERY.replace('&startort2=2', '') },
    { linkKey: 'dauer', linkValue: '7-14', filter: 'duration', label: '7–14 Nächte', link: QUERY.replace('&dauer=7-14', '') },
    { linkKey: 'ka', linkValue: 'balkon', filter: 'cabin', label: 'Balkon', link: QUERY.replace('&ka=balkon', '') },
    { linkKey: 'preis', linkValue: '-4000', filter: 'price', label: 'bis 4.000 €', link: QUERY.replace('&preis=-4000', '') },
  ],
  query: QUERY,
  sort: 'price asc',
  priceMode: 'total',
  view: 'list',
  party: { adults: 2, childAges: [] },
  months: months(),
  priceHistogram: {
    bars: [2, 5, 11, 18, 26, 31, 28, 24, 19, 15, 13, 10, 8, 7, 5, 4, 3, 3, 2, 2, 1, 1].map((count, index) => ({
      min: index * 500,
      max: (index + 1) * 500,
      count,
      selected: index < 8,
    })),
    lowest: euro(1000),
    highest: euro(11_000),
  },
  words: null,
  relaxations: [],
  map: [],
  mapUrl: null,
  redirect: null,
  headline: { place: 'Norwegen', areaId: 2, unknownPlace: false, path: '/kreuzfahrten', twinPath: '/cruises' },
  ...changes,
});

export const emptyAnswer = (): SearchAnswer =>
  anAnswer({
    total: 0,
    pages: 1,
    hits: [],
    relaxations: [
      { filter: 'cabin', label: 'Balkon', count: 14, from: euro(2598), link: QUERY.replace('&ka=balkon', '') },
      { filter: 'price', label: 'bis 4.000 €', count: 1, from: null, link: QUERY.replace('&preis=-4000', '') },
    ],
  });
