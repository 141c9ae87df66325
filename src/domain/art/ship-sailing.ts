// Sailing ships: clipper hull with bowsprit, schooner or barquentine rig depending on the number of masts.
import { at, box, defineWindows, openYard, paintHull, stroke, windowRow, type ShipDetail, type ShipPalette, type ShipParts, type Yard } from './ship-paint.ts';
import type { ShipDrawing } from './ship-drawing.ts';
import { shape, type IdScope } from './svg.ts';

interface Mast {
  x: number;
  height: number;
  square: boolean;
}

/** Foremast with square sails from three masts on, the others fore-and-aft. */
export function sailPlan(spec: ShipDrawing): Mast[] {
  const { lengthM: l, sailMasts: count } = spec;
  const first = count > 3 ? 0.8 : 0.74;
  const last = count > 3 ? 0.13 : 0.22;
  return Array.from({ length: count }, (_, k) => {
    const share = count === 1 ? 0 : k / (count - 1);
    const middle = 1 - Math.abs(share - 0.4) * 0.22;
    return { x: l * (first - (first - last) * share), height: Math.min(l * 0.5, 24 + l * 0.26) * middle, square: count >= 3 && k === 0 };
  });
}

function drawSails(yard: Yard, masts: readonly Mast[], deck: number): void {
  const { spec, inks } = yard;
  const cloth = yard.palette === 'day' ? '#FDFBF4' : '#C6D0E6';
  const fold = yard.palette === 'day' ? '#DDE3E0' : '#95A4C6';
  const l = spec.lengthM;
  let sails = '';
  let seams = '';
  masts.forEach(({ x, height, square }, k) => {
    const gap = (masts[k - 1]?.x ?? x + l * 0.17) - x;
    if (square) {
      for (let row = 0; row < 4; row++) {
        const y0 = deck + 3.5 + ((height - 6) * row) / 4;
        const y1 = deck + 2.6 + ((height - 6) * (row + 1)) / 4;
        const w = l * (0.07 - row * 0.011);
        sails += `M${at(x - w * 0.8, y1)}L${at(x + w * 0.75, y1)}Q${at(x + w * 1.35, (y0 + y1) / 2)} ${at(x + w, y0)}Q${at(x, y0 + 1)} ${at(x - w, y0)}Q${at(x - w * 0.6, (y0 + y1) / 2)} ${at(x - w * 0.8, y1)}Z`;
      }
    } else {
      // gaff or Bermuda sail behind the mast, staysail before it
      const back = Math.min(gap, l * 0.2) * 0.74;
      sails += `M${at(x - 0.5, deck + 3)}L${at(x - 0.5, deck + height - 2)}Q${at(x - back * 0.72, deck + height * 0.46)} ${at(x - back, deck + 3.4)}Z`;
      seams += `M${at(x - 0.5, deck + height * 0.5)}L${at(x - back * 0.62, deck + height * 0.46)}M${at(x - 0.5, deck + height * 0.27)}L${at(x - back * 0.84, deck + height * 0.25)}`;
      if (k > 0) sails += `M${at(x + 0.8, deck + height * 0.84)}L${at(x + gap * 0.3, deck + 5)}Q${at(x + gap * 0.14, deck + 7)} ${at(x + 1, deck + 6)}Z`;
    }
  });
  const fore = masts[0];
  if (fore !== undefined) {
    for (const [reach, up, clew] of [
      [1.115, 0.93, 0.15],
      [1.045, 0.76, 0.1],
      [0.975, 0.57, 0.05],
    ] as const) {
      const tack = [l * reach, deck + 3.4 + (reach - 0.98) * l * 0.3] as const;
      sails += `M${at(fore.x + 1.6, deck + fore.height * up)}L${at(...tack)}Q${at(fore.x + l * (clew + 0.05), deck + 5)} ${at(fore.x + l * clew, deck + 7)}Q${at(fore.x + l * clew * 0.62, deck + fore.height * up * 0.5)} ${at(fore.x + 1.6, deck + fore.height * up)}Z`;
    }
  }
  yard.out.push(shape(sails, cloth, { stroke: fold, 'stroke-width': 2.5, 'stroke-linejoin': 'round' }), stroke(seams, fold, 0.25));
  const poles = masts
    .map(
      ({ x, height, square }) =>
        `M${at(x, deck)}V${Math.round(-(deck + height) * 10)}${square ? [1, 2, 3, 4].map((row) => `M${at(x - l * 0.06 + row * 0.6, deck + 2.6 + ((height - 6) * row) / 4)}h${Math.round(l * 1.1 - row * 12)}`).join('') : ''}`,
    )
    .join('');
  yard.out.push(stroke(poles, yard.palette === 'day' ? '#8A5A34' : '#5E4A52', 0.7));
  if (yard.detail === 'full') {
    const stays = masts
      .map(({ x, height }) => `M${at(x, deck + height)}L${at(x - l * 0.07, deck + 1)}M${at(x, deck + height * 0.8)}L${at(x + l * 0.05, deck + 1)}`)
      .join('');
    yard.out.push(stroke(stays, inks.steel, 0.16));
  }
}

