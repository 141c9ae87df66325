// A booking as the server answers it, for tests of the booking's screens. All names are invented; the cabins come from the layout that
// draws the demo ships.
import { layoutDecks } from '#domain/art/deck-layout.ts';
import type { Money } from '#domain/money/money.ts';
import type { CabinType } from '#domain/voyage/vocabulary.ts';
import type { BookingSession, CategoryAvailability } from '#features/booking/contract.ts';

type Category = CategoryAvailability['cabinCategories'][number];
type Fare = Category['fares'][number];
type Quote = NonNullable<Fare['quote']>;
type Cabin = CategoryAvailability['cabins'][number];

export const euros = (amount: number): Money => ({ amount: Math.round(amount * 100), currency: 'EUR' });

/** A price of a party of adults in one cabin; one alone pays for the whole cabin. */
export function aQuote(total: number, persons = 2, changes: Partial<Quote> = {}): Quote {
  return {
    total: euros(total),
    lines:
      persons === 1
        ? [{ kind: 'single_occupancy', label: 'Kabine zur Alleinbenutzung', count: 1, each: euros(total) }]
        : [{ kind: 'bed', label: 'Erwachsener', count: persons, each: euros(total / persons) }],
    contained: [{ label: 'Hafengebühren, Steuern und Entgelte', amount: euros(123) }],
    deposit: euros(total * 0.2),
    depositPercent: 20,
    ...changes,
  };
}

export const aFare = (total: number | null, fareGroupId = 'comfort', persons = 2): Fare => ({
  fareGroupId,
  minAge: null,
  quote: total === null ? null : aQuote(total, persons),
  perPerson: total === null ? null : euros(total / persons),
});

const colours: Readonly<Record<CabinType, string>> = { inside: '#C9C3D6', outside: '#A9D3B5', balcony: '#9CC8DE', suite: '#F0CE8A' };

export function aCategory(code: string, cabinType: CabinType, total: number | null, changes: Partial<Category> = {}): Category {
  return {
    categoryCode: code,
    cabinType,
    name: { inside: 'Innenkabine', outside: 'Außenkabine', balcony: 'Balkonkabine', suite: 'Suite' }[cabinType],
    description: '',
    sizeSqm: { inside: 14, outside: 17, balcony: 21, suite: 36 }[cabinType],
    maxOccupancy: cabinType === 'suite' ? 4 : 3,
    decks: [4, 5, 6, 7, 8],
    colour: colours[cabinType],
    state: total === null ? 'waitlist' : 'available',
    free: total === null ? 0 : 24,
    fares: [aFare(total), ...(total === null ? [] : [aFare(total + 400, 'premium')])],
    ...changes,
  };
}

const shipLengthM = 240;
const layout = layoutDecks({
  seed: 'nordlicht',
  kind: 'large',
  lengthM: shipLengthM,
  beamM: 32,
  deckCount: 11,
  cabins: 520,
  categories: [
    { code: 'IB', cabinType: 'inside', share: 0.24, sizeSqm: 14, deckNumbers: [] },
    { code: 'AB', cabinType: 'outside', share: 0.16, sizeSqm: 17, deckNumbers: [] },
    { code: 'BA', cabinType: 'balcony', share: 0.3, sizeSqm: 20, deckNumbers: [] },
    { code: 'BB', cabinType: 'balcony', share: 0.24, sizeSqm: 22, deckNumbers: [] },
    { code: 'JS', cabinType: 'suite', share: 0.06, sizeSqm: 36, deckNumbers: [] },
  ],
});
/** About two in five are free, always the same ones. */
const isFree = (number: string): boolean => ((Number(number) * 2_654_435_761) >>> 7) % 5 < 2;

/** The numbered cabins of the ship. */
export const someCabins = (): Cabin[] =>
  layout.cabins.map(({ number, deckNumber, categoryCode, side, x, y, width, depth, accessible, connectingTo }) => ({
    number,
    deck: deckNumber,
    categoryCode,
    side,
    x,
    y,
    width,
    depth,
    accessible,
    connectingTo,
    free: isFree(number),
  }));

