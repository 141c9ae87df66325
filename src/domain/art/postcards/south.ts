// Mediterranean, Greece, Canaries, Azores.
import { circle, group, line, num, rect, shape } from '../svg.ts';
import { arch, cypress, dome, house, sloop, tower } from './motifs.ts';
import { across, cloud, depth, foreground, fromRight, glints, path, put, range, ridge, sky, smallShip, snow, sun, water, type Recipe, type Stage } from './stage.ts';

/** A town that climbs a hill: every row stands on the roofs of the row before it, so no house floats. */
function hillTown(s: Stage): string {
  const walls = ['#F6D9A8', '#F2B184', '#E8896B', '#FBEFD8', '#F0C46A', '#E9A7A0', '#FFF7EA'];
  const rows = 6;
  let out = '';
  for (let row = rows - 1; row >= 0; row--) {
    const y = -6 - row * 25;
    for (let x = -16 + row * 36 + (row % 2) * 8; x < 330; ) {
      const width = s.random.between(15, 25);
      const height = s.random.between(27, 40);
      out += house(s.random, { x, y: y + 14, width, height: height + 14, wall: s.random.pick(walls), window: '#35597A', roof: s.random.chance(0.32) ? '#C65F3B' : undefined, pitch: 0.38 });
      x += width + 0.4;
    }
  }
  return out;
}

const mediterranean: Recipe = {
  horizon: 0.6,
  leaves: false,
  draw(s) {
    const hill = shape('M-120 12C-60 -6 -30 -30 10 -70C60 -120 110 -160 170 -196C220 -214 270 -226 700 -250V20H-120Z', '#5E8A57') + shape('M-60 12C-10 -10 40 -40 90 -70C150 -100 240 -120 700 -140V20H-60Z', '#7FA35C');
    const campanile = rect(196, -232, 22, 94, '#FBEFD8') + rect(193, -206, 28, 3, '#E9C99A') + arch(207, -208, 9, 17, '#35597A') + shape('M192 -232L207 -262L222 -232Z', '#C65F3B') + dome(252, -150, 24, '#4E9A8E', 1) + rect(228, -152, 48, 30, '#F0C46A');
    const x = fromRight(s, s.format === 'portrait' ? 262 : 318);
    return [
      sky(s, [0, '#2E8FC4'], [0.55, '#8CCBE0'], [1, '#FCE9C4']),
      sun(s, 0.2, 0.42, 24, '#FFF6DC', '#FFF0B8'),
      cloud(s, 0.42, 0.14, 1, '#FFFFFF', 0.75),
      cloud(s, 0.7, 0.1, 0.7, '#FFFFFF', 0.6),
      ridge(s, '#86B7CC', 0.06, [-0.02, 0.09], [0.24, 0.06], [0.56, 0]),
      water(s, [0, '#6CC3CE'], [0.35, '#1F8FB3'], [1, '#0F4F86']),
      glints(s, '#EAFBFA', 50, 0.55, 0.04, 0.98),
      put(s, x, s.horizon + depth(s) * 0.3, 1, hill, campanile, hillTown(s), [[-24, 40], [4, 52], [290, 56]].map(([cx, h]) => cypress(cx ?? 0, 6, h ?? 0, '#2F5A3C')).join(''), shape('M-150 34C-110 12 -60 8 -20 8H700V52C500 40 200 34 60 42C0 46 -80 44 -150 34Z', '#F4DDB0'), line('M-150 34C-80 44 0 46 60 42C200 34 500 40 700 52', '#D9B574', 3)),
      smallShip(s, { kind: 'classic', x: 0.07, y: 0.14, length: 84, fill: '#FFFFFF', dark: '#1F5F86', funnel: '#E8896B' }),
      put(s, across(s, 0.12), s.horizon + depth(s) * 0.66, 1, sloop(0, 0, 0.9, '#E8896B'), sloop(72, 26, 1.05, '#F0C46A'), sloop(164, 6, 0.8, '#FFFFFF'), sloop(238, 34, 1.1, '#E8896B')),
    ].join('');
  },
};

