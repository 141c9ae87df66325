// The stage of a postcard: its size, its horizon, one scale for everything built by people, and the parts every picture has:
// sky, light, ridges, water, a small ship. Landmarks are drawn in their own units (1 unit = 1 px at 640 × 440) and put on the
// stage with one factor in both directions, so towers keep their proportions in portrait and in wide format.
import type { Random } from '../random.ts';
import { silhouettePath, typicalShips } from '../ship-silhouette.ts';
import type { ShipKind } from '../ship-drawing.ts';
import { circle, el, fine, gradient, group, line, num, polygon, rect, ref, shape, type IdScope, type Point, type Stop } from '../svg.ts';

export type PostcardFormat = 'landscape' | 'portrait' | 'wide';

export const formats: Readonly<Record<PostcardFormat, readonly [width: number, height: number]>> = {
  landscape: [640, 440],
  portrait: [480, 640],
  wide: [1200, 400],
};

export interface Stage {
  format: PostcardFormat;
  width: number;
  height: number;
  /** y of the horizon. */
  horizon: number;
  /** Factor for everything that must keep its proportions. */
  scale: number;
  random: Random;
  ids: IdScope;
}

/** One picture. `leaves`: do its greens follow the seasons of the temperate zone? */
export interface Recipe {
  horizon: number;
  leaves: boolean;
  draw(stage: Stage): string;
}

export function createStage(format: PostcardFormat, horizon: number, random: Random, ids: IdScope): Stage {
  const [width, height] = formats[format];
  return { format, width, height, horizon: Math.round(height * horizon), scale: Math.min(height / 440, Math.sqrt(width * height) / 530), random, ids };
}

/** x at a share of the width. */
export const across = (s: Stage, share: number): number => s.width * share;
/** y at a share of the height above the horizon (below it when negative). */
export const above = (s: Stage, share: number): number => s.horizon - s.height * share;
/** x at a distance in landmark units from the right edge. */
export const fromRight = (s: Stage, units: number): number => s.width - units * s.scale;
/** Depth of the water in the picture. */
export const depth = (s: Stage): number => s.height - s.horizon;

/** Puts a landmark drawn around (0, 0) on the stage, optionally larger or mirrored. */
export const put = (s: Stage, x: number, y: number, factor: number, ...markup: readonly string[]): string =>
  group({ transform: `translate(${num(x)} ${num(y)}) scale(${fine(s.scale * factor)})` }, ...markup);

export const mirrored = (...markup: readonly string[]): string => group({ transform: 'scale(-1 1)' }, ...markup);

export function sky(s: Stage, ...stops: readonly Stop[]): string {
  return el('defs', {}, gradient(s.ids('sky'), stops)) + rect(0, 0, s.width, s.horizon + 2, ref(s.ids('sky')));
}

export function water(s: Stage, ...stops: readonly Stop[]): string {
  return el('defs', {}, gradient(s.ids('water'), stops)) + rect(0, s.horizon, s.width, s.height - s.horizon, ref(s.ids('water')));
}

/** The one light source: a disc with two soft rings. `x`, `y` are shares of the picture, y above the horizon. */
export function sun(s: Stage, x: number, y: number, radius: number, core: string, halo: string): string {
  const [cx, cy, r] = [across(s, x), above(s, y), radius * s.scale];
  return circle(cx, cy, r * 2.3, halo, { opacity: '.22' }) + circle(cx, cy, r * 1.6, halo, { opacity: '.36' }) + circle(cx, cy, r, core);
}

/** A flat cloud of three bars, at shares of width and height from the top. */
export function cloud(s: Stage, x: number, y: number, size: number, fill: string, opacity: number): string {
  const k = s.scale * size;
  const [left, top] = [across(s, x), s.height * y];
  const bar = (dx: number, dy: number, width: number, height: number): string =>
    rect(left + dx * k, top + dy * k, width * k, height * k, fill, { rx: (height * k) / 2 });
  return group({ opacity: fine(opacity) }, bar(0, 0, 90, 9), bar(18, -8, 54, 9), bar(-22, 8, 80, 7));
}

