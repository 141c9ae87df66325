// Panama Canal and Asia.
import { circle, group, line, num, rect, shape } from '../svg.ts';
import { across, cloud, depth, fromRight, glints, path, put, ridge, sky, smallShip, sun, water, type Recipe } from './stage.ts';

const gate = (side: -1 | 1): string =>
  shape(`M${side * 4} 0L${side * 104} -22V-58L${side * 4} -34Z`, '#4F5E63') +
  line([0, 1, 2].map((k) => `M${side * 4} ${-6 - k * 10}L${side * 104} ${-30 - k * 9}`).join(''), '#7F8F94', 2);

const mule = (dx: number, dy: number, k: number): string =>
  group(
    { transform: `translate(${num(dx)} ${num(dy)}) scale(${k})` },
    shape('M-22 0V-16L-16 -22H-6V-26H6V-22H16L22 -16V0Z', '#D9DEE0'),
    shape('M-16 -18H-7V-10H-18ZM7 -18H16L18 -10H7Z', '#2A5870'),
    rect(-22, -7, 44, 4, '#E2A22E'),
    circle(-13, 0, 3.4, '#33383A'),
    circle(13, 0, 3.4, '#33383A'),
  );

const leaf = (angle: number, length: number, fill: string): string =>
  group(
    { transform: `rotate(${angle})` },
    shape(
      `M0 0C${-length * 0.2} ${-length * 0.4} ${-length * 0.14} ${-length * 0.8} 0 ${-length}C${length * 0.14} ${-length * 0.8} ${length * 0.2} ${-length * 0.4} 0 0Z`,
      fill,
    ),
    line(`M0 0V${-length * 0.94}`, '#7FB46A', 1.4, { opacity: '.6' }),
  );

const toucan =
  shape('M-6 40C-22 20 -18 -8 0 -14C16 -20 28 -8 24 8C20 24 8 30 -2 44L-14 66L-20 62Z', '#17202A') +
  shape('M6 6C2 -4 6 -14 16 -14C24 -12 26 -2 20 6C16 10 10 12 6 6Z', '#FBE9A8') +
  shape('M20 -12C36 -22 58 -16 64 2C52 -6 36 -2 24 2C20 -2 18 -8 20 -12Z', '#F2A23B') +
  shape('M64 2C62 -8 56 -14 50 -16L48 -4C54 -4 60 -2 64 2Z', '#C2382B') +
  circle(14, -6, 2.4, '#17202A') +
  shape('M-2 44L6 42L0 50Z', '#C2382B');

