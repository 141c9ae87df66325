import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextCabin, shipDirections, type ShipDirection } from './next-cabin.ts';
import { someCabins } from '../testing/a-booking.ts';

interface Spot {
  readonly number: string;
  readonly x: number;
  readonly y: number;
  readonly side: 'port' | 'starboard' | 'middle';
}
const opposite: Readonly<Record<ShipDirection, ShipDirection>> = { bow: 'stern', stern: 'bow', port: 'starboard', starboard: 'port' };
const rowName = (cabin: Spot) => (cabin.side === 'middle' ? (cabin.y >= 0 ? 'inner port' : 'inner starboard') : cabin.side);

const spots: fc.Arbitrary<Spot[]> = fc
  .array(
    fc.record({
      x: fc.integer({ min: 0, max: 60 }),
      y: fc.constantFrom(-0.8, -0.2, 0.2, 0.8),
    }),
    { minLength: 1, maxLength: 50 },
  )
  .map((list) =>
    list.map(({ x, y }, index) => ({
      number: String(8000 + index),
      x,
      y,
      side: y === 0.8 ? ('port' as const) : y === -0.8 ? ('starboard' as const) : ('middle' as const),
    })),
  );
const direction = fc.constantFrom(...shipDirections);
const planAndStart = spots.chain((list) => fc.tuple(fc.constant(list), fc.constantFrom(...list)));

describe('BOOK-23 arrow keys on the deck plan', () => {
  const deck: Spot[] = [
    { number: 'P1', x: 10, y: 0.8, side: 'port' },
    { number: 'P2', x: 30, y: 0.8, side: 'port' },
    { number: 'M1', x: 28, y: 0.2, side: 'middle' },
    { number: 'S1', x: 12, y: -0.8, side: 'starboard' },
    { number: 'S2', x: 44, y: -0.8, side: 'starboard' },
  ];
  const go = (from: string, to: ShipDirection) => {
    const start = deck.find((cabin) => cabin.number === from);
    return start && nextCabin(deck, start, to)?.number;
  };

  test('fore and aft along the row, across to the nearest of the next row with a free cabin', () => {
    expect(go('P1', 'bow')).toBe('P2');
    expect(go('P2', 'starboard')).toBe('M1');
    expect(go('M1', 'starboard')).toBe('S1');
    expect(go('S1', 'port')).toBe('M1');
    expect(go('M1', 'port')).toBe('P2');
  });

  test('at the end of a row on to the nearest that lies further, at the end of the deck nowhere', () => {
    expect(go('P2', 'bow')).toBe('S2');
    expect(go('S2', 'bow')).toBeUndefined();
    expect(go('P1', 'port')).toBeUndefined();
    expect(go('S2', 'starboard')).toBeUndefined();
  });

  test('whichever way: only to another cabin of the list, and every direction comes to an end', () => {
    fc.assert(
      fc.property(planAndStart, direction, ([list, start], way) => {
        const seen = new Set<string>();
        for (let at: Spot | undefined = start; at; at = nextCabin(list, at, way)) {
          expect(list).toContain(at);
          expect(seen.has(at.number)).toBe(false);
          seen.add(at.number);
        }
        expect(seen.size).toBeLessThanOrEqual(list.length);
      }),
    );
  });

  test('a step along a row can be taken back', () => {
    fc.assert(
      fc.property(planAndStart, fc.constantFrom('bow' as const, 'stern' as const), ([list, start], way) => {
        const next = nextCabin(list, start, way);
        if (!next || rowName(next) !== rowName(start)) return;
        expect(nextCabin(list, next, opposite[way])).toBe(start);
      }),
    );
  });

  test('every free cabin of a real deck can be reached from every other one', () => {
    const free = someCabins().filter((cabin) => cabin.deck === 8 && cabin.free);
    const reached = new Set<string>();
    const queue = free.slice(0, 1);
    for (let at = queue.pop(); at; at = queue.pop()) {
      if (reached.has(at.number)) continue;
      reached.add(at.number);
      for (const way of shipDirections) {
        const next = nextCabin(free, at, way);
        if (next) queue.push(next);
      }
    }
    expect(free.length).toBeGreaterThan(20);
    expect(reached.size).toBe(free.length);
  });
});
