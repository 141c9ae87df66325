import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { brandIds } from '#brands/brands.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');
const themes = ['light', 'dark'] as const;

/** The colours that one brand has by day or by night, read from the style sheet itself. */
function colours(brand: string, theme: (typeof themes)[number]): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, selector = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (selector.trim() !== ':root' && selector.trim() !== `[data-brand='${brand}']`) continue;
    if (/@media/.test(selector)) continue;
    for (const [, name = '', day = '', night] of body.matchAll(/--([a-z0-9-]+):\s*(?:light-dark\()?(#[0-9a-f]{6})(?:,\s*(#[0-9a-f]{6})\))?;/g)) {
      found.set(name, theme === 'dark' && night ? night : day);
    }
  }
  return found;
}

/** Relative luminance and contrast of WCAG 2.2. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => {
    const channel = Number.parseInt(hex.slice(i, i + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['bg', 'mist', 'surface'];
const pairs: readonly (readonly [front: string, ground: string, least: number])[] = [
  ...['ink', 'ink-2', 'ink-3', 'link', 'route', 'ok', 'warn', 'error', 'action-ink'].flatMap((text) => grounds.map((ground) => [text, ground, 4.5] as const)),
  // Text on the tints that chips, tags, notices, segments and chosen cards lie on.
  ...['ink', 'ink-2', 'ink-3', 'link'].map((text) => [text, 'shallow-1', 4.5] as const),
  ...['ink', 'ink-2'].map((text) => [text, 'shallow-2', 4.5] as const),
  ['ink', 'land', 4.5],
  ['ok', 'ok-tint', 4.5],
  ['warn', 'warn-tint', 4.5],
  ['error', 'error-tint', 4.5],
  ['action-ink', 'action-tint', 4.5],
  ['ink', 'action-tint', 4.5],
  ['on-action', 'action', 4.5],
  ['on-action', 'action-hover', 4.5],
  ['bg', 'ink', 4.5],
  ...['deep', 'deep-2'].flatMap((ground) => ['on-deep', 'on-deep-2'].map((text) => [text, ground, 4.5] as const)),
  // Borders of controls, focus rings, drawn signs: 3:1 (SC 1.4.11).
  ...['line-strong', 'focus', 'star'].flatMap((sign) => grounds.map((ground) => [sign, ground, 3] as const)),
  ['focus', 'shallow-1', 3],
  ['on-deep', 'deep', 3],
  ['route', 'shallow-1', 3],
  ['route', 'land', 3],
  ['error', 'surface', 3],
];

describe.each(brandIds)('%s', (brand) => {
  test.each(themes)('BRAND-01 A3 every pair of tokens is readable by %s', (theme) => {
    const palette = colours(brand, theme);
    const weak = pairs.flatMap(([front, ground, least]) => {
      const a = palette.get(front);
      const b = palette.get(ground);
      if (!a || !b) return [`${front} or ${ground} is not defined`];
      const ratio = contrast(a, b);
      return ratio < least ? [`${front} ${a} on ${ground} ${b}: ${ratio.toFixed(2)} of ${least}`] : [];
    });
    expect(weak).toEqual([]);
  });
});

test('both brands define the same tokens', () => {
  const [first = [], ...others] = brandIds.map((brand) => [...colours(brand, 'light').keys()].toSorted());
  for (const other of others) expect(other).toEqual(first);
});

test('day and night differ wherever text lies on a page', () => {
  for (const brand of brandIds) {
    for (const token of ['ink', 'bg', 'surface', 'link', 'error']) expect(colours(brand, 'dark').get(token)).not.toBe(colours(brand, 'light').get(token));
  }
});

test('the contrast formula knows its poles', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
