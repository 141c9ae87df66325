// Lays out the cabins of a ship in numbers: plausible, seeded, without overlap, inside the hull.
// Axis of a deck: x metres from the stern, y in half-breadths of the ship from -1 (starboard edge) to 1 (port edge).
import { apportion, assignToDecks, deckNumbersOf, usualDecks, type DeckLoad, type LayoutCategory } from './deck-assignment.ts';
import { deckName, nameTheme, publicRooms, venue, type DeckRole, type Venue } from './deck-venues.ts';
import { fitRow, rowOf, type Placed, type Plan, type Section } from './deck-rows.ts';
import { halfBreadth } from './hull-outline.ts';
import { createRandom, type Random } from './random.ts';
import type { ShipKind } from './ship-drawing.ts';

export type { LayoutCategory } from './deck-assignment.ts';

export interface LayoutInput {
  seed: string;
  kind: ShipKind;
  lengthM: number;
  beamM: number;
  deckCount: number;
  cabins: number;
  categories: readonly LayoutCategory[];
}

export interface LayoutCabin {
  number: string;
  deckNumber: number;
  categoryCode: string;
  side: 'port' | 'starboard' | 'middle';
  /** Centre of the cabin: metres from the stern, and half-breadths. */
  x: number;
  y: number;
  /** Metres along and across the ship; a balcony is part of the depth. */
  width: number;
  depth: number;
  accessible: boolean;
  connectingTo: string | null;
}

export interface LayoutDeck {
  number: number;
  name_de: string;
  name_en: string;
  venues: Venue[];
}

export interface Layout {
  decks: LayoutDeck[];
  cabins: LayoutCabin[];
}

/** Wall to the hull and breadth of a corridor in metres. */
const skin = 0.3;
const corridor = 1.4;
/** Below this beam there is one corridor in the middle and no row inside. */
const narrowBeam = 14;
const forward: Readonly<Record<ShipKind, number>> = { mega: 0.83, large: 0.81, classic: 0.73, expedition: 0.75, sailing: 0.64, river: 0.76 };
const aft: Readonly<Record<ShipKind, number>> = { mega: 0.045, large: 0.05, classic: 0.11, expedition: 0.09, sailing: 0.18, river: 0.06 };

interface Frame {
  input: LayoutInput;
  half: number;
  outerDepth: number;
  innerDepth: number;
  /** Half the breadth of the core between the corridors. */
  core: number;
  lifts: Section[];
  range: Section;
  narrow: boolean;
}

function frameOf(input: LayoutInput): Frame {
  const { kind, lengthM: l, beamM } = input;
  const half = beamM / 2;
  const narrow = beamM < narrowBeam;
  const outerDepth = narrow ? half - skin - corridor / 2 : Math.min(8.2, Math.max(4, half * 0.46));
  const core = narrow ? 0 : half - skin - outerDepth - corridor;
  const innerDepth = core >= 2.4 ? Math.min(5.6, core - 0.2) : 0;
  const range = { from: l * aft[kind], to: l * forward[kind] };
  const span = range.to - range.from;
  const places = l > 180 ? [0.2, 0.5, 0.8] : l > 105 ? [0.3, 0.72] : [0.5];
  const width = l > 180 ? 11 : l > 105 ? 7 : 4.5;
  const lifts = places.map((place) => ({ from: range.from + span * place - width / 2, to: range.from + span * place + width / 2 }));
  return { input, half, outerDepth, innerDepth, core, lifts, range, narrow };
}

function check(input: LayoutInput): void {
  const whole = (value: number, field: string, low: number, high: number): void => {
    if (!Number.isInteger(value) || value < low || value > high) throw new RangeError(`${field}: expected a whole number from ${low} to ${high}, got ${value}`);
  };
  if (forward[input.kind] === undefined) throw new TypeError(`kind: ${JSON.stringify(input.kind)} is not a kind of ship`);
  if (!(input.lengthM >= 20 && input.lengthM <= 500)) throw new RangeError(`lengthM: expected 20 to 500 metres, got ${input.lengthM}`);
  if (!(input.beamM >= 4 && input.beamM <= 80)) throw new RangeError(`beamM: expected 4 to 80 metres, got ${input.beamM}`);
  whole(input.deckCount, 'deckCount', 1, 25);
  whole(input.cabins, 'cabins', 0, 6000);
  if (input.cabins > 0 && input.categories.length === 0) throw new RangeError('categories: at least one is needed');
  for (const category of input.categories) {
    if (!(category.share >= 0)) throw new RangeError(`categories.${category.code}.share: expected 0 or more, got ${category.share}`);
    if (!(category.sizeSqm > 0 && category.sizeSqm <= 500))
      throw new RangeError(`categories.${category.code}.sizeSqm: expected up to 500 m², got ${category.sizeSqm}`);
  }
}

