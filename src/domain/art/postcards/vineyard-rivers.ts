// Danube, Rhine, Moselle.
import { circle, group, line, num, rect, shape } from '../svg.ts';
import { arch, rows, street, tower } from './motifs.ts';
import { above, across, cloud, depth, foreground, fromRight, glints, path, put, ridge, sky, smallShip, sun, water, type Recipe, type Stage } from './stage.ts';

const crenels = (x: number, y: number, width: number, count: number, fill: string): string =>
  shape(Array.from({ length: count }, (_, k) => `M${num(x + (k * width) / (count - 0.5))} ${y}v-7h${num((width / (count - 0.5)) * 0.55)}v7Z`).join(''), fill);

/** A castle with keep, palace and wall; about 120 units wide. */
const castle = (stone: string, shade: string, roof: string): string =>
  rect(-58, -34, 116, 36, stone) +
  crenels(-58, -34, 116, 12, stone) +
  rect(-14, -92, 30, 92, stone) +
  rect(6, -92, 10, 92, shade) +
  crenels(-16, -92, 34, 5, stone) +
  rect(-50, -58, 30, 58, stone) +
  shape('M-54 -58L-35 -84L-16 -58Z', roof) +
  tower(40, 0, 22, 62, stone, roof, 34) +
  shape('M-64 2L-58 -14H58L66 2Z', shade) +
  arch(28, 0, 12, 20, '#4A3A2A') +
  shape('M-40 -46h5v9h-5ZM-30 -46h5v9h-5ZM-3 -74h5v10h-5ZM38 -48h4v9h-4Z', '#4A3A2A');

const vineyard = (s: Stage, name: string, outline: string, stripe: (k: number) => string, count: number): string =>
  rows(
    s.ids(name),
    outline,
    '#8DB052',
    Array.from({ length: count }, (_, k) => stripe(k)),
    ['#A9C468', '#6B9440'],
    3,
  );

const lane = line('M112 -30C200 -70 280 -84 420 -86S700 -96 900 -98', '#E9D8A6', 3.4);

const abbey =
  rect(-17, -104, 34, 106, '#8FB6CF') +
  rect(-20, -106, 40, 4, '#FFFFFF') +
  rect(-20, -64, 40, 3, '#FFFFFF') +
  rect(-17, -104, 5, 106, '#FFFFFF', { opacity: '.5' }) +
  arch(0, -74, 11, 22, '#33505E') +
  arch(0, -30, 11, 22, '#33505E') +
  rect(-13, -122, 26, 17, '#A8C8DC') +
  circle(0, -113, 5, '#FFFFFF') +
  shape('M-17 -122C-17 -136 -7 -134 -6 -144C-5 -152 5 -152 6 -144C7 -134 17 -136 17 -122Z', '#2F6B5A') +
  rect(-4, -160, 8, 12, '#8FB6CF') +
  shape('M-6 -160C-6 -168 6 -168 6 -160Z', '#2F6B5A') +
  line('M0 -166v-16M-4 -176h8', '#C79A2D', 2);

const nave =
  rect(16, -40, 84, 42, '#F4EAD4') + shape('M12 -40L26 -62H92L104 -40Z', '#A8492F') + shape('M28 -28h7v14h-7ZM48 -28h7v14h-7ZM68 -28h7v14h-7Z', '#33505E');

const danube: Recipe = {
  horizon: 0.68,
  leaves: true,
  draw(s) {
    const hill = vineyard(
      s,
      'vines',
      'M-20 4C90 -16 150 -150 340 -190C420 -204 520 -210 900 -214V4Z',
      (k) => `M${-40 + k * 19} 8C${90 + k * 15} ${-30} ${170 + k * 13} ${-150} ${340 + k * 22} ${-230}`,
      32,
    );
    return [
      sky(s, [0, '#6FA9B8'], [0.5, '#C9DDC9'], [1, '#FBE7B4']),
      sun(s, 0.4, 0.34, 24, '#FFF7DE', '#FFE7A3'),
      cloud(s, 0.56, 0.1, 1.1, '#FFFFFF', 0.8),
      cloud(s, 0.12, 0.2, 0.7, '#FFFFFF', 0.6),
      ridge(s, '#9DBB9B', 0.06, [-0.02, 0.24], [0.3, 0.2], [0.6, 0.26], [1.02, 0.3]),
      ridge(s, '#6F9A5E', 0.05, [-0.02, 0.3], [0.2, 0.22], [0.46, 0.06], [0.62, 0]),
      put(s, fromRight(s, s.format === 'portrait' ? 270 : 380), s.horizon, 1, hill, lane),
      put(
        s,
        fromRight(s, s.format === 'portrait' ? 54 : 84),
        s.horizon - (s.format === 'portrait' ? 170 : 182) * s.scale,
        0.72,
        castle('#D6B57E', '#B08A50', '#8E3B2A'),
        shape('M-74 0L-60 -6H60L84 0L110 26H-110Z', '#9C8254'),
      ),
      put(
        s,
        0,
        s.horizon + 1,
        1,
        street(s.random, 22, 250, 0, [22, 36], ['#F7EBD0', '#F2D08E', '#EBC7B0', '#FFFFFF'], '#A8492F', '#54626B'),
        group({ transform: 'translate(116 0)' }, nave, abbey),
        rect(0, -5, 268, 6, '#C9B894'),
      ),
      water(s, [0, '#C9D9B4'], [0.3, '#7FA9A0'], [1, '#2F6A74']),
      glints(s, '#FDF6DC', 48, 0.6),
      smallShip(s, { kind: 'river', x: 0.36, y: 0.34, length: 190, fill: '#FDFBF4', dark: '#2F6A74' }),
      foreground(s, '#2B3A21', [-0.01, 0.93], [0.16, 0.92], [0.42, 1.01]),
      put(
        s,
        0,
        s.height * 0.95,
        1,
        line('M14 0q4 -20 -2 -34M26 2q0 -18 6 -30M40 3q-2 -16 -8 -26M60 4q2 -14 8 -22', '#2B3A21', 2.4, { 'stroke-linecap': 'round' }),
      ),
    ].join('');
  },
};

