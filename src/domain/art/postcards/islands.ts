// Caribbean, South Seas, Indian Ocean.
import { group, line, num, rect, shape } from '../svg.ts';
import { palm } from './motifs.ts';
import { across, cloud, depth, foreground, fromRight, glints, path, put, ridge, sky, smallShip, sun, water, type Recipe, type Stage } from './stage.ts';

const beach = (s: Stage, sand: string, foam: string, ...knots: readonly (readonly [x: number, y: number])[]): string =>
  foreground(s, foam, ...knots.map(([x, y]) => [x, y - 0.022] as const)) + foreground(s, sand, ...knots);

const caribbean: Recipe = {
  horizon: 0.57,
  leaves: false,
  draw(s) {
    const peaks =
      shape('M-150 2C-106 -18 -96 -112 -64 -128C-34 -114 -26 -40 6 -28C32 -36 42 -86 66 -96C92 -84 106 -16 160 2Z', '#1E7A6B') +
      shape('M-64 -128C-52 -84 -64 -36 -34 2H26C-14 -36 -32 -104 -64 -128ZM66 -96C74 -66 62 -30 82 2H120C96 -28 84 -80 66 -96Z', '#145E58');
    const umbrella =
      line('M0 0V-42', '#7A4B2A', 2) +
      shape('M-32 -26C-24 -48 24 -48 32 -26Z', '#E4572E') +
      shape('M-12 -26C-10 -42 10 -42 12 -26Z', '#FFFFFF') +
      shape('M-26 4L-8 -6L4 -4L20 -14L24 -11L6 2H-10Z', '#2A9BB0');
    return [
      sky(s, [0, '#12849B'], [0.5, '#6CD0CB'], [1, '#FFE9B5']),
      sun(s, 0.74, 0.34, 30, '#FFF8E2', '#FFE58F'),
      cloud(s, 0.1, 0.2, 1.15, '#FFFFFF', 0.8),
      cloud(s, 0.42, 0.12, 0.8, '#FFFFFF', 0.6),
      ridge(s, '#2C9483', 0.02, [-0.02, 0.03], [0.12, 0.04], [0.24, 0]),
      put(s, across(s, s.format === 'portrait' ? 0.5 : 0.42), s.horizon + 1, 1.04, peaks),
      water(s, [0, '#1FA7AE'], [0.4, '#37C6BC'], [0.75, '#9DEADB'], [1, '#E6F8E4']),
      glints(s, '#FFFFFF', 48, 0.7, 0.03, 0.7),
      smallShip(s, { kind: 'mega', x: 0.64, y: 0.1, length: 116, fill: '#FFFFFF', dark: '#12849B', funnel: '#E4572E' }),
      beach(s, '#FBE3AE', '#F4FFF6', [-0.01, 0.87], [0.3, 0.85], [0.62, 0.95], [1.01, 0.99]),
      put(
        s,
        0,
        s.height * 0.92,
        1,
        palm(64, 0, 196, 62, '#7A4B2A', '#0F5A4A'),
        palm(96, 8, 148, 96, '#8C5A33', '#17705A'),
        group({ transform: 'translate(232 14)' }, umbrella),
      ),
    ].join('');
  },
};

const southSeas: Recipe = {
  horizon: 0.58,
  leaves: false,
  draw(s) {
    const peak =
      shape('M-200 2C-150 -14 -120 -40 -96 -48L-70 -92L-58 -96L-48 -128L-20 -134L-8 -120L2 -124L14 -84L40 -62C80 -40 140 -10 210 2Z', '#2F7A66') +
      shape('M-48 -128L-20 -134L-8 -120L2 -124L14 -84L40 -62C80 -40 140 -10 210 2H60C40 -30 10 -50 -4 -84L-24 -92Z', '#215E56') +
      line('M-66 -86L-50 -60M-30 -120L-24 -84M-90 -44L-60 -30', '#58A186', 3, { opacity: '.8' });
    const bungalow = (x: number, y: number, size: number): string =>
      group(
        { transform: `translate(${x} ${y}) scale(${size})` },
        line('M-22 2V24M-8 2V26M8 2V26M22 2V24', '#6B4630', 2.6),
        rect(-34, 0, 68, 4, '#8A6040'),
        rect(-22, -20, 44, 20, '#D9B27A'),
        rect(-6, -16, 12, 16, '#5A3A26'),
        rect(-19, -15, 9, 8, '#FBE9BE'),
        rect(10, -15, 9, 8, '#FBE9BE'),
        shape('M-34 -16L-12 -46H12L34 -16Z', '#A87A44'),
        shape('M-34 -16L-12 -46H0L-10 -16Z', '#C2945A'),
        line('M-26 -24H26M-20 -32H20', '#8A6236', 1.2),
      );
    const walk =
      line('M30 6C110 0 190 -10 300 -16', '#8A6040', 3.4) +
      line(Array.from({ length: 9 }, (_, k) => `M${44 + k * 30} ${5 - k * 2.4}v14`).join(''), '#6B4630', 2);
    const canoe =
      shape('M-44 -4C-20 8 24 8 46 -6L42 4H-36Z', '#C2452D') +
      shape('M-30 16C-10 20 20 20 36 14L32 19H-26Z', '#8A6040') +
      line('M-14 4L-10 16M16 4L18 16', '#8A6040', 2) +
      line('M0 0V-62', '#6B4630', 2) +
      shape('M2 -62C26 -46 32 -20 26 -6L2 -8Z', '#FFF4DC');
    return [
      sky(s, [0, '#F08A7A'], [0.35, '#F8B792'], [0.75, '#FDDDB0'], [1, '#FEEFD0']),
      sun(s, 0.24, 0.16, 30, '#FFF8E4', '#FFE3A8'),
      cloud(s, 0.1, 0.16, 1, '#FFF1E2', 0.6),
      cloud(s, 0.62, 0.1, 1.1, '#FFF1E2', 0.6),
      ridge(s, '#B49A9C', 0.03, [-0.02, 0.04], [0.16, 0.06], [0.34, 0]),
      put(s, across(s, s.format === 'portrait' ? 0.6 : 0.6), s.horizon + 1, 1.06, peak),
      put(
        s,
        across(s, 0.6),
        s.horizon + 2,
        1,
        shape('M-190 2C-100 -8 100 -8 200 2Z', '#F6E3B4'),
        [-150, -136, 150, 166].map((x, k) => palm(x, 0, 34 + (k % 2) * 8, k % 2 ? 6 : -6, '#7A4B2A', '#1E6A54')).join(''),
      ),
      water(s, [0, '#5FC7C6'], [0.3, '#2FB5BE'], [0.65, '#5CD6CC'], [1, '#BFF2DE']),
      path(s, 0.24, '#FFF3DA', 0.5),
      glints(s, '#FFFFFF', 40, 0.6, 0.05),
      smallShip(s, { kind: 'classic', x: 0.06, y: 0.14, length: 92, fill: '#FFFFFF', dark: '#2A8F98', funnel: '#E06A4A' }),
      put(
        s,
        fromRight(s, s.format === 'portrait' ? 250 : 330),
        s.horizon + depth(s) * 0.42,
        1,
        walk,
        bungalow(0, 0, 0.8),
        bungalow(86, 6, 1.0),
        bungalow(190, 10, 1.25),
      ),
      put(s, across(s, 0.3), s.horizon + depth(s) * 0.78, 1, canoe),
      put(s, 0, s.height, 1, shape('M-4 4V-20C30 -30 70 -18 96 4Z', '#F6E3B4'), palm(14, -14, 190, 54, '#7A4B2A', '#12574A')),
    ].join('');
  },
};

