// Sea-going motor ships: mega, large, classic, expedition. The same steps, with the proportions of the kind.
import {
  at,
  box,
  deckHeight as dh,
  defineWindows,
  disc,
  lifeboat,
  openYard,
  paintFunnels,
  paintHull,
  stroke,
  windowRow,
  type ShipDetail,
  type ShipPalette,
  type ShipParts,
  type Yard,
} from './ship-paint.ts';
import type { ShipDrawing } from './ship-drawing.ts';
import { shape, type IdScope } from './svg.ts';

interface Proportions {
  /** Rise of the deck line to the bow in metres. */
  sheer: number;
  /** Overhang of the bow behind the stem's foot, as a share of the length. */
  rake: number;
  /** Front of the lowest deck and how far the top stands back, as shares of the length. */
  front: number;
  frontBack: number;
  /** Step of each deck at the stern in metres, and of the upper decks as a share of the length. */
  aftStep: number;
  aftTop: number;
  mast: number;
  /** First deck with balconies; below it windows. */
  balconiesFrom: number;
}

export const proportions: Readonly<Record<'mega' | 'large' | 'classic' | 'expedition', Proportions>> = {
  mega: { sheer: 2, rake: 0.043, front: 0.86, frontBack: 0.055, aftStep: 1.5, aftTop: 0.026, mast: 0.8, balconiesFrom: 2 },
  large: { sheer: 2.6, rake: 0.05, front: 0.855, frontBack: 0.066, aftStep: 2.6, aftTop: 0.028, mast: 0.79, balconiesFrom: 2 },
  classic: { sheer: 3.6, rake: 0.068, front: 0.815, frontBack: 0.06, aftStep: 4.2, aftTop: 0.045, mast: 0.74, balconiesFrom: 4 },
  expedition: { sheer: 3.4, rake: 0.05, front: 0.82, frontBack: 0.075, aftStep: 4.4, aftTop: 0.06, mast: 0.68, balconiesFrom: 2 },
};

export interface DeckLine {
  y: number;
  aft: number;
  fore: number;
}

/** Where every deck begins and ends, in metres from the stern. */
export function deckLines(spec: ShipDrawing): DeckLine[] {
  if (spec.kind === 'river' || spec.kind === 'sailing') throw new TypeError(`kind: ${spec.kind} has no superstructure of a sea-going motor ship`);
  const p = proportions[spec.kind];
  const n = spec.decks;
  return Array.from({ length: n }, (_, i) => {
    const rise = n > 3 ? Math.max(0, (i - 1) / (n - 2)) : i / n;
    const fore = spec.lengthM * (p.front - p.frontBack * rise ** 1.3 - (i === n - 1 ? 0.09 : 0));
    const steps = Math.min(i, n - 3);
    const aft = (i === 0 ? 3 : spec.lengthM * 0.016 + 1) + Math.max(0, steps - 1) * p.aftStep + Math.max(0, i - (n - 3)) * spec.lengthM * p.aftTop;
    return { y: spec.freeboardM + i * dh, aft: i === n - 1 ? Math.max(aft, spec.lengthM * 0.15) : aft, fore };
  });
}

function hullPath(spec: ShipDrawing, rake: number, sheer: number): string {
  const { lengthM: l, freeboardM: f, draughtM: d } = spec;
  const foot = l * (1 - rake);
  const bulb = spec.kind === 'expedition' || spec.kind === 'classic' ? l * (1 - rake * 0.62) : l * (1 - rake * 0.28);
  return (
    `M${at(1.2, f)}L${at(3.2, 3)}C${at(4, 1)} ${at(6, -0.8)} ${at(9, -1.4)}C${at(l * 0.05, -d * 0.8)} ${at(l * 0.075, -d)} ${at(l * 0.115, -d)}` +
    `L${at(l * 0.925, -d)}C${at(l * 0.955, -d)} ${at(bulb + l * 0.006, -d * 0.86)} ${at(bulb, -d * 0.45)}C${at(bulb - 1, -d * 0.12)} ${at(foot, -d * 0.3)} ${at(foot, 0)}` +
    `C${at(foot + l * 0.005, f * 0.45)} ${at(foot + l * rake * 0.4, f * 0.85)} ${at(l, f + sheer + 2.2)}L${at(l * 0.965, f + sheer + 1.5)}C${at(l * 0.92, f + sheer * 0.8)} ${at(l * 0.88, f + 0.3)} ${at(l * 0.83, f)}Z`
  );
}

