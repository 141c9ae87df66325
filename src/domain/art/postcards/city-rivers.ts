// Seine and Elbe.
import { circle, group, line, rect, shape } from '../svg.ts';
import { fir, street } from './motifs.ts';
import { across, cloud, depth, foreground, fromRight, glints, path, put, ridge, sky, smallShip, sun, water, type Recipe } from './stage.ts';

const side = 'M0 -252L5 -196L14 -150L26 -104L44 -60L70 0H46L36 -30C22 -44 12 -46 0 -46Z';

const eiffel =
  shape(side, '#6B4F3F') +
  group({ transform: 'scale(-1 1)' }, shape(side, '#84634E')) +
  shape('M0 -46C12 -46 22 -44 36 -30L46 0H-46L-36 -30C-22 -44 -12 -46 0 -46Z', '#F6D9B4') +
  rect(-50, -66, 100, 8, '#5A4236') +
  rect(-25, -122, 50, 6, '#5A4236') +
  rect(-8, -204, 16, 5, '#5A4236') +
  line('M0 -252v-18', '#5A4236', 2) +
  line(
    'M-40 -58L-20 -104M-30 -60L-26 -106M40 -58L20 -104M30 -60L26 -106M-18 -120L-4 -186M18 -120L4 -186M-10 -122L-10 -150M10 -122L10 -150M-14 -150H14M-9 -172H9M-30 -90H30',
    '#F6D9B4',
    1.6,
    { opacity: '.65' },
  );

const roofs = (from: number, count: number): string =>
  Array.from({ length: count }, (_, k) => {
    const height = 34 + ((k * 5) % 3) * 6;
    const x = from + k * 44;
    return (
      rect(x, -height, 44, height, k % 2 ? '#F2E1C6' : '#E9D3B2') +
      shape(`M${x} ${-height}L${x + 5} ${-height - 15}H${x + 39}L${x + 44} ${-height}Z`, '#5F7386') +
      rect(x + 7, -height - 21, 5, 8, '#B4663F') +
      rect(x + 30, -height - 21, 5, 8, '#B4663F') +
      shape(
        [0, 1, 2, 3]
          .map((c) => `M${x + 5 + c * 10} ${-height + 7}h5v8h-5ZM${x + 5 + c * 10} ${-height + 21}h5v8h-5ZM${x + 6 + c * 10} ${-height - 10}h4v6h-4Z`)
          .join(''),
        '#46586A',
      )
    );
  }).join('');

const seine: Recipe = {
  horizon: 0.64,
  leaves: true,
  draw(s) {
    const span = Math.ceil((s.width / s.scale + 20) / 104);
    const bridge =
      shape(
        `M-20 -26H${span * 104}V8H-20Z${Array.from({ length: span }, (_, k) => `M${8 + k * 104} 8C${14 + k * 104} -22 ${78 + k * 104} -22 ${84 + k * 104} 8Z`).join('')}`,
        '#D9C3A0',
        { 'fill-rule': 'evenodd' },
      ) +
      rect(-20, -30, span * 104 + 20, 4, '#F2E1C6') +
      Array.from({ length: span + 1 }, (_, k) => line(`M${-6 + k * 104} -30v-20`, '#46586A', 2) + circle(-6 + k * 104, -52, 3.4, '#FFE9B4')).join('');
    const half = s.width / s.scale / 2;
    return [
      sky(s, [0, '#7C8FC4'], [0.45, '#D9B4C4'], [0.8, '#FAD2A8'], [1, '#FCE6C4']),
      sun(s, 0.24, 0.2, 25, '#FFF4DC', '#FFDFA8'),
      cloud(s, 0.08, 0.18, 1, '#FFF1E6', 0.6),
      cloud(s, 0.64, 0.12, 0.9, '#FFF1E6', 0.55),
      ridge(s, '#B7A9BE', 0.03, [-0.02, 0.06], [0.4, 0.09], [1.02, 0.05]),
      put(s, 0, s.horizon, 1, roofs(-20, Math.ceil((half * 2) / 44) + 1)),
      put(
        s,
        across(s, s.format === 'portrait' ? 0.6 : 0.62),
        s.horizon + 1,
        1.02,
        shape('M-150 2C-110 -30 -60 -26 -40 -16H40C70 -28 120 -30 150 2Z', '#6F8F5A'),
        eiffel,
      ),
      put(
        s,
        0,
        s.horizon,
        1,
        Array.from({ length: Math.ceil(half / 17) }, (_, k) => circle(k * 34 + 6, -8, 14, k % 3 ? '#6F8F5A' : '#587A4C')).join(''),
        rect(0, -6, half * 2, 8, '#C9B28C'),
      ),
      water(s, [0, '#F3D0AE'], [0.25, '#A99BB0'], [1, '#4A5A86']),
      put(s, 0, s.horizon + depth(s) * 0.36, 1, bridge, group({ opacity: '.25' }, rect(-20, 10, span * 104 + 20, 12, '#2C3A5C'))),
      path(s, 0.24, '#FFEBD0', 0.45),
      glints(s, '#FFEBD0', 30, 0.5, 0.45),
      smallShip(s, { kind: 'river', x: 0.3, y: 0.74, length: 190, fill: '#FDFBF4', dark: '#4A5A86' }),
    ].join('');
  },
};