/** Availability for two: five categories of four types in two fares. */
export function anAvailability(changes: Partial<CategoryAvailability> = {}): CategoryAvailability {
  const cabins = someCabins();
  const decks = [...new Set(cabins.map((cabin) => cabin.deck))].toSorted((a, b) => a - b);
  const free = (code: string) => cabins.filter((cabin) => cabin.free && cabin.categoryCode === code).length + 1;
  const category = (code: string, cabinType: CabinType, total: number, more: Partial<Category> = {}) =>
    aCategory(code, cabinType, total, {
      free: free(code),
      decks: decks.filter((deck) => cabins.some((cabin) => cabin.deck === deck && cabin.categoryCode === code)),
      ...more,
    });
  return {
    sessionRevision: 1,
    isOffline: false,
    pax: { adults: 2, childAges: [] },
    cabinTypes: [
      { cabinType: 'inside', name: 'Innen', state: 'available', from: euros(2598) },
      { cabinType: 'outside', name: 'Außen', state: 'available', from: euros(3098) },
      { cabinType: 'balcony', name: 'Balkon', state: 'available', from: euros(3598) },
      { cabinType: 'suite', name: 'Suite', state: 'available', from: euros(6198) },
    ],
    cabinCategories: [
      category('IB', 'inside', 2598),
      category('AB', 'outside', 3098),
      category('BA', 'balcony', 3598),
      category('BB', 'balcony', 3798, { name: 'Balkonkabine Komfort', colour: '#7FB2D0' }),
      category('JS', 'suite', 6198, { name: 'Juniorsuite' }),
    ],
    waitListCabinTypes: [],
    waitListCategories: [],
    fareGroups: [
      { fareGroupId: 'comfort', name: 'Komfort', contents: ['Kabine frei wählbar', 'Vollpension'], isGuarantee: false },
      { fareGroupId: 'premium', name: 'Premium', contents: ['Kabine frei wählbar', 'Vollpension', 'Getränke', 'WLAN'], isGuarantee: false },
    ],
    fareGroupMode: 'fgp',
    isPricePerPerson: false,
    additionalRemarksHtml: '',
    includedItems: ['Vollpension an Bord', 'Hafengebühren, Steuern und Entgelte'],
    shipPlanUrl: null,
    freeCabins: [],
    cabins,
    decks: decks.map((number) => ({ number, name: `Deck ${number}`, planUrl: null })),
    shipLengthM,
    ...changes,
  };
}

export function aSession(changes: Partial<BookingSession> = {}): BookingSession {
  return {
    sessionId: 'A'.repeat(43),
    sessionRevision: 1,
    kind: 'voyage',
    state: 'open',
    maxStep: 1,
    pax: { adults: 2, childAges: [] },
    voyage: {
      id: 4711,
      title: 'Norwegens Fjorde ab Hamburg',
      href: '/kreuzfahrt-k4711-norwegens-fjorde-ab-hamburg',
      departsOn: '2027-06-12',
      returnsOn: '2027-06-22',
      nights: 10,
      ship: 'Nordlicht',
      operator: 'Hanse Seereisen',
      embarkation: 'Hamburg',
      disembarkation: 'Hamburg',
      chartUrl: '/art/chart-17-card-day-de-2abc.svg',
    },
    selection: null,
    quote: null,
    bookingOptions: null,
    paxAges: [null, null],
    expiresAt: '2026-11-21T12:00:00Z',
    isConsultant: false,
    confirmation: null,
    ...changes,
  };
}

export const aSelection = (changes: Partial<NonNullable<BookingSession['selection']>> = {}): NonNullable<BookingSession['selection']> => ({
  fareGroupId: 'comfort',
  fareGroupName: 'Komfort',
  categoryCode: 'BB',
  categoryName: 'Balkonkabine Komfort',
  cabinType: 'balcony',
  cabinNumber: '822',
  deck: 8,
  waitListCategoryCodes: [],
  heldUntil: null,
  isOffline: false,
  ...changes,
});

/** The session with a cabin and its price. */
export const aSessionWithCabin = (changes: Partial<BookingSession> = {}): BookingSession =>
  aSession({ maxStep: 2, selection: aSelection(), quote: aQuote(3798), ...changes });
