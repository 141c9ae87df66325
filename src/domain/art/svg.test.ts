import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hexColour, inSeason, mix, seasons } from './colour.ts';
import { createRandom } from './random.ts';
import { canvas, el, escapeXml, idScope, label, num, rect, trace } from './svg.ts';
import { readSvg } from './well-formed.ts';

describe('writing SVG', () => {
  test('numbers have one decimal at most and no negative zero', () => {
    expect([num(1.25), num(-0.04), num(3), num(-2.36)]).toEqual(['1.3', '0', '3', '-2.4']);
    expect(() => num(Number.NaN)).toThrow('not a number');
  });

  test('any text survives as text and never as markup', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const svg = canvas({ viewBox: [0, 0, 1, 1], ids: idScope('t'), title: `x${text}` }, label(text, { x: 1, 'data-name': text }));
        const facts = readSvg(svg);
        expect(facts.elements).toEqual(['svg', 'title', 'text']);
      }),
    );
    expect(escapeXml('"><script>&\'\u0007')).toBe('&quot;&gt;&lt;script&gt;&amp;&#39;');
  });

  test('ids keep to their scope whatever the prefix', () => {
    fc.assert(
      fc.property(fc.string(), (prefix) => {
        expect(idScope(prefix)('sky')).toMatch(/^[A-Za-z_][A-Za-z0-9_-]*-sky$/);
      }),
    );
    expect(idScope('1 "x')('a')).toBe('a1__x-a');
  });

  test('undefined attributes are left out, empty traces stay empty', () => {
    expect(el('g', { fill: undefined, x: 1.26 })).toBe('<g x="1.3"/>');
    expect(rect(0, 0, 1, 1, '#fff')).toBe('<rect x="0" y="0" width="1" height="1" fill="#fff"/>');
    expect(trace([])).toBe('');
  });

  test('the reader refuses what is not well-formed', () => {
    for (const bad of ['<svg><g></svg>', '<svg a="1" a="2"/>', '<svg>&nbsp;</svg>', '<svg/><svg/>', '<svg>', '<svg a=1/>', 'x', '<svg>a & b</svg>'])
      expect(() => readSvg(bad), bad).toThrow(SyntaxError);
  });
});

describe('colours', () => {
  test('only #rrggbb passes, the field is named', () => {
    expect(hexColour('#0b2b3a', 'hull')).toBe('#0B2B3A');
    expect(() => hexColour('red"/><script>', 'livery.hull')).toThrow(/^livery\.hull: expected a colour/);
  });

  test('mixing goes from the first to the second', () => {
    expect([mix('#000000', '#FFFFFF', 0), mix('#000000', '#FFFFFF', 0.5), mix('#102030', '#FFFFFF', 1)]).toEqual(['#000000', '#808080', '#FFFFFF']);
  });

  test('every season gives a colour; autumn turns leaves but not where nothing turns', () => {
    const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(colour, fc.constantFrom(...seasons), fc.boolean(), (hex, season, leaves) => {
        expect(inSeason(hex, season, leaves)).toMatch(/^#[0-9A-Fa-f]{6}$/);
      }),
    );
    const leaf = '#6F9A5E';
    expect(inSeason(leaf, 'summer', true)).toBe(leaf);
    const turned = inSeason(leaf, 'autumn', true);
    expect(Number.parseInt(turned.slice(1, 3), 16)).toBeGreaterThan(Number.parseInt(turned.slice(3, 5), 16));
    const evergreen = inSeason(leaf, 'autumn', false);
    expect(Number.parseInt(evergreen.slice(1, 3), 16)).toBeLessThan(Number.parseInt(evergreen.slice(3, 5), 16));
  });
});

describe('random', () => {
  test('the same seed repeats, another does not', () => {
    const draw = (seed: string): number[] => {
      const random = createRandom(seed);
      return Array.from({ length: 20 }, () => random.next());
    };
    expect(draw('norway')).toEqual(draw('norway'));
    expect(draw('norway')).not.toEqual(draw('norwaz'));
  });

  test('values keep to their bounds and spread over them', () => {
    const random = createRandom('bounds');
    const values = Array.from({ length: 4000 }, () => random.next());
    expect(values.every((value) => value >= 0 && value < 1)).toBe(true);
    expect(values.reduce((a, b) => a + b, 0) / values.length).toBeCloseTo(0.5, 1);
    const dice = new Set(Array.from({ length: 400 }, () => random.whole(1, 6)));
    expect([...dice].toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(() => random.pick([])).toThrow('list');
  });
});
