import { describe, expect, test } from 'vitest';
import { addVoyage, Draws, randomCatalogue, smallCatalogue, type CatalogueRows } from '../../../../tests/factories/catalogue.ts';
import { indexInputOf, voyageOf } from '../../../../tests/factories/index-input.ts';
import { randomSearchState } from '../../../../tests/factories/search-state.ts';
import { chosen, PlainSearch } from '../../../../tests/support/search-plainly.ts';
import { dayNumber, isoDate } from '../../calendar/calendar.ts';
import { convert } from '../../money/money.ts';
import { party } from '../../pax/party.ts';
import { arrivalOptions, cabinTypes } from '../../voyage/vocabulary.ts';
import type { SearchState } from '../filters.ts';
import { createSearchIndex } from './build.ts';
import type { FacetCounts, SearchFacets } from './facets.ts';
import { activeGroups, withoutGroup } from './groups.ts';
import type { RouteRow, VoyageRow } from './rows.ts';
import type { SearchIndex } from './search-index.ts';

/** A facet as value → count, months like the others. */
function countsOf(facets: SearchFacets, name: keyof SearchFacets): [value: unknown, count: number][] {
  if (name === 'months') return facets.months.map((bar) => [bar.month, bar.count]);
  const { values, counts }: FacetCounts<unknown> = facets[name];
  return values.map((value, place) => [value, counts[place]!]);
}

/** The index agrees with the plain search on a state; with its facets, if asked. */
function expectSame(
  index: SearchIndex,
  plain: PlainSearch,
  state: SearchState,
  facets: boolean,
  options: { language?: 'de' | 'en'; perEuro?: number } = {},
): number {
  const answer = index.search(state, options);
  const ids = plain.ids(state, options.language);
  const size = state.pageSize ?? 10;
  const from = ((state.page ?? 1) - 1) * size;
  const said = JSON.stringify(state);
  expect(answer.total, said).toBe(ids.length);
  expect(answer.ids, said).toEqual(ids.slice(from, from + size));
  expect(answer.prices, said).toEqual(answer.ids.map((id) => plain.price(id, state)));
  expect([answer.lowest, answer.highest], said).toEqual(plain.priceRange(state));
  if (!facets) return answer.total;
  for (const name of Object.keys(answer.facets) as (keyof SearchFacets)[]) {
    for (const [value, count] of countsOf(answer.facets, name))
      expect(count, `${name} ${JSON.stringify(value)} of ${said}`).toBe(plain.total(chosen(state, name, value)));
  }
  for (const bar of answer.facets.months) expect(bar.lowest, `${bar.month} of ${said}`).toBe(plain.lowest(chosen(state, 'months', bar.month)));
  return answer.total;
}

