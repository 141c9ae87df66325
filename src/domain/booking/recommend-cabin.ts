// Which free cabin is shown first, and why (rule B5). Only what the plan itself says is used: where on the ship the cabin lies and what
// lies above and below it. Whatever is not known (bars, engines, lifeboats) is neither scored nor claimed.

/** What the rule needs of a numbered cabin; `x` is the middle in metres from the stern, `y` a share of the half-breadth. */
export interface PlacedCabin {
  readonly number: string;
  readonly deck: number;
  readonly categoryCode: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly side: 'port' | 'starboard' | 'middle';
  readonly accessible: boolean;
  readonly connectingTo: string | null;
  readonly free: boolean;
}

/** What may be said of the cabin, each one true by the plan. */
export const cabinReasons = ['midships', 'middle_deck', 'between_cabins', 'no_connecting_door'] as const;
export type CabinReason = (typeof cabinReasons)[number];

export interface CabinRecommendation<Cabin extends PlacedCabin> {
  readonly cabin: Cabin;
  /** In the order of `cabinReasons`; empty where the plan says nothing in favour. */
  readonly reasons: readonly CabinReason[];
}

/** The middle sixth to both sides: where a ship moves least. */
const MIDSHIPS_SHARE = 1 / 6;
/** What counts how much, in shares of half the ship's length. */
const weights = { position: 1, deck: 0.6, neighbours: 0.25, door: 0.1, accessible: 3 } as const;

const overlaps = (one: PlacedCabin, other: PlacedCabin): boolean =>
  one.side === other.side && Math.sign(one.y) === Math.sign(other.y) && Math.abs(one.x - other.x) < (one.width + other.width) / 2;

/** The decks that carry cabins, from below. */
const cabinDecks = (cabins: readonly PlacedCabin[]): number[] => [...new Set(cabins.map((cabin) => cabin.deck))].toSorted((a, b) => a - b);

/** Distance from the middle deck of cabins as a share: 0 in the middle, 1 on the lowest or highest. */
function deckDistance(deck: number, decks: readonly number[]): number {
  const middle = (decks.length - 1) / 2;
  return middle === 0 ? 0 : Math.abs(decks.indexOf(deck) - middle) / middle;
}

/**
 * The cabin to show first among those that can be taken, with what speaks for it. Accessible cabins are left for those who need them:
 * they come last.
 * @param cabins all numbered cabins of the ship that are known, free or not: the others say what lies above and below
 * @param isWanted which of the free ones may be recommended (a category, a cabin type, the accessible ones)
 * @param shipLengthM metres; null where it is not known: then nothing is said about midships
 * @returns undefined where no wanted cabin is free
 */
export function recommendCabin<Cabin extends PlacedCabin>(
  cabins: readonly Cabin[],
  isWanted: (cabin: Cabin) => boolean,
  shipLengthM: number | null,
): CabinRecommendation<Cabin> | undefined {
  const decks = cabinDecks(cabins);
  const half = (shipLengthM ?? Math.max(1, ...cabins.map((cabin) => cabin.x + cabin.width / 2))) / 2;
  const offCentre = (cabin: Cabin): number => Math.abs(cabin.x - half) / half;
  const isEnclosed = (cabin: Cabin): boolean => [-1, 1].every((step) => cabins.some((other) => other.deck === cabin.deck + step && overlaps(cabin, other)));

  let best: { cabin: Cabin; cost: number } | undefined;
  for (const cabin of cabins) {
    if (!cabin.free || !isWanted(cabin)) continue;
    const cost =
      weights.position * offCentre(cabin) +
      weights.deck * deckDistance(cabin.deck, decks) +
      (isEnclosed(cabin) ? 0 : weights.neighbours) +
      (cabin.connectingTo === null ? 0 : weights.door) +
      (cabin.accessible ? weights.accessible : 0);
    if (best === undefined || cost < best.cost || (cost === best.cost && cabin.number < best.cabin.number)) best = { cabin, cost };
  }
  if (!best) return undefined;
  const { cabin } = best;
  const holds: Readonly<Record<CabinReason, boolean>> = {
    midships: shipLengthM !== null && Math.abs(cabin.x - shipLengthM / 2) <= shipLengthM * MIDSHIPS_SHARE,
    middle_deck: decks.length >= 3 && deckDistance(cabin.deck, decks) <= 1 / 3,
    between_cabins: isEnclosed(cabin),
    no_connecting_door: cabin.connectingTo === null && cabins.some((other) => other.connectingTo !== null),
  };
  return { cabin, reasons: cabinReasons.filter((reason) => holds[reason]) };
}
