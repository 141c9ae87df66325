// Which parts of a row of the map are land: the scanline both the sea mask and the charts use.
import type { LandRing } from './land-rings.ts';

/** Rows of equal height from `north` downwards; each is sampled along its middle. */
export interface Rows {
  readonly north: number;
  readonly rowHeight: number;
  readonly count: number;
}

/**
 * Calls `onSpan(row, west, east)` for each stretch between two crossings of a row with one coastline. A place is land when an odd
 * number of spans covers it (holes are rings of their own). Longitudes may leave ±180°.
 */
export function scanLand(rings: readonly LandRing[], rows: Rows, onSpan: (row: number, west: number, east: number) => void): void {
  const { north, rowHeight, count } = rows;
  const crossings: number[][] = Array.from({ length: count }, () => []);
  for (const ring of rings) {
    const first = Math.max(0, Math.ceil((north - ring.north) / rowHeight - 0.5));
    const last = Math.min(count - 1, Math.floor((north - ring.south) / rowHeight - 0.5));
    if (first > last) continue;
    const p = ring.points;
    for (let i = 0; i < p.length; i += 2) {
      const j = i + 2 < p.length ? i + 2 : 0;
      const [x0, y0, x1, y1] = [p[i]!, p[i + 1]!, p[j]!, p[j + 1]!];
      if (y0 === y1) continue;
      const a = Math.max(first, Math.ceil((north - Math.max(y0, y1)) / rowHeight - 0.5));
      const b = Math.min(last, Math.floor((north - Math.min(y0, y1)) / rowHeight - 0.5));
      for (let row = a; row <= b; row++) {
        const y = north - (row + 0.5) * rowHeight;
        if (y0 > y !== y1 > y) crossings[row]!.push(x0 + ((y - y0) / (y1 - y0)) * (x1 - x0));
      }
    }
    for (let row = first; row <= last; row++) {
      const xs = crossings[row]!;
      if (xs.length === 0) continue;
      xs.sort((a, b) => a - b);
      for (let k = 0; k + 1 < xs.length; k += 2) onSpan(row, xs[k]!, xs[k + 1]!);
      xs.length = 0;
    }
  }
}