const rhine: Recipe = {
  horizon: 0.64,
  leaves: true,
  draw(s) {
    const rock =
      shape('M-60 4C-40 -40 -30 -90 -4 -132C14 -160 40 -176 70 -178C110 -186 160 -176 700 -190V4Z', '#6B7F5A') +
      shape('M-60 4C-40 -40 -30 -90 -4 -132L20 -90L6 -50L34 -20L24 4ZM60 -176L84 -120L66 -70L100 -30L96 4H128L120 -44L142 -96L118 -178Z', '#55684A') +
      line('M-30 -60L10 -74M-14 -100L30 -112M40 -60L70 -66M90 -140L120 -150', '#8C9A72', 4);
    const slope = vineyard(
      s,
      'vines',
      'M-300 4V-150C-180 -140 -90 -110 -20 -60C20 -34 60 -10 110 4Z',
      (k) => `M${-320 + k * 18} 8C${-330 + k * 17} -40 ${-330 + k * 15} -110 ${-340 + k * 12} -170`,
      26,
    );
    // the toll castle stands in the river like a ship of stone
    const toll =
      shape('M-72 6L-66 -24H56L84 4L60 10Z', '#E9E2D2') +
      shape('M56 -24L84 4L60 10L40 8Z', '#C9C0AC') +
      rect(-60, -50, 108, 28, '#F6F1E4') +
      shape('M-66 -50L-58 -62H46L54 -50Z', '#3F4C57') +
      rect(-10, -96, 30, 50, '#F6F1E4') +
      rect(10, -96, 10, 50, '#DDD5C2') +
      shape('M-15 -96C-12 -110 2 -110 5 -128C8 -110 22 -110 25 -96Z', '#3F4C57') +
      line('M5 -126v-12', '#C79A2D', 2) +
      tower(-56, -22, 16, 36, '#F6F1E4', '#3F4C57', 20) +
      tower(46, -22, 16, 36, '#F6F1E4', '#3F4C57', 20) +
      shape('M-44 -42h5v8h-5ZM-30 -42h5v8h-5ZM26 -42h5v8h-5ZM2 -80h6v10h-6Z', '#B23A2E') +
      shape('M-90 10C-60 2 60 2 100 10C60 18 -60 18 -90 10Z', '#7C8A64');
    return [
      sky(s, [0, '#5F8FB0'], [0.5, '#C7D3C6'], [0.85, '#F8D9A4'], [1, '#FBE8C2']),
      sun(s, 0.52, 0.16, 25, '#FFF4D6', '#FFE09A'),
      cloud(s, 0.18, 0.12, 1, '#FFFFFF', 0.6),
      cloud(s, 0.62, 0.18, 0.8, '#FFFFFF', 0.55),
      ridge(s, '#A9B79C', 0.05, [-0.02, 0.18], [0.4, 0.1], [0.6, 0.08], [1.02, 0.2]),
      put(s, fromRight(s, s.format === 'portrait' ? 170 : 240), s.horizon + 1, 1, rock),
      put(s, fromRight(s, s.format === 'portrait' ? 66 : 104), s.horizon - 177 * s.scale, 0.8, castle('#D8BE92', '#B39A6C', '#6E3B32')),
      put(
        s,
        across(s, s.format === 'portrait' ? 0.36 : 0.26),
        s.horizon + 1,
        1,
        slope,
        street(s.random, -168, 70, 0, [18, 28], ['#F7EBD0', '#FFFFFF', '#EBD3A8'], '#5A4640', '#54626B'),
        tower(-60, 0, 16, 56, '#F7EBD0', '#4B5A62', 34),
      ),
      water(s, [0, '#DCDDB6'], [0.3, '#8CA99A'], [1, '#34626A']),
      path(s, 0.52, '#FFF1CF', 0.45),
      glints(s, '#FDF3D6', 38, 0.55, 0.06),
      put(s, across(s, 0.62), s.horizon + depth(s) * 0.36, 1.05, toll),
      smallShip(s, { kind: 'river', x: 0.06, y: 0.62, length: 190, fill: '#FDFBF4', dark: '#34626A' }),
      foreground(s, '#33402A', [0.6, 1.01], [0.84, 0.95], [1.01, 0.92]),
    ].join('');
  },
};

