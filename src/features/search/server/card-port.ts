// What other features ask of the search: cards of voyages for a party, and voyages like another one.
import type { BrandId } from '#brands/brands.ts';
import type { ArrivalChoice } from '#domain/fares/shown-price.ts';
import type { Language } from '#domain/language.ts';
import type { Party } from '#domain/pax/party.ts';
import type { CabinType } from '#domain/voyage/vocabulary.ts';
import type { ShownPrice, VoyageCard } from '../contract.ts';

/** For whom and how cards are made. */
export interface CardView {
  readonly brand: BrandId;
  readonly language: Language;
  readonly party: Party;
  readonly cabin?: CabinType;
  readonly arrivals?: ArrivalChoice;
}

/** A voyage as a date to choose: no more than a list of dates shows. */
export interface VoyageDate {
  readonly id: number;
  readonly href: string;
  readonly departsOn: string;
  readonly returnsOn: string;
  readonly ship: string;
  readonly price: ShownPrice | null;
}

export interface VoyageCards {
  /** Dates with their lowest price for the view's party, in the order of the ids. */
  readonly dates: (ids: readonly number[], view: CardView) => VoyageDate[];
  /** Cards in the order of the ids; a voyage that is not on sale any more is left out. */
  readonly cards: (ids: readonly number[], view: CardView) => Promise<VoyageCard[]>;
  /** Voyages that someone who looks at this one may like: same area and season, other route; best first. */
  readonly similar: (voyageId: number, count: number) => readonly number[];
}
