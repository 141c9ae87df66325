// Chance that repeats: every figure of the demo world hangs on (seed, what it belongs to), never on the order of calls.

/** 32-bit FNV-1a over the parts, finished with a mixer so that neighbouring keys do not give neighbouring figures. */
export function hashOf(...parts: readonly (string | number)[]): number {
  let h = 0x811c9dc5;
  for (const part of parts) {
    const text = typeof part === 'number' ? String(part) : part;
    for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
    h = Math.imul(h ^ 0x1f, 0x01000193);
  }
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

export interface Random {
  /** In [0, 1). */
  next(): number;
  /** A whole number from min to max, both possible. */
  int(min: number, max: number): number;
  pick<T>(items: readonly T[]): T;
  chance(probability: number): boolean;
  /** Up to `count` different items in a drawn order. */
  some<T>(items: readonly T[], count: number): T[];
}

/** A stream of its own for everything that has a key of its own (mulberry32). */
export function randomOf(...parts: readonly (string | number)[]): Random {
  let state = hashOf(...parts);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(items: readonly T[]): T => {
    const item = items[Math.floor(next() * items.length)];
    if (item === undefined) throw new RangeError('nothing to pick from');
    return item;
  };
  return {
    next,
    int,
    pick,
    chance: (probability) => next() < probability,
    some: (items, count) => {
      const rest = [...items];
      const taken: (typeof items)[number][] = [];
      while (taken.length < count && rest.length > 0) taken.push(...rest.splice(Math.floor(next() * rest.length), 1));
      return taken;
    },
  };
}
