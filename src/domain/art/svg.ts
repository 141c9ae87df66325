// Writing SVG as text. Everything that comes from outside passes escapeXml or a check, so a ship called `"><script>` stays a name.

export type Point = readonly [x: number, y: number];
export type AttributeValue = string | number | undefined;
export type Attributes = Readonly<Record<string, AttributeValue>>;
/** Gives the full id of a drawing's own part, so that several drawings stand on one page without clashing. */
export type IdScope = (name: string) => string;

/** Rounds to one decimal and drops the zero: drawings stay small and equal on every machine. */
export function num(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`a coordinate is not a number: ${value}`);
  const rounded = Math.round(value * 10) / 10;
  return rounded === 0 ? '0' : String(rounded);
}

/** Rounds to two decimals: for opacities and gradient stops only. */
export const fine = (value: number): string => String(Math.round(value * 100) / 100);

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
// characters that XML 1.0 forbids even when escaped
// oxlint-disable-next-line no-control-regex
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** Makes any text safe as XML text or attribute value. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(forbidden, '')
    .replace(/[&<>"']/g, (sign) => escapes[sign] ?? '');

/** One element; attributes that are undefined are left out, numbers rounded, texts escaped. Children are SVG text already. */
export function el(name: string, attributes: Attributes, ...children: readonly string[]): string {
  let text = `<${name}`;
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined) text += ` ${key}="${typeof value === 'number' ? num(value) : escapeXml(value)}"`;
  }
  return children.length === 0 ? `${text}/>` : `${text}>${children.join('')}</${name}>`;
}

/** A group, most often moved and scaled. */
export const group = (attributes: Attributes, ...children: readonly string[]): string => el('g', attributes, ...children, '');

/** A text element with its content escaped. */
export const label = (content: string, attributes: Attributes): string => el('text', attributes, escapeXml(content));

/** A filled path. */
export const shape = (d: string, fill: string, attributes: Attributes = {}): string => el('path', { d, fill, ...attributes });

/** A line path without filling. */
export const line = (d: string, stroke: string, width: number, attributes: Attributes = {}): string =>
  el('path', { d, fill: 'none', stroke, 'stroke-width': width, ...attributes });

export const rect = (x: number, y: number, width: number, height: number, fill: string, attributes: Attributes = {}): string =>
  el('rect', { x, y, width, height, fill, ...attributes });

export const circle = (cx: number, cy: number, r: number, fill: string, attributes: Attributes = {}): string =>
  el('circle', { cx, cy, r, fill, ...attributes });

/** `M x y L x y …`, closed unless told otherwise. */
export const trace = (points: readonly Point[], closed = true): string =>
  points.length === 0 ? '' : `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}${closed ? 'Z' : ''}`;

/** A filled polygon. */
export const polygon = (points: readonly Point[], fill: string, attributes: Attributes = {}): string => shape(trace(points), fill, attributes);

export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** A linear gradient, top to bottom, or left to right when `across`. */
export const gradient = (id: string, stops: readonly Stop[], across = false): string =>
  el(
    'linearGradient',
    { id, x1: 0, y1: 0, x2: across ? 1 : 0, y2: across ? 0 : 1 },
    ...stops.map(([offset, colour, opacity]) =>
      el('stop', { offset: fine(offset), 'stop-color': colour, 'stop-opacity': opacity === undefined ? undefined : fine(opacity) }),
    ),
  );

/** Ids of one drawing: letters, digits, `-` and `_` of the prefix stay, anything else becomes `_`. */
export function idScope(prefix: string): IdScope {
  const clean = prefix.replace(/[^A-Za-z0-9_-]/g, '_');
  const start = /^[A-Za-z_]/.test(clean) ? clean : `a${clean}`;
  return (name) => `${start}-${name}`;
}

/** `url(#id)` */
export const ref = (id: string): string => `url(#${id})`;

export interface Canvas {
  viewBox: readonly [x: number, y: number, width: number, height: number];
  ids: IdScope;
  /** With a title the drawing is an image with a name; without one it is decoration and hidden from assistive technology. */
  title?: string | undefined;
  width?: number | undefined;
  height?: number | undefined;
  preserveAspectRatio?: string | undefined;
}

/** The outer svg element. */
export function canvas(options: Canvas, ...children: readonly string[]): string {
  const named = options.title !== undefined && options.title !== '';
  const titleId = options.ids('title');
  return el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: options.viewBox.map(num).join(' '),
      width: options.width,
      height: options.height,
      preserveAspectRatio: options.preserveAspectRatio,
      ...(named ? { role: 'img', 'aria-labelledby': titleId } : { 'aria-hidden': 'true' }),
    },
    named ? el('title', { id: titleId }, escapeXml(options.title ?? '')) : '',
    ...children,
  );
}
