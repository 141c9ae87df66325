// The calls of the voyage page (2-calls.md 7, VOYAGE-01 … VOYAGE-03). Price alerts have their own feature.
import { z } from 'zod';
import { moneySchema, noPriceReasons, shownPrice, voyageCard } from '#features/search/contract.ts';
import { currencies } from '#domain/money/money.ts';
import { arrivalOptions, availabilityStates, cabinTypes } from '#domain/voyage/vocabulary.ts';
import { defineCall } from '#platform/contract/define-call.ts';

const voyageId = z.coerce.number().int().positive().max(2_147_483_647);
/** Adults and the ages of children on the day of departure. */
export const paxSchema = z.strictObject({
  adults: z.number().int().min(1).max(6).default(2),
  childAges: z.array(z.number().int().min(0).max(17)).max(3).default([]),
});

const portCall = z.object({
  day: z.number().int(),
  date: z.string(),
  kind: z.enum(['embark', 'port', 'sea', 'disembark']),
  /** Port or water in the page's language. */
  place: z.string(),
  country: z.string().nullable(),
  countryName: z.string().nullable(),
  portId: z.number().int().nullable(),
  lat: z.number().nullable(),
  lon: z.number().nullable(),
  timeZone: z.string().nullable(),
  arrives: z.string().nullable(),
  departs: z.string().nullable(),
  tender: z.boolean(),
  overnight: z.boolean(),
  note: z.string(),
  /** Local sunrise and sunset 'HH:mm' where the port is known. */
  sunrise: z.string().nullable(),
  sunset: z.string().nullable(),
});

const fareOffer = z.object({
  fareGroup: z.string(),
  fareGroupName: z.string(),
  contents: z.array(z.string()),
  state: z.enum(availabilityStates),
  price: shownPrice.nullable(),
  noPriceReason: z.enum(noPriceReasons).nullable(),
  lines: z.array(z.object({ label: z.string(), count: z.number().int(), each: moneySchema })),
  contained: z.array(z.object({ label: z.string(), amount: moneySchema })),
  depositPercent: z.number().int(),
});

const category = z.object({
  code: z.string(),
  name: z.string(),
  description: z.string(),
  sizeSqm: z.number().nullable(),
  maxOccupancy: z.number().int(),
  decks: z.array(z.number().int()),
  colour: z.string(),
  state: z.enum(availabilityStates),
  fares: z.array(fareOffer),
  cheapest: shownPrice.nullable(),
});

export const cabinTypeOffer = z.object({
  cabinType: z.enum(cabinTypes),
  state: z.enum(availabilityStates),
  price: shownPrice.nullable(),
  noPriceReason: z.enum(noPriceReasons).nullable(),
  fromSqm: z.number().nullable(),
  decks: z.string(),
  categories: z.array(category),
});

const arrivalOffer = z.object({
  option: z.enum(arrivalOptions),
  available: z.boolean(),
  /** Supplement of the party against own arrival, null where own arrival is not sold. */
  supplement: moneySchema.nullable(),
  gateways: z.array(z.string()),
});

