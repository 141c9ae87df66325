// Nile and Mekong.
import { circle, group, line, num, rect, shape } from '../svg.ts';
import { palm } from './motifs.ts';
import { across, cloud, depth, foreground, fromRight, glints, mirrored, path, put, ridge, sky, smallShip, sun, water, type Recipe } from './stage.ts';

const pyramid = (x: number, width: number, height: number): string => {
  const courses = Array.from(
    { length: 5 },
    (_, k) => `M${num(x - (width / 2) * (1 - (k + 1) / 6))} ${num((-height * (k + 1)) / 6)}H${num(x + (width / 2) * (1 - (k + 1) / 6))}`,
  ).join('');
  return (
    shape(`M${x - width / 2} 2L${x} ${-height}L${x + width * 0.16} 2Z`, '#F2C884') +
    shape(`M${x} ${-height}L${x + width / 2} 2H${x + width * 0.16}Z`, '#B9824A') +
    line(courses, '#8F6236', 1, { opacity: '.35' })
  );
};

const felucca = (size: number): string =>
  group(
    { transform: `scale(${size})` },
    shape('M-46 -4C-20 10 30 10 52 -10L46 8H-34Z', '#FDF6E4'),
    line('M-42 0C-20 8 26 8 48 -4', '#B4502F', 2.4),
    line('M-6 0L-2 -56', '#6B4028', 2.4),
    shape('M-40 -14C-20 -40 10 -84 30 -116C40 -76 36 -40 22 -14Z', '#FFFFFF'),
    shape('M30 -116C40 -76 36 -40 22 -14H6C24 -46 30 -80 30 -116Z', '#E6DCC8'),
    line('M-44 -8L31 -118', '#6B4028', 2),
  );

const temple =
  rect(0, -46, 116, 48, '#D9A868') +
  rect(-4, -52, 124, 7, '#C08F52') +
  Array.from({ length: 6 }, (_, k) => rect(5 + k * 19, -44, 11, 46, '#F2CC90') + shape(`M${2 + k * 19} -44h17l-4 6h-9Z`, '#B4823F')).join('') +
  shape('M-66 2L-58 -70H-14L-6 2Z', '#E3B678') +
  shape('M130 2L138 -70H182L190 2Z', '#E3B678') +
  shape('M-60 -70h48v-5h-48ZM136 -70h48v-5h-48Z', '#C08F52') +
  shape('M-42 -54h6v40h-6ZM-30 -54h6v40h-6ZM152 -54h6v40h-6ZM164 -54h6v40h-6Z', '#C08F52');