describe('search index', () => {
  test('SEARCH-01 every combination of filters gives the voyages that a plain reading gives, in the order asked for', () => {
    let hits = 0;
    for (let seed = 1; seed <= 4; seed += 1) {
      const rows = randomCatalogue(seed);
      const input = indexInputOf(rows);
      const index = createSearchIndex(input);
      const plain = new PlainSearch(input);
      for (let query = 0; query < 400; query += 1)
        hits += expectSame(index, plain, randomSearchState(rows, seed * 10_000 + query), false, { language: query % 2 === 0 ? 'de' : 'en' });
    }
    expect(hits).toBeGreaterThan(10_000);
  });

  test('SEARCH-03 a count beside a choice is the number of hits after the choice', () => {
    let hits = 0;
    for (let seed = 11; seed <= 14; seed += 1) {
      const rows = randomCatalogue(seed, { ...smallCatalogue, voyages: 60 });
      const input = indexInputOf(rows);
      const index = createSearchIndex(input);
      const perEuro = seed % 2 === 0 ? 1 : 0.84;
      const plain = new PlainSearch(input, perEuro);
      for (let query = 0; query < 25; query += 1) hits += expectSame(index, plain, randomSearchState(rows, seed * 10_000 + query, 3), true, { perEuro });
    }
    expect(hits).toBeGreaterThan(500);
  });

  test('SEARCH-12 the price of a card is the lowest quote for the party, cabin type and arrival, and names its fare', () => {
    const rows = randomCatalogue(21);
    const input = indexInputOf(rows);
    const index = createSearchIndex(input);
    const plain = new PlainSearch(input);
    const draw = new Draws(21);
    let priced = 0;
    for (let round = 0; round < 40; round += 1) {
      const travellers = party(draw.whole(1, 5), draw.some([0, 1, 2, 7, 11, 12, 15, 17], 3));
      const cabin = draw.orNull(0.4, () => draw.one(cabinTypes)) ?? undefined;
      const arrivals = draw.some(arrivalOptions, 2);
      const state: SearchState = { adultCount: travellers.adults, childAgeOptions: travellers.childAges, ...(cabin && { cabin }), arrivalOptions: arrivals };
      for (const { id } of rows.voyages) {
        const price = plain.price(id, state);
        expect(index.price(id, travellers, cabin, arrivals)).toBe(price);
        const fare = index.cheapestFare(id, travellers, cabin, arrivals);
        expect(fare && convert(fare.quote.total, 'EUR', input.rates)?.amount).toBe(price ?? undefined);
        if (fare && cabin) expect(fare.quote.cabinType).toBe(cabin);
        if (price !== null) priced += 1;
      }
    }
    expect(priced).toBeGreaterThan(500);
  });

  test('stored fares come back as they were put in', () => {
    const rows = randomCatalogue(31);
    const input = indexInputOf(rows);
    const index = createSearchIndex(input);
    for (const voyage of input.voyages) expect(index.fares(voyage.id)).toEqual(voyage.prices);
    expect(index.fares(1)).toBeUndefined();
  });

  test('SEARCH-13 names the three filters whose absence gives most voyages', () => {
    const rows = randomCatalogue(41);
    const input = indexInputOf(rows);
    const index = createSearchIndex(input);
    const plain = new PlainSearch(input);
    let freed = 0;
    for (let query = 0; query < 150; query += 1) {
      const state = randomSearchState(rows, 410_000 + query, 4);
      const now = plain.total(state);
      const expected = activeGroups(state)
        .map((group) => ({ group, total: plain.total(withoutGroup(state, group)), lowest: plain.lowest(withoutGroup(state, group)) }))
        .filter(({ total }) => total > now)
        .sort((a, b) => b.total - a.total || (a.lowest ?? Infinity) - (b.lowest ?? Infinity))
        .slice(0, 3);
      expect(index.relaxations(state).map(({ group, total, lowest }) => ({ group, total, lowest }))).toEqual(expected);
      freed += expected.length;
    }
    expect(freed).toBeGreaterThan(100);
  });

  test('SEARCH-15 the price calendar has each day of departure with its lowest price', () => {
    const rows = randomCatalogue(51);
    const input = indexInputOf(rows);
    const index = createSearchIndex(input);
    const plain = new PlainSearch(input);
    for (let query = 0; query < 30; query += 1) {
      const state = randomSearchState(rows, 510_000 + query, 2);
      const days = index.cheapestPerDay(state, '2027-03-01', '2027-06-30');
      const expected = [];
      for (let day = dayNumber('2027-03-01'); day <= dayNumber('2027-06-30'); day += 1) {
        const asked = { ...withoutGroup(state, 'when'), date: isoDate(day) };
        const count = plain.total(asked);
        if (count > 0) expected.push({ day: isoDate(day), count, lowest: plain.lowest(asked) });
      }
      expect(days).toEqual(expected);
    }
  });

  test('SEARCH-06 the map has each port of departure with its voyages and lowest price', () => {
    const rows = randomCatalogue(61);
    const input = indexInputOf(rows);
    const index = createSearchIndex(input);
    const plain = new PlainSearch(input);
    for (let query = 0; query < 60; query += 1) {
      const state = randomSearchState(rows, 610_000 + query, 2);
      const expected = rows.ports
        .map(({ id }) => ({ portId: id, asked: { ...state, fromPort: state.fromPort && !state.fromPort.includes(id) ? [-1] : [id] } }))
        .map(({ portId, asked }) => ({ portId, count: plain.total(asked), lowest: plain.lowest(asked) }))
        .filter(({ count }) => count > 0);
      expect([...index.mapGroups(state)].sort((a, b) => a.portId - b.portId)).toEqual(expected);
    }
  });

  test('a family lists its departures by day', () => {
    const rows = randomCatalogue(71);
    const input = indexInputOf(rows);
    const index = createSearchIndex(input);
    const families = new Map(input.routes.map((route) => [route.id, route.familyId]));
    for (const family of new Set(families.values())) {
      const expected = input.voyages.filter((voyage) => families.get(voyage.routeId) === family).sort((a, b) => a.departs - b.departs || a.id - b.id);
      expect(index.sameFamily(family)).toEqual(expected.map((voyage) => voyage.id));
    }
    expect(index.sameFamily(999_999)).toEqual([]);
  });
});

