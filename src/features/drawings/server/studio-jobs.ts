// What the studio is asked to draw: plain data that can cross to its thread.
import type { ChartSize } from '#domain/art/chart-sheet.ts';
import type { ChartTheme } from '#domain/art/chart-theme.ts';
import type { DeckDrawing } from '#domain/art/deck-plan.ts';
import type { PostcardFormat, PostcardRecipe } from '#domain/art/postcard.ts';
import type { ShipDrawing, ShipFacts } from '#domain/art/ship-drawing.ts';
import type { Language } from '#domain/language.ts';

export interface ChartPort {
  readonly id: number;
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  readonly overnight: boolean;
}

/** A course line between two ports as table sea_legs keeps it. */
export interface StoredLeg {
  readonly from: number;
  readonly to: number;
  readonly line: string;
  readonly distanceNm: number;
}

export interface ChartJob {
  readonly kind: 'chart';
  readonly ports: readonly ChartPort[];
  readonly isRiver: boolean;
  readonly known: readonly StoredLeg[];
  readonly size: ChartSize;
  readonly theme: ChartTheme;
  readonly language: Language;
  readonly title: string;
  readonly caption?: { readonly title: string; readonly lines: readonly string[] };
}

export interface MapPin {
  readonly lat: number;
  readonly lon: number;
  readonly label: string;
  readonly count: number;
}

export type StudioJob =
  | ChartJob
  | {
      readonly kind: 'ship';
      readonly drawing: ShipDrawing | null;
      readonly facts: ShipFacts;
      readonly variant: 'full' | 'card' | 'silhouette';
      readonly palette: 'day' | 'night';
      readonly title: string;
    }
  | { readonly kind: 'postcard'; readonly recipe: PostcardRecipe; readonly format: PostcardFormat }
  | { readonly kind: 'hero'; readonly palette: 'day' | 'night'; readonly format: 'wide' | 'phone'; readonly ship: ShipFacts }
  | { readonly kind: 'deck'; readonly deck: DeckDrawing; readonly title: string }
  | { readonly kind: 'decks'; readonly decks: readonly DeckDrawing[]; readonly title: string }
  | { readonly kind: 'map'; readonly pins: readonly MapPin[]; readonly theme: ChartTheme; readonly language: Language; readonly title: string };

export interface StudioResult {
  /** SVG text, or the bytes of a PNG for the share picture. */
  readonly picture: string | Uint8Array;
  /** Legs that were not known before. */
  readonly legs: readonly StoredLeg[];
}
