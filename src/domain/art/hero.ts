// The home page's scene: the voyage above the water line, the nautical chart below it. Decoration only; the words stand in the page.
import { createRandom, type Random } from './random.ts';
import { ridgeLine } from './postcards/stage.ts';
import type { ShipDrawing } from './ship-drawing.ts';
import { shipParts } from './ship-profile.ts';
import { canvas, circle, el, fine, gradient, group, idScope, label, line, num, polygon, rect, ref, shape, type Point, type Stop } from './svg.ts';

export type HeroPalette = 'day' | 'night' | 'dusk';

export interface HeroOptions {
  palette: HeroPalette;
  ship: ShipDrawing;
  /** Size of the scene; below 700 the composition for phones is drawn. */
  width: number;
  height: number;
  seed: string;
  idPrefix?: string | undefined;
}

interface HeroInks {
  sky: readonly Stop[];
  sun: string;
  ridges: readonly [far: string, middle: string, near: string];
  sea: readonly [top: string, bottom: string];
  tint: string;
  contour: string;
  sounding: string;
  grid: string;
  wave: string;
  route: string;
  cloud: string;
  ship: 'day' | 'night';
}

const palettes: Readonly<Record<HeroPalette, HeroInks>> = {
  day: {
    sky: [
      [0, '#BFDDE9'],
      [0.5, '#DDECF0'],
      [0.84, '#FBEBDD'],
      [1, '#FFE3CB'],
    ],
    sun: '#FFF8EC',
    ridges: ['#BCD3DC', '#9DBECB', '#7CA6B7'],
    sea: ['#DCECF3', '#EEF6F9'],
    tint: '#CFE4EC',
    contour: '#A9CBDA',
    sounding: '#5F8FA5',
    grid: '#C3DBE5',
    wave: '#7FB0C4',
    route: '#B3146B',
    cloud: '#FFFFFF',
    ship: 'day',
  },
  dusk: {
    sky: [
      [0, '#43608F'],
      [0.45, '#A98CAB'],
      [0.8, '#F2B48F'],
      [1, '#FBD9B0'],
    ],
    sun: '#FFF0D2',
    ridges: ['#B79CB0', '#8E7FA3', '#625F8C'],
    sea: ['#D3D6E6', '#E9ECF4'],
    tint: '#C2C9DE',
    contour: '#A3ADCB',
    sounding: '#66739C',
    grid: '#C4CBDF',
    wave: '#7F8BB5',
    route: '#B3146B',
    cloud: '#FBD9C6',
    ship: 'night',
  },
  night: {
    sky: [
      [0, '#0B1630'],
      [0.55, '#1B3768'],
      [0.86, '#6F7FB0'],
      [1, '#F1C79B'],
    ],
    sun: '#FFE9C2',
    ridges: ['#3C5288', '#2A3F70', '#1B2D57'],
    sea: ['#13264A', '#0E1C39'],
    tint: '#182F5A',
    contour: '#2C4A80',
    sounding: '#7F9BCF',
    grid: '#22396A',
    wave: '#6F8FCB',
    route: '#FFC42E',
    cloud: '#5A6FA8',
    ship: 'night',
  },
};

interface Scene {
  options: HeroOptions;
  inks: HeroInks;
  random: Random;
  compact: boolean;
  /** y of the water line. */
  water: number;
}

function land(scene: Scene): string {
  const { options, inks, random, compact, water } = scene;
  const w = options.width;
  const k = compact ? 0.5 : 1;
  const chain = (fill: string, roughness: number, ...knots: readonly Point[]): string => {
    const points: Point[] = [];
    knots.forEach((knot, i) => {
      const next = knots[i + 1];
      if (next !== undefined) points.push(...ridgeLine(random, [w * knot[0], water - knot[1] * k], [w * next[0], water - next[1] * k], roughness * k, 5));
    });
    const [first, last] = [points[0], points.at(-1)];
    return first === undefined || last === undefined ? '' : polygon([[first[0], water + 1], ...points, [last[0], water + 1]], fill);
  };
  return (
    chain(inks.ridges[0], 50, [-0.02, 56], [0.2, 40], [0.52, 6]) +
    chain(inks.ridges[0], 78, [0.4, 6], [0.7, 92], [0.86, 150], [1.02, 168]) +
    chain(inks.ridges[1], 64, [0.64, 2], [0.84, 74], [1.02, 112]) +
    chain(inks.ridges[1], 30, [-0.02, 40], [0.1, 26], [0.25, 0])
  );
}

