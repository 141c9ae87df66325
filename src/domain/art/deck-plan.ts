// Plan view of one deck: hull, rooms, lifts, cabins by colour and letter.
import { lightness, mix, hexColour } from './colour.ts';
import { boxOf, mapping, type DeckCabin, type DeckDrawing, type DeckOrientation, type DeckVenue, type Mapping } from './deck-drawing.ts';
import { aftDeck, foreDeck } from './deck-ends.ts';
import { furnish, type Box } from './deck-furniture.ts';
import { deckToken as token } from './deck-token.ts';
import { halfBreadth, hullPoints } from './hull-outline.ts';
import { canvas, circle, el, group, idScope, label, line, num, rect, ref, shape, trace, type IdScope } from './svg.ts';

export type { DeckDrawing, DeckVenue };

export interface DeckPlanOptions {
  orientation: DeckOrientation;
  /** Number of the cabin to show. */
  highlight?: string | undefined;
  /** Codes to show in colour; the others fade. Left out, all show. */
  categories?: readonly string[] | undefined;
  /** `numbers` for a plan in which a cabin is chosen, `codes` for an overview, `none` for a thumbnail. */
  labels: 'numbers' | 'codes' | 'none';
  idPrefix?: string | undefined;
  title?: string | undefined;
  width?: number | undefined;
}

const boxRect = (b: Box, fill: string, extra: Readonly<Record<string, string | number | undefined>> = {}): string =>
  rect(b.x, b.y, b.width, b.height, fill, extra);

function corridors(deck: DeckDrawing, map: Mapping): string {
  const outer = deck.cabins.filter((cabin) => cabin.side !== 'middle');
  if (outer.length === 0) return '';
  const from = Math.min(...outer.map((cabin) => cabin.x - cabin.width / 2));
  const to = Math.max(...outer.map((cabin) => cabin.x + cabin.width / 2));
  // the inner faces of both rows bound the core of the ship
  const inner = Math.min(...outer.map((cabin) => (Math.abs(cabin.y) * deck.beamM) / 2 - cabin.depth / 2));
  const core = inner - 1.4;
  return boxRect(boxOf(map, from, to, -inner, inner), token.paper) + (core > 0.6 ? boxRect(boxOf(map, from, to, -core, core), token.deck, { rx: 6 }) : '');
}

function lifts(venue: DeckVenue, map: Mapping, half: number): string {
  const middle = (venue.fromM + venue.toM) / 2;
  const span = venue.toM - venue.fromM;
  const reach = Math.min(half * 0.62, 5);
  const shaft = Math.min(2, span / 5);
  let cars = '';
  for (const side of [-1, 1]) {
    for (let k = 0; k < 3; k++) {
      const x = venue.fromM + span * (0.2 + k * 0.3);
      const b = boxOf(map, x - shaft / 2, x + shaft / 2, side * reach - shaft / 2, side * reach + shaft / 2);
      cars += boxRect(b, token.paper, { stroke: token.line, 'stroke-width': 1.6 });
      cars += line(
        `M${num(b.x)} ${num(b.y)}l${num(b.width)} ${num(b.height)}M${num(b.x + b.width)} ${num(b.y)}l${num(-b.width)} ${num(b.height)}`,
        token.line,
        0.9,
      );
    }
  }
  const steps = Array.from({ length: 9 }, (_, k) => {
    const x = venue.fromM + span * (0.14 + k * 0.09);
    const [a, b] = [map(x, -reach * 0.42), map(x, reach * 0.42)];
    return `M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}`;
  }).join('');
  return (
    boxRect(boxOf(map, venue.fromM, venue.toM, -half * 0.96, half * 0.96), token.roomLine, { rx: 8 }) + (middle > 0 ? cars : '') + line(steps, token.soft, 1.4)
  );
}

