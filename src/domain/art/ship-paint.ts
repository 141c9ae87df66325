// What every kind of ship shares while it is drawn: the scale, the inks of day and night, window patterns, funnels, water line.
// Metres go in, decimetres come out: one unit of the view box is 10 cm, so two drawings are true to scale to each other.
import { hexColour, lightness, mix } from './colour.ts';
import { createRandom, type Random } from './random.ts';
import type { FunnelStyle, ShipDrawing } from './ship-drawing.ts';
import { circle, el, gradient, group, line, rect, ref, shape, type IdScope } from './svg.ts';

export type ShipPalette = 'day' | 'night';
/** `card` leaves out what cannot be seen at 200 px. */
export type ShipDetail = 'full' | 'card';

/** Height of one deck in metres. */
export const deckHeight = 3;

const dm = (metres: number): number => Math.round(metres * 10);
/** A point in metres, y upwards from the water line. */
export const at = (x: number, y: number): string => `${dm(x)} ${dm(-y)}`;
/** A box in metres given by its lower left corner. */
export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  extra: Readonly<Record<string, string | number | undefined>> = {},
): string => rect(dm(x), dm(-(y + height)), dm(width), dm(height), fill, extra);
export const stroke = (d: string, colour: string, metres: number, extra: Readonly<Record<string, string | number | undefined>> = {}): string =>
  line(d, colour, metres * 10, extra);
export const disc = (x: number, y: number, radius: number, fill: string, extra: Readonly<Record<string, string | number | undefined>> = {}): string =>
  circle(dm(x), dm(-y), radius * 10, fill, extra);

export interface ShipInks {
  hull: string;
  band: string;
  keel: string;
  funnel: string;
  accent: string;
  white: string;
  wall: string;
  shade: string;
  glass: string;
  pane: string;
  steel: string;
  boat: string;
}

export interface ShipParts {
  defs: string;
  body: string;
  /** Highest point above the water in metres. */
  topM: number;
  /** How far the drawing reaches before the bow (bowsprit), in metres. */
  aheadM: number;
}

export interface Yard {
  spec: ShipDrawing;
  ids: IdScope;
  inks: ShipInks;
  palette: ShipPalette;
  detail: ShipDetail;
  random: Random;
  defs: string[];
  out: string[];
}

const nightInks = { dark: '#0B1630', moon: '#8FA3CC' };

/** Inks of a ship by day or lit at night. */
export function shipInks(spec: ShipDrawing, palette: ShipPalette): ShipInks {
  const { hull, band, keel, funnel, accent } = spec.colours;
  if (palette === 'day') {
    const white = '#FFFFFF';
    return { hull, band, keel, funnel, accent, white, wall: '#E6EEF2', shade: '#CBD9E0', glass: '#1D4558', pane: '#7FA9B8', steel: '#A9BAC3', boat: '#E8742C' };
  }
  const dim = (hex: string, share: number): string => mix(hex, nightInks.dark, share);
  return {
    hull: dim(hull, lightness(hull) > 0.6 ? 0.42 : 0.3),
    band: dim(band, 0.35),
    keel: dim(keel, 0.4),
    funnel: dim(funnel, 0.12),
    accent: dim(accent, 0.2),
    white: '#D3DCEF',
    wall: '#A9B8D6',
    shade: '#7F90B8',
    glass: '#1A2F57',
    pane: '#F4C766',
    steel: nightInks.moon,
    boat: dim('#E8742C', 0.2),
  };
}

export function openYard(spec: ShipDrawing, ids: IdScope, palette: ShipPalette, detail: ShipDetail): Yard {
  for (const [name, value] of Object.entries(spec.colours)) hexColour(value, `colours.${name}`);
  const yard: Yard = { spec, ids, palette, detail, inks: shipInks(spec, palette), random: createRandom(`lights:${spec.seed}`), defs: [], out: [] };
  yard.defs.push(
    gradient(ids('wall'), [
      [0, yard.inks.white],
      [1, yard.inks.wall],
    ]),
    gradient(ids('light'), [
      [0, '#FFFFFF', palette === 'day' ? 0.16 : 0.05],
      [0.55, '#FFFFFF', 0],
      [1, '#000000', 0.24],
    ]),
  );
  return yard;
}

