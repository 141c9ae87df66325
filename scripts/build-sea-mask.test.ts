import { expect, test } from 'vitest';
import { readSeaMask } from '#platform/server/geo.ts';
import { buildSeaMask } from './build-sea-mask.ts';

test('the committed mask is what the script builds from the coastlines and waterways of this version', () => {
  expect(Buffer.compare(readSeaMask(), buildSeaMask())).toBe(0);
}, 60_000);
