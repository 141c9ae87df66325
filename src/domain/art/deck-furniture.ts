// What stands in a room, drawn so quietly that the name stays readable: tables, seats, shelves, basins.
import { deckToken as token } from './deck-token.ts';
import { circle, line, num, rect } from './svg.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Centres of a loose grid inside a box; never more than `most`. */
function grid(b: Box, pitch: number, margin: number, most = 96): [x: number, y: number][] {
  const columns = Math.max(1, Math.floor((b.width - 2 * margin) / pitch));
  const rows = Math.max(1, Math.floor((b.height - 2 * margin) / pitch));
  if (columns * rows > most) return grid(b, pitch * 1.2, margin, most);
  const out: [number, number][] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) out.push([b.x + ((column + 0.5) * b.width) / columns, b.y + ((row + 0.5) * b.height) / rows]);
  }
  return out;
}

/** Circles of one radius as a single path. */
const dots = (places: readonly (readonly [number, number])[], r: number): string =>
  places.map(([x, y]) => `M${num(x - r)} ${num(y)}a${num(r)} ${num(r)} 0 1 0 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 0 ${num(-2 * r)} 0`).join('');

const boxes = (places: readonly (readonly [number, number])[], width: number, height: number): string =>
  places.map(([x, y]) => `M${num(x - width / 2)} ${num(y - height / 2)}h${num(width)}v${num(height)}h${num(-width)}Z`).join('');

const outline = (d: string, width = 2.2): string => (d === '' ? '' : line(d, token.hair, width));

const basin = (b: Box, along: boolean): string => {
  const [w, h] = along ? [Math.min(b.width * 0.42, 260), b.height * 0.4] : [b.width * 0.4, Math.min(b.height * 0.42, 260)];
  const [x, y] = [b.x + (b.width - w) / 2, b.y + (b.height - h) / 2];
  return (
    rect(x, y, w, h, '#7CC7D8', { rx: Math.min(w, h) * 0.34, opacity: 0.6 }) +
    rect(x, y, w, h, 'none', { rx: Math.min(w, h) * 0.34, stroke: '#FFFFFF', 'stroke-width': 4 })
  );
};

/** Rows of loungers around an open middle. */
function loungers(b: Box, along: boolean): string {
  const places = grid(b, 34, 12, 120).filter(
    ([x, y]) => Math.abs(x - b.x - b.width / 2) > b.width * 0.28 || Math.abs(y - b.y - b.height / 2) > b.height * 0.26,
  );
  return outline(along ? boxes(places, 16, 7) : boxes(places, 7, 16), 1.6);
}

function seats(b: Box, along: boolean): string {
  const count = 4;
  let d = '';
  for (let k = 0; k < count; k++) {
    const share = 0.22 + k * 0.17;
    const r = Math.min(b.width, b.height) * share;
    // the stage lies at the bow end
    if (along) {
      const [cx, cy] = [b.x + b.width - 14, b.y + b.height / 2];
      d += `M${num(cx - r * 0.7)} ${num(cy - r * 0.9)}A${num(r * 1.15)} ${num(r * 1.15)} 0 0 0 ${num(cx - r * 0.7)} ${num(cy + r * 0.9)}`;
    } else {
      const [cx, cy] = [b.x + b.width / 2, b.y + 14];
      d += `M${num(cx - r * 0.9)} ${num(cy + r * 0.7)}A${num(r * 1.15)} ${num(r * 1.15)} 0 0 0 ${num(cx + r * 0.9)} ${num(cy + r * 0.7)}`;
    }
  }
  return line(d, token.hair, 7, { 'stroke-linecap': 'round' });
}

function counter(b: Box, along: boolean): string {
  const [cx, cy] = [b.x + b.width / 2, b.y + b.height * (along ? 0.26 : 0.5)];
  const [w, h] = along ? [Math.min(b.width * 0.6, 120), 22] : [22, Math.min(b.height * 0.6, 120)];
  const x = along ? cx : b.x + b.width * 0.26;
  const stools = along
    ? Array.from({ length: 7 }, (_, k): [number, number] => [x - w / 2 + ((k + 0.5) * w) / 7, cy + 24])
    : Array.from({ length: 7 }, (_, k): [number, number] => [x + 24, cy - h / 2 + ((k + 0.5) * h) / 7]);
  return rect(x - w / 2, cy - h / 2, w, h, token.roomLine, { rx: 10 }) + outline(dots(stools, 4.5), 1.8);
}