function drawHull(yard: Yard, p: Proportions): void {
  const { spec, inks } = yard;
  const { lengthM: l, freeboardM: f } = spec;
  const wave = spec.bowWave
    ? shape(`M${at(l * 0.74, 1)}C${at(l * 0.86, 2)} ${at(l * 0.9, 9)} ${at(l + 2, f + 3)}L${at(l + 2, 1)}Z`, inks.accent, { opacity: 0.92 }) +
      stroke(`M${at(l * 0.68, 1.3)}C${at(l * 0.82, 2)} ${at(l * 0.88, 7)} ${at(l, f - 1.5)}`, inks.band, 0.9)
    : '';
  paintHull(yard, hullPath(spec, p.rake, p.sheer), wave, f - 0.4);
  if (yard.detail === 'card') return;
  const rows = Math.min(2, Math.floor((f - 3.6) / dh));
  if (rows > 0) defineWindows(yard, 'porthole', f - 1.2);
  for (let row = 0; row < rows; row++) yard.out.push(windowRow(yard, 'porthole', l * (0.09 + row * 0.02), l * (0.84 - row * 0.03), f - 1.2 - (row + 1) * dh));
}

function drawDecks(yard: Yard, lines: readonly DeckLine[], p: Proportions): void {
  const { spec, inks, ids, detail } = yard;
  const n = lines.length;
  const base = spec.freeboardM;
  defineWindows(yard, 'balcony', base);
  defineWindows(yard, 'window', base);
  defineWindows(yard, 'panorama', base);
  let wall = '';
  let windows = '';
  let edges = '';
  let rails = '';
  lines.forEach(({ y, aft, fore }, i) => {
    const slope = i < 2 ? 0.6 : 1.3;
    wall += `M${at(aft, y)}L${at(fore, y)}L${at(fore - slope, y + dh)}L${at(aft + (i > 0 ? 0.8 : 0), y + dh)}Z`;
    const kind = i === 1 || i >= n - 2 ? 'panorama' : i < p.balconiesFrom ? 'window' : 'balcony';
    windows += windowRow(yard, kind, aft + 4, fore - (i === n - 1 ? 6 : 9), y);
    edges += `M${at(aft - 0.8, y + dh)}L${at(fore - slope + (i > 1 && i < n - 1 ? 1.5 : 0.6), y + dh)}`;
    if (i > 0 && i < n - 1) rails += `M${at(aft - 2.6, y + 1.1)}L${at(aft, y + 1.1)}M${at(aft - 2.6, y)}L${at(aft - 2.6, y + 1.1)}`;
  });
  yard.out.push(
    shape(wall, `url(#${ids('wall')})`, { stroke: inks.shade, 'stroke-width': 1.5 }),
    windows,
    stroke(edges, inks.shade, 0.6),
    detail === 'full' ? stroke(rails, inks.steel, 0.28) : '',
  );
}