interface Raw extends Placed {
  row: 'starboard' | 'port' | 'inner-starboard' | 'inner-port';
  depth: number;
  y: number;
}

/** All cabins of one deck with their places. */
function placeDeck(frame: Frame, load: DeckLoad, plans: readonly Plan[]): Raw[] {
  const { half, outerDepth, innerDepth, core, lifts, range, narrow, input } = frame;
  const outer: [Plan, number][] = [];
  const inner: [Plan, number][] = [];
  for (const [index, count] of load.counts) {
    const plan = plans[index];
    if (plan !== undefined) (plan.category.cabinType === 'inside' && innerDepth > 0 ? inner : outer).push([plan, count]);
  }
  // an odd cabin goes to starboard and port by turns
  const split = (list: readonly [Plan, number][], starboard: boolean): [Plan, number][] =>
    list.map(([plan, count], i) => [plan, (count + ((starboard ? i + 1 : i) % 2)) >> 1]);
  const out: Raw[] = [];
  for (const starboard of [true, false]) {
    for (const placed of fitRow(rowOf(split(outer, starboard)), range, narrow ? lifts : [])) {
      const breadth = Math.min(
        halfBreadth(input.kind, input.lengthM, input.beamM, placed.x - placed.width / 2),
        halfBreadth(input.kind, input.lengthM, input.beamM, placed.x + placed.width / 2),
      );
      // where the hull narrows the cabin becomes shallower and keeps clear of the corridor
      const depth = Math.min(outerDepth, breadth - skin - (half - skin - outerDepth));
      out.push({ ...placed, row: starboard ? 'starboard' : 'port', depth, y: (starboard ? -1 : 1) * (breadth - skin - depth / 2) });
    }
    for (const placed of fitRow(rowOf(split(inner, starboard)), range, lifts))
      out.push({ ...placed, row: starboard ? 'inner-starboard' : 'inner-port', depth: innerDepth, y: (starboard ? -1 : 1) * (core - innerDepth / 2) });
  }
  return out;
}

/** Numbers run from the bow, odd to starboard, even to port, with the deck in front. */
function numberDeck(raw: readonly Raw[], deckNumber: number, half: number, digits: number): LayoutCabin[] {
  const out: LayoutCabin[] = [];
  for (const starboard of [true, false]) {
    const rows = starboard ? ['starboard', 'inner-starboard'] : ['port', 'inner-port'];
    raw
      .filter((cabin) => rows.includes(cabin.row))
      .toSorted((a, b) => b.x - a.x || (a.row < b.row ? -1 : 1))
      .forEach((cabin, i) => {
        out.push({
          number: `${deckNumber}${String(i * 2 + (starboard ? 1 : 2)).padStart(digits, '0')}`,
          deckNumber,
          categoryCode: cabin.plan.category.code,
          side: cabin.row === 'starboard' ? 'starboard' : cabin.row === 'port' ? 'port' : 'middle',
          x: cabin.x,
          y: cabin.y / half,
          width: cabin.width,
          depth: cabin.depth,
          accessible: false,
          connectingTo: null,
        });
      });
  }
  return out;
}

/** About 3 % of the cabins are accessible: those nearest to the lifts, on every deck in proportion. */
function markAccessible(byDeck: readonly LayoutCabin[][], lifts: readonly Section[]): void {
  const total = byDeck.reduce((sum, list) => sum + list.length, 0);
  if (total < 20) return;
  const quotas = apportion(
    Math.max(1, Math.round(total * 0.03)),
    byDeck.map((list) => list.length),
  );
  byDeck.forEach((list, i) => {
    const distance = (cabin: LayoutCabin): number => Math.min(...lifts.map(({ from, to }) => Math.abs(cabin.x - (from + to) / 2)));
    for (const cabin of list.toSorted((a, b) => distance(a) - distance(b) || (a.number < b.number ? -1 : 1)).slice(0, quotas[i] ?? 0)) cabin.accessible = true;
  });
}

/** A door between neighbours of the same category, here and there. */
function connect(cabins: readonly LayoutCabin[], random: Random): void {
  const open = new Map<string, LayoutCabin>();
  for (const cabin of cabins) {
    if (cabin.side === 'middle') continue;
    const before = open.get(cabin.side);
    const touching =
      before !== undefined &&
      before.connectingTo === null &&
      before.categoryCode === cabin.categoryCode &&
      Math.abs(before.x - cabin.x) < (before.width + cabin.width) / 2 + 0.05;
    if (touching && random.chance(0.14)) {
      before.connectingTo = cabin.number;
      cabin.connectingTo = before.number;
    }
    open.set(cabin.side, cabin);
  }
}

