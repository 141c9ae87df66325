// The route as ink: great circles bent with the projection, each leg a little to starboard so that out and return lie side by side.
import { between, distanceNm, type LatLon } from '../geo/position.ts';
import { roundedPath, thinLine } from './chart-geometry.ts';
import type { Projection } from './chart-projection.ts';

/** Steps on a great circle that may be drawn straight, nautical miles. */
const straightNm = 90;

/** A line in pixels; more than one piece where a world map is cut. */
export function projectLine(line: readonly LatLon[], projection: Projection): number[][] {
  const pieces: number[][] = [];
  let piece: number[] = [];
  let lastLon = 0;
  const add = (point: LatLon): void => {
    const lon = projection.intoWindow(point.lon);
    if (piece.length > 0 && Math.abs(lon - lastLon) > 180) {
      pieces.push(piece);
      piece = [];
    }
    piece.push(...projection.project(lon, point.lat));
    lastLon = lon;
  };
  for (const [i, point] of line.entries()) {
    const last = line[i - 1];
    const steps = last ? Math.min(80, Math.ceil(distanceNm(last, point) / straightNm)) : 0;
    for (let k = 1; k < steps; k++) add(between(last!, point, k / steps));
    add(point);
  }
  pieces.push(piece);
  return pieces.filter((row) => row.length >= 4);
}

/** The line moved to its right by `by` pixels; ends stay where they are. */
export function toStarboard(points: readonly number[], by: number): number[] {
  const n = points.length / 2;
  const along: number[] = [0];
  for (let i = 1; i < n; i++) along.push(along[i - 1]! + Math.hypot(points[2 * i]! - points[2 * i - 2]!, points[2 * i + 1]! - points[2 * i - 1]!));
  const total = along[n - 1]!;
  const out: number[] = [];
  for (let i = 0; i < n; i++) {
    const [a, b] = [Math.max(0, i - 1), Math.min(n - 1, i + 1)];
    const dx = points[2 * b]! - points[2 * a]!;
    const dy = points[2 * b + 1]! - points[2 * a + 1]!;
    const length = Math.hypot(dx, dy) || 1;
    const ease = Math.min(1, along[i]! / 16, (total - along[i]!) / 16);
    out.push(points[2 * i]! - (dy / length) * by * ease, points[2 * i + 1]! + (dx / length) * by * ease);
  }
  return out;
}

/** Adds points to long straight stretches so that `toStarboard` can ease in and out. */
function divided(points: readonly number[], step: number): number[] {
  const out = [points[0]!, points[1]!];
  for (let i = 2; i < points.length; i += 2) {
    const [x0, y0, x1, y1] = [points[i - 2]!, points[i - 1]!, points[i]!, points[i + 1]!];
    const parts = Math.ceil(Math.hypot(x1 - x0, y1 - y0) / step);
    for (let k = 1; k <= parts; k++) out.push(x0 + ((x1 - x0) * k) / parts, y0 + ((y1 - y0) * k) / parts);
  }
  return out;
}

export interface DrawnRoute {
  /** Path data of the way out and of the way back; without a way back all legs are out. */
  readonly out: string;
  readonly back: string;
  /** Places along the route in pixels, for keeping labels off it. */
  readonly marks: readonly (readonly [x: number, y: number])[];
  /** Small arrow heads that show the direction: middle and angle in degrees. */
  readonly arrows: readonly { readonly x: number; readonly y: number; readonly angle: number }[];
}

/** The leg with which a round trip turns back: the first one after the call farthest from the start. */
function turningLeg(legs: readonly (readonly LatLon[])[]): number {
  const start = legs[0]?.[0];
  const end = legs.at(-1)?.at(-1);
  if (!start || !end || legs.length < 2 || distanceNm(start, end) > 60) return legs.length;
  let [turn, most] = [legs.length, 0];
  for (const [i, leg] of legs.entries()) {
    const distance = distanceNm(start, leg.at(-1)!);
    if (distance > most && i < legs.length - 1) [most, turn] = [distance, i + 1];
  }
  return turn;
}

export interface RouteStyle {
  readonly offset: number;
  readonly radius: number;
}

/** Prepares all legs of a route. */
export function drawRoute(legs: readonly (readonly LatLon[])[], projection: Projection, style: RouteStyle): DrawnRoute {
  const used = legs.filter((leg) => leg.length >= 2);
  const turn = turningLeg(used);
  const texts: [string[], string[]] = [[], []];
  const marks: [number, number][] = [];
  const arrows: { x: number; y: number; angle: number }[] = [];
  for (const [i, leg] of used.entries()) {
    for (const piece of projectLine(leg, projection)) {
      const moved = toStarboard(divided(thinLine(piece, 0.25), 8), style.offset);
      for (let k = 0; k < moved.length; k += 2) marks.push([moved[k]!, moved[k + 1]!]);
      const arrow = middleArrow(moved);
      if (arrow) arrows.push(arrow);
      texts[i < turn ? 0 : 1].push(roundedPath(thinLine(moved, 0.2), style.radius));
    }
  }
  return { out: texts[0].join(''), back: texts[1].join(''), marks, arrows };
}

/** An arrow on the middle of a leg that is long enough to carry one. */
function middleArrow(points: readonly number[]): { x: number; y: number; angle: number } | undefined {
  let total = 0;
  for (let i = 2; i < points.length; i += 2) total += Math.hypot(points[i]! - points[i - 2]!, points[i + 1]! - points[i - 1]!);
  if (total < 70) return undefined;
  let left = total * 0.5;
  for (let i = 2; i < points.length; i += 2) {
    const [dx, dy] = [points[i]! - points[i - 2]!, points[i + 1]! - points[i - 1]!];
    const length = Math.hypot(dx, dy);
    if (left <= length)
      return { x: points[i - 2]! + (dx * left) / length, y: points[i - 1]! + (dy * left) / length, angle: (Math.atan2(dy, dx) * 180) / Math.PI };
    left -= length;
  }
  return undefined;
}