/** Pairs of chairs and small tables. */
function chairs(b: Box, along: boolean): string {
  const tables = grid(b, 46, 12, 70);
  const beside = tables.map(([x, y]): [number, number] => [along ? x + 14 : x, along ? y : y + 14]);
  return outline(dots(tables, 6)) + outline(boxes(beside, 9, 9), 1.6);
}

/** Small rooms on both sides of an aisle. */
function partitions(b: Box, along: boolean): string {
  const [cx, cy, right, bottom] = [b.x + b.width / 2, b.y + b.height / 2, b.x + b.width, b.y + b.height];
  const [w, h] = [b.width * 0.32, b.height * 0.32];
  return outline(
    along
      ? `M${num(cx)} ${num(b.y)}v${num(h)}M${num(cx)} ${num(bottom)}v${num(-h)}M${num(b.x)} ${num(b.y + h)}H${num(right)}M${num(b.x)} ${num(bottom - h)}H${num(right)}`
      : `M${num(b.x)} ${num(cy)}h${num(w)}M${num(right)} ${num(cy)}h${num(-w)}M${num(b.x + w)} ${num(b.y)}V${num(bottom)}M${num(right - w)} ${num(b.y)}V${num(bottom)}`,
  );
}

/** Whirlpools on one side, couches on the other. */
function baths(b: Box, along: boolean): string {
  const pools = [0.18, 0.5, 0.82].map((share) =>
    along
      ? circle(b.x + b.width * share, b.y + b.height * 0.24, 18, '#7CC7D8', { opacity: 0.45 })
      : circle(b.x + b.width * 0.24, b.y + b.height * share, 18, '#7CC7D8', { opacity: 0.45 }),
  );
  const rest = along ? { ...b, y: b.y + b.height * 0.62, height: b.height * 0.34 } : { ...b, x: b.x + b.width * 0.62, width: b.width * 0.34 };
  return pools.join('') + outline(boxes(grid(rest, 40, 6, 30), 18, 9), 1.6);
}

function court(b: Box, along: boolean): string {
  const net = along ? `M${num(b.x + b.width / 2)} ${num(b.y + 16)}v${num(b.height - 32)}` : `M${num(b.x + 16)} ${num(b.y + b.height / 2)}h${num(b.width - 32)}`;
  const circleOfPlay = dots([[b.x + b.width / 2, b.y + b.height / 2]], Math.min(b.width, b.height) * 0.2);
  return outline(`M${num(b.x + 16)} ${num(b.y + 16)}h${num(b.width - 32)}v${num(b.height - 32)}h${num(32 - b.width)}Z${net}${circleOfPlay}`);
}

type Furnishing = (b: Box, along: boolean) => string;
const tables: Furnishing = (b) => outline(dots(grid(b, 38, 10), 8));

const furnishings: Readonly<Record<string, Furnishing>> = {
  restaurant: tables,
  buffet: tables,
  lounge: chairs,
  terrace: chairs,
  casino: chairs,
  theatre: seats,
  bar: counter,
  reception: counter,
  shops: partitions,
  library: partitions,
  kids: partitions,
  pool: (b, along) => loungers(b, along) + basin(b, along),
  sundeck: loungers,
  spa: baths,
  gym: (b) => outline(boxes(grid(b, 34, 10, 40), 14, 8), 1.8),
  sports: court,
};

/** Furniture of a room kind in its box; empty for kinds without any. `along` tells that the bow is to the right. */
export const furnish = (kind: string, b: Box, along: boolean): string =>
  b.width < 40 || b.height < 40 || !Object.hasOwn(furnishings, kind) ? '' : (furnishings[kind]?.(b, along) ?? '');
