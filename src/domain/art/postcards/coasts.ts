// North Sea, Baltic, British Isles, Black Sea, Adriatic.
import { circle, group, line, num, rect, shape } from '../svg.ts';
import { arch, cypress, dome, gulls, house, pine, sloop, tower } from './motifs.ts';
import { across, cloud, depth, foreground, fromRight, glints, path, put, ridge, sky, smallShip, sun, water, type Recipe, type Stage } from './stage.ts';

/** A stepped or curved gable house of a Hanseatic quay. */
function gable(s: Stage, x: number, width: number, height: number, wall: string, curved: boolean): string {
  let out = rect(x, -height, width, height, wall);
  if (curved) out += shape(`M${num(x)} ${num(-height)}C${num(x + 2)} ${num(-height - width * 0.5)} ${num(x + width * 0.3)} ${num(-height - width * 0.3)} ${num(x + width / 2)} ${num(-height - width * 0.72)}C${num(x + width * 0.7)} ${num(-height - width * 0.3)} ${num(x + width - 2)} ${num(-height - width * 0.5)} ${num(x + width)} ${num(-height)}Z`, wall);
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
  return out + shape(lit, '#FFD98C') + shape(dark, '#3A3F55') + arch(x + width / 2, 0, width * 0.24, 15, '#33211E') + rect(x, -height, width, 1.6, '#FFFFFF', { opacity: '.25' });
}

const striped = (height: number, width: number, first: string, second: string): string => {
  const bands = 5;
  let out = '';
  for (let k = 0; k < bands; k++) {
    const [low, high] = [(k * height) / bands, ((k + 1) * height) / bands];
    const half = (at: number): number => width / 2 - (at / height) * width * 0.16;
    out += shape(`M${num(-half(low))} ${num(-low)}L${num(-half(high))} ${num(-high)}H${num(half(high))}L${num(half(low))} ${num(-low)}Z`, k % 2 ? second : first);
  }
  return out;
};

const lantern = (height: number, width: number, dark: string, glow: string): string =>
  rect(-width * 0.46, -height - 3, width * 0.92, 3.4, dark) + rect(-width * 0.26, -height - 15, width * 0.52, 12, glow) + line(`M0 ${-height - 15}v12`, dark, 1.2) + dome(0, -height - 14, width * 0.34, dark) + line(`M0 ${-height - 22}v-7`, dark, 1.4);

const baltic: Recipe = {
  horizon: 0.66,
  leaves: false,
  draw(s) {
    const walls = ['#B5523C', '#E6C79A', '#9C3F34', '#D98E5F', '#C9664A', '#EFDDB8', '#A84A3A', '#D6A36A', '#8F3A33', '#C9785A', '#E6C79A', '#9C3F34'];
    const quay = walls.map((wall, k) => gable(s, k * 43, 42, 74 + s.random.next() * 40, wall, k % 3 === 1)).join('');
    const church = rect(150, -118, 108, 118, '#7A3D33') + shape('M146 -118L204 -164L262 -118Z', '#4A2A2C') + tower(70, 0, 30, 128, '#8C4A3C', '#3F8C7B', 62) + tower(206, 0, 36, 168, '#8C4A3C', '#3F8C7B', 84) + tower(388, 0, 30, 138, '#8C4A3C', '#3F8C7B', 66);
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
      put(s, across(s, 0.76), s.horizon + depth(s) * 0.8, 1, shape('M-40 0Q0 16 44 -2L38 10H-32Z', '#33211E'), shape('M0 -4V-76L34 -10ZM-4 -6V-58L-28 -8Z', '#FFF3E2'), line('M-2 0V-80', '#33211E', 2)),
    ].join('');
  },
};

