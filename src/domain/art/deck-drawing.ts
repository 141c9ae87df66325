// What a deck plan is drawn from, and how metres on the deck become units of the drawing.
import type { Box } from './deck-furniture.ts';
import type { ShipKind } from './ship-drawing.ts';

export interface DeckVenue {
  name: string;
  kind: string;
  /** Metres from the stern. */
  fromM: number;
  toM: number;
  side: 'port' | 'starboard' | 'middle' | 'full';
}

export interface DeckCabin {
  number: string;
  categoryCode: string;
  /** Colour of the category, #rrggbb. */
  colour: string;
  /** Centre: metres from the stern, half-breadths from -1 (starboard) to 1 (port). */
  x: number;
  y: number;
  /** Metres along and across the ship. */
  width: number;
  depth: number;
  accessible: boolean;
  side: 'port' | 'starboard' | 'middle';
  balcony?: boolean | undefined;
}

export interface DeckDrawing {
  kind: ShipKind;
  lengthM: number;
  beamM: number;
  number: number;
  name: string;
  venues: readonly DeckVenue[];
  cabins: readonly DeckCabin[];
}

/** Horizontal: bow to the right. Vertical: bow on top, for narrow screens. */
export type DeckOrientation = 'horizontal' | 'vertical';

/** Maps metres on the deck to decimetres in the drawing. */
export type Mapping = (x: number, y: number) => readonly [number, number];

export const mapping = (deck: DeckDrawing, orientation: DeckOrientation): Mapping =>
  orientation === 'horizontal' ? (x, y) => [x * 10, -y * 10] : (x, y) => [-y * 10, (deck.lengthM - x) * 10];

export function boxOf(map: Mapping, x0: number, x1: number, y0: number, y1: number): Box {
  const [ax, ay] = map(x0, y0);
  const [bx, by] = map(x1, y1);
  return { x: Math.min(ax, bx), y: Math.min(ay, by), width: Math.abs(bx - ax), height: Math.abs(by - ay) };
}
