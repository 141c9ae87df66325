// Norway, Alaska, Iceland.
import { group, line, num, polygon, rect, shape } from '../svg.ts';
import { fir, house, tower } from './motifs.ts';
import { above, across, cloud, depth, foreground, fromRight, glints, path, put, range, ridge, sky, smallShip, snow, sun, water, type Recipe } from './stage.ts';
import { floes } from './polar.ts';

const norway: Recipe = {
  horizon: 0.66,
  leaves: false,
  draw(s) {
    const left = range(s, '#4F8C99', 0.11, [-0.02, 0.5], [0.12, 0.44], [0.28, 0.2], [0.44, 0]);
    const right = range(s, '#3F7D8D', 0.12, [0.62, 0], [0.76, 0.24], [0.9, 0.5], [1.02, 0.56]);
    const cabins = (['#C9402B', '#F1ECDD', '#C9402B', '#D9912B', '#C9402B'] as const).map(
      (wall, k) =>
        house(s.random, { x: 12 + k * 27, y: (k % 2) * -2, width: 20, height: 13, wall, window: '#FFE2A8', roof: '#0D3142', pitch: 0.5 }) +
        line(`M${15 + k * 27} 0v8M${29 + k * 27} 0v8`, '#0D3142', 1.6),
    );
    const near = range(s, '#1B5467', 0.1, [-0.02, 0.31], [0.1, 0.22], [0.31, -0.05]);
    const wall = range(s, '#164B5E', 0.1, [0.73, -0.07], [0.87, 0.14], [1.02, 0.35]);
    const fall = (x: number, top: number, foot: number): string =>
      line(
        `M${num(across(s, x))} ${num(above(s, top))}q${num(4 * s.scale)} ${num((s.height * (top - foot)) / 2)} ${num(-2 * s.scale)} ${num(s.height * (top - foot))}`,
        '#F6FBFB',
        2.4 * s.scale,
        { opacity: '.88', 'stroke-linecap': 'round' },
      );
    return [
      sky(s, [0, '#1F6E86'], [0.38, '#5FA8B0'], [0.72, '#F3C9A0'], [1, '#FBE6CC']),
      cloud(s, 0.62, 0.2, 1.1, '#FFFFFF', 0.5),
      cloud(s, 0.26, 0.12, 0.8, '#FFFFFF', 0.35),
      sun(s, 0.53, 0.09, 21, '#FFF3DC', '#FFE2B0'),
      ridge(s, '#9DBDBF', 0.09, [-0.02, 0.2], [0.34, 0.15], [0.53, 0.05], [0.7, 0.14], [1.02, 0.22]),
      left.markup,
      right.markup,
      snow(s, left.points, 0.39),
      snow(s, right.points, 0.42),
      water(s, [0, '#E9C29E'], [0.16, '#7FB0B3'], [0.55, '#2A6E80'], [1, '#0F3F52']),
      path(s, 0.53, '#FCE8CF', 0.5),
      near.markup,
      wall.markup,
      polygon(
        [
          [0, above(s, -0.05)],
          [across(s, 0.31), above(s, -0.05)],
          [0, above(s, -0.17)],
        ],
        '#0D3142',
        { opacity: '.35' },
      ),
      polygon(
        [
          [s.width, above(s, -0.07)],
          [across(s, 0.73), above(s, -0.07)],
          [s.width, above(s, -0.2)],
        ],
        '#0D3142',
        { opacity: '.35' },
      ),
      fall(0.885, 0.16, -0.06),
      fall(0.095, 0.2, 0.02),
      put(s, 0, above(s, -0.062), s.format === 'portrait' ? 0.86 : 1, ...cabins),
      glints(s, '#FCE8CF', 40, 0.5, 0.1),
      smallShip(s, { kind: 'large', x: 0.38, y: 0.17, length: 92, fill: '#FDFBF6', dark: '#2A6E80', funnel: '#C9402B' }),
      foreground(s, '#0D3142', [-0.01, 0.93], [0.2, 0.93], [0.46, 1.01]),
      put(s, 0, s.height * 0.96, 1, ...[18, 44, 74, 104, 132].map((x, i) => fir(x, i * 3, 66 - i * 7, '#0D3142'))),
    ].join('');
  },
};

