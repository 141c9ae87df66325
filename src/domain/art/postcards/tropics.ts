// Caribbean, South Seas, Indian Ocean, Panama Canal, Asia.
import { circle, group, line, num, rect, shape } from '../svg.ts';
import { palm } from './motifs.ts';
import { across, cloud, depth, foreground, fromRight, glints, path, put, ridge, sky, smallShip, sun, water, type Recipe, type Stage } from './stage.ts';

const beach = (s: Stage, sand: string, foam: string, ...knots: readonly (readonly [x: number, y: number])[]): string =>
  foreground(s, foam, ...knots.map(([x, y]) => [x, y - 0.022] as const)) + foreground(s, sand, ...knots);

const caribbean: Recipe = {
  horizon: 0.57,
  leaves: false,
  draw(s) {
    const peaks = shape('M-150 2C-106 -18 -96 -112 -64 -128C-34 -114 -26 -40 6 -28C32 -36 42 -86 66 -96C92 -84 106 -16 160 2Z', '#1E7A6B') + shape('M-64 -128C-52 -84 -64 -36 -34 2H26C-14 -36 -32 -104 -64 -128ZM66 -96C74 -66 62 -30 82 2H120C96 -28 84 -80 66 -96Z', '#145E58');
    const umbrella = line('M0 0V-42', '#7A4B2A', 2) + shape('M-32 -26C-24 -48 24 -48 32 -26Z', '#E4572E') + shape('M-12 -26C-10 -42 10 -42 12 -26Z', '#FFFFFF') + shape('M-26 4L-8 -6L4 -4L20 -14L24 -11L6 2H-10Z', '#2A9BB0');
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
      put(s, 0, s.height * 0.92, 1, palm(64, 0, 196, 62, '#7A4B2A', '#0F5A4A'), palm(96, 8, 148, 96, '#8C5A33', '#17705A'), group({ transform: 'translate(232 14)' }, umbrella)),
    ].join('');
  },
};

