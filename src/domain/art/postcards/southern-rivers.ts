// Douro and Rhône.
import { circle, group, line, num, rect, shape } from '../svg.ts';
import { arch, cypress, house, rows } from './motifs.ts';
import { across, cloud, depth, foreground, fromRight, glints, put, ridge, sky, smallShip, sun, water, type Recipe } from './stage.ts';

const walls = ['#F6E3C0', '#E9A36F', '#D9694A', '#F2C766', '#FFFFFF', '#7FA9BC', '#E6C29A'];

const clerigos =
  rect(48, -150, 64, 70, '#E6D8BE') +
  shape('M44 -150L80 -164L116 -150Z', '#C2542F') +
  rect(70, -236, 20, 130, '#D9CBB2') +
  rect(67, -206, 26, 3, '#A8977A') +
  arch(80, -210, 9, 18, '#4A4A55') +
  shape('M68 -236L80 -258L92 -236Z', '#A8977A');

const truss = Array.from({ length: 21 }, (_, k) => {
  const t = k / 20;
  const x = 150 + t * 330;
  const y = -4 - Math.sin(Math.PI * t) * 116;
  return `M${num(x)} ${num(y)}V-142`;
}).join('');

const bridge =
  line('M150 -4C200 -158 430 -158 480 -4', '#4B6272', 11) +
  line('M150 -4C200 -158 430 -158 480 -4', '#6F8A9A', 4) +
  line(truss, '#4B6272', 2.2) +
  rect(96, -150, 480, 9, '#4B6272') +
  line('M96 -156H576', '#4B6272', 1.6) +
  rect(140, -22, 360, 6, '#4B6272') +
  rect(130, -150, 16, 152, '#CDBB9A') +
  rect(484, -150, 16, 152, '#CDBB9A');

const rabelo =
  shape('M-70 -16C-50 2 40 4 66 -8L78 -30L84 -28L72 4C40 16 -40 14 -64 4Z', '#6B4028') +
  [-38, -20, -2, 16, 34].map((x) => rect(x, -20, 15, 14, '#A8683A', { rx: 4 }) + line(`M${x + 4} -20v14M${x + 11} -20v14`, '#5A341F', 1.2)).join('') +
  [-29, -11, 7, 25].map((x) => rect(x, -33, 15, 13, '#B8764A', { rx: 4 })).join('') +
  line('M-10 -30V-122', '#4A2C1C', 3) +
  shape('M-52 -116C-30 -108 10 -108 34 -116C42 -90 42 -64 30 -44C8 -36 -30 -36 -50 -44C-40 -66 -40 -92 -52 -116Z', '#F6E9CF') +
  line('M-56 -117H38', '#4A2C1C', 2.4) +
  circle(-8, -78, 13, '#B4382E') +
  line('M-70 -10L-104 14', '#4A2C1C', 2.4);

const douro: Recipe = {
  horizon: 0.66,
  leaves: true,
  draw(s) {
    let ribeira = '';
    for (let row = 3; row >= 0; row--) {
      for (let x = -20; x < 178 - row * 10;) {
        const width = s.random.between(16, 24);
        ribeira += house(s.random, {
          x,
          y: -row * 30 + 12,
          width,
          height: s.random.between(42, 52),
          wall: s.random.pick(walls),
          window: '#4A4A55',
          roof: '#C2542F',
          pitch: 0.3,
        });
        x += width + 0.5;
      }
    }
    const slope = rows(
      s.ids('terraces'),
      'M470 4L490 -60C560 -120 640 -150 900 -160C1040 -166 1200 -130 1400 -140V4Z',
      '#A7A85A',
      Array.from({ length: 14 }, (_, k) => `M440 ${-k * 12}Q620 ${-20 - k * 14} 920 ${-10 - k * 12}T1420 ${-k * 12}`),
      ['#8C7A46', '#C4C06A'],
      3,
    );
    return [
      sky(s, [0, '#5E9CC6'], [0.5, '#C3D9DA'], [0.85, '#FBDDA8'], [1, '#FCE9C6']),
      sun(s, 0.46, 0.44, 23, '#FFF6DA', '#FFE39C'),
      cloud(s, 0.6, 0.12, 1, '#FFFFFF', 0.7),
      cloud(s, 0.22, 0.1, 0.7, '#FFFFFF', 0.6),
      ridge(s, '#B4BE9C', 0.04, [-0.02, 0.16], [0.4, 0.1], [0.7, 0.14], [1.02, 0.22]),
      put(
        s,
        0,
        s.horizon + 1,
        s.format === 'portrait' ? 0.82 : 1.06,
        slope,
        group({ transform: 'translate(-6 0)' }, clerigos),
        bridge,
        ribeira,
        rect(-20, -4, 230, 8, '#CDBB9A'),
      ),
      water(s, [0, '#E9D9AE'], [0.25, '#9AAE9C'], [1, '#2F5E6C']),
      glints(s, '#FDF3D2', 44, 0.55),
      smallShip(s, { kind: 'river', x: 0.26, y: 0.2, length: 150, fill: '#FDFBF4', dark: '#2F5E6C' }),
      put(s, across(s, s.format === 'portrait' ? 0.6 : 0.68), s.horizon + depth(s) * 0.78, 1, rabelo),
      foreground(s, '#4A3A2A', [-0.01, 0.96], [0.12, 0.95], [0.24, 1.01]),
    ].join('');
  },
};

