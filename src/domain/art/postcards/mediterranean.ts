// Mediterranean and Greece.
import { circle, group, line, rect, shape } from '../svg.ts';
import { arch, cypress, dome, house, sloop } from './motifs.ts';
import { across, cloud, depth, fromRight, glints, put, ridge, sky, smallShip, sun, water, type Recipe, type Stage } from './stage.ts';

/** A town that climbs a hill: every row stands on the roofs of the row before it, so no house floats. */
function hillTown(s: Stage): string {
  const walls = ['#F6D9A8', '#F2B184', '#E8896B', '#FBEFD8', '#F0C46A', '#E9A7A0', '#FFF7EA'];
  const rows = 6;
  let out = '';
  for (let row = rows - 1; row >= 0; row--) {
    const y = -6 - row * 25;
    for (let x = -16 + row * 36 + (row % 2) * 8; x < 330;) {
      const width = s.random.between(15, 25);
      const height = s.random.between(27, 40);
      out += house(s.random, {
        x,
        y: y + 14,
        width,
        height: height + 14,
        wall: s.random.pick(walls),
        window: '#35597A',
        roof: s.random.chance(0.32) ? '#C65F3B' : undefined,
        pitch: 0.38,
      });
      x += width + 0.4;
    }
  }
  return out;
}

const mediterranean: Recipe = {
  horizon: 0.6,
  leaves: false,
  draw(s) {
    const hill =
      shape('M-120 12C-60 -6 -30 -30 10 -70C60 -120 110 -160 170 -196C220 -214 270 -226 700 -250V20H-120Z', '#5E8A57') +
      shape('M-60 12C-10 -10 40 -40 90 -70C150 -100 240 -120 700 -140V20H-60Z', '#7FA35C');
    const campanile =
      rect(196, -232, 22, 94, '#FBEFD8') +
      rect(193, -206, 28, 3, '#E9C99A') +
      arch(207, -208, 9, 17, '#35597A') +
      shape('M192 -232L207 -262L222 -232Z', '#C65F3B') +
      dome(252, -150, 24, '#4E9A8E', 1) +
      rect(228, -152, 48, 30, '#F0C46A');
    const x = fromRight(s, s.format === 'portrait' ? 262 : 318);
    return [
      sky(s, [0, '#2E8FC4'], [0.55, '#8CCBE0'], [1, '#FCE9C4']),
      sun(s, 0.2, 0.42, 24, '#FFF6DC', '#FFF0B8'),
      cloud(s, 0.42, 0.14, 1, '#FFFFFF', 0.75),
      cloud(s, 0.7, 0.1, 0.7, '#FFFFFF', 0.6),
      ridge(s, '#86B7CC', 0.06, [-0.02, 0.09], [0.24, 0.06], [0.56, 0]),
      water(s, [0, '#6CC3CE'], [0.35, '#1F8FB3'], [1, '#0F4F86']),
      glints(s, '#EAFBFA', 50, 0.55, 0.04, 0.98),
      put(
        s,
        x,
        s.horizon + depth(s) * 0.3,
        1,
        hill,
        campanile,
        hillTown(s),
        [
          [-24, 40],
          [4, 52],
          [290, 56],
        ]
          .map(([cx, h]) => cypress(cx ?? 0, 6, h ?? 0, '#2F5A3C'))
          .join(''),
        shape('M-150 34C-110 12 -60 8 -20 8H700V52C500 40 200 34 60 42C0 46 -80 44 -150 34Z', '#F4DDB0'),
        line('M-150 34C-80 44 0 46 60 42C200 34 500 40 700 52', '#D9B574', 3),
      ),
      smallShip(s, { kind: 'classic', x: 0.07, y: 0.14, length: 84, fill: '#FFFFFF', dark: '#1F5F86', funnel: '#E8896B' }),
      put(
        s,
        across(s, 0.12),
        s.horizon + depth(s) * 0.66,
        1,
        sloop(0, 0, 0.9, '#E8896B'),
        sloop(72, 26, 1.05, '#F0C46A'),
        sloop(164, 6, 0.8, '#FFFFFF'),
        sloop(238, 34, 1.1, '#E8896B'),
      ),
    ].join('');
  },
};