/** Draws a sailing ship under sail in decimetres around the water line. */
export function sailingShip(spec: ShipDrawing, ids: IdScope, palette: ShipPalette, detail: ShipDetail): ShipParts {
  const yard = openYard(spec, ids, palette, detail);
  const { inks } = yard;
  const { lengthM: l, freeboardM: f, draughtM: d } = spec;
  const masts = sailPlan(spec);
  const deck = f + 0.4;
  yard.out.push(stroke(`M${at(l * 0.95, f + 2.6)}L${at(l * 1.13, f + 2.6 + l * 0.05)}`, palette === 'day' ? '#8A5A34' : '#5E4A52', 1));
  // deck houses behind the bulwark
  for (let level = 0; level < spec.decks; level++) {
    const [from, to] = [l * (0.1 + level * 0.05), l * (0.7 - level * 0.22)];
    yard.out.push(box(from, f + level * 2.5 - 0.4, to - from, 2.9, `url(#${ids('wall')})`));
    if (level === 0) defineWindows(yard, 'window', f + 0.4);
    if (level < 2) yard.out.push(windowRow(yard, 'window', from + 1.5, to - 1.5, f + 0.4 + level * 2.5));
    yard.out.push(box(from - 0.6, f + level * 2.5 + 2.4, to - from + 1.2, 0.35, inks.shade));
  }
  drawSails(yard, masts, deck);
  const sheer = 2.2;
  paintHull(
    yard,
    `M${at(-l * 0.012, f + 1.2)}C${at(l * 0.01, f * 0.5)} ${at(l * 0.03, 1)} ${at(l * 0.06, -0.4)}C${at(l * 0.1, -d * 0.7)} ${at(l * 0.16, -d)} ${at(l * 0.24, -d)}L${at(l * 0.76, -d)}C${at(l * 0.84, -d)} ${at(l * 0.9, -d * 0.4)} ${at(l * 0.925, 0.3)}C${at(l * 0.945, f * 0.7)} ${at(l * 0.965, f + 1)} ${at(l, f + sheer + 1.4)}C${at(l * 0.9, f + 1)} ${at(l * 0.6, f - 0.4)} ${at(l * 0.4, f - 0.3)}S${at(l * 0.1, f + 0.4)} ${at(-l * 0.012, f + 1.2)}Z`,
    stroke(
      `M${at(-2, f + 0.3)}C${at(l * 0.2, f - 1.4)} ${at(l * 0.5, f - 1.8)} ${at(l * 0.75, f - 0.6)}S${at(l * 0.95, f + 1.1)} ${at(l, f + sheer)}`,
      inks.band,
      0.5,
    ),
    -spec.draughtM - 6,
  );
  if (f > 3) {
    defineWindows(yard, 'porthole', f - 1);
    yard.out.push(windowRow(yard, 'porthole', l * 0.09, l * 0.86, f - 1 - 3));
  }
  return { defs: yard.defs.join(''), body: yard.out.join(''), topM: deck + Math.max(...masts.map((mast) => mast.height)) + 2, aheadM: l * 0.14 };
}
