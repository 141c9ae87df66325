// Open water: the Atlantic crossing, the voyage round the world, and the sea of the house mark.
import { circle, el, group, line, num, rect, ref, shape } from '../svg.ts';
import { typicalShips } from '../ship-silhouette.ts';
import { shipParts } from '../ship-profile.ts';
import type { ShipDrawing } from '../ship-drawing.ts';
import { gulls } from './motifs.ts';
import { across, cloud, depth, fromRight, glints, path, put, ridge, sky, smallShip, stars, sun, water, type Recipe } from './stage.ts';

const liner: ShipDrawing = {
  ...typicalShips.classic,
  lengthM: 290,
  draughtM: 9,
  freeboardM: 15,
  decks: 7,
  lifeboats: 9,
  funnel: { place: 0.38, style: 'classic', heightM: 17, count: 2 },
  colours: { hull: '#14243A', band: '#F6E7C8', keel: '#A23B2A', funnel: '#C2452D', accent: '#C2452D' },
  seed: 'liner',
};

/** A rolling line of waves across the picture. */
const swell = (width: number, y: number, length: number, lift: number): string => {
  let d = `M-10 ${num(y)}`;
  for (let x = -10; x < width + length; x += length) d += `q${num(length / 4)} ${num(-lift)} ${num(length / 2)} 0t${num(length / 2)} 0`;
  return d;
};

const transatlantic: Recipe = {
  horizon: 0.64,
  leaves: false,
  draw(s) {
    const ship = shipParts(liner, (name) => s.ids(`liner-${name}`), 'day', 'card');
    const scale = (s.format === 'portrait' ? 0.136 : 0.136) * s.scale;
    const clip = s.ids('dry');
    const y = s.horizon + depth(s) * 0.26;
    const left = s.format === 'portrait' ? s.width * 0.1 : s.format === 'wide' ? s.width * 0.48 : s.width * 0.3;
    const smoke = (dx: number): string =>
      shape(
        `M${dx} 0C${dx - 30} -16 ${dx - 70} -10 ${dx - 110} -24C${dx - 150} -36 ${dx - 190} -28 ${dx - 240} -42C${dx - 200} -48 ${dx - 160} -44 ${dx - 120} -36C${dx - 70} -30 ${dx - 20} -30 ${dx + 6} -4Z`,
        '#FFFFFF',
        { opacity: '.35' },
      );
    return [
      el('defs', {}, ship.defs, el('clipPath', { id: clip }, rect(-400, -1000, 4200, 1000, '#000000'))),
      sky(s, [0, '#26406E'], [0.4, '#8C7BA0'], [0.74, '#F0A98A'], [1, '#FBD7A6']),
      stars(s, 18, 0.2),
      sun(s, 0.26, 0.11, 50, '#FFF0CC', '#FFCB94'),
      cloud(s, 0.46, 0.2, 1.3, '#F9CDB6', 0.5),
      cloud(s, 0.08, 0.3, 0.9, '#F9CDB6', 0.5),
      cloud(s, 0.74, 0.36, 0.9, '#F9CDB6', 0.4),
      water(s, [0, '#F6BE96'], [0.22, '#A9798F'], [0.6, '#455487'], [1, '#172450']),
      path(s, 0.26, '#FFE6C2', 0.6),
      put(s, left + liner.lengthM * 4.2 * scale, y - 480 * scale, 0.9, smoke(0), smoke(44)),
      group(
        { transform: `translate(${num(left)} ${num(y)}) scale(${String(Math.round(scale * 10000) / 10000)})` },
        group({ 'clip-path': ref(clip) }, ship.body),
      ),
      line(
        `M${num(left - 60)} ${num(y + 1)}Q${num(left + 1500 * scale)} ${num(y + 7 * s.scale)} ${num(left + 2860 * scale)} ${num(y + 1)}`,
        '#FFF3E4',
        3.2 * s.scale,
        { 'stroke-linecap': 'round', opacity: '.9' },
      ),
      shape(
        `M${num(left + 2730 * scale)} ${num(y + 3)}q${num(14 * s.scale)} ${num(-13 * s.scale)} ${num(34 * s.scale)} ${num(-8 * s.scale)}q${num(-10 * s.scale)} ${num(8 * s.scale)} ${num(-6 * s.scale)} ${num(9 * s.scale)}Z`,
        '#FFF3E4',
        { opacity: '.9' },
      ),
      line(swell(s.width, s.horizon + depth(s) * 0.46, 120 * s.scale, 7), '#C99AA4', 1.6, { opacity: '.6' }),
      line(swell(s.width, s.horizon + depth(s) * 0.62, 170 * s.scale, 10), '#8A7FAE', 2, { opacity: '.6' }),
      line(swell(s.width, s.horizon + depth(s) * 0.84, 230 * s.scale, 14), '#6A6FA6', 2.6, { opacity: '.6' }),
      glints(s, '#FFE0C4', 40, 0.45, 0.3),
      put(
        s,
        across(s, 0.1),
        s.horizon - 110 * s.scale,
        1,
        gulls(
          [
            [0, 0],
            [26, -14],
          ],
          '#26406E',
        ),
      ),
    ].join('');
  },
};

