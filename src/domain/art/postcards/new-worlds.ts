// South America, North America, Australia and New Zealand.
import { circle, group, line, num, rect, shape } from '../svg.ts';
import { palm } from './motifs.ts';
import { across, cloud, depth, foreground, fromRight, glints, mirrored, path, put, ridge, sky, smallShip, sun, water, type Recipe } from './stage.ts';

const southAmerica: Recipe = {
  horizon: 0.6,
  leaves: false,
  draw(s) {
    const loaf =
      shape('M-96 3C-88 -40 -84 -120 -58 -164C-40 -192 -8 -196 12 -170C40 -132 50 -60 74 3Z', '#5E5A72') +
      shape('M-30 -186C-8 -188 4 -180 12 -170C40 -132 50 -60 74 3H14C12 -70 2 -140 -30 -186Z', '#474460') +
      shape('M-96 3C-94 -10 -92 -24 -90 -38C-70 -24 -40 -30 -10 -18C20 -24 50 -20 66 -22L74 3Z', '#2F6B52') +
      shape('M64 3C74 -40 104 -66 138 -70C176 -66 214 -36 240 3Z', '#3A5E58') +
      shape('M100 3C130 -26 180 -40 240 3Z', '#2F6B52');
    const wire =
      line('M-30 -188C30 -140 90 -96 138 -72', '#33304A', 1.6) +
      rect(40, -134, 17, 10, '#F2A23B', { rx: 3 }) +
      line('M48 -142v9', '#33304A', 1.6) +
      rect(-42, -196, 20, 8, '#F6E7D2');
    const christ =
      shape('M-190 3C-130 -30 -90 -90 -50 -150C-36 -176 -20 -196 -8 -200H8C30 -190 44 -160 74 -122C120 -64 170 -26 240 3Z', '#2C5A58') +
      rect(-7, -216, 14, 18, '#DAD3C6') +
      shape('M-6 -214L-4 -246L-38 -248V-255L-5 -258C-6 -268 6 -268 5 -258L38 -255V-248L4 -246L6 -214Z', '#FBF6EC') +
      shape('M0 -267C5 -267 6 -262 5 -258L38 -255V-248L4 -246L6 -214H0Z', '#DDD5C8');
    const favela = Array.from({ length: 20 }, (_, k) =>
      rect(k * 14, -10 - ((k * 5) % 7) * 5, 12, 14 + ((k * 5) % 7) * 5, ['#FBEFD8', '#F2C48E', '#FFFFFF', '#F0A27A'][k % 4] ?? '#FFFFFF'),
    ).join('');
    const wave = (y: number): string =>
      Array.from({ length: Math.ceil(s.width / s.scale / 60) + 1 }, (_, k) => `M${k * 60 - 20} ${y}q15 -14 30 0t30 0v9q-15 14 -30 0t-30 0Z`).join('');
    return [
      sky(s, [0, '#F2A65E'], [0.4, '#F8C58A'], [0.8, '#FCE3B6'], [1, '#FDF0D2']),
      sun(s, 0.44, 0.36, 30, '#FFF8E0', '#FFE39C'),
      cloud(s, 0.58, 0.14, 1, '#FFF6E4', 0.65),
      put(s, across(s, s.format === 'portrait' ? 0.18 : 0.2), s.horizon + 1, s.format === 'portrait' ? 0.9 : 0.86, christ),
      ridge(s, '#8E86A0', 0.03, [0.26, 0], [0.4, 0.06], [0.5, 0.03], [0.6, 0]),
      put(s, across(s, s.format === 'portrait' ? 0.66 : 0.68), s.horizon + 1, s.format === 'portrait' ? 0.92 : 1.06, loaf, wire),
      put(s, 0, s.horizon + 1, 0.9, favela),
      water(s, [0, '#F6D39C'], [0.2, '#8FBBAE'], [0.6, '#2F8A9A'], [1, '#14566E']),
      path(s, 0.44, '#FFF3D2', 0.5),
      glints(s, '#FFF6E0', 42, 0.5, 0.08, 0.8),
      smallShip(s, { kind: 'mega', x: 0.28, y: 0.22, length: 118, fill: '#FFFFFF', dark: '#14566E', funnel: '#F2A23B' }),
      foreground(s, '#FBE9C2', [-0.01, 0.9], [0.5, 0.92], [1.01, 0.88]),
      rect(0, s.height * 0.945, s.width, s.height * 0.06, '#F7F3EA'),
      put(s, 0, s.height * 0.955, 1, shape(wave(2), '#2B2B33')),
      put(s, fromRight(s, 40), s.height * 0.945, 1, palm(0, 0, 170, -46, '#7A4B2A', '#1E5A48'), palm(-58, 0, 118, 22, '#7A4B2A', '#2A6E56')),
    ].join('');
  },
};