/** Pillars, atrium, bridge: what breaks the wall of windows. */
function drawFeatures(yard: Yard, lines: readonly DeckLine[], p: Proportions): void {
  const { spec, inks, palette } = yard;
  const { lengthM: l, freeboardM: f } = spec;
  const n = lines.length;
  const low = f + p.balconiesFrom * dh;
  const high = f + (n - 2) * dh;
  if (high - low > 3 * dh)
    for (const place of [0.17, 0.33, 0.6, 0.71]) yard.out.push(box(l * place, low, 1.7, high - low, palette === 'day' ? '#F7FAFB' : '#C4CFE6'));
  if (spec.atrium && n >= 8) {
    const x = Math.round(l * 0.46);
    const width = Math.round(l * 0.034);
    const rows = n - 6;
    const glow = palette === 'day' ? '#2F6B80' : '#E8B04A';
    const struts = Array.from({ length: rows }, (_, k) => `M${at(x + 0.6, f + (3 + k) * dh + 0.8)}L${at(x + width - 0.6, f + (3 + k) * dh + 2.6)}`).join('');
    yard.out.push(
      box(x, f + 3 * dh, width, rows * dh, inks.white),
      box(x + 0.6, f + 3 * dh + 0.4, width - 1.2, rows * dh - 0.8, glow),
      stroke(struts, '#FFFFFF', 0.4, { opacity: 0.4 }),
    );
  }
  const bridge = lines[Math.max(1, n - (spec.kind === 'classic' || spec.kind === 'expedition' ? 2 : 4))];
  if (bridge === undefined) return;
  const { y, fore: x } = bridge;
  const depth = Math.min(20, l * 0.07);
  yard.out.push(
    shape(
      `M${at(x - depth, y + 0.5)}L${at(x + 2.6, y + 0.5)}L${at(x + 1.4, y + dh - 0.3)}L${at(x - depth, y + dh - 0.3)}Z`,
      palette === 'day' ? '#16323F' : '#22406B',
    ) + shape(`M${at(x - depth, y)}L${at(x + 3, y)}L${at(x + 2.4, y + 0.7)}L${at(x - depth, y + 0.7)}Z`, inks.white),
  );
  if (yard.detail === 'full') {
    yard.out.push(
      stroke(
        Array.from({ length: 6 }, (_, k) => `M${at(x - depth + (k + 1) * (depth / 6.5), y + 0.7)}V${Math.round(-(y + dh - 0.3) * 10)}`).join(''),
        '#FFFFFF',
        0.22,
        { opacity: 0.6 },
      ),
    );
  }
}

function drawBoats(yard: Yard): void {
  const { spec } = yard;
  if (spec.lifeboats === 0) return;
  const from = spec.lengthM * 0.13;
  const step = (spec.lengthM * 0.63) / spec.lifeboats;
  const length = Math.min(12.5, step * 0.8);
  for (let k = 0; k < spec.lifeboats; k++) yard.out.push(lifeboat(yard, from + k * step, spec.freeboardM + dh * 1.04, length));
}

function drawOpenDeck(yard: Yard, p: Proportions): void {
  const { spec, inks, palette } = yard;
  const { lengthM: l, freeboardM: f } = spec;
  const top = f + spec.decks * dh;
  const ahead = p.front - p.frontBack - 0.1;
  const screen = palette === 'day' ? '#9CC3D0' : '#5C79A8';
  yard.out.push(
    box(l * 0.19, top, l * (ahead - 0.2), 1.8, screen, { opacity: 0.6 }),
    stroke(`M${at(l * 0.19, top + 1.8)}H${Math.round(l * (ahead - 0.01) * 10)}`, inks.white, 0.4),
  );
  if (spec.decks >= 9) {
    yard.out.push(
      stroke(`M${at(l * 0.5, top)}v-46M${at(l * 0.56, top)}v-46`, inks.steel, 0.45) +
        shape(
          `M${at(l * 0.485, top + 4.2)}Q${at(l * 0.53, top + 7)} ${at(l * 0.575, top + 4.2)}V${Math.round(-(top + 3.8) * 10)}Q${at(l * 0.53, top + 6)} ${at(l * 0.485, top + 3.8)}Z`,
          inks.white,
        ),
    );
  }
  if (spec.slides) {
    yard.out.push(
      stroke(`M${at(l * 0.4, top)}V${Math.round(-(top + 10.5) * 10)}M${at(l * 0.408, top)}V${Math.round(-(top + 10.5) * 10)}`, inks.steel, 0.5) +
        stroke(
          `M${at(l * 0.4, top + 10)}C${at(l * 0.43, top + 12)} ${at(l * 0.45, top + 9)} ${at(l * 0.43, top + 7)}S${at(l * 0.4, top + 5)} ${at(l * 0.43, top + 3)}S${at(l * 0.47, top + 2)} ${at(l * 0.48, top + 1)}`,
          inks.accent,
          1.5,
          { 'stroke-linecap': 'round' },
        ) +
        shape(`M${at(l * 0.393, top + 10.4)}H${Math.round(l * 4.14)}L${at(l * 0.4035, top + 13)}Z`, inks.boat),
    );
  }
  if (spec.kind === 'expedition') {
    yard.out.push(
      stroke(`M${at(l * 0.9, f + 2)}v-70l90 -34`, '#E3B23C', 0.8) + stroke(`M${at(l * 0.12, f + dh * 2)}v-50l-80 -26`, '#E3B23C', 0.7),
      // rubber boats on the aft deck
      [0, 1].map((k) => shape(`M${at(l * 0.055 + k * 5.4, f + dh * 1.06)}h46q8 -2 6 -10h-52Z`, '#3A474F')).join(''),
    );
  }
}