/** Continents seen from the Atlantic, in a globe of radius 100. */
const continents =
  'M-62 -60C-46 -74 -22 -80 -10 -74C-14 -62 -30 -58 -34 -46C-30 -38 -40 -30 -44 -22C-52 -18 -50 -8 -42 -4C-48 0 -60 -8 -66 -20C-80 -26 -78 -48 -62 -60ZM-44 -2C-30 -6 -12 4 -4 16C2 22 -4 34 -10 44C-14 58 -24 70 -28 80C-36 74 -36 56 -36 44C-46 34 -50 14 -44 -2ZM28 -66C40 -74 56 -70 62 -62C56 -56 58 -50 50 -48C46 -42 36 -46 30 -40C24 -46 30 -52 26 -58ZM24 -32C36 -38 56 -36 66 -28C78 -22 84 -8 86 4C80 10 76 18 74 28C70 40 64 52 58 56C50 48 54 30 48 20C40 16 26 18 20 6C14 -8 16 -22 24 -32ZM70 -58C80 -50 90 -36 94 -20C86 -22 76 -32 68 -36C72 -44 66 -50 70 -58Z';

const world: Recipe = {
  horizon: 0.66,
  leaves: false,
  draw(s) {
    const clip = s.ids('globe');
    const meridians = [-0.92, -0.62, -0.24, 0.24, 0.62, 0.92].map((k) => `M0 -100C${num(k * 134)} -96 ${num(k * 134)} 96 0 100`).join('');
    const parallels = [-60, -30, 0, 30, 60]
      .map((y) => {
        const half = Math.sqrt(10000 - y * y);
        return `M${num(-half)} ${y}Q0 ${y + 12} ${num(half)} ${y}`;
      })
      .join('');
    const globe =
      el('defs', {}, el('clipPath', { id: clip }, circle(0, 0, 100, '#000000'))) +
      circle(0, 0, 118, '#FFE3B0', { opacity: '.16' }) +
      circle(0, 0, 108, '#FFE3B0', { opacity: '.22' }) +
      group(
        { 'clip-path': ref(clip) },
        circle(0, 0, 100, '#CFE6EE'),
        shape(continents, '#F4EAD0', { stroke: '#B7A06B', 'stroke-width': 1.4 }),
        line(meridians + parallels, '#5F9AB4', 0.8, { opacity: '.6' }),
        shape('M0 -100C90 -92 90 92 0 100C70 100 104 60 100 0S70 -100 0 -100Z', '#1B3768', { opacity: '.22' }),
      );
    const route =
      line('M-150 62C-110 20 -70 -20 -14 -10S70 -30 132 -74', '#B3146B', 3.4, { 'stroke-dasharray': '9 7', 'stroke-linecap': 'round' }) +
      circle(-14, -10, 5, '#FFFFFF', { stroke: '#B3146B', 'stroke-width': 3 }) +
      circle(46, -22, 4, '#FFFFFF', { stroke: '#B3146B', 'stroke-width': 2.6 }) +
      circle(-76, 0, 4, '#FFFFFF', { stroke: '#B3146B', 'stroke-width': 2.6 });
    const r = s.format === 'portrait' ? 1.5 : 1.5;
    return [
      sky(s, [0, '#12224A'], [0.5, '#2F4F86'], [0.85, '#8FA6C4'], [1, '#E9D9C0']),
      stars(s, 56, 0.5),
      put(s, across(s, s.format === 'wide' ? 0.66 : 0.54), s.horizon - 66 * s.scale * r, r, globe, route),
      water(s, [0, '#C9CFCB'], [0.2, '#6F8FB0'], [0.6, '#2C4A80'], [1, '#12224A']),
      line(swell(s.width, s.horizon + depth(s) * 0.5, 150 * s.scale, 8), '#8FA6C4', 1.6, { opacity: '.5' }),
      line(swell(s.width, s.horizon + depth(s) * 0.8, 210 * s.scale, 12), '#6F8FC0', 2.2, { opacity: '.45' }),
      path(s, s.format === 'wide' ? 0.66 : 0.54, '#F3E9D2', 0.4),
      glints(s, '#E9EEF0', 40, 0.4, 0.08),
      smallShip(s, { kind: 'large', x: s.format === 'portrait' ? 0.2 : 0.28, y: 0.3, length: 168, fill: '#FFFDF6', dark: '#2C4A80', funnel: '#B3146B' }),
    ].join('');
  },
};

