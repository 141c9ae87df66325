// The inks of a route chart in the order they are printed: rivers, route, marks, letters.
import type { LonLat } from '../geo/lon-lat.ts';
import type { LatLon } from '../geo/position.ts';
import { riverLines } from '../geo/river-lines.ts';
import { waterways } from '../geo/waterways.ts';
import { escaped, grown, roundedPath, short, textWidth, thinLine } from './chart-geometry.ts';
import { countrySpacing } from './chart-inland.ts';
import { waterSpacing, type Occupied, type PlacedText, type PortMark } from './chart-labels.ts';
import type { WaterGrid } from './chart-land.ts';
import type { Projection } from './chart-projection.ts';
import { projectLine, type DrawnRoute } from './chart-route.ts';
import type { CallKind, Sheet } from './chart-sheet.ts';
import type { ChartFonts, ChartInks } from './chart-theme.ts';

/** Lines that are printed several times are defined once. */
export interface Inked {
  readonly defs: string;
  readonly ink: string;
}

/** Whether a route runs along a line of the river net: legs on rivers hold the line's own points. */
function isUsed(line: readonly LonLat[], legs: readonly (readonly LatLon[])[]): boolean {
  const key = (lon: number, lat: number): string => `${lon.toFixed(3)} ${lat.toFixed(3)}`;
  const own = new Set(line.map(([lon, lat]) => key(lon, lat)));
  let shared = 0;
  for (const leg of legs) for (const { lat, lon } of leg) if (own.has(key(lon, lat)) && ++shared > 1) return true;
  return false;
}

/** The stretches of a line that run through land or right beside it: a canal ends where open water begins. */
function onLand(points: readonly number[], land: WaterGrid): number[][] {
  const rows: number[][] = [];
  let row: number[] = [];
  for (let i = 2; i < points.length; i += 2) {
    const [x0, y0, x1, y1] = [points[i - 2]!, points[i - 1]!, points[i]!, points[i + 1]!];
    const parts = Math.min(400, Math.max(1, Math.ceil(Math.hypot(x1 - x0, y1 - y0) / 3)));
    for (let k = 0; k <= parts; k++) {
      const [x, y] = [x0 + ((x1 - x0) * k) / parts, y0 + ((y1 - y0) * k) / parts];
      if (land.clearance(x, y, 4) < 4) row.push(x, y);
      else if (row.length > 0) {
        rows.push(row);
        row = [];
      }
    }
  }
  rows.push(row);
  return rows.filter((stretch) => stretch.length >= 4);
}

/** Rivers and carved waterways as water, since the land map has none: rivers of the route wide, others narrow. */
export function drawRivers(projection: Projection, sheet: Sheet, legs: readonly (readonly LatLon[])[], isRiver: boolean, land: WaterGrid): Inked {
  if (projection.kmPerPixel > (isRiver ? 12 : 4)) return { defs: '', ink: '' };
  const box = grown(sheet.picture, 40);
  const { inks, measures, options } = sheet;
  const isNear = (points: readonly number[]): boolean =>
    points.some((x, i) => i % 2 === 0 && x > box.left && x < box.right && points[i + 1]! > box.top && points[i + 1]! < box.bottom);
  const draw = (lines: readonly (readonly LonLat[])[], isCarved: boolean): string =>
    lines
      .flatMap((line) =>
        projectLine(
          line.map(([lon, lat]) => ({ lat, lon })),
          projection,
        ),
      )
      .filter(isNear)
      .flatMap((points) => (isCarved ? onLand(points, land) : [points]))
      .map((points) => roundedPath(thinLine(points, 0.5), 9))
      .join('');
  const rivers = isRiver ? riverLines.map(({ line }) => line) : [];
  const layers = [
    {
      id: `${options.idPrefix}-narrows`,
      d: draw(
        waterways.map(({ line }) => line),
        true,
      ),
      width: measures.mark * 0.55,
      inner: 0,
    },
    {
      id: `${options.idPrefix}-streams`,
      d: draw(
        rivers.filter((line) => !isUsed(line, legs)),
        false,
      ),
      width: measures.mark * 0.85,
      inner: 0,
    },
    {
      id: `${options.idPrefix}-rivers`,
      d: draw(
        rivers.filter((line) => isUsed(line, legs)),
        false,
      ),
      width: measures.mark * 1.9,
      inner: measures.mark,
    },
  ].filter(({ d }) => d);
  const use = (id: string, width: number, stroke: string): string => `<use href="#${id}" stroke="${stroke}" stroke-width="${short(width)}"/>`;
  const banks = layers.map(({ id, width }) => use(id, width + 1.3, inks.coast)).join('');
  const water = layers.map(({ id, width, inner }) => use(id, width, inks.tint3) + (inner ? use(id, inner, inks.tint1) : '')).join('');
  return {
    defs: layers.map(({ id, d }) => `<path id="${id}" d="${d}"/>`).join(''),
    ink: layers.length > 0 ? `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${banks}${water}</g>` : '',
  };
}