const elbe: Recipe = {
  horizon: 0.66,
  leaves: true,
  draw(s) {
    const pillar = (x: number, width: number, height: number, shade: boolean): string =>
      shape(
        `M${x} 4L${x + 3} ${-height * 0.5}L${x - 2} ${-height * 0.56}L${x + 2} ${-height * 0.94}L${x + width * 0.3} ${-height}L${x + width * 0.76} ${-height * 0.97}L${x + width} ${-height * 0.9}L${x + width + 3} ${-height * 0.5}L${x + width - 2} ${-height * 0.44}L${x + width + 2} 4Z`,
        shade ? '#C49A66' : '#DDB884',
      ) +
      line(
        `M${x + width * 0.3} ${-height * 0.9}V-10M${x + width * 0.66} ${-height * 0.86}V-24M${x} ${-height * 0.7}h${width * 0.5}M${x + width * 0.4} ${-height * 0.32}h${width * 0.5}`,
        '#9C7448',
        2.4,
        { opacity: '.6' },
      );
    const bridge =
      shape(`M96 -152H330V-10H96Z${[0, 1, 2, 3].map((k) => `M${108 + k * 56} -10V-116A20 20 0 0 1 ${148 + k * 56} -116V-10Z`).join('')}`, '#B98E5C', {
        'fill-rule': 'evenodd',
      }) +
      rect(92, -158, 242, 7, '#8F6A40') +
      line(Array.from({ length: 25 }, (_, k) => `M${94 + k * 10} -158v-8`).join(''), '#8F6A40', 1.6) +
      rect(92, -167, 242, 2, '#8F6A40');
    const rocks =
      pillar(-34, 44, 96, true) +
      pillar(20, 52, 150, false) +
      bridge +
      pillar(132, 30, 84, true) +
      pillar(188, 34, 104, false) +
      pillar(246, 32, 76, true) +
      pillar(62, 44, 196, true) +
      pillar(318, 56, 214, false) +
      pillar(372, 50, 160, true) +
      pillar(426, 64, 190, false) +
      pillar(490, 60, 130, true);
    const trees = (from: number, to: number, y: number): string =>
      Array.from({ length: Math.floor((to - from) / 15) }, (_, k) =>
        fir(from + k * 15, y + ((k * 5) % 7), 34 + ((k * 11) % 4) * 8, k % 2 ? '#2F5A3F' : '#3F6E4A'),
      ).join('');
    const steamer =
      shape('M0 0L4 -9H118L130 -14L122 4H8Z', '#FDFBF4') +
      rect(14, -19, 88, 10, '#FDFBF4') +
      rect(10, -22, 98, 3, '#C9D2C4') +
      shape('M20 -17h6v6h-6ZM32 -17h6v6h-6ZM76 -17h6v6h-6ZM88 -17h6v6h-6Z', '#33505E') +
      shape('M46 2A16 16 0 0 1 78 2Z', '#2F7A5A') +
      line('M62 0V-13M62 0L51 -9M62 0L73 -9', '#FDFBF4', 1.6) +
      rect(38, -46, 8, 25, '#2B3338') +
      rect(38, -40, 8, 6, '#F2C766') +
      line('M-8 5Q60 10 140 4', '#FFFFFF', 1.6);
    return [
      sky(s, [0, '#5E97B8'], [0.55, '#C4D8CF'], [1, '#FBE6BC']),
      sun(s, 0.18, 0.3, 24, '#FFF7DE', '#FFE7A3'),
      cloud(s, 0.3, 0.12, 1, '#FFFFFF', 0.75),
      cloud(s, 0.7, 0.08, 0.8, '#FFFFFF', 0.65),
      ridge(s, '#9DB5A4', 0.05, [-0.02, 0.1], [0.12, 0.16], [0.2, 0.16], [0.26, 0.08], [0.6, 0.12], [1.02, 0.14]),
      put(s, fromRight(s, s.format === 'portrait' ? 388 : 500), s.horizon, s.format === 'portrait' ? 0.94 : 1, rocks, trees(-60, 580, 2)),
      ridge(s, '#7FA15E', 0.02, [-0.02, 0.03], [0.2, 0.035], [0.3, 0.01]),
      put(s, 0, s.horizon + 1, 0.9, street(s.random, 20, 110, -4, [16, 24], ['#FBF3E0', '#F2DDB4', '#FFFFFF'], '#A8492F', '#54626B')),
      water(s, [0, '#C6D6B2'], [0.3, '#7AA398'], [1, '#2C6068']),
      glints(s, '#FBF6DE', 44, 0.55),
      put(s, across(s, 0.08), s.horizon + depth(s) * 0.4, 1, steamer),
      smallShip(s, { kind: 'river', x: 0.5, y: 0.66, length: 180, fill: '#FDFBF4', dark: '#2C6068' }),
      foreground(s, '#3A4F2E', [-0.01, 0.92], [0.2, 0.94], [0.4, 1.01]),
    ].join('');
  },
};

export const cityRiversRecipes = { seine, elbe };
