import { describe, expect, test } from 'vitest';
import { mayPrefetch } from './app-link.tsx';

describe('loading the next page ahead', () => {
  test('PAGE-11 data savers and 2g pay for no guess', () => {
    expect(mayPrefetch({ saveData: true, effectiveType: '4g' })).toBe(false);
    expect(mayPrefetch({ effectiveType: '2g' })).toBe(false);
    expect(mayPrefetch({ effectiveType: 'slow-2g' })).toBe(false);
  });

  test('PAGE-11 others, and browsers that do not tell, get the next page early', () => {
    expect(mayPrefetch({ saveData: false, effectiveType: '4g' })).toBe(true);
    expect(mayPrefetch({ effectiveType: '3g' })).toBe(true);
    expect(mayPrefetch(undefined)).toBe(true);
  });
});
