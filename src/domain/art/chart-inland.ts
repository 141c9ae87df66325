// What gives a river chart its bearings: names of rivers beside their course and names of countries on their ground.
import { riverLines } from '../geo/river-lines.ts';
import { riverCountries } from './chart-countries.ts';
import { grown, overlaps, textWidth, type Box } from './chart-geometry.ts';
import { waterSpacing, type Occupied, type PlacedText } from './chart-labels.ts';
import type { WaterGrid } from './chart-land.ts';
import type { Projection } from './chart-projection.ts';
import { projectLine } from './chart-route.ts';

export interface InlandStyle {
  readonly language: 'de' | 'en';
  readonly size: number;
  readonly most: number;
}

/** Letter spacing of countries' names, in units of their size. */
export const countrySpacing = 0.2;

/** Names of the countries in the picture, on land, clear of everything else. */
export function placeCountries(projection: Projection, picture: Box, style: InlandStyle, occupied: Occupied, land: WaterGrid): PlacedText[] {
  const placed: PlacedText[] = [];
  for (const [de, en, spots] of riverCountries) {
    const text = (style.language === 'de' ? de : en).toLocaleUpperCase(style.language);
    const width = textWidth(text, style.size * 1.05, style.size * countrySpacing);
    for (const [lon, lat] of spots) {
      const [x, y] = projection.project(projection.intoWindow(lon), lat);
      const box = { left: x - width / 2, top: y - style.size, right: x + width / 2, bottom: y + style.size * 0.3 };
      if (!occupied.isFree(grown(box, 5)) || occupied.marksIn(grown(box, 4)) > 0 || land.landShare(box) < 0.9) continue;
      occupied.add(box);
      placed.push({ text, x, y, anchor: 'middle', size: style.size });
      break;
    }
  }
  return placed;
}

/** Names of the rivers in the picture, each once beside a free stretch of its course; the longest courses first. */
export function placeRivers(projection: Projection, picture: Box, style: InlandStyle, occupied: Occupied): PlacedText[] {
  const rows = riverLines
    .flatMap(({ nameDe, nameEn, line }) =>
      projectLine(
        line.map(([lon, lat]) => ({ lat, lon })),
        projection,
      ).map((points) => ({ name: style.language === 'de' ? nameDe : nameEn, points: inside(points, picture) })),
    )
    .filter(({ points }) => points.length >= 6)
    .toSorted((a, b) => b.points.length - a.points.length || (a.name < b.name ? -1 : 1));
  const placed: PlacedText[] = [];
  for (const { name, points } of rows) {
    if (placed.length >= style.most) break;
    if (placed.some(({ text }) => text === name)) continue;
    const found = besideLine(name, points, style, occupied);
    if (!found) continue;
    occupied.add(found.box);
    placed.push(found.text);
  }
  return placed;
}

/** Points every six pixels along the part of a line that lies in the picture. */
function inside(points: readonly number[], picture: Box): number[] {
  const out: number[] = [];
  for (let i = 2; i < points.length; i += 2) {
    const [x0, y0, x1, y1] = [points[i - 2]!, points[i - 1]!, points[i]!, points[i + 1]!];
    if (!overlaps({ left: Math.min(x0, x1), right: Math.max(x0, x1) + 1, top: Math.min(y0, y1), bottom: Math.max(y0, y1) + 1 }, picture)) continue;
    const parts = Math.max(1, Math.ceil(Math.hypot(x1 - x0, y1 - y0) / 6));
    for (let k = 0; k < parts; k++) {
      const [x, y] = [x0 + ((x1 - x0) * k) / parts, y0 + ((y1 - y0) * k) / parts];
      if (x > picture.left && x < picture.right && y > picture.top && y < picture.bottom) out.push(x, y);
    }
  }
  return out;
}

function besideLine(name: string, points: readonly number[], style: InlandStyle, occupied: Occupied): { text: PlacedText; box: Box } | undefined {
  const { size } = style;
  const width = textWidth(name, size * 0.92, size * waterSpacing);
  const n = points.length / 2;
  const middle = Math.floor(n / 2);
  let best: { text: PlacedText; box: Box } | undefined;
  let least = Infinity;
  for (let k = 0; k < n; k++) {
    const [x, y] = [points[2 * k]!, points[2 * k + 1]!];
    for (const [dx, dy] of [
      [0, -size * 0.95],
      [0, size * 1.6],
      [width / 2 + size * 0.8, size * 0.3],
      [-width / 2 - size * 0.8, size * 0.3],
    ] as const) {
      const box = { left: x + dx - width / 2, right: x + dx + width / 2, top: y + dy - size * 0.85, bottom: y + dy + size * 0.3 };
      if (!occupied.isFree(grown(box, 2)) || occupied.marksIn(grown(box, 2)) > 0) continue;
      let own = 0;
      for (let i = 0; i < points.length; i += 2)
        if (points[i]! > box.left - 3 && points[i]! < box.right + 3 && points[i + 1]! > box.top - 3 && points[i + 1]! < box.bottom + 3) own++;
      if (own > 0) continue;
      const cost = Math.abs(k - middle) / n;
      if (cost < least) [best, least] = [{ text: { text: name, x: x + dx, y: y + dy, anchor: 'middle', size }, box }, cost];
    }
  }
  return best;
}