export function stars(s: Stage, count: number, downTo: number): string {
  const few = Array.from({ length: count }, () => `M${num(s.random.next() * s.width)} ${num(s.random.next() ** 1.4 * s.height * downTo)}h0`);
  const half = Math.ceil(count / 2);
  return (
    line(few.slice(0, half).join(''), '#FFFFFF', 1.2, { 'stroke-linecap': 'round', opacity: '.55' }) +
    line(few.slice(half).join(''), '#FFFFFF', 2, { 'stroke-linecap': 'round', opacity: '.85' })
  );
}

/** Midpoint-displaced line between two points. */
export function ridgeLine(random: Random, from: Point, to: Point, roughness: number, levels = 6): Point[] {
  let points: Point[] = [from, to];
  let amount = roughness;
  for (let level = 0; level < levels; level++) {
    const finer: Point[] = [];
    points.forEach((point, i) => {
      const next = points[i + 1];
      finer.push(point);
      if (next !== undefined)
        finer.push([(point[0] + next[0]) / 2 + (random.next() - 0.5) * amount * 0.12, (point[1] + next[1]) / 2 + (random.next() - 0.5) * amount]);
    });
    points = finer;
    amount *= 0.52;
  }
  return points;
}

/** A range through points given as shares [x, height above the horizon]; filled down to the horizon. */
export function range(s: Stage, fill: string, roughness: number, ...knots: readonly Point[]): { points: Point[]; markup: string } {
  const stops = knots.map(([x, y]): Point => [across(s, x), above(s, y)]);
  const points: Point[] = [];
  stops.forEach((point, i) => {
    const next = stops[i + 1];
    if (next !== undefined) points.push(...ridgeLine(s.random, point, next, roughness * s.height, Math.abs(next[0] - point[0]) > s.width * 0.3 ? 6 : 5));
  });
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) throw new RangeError('knots: a range needs at least two');
  const foot = Math.max(s.horizon + 1, first[1], last[1]);
  return { points, markup: polygon([[first[0], foot], ...points, [last[0], foot]], fill) };
}

/** A range without its points. */
export const ridge = (s: Stage, fill: string, roughness: number, ...knots: readonly Point[]): string => range(s, fill, roughness, ...knots).markup;

/** Snow on every part of a range that rises above a line; the lower edge is ragged. */
export function snow(s: Stage, points: readonly Point[], downTo: number, fill = '#F6FBFB'): string {
  const limit = above(s, downTo);
  let caps = '';
  let run: Point[] = [];
  const close = (): void => {
    if (run.length > 2) {
      // a tooth every second point, no deeper than a tenth of the picture, so that snow does not hang like icicles
      const lower = run
        .toReversed()
        .filter((_, i) => i % 2 === 0)
        .map(([x, y], i): Point => [
          x,
          Math.min(limit + 4, y + Math.min(limit - y, s.height * 0.1) * (i % 2 ? 0.35 + s.random.next() * 0.2 : 0.75 + s.random.next() * 0.35)),
        ]);
      caps += `M${[...run, ...lower].map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`;
    }
    run = [];
  };
  for (const point of points) {
    if (point[1] < limit) run.push(point);
    else close();
  }
  close();
  return caps === '' ? '' : shape(caps, fill, { opacity: '.94' });
}

/** Light on the water: strokes that grow towards the viewer. */
export function glints(s: Stage, colour: string, count: number, opacity: number, from = 0.03, to = 0.98, left = 0, right = 1): string {
  const paths = ['', '', ''];
  for (let i = 0; i < count; i++) {
    const t = s.random.next();
    const band = t < 0.3 ? 0 : t < 0.65 ? 1 : 2;
    const y = s.horizon + depth(s) * (from + (to - from) * t * t);
    const length = (8 + s.random.next() * 44) * (0.35 + t) * s.scale;
    paths[band] += `M${num(across(s, left + s.random.next() * (right - left)))} ${num(y)}h${num(length)}`;
  }
  return paths
    .map((d, i) => (d === '' ? '' : line(d, colour, 0.9 + i * 0.6, { 'stroke-linecap': 'round', opacity: fine(opacity * (0.6 + i * 0.2)) })))
    .join('');
}

