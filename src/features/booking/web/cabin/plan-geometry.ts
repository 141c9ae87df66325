// From metres on a deck to units of the drawing (decimetres), and from there to pixels.
import type { Box } from '#domain/art/deck-furniture.ts';
import type { DeckOrientation } from '#domain/art/deck-drawing.ts';
import type { ShipKind } from '#domain/art/ship-drawing.ts';
import type { DeckCabin } from './offers.ts';

/** Thickness of the hull between a cabin's outer end and the ship's side, in metres. */
const SKIN_M = 0.3;
/** Room around the hull, in units. */
export const PAD = 14;
/** Smallest side of a touch target in CSS pixels (SC 2.5.8). */
export const MIN_TARGET_PX = 24;

export interface DeckFrame {
  readonly lengthM: number;
  readonly beamM: number;
  readonly orientation: DeckOrientation;
}

const median = (values: readonly number[]): number | undefined => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/**
 * The ship's breadth, told by its outer cabins: they end at the ship's side, so that depth and place give the half-breadth. Where the plan
 * picture is there, its own breadth is taken instead.
 */
export function beamOf(cabins: readonly DeckCabin[], lengthM: number): number {
  const halves = cabins.flatMap(({ side, y, depth }) => (side === 'middle' || Math.abs(y) >= 0.98 ? [] : [(depth / 2 + SKIN_M) / (1 - Math.abs(y))]));
  const half = median(halves) ?? lengthM / 16;
  return Math.min(70, Math.max(6, half * 2));
}

/** The ship's length where the answer has none: a little more than its cabins reach. */
export const lengthOf = (cabins: readonly DeckCabin[], known: number | null): number =>
  known ?? Math.max(40, ...cabins.map((cabin) => (cabin.x + cabin.width / 2) * 1.18));

/** The outline to draw while the plan picture with the true one is not there. */
export const hullKind = ({ lengthM, beamM }: Pick<DeckFrame, 'lengthM' | 'beamM'>): ShipKind =>
  beamM < 14 && lengthM > 100 ? 'river' : lengthM > 330 ? 'mega' : lengthM > 230 ? 'large' : lengthM > 140 ? 'classic' : 'expedition';

export const pointOf = ({ orientation, lengthM }: DeckFrame, x: number, y: number): readonly [number, number] =>
  orientation === 'horizontal' ? [x * 10, -y * 10] : [-y * 10, (lengthM - x) * 10];

/** Where a cabin is drawn; a hair's breadth remains between neighbours. */
export function cabinBox(frame: DeckFrame, cabin: Pick<DeckCabin, 'x' | 'y' | 'width' | 'depth'>): Box {
  const y = (cabin.y * frame.beamM) / 2;
  const [ax, ay] = pointOf(frame, cabin.x - cabin.width / 2 + 0.1, y - cabin.depth / 2 + 0.05);
  const [bx, by] = pointOf(frame, cabin.x + cabin.width / 2 - 0.1, y + cabin.depth / 2 - 0.05);
  return { x: Math.min(ax, bx), y: Math.min(ay, by), width: Math.abs(bx - ax), height: Math.abs(by - ay) };
}

/** The whole deck in units: x, y, width, height. */
export function deckView({ lengthM, beamM, orientation }: DeckFrame): Box {
  const [l, b] = [lengthM * 10, beamM * 10];
  return orientation === 'horizontal'
    ? { x: -PAD, y: -b / 2 - PAD, width: l + 2 * PAD, height: b + 2 * PAD }
    : { x: -b / 2 - PAD, y: -PAD, width: b + 2 * PAD, height: l + 2 * PAD };
}

/**
 * Pixels per unit at the first zoom step: the deck fills the place across the ship, and every cabin is large enough for a finger.
 * @param room pixels across the ship: the width of a tall plan, the height of a wide one
 */
export function firstScale(frame: DeckFrame, cabins: readonly Pick<DeckCabin, 'width' | 'depth'>[], room: number): number {
  const fitting = room / (frame.beamM * 10 + 2 * PAD);
  const narrowest = Math.min(...cabins.map((cabin) => Math.min(cabin.width - 0.2, cabin.depth - 0.1)));
  const touchable = Number.isFinite(narrowest) && narrowest > 0 ? (MIN_TARGET_PX + 1) / (narrowest * 10) : 0;
  return Math.min(4, Math.max(fitting, touchable));
}
