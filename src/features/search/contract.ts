// The calls of the search (2-calls.md 7, SEARCH-03 … SEARCH-10).
import { z } from 'zod';
import { availabilityStates, cabinTypes } from '#domain/voyage/vocabulary.ts';
import { currencies } from '#domain/money/money.ts';
import { defineCall } from '#platform/contract/define-call.ts';

export const moneySchema = z.object({ amount: z.number().int(), currency: z.enum(currencies) });

/** A price as every surface shows it: the party's total first, with its basis (LAW-01). */
export const shownPrice = z.object({
  total: moneySchema,
  perPerson: moneySchema,
  perNight: moneySchema,
  /** The total in the brand's currency where the contract's is another one: a guide only (L-DE-4). */
  guide: moneySchema.nullable(),
  cabinType: z.enum(cabinTypes),
  persons: z.number().int(),
  arrivalIncluded: z.boolean(),
});

/** Why there is no amount for this party. */
export const noPriceReasons = ['sold_out', 'too_many_persons', 'not_sold_for_party', 'on_request'] as const;

export const ladderStep = z.object({
  cabinType: z.enum(cabinTypes),
  state: z.enum(availabilityStates),
  price: shownPrice.nullable(),
});

export const voyageCard = z.object({
  id: z.number().int(),
  /** Public address of the voyage on this brand. */
  href: z.string(),
  title: z.string(),
  departsOn: z.string(),
  returnsOn: z.string(),
  nights: z.number().int(),
  seaDays: z.number().int(),
  isRiver: z.boolean(),
  ship: z.object({ id: z.number().int(), name: z.string(), slug: z.string(), lengthM: z.number().nullable(), profileUrl: z.string() }),
  operator: z.object({ id: z.number().int(), name: z.string() }),
  area: z.object({ id: z.number().int(), name: z.string(), postcardUrl: z.string() }),
  /** Ports in order without repeats of neighbours. */
  ports: z.array(z.string()),
  embarkation: z.string(),
  disembarkation: z.string(),
  /** One entry per day: what the ship does; read by the day strip. */
  days: z.array(z.enum(['embark', 'port', 'sea', 'disembark'])),
  chartUrl: z.string(),
  rating: z.object({ value: z.number(), count: z.number().int() }).nullable(),
  price: shownPrice.nullable(),
  noPriceReason: z.enum(noPriceReasons).nullable(),
  ladder: z.array(ladderStep),
  /** What is possible now: the button says the same. */
  bookable: z.enum(['fixed_and_option', 'fixed', 'waitlist', 'on_request']),
  specials: z.array(z.string()),
  services: z.array(z.string()),
  /** A fall against a recorded earlier total for two adults, with its day (L-DE-3). */
  reduction: z.object({ percent: z.number().int(), before: moneySchema, since: z.string() }).nullable(),
  otherDates: z.number().int(),
});

export const facetItem = z.object({
  /** Value as the query carries it. */
  id: z.string(),
  label: z.string(),
  count: z.number().int(),
  selected: z.boolean(),
  /** Query string of the search with this value toggled. */
  link: z.string(),
});

export const facet = z.object({
  /** Field of the filter state. */
  name: z.string(),
  /** German query name. */
  key: z.string(),
  label: z.string(),
  items: z.array(facetItem),
});

export const appliedFilterItem = z.object({
  linkKey: z.string(),
  linkValue: z.string(),
  filter: z.string(),
  label: z.string(),
  /** Query string without this filter. */
  link: z.string(),
});

export const monthBar = z.object({ month: z.string(), count: z.number().int(), from: moneySchema.nullable(), selected: z.boolean(), link: z.string() });

export const searchInput = z.strictObject({
  /** Path and query of the search page, as in the address bar. */
  url: z.string().max(4000),
  pageSize: z.union([z.literal(10), z.literal(20), z.literal(40)]).optional(),
  previousFilters: z.unknown().optional(),
  handlePricesByFlightIncludedInput: z.boolean().default(true),
});

