// North Sea, Baltic, British Isles.
import { circle, group, line, num, rect, shape } from '../svg.ts';
import { arch, dome, gulls, house, tower } from './motifs.ts';
import { across, cloud, depth, foreground, fromRight, glints, path, put, sky, smallShip, sun, water, type Recipe, type Stage } from './stage.ts';

/** A stepped or curved gable house of a Hanseatic quay. */
function gable(s: Stage, x: number, width: number, height: number, wall: string, curved: boolean): string {
  let out = rect(x, -height, width, height, wall);
  if (curved)
    out += shape(
      `M${num(x)} ${num(-height)}C${num(x + 2)} ${num(-height - width * 0.5)} ${num(x + width * 0.3)} ${num(-height - width * 0.3)} ${num(x + width / 2)} ${num(-height - width * 0.72)}C${num(x + width * 0.7)} ${num(-height - width * 0.3)} ${num(x + width - 2)} ${num(-height - width * 0.5)} ${num(x + width)} ${num(-height)}Z`,
      wall,
    );
  else {
    const step = width / 9;
    for (let i = 0; i < 4; i++) out += rect(x + step * (i + 0.5), -height - (i + 1) * step * 1.3, width - step * (2 * i + 1), step * 1.4, wall);
  }
  let lit = '';
  let dark = '';
  for (let row = 0; row < Math.floor(height / 22); row++) {
    for (let column = 0; column < 3; column++) {
      const d = `M${num(x + width * (0.15 + column * 0.27))} ${num(-height + 8 + row * 21)}h${num(width * 0.15)}v11h${num(-width * 0.15)}Z`;
      if (s.random.chance(0.45)) lit += d;
      else dark += d;
    }
  }
  return (
    out +
    shape(lit, '#FFD98C') +
    shape(dark, '#3A3F55') +
    arch(x + width / 2, 0, width * 0.24, 15, '#33211E') +
    rect(x, -height, width, 1.6, '#FFFFFF', { opacity: '.25' })
  );
}

const striped = (height: number, width: number, first: string, second: string): string => {
  const bands = 5;
  let out = '';
  for (let k = 0; k < bands; k++) {
    const [low, high] = [(k * height) / bands, ((k + 1) * height) / bands];
    const half = (at: number): number => width / 2 - (at / height) * width * 0.16;
    out += shape(
      `M${num(-half(low))} ${num(-low)}L${num(-half(high))} ${num(-high)}H${num(half(high))}L${num(half(low))} ${num(-low)}Z`,
      k % 2 ? second : first,
    );
  }
  return out;
};

const lantern = (height: number, width: number, dark: string, glow: string): string =>
  rect(-width * 0.46, -height - 3, width * 0.92, 3.4, dark) +
  rect(-width * 0.26, -height - 15, width * 0.52, 12, glow) +
  line(`M0 ${-height - 15}v12`, dark, 1.2) +
  dome(0, -height - 14, width * 0.34, dark) +
  line(`M0 ${-height - 22}v-7`, dark, 1.4);

const baltic: Recipe = {
  horizon: 0.66,
  leaves: false,
  draw(s) {
    const walls = ['#B5523C', '#E6C79A', '#9C3F34', '#D98E5F', '#C9664A', '#EFDDB8', '#A84A3A', '#D6A36A', '#8F3A33', '#C9785A', '#E6C79A', '#9C3F34'];
    const quay = walls.map((wall, k) => gable(s, k * 43, 42, 74 + s.random.next() * 40, wall, k % 3 === 1)).join('');
    const church =
      rect(150, -118, 108, 118, '#7A3D33') +
      shape('M146 -118L204 -164L262 -118Z', '#4A2A2C') +
      tower(70, 0, 30, 128, '#8C4A3C', '#3F8C7B', 62) +
      tower(206, 0, 36, 168, '#8C4A3C', '#3F8C7B', 84) +
      tower(388, 0, 30, 138, '#8C4A3C', '#3F8C7B', 66);
    const light = striped(58, 20, '#F5F0E4', '#C9402B') + lantern(58, 20, '#33211E', '#FFE3A8');
    const left = s.format === 'portrait' ? 286 : 440;
    return [
      sky(s, [0, '#3E5C8A'], [0.45, '#C98FA0'], [0.8, '#F8C08A'], [1, '#FCE2B0']),
      sun(s, 0.23, 0.15, 28, '#FFF1D6', '#FFD9A0'),
      cloud(s, 0.5, 0.14, 1.1, '#FCE2C8', 0.55),
      cloud(s, 0.1, 0.24, 0.8, '#FCE2C8', 0.5),
      put(s, fromRight(s, left), s.horizon, 1, church, quay),
      rect(0, s.horizon - 4 * s.scale, 64 * s.scale, 5 * s.scale, '#33211E'),
      put(s, 46 * s.scale, s.horizon - 3 * s.scale, 1, light),
      water(s, [0, '#F3C293'], [0.2, '#C78E97'], [0.6, '#5A5F8C'], [1, '#2C3A63']),
      rect(fromRight(s, left + 6), s.horizon - 1, s.width, 7 * s.scale, '#33211E'),
      path(s, 0.23, '#FFE3BC', 0.55),
      glints(s, '#FFE3BC', 46, 0.55, 0.1),
      smallShip(s, { kind: 'large', x: 0.05, y: 0.36, length: 118, fill: '#FFF8EC', dark: '#5A5F8C', funnel: '#C9402B' }),
      put(
        s,
        across(s, 0.76),
        s.horizon + depth(s) * 0.8,
        1,
        shape('M-40 0Q0 16 44 -2L38 10H-32Z', '#33211E'),
        shape('M0 -4V-76L34 -10ZM-4 -6V-58L-28 -8Z', '#FFF3E2'),
        line('M-2 0V-80', '#33211E', 2),
      ),
    ].join('');
  },
};