const alaska: Recipe = {
  horizon: 0.64,
  leaves: false,
  draw(s) {
    const peaks = range(s, '#6D8FA8', 0.12, [-0.02, 0.28], [0.14, 0.34], [0.32, 0.48], [0.46, 0.36], [0.6, 0.42], [0.8, 0.52], [1.02, 0.34]);
    const ice = [
      shape(
        'M-148 0V-30L-128 -38C-96 -66 -84 -92 -96 -118C-104 -140 -84 -166 -52 -188L-14 -184C-34 -160 -40 -140 -22 -118C0 -92 40 -70 96 -46L132 -36L150 0Z',
        '#E6F3F8',
      ),
      shape('M-52 -188L-14 -184C-34 -160 -40 -140 -22 -118C0 -92 40 -70 96 -46L132 -36L40 -40C-10 -66 -56 -92 -60 -122C-62 -146 -60 -168 -52 -188Z', '#C3DEEA'),
      line(
        'M-104 -52C-76 -80 -66 -100 -76 -124C-80 -144 -66 -168 -40 -186M-50 -46C-40 -70 -44 -94 -56 -118C-62 -140 -52 -164 -28 -184M30 -46C0 -70 -30 -92 -40 -118',
        '#9FCBDD',
        2.4,
        { opacity: '.8' },
      ),
      shape('M-148 0V-30L-128 -38L-112 -34L-92 -42L-70 -36L-48 -44L-24 -37L0 -45L26 -38L50 -44L74 -37L98 -43L132 -34L150 0Z', '#A9D8EA'),
      shape('M-128 -38L-118 0H-106L-112 -34ZM-70 -36L-64 0H-48L-48 -44ZM0 -45L4 0H22L26 -38ZM74 -37L78 0H100L98 -43Z', '#6FB4D2'),
      shape(
        'M-148 -30L-128 -38L-112 -34L-92 -42L-70 -36L-48 -44L-24 -37L0 -45L26 -38L50 -44L74 -37L98 -43L132 -34L130 -29L98 -37L74 -31L50 -38L26 -32L0 -39L-24 -31L-48 -38L-70 -30L-92 -36L-112 -28L-128 -32L-146 -25Z',
        '#FFFFFF',
      ),
    ];
    const whale =
      shape('M0 6C4 -10 5 -18 3 -28C-4 -44 -26 -52 -42 -46C-34 -36 -20 -26 -6 -26C-3 -14 -5 -2 -10 6Z', '#12303F') +
      shape('M-2 6C2 -8 4 -18 3 -28C8 -44 28 -54 45 -49C38 -38 24 -27 9 -26C8 -14 10 -2 12 6Z', '#1B4152') +
      shape('M-24 8Q0 -2 26 8Q0 14 -24 8Z', '#E6F3F6', { opacity: '.85' });
    return [
      sky(s, [0, '#3F7FA6'], [0.6, '#A9CBD6'], [1, '#F6E3C8']),
      sun(s, 0.13, 0.46, 19, '#FFF8E6', '#FFE8BE'),
      cloud(s, 0.5, 0.08, 0.9, '#FFFFFF', 0.7),
      peaks.markup,
      snow(s, peaks.points, 0.25, '#F7FBFD'),
      put(s, across(s, 0.51), s.horizon + 2, s.format === 'portrait' ? 1.05 : 1, ...ice),
      ridge(s, '#3F6B62', 0.06, [-0.02, 0.22], [0.16, 0.17], [0.36, 0]),
      ridge(s, '#3F6B62', 0.06, [0.66, 0], [0.84, 0.15], [1.02, 0.24]),
      water(s, [0, '#BBD9DC'], [0.25, '#5C9AA6'], [1, '#134A5E']),
      floes(
        s,
        [
          [0.4, 0.07, 0.4],
          [0.55, 0.1, 0.5],
          [0.47, 0.2, 0.45],
          [0.72, 0.16, 0.4],
        ],
        '#F2F9FB',
        '#8FC0D4',
      ),
      glints(s, '#E6F4F2', 38, 0.5, 0.1),
      smallShip(s, { kind: 'large', x: 0.12, y: 0.2, length: 96, fill: '#FBFDFD', dark: '#1F5570', funnel: '#D9482E' }),
      put(s, across(s, s.format === 'portrait' ? 0.36 : 0.46), s.horizon + depth(s) * 0.74, 1.15, whale),
      foreground(s, '#163B36', [0.55, 1.01], [0.8, 0.93], [1.01, 0.9]),
      put(s, s.width, s.height * 0.96, 1, ...[-14, -40, -64, -92, -116].map((x, i) => fir(x, i * 4 - 6, 108 - i * 17, i % 2 ? '#1F4A42' : '#163B36'))),
    ].join('');
  },
};

