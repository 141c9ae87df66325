// The search state: one typed object, whatever the address bar, the form or the visitor's own words said (SEARCH-01).
// The codec turns it into the German query names and back; the index answers it.
import type { IsoDate } from '../calendar/calendar.ts';
import type { ArrivalOption, BoardLanguage, CabinType, Feature, Geography, Holiday, Service, ShipSize, Special } from '../voyage/vocabulary.ts';

export const sortOptions = [
  'start_date asc',
  'start_date desc',
  'price asc',
  'price desc',
  'ship_customer_rating desc',
  'main_area',
  'departure_port',
  'duration',
  'ship',
  'bonus',
  'view_count',
  'reduction',
  'recommended',
] as const;
export type SortOption = (typeof sortOptions)[number];
export const defaultSort: SortOption = 'start_date asc';

/** What the headline price is: the party's total, or its share per person, or per person and night (`preisart`). */
export const priceModes = ['total', 'person', 'night'] as const;
export type PriceMode = (typeof priceModes)[number];

export const pageSizes = [10, 20, 40] as const;
export const resultViews = ['list', 'detail', 'grid', 'map'] as const;
export type ResultView = (typeof resultViews)[number];

/** An inclusive range; an absent end is open. */
export interface Range {
  readonly min?: number;
  readonly max?: number;
}

/**
 * Every field of the specification's filter state and the power filters of beyond.md 4. All fields are optional:
 * absent means "does not matter". Lists are OR inside and AND across fields, unless a name says otherwise.
 * Ids are positive integers of the catalogue; lists are sorted ascending and without repeats (canonical form).
 */
export interface SearchFilters {
  // where
  readonly area?: readonly number[];
  /** Areas offered by these operators (`geb_op`): AND of operator and area, a list of operators. */
  readonly areaOperator?: readonly number[];
  readonly port?: readonly number[];
  /** Ports that must all be called at. */
  readonly portAll?: readonly number[];
  /** Ports that must not be called at. */
  readonly portNone?: readonly number[];
  readonly fromPort?: readonly number[];
  readonly toPort?: readonly number[];
  /** Embarks and disembarks in the same one of these ports. */
  readonly fromToPort?: readonly number[];
  /** ISO 3166 alpha-2, upper case. */
  readonly country?: readonly string[];
  readonly fromCountry?: readonly string[];
  readonly toCountry?: readonly string[];
  readonly fromToCountry?: readonly string[];
  /** Countries of departure as the finder's short list says them (`abfahrt_in`); same meaning as fromCountry. */
  readonly departureIn?: readonly string[];
  readonly geography?: readonly Geography[];
  readonly isRiver?: boolean;
  readonly roundTrip?: boolean;
  // when; days of departure unless said otherwise
  /** Earliest and latest day of departure (`tag_von`, `tag_bis`). */
  readonly startFrom?: IsoDate;
  readonly startTo?: IsoDate;
  /** The whole voyage lies inside this window (`datum_von`, `datum_bis`). */
  readonly minStartDate?: IsoDate;
  readonly maxEndDate?: IsoDate;
  /** Departs exactly on this day (`datum`). */
  readonly date?: IsoDate;
  /** Months of departure 'yyyy-MM' (`monat`). */
  readonly month?: readonly string[];
  readonly holiday?: readonly Holiday[];
  /** Weekdays of departure, 0 = Monday (`wochentag`). */
  readonly weekday?: readonly number[];
  // how long
  readonly duration?: Range;
  /** Exact numbers of nights (`naechte`). */
  readonly nights?: readonly number[];
  /** Whole sea days (`seetage`). */
  readonly seaDays?: Range;
  /** At least one call of at least so many hours (`hafenstunden`). */
  readonly hoursInPort?: number;
  /** At least one night in port (`uebernacht`). */
  readonly overnight?: boolean;
  /** No tender call (`ohne_tender`). */
  readonly noTender?: boolean;
  // ship and operator
  readonly cruiseLine?: readonly number[];
  readonly ship?: readonly number[];
  readonly shipSize?: readonly ShipSize[];
  /** Stars 3–6 in halves, at least (`sch_klasse`). */
  readonly shipClass?: number;
  readonly language?: readonly BoardLanguage[];
  readonly services?: readonly Service[];
  readonly feature?: readonly Feature[];
  /** Guests' rating 1–5, at least (`sch_kundenbew`). */
  readonly ratingCustomer?: number;
  /** Advisers' rating 1–6, at least (`bew`). */
  readonly ratingKfb?: number;
  readonly builtFrom?: number;
  readonly maxPassengers?: number;
  // offer
  readonly cabin?: CabinType;
  readonly arrivalOptions?: readonly ArrivalOption[];
  /** The price shown must include arrival (`anreise_inkl`). */
  readonly arrivalIncluded?: boolean;
  /** Whole units of the brand's currency in the shown price mode. */
  readonly price?: Range;
  readonly specials?: readonly Special[];
  readonly specialOperator?: readonly number[];
  /** Only voyages whose price is below an earlier recorded one (`reduced`). */
  readonly reduced?: boolean;
  /** Show sold-out voyages too (`ausgebucht`). */
  readonly soldOut?: boolean;
  /** Route families (`ide`): the same route on other dates. */
  readonly identical?: readonly number[];
  // who
  readonly adultCount?: number;
  readonly childAgeOptions?: readonly number[];
  // words: what the own-words reader could not turn into a filter, searched as text
  readonly textQuery?: string;
}

/** What is shown of the hits, and how. */
export interface SearchView {
  readonly sort?: SortOption;
  readonly page?: number;
  readonly pageSize?: (typeof pageSizes)[number];
  readonly view?: ResultView;
  readonly priceMode?: PriceMode;
}

export type SearchState = SearchFilters & SearchView;
