// Which cabin category goes on which deck, and how many of each: the part of the layout that knows no metres along the ship.
import type { CabinType } from '#domain/voyage/vocabulary.ts';
import type { ShipKind } from './ship-drawing.ts';

export interface LayoutCategory {
  code: string;
  cabinType: CabinType;
  /** Share of all cabins; shares need not add up to 1. */
  share: number;
  sizeSqm: number;
  /** Decks of the category; empty lets the layout choose. */
  deckNumbers: readonly number[];
}

/** Decks of a ship by number, from below. */
export function deckNumbersOf(kind: ShipKind, deckCount: number, categories: readonly LayoutCategory[]): number[] {
  const named = categories.flatMap((category) => category.deckNumbers);
  const usual = kind === 'river' || kind === 'sailing' ? 1 : deckCount >= 8 ? 3 : 2;
  const low = named.length === 0 ? usual : Math.min(...named);
  const high = named.length === 0 ? usual + deckCount - 1 : Math.max(...named);
  if (high - low + 1 > deckCount) throw new RangeError(`deckCount: ${deckCount} decks cannot hold the deckNumbers ${low} to ${high}`);
  const first = Math.max(high - deckCount + 1, Math.min(usual, low));
  return Array.from({ length: deckCount }, (_, i) => first + i);
}

/** Whole numbers in the ratio of the shares that add up to `total` exactly (largest remainder). */
export function apportion(total: number, shares: readonly number[]): number[] {
  const sum = shares.reduce((a, b) => a + b, 0);
  if (!(sum > 0)) throw new RangeError('share: the shares of all categories add up to nothing');
  const exact = shares.map((share) => (total * share) / sum);
  const counts = exact.map(Math.floor);
  const order = exact.map((value, i) => ({ i, rest: value - Math.floor(value) })).toSorted((a, b) => b.rest - a.rest || a.i - b.i);
  let left = total - counts.reduce((a, b) => a + b, 0);
  for (const { i } of order) {
    if (left === 0) break;
    counts[i] = (counts[i] ?? 0) + 1;
    left--;
  }
  return counts;
}

/** Decks on which cabins of a type usually lie, when the category does not say. */
export function usualDecks(type: CabinType, decks: readonly number[], kind: ShipKind): number[] {
  const n = decks.length;
  const above = n >= 8 ? 2 : n >= 4 ? 1 : 0;
  const skipped = n >= 8 ? [1, 2] : n >= 6 ? [1] : [];
  const cabinDecks = decks.filter((_, i) => i < n - above && !skipped.includes(i));
  if (kind === 'river' || cabinDecks.length < 3 || type === 'inside') return cabinDecks;
  const middle = Math.ceil(cabinDecks.length / 2);
  if (type === 'outside') return cabinDecks.slice(0, middle);
  if (type === 'balcony') return cabinDecks.slice(Math.floor(cabinDecks.length / 3));
  return cabinDecks.slice(-Math.max(1, Math.floor(cabinDecks.length / 3)));
}

export interface DeckLoad {
  deckNumber: number;
  /** Metres of cabin front along both sides, and along both inside rows. */
  outerCapacity: number;
  innerCapacity: number;
  outerUsed: number;
  innerUsed: number;
  /** Cabins by category index. */
  counts: Map<number, number>;
}

/** Decks with public rooms only get cabins when the decks meant for cabins are this full; rows are then set closer. */
const fullest = 1.3;

/** Fills the decks of a category evenly: each cabin goes where there is relatively most room; tiers of decks open one after the other. */
export function assignToDecks(
  loads: readonly DeckLoad[],
  category: LayoutCategory,
  index: number,
  count: number,
  width: number,
  tiers: readonly (readonly number[])[],
): void {
  const inside = category.cabinType === 'inside';
  const fill = (load: DeckLoad): number => {
    const inner = inside && load.innerCapacity > 0;
    const capacity = inner ? load.innerCapacity : load.outerCapacity;
    return capacity > 0 ? ((inner ? load.innerUsed : load.outerUsed) + width) / capacity : Number.POSITIVE_INFINITY;
  };
  const roomiest = (decks: readonly number[]): DeckLoad | undefined => {
    let best: DeckLoad | undefined;
    for (const load of loads) if (decks.includes(load.deckNumber) && (best === undefined || fill(load) < fill(best))) best = load;
    return best;
  };
  for (let i = 0; i < count; i++) {
    let best: DeckLoad | undefined;
    for (const decks of tiers) {
      const next = roomiest(decks);
      if (next !== undefined && (best === undefined || fill(next) < fill(best))) best = next;
      if (best !== undefined && fill(best) <= fullest) break;
    }
    if (best === undefined) return;
    if (inside && best.innerCapacity > 0) best.innerUsed += width;
    else best.outerUsed += width;
    best.counts.set(index, (best.counts.get(index) ?? 0) + 1);
  }
}
