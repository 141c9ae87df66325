// Orient and Africa.
import { group, line, rect, shape } from '../svg.ts';
import { arch, dome, palm } from './motifs.ts';
import { across, cloud, depth, foreground, fromRight, glints, path, put, ridge, sky, smallShip, stars, sun, water, type Recipe } from './stage.ts';

const minaret = (x: number, height: number): string =>
  rect(x - 6, -height * 0.62, 12, height * 0.62, '#F3DDBB') +
  rect(x - 9, -height * 0.64, 18, 5, '#D9A868') +
  rect(x - 4.5, -height * 0.84, 9, height * 0.2, '#F3DDBB') +
  rect(x - 7, -height * 0.85, 14, 4, '#D9A868') +
  dome(x, -height * 0.85, 6, '#2F7F86', 1.3) +
  line(`M${x} ${-height * 0.91}v${-height * 0.06}`, '#E2B33C', 2);

const onion = (x: number, y: number, r: number): string =>
  shape(
    `M${x - r * 0.8} ${y}C${x - r * 1.5} ${y - r * 0.9} ${x - r * 0.5} ${y - r * 1.3} ${x} ${y - r * 2}C${x + r * 0.5} ${y - r * 1.3} ${x + r * 1.5} ${y - r * 0.9} ${x + r * 0.8} ${y}Z`,
    '#2F7F86',
  ) +
  shape(
    `M${x} ${y - r * 2}C${x + r * 0.5} ${y - r * 1.3} ${x + r * 1.5} ${y - r * 0.9} ${x + r * 0.8} ${y}H${x + r * 0.2}C${x + r * 0.6} ${y - r * 0.8} ${x + r * 0.3} ${y - r * 1.4} ${x} ${y - r * 2}Z`,
    '#1F6470',
  ) +
  line(`M${x} ${y - r * 2}v${-r * 0.4}`, '#E2B33C', 2.2);

const mosque =
  rect(-86, -46, 172, 48, '#F6E5C8') +
  [-64, -38, 38, 64].map((x) => arch(x, 0, 17, 34, '#8C5A44')).join('') +
  rect(-30, -64, 60, 66, '#FBEFD8') +
  arch(0, 0, 28, 50, '#8C5A44') +
  rect(-26, -72, 52, 10, '#F3DDBB') +
  onion(0, -72, 30) +
  rect(-72, -52, 26, 8, '#F3DDBB') +
  rect(46, -52, 26, 8, '#F3DDBB') +
  onion(-59, -52, 14) +
  onion(59, -52, 14) +
  minaret(-102, 168) +
  minaret(102, 168);

const skyline =
  shape(
    'M-260 2V-58H-236V-92H-214V-50H-196V-120L-184 -150L-172 -120V-64H-150V2ZM176 2V-84H198V-60H214V-118C214 -140 236 -150 240 -168V-40H262V-72H286V2Z',
    '#C58F86',
    { opacity: '.75' },
  ) +
  shape('M140 2V-110C150 -170 168 -196 184 -206C176 -150 178 -60 190 2Z', '#E9C9B4', { opacity: '.85' }) +
  line('M184 -206V2', '#C58F86', 2);

const dhow =
  shape('M-66 -12C-36 12 40 14 76 -24L86 -26L66 8C24 22 -34 20 -56 6Z', '#5A2F1E') +
  line('M-60 -4C-30 14 40 14 72 -14', '#E2B36A', 2.4) +
  line('M0 0L8 -88', '#4A2418', 3) +
  shape('M-48 -26C-10 -44 42 -96 62 -138C70 -86 56 -46 38 -20C8 -28 -22 -30 -48 -26Z', '#FFF3DC') +
  shape('M62 -138C70 -86 56 -46 38 -20L24 -23C44 -60 56 -96 62 -138Z', '#E9D3B0') +
  line('M-52 -23L64 -142', '#4A2418', 2.4) +
  shape('M-60 -14L-66 -28H-44L-40 -8Z', '#7A4228');

const orient: Recipe = {
  horizon: 0.64,
  leaves: false,
  draw(s) {
    return [
      sky(s, [0, '#4A3F78'], [0.4, '#B0647F'], [0.75, '#F0A070'], [1, '#FBD49A']),
      stars(s, 22, 0.22),
      sun(s, 0.3, 0.12, 32, '#FFEFC8', '#FFC98A'),
      cloud(s, 0.1, 0.26, 0.9, '#FBC9A8', 0.5),
      put(s, across(s, s.format === 'portrait' ? 0.62 : 0.64), s.horizon, 1, skyline),
      ridge(s, '#D99A70', 0.015, [-0.02, 0.03], [0.2, 0.05], [0.44, 0.015]),
      put(
        s,
        across(s, s.format === 'portrait' ? 0.6 : 0.62),
        s.horizon + 1,
        s.format === 'portrait' ? 1.05 : 1.15,
        shape('M-190 3C-120 -10 120 -10 420 -5V5Z', '#E0B07A'),
        palm(-142, 0, 84, -12, '#5A3A26', '#3A5A3E'),
        palm(146, 0, 96, 14, '#5A3A26', '#3A5A3E'),
        palm(-160, 0, 56, 8, '#5A3A26', '#4A6A48'),
        mosque,
      ),
      water(s, [0, '#F6BE88'], [0.25, '#B8798A'], [0.65, '#5A4A80'], [1, '#262A58']),
      path(s, 0.3, '#FFE2B4', 0.55),
      glints(s, '#FFDDB4', 40, 0.5, 0.1),
      smallShip(s, { kind: 'large', x: 0.72, y: 0.2, length: 104, fill: '#FFF3E2', dark: '#5A4A80', funnel: '#2F7F86' }),
      put(s, across(s, s.format === 'portrait' ? 0.4 : 0.34), s.horizon + depth(s) * 0.68, 1.05, dhow),
    ].join('');
  },
};

