// Loads the geographic data files when they are first needed: a node that shows only stored legs never reads the sea mask.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brotliDecompressSync } from 'node:zlib';
import type { CountriesTopology } from '#domain/art/chart-land.ts';
import type { LandTopology } from '#domain/geo/land-rings.ts';
import { createSeaRouter, type SeaRouter } from '#domain/geo/sea-router.ts';

const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
};

const fromPackage = createRequire(import.meta.url);
const atlas = (file: string) => JSON.parse(readFileSync(fromPackage.resolve(`world-atlas/${file}.json`), 'utf8'));

/** The committed mask of navigable water, unpacked: 16.8 MB. */
export const readSeaMask = (): Uint8Array => brotliDecompressSync(readFileSync(new URL('../../domain/geo/data/sea-mask.br', import.meta.url)));

/** The sea router of this process. */
export const seaRouter: () => SeaRouter = once(() => createSeaRouter(readSeaMask()));

/** The coastline of one scale (Natural Earth through world-atlas, public domain), read anew on each call. */
export const readLand = (scale: '10m' | '50m'): LandTopology => atlas(`land-${scale}`);

/** Countries, for the borders on river charts. */
export const readCountries = (): CountriesTopology => atlas('countries-50m');
