// Adriatic and Black Sea.
import { circle, group, line, num, rect, shape } from '../svg.ts';
import { arch, cypress, dome, pine, sloop } from './motifs.ts';
import { across, cloud, depth, fromRight, glints, put, ridge, sky, smallShip, sun, water, type Recipe } from './stage.ts';

const roofs = ['#D9693A', '#C9552E', '#E07F4A'];

const crenels = (x: number, y: number, count: number, fill: string): string =>
  shape(Array.from({ length: count }, (_, k) => `M${x + k * 9} ${y}v-6h5v6Z`).join(''), fill);

const wall =
  shape('M8 8L16 -44H420L430 8Z', '#DCC391') +
  crenels(18, -44, 44, '#DCC391') +
  shape('M8 8L12 -18H426L430 8Z', '#C3A56E') +
  shape('M-22 12L-14 -64H40L48 12Z', '#E6D0A0') +
  crenels(-14, -64, 6, '#E6D0A0') +
  shape('M20 12L22 -64H40L48 12Z', '#C9AD78') +
  shape('M386 12L394 -82H442L450 12Z', '#E6D0A0') +
  crenels(394, -82, 5, '#E6D0A0') +
  shape('M424 12L426 -82H442L450 12Z', '#C9AD78') +
  arch(222, 8, 26, 34, '#5B4A3A');

const bells =
  rect(150, -178, 26, 90, '#FAF0DA') +
  rect(147, -150, 32, 4, '#DCC391') +
  arch(163, -154, 10, 18, '#5B6B74') +
  dome(163, -178, 14, '#7F9E9A', 1.1) +
  line('M163 -194v-14', '#5B6B74', 2) +
  rect(256, -146, 52, 54, '#F6E7C8') +
  dome(282, -146, 27, '#7F9E9A', 1.05) +
  rect(278, -176, 8, 12, '#FAF0DA') +
  circle(282, -126, 7, '#5B6B74');

const adriatic: Recipe = {
  horizon: 0.63,
  leaves: false,
  draw(s) {
    let town = '';
    for (let row = 3; row >= 0; row--) {
      for (let x = 30 + row * 14; x < 396 - row * 16;) {
        const width = s.random.between(20, 32);
        const height = 26 + s.random.next() * 8;
        const y = -26 - row * 20;
        town +=
          rect(x, y - height, width, height + 22, ['#F6E7C8', '#EFD9B0', '#FAF0DA'][row % 3] ?? '#F6E7C8') +
          shape(
            `M${num(x - 2)} ${num(y - height)}L${num(x + 4)} ${num(y - height - 10)}H${num(x + width - 4)}L${num(x + width + 2)} ${num(y - height)}Z`,
            s.random.pick(roofs),
          ) +
          shape(`M${num(x + 5)} ${num(y - height + 6)}h4v7h-4ZM${num(x + width - 10)} ${num(y - height + 6)}h4v7h-4Z`, '#5B6B74');
        x += width + 1;
      }
    }
    return [
      sky(s, [0, '#3B8FC6'], [0.6, '#A8D5E2'], [1, '#FCEBCB']),
      sun(s, 0.24, 0.4, 23, '#FFF8E2', '#FFEBB4'),
      cloud(s, 0.06, 0.12, 1, '#FFFFFF', 0.8),
      cloud(s, 0.5, 0.1, 0.8, '#FFFFFF', 0.7),
      ridge(s, '#8FA9B5', 0.09, [-0.02, 0.12], [0.3, 0.2], [0.6, 0.26], [1.02, 0.34]),
      ridge(s, '#7B9468', 0.06, [0.16, 0], [0.5, 0.13], [0.8, 0.17], [1.02, 0.22]),
      ridge(s, '#5F8A6A', 0.03, [-0.02, 0.04], [0.1, 0.05], [0.2, 0]),
      put(
        s,
        fromRight(s, s.format === 'portrait' ? 372 : 462),
        s.horizon + 4 * s.scale,
        s.format === 'portrait' ? 0.92 : 1,
        bells,
        town,
        wall,
        shape('M-40 14C-20 2 10 4 40 8H440C470 4 490 6 500 14Z', '#8C7A5E'),
      ),
      water(s, [0, '#7CCBD2'], [0.3, '#2A9BB8'], [1, '#0C4E86']),
      put(
        s,
        fromRight(s, s.format === 'portrait' ? 372 : 462),
        s.horizon + 6 * s.scale,
        s.format === 'portrait' ? 0.92 : 1,
        shape('M-44 6C-16 -6 20 0 60 2H420C460 -4 490 -2 520 6V10H-44Z', '#8C7A5E'),
      ),
      glints(s, '#EAFBFA', 50, 0.6, 0.08),
      smallShip(s, { kind: 'sailing', x: 0.05, y: 0.3, length: 84, fill: '#FFFFFF', dark: '#12355B' }),
      put(s, across(s, 0.5), s.horizon + depth(s) * 0.55, 1, sloop(0, 0, 0.9, '#D9693A'), sloop(92, 22, 1.1, '#F6E7C8')),
      put(
        s,
        0,
        s.height * 1.0,
        1,
        shape('M-4 6V-40C30 -52 70 -40 110 -18S170 0 190 8Z', '#3F6244'),
        pine(44, -36, 92, '#6B4630', '#2F5A3C'),
        pine(98, -20, 60, '#6B4630', '#3A6B46'),
        cypress(14, -34, 64, '#2A4F38'),
      ),
    ].join('');
  },
};