const rhoneBridge =
  [0, 1, 2, 3]
    .map((k) => shape(`M${k * 96} 10V-34H${96 + k * 96}V10H${88 + k * 96}C${84 + k * 96} -24 ${14 + k * 96} -24 ${8 + k * 96} 10Z`, '#E6CFA2'))
    .join('') +
  rect(-4, -40, 392, 7, '#D2B684') +
  [1, 2, 3, 4].map((k) => shape(`M${k * 96 - 9} 12L${k * 96 - 6} -22H${k * 96 + 6}L${k * 96 + 9} 12Z`, '#C9AB78')).join('') +
  shape('M388 -40L400 -36L394 -22L402 -10L392 4V10H384V-40Z', '#E6CFA2') +
  rect(176, -76, 34, 36, '#E6CFA2') +
  shape('M172 -76L193 -94L214 -76Z', '#C2794A') +
  arch(193, -44, 11, 20, '#5A4A3A');

const palace =
  rect(0, -88, 210, 90, '#DFC08C') +
  shape(Array.from({ length: 18 }, (_, k) => `M${k * 12} -88v-8h7v8Z`).join(''), '#DFC08C') +
  [22, 66, 110, 154].map((x) => shape(`M${x} 2V-62A14 16 0 0 1 ${x + 28} -62V2Z`, '#C9A46C')).join('') +
  [
    [-16, 132, 34],
    [88, 118, 30],
    [196, 150, 36],
  ]
    .map(
      ([x, h, w]) =>
        rect(x ?? 0, -(h ?? 0), w ?? 0, (h ?? 0) + 2, '#EBD0A0') +
        shape(Array.from({ length: 4 }, (_, k) => `M${(x ?? 0) + k * ((w ?? 0) / 3.5)} ${-(h ?? 0)}v-8h6v8Z`).join(''), '#EBD0A0'),
    )
    .join('') +
  rect(-66, -96, 40, 98, '#EBD0A0') +
  shape('M-66 -96L-56 -122H-36L-26 -96Z', '#D2B684') +
  line('M-46 -122v-30', '#C79A2D', 3) +
  circle(-46, -154, 4, '#C79A2D');

const rhone: Recipe = {
  horizon: 0.6,
  leaves: false,
  draw(s) {
    const roofs = Array.from({ length: 12 }, (_, k) =>
      house(s.random, {
        x: -110 + k * 30,
        y: 2,
        width: 28,
        height: 22 + ((k * 7) % 4) * 4,
        wall: ['#F6E7C8', '#F2D3A8', '#FFF6E2'][k % 3] ?? '#F6E7C8',
        window: '#6B7A80',
        roof: '#C2653A',
        pitch: 0.3,
      }),
    ).join('');
    const lavender = Array.from({ length: 15 }, (_, k) => {
      const t = (k - 7) / 7;
      return { far: t * s.width * 0.42, near: t * s.width * 1.25 };
    });
    const top = s.height * 0.86;
    return [
      sky(s, [0, '#4F94C8'], [0.6, '#B9DAE6'], [1, '#FBEBCB']),
      sun(s, 0.2, 0.32, 24, '#FFF8E0', '#FFEBAE'),
      cloud(s, 0.36, 0.14, 0.9, '#FFFFFF', 0.75),
      cloud(s, 0.72, 0.08, 0.8, '#FFFFFF', 0.65),
      // the bald summit of the Ventoux
      ridge(s, '#AFC0D2', 0.02, [-0.02, 0.06], [0.22, 0.1], [0.4, 0.22], [0.46, 0.23], [0.7, 0.1], [1.02, 0.08]),
      ridge(s, '#8FA878', 0.03, [-0.02, 0.05], [0.5, 0.04], [1.02, 0.07]),
      put(
        s,
        fromRight(s, s.format === 'portrait' ? 236 : 300),
        s.horizon + 1,
        1,
        palace,
        roofs,
        [-130, -122, 262, 276].map((x, k) => cypress(x, 2, 44 + (k % 2) * 10, '#3F6244')).join(''),
      ),
      water(s, [0, '#BFE0DA'], [0.3, '#6FB0BC'], [1, '#2F7A98']),
      glints(s, '#F4FBF4', 34, 0.55, 0.04, 0.6),
      put(s, -10, s.horizon + depth(s) * 0.22, s.format === 'portrait' ? 0.72 : 0.96, rhoneBridge),
      smallShip(s, { kind: 'river', x: s.format === 'portrait' ? 0.5 : 0.64, y: 0.36, length: 170, fill: '#FDFBF4', dark: '#2F6A84' }),
      foreground(s, '#7C9C5A', [-0.01, 0.85], [0.3, 0.83], [0.7, 0.84], [1.01, 0.82]),
      rows(
        s.ids('lavender'),
        `M-10 ${num(top)}H${s.width + 10}V${s.height + 4}H-10Z`,
        '#8F9C5E',
        lavender.flatMap(({ far, near }) =>
          [-1, 1].map((side) => `M${num(s.width / 2 + far + side * 2)} ${num(top - 6)}L${num(s.width / 2 + near + side * s.width * 0.013)} ${s.height + 8}`),
        ),
        ['#7A5FB4', '#9C80D2'],
        s.width * 0.024,
      ),
    ].join('');
  },
};

export const southernRiversRecipes = { douro, rhone };
