// A ship as one path, for postcards, lists and small cards.
import type { ShipDrawing, ShipKind } from './ship-drawing.ts';
import { deckLines, proportions } from './ship-ocean.ts';
import { at, deckHeight as dh } from './ship-paint.ts';
import { sailPlan } from './ship-sailing.ts';

export interface Silhouette {
  d: string;
  topM: number;
  aheadM: number;
}

function riverSilhouette(spec: ShipDrawing): Silhouette {
  const { lengthM: l, decks } = spec;
  const f = spec.freeboardM + 0.8;
  const top = f + Math.min(2, decks) * 2.7 + (decks > 2 ? 0.9 : 0);
  const d = `M${at(0.8, f)}L${at(0.5, 0)}H${Math.round(l * 9.7)}L${at(l, f + 1.2)}L${at(l * 0.945, f + 0.8)}L${at(l * 0.925, top)}H${Math.round(l * 8.4)}V${Math.round(-(top + 2.6) * 10)}H${Math.round(l * 7.75)}V${Math.round(-top * 10)}H${Math.round(l * 5.2)}V${Math.round(-(top + 2.6) * 10)}H${Math.round(l * 2.2)}V${Math.round(-(top + 2.1) * 10)}H${Math.round(l * 5.1)}V${Math.round(-top * 10)}H${at(5, top).split(' ')[0] ?? '50'}L${at(4, f)}Z`;
  return { d, topM: top + 3, aheadM: 0 };
}

function sailingSilhouette(spec: ShipDrawing): Silhouette {
  const { lengthM: l, freeboardM: f } = spec;
  const masts = sailPlan(spec);
  let d = `M${at(-l * 0.012, f + 1.2)}L${at(l * 0.04, 0)}H${Math.round(l * 9.2)}L${at(l * 1.12, f + l * 0.06)}L${at(l * 0.96, f + 2.6)}L${at(l * 0.5, f)}Z`;
  masts.forEach(({ x, height, square }, k) => {
    const gap = (masts[k - 1]?.x ?? x + l * 0.17) - x;
    if (square)
      for (let row = 0; row < 4; row++)
        d += `M${at(x - l * (0.06 - row * 0.009), f + 3 + ((height - 4) * row) / 4)}H${Math.round((x + l * (0.07 - row * 0.01)) * 10)}L${at(x + l * (0.05 - row * 0.01), f + 2.4 + ((height - 4) * (row + 1)) / 4)}H${Math.round((x - l * (0.045 - row * 0.009)) * 10)}Z`;
    else d += `M${at(x, f + 2.4)}V${Math.round(-(f + height) * 10)}L${at(x - Math.min(gap, l * 0.2) * 0.85, f + 2.8)}Z`;
  });
  const fore = masts[0];
  if (fore !== undefined) d += `M${at(fore.x + l * 0.09, f + 4)}L${at(fore.x + 1, f + fore.height * 0.85)}L${at(l * 1.09, f + 4 + l * 0.03)}Z`;
  return { d, topM: f + Math.max(...masts.map((mast) => mast.height)) + 1, aheadM: l * 0.13 };
}

/** Outline in decimetres, water line at 0, ready for any fill. */
export function silhouettePath(spec: ShipDrawing): Silhouette {
  if (spec.kind === 'river') return riverSilhouette(spec);
  if (spec.kind === 'sailing') return sailingSilhouette(spec);
  const { lengthM: l, freeboardM: f } = spec;
  const p = proportions[spec.kind];
  const lines = deckLines(spec);
  const top = f + spec.decks * dh;
  const mast = l * p.mast;
  const h = spec.funnel.heightM;
  let d = `M${at(1.5, f)}L${at(4, 0)}H${Math.round(l * (1 - p.rake) * 10)}L${at(l, f + p.sheer + 2.2)}L${at(l * 0.9, f + 1)}`;
  for (const { fore, y } of lines.slice(0, -1)) d += `L${at(fore, y)}L${at(fore - 1.2, y + dh)}`;
  d += `L${at(mast + 2, top - dh)}L${at(mast, top + 8)}L${at(mast - 2, top - dh)}L${at(lines.at(-1)?.fore ?? l * 0.7, top - dh)}V${Math.round(-top * 10)}`;
  for (let k = h > 0 ? spec.funnel.count - 1 : -1; k >= 0; k--) {
    const x = l * spec.funnel.place + k * h * 2.6;
    d += `L${at(x + h * 0.8, top)}L${at(x + h * 0.35, top + h)}L${at(x - h * 0.45, top + h)}L${at(x - h * 0.8, top)}`;
  }
  for (const { aft, y } of lines.toReversed()) d += `L${at(aft + 0.8, y + dh)}L${at(aft, y)}`;
  return { d: `${d}Z`, topM: top + Math.max(h, 9), aheadM: 0 };
}

/** Representative ships for pictures in which only the kind matters. */
export const typicalShips: Readonly<Record<ShipKind, ShipDrawing>> = {
  mega: typical('mega', 344, 9.1, 14, 13, 0.3, 'wedge', 17),
  large: typical('large', 294, 8, 12.5, 11, 0.27, 'slant', 15),
  classic: typical('classic', 205, 7.3, 11, 7, 0.44, 'classic', 12),
  expedition: typical('expedition', 128, 5.6, 9, 5, 0.36, 'stub', 8),
  sailing: typical('sailing', 110, 5.6, 4.8, 2, 0.3, 'none', 0),
  river: typical('river', 135, 1.6, 1.4, 3, 0.3, 'none', 0),
};

function typical(
  kind: ShipKind,
  lengthM: number,
  draughtM: number,
  freeboardM: number,
  decks: number,
  place: number,
  style: ShipDrawing['funnel']['style'],
  heightM: number,
): ShipDrawing {
  return {
    kind,
    lengthM,
    beamM: lengthM / 8,
    draughtM,
    freeboardM,
    decks,
    lifeboats: kind === 'river' ? 0 : Math.max(2, Math.round(lengthM / 25)),
    funnel: { place, style, heightM, count: style === 'none' ? 0 : 1 },
    colours: { hull: '#123C57', band: '#C9D9E0', keel: '#A23B2A', funnel: '#B3146B', accent: '#B3146B' },
    sailMasts: kind === 'sailing' ? 4 : 0,
    atrium: kind === 'mega' || kind === 'large',
    slides: kind === 'mega',
    bowWave: kind === 'mega',
    seed: kind,
  };
}
