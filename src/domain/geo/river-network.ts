// Legs on rivers: the fairways form one net, a leg is the shortest way through it.
import type { LonLat } from './lon-lat.ts';
import { checkPosition, distanceNm, kmPerNm, lineLengthNm, type LatLon } from './position.ts';
import { riverLines } from './river-lines.ts';

export interface RiverLine {
  readonly river: string;
  readonly nameDe: string;
  readonly nameEn: string;
  readonly line: readonly LonLat[];
}

export interface RiverLeg {
  readonly line: LatLon[];
  readonly distanceNm: number;
}

interface Piece {
  readonly from: number;
  readonly to: number;
}

interface Network {
  readonly points: readonly LatLon[];
  readonly pieces: readonly Piece[];
  /** Neighbours of each point with the distance in nautical miles. */
  readonly next: readonly (readonly { readonly to: number; readonly nm: number }[])[];
}

/** Points of different rivers that are equal are one point. */
function buildNetwork(lines: readonly RiverLine[]): Network {
  const index = new Map<string, number>();
  const points: LatLon[] = [];
  const pieces: Piece[] = [];
  const next: { to: number; nm: number }[][] = [];
  for (const { line } of lines) {
    let last = -1;
    for (const [lon, lat] of line) {
      const key = `${lon},${lat}`;
      let here = index.get(key);
      if (here === undefined) {
        here = points.length;
        index.set(key, here);
        points.push({ lat, lon });
        next.push([]);
      }
      if (last >= 0) {
        const nm = distanceNm(points[last]!, points[here]!);
        pieces.push({ from: last, to: here });
        next[last]!.push({ to: here, nm });
        next[here]!.push({ to: last, nm });
      }
      last = here;
    }
  }
  return { points, pieces, next };
}

const network = buildNetwork(riverLines);

/** How far a landing stage may lie from a fairway, kilometres. */
const joinKm = 12;

interface Foot {
  readonly piece: Piece;
  readonly point: LatLon;
  readonly km: number;
}

/** The nearest place on the fairways. Straight in degrees is exact enough: pieces are short. */
function nearestFoot(place: LatLon): Foot | undefined {
  const shrink = Math.cos((place.lat * Math.PI) / 180);
  let best: Foot | undefined;
  for (const piece of network.pieces) {
    const a = network.points[piece.from]!;
    const b = network.points[piece.to]!;
    const [dx, dy] = [(b.lon - a.lon) * shrink, b.lat - a.lat];
    const along = ((place.lon - a.lon) * shrink * dx + (place.lat - a.lat) * dy) / (dx * dx + dy * dy);
    const part = Math.min(1, Math.max(0, along));
    const point = { lat: a.lat + dy * part, lon: a.lon + (b.lon - a.lon) * part };
    const km = distanceNm(place, point) * kmPerNm;
    if (km <= joinKm && (!best || km < best.km)) best = { piece, point, km };
  }
  return best;
}

/** Dijkstra from one foot over the whole net; it is small. */
function walk(from: Foot, to: Foot): LatLon[] | undefined {
  const { points, next } = network;
  if (from.piece === to.piece) return [from.point, to.point];
  const cost = new Float64Array(points.length).fill(Infinity);
  const before = new Int32Array(points.length).fill(-1);
  const open = new Set<number>();
  for (const end of [from.piece.from, from.piece.to]) {
    cost[end] = distanceNm(from.point, points[end]!);
    open.add(end);
  }
  while (open.size > 0) {
    let here = -1;
    for (const candidate of open) if (here < 0 || cost[candidate]! < cost[here]!) here = candidate;
    open.delete(here);
    for (const { to: there, nm } of next[here]!) {
      if (cost[here]! + nm >= cost[there]!) continue;
      cost[there] = cost[here]! + nm;
      before[there] = here;
      open.add(there);
    }
  }
  const total = (end: number): number => cost[end]! + distanceNm(points[end]!, to.point);
  const last = total(to.piece.from) <= total(to.piece.to) ? to.piece.from : to.piece.to;
  if (cost[last] === Infinity) return undefined;
  const line: LatLon[] = [to.point];
  for (let at = last; at >= 0; at = before[at]!) line.push(points[at]!);
  line.push(from.point);
  return line.toReversed();
}

/** Whether a place lies at one of the known fairways, and how far from it (kilometres). */
export function riverDistanceKm(place: LatLon): number | undefined {
  return nearestFoot(place)?.km;
}

/**
 * The way on rivers and canals between two landing stages, or undefined when a stage lies at no known fairway or no way joins them.
 * Rhine, Main, Danube, Moselle, Neckar and the Dutch waters are one net.
 */
export function riverLeg(from: LatLon, to: LatLon): RiverLeg | undefined {
  checkPosition(from, 'from');
  checkPosition(to, 'to');
  const start = nearestFoot(from);
  const end = nearestFoot(to);
  if (!start || !end) return undefined;
  const middle = walk(start, end);
  if (!middle) return undefined;
  const line: LatLon[] = [];
  for (const point of [from, ...middle, to]) {
    const last = line.at(-1);
    if (!last || distanceNm(last, point) > 0.05) line.push({ lat: point.lat, lon: point.lon });
  }
  if (line.length === 1) line.push({ lat: to.lat, lon: to.lon });
  return { line, distanceNm: Math.round(lineLengthNm(line) * 10) / 10 };
}
