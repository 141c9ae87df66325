// Side view of a ship's decks: one band per deck, so that a traveller sees where deck 9 lies.
import { deckToken as token } from './deck-token.ts';
import type { ShipKind } from './ship-drawing.ts';
import { canvas, el, idScope, label, line, num, shape } from './svg.ts';

export interface OverviewDeck {
  number: number;
  name: string;
}

export interface DeckOverviewOptions {
  kind: ShipKind;
  /** Number of the deck to show. */
  highlight?: number | undefined;
  idPrefix?: string | undefined;
  title?: string | undefined;
  width?: number | undefined;
}

/** Side view of the ship with one band per deck, its number and name inside; the highest deck on top. */
export function drawDeckOverview(decks: readonly OverviewDeck[], options: DeckOverviewOptions): string {
  if (decks.length === 0) throw new RangeError('decks: at least one deck is needed');
  const ids = idScope(options.idPrefix ?? 'decks');
  const sorted = decks.toSorted((a, b) => b.number - a.number);
  const [pitch, width] = [30, 640];
  const river = options.kind === 'river';
  // however many decks, the sides lean in by the same distance
  const step = river ? 7 : Math.min(15, 110 / sorted.length);
  const lean = river ? 3 : Math.min(9, 64 / sorted.length);
  const top = 34;
  const bands = sorted.map((deck, i) => {
    const level = sorted.length - 1 - i;
    const y = top + i * pitch;
    const [left, right] = [26 + level * lean, width - (river ? 60 : 118) - level * step];
    const active = deck.number === options.highlight;
    const size = Math.min(15, ((right - left - 50) * 1.8) / Math.max(6, deck.name.length));
    return el(
      'g',
      { 'data-deck': String(deck.number) },
      shape(`M${num(left)} ${y}H${num(right - 12)}L${num(right)} ${y + pitch - 4}H${num(left - 4)}Z`, active ? token.action : token.room, {
        stroke: active ? token.action : token.roomLine,
        'stroke-width': 1.5,
      }),
      label(String(deck.number), { x: left + 10, y: y + 18.5, 'font-size': 15, 'font-weight': 700, fill: active ? token.onAction : token.ink }),
      label(deck.name, { x: left + 40, y: y + 18.5, 'font-size': size, fill: active ? token.onAction : token.ink }),
    );
  });
  const water = top + sorted.length * pitch + 34;
  const funnelX = 26 + sorted.length * lean + 70;
  const funnel = river ? '' : shape(`M${funnelX} ${top - 4}L${funnelX + 8} 6H${funnelX + 42}L${funnelX + 56} ${top - 4}Z`, token.line);
  return canvas(
    {
      viewBox: [0, 0, width, water + 22],
      ids,
      title: options.title,
      ...(options.width === undefined ? {} : { width: options.width, height: Math.round((options.width * (water + 22)) / width) }),
    },
    funnel,
    ...bands,
    shape(
      `M8 ${water - 34}H${width - 96}C${width - 60} ${water - 36} ${width - 30} ${water - 42} ${width - 8} ${water - 48}L${width - 40} ${water}C${width - 46} ${water + 12} ${width - 54} ${water + 16} ${width - 66} ${water + 16}H60C34 ${water + 16} 16 ${water + 6} 14 ${water - 8}Z`,
      token.ink,
    ),
    line(`M0 ${water}q10-4 20 0${'t20 0'.repeat(31)}`, 'var(--shallow-2,#7FB0C4)', 2.4),
  );
}
