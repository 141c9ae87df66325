// Lines as short text for the table sea_legs: Google's encoded polyline algorithm, five decimals (about a metre).
import type { LatLon } from './position.ts';

const unitsPerDegree = 1e5;

function encodeNumber(value: number): string {
  let rest = value < 0 ? -2 * value - 1 : 2 * value; // zigzag without 32-bit overflow: 360° × 1e5 doubled still fits, sums of differences may not
  let text = '';
  while (rest >= 32) {
    text += String.fromCharCode(63 + 32 + (rest % 32));
    rest = Math.floor(rest / 32);
  }
  return text + String.fromCharCode(63 + rest);
}

/** Writes a line as text of printable ASCII. */
export function encodeLine(line: readonly LatLon[]): string {
  let lat = 0;
  let lon = 0;
  let text = '';
  for (const [i, point] of line.entries()) {
    const nextLat = Math.round(point.lat * unitsPerDegree);
    const nextLon = Math.round(point.lon * unitsPerDegree);
    if (!Number.isFinite(nextLat) || !Number.isFinite(nextLon)) throw new RangeError(`line[${i}] must have finite lat and lon`);
    text += encodeNumber(nextLat - lat) + encodeNumber(nextLon - lon);
    lat = nextLat;
    lon = nextLon;
  }
  return text;
}

/** Reads what `encodeLine` wrote; throws when the text is cut off or holds a character that cannot be in it. */
export function decodeLine(text: string): LatLon[] {
  const numbers: number[] = [];
  let value = 0;
  let scale = 1;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i) - 63;
    if (code < 0 || code > 63) throw new RangeError(`line holds a character that is not allowed at position ${i}`);
    value += (code & 31) * scale;
    if (code >= 32) {
      scale *= 32;
      continue;
    }
    numbers.push(value % 2 ? -(value + 1) / 2 : value / 2);
    value = 0;
    scale = 1;
  }
  if (scale !== 1 || numbers.length % 2) throw new RangeError('line ends in the middle of a point');
  const line: LatLon[] = [];
  let lat = 0;
  let lon = 0;
  for (let i = 0; i < numbers.length; i += 2) {
    lat += numbers[i]!;
    lon += numbers[i + 1]!;
    line.push({ lat: lat / unitsPerDegree, lon: lon / unitsPerDegree });
  }
  return line;
}
