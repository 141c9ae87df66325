// Canaries and Azores.
import { circle, group, line, num, rect, shape } from '../svg.ts';
import { arch, dome, house, tower } from './motifs.ts';
import { across, cloud, depth, foreground, fromRight, glints, path, put, range, ridge, sky, smallShip, snow, sun, water, type Recipe } from './stage.ts';

const canaries: Recipe = {
  horizon: 0.64,
  leaves: false,
  draw(s) {
    const volcano = range(s, '#8C6A5E', 0.05, [-0.02, 0.02], [0.2, 0.14], [0.42, 0.4], [0.455, 0.415], [0.475, 0.4], [0.7, 0.16], [1.02, 0.05]);
    const [w, y] = [s.width, (share: number): number => s.horizon - s.height * share];
    const dragonTree = [
      shape('M-8 0C-6 -28 -9 -44 -16 -60L-40 -88L-34 -92L-12 -70L-4 -92H3L6 -68L32 -94L38 -89L14 -58C8 -42 8 -26 12 0Z', '#6B4A3A'),
      line('M-12 -70L-22 -96M6 -68L14 -98', '#6B4A3A', 5),
      ...[
        [-40, -92, 26],
        [-14, -104, 30],
        [16, -106, 30],
        [42, -94, 26],
        [0, -90, 22],
      ].map(([x, top, r]) =>
        shape(
          Array.from({ length: 13 }, (_, k) => {
            const a = Math.PI * (1.06 + (k * 0.88) / 12);
            return `M${num((x ?? 0) - 3)} ${num(top ?? 0)}L${num((x ?? 0) + Math.cos(a) * (r ?? 0))} ${num((top ?? 0) + Math.sin(a) * (r ?? 0) * 0.86)}L${num((x ?? 0) + 3)} ${num(top ?? 0)}Z`;
          }).join(''),
          '#3F7A4C',
        ),
      ),
    ];
    const village =
      [0, 34, 62, 98, 128]
        .map((x, k) => rect(x, -18 - (k % 2) * 8, 30, 18 + (k % 2) * 8, '#FFFFFF') + shape(`M${x + 6} ${-12}h5v12h-5ZM${x + 18} ${-14}h6v6h-6Z`, '#2F7F6B'))
        .join('') +
      rect(60, -42, 14, 42, '#FFFFFF') +
      arch(67, -30, 6, 9, '#8C6A5E') +
      dome(67, -42, 7, '#FFFFFF');
    return [
      sky(s, [0, '#2F7FB8'], [0.5, '#8FC6DC'], [0.85, '#FBDDB0'], [1, '#FBE8C8']),
      sun(s, 0.8, 0.34, 25, '#FFF7DF', '#FFE6A0'),
      cloud(s, 0.08, 0.14, 0.9, '#FFFFFF', 0.7),
      volcano.markup,
      snow(s, volcano.points, 0.3, '#F3E9E0'),
      // the trade-wind clouds lie around the mountain
      shape(
        `M0 ${num(y(0.12))}C${num(w * 0.1)} ${num(y(0.17))} ${num(w * 0.16)} ${num(y(0.11))} ${num(w * 0.26)} ${num(y(0.15))}S${num(w * 0.42)} ${num(y(0.1))} ${num(w * 0.52)} ${num(y(0.14))}S${num(w * 0.72)} ${num(y(0.11))} ${num(w * 0.8)} ${num(y(0.15))}S${num(w * 0.94)} ${num(y(0.12))} ${w} ${num(y(0.14))}V${num(y(0.07))}C${num(w * 0.8)} ${num(y(0.1))} ${num(w * 0.7)} ${num(y(0.06))} ${num(w * 0.56)} ${num(y(0.09))}S${num(w * 0.3)} ${num(y(0.06))} ${num(w * 0.18)} ${num(y(0.09))}S${num(w * 0.06)} ${num(y(0.06))} 0 ${num(y(0.08))}Z`,
        '#FFFFFF',
        { opacity: '.82' },
      ),
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

const fluke =
  shape('M-3 30C2 8 4 -8 1 -20C-8 -40 -36 -54 -62 -46C-50 -32 -28 -18 -8 -18C-6 0 -10 16 -16 30Z', '#143A4E') +
  shape('M-6 30C4 10 5 -6 1 -20C8 -44 38 -58 66 -50C54 -32 32 -18 12 -17C12 2 14 18 20 30Z', '#1E4E63') +
  shape('M-46 34Q-20 18 4 28Q30 16 54 34Q4 46 -46 34Z', '#EAF6F6', { opacity: '.9' }) +
  line('M-62 -46C-50 -40 -40 -36 -28 -34M66 -50C54 -42 44 -38 30 -35', '#5F94A6', 2) +
  circle(-40, 4, 2, '#EAF6F6') +
  circle(46, -4, 2.4, '#EAF6F6') +
  circle(30, 10, 1.6, '#EAF6F6');

const bush = (x: number, y: number, size: number): string =>
  group(
    { transform: `translate(${x} ${y}) scale(${size})` },
    shape('M-42 8C-50 -22 -20 -40 0 -36C24 -44 52 -22 42 8Z', '#2F6B46'),
    [
      [-24, -12],
      [-6, -24],
      [14, -22],
      [28, -8],
      [4, -8],
      [-14, -30],
      [-32, 0],
      [22, 2],
      [-8, 2],
    ]
      .map(
        ([cx, cy], k) =>
          circle(cx ?? 0, cy ?? 0, 9, ['#5B7FD6', '#7C9BE6', '#8C7FD0'][k % 3] ?? '#5B7FD6') +
          circle((cx ?? 0) - 2, (cy ?? 0) - 2, 4, '#B4C6F4', { opacity: '.7' }),
      )
      .join(''),
  );

const azores: Recipe = {
  horizon: 0.64,
  leaves: false,
  draw(s) {
    const pico = range(s, '#5F8F74', 0.03, [0.28, 0], [0.46, 0.1], [0.62, 0.3], [0.66, 0.36], [0.68, 0.36], [0.72, 0.29], [0.86, 0.12], [1.02, 0.06]);
    return [
      sky(s, [0, '#4F9CC8'], [0.6, '#BFDDE4'], [1, '#FBEFD6']),
      sun(s, 0.22, 0.36, 23, '#FFF9E8', '#FFEFC0'),
      cloud(s, 0.36, 0.12, 1, '#FFFFFF', 0.8),
      cloud(s, 0.05, 0.2, 0.7, '#FFFFFF', 0.65),
      pico.markup,
      put(
        s,
        across(s, 0.67),
        s.horizon - s.height * 0.22,
        1,
        rect(-110, -4, 150, 8, '#FFFFFF', { rx: 4, opacity: '.9' }),
        rect(-60, -12, 120, 9, '#FFFFFF', { rx: 4.5, opacity: '.9' }),
        rect(-20, 4, 130, 7, '#FFFFFF', { rx: 3.5, opacity: '.9' }),
      ),
      ridge(s, '#79A860', 0.03, [0.5, 0], [0.7, 0.05], [1.02, 0.09]),
      ridge(s, '#8FB6B4', 0.04, [-0.02, 0.05], [0.14, 0.07], [0.3, 0]),
      put(
        s,
        across(s, 0.78),
        s.horizon + 1,
        0.8,
        [0, 26, 50, 78]
          .map((x, k) => house(s.random, { x, y: -6 - (k % 2) * 3, width: 22, height: 16, wall: '#FFFFFF', window: '#33505E', roof: '#C9603A', pitch: 0.4 }))
          .join(''),
        tower(112, -4, 12, 34, '#FFFFFF', '#33505E', 12),
      ),
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

export const atlanticIslandsRecipes = { canaries, azores };
