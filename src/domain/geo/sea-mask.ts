// The grid of navigable water with its pyramid of fully open squares: near coasts small squares, on the oceans large ones.

/** Columns of the mask around the globe, a power of two: a cell is 0.022°, 2.4 km at the equator. */
export const maskWidth = 16384;
/** Rows from pole to pole. */
export const maskHeight = 8192;
/** Largest squares of the pyramid: 2^7 cells, 2.8°. */
export const topLevel = 7;

const cellsPerDegree = maskWidth / 360;

/** Column of a longitude, wrapped around the globe. */
export const cellX = (lon: number): number => ((Math.floor((lon + 180) * cellsPerDegree) % maskWidth) + maskWidth) % maskWidth;
/** Row of a latitude. */
export const cellY = (lat: number): number => Math.min(maskHeight - 1, Math.max(0, Math.floor((90 - lat) * cellsPerDegree)));
/** Longitude of a place in the grid; whole numbers are western edges, so a cell's middle is `x + 0.5`. */
export const lonOfX = (x: number): number => x / cellsPerDegree - 180;
/** Latitude of a place in the grid; whole numbers are northern edges. */
export const latOfY = (y: number): number => 90 - y / cellsPerDegree;

export interface SeaMask {
  /** Whether a cell is water; columns wrap, rows outside of the globe are land. */
  readonly isWater: (x: number, y: number) => boolean;
  /** Level of the largest open square around a cell: the square has 2^level cells; -1 = land. */
  readonly levelAt: (x: number, y: number) => number;
  /** 0 = open sea, 1 = about 10 to 20 km off, 2 = about 5 to 10 km off, 3 = at the coast. */
  readonly nearness: (x: number, y: number) => 0 | 1 | 2 | 3;
}

/** For each byte of eight neighbouring cells: four bits, set where both cells of a pair are set. */
const pairs = Uint8Array.from({ length: 256 }, (_, byte) => {
  let nibble = 0;
  for (let k = 0; k < 4; k++) if (((byte >> (2 * k)) & 3) === 3) nibble |= 1 << k;
  return nibble;
});

function halve(bits: Uint8Array, width: number, height: number): Uint8Array {
  const rowBytes = width / 8;
  const half = new Uint8Array(bits.length / 4);
  let out = 0;
  for (let y = 0; y < height; y += 2) {
    const upper = y * rowBytes;
    const lower = upper + rowBytes;
    for (let i = 0; i < rowBytes; i += 2) {
      const low = pairs[bits[upper + i]! & bits[lower + i]!]!;
      const high = pairs[bits[upper + i + 1]! & bits[lower + i + 1]!]!;
      half[out++] = low | (high << 4);
    }
  }
  return half;
}

/** Land grown by one cell on each side (columns wrap), given and returned as bits of open water. */
function shrinkWater(bits: Uint8Array, width: number, height: number): Uint8Array {
  const rowBytes = width / 8;
  const sideways = new Uint8Array(bits.length);
  for (let y = 0; y < height; y++) {
    const row = y * rowBytes;
    for (let i = 0; i < rowBytes; i++) {
      const here = bits[row + i]!;
      const before = bits[row + ((i - 1 + rowBytes) % rowBytes)]!;
      const after = bits[row + ((i + 1) % rowBytes)]!;
      sideways[row + i] = here & ((here << 1) | (before >> 7)) & ((here >> 1) | ((after & 1) << 7));
    }
  }
  const result = new Uint8Array(bits.length);
  for (let y = 0; y < height; y++) {
    const [up, here, down] = [Math.max(0, y - 1) * rowBytes, y * rowBytes, Math.min(height - 1, y + 1) * rowBytes];
    for (let i = 0; i < rowBytes; i++) result[here + i] = sideways[up + i]! & sideways[here + i]! & sideways[down + i]!;
  }
  return result;
}

/** Prepares the committed bits (see scripts/build-sea-mask.ts) for searching. */
export function createSeaMask(bits: Uint8Array): SeaMask {
  const expected = (maskWidth * maskHeight) / 8;
  if (bits.length !== expected) throw new RangeError(`mask must hold ${expected} bytes, got ${bits.length}`);
  const levels: Uint8Array[] = [bits];
  for (let level = 1; level <= topLevel; level++) levels.push(halve(levels[level - 1]!, maskWidth >> (level - 1), maskHeight >> (level - 1)));
  const far = shrinkWater(levels[2]!, maskWidth >> 2, maskHeight >> 2);
  const [level0, level1, level2] = [levels[0]!, levels[1]!, levels[2]!];
  const bit = (layer: Uint8Array, level: number, x: number, y: number): number =>
    (layer[((y >> level) * (maskWidth >> level) + (x >> level)) >> 3]! >> ((x >> level) & 7)) & 1;

  const isWater = (x: number, y: number): boolean => y >= 0 && y < maskHeight && bit(level0, 0, x & (maskWidth - 1), y) === 1;
  const levelAt = (column: number, y: number): number => {
    const x = column & (maskWidth - 1);
    if (y < 0 || y >= maskHeight || bit(level0, 0, x, y) === 0) return -1;
    let level = 0;
    while (level < topLevel && bit(levels[level + 1]!, level + 1, x, y) === 1) level++;
    return level;
  };
  const nearness = (column: number, y: number): 0 | 1 | 2 | 3 => {
    const x = column & (maskWidth - 1);
    if (bit(far, 2, x, y) === 1) return 0;
    if (bit(level2, 2, x, y) === 1) return 1;
    return bit(level1, 1, x, y) === 1 ? 2 : 3;
  };
  return { isWater, levelAt, nearness };
}
