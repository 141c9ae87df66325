// River ships: long, flat, two or three rows of glass, wheelhouse that can sink under bridges, sun deck with awning.
import { at, box, defineWindows, openYard, paintHull, stroke, type ShipDetail, type ShipPalette, type ShipParts } from './ship-paint.ts';
import type { ShipDrawing } from './ship-drawing.ts';
import { el, ref, shape, rect, line, type IdScope } from './svg.ts';

/** Deck height of river ships in metres: bridges leave no more. */
const riverDeck = 2.7;

/** Draws a river ship in decimetres around the water line. */
export function riverShip(spec: ShipDrawing, ids: IdScope, palette: ShipPalette, detail: ShipDetail): ShipParts {
  const yard = openYard(spec, ids, palette, detail);
  const { lengthM: l, freeboardM: f, draughtM: d, decks } = spec;
  const { inks } = yard;
  const night = palette === 'night';
  const lower = decks > 2 ? 1 : 0; // the lowest deck of three lies in the hull with high narrow windows
  const hullTop = f + (lower ? 1.5 : 0.6);
  paintHull(
    yard,
    `M${at(0.8, hullTop)}L${at(0.4, 0.2)}C${at(1, -d * 0.7)} ${at(2.4, -d)} ${at(5, -d)}L${at(l * 0.94, -d)}C${at(l * 0.962, -d)} ${at(l * 0.968, -d * 0.3)} ${at(l * 0.972, 0.2)}C${at(l * 0.98, hullTop * 0.6)} ${at(l * 0.99, hullTop * 0.9)} ${at(l, hullTop + 1.5)}L${at(l * 0.955, hullTop + 0.9)}L${at(l * 0.93, hullTop)}Z`,
    '',
    hullTop - 0.5,
  );
  defineWindows(yard, 'window', hullTop - 2.6);
  if (lower)
    yard.out.push(
      Array.from({ length: Math.floor((l * 0.66) / 4) }, (_, k) =>
        box(l * 0.08 + k * 4, hullTop - 1.25, 2.2, 0.55, night ? (yard.random.chance(0.6) ? '#F8D98F' : '#31477A') : inks.glass),
      ).join(''),
    );
  yard.defs.push(cabinGlass(ids('french'), yard.inks.glass, inks.pane, inks.white, night, () => yard.random.next()));
  const upper = decks - lower;
  for (let i = 0; i < upper; i++) {
    const y = hullTop + i * riverDeck;
    const aft = 4 + i * 1.4;
    const fore = l * (0.945 - i * 0.014);
    const salon = l * 0.79;
    const width = Math.floor((salon - aft - 3) / 3.4) * 3.4;
    yard.out.push(
      shape(`M${at(aft, y)}H${Math.round(fore * 10)}L${at(fore - 1.2, y + riverDeck)}H${Math.round((aft + 0.4) * 10)}Z`, ref(ids('wall'))),
      el(
        'svg',
        { x: Math.round((aft + 2) * 10), y: Math.round(-(y + riverDeck) * 10), width: width * 10, height: riverDeck * 10 },
        rect(0, 0, width * 10, 27, ref(ids('french'))),
      ),
      shape(`M${at(salon, y + 0.5)}H${Math.round((fore - 1.6) * 10)}L${at(fore - 2.6, y + 2.3)}H${Math.round(salon * 10)}Z`, night ? '#F0C269' : inks.glass),
      stroke(Array.from({ length: 5 }, (_, k) => `M${at(salon + ((fore - salon) * (k + 1)) / 6, y + 0.5)}v-18`).join(''), inks.white, 0.24),
      stroke(`M${at(aft - 0.4, y + riverDeck)}H${Math.round((fore - 0.7) * 10)}`, inks.shade, 0.4),
    );
  }
  const top = hullTop + upper * riverDeck;
  const railEnd = l * 0.91;
  const posts = Array.from(
    { length: detail === 'full' ? 40 : 16 },
    (_, k, all = detail === 'full' ? 39 : 15) => `M${at(7 + ((railEnd - 7) * k) / all, top)}v-11`,
  ).join('');
  yard.out.push(
    stroke(`M${at(7, top + 1.1)}H${Math.round(railEnd * 10)}${posts}`, inks.steel, 0.18),
    stroke(Array.from({ length: 6 }, (_, k) => `M${at(l * (0.23 + k * 0.056), top)}v-27`).join(''), inks.steel, 0.3),
    shape(`M${at(l * 0.215, top + 2.6)}H${Math.round(l * 5.25)}L${at(l * 0.52, top + 3)}H${Math.round(l * 2.2)}Z`, inks.accent),
    shape(`M${at(l * 0.772, top)}L${at(l * 0.768, top + 2.7)}H${Math.round(l * 8.38)}L${at(l * 0.83, top)}Z`, inks.white),
    box(l * 0.775, top + 1.1, l * 0.055, 1.1, night ? '#31477A' : inks.glass),
    stroke(`M${at(l * 0.8, top + 2.7)}v-22M${at(l * 0.788, top + 4)}h32M${at(l * 0.985, hullTop + 1)}v-28M${at(1.2, hullTop)}l-10 -30`, inks.steel, 0.25),
  );
  return { defs: yard.defs.join(''), body: yard.out.join(''), topM: top + 5, aheadM: 0 };
}

/** Floor-to-ceiling glass of river cabins (French balconies) as a pattern. */
function cabinGlass(id: string, glass: string, pane: string, frame: string, night: boolean, next: () => number): string {
  const columns = night ? 6 : 1;
  let cells = '';
  for (let k = 0; k < columns; k++) {
    const lit = night && next() < 0.6;
    cells +=
      rect(k * 34 + 2, 4, 30, 20, lit ? '#E8B04A' : glass) +
      rect(k * 34 + 2, 14, 30, 9, lit ? '#F8D98F' : night ? '#31477A' : pane, { opacity: 0.7 }) +
      line(`M${k * 34 + 17} 4v20`, frame, 1.4);
  }
  return el('pattern', { id, width: 34 * columns, height: 27, patternUnits: 'userSpaceOnUse' }, cells);
}