/** The column of light under a low sun. */
export function path(s: Stage, x: number, colour: string, opacity: number): string {
  const rows = 16;
  let d = '';
  for (let i = 0; i < rows; i++) {
    const t = (i + 0.4) / rows;
    const half = (9 + t * 46 + s.random.next() * 16) * s.scale;
    const middle = across(s, x) + (s.random.next() - 0.5) * 22 * t * s.scale;
    d += `M${num(middle - half)} ${num(s.horizon + depth(s) * t * 0.94)}H${num(middle + half)}`;
  }
  return line(d, colour, 2.2 * s.scale, { 'stroke-linecap': 'round', opacity: fine(opacity) });
}

export interface SmallShip {
  kind: ShipKind;
  /** Share of the width, and share of the water's depth below the horizon. */
  x: number;
  y: number;
  /** Length in units. */
  length: number;
  fill: string;
  /** Windows and the line under the deck. */
  dark: string;
  funnel?: string | undefined;
  wake?: string | undefined;
}

/** A ship true in type: outline, a line of windows, the funnel in colour, a wake. */
export function smallShip(s: Stage, ship: SmallShip): string {
  const spec = typicalShips[ship.kind];
  const { d } = silhouettePath(spec);
  const [l, f] = [spec.lengthM * 10, spec.freeboardM * 10];
  const k = (ship.length * s.scale) / l;
  const rows =
    ship.kind === 'river' ? [1.6, 4.4] : ship.kind === 'sailing' ? [] : Array.from({ length: Math.min(3, Math.floor(spec.decks / 2)) }, (_, i) => 1.4 + i * 6);
  const windows = rows.map((row) => `M${Math.round(l * 0.1)} ${-Math.round(f + row * 10)}H${Math.round(l * 0.78)}`).join('');
  const h = spec.funnel.heightM * 10;
  const x = l * spec.funnel.place;
  const top = f + spec.decks * 30;
  return group(
    { transform: `translate(${num(across(s, ship.x))} ${num(s.horizon + depth(s) * ship.y)})` },
    line(`M${num(-ship.length * 0.09 * s.scale)} 1.4Q${num(l * k * 0.5)} 3.6 ${num(l * k * 1.06)} 1.4`, ship.wake ?? '#FFFFFF', 1.3, { opacity: '.75' }),
    el(
      'g',
      { transform: `scale(${String(Math.round(k * 10000) / 10000)})` },
      shape(d, ship.fill),
      windows === '' ? '' : line(windows, ship.dark, 13, { 'stroke-dasharray': '26 10', opacity: '.75' }),
      ship.funnel === undefined || h === 0
        ? ''
        : shape(`M${num(x - h * 0.8)} ${num(-top)}L${num(x - h * 0.45)} ${num(-top - h)}H${num(x + h * 0.35)}L${num(x + h * 0.8)} ${num(-top)}Z`, ship.funnel),
    ),
  );
}

/** Land in the foreground along the lower edge: points as shares [x, y from the top]. Smooth. */
export function foreground(s: Stage, fill: string, ...knots: readonly Point[]): string {
  const p = knots.map(([x, y]): Point => [across(s, x), s.height * y]);
  const first = p[0];
  if (first === undefined) return '';
  let d = `M${num(first[0])} ${s.height + 2}V${num(first[1])}`;
  for (let i = 1; i < p.length; i++) {
    const [a, b] = [p[i - 1] ?? first, p[i] ?? first];
    const half = (a[0] + b[0]) / 2;
    d += `C${num(half)} ${num(a[1])} ${num(half)} ${num(b[1])} ${num(b[0])} ${num(b[1])}`;
  }
  return shape(`${d}V${s.height + 2}Z`, fill);
}
