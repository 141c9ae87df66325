// What gives a river chart its bearings: names of rivers beside their course and names of countries on their ground.
import { riverLines } from '../geo/river-lines.ts';
import { grown, overlaps, textWidth, type Box } from './chart-geometry.ts';
import { waterSpacing, type Occupied, type PlacedText } from './chart-labels.ts';
import type { WaterGrid } from './chart-land.ts';
import type { Projection } from './chart-projection.ts';
import { projectLine } from './chart-route.ts';

/** Countries along cruise rivers with places inside of them where a name may stand. */
const countries: readonly (readonly [de: string, en: string, spots: readonly (readonly [lat: number, lon: number])[]])[] = [
  ['Deutschland', 'Germany', [[51, 10], [49.3, 11.2], [52.4, 9.5], [50.5, 8.6], [48.5, 9.4], [48.6, 12], [51.9, 7.6], [53.4, 10.6], [51, 12.6]]],
  ['Österreich', 'Austria', [[47.4, 14.4], [47.6, 15.3], [48.2, 14], [47.3, 13.2], [48.55, 15.6]]],
  ['Schweiz', 'Switzerland', [[46.9, 8], [47.3, 8.2]]],
  ['Frankreich', 'France', [[47, 2.6], [48.6, 6], [45.6, 3.4], [44.6, 1], [44.6, 5.8], [49, 3], [48.8, 0.6], [44.1, 4.2], [46.3, 4], [45.2, 0.3]]],
  ['Belgien', 'Belgium', [[50.6, 4.7], [50.9, 5]]],
  ['Niederlande', 'Netherlands', [[52.3, 6], [52.1, 5.6], [51.6, 5.4]]],
  ['Luxemburg', 'Luxembourg', [[49.75, 6.1]]],
  ['Tschechien', 'Czechia', [[49.6, 15.4], [50.1, 15.2], [49.3, 14], [50.3, 13.6]]],
  ['Polen', 'Poland', [[52.2, 19], [52.6, 16], [53.2, 15.4]]],
  ['Slowakei', 'Slovakia', [[48.7, 19.4], [48.4, 17.9], [48.5, 18.6]]],
  ['Ungarn', 'Hungary', [[46.9, 19.9], [47, 18], [46.6, 20], [47.3, 17.4]]],
  ['Slowenien', 'Slovenia', [[46.1, 14.8]]],
  ['Kroatien', 'Croatia', [[45.6, 16.6], [45.4, 17.8]]],
  ['Serbien', 'Serbia', [[44, 20.8], [45.4, 20.3], [44.2, 21.2]]],
  ['Rumänien', 'Romania', [[45.8, 24.8], [44.6, 24.6], [44.8, 26.8], [45.2, 22.4]]],
  ['Bulgarien', 'Bulgaria', [[42.7, 25], [43.3, 25.4], [43.4, 24]]],
  ['Italien', 'Italy', [[44.6, 10.8], [45.4, 10.4], [43, 12], [45.4, 9.4]]],
  ['Portugal', 'Portugal', [[40.4, -8], [41.4, -7.9], [40.8, -8]]],
  ['Spanien', 'Spain', [[40.6, -4], [41.4, -5.8], [40.6, -6]]],
  ['Ägypten', 'Egypt', [[26.2, 30], [25, 31.6], [24.6, 33.8], [23.4, 31.6], [22.8, 33.2], [28, 29.4]]],
  ['Sudan', 'Sudan', [[20, 31]]],
  ['Kambodscha', 'Cambodia', [[12.6, 105], [12, 104.2], [11.6, 104]]],
  ['Vietnam', 'Vietnam', [[11.5, 107.5], [11.3, 106.6], [10.6, 106.2]]],
  ['Thailand', 'Thailand', [[15.5, 102], [18.6, 100], [13.6, 101.6], [17, 102.8]]],
  ['Laos', 'Laos', [[19, 102.6], [20.5, 102], [15, 106.2]]],
  ['Myanmar', 'Myanmar', [[20.6, 98.6]]],
];

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
  for (const [de, en, spots] of countries) {
    const text = (style.language === 'de' ? de : en).toLocaleUpperCase(style.language);
    const width = textWidth(text, style.size * 1.05, style.size * countrySpacing);
    for (const [lat, lon] of spots) {
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
    .flatMap(({ nameDe, nameEn, line }) => projectLine(line.map(([lon, lat]) => ({ lat, lon })), projection).map((points) => ({ name: style.language === 'de' ? nameDe : nameEn, points: inside(points, picture) })))
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
    for (const [dx, dy] of [[0, -size * 0.95], [0, size * 1.6], [width / 2 + size * 0.8, size * 0.3], [-width / 2 - size * 0.8, size * 0.3]] as const) {
      const box = { left: x + dx - width / 2, right: x + dx + width / 2, top: y + dy - size * 0.85, bottom: y + dy + size * 0.3 };
      if (!occupied.isFree(grown(box, 2)) || occupied.marksIn(grown(box, 2)) > 0) continue;
      let own = 0;
      for (let i = 0; i < points.length; i += 2) if (points[i]! > box.left - 3 && points[i]! < box.right + 3 && points[i + 1]! > box.top - 3 && points[i + 1]! < box.bottom + 3) own++;
      if (own > 0) continue;
      const cost = Math.abs(k - middle) / n;
      if (cost < least) [best, least] = [{ text: { text: name, x: x + dx, y: y + dy, anchor: 'middle', size }, box }, cost];
    }
  }
  return best;
}
