// One sheet of chart paper: what is asked for, how large it is, which inks it takes.
import type { LatLon } from '../geo/position.ts';
import type { Box } from './chart-geometry.ts';
import { fontsOf, inksOf, type ChartFonts, type ChartInks, type ChartTheme } from './chart-theme.ts';

export type CallKind = 'embark' | 'disembark' | 'port' | 'overnight';

export interface ChartCall {
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  readonly kind: CallKind;
  /** False leaves the name away and shows the mark only. */
  readonly labelled?: boolean;
}

export interface RouteChart {
  /** In the order of the voyage. */
  readonly calls: readonly ChartCall[];
  /** One line per leg, in the order of the voyage. */
  readonly legs: readonly (readonly LatLon[])[];
  readonly isRiver: boolean;
}

export const chartSizes = ['mini', 'card', 'wide', 'detail', 'phone', 'share'] as const;
export type ChartSize = (typeof chartSizes)[number];

export interface ChartOptions {
  readonly size: ChartSize;
  readonly theme: ChartTheme;
  readonly language: 'de' | 'en';
  /** Prefix of ids inside the drawing: must differ between charts of one page. */
  readonly idPrefix: string;
  /** What the chart shows, for screen readers. */
  readonly title: string;
  /** Pixels; the measures of `chartMeasures` by default. */
  readonly width?: number;
  readonly height?: number;
  /** Fixed inks for pictures that leave the page (share image, mail, print). Otherwise the page may change them, see `chartVariables`. */
  readonly isStandalone?: boolean;
  /** Text on the share picture. */
  readonly caption?: { readonly title: string; readonly lines: readonly string[] };
}

export interface Measures {
  readonly width: number;
  readonly height: number;
  readonly frame: number;
  readonly pad: number;
  readonly text: number;
  readonly mark: number;
  readonly tints: readonly [number, number, number];
  readonly thin: number;
  /** Most names of waters. */
  readonly waters: number;
  /** Path data of the land, in characters: keeps a card near 10 KB. */
  readonly landBytes: number;
  readonly hasArrows: boolean;
}

/** Measures by size; `wide` is the card on a phone, `phone` the detail there: fewer soundings, letters that can be read. */
export const chartMeasures: Readonly<Record<ChartSize, Measures>> = {
  mini: { width: 144, height: 96, frame: 0, pad: 14, text: 0, mark: 2.4, tints: [0, 8, 4], thin: 0.55, waters: 0, landBytes: 3000, hasArrows: false },
  card: { width: 300, height: 460, frame: 0, pad: 34, text: 11.5, mark: 4.2, tints: [15, 9, 4], thin: 0.5, waters: 2, landBytes: 9500, hasArrows: false },
  wide: { width: 400, height: 210, frame: 0, pad: 24, text: 11, mark: 4, tints: [15, 9, 4], thin: 0.5, waters: 2, landBytes: 9500, hasArrows: false },
  detail: { width: 640, height: 540, frame: 10, pad: 46, text: 12.5, mark: 4.8, tints: [26, 15, 7], thin: 0.32, waters: 5, landBytes: 75_000, hasArrows: true },
  phone: { width: 390, height: 330, frame: 8, pad: 32, text: 11.5, mark: 4.4, tints: [18, 11, 5], thin: 0.4, waters: 3, landBytes: 20_000, hasArrows: true },
  share: { width: 1200, height: 630, frame: 14, pad: 70, text: 21, mark: 8, tints: [40, 24, 11], thin: 0.4, waters: 3, landBytes: 75_000, hasArrows: true },
};

export interface Sheet {
  readonly measures: Measures;
  readonly w: number;
  readonly h: number;
  readonly picture: Box;
  readonly inner: Box;
  readonly inks: ChartInks;
  readonly fonts: ChartFonts;
  readonly options: ChartOptions;
}

/** The sheet for a set of options; bad measures and prefixes are refused. */
export function sheetOf(options: ChartOptions): Sheet {
  const measures = chartMeasures[options.size];
  const w = options.width ?? measures.width;
  const h = options.height ?? measures.height;
  for (const [field, value] of [
    ['width', w],
    ['height', h],
  ] as const) {
    if (!Number.isFinite(value) || value < 40 || value > 4000) throw new RangeError(`${field} must be between 40 and 4000, got ${value}`);
  }
  if (!/^[A-Za-z][\w-]*$/.test(options.idPrefix))
    throw new RangeError(`idPrefix must start with a letter and hold letters, digits, - and _ only, got "${options.idPrefix}"`);
  const f = measures.frame;
  const picture = { left: f, top: f, right: w - f, bottom: h - f };
  const pad = Math.min(measures.pad, Math.min(w, h) * 0.16);
  const captionWidth = options.size === 'share' && options.caption ? w * 0.37 : 0;
  // names stand mostly to the right of their ports
  const inner = {
    left: picture.left + pad + captionWidth,
    top: picture.top + pad,
    right: picture.right - pad * (measures.text ? 1.35 : 1),
    bottom: picture.bottom - pad,
  };
  return {
    measures,
    w,
    h,
    picture,
    inner,
    inks: inksOf(options.theme, !(options.isStandalone ?? options.size === 'share')),
    fonts: fontsOf(options.theme),
    options,
  };
}