/** A room between hull and hull (or on one side), with its name set along the ship and never wider than the room. */
function room(deck: DeckDrawing, venue: DeckVenue, map: Mapping, orientation: DeckOrientation, named: boolean): string {
  const breadth = Math.min(halfBreadth(deck.kind, deck.lengthM, deck.beamM, venue.fromM), halfBreadth(deck.kind, deck.lengthM, deck.beamM, venue.toM)) - 0.9;
  const [low, high] =
    venue.side === 'port'
      ? [0.6, breadth]
      : venue.side === 'starboard'
        ? [-breadth, -0.6]
        : venue.side === 'middle'
          ? [-breadth * 0.45, breadth * 0.45]
          : [-breadth, breadth];
  if (high - low < 0.8 || venue.toM - venue.fromM < 1) return '';
  const b = boxOf(map, venue.fromM, venue.toM, low, high);
  const inside = named ? furnish(venue.kind, b, orientation === 'horizontal') : '';
  const upright = b.height > b.width;
  const [along, over] = upright ? [b.height, b.width] : [b.width, b.height];
  const size = Math.min(26, Math.max(13, deck.lengthM * 0.095), over * 0.5, (along * 1.7) / Math.max(4, venue.name.length));
  const text =
    named && size >= 9
      ? label(venue.name, {
          x: b.x + b.width / 2,
          y: b.y + b.height / 2,
          'font-size': size,
          'text-anchor': 'middle',
          'dominant-baseline': 'central',
          fill: token.ink,
          'font-weight': 600,
          stroke: token.room,
          'stroke-width': size * 0.35,
          'stroke-linejoin': 'round',
          'paint-order': 'stroke',
          ...(upright ? { transform: `rotate(-90 ${num(b.x + b.width / 2)} ${num(b.y + b.height / 2)})` } : {}),
        })
      : '';
  return boxRect(b, token.room, { rx: 8, stroke: token.roomLine, 'stroke-width': 2 }) + inside + text;
}

interface CabinLook {
  fill: string;
  edge: string;
  ink: string;
}

function lookOf(cabin: DeckCabin, highlighted: boolean, faded: boolean, looks: Map<string, CabinLook>, ids: IdScope): CabinLook {
  if (highlighted) return { fill: token.action, edge: token.action, ink: token.onAction };
  if (faded) return { fill: ref(ids('taken')), edge: token.hair, ink: token.soft };
  const known = looks.get(cabin.colour);
  if (known !== undefined) return known;
  const colour = hexColour(cabin.colour, `cabins.${cabin.number}.colour`);
  const pale = lightness(colour) > 0.6 ? colour : mix(colour, '#FFFFFF', 0.62);
  const look = { fill: pale, edge: mix(colour, '#0B2B3A', 0.45), ink: '#0B2B3A' };
  looks.set(cabin.colour, look);
  return look;
}

function cabinText(cabin: DeckCabin, b: Box, labels: DeckPlanOptions['labels'], ink: string): string {
  if (labels === 'none') return '';
  const text = labels === 'numbers' ? cabin.number : cabin.categoryCode;
  const upright = b.height > b.width;
  // the wheelchair sign stands at the foot of an accessible cabin
  const foot = cabin.accessible ? signSize(b) * 2.1 : 0;
  const [along, over] = upright ? [b.height - foot, b.width] : [b.width - foot, b.height];
  const size = Math.min(16, over * 0.56, (along * 1.5) / Math.max(2, text.length));
  const [cx, cy] = upright ? [b.x + b.width / 2, b.y + along / 2] : [b.x + along / 2, b.y + b.height / 2];
  return label(text, {
    x: cx,
    y: cy,
    'font-size': size,
    'text-anchor': 'middle',
    'dominant-baseline': 'central',
    fill: ink,
    'font-weight': 600,
    transform: upright ? `rotate(-90 ${num(cx)} ${num(cy)})` : undefined,
  });
}

function drawCabin(deck: DeckDrawing, cabin: DeckCabin, options: DeckPlanOptions, map: Mapping, looks: Map<string, CabinLook>, ids: IdScope): string {
  const highlighted = options.highlight === cabin.number;
  const faded = options.categories !== undefined && !options.categories.includes(cabin.categoryCode);
  const look = lookOf(cabin, highlighted, faded, looks, ids);
  const y = (cabin.y * deck.beamM) / 2;
  const sign = y < 0 ? -1 : 1;
  const veranda = cabin.balcony === true ? Math.min(1.9, cabin.depth * 0.26) : 0;
  const [inner, outer] = [y - (sign * cabin.depth) / 2, y + sign * (cabin.depth / 2 - veranda)];
  const [x0, x1] = [cabin.x - cabin.width / 2 + 0.1, cabin.x + cabin.width / 2 - 0.1];
  const b = boxOf(map, x0, x1, inner, outer);
  const balcony = veranda > 0 ? boxRect(boxOf(map, x0, x1, outer + sign * 0.15, outer + sign * veranda), look.fill, { opacity: 0.55 }) : '';
  const sign2 = cabin.accessible ? wheelchair(b, look.ink) : '';
  return el(
    'g',
    { 'data-cabin': cabin.number },
    balcony +
      boxRect(b, look.fill, { rx: 3, stroke: look.edge, 'stroke-width': highlighted ? 5 : 1.4 }) +
      cabinText(cabin, b, options.labels, look.ink) +
      (options.labels === 'none' ? '' : sign2),
  );
}