const greece: Recipe = {
  horizon: 0.58,
  leaves: false,
  draw(s) {
    const cube = (x: number, y: number, width: number, height: number): string => rect(x, y - height, width, height, '#FFFFFF') + rect(x + width * 0.66, y - height, width * 0.34, height, '#DCE8F2') + rect(x + width * 0.2, y - height * 0.5, 5, height * 0.5 > 12 ? 12 : height * 0.4, '#2D6CB0');
    const church = (x: number, y: number, size: number): string =>
      group({ transform: `translate(${x} ${y}) scale(${size})` }, rect(-26, -30, 52, 30, '#FFFFFF'), rect(8, -30, 18, 30, '#DCE8F2'), dome(0, -30, 22, '#2D6CB0', 1.05), shape('M6 -52C18 -50 22 -42 22 -30H12C12 -40 10 -48 6 -52Z', '#1F5596'), line('M0 -53v-12M-4 -60h8', '#FFFFFF', 2.4), arch(-6, 0, 11, 17, '#2D6CB0'));
    const bells = rect(0, -52, 34, 52, '#FFFFFF') + rect(24, -52, 10, 52, '#DCE8F2') + arch(11, -26, 9, 17, '#7FB3DA') + arch(24, -26, 9, 17, '#7FB3DA') + arch(17, -6, 9, 16, '#7FB3DA') + dome(17, -52, 9, '#2D6CB0');
    let village = '';
    for (let row = 4; row >= 0; row--) {
      for (let x = 40 + row * 44; x < 460; ) {
        const width = s.random.between(24, 40);
        village += cube(x, -72 - row * 22 + 16, width, s.random.between(22, 34) + 16);
        x += width - 2;
      }
    }
    const rock = shape('M-20 30C-6 4 6 -20 24 -44L60 -84C120 -110 200 -150 700 -186V40Z', '#8A5A4B') + shape('M30 30L46 -30L78 -72L110 -60L96 30ZM160 36L172 -30L214 -64L250 -40L238 36ZM320 40L330 -24L372 -52L404 -30L400 40Z', '#6F4640') + line('M-4 10L60 -26L150 -14L260 -34L380 -12L520 -30', '#B98567', 5, { opacity: '.75' });
    const x = fromRight(s, s.format === 'portrait' ? 330 : 400);
    return [
      sky(s, [0, '#1F78C0'], [0.6, '#7FC0E6'], [1, '#E4F1F2']),
      sun(s, 0.2, 0.38, 23, '#FFFBEA', '#FFF3C4'),
      cloud(s, 0.34, 0.12, 0.8, '#FFFFFF', 0.7),
      ridge(s, '#7FA6C4', 0.04, [-0.02, 0.06], [0.18, 0.1], [0.34, 0.04], [0.5, 0]),
      water(s, [0, '#6FC0DE'], [0.3, '#2381BE'], [1, '#0B3F86']),
      glints(s, '#F1FAFD', 46, 0.6, 0.05),
      put(s, x, s.horizon + depth(s) * 0.34, 1, rock, village, church(170, -124, 1.35), church(292, -168, 1), group({ transform: 'translate(90 -74)' }, bells), shape('M-30 32C60 20 200 26 700 36V48C300 40 60 44 -30 32Z', '#F4FAFC', { opacity: '.5' })),
      smallShip(s, { kind: 'sailing', x: 0.1, y: 0.34, length: 92, fill: '#FFFFFF', dark: '#0B3F86' }),
      put(s, across(s, 0.22), s.horizon + depth(s) * 0.8, 1, sloop(0, 0, 1, '#2D6CB0')),
      put(s, s.width, s.height, 1, shape('M-190 4V-30H-150V-44H-110V4Z', '#FFFFFF'), shape('M-110 4V-58H10V4Z', '#EEF4F9'), [[-92, -62, 22], [-70, -72, 26], [-44, -66, 24], [-20, -74, 26], [0, -62, 22], [-58, -56, 18], [-30, -54, 18]].map(([cx, cy, r], i) => circle(cx ?? 0, cy ?? 0, r ?? 0, i % 2 ? '#D93C86' : '#C02A72')).join('')),
    ].join('');
  },
};