const tones = ['#5E6A94', '#4C5884', '#6F7AA2', '#566290'] as const;

const liberty =
  shape('M-34 6L-28 -14H28L34 6Z', '#9A8F84') +
  shape('M-20 -14L-16 -62H16L20 -14Z', '#C9BBA6') +
  rect(-20, -66, 40, 6, '#B0A18C') +
  shape('M-14 -64L-10 -112C-12 -122 -6 -128 0 -128C7 -128 12 -122 11 -112L15 -64Z', '#6FA796') +
  shape('M2 -128C8 -128 12 -122 11 -112L15 -64H5Z', '#4F8878') +
  circle(0, -134, 6, '#6FA796') +
  shape('M-8 -138L-12 -146L-5 -142L-3 -150L0 -142L4 -150L5 -142L12 -146L8 -138Z', '#6FA796') +
  shape('M6 -122L18 -148L22 -164H27L25 -146L13 -112Z', '#6FA796') +
  shape('M20 -166H30L27 -172H23Z', '#4F8878') +
  shape('M22 -173C20 -180 25 -182 25 -188C30 -182 31 -178 28 -173Z', '#FFC94A') +
  shape('M-10 -108L-17 -92L-8 -88L-4 -100Z', '#83B8A8') +
  line('M-6 -104L-4 -68M2 -106L3 -68', '#4F8878', 1.6);