const southSeas: Recipe = {
  horizon: 0.58,
  leaves: false,
  draw(s) {
    const peak = shape('M-200 2C-150 -14 -120 -40 -96 -48L-70 -92L-58 -96L-48 -128L-20 -134L-8 -120L2 -124L14 -84L40 -62C80 -40 140 -10 210 2Z', '#2F7A66') + shape('M-48 -128L-20 -134L-8 -120L2 -124L14 -84L40 -62C80 -40 140 -10 210 2H60C40 -30 10 -50 -4 -84L-24 -92Z', '#215E56') + line('M-66 -86L-50 -60M-30 -120L-24 -84M-90 -44L-60 -30', '#58A186', 3, { opacity: '.8' });
    const bungalow = (x: number, y: number, size: number): string => group({ transform: `translate(${x} ${y}) scale(${size})` }, line('M-22 2V24M-8 2V26M8 2V26M22 2V24', '#6B4630', 2.6), rect(-34, 0, 68, 4, '#8A6040'), rect(-22, -20, 44, 20, '#D9B27A'), rect(-6, -16, 12, 16, '#5A3A26'), rect(-19, -15, 9, 8, '#FBE9BE'), rect(10, -15, 9, 8, '#FBE9BE'), shape('M-34 -16L-12 -46H12L34 -16Z', '#A87A44'), shape('M-34 -16L-12 -46H0L-10 -16Z', '#C2945A'), line('M-26 -24H26M-20 -32H20', '#8A6236', 1.2));
    const walk = line('M30 6C110 0 190 -10 300 -16', '#8A6040', 3.4) + line(Array.from({ length: 9 }, (_, k) => `M${44 + k * 30} ${5 - k * 2.4}v14`).join(''), '#6B4630', 2);
    const canoe = shape('M-44 -4C-20 8 24 8 46 -6L42 4H-36Z', '#C2452D') + shape('M-30 16C-10 20 20 20 36 14L32 19H-26Z', '#8A6040') + line('M-14 4L-10 16M16 4L18 16', '#8A6040', 2) + line('M0 0V-62', '#6B4630', 2) + shape('M2 -62C26 -46 32 -20 26 -6L2 -8Z', '#FFF4DC');
    return [
      sky(s, [0, '#F08A7A'], [0.35, '#F8B792'], [0.75, '#FDDDB0'], [1, '#FEEFD0']),
      sun(s, 0.24, 0.16, 30, '#FFF8E4', '#FFE3A8'),
      cloud(s, 0.1, 0.16, 1, '#FFF1E2', 0.6),
      cloud(s, 0.62, 0.1, 1.1, '#FFF1E2', 0.6),
      ridge(s, '#B49A9C', 0.03, [-0.02, 0.04], [0.16, 0.06], [0.34, 0]),
      put(s, across(s, s.format === 'portrait' ? 0.6 : 0.6), s.horizon + 1, 1.06, peak),
      put(s, across(s, 0.6), s.horizon + 2, 1, shape('M-190 2C-100 -8 100 -8 200 2Z', '#F6E3B4'), [-150, -136, 150, 166].map((x, k) => palm(x, 0, 34 + (k % 2) * 8, k % 2 ? 6 : -6, '#7A4B2A', '#1E6A54')).join('')),
      water(s, [0, '#5FC7C6'], [0.3, '#2FB5BE'], [0.65, '#5CD6CC'], [1, '#BFF2DE']),
      path(s, 0.24, '#FFF3DA', 0.5),
      glints(s, '#FFFFFF', 40, 0.6, 0.05),
      smallShip(s, { kind: 'classic', x: 0.06, y: 0.14, length: 92, fill: '#FFFFFF', dark: '#2A8F98', funnel: '#E06A4A' }),
      put(s, fromRight(s, s.format === 'portrait' ? 250 : 330), s.horizon + depth(s) * 0.42, 1, walk, bungalow(0, 0, 0.8), bungalow(86, 6, 1.0), bungalow(190, 10, 1.25)),
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
      group({ transform: `translate(${x} ${y}) scale(${num(w / 100)} ${num(h / 100)})` }, shape('M-50 4C-58 -40 -44 -86 -10 -98C26 -106 54 -70 54 -30C54 -10 52 0 50 4Z', k % 2 ? '#A99A94' : '#B9A9A0'), shape('M-10 -98C26 -106 54 -70 54 -30C54 -10 52 0 50 4H14C34 -34 22 -80 -10 -98Z', '#877A78'), line('M-30 -70C-20 -40 -24 -20 -30 4M-6 -88C6 -60 2 -30 -2 4', '#D6C8BC', 4, { opacity: '.6' }));
    const dhow = shape('M-50 -8C-24 10 30 12 58 -18L50 6C20 16 -24 16 -42 6Z', '#6B4028') + line('M-46 -2C-20 10 30 10 54 -10', '#E2B36A', 2) + line('M4 0L10 -66', '#4A2C1C', 2.6) + shape('M-34 -18C-4 -34 34 -74 48 -104C54 -66 44 -36 30 -14C10 -20 -14 -20 -34 -18Z', '#FFF6E0') + line('M-38 -16L50 -106', '#4A2C1C', 2);
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
      put(s, fromRight(s, 150), s.horizon + depth(s) * 0.5, 1, shape('M-130 14C-60 -50 40 -90 400 -110V60C200 30 0 14 -130 14Z', '#2F7A4F'), shape('M-100 14C-20 -30 60 -44 400 -64V60C200 30 20 14 -100 14Z', '#3F9060'), palm(96, -40, 130, -84, '#7A5230', '#1E6444'), boulder(-66, 8, 90, 74, 0), boulder(64, 2, 150, 150, 0), boulder(8, 10, 108, 104, 1), boulder(-128, 16, 58, 40, 1), boulder(150, 14, 140, 96, 1)),
      beach(s, '#FBEED0', '#F4FFF8', [0.12, 1.01], [0.42, 0.93], [0.7, 0.86], [1.01, 0.81]),
      put(s, fromRight(s, 178), s.height * 0.9, 1, boulder(-30, 6, 52, 36, 1), boulder(24, 10, 84, 62, 0)),
      put(s, fromRight(s, 20), s.height * 0.94, 1, palm(0, 0, 216, -104, '#7A5230', '#17573C')),
    ].join('');
  },
};