const seal = (x: number, y: number, size: number): string =>
  group(
    { transform: `translate(${x} ${y}) scale(${size})` },
    shape('M0 0C4 -12 18 -13 26 -8C32 -10 38 -14 43 -11C46 -6 43 -3 38 -2C30 2 12 3 4 2L-6 -5L-5 3Z', '#53636B'),
    circle(41, -9, 1, '#1C2A31'),
  );

const basket =
  shape('M0 0V-26C0 -40 30 -40 32 -26V0Z', '#F4EAD0') +
  shape('M4 -4V-22C6 -32 26 -32 28 -22V-4Z', '#2F7FA3') +
  line('M10 -4V-29M16 -4V-30M22 -4V-29', '#F4EAD0', 2.6) +
  rect(-2, -6, 36, 8, '#D9C08A');

const grass = Array.from({ length: 26 }, (_, k) => `M${k * 9} ${(k % 3) * 2}q${(k % 5) - 2} -14 ${((k * 3) % 9) - 4} -24`).join('');

const northSea: Recipe = {
  horizon: 0.64,
  leaves: true,
  draw(s) {
    const house2 = (x: number): string =>
      house(s.random, { x, y: -8, width: 36, height: 20, wall: '#F7F3E8', window: '#41606E', roof: '#7C4A3A', pitch: 0.42 });
    return [
      sky(s, [0, '#7FB3CF'], [0.6, '#CFE2E6'], [1, '#FBEBCF']),
      sun(s, 0.24, 0.34, 23, '#FFF9E6', '#FFEDBE'),
      cloud(s, 0.08, 0.12, 1.2, '#FFFFFF', 0.85),
      cloud(s, 0.42, 0.2, 0.9, '#FFFFFF', 0.7),
      cloud(s, 0.8, 0.1, 0.9, '#FFFFFF', 0.75),
      put(
        s,
        across(s, 0.3),
        s.horizon - 120 * s.scale,
        1,
        gulls(
          [
            [0, 0],
            [34, -18],
            [60, 6],
          ],
          '#41606E',
        ),
      ),
      put(
        s,
        across(s, 0.68),
        s.horizon + 1,
        1,
        shape('M-170 2C-80 -14 90 -16 700 -10V4Z', '#86A05F'),
        house2(-62),
        house2(26),
        group({ transform: 'translate(0 -10)' }, striped(136, 38, '#C9402B', '#FBF7EC'), lantern(136, 38, '#26363E', '#FFE9B0'), arch(0, 0, 9, 17, '#26363E')),
      ),
      water(s, [0, '#BCD8DC'], [0.3, '#78AEBC'], [1, '#2F6F8C']),
      glints(s, '#F5FAF6', 44, 0.6),
      smallShip(s, { kind: 'classic', x: 0.08, y: 0.12, length: 84, fill: '#17354A', dark: '#F7F3E8', funnel: '#E08A2E' }),
      put(
        s,
        across(s, 0.5),
        s.horizon + depth(s) * 0.4,
        1,
        shape('M-60 4C-20 -8 90 -8 150 4C90 10 -20 10 -60 4Z', '#E3D2A2'),
        seal(-10, 0, 1),
        seal(44, 1, 0.8),
        seal(82, -1, 0.95),
      ),
      foreground(s, '#F2E3B8', [-0.01, 0.86], [0.26, 0.88], [0.6, 0.97], [0.86, 1.01]),
      put(s, across(s, 0.2), s.height * 0.945, 1, basket),
      put(s, 0, s.height * 0.93, 1, line(grass.slice(0, 600), '#7C9457', 2.2, { 'stroke-linecap': 'round' })),
      put(s, fromRight(s, 150), s.height * 1.01, 1, line(grass, '#7C9457', 2.2, { 'stroke-linecap': 'round' })),
    ].join('');
  },
};