export const searchOutput = z.object({
  total: z.number().int(),
  page: z.number().int(),
  pages: z.number().int(),
  pageSize: z.number().int(),
  hits: z.array(voyageCard),
  filters: z.array(facet),
  appliedFilterItems: z.array(appliedFilterItem),
  /** Canonical query of this search; differs from the asked one where values were dropped or renamed. */
  query: z.string(),
  sort: z.string(),
  priceMode: z.enum(['total', 'person', 'night']),
  view: z.enum(['list', 'detail', 'grid', 'map']),
  party: z.object({ adults: z.number().int(), childAges: z.array(z.number().int()) }),
  months: z.array(monthBar),
  priceHistogram: z.object({
    bars: z.array(z.object({ min: z.number(), max: z.number().nullable(), count: z.number().int(), selected: z.boolean() })),
    lowest: moneySchema.nullable(),
    highest: moneySchema.nullable(),
  }),
  /** Words of the visitor: what was read into filters and what was not (SEARCH-14). */
  words: z.object({ text: z.string(), understood: z.array(z.object({ text: z.string(), field: z.string() })), unread: z.array(z.string()) }).nullable(),
  /** With no or few hits: what to loosen, best first (SEARCH-13). */
  relaxations: z.array(z.object({ filter: z.string(), label: z.string(), count: z.number().int(), from: moneySchema.nullable(), link: z.string() })),
  /** Hits per departure port for the map. */
  map: z.array(
    z.object({
      portId: z.number().int(),
      label: z.string(),
      lat: z.number(),
      lon: z.number(),
      count: z.number().int(),
      from: moneySchema.nullable(),
      link: z.string(),
    }),
  ),
  mapUrl: z.string().nullable(),
  /** The visitor belongs elsewhere: a voyage's number, a kept search, words read into filters, another spelling of the same query. */
  redirect: z.object({ to: z.string(), permanent: z.boolean() }).nullable(),
  headline: z.object({
    /** The one place the search is about, for the title. */
    place: z.string().nullable(),
    areaId: z.number().int().nullable(),
    /** The address names a place that nobody knows: the page answers 404 (decision 2). */
    unknownPlace: z.boolean(),
    /** Canonical address on this brand, and the same page on the other one. */
    path: z.string(),
    twinPath: z.string(),
  }),
});

export const search = defineCall({
  path: 'voyageSearch/search',
  method: 'POST',
  access: 'public',
  read: true,
  summary: 'Voyages for the filters of a search address, with facets, chips, month bars and prices for the party',
  input: searchInput,
  output: searchOutput,
  failures: [],
});

export const searchCount = defineCall({
  path: 'voyageSearch/count',
  method: 'POST',
  access: 'public',
  read: true,
  summary: 'Number of voyages for a search address: the live count of search buttons',
  input: z.strictObject({ url: z.string().max(4000) }),
  output: z.object({ total: z.number().int(), from: moneySchema.nullable(), query: z.string() }),
  failures: [],
});

const finderChoice = z.object({ id: z.string(), label: z.string(), count: z.number().int() });
export const finderFacets = defineCall({
  path: 'voyageSearch/searchCruiseFinderFacets',
  method: 'POST',
  access: 'public',
  read: true,
  summary: 'Choices of the finder box under the current selection',
  input: z.strictObject({
    gebiet: z.string().max(200).optional(),
    reederei: z.string().max(200).optional(),
    schiff: z.string().max(200).optional(),
    dauer: z.string().max(20).optional(),
    is_river: z.enum(['true', 'false', '0', '1', '']).optional(),
    tag_von: z.string().max(10).optional(),
    tag_bis: z.string().max(10).optional(),
  }),
  output: z.object({
    total: z.number().int(),
    areas: z.array(finderChoice),
    operators: z.array(finderChoice),
    ships: z.array(finderChoice),
    durations: z.array(finderChoice),
    seaOrRiver: z.array(finderChoice),
    dateFrom: z.string().nullable(),
    dateTo: z.string().nullable(),
    months: z.array(monthBar),
    link: z.string(),
  }),
  failures: [],
});

