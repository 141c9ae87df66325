import { describe, expect, test } from 'vitest';
import { drawHero } from './hero.ts';
import { drawMark, favicon, markColours } from './logo.ts';
import { shipKinds } from './ship-drawing.ts';
import { typicalShips } from './ship-silhouette.ts';
import { readSvg } from './well-formed.ts';

describe('home page scene', () => {
  test.each(['day', 'dusk', 'night'] as const)('%s: well-formed for every kind of ship, at most 30 KB, same bytes twice', (palette) => {
    for (const kind of shipKinds) {
      for (const [width, height] of [
        [1440, 640],
        [390, 520],
      ] as const) {
        const draw = (): string => drawHero({ palette, ship: typicalShips[kind], width, height, seed: 'home' });
        const svg = draw();
        expect(draw()).toBe(svg);
        const { ids, references } = readSvg(svg);
        expect(new Set(ids).size).toBe(ids.length);
        expect(references.filter((id) => !ids.includes(id))).toEqual([]);
        expect(svg.length).toBeLessThanOrEqual(30_000);
      }
    }
  });

  test('the only words are soundings, and no two of them overlap', () => {
    const svg = drawHero({ palette: 'day', ship: typicalShips.large, width: 1440, height: 640, seed: 'home' });
    expect(readSvg(svg).text).toMatch(/^\d+$/);
    const places = [...svg.matchAll(/<text x="(-?\d+)" y="(\d+)">/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
    expect(places.length).toBeGreaterThan(30);
    for (const [i, a] of places.entries()) for (const b of places.slice(i + 1)) expect(Math.abs(a[0] - b[0]) > 24 || Math.abs(a[1] - b[1]) > 11).toBe(true);
  });

  test('wrong sizes are refused', () => {
    expect(() => drawHero({ palette: 'day', ship: typicalShips.large, width: 10, height: 500, seed: '' })).toThrow(/^width/);
    expect(() => drawHero({ palette: 'day', ship: typicalShips.large, width: 1440, height: 9000, seed: '' })).toThrow(/^height/);
  });
});

describe('house mark', () => {
  test('both shops: well-formed, small, ids of two marks apart', () => {
    for (const colours of Object.values(markColours)) {
      expect(readSvg(favicon(colours)).ids).toHaveLength(1);
      expect(favicon(colours).length).toBeLessThan(700);
      expect(readSvg(drawMark(colours, { idPrefix: 'head' })).ids).not.toEqual(readSvg(drawMark(colours, { idPrefix: 'foot' })).ids);
      expect(readSvg(drawMark(colours, { title: 'Fahrwasser <&>', size: 40 })).text).toBe('Fahrwasser <&>');
    }
    expect(() => drawMark({ ...markColours.fahrwasser, sea: 'navy' })).toThrow(/^sea/);
  });
});
