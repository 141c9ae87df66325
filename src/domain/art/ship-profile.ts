// Ship profiles as SVG: bow to the right, water line at y = 0, one unit of the view box is 10 cm.
import { checkShipDrawing, type ShipDrawing } from './ship-drawing.ts';
import { oceanShip } from './ship-ocean.ts';
import { at, type ShipDetail, type ShipPalette, type ShipParts } from './ship-paint.ts';
import { riverShip } from './ship-river.ts';
import { sailingShip } from './ship-sailing.ts';
import { silhouettePath } from './ship-silhouette.ts';
import { canvas, el, group, idScope, label, line, shape, type IdScope } from './svg.ts';

export interface DeckLabel {
  /** Deck above the main deck, counted from 0. */
  level: number;
  text: string;
}

export interface ShipOptions {
  variant: 'full' | 'card' | 'silhouette';
  palette: ShipPalette;
  /** Pixels; the height follows. Left out, the drawing fills its box. */
  width?: number | undefined;
  idPrefix?: string | undefined;
  title?: string | undefined;
  /** Length and draught with arrows. */
  dimensions?: boolean | undefined;
  /** Names at the bow, each with a line to its deck. */
  deckLabels?: readonly DeckLabel[] | undefined;
  /** How metres are written; whole metres by default. */
  metres?: ((value: number) => string) | undefined;
}

/** The ship without its svg element, to be placed in a scene. */
export function shipParts(spec: ShipDrawing, ids: IdScope, palette: ShipPalette, detail: ShipDetail): ShipParts {
  checkShipDrawing(spec);
  switch (spec.kind) {
    case 'river':
      return riverShip(spec, ids, palette, detail);
    case 'sailing':
      return sailingShip(spec, ids, palette, detail);
    case 'mega':
    case 'large':
    case 'classic':
    case 'expedition':
      return oceanShip(spec, ids, palette, detail);
  }
}

const wholeMetres = (value: number): string => `${Math.round(value)} m`;
const ink = { day: '#0B2B3A', night: '#E6F0F4' } as const;

/** Arrows below the keel and beside the stern. `unit` is the height of the letters in decimetres. */
function dimensionLines(spec: ShipDrawing, palette: ShipPalette, unit: number, metres: (value: number) => string): string {
  const colour = ink[palette];
  const [l, d] = [spec.lengthM * 10, spec.draughtM * 10];
  const y = d + unit * 1.6;
  const tip = unit * 0.5;
  const gap = unit * 3.4;
  const x = -unit * 1.3;
  const text = { fill: colour, 'font-size': unit, 'font-weight': 600 };
  return (
    line(`M0 ${y - tip}v${tip * 2}M${l} ${y - tip}v${tip * 2}M0 ${y}H${Math.round(l / 2 - gap)}M${Math.round(l / 2 + gap)} ${y}H${l}`, colour, unit / 10) +
    shape(`M0 ${y}l${tip} ${-tip / 2}v${tip}ZM${l} ${y}l${-tip} ${-tip / 2}v${tip}Z`, colour) +
    label(metres(spec.lengthM), { x: l / 2, y: y + unit * 0.35, 'text-anchor': 'middle', ...text }) +
    line(`M${x - tip} 0h${tip * 2}M${x - tip} ${d}h${tip * 2}M${x} 0V${d}`, colour, unit / 10) +
    label(metres(spec.draughtM), { x: x - unit * 0.8, y: d / 2 + unit * 0.35, 'text-anchor': 'end', ...text })
  );
}

/** Deck names in a column before the bow; the lines fan out so that the names keep their distance however flat the decks are. */
function deckLabelLines(spec: ShipDrawing, labels: readonly DeckLabel[], palette: ShipPalette, unit: number): string {
  const pitch = Math.max(30, unit * 1.3);
  const x = spec.lengthM * 10;
  const sorted = labels.toSorted((a, b) => a.level - b.level);
  const middle = spec.freeboardM * 10 + ((sorted.at(-1)?.level ?? 0) + (sorted[0]?.level ?? 0)) * 15 + 15;
  const low = Math.max(spec.freeboardM * 10 + unit * 1.2, middle - ((sorted.length - 1) * pitch) / 2);
  return sorted
    .map(({ level, text }, k) => {
      const from = spec.freeboardM * 10 + level * 30 + 15;
      const to = low + k * pitch;
      return (
        line(
          `M${at(spec.lengthM * (0.84 - level * 0.004), from / 10)}H${Math.round(x * 0.9)}L${Math.round(x + unit * 0.6)} ${-Math.round(to)}h${Math.round(unit * 0.7)}`,
          palette === 'day' ? '#738C98' : '#8FA3CC',
          unit / 14,
        ) + label(text, { x: x + unit * 1.7, y: -to + unit * 0.35, fill: ink[palette], 'font-size': unit, 'font-weight': 600 })
      );
    })
    .join('');
}

