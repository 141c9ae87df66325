import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { recommendCabin, type PlacedCabin } from './recommend-cabin.ts';

const aCabin = (number: string, changes: Partial<PlacedCabin> = {}): PlacedCabin => ({
  number,
  deck: 7,
  categoryCode: 'BA',
  x: 100,
  y: 0.8,
  width: 3,
  side: 'port',
  accessible: false,
  connectingTo: null,
  free: true,
  ...changes,
});
const any = () => true;
const LENGTH = 200;

describe('BOOK-23 the recommended cabin', () => {
  test('is amidships on a middle deck, with cabins above and below, and says exactly that', () => {
    const cabins = [
      aCabin('6001', { deck: 6, x: 100 }),
      aCabin('7001', { deck: 7, x: 100 }),
      aCabin('7099', { deck: 7, x: 20 }),
      aCabin('8001', { deck: 8, x: 100, free: false }),
    ];
    expect(recommendCabin(cabins, any, LENGTH)).toEqual({ cabin: cabins[1], reasons: ['midships', 'middle_deck', 'between_cabins'] });
  });

  test('a cabin on the other side or further along is no neighbour above', () => {
    const around = (changes: Partial<PlacedCabin>) => [aCabin('6', { deck: 6, free: false }), aCabin('7'), aCabin('8', { deck: 8, free: false, ...changes })];
    const reasons = (changes: Partial<PlacedCabin>) => recommendCabin(around(changes), any, LENGTH)?.reasons ?? [];
    expect(reasons({})).toContain('between_cabins');
    expect(reasons({ side: 'starboard', y: -0.8 })).not.toContain('between_cabins');
    expect(reasons({ x: 103.1 })).not.toContain('between_cabins');
  });

  test('says nothing about midships where the length of the ship is not known', () => {
    expect(recommendCabin([aCabin('1')], any, null)?.reasons).toEqual([]);
  });

  test('a missing connecting door is only worth a word where others have one', () => {
    const door = aCabin('2', { x: 40, connectingTo: '4' });
    expect(recommendCabin([aCabin('1'), door], any, LENGTH)?.reasons).toContain('no_connecting_door');
    expect(recommendCabin([aCabin('1')], any, LENGTH)?.reasons).not.toContain('no_connecting_door');
  });

  test('R-19 an accessible cabin is left for those who need it, and still recommended where it is the only one', () => {
    const accessible = aCabin('1', { accessible: true });
    const far = aCabin('2', { x: 5, deck: 3 });
    expect(recommendCabin([accessible, far], any, LENGTH)?.cabin).toBe(far);
    expect(recommendCabin([accessible], any, LENGTH)?.cabin).toBe(accessible);
  });

  test('nothing where nothing wanted is free', () => {
    expect(recommendCabin([aCabin('1', { free: false })], any, LENGTH)).toBeUndefined();
    expect(recommendCabin([aCabin('1')], () => false, LENGTH)).toBeUndefined();
    expect(recommendCabin([], any, LENGTH)).toBeUndefined();
  });

  const cabins = fc
    .array(
      fc.record({
        deck: fc.integer({ min: 3, max: 12 }),
        x: fc.integer({ min: 2, max: 198 }),
        side: fc.constantFrom('port' as const, 'starboard' as const, 'middle' as const),
        free: fc.boolean(),
        accessible: fc.boolean(),
        categoryCode: fc.constantFrom('BA', 'BB'),
      }),
      { maxLength: 40 },
    )
    .map((list) => list.map((changes, index) => aCabin(String(1000 + index), { ...changes, y: changes.side === 'starboard' ? -0.8 : 0.8 })));

  test('whatever the plan: a free and wanted cabin where there is one, the same for the same plan in any order', () => {
    fc.assert(
      fc.property(cabins, (plan) => {
        const wanted = (cabin: PlacedCabin) => cabin.categoryCode === 'BA';
        const found = recommendCabin(plan, wanted, LENGTH);
        expect(found === undefined).toBe(!plan.some((cabin) => cabin.free && wanted(cabin)));
        if (!found) return;
        expect(found.cabin.free && wanted(found.cabin)).toBe(true);
        expect(recommendCabin(plan.toReversed(), wanted, LENGTH)).toEqual(found);
        if (found.reasons.includes('midships')) expect(Math.abs(found.cabin.x - LENGTH / 2)).toBeLessThanOrEqual(LENGTH / 6);
      }),
    );
  });
});