const northAmerica: Recipe = {
  horizon: 0.64,
  leaves: false,
  draw(s) {
    const block = (x: number, width: number, height: number, fill: string): string => {
      let lit = '';
      for (let y = 8; y < height - 4; y += 9)
        for (let c = 4; c < width - 4; c += 7) if (s.random.chance(0.42)) lit += `M${num(x + c)} ${num(-height + y)}h3v4.4h-3Z`;
      return rect(x, -height, width, height + 2, fill) + shape(lit, '#FFE3A0', { opacity: '.85' });
    };
    const skyline = [
      [0, 28, 66],
      [27, 22, 92],
      [48, 30, 78],
      [77, 20, 120],
      [96, 32, 98],
      [212, 26, 104],
      [236, 34, 84],
      [268, 22, 130],
      [288, 34, 92],
      [320, 26, 112],
      [344, 40, 74],
      [382, 24, 96],
      [404, 50, 60],
    ]
      .map(([x, w, h], k) => block(x ?? 0, w ?? 0, h ?? 0, tones[k % 4] ?? '#5E6A94'))
      .join('');
    const empire =
      block(130, 44, 130, '#4C5884') +
      block(136, 32, 158, '#566290') +
      rect(142, -172, 20, 16, '#6F7AA2') +
      rect(147, -184, 10, 14, '#6F7AA2') +
      line('M152 -184v-32', '#6F7AA2', 2.6);
    const chrysler =
      block(180, 28, 116, '#6F7AA2') +
      shape('M180 -116C182 -134 190 -140 192 -160L194 -190L196 -160C198 -140 206 -134 208 -116Z', '#A9B4D0') +
      line('M185 -120q9 -16 18 0M188 -132q6 -12 12 0', '#4C5884', 1.6);
    return [
      sky(s, [0, '#41568C'], [0.45, '#A9829E'], [0.8, '#F2B188'], [1, '#FBD9AC']),
      sun(s, 0.64, 0.14, 30, '#FFF0D0', '#FFCF98'),
      cloud(s, 0.4, 0.14, 1, '#F6CDBA', 0.5),
      cloud(s, 0.76, 0.24, 0.8, '#F6CDBA', 0.5),
      put(s, fromRight(s, s.format === 'portrait' ? 318 : 420), s.horizon, s.format === 'portrait' ? 0.94 : 1.08, skyline, empire, chrysler),
      put(s, fromRight(s, 420), s.horizon + 1, 1.08, rect(-30, -5, 560, 7, '#33405F')),
      water(s, [0, '#F3BF98'], [0.25, '#A07C98'], [0.65, '#4A5688'], [1, '#202C58']),
      path(s, 0.64, '#FFE3C0', 0.5),
      glints(s, '#FFE0C4', 40, 0.5, 0.1),
      put(
        s,
        across(s, s.format === 'portrait' ? 0.27 : 0.22),
        s.horizon + depth(s) * 0.22,
        1.28,
        shape('M-80 12C-50 -2 50 -2 84 12C50 20 -50 20 -80 12Z', '#3F5A4E'),
        [-56, -44, 46, 58].map((x) => circle(x, 2, 8, '#4F7058')).join(''),
        liberty,
      ),
      smallShip(s, { kind: 'large', x: 0.52, y: 0.36, length: 128, fill: '#FFF6EA', dark: '#4A5688', funnel: '#C2382B' }),
      put(
        s,
        across(s, 0.36),
        s.horizon + depth(s) * 0.82,
        1,
        shape('M-34 0L-30 -8H28L34 0L28 6H-28Z', '#E2A22E'),
        rect(-22, -17, 40, 9, '#F2C766'),
        shape('M-18 -15h5v5h-5ZM-9 -15h5v5h-5ZM0 -15h5v5h-5ZM9 -15h5v5h-5Z', '#33405F'),
        line('M-44 5Q0 12 46 5', '#FFE0C4', 1.6),
      ),
    ].join('');
  },
};

// shells: a lit outer face and a shaded inner edge
const shell = (x: number, width: number, height: number, lean: number): string =>
  shape(
    `M${x} 0C${x + width * 0.02} ${-height * 0.52} ${x + width * 0.3 + lean * 0.4} ${-height * 0.86} ${x + width * 0.62 + lean} ${-height}C${x + width * 0.86 + lean * 0.6} ${-height * 0.6} ${x + width} ${-height * 0.26} ${x + width} 0Z`,
    '#FBF8F0',
  ) +
  shape(
    `M${x + width * 0.62 + lean} ${-height}C${x + width * 0.86 + lean * 0.6} ${-height * 0.6} ${x + width} ${-height * 0.26} ${x + width} 0H${x + width * 0.7}C${x + width * 0.74} ${-height * 0.4} ${x + width * 0.7 + lean * 0.6} ${-height * 0.7} ${x + width * 0.62 + lean} ${-height}Z`,
    '#7C5F58',
  ) +
  line(
    `M${x + width * 0.2} 0C${x + width * 0.22} ${-height * 0.4} ${x + width * 0.4 + lean * 0.5} ${-height * 0.76} ${x + width * 0.6 + lean} ${-height * 0.98}M${x + width * 0.44} 0C${x + width * 0.46} ${-height * 0.4} ${x + width * 0.54 + lean * 0.5} ${-height * 0.76} ${x + width * 0.61 + lean} ${-height * 0.98}`,
    '#D9CFC0',
    1.8,
  );

const opera =
  shape('M-150 14L-144 -14H150L160 14Z', '#B98E78') +
  rect(-150, 0, 312, 3, '#9A6F5C') +
  group(
    { transform: 'translate(0 -14)' },
    shell(54, 66, 62, 14),
    mirrored(shell(30, 52, 50, 10)),
    shell(-14, 82, 96, 18),
    shell(-74, 84, 116, 22),
    shell(-126, 76, 84, 16),
    shell(96, 46, 40, 12),
  );