/** The route: halo, the way out in dashes, the way back in dots, arrow heads on the large sizes. */
export function drawRouteInk(route: DrawnRoute, sheet: Sheet): Inked {
  const { inks, measures, options } = sheet;
  const r = measures.mark;
  const isMini = options.size === 'mini';
  const ways = [
    { id: `${options.idPrefix}-out`, d: route.out, dash: `${short(r * 1.6)} ${short(r * 0.95)}` },
    { id: `${options.idPrefix}-back`, d: route.back, dash: `${short(r * 0.55)} ${short(r * 0.9)}` },
  ].filter(({ d }) => d);
  const halo = ways.map(({ id }) => `<use href="#${id}"/>`).join('');
  const lines = ways.map(({ id, dash }) => `<use href="#${id}"${isMini ? '' : ` stroke-dasharray="${dash}"`}/>`).join('');
  const head = `M${short(r * 1.15)} 0-${short(r * 0.8)}-${short(r * 0.95)}l${short(r * 0.5)} ${short(r * 0.95)}-${short(r * 0.5)} ${short(r * 0.95)}z`;
  const arrows = route.arrows
    .map(({ x, y, angle }) => `<path d="${head}" transform="translate(${short(x)} ${short(y)})rotate(${Math.round(angle)})"/>`)
    .join('');
  return {
    defs: ways.map(({ id, d }) => `<path id="${id}" d="${d}"/>`).join(''),
    ink:
      `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><g stroke="${inks.halo}" stroke-width="${short(r * 0.85)}" opacity=".7">${halo}</g>` +
      `<g class="chart-route" stroke="${inks.route}" stroke-width="${short(Math.max(1.3, r * 0.44))}">${lines}</g></g>` +
      (arrows && measures.hasArrows ? `<g fill="${inks.route}" stroke="${inks.halo}" stroke-width=".7">${arrows}</g>` : ''),
  };
}

/** Ports: the start filled, the end ringed, overnight stays with a dot. */
export function drawMarks(marks: readonly (PortMark & { readonly kind: CallKind })[], sheet: Sheet): string {
  const { inks, measures } = sheet;
  const r = measures.mark;
  const draw = ({ x, y, radius, kind }: PortMark & { readonly kind: CallKind }): string => {
    const at = `cx="${short(x)}" cy="${short(y)}"`;
    if (kind === 'embark')
      return `<circle ${at} r="${short(radius)}" fill="${inks.route}" stroke="${inks.halo}"/><circle ${at} r="${short(radius * 0.38)}" fill="${inks.halo}" stroke="none"/>`;
    if (kind === 'disembark') return `<circle ${at} r="${short(radius)}"/><circle ${at} r="${short(radius * 0.42)}" fill="${inks.route}" stroke="none"/>`;
    return `<circle ${at} r="${short(radius)}"/>${kind === 'overnight' ? `<circle ${at} r="${short(radius * 0.34)}" fill="${inks.route}" stroke="none"/>` : ''}`;
  };
  return `<g class="chart-ports" fill="${inks.halo}" stroke="${inks.route}" stroke-width="${short(Math.max(1.1, r * 0.36))}">${marks.map(draw).join('')}</g>`;
}

const place = ({ x, y, anchor, text }: PlacedText, extra = ''): string =>
  `<text x="${short(x)}" y="${short(y)}"${anchor === 'start' ? '' : ` text-anchor="${anchor}"`}${extra}>${escaped(text)}</text>`;

