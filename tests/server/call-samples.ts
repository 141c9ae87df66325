// One good body for every call of the shop, and bodies that break it in each of the ways a body can be wrong.
import { emptyBookingForm } from '#domain/booking/form/booking-form.ts';
import { bookingCalls } from '#features/booking/contract.ts';
import { bookingStatusCalls } from '#features/booking/status-contract.ts';
import { homeCalls } from '#features/home/contract.ts';
import { searchCalls } from '#features/search/contract.ts';
import { voyageCalls } from '#features/voyage/contract.ts';
import type { Call } from '#platform/contract/define-call.ts';

export const contracts: readonly Call[] = [homeCalls, searchCalls, voyageCalls, bookingCalls, bookingStatusCalls].flatMap(
  (calls) => Object.values(calls) as Call[],
);

export interface BadBody {
  readonly why: string;
  readonly body: unknown;
  /** Names of the fields the answer must blame. */
  readonly fields: readonly string[];
}

export interface CallSample {
  readonly good: (voyageId: number) => Readonly<Record<string, unknown>>;
  readonly bad: readonly BadBody[];
  /** Succeeds only after other calls: its success is shown by the tests of its feature. */
  readonly needsMore?: true;
}

const wrongId: readonly BadBody[] = [
  { why: 'no voyage', body: {}, fields: ['voyageId'] },
  { why: 'a word for a number', body: { voyageId: 'abc' }, fields: ['voyageId'] },
  { why: 'a negative number', body: { voyageId: -1 }, fields: ['voyageId'] },
  { why: 'a number no column holds', body: { voyageId: 2 ** 31 }, fields: ['voyageId'] },
  { why: 'half a number', body: { voyageId: 1.5 }, fields: ['voyageId'] },
];
const wrongPax: readonly BadBody[] = [
  { why: 'nobody travels', body: { voyageId: 1, pax: { adults: 0 } }, fields: ['pax.adults'] },
  { why: 'a child of 18 and one of -1', body: { voyageId: 1, pax: { childAges: [18, -1] } }, fields: ['pax.childAges.0', 'pax.childAges.1'] },
  { why: 'four children', body: { voyageId: 1, pax: { childAges: [1, 2, 3, 4] } }, fields: ['pax.childAges'] },
  { why: 'a party as a list', body: { voyageId: 1, pax: [] }, fields: ['pax'] },
  { why: 'a field in the party that is none', body: { voyageId: 1, pax: { seniors: 1 } }, fields: ['pax.seniors'] },
];
const longText = 'a'.repeat(4001);
const wrongUrl: readonly BadBody[] = [
  { why: 'no address', body: {}, fields: ['url'] },
  { why: 'a number for an address', body: { url: 5 }, fields: ['url'] },
  { why: 'a list for an address', body: { url: ['/kreuzfahrten'] }, fields: ['url'] },
  { why: 'an address without end', body: { url: longText }, fields: ['url'] },
];

/** The form of an id that no session has. */
const sessionId = 'A'.repeat(43);
const wrongSessions: readonly (readonly [why: string, sessionId: unknown])[] = [
  ['no session', undefined],
  ['an id that is too short', 'abc'],
  ['an id with a quote', `${'A'.repeat(42)}'`],
];
const wrongRevisions: readonly (readonly [why: string, sessionRevision: unknown])[] = [
  ['no revision', undefined],
  ['a revision before the first', 0],
  ['half a revision', 1.5],
];
/** A call of a session, which only the booking's own tests have; every other field is right where one is wrong. */
function inSession(more: Readonly<Record<string, unknown>> = {}, bad: readonly BadBody[] = []): CallSample {
  const good = { sessionId, ...more };
  return {
    good: () => good,
    needsMore: true,
    bad: [
      ...wrongSessions.map(([why, wrong]) => ({ why, body: { ...good, sessionId: wrong }, fields: ['sessionId'] })),
      ...('sessionRevision' in good
        ? wrongRevisions.map(([why, wrong]) => ({ why, body: { ...good, sessionRevision: wrong }, fields: ['sessionRevision'] }))
        : []),
      ...bad,
    ],
  };
}
const form = emptyBookingForm(2);