const panamaCanal: Recipe = {
  horizon: 0.6,
  leaves: false,
  draw(s) {
    const { width: w, height: h } = s;
    // in the wide format the lock keeps its proportions and the forest fills the rest
    const reach = Math.min(w, 660 * s.scale);
    const x = (share: number): number => w / 2 + reach * share;
    const far = s.horizon + depth(s) * 0.02;
    const lock = (side: -1 | 1): string => shape(`M${num(x(side * 0.13))} ${num(far)}H${num(x(side * 0.22))}L${num(x(side * 0.62))} ${h + 4}H${num(x(side * 0.4))}Z`, side < 0 ? '#CFC7B4' : '#B8AF9A') + shape(`M${num(x(side * 0.13))} ${num(far)}L${num(x(side * 0.4))} ${h + 4}H${num(x(side * 0.33))}L${num(x(side * 0.118))} ${num(far)}Z`, '#8C8574') + line(`M${num(x(side * 0.16))} ${num(far)}L${num(x(side * 0.49))} ${h}`, '#7C7564', 1.6) + line(`M${num(x(side * 0.185))} ${num(far)}L${num(x(side * 0.54))} ${h}`, '#7C7564', 1.6);
    // a ship seen from ahead fills the lock chamber
    const bow = shape('M-84 -8V-60H84V-8C80 30 44 60 0 66C-44 60 -80 30 -84 -8Z', '#143A52') + shape('M0 -60H84V-8C80 30 44 60 0 66Z', '#0E2C40') + shape('M-62 34C-40 52 -20 62 0 66C20 62 40 52 62 34C40 44 -40 44 -62 34Z', '#A23B2A') + line('M-84 -56H84', '#F6E7C8', 3) + shape('M-78 -60L-72 -150H72L78 -60Z', '#FFFFFF') + shape('M20 -60L24 -150H72L78 -60Z', '#DDE6EA') + [-78, -96, -114].map((y) => shape(Array.from({ length: 12 }, (_, k) => `M${-66 + k * 11.4} ${y}h7.4v10h-7.4Z`).join(''), '#2A5870')).join('') + shape('M-92 -150L-88 -134H88L92 -150Z', '#FFFFFF') + shape('M-86 -147L-84 -137H84L86 -147Z', '#16323F') + shape('M-56 -150L-50 -176H50L56 -150Z', '#F1F5F6') + shape('M-20 -176L-14 -206H14L20 -176Z', '#E08A2E') + rect(-14, -208, 28, 6, '#22313A') + line('M-36 -176v-34M-44 -196h16', '#8FA3AC', 2) + circle(38, -184, 8, '#FFFFFF') + shape('M-24 -22h10v14h-10ZM14 -22h10v14h-10Z', '#0A2030');
    const gate = (side: -1 | 1): string => shape(`M${side * 4} 0L${side * 104} -22V-58L${side * 4} -34Z`, '#4F5E63') + line([0, 1, 2].map((k) => `M${side * 4} ${-6 - k * 10}L${side * 104} ${-30 - k * 9}`).join(''), '#7F8F94', 2);
    const mule = (dx: number, dy: number, k: number): string => group({ transform: `translate(${num(dx)} ${num(dy)}) scale(${k})` }, shape('M-22 0V-16L-16 -22H-6V-26H6V-22H16L22 -16V0Z', '#D9DEE0'), shape('M-16 -18H-7V-10H-18ZM7 -18H16L18 -10H7Z', '#2A5870'), rect(-22, -7, 44, 4, '#E2A22E'), circle(-13, 0, 3.4, '#33383A'), circle(13, 0, 3.4, '#33383A'));
    const leaf = (angle: number, length: number, fill: string): string => group({ transform: `rotate(${angle})` }, shape(`M0 0C${-length * 0.2} ${-length * 0.4} ${-length * 0.14} ${-length * 0.8} 0 ${-length}C${length * 0.14} ${-length * 0.8} ${length * 0.2} ${-length * 0.4} 0 0Z`, fill), line(`M0 0V${-length * 0.94}`, '#7FB46A', 1.4, { opacity: '.6' }));
    const toucan = shape('M-6 40C-22 20 -18 -8 0 -14C16 -20 28 -8 24 8C20 24 8 30 -2 44L-14 66L-20 62Z', '#17202A') + shape('M6 6C2 -4 6 -14 16 -14C24 -12 26 -2 20 6C16 10 10 12 6 6Z', '#FBE9A8') + shape('M20 -12C36 -22 58 -16 64 2C52 -6 36 -2 24 2C20 -2 18 -8 20 -12Z', '#F2A23B') + shape('M64 2C62 -8 56 -14 50 -16L48 -4C54 -4 60 -2 64 2Z', '#C2382B') + circle(14, -6, 2.4, '#17202A') + shape('M-2 44L6 42L0 50Z', '#C2382B');
    return [
      sky(s, [0, '#5FA0B8'], [0.55, '#BFDCCF'], [1, '#F6EFC8']),
      sun(s, 0.2, 0.38, 23, '#FFF9E2', '#FFF0B4'),
      cloud(s, 0.6, 0.12, 1.1, '#FFFFFF', 0.8),
      cloud(s, 0.3, 0.2, 0.8, '#FFFFFF', 0.65),
      ridge(s, '#7FAE8F', 0.05, [-0.02, 0.16], [0.24, 0.22], [0.5, 0.12], [0.76, 0.24], [1.02, 0.15]),
      ridge(s, '#3F8262', 0.05, [-0.02, 0.1], [0.2, 0.06], [0.4, 0.09], [0.62, 0.05], [0.84, 0.11], [1.02, 0.07]),
      water(s, [0, '#9CC9BE'], [0.4, '#4F94A0'], [1, '#1F5A70']),
      shape(`M-2 ${num(far)}H${w + 2}V${h + 2}H-2Z`, '#6E9A5A'),
      shape(`M${num(x(-0.118))} ${num(far - 1)}H${num(x(0.118))}L${num(x(0.34))} ${h + 4}H${num(x(-0.34))}Z`, '#3F8496'),
      lock(-1),
      lock(1),
      put(s, x(0), s.horizon + depth(s) * 0.3, s.format === 'portrait' ? 0.8 : 0.98, shape('M-90 30C-60 78 60 78 90 30Z', '#CFE6E4', { opacity: '.6' }), bow),
      mule(x(-0.31), s.horizon + depth(s) * 0.44, s.scale * 0.95),
      mule(x(0.31), s.horizon + depth(s) * 0.44, s.scale * 0.95),
      put(s, x(0), s.horizon + depth(s) * 0.93, (reach * 0.31) / (104 * s.scale), gate(-1), gate(1)),
      put(s, 0, h, 1, leaf(28, 120, '#1F5A3A'), leaf(-2, 96, '#2F7A4A'), leaf(56, 116, '#276B40'), leaf(76, 96, '#1F5A3A')),
      put(s, w, h, 1, leaf(-30, 150, '#1F5A3A'), leaf(-56, 130, '#276B40'), leaf(-8, 120, '#2F7A4A')),
      put(s, 66 * s.scale, h - 116 * s.scale, 0.86, line('M-70 76C-30 64 10 60 60 70', '#5A4030', 6, { 'stroke-linecap': 'round' }), toucan),
    ].join('');
  },
};

