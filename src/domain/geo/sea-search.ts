// A* over the squares of the mask's pyramid: fine steps along coasts, strides of 300 km on the open ocean.
import { waterFactor, type GridPoint, type Waters } from './sea-cost.ts';
import { latOfY, lonOfX, maskWidth } from './sea-mask.ts';

const rad = Math.PI / 180;
const earthRadiusKm = 6371.0088;
/** More squares than any real leg opens; a search beyond it is given up. */
const maxSquares = 1_500_000;
/** Slight haste: a way may cost up to this factor more than the best one, and far fewer squares are opened; more so on long ways. */
const hasteOver = (km: number): number => 1.08 + 0.14 * Math.min(1, km / 10_000);

/** Open squares met so far; everything is kept in growing number rows, found by the square's north-west cell. */
class Squares {
  count = 0;
  key = new Int32Array(4096);
  level = new Int8Array(4096);
  parent = new Int32Array(4096);
  done = new Uint8Array(4096);
  cost = new Float64Array(4096);
  factor = new Float64Array(4096);
  /** Middle of the square on the unit sphere, three numbers each. */
  middle = new Float64Array(3 * 4096);
  private table = new Int32Array(16384).fill(-1);

  private place(key: number): number {
    const mask = this.table.length - 1;
    let at = (Math.imul(key, 0x9e3779b1) >>> 7) & mask;
    while (this.table[at]! >= 0 && this.key[this.table[at]!] !== key) at = (at + 1) & mask;
    return at;
  }

  private grow(): void {
    const larger = <T extends Int32Array | Int8Array | Uint8Array | Float64Array>(make: new (length: number) => T, old: T): T => {
      const next = new make(old.length * 2);
      next.set(old);
      return next;
    };
    this.key = larger(Int32Array, this.key);
    this.level = larger(Int8Array, this.level);
    this.parent = larger(Int32Array, this.parent);
    this.done = larger(Uint8Array, this.done);
    this.cost = larger(Float64Array, this.cost);
    this.factor = larger(Float64Array, this.factor);
    this.middle = larger(Float64Array, this.middle);
    this.table = new Int32Array(this.key.length * 4).fill(-1);
    for (let slot = 0; slot < this.count; slot++) this.table[this.place(this.key[slot]!)] = slot;
  }

  /** The slot of the square with this north-west cell, made when new. */
  slot(waters: Waters, x: number, y: number, level: number): number {
    const key = y * maskWidth + x;
    let at = this.place(key);
    if (this.table[at]! >= 0) return this.table[at]!;
    if (this.count === this.key.length) {
      this.grow();
      at = this.place(key);
    }
    const slot = this.count++;
    this.table[at] = slot;
    const half = (1 << level) / 2;
    const lat = latOfY(y + half) * rad;
    const lon = lonOfX(x + half) * rad;
    this.key[slot] = key;
    this.level[slot] = level;
    this.parent[slot] = -1;
    this.cost[slot] = Infinity;
    this.factor[slot] = waterFactor(waters, Math.floor(x + half), Math.floor(y + half));
    this.middle[3 * slot] = Math.cos(lat) * Math.cos(lon);
    this.middle[3 * slot + 1] = Math.cos(lat) * Math.sin(lon);
    this.middle[3 * slot + 2] = Math.sin(lat);
    return slot;
  }

  km(a: number, b: number): number {
    const m = this.middle;
    const chord = Math.hypot(m[3 * a]! - m[3 * b]!, m[3 * a + 1]! - m[3 * b + 1]!, m[3 * a + 2]! - m[3 * b + 2]!);
    return 2 * earthRadiusKm * Math.asin(Math.min(1, chord / 2));
  }
}

/** Binary heap of slots by estimated cost; stale entries are skipped when they come up. */
class Frontier {
  private keys: number[] = [];
  private slots: number[] = [];
  get size(): number {
    return this.slots.length;
  }
  push(key: number, slot: number): void {
    const { keys, slots } = this;
    let at = slots.length;
    keys.push(key);
    slots.push(slot);
    while (at > 0) {
      const up = (at - 1) >> 1;
      if (keys[up]! <= key) break;
      keys[at] = keys[up]!;
      slots[at] = slots[up]!;
      at = up;
    }
    keys[at] = key;
    slots[at] = slot;
  }
  pop(): number {
    const { keys, slots } = this;
    const top = slots[0]!;
    const key = keys.pop()!;
    const slot = slots.pop()!;
    const n = slots.length;
    if (n === 0) return top;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= n) break;
      if (child + 1 < n && keys[child + 1]! < keys[child]!) child++;
      if (keys[child]! >= key) break;
      keys[at] = keys[child]!;
      slots[at] = slots[child]!;
      at = child;
    }
    keys[at] = key;
    slots[at] = slot;
    return top;
  }
}