const northSea: Recipe = {
  horizon: 0.64,
  leaves: true,
  draw(s) {
    const house2 = (x: number): string => house(s.random, { x, y: -8, width: 36, height: 20, wall: '#F7F3E8', window: '#41606E', roof: '#7C4A3A', pitch: 0.42 });
    const seal = (x: number, y: number, size: number): string => group({ transform: `translate(${x} ${y}) scale(${size})` }, shape('M0 0C4 -12 18 -13 26 -8C32 -10 38 -14 43 -11C46 -6 43 -3 38 -2C30 2 12 3 4 2L-6 -5L-5 3Z', '#53636B'), circle(41, -9, 1, '#1C2A31'));
    const basket = shape('M0 0V-26C0 -40 30 -40 32 -26V0Z', '#F4EAD0') + shape('M4 -4V-22C6 -32 26 -32 28 -22V-4Z', '#2F7FA3') + line('M10 -4V-29M16 -4V-30M22 -4V-29', '#F4EAD0', 2.6) + rect(-2, -6, 36, 8, '#D9C08A');
    const grass = Array.from({ length: 26 }, (_, k) => `M${k * 9} ${(k % 3) * 2}q${(k % 5) - 2} -14 ${((k * 3) % 9) - 4} -24`).join('');
    return [
      sky(s, [0, '#7FB3CF'], [0.6, '#CFE2E6'], [1, '#FBEBCF']),
      sun(s, 0.24, 0.34, 23, '#FFF9E6', '#FFEDBE'),
      cloud(s, 0.08, 0.12, 1.2, '#FFFFFF', 0.85),
      cloud(s, 0.42, 0.2, 0.9, '#FFFFFF', 0.7),
      cloud(s, 0.8, 0.1, 0.9, '#FFFFFF', 0.75),
      put(s, across(s, 0.3), s.horizon - 120 * s.scale, 1, gulls([[0, 0], [34, -18], [60, 6]], '#41606E')),
      put(s, across(s, 0.68), s.horizon + 1, 1, shape('M-170 2C-80 -14 90 -16 700 -10V4Z', '#86A05F'), house2(-62), house2(26), group({ transform: 'translate(0 -10)' }, striped(136, 38, '#C9402B', '#FBF7EC'), lantern(136, 38, '#26363E', '#FFE9B0'), arch(0, 0, 9, 17, '#26363E'))),
      water(s, [0, '#BCD8DC'], [0.3, '#78AEBC'], [1, '#2F6F8C']),
      glints(s, '#F5FAF6', 44, 0.6),
      smallShip(s, { kind: 'classic', x: 0.08, y: 0.12, length: 84, fill: '#17354A', dark: '#F7F3E8', funnel: '#E08A2E' }),
      put(s, across(s, 0.5), s.horizon + depth(s) * 0.4, 1, shape('M-60 4C-20 -8 90 -8 150 4C90 10 -20 10 -60 4Z', '#E3D2A2'), seal(-10, 0, 1), seal(44, 1, 0.8), seal(82, -1, 0.95)),
      foreground(s, '#F2E3B8', [-0.01, 0.86], [0.26, 0.88], [0.6, 0.97], [0.86, 1.01]),
      put(s, across(s, 0.2), s.height * 0.945, 1, basket),
      put(s, 0, s.height * 0.93, 1, line(grass.slice(0, 600), '#7C9457', 2.2, { 'stroke-linecap': 'round' })),
      put(s, fromRight(s, 150), s.height * 1.01, 1, line(grass, '#7C9457', 2.2, { 'stroke-linecap': 'round' })),
    ].join('');
  },
};