function clouds(scene: Scene): string {
  const { options, inks, compact, water } = scene;
  const one = (x: number, y: number, size: number): string => {
    const bar = (dx: number, dy: number, width: number, height: number): string =>
      rect(options.width * x + dx * size, water * y + dy * size, width * size, height * size, inks.cloud, { rx: (height * size) / 2 });
    return bar(0, 0, 90, 9) + bar(18, -8, 54, 9) + bar(-22, 8, 80, 7);
  };
  return group(
    { opacity: options.palette === 'night' ? '.3' : '.7' },
    one(0.74, compact ? 0.12 : 0.2, compact ? 0.7 : 1.2),
    one(0.9, compact ? 0.3 : 0.38, compact ? 0.5 : 0.9),
    compact ? '' : one(0.52, 0.3, 0.8),
  );
}

function stars(scene: Scene): string {
  const { options, random, water } = scene;
  if (options.palette !== 'night') return '';
  const d = Array.from({ length: 70 }, () => `M${num(random.next() * options.width)} ${num(random.next() ** 1.5 * water * 0.62)}h0`).join('');
  return line(d, '#FFFFFF', 1.6, { 'stroke-linecap': 'round', opacity: '.7' });
}

/** Depth lines, graticule and soundings: the deeper the line, the further from the surface. */
function chart(scene: Scene): string {
  const { options, inks, random, compact, water } = scene;
  const { width: w, height: h } = options;
  const deep = h - water;
  const count = compact ? 5 : 8;
  let contours = '';
  let heavy = '';
  let shallow = '';
  for (let k = 0; k < count; k++) {
    const y = water + 26 + (k * deep * 0.98) / count;
    let d = `M-20 ${num(y)}`;
    for (let x = 0; x <= w + 160; x += 160)
      d += `S${num(x - 50 + random.next() * 30)} ${num(y + (random.next() - 0.5) * 46)} ${num(x + 40)} ${num(y + (random.next() - 0.5) * 26)}`;
    if (k === 1) shallow = `${d}V${water}H-20Z`;
    if (k % 3 === 0) heavy += d;
    else contours += d;
  }
  const columns = compact ? 4 : 8;
  const grid = Array.from({ length: columns - 1 }, (_, k) => `M${num(((k + 1) * w) / columns)} ${water}V${h}`).join('') + `M0 ${num(water + deep * 0.52)}H${w}`;
  // one sounding per cell of a loose grid: no two numbers touch
  const [cell, row] = compact ? [64, 46] : [96, 50];
  let numbers = '';
  for (let y = water + (compact ? 48 : 62); y < h - 8; y += row) {
    for (let x = 10; x < w - 24; x += cell) {
      const [px, py] = [x + random.next() * (cell - 30), y + random.next() * (row - 18)];
      if (random.chance(0.28)) continue;
      numbers += label(String(Math.round(8 + (py - water) * 0.9 + random.next() * 26)), { x: Math.round(px), y: Math.round(py) });
    }
  }
  return (
    rect(0, water, w, deep, ref(idScope(options.idPrefix ?? 'hero')('sea'))) +
    shape(shallow, inks.tint, { opacity: '.5' }) +
    line(grid, inks.grid, 0.8) +
    line(contours, inks.contour, 0.8, { opacity: '.75' }) +
    line(heavy, inks.contour, 1.3, { opacity: '.85' }) +
    group(
      {
        'font-family': "'Newsreader Variable',Newsreader,Georgia,serif",
        'font-style': 'italic',
        'font-size': compact ? 10 : 11.5,
        fill: inks.sounding,
        opacity: '.62',
      },
      numbers,
    )
  );
}

