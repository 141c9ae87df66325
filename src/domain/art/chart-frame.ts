// What makes a picture a chart: graticule with degrees, soundings, compass, scale and the black and white frame.
import { escaped, pathOf, short, thinLine, type Box } from './chart-geometry.ts';
import type { WaterGrid } from './chart-land.ts';
import type { Projection } from './chart-projection.ts';
import type { ChartFonts, ChartInks } from './chart-theme.ts';

const steps = [0.1, 0.25, 0.5, 1, 2, 5, 10, 20, 30] as const;

export interface Graticule {
  readonly path: string;
  /** Degrees where the lines meet the left and the lower border. */
  readonly notes: readonly { readonly text: string; readonly x: number; readonly y: number; readonly side: 'left' | 'bottom' }[];
}

const degrees = (value: number, positive: string, negative: string): string => {
  const whole = Math.floor(Math.abs(value) + 1e-9);
  const minutes = Math.round((Math.abs(value) - whole) * 60);
  return `${whole}°${minutes ? `${minutes}′` : ''}${Math.abs(value) < 1e-9 ? '' : value > 0 ? positive : negative}`;
};

/** Meridians and parallels of a picture. East is O in German charts. */
export function drawGraticule(projection: Projection, picture: Box, language: 'de' | 'en'): Graticule {
  const { west, east, south, north } = projection.window;
  const height = Math.min(170, north - south);
  const parallelStep = steps.find((step) => height / step <= 6) ?? 30;
  const meridianStep = steps.find((step) => (east - west) / step <= 7 && step >= parallelStep) ?? 30;
  const lines: string[] = [];
  const notes: { text: string; x: number; y: number; side: 'left' | 'bottom' }[] = [];
  const inside = (x: number, y: number): boolean => x >= picture.left - 30 && x <= picture.right + 30 && y >= picture.top - 30 && y <= picture.bottom + 30;
  const trace = (point: (t: number) => readonly [number, number], onBorder: (x: number, y: number, px: number, py: number) => void): void => {
    let row: number[] = [];
    let [px, py] = [Number.NaN, Number.NaN];
    const flush = (): void => {
      if (row.length >= 4) lines.push(pathOf(thinLine(row, 0.15), false));
      row = [];
    };
    for (let k = 0; k <= 48; k++) {
      const [x, y] = point(k / 48);
      if (inside(x, y) || (Number.isFinite(px) && inside(px, py))) row.push(...(row.length === 0 && Number.isFinite(px) ? [px, py] : []), x, y);
      else flush();
      if (Number.isFinite(px)) onBorder(x, y, px, py);
      [px, py] = [x, y];
    }
    flush();
  };
  for (let lat = Math.ceil(Math.max(-80, south) / parallelStep) * parallelStep; lat <= Math.min(84, north); lat += parallelStep) {
    trace(
      (t) => projection.project(west + (east - west) * t, lat),
      (x, y, px, py) => {
        if (px > picture.left || x < picture.left) return;
        const at = py + ((y - py) * (picture.left - px)) / (x - px || 1);
        if (at > picture.top + 10 && at < picture.bottom - 14) notes.push({ text: degrees(lat, 'N', 'S'), x: picture.left, y: at, side: 'left' });
      },
    );
  }
  for (let lon = Math.ceil(west / meridianStep) * meridianStep; lon <= east; lon += meridianStep) {
    const name = lon - 360 * Math.round(lon / 360);
    const text = Math.abs(name) === 180 ? '180°' : degrees(name, language === 'de' ? 'O' : 'E', 'W');
    trace(
      (t) => projection.project(lon, Math.max(-80, south) + (Math.min(84, north) - Math.max(-80, south)) * t),
      (x, y, px, py) => {
        if (py < picture.bottom || y > picture.bottom) return;
        const at = px + ((x - px) * (py - picture.bottom)) / (py - y || 1);
        if (at > picture.left + 40 && at < picture.right - 24) notes.push({ text, x: at, y: picture.bottom, side: 'bottom' });
      },
    );
  }
  return { path: lines.join(''), notes };
}