const iceland: Recipe = {
  horizon: 0.66,
  leaves: false,
  draw(s) {
    const cone = [
      shape('M-190 0C-130 -18 -86 -62 -52 -124C-34 -158 -22 -182 -6 -188C14 -190 26 -168 40 -138C66 -84 112 -28 196 0Z', '#4E6B58'),
      shape('M-6 -188C14 -190 26 -168 40 -138C66 -84 112 -28 196 0H40C30 -60 6 -120 -6 -188Z', '#3B5548'),
      line('M-34 -150Q0 -142 46 -124M-56 -112Q4 -98 66 -90M-86 -70Q6 -54 94 -58M-120 -40Q0 -24 128 -32', '#78937A', 4, { opacity: '.7' }),
      shape('M-20 -178C-14 -186 -8 -188 -6 -188C6 -190 16 -180 24 -168L12 -160L4 -166L-6 -154L-14 -162L-26 -158Z', '#F4F8F8'),
    ];
    const church =
      rect(0, -24, 34, 24, '#FBFAF4') +
      shape('M-3 -24L17 -40L37 -24Z', '#B23A2E') +
      tower(44, 0, 15, 34, '#FBFAF4', '#B23A2E', 22) +
      rect(41, -16, 6, 16, '#33424A') +
      shape('M6 -16h5v9h-5ZM18 -16h5v9h-5Z', '#33424A') +
      line('M44 -56v-9M41 -62h6', '#33424A', 1.4);
    const basalt = Array.from({ length: 13 }, (_, k) => {
      const height = 26 + ((k * 7) % 5) * 9 + (k > 8 ? -14 : 0);
      return rect(k * 15, -height, 14.4, height + 30, k % 2 ? '#22303A' : '#1A2630') + shape(`M${k * 15} ${-height}l4 -4h8l2.4 4Z`, '#3A4B55');
    });
    return [
      sky(s, [0, '#5B6FA3'], [0.45, '#C39CB4'], [0.8, '#F6C9A2'], [1, '#FBE3C0']),
      sun(s, 0.8, 0.09, 20, '#FFF2DA', '#FFD9A8'),
      cloud(s, 0.66, 0.24, 1.1, '#FCE6D6', 0.6),
      cloud(s, 0.08, 0.18, 0.8, '#FCE6D6', 0.5),
      ridge(s, '#8F93B0', 0.07, [-0.02, 0.12], [0.3, 0.16], [0.62, 0.08], [1.02, 0.13]),
      put(s, across(s, s.format === 'portrait' ? 0.5 : 0.44), s.horizon + 1, s.format === 'portrait' ? 1.05 : 1, ...cone),
      put(
        s,
        across(s, s.format === 'portrait' ? 0.76 : 0.68),
        s.horizon + 1,
        1,
        shape('M-120 4C-60 -12 60 -14 160 4Z', '#6E8A5A'),
        group({ transform: 'translate(0 -8)' }, church),
      ),
      water(s, [0, '#F3CFAC'], [0.2, '#A596AE'], [0.6, '#4B5F86'], [1, '#22385C']),
      glints(s, '#FCE6CF', 44, 0.5),
      smallShip(s, { kind: 'expedition', x: 0.56, y: 0.3, length: 82, fill: '#FDFBF6', dark: '#4B5F86', funnel: '#B23A2E' }),
      put(s, 0, s.height * 0.9, 1, shape('M-10 40V-30H188L212 40Z', '#111B24'), ...basalt),
      put(s, fromRight(s, 70), s.height * 0.99, 1, shape('M-70 8C-40 -18 40 -22 80 -10V10H-70Z', '#1A2630')),
    ].join('');
  },
};

export const northRecipes = { norway, alaska, iceland };
