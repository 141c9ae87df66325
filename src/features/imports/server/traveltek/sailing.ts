// One sailing as the Traveltek file export tells it, read and checked but not yet in our words.
// Field by field: FORMATS 4. Amounts are minor units per person, undefined = the file does not say.
import type { IsoDate, WallTime } from '#domain/calendar/calendar.ts';
import type { CabinType } from '#domain/voyage/vocabulary.ts';

export interface TraveltekSailing {
  /** Key of the sailing (codetocruiseid). */
  readonly id: string;
  readonly name: string;
  readonly voyageCode: string | undefined;
  readonly marketId: string | undefined;
  readonly sailsOn: IsoDate;
  /** Nights on the ship, without a pre-stay. */
  readonly nights: number;
  readonly regions: readonly { readonly id: string; readonly name: string }[];
  readonly line: TraveltekLine;
  readonly ship: TraveltekShip;
  readonly calls: readonly TraveltekCall[];
  readonly cabins: readonly TraveltekCabin[];
  readonly rows: readonly TraveltekRow[];
  /** Currencies that the file's live prices name; the price table itself names none. */
  readonly statedCurrencies: readonly string[];
  /** When the sender made the file, in seconds since 1970. */
  readonly cachedAt: number | undefined;
}

export interface TraveltekLine {
  readonly id: string;
  readonly name: string;
  readonly description: string;
}

export interface TraveltekShip {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly feet: number | undefined;
  readonly tonnage: number | undefined;
  readonly cabins: number | undefined;
  readonly crew: number | undefined;
  readonly passengers: number | undefined;
  readonly launchedYear: number | undefined;
  /** Stars in halves: 10 = five stars. */
  readonly halfStars: number | undefined;
  readonly adultsOnly: boolean;
  readonly decks: readonly TraveltekDeck[];
}

export interface TraveltekDeck {
  readonly id: string;
  readonly name: string;
  readonly number: number;
  readonly validFrom: IsoDate | undefined;
  readonly validTo: IsoDate | undefined;
  /** How many cabins the deck's picture marks. */
  readonly markedCabins: number;
}

export interface TraveltekCall {
  readonly place: string;
  /** 1 = day of departure. */
  readonly day: number;
  readonly date: IsoDate;
  readonly departsDate: IsoDate;
  readonly atSea: boolean;
  /** Key of the place in the itinerary's own id space, which is not that of `ports`. */
  readonly portId: string | undefined;
  readonly name: string;
  readonly latitude: number | undefined;
  readonly longitude: number | undefined;
  readonly arrives: WallTime | undefined;
  readonly departs: WallTime | undefined;
}

export interface TraveltekCabin {
  readonly id: string;
  readonly code: string;
  readonly secondCode: string | undefined;
  readonly type: CabinType;
  readonly name: string;
  readonly description: string;
  readonly colour: string | undefined;
  readonly deckIds: readonly string[];
}

/** A price of a cabin in a rate code, per person. */
export interface TraveltekRow {
  readonly place: string;
  readonly rateCode: string;
  readonly cabinId: string;
  /** At double occupancy, mandatory charges contained; the only amount that makes a price. */
  readonly price: number;
  /** Contained in the price. */
  readonly charges: number;
  /** Service charge of the whole voyage; not contained in the price. */
  readonly gratuity: number;
  /** Fares of further guests, without charges; undefined = no such bed. */
  readonly third: number | undefined;
  readonly fourth: number | undefined;
  readonly fifth: number | undefined;
  readonly child: number | undefined;
  readonly infant: number | undefined;
}