export const getVoyageDetails = defineCall({
  path: 'voyage/getVoyageDetails',
  method: 'POST',
  access: 'public',
  read: true,
  summary: 'Everything about a voyage: itinerary, ship, cabin types with prices for the party, ratings, other dates',
  input: z.strictObject({ voyageId, pax: paxSchema.optional() }),
  output: z.object({
    card: voyageCard,
    /** on sale, sold out (wait list), departed or withdrawn */
    state: z.enum(['on_sale', 'sold_out', 'departed', 'withdrawn']),
    canonicalPath: z.string(),
    /** The same voyage on the other brand. */
    twinPath: z.string(),
    title: z.string(),
    description: z.string(),
    operatorCode: z.string().nullable(),
    itinerary: z.array(portCall),
    distanceNm: z.number().nullable(),
    chart: z.object({ detailUrl: z.string(), shareUrl: z.string(), description: z.string() }),
    included: z.array(z.string()),
    excluded: z.array(z.string()),
    cabinTypes: z.array(cabinTypeOffer),
    arrivals: z.array(arrivalOffer),
    railPossible: z.boolean(),
    priceInfo: z.object({ asOf: z.string(), source: z.enum(['contract', 'feed', 'live', 'entered']), party: paxSchema }),
    guides: z.array(z.object({ currency: z.enum(currencies), perEuro: z.number() })),
    ratesOn: z.string().nullable(),
    ship: z.object({
      id: z.number().int(),
      slug: z.string(),
      name: z.string(),
      operator: z.string(),
      description: z.string(),
      profileUrl: z.string(),
      facts: z.array(z.object({ key: z.string(), label: z.string(), value: z.string() })),
      services: z.array(z.string()),
      languages: z.array(z.string()),
      decks: z.array(z.object({ number: z.number().int(), name: z.string(), planUrl: z.string().nullable() })),
      overviewUrl: z.string().nullable(),
    }),
    ratings: z.object({
      value: z.number().nullable(),
      count: z.number().int(),
      adviser: z.number().nullable(),
      verified: z.number().int(),
      period: z.object({ from: z.string(), to: z.string() }).nullable(),
      distribution: z.array(z.number().int()).length(5),
      aspects: z.array(z.object({ key: z.string(), label: z.string(), value: z.number() })),
      reviews: z.array(
        z.object({
          id: z.number().int(),
          author: z.string(),
          travelledIn: z.string(),
          writtenOn: z.string(),
          party: z.string(),
          rating: z.number().int(),
          language: z.enum(['de', 'en']),
          title: z.string(),
          body: z.string(),
          verified: z.boolean(),
          reply: z.string().nullable(),
        }),
      ),
    }),
    /** The same route on other dates (`identical`). */
    otherDates: z.array(
      z.object({
        id: z.number().int(),
        href: z.string(),
        departsOn: z.string(),
        returnsOn: z.string(),
        ship: z.string(),
        price: shownPrice.nullable(),
        current: z.boolean(),
      }),
    ),
    similar: z.array(voyageCard),
  }),
  failures: ['UnknownVoyage'],
});

export const getPrePostPackages = defineCall({
  path: 'voyage/getPrePostPackages',
  method: 'POST',
  access: 'public',
  read: true,
  summary: 'Hotel stays and tours before and after the voyage',
  input: z.strictObject({ voyageId }),
  output: z.object({
    packages: z.array(
      z.object({
        id: z.number().int(),
        kind: z.enum(['prePackage', 'postPackage']),
        name: z.string(),
        description: z.string(),
        nights: z.number().int(),
        perPerson: moneySchema,
        single: moneySchema.nullable(),
      }),
    ),
  }),
  failures: ['UnknownVoyage'],
});

export const getPriceData = defineCall({
  path: 'voyage/getPriceData',
  method: 'POST',
  access: 'public',
  read: true,
  summary: 'Prices by cabin type and fare group for a party, with fares by transport, in a currency as a guide',
  input: z.strictObject({
    voyageId,
    hasSenior: z.boolean().default(false),
    exchangeCurrencyCode: z.enum(currencies).default('EUR'),
    pax: paxSchema.optional(),
  }),
  output: z.object({
    displayMode: z.enum(['perPerson', 'perDay']),
    party: paxSchema,
    /** One entry per transport type that the voyage is sold with. */
    transports: z.array(
      z.object({
        option: z.enum(arrivalOptions),
        cabinTypes: z.array(
          z.object({
            cabinType: z.enum(cabinTypes),
            fareGroups: z.array(
              z.object({ fareGroup: z.string(), name: z.string(), categoryCode: z.string(), price: shownPrice, exchanged: moneySchema.nullable() }),
            ),
          }),
        ),
      }),
    ),
    exchange: z.object({ currency: z.enum(currencies), ratesOn: z.string().nullable(), source: z.string() }),
  }),
  failures: ['UnknownVoyage'],
});

export type VoyageDetails = z.output<(typeof getVoyageDetails)['output']>;
export type PriceData = z.output<(typeof getPriceData)['output']>;
export type PrePostPackages = z.output<(typeof getPrePostPackages)['output']>;

export const voyageCalls = { getVoyageDetails, getPrePostPackages, getPriceData } as const;
