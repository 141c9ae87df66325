import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawScaleLineUp, drawShip } from './ship-profile.ts';
import { shipDrawingFrom, shipKinds, type ShipDrawing, type ShipKind } from './ship-drawing.ts';
import { typicalShips } from './ship-silhouette.ts';
import { readSvg } from './well-formed.ts';

const livery = { hull: '#123C57', band: '#C9D9E0', funnel: '#B3146B', accent: '#2FA5B8' };
const facts: Readonly<Record<ShipKind, readonly [lengthM: number, draughtM: number, passengers: number]>> = {
  mega: [344, 9.1, 4900],
  large: [294, 8, 2350],
  classic: [205, 7.3, 690],
  expedition: [128, 5.6, 186],
  sailing: [110, 5.6, 170],
  river: [135, 1.6, 178],
};
const shipOf = (kind: ShipKind, seed = kind as string): ShipDrawing => {
  const [lengthM, draughtM, passengers] = facts[kind];
  return shipDrawingFrom({ kind, lengthM, draughtM, passengers, builtYear: 2016, livery, seed });
};
const variants = ['full', 'card', 'silhouette'] as const;
const palettes = ['day', 'night'] as const;

describe('ship profiles', () => {
  test.each(shipKinds)('%s: well-formed, all references resolve, within the size budget, same bytes twice', (kind) => {
    for (const variant of variants) {
      for (const palette of palettes) {
        const draw = (): string => drawShip(shipOf(kind), { variant, palette, dimensions: variant === 'full', title: 'Nordlicht' });
        const svg = draw();
        expect(draw()).toBe(svg);
        const { ids, references } = readSvg(svg);
        expect(new Set(ids).size).toBe(ids.length);
        expect(references.filter((id) => !ids.includes(id))).toEqual([]);
        expect(svg.length).toBeLessThanOrEqual(variant === 'full' ? 18_000 : variant === 'card' ? 14_000 : 1_500);
      }
    }
    expect(drawShip(shipOf(kind), { variant: 'full', palette: 'day' }).length).toBeGreaterThan(2_500);
  });

  test('two drawings with different prefixes share no id', () => {
    const [a, b] = ['left', 'right'].map((idPrefix) => readSvg(drawShip(shipOf('mega'), { variant: 'full', palette: 'day', idPrefix, title: 'x' })).ids);
    expect(a?.filter((id) => b?.includes(id))).toEqual([]);
  });

  test('hostile names stay text', () => {
    const hostile = '"><script>alert(1)</script>';
    const svg = drawShip(shipOf('large'), { variant: 'full', palette: 'day', title: hostile, idPrefix: hostile, deckLabels: [{ level: 0, text: hostile }] });
    const line = drawScaleLineUp([{ drawing: shipOf('large'), name: hostile }], { palette: 'day', title: hostile });
    for (const drawn of [svg, line]) {
      const { elements, text } = readSvg(drawn);
      expect(elements).not.toContain('script');
      expect(text).toContain(hostile);
    }
  });

  test('one metre is ten units: the view box of a 294 m ship is wider than 2940 by a margin only', () => {
    const box = /viewBox="([^"]+)"/
      .exec(drawShip(shipOf('large'), { variant: 'full', palette: 'day' }))?.[1]
      ?.split(' ')
      .map(Number);
    expect(box?.[2]).toBe(2980);
  });

  test('a line-up draws every ship on one scale', () => {
    const svg = drawScaleLineUp(
      shipKinds.map((kind) => ({ drawing: shipOf(kind), name: kind, highlighted: kind === 'large' })),
      { palette: 'day', title: 'Vergleich', metres: (value) => `${value} m` },
    );
    const { ids, references, text } = readSvg(svg);
    expect(new Set(ids).size).toBe(ids.length);
    expect(references.filter((id) => !ids.includes(id))).toEqual([]);
    for (const kind of shipKinds) expect(text).toContain(kind);
    expect(text).toContain('350 m');
    expect(() => drawScaleLineUp([], { palette: 'day' })).toThrow('ships');
  });

  test('deck labels keep their distance', () => {
    const ship = shipOf('large');
    const svg = drawShip(ship, {
      variant: 'full',
      palette: 'day',
      deckLabels: Array.from({ length: ship.decks }, (_, level) => ({ level, text: `Deck ${level + 4}` })),
    });
    const places = [...svg.matchAll(/<text x="[\d.]+" y="(-?[\d.]+)"[^>]*font-size="([\d.]+)"[^>]*>Deck/g)]
      .map(([, y, size]) => ({ y: Number(y), size: Number(size) }))
      .toSorted((a, b) => a.y - b.y);
    expect(places).toHaveLength(ship.decks);
    places.forEach(({ y, size }, i) => i > 0 && expect(y - (places[i - 1]?.y ?? 0)).toBeGreaterThanOrEqual(size * 1.25));
  });
});

describe('deriving a drawing from facts', () => {
  test('same facts give the same drawing; ships of one operator share the funnel', () => {
    expect(shipOf('mega')).toEqual(shipOf('mega'));
    expect(shipOf('mega', 'a').funnel.style).toBe(shipOf('mega', 'b').funnel.style);
  });

  test('any real ship gives a drawing that draws and survives JSON', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...shipKinds),
        fc.integer({ min: 40, max: 365 }),
        fc.integer({ min: 0, max: 7600 }),
        fc.integer({ min: 1950, max: 2030 }),
        fc.string(),
        (kind, lengthM, passengers, builtYear, seed) => {
          const drawing = shipDrawingFrom({ kind, lengthM, passengers, builtYear, livery, seed });
          expect(JSON.parse(JSON.stringify(drawing))).toEqual(drawing);
          for (const variant of variants) readSvg(drawShip(drawing, { variant, palette: 'night', title: seed }));
        },
      ),
      { numRuns: 120 },
    );
  });

  test('more passengers on the same length never mean fewer decks', () => {
    const decks = [500, 1500, 2500, 3500, 4500].map((passengers) => shipDrawingFrom({ kind: 'large', lengthM: 290, passengers, livery, seed: 'x' }).decks);
    expect(decks).toEqual(decks.toSorted((a, b) => a - b));
    expect(new Set(decks).size).toBeGreaterThan(2);
  });

  test('wrong facts are refused with the field', () => {
    expect(() => shipDrawingFrom({ kind: 'mega', lengthM: 3, passengers: 1, livery, seed: '' })).toThrow(/^lengthM/);
    expect(() => shipDrawingFrom({ kind: 'mega', lengthM: 300, passengers: 1, livery: { ...livery, band: 'blue' }, seed: '' })).toThrow(/^livery\.band/);
    expect(() =>
      drawShip({ ...typicalShips.large, colours: { ...typicalShips.large.colours, hull: '"/><script>' } }, { variant: 'silhouette', palette: 'day' }),
    ).toThrow(/^colours\.hull/);
    expect(() => drawShip({ ...typicalShips.large, decks: 0 }, { variant: 'full', palette: 'day' })).toThrow(/^decks/);
    expect(() => drawShip({ ...typicalShips.large, funnel: { ...typicalShips.large.funnel, place: 2 } }, { variant: 'full', palette: 'day' })).toThrow(
      /^funnel\.place/,
    );
  });
});