const africa: Recipe = {
  horizon: 0.62,
  leaves: false,
  draw(s) {
    const table =
      shape(
        'M-330 2C-280 -30 -256 -44 -236 -60C-224 -92 -208 -116 -196 -122L-178 -96C-160 -84 -150 -82 -138 -92L-112 -146L114 -150L136 -104C150 -92 158 -84 170 -84L198 -112L220 -82C250 -40 300 -18 380 2Z',
        '#6F6A84',
      ) +
      shape('M-112 -146L114 -150L136 -104L120 -82L90 -112L62 -76L30 -116L-4 -78L-34 -114L-66 -72L-96 -108L-124 -84L-138 -92Z', '#575271') +
      shape('M-250 2C-200 -24 -140 -44 -60 -50C40 -56 140 -52 210 -34C260 -22 300 -10 340 2Z', '#5C7A58');
    const cloth = shape(
      'M-118 -142C-124 -156 -104 -164 -88 -158C-70 -170 -40 -168 -24 -160C-4 -172 30 -170 48 -160C70 -168 108 -164 120 -148C134 -138 130 -118 122 -104C116 -114 114 -124 106 -130C96 -116 92 -128 82 -132C70 -112 58 -126 50 -132C34 -120 18 -128 8 -134C-6 -116 -20 -126 -30 -132C-46 -122 -60 -126 -68 -132C-82 -112 -92 -126 -100 -128C-110 -116 -122 -128 -118 -142Z',
      '#FFFFFF',
      { opacity: '.9' },
    );
    const city =
      Array.from({ length: 26 }, (_, k) => rect(-190 + k * 15, -8 - ((k * 7) % 5) * 4, 11, 10 + ((k * 7) % 5) * 4, k % 3 ? '#F6E7D2' : '#E9C9A4')).join('') +
      rect(-40, -40, 14, 42, '#FBF3E2') +
      rect(20, -34, 12, 36, '#FBF3E2') +
      shape('M96 2C96 -16 140 -16 140 2Z', '#FFFFFF');
    const acacia =
      shape('M-7 0C-4 -40 -10 -58 -36 -84L-30 -88L-6 -66L-2 -92H4L6 -62L40 -92L45 -87L10 -50C6 -34 6 -16 9 0Z', '#2B1E1A') +
      shape(
        'M-112 -88C-100 -112 -50 -118 -30 -112C-6 -126 50 -124 66 -112C90 -116 116 -104 118 -90C80 -80 50 -84 20 -82C-20 -78 -80 -78 -112 -88Z',
        '#2F3A26',
      ) +
      shape('M-64 -112C-40 -130 20 -134 44 -118C20 -108 -40 -106 -64 -112Z', '#3A4A2E');
    const elephant = (size: number): string =>
      group(
        { transform: `scale(${size})` },
        shape(
          'M-34 0V-30C-36 -52 -14 -60 8 -58C22 -58 30 -54 34 -48C44 -52 56 -44 56 -32C58 -18 60 -6 66 -4L62 0C52 0 50 -16 46 -24C42 -20 40 -16 38 -14V0H26V-18C14 -14 0 -14 -10 -18V0H-22V-16L-24 0Z',
          '#2B1E1A',
        ),
        shape('M30 -50C18 -54 10 -44 14 -28C22 -24 34 -30 36 -44Z', '#46332C'),
        shape('M48 -26C52 -20 58 -20 64 -22C58 -16 50 -16 45 -20Z', '#FBF0DC'),
        line('M-35 -44q-8 8 -6 20', '#2B1E1A', 2.4),
      );
    return [
      sky(s, [0, '#E8894E'], [0.42, '#F6B06A'], [0.8, '#FBD79E'], [1, '#FDE9C6']),
      sun(s, 0.17, 0.26, 36, '#FFF3D0', '#FFD98A'),
      put(s, across(s, s.format === 'portrait' ? 0.58 : 0.56), s.horizon + 1, s.format === 'portrait' ? 0.86 : 1.1, table, cloth, city),
      ridge(s, '#8F6A66', 0.02, [-0.02, 0.02], [0.1, 0.04], [0.24, 0]),
      water(s, [0, '#F3C088'], [0.25, '#B08A80'], [0.65, '#4F6A86'], [1, '#1F3F62']),
      path(s, 0.17, '#FFEBC4', 0.5),
      glints(s, '#FFE8C4', 40, 0.5, 0.08),
      smallShip(s, { kind: 'large', x: 0.34, y: 0.2, length: 110, fill: '#FFF8EA', dark: '#4F6A86', funnel: '#B4452C' }),
      foreground(s, '#6E4A32', [-0.01, 0.98], [0.3, 0.95], [0.7, 0.9], [1.01, 0.87]),
      foreground(s, '#3A2A20', [-0.01, 1.0], [0.36, 0.97], [0.7, 0.93], [1.01, 0.91]),
      put(s, fromRight(s, 112), s.height * 0.935, 1.25, acacia),
      put(s, across(s, s.format === 'portrait' ? 0.32 : 0.46), s.height * 0.965, 0.78, elephant(1), group({ transform: 'translate(96 2)' }, elephant(0.6))),
    ].join('');
  },
};

export const orientAfricaRecipes = { orient, africa };