export const validVoyageUrl = defineCall({
  path: 'voyageSearch/searchValidVoyageUrl',
  method: 'POST',
  access: 'public',
  read: true,
  summary: 'Address of a voyage by its number',
  input: z.strictObject({ voyageId: z.coerce.number().int().positive().max(2_147_483_647) }),
  output: z.object({ voyageUrl: z.string() }),
  failures: ['UnknownVoyage'],
});

export const suggestions = defineCall({
  path: 'quickSearch/getSuggestions',
  method: 'POST',
  access: 'public',
  read: true,
  summary: 'Areas, ports, ships, operators and voyages for what was typed, tolerant to errors',
  input: z.strictObject({ query: z.string().max(100) }),
  output: z.object({
    groups: z.array(
      z.object({
        kind: z.enum(['area', 'port', 'ship', 'operator', 'country', 'voyage']),
        label: z.string(),
        items: z.array(
          z.object({
            id: z.string(),
            label: z.string(),
            hint: z.string(),
            count: z.number().int(),
            href: z.string(),
            /** German query name and value this choice adds to a search. */
            queryName: z.string(),
            queryValue: z.string(),
            marks: z.array(z.tuple([z.number().int(), z.number().int()])),
          }),
        ),
      }),
    ),
  }),
  failures: [],
});

export const saveSearch = defineCall({
  path: 'voyageSearch/saveSearch',
  method: 'POST',
  access: 'public',
  read: false,
  summary: 'Keeps a search and answers its id and link',
  input: z.strictObject({ url: z.string().min(1).max(4000) }),
  output: z.object({ id: z.string(), link: z.string(), label: z.string() }),
  failures: [],
});

export const savedSearch = defineCall({
  path: 'voyageSearch/getSavedSearch',
  method: 'POST',
  access: 'public',
  read: true,
  summary: 'A kept search by its id: the address it stands for',
  input: z.strictObject({ id: z.string().max(40) }),
  output: z.object({ id: z.string(), label: z.string(), voyageUrl: z.string() }),
  failures: ['UnknownSavedSearch'],
});

export const priceCalendar = defineCall({
  path: 'voyageSearch/priceCalendar',
  method: 'POST',
  access: 'public',
  read: true,
  summary: 'Cheapest total per departure day of one month for the filters of a search address',
  input: z.strictObject({ url: z.string().max(4000), month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/) }),
  output: z.object({ month: z.string(), days: z.array(z.object({ on: z.string(), count: z.number().int(), from: moneySchema.nullable(), link: z.string() })) }),
  failures: [],
});

export const compareVoyages = defineCall({
  path: 'voyageSearch/compare',
  method: 'POST',
  access: 'public',
  read: true,
  summary: 'Up to four voyages side by side, differing rows first',
  input: z.strictObject({ voyageIds: z.array(z.coerce.number().int().positive().max(2_147_483_647)).min(1).max(4), url: z.string().max(4000).default('') }),
  output: z.object({
    voyages: z.array(voyageCard),
    rows: z.array(z.object({ key: z.string(), label: z.string(), values: z.array(z.string()), differs: z.boolean() })),
    missing: z.array(z.number().int()),
  }),
  failures: [],
});

export type VoyageCard = z.output<typeof voyageCard>;
export type ShownPrice = z.output<typeof shownPrice>;
export type SearchAnswer = z.output<typeof searchOutput>;
export type Facet = z.output<typeof facet>;
export type FacetItem = z.output<typeof facetItem>;
export type MonthBar = z.output<typeof monthBar>;

export const searchCalls = { search, searchCount, finderFacets, validVoyageUrl, suggestions, saveSearch, savedSearch, priceCalendar, compareVoyages } as const;