describe('changes', () => {
  test('any sequence of changes gives the answers of an index built afresh', () => {
    for (let seed = 81; seed <= 84; seed += 1) {
      const rows = randomCatalogue(seed);
      const later = new Set(rows.itineraries.slice(20).map(({ id }) => id));
      const draw = new Draws(seed);
      const all = indexInputOf(rows);
      const isLater = (voyage: VoyageRow): boolean => later.has(voyage.routeId);
      const current = new Map(all.voyages.filter((voyage) => !isLater(voyage)).map((voyage) => [voyage.id, voyage]));
      let routes = all.routes.filter((route) => !later.has(route.id));
      const index = createSearchIndex({ ...all, routes, voyages: [...current.values()] });
      for (let round = 0; round < 12; round += 1) {
        index.search(randomSearchState(rows, seed * 1_000 + round)); // other parties' columns come into being in between
        const changes = randomChanges(rows, current, round === 6 ? all.routes : routes, draw);
        if (round === 6) routes = all.routes;
        index.apply({ ...changes, routes });
        for (const id of changes.removed) current.delete(id);
        for (const voyage of changes.voyages) current.set(voyage.id, voyage);
        const fresh = createSearchIndex({ ...all, routes, voyages: [...current.values()].reverse() });
        expect(index.size).toBe(current.size);
        for (let query = 0; query < 12; query += 1) {
          const state = randomSearchState(rows, seed * 100_000 + round * 100 + query, 3);
          expect(comparable(index, state), JSON.stringify(state)).toEqual(comparable(fresh, state));
        }
      }
    }
  });

  test('an index rebuilt from another holds the same voyages', () => {
    const rows = randomCatalogue(91);
    const input = indexInputOf(rows);
    const index = createSearchIndex(input);
    const again = createSearchIndex({ ...input, voyages: index.voyages(), departuresPerRoute: index.departuresPerRoute() });
    for (let query = 0; query < 60; query += 1) {
      const state = randomSearchState(rows, 910_000 + query, 3);
      expect(comparable(again, state)).toEqual(comparable(index, state));
    }
  });

  test('departed voyages are named', () => {
    const input = indexInputOf(randomCatalogue(92));
    const index = createSearchIndex(input);
    const day = '2027-06-15';
    expect(index.departedBy(day).sort()).toEqual(
      input.voyages
        .filter((voyage) => isoDate(voyage.departs) <= day)
        .map((voyage) => voyage.id)
        .sort(),
    );
    index.apply({ removed: index.departedBy(day) });
    expect(index.search({ startTo: day, soldOut: true }).total).toBe(0);
    expect(index.departedBy(day)).toEqual([]);
  });

  test('names what refers to something unknown', () => {
    const input = indexInputOf(randomCatalogue(93));
    const voyage = input.voyages[0]!;
    const index = createSearchIndex(input);
    expect(() => index.apply({ voyages: [{ ...voyage, routeId: 4711 }] })).toThrow(`voyage ${voyage.id}: route 4711 is not in the catalogue`);
    expect(() => index.apply({ routes: [{ ...input.routes[0]!, id: 4711, shipId: 99 }] })).toThrow('route 4711: ship 99 is not in the catalogue');
    expect(() => createSearchIndex({ ...input, ships: [{ ...[...input.ships][0]!, operatorId: 77 }] })).toThrow('operator 77 is not among the operators');
  });

  test('an empty index answers', () => {
    const index = createSearchIndex({ operators: [], ships: [], ports: [], areas: [], routes: [], voyages: [], rates: { on: '2026-11-19', perEuro: {} } });
    expect(index.search({ area: [1], priceMode: 'night' })).toMatchObject({ total: 0, ids: [] });
    expect(index.cheapestPerDay({}, '2027-01-01', '2027-12-31')).toEqual([]);
  });
});

/** Some voyages gone, some new, some with other prices, days or routes. */
function randomChanges(
  rows: CatalogueRows,
  current: ReadonlyMap<number, VoyageRow>,
  routes: readonly RouteRow[],
  draw: Draws,
): { removed: number[]; voyages: VoyageRow[] } {
  const known = [...current.values()];
  const removed = draw.some(known, 15).map((voyage) => voyage.id);
  const left = known.filter((voyage) => !removed.includes(voyage.id));
  const fresh: CatalogueRows = { ...rows, voyages: [], fares: [], arrival_offers: [] };
  for (let index = draw.whole(0, 25); index > 0; index -= 1) addVoyage(fresh, 200_000 + draw.whole(0, 400), '2026-12-01', draw);
  const added = [...new Map(fresh.voyages.map((row) => [row.id, { ...voyageOf(row, fresh), routeId: draw.one(routes).id }])).values()];
  const changed = draw.some(left, 15).map((voyage) => {
    const other = draw.one(left);
    const kind = draw.whole(0, 3);
    if (kind === 0) return { ...voyage, prices: other.prices };
    if (kind === 1) return { ...voyage, departs: voyage.departs + 3, returns: voyage.returns + 3 };
    if (kind === 2) return { ...voyage, routeId: draw.one(routes).id };
    return { ...voyage, specials: other.specials, services: other.services, reductionPercent: other.reductionPercent, popularity: other.popularity };
  });
  return { removed, voyages: [...changed, ...added.filter((voyage) => !removed.includes(voyage.id))] };
}

/** An answer without the order in which values were first seen and without what has no voyages. */
function comparable(index: SearchIndex, state: SearchState): unknown {
  const { facets, ...answer } = index.search(state);
  const named = (Object.keys(facets) as (keyof SearchFacets)[]).map((name) => [
    name,
    countsOf(facets, name)
      .filter(([, count]) => count > 0)
      .map(([value, count]) => `${JSON.stringify(value)}: ${count}`)
      .sort(),
  ]);
  return { ...answer, facets: named, months: facets.months.filter((bar) => bar.count > 0) };
}
