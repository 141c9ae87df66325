// Plane geometry of the charts: clipping, thinning, short path texts. Points are flat rows x, y, x, y, …

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const overlaps = (a: Box, b: Box): boolean => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
export const grown = (box: Box, by: number): Box => ({ left: box.left - by, top: box.top - by, right: box.right + by, bottom: box.bottom + by });

/** One side of Sutherland and Hodgman's clip: keeps what lies at or beyond `limit` on axis 0 (x) or 1 (y); `sign` -1 keeps what lies below. */
function clipSide(points: ArrayLike<number>, axis: 0 | 1, limit: number, sign: 1 | -1): number[] {
  const out: number[] = [];
  const n = points.length;
  if (n === 0) return out;
  let [ax, ay] = [points[n - 2]!, points[n - 1]!];
  let inA = ((axis === 0 ? ax : ay) - limit) * sign >= 0;
  for (let i = 0; i < n; i += 2) {
    const bx = points[i]!;
    const by = points[i + 1]!;
    const inB = ((axis === 0 ? bx : by) - limit) * sign >= 0;
    if (inA !== inB) {
      const t = axis === 0 ? (limit - ax) / (bx - ax) : (limit - ay) / (by - ay);
      out.push(ax + (bx - ax) * t, ay + (by - ay) * t);
    }
    if (inB) out.push(bx, by);
    [ax, ay, inA] = [bx, by, inB];
  }
  return out;
}

/** A closed ring cut to a box; pieces stay joined along the box's border. */
export function clipRing(points: ArrayLike<number>, box: Box): ArrayLike<number> {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < points.length; i += 2) {
    const x = points[i]!;
    const y = points[i + 1]!;
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  if (!overlaps({ left, top, right, bottom }, box)) return [];
  let out = points;
  if (left < box.left) out = clipSide(out, 0, box.left, 1);
  if (right > box.right) out = clipSide(out, 0, box.right, -1);
  if (top < box.top) out = clipSide(out, 1, box.top, 1);
  if (bottom > box.bottom) out = clipSide(out, 1, box.bottom, -1);
  return out;
}

/** Douglas and Peucker's thinning of an open line; ends stay. */
export function thinLine(points: ArrayLike<number>, tolerance: number): number[] {
  const n = points.length / 2;
  if (n < 3) return Array.from(points);
  const keep = new Uint8Array(n);
  keep[0] = keep[n - 1] = 1;
  const stack = [0, n - 1];
  const limit = tolerance * tolerance;
  while (stack.length > 0) {
    const to = stack.pop()!;
    const from = stack.pop()!;
    const [x0, y0] = [points[2 * from]!, points[2 * from + 1]!];
    const dx = points[2 * to]! - x0;
    const dy = points[2 * to + 1]! - y0;
    const square = dx * dx + dy * dy;
    let worst = limit;
    let at = -1;
    for (let i = from + 1; i < to; i++) {
      const px = points[2 * i]! - x0;
      const py = points[2 * i + 1]! - y0;
      const t = square > 0 ? Math.min(1, Math.max(0, (px * dx + py * dy) / square)) : 0;
      const away = (px - t * dx) ** 2 + (py - t * dy) ** 2;
      if (away > worst) [worst, at] = [away, i];
    }
    if (at < 0) continue;
    keep[at] = 1;
    stack.push(from, at, at, to);
  }
  const out: number[] = [];
  for (let i = 0; i < n; i++) if (keep[i]) out.push(points[2 * i]!, points[2 * i + 1]!);
  return out;
}

/** Thins a closed ring: cut at its start and at the point farthest from it. */
export function thinRing(points: ArrayLike<number>, tolerance: number): number[] {
  const n = points.length / 2;
  if (n < 5) return Array.from(points);
  let far = 0;
  let most = -1;
  for (let i = 1; i < n; i++) {
    const d = (points[2 * i]! - points[0]!) ** 2 + (points[2 * i + 1]! - points[1]!) ** 2;
    if (d > most) [most, far] = [d, i];
  }
  const flat = Array.from(points);
  const first = thinLine(flat.slice(0, 2 * far + 2), tolerance);
  const second = thinLine([...flat.slice(2 * far), flat[0]!, flat[1]!], tolerance);
  return [...first, ...second.slice(2, -2)];
}

/** Twice the signed area of a ring. */
export function ringArea(points: ArrayLike<number>): number {
  let sum = 0;
  const n = points.length;
  for (let i = 0, j = n - 2; i < n; j = i, i += 2) sum += points[j]! * points[i + 1]! - points[i]! * points[j + 1]!;
  return sum;
}

/** A number of tenths as short as path data allow: 5 → ".5", -12 → "-1.2". */
function tenths(value: number): string {
  const whole = Math.trunc(Math.abs(value) / 10);
  const part = Math.abs(value) % 10;
  return `${value < 0 ? '-' : ''}${whole || part === 0 ? whole : ''}${part ? `.${part}` : ''}`;
}

const joined = (x: string, y: string): string => (y.startsWith('-') ? x + y : `${x} ${y}`);

/** Path data with one decimal and relative steps. */
export function pathOf(points: ArrayLike<number>, close: boolean): string {
  let x = Math.round(points[0]! * 10);
  let y = Math.round(points[1]! * 10);
  let text = `M${joined(tenths(x), tenths(y))}`;
  let isFirst = true;
  for (let i = 2; i < points.length; i += 2) {
    const nextX = Math.round(points[i]! * 10);
    const nextY = Math.round(points[i + 1]! * 10);
    if (nextX === x && nextY === y) continue;
    const step = joined(tenths(nextX - x), tenths(nextY - y));
    text += isFirst ? `l${step}` : step.startsWith('-') ? step : ` ${step}`;
    isFirst = false;
    [x, y] = [nextX, nextY];
  }
  if (isFirst) return '';
  return close ? `${text}z` : text;
}

/** A number with one decimal, without trailing zero. */
export const short = (value: number): string => String(Math.round(value * 10) / 10);

/** Path data of a line with rounded corners. */
export function roundedPath(points: ArrayLike<number>, radius: number): string {
  const n = points.length / 2;
  if (n < 2) return '';
  const at = (i: number): [number, number] => [points[2 * i]!, points[2 * i + 1]!];
  const pair = (x: number, y: number): string => joined(short(x), short(y));
  let text = `M${pair(...at(0))}`;
  for (let i = 1; i < n - 1; i++) {
    const [x, y] = at(i);
    const [px, py] = at(i - 1);
    const [nx, ny] = at(i + 1);
    const before = Math.hypot(px - x, py - y);
    const after = Math.hypot(nx - x, ny - y);
    if (before < 0.05 || after < 0.05) continue;
    const a = Math.min(radius, before / 2) / before;
    const b = Math.min(radius, after / 2) / after;
    text += `L${pair(x + (px - x) * a, y + (py - y) * a)}Q${pair(x, y)} ${pair(x + (nx - x) * b, y + (ny - y) * b)}`;
  }
  return `${text}L${pair(...at(n - 1))}`;
}

export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (c) => (c === '&' ? '&amp;' : c === '<' ? '&lt;' : c === '>' ? '&gt;' : c === '"' ? '&quot;' : '&#39;'));

/** About how wide a text is, in units of the font size; good enough to keep labels apart. */
export function textWidth(text: string, size: number, spacing = 0): number {
  let sum = 0;
  for (const c of text) sum += /[iljI.,’'|:()!ftr ]/.test(c) ? 0.34 : /[mwMW@]/.test(c) ? 0.88 : /[A-ZÄÖÜ]/.test(c) ? 0.67 : 0.57;
  return sum * size + [...text].length * spacing;
}