const moselle: Recipe = {
  horizon: 0.56,
  leaves: true,
  draw(s) {
    const [w, h] = [s.width, s.height];
    const at = (x: number, y: number): string => `${num(w * x)} ${num(h * y)}`;
    // the loop of the river, seen from above the vineyards
    const loop = `M${at(0.98, 0.565)}C${at(0.7, 0.575)} ${at(0.36, 0.585)} ${at(0.2, 0.63)}S${at(0.06, 0.76)} ${at(0.3, 0.8)}S${at(0.9, 0.83)} ${at(1.02, 0.9)}V${num(h * 1.01)}H${num(w * 0.6)}C${at(0.3, 0.97)} ${at(-0.06, 0.9)} ${at(-0.06, 0.74)}S${at(0.1, 0.59)} ${at(0.5, 0.563)}Z`;
    const keep =
      shape('M-170 112C-96 84 -70 30 -44 -4H50C74 34 104 84 176 112Z', '#5F8448') +
      shape('M10 -4H50C74 34 104 84 176 112H60C50 60 30 24 10 -4Z', '#4C6E3C') +
      line('M-60 30C-20 20 30 22 66 32M-84 58C-30 44 40 46 92 60', '#8FB05A', 3.4) +
      castle('#E3CFA6', '#B99D6C', '#46525C') +
      tower(-2, -92, 26, 4, '#E3CFA6', '#46525C', 40);
    const bank =
      street(s.random, -150, 118, 0, [17, 27], ['#FBF3E0', '#F2DDB4', '#FFFFFF', '#EAC9A4'], '#46525C', '#54626B') +
      tower(-70, 0, 15, 50, '#FBF3E0', '#46525C', 34);
    return [
      sky(s, [0, '#6BAAC8'], [0.6, '#CFE2DA'], [1, '#FBEBC4']),
      sun(s, 0.22, 0.34, 22, '#FFF8E0', '#FFEAAA'),
      cloud(s, 0.34, 0.1, 0.9, '#FFFFFF', 0.8),
      cloud(s, 0.7, 0.14, 0.8, '#FFFFFF', 0.7),
      ridge(s, '#A3BDA0', 0.05, [-0.02, 0.16], [0.3, 0.2], [0.62, 0.14], [1.02, 0.2]),
      ridge(s, '#7FA267', 0.05, [-0.02, 0.1], [0.24, 0.08], [0.56, 0.14], [1.02, 0.08]),
      rect(0, s.horizon, w, h - s.horizon, '#8FB05A'),
      shape(loop, '#6FA3B4'),
      shape(loop, '#D5E6DC', { opacity: '.28' }),
      glints(s, '#F6FAEE', 22, 0.5, 0.62, 0.96, 0.2, 0.9),
      put(s, across(s, s.format === 'portrait' ? 0.6 : 0.58), s.horizon + depth(s) * 0.5 - 112 * s.scale, 1, keep),
      farVines(s),
      put(s, across(s, 0.56), s.horizon + depth(s) * 0.5, 1, bank, rect(-160, -3, 290, 5, '#C9B894')),
      smallShip(s, { kind: 'river', x: 0.36, y: 0.7, length: 150, fill: '#FDFBF4', dark: '#2F5F74' }),
      put(
        s,
        0,
        h,
        1,
        vineyard(s, 'front', 'M-10 10V-96C40 -92 90 -66 130 -30C150 -12 170 0 190 10Z', (k) => `M${-60 + k * 17} 20L${-20 + k * 9} -120`, 18),
      ),
      put(
        s,
        w,
        h,
        1,
        vineyard(s, 'front2', 'M10 10V-52C-30 -50 -80 -30 -130 10Z', (k) => `M${-150 + k * 16} 20L${-90 + k * 9} -80`, 12),
      ),
    ].join('');
  },
};

/** Vineyard bands on the far bank of the Moselle. */
const farVines = (s: Stage): string =>
  line(
    Array.from(
      { length: 7 },
      (_, k) => `M${num(across(s, 0.84 + k * 0.03))} ${num(s.horizon + depth(s) * 0.5)}L${num(across(s, 0.8 + k * 0.035))} ${num(above(s, -0.02))}`,
    ).join(''),
    '#6B9440',
    3 * s.scale,
    { opacity: '.7' },
  );

export const vineyardRiversRecipes = { danube, rhine, moselle };