export type WindowKind = 'balcony' | 'window' | 'panorama' | 'porthole';
/** Width of one window module in metres. */
export const windowModule: Readonly<Record<WindowKind, number>> = { balcony: 3, window: 2.4, panorama: 4.2, porthole: 3.6 };

function windowCell(yard: Yard, kind: WindowKind, x: number, y: number, lit: number): string {
  const { glass, pane, white } = yard.inks;
  const night = yard.palette === 'night';
  const dark = night ? glass : '#1D4558';
  const bright = lit === 2 ? '#F8D98F' : lit === 1 ? '#D9A94E' : '#31477A';
  if (kind === 'balcony') {
    const back = night ? ([dark, '#C08D3B', '#E8B04A'][lit] ?? dark) : dark;
    return rect(x + 2, y + 5, 26, 24, back) + rect(x + 2, y + 16, 26, 10, night ? bright : pane, { opacity: 0.85 });
  }
  if (kind === 'window') return rect(x + 3, y + 8, 18, 13, night ? bright : dark, { rx: 2.5 });
  if (kind === 'panorama')
    return (
      rect(x + 1.5, y + 4.5, 39, 21, night ? bright : dark) +
      (night ? '' : line(`M${x + 2} ${y + 25}L${x + 17} ${y + 5}`, white, 4, { 'stroke-opacity': '.2' }))
    );
  return circle(x + 18, y + 15, 5, night ? bright : lightness(yard.spec.colours.hull) > 0.6 ? dark : '#BFD6E0');
}

/** Defines the repeating windows of one kind; at night a block of cells of which a seeded part is lit. */
export function defineWindows(yard: Yard, kind: WindowKind, baseY: number): void {
  const night = yard.palette === 'night';
  const [columns, rows] = night ? [kind === 'balcony' ? 7 : 5, kind === 'balcony' ? 3 : 1] : [1, 1];
  const width = windowModule[kind] * 10;
  const height = deckHeight * 10;
  let cells = kind === 'balcony' ? rect(0, 0, width * columns, height * rows, night ? yard.inks.wall : '#EEF3F5') : '';
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const roll = yard.random.next();
      cells += windowCell(yard, kind, column * width, row * height, roll < 0.36 ? 0 : roll < 0.62 ? 1 : 2);
    }
  }
  yard.defs.push(
    el('pattern', { id: yard.ids(kind), x: 0, y: dm(-baseY), width: width * columns, height: height * rows, patternUnits: 'userSpaceOnUse' }, cells),
  );
}

/** A row of windows between two points along the ship; starts and ends on a whole module so that none is cut. */
export function windowRow(yard: Yard, kind: WindowKind, fromM: number, toM: number, y: number, rows = 1): string {
  const size = windowModule[kind];
  const start = Math.ceil(fromM / size) * size;
  const end = Math.floor(toM / size) * size;
  return end - start < size ? '' : box(start, y, end - start, deckHeight * rows, ref(yard.ids(kind)));
}

/** Hull form with shading, waterline stripe, keel paint and band, clipped to the hull. */
export function paintHull(yard: Yard, hullPath: string, extra: string, bandY: number): void {
  const { spec, inks, ids } = yard;
  const width = spec.lengthM + 20;
  yard.defs.push(el('clipPath', { id: ids('hull') }, el('path', { d: hullPath })));
  yard.out.push(
    group(
      { 'clip-path': ref(ids('hull')) },
      shape(hullPath, inks.hull),
      extra,
      box(-10, -1, width, spec.freeboardM + 8, ref(ids('light'))),
      box(-10, -spec.draughtM - 4, width, spec.draughtM + 4.6, inks.keel),
      box(-10, 0.6, width, spec.kind === 'river' ? 0.2 : 0.45, yard.palette === 'day' ? '#FFFFFF' : inks.white, { opacity: 0.8 }),
      box(-10, bandY, width, spec.kind === 'river' ? 0.35 : 0.75, inks.band),
    ),
  );
}

