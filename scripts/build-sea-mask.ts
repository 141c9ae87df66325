// Builds the committed mask of navigable water out of Natural Earth's coastlines (world-atlas, public domain):
//   node scripts/build-sea-mask.ts
// Rerun it after a change of src/domain/geo/waterways.ts. The same input gives the same mask, bit by bit.
import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { landRings, type LandRing, type LandTopology } from '../src/domain/geo/land-rings.ts';
import { scanLand } from '../src/domain/geo/land-raster.ts';
import type { LonLat } from '../src/domain/geo/lon-lat.ts';
import { cellX, cellY, maskHeight as height, maskWidth as width } from '../src/domain/geo/sea-mask.ts';
import { fineBoxes, waterways } from '../src/domain/geo/waterways.ts';

const cell = 360 / width;
const rowBytes = width / 8;

const ringsOf = (scale: '10m' | '50m'): LandRing[] => {
  const file = new URL(`../node_modules/world-atlas/land-${scale}.json`, import.meta.url);
  const topology: LandTopology = JSON.parse(readFileSync(file, 'utf8'));
  return landRings(topology);
};

/** Water by the 1:50 million map: a cell counts by its middle. */
function openWater(rings: readonly LandRing[]): Uint8Array {
  const water = new Uint8Array((width * height) / 8).fill(255);
  scanLand(rings, { north: 90, rowHeight: cell, count: height }, (row, west, east) => {
    const to = Math.ceil((east + 180) / cell - 0.5);
    for (let x = Math.ceil((west + 180) / cell - 0.5); x < to; x++) {
      const column = ((x % width) + width) % width;
      water[row * rowBytes + (column >> 3)]! ^= 1 << (column & 7);
    }
  });
  return water;
}

/** Opens cells inside a box where at least four of nine samples are water on the 1:10 million map. */
function addFineWater(water: Uint8Array, rings: readonly LandRing[], box: (typeof fineBoxes)[number]): void {
  const [, west, south, east, north] = box;
  const [x0, x1, y0, y1] = [cellX(west), cellX(east), cellY(north), cellY(south)];
  const columns = (x1 - x0) * 3;
  const land = new Uint8Array(columns * (y1 - y0) * 3);
  const near = rings.filter((ring) => ring.north > south && ring.south < north);
  const fine = cell / 3;
  scanLand(near, { north: 90 - y0 * cell, rowHeight: fine, count: (y1 - y0) * 3 }, (row, from, to) => {
    for (const turn of [0, 360, -360]) {
      const a = Math.max(0, Math.ceil((from + turn + 180 - x0 * cell) / fine - 0.5));
      const b = Math.min(columns, Math.ceil((to + turn + 180 - x0 * cell) / fine - 0.5));
      for (let x = a; x < b; x++) land[row * columns + x]! ^= 1;
    }
  });
  for (let y = y0; y < y1; y++) {
    for (let x = x0; x < x1; x++) {
      let samples = 0;
      for (let k = 0; k < 9; k++) samples += 1 - land[((y - y0) * 3 + Math.floor(k / 3)) * columns + (x - x0) * 3 + (k % 3)]!;
      if (samples >= 4) water[y * rowBytes + (x >> 3)]! |= 1 << (x & 7);
    }
  }
}

/** Opens every cell that a line passes, without diagonal gaps. */
function carve(water: Uint8Array, line: readonly LonLat[]): void {
  let last = -1;
  const open = (x: number, y: number): void => {
    water[y * rowBytes + (x >> 3)]! |= 1 << (x & 7);
  };
  for (let i = 1; i < line.length; i++) {
    const [from, to] = [line[i - 1]!, line[i]!];
    const steps = Math.ceil((Math.hypot(to[0] - from[0], to[1] - from[1]) / cell) * 8) + 1;
    for (let k = 0; k <= steps; k++) {
      const x = cellX(from[0] + ((to[0] - from[0]) * k) / steps);
      const y = cellY(from[1] + ((to[1] - from[1]) * k) / steps);
      open(x, y);
      if (last >= 0 && last % width !== x && Math.floor(last / width) !== y) open(x, Math.floor(last / width));
      last = y * width + x;
    }
  }
}

/** Keeps only what hangs together with the middle of the Atlantic: a port at a closed lake would strand every search. */
function connected(water: Uint8Array): Uint8Array {
  const kept = new Uint8Array(water.length);
  const isNew = (x: number, y: number): boolean => ((water[y * rowBytes + (x >> 3)]! & ~kept[y * rowBytes + (x >> 3)]!) >> (x & 7)) % 2 === 1;
  const stack = [cellY(30) * width + cellX(-40)];
  while (stack.length > 0) {
    const start = stack.pop()!;
    const y = Math.floor(start / width);
    if (!isNew(start % width, y)) continue;
    let first = start % width;
    let count = 1;
    while (count < width && isNew((first - 1 + width) % width, y)) [first, count] = [(first - 1 + width) % width, count + 1];
    while (count < width && isNew((first + count) % width, y)) count++;
    for (let k = 0; k < count; k++) {
      const x = (first + k) % width;
      kept[y * rowBytes + (x >> 3)]! |= 1 << (x & 7);
    }
    for (const next of [y - 1, y + 1]) {
      if (next < 0 || next >= height) continue;
      for (let k = 0; k < count; k++) {
        const x = (first + k) % width;
        if (isNew(x, next) && (k === 0 || !isNew((x - 1 + width) % width, next))) stack.push(next * width + x);
      }
    }
  }
  return kept;
}

/** The mask as bits, rows from north to south, lowest bit first. */
export function buildSeaMask(): Uint8Array {
  const water = openWater(ringsOf('50m'));
  const fine = ringsOf('10m');
  for (const box of fineBoxes) addFineWater(water, fine, box);
  for (const waterway of waterways) carve(water, waterway.line);
  return connected(water);
}

if (import.meta.main) {
  const mask = buildSeaMask();
  const packed = brotliCompressSync(mask, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: mask.length },
  });
  writeFileSync(new URL('../src/domain/geo/data/sea-mask.br', import.meta.url), packed);
  console.log(`sea mask: ${width} × ${height} cells, ${packed.length} bytes`);
}
