import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Blocks, IdTable, Keys, SetDictionary } from './storage.ts';

describe('storage', () => {
  test('an id table answers like a map, whatever was set and deleted before', () => {
    const step = fc.record({ id: fc.integer({ min: 1, max: 60 }), value: fc.nat(1_000), gone: fc.boolean() });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 400 }), (steps) => {
        const table = new IdTable();
        const map = new Map<number, number>();
        for (const { id, value, gone } of steps) {
          if (gone) expect(table.delete(id)).toBe(map.delete(id));
          else {
            table.set(id, value);
            map.set(id, value);
          }
        }
        for (let id = 1; id <= 60; id += 1) expect(table.get(id)).toBe(map.get(id) ?? -1);
        expect(table.size).toBe(map.size);
      }),
    );
  });

  test('an id table holds many ids far apart', () => {
    const table = new IdTable(10);
    for (let id = 1; id < 20_000_000; id += 997) table.set(id, id % 1_000);
    for (let id = 1; id < 20_000_000; id += 997) expect(table.get(id)).toBe(id % 1_000);
    expect(table.get(2)).toBe(-1);
  });

  test('blocks never overlap, and freed room is used again', () => {
    const blocks = new Blocks();
    const [first, second] = [blocks.take(3), blocks.take(5)];
    expect([first, second, blocks.end]).toEqual([0, 3, 8]);
    blocks.give(first, 3);
    expect([blocks.take(5), blocks.take(3), blocks.end]).toEqual([8, 0, 13]);
  });

  test('keys and sets get dense numbers in the order they are seen', () => {
    const keys = new Keys(['a', 'b']);
    expect([keys.add('b'), keys.add('c'), keys.find('c'), keys.find('d'), keys.size]).toEqual([1, 2, 2, -1, 3]);
    const sets = new SetDictionary();
    expect([sets.add([]), sets.add([3, 1]), sets.add([1, 3, 1]), sets.add([1])]).toEqual([0, 1, 1, 2]);
    expect(sets.sets).toEqual([[], [1, 3], [1]]);
  });
});