const britishIsles: Recipe = {
  horizon: 0.62,
  leaves: true,
  draw(s) {
    const cliff = (x: number, width: number, height: number): string =>
      shape(`M${x} 6L${x + width * 0.06} ${-height * 0.9}Q${x + width * 0.3} ${-height * 1.16} ${x + width * 0.62} ${-height * 0.86}T${x + width} ${-height * 0.7}V6Z`, '#F7F4EA') +
      shape(`M${x + width * 0.05} ${-height * 0.88}Q${x + width * 0.3} ${-height * 1.2} ${x + width * 0.62} ${-height * 0.9}T${x + width} ${-height * 0.74}V${-height * 0.66}Q${x + width * 0.7} ${-height * 0.7} ${x + width * 0.6} ${-height * 0.78}T${x + width * 0.05} ${-height * 0.82}Z`, '#6E9A4E') +
      line(`M${x + width * 0.18} ${-height * 0.84}l-4 ${height * 0.5}M${x + width * 0.36} ${-height * 0.86}l3 ${height * 0.6}M${x + width * 0.55} ${-height * 0.76}l-3 ${height * 0.5}M${x + width * 0.76} ${-height * 0.66}l4 ${height * 0.4}`, '#C9CEC6', 4, { opacity: '.7' }) +
      shape(`M${x + width * 0.62} ${-height * 0.82}L${x + width} ${-height * 0.68}V6H${x + width * 0.76}Z`, '#D5D9D2', { opacity: '.6' });
    const chalk = cliff(210, 150, 128) + cliff(110, 130, 96) + cliff(320, 190, 168) + cliff(24, 108, 62);
    const light = striped(88, 24, '#F9F6EE', '#C2382B') + lantern(88, 24, '#26343C', '#FFE7A6') + shape('M-22 8C-16 -6 18 -6 26 8Z', '#8B9188');
    const sheep = (x: number, y: number): string => group({ transform: `translate(${x} ${y})` }, line('M3 0v6M12 0v6', '#26343C', 1.8), shape('M0 0C-4 -7 4 -10 8 -9C14 -11 19 -6 15 0Z', '#FFFFFF'), circle(17, -5, 3, '#26343C'));
    return [
      sky(s, [0, '#5E9CC4'], [0.6, '#BFDCE4'], [1, '#F6EBD2']),
      sun(s, 0.3, 0.36, 21, '#FFF9E8', '#FFEFC4'),
      cloud(s, 0.08, 0.14, 1.1, '#FFFFFF', 0.85),
      cloud(s, 0.46, 0.1, 0.9, '#FFFFFF', 0.8),
      put(s, fromRight(s, s.format === 'portrait' ? 380 : 480), s.horizon + 8 * s.scale, s.format === 'portrait' ? 1.12 : 1, chalk),
      water(s, [0, '#9CCBD0'], [0.3, '#4E97AC'], [1, '#1B5577']),
      put(s, fromRight(s, s.format === 'portrait' ? 380 : 480), s.horizon + 9 * s.scale, s.format === 'portrait' ? 1.12 : 1, shape('M20 0Q60 -7 110 0T210 0T330 0T520 0V8H20Z', '#DDEFEA', { opacity: '.8' })),
      glints(s, '#F0FAF6', 44, 0.6),
      put(s, across(s, s.format === 'portrait' ? 0.3 : 0.34), s.horizon + depth(s) * 0.22, 1, light, shape('M-34 9Q0 3 38 9Q0 14 -34 9Z', '#EAF5F2')),
      smallShip(s, { kind: 'large', x: 0.05, y: 0.13, length: 90, fill: '#15324E', dark: '#F7F4EA', funnel: '#C2382B' }),
      put(s, 0, s.horizon - 96 * s.scale, 1, gulls([[150, 0], [184, -16], [206, 8]], '#33505E')),
      foreground(s, '#4F7D3E', [-0.01, 0.9], [0.24, 0.86], [0.5, 0.94], [0.72, 1.01]),
      foreground(s, '#6E9A4E', [-0.01, 0.93], [0.22, 0.885], [0.46, 0.97], [0.6, 1.01]),
      put(s, 0, s.height * 0.93, 1, sheep(46, -2), sheep(92, -8), sheep(150, -4)),
    ].join('');
  },
};

