// Where places land on the paper: Mercator in low latitudes, Lambert's conformal cone where Mercator would swell, both true to angles as sea charts are.
import { distanceNm, kmPerNm, type LatLon } from '../geo/position.ts';
import type { Box } from './chart-geometry.ts';

export interface Projection {
  /** Longitudes must lie within the window's turn, see `intoWindow`. */
  readonly project: (lon: number, lat: number) => [x: number, y: number];
  readonly invert: (x: number, y: number) => [lon: number, lat: number];
  /** Brings a longitude into the turn this projection draws. */
  readonly intoWindow: (lon: number) => number;
  /** Degrees the picture covers, with a margin. */
  readonly window: { readonly west: number; readonly east: number; readonly south: number; readonly north: number };
  /** Kilometres that one pixel in the middle of the picture covers. */
  readonly kmPerPixel: number;
  /** Whether the whole globe is shown, so that lines may leave on one side and come in on the other. */
  readonly isWorld: boolean;
}

const rad = Math.PI / 180;
type Raw = { readonly project: (lon: number, lat: number) => [number, number]; readonly invert: (x: number, y: number) => [number, number] };

const mercator = (middleLon: number): Raw => ({
  project: (lon, lat) => {
    const near = Math.max(-84, Math.min(84, lat));
    // the poles lie at infinity: far enough below the picture that Antarctica's closing edge is not seen
    return [(lon - middleLon) * rad, -Math.log(Math.tan(Math.PI / 4 + (near * rad) / 2)) - (lat - near) * 2];
  },
  invert: (x, y) => [middleLon + x / rad, (2 * Math.atan(Math.exp(-y)) - Math.PI / 2) / rad],
});

function cone(middleLon: number, low: number, high: number): Raw {
  const t = (lat: number): number => Math.tan(Math.PI / 4 + (Math.max(-89.5, Math.min(89.5, lat)) * rad) / 2);
  const n = Math.log(Math.cos(low * rad) / Math.cos(high * rad)) / Math.log(t(high) / t(low));
  const f = (Math.cos(low * rad) * t(low) ** n) / n;
  return {
    project: (lon, lat) => {
      const rho = f / t(lat) ** n;
      const angle = n * (lon - middleLon) * rad;
      return [rho * Math.sin(angle), rho * Math.cos(angle)];
    },
    invert: (x, y) => {
      const rho = Math.sign(n) * Math.hypot(x, y);
      const angle = Math.atan2(Math.sign(n) * x, Math.sign(n) * y);
      return [middleLon + angle / n / rad, (2 * Math.atan((f / rho) ** (1 / n)) - Math.PI / 2) / rad];
    },
  };
}

/** The longitude in the middle of the largest stretch no line touches: where the map may be cut. Undefined = lines go all around. */
export function cutLongitude(lines: readonly (readonly LatLon[])[]): number | undefined {
  const touched = new Uint8Array(360);
  const degree = (lon: number): number => ((Math.floor(lon) % 360) + 360) % 360;
  for (const line of lines) {
    for (const [i, point] of line.entries()) {
      const from = line[Math.max(0, i - 1)]!.lon;
      const turn = point.lon - from - 360 * Math.round((point.lon - from) / 360);
      for (let k = 0; k <= Math.abs(turn); k++) touched[degree(from + Math.sign(turn) * k)] = 1;
      touched[degree(point.lon)] = 1;
    }
  }
  let [best, bestLength] = [0, 0];
  for (let start = 0; start < 360; start++) {
    if (touched[start] || !touched[(start + 359) % 360]) continue;
    let length = 0;
    while (length < 360 && !touched[(start + length) % 360]) length++;
    if (length > bestLength) [best, bestLength] = [start, length];
  }
  return bestLength >= 12 ? best + bestLength / 2 : undefined;
}

/** World maps without a free stretch are cut in the Pacific, where the fewest routes are. */
const worldCut = -168;

export interface Fit {
  /** Where the route must lie. */
  readonly inner: Box;
  /** The whole picture. */
  readonly outer: Box;
  /** Smallest height shown, kilometres: a short trip keeps its surroundings. */
  readonly leastKm: number;
}

