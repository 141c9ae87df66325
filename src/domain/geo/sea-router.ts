// Sea routes between any two places without an outside service: snap to water, search, pull tight. For maps, not for navigation.
import { checkPosition, distanceNm, kmPerNm, lineLengthNm, normalLon, type LatLon } from './position.ts';
import { gridPoint, positionOf, type GridPoint, type Waters } from './sea-cost.ts';
import { cellX, cellY, createSeaMask, latOfY, lonOfX, maskWidth } from './sea-mask.ts';
import { pullTight } from './sea-pull.ts';
import { findWay } from './sea-search.ts';
import { canalGates, canals, type Canal } from './waterways.ts';

export interface SeaLeg {
  /** From the first port to the second, great circles between the points; longitudes from -180 to 180. */
  readonly line: LatLon[];
  readonly distanceNm: number;
}

export interface SeaRouterOptions {
  /** How far a port may lie from navigable water, kilometres. City centres lie inland. */
  readonly snapKm?: number;
  /** Canals open to ships. Without Kiel and Corinth by default: cruise ships of common size do not fit through. */
  readonly canals?: readonly Canal[];
}

export interface SeaRouter {
  /** The way between two ports, or undefined when one of them has no navigable water near. */
  readonly leg: (from: LatLon, to: LatLon, options?: Pick<SeaRouterOptions, 'canals'>) => SeaLeg | undefined;
  /** The nearest navigable water to a place and its distance in kilometres. */
  readonly nearestWater: (place: LatLon) => { readonly point: LatLon; readonly km: number } | undefined;
}

/** Kilometres a port costs more to be joined to water only one cell wide: prefer the open roadstead to a ditch beside it. */
const narrowPenaltyKm = 0.8;

function nearestCell(waters: Waters, place: LatLon, limitKm: number): { point: GridPoint; km: number } | undefined {
  const cellKm = (20_015 / maskWidth) * 2;
  const middle = gridPoint(place.lat, normalLon(place.lon));
  const rows = Math.ceil(limitKm / cellKm);
  const shrink = Math.max(0.05, Math.cos((place.lat * Math.PI) / 180));
  let best: { point: GridPoint; km: number } | undefined;
  let bestScore = Infinity;
  // rings outwards; a ring can only hold something nearer while its height is below the best score
  for (let ring = 0; ring <= rows / shrink && ring * cellKm * shrink <= Math.min(limitKm, bestScore) + cellKm; ring++) {
    for (let dy = -ring; dy <= ring; dy++) {
      for (let dx = -ring; dx <= ring; dx += Math.abs(dy) === ring || ring === 0 ? 1 : 2 * ring) {
        const x = Math.floor(middle.x) + dx;
        const y = Math.floor(middle.y) + dy;
        const level = waters.levelAt(x, y);
        if (level < 0) continue;
        const point = { x: x + 0.5, y: y + 0.5 };
        const km = dx === 0 && dy === 0 ? 0 : distanceNm(place, positionOf(point)) * kmPerNm;
        const score = km + (level === 0 ? narrowPenaltyKm : 0);
        if (km <= limitKm && score < bestScore) [best, bestScore] = [{ point, km }, score];
      }
    }
  }
  return best;
}

/** The mask with the gates of closed canals shut. A port inside a canal keeps its canal open. */
function watersOf(mask: ReturnType<typeof createSeaMask>, open: readonly Canal[], ports: readonly LatLon[]): Waters {
  const isInside = (canal: Canal, port: LatLon): boolean => {
    const [west, south, east, north] = canalGates[canal];
    return port.lon > west && port.lon < east && port.lat > south && port.lat < north;
  };
  const shut = canals
    .filter((canal) => !open.includes(canal) && !ports.some((port) => isInside(canal, port)))
    .map((canal) => {
      const [west, south, east, north] = canalGates[canal];
      return [cellX(west), cellY(north), cellX(east), cellY(south)] as const;
    });
  const levelAt = (x: number, y: number): number => {
    const level = mask.levelAt(x, y);
    if (level !== 0) return level;
    const column = x & (maskWidth - 1);
    for (const [west, north, east, south] of shut) if (column >= west && column <= east && y >= north && y <= south) return -1;
    return 0;
  };
  return { levelAt, nearness: mask.nearness };
}

const rounded = (value: number): number => Math.round(value * 1e4) / 1e4;
const toLatLon = (point: GridPoint): LatLon => ({ lat: rounded(latOfY(point.y)), lon: rounded(normalLon(lonOfX(point.x))) });

/**
 * A router over the committed mask (unpacked bits, see platform/server/geo.ts). It keeps no state between legs: the same
 * question gives the same answer.
 */
export function createSeaRouter(maskBits: Uint8Array, defaults: SeaRouterOptions = {}): SeaRouter {
  const mask = createSeaMask(maskBits);
  const snapKm = defaults.snapKm ?? 60;
  const openByDefault = defaults.canals ?? ['suez', 'panama'];
  return {
    nearestWater(place) {
      checkPosition(place, 'place');
      const found = nearestCell(mask, place, snapKm);
      return found && { point: toLatLon(found.point), km: found.km };
    },
    leg(from, to, options = {}) {
      checkPosition(from, 'from');
      checkPosition(to, 'to');
      const waters = watersOf(mask, options.canals ?? openByDefault, [from, to]);
      const start = nearestCell(waters, from, snapKm);
      const end = nearestCell(waters, to, snapKm);
      if (!start || !end) return undefined;
      const way = findWay(waters, start.point, end.point);
      if (!way) return undefined;
      // the search speaks of whole squares: its ends become the ports' own water
      const turns = Math.round((way[0]!.x - start.point.x) / maskWidth) * maskWidth;
      way[0] = { x: start.point.x + turns, y: start.point.y };
      const last = way.length - 1;
      if (last > 0) way[last] = { x: end.point.x + Math.round((way[last]!.x - end.point.x) / maskWidth) * maskWidth, y: end.point.y };
      const middle = pullTight(waters, way).map(toLatLon);
      // a port in the water is the end of the line itself, without a hook to the middle of its cell
      if (start.km === 0) middle.shift();
      if (end.km === 0) middle.pop();
      const line = [{ lat: from.lat, lon: normalLon(from.lon) }, ...middle, { lat: to.lat, lon: normalLon(to.lon) }];
      return { line, distanceNm: Math.round(lineLengthNm(line) * 10) / 10 };
    },
  };
}