/** A call of a booking's page: its key is its sender's only word for who he is. */
function byKey(more: Readonly<Record<string, unknown>> = {}, bad: readonly BadBody[] = []): CallSample {
  const good = { bookingKey: sessionId, ...more };
  return {
    good: () => good,
    needsMore: true,
    bad: [
      ...wrongSessions.map(([why, wrong]) => ({ why: why.replace('session', 'key'), body: { ...good, bookingKey: wrong }, fields: ['bookingKey'] })),
      ...bad.map((one) => ({ ...one, body: { ...good, ...(one.body as object) } })),
    ],
  };
}
const total = { amount: 100, currency: 'EUR' };
const offerId = '00000000-0000-4000-8000-000000000000';
const debit = { paymentMethod: 'sepa', sepa: { bankName: '', accountOwner: 'A', iban: 'DE89370400440532013000', bic: '' } };

export const samples: Readonly<Record<string, CallSample>> = {
  'homepage/getData': { good: () => ({}), bad: [] },
  'homepage/data/favouritePorts': { good: () => ({}), bad: [] },
  'voyageSearch/search': {
    good: () => ({ url: '/kreuzfahrten?erw=2', pageSize: 20, previousFilters: { any: ['thing'] }, handlePricesByFlightIncludedInput: true }),
    bad: [
      ...wrongUrl,
      { why: 'a page size that is not offered', body: { url: '/kreuzfahrten', pageSize: 11 }, fields: ['pageSize'] },
      { why: 'a word for a truth', body: { url: '/kreuzfahrten', handlePricesByFlightIncludedInput: 'yes' }, fields: ['handlePricesByFlightIncludedInput'] },
      { why: 'two wrong fields', body: { url: null, pageSize: '10' }, fields: ['pageSize', 'url'] },
    ],
  },
  'voyageSearch/count': { good: () => ({ url: '/kreuzfahrten?rund=1' }), bad: wrongUrl },
  'voyageSearch/searchCruiseFinderFacets': {
    good: () => ({ gebiet: '1', is_river: 'false', tag_von: '2026-12-01' }),
    bad: [
      { why: 'neither sea nor river', body: { is_river: 'maybe' }, fields: ['is_river'] },
      { why: 'an area as a number', body: { gebiet: 12 }, fields: ['gebiet'] },
      { why: 'a day of any length', body: { tag_von: '2026-12-01T00:00:00Z' }, fields: ['tag_von'] },
    ],
  },
  'voyageSearch/searchValidVoyageUrl': { good: (voyageId) => ({ voyageId }), bad: wrongId },
  'quickSearch/getSuggestions': {
    good: () => ({ query: 'hamb' }),
    bad: [
      { why: 'nothing typed', body: {}, fields: ['query'] },
      { why: 'more than anybody types', body: { query: 'x'.repeat(101) }, fields: ['query'] },
      { why: 'a number', body: { query: 1 }, fields: ['query'] },
    ],
  },
  'voyageSearch/saveSearch': {
    good: () => ({ url: '/kreuzfahrten?rund=1' }),
    bad: [...wrongUrl, { why: 'an empty address', body: { url: '' }, fields: ['url'] }],
  },
  'voyageSearch/getSavedSearch': {
    good: () => ({ id: 's_aaaaaaaaaaaaaaaaaaaaaa' }),
    needsMore: true,
    bad: [
      { why: 'no id', body: {}, fields: ['id'] },
      { why: 'an id without end', body: { id: 's'.repeat(41) }, fields: ['id'] },
    ],
  },
  'voyageSearch/priceCalendar': {
    good: () => ({ url: '/kreuzfahrten', month: '2026-12' }),
    bad: [
      { why: 'no month', body: { url: '/kreuzfahrten' }, fields: ['month'] },
      { why: 'a thirteenth month', body: { url: '/kreuzfahrten', month: '2026-13' }, fields: ['month'] },
      { why: 'a day', body: { url: '/kreuzfahrten', month: '2026-12-01' }, fields: ['month'] },
    ],
  },
  'voyageSearch/compare': {
    good: (voyageId) => ({ voyageIds: [voyageId, voyageId + 1] }),
    bad: [
      { why: 'no voyages', body: {}, fields: ['voyageIds'] },
      { why: 'an empty list', body: { voyageIds: [] }, fields: ['voyageIds'] },
      { why: 'five voyages', body: { voyageIds: [1, 2, 3, 4, 5] }, fields: ['voyageIds'] },
      { why: 'one of them none', body: { voyageIds: [1, 'x'] }, fields: ['voyageIds.1'] },
    ],
  },
  'voyage/getVoyageDetails': { good: (voyageId) => ({ voyageId, pax: { adults: 2, childAges: [7] } }), bad: [...wrongId, ...wrongPax] },
  'voyage/getPrePostPackages': { good: (voyageId) => ({ voyageId }), bad: wrongId },
  'voyage/getPriceData': {
    good: (voyageId) => ({ voyageId, hasSenior: true, exchangeCurrencyCode: 'GBP', pax: { adults: 1 } }),
    bad: [...wrongId, ...wrongPax, { why: 'a tenth currency', body: { voyageId: 1, exchangeCurrencyCode: 'JPY' }, fields: ['exchangeCurrencyCode'] }],
  },
  'bookingRequest/getVoyageSettings': { good: (voyageId) => ({ voyageId }), bad: wrongId },
  'bookingRequest/startVoyageSession': {
    good: (voyageId) => ({ voyageId, pax: { adults: 2, childAges: [] } }),
    bad: [...wrongId.map((one) => ({ ...one, body: { ...(one.body as object), pax: {} } })), ...wrongPax],
  },
  'bookingRequest/getSession': inSession(),
  'bookingRequest/getCategoryAvailability': inSession({}, [{ why: 'a word for a truth', body: { sessionId, trackPrices: 'yes' }, fields: ['trackPrices'] }]),
  'bookingRequest/changeParty': inSession({ sessionRevision: 1, pax: { adults: 2, childAges: [] } }),
  'bookingRequest/selectCategory': inSession({ sessionRevision: 1, fareGroupId: 'a', categoryCode: 'b' }, [
    { why: 'no category', body: { sessionId, sessionRevision: 1, fareGroupId: 'a' }, fields: ['categoryCode'] },
    {
      why: 'a wait list without end',
      body: { sessionId, sessionRevision: 1, fareGroupId: 'a', categoryCode: 'b', waitListCategoryCodes: Array.from({ length: 21 }, () => 'x') },
      fields: ['waitListCategoryCodes'],
    },
    { why: 'an empty cabin', body: { sessionId, sessionRevision: 1, fareGroupId: 'a', categoryCode: 'b', cabinNumber: '' }, fields: ['cabinNumber'] },
  ]),
  'bookingRequest/getBookingOptions': inSession(),
  'bookingRequest/getInsuranceOffers': inSession({ bookingOptions: form }, [
    { why: 'no form', body: { sessionId }, fields: ['bookingOptions'] },
    { why: 'a third status', body: { sessionId, bookingOptions: form, bookingStatus: 'gift' }, fields: ['bookingStatus'] },
  ]),
  'bookingRequest/searchContacts': { good: () => ({ sessionId, query: 'abc' }), needsMore: true, bad: [] },
  'bookingRequest/searchCustomerContact': { good: () => ({ sessionId, bookingNumber: 'A', email: 'a@b.example' }), needsMore: true, bad: [] },
  'bookingRequest/summarizeBooking': inSession({ sessionRevision: 1, bookingOptions: form }, [
    { why: 'no form', body: { sessionId, sessionRevision: 1 }, fields: ['bookingOptions'] },
    {
      why: 'a form with a field that is none',
      body: { sessionId, sessionRevision: 1, bookingOptions: { ...form, total: 1 } },
      fields: ['bookingOptions.total'],
    },
    { why: 'a third status', body: { sessionId, sessionRevision: 1, bookingOptions: form, bookingStatus: 'gift' }, fields: ['bookingStatus'] },
  ]),
  'bookingRequest/getPaymentSettings': inSession({ sessionRevision: 1 }),
  'bookingRequest/confirmBooking': inSession({ sessionRevision: 1 }, [
    {
      why: 'a total of half a cent',
      body: { sessionId, sessionRevision: 1, acceptedTotal: { amount: 0.5, currency: 'EUR' } },
      fields: ['acceptedTotal.amount'],
    },
    {
      why: 'the number of a card',
      body: {
        sessionId,
        sessionRevision: 1,
        payment: {
          paymentMethod: 'creditCard',
          creditCard: { token: 't', type: 'visa', last4: '1111', expirationMonth: '01', expirationYear: '2030', number: '4111111111111111' },
        },
      },
      fields: ['payment.creditCard.number'],
    },
  ]),
  'bookingRequest/answerPrice': inSession({ accepted: true, acceptedTotal: { amount: 1, currency: 'EUR' } }, [
    { why: 'no answer', body: { sessionId, acceptedTotal: { amount: 1, currency: 'EUR' } }, fields: ['accepted'] },
    { why: 'no price', body: { sessionId, accepted: true }, fields: ['acceptedTotal'] },
    {
      why: 'a price of half a cent',
      body: { sessionId, accepted: true, acceptedTotal: { amount: 0.5, currency: 'EUR' } },
      fields: ['acceptedTotal.amount'],
    },
  ]),
  'bookingRequest/getCustomRequestSettings': { good: () => ({}), bad: [] },
  'bookingRequest/startCustomRequestSession': { good: () => ({}), bad: [] },
  'bookingRequest/getCustomerOriginSettings': { good: () => ({}), bad: [] },
  'booking/getBooking': byKey(),
  'booking/getPaymentSettings': byKey(),
  'booking/confirmOption': byKey({ acceptTerms: true, acceptedTotal: total, payment: debit }, [
    { why: 'terms in a word', body: { acceptTerms: 'yes' }, fields: ['acceptTerms'] },
    { why: 'no price', body: { acceptedTotal: undefined }, fields: ['acceptedTotal'] },
    { why: 'a tenth currency', body: { acceptedTotal: { amount: 1, currency: 'JPY' } }, fields: ['acceptedTotal.currency'] },
    { why: 'a way to pay that is none', body: { payment: { paymentMethod: 'cash' } }, fields: ['payment.paymentMethod'] },
  ]),
  'booking/answerOffer': byKey({ offerId, accepted: true, acceptTerms: true, acceptedTotal: total, payment: debit }, [
    { why: 'no answer', body: { accepted: undefined }, fields: ['accepted'] },
    { why: 'an offer that is none', body: { offerId: '17' }, fields: ['offerId'] },
    { why: 'a price of half a cent', body: { acceptedTotal: { amount: 0.5, currency: 'EUR' } }, fields: ['acceptedTotal.amount'] },
  ]),
  'booking/answerPrice': byKey({ accepted: true, acceptTerms: true, acceptedTotal: total }, [
    { why: 'no answer', body: { accepted: undefined }, fields: ['accepted'] },
    { why: 'no price', body: { acceptedTotal: undefined }, fields: ['acceptedTotal'] },
  ]),
  'booking/payBooking': byKey({ attempt: 1, payment: debit }, [
    { why: 'nothing to pay with', body: { payment: undefined }, fields: ['payment'] },
    { why: 'an attempt before the first', body: { attempt: -1 }, fields: ['attempt'] },
  ]),
  'bookingRequest/submitCustomerOrigin': {
    good: () => ({ contactId: '00000000-0000-4000-8000-000000000000', origin: 1 }),
    bad: [
      { why: 'a thirteenth origin', body: { contactId: '00000000-0000-4000-8000-000000000000', origin: 13 }, fields: ['origin'] },
      { why: 'a number for a key', body: { contactId: '17', origin: 1 }, fields: ['contactId'] },
    ],
    needsMore: true,
  },
};

/** Bodies that are wrong for every call. */
export const noObjects: readonly BadBody[] = [
  { why: 'a list', body: [], fields: ['body'] },
  { why: 'a text', body: '"text"', fields: ['body'] },
  { why: 'a number', body: 5, fields: ['body'] },
  { why: 'a truth', body: true, fields: ['body'] },
];
