import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { digest, facets, facetSizes, generate, makeQueries, type Query, type Result, type Voyages } from './workload.ts';

/** The agreed workload beside the repository, where it is there. */
const original = path.resolve(import.meta.dirname, '../../../shared/bench/voyages.ts');

/** What of it is compared. */
interface Agreed {
  readonly generate: (count: number) => {
    readonly routes: Voyages['routes'];
    readonly route: Uint32Array;
    readonly start: Uint16Array;
    readonly soldOut: Uint8Array;
    readonly svc: Uint32Array;
    readonly spOff: Uint32Array;
    readonly sp: Uint8Array;
    readonly hol: Uint16Array;
    readonly price: readonly Int32Array[];
    readonly cabMask: Uint8Array;
    readonly arrMask: Uint8Array;
  };
  readonly makeQueries: (voyages: ReturnType<Agreed['generate']>) => Query[];
  readonly digest: (result: Result) => string;
}

const hash = (...columns: readonly (Uint8Array | Uint16Array | Uint32Array | Int32Array)[]): string => {
  const all = createHash('sha256');
  for (const column of columns) all.update(column);
  return all.digest('hex');
};
const hashOf = (v: Voyages): string => hash(v.route, v.start, v.soldOut, v.services, v.specialsEnd, v.specials, v.holidays, ...v.prices, v.cabins, v.arrivals);

describe('workload', () => {
  test('is the same for the same size and seed', () => {
    expect(hashOf(generate(2_000))).toBe(hashOf(generate(2_000)));
    expect(hashOf(generate(2_000))).not.toBe(hashOf(generate(2_000, 43)));
    expect(makeQueries(generate(500), 50)).toEqual(makeQueries(generate(500), 50));
  });

  test.skipIf(!fs.existsSync(original))('equals the agreed one: voyages, routes, queries and digests', async () => {
    const agreed = (await import(/* @vite-ignore */ original)) as Agreed;
    const theirs = agreed.generate(10_000);
    const ours = generate(10_000);
    expect(hashOf(ours)).toBe(
      hash(theirs.route, theirs.start, theirs.soldOut, theirs.svc, theirs.spOff, theirs.sp, theirs.hol, ...theirs.price, theirs.cabMask, theirs.arrMask),
    );
    expect(ours.routes.map(({ ship, areas, nights, ports, countries, from, to }) => ({ ship, areas, nights, ports, countries, from, to }))).toEqual(
      theirs.routes.map(({ ship, areas, nights, ports, countries, from, to }) => ({ ship, areas, nights, ports, countries, from, to })),
    );
    expect(makeQueries(ours)).toEqual(agreed.makeQueries(theirs));
    const counts = Object.fromEntries(
      facets.map((facet, place) => [facet, Array.from({ length: facetSizes[facet] }, (_, value) => (value * 31 + place) % 17)]),
    ) as Record<(typeof facets)[number], number[]>;
    const result: Result = { total: 4711, ids: [3, 1, 2], counts };
    expect(digest(result)).toBe(agreed.digest(result));
  });
});