// wooden upper floors on stone, a mill on the isthmus, a church in courses of brick and stone
const wooden = (x: number, width: number, height: number): string =>
  rect(x, -20, width, 24, '#C4B08A') +
  rect(x - 2, -20 - height, width + 4, height, '#8A5B3A') +
  line(Array.from({ length: Math.floor(height / 5) }, (_, k) => `M${x - 2} ${-22 - k * 5}h${width + 4}`).join(''), '#6E4529', 1) +
  shape(Array.from({ length: Math.floor(width / 12) }, (_, k) => `M${x + 4 + k * 12} ${-16 - height + 6}h6v10h-6Z`).join(''), '#F7E5B8') +
  shape(`M${x - 8} ${-20 - height}L${x + 6} ${-34 - height}H${x + width - 6}L${x + width + 8} ${-20 - height}Z`, '#B4502F');

const courses = (x: number, width: number, height: number): string => {
  let out = '';
  for (let k = 0; k < Math.floor(height / 6); k++) out += rect(x, -(k + 1) * 6, width, 6.2, k % 2 ? '#F3E3C2' : '#B4563C');
  return out;
};

const church =
  courses(0, 96, 66) +
  [16, 48, 80].map((x) => arch(x, -10, 16, 40, '#5A2F2A')).join('') +
  shape('M-4 -66L10 -78H86L100 -66Z', '#8E3F2C') +
  group(
    { transform: 'translate(30 -76)' },
    courses(0, 36, 36),
    arch(10, -4, 7, 24, '#5A2F2A'),
    arch(26, -4, 7, 24, '#5A2F2A'),
    dome(18, -36, 21, '#8E3F2C', 0.9),
    line('M18 -52v-14M12 -61h12', '#5A2F2A', 2),
  );

const mill =
  shape('M-16 0L-12 -46H12L16 0Z', '#9A6A44') +
  line('M-15 -10H15M-14 -20H14M-13 -30H13M-13 -40H13', '#7A4E30', 1.2) +
  shape('M-16 -46L0 -68L16 -46Z', '#6E4529') +
  line('M0 -48L-40 -82M0 -48L40 -14M0 -48L34 -88M0 -48L-34 -8', '#4E3220', 2.4) +
  shape('M-14 -60L-40 -82L-33 -88L-8 -64ZM14 -36L40 -14L33 -8L8 -32ZM12 -58L34 -88L42 -82L18 -54ZM-12 -38L-34 -8L-42 -14L-18 -42Z', '#F3E3C2', {
    opacity: '.9',
  });

const blackSea: Recipe = {
  horizon: 0.63,
  leaves: false,
  draw(s) {
    return [
      sky(s, [0, '#4F86B8'], [0.5, '#B9CFD6'], [0.85, '#F9DCAE'], [1, '#FCE9C6']),
      sun(s, 0.2, 0.2, 24, '#FFF5DC', '#FFE2A6'),
      cloud(s, 0.3, 0.14, 1, '#FFFFFF', 0.7),
      cloud(s, 0.72, 0.2, 0.8, '#FFFFFF', 0.6),
      ridge(s, '#9CB3B8', 0.05, [-0.02, 0.07], [0.4, 0.1], [0.7, 0.06], [1.02, 0.12]),
      put(
        s,
        fromRight(s, s.format === 'portrait' ? 352 : 470),
        s.horizon + 3 * s.scale,
        s.format === 'portrait' ? 0.84 : 1,
        shape('M-60 2C-20 -10 20 -16 80 -22C160 -30 320 -34 560 -30V6H-60Z', '#A8965E'),
        group({ transform: 'translate(34 -10)' }, mill),
        group({ transform: 'translate(128 -20)' }, wooden(0, 52, 34), wooden(66, 44, 44)),
        group({ transform: 'translate(268 -26)' }, church),
        group({ transform: 'translate(386 -26)' }, wooden(0, 56, 38), wooden(68, 60, 50)),
      ),
      water(s, [0, '#BFD6D0'], [0.25, '#5E9FAE'], [1, '#1C4C74']),
      put(
        s,
        fromRight(s, s.format === 'portrait' ? 352 : 470),
        s.horizon + 5 * s.scale,
        s.format === 'portrait' ? 0.84 : 1,
        shape('M-66 0C40 -6 300 -4 620 -4V8H-20Z', '#7C6B48'),
      ),
      glints(s, '#FBF3DA', 48, 0.55, 0.06),
      smallShip(s, { kind: 'classic', x: 0.04, y: 0.26, length: 96, fill: '#FDFBF4', dark: '#1C4C74', funnel: '#B4502F' }),
      put(
        s,
        across(s, 0.56),
        s.horizon + depth(s) * 0.62,
        1,
        shape('M0 0Q34 16 74 -4L66 12H10Z', '#B4502F'),
        line('M20 2L30 -20M48 4L44 -18', '#5A2F2A', 2),
        line('M-8 6L84 2', '#F3E3C2', 2),
      ),
      put(s, across(s, 0.34), s.horizon + depth(s) * 0.84, 1, sloop(0, 0, 1.1, '#F3E3C2')),
    ].join('');
  },
};

export const inlandSeasRecipes = { adriatic, 'black-sea': blackSea };