/** Numbers that come out the same on every machine (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Soundings: ornament, not bathymetry. They grow with the distance from the coast and keep clear of everything. */
export function drawSoundings(picture: Box, land: WaterGrid, isFree: (box: Box) => boolean, kmPerPixel: number): string {
  const random = seeded(7);
  const texts: string[] = [];
  const taken: [number, number][] = [];
  const wanted = Math.round(((picture.right - picture.left) * (picture.bottom - picture.top)) / 5200);
  for (let tries = 0; tries < wanted * 6 && texts.length < wanted; tries++) {
    const x = picture.left + 10 + random() * (picture.right - picture.left - 20);
    const y = picture.top + 14 + random() * (picture.bottom - picture.top - 24);
    const roughness = 0.55 + random() * 0.9;
    const clear = land.clearance(x, y, 120);
    if (clear < 9 || taken.some(([a, b]) => Math.hypot(a - x, b - y) < 34)) continue;
    const depth = Math.round(Math.min(4800, (6 + Math.max(0, clear - 8) * Math.min(8, 1.2 + kmPerPixel * 0.9)) * roughness));
    const half = String(depth).length * 2.4;
    if (!isFree({ left: x - half - 3, right: x + half + 3, top: y - 9, bottom: y + 4 })) continue;
    taken.push([x, y]);
    texts.push(`<text x="${Math.round(x)}" y="${Math.round(y)}">${depth}</text>`);
  }
  return texts.join('');
}

/** Compass rose around 0, 0; about 62 pixels high. */
export const drawCompass = (x: number, y: number, inks: ChartInks, fonts: ChartFonts, east: string): string =>
  `<g transform="translate(${short(x)} ${short(y)})" fill="none" stroke="${inks.route}" stroke-width=".8" font-family="${escaped(fonts.text)}" font-weight="700" text-anchor="middle">` +
  '<circle r="25"/><circle r="20.5" stroke-dasharray=".6 2.98" stroke-width="4"/><circle r="15" stroke-width=".5"/>' +
  `<path d="M0-31 4-4 0 0-4-4z" fill="${inks.route}"/><path d="M0 31 4 4 0 0-4 4zM-18 0-4-3.6 0 0-4 3.6zM18 0 4-3.6 0 0 4 3.6z" fill="${inks.halo}"/>` +
  `<g fill="${inks.route}" stroke="none"><text y="-34" font-size="10">N</text><text x="31" y="3" font-size="7.5">${east}</text></g></g>`;

/** The alternating frame of a chart, `width` pixels wide along the border of the picture. */
export function drawFrame(w: number, h: number, width: number, inks: ChartInks): string {
  const inset = width * 0.45;
  const bar = width - inset - 1.6;
  const pieces: string[] = [];
  const columns = Math.max(3, Math.round((w - 2 * width) / 44)) * 2;
  const rows = Math.max(3, Math.round((h - 2 * width) / 44)) * 2;
  const [dx, dy] = [(w - 2 * width) / columns, (h - 2 * width) / rows];
  for (let k = 0; k < columns; k += 2) {
    const x = short(width + k * dx);
    pieces.push(`M${x} ${short(inset)}h${short(dx)}v${short(bar)}h${short(-dx)}z`, `M${x} ${short(h - inset - bar)}h${short(dx)}v${short(bar)}h${short(-dx)}z`);
  }
  for (let k = 1; k < rows; k += 2) {
    const y = short(width + k * dy);
    pieces.push(
      `M${short(inset)} ${y}h${short(bar)}v${short(dy)}h${short(-bar)}z`,
      `M${short(w - inset - bar)} ${y}h${short(bar)}v${short(dy)}h${short(-bar)}z`,
    );
  }
  const line = (by: number, stroke: number): string =>
    `<rect x="${short(by)}" y="${short(by)}" width="${short(w - 2 * by)}" height="${short(h - 2 * by)}" fill="none" stroke="${inks.frame}" stroke-width="${stroke}"/>`;
  return `<path d="M0 0h${w}v${h}H0zM${width} ${width}v${h - 2 * width}h${w - 2 * width}v${-(h - 2 * width)}z" fill="${inks.paper}" fill-rule="evenodd"/><path d="${pieces.join('')}" fill="${inks.frame}"/>${line(width, 0.9)}${line(inset, 0.6)}`;
}

/** A scale bar in nautical miles, its lower left corner at x, y. Returns the drawing and its width. */
export function drawScale(x: number, y: number, kmPerPixel: number, language: 'de' | 'en', inks: ChartInks, fonts: ChartFonts): { svg: string; width: number } {
  const lengths = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000] as const;
  const miles = lengths.findLast((nm) => (nm * 1.852) / kmPerPixel <= 110) ?? 1;
  const width = (miles * 1.852) / kmPerPixel;
  const unit = language === 'de' ? 'sm' : 'nm';
  const half = short(width / 2);
  const svg =
    `<g transform="translate(${short(x)} ${short(y)})"><path d="M0-4h${short(width)}v3.4H0z" fill="${inks.halo}" stroke="${inks.frame}" stroke-width=".7"/><path d="M0-4h${half}v3.4H0z" fill="${inks.frame}"/>` +
    `<text x="${short(width)}" y="-7" text-anchor="end" font-family="${escaped(fonts.text)}" font-size="9" fill="${inks.note}">${miles.toLocaleString(language)} ${unit}</text></g>`;
  return { svg, width };
}