/** Draws the scene; it fills its box and keeps the water line (`xMaxYMax slice`, the ship stays in view on the right). Up to 30 KB. */
export function drawHero(options: HeroOptions): string {
  const { width: w, height: h, ship } = options;
  if (!(w >= 200 && w <= 4000)) throw new RangeError(`width: expected 200 to 4000, got ${w}`);
  if (!(h >= 200 && h <= 3000)) throw new RangeError(`height: expected 200 to 3000, got ${h}`);
  const inks = palettes[options.palette];
  if (inks === undefined) throw new TypeError(`palette: expected day, dusk or night, got ${JSON.stringify(options.palette)}`);
  const ids = idScope(options.idPrefix ?? 'hero');
  const compact = w < 700;
  const water = Math.round(h * (compact ? 0.52 : 0.58));
  const scene: Scene = { options, inks, random: createRandom(`hero:${options.seed}`), compact, water };
  const parts = shipParts(ship, (name) => ids(`ship-${name}`), inks.ship, compact ? 'card' : 'full');
  const length = ship.lengthM + parts.aheadM;
  // a short ship is not blown up: half its size is the true difference between a river ship and a liner
  const room = compact ? w * 0.84 : w * 0.47;
  const scale = Math.min(room / length, (room / 294) * 1.5, (water * 0.62) / parts.topM);
  const shipX = w - length * scale - (compact ? w * 0.06 : w * 0.045);
  const k = scale / 10;
  const left = compact ? 0.5 : 0.6;
  const [sunX, sunY, sunR] = [w * left, water - (compact ? 58 : 92), compact ? 26 : 46];
  let wave = `M0 ${water}`;
  for (let x = 0; x < w; x += 44) wave += 'q11 -3.4 22 0t22 0';
  const start = shipX + 6;
  const keel = water + ship.draughtM * scale + 8;
  const wide = `M${num(start)} ${num(keel)}C${num(start - w * 0.1)} ${num(water + 44)} ${num(w * 0.36)} ${num(water + 14)} ${num(w * 0.26)} ${num(water + 32)}S${num(w * 0.1)} ${num(water + 62)} -20 ${num(water + 26)}`;
  const narrow = `M${num(start)} ${num(keel)}C${num(start - 6)} ${num(keel + 10)} ${num(w * 0.06)} ${num(keel + 18)} -10 ${num(keel + 13)}`;
  const route = compact ? narrow : wide;
  return canvas(
    { viewBox: [0, 0, w, h], ids, preserveAspectRatio: 'xMaxYMax slice' },
    el(
      'defs',
      {},
      gradient(ids('sky'), inks.sky),
      gradient(ids('sea'), [
        [0, inks.sea[0]],
        [1, inks.sea[1]],
      ]),
      el('clipPath', { id: ids('dry') }, rect(-2000, -3000, 9000, 3000, '#000000')),
      el('clipPath', { id: ids('wet') }, rect(-2000, 0, 9000, 600, '#000000')),
      parts.defs,
    ),
    rect(0, 0, w, water + 4, ref(ids('sky'))),
    stars(scene),
    circle(sunX, sunY, sunR * 1.7, inks.sun, { opacity: options.palette === 'night' ? '.16' : '.35' }),
    circle(sunX, sunY, sunR, inks.sun),
    clouds(scene),
    land(scene),
    chart(scene),
    group(
      { transform: `translate(${num(shipX)} ${water}) scale(${String(Math.round(k * 10000) / 10000)})` },
      el('g', { id: ids('hull') }, group({ 'clip-path': ref(ids('dry')) }, parts.body)),
      // the hull shows through the chart
      group({ 'clip-path': ref(ids('wet')), opacity: fine(options.palette === 'night' ? 0.5 : 0.34) }, underwater(ship)),
    ),
    line(`M${num(shipX + ship.lengthM * scale * 0.03)} ${water + 1.5}H${num(shipX + ship.lengthM * scale * 0.97)}`, '#FFFFFF', 2.4, {
      opacity: '.8',
      'stroke-dasharray': '60 8 120 14 40 10',
    }),
    line(wave, inks.wave, 1.1, { opacity: '.8' }),
    line(route, inks.route, 2.4, { 'stroke-dasharray': '11 7', 'stroke-linecap': 'round', opacity: '.92' }),
  );
}

/** The wetted hull as one shape in the keel's colour. */
function underwater(ship: ShipDrawing): string {
  const [l, d] = [ship.lengthM * 10, ship.draughtM * 10];
  const flat = ship.kind === 'river';
  const path = flat
    ? `M4 0C10 ${num(d * 0.7)} 24 ${num(d)} 50 ${num(d)}H${num(l * 0.94)}C${num(l * 0.96)} ${num(d)} ${num(l * 0.97)} ${num(d * 0.4)} ${num(l * 0.972)} 0Z`
    : `M50 0C${num(l * 0.04)} ${num(d * 0.7)} ${num(l * 0.06)} ${num(d)} ${num(l * 0.12)} ${num(d)}H${num(l * 0.92)}C${num(l * 0.96)} ${num(d)} ${num(l * 0.985)} ${num(d * 0.8)} ${num(l * 0.98)} ${num(d * 0.4)}C${num(l * 0.97)} ${num(d * 0.2)} ${num(l * 0.957)} ${num(d * 0.2)} ${num(l * 0.955)} 0Z`;
  return shape(path, ship.colours.keel);
}