const canaries: Recipe = {
  horizon: 0.64,
  leaves: false,
  draw(s) {
    const volcano = range(s, '#8C6A5E', 0.05, [-0.02, 0.02], [0.2, 0.14], [0.42, 0.4], [0.455, 0.415], [0.475, 0.4], [0.7, 0.16], [1.02, 0.05]);
    const [w, y] = [s.width, (share: number): number => s.horizon - s.height * share];
    const dragonTree = [
      shape('M-8 0C-6 -28 -9 -44 -16 -60L-40 -88L-34 -92L-12 -70L-4 -92H3L6 -68L32 -94L38 -89L14 -58C8 -42 8 -26 12 0Z', '#6B4A3A'),
      line('M-12 -70L-22 -96M6 -68L14 -98', '#6B4A3A', 5),
      ...[[-40, -92, 26], [-14, -104, 30], [16, -106, 30], [42, -94, 26], [0, -90, 22]].map(([x, top, r]) => shape(Array.from({ length: 13 }, (_, k) => { const a = Math.PI * (1.06 + (k * 0.88) / 12); return `M${num((x ?? 0) - 3)} ${num(top ?? 0)}L${num((x ?? 0) + Math.cos(a) * (r ?? 0))} ${num((top ?? 0) + Math.sin(a) * (r ?? 0) * 0.86)}L${num((x ?? 0) + 3)} ${num(top ?? 0)}Z`; }).join(''), '#3F7A4C')),
    ];
    const village = [0, 34, 62, 98, 128].map((x, k) => rect(x, -18 - (k % 2) * 8, 30, 18 + (k % 2) * 8, '#FFFFFF') + shape(`M${x + 6} ${-12}h5v12h-5ZM${x + 18} ${-14}h6v6h-6Z`, '#2F7F6B')).join('') + rect(60, -42, 14, 42, '#FFFFFF') + arch(67, -30, 6, 9, '#8C6A5E') + dome(67, -42, 7, '#FFFFFF');
    return [
      sky(s, [0, '#2F7FB8'], [0.5, '#8FC6DC'], [0.85, '#FBDDB0'], [1, '#FBE8C8']),
      sun(s, 0.8, 0.34, 25, '#FFF7DF', '#FFE6A0'),
      cloud(s, 0.08, 0.14, 0.9, '#FFFFFF', 0.7),
      volcano.markup,
      snow(s, volcano.points, 0.3, '#F3E9E0'),
      // the trade-wind clouds lie around the mountain
      shape(`M0 ${num(y(0.12))}C${num(w * 0.1)} ${num(y(0.17))} ${num(w * 0.16)} ${num(y(0.11))} ${num(w * 0.26)} ${num(y(0.15))}S${num(w * 0.42)} ${num(y(0.1))} ${num(w * 0.52)} ${num(y(0.14))}S${num(w * 0.72)} ${num(y(0.11))} ${num(w * 0.8)} ${num(y(0.15))}S${num(w * 0.94)} ${num(y(0.12))} ${w} ${num(y(0.14))}V${num(y(0.07))}C${num(w * 0.8)} ${num(y(0.1))} ${num(w * 0.7)} ${num(y(0.06))} ${num(w * 0.56)} ${num(y(0.09))}S${num(w * 0.3)} ${num(y(0.06))} ${num(w * 0.18)} ${num(y(0.09))}S${num(w * 0.06)} ${num(y(0.06))} 0 ${num(y(0.08))}Z`, '#FFFFFF', { opacity: '.82' }),
      ridge(s, '#5A4A48', 0.03, [-0.02, 0.05], [0.3, 0.07], [0.6, 0.045], [1.02, 0.07]),
      put(s, across(s, 0.52), s.horizon + 1, 1, village),
      water(s, [0, '#8FCBD0'], [0.3, '#2F8FB0'], [1, '#0E4A7C']),
      glints(s, '#F4FBF8', 44, 0.6),
      smallShip(s, { kind: 'mega', x: 0.16, y: 0.22, length: 110, fill: '#FFFFFF', dark: '#0E4A7C', funnel: '#F2A33B' }),
      foreground(s, '#F7F0E4', [0.34, 1.01], [0.62, 0.94], [0.84, 0.85], [1.01, 0.8]),
      foreground(s, '#2B2626', [0.42, 1.01], [0.66, 0.955], [0.86, 0.87], [1.01, 0.83]),
      put(s, fromRight(s, 92), s.height * 0.9, 1.15, ...dragonTree),
      put(s, 0, s.height, 1, shape('M-4 4V-26L18 -34L30 -20L54 -24L70 -6L96 -8L112 4Z', '#2B2626')),
    ].join('');
  },
};