/** One lifeboat hanging at its davits, lower left corner at x, y. */
export function lifeboat(yard: Yard, x: number, y: number, length: number): string {
  const { boat, white, glass, steel } = yard.inks;
  const l = length;
  return (
    shape(`M${at(x, y + 1.2)}L${at(x + 0.6, y)}L${at(x + l - 1, y)}L${at(x + l, y + 1.2)}Z`, white, { stroke: steel, 'stroke-width': 1.5 }) +
    shape(
      `M${at(x, y + 1.2)}L${at(x + l, y + 1.2)}C${at(x + l - 0.4, y + 2.5)} ${at(x + l - 1.4, y + 2.8)} ${at(x + l - 2.6, y + 2.8)}L${at(x + 2, y + 2.8)}C${at(x + 0.8, y + 2.8)} ${at(x + 0.2, y + 2)} ${at(x, y + 1.2)}Z`,
      boat,
    ) +
    (yard.detail === 'full' ? box(x + 2, y + 1.7, l - 4.6, 0.5, glass) : '')
  );
}

function funnelPath(style: FunnelStyle, x: number, y: number, h: number): string {
  const w = h * 0.86;
  switch (style) {
    case 'wedge':
      return `M${at(x - w, y)}L${at(x - w, y + h * 0.8)}L${at(x - w * 0.62, y + h)}L${at(x + w * 0.3, y + h)}L${at(x + w, y)}Z`;
    case 'slant':
      return `M${at(x - w, y)}L${at(x - w * 0.8, y + h * 0.55)}C${at(x - w * 0.74, y + h * 0.9)} ${at(x - w * 0.6, y + h)} ${at(x - w * 0.34, y + h)}L${at(x + w * 0.4, y + h * 0.93)}L${at(x + w * 0.95, y)}Z`;
    case 'classic':
      return `M${at(x - h * 0.52, y)}L${at(x - h * 0.68, y + h)}L${at(x + h * 0.16, y + h * 0.96)}L${at(x + h * 0.4, y)}Z`;
    case 'stub':
      return `M${at(x - h * 0.8, y)}L${at(x - h * 0.8, y + h)}L${at(x + h * 0.1, y + h)}L${at(x + h * 0.75, y)}Z`;
    case 'twin':
      return `M${at(x - h * 0.72, y)}L${at(x - h * 0.72, y + h * 0.94)}L${at(x - h * 0.22, y + h)}L${at(x - h * 0.1, y)}ZM${at(x + h * 0.02, y)}L${at(x - h * 0.08, y + h)}L${at(x + h * 0.42, y + h * 0.94)}L${at(x + h * 0.72, y)}Z`;
    case 'none':
      return '';
  }
}

/** All funnels in the operator's colours. The buoy's stripes are the house mark of the drawn fleets. */
export function paintFunnels(yard: Yard, baseY: number): void {
  const { spec, inks, ids } = yard;
  const { style, heightM: h, count } = spec.funnel;
  if (style === 'none' || count === 0) return;
  yard.defs.push(
    gradient(
      ids('round'),
      [
        [0, '#000000', 0.22],
        [0.4, '#FFFFFF', 0.14],
        [1, '#000000', 0.14],
      ],
      true,
    ),
  );
  for (let k = 0; k < count; k++) {
    const x = spec.lengthM * spec.funnel.place + k * h * 2.6;
    const d = funnelPath(style, x, baseY, h);
    const clip = ids(`funnel${k}`);
    yard.defs.push(el('clipPath', { id: clip }, el('path', { d })));
    const badge =
      style === 'classic' || style === 'twin'
        ? box(x - h * 1.2, baseY + h * 0.46, h * 2.4, h * 0.2, inks.white)
        : disc(x - h * 0.12, baseY + h * 0.48, h * 0.23, inks.white) +
          [-1, 0, 1].map((step) => box(x - h * 0.12 + step * h * 0.15 - h * 0.037, baseY + h * 0.22, h * 0.075, h * 0.52, inks.funnel)).join('');
    yard.out.push(
      box(x - h * 1.2, baseY, h * 2.4, 1.8, inks.wall),
      shape(d, inks.funnel),
      group(
        { 'clip-path': ref(clip) },
        badge,
        box(x - h * 1.2, baseY, h * 2.4, h + 1, ref(ids('round'))),
        box(x - h * 1.2, baseY + h * 0.87, h * 2.4, h * 0.2, '#15232B'),
      ),
    );
  }
}
