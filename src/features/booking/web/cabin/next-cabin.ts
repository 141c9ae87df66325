// Where an arrow key leads on a deck plan (rule A7, BOOK-23): to a free cabin in that direction of the ship, never in a circle.
import type { DeckCabin } from './offers.ts';

export const shipDirections = ['bow', 'stern', 'port', 'starboard'] as const;
export type ShipDirection = (typeof shipDirections)[number];
type Spot = Pick<DeckCabin, 'number' | 'x' | 'y' | 'side'>;

/** The row a cabin stands in, from starboard (-2) to port (2): both outer rows and the two inner ones. */
const rowOf = (cabin: Spot): number => (cabin.side === 'port' ? 2 : cabin.side === 'starboard' ? -2 : cabin.y >= 0 ? 1 : -1);

/** A strict order along the ship, from stern to bow: two cabins at the same metre are told apart by row and number. */
const alongOrder = (a: Spot, b: Spot): number => a.x - b.x || rowOf(a) - rowOf(b) || (a.number < b.number ? -1 : a.number > b.number ? 1 : 0);

function nearest<Cabin extends Spot>(candidates: readonly Cabin[], distance: (cabin: Cabin) => number): Cabin | undefined {
  let best: Cabin | undefined;
  for (const cabin of candidates)
    if (best === undefined || distance(cabin) < distance(best) || (distance(cabin) === distance(best) && alongOrder(cabin, best) < 0)) best = cabin;
  return best;
}

/** Fore and aft: the next one of the row; at its end the nearest of the other rows that lies further on. */
function along<Cabin extends Spot>(cabins: readonly Cabin[], from: Spot, sign: 1 | -1): Cabin | undefined {
  const ahead = cabins.filter((cabin) => alongOrder(cabin, from) * sign > 0);
  const sameRow = ahead.filter((cabin) => rowOf(cabin) === rowOf(from)).toSorted((a, b) => alongOrder(a, b) * sign);
  return sameRow[0] ?? nearest(ahead, (cabin) => Math.abs(cabin.x - from.x) + 4 * Math.abs(rowOf(cabin) - rowOf(from)));
}

/** Across: the next row that has a free cabin, there the nearest one. */
function across<Cabin extends Spot>(cabins: readonly Cabin[], from: Spot, sign: 1 | -1): Cabin | undefined {
  const beyond = cabins.filter((cabin) => (rowOf(cabin) - rowOf(from)) * sign > 0);
  const row = Math.min(...beyond.map((cabin) => Math.abs(rowOf(cabin) - rowOf(from))));
  return nearest(
    beyond.filter((cabin) => Math.abs(rowOf(cabin) - rowOf(from)) === row),
    (cabin) => Math.abs(cabin.x - from.x),
  );
}

const moves: Readonly<Record<ShipDirection, readonly [typeof along, 1 | -1]>> = {
  bow: [along, 1],
  stern: [along, -1],
  port: [across, 1],
  starboard: [across, -1],
};

/**
 * The free cabin that an arrow key leads to, or undefined at the end. Fore and aft within a row, every step can be taken back; whichever
 * direction is repeated, it comes to an end.
 * @param cabins the free cabins of one deck
 */
export function nextCabin<Cabin extends Spot>(cabins: readonly Cabin[], from: Spot, direction: ShipDirection): Cabin | undefined {
  const [move, sign] = moves[direction];
  return move(cabins, from, sign);
}

/** What the arrow keys mean: the bow is to the right on a wide plan and on top of a tall one. */
export const directionOfKey: Readonly<Record<'horizontal' | 'vertical', Readonly<Record<string, ShipDirection>>>> = {
  horizontal: { ArrowRight: 'bow', ArrowLeft: 'stern', ArrowUp: 'port', ArrowDown: 'starboard' },
  vertical: { ArrowUp: 'bow', ArrowDown: 'stern', ArrowLeft: 'port', ArrowRight: 'starboard' },
};
