// What a kilometre of water costs a route: captains keep off coasts and out of the ice. Factors are at least 1, so the
// great-circle distance never overestimates a way and the search stays exact.
import { between, distanceNm, kmPerNm, lonNear } from './position.ts';
import { latOfY, lonOfX, maskWidth, topLevel, type SeaMask } from './sea-mask.ts';

/** A place in the grid of the mask: columns may run past the antimeridian. */
export interface GridPoint {
  readonly x: number;
  readonly y: number;
}

/** The mask as one leg sees it: canals that the leg may not use are land. */
export interface Waters extends Pick<SeaMask, 'levelAt' | 'nearness'> {}

/** By nearness: open sea, 10 to 20 km off, 5 to 10 km off, at the coast. */
const coastFactor = [1, 1.04, 1.18, 1.7] as const;

/** Waters that ships avoid without being land (west, south, east, north): ice, and banks too shallow for a hull of eight metres. */
const avoided: readonly (readonly [factor: number, west: number, south: number, east: number, north: number])[] = [
  [8, -180, 82, 180, 90],
  [8, 56, 66.5, 180, 82], // Northeast Passage
  [8, -180, 66.5, -165, 82],
  [8, -130, 66.5, -82, 82], // Northwest Passage
  [2.5, -180, -90, -80, -62],
  [2.5, -20, -90, 180, -62],
  [1.4, -180, -62, -80, -56.5],
  [1.4, -20, -62, 180, -56.5],
  [2.5, -79.2, 23, -78.55, 25.98], // Great Bahama Bank
  [2.5, -78.55, 23, -78.05, 25.86],
  [2.5, -78.05, 25.1, -77.75, 25.8], // Berry Islands
  [2.5, -78.05, 22.3, -77.7, 23.6],
  [2.5, -77.25, 23.9, -76.35, 24.98], // Exuma Bank
  [2.5, -79, 26.75, -77.4, 27.3], // Little Bahama Bank
];

function avoidedFactor(lon: number, lat: number): number {
  let factor = 1;
  for (const [by, west, south, east, north] of avoided) {
    if (lat >= south && lat < north && lon >= west && lon < east && by > factor) factor = by;
  }
  return factor;
}

/** Factor of the water at a cell. */
export function waterFactor(waters: Waters, x: number, y: number): number {
  const lat = latOfY(y);
  const coast = coastFactor[waters.nearness(x, y)];
  const isPlain = lat < 66 && lat > 27.3 ? true : lat < 22 && lat > -56.5;
  return isPlain ? coast : coast * avoidedFactor(lonOfX(x & (maskWidth - 1)), lat);
}

export const gridPoint = (lat: number, lon: number): GridPoint => ({ x: ((lon + 180) / 360) * maskWidth, y: ((90 - lat) / 360) * maskWidth });
export const positionOf = (point: GridPoint): { lat: number; lon: number } => ({ lat: latOfY(point.y), lon: lonOfX(point.x) });

/** Straight in the grid; `km` is the length of the piece. Infinity when it meets land. */
function pieceCost(waters: Waters, from: GridPoint, to: GridPoint, km: number): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  let sum = 0;
  for (let t = 0; t < 1;) {
    const px = from.x + dx * t;
    const py = from.y + dy * t;
    const x = Math.floor(px);
    const y = Math.floor(py);
    const level = waters.levelAt(x, y);
    if (level < 0) return Infinity;
    const size = 1 << Math.min(level, topLevel);
    const west = Math.floor(x / size) * size;
    const north = Math.floor(y / size) * size;
    const alongX = dx > 0 ? (west + size - from.x) / dx : dx < 0 ? (west - from.x) / dx : Infinity;
    const alongY = dy > 0 ? (north + size - from.y) / dy : dy < 0 ? (north - from.y) / dy : Infinity;
    const exit = Math.max(t + 1e-7, Math.min(1, alongX, alongY) + 1e-7);
    sum += (Math.min(1, exit) - t) * waterFactor(waters, x, y);
    t = exit;
  }
  return sum * km;
}

/** Pieces of a great circle that may be taken as straight in the grid, kilometres: the error stays below a cell. */
const straightKm = 120;

/** Cost in kilometres of the great circle between two places; Infinity when it meets land. */
export function segmentCost(waters: Waters, from: GridPoint, to: GridPoint): number {
  const a = positionOf(from);
  const b = positionOf(to);
  const km = distanceNm(a, b) * kmPerNm;
  const pieces = Math.ceil(km / straightKm);
  if (pieces <= 1) return pieceCost(waters, from, to, km);
  let sum = 0;
  let last = from;
  for (let i = 1; i <= pieces; i++) {
    const point = i === pieces ? b : between(a, b, i / pieces);
    const lon = lonOfX(last.x);
    const next = i === pieces ? to : gridPoint(point.lat, lonNear(point.lon, lon));
    sum += pieceCost(waters, last, next, km / pieces);
    if (sum === Infinity) return sum;
    last = next;
  }
  return sum;
}