const azores: Recipe = {
  horizon: 0.64,
  leaves: false,
  draw(s) {
    const pico = range(s, '#5F8F74', 0.03, [0.28, 0], [0.46, 0.1], [0.62, 0.3], [0.66, 0.36], [0.68, 0.36], [0.72, 0.29], [0.86, 0.12], [1.02, 0.06]);
    const fluke = shape('M-3 30C2 8 4 -8 1 -20C-8 -40 -36 -54 -62 -46C-50 -32 -28 -18 -8 -18C-6 0 -10 16 -16 30Z', '#143A4E') + shape('M-6 30C4 10 5 -6 1 -20C8 -44 38 -58 66 -50C54 -32 32 -18 12 -17C12 2 14 18 20 30Z', '#1E4E63') + shape('M-46 34Q-20 18 4 28Q30 16 54 34Q4 46 -46 34Z', '#EAF6F6', { opacity: '.9' }) + line('M-62 -46C-50 -40 -40 -36 -28 -34M66 -50C54 -42 44 -38 30 -35', '#5F94A6', 2) + circle(-40, 4, 2, '#EAF6F6') + circle(46, -4, 2.4, '#EAF6F6') + circle(30, 10, 1.6, '#EAF6F6');
    const bush = (x: number, y: number, size: number): string => group({ transform: `translate(${x} ${y}) scale(${size})` }, shape('M-42 8C-50 -22 -20 -40 0 -36C24 -44 52 -22 42 8Z', '#2F6B46'), [[-24, -12], [-6, -24], [14, -22], [28, -8], [4, -8], [-14, -30], [-32, 0], [22, 2], [-8, 2]].map(([cx, cy], k) => circle(cx ?? 0, cy ?? 0, 9, ['#5B7FD6', '#7C9BE6', '#8C7FD0'][k % 3] ?? '#5B7FD6') + circle((cx ?? 0) - 2, (cy ?? 0) - 2, 4, '#B4C6F4', { opacity: '.7' })).join(''));
    return [
      sky(s, [0, '#4F9CC8'], [0.6, '#BFDDE4'], [1, '#FBEFD6']),
      sun(s, 0.22, 0.36, 23, '#FFF9E8', '#FFEFC0'),
      cloud(s, 0.36, 0.12, 1, '#FFFFFF', 0.8),
      cloud(s, 0.05, 0.2, 0.7, '#FFFFFF', 0.65),
      pico.markup,
      put(s, across(s, 0.67), s.horizon - s.height * 0.22, 1, rect(-110, -4, 150, 8, '#FFFFFF', { rx: 4, opacity: '.9' }), rect(-60, -12, 120, 9, '#FFFFFF', { rx: 4.5, opacity: '.9' }), rect(-20, 4, 130, 7, '#FFFFFF', { rx: 3.5, opacity: '.9' })),
      ridge(s, '#79A860', 0.03, [0.5, 0], [0.7, 0.05], [1.02, 0.09]),
      ridge(s, '#8FB6B4', 0.04, [-0.02, 0.05], [0.14, 0.07], [0.3, 0]),
      put(s, across(s, 0.78), s.horizon + 1, 0.8, [0, 26, 50, 78].map((x, k) => house(s.random, { x, y: -6 - (k % 2) * 3, width: 22, height: 16, wall: '#FFFFFF', window: '#33505E', roof: '#C9603A', pitch: 0.4 })).join(''), tower(112, -4, 12, 34, '#FFFFFF', '#33505E', 12)),
      water(s, [0, '#A6D3D6'], [0.3, '#3F8FAE'], [1, '#124A74']),
      path(s, 0.22, '#F7FBEF', 0.4),
      glints(s, '#F1FAF8', 40, 0.55, 0.06),
      smallShip(s, { kind: 'large', x: 0.1, y: 0.2, length: 96, fill: '#FFFFFF', dark: '#124A74', funnel: '#C9603A' }),
      put(s, across(s, s.format === 'portrait' ? 0.52 : 0.5), s.horizon + depth(s) * 0.6, 1.1, fluke),
      foreground(s, '#3F7A4C', [-0.01, 0.93], [0.22, 0.95], [0.4, 1.01]),
      put(s, 20 * s.scale, s.height * 0.97, 1, bush(20, 4, 1.1), bush(96, 14, 0.85)),
      put(s, fromRight(s, 30), s.height * 1.0, 1, bush(0, 8, 1.05)),
    ].join('');
  },
};

export const southRecipes = { mediterranean, greece, canaries, azores };