/** A projection that shows all lines inside the inner box. */
export function fitProjection(lines: readonly (readonly LatLon[])[], fit: Fit): Projection {
  const cut = cutLongitude(lines);
  const isWorld = cut === undefined;
  const from = cut ?? worldCut;
  const intoWindow = (lon: number): number => lon - 360 * Math.floor((lon - from) / 360);
  let [west, east, south, north] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { lat, lon } of lines.flat()) {
    const x = intoWindow(lon);
    [west, east, south, north] = [Math.min(west, x), Math.max(east, x), Math.min(south, lat), Math.max(north, lat)];
  }
  if (isWorld) [west, east] = [from, from + 360];
  const middleLat = (south + north) / 2;
  const middleLon = (west + east) / 2;
  const spread = Math.min(12, Math.max(3, (north - south) / 4));
  const isCone = Math.abs(middleLat) > 50 && east - west < 110;
  const raw = isCone ? cone(middleLon, middleLat - spread, Math.min(86, middleLat + spread)) : mercator(middleLon);

  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const see = (lon: number, lat: number): void => {
    const [x, y] = raw.project(lon, lat);
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
  };
  for (const { lat, lon } of lines.flat()) see(intoWindow(lon), lat);
  if (isWorld) for (const lon of [west, east]) see(lon, middleLat);
  // units of the raw projection are radians of a great circle at the true scale latitude
  const scaleAt = (lat: number): number => {
    const [x0, y0] = raw.project(middleLon, lat - 0.05);
    const [x1, y1] = raw.project(middleLon, lat + 0.05);
    return Math.hypot(x1 - x0, y1 - y0) / (distanceNm({ lat: lat - 0.05, lon: 0 }, { lat: lat + 0.05, lon: 0 }) * kmPerNm);
  };
  const perKm = scaleAt(Math.max(-80, Math.min(80, middleLat)));
  const width = Math.max(right - left, perKm * fit.leastKm * 0.7);
  const height = Math.max(bottom - top, perKm * fit.leastKm * 0.7);
  const { inner, outer } = fit;
  let scale = Math.min((inner.right - inner.left) / width, (inner.bottom - inner.top) / height);
  if (!isCone) scale = Math.max(scale, (outer.right - outer.left) / (2 * Math.PI)); // never more than one turn
  const midX = (inner.left + inner.right) / 2 - ((left + right) / 2) * scale;
  const midY = (inner.top + inner.bottom) / 2 - ((top + bottom) / 2) * scale;
  const project = (lon: number, lat: number): [number, number] => {
    const [x, y] = raw.project(lon, lat);
    return [midX + x * scale, midY + y * scale];
  };
  const invert = (x: number, y: number): [number, number] => raw.invert((x - midX) / scale, (y - midY) / scale);
  const window = windowOf(project, invert, outer, middleLon, isCone);
  // Mercator blows Antarctica up to the size of all other land: leave it away where nobody sails to it
  const shown = !isCone && south > -56 ? { ...window, south: Math.max(window.south, -60) } : window;
  return { project, invert, intoWindow, window: shown, kmPerPixel: 1 / (perKm * scale), isWorld };
}

function windowOf(project: Projection['project'], invert: Projection['invert'], outer: Box, middleLon: number, isCone: boolean): Projection['window'] {
  let [west, east, south, north] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let k = 0; k <= 24; k++) {
    const x = outer.left + ((outer.right - outer.left) * k) / 24;
    const y = outer.top + ((outer.bottom - outer.top) * k) / 24;
    for (const [px, py] of [
      [x, outer.top],
      [x, outer.bottom],
      [outer.left, y],
      [outer.right, y],
    ] as const) {
      const [lon, lat] = invert(px, py);
      [west, east, south, north] = [Math.min(west, lon), Math.max(east, lon), Math.min(south, lat), Math.max(north, lat)];
    }
  }
  for (const pole of isCone ? [89.4, -89.4] : []) {
    const [x, y] = project(middleLon, pole);
    if (x < outer.left || x > outer.right || y < outer.top || y > outer.bottom) continue;
    [west, east] = [middleLon - 180, middleLon + 180];
    if (pole > 0) north = 90;
    else south = -90;
  }
  const margin = 0.08;
  const [w, h] = [(east - west) * margin + 0.2, (north - south) * margin + 0.2];
  return { west: west - w, east: east + w, south: Math.max(-90, south - h), north: Math.min(90, north + h) };
}