const indiaOcean: Recipe = {
  horizon: 0.57,
  leaves: false,
  draw(s) {
    const boulder = (x: number, y: number, w: number, h: number, k: number): string =>
      group(
        { transform: `translate(${x} ${y}) scale(${num(w / 100)} ${num(h / 100)})` },
        shape('M-50 4C-58 -40 -44 -86 -10 -98C26 -106 54 -70 54 -30C54 -10 52 0 50 4Z', k % 2 ? '#A99A94' : '#B9A9A0'),
        shape('M-10 -98C26 -106 54 -70 54 -30C54 -10 52 0 50 4H14C34 -34 22 -80 -10 -98Z', '#877A78'),
        line('M-30 -70C-20 -40 -24 -20 -30 4M-6 -88C6 -60 2 -30 -2 4', '#D6C8BC', 4, { opacity: '.6' }),
      );
    const dhow =
      shape('M-50 -8C-24 10 30 12 58 -18L50 6C20 16 -24 16 -42 6Z', '#6B4028') +
      line('M-46 -2C-20 10 30 10 54 -10', '#E2B36A', 2) +
      line('M4 0L10 -66', '#4A2C1C', 2.6) +
      shape('M-34 -18C-4 -34 34 -74 48 -104C54 -66 44 -36 30 -14C10 -20 -14 -20 -34 -18Z', '#FFF6E0') +
      line('M-38 -16L50 -106', '#4A2C1C', 2);
    return [
      sky(s, [0, '#1E86C0'], [0.6, '#86CDE0'], [1, '#E9F5E6']),
      sun(s, 0.2, 0.38, 25, '#FFFBE8', '#FFF3B8'),
      cloud(s, 0.3, 0.16, 1, '#FFFFFF', 0.85),
      cloud(s, 0.02, 0.24, 0.7, '#FFFFFF', 0.7),
      ridge(s, '#4F9A86', 0.03, [-0.02, 0.02], [0.1, 0.09], [0.24, 0.05], [0.4, 0]),
      water(s, [0, '#2FA9C6'], [0.35, '#3FC9CC'], [0.75, '#A6F0DE'], [1, '#E4FBEA']),
      glints(s, '#FFFFFF', 46, 0.7, 0.03, 0.75),
      smallShip(s, { kind: 'large', x: 0.36, y: 0.09, length: 96, fill: '#FFFFFF', dark: '#1E86A0', funnel: '#1E6AA0' }),
      put(s, across(s, 0.2), s.horizon + depth(s) * 0.34, 1, dhow),
      put(
        s,
        fromRight(s, 150),
        s.horizon + depth(s) * 0.5,
        1,
        shape('M-130 14C-60 -50 40 -90 400 -110V60C200 30 0 14 -130 14Z', '#2F7A4F'),
        shape('M-100 14C-20 -30 60 -44 400 -64V60C200 30 20 14 -100 14Z', '#3F9060'),
        palm(96, -40, 130, -84, '#7A5230', '#1E6444'),
        boulder(-66, 8, 90, 74, 0),
        boulder(64, 2, 150, 150, 0),
        boulder(8, 10, 108, 104, 1),
        boulder(-128, 16, 58, 40, 1),
        boulder(150, 14, 140, 96, 1),
      ),
      beach(s, '#FBEED0', '#F4FFF8', [0.12, 1.01], [0.42, 0.93], [0.7, 0.86], [1.01, 0.81]),
      put(s, fromRight(s, 178), s.height * 0.9, 1, boulder(-30, 6, 52, 36, 1), boulder(24, 10, 84, 62, 0)),
      put(s, fromRight(s, 20), s.height * 0.94, 1, palm(0, 0, 216, -104, '#7A5230', '#17573C')),
    ].join('');
  },
};

export const islandsRecipes = { caribbean, 'south-seas': southSeas, 'india-ocean': indiaOcean };