/** One ship as a stand-alone SVG. Full 3 to 18 KB, card about half, silhouette one path. */
export function drawShip(spec: ShipDrawing, options: ShipOptions): string {
  checkShipDrawing(spec);
  const ids = idScope(options.idPrefix ?? `ship-${spec.seed}`);
  const l = Math.round(spec.lengthM * 10);
  if (options.variant === 'silhouette') {
    const { d, topM, aheadM } = silhouettePath(spec);
    const height = Math.round(topM * 10) + 20;
    const width = Math.round(l + aheadM * 10) + 20;
    return canvas(
      { viewBox: [-10, -height + 10, width, height], ids, title: options.title, ...sized(options.width, width, height) },
      shape(d, options.palette === 'day' ? '#0B2B3A' : '#D3DCEF'),
    );
  }
  const parts = shipParts(spec, ids, options.palette, options.variant);
  const unit = Math.round(l / 62);
  const labels = options.deckLabels ?? [];
  const left = options.dimensions === true ? unit * 5.4 : 20;
  const longest = Math.max(0, ...labels.map(({ text }) => text.length));
  const right = 20 + Math.max(parts.aheadM * 10, labels.length > 0 ? unit * (2.2 + longest * 0.6) : 0);
  const top = Math.max(parts.topM * 10 + 10, labels.length > 0 ? spec.freeboardM * 10 + labels.length * unit * 1.3 + unit * 1.6 : 0);
  const bottom = spec.draughtM * 10 + (options.dimensions === true ? unit * 2.8 : 10);
  return canvas(
    { viewBox: [-left, -top, l + left + right, top + bottom], ids, title: options.title, ...sized(options.width, l + left + right, top + bottom) },
    el('defs', {}, parts.defs),
    labels.length > 0 ? deckLabelLines(spec, labels, options.palette, unit) : '',
    parts.body,
    options.dimensions === true ? dimensionLines(spec, options.palette, unit, options.metres ?? wholeMetres) : '',
  );
}

function sized(width: number | undefined, boxWidth: number, boxHeight: number): { width?: number; height?: number } {
  return width === undefined ? {} : { width, height: Math.round((width * boxHeight) / boxWidth) };
}

export interface LineUpShip {
  drawing: ShipDrawing;
  name: string;
  /** Shown with a tinted water line. */
  highlighted?: boolean | undefined;
}

export interface LineUpOptions {
  palette: ShipPalette;
  width?: number | undefined;
  idPrefix?: string | undefined;
  title?: string | undefined;
  /** Distance between two marks of the scale in metres; 50 by default. */
  markEveryM?: number | undefined;
  metres?: ((value: number) => string) | undefined;
}

/** Several ships one below the other on one scale, sterns in line, marks in metres at the bottom. */
export function drawScaleLineUp(ships: readonly LineUpShip[], options: LineUpOptions): string {
  if (ships.length === 0) throw new RangeError('ships: at least one ship is needed');
  const ids = idScope(options.idPrefix ?? 'line-up');
  const metres = options.metres ?? wholeMetres;
  const longest = Math.max(...ships.map(({ drawing }) => drawing.lengthM + (drawing.sailMasts > 0 ? drawing.lengthM * 0.14 : 0)));
  const unit = Math.round(longest * 0.16);
  const step = options.markEveryM ?? 50;
  const marks = Math.ceil(longest / step);
  const width = marks * step * 10;
  const colour = ink[options.palette];
  const water = options.palette === 'day' ? '#7FB0C4' : '#6F8FCB';
  const accent = options.palette === 'day' ? '#B3146B' : '#FFC42E';
  let y = 0;
  let defs = '';
  const rows = ships.map(({ drawing, name, highlighted }, index) => {
    const parts = shipParts(drawing, idScope(ids(`ship${index}`)), options.palette, 'full');
    defs += parts.defs;
    y += Math.round(parts.topM * 10) + unit * 2.4;
    const row = group(
      { transform: `translate(0 ${y})` },
      label(name, { x: 0, y: -Math.round(parts.topM * 10) - unit * 0.6, fill: highlighted === true ? accent : colour, 'font-size': unit, 'font-weight': 650 }),
      parts.body,
      line(`M${-unit} 0H${width + unit}`, highlighted === true ? accent : water, unit / 7, { opacity: highlighted === true ? 1 : 0.8 }),
    );
    y += Math.round(drawing.draughtM * 10) + unit * 0.4;
    return row;
  });
  const scaleY = y + unit;
  const scale = Array.from({ length: marks + 1 }, (_, k) => {
    const x = k * step * 10;
    return (
      line(`M${x} ${scaleY}v${unit * 0.5}`, colour, unit / 12) +
      label(metres(k * step), { x, y: scaleY + unit * 1.5, 'text-anchor': 'middle', fill: colour, 'font-size': unit * 0.8 })
    );
  });
  const height = scaleY + unit * 2.2;
  const boxWidth = width + unit * 3;
  return canvas(
    { viewBox: [-unit * 1.5, 0, boxWidth, height], ids, title: options.title, ...sized(options.width, boxWidth, height) },
    el('defs', {}, defs),
    ...rows,
    ...scale,
  );
}