const panamaCanal: Recipe = {
  horizon: 0.6,
  leaves: false,
  draw(s) {
    const { width: w, height: h } = s;
    // in the wide format the lock keeps its proportions and the forest fills the rest
    const reach = Math.min(w, 660 * s.scale);
    const x = (share: number): number => w / 2 + reach * share;
    const far = s.horizon + depth(s) * 0.02;
    const lock = (side: -1 | 1): string =>
      shape(
        `M${num(x(side * 0.13))} ${num(far)}H${num(x(side * 0.22))}L${num(x(side * 0.62))} ${h + 4}H${num(x(side * 0.4))}Z`,
        side < 0 ? '#CFC7B4' : '#B8AF9A',
      ) +
      shape(`M${num(x(side * 0.13))} ${num(far)}L${num(x(side * 0.4))} ${h + 4}H${num(x(side * 0.33))}L${num(x(side * 0.118))} ${num(far)}Z`, '#8C8574') +
      line(`M${num(x(side * 0.16))} ${num(far)}L${num(x(side * 0.49))} ${h}`, '#7C7564', 1.6) +
      line(`M${num(x(side * 0.185))} ${num(far)}L${num(x(side * 0.54))} ${h}`, '#7C7564', 1.6);
    // a ship seen from ahead fills the lock chamber
    const bow =
      shape('M-84 -8V-60H84V-8C80 30 44 60 0 66C-44 60 -80 30 -84 -8Z', '#143A52') +
      shape('M0 -60H84V-8C80 30 44 60 0 66Z', '#0E2C40') +
      shape('M-62 34C-40 52 -20 62 0 66C20 62 40 52 62 34C40 44 -40 44 -62 34Z', '#A23B2A') +
      line('M-84 -56H84', '#F6E7C8', 3) +
      shape('M-78 -60L-72 -150H72L78 -60Z', '#FFFFFF') +
      shape('M20 -60L24 -150H72L78 -60Z', '#DDE6EA') +
      [-78, -96, -114].map((y) => shape(Array.from({ length: 12 }, (_, k) => `M${-66 + k * 11.4} ${y}h7.4v10h-7.4Z`).join(''), '#2A5870')).join('') +
      shape('M-92 -150L-88 -134H88L92 -150Z', '#FFFFFF') +
      shape('M-86 -147L-84 -137H84L86 -147Z', '#16323F') +
      shape('M-56 -150L-50 -176H50L56 -150Z', '#F1F5F6') +
      shape('M-20 -176L-14 -206H14L20 -176Z', '#E08A2E') +
      rect(-14, -208, 28, 6, '#22313A') +
      line('M-36 -176v-34M-44 -196h16', '#8FA3AC', 2) +
      circle(38, -184, 8, '#FFFFFF') +
      shape('M-24 -22h10v14h-10ZM14 -22h10v14h-10Z', '#0A2030');
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

const karst = (x: number, width: number, height: number, fill: string, lit: string): string =>
  shape(
    `M${x} 3C${x + width * 0.04} ${-height * 0.5} ${x + width * 0.1} ${-height * 0.86} ${x + width * 0.3} ${-height * 0.96}C${x + width * 0.46} ${-height * 1.06} ${x + width * 0.6} ${-height} ${x + width * 0.7} ${-height * 0.84}C${x + width * 0.86} ${-height * 0.7} ${x + width * 0.98} ${-height * 0.4} ${x + width} 3Z`,
    fill,
  ) +
  shape(
    `M${x + width * 0.1} 0C${x + width * 0.12} ${-height * 0.5} ${x + width * 0.18} ${-height * 0.8} ${x + width * 0.3} ${-height * 0.92}C${x + width * 0.26} ${-height * 0.6} ${x + width * 0.24} ${-height * 0.3} ${x + width * 0.28} 0ZM${x + width * 0.5} 0C${x + width * 0.48} ${-height * 0.4} ${x + width * 0.5} ${-height * 0.7} ${x + width * 0.58} ${-height * 0.9}C${x + width * 0.62} ${-height * 0.6} ${x + width * 0.58} ${-height * 0.3} ${x + width * 0.62} 0Z`,
    lit,
    { opacity: '.6' },
  );

const sail = (x: number, y: number, w: number, h: number): string =>
  shape(
    `M${x} ${y}L${x - w * 0.1} ${y - h * 0.9}Q${x + w * 0.4} ${y - h * 1.14} ${x + w * 0.7} ${y - h}Q${x + w * 1.1} ${y - h * 0.5} ${x + w} ${y - h * 0.06}Z`,
    '#C2382B',
  ) +
  line(
    [0.2, 0.4, 0.6, 0.8]
      .map(
        (t) =>
          `M${num(x - w * 0.1 * t)} ${num(y - h * 0.9 * t)}Q${num(x + w * 0.5)} ${num(y - h * (t + 0.06))} ${num(x + w * (1.06 - t * 0.24))} ${num(y - h * t)}`,
      )
      .join(''),
    '#8E2420',
    1.8,
  ) +
  line(`M${x + w * 0.3} ${y + 10}V${y - h * 1.12}`, '#4A2A1C', 2.4);

const junk =
  sail(-66, -24, 44, 84) +
  sail(-14, -22, 62, 124) +
  sail(54, -26, 34, 64) +
  shape('M-92 -30L-80 -34L-70 -18H60L76 -34H100L92 -6C70 16 -54 18 -78 2Z', '#5A3322') +
  shape('M62 -20L76 -34H100L97 -18Z', '#7A4830') +
  line('M-82 -12H94', '#E2B36A', 2.4) +
  shape('M66 -46H98V-34H66Z', '#8E5A38') +
  shape('M-46 -12h8v6h-8ZM-26 -12h8v6h-8ZM-6 -12h8v6h-8ZM14 -12h8v6h-8ZM34 -12h8v6h-8Z', '#F6D79A') +
  shape('M60 -46L82 -58L104 -46Z', '#3A2218');

const pagoda =
  [0, 1, 2, 3]
    .map(
      (k) =>
        rect(-15 + k * 2.4, -18 - k * 21, 30 - k * 4.8, 19, '#B4452C') +
        shape(
          `M${-28 + k * 3.6} ${-17 - k * 21}Q${-12 + k * 2} ${-22 - k * 21} ${-10 + k * 2} ${-27 - k * 21}H${10 - k * 2}Q${12 - k * 2} ${-22 - k * 21} ${28 - k * 3.6} ${-17 - k * 21}Q0 ${-21 - k * 21} ${-28 + k * 3.6} ${-17 - k * 21}Z`,
          '#2B3A44',
        ) +
        rect(-4, -15 - k * 21, 8, 11, '#F6D79A'),
    )
    .join('') + line('M0 -90v-22', '#2B3A44', 2.4);

const asia: Recipe = {
  horizon: 0.6,
  leaves: false,
  draw(s) {
    return [
      sky(s, [0, '#E7A58C'], [0.4, '#F4C9A6'], [0.8, '#FBE6C6'], [1, '#FDF1DC']),
      sun(s, 0.52, 0.34, 44, '#E4573A', '#F29A72'),
      cloud(s, 0.12, 0.16, 1, '#FFF4E6', 0.7),
      cloud(s, 0.66, 0.24, 0.9, '#FFF4E6', 0.7),
      put(
        s,
        across(s, 0.5),
        s.horizon,
        1,
        karst(-250, 90, 96, '#C3B6A8', '#D6C9B8'),
        karst(-120, 70, 76, '#C3B6A8', '#D6C9B8'),
        karst(60, 110, 118, '#C3B6A8', '#D6C9B8'),
        karst(240, 100, 90, '#C3B6A8', '#D6C9B8'),
        karst(-420, 120, 110, '#C3B6A8', '#D6C9B8'),
        karst(400, 130, 120, '#C3B6A8', '#D6C9B8'),
      ),
      rect(0, s.horizon - 14 * s.scale, s.width, 16 * s.scale, '#FBEBD2', { opacity: '.55' }),
      water(s, [0, '#F2D9BA'], [0.25, '#A9BBAE'], [1, '#2F6A72']),
      put(s, 0, s.horizon + depth(s) * 0.08, 1, karst(-70, 130, 176, '#6E8A76', '#8FA58C'), karst(40, 76, 98, '#5E7D6A', '#86A086')),
      put(
        s,
        fromRight(s, 214),
        s.horizon + depth(s) * 0.1,
        1,
        karst(0, 104, 150, '#6E8A76', '#8FA58C'),
        group({ transform: 'translate(44 -150)' }, pagoda),
        karst(86, 150, 214, '#5E7D6A', '#86A086'),
      ),
      path(s, 0.52, '#F6B493', 0.45),
      glints(s, '#FFF4E2', 40, 0.55, 0.1),
      smallShip(s, { kind: 'large', x: 0.2, y: 0.2, length: 96, fill: '#FFFDF6', dark: '#2F6A72', funnel: '#C2382B' }),
      put(
        s,
        across(s, s.format === 'portrait' ? 0.46 : 0.5),
        s.horizon + depth(s) * 0.72,
        1,
        junk,
        shape('M-90 8Q0 20 96 4Q0 30 -90 8Z', '#1F4E56', { opacity: '.5' }),
      ),
    ].join('');
  },
};

export const passagesRecipes = { 'panama-canal': panamaCanal, asia };
