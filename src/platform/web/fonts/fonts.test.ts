import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { brandIds } from '#brands/brands.ts';
import { brandAssets } from '../brand-assets.ts';

const here = new URL('./', import.meta.url);
const css = readFileSync(new URL('../styles/fonts.css', here), 'utf8');
const size = (file: string) => statSync(new URL(file, here)).size;
const fileOf = (address: string) => /([a-z-]+-latin)[^/]*\.woff2/.exec(address)?.[1] ?? address;

describe.each(brandIds)('fonts of %s', (brand) => {
  test('text and display face together stay under 40 KB, with the chart’s italic under 60 KB', () => {
    const early = brandAssets[brand].fonts.reduce((total, address) => total + size(`${fileOf(address)}.woff2`), 0);
    expect(early).toBeLessThanOrEqual(40_000);
    expect(early + size('newsreader-italic-latin.woff2')).toBeLessThanOrEqual(60_000);
  });

  test('theme colours are the page’s ground', () => {
    const tokens = readFileSync(new URL('../styles/tokens.css', here), 'utf8');
    const block = tokens.slice(tokens.indexOf(`[data-brand='${brand}']`));
    expect(/--bg: light-dark\((#\w+), (#\w+)\)/.exec(block)?.slice(1)).toEqual([brandAssets[brand].themeColor.light, brandAssets[brand].themeColor.dark]);
  });
});

test('every face swaps, every file that a rule names is there and every file is named', () => {
  const faces = css.split('@font-face').slice(1);
  const loaded = faces.filter((face) => face.includes('url('));
  expect(loaded.length).toBeGreaterThan(0);
  for (const face of loaded) expect(face).toContain('font-display:swap');
  const named = [...css.matchAll(/url\(\.\.\/fonts\/([^)]+)\)/g)].map((m) => m[1]).toSorted();
  expect(named).toEqual(
    readdirSync(here)
      .filter((file) => file.endsWith('.woff2'))
      .toSorted(),
  );
});

test('every family has a fallback face of its own width', () => {
  const families = new Set([...css.matchAll(/font-family:'([^']+)'/g)].map((m) => m[1] ?? ''));
  for (const family of families) if (!family.endsWith(' Fallback')) expect(families).toContain(`${family} Fallback`);
  for (const face of css.split('@font-face').filter((part) => part.includes("Fallback'"))) expect(face).toMatch(/size-adjust:\d.*ascent-override:\d/);
});
