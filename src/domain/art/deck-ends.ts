// Bow and stern of a deck plan.
import type { DeckDrawing, Mapping } from './deck-drawing.ts';
import { deckToken as token } from './deck-token.ts';
import { halfBreadth } from './hull-outline.ts';
import { circle, line, num, shape, trace } from './svg.ts';

/** What lies before the rooms: bulwark, windlass and hatches, so that the bow is a working deck and not an empty shape. */
export function foreDeck(deck: DeckDrawing, map: Mapping): string {
  const { lengthM: l, beamM: b } = deck;
  const start = Math.max(l * 0.84, ...deck.venues.map((venue) => venue.toM + 1.5), ...deck.cabins.map((cabin) => cabin.x + cabin.width / 2 + 1.5));
  if (start > l * 0.97) return '';
  const rim = Array.from({ length: 17 }, (_, i) => start + (l - 1.6 - start) * Math.sin(((i / 16) * Math.PI) / 2));
  const inner = (x: number): number => Math.max(0, halfBreadth(deck.kind, l, b, x) - 1.1);
  const edge = [...rim.map((x) => map(x, -inner(x))), ...rim.toReversed().map((x) => map(x, inner(x)))];
  const room = l - start;
  const at = (share: number, y: number): readonly [number, number] => map(start + room * share, y);
  const disc = (share: number, y: number, r: number, fill: string, strokeWidth = 2): string =>
    circle(...at(share, y), r * 10, fill, { stroke: token.line, 'stroke-width': strokeWidth });
  const size = Math.min(1, b / 30);
  const pads = room > 26 && deck.kind !== 'river' ? disc(0.26, 0, 5.6 * size, 'none', 2.4) + disc(0.26, 0, 3.6 * size, 'none', 1.4) : '';
  const chain = `M${[at(0.52, 1.6 * size), at(0.82, 0.9 * size)].map((p) => p.map(num).join(' ')).join('L')}M${[at(0.52, -1.6 * size), at(0.82, -0.9 * size)].map((p) => p.map(num).join(' ')).join('L')}`;
  return (
    shape(trace(edge), token.deck, { stroke: token.hair, 'stroke-width': 2 }) +
    pads +
    disc(0.52, 1.6 * size, 0.9 * size, token.paper) +
    disc(0.52, -1.6 * size, 0.9 * size, token.paper) +
    line(chain, token.line, 1.6, { 'stroke-dasharray': '4 3' }) +
    disc(0.66, 0, 0.5 * size, token.paper)
  );
}

/** Mooring deck at the stern. */
export function aftDeck(deck: DeckDrawing, map: Mapping): string {
  const end = Math.min(deck.lengthM * 0.2, ...deck.venues.map((venue) => venue.fromM - 1.5), ...deck.cabins.map((cabin) => cabin.x - cabin.width / 2 - 1.5));
  if (end < 4) return '';
  const steps = Array.from({ length: 9 }, (_, i) => 1.1 + ((end - 1.1) * i) / 8);
  const inner = (x: number): number => Math.max(0, halfBreadth(deck.kind, deck.lengthM, deck.beamM, x) - 1.1);
  const edge = [...steps.map((x) => map(x, -inner(x))), ...steps.toReversed().map((x) => map(x, inner(x)))];
  const bollard = (y: number): string => circle(...map(Math.min(4, end / 2), y), 5, token.paper, { stroke: token.line, 'stroke-width': 1.6 });
  return (
    shape(trace(edge), token.deck, { stroke: token.hair, 'stroke-width': 2 }) + [-0.5, -0.4, 0.4, 0.5].map((share) => bollard(share * inner(4) * 1.4)).join('')
  );
}