const signSize = (b: Box): number => Math.min(b.width, b.height, 20) * 0.3;

function wheelchair(b: Box, ink: string): string {
  const size = signSize(b);
  const [cx, cy] = b.height > b.width ? [b.x + b.width / 2, b.y + b.height - size * 1.1] : [b.x + b.width - size * 1.1, b.y + b.height / 2];
  const k = size / 10;
  return group(
    { transform: `translate(${num(cx)} ${num(cy)}) scale(${num(k)})`, fill: 'none', stroke: ink, 'stroke-width': 2.4, 'stroke-linecap': 'round' },
    el('path', { d: 'M-3-3v6h6l3 6M-3-1h5M-5.4 1a5.4 5.4 0 1 0 8 6' }),
    circle(-3, -7, 2, ink, { stroke: 'none' }),
  );
}

/** The plan of one deck; one unit is 10 cm. Every cabin is a group with `data-cabin`. */
export function drawDeckPlan(deck: DeckDrawing, options: DeckPlanOptions): string {
  if (!(deck.lengthM > 0) || !(deck.beamM > 0)) throw new RangeError(`lengthM, beamM: expected metres above 0, got ${deck.lengthM} and ${deck.beamM}`);
  const ids = idScope(options.idPrefix ?? `deck-${deck.number}`);
  const map = mapping(deck, options.orientation);
  const outline = hullPoints(deck.kind, deck.lengthM, deck.beamM).map(([x, y]) => map(x, y));
  const looks = new Map<string, CabinLook>();
  const half = deck.beamM / 2;
  const cored = deck.cabins.filter((cabin) => cabin.side !== 'middle');
  const coreHalf =
    cored.length === 0 ? half * 0.4 : Math.max(0.9, Math.min(...cored.map((cabin) => (Math.abs(cabin.y) * deck.beamM) / 2 - cabin.depth / 2)) - 1.4);
  // lifts stand above the rooms they open into
  const venues = deck.venues.toSorted((a, b) => Number(a.kind === 'lifts') - Number(b.kind === 'lifts'));
  const rooms = venues
    .map((venue) =>
      venue.kind === 'lifts'
        ? lifts(venue, map, deck.beamM < 14 ? half * 0.8 : coreHalf)
        : room(deck, venue, map, options.orientation, options.labels !== 'none'),
    )
    .join('');
  const pad = 14;
  const [l, b] = [deck.lengthM * 10, deck.beamM * 10];
  const viewBox =
    options.orientation === 'horizontal'
      ? ([-pad, -b / 2 - pad, l + 2 * pad, b + 2 * pad] as const)
      : ([-b / 2 - pad, -pad, b + 2 * pad, l + 2 * pad] as const);
  const cabins = deck.cabins.map((cabin) => drawCabin(deck, cabin, options, map, looks, ids)).join('');
  return canvas(
    {
      viewBox,
      ids,
      title: options.title,
      ...(options.width === undefined ? {} : { width: options.width, height: Math.round((options.width * viewBox[3]) / viewBox[2]) }),
    },
    el(
      'defs',
      {},
      el(
        'pattern',
        { id: ids('taken'), width: 16, height: 16, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' },
        rect(0, 0, 16, 16, token.deck),
        rect(0, 0, 5, 16, token.hair),
      ),
    ),
    shape(trace(outline), token.paper, { stroke: token.ink, 'stroke-width': 5, 'stroke-linejoin': 'round' }),
    foreDeck(deck, map),
    aftDeck(deck, map),
    corridors(deck, map),
    rooms,
    group({ 'font-family': 'inherit' }, cabins),
  );
}
