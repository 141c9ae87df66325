// Columns of numbers that grow, and the book-keeping of which rows are free.

export type Column = Uint8Array | Uint16Array | Uint32Array | Int32Array;

/** The same column with room for more rows. */
export function grown<C extends Column>(column: C, capacity: number): C {
  const larger = new (column.constructor as new (length: number) => C)(capacity);
  larger.set(column);
  return larger;
}

/** Runs of neighbouring rows in a table: freed runs are used again by runs of the same size, the rest comes from the end. */
export class Blocks {
  end = 0;
  private readonly holes = new Map<number, number[]>();

  /** The first row of a free run of `size` rows. The table must have room up to `end` afterwards. */
  take(size: number): number {
    const hole = this.holes.get(size)?.pop();
    if (hole !== undefined) return hole;
    const start = this.end;
    this.end += size;
    return start;
  }

  give(start: number, size: number): void {
    if (size === 0) return;
    const holes = this.holes.get(size);
    if (holes) holes.push(start);
    else this.holes.set(size, [start]);
  }
}

/** Dense numbers for the values of a dimension, in the order they are first seen: the place of a value in every count. */
export class Keys<K> {
  readonly list: K[] = [];
  private readonly places = new Map<K, number>();

  constructor(values: Iterable<K> = []) {
    for (const value of values) this.add(value);
  }

  get size(): number {
    return this.list.length;
  }

  /** The place of a value, new or known. */
  add(value: K): number {
    const known = this.places.get(value);
    if (known !== undefined) return known;
    this.places.set(value, this.list.length);
    return this.list.push(value) - 1;
  }

  /** The place of a value, or -1. */
  find(value: K): number {
    return this.places.get(value) ?? -1;
  }
}

/** Sets of small numbers, each stored once: a row holds the set's place. Place 0 is the empty set. */
export class SetDictionary {
  readonly sets: (readonly number[])[] = [[]];
  private readonly places = new Map<string, number>([['', 0]]);

  add(members: readonly number[]): number {
    if (members.length === 0) return 0;
    const sorted = [...new Set(members)].sort((a, b) => a - b);
    const key = sorted.join();
    const known = this.places.get(key);
    if (known !== undefined) return known;
    this.places.set(key, this.sets.length);
    return this.sets.push(sorted) - 1;
  }
}

/** Voyage id → row number of something; positive ids only. Open addressing in two columns: a tenth of a Map's memory. */
export class IdTable {
  size = 0;
  private used = 0;
  private ids: Int32Array;
  private values: Uint32Array;

  constructor(expected = 0) {
    const slots = slotsFor(expected);
    this.ids = new Int32Array(slots);
    this.values = new Uint32Array(slots);
  }

  /** @returns the value or -1 */
  get(id: number): number {
    const slot = this.slotOf(id);
    return slot < 0 ? -1 : this.values[slot]!;
  }

  set(id: number, value: number): void {
    const known = this.slotOf(id);
    if (known >= 0) {
      this.values[known] = value;
      return;
    }
    if ((this.used + 1) * 2 > this.ids.length) this.rehash();
    this.size += 1;
    this.used += 1;
    this.insert(id, value);
  }

  delete(id: number): boolean {
    const slot = this.slotOf(id);
    if (slot < 0) return false;
    this.ids[slot] = gone;
    this.size -= 1;
    return true;
  }

  *keys(): Generator<number> {
    for (const id of this.ids) if (id > 0) yield id;
  }

  private slotOf(id: number): number {
    const { ids } = this;
    const last = ids.length - 1;
    for (let slot = hash(id) & last; ids[slot] !== 0; slot = (slot + 1) & last) if (ids[slot] === id) return slot;
    return -1;
  }

  private insert(id: number, value: number): void {
    const last = this.ids.length - 1;
    let slot = hash(id) & last;
    while (this.ids[slot] !== 0) slot = (slot + 1) & last;
    this.ids[slot] = id;
    this.values[slot] = value;
  }

  private rehash(): void {
    const { ids, values } = this;
    const slots = slotsFor(this.size + 1);
    this.ids = new Int32Array(slots);
    this.values = new Uint32Array(slots);
    this.used = this.size;
    for (let slot = 0; slot < ids.length; slot += 1) if (ids[slot]! > 0) this.insert(ids[slot]!, values[slot]!);
  }
}

const gone = -1;
/** A power of two with room for half as many again before it is half full. */
const slotsFor = (expected: number): number => 2 ** Math.ceil(Math.log2(Math.max(16, expected * 2.5)));
const hash = (id: number): number => {
  const mixed = Math.imul(id, 0x9e37_79b1);
  return (mixed ^ (mixed >>> 15)) >>> 0;
};