const adriatic: Recipe = {
  horizon: 0.63,
  leaves: false,
  draw(s) {
    const roofs = ['#D9693A', '#C9552E', '#E07F4A'];
    let town = '';
    for (let row = 3; row >= 0; row--) {
      for (let x = 30 + row * 14; x < 396 - row * 16; ) {
        const width = s.random.between(20, 32);
        const height = 26 + s.random.next() * 8;
        const y = -26 - row * 20;
        town += rect(x, y - height, width, height + 22, ['#F6E7C8', '#EFD9B0', '#FAF0DA'][row % 3] ?? '#F6E7C8') + shape(`M${num(x - 2)} ${num(y - height)}L${num(x + 4)} ${num(y - height - 10)}H${num(x + width - 4)}L${num(x + width + 2)} ${num(y - height)}Z`, s.random.pick(roofs)) + shape(`M${num(x + 5)} ${num(y - height + 6)}h4v7h-4ZM${num(x + width - 10)} ${num(y - height + 6)}h4v7h-4Z`, '#5B6B74');
        x += width + 1;
      }
    }
    const crenels = (x: number, y: number, count: number, fill: string): string => shape(Array.from({ length: count }, (_, k) => `M${x + k * 9} ${y}v-6h5v6Z`).join(''), fill);
    const wall = shape('M8 8L16 -44H420L430 8Z', '#DCC391') + crenels(18, -44, 44, '#DCC391') + shape('M8 8L12 -18H426L430 8Z', '#C3A56E') + shape('M-22 12L-14 -64H40L48 12Z', '#E6D0A0') + crenels(-14, -64, 6, '#E6D0A0') + shape('M20 12L22 -64H40L48 12Z', '#C9AD78') + shape('M386 12L394 -82H442L450 12Z', '#E6D0A0') + crenels(394, -82, 5, '#E6D0A0') + shape('M424 12L426 -82H442L450 12Z', '#C9AD78') + arch(222, 8, 26, 34, '#5B4A3A');
    const bells = rect(150, -178, 26, 90, '#FAF0DA') + rect(147, -150, 32, 4, '#DCC391') + arch(163, -154, 10, 18, '#5B6B74') + dome(163, -178, 14, '#7F9E9A', 1.1) + line('M163 -194v-14', '#5B6B74', 2) + rect(256, -146, 52, 54, '#F6E7C8') + dome(282, -146, 27, '#7F9E9A', 1.05) + rect(278, -176, 8, 12, '#FAF0DA') + circle(282, -126, 7, '#5B6B74');
    return [
      sky(s, [0, '#3B8FC6'], [0.6, '#A8D5E2'], [1, '#FCEBCB']),
      sun(s, 0.24, 0.4, 23, '#FFF8E2', '#FFEBB4'),
      cloud(s, 0.06, 0.12, 1, '#FFFFFF', 0.8),
      cloud(s, 0.5, 0.1, 0.8, '#FFFFFF', 0.7),
      ridge(s, '#8FA9B5', 0.09, [-0.02, 0.12], [0.3, 0.2], [0.6, 0.26], [1.02, 0.34]),
      ridge(s, '#7B9468', 0.06, [0.16, 0], [0.5, 0.13], [0.8, 0.17], [1.02, 0.22]),
      ridge(s, '#5F8A6A', 0.03, [-0.02, 0.04], [0.1, 0.05], [0.2, 0]),
      put(s, fromRight(s, s.format === 'portrait' ? 372 : 462), s.horizon + 4 * s.scale, s.format === 'portrait' ? 0.92 : 1, bells, town, wall, shape('M-40 14C-20 2 10 4 40 8H440C470 4 490 6 500 14Z', '#8C7A5E')),
      water(s, [0, '#7CCBD2'], [0.3, '#2A9BB8'], [1, '#0C4E86']),
      put(s, fromRight(s, s.format === 'portrait' ? 372 : 462), s.horizon + 6 * s.scale, s.format === 'portrait' ? 0.92 : 1, shape('M-44 6C-16 -6 20 0 60 2H420C460 -4 490 -2 520 6V10H-44Z', '#8C7A5E')),
      glints(s, '#EAFBFA', 50, 0.6, 0.08),
      smallShip(s, { kind: 'sailing', x: 0.05, y: 0.3, length: 84, fill: '#FFFFFF', dark: '#12355B' }),
      put(s, across(s, 0.5), s.horizon + depth(s) * 0.55, 1, sloop(0, 0, 0.9, '#D9693A'), sloop(92, 22, 1.1, '#F6E7C8')),
      put(s, 0, s.height * 1.0, 1, shape('M-4 6V-40C30 -52 70 -40 110 -18S170 0 190 8Z', '#3F6244'), pine(44, -36, 92, '#6B4630', '#2F5A3C'), pine(98, -20, 60, '#6B4630', '#3A6B46'), cypress(14, -34, 64, '#2A4F38')),
    ].join('');
  },
};