const sea: Recipe = {
  horizon: 0.62,
  leaves: false,
  draw(s) {
    // the safe-water mark that opens every fairway: red and white upright stripes, ball on top
    const buoy =
      line('M0 -108V-146', '#33202A', 4) +
      circle(0, -154, 15, '#C2282E') +
      shape('M0 -169A15 15 0 0 1 0 -139A22 22 0 0 0 0 -169Z', '#8E1C24') +
      [-3, -2, -1, 0, 1, 2].map((k) => shape(`M${k * 17} 30L${k * 8} -108H${(k + 1) * 8}L${(k + 1) * 17} 30Z`, k % 2 ? '#C2282E' : '#FBF6EE')).join('') +
      shape('M17 30L8 -108H24L51 30Z', '#3A1420', { opacity: '.16' }) +
      rect(-30, -114, 60, 7, '#33202A', { rx: 2 }) +
      shape('M-34 -60L-32 -72H32L34 -60Z', '#33202A', { opacity: '.16' }) +
      line('M-22 -114L-12 -130H12L22 -114', '#33202A', 3);
    const skirt =
      shape('M-72 28C-40 12 40 12 72 28C60 52 -60 52 -72 28Z', '#33202A') +
      shape('M-92 36C-60 20 -30 34 0 28S66 22 94 36C60 48 -60 48 -92 36Z', '#CFE6EA') +
      shape('M-86 40C-50 30 -20 42 8 36S70 32 88 42C60 54 -60 54 -86 40Z', '#3F8FA8');
    return [
      sky(s, [0, '#5FA6C6'], [0.55, '#BFDDE4'], [0.88, '#FBE9D2'], [1, '#FDE6CC']),
      sun(s, 0.3, 0.2, 27, '#FFF8E6', '#FFE6BE'),
      cloud(s, 0.1, 0.16, 1.1, '#FFFFFF', 0.8),
      cloud(s, 0.54, 0.12, 0.9, '#FFFFFF', 0.7),
      ridge(s, '#AFCBD4', 0.03, [-0.02, 0.05], [0.2, 0.07], [0.44, 0.02], [0.52, 0]),
      water(s, [0, '#BFDDDC'], [0.3, '#5FA6B8'], [1, '#14506E']),
      path(s, 0.3, '#FFF6E4', 0.5),
      glints(s, '#F4FBFA', 44, 0.55, 0.06),
      smallShip(s, { kind: 'large', x: 0.16, y: 0.16, length: 124, fill: '#FFFFFF', dark: '#14506E', funnel: '#B3146B' }),
      line(swell(s.width, s.horizon + depth(s) * 0.56, 140 * s.scale, 8), '#A9D3DA', 1.8, { opacity: '.6' }),
      put(s, s.format === 'portrait' ? across(s, 0.66) : fromRight(s, 190), s.horizon + depth(s) * 0.52, 1, group({ transform: 'rotate(-5)' }, buoy), skirt),
      line(swell(s.width, s.horizon + depth(s) * 0.88, 220 * s.scale, 13), '#7FB8C6', 2.4, { opacity: '.55' }),
      put(
        s,
        across(s, 0.5),
        s.horizon - 150 * s.scale,
        1,
        gulls(
          [
            [0, 0],
            [34, -18],
            [70, 4],
          ],
          '#33505E',
        ),
      ),
    ].join('');
  },
};

export const oceanRecipes = { transatlantic, world, sea };
