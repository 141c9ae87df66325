// Arctic and Antarctica, and the ice that Alaska borrows from them.
import { circle, el, gradient, group, num, ref, shape } from '../svg.ts';
import { across, cloud, depth, foreground, glints, put, range, sky, smallShip, snow, stars, sun, water, type Recipe, type Stage } from './stage.ts';

/** An iceberg with a lit face, a shaded face and a ledge; 100 units wide. */
const berg = (front: string, side: string, ledge: string): string =>
  shape('M0 0L10 -46L26 -78L40 -58L52 -70L66 -34L76 -42L100 0Z', side) +
  shape('M0 0L10 -46L26 -78L33 -40L30 0Z', front) +
  shape('M30 0L33 -40L40 -58L52 -70L54 -36L62 0Z', ledge) +
  shape('M-6 0H106L98 5H2Z', front, { opacity: '.55' });

export const floes = (s: Stage, places: readonly (readonly [x: number, y: number, size: number])[], top: string, side: string): string =>
  places
    .map(([x, y, size]) => put(s, across(s, x), s.horizon + depth(s) * y, size, shape('M0 0L10 -7H44L58 0L50 5H10Z', top), shape('M0 0H58L50 5H10Z', side)))
    .join('');

const bear = group(
  {},
  shape(
    'M6 -11C4 -20 14 -24 26 -23C38 -25 48 -25 53 -24L60 -27C65 -27 68 -22 69 -19L66 -16L58 -15C57 -9 57 -5 57 0H50L48 -9C42 -7 32 -7 25 -9L24 0H16L15 -8L11 0H4C6 -4 7 -7 6 -11Z',
    '#FBF6E9',
  ),
  shape('M57 0H50L48 -9L53 -10Z M24 0H16L15 -8L20 -10Z', '#D9DED8'),
  circle(64, -22, 1.1, '#17304F'),
  circle(69, -18.6, 1.4, '#17304F'),
);

const arctic: Recipe = {
  horizon: 0.64,
  leaves: false,
  draw(s) {
    const { width: w, height: h } = s;
    const light = s.ids('aurora');
    const coast = range(s, '#7FA3C0', 0.1, [-0.01, 0.12], [0.3, 0.17], [0.52, 0.08], [0.74, 0.2], [1.01, 0.15]);
    const y = (share: number): string => num(h * share);
    const x = (share: number): string => num(w * share);
    return [
      el(
        'defs',
        {},
        gradient(light, [
          [0, '#7CF0C4', 0],
          [0.6, '#7CF0C4', 0.8],
          [1, '#5FD3E8', 0],
        ]),
      ),
      sky(s, [0, '#0A1E40'], [0.55, '#17406E'], [0.9, '#7FB1C9'], [1, '#CFE3EA']),
      stars(s, 64, 0.4),
      shape(
        `M${x(-0.06)} ${y(0.42)}C${x(0.14)} ${y(0)} ${x(0.4)} ${y(0.42)} ${x(0.62)} ${y(0.12)}S${x(0.92)} ${y(0.14)} ${x(1.02)} ${y(0.02)}V${y(0.2)}C${x(0.86)} ${y(0.26)} ${x(0.76)} ${y(0.26)} ${x(0.64)} ${y(0.34)}S${x(0.26)} ${y(0.34)} ${x(-0.06)} ${y(0.56)}Z`,
        ref(light),
        { opacity: '.85' },
      ),
      shape(
        `M${x(0.1)} ${y(0.4)}C${x(0.36)} ${y(0.36)} ${x(0.52)} ${y(0.2)} ${x(0.76)} ${y(0.2)}S${x(0.96)} ${y(0.3)} ${x(1.04)} ${y(0.22)}V${y(0.34)}C${x(0.8)} ${y(0.38)} ${x(0.46)} ${y(0.4)} ${x(0.1)} ${y(0.4)}Z`,
        ref(light),
        { opacity: '.5' },
      ),
      coast.markup,
      snow(s, coast.points, 0.1, '#F4F9FC'),
      water(s, [0, '#A8CBD8'], [0.2, '#5B93B4'], [1, '#0F3560']),
      glints(s, '#DFF3F4', 40, 0.45),
      put(s, across(s, 0.64), s.horizon + depth(s) * 0.2, 1.25, berg('#F4FAFD', '#A9CBE0', '#D5E8F2')),
      put(s, across(s, 0.02), s.horizon + depth(s) * 0.26, 0.8, berg('#EAF5FA', '#9CC1D8', '#CBE3EF')),
      smallShip(s, { kind: 'expedition', x: 0.31, y: 0.22, length: 92, fill: '#D9482E', dark: '#FFE2A8', funnel: '#17304F' }),
      floes(
        s,
        [
          [0.04, 0.62, 0.9],
          [0.24, 0.52, 0.7],
          [0.86, 0.5, 0.8],
          [0.83, 0.86, 1.3],
          [0.1, 0.93, 1.2],
        ],
        '#F4FAFD',
        '#9CC3DA',
      ),
      put(
        s,
        across(s, 0.46),
        s.horizon + depth(s) * 0.78,
        1.15,
        shape('M-24 0L-6 -8H92L112 0L100 9H-6Z', '#F4FAFD'),
        shape('M-24 0H112L100 9H-6Z', '#9CC3DA'),
        group({ transform: 'translate(8 -4)' }, bear),
      ),
    ].join('');
  },
};