const nile: Recipe = {
  horizon: 0.6,
  leaves: false,
  draw(s) {
    return [
      sky(s, [0, '#E08A4A'], [0.45, '#F6B56E'], [0.8, '#FCD79C'], [1, '#FDE9C4']),
      sun(s, 0.5, 0.2, 34, '#FFF6DA', '#FFE19A'),
      cloud(s, 0.1, 0.18, 0.9, '#FFF0D6', 0.45),
      ridge(s, '#E9B774', 0.02, [-0.02, 0.05], [0.4, 0.03], [1.02, 0.07]),
      put(
        s,
        across(s, s.format === 'portrait' ? 0.66 : 0.68),
        s.horizon,
        s.format === 'portrait' ? 0.9 : 1.06,
        pyramid(118, 150, 92),
        pyramid(-106, 190, 118),
        pyramid(6, 256, 166),
      ),
      put(s, s.format === 'portrait' ? 46 : 96 * s.scale, s.horizon + 1, s.format === 'portrait' ? 0.62 : 0.8, temple),
      put(s, 0, s.horizon + 3, 1, shape(`M-4 4V-6C100 -12 200 -4 320 -8S560 -4 ${num(s.width / s.scale + 4)} -8V6Z`, '#5E7A3F')),
      put(
        s,
        across(s, 0.36),
        s.horizon + 2,
        1,
        palm(0, 0, 70, 10, '#7A4B2A', '#3F6B3A'),
        palm(22, 0, 52, -10, '#7A4B2A', '#4F7D44'),
        palm(300, 2, 62, 12, '#7A4B2A', '#3F6B3A'),
        palm(326, 2, 44, -8, '#7A4B2A', '#4F7D44'),
      ),
      water(s, [0, '#FBD79C'], [0.25, '#D39A6E'], [0.6, '#7A7A8A'], [1, '#2F4E6E']),
      path(s, 0.5, '#FFF0CC', 0.5),
      glints(s, '#FFF0CC', 40, 0.5, 0.1),
      smallShip(s, { kind: 'river', x: 0.07, y: 0.24, length: 130, fill: '#FFFAEE', dark: '#4A5A72' }),
      put(s, across(s, 0.7), s.horizon + depth(s) * 0.5, 1, felucca(1)),
      put(s, across(s, 0.34), s.horizon + depth(s) * 0.62, 1, mirrored(felucca(0.72))),
      foreground(s, '#33452A', [-0.01, 0.95], [0.18, 0.955], [0.3, 1.01]),
      put(
        s,
        0,
        s.height * 0.97,
        1,
        line(
          Array.from({ length: 11 }, (_, k) => `M${8 + k * 11} ${k}q${(k % 3) - 1} -24 ${((k * 5) % 11) - 5} -${44 + ((k * 7) % 18)}`).join(''),
          '#33452A',
          2.2,
          { 'stroke-linecap': 'round' },
        ),
        Array.from({ length: 11 }, (_, k) => shape(`M${8 + k * 11 + ((k * 5) % 11) - 5} ${k - 44 - ((k * 7) % 18)}l-8 -7q8 -7 16 0Z`, '#4F7D44')).join(''),
      ),
    ].join('');
  },
};

const roof = (y: number, width: number, height: number, fill: string): string =>
  shape(
    `M${-width / 2 - 16} ${y + 3}C${-width / 2} ${y} ${-width * 0.3} ${y - height * 0.5} ${-width * 0.14} ${y - height}H${width * 0.14}C${width * 0.3} ${y - height * 0.5} ${width / 2} ${y} ${width / 2 + 16} ${y + 3}Z`,
    fill,
  ) + line(`M${-width / 2 - 16} ${y + 3}q-6 -2 -8 -9M${width / 2 + 16} ${y + 3}q6 -2 8 -9`, '#E2B33C', 2.6);

const mekongTemple =
  rect(-80, -12, 160, 14, '#E9DCC2') +
  rect(-62, -58, 124, 48, '#FBF3E0') +
  [-46, -24, 0, 24, 46].map((x) => rect(x - 3, -56, 6, 46, '#B23A2E')).join('') +
  shape('M-9 -12V-42L0 -52L9 -42V-12Z', '#8E5A1F') +
  roof(-54, 140, 34, '#B4452C') +
  roof(-78, 96, 34, '#C9562F') +
  roof(-102, 56, 36, '#D96A34') +
  shape('M-3 -136L0 -176L3 -136Z', '#E2B33C');

const stupa =
  shape('M-30 2C-30 -8 -26 -12 -24 -16H24C26 -12 30 -8 30 2Z', '#D9A52E') +
  shape('M-22 -16C-24 -44 -8 -52 -5 -66H5C8 -52 24 -44 22 -16Z', '#F2C54A') +
  shape('M-5 -66L0 -124L5 -66Z', '#E2B33C') +
  line('M-8 -66H8M-6 -76H6M-5 -86H5', '#B98420', 2);

const stilts = (x: number): string =>
  group(
    { transform: `translate(${x} 0)` },
    line('M4 14V-16M22 14V-16M40 14V-16M56 14V-16', '#4A3626', 3),
    rect(-2, -20, 64, 5, '#5E4530'),
    rect(4, -44, 52, 25, '#8A6A44'),
    line('M14 -44v24M24 -44v24M34 -44v24M44 -44v24', '#6E5234', 1.2),
    rect(24, -38, 12, 19, '#33271C'),
    shape('M-8 -42L12 -68H48L68 -42Z', '#B79255'),
    line('M-2 -50H62M4 -57H56', '#8F6E3A', 1.4),
  );