const blackSea: Recipe = {
  horizon: 0.63,
  leaves: false,
  draw(s) {
    // wooden upper floors on stone, a mill on the isthmus, a church in courses of brick and stone
    const wooden = (x: number, width: number, height: number): string =>
      rect(x, -20, width, 24, '#C4B08A') + rect(x - 2, -20 - height, width + 4, height, '#8A5B3A') + line(Array.from({ length: Math.floor(height / 5) }, (_, k) => `M${x - 2} ${-22 - k * 5}h${width + 4}`).join(''), '#6E4529', 1) + shape(Array.from({ length: Math.floor(width / 12) }, (_, k) => `M${x + 4 + k * 12} ${-16 - height + 6}h6v10h-6Z`).join(''), '#F7E5B8') + shape(`M${x - 8} ${-20 - height}L${x + 6} ${-34 - height}H${x + width - 6}L${x + width + 8} ${-20 - height}Z`, '#B4502F');
    const courses = (x: number, width: number, height: number): string => {
      let out = '';
      for (let k = 0; k < Math.floor(height / 6); k++) out += rect(x, -(k + 1) * 6, width, 6.2, k % 2 ? '#F3E3C2' : '#B4563C');
      return out;
    };
    const church = courses(0, 96, 66) + [16, 48, 80].map((x) => arch(x, -10, 16, 40, '#5A2F2A')).join('') + shape('M-4 -66L10 -78H86L100 -66Z', '#8E3F2C') + group({ transform: 'translate(30 -76)' }, courses(0, 36, 36), arch(10, -4, 7, 24, '#5A2F2A'), arch(26, -4, 7, 24, '#5A2F2A'), dome(18, -36, 21, '#8E3F2C', 0.9), line('M18 -52v-14M12 -61h12', '#5A2F2A', 2));
    const mill = shape('M-16 0L-12 -46H12L16 0Z', '#9A6A44') + line('M-15 -10H15M-14 -20H14M-13 -30H13M-13 -40H13', '#7A4E30', 1.2) + shape('M-16 -46L0 -68L16 -46Z', '#6E4529') + line('M0 -48L-40 -82M0 -48L40 -14M0 -48L34 -88M0 -48L-34 -8', '#4E3220', 2.4) + shape('M-14 -60L-40 -82L-33 -88L-8 -64ZM14 -36L40 -14L33 -8L8 -32ZM12 -58L34 -88L42 -82L18 -54ZM-12 -38L-34 -8L-42 -14L-18 -42Z', '#F3E3C2', { opacity: '.9' });
    return [
      sky(s, [0, '#4F86B8'], [0.5, '#B9CFD6'], [0.85, '#F9DCAE'], [1, '#FCE9C6']),
      sun(s, 0.2, 0.2, 24, '#FFF5DC', '#FFE2A6'),
      cloud(s, 0.3, 0.14, 1, '#FFFFFF', 0.7),
      cloud(s, 0.72, 0.2, 0.8, '#FFFFFF', 0.6),
      ridge(s, '#9CB3B8', 0.05, [-0.02, 0.07], [0.4, 0.1], [0.7, 0.06], [1.02, 0.12]),
      put(s, fromRight(s, s.format === 'portrait' ? 352 : 470), s.horizon + 3 * s.scale, s.format === 'portrait' ? 0.84 : 1, shape('M-60 2C-20 -10 20 -16 80 -22C160 -30 320 -34 560 -30V6H-60Z', '#A8965E'), group({ transform: 'translate(34 -10)' }, mill), group({ transform: 'translate(128 -20)' }, wooden(0, 52, 34), wooden(66, 44, 44)), group({ transform: 'translate(268 -26)' }, church), group({ transform: 'translate(386 -26)' }, wooden(0, 56, 38), wooden(68, 60, 50))),
      water(s, [0, '#BFD6D0'], [0.25, '#5E9FAE'], [1, '#1C4C74']),
      put(s, fromRight(s, s.format === 'portrait' ? 352 : 470), s.horizon + 5 * s.scale, s.format === 'portrait' ? 0.84 : 1, shape('M-66 0C40 -6 300 -4 620 -4V8H-20Z', '#7C6B48')),
      glints(s, '#FBF3DA', 48, 0.55, 0.06),
      smallShip(s, { kind: 'classic', x: 0.04, y: 0.26, length: 96, fill: '#FDFBF4', dark: '#1C4C74', funnel: '#B4502F' }),
      put(s, across(s, 0.56), s.horizon + depth(s) * 0.62, 1, shape('M0 0Q34 16 74 -4L66 12H10Z', '#B4502F'), line('M20 2L30 -20M48 4L44 -18', '#5A2F2A', 2), line('M-8 6L84 2', '#F3E3C2', 2)),
      put(s, across(s, 0.34), s.horizon + depth(s) * 0.84, 1, sloop(0, 0, 1.1, '#F3E3C2')),
    ].join('');
  },
};

export const coastRecipes = { baltic, 'north-sea': northSea, 'british-isles': britishIsles, adriatic, 'black-sea': blackSea };
export { lantern, striped };