/** Calls `visit` for every open square that touches the square at x, y on a side, or on a corner when it is as large. */
function eachNeighbour(waters: Waters, x: number, y: number, level: number, visit: (x: number, y: number, level: number) => void): void {
  const size = 1 << level;
  const wrap = maskWidth - 1;
  const side = (column: number, row: number, alongX: number, alongY: number): void => {
    for (let k = 0; k < size;) {
      const cx = (column + alongX * k) & wrap;
      const cy = row + alongY * k;
      const at = waters.levelAt(cx, cy);
      if (at < 0) {
        k++;
        continue;
      }
      const west = (cx >> at) << at;
      const north = (cy >> at) << at;
      visit(west, north, at);
      k += alongX ? west + (1 << at) - cx : north + (1 << at) - cy;
    }
  };
  side(x + size, y, 0, 1);
  side(x - 1, y, 0, 1);
  side(x, y + size, 1, 0);
  side(x, y - 1, 1, 0);
  for (let corner = 0; corner < 4; corner++) {
    const east = corner & 1;
    const south = corner >> 1;
    const cx = (east ? x + size : x - 1) & wrap;
    const cy = south ? y + size : y - 1;
    if (waters.levelAt(cx, cy) !== level) continue;
    const nearX = east ? x + size - 1 : x;
    const nearY = south ? y + size - 1 : y;
    if (waters.levelAt(cx, nearY) < 0 || waters.levelAt(nearX & wrap, cy) < 0) continue;
    visit((cx >> level) << level, (cy >> level) << level, level);
  }
}

/** The middles of the squares from one water cell to another, or undefined when no way was found. Columns run on past the antimeridian. */
export function findWay(waters: Waters, from: GridPoint, to: GridPoint): GridPoint[] | undefined {
  const squares = new Squares();
  const frontier = new Frontier();
  const slotAt = (point: GridPoint): number => {
    const x = Math.floor(point.x) & (maskWidth - 1);
    const y = Math.floor(point.y);
    const level = waters.levelAt(x, y);
    return level < 0 ? -1 : squares.slot(waters, (x >> level) << level, (y >> level) << level, level);
  };
  const start = slotAt(from);
  const goal = slotAt(to);
  if (start < 0 || goal < 0) return undefined;
  squares.cost[start] = 0;
  frontier.push(0, start);
  const haste = hasteOver(squares.km(start, goal));
  let current = start;
  const visit = (x: number, y: number, level: number): void => {
    const slot = squares.slot(waters, x, y, level);
    if (squares.done[slot]) return;
    const cost = squares.cost[current]! + squares.km(current, slot) * 0.5 * (squares.factor[current]! + squares.factor[slot]!);
    if (cost >= squares.cost[slot]!) return;
    squares.cost[slot] = cost;
    squares.parent[slot] = current;
    frontier.push(cost + haste * squares.km(slot, goal), slot);
  };
  while (frontier.size > 0) {
    current = frontier.pop();
    if (current === goal) return wayBack(squares, goal);
    if (squares.done[current]) continue;
    squares.done[current] = 1;
    if (squares.count > maxSquares) return undefined;
    const key = squares.key[current]!;
    eachNeighbour(waters, key % maskWidth, Math.floor(key / maskWidth), squares.level[current]!, visit);
  }
  return undefined;
}

function wayBack(squares: Squares, goal: number): GridPoint[] {
  const way: GridPoint[] = [];
  for (let slot = goal; slot >= 0; slot = squares.parent[slot]!) {
    const half = (1 << squares.level[slot]!) / 2;
    const key = squares.key[slot]!;
    way.push({ x: (key % maskWidth) + half, y: Math.floor(key / maskWidth) + half });
  }
  way.reverse();
  for (let i = 1; i < way.length; i++) {
    const turns = Math.round((way[i]!.x - way[i - 1]!.x) / maskWidth);
    if (turns !== 0) way[i] = { x: way[i]!.x - turns * maskWidth, y: way[i]!.y };
  }
  return way;
}