const deck = -46;

const bridge =
  line('M-236 0C-180 -128 60 -128 116 0', '#4F6474', 8) +
  line('M-214 -18C-160 -106 40 -106 94 -18', '#4F6474', 3.4) +
  line(
    Array.from({ length: 19 }, (_, k) => {
      const t = (k + 1) / 20;
      return `M${num(-236 + 352 * t)} ${num(-96 * Math.sin(Math.PI * t) ** 0.86)}V${deck}`;
    }).join(''),
    '#4F6474',
    1.6,
  ) +
  rect(-300, deck, 480, 7, '#4F6474') +
  rect(-250, -66, 24, 68, '#D9C3A4') +
  rect(106, -66, 24, 68, '#D9C3A4') +
  rect(-254, -70, 32, 6, '#C2A984') +
  rect(102, -70, 32, 6, '#C2A984');

const hills = shape('M-320 2C-260 -20 -160 -26 -60 -18C60 -24 140 -22 260 2Z', '#6F8F7A');

const australia: Recipe = {
  horizon: 0.62,
  leaves: false,
  draw(s) {
    return [
      sky(s, [0, '#3F9AC6'], [0.5, '#9CD0DA'], [0.85, '#FBE3B4'], [1, '#FDEFD0']),
      sun(s, 0.24, 0.38, 26, '#FFF9E2', '#FFEBA8'),
      cloud(s, 0.4, 0.14, 1, '#FFFFFF', 0.75),
      cloud(s, 0.74, 0.2, 0.8, '#FFFFFF', 0.65),
      put(s, across(s, 0.36), s.horizon + 1, s.format === 'portrait' ? 0.94 : 1.1, hills, bridge),
      ridge(s, '#5E8270', 0.02, [0.6, 0], [0.8, 0.05], [1.02, 0.07]),
      water(s, [0, '#A9DCD8'], [0.3, '#3FA0B8'], [1, '#125A86']),
      glints(s, '#F6FCF6', 46, 0.6, 0.06),
      put(
        s,
        across(s, s.format === 'portrait' ? 0.62 : 0.68),
        s.horizon + depth(s) * 0.24,
        s.format === 'portrait' ? 1.05 : 1.2,
        opera,
        shape('M-158 14H168L176 20H-150Z', '#0F4A70', { opacity: '.4' }),
      ),
      smallShip(s, { kind: 'large', x: 0.06, y: 0.3, length: 112, fill: '#FFFFFF', dark: '#125A86', funnel: '#E2A22E' }),
      put(
        s,
        across(s, 0.42),
        s.horizon + depth(s) * 0.72,
        1,
        shape('M-46 0L-40 -10H38L46 0L40 6H-40Z', '#2F7A5A'),
        rect(-32, -22, 62, 12, '#F6E3A8'),
        shape('M-26 -19h7v6h-7ZM-14 -19h7v6h-7ZM-2 -19h7v6h-7ZM10 -19h7v6h-7Z', '#33505E'),
        rect(-6, -32, 10, 10, '#2F7A5A'),
        line('M-56 6Q0 13 58 6', '#FFFFFF', 1.6),
      ),
      put(
        s,
        0,
        s.height,
        1,
        shape('M-4 4V-46C20 -60 60 -40 90 -18S140 0 152 4Z', '#4F7A52'),
        [
          [22, -62, 26],
          [54, -50, 22],
          [4, -50, 20],
          [84, -30, 18],
        ]
          .map(([x, y, r], k) => circle(x ?? 0, y ?? 0, r ?? 0, k % 2 ? '#5E8F5A' : '#3F6E48'))
          .join(''),
      ),
    ].join('');
  },
};

export const newWorldsRecipes = { 'south-america': southAmerica, 'north-america': northAmerica, 'australia-newzealand': australia };