/** All names: waters first, ports over everything. */
export function drawLettering(ports: readonly PlacedText[], waters: readonly PlacedText[], sheet: Sheet): string {
  const { inks, fonts, measures } = sheet;
  const water = waters.map((text) => place(text, ` font-size="${short(text.size)}" letter-spacing="${short(text.size * waterSpacing)}"`)).join('');
  return (
    (water
      ? `<g font-family="${escaped(fonts.water)}" font-style="italic" fill="${inks.water}" stroke="${inks.sea}" stroke-width="2.4" stroke-opacity=".55" stroke-linejoin="round" paint-order="stroke">${water}</g>`
      : '') +
    (ports.length > 0
      ? `<g class="chart-names" font-family="${escaped(fonts.text)}" font-size="${measures.text}" font-weight="600" fill="${inks.label}" stroke="${inks.halo}" stroke-width="${short(measures.text * 0.27)}" stroke-opacity=".88" stroke-linejoin="round" paint-order="stroke">${ports.map((text) => place(text)).join('')}</g>`
      : '')
  );
}

/** Rivers in italics beside their course, countries in spaced capitals on their ground. */
export function drawInlandNames(rivers: readonly PlacedText[], countries: readonly PlacedText[], inks: ChartInks, fonts: ChartFonts): string {
  const spaced = (texts: readonly PlacedText[], spacing: number): string =>
    texts.map((text) => place(text, ` font-size="${short(text.size)}" letter-spacing="${short(text.size * spacing)}"`)).join('');
  const halo = `stroke="${inks.land}" stroke-width="2.6" stroke-opacity=".8" stroke-linejoin="round" paint-order="stroke"`;
  return (
    (rivers.length > 0 ? `<g font-family="${escaped(fonts.water)}" font-style="italic" fill="${inks.water}" ${halo}>${spaced(rivers, waterSpacing)}</g>` : '') +
    (countries.length > 0
      ? `<g font-family="${escaped(fonts.text)}" font-weight="600" fill="${inks.label}" fill-opacity=".55">${spaced(countries, countrySpacing)}</g>`
      : '')
  );
}

/** Pale depths hugging the coast: the land's outline in three widths. */
export function drawTints(sheet: Sheet, id: string): string {
  const { measures, inks } = sheet;
  const strokes = measures.tints.map((width, i) =>
    width > 0 ? `<use href="#${id}-land" stroke="${[inks.tint1, inks.tint2, inks.tint3][i]!}" stroke-width="${width}"/>` : '',
  );
  return `<g fill="none" stroke-linejoin="round">${strokes.join('')}</g>`;
}

/** The text panel of a share picture. */
export function drawCaption(sheet: Sheet, occupied: Occupied): string {
  const { options, w, h, inks, fonts } = sheet;
  if (options.size !== 'share' || !options.caption) return '';
  const [left, right] = [46, w * 0.37];
  const lines = wrapped(options.caption.title, 50, right - left - 40).slice(0, 4);
  const rest = options.caption.lines.flatMap((line) => wrapped(line, 25, right - left - 40)).slice(0, 4);
  const height = lines.length * 54 + rest.length * 36 + 64;
  const top = (h - height) / 2;
  occupied.add({ left, right, top, bottom: top + height });
  const title = lines.map((line, i) => `<text x="${left + 28}" y="${short(top + 70 + i * 54)}">${escaped(line)}</text>`).join('');
  const small = rest.map((line, i) => `<text x="${left + 28}" y="${short(top + 66 + lines.length * 54 + i * 36)}">${escaped(line)}</text>`).join('');
  const display = options.theme === 'night' ? "'Newsreader Variable',Georgia,serif" : "'Bricolage Grotesque Variable',system-ui,sans-serif";
  return (
    `<rect x="${left}" y="${short(top)}" width="${short(right - left)}" height="${short(height)}" rx="3" fill="${inks.paper}" stroke="${inks.frame}" stroke-width="1.2"/>` +
    `<g font-family="${escaped(display)}" font-size="46" font-weight="650" letter-spacing="-1" fill="${inks.label}">${title}</g><g font-family="${escaped(fonts.text)}" font-size="24" fill="${inks.label}">${small}</g>`
  );
}

/** Words broken into lines that fit a width. */
function wrapped(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && textWidth(`${last} ${word}`, size) <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