const cliff = (x: number, width: number, height: number): string =>
  shape(
    `M${x} 6L${x + width * 0.06} ${-height * 0.9}Q${x + width * 0.3} ${-height * 1.16} ${x + width * 0.62} ${-height * 0.86}T${x + width} ${-height * 0.7}V6Z`,
    '#F7F4EA',
  ) +
  shape(
    `M${x + width * 0.05} ${-height * 0.88}Q${x + width * 0.3} ${-height * 1.2} ${x + width * 0.62} ${-height * 0.9}T${x + width} ${-height * 0.74}V${-height * 0.66}Q${x + width * 0.7} ${-height * 0.7} ${x + width * 0.6} ${-height * 0.78}T${x + width * 0.05} ${-height * 0.82}Z`,
    '#6E9A4E',
  ) +
  line(
    `M${x + width * 0.18} ${-height * 0.84}l-4 ${height * 0.5}M${x + width * 0.36} ${-height * 0.86}l3 ${height * 0.6}M${x + width * 0.55} ${-height * 0.76}l-3 ${height * 0.5}M${x + width * 0.76} ${-height * 0.66}l4 ${height * 0.4}`,
    '#C9CEC6',
    4,
    { opacity: '.7' },
  ) +
  shape(`M${x + width * 0.62} ${-height * 0.82}L${x + width} ${-height * 0.68}V6H${x + width * 0.76}Z`, '#D5D9D2', { opacity: '.6' });

const chalk = cliff(210, 150, 128) + cliff(110, 130, 96) + cliff(320, 190, 168) + cliff(24, 108, 62);

const light = striped(88, 24, '#F9F6EE', '#C2382B') + lantern(88, 24, '#26343C', '#FFE7A6') + shape('M-22 8C-16 -6 18 -6 26 8Z', '#8B9188');

const sheep = (x: number, y: number): string =>
  group(
    { transform: `translate(${x} ${y})` },
    line('M3 0v6M12 0v6', '#26343C', 1.8),
    shape('M0 0C-4 -7 4 -10 8 -9C14 -11 19 -6 15 0Z', '#FFFFFF'),
    circle(17, -5, 3, '#26343C'),
  );

const britishIsles: Recipe = {
  horizon: 0.62,
  leaves: true,
  draw(s) {
    return [
      sky(s, [0, '#5E9CC4'], [0.6, '#BFDCE4'], [1, '#F6EBD2']),
      sun(s, 0.3, 0.36, 21, '#FFF9E8', '#FFEFC4'),
      cloud(s, 0.08, 0.14, 1.1, '#FFFFFF', 0.85),
      cloud(s, 0.46, 0.1, 0.9, '#FFFFFF', 0.8),
      put(s, fromRight(s, s.format === 'portrait' ? 380 : 480), s.horizon + 8 * s.scale, s.format === 'portrait' ? 1.12 : 1, chalk),
      water(s, [0, '#9CCBD0'], [0.3, '#4E97AC'], [1, '#1B5577']),
      put(
        s,
        fromRight(s, s.format === 'portrait' ? 380 : 480),
        s.horizon + 9 * s.scale,
        s.format === 'portrait' ? 1.12 : 1,
        shape('M20 0Q60 -7 110 0T210 0T330 0T520 0V8H20Z', '#DDEFEA', { opacity: '.8' }),
      ),
      glints(s, '#F0FAF6', 44, 0.6),
      put(s, across(s, s.format === 'portrait' ? 0.3 : 0.34), s.horizon + depth(s) * 0.22, 1, light, shape('M-34 9Q0 3 38 9Q0 14 -34 9Z', '#EAF5F2')),
      smallShip(s, { kind: 'large', x: 0.05, y: 0.13, length: 90, fill: '#15324E', dark: '#F7F4EA', funnel: '#C2382B' }),
      put(
        s,
        0,
        s.horizon - 96 * s.scale,
        1,
        gulls(
          [
            [150, 0],
            [184, -16],
            [206, 8],
          ],
          '#33505E',
        ),
      ),
      foreground(s, '#4F7D3E', [-0.01, 0.9], [0.24, 0.86], [0.5, 0.94], [0.72, 1.01]),
      foreground(s, '#6E9A4E', [-0.01, 0.93], [0.22, 0.885], [0.46, 0.97], [0.6, 1.01]),
      put(s, 0, s.height * 0.93, 1, sheep(46, -2), sheep(92, -8), sheep(150, -4)),
    ].join('');
  },
};

export const northCoastsRecipes = { baltic, 'north-sea': northSea, 'british-isles': britishIsles };