function drawMast(yard: Yard, x: number, base: number, height: number): void {
  const { inks } = yard;
  yard.out.push(
    shape(`M${at(x - 1.6, base)}L${at(x - 0.5, base + height)}H${Math.round((x + 0.5) * 10)}L${at(x + 2.4, base)}Z`, inks.white, {
      stroke: inks.steel,
      'stroke-width': 2,
    }),
    stroke(`M${at(x - 4, base + height * 0.54)}h80M${at(x - 3, base + height * 0.77)}h60M${at(x, base + height)}v-36`, inks.steel, 0.4),
  );
}

/** Draws a sea-going motor ship in decimetres around the water line. */
export function oceanShip(spec: ShipDrawing, ids: IdScope, palette: ShipPalette, detail: ShipDetail): ShipParts {
  if (spec.kind === 'river' || spec.kind === 'sailing') throw new TypeError(`kind: ${spec.kind} is not a sea-going motor ship`);
  const p = proportions[spec.kind];
  const yard = openYard(spec, ids, palette, detail);
  const lines = deckLines(spec);
  const { lengthM: l, freeboardM: f } = spec;
  const top = f + spec.decks * dh;
  const mastBase = top - dh;
  const mastHeight = Math.min(12, l * 0.05 + 2);
  drawHull(yard, p);
  yard.out.push(
    shape(`M${at(l * 0.868, f + 0.4)}H${Math.round(l * 8.85)}V${Math.round(-(f + 3) * 10)}H${Math.round(l * 8.71)}Z`, yard.inks.white),
    stroke(`M${at(l * 0.93, f + p.sheer)}v-44`, yard.inks.steel, 0.35),
  );
  drawMast(yard, l * p.mast, mastBase, mastHeight);
  if (spec.kind === 'classic') drawMast(yard, l * 0.28, top - dh, mastHeight * 0.8);
  for (const [offset, radius] of [
    [-15, 2.1],
    [-20.5, 1.6],
    [-9.5, 1.4],
  ] as const)
    yard.out.push(
      disc(l * p.mast + offset * Math.min(1, l / 200), top + radius - 1.4, radius * Math.min(1, l / 180), yard.inks.white, {
        stroke: yard.inks.steel,
        'stroke-width': 2,
      }),
    );
  drawDecks(yard, lines, p);
  drawFeatures(yard, lines, p);
  drawBoats(yard);
  drawOpenDeck(yard, p);
  paintFunnels(yard, top);
  return {
    defs: yard.defs.join(''),
    body: yard.out.join(''),
    topM: Math.max(top + spec.funnel.heightM, mastBase + mastHeight + 3.6, spec.slides ? top + 13 : 0),
    aheadM: 0,
  };
}