const asia: Recipe = {
  horizon: 0.6,
  leaves: false,
  draw(s) {
    const karst = (x: number, width: number, height: number, fill: string, lit: string): string =>
      shape(`M${x} 3C${x + width * 0.04} ${-height * 0.5} ${x + width * 0.1} ${-height * 0.86} ${x + width * 0.3} ${-height * 0.96}C${x + width * 0.46} ${-height * 1.06} ${x + width * 0.6} ${-height} ${x + width * 0.7} ${-height * 0.84}C${x + width * 0.86} ${-height * 0.7} ${x + width * 0.98} ${-height * 0.4} ${x + width} 3Z`, fill) + shape(`M${x + width * 0.1} 0C${x + width * 0.12} ${-height * 0.5} ${x + width * 0.18} ${-height * 0.8} ${x + width * 0.3} ${-height * 0.92}C${x + width * 0.26} ${-height * 0.6} ${x + width * 0.24} ${-height * 0.3} ${x + width * 0.28} 0ZM${x + width * 0.5} 0C${x + width * 0.48} ${-height * 0.4} ${x + width * 0.5} ${-height * 0.7} ${x + width * 0.58} ${-height * 0.9}C${x + width * 0.62} ${-height * 0.6} ${x + width * 0.58} ${-height * 0.3} ${x + width * 0.62} 0Z`, lit, { opacity: '.6' });
    const sail = (x: number, y: number, w: number, h: number): string => shape(`M${x} ${y}L${x - w * 0.1} ${y - h * 0.9}Q${x + w * 0.4} ${y - h * 1.14} ${x + w * 0.7} ${y - h}Q${x + w * 1.1} ${y - h * 0.5} ${x + w} ${y - h * 0.06}Z`, '#C2382B') + line([0.2, 0.4, 0.6, 0.8].map((t) => `M${num(x - w * 0.1 * t)} ${num(y - h * 0.9 * t)}Q${num(x + w * 0.5)} ${num(y - h * (t + 0.06))} ${num(x + w * (1.06 - t * 0.24))} ${num(y - h * t)}`).join(''), '#8E2420', 1.8) + line(`M${x + w * 0.3} ${y + 10}V${y - h * 1.12}`, '#4A2A1C', 2.4);
    const junk = sail(-66, -24, 44, 84) + sail(-14, -22, 62, 124) + sail(54, -26, 34, 64) + shape('M-92 -30L-80 -34L-70 -18H60L76 -34H100L92 -6C70 16 -54 18 -78 2Z', '#5A3322') + shape('M62 -20L76 -34H100L97 -18Z', '#7A4830') + line('M-82 -12H94', '#E2B36A', 2.4) + shape('M66 -46H98V-34H66Z', '#8E5A38') + shape('M-46 -12h8v6h-8ZM-26 -12h8v6h-8ZM-6 -12h8v6h-8ZM14 -12h8v6h-8ZM34 -12h8v6h-8Z', '#F6D79A') + shape('M60 -46L82 -58L104 -46Z', '#3A2218');
    const pagoda = [0, 1, 2, 3].map((k) => rect(-15 + k * 2.4, -18 - k * 21, 30 - k * 4.8, 19, '#B4452C') + shape(`M${-28 + k * 3.6} ${-17 - k * 21}Q${-12 + k * 2} ${-22 - k * 21} ${-10 + k * 2} ${-27 - k * 21}H${10 - k * 2}Q${12 - k * 2} ${-22 - k * 21} ${28 - k * 3.6} ${-17 - k * 21}Q0 ${-21 - k * 21} ${-28 + k * 3.6} ${-17 - k * 21}Z`, '#2B3A44') + rect(-4, -15 - k * 21, 8, 11, '#F6D79A')).join('') + line('M0 -90v-22', '#2B3A44', 2.4);
    return [
      sky(s, [0, '#E7A58C'], [0.4, '#F4C9A6'], [0.8, '#FBE6C6'], [1, '#FDF1DC']),
      sun(s, 0.52, 0.34, 44, '#E4573A', '#F29A72'),
      cloud(s, 0.12, 0.16, 1, '#FFF4E6', 0.7),
      cloud(s, 0.66, 0.24, 0.9, '#FFF4E6', 0.7),
      put(s, across(s, 0.5), s.horizon, 1, karst(-250, 90, 96, '#C3B6A8', '#D6C9B8'), karst(-120, 70, 76, '#C3B6A8', '#D6C9B8'), karst(60, 110, 118, '#C3B6A8', '#D6C9B8'), karst(240, 100, 90, '#C3B6A8', '#D6C9B8'), karst(-420, 120, 110, '#C3B6A8', '#D6C9B8'), karst(400, 130, 120, '#C3B6A8', '#D6C9B8')),
      rect(0, s.horizon - 14 * s.scale, s.width, 16 * s.scale, '#FBEBD2', { opacity: '.55' }),
      water(s, [0, '#F2D9BA'], [0.25, '#A9BBAE'], [1, '#2F6A72']),
      put(s, 0, s.horizon + depth(s) * 0.08, 1, karst(-70, 130, 176, '#6E8A76', '#8FA58C'), karst(40, 76, 98, '#5E7D6A', '#86A086')),
      put(s, fromRight(s, 214), s.horizon + depth(s) * 0.1, 1, karst(0, 104, 150, '#6E8A76', '#8FA58C'), group({ transform: 'translate(44 -150)' }, pagoda), karst(86, 150, 214, '#5E7D6A', '#86A086')),
      path(s, 0.52, '#F6B493', 0.45),
      glints(s, '#FFF4E2', 40, 0.55, 0.1),
      smallShip(s, { kind: 'large', x: 0.2, y: 0.2, length: 96, fill: '#FFFDF6', dark: '#2F6A72', funnel: '#C2382B' }),
      put(s, across(s, s.format === 'portrait' ? 0.46 : 0.5), s.horizon + depth(s) * 0.72, 1, junk, shape('M-90 8Q0 20 96 4Q0 30 -90 8Z', '#1F4E56', { opacity: '.5' })),
    ].join('');
  },
};

export const tropicRecipes = { caribbean, 'south-seas': southSeas, 'india-ocean': indiaOcean, 'panama-canal': panamaCanal, asia };
