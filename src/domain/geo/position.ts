// Positions on the globe. Degrees throughout; distances in nautical miles on a sphere (error below 0.6 %, fine for maps and texts).

/** A point on the globe: degrees north and degrees east. */
export interface LatLon {
  readonly lat: number;
  readonly lon: number;
}

const rad = Math.PI / 180;
/** Mean earth radius (6,371.0088 km) in nautical miles. */
const earthRadiusNm = 6371.0088 / 1.852;
export const kmPerNm = 1.852;

/** Throws an error that names the field when a point cannot be on the globe. */
export function checkPosition(point: LatLon, field: string): void {
  if (!Number.isFinite(point.lat) || point.lat < -90 || point.lat > 90) throw new RangeError(`${field}.lat must be between -90 and 90, got ${point.lat}`);
  if (!Number.isFinite(point.lon) || point.lon < -360 || point.lon > 360) throw new RangeError(`${field}.lon must be between -360 and 360, got ${point.lon}`);
}

/** A longitude brought into -180 (inclusive) to 180 (exclusive). */
export const normalLon = (lon: number): number => (lon >= -180 && lon < 180 ? lon : ((((lon + 180) % 360) + 360) % 360) - 180);

/** The longitude equal to `lon` on the globe that lies nearest to `reference`; lets lines run across the antimeridian. */
export const lonNear = (lon: number, reference: number): number => lon - 360 * Math.round((lon - reference) / 360);

/** Great-circle distance in nautical miles. */
export function distanceNm(from: LatLon, to: LatLon): number {
  const a = Math.sin(((to.lat - from.lat) * rad) / 2) ** 2;
  const b = Math.cos(from.lat * rad) * Math.cos(to.lat * rad) * Math.sin(((to.lon - from.lon) * rad) / 2) ** 2;
  return 2 * earthRadiusNm * Math.asin(Math.min(1, Math.sqrt(a + b)));
}

/** First course of the great circle, degrees clockwise from north, 0 to below 360. */
export function bearing(from: LatLon, to: LatLon): number {
  const d = (to.lon - from.lon) * rad;
  const y = Math.sin(d) * Math.cos(to.lat * rad);
  const x = Math.cos(from.lat * rad) * Math.sin(to.lat * rad) - Math.sin(from.lat * rad) * Math.cos(to.lat * rad) * Math.cos(d);
  return (Math.atan2(y, x) / rad + 360) % 360;
}

/** The point at `fraction` (0 to 1) of the great circle between two points. */
export function between(from: LatLon, to: LatLon, fraction: number): LatLon {
  const angle = distanceNm(from, to) / earthRadiusNm;
  if (angle < 1e-9) return from;
  const a = Math.sin((1 - fraction) * angle) / Math.sin(angle);
  const b = Math.sin(fraction * angle) / Math.sin(angle);
  const x = a * Math.cos(from.lat * rad) * Math.cos(from.lon * rad) + b * Math.cos(to.lat * rad) * Math.cos(to.lon * rad);
  const y = a * Math.cos(from.lat * rad) * Math.sin(from.lon * rad) + b * Math.cos(to.lat * rad) * Math.sin(to.lon * rad);
  const z = a * Math.sin(from.lat * rad) + b * Math.sin(to.lat * rad);
  return { lat: Math.atan2(z, Math.hypot(x, y)) / rad, lon: Math.atan2(y, x) / rad };
}

/** Length of a line in nautical miles. */
export function lineLengthNm(line: readonly LatLon[]): number {
  let sum = 0;
  for (let i = 1; i < line.length; i++) sum += distanceNm(line[i - 1]!, line[i]!);
  return sum;
}

/** Where a ship is after `fraction` (0 to 1) of a line, and on which course (degrees). Out of range fractions are clamped. */
export function positionAlong(line: readonly LatLon[], fraction: number): LatLon & { readonly course: number } {
  const first = line[0];
  if (!first) throw new RangeError('line must have at least one point');
  let left = lineLengthNm(line) * Math.min(1, Math.max(0, fraction));
  let last = { ...first, course: 0 };
  for (let i = 1; i < line.length; i++) {
    const from = line[i - 1]!;
    const to = line[i]!;
    const length = distanceNm(from, to);
    if (length === 0) continue;
    if (left < length) {
      const point = between(from, to, left / length);
      return { lat: point.lat, lon: point.lon, course: bearing(point, to) };
    }
    left -= length;
    last = { ...to, course: (bearing(to, from) + 180) % 360 };
  }
  return last;
}
