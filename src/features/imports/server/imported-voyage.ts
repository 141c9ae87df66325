// A voyage of a supplier in our words, whatever format it came in: what every reader of a format makes and the catalogue takes.
import type { IsoDate, WallTime } from '#domain/calendar/calendar.ts';
import type { Currency } from '#domain/money/money.ts';
import type { CabinType } from '#domain/voyage/vocabulary.ts';

export interface ImportedVoyage {
  /** Format and supplier; with the keys below it names each thing once and for all. */
  readonly source: string;
  readonly sourceKey: string;
  readonly operatorCode: string | null;
  readonly departsOn: IsoDate;
  readonly returnsOn: IsoDate;
  readonly currency: Currency;
  readonly operator: ImportedOperator;
  readonly ship: ImportedShip;
  readonly itinerary: ImportedItinerary;
  readonly fares: readonly ImportedFare[];
  /** When the supplier made the file, in seconds since 1970: an older file never overwrites a newer one. */
  readonly madeAt: number | null;
  /** What the file says and our tables do not hold. */
  readonly raw: unknown;
}

export interface ImportedOperator {
  readonly sourceKey: string;
  readonly name: string;
  readonly country: string;
  readonly isRiver: boolean;
  readonly descriptionEn: string;
}

export type ShipKind = 'mega' | 'large' | 'classic' | 'expedition' | 'sailing' | 'river';

export interface ImportedShip {
  readonly sourceKey: string;
  readonly name: string;
  readonly kind: ShipKind;
  readonly builtYear: number | null;
  readonly lengthDm: number | null;
  readonly grossTonnage: number | null;
  /** 0 = unknown */
  readonly passengers: number;
  readonly crew: number | null;
  readonly cabins: number | null;
  readonly starsHalf: number | null;
  readonly services: readonly string[];
  readonly descriptionEn: string;
  readonly decks: readonly ImportedDeck[];
  readonly categories: readonly ImportedCategory[];
  readonly raw: unknown;
}

export interface ImportedDeck {
  readonly sourceKey: string;
  readonly number: number;
  readonly name: string;
  readonly validFrom: IsoDate | null;
  readonly validTo: IsoDate | null;
}

export interface ImportedCategory {
  readonly sourceKey: string;
  /** The operator's code, and what to append where another category of the ship has the same. */
  readonly code: string;
  readonly secondCode: string | null;
  readonly cabinType: CabinType;
  readonly name: string;
  readonly descriptionEn: string;
  readonly sizeTenthSqm: number | null;
  readonly maxOccupancy: number;
  readonly deckNumbers: readonly number[];
  readonly colour: string | null;
}

export interface ImportedItinerary {
  /** Empty = to be named after its ports. */
  readonly name: string;
  readonly nights: number;
  readonly areas: readonly string[];
  readonly calls: readonly ImportedCall[];
  readonly included: { readonly de: readonly string[]; readonly en: readonly string[] };
  readonly excluded: { readonly de: readonly string[]; readonly en: readonly string[] };
}

export interface ImportedCall {
  readonly day: number;
  readonly port: ImportedPort | null;
  /** Name of the water or place that is passed without a stop. */
  readonly water: string | null;
  readonly arrives: WallTime | null;
  readonly departs: WallTime | null;
  readonly overnight: boolean;
}

export interface ImportedPort {
  /** Where the file has it, for the report. */
  readonly place: string;
  readonly sourceKey: string | null;
  readonly name: string;
  readonly givenName: string;
  readonly country: string | undefined;
  /** Null = the file gives no position. */
  readonly lat: number | null;
  readonly lon: number | null;
}

/** Minor units per person, all mandatory charges contained (domain/fares/quote.ts). */
export interface ImportedFare {
  readonly categoryKey: string;
  readonly fareGroup: string;
  readonly cabinType: CabinType;
  readonly maxOccupancy: number;
  readonly double: number;
  readonly extraAdult: number | null;
  readonly extraJunior: number | null;
  readonly extraChild: number | null;
  readonly extraInfant: number | null;
  readonly charges: number;
  readonly service: number;
}
