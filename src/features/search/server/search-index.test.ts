import { describe, expect, test } from 'vitest';
import { party } from '#domain/pax/party.ts';
import type { SearchState } from '#domain/search/filters.ts';
import type { SearchFacets } from '#domain/search/index/facets.ts';
import { testDatabase } from '#platform/server/database/testing.ts';
import { randomCatalogue, smallCatalogue } from '../../../../tests/factories/catalogue.ts';
import { insertCatalogue } from '../../../../tests/factories/catalogue-tables.ts';
import { randomSearchState } from '../../../../tests/factories/search-state.ts';
import { loadSearchIndex } from './search-index.ts';
import { oracleFacets, SearchOracle, type OracleFacet } from './search-oracle.ts';

const now = (): Date => new Date('2027-02-10T12:00:00Z');
const today = '2027-02-10';
const sizes = { ...smallCatalogue, itineraries: 60, voyages: 400 };

/** A facet's counts as the oracle says them: text → voyages, without empty values. */
function countsOf(facets: SearchFacets, name: OracleFacet): Map<string, number> {
  if (name === 'when') return new Map(facets.months.filter((bar) => bar.count > 0).map((bar) => [bar.month, bar.count]));
  const { values, counts }: { readonly values: readonly unknown[]; readonly counts: Int32Array } = facets[name];
  return new Map(values.map((value, place): [string, number] => [String(value), counts[place]!]).filter(([, count]) => count > 0));
}

describe('the index against SQL over the tables', () => {
  test('SEARCH-01 two thousand searches give the same voyages, order, prices and facet counts', { timeout: 120_000 }, async () => {
    await using database = await testDatabase();
    const rows = randomCatalogue(1, sizes);
    await insertCatalogue(database.pool, rows);
    const { index } = await loadSearchIndex(database.pool, { now });
    const client = await database.pool.connect();
    try {
      const oracle = await SearchOracle.create(client, today);
      let hits = 0;
      for (let query = 0; query < 2_000; query += 1) {
        const asked: SearchState = { ...randomSearchState(rows, query, 4), sort: 'price asc', page: 1, pageSize: 20 };
        const answer = index.search(asked);
        const expected = await oracle.search(asked);
        const said = JSON.stringify(asked);
        expect(answer.total, said).toBe(expected.total);
        expect(answer.ids, said).toEqual(expected.ids.slice(0, 20));
        expect(answer.prices, said).toEqual(expected.prices.slice(0, 20));
        const facet = oracleFacets[query % oracleFacets.length]!;
        expect(countsOf(answer.facets, facet), `${facet} of ${said}`).toEqual(await oracle.facet(asked, facet));
        hits += answer.total;
      }
      expect(hits).toBeGreaterThan(20_000);
    } finally {
      client.release(true);
    }
  });

  test('SEARCH-12 prices in results are for the chosen party, cabin type and arrival', async () => {
    await using database = await testDatabase();
    const rows = randomCatalogue(2, sizes);
    await insertCatalogue(database.pool, rows);
    const { index } = await loadSearchIndex(database.pool, { now });
    const client = await database.pool.connect();
    try {
      const oracle = await SearchOracle.create(client, today);
      for (const [adultCount, childAgeOptions] of [
        [1, []],
        [2, []],
        [2, [7]],
        [2, [1, 16]],
        [3, [12]],
        [4, []],
        [5, []],
      ] as const) {
        for (const cabin of [undefined, 'inside', 'suite'] as const) {
          for (const arrivalOptions of [undefined, ['cruise_with_flight']] as const) {
            const asked: SearchState = { adultCount, childAgeOptions, ...(cabin && { cabin }), ...(arrivalOptions && { arrivalOptions }) };
            const expected = await oracle.search(asked);
            const travellers = party(adultCount, childAgeOptions);
            expect(expected.ids.map((id) => index.price(id, travellers, cabin, arrivalOptions))).toEqual(expected.prices);
          }
        }
      }
    } finally {
      client.release(true);
    }
  });

  test("only voyages on sale that depart after the agency's day are loaded", async () => {
    await using database = await testDatabase();
    const rows = randomCatalogue(3, sizes);
    const [withdrawn, departsToday, departsTomorrow] = rows.voyages;
    Object.assign(withdrawn!, { state: 'withdrawn', departs_on: '2027-05-01', returns_on: '2027-06-01' });
    Object.assign(departsToday!, { departs_on: '2027-02-10', returns_on: '2027-03-01' });
    Object.assign(departsTomorrow!, { departs_on: '2027-02-11', returns_on: '2027-03-01' });
    await insertCatalogue(database.pool, rows);
    const store = await loadSearchIndex(database.pool, { now });
    expect(store.index.size).toBe(rows.voyages.filter((voyage) => voyage.state === 'on_sale' && voyage.departs_on > today).length);
    expect([withdrawn, departsToday, departsTomorrow].map((voyage) => store.voyage(voyage!.id)?.departsOn)).toEqual([undefined, undefined, '2027-02-11']);
    // In the evening of UTC it is the next day in Berlin already.
    const later = await loadSearchIndex(database.pool, { now: () => new Date('2027-02-10T23:30:00Z') });
    expect(later.voyage(departsTomorrow!.id)).toBeUndefined();
  });

  test('the catalogue beside the index has names, calls and facts of voyages', async () => {
    await using database = await testDatabase();
    const rows = randomCatalogue(4, sizes);
    await insertCatalogue(database.pool, rows);
    const { catalogue, rates, ...store } = await loadSearchIndex(database.pool, { now });
    const voyage = rows.voyages.find((row) => row.departs_on > today)!;
    const itinerary = rows.itineraries.find(({ id }) => id === voyage.itinerary_id)!;
    expect(rates).toEqual({ on: '2026-11-19', perEuro: { USD: 1.0873, GBP: 0.8421 } });
    expect(catalogue.ports.get(1)?.names).toEqual({ de: rows.ports[0]!.name_de, en: rows.ports[0]!.name_en });
    expect(catalogue.operators.get(1)?.ageLimits).toEqual({
      infantMaxAge: rows.operators[0]!.infant_max_age,
      childMaxAge: rows.operators[0]!.child_max_age,
      juniorMaxAge: rows.operators[0]!.junior_max_age,
    });
    expect(catalogue.itineraries.get(itinerary.id)?.calls).toEqual(
      rows.port_calls
        .filter((call) => call.itinerary_id === itinerary.id)
        .map((call) => ({
          day: call.day,
          portId: call.port_id,
          water: null,
          arrives: call.arrives,
          departs: call.departs,
          tender: call.tender,
          overnight: call.overnight,
        })),
    );
    expect(store.index.facts(voyage.id)).toMatchObject({ routeId: voyage.itinerary_id, reductionPercent: voyage.reduction_percent });
  });
});
