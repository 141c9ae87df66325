// What the index is built from: flat facts, as a loader reads them. The index copies them into columns and keeps none of these objects.
import type { Fare, ArrivalOffer } from '../../fares/quote.ts';
import type { Currency, ExchangeRates } from '../../money/money.ts';
import type { AgeLimits } from '../../pax/party.ts';
import type { IndexSettings } from './settings.ts';

/** A name in both languages; it decides the order of sorts by name and is found by words. */
export interface Names {
  readonly de: string;
  readonly en: string;
}

export interface OperatorRow {
  readonly id: number;
  readonly name: string;
  readonly ageLimits: AgeLimits;
}

export interface ShipRow {
  readonly id: number;
  readonly operatorId: number;
  readonly name: string;
  /** 0 = unknown; no size then. */
  readonly passengers: number;
  /** A key of the vocabulary's ship sizes, or null = unknown. */
  readonly size: string | null;
  /** 6–12: three to six stars in halves; null = not classified. */
  readonly starsHalf: number | null;
  /** 10–50 */
  readonly customerRatingTenth: number | null;
  /** 10–60 */
  readonly adviserRatingTenth: number | null;
  readonly builtYear: number | null;
  readonly languages: readonly string[];
  readonly features: readonly string[];
  readonly services: readonly string[];
}

export interface PortRow {
  readonly id: number;
  /** ISO 3166 alpha-2, upper case. */
  readonly country: string;
  readonly names: Names;
  /** Further words people use for it. */
  readonly words?: readonly string[];
}

export interface AreaRow {
  readonly id: number;
  readonly names: Names;
  readonly words?: readonly string[];
}

/** A route: what all departures of an itinerary have in common. */
export interface RouteRow {
  readonly id: number;
  readonly familyId: number;
  readonly shipId: number;
  /** 1–400 */
  readonly nights: number;
  readonly seaDays: number;
  readonly isRiver: boolean;
  readonly fromPortId: number;
  readonly toPortId: number;
  readonly mainAreaId: number;
  /** Every area the route counts for, parents included. */
  readonly areaIds: readonly number[];
  /** Every port called at, embarkation and disembarkation included. */
  readonly portIds: readonly number[];
  readonly geography: readonly string[];
  /** The longest stay at a port in minutes; 0 = unknown. */
  readonly longestCallMinutes: number;
  readonly overnight: boolean;
  readonly tender: boolean;
  readonly names: Names;
}

export interface ArrivalRow extends ArrivalOffer {
  readonly currency: Currency;
}

/** Prices as facts: party prices are derived from them by the rules of the quote. */
export interface FarePrices {
  readonly fares: readonly Fare[];
  readonly arrivals: readonly ArrivalRow[];
}

/** Prices as twelve ready totals (cabin type × 3 + arrival) in minor units, `noPrice` where not sold: a foreign price source for any party. */
export interface GivenPrices {
  readonly given: ArrayLike<number>;
  readonly soldOut: boolean;
}

export interface VoyageRow {
  readonly id: number;
  readonly routeId: number;
  /** Day numbers (days since 1970-01-01). */
  readonly departs: number;
  readonly returns: number;
  /** What this voyage's fares offer beside the ship's own services. */
  readonly services: readonly string[];
  readonly specials: readonly string[];
  /** 0–99, against an earlier recorded price (L-DE-3). */
  readonly reductionPercent: number;
  /** Views. */
  readonly popularity: number;
  readonly prices: FarePrices | GivenPrices;
}

/** Ships, ports and routes: what changes rarely. */
export interface IndexReference {
  readonly operators: Iterable<OperatorRow>;
  readonly ships: Iterable<ShipRow>;
  readonly ports: Iterable<PortRow>;
  readonly areas: Iterable<AreaRow>;
  readonly routes: Iterable<RouteRow>;
}

export interface IndexInput extends IndexReference {
  readonly voyages: Iterable<VoyageRow>;
  /** For order and filters prices are compared in euro; without a rate a fare in that currency makes no price. */
  readonly rates: ExchangeRates;
  readonly settings?: IndexSettings;
}

/** Changed or new voyages, voyages that are gone, and routes nobody has seen before. Applied at once. */
export interface IndexChanges {
  readonly routes?: readonly RouteRow[];
  readonly voyages?: readonly VoyageRow[];
  readonly removed?: readonly number[];
}

/** "Not sold so": greater than every price, so that it sorts last and loses every comparison for the cheapest. */
export const noPrice = 0x7fff_ffff;
export const hasGivenPrices = (prices: FarePrices | GivenPrices): prices is GivenPrices => 'given' in prices;