const cube = (x: number, y: number, width: number, height: number): string =>
  rect(x, y - height, width, height, '#FFFFFF') +
  rect(x + width * 0.66, y - height, width * 0.34, height, '#DCE8F2') +
  rect(x + width * 0.2, y - height * 0.5, 5, height * 0.5 > 12 ? 12 : height * 0.4, '#2D6CB0');

const church = (x: number, y: number, size: number): string =>
  group(
    { transform: `translate(${x} ${y}) scale(${size})` },
    rect(-26, -30, 52, 30, '#FFFFFF'),
    rect(8, -30, 18, 30, '#DCE8F2'),
    dome(0, -30, 22, '#2D6CB0', 1.05),
    shape('M6 -52C18 -50 22 -42 22 -30H12C12 -40 10 -48 6 -52Z', '#1F5596'),
    line('M0 -53v-12M-4 -60h8', '#FFFFFF', 2.4),
    arch(-6, 0, 11, 17, '#2D6CB0'),
  );

const bells =
  rect(0, -52, 34, 52, '#FFFFFF') +
  rect(24, -52, 10, 52, '#DCE8F2') +
  arch(11, -26, 9, 17, '#7FB3DA') +
  arch(24, -26, 9, 17, '#7FB3DA') +
  arch(17, -6, 9, 16, '#7FB3DA') +
  dome(17, -52, 9, '#2D6CB0');

const rock =
  shape('M-20 30C-6 4 6 -20 24 -44L60 -84C120 -110 200 -150 700 -186V40Z', '#8A5A4B') +
  shape('M30 30L46 -30L78 -72L110 -60L96 30ZM160 36L172 -30L214 -64L250 -40L238 36ZM320 40L330 -24L372 -52L404 -30L400 40Z', '#6F4640') +
  line('M-4 10L60 -26L150 -14L260 -34L380 -12L520 -30', '#B98567', 5, { opacity: '.75' });

const greece: Recipe = {
  horizon: 0.58,
  leaves: false,
  draw(s) {
    let village = '';
    for (let row = 4; row >= 0; row--) {
      for (let x = 40 + row * 44; x < 460;) {
        const width = s.random.between(24, 40);
        village += cube(x, -72 - row * 22 + 16, width, s.random.between(22, 34) + 16);
        x += width - 2;
      }
    }
    const x = fromRight(s, s.format === 'portrait' ? 330 : 400);
    return [
      sky(s, [0, '#1F78C0'], [0.6, '#7FC0E6'], [1, '#E4F1F2']),
      sun(s, 0.2, 0.38, 23, '#FFFBEA', '#FFF3C4'),
      cloud(s, 0.34, 0.12, 0.8, '#FFFFFF', 0.7),
      ridge(s, '#7FA6C4', 0.04, [-0.02, 0.06], [0.18, 0.1], [0.34, 0.04], [0.5, 0]),
      water(s, [0, '#6FC0DE'], [0.3, '#2381BE'], [1, '#0B3F86']),
      glints(s, '#F1FAFD', 46, 0.6, 0.05),
      put(
        s,
        x,
        s.horizon + depth(s) * 0.34,
        1,
        rock,
        village,
        church(170, -124, 1.35),
        church(292, -168, 1),
        group({ transform: 'translate(90 -74)' }, bells),
        shape('M-30 32C60 20 200 26 700 36V48C300 40 60 44 -30 32Z', '#F4FAFC', { opacity: '.5' }),
      ),
      smallShip(s, { kind: 'sailing', x: 0.1, y: 0.34, length: 92, fill: '#FFFFFF', dark: '#0B3F86' }),
      put(s, across(s, 0.22), s.horizon + depth(s) * 0.8, 1, sloop(0, 0, 1, '#2D6CB0')),
      put(
        s,
        s.width,
        s.height,
        1,
        shape('M-190 4V-30H-150V-44H-110V4Z', '#FFFFFF'),
        shape('M-110 4V-58H10V4Z', '#EEF4F9'),
        [
          [-92, -62, 22],
          [-70, -72, 26],
          [-44, -66, 24],
          [-20, -74, 26],
          [0, -62, 22],
          [-58, -56, 18],
          [-30, -54, 18],
        ]
          .map(([cx, cy, r], i) => circle(cx ?? 0, cy ?? 0, r ?? 0, i % 2 ? '#D93C86' : '#C02A72'))
          .join(''),
      ),
    ].join('');
  },
};

export const mediterraneanRecipes = { mediterranean, greece };