function roleOf(index: number, count: number, hasCabins: boolean): DeckRole {
  if (hasCabins) return 'cabins';
  if (index === count - 1 && count > 2) return 'top';
  return index === count - 2 && count >= 6 ? 'lido' : 'public';
}

/** Rooms of a deck with cabins: the lifts, and what stands before and behind the rows. */
function roomsBesideCabins(frame: Frame, raw: readonly Raw[], index: number): Venue[] {
  const { input, range, lifts } = frame;
  const river = input.kind === 'river';
  const rooms = lifts.map(({ from, to }) => venue('lifts', from, to, 'middle'));
  const first = Math.min(...raw.map((cabin) => cabin.x - cabin.width / 2));
  const last = Math.max(...raw.map((cabin) => cabin.x + cabin.width / 2));
  // a lift beyond the rows bounds the room instead
  const aftEnd = Math.min(first, ...lifts.filter(({ from }) => from < first).map(({ from }) => from)) - 1;
  if (aftEnd - range.from > 8) rooms.push(venue(river ? ((['gym', 'library'] as const)[index] ?? 'terrace') : 'terrace', range.from, aftEnd));
  const front = river ? input.lengthM * 0.93 : range.to;
  const foreStart = Math.max(last, ...lifts.filter(({ to }) => to > last).map(({ to }) => to)) + 1;
  if (front - foreStart > 8) rooms.push(venue(river ? ((['spa', 'restaurant'] as const)[index] ?? 'lounge') : 'lounge', foreStart, front));
  return rooms;
}

/** Which cabins lie on which deck. */
function loadDecks(frame: Frame, numbers: readonly number[]): { loads: DeckLoad[]; plans: Plan[] } {
  const { input, range, lifts, narrow, innerDepth, outerDepth } = frame;
  const span = range.to - range.from;
  const blocked = lifts.reduce((sum, { from, to }) => sum + (to - from), 0);
  const outerCapacity = 2 * (span - (narrow ? blocked : 0));
  const innerCapacity = innerDepth > 0 ? 2 * (span - blocked) : 0;
  const loads = numbers.map((deckNumber): DeckLoad => ({ deckNumber, outerCapacity, innerCapacity, outerUsed: 0, innerUsed: 0, counts: new Map() }));
  const plans = input.categories.map((category): Plan => {
    const depth = category.cabinType === 'inside' && innerDepth > 0 ? innerDepth : outerDepth;
    return { category, width: Math.min(14, Math.max(2.2, category.sizeSqm / depth)) };
  });
  if (input.cabins === 0) return { loads, plans };
  const shares = input.categories.map((category) => category.share);
  const counts = apportion(input.cabins, shares);
  const cabinDecks = usualDecks('inside', numbers, input.kind);
  plans.forEach(({ category, width }, i) => {
    const wanted = category.deckNumbers.length > 0 ? category.deckNumbers : usualDecks(category.cabinType, numbers, input.kind);
    assignToDecks(loads, category, i, counts[i] ?? 0, width, [wanted, cabinDecks, numbers]);
  });
  return { loads, plans };
}

/** Names and public rooms of all decks. */
function describeDecks(frame: Frame, numbers: readonly number[], raw: readonly Raw[][], random: Random): LayoutDeck[] {
  const { kind, lengthM } = frame.input;
  const theme = nameTheme(random, kind);
  const front = kind === 'river' ? lengthM * 0.93 : frame.range.to;
  let rank = 0;
  return numbers.map((number, i): LayoutDeck => {
    const list = raw[i] ?? [];
    const role = roleOf(i, numbers.length, list.length > 0);
    const venues =
      role === 'cabins' ? roomsBesideCabins(frame, list, i) : publicRooms(role, role === 'public' ? rank++ : 0, kind, frame.range.from, front, frame.lifts);
    return { number, ...deckName(theme, role, i), venues };
  });
}

/** Lays out all decks. Same input, same layout. */
export function layoutDecks(input: LayoutInput): Layout {
  check(input);
  const frame = frameOf(input);
  const random = createRandom(`decks:${input.seed}`);
  const numbers = deckNumbersOf(input.kind, input.deckCount, input.categories);
  const { loads, plans } = loadDecks(frame, numbers);
  const raw = loads.map((load) => placeDeck(frame, load, plans));
  const decks = describeDecks(frame, numbers, raw, random);
  const perSide = raw.flatMap((list) =>
    ['starboard', 'port'].map((side) => list.filter((cabin) => cabin.row === side || cabin.row === `inner-${side}`).length),
  );
  const byDeck = raw.map((list, i) => numberDeck(list, numbers[i] ?? 0, frame.half, Math.max(...perSide) > 49 ? 3 : 2));
  markAccessible(byDeck, frame.lifts);
  for (const list of byDeck) connect(list, random);
  return { decks, cabins: byDeck.flat() };
}
