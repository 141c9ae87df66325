import { expect, test } from 'vitest';
import { brandIds } from '#brands/brands.ts';
import { pathCodecs } from '#brands/paths.ts';
import { languages } from '#domain/language.ts';
import { fieldOpenings } from './field-openings.ts';
import { returnPath, statusPath } from './status-address.ts';

test('BOOK-24 banks and providers lead back to a page of each shop and language that is the same for everybody', () => {
  for (const brand of brandIds)
    for (const language of languages) {
      const path = returnPath(brand, language).replace(/^\/(?:de|en)(?=\/)/, '');
      expect(pathCodecs[brand].match(path)).toMatchObject({ canonicalPath: '/booking-return', screen: { opensByAddress: true } });
      expect(path).not.toMatch(/[A-Za-z0-9_-]{43}/);
      expect(pathCodecs[brand].toCanonical(statusPath(brand, language, 'k'.repeat(43)).replace(/^\/(?:de|en)(?=\/)/, ''))).toBe(
        `/booking-status/${'k'.repeat(43)}`,
      );
    }
});

test('PAY-01 card fields are opened twenty times for a booking in ten minutes, and others are not in its way', () => {
  const openings = fieldOpenings();
  const at = (seconds: number) => new Date(1_000 * seconds);
  expect(Array.from({ length: 25 }, () => openings.mayOpen('one', at(0))).filter(Boolean)).toHaveLength(20);
  expect(openings.mayOpen('two', at(1))).toBe(true);
  expect([openings.mayOpen('one', at(599)), openings.mayOpen('one', at(601))]).toEqual([false, true]);
});
