// Things that stand in more than one picture: houses, trees, boats. All in landmark units, base line at y = 0.
import type { Random } from '../random.ts';
import { circle, group, line, num, rect, shape, type Point } from '../svg.ts';

export interface House {
  x: number;
  y: number;
  width: number;
  height: number;
  wall: string;
  window: string;
  /** Left out for a flat roof. */
  roof?: string | undefined;
  /** Height of the roof as a share of the width. */
  pitch?: number | undefined;
}

/** A house with a seeded set of windows. */
export function house(random: Random, h: House): string {
  const top = h.y - h.height;
  const columns = Math.max(1, Math.floor(h.width / 9));
  const rows = Math.max(1, Math.floor((h.height - 4) / 12));
  const step = h.width / columns;
  let windows = '';
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (random.chance(0.84)) windows += `M${num(h.x + step * (column + 0.5) - 1.8)} ${num(top + 5 + row * 12)}h3.6v5.6h-3.6Z`;
    }
  }
  const pitch = h.width * (h.pitch ?? 0.45);
  const roof =
    h.roof === undefined
      ? rect(h.x - 0.6, top, h.width + 1.2, 2, '#FFFFFF', { opacity: '.4' })
      : shape(`M${num(h.x - 1.6)} ${num(top + 0.6)}L${num(h.x + h.width / 2)} ${num(top - pitch)}L${num(h.x + h.width + 1.6)} ${num(top + 0.6)}Z`, h.roof);
  return rect(h.x, top, h.width, h.height, h.wall) + roof + shape(windows, h.window, { opacity: '.85' });
}

/** Houses side by side on one street; heights and gaps seeded. */
export function street(
  random: Random,
  from: number,
  to: number,
  y: number,
  size: readonly [low: number, high: number],
  walls: readonly string[],
  roof: string | undefined,
  window: string,
): string {
  let out = '';
  for (let x = from, k = 0; x < to; k++) {
    const width = random.between(15, 24);
    out += house(random, { x, y, width, height: random.between(...size), wall: walls[k % walls.length] ?? '#FFFFFF', window, roof });
    x += width + random.between(-0.5, 2);
  }
  return out;
}

/** A tower with a pointed cap. */
export const tower = (x: number, y: number, width: number, height: number, wall: string, cap: string, capHeight = width * 2.2): string =>
  rect(x - width / 2, y - height, width, height, wall) +
  shape(`M${num(x - width / 2 - 1.2)} ${num(y - height)}L${num(x)} ${num(y - height - capHeight)}L${num(x + width / 2 + 1.2)} ${num(y - height)}Z`, cap);

/** Half a dome on a base line. */
export const dome = (x: number, y: number, radius: number, fill: string, stretch = 1): string =>
  shape(
    `M${num(x - radius)} ${num(y)}C${num(x - radius)} ${num(y - radius * 1.33 * stretch)} ${num(x + radius)} ${num(y - radius * 1.33 * stretch)} ${num(x + radius)} ${num(y)}Z`,
    fill,
  );

/** A round-headed opening. */
export const arch = (x: number, y: number, width: number, height: number, fill: string): string =>
  shape(
    `M${num(x - width / 2)} ${num(y)}V${num(y - height + width / 2)}A${num(width / 2)} ${num(width / 2)} 0 0 1 ${num(x + width / 2)} ${num(y - height + width / 2)}V${num(y)}Z`,
    fill,
  );

export function fir(x: number, y: number, height: number, fill: string): string {
  let d = `M${num(x - 1.2)} ${num(y)}V${num(y - height)}h2.4V${num(y)}Z`;
  for (const t of [0, 0.22, 0.44, 0.62])
    d += `M${num(x)} ${num(y - height * (0.44 + t * 0.9))}l${num(height * (0.24 - t * 0.22))} ${num(height * 0.3)}h${num(-height * (0.48 - t * 0.44))}Z`;
  return shape(d, fill);
}

export const cypress = (x: number, y: number, height: number, fill: string): string =>
  shape(
    `M${num(x)} ${num(y)}C${num(x - height * 0.17)} ${num(y - height * 0.3)} ${num(x - height * 0.09)} ${num(y - height * 0.8)} ${num(x)} ${num(y - height)}C${num(x + height * 0.09)} ${num(y - height * 0.8)} ${num(x + height * 0.17)} ${num(y - height * 0.3)} ${num(x)} ${num(y)}Z`,
    fill,
  );