const sampan =
  shape('M-78 -12C-50 8 50 8 84 -16L78 4C50 16 -46 16 -70 2Z', '#4A3224') +
  line('M-72 -4C-40 8 50 8 78 -6', '#C9562F', 2.4) +
  shape('M-34 0V-12C-30 -34 26 -34 30 -12V2Z', '#A8844C') +
  line('M-20 -26V2M-4 -29V4M12 -27V3', '#7F6234', 1.4) +
  shape('M44 2L48 -26H58L62 2Z', '#2F6F8C') +
  shape('M38 -30L53 -44L68 -30Z', '#F0DDB0') +
  circle(53, -29, 5, '#8A5A3A') +
  line('M58 -20L96 22', '#4A3224', 2.4);

const lotus = (x: number, y: number, size: number): string =>
  group(
    { transform: `translate(${x} ${y}) scale(${size})` },
    shape('M-40 6C-30 -4 30 -4 40 6C24 14 -24 14 -40 6Z', '#2F6B4F'),
    shape('M0 2C-14 -4 -16 -18 -12 -24C-6 -20 -2 -14 0 -8C2 -14 6 -20 12 -24C16 -18 14 -4 0 2Z', '#F08AAE'),
    shape('M0 2C-8 -8 -6 -24 0 -32C6 -24 8 -8 0 2Z', '#FBC0D2'),
    shape('M0 2C-12 2 -22 -4 -26 -12C-16 -14 -6 -8 0 2ZM0 2C12 2 22 -4 26 -12C16 -14 6 -8 0 2Z', '#E36A98'),
  );

const mekong: Recipe = {
  horizon: 0.6,
  leaves: false,
  draw(s) {
    return [
      sky(s, [0, '#D9705A'], [0.4, '#F2A878'], [0.8, '#FBD49C'], [1, '#FDE6C0']),
      sun(s, 0.3, 0.26, 36, '#FFF2D0', '#FFD88C'),
      cloud(s, 0.52, 0.12, 1, '#FFE9D0', 0.5),
      ridge(s, '#C98F84', 0.04, [-0.02, 0.1], [0.14, 0.2], [0.26, 0.12], [0.44, 0.16], [0.7, 0.1], [1.02, 0.18]),
      ridge(s, '#7C7A68', 0.03, [-0.02, 0.06], [0.3, 0.05], [0.6, 0.08], [1.02, 0.07]),
      put(
        s,
        fromRight(s, s.format === 'portrait' ? 150 : 200),
        s.horizon + 1,
        s.format === 'portrait' ? 1 : 1.12,
        shape('M-180 3C-120 -10 120 -12 400 -8V4Z', '#4F6B42'),
        palm(-116, 0, 96, -14, '#5E4530', '#33583A'),
        palm(118, 0, 120, 20, '#5E4530', '#33583A'),
        palm(96, 0, 84, -8, '#5E4530', '#41693F'),
        mekongTemple,
        group({ transform: 'translate(-124 0)' }, stupa),
      ),
      put(s, 0, s.horizon + 1, 0.95, shape('M-4 3C60 -8 150 -8 210 3Z', '#4F6B42'), palm(22, 0, 74, 10, '#5E4530', '#33583A')),
      water(s, [0, '#F8C890'], [0.25, '#C98B72'], [0.65, '#7A5F6E'], [1, '#3A3F5E']),
      put(s, 0, s.horizon + 4, 0.95, stilts(34), stilts(116)),
      path(s, 0.3, '#FFE9C2', 0.5),
      glints(s, '#FFE6C0', 38, 0.5, 0.1),
      smallShip(s, { kind: 'river', x: 0.42, y: 0.2, length: 130, fill: '#FFF8EA', dark: '#5A4A5E' }),
      put(s, across(s, 0.6), s.horizon + depth(s) * 0.62, 1, sampan),
      put(s, 0, s.height * 0.95, 1, lotus(58, 0, 1.15), lotus(142, 12, 0.85)),
      put(s, fromRight(s, 60), s.height * 0.97, 1, lotus(0, 0, 1)),
    ].join('');
  },
};

export const warmRiversRecipes = { nile, mekong };