/** An emperor penguin, 40 units high, looking to the right. */
const penguin = (scarf = '#F2A93B'): string =>
  shape('M-9 0C-12 -12 -11 -26 -5 -32C-6 -38 -2 -42 3 -42C7 -42 9 -39 9 -36L15 -34L9 -32C13 -24 13 -12 9 0Z', '#1B2A3D') +
  shape('M-1 -2C-6 -12 -5 -24 1 -30C8 -26 11 -12 7 -2Z', '#FDFBF4') +
  shape('M-3 -33C0 -30 5 -29 8 -31C7 -27 2 -26 -2 -28Z', scarf) +
  shape('M-6 -26C-13 -20 -14 -12 -12 -8C-8 -12 -6 -18 -4 -24Z', '#101C2C') +
  shape('M-7 0H0L-2 -3ZM3 0H11L7 -3Z', scarf);

const antarctica: Recipe = {
  horizon: 0.62,
  leaves: false,
  draw(s) {
    const peaks = range(s, '#9DB7CF', 0.1, [-0.02, 0.14], [0.2, 0.3], [0.36, 0.12], [0.56, 0.26], [0.74, 0.1], [1.02, 0.2]);
    const group3 = [
      [0, 1.35],
      [38, 1.2],
      [66, 0.72],
      [128, 1.3],
    ] as const;
    return [
      sky(s, [0, '#8FB4D0'], [0.55, '#DCE1E4'], [1, '#FCE3CF']),
      sun(s, 0.7, 0.3, 20, '#FFF9EC', '#FFE3BE'),
      cloud(s, 0.1, 0.16, 1, '#FFFFFF', 0.7),
      cloud(s, 0.5, 0.1, 0.7, '#FFFFFF', 0.6),
      peaks.markup,
      snow(s, peaks.points, 0.08, '#FBFDFE'),
      water(s, [0, '#BFD8E2'], [0.25, '#6FA6C0'], [1, '#1F5E86']),
      glints(s, '#F7FBFC', 34, 0.55),
      // tabular iceberg with an arch
      put(
        s,
        across(s, 0.58),
        s.horizon + depth(s) * 0.2,
        1.05,
        shape('M0 0V-62L18 -74L70 -70L128 -78L196 -66L214 -48V0H138C138 -38 92 -40 88 0Z', '#F2F8FB'),
        shape('M0 0V-62L18 -74L24 -30L20 0ZM138 0C138 -38 92 -40 88 0H96C100 -24 128 -26 132 0ZM196 -66L214 -48V0H186Z', '#8FBFD8'),
        shape('M24 -30L70 -36L84 -52L128 -44L190 -34', 'none', { stroke: '#C5DEEA', 'stroke-width': 4 }),
        shape('M-8 0H224L212 6H4Z', '#CFE6F0', { opacity: '.7' }),
      ),
      smallShip(s, { kind: 'expedition', x: 0.3, y: 0.13, length: 74, fill: '#1F3F63', dark: '#E8F1F5', funnel: '#D9482E' }),
      floes(
        s,
        [
          [0.06, 0.3, 0.8],
          [0.42, 0.46, 0.9],
          [0.84, 0.56, 1.1],
        ],
        '#FBFDFE',
        '#9CC3DA',
      ),
      foreground(s, '#CFE2EE', [-0.01, 0.85], [0.3, 0.82], [0.62, 0.9], [1.01, 0.96]),
      foreground(s, '#F7FBFD', [-0.01, 0.88], [0.3, 0.845], [0.6, 0.925], [1.01, 0.99]),
      put(
        s,
        across(s, 0.1),
        s.height * 0.92,
        1,
        ...group3.map(([x, size], i) =>
          group(
            { transform: `translate(${x} ${i % 2 ? -4 : 2}) scale(${i === 1 ? -size : size} ${size})` },
            shape('M-16 1C-6 4 14 4 24 0L4 -2Z', '#B9D2E2'),
            penguin(i === 2 ? '#C9D2D8' : '#F2A93B'),
          ),
        ),
      ),
    ].join('');
  },
};

export const polarRecipes = { arctic, antarctica };