/** Umbrella pine of southern coasts. */
export const pine = (x: number, y: number, height: number, trunk: string, crown: string): string =>
  line(
    `M${num(x)} ${num(y)}C${num(x + 2)} ${num(y - height * 0.4)} ${num(x - 3)} ${num(y - height * 0.5)} ${num(x + 1)} ${num(y - height * 0.8)}`,
    trunk,
    height * 0.05,
  ) +
  shape(
    `M${num(x - height * 0.46)} ${num(y - height * 0.72)}C${num(x - height * 0.4)} ${num(y - height * 0.98)} ${num(x + height * 0.36)} ${num(y - height * 1.02)} ${num(x + height * 0.5)} ${num(y - height * 0.74)}C${num(x + height * 0.2)} ${num(y - height * 0.64)} ${num(x - height * 0.24)} ${num(y - height * 0.62)} ${num(x - height * 0.46)} ${num(y - height * 0.72)}Z`,
    crown,
  );

/** A leaning palm: trunk with a slim curve, eight hanging leaves. */
export function palm(x: number, y: number, height: number, lean: number, trunk: string, leaf: string): string {
  const [tx, ty] = [x + lean, y - height];
  const half = height * 0.022 + 1;
  let leaves = '';
  for (const [angle, reach] of [
    [-172, 0.6],
    [-206, 0.48],
    [-142, 0.56],
    [-102, 0.36],
    [-62, 0.5],
    [-24, 0.6],
    [14, 0.5],
    [168, 0.46],
  ] as const) {
    const radians = (angle * Math.PI) / 180;
    const l = height * reach;
    const end: Point = [tx + Math.cos(radians) * l, ty + Math.sin(radians) * l * 0.55 + l * 0.28];
    const middle = (tx + end[0]) / 2;
    const high = Math.min(ty, end[1]);
    leaves += `M${num(tx)} ${num(ty)}Q${num(middle)} ${num(high - l * 0.34)} ${num(end[0])} ${num(end[1])}Q${num(middle + 2)} ${num(high - l * 0.08)} ${num(tx)} ${num(ty)}Z`;
  }
  return (
    shape(
      `M${num(x - half)} ${num(y)}Q${num(x + lean * 0.15)} ${num(y - height * 0.55)} ${num(tx)} ${num(ty)}Q${num(x + lean * 0.24 + half * 2)} ${num(y - height * 0.5)} ${num(x + half * 1.6)} ${num(y)}Z`,
      trunk,
    ) +
    shape(leaves, leaf) +
    circle(tx - 3, ty + 4, height * 0.02, trunk) +
    circle(tx + 3, ty + 5, height * 0.02, trunk)
  );
}

/** A small sloop. */
export const sloop = (x: number, y: number, size: number, hull: string, sail = '#FFFFFF'): string =>
  group(
    { transform: `translate(${num(x)} ${num(y)}) scale(${num(size)})` },
    shape('M0 0Q14 7 30 -1L26 6H5Z', hull),
    shape('M15 -2V-34Q27 -18 28 -4Z', sail),
    shape('M13 -3V-28Q4 -14 3 -3Z', sail, { opacity: '.8' }),
  );

/** Gulls as two strokes each. */
export const gulls = (points: readonly Point[], colour: string): string =>
  line(points.map(([x, y]) => `M${num(x)} ${num(y)}q5 -5 9 0q4 -5 9 0`).join(''), colour, 1.6, { 'stroke-linecap': 'round', opacity: '.8' });

/** Rows of vines or lavender following a slope, clipped to it. */
export function rows(clip: string, outline: string, ground: string, stripes: readonly string[], colours: readonly [string, string], width: number): string {
  return (
    `<clipPath id="${clip}">${shape(outline, '#000000')}</clipPath>` +
    group(
      { 'clip-path': `url(#${clip})` },
      shape(outline, ground),
      line(stripes.filter((_, i) => i % 2 === 0).join(''), colours[0], width),
      line(stripes.filter((_, i) => i % 2 === 1).join(''), colours[1], width),
    )
  );
}
