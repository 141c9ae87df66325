// What a search answers, checked against further searches: chips, counts, orders, pages, words, kept searches.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brandIds, brands, type BrandId } from '#brands/brands.ts';
import { firstVoyageId } from '#database/seeds/world.ts';
import { appliedFilters, parseQuery, writeQuery } from '#domain/search/codec.ts';
import { sortOptions, type SearchState } from '#domain/search/filters.ts';
import { facetGroups, withoutGroup, type FacetGroup } from '#domain/search/index/groups.ts';
import {
  compareVoyages,
  finderFacets,
  priceCalendar,
  savedSearch,
  saveSearch,
  search,
  searchCount,
  suggestions,
  validVoyageUrl,
  type SearchAnswer,
} from '#features/search/contract.ts';
import { searchAddress, startTestShop, type TestShop } from '../factories/shop.ts';

let shop: TestShop;
/** Searches of every kind, in canonical form, each with hits in the demo world. */
let searches: readonly string[];

const find = (query: string, brand: BrandId = 'fahrwasser', pageSize?: 10 | 20 | 40): Promise<SearchAnswer> =>
  shop.ask(search, { url: searchAddress(query, brand), ...(pageSize && { pageSize }) }, { brand });
const totalOf = async (state: SearchState): Promise<number> => (await shop.ask(searchCount, { url: searchAddress(writeQuery(state)) })).total;
const facetOf = (answer: SearchAnswer, name: string) => answer.filters.find((facet) => facet.name === name)?.items ?? [];
/** The most frequent values of a facet of the whole world. */
const top = (answer: SearchAnswer, name: string, count: number): string[] =>
  facetOf(answer, name)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, count)
    .map(({ id }) => id);
/** All hits of a search. */
async function everyHit(query: string, pageSize: 10 | 20 | 40 = 40): Promise<SearchAnswer['hits']> {
  const first = await find(query, 'fahrwasser', pageSize);
  const hits = [...first.hits];
  for (let page = 2; page <= first.pages; page++) hits.push(...(await find(writeQuery({ ...parseQuery(query).state, page }), 'fahrwasser', pageSize)).hits);
  return hits;
}

beforeAll(async () => {
  shop = await startTestShop({ pages: false });
  const all = await find('');
  const ids = (name: string, count: number) => top(all, name, count).map(Number);
  const states: SearchState[] = [
    {},
    { area: ids('area', 2) },
    { cruiseLine: ids('cruiseLine', 3), cabin: 'balcony' },
    { ship: ids('ship', 4), adultCount: 1 },
    { fromPort: ids('fromPort', 2), duration: { min: 5, max: 10 } },
    { port: ids('port', 1), country: top(all, 'country', 2) },
    { isRiver: true, sort: 'price asc' },
    { month: ['2026-12', '2027-01'], weekday: [5, 6] },
    { price: { min: 1000, max: 4000 }, priceMode: 'person' },
    { adultCount: 2, childAgeOptions: [4, 9], services: ['kids_club'] },
    { shipSize: ['S', 'M'], ratingCustomer: 4 },
    { arrivalOptions: ['cruise_with_flight', 'cruise_with_kfb_flight'], roundTrip: true },
    { arrivalIncluded: true, language: ['de'] },
    { startFrom: '2026-12-01', startTo: '2027-02-15', seaDays: { max: 3 } },
    { holiday: ['christmas'], shipClass: 4, reduced: true, soldOut: true },
    { overnight: true, specials: top(all, 'specials', 1) as never },
  ];
  searches = states.map((state) => writeQuery(parseQuery(writeQuery(state)).state));
  for (const query of searches) if ((await find(query)).total === 0) throw new Error(`the world has no voyage for ${query}`);
}, 60_000);
afterAll(() => shop[Symbol.asyncDispose]());

describe('SEARCH-03 applied filters', () => {
  test('SEARCH-03 every filter of the address is a chip, and the chips together are the filters', async () => {
    for (const query of searches) {
      const { appliedFilterItems, redirect } = await find(query);
      expect([query, redirect]).toEqual([query, null]);
      const { state } = parseQuery(query);
      expect(appliedFilterItems.map(({ filter, linkKey, linkValue }) => [filter, linkKey, linkValue])).toEqual(
        appliedFilters(state).map(({ field, queryName, value }) => [field, queryName, value]),
      );
      const again = parseQuery(new URLSearchParams(appliedFilterItems.map(({ linkKey, linkValue }) => [linkKey, linkValue]))).state;
      const { sort: _s, page: _p, pageSize: _z, view: _v, priceMode: _m, ...filters } = state;
      expect(again).toEqual(filters);
    }
  });

  test('SEARCH-03 a chip’s link is canonical and takes away this filter and no other', async () => {
    for (const query of searches) {
      const { appliedFilterItems } = await find(query);
      for (const chip of appliedFilterItems) {
        const without = await find(chip.link);
        expect([chip.link, without.redirect]).toEqual([chip.link, null]);
        expect(without.total).toBeGreaterThanOrEqual(0);
        const left = appliedFilterItems.filter((item) => item !== chip).map(({ filter, linkValue }) => `${filter} ${linkValue}`);
        const now = without.appliedFilterItems.map(({ filter, linkValue }) => `${filter} ${linkValue}`);
        // 'with flight' is one chip for two kinds of flight
        expect([query, chip.label, now]).toEqual([query, chip.label, left]);
      }
    }
  });

  test('SEARCH-14 a chip says its value in the page’s language, also where the address has a German word', async () => {
    for (const [query, german, english] of [
      ['ka=balkon', 'Balkon', 'Balcony'],
      ['ka=innen', 'Innen', 'Inside'],
    ] as const) {
      expect((await find(query)).appliedFilterItems.map(({ label }) => label)).toEqual([expect.stringContaining(german)]);
      expect((await find(query, 'fairway')).appliedFilterItems.map(({ label }) => label)).toEqual([expect.stringContaining(english)]);
    }
  });

  test('SEARCH-03 chips and options speak the asker’s language and never show a bare code or number', async () => {
    for (const brand of brandIds)
      for (const query of searches) {
        const { appliedFilterItems, filters } = await find(query, brand);
        for (const { label, filter } of appliedFilterItems)
          expect([filter, label]).toEqual([filter, expect.stringMatching(filter === 'price' ? /[€\p{L}]/u : /\p{L}{2,}/u)]);
        for (const { name, label, items } of filters) {
          expect(label).toMatch(/\p{L}{2,}/u);
          for (const item of items)
            expect([name, item.label]).toEqual([name, expect.not.stringMatching(/^(?:[a-z]+_[a-z_]+|\d+|[A-Z]{2}|undefined|null|true|false)$/)]);
        }
      }
  });
});

describe('SEARCH-03 SEARCH-04 counts', () => {
  test('SEARCH-03 each option counts what it alone in its group would give, whatever the group holds now', async () => {
    const groupOf = (field: string) => (Object.entries(facetGroups) as [FacetGroup, readonly string[]][]).find(([, fields]) => fields.includes(field))?.[0];
    let checked = 0;
    for (const query of searches) {
      const { state } = parseQuery(query);
      const { filters } = await find(query);
      for (const { name, key, items } of filters) {
        const group = groupOf(name);
        if (!group) throw new Error(`no group for ${name}`);
        const others = withoutGroup(state, group);
        for (const item of items.filter((_, index) => index % 2 === 0 || items.length < 4)) {
          const alone = parseQuery(`${writeQuery(others)}&${new URLSearchParams([[key, item.id]]).toString()}`).state;
          expect([query, name, item.id, await totalOf(alone)]).toEqual([query, name, item.id, item.count]);
          checked++;
        }
      }
    }
    expect(checked).toBeGreaterThan(1000);
  });

  test('SEARCH-03 an option’s link toggles it: its own search marks it, a second click brings the first search back', async () => {
    for (const query of searches.slice(0, 9)) {
      const before = await find(query);
      const { page: _, ...first } = parseQuery(query).state;
      for (const { name, items } of before.filters)
        for (const item of items.filter(({ count }, index) => count > 0 && index < 2)) {
          const toggled = await find(item.link);
          expect([query, name, item.id, toggled.redirect]).toEqual([query, name, item.id, null]);
          const now = facetOf(toggled, name).find(({ id }) => id === item.id);
          expect([query, name, item.id, now?.selected]).toEqual([query, name, item.id, !item.selected]);
          const replaced = ['cabin', 'duration', 'isRiver', 'ratingCustomer', 'shipClass', 'price'].includes(name) && name in first && !item.selected;
          if (!replaced && now) expect(parseQuery(now.link).state).toEqual(first);
        }
    }
  });

  test('SEARCH-04 the options of the specification are there', async () => {
    const { filters } = await find('');
    const names = filters.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        'area',
        'cruiseLine',
        'ship',
        'duration',
        'price',
        'cabin',
        'arrivalOptions',
        'country',
        'port',
        'language',
        'shipSize',
        'geography',
        'specials',
        'services',
        'feature',
      ]),
    );
    for (const { name, key, items } of filters) {
      expect(key).toMatch(/^[a-z_]+$/);
      expect([name, items.length > 0]).toEqual([name, true]);
    }
  });

  test('SEARCH-03 the live count is the search’s total', async () => {
    for (const query of searches) {
      const { total, months } = await find(query);
      const count = await shop.ask(searchCount, { url: searchAddress(query) });
      expect([query, count.total, count.query]).toEqual([query, total, query]);
      const lowest = months.filter(({ month, from }) => from && (!parseQuery(query).state.month || parseQuery(query).state.month?.includes(month)));
      const { startFrom, startTo } = parseQuery(query).state;
      if (!startFrom && !startTo && !parseQuery(query).state.weekday)
        expect([query, count.from?.amount]).toEqual([query, Math.min(...lowest.map(({ from }) => from?.amount ?? Infinity))]);
    }
  });
});

describe('SEARCH-05 order and pages', () => {
  const keys: Readonly<Record<string, (card: SearchAnswer['hits'][number]) => number | string>> = {
    'start_date asc': (card) => card.departsOn,
    'start_date desc': (card) => card.departsOn,
    'price asc': (card) => card.price?.guide?.amount ?? card.price?.total.amount ?? Infinity,
    'price desc': (card) => card.price?.guide?.amount ?? card.price?.total.amount ?? -Infinity,
    'ship_customer_rating desc': (card) => card.rating?.value ?? 0,
    main_area: (card) => card.area.name,
    departure_port: (card) => card.embarkation,
    duration: (card) => card.nights,
    ship: (card) => card.ship.name,
    reduction: (card) => card.reduction?.percent ?? 0,
  };
  const descending = new Set(['start_date desc', 'price desc', 'ship_customer_rating desc', 'reduction']);

  test('SEARCH-05 each sort orders all hits by what it says', async () => {
    const collator = new Intl.Collator('de');
    for (const sort of sortOptions) {
      const hits = await everyHit(writeQuery({ sort }));
      expect(hits.length).toBeGreaterThan(500);
      const key = keys[sort];
      if (!key) continue; // bonus, views and recommendation order by what no card shows
      for (let i = 1; i < hits.length; i++) {
        const [before, after] = [hits[i - 1], hits[i]].map((card) => (card ? key(card) : 0)) as [string | number, string | number];
        const order = typeof before === 'string' ? collator.compare(before, String(after)) : before - Number(after);
        // guide amounts of other currencies are rounded: a cent decides nothing
        expect([sort, i, before, after, descending.has(sort) ? order >= -1 : order <= 1]).toEqual([sort, i, before, after, true]);
      }
    }
  });

  test('SEARCH-05 voyages without a price come last, up or down', async () => {
    for (const sort of ['price asc', 'price desc'] as const) {
      const hits = await everyHit(writeQuery({ sort, soldOut: true, adultCount: 2, childAgeOptions: [3, 5, 7] }));
      const priced = hits.map(({ price }) => price !== null);
      expect(priced).toContain(false);
      expect(priced.lastIndexOf(true)).toBeLessThan(priced.indexOf(false));
    }
  });

  test('SEARCH-02 pages of every size are disjoint and together complete, in one order', async () => {
    for (const query of [searches[0] ?? '', searches[1] ?? '', writeQuery({ sort: 'ship' }), writeQuery({ sort: 'price asc', adultCount: 1 })]) {
      const { total } = await find(query);
      const [tens, forties] = [await everyHit(query, 10), await everyHit(query, 40)];
      expect(tens).toHaveLength(total);
      expect(new Set(tens.map(({ id }) => id)).size).toBe(total);
      expect(forties.map(({ id }) => id)).toEqual(tens.map(({ id }) => id));
    }
  });

  test('SEARCH-02 a page beyond the last is empty, not an error', async () => {
    const { pages } = await find('');
    for (const page of [pages + 1, 9999]) {
      const answer = await find(writeQuery({ page }));
      expect([answer.hits, answer.page, answer.pages]).toEqual([[], page, pages]);
    }
  });

  test('SEARCH-02 ten hits unless asked otherwise; the address can ask for forty', async () => {
    expect((await find('')).hits).toHaveLength(10);
    expect((await find('page_size=40')).hits).toHaveLength(40);
    expect((await find('page_size=40', 'fahrwasser', 20)).hits).toHaveLength(20);
    expect((await find('darstellung=raster')).hits).toHaveLength(40);
  });
});

describe('SEARCH-06 SEARCH-08 SEARCH-11 places, views, sea and river', () => {
  test('SEARCH-08 the address of a place finds what its filter finds, on both brands', async () => {
    for (const [brand, path, slug] of [
      ['fahrwasser', '/kreuzfahrten-karibik', 'Karibik'],
      ['fairway', '/cruises-caribbean', 'Caribbean'],
    ] as const) {
      const byPath = await shop.ask(search, { url: path }, { brand });
      expect(byPath.headline).toMatchObject({ place: slug, path, unknownPlace: false });
      expect(byPath.total).toBeGreaterThan(20);
      const [chip] = byPath.appliedFilterItems;
      const byFilter = await find(new URLSearchParams([[chip?.linkKey ?? '', chip?.linkValue ?? '']]).toString().replace(/^(\w+?)=(\d+)$/, '$1$2=$2'), brand);
      expect([byFilter.total, byFilter.hits.map(({ id }) => id)]).toEqual([byPath.total, byPath.hits.map(({ id }) => id)]);
    }
  });

  test('SEARCH-08 filters and pages go with the address of a place', async () => {
    const all = await shop.ask(search, { url: '/kreuzfahrten-karibik' });
    const second = await shop.ask(search, { url: '/kreuzfahrten-karibik?seite=2' });
    expect([second.redirect, second.page, second.total]).toEqual([null, 2, all.total]);
    expect(second.hits.some(({ id }) => all.hits.some((card) => card.id === id))).toBe(false);
    const balcony = await shop.ask(search, { url: '/kreuzfahrten-karibik?ka=balkon' });
    expect(balcony.total).toBeLessThanOrEqual(all.total);
    expect(balcony.appliedFilterItems.map(({ filter }) => filter).toSorted()).toEqual(['area', 'cabin']);
  });

  test('SEARCH-08 a place that nobody knows is said to be unknown', async () => {
    for (const url of ['/kreuzfahrten-nirgendwo', '/kreuzfahrten-constructor', '/kreuzfahrten-caribbean-x'])
      expect([url, (await shop.ask(search, { url })).headline.unknownPlace]).toEqual([url, true]);
  });

  test('SEARCH-11 sea and river part the voyages', async () => {
    const [all, sea, river] = [await find(''), await find('is_river=0'), await find('is_river=1')];
    expect(sea.total + river.total).toBe(all.total);
    expect(Math.min(sea.total, river.total)).toBeGreaterThan(0);
    expect(sea.hits.every(({ isRiver }) => !isRiver) && river.hits.every(({ isRiver }) => isRiver)).toBe(true);
  });

  test('SEARCH-06 the map counts each hit at its port of departure', async () => {
    for (const query of searches.slice(0, 8)) {
      const state = { ...parseQuery(query).state, view: 'map' as const };
      const answer = await find(writeQuery(state));
      expect(answer.view).toBe('map');
      expect(answer.mapUrl).toMatch(/^\/art\/map-de-/);
      expect(answer.map.reduce((sum, { count }) => sum + count, 0)).toBe(answer.total);
      for (const pin of answer.map.slice(0, 3)) {
        const there = await find(pin.link);
        expect([query, pin.label, there.total, there.view]).toEqual([query, pin.label, pin.count, 'list']);
        expect(there.hits.every(({ embarkation }) => embarkation === pin.label)).toBe(true);
      }
    }
  });
});

describe('SEARCH-07 kept searches', () => {
  test('SEARCH-07 a search is kept and found again by its link, on the brand that kept it', async () => {
    for (const brand of brandIds)
      for (const query of searches.slice(1, 6)) {
        const kept = await shop.ask(saveSearch, { url: searchAddress(query, brand) }, { brand });
        expect(kept.id).toMatch(/^s_[\w-]{22}$/);
        expect(kept.label).not.toBe('');
        expect(kept.link).toBe(`${brands[brand].searchUrl}?q=${kept.id}`);
        const found = await shop.ask(savedSearch, { id: kept.id }, { brand });
        expect(found).toEqual({ id: kept.id, label: kept.label, voyageUrl: searchAddress(query, brand) });
        const { redirect, hits } = await shop.ask(search, { url: kept.link }, { brand });
        expect([redirect, hits]).toEqual([{ to: searchAddress(query, brand), permanent: false }, []]);
      }
  });

  test('SEARCH-07 each keeping has an id of its own, and a page number is not kept', async () => {
    const [first, second] = [
      await shop.ask(saveSearch, { url: '/kreuzfahrten?rund=1&seite=4' }),
      await shop.ask(saveSearch, { url: '/kreuzfahrten?rund=1&seite=4' }),
    ];
    expect(first.id).not.toBe(second.id);
    expect((await shop.ask(savedSearch, { id: first.id })).voyageUrl).toBe('/kreuzfahrten?rund=1');
  });

  test('SEARCH-07 an id that nobody kept is an ordinary search for a word, without hits', async () => {
    const { redirect, headline } = await shop.ask(search, { url: '/kreuzfahrten?q=s_aaaaaaaaaaaaaaaaaaaaaa' });
    expect([redirect?.to ?? null, headline.unknownPlace]).not.toEqual([expect.stringContaining('s_'), true]);
    for (const id of ['', 's_', "s_' or 1=1 --aaaaaaaaaa", '__proto__', '\u0000']) {
      const answer = await shop.post(savedSearch.path, { id });
      expect([id, answer.statusCode, answer.json<{ code: string }>().code]).toEqual([id, 422, 'UnknownSavedSearch']);
    }
  });
});

describe('SEARCH-07 SEARCH-14 words', () => {
  const id = firstVoyageId + 20;
  test.each(brandIds)('SEARCH-07 SEARCH-14 the number of a voyage leads %s to its page', async (brand) => {
    const { voyageUrl } = await shop.ask(validVoyageUrl, { voyageId: id }, { brand });
    expect(voyageUrl).toMatch(new RegExp(`k${id}-`));
    for (const q of [String(id), `k${id}`, `K${id}`, ` k${id} `])
      expect([q, (await find(new URLSearchParams({ q }).toString(), brand)).redirect]).toEqual([q, { to: voyageUrl, permanent: false }]);
  });

  test('SEARCH-14 a sentence becomes filters, what was not understood stays as words', async () => {
    const rows = [
      ['fahrwasser', '14 Tage Karibik im Februar mit Flug ab Frankfurt, Balkon, unter 2500 €', ['area', 'cabin', 'month', 'price', 'arrivalOptions']],
      ['fahrwasser', 'Karibik Balkon Quetzalcoatl', ['area', 'cabin', 'textQuery']],
      ['fairway', 'Caribbean in February with a balcony under 2500', ['area', 'cabin', 'month', 'price']],
      ['fahrwasser', 'zwei Erwachsene ein Kind 4 Jahre', ['adultCount', 'childAgeOptions']],
    ] as const;
    for (const [brand, q, fields] of rows) {
      const answer = await find(new URLSearchParams({ q }).toString(), brand);
      expect([q, answer.redirect]).toEqual([q, { to: expect.stringMatching(/^\/(kreuzfahrten|cruises)\?/), permanent: false }]);
      expect(answer.words).toMatchObject({ text: q });
      expect(answer.words?.understood.length).toBeGreaterThan(0);
      const there = await shop.ask(search, { url: answer.redirect?.to ?? '' }, { brand });
      expect([q, there.redirect]).toEqual([q, null]);
      expect(there.appliedFilterItems.map(({ filter }) => filter)).toEqual(expect.arrayContaining([...fields]));
    }
  });

  test('SEARCH-14 words that mean no filter are searched as text and named unread', async () => {
    const answer = await find(new URLSearchParams({ q: 'Quetzalcoatl' }).toString());
    expect([answer.redirect, answer.total, answer.words?.unread]).toEqual([null, 0, ['Quetzalcoatl']]);
    expect(answer.appliedFilterItems.map(({ filter, linkValue }) => [filter, linkValue])).toEqual([['textQuery', 'Quetzalcoatl']]);
  });

  test('SEARCH-09 suggestions are grouped, counted, and lead to what they say', async () => {
    for (const [brand, query, label] of [
      ['fahrwasser', 'karibk', 'Karibik'],
      ['fahrwasser', 'lissabon', 'Lissabon'],
      ['fairway', 'lisbn', 'Lisbon'],
      ['fahrwasser', 'KARIBIK', 'Karibik'],
    ] as const) {
      const { groups } = await shop.ask(suggestions, { query }, { brand });
      const item = groups.flatMap(({ items }) => items).find((found) => found.label === label);
      expect([query, item?.label]).toEqual([query, label]);
      const { total } = await shop.ask(search, { url: item?.href ?? '' }, { brand });
      expect([query, total]).toEqual([query, item?.count]);
    }
    expect((await shop.ask(suggestions, { query: 'xqzwvk' })).groups).toEqual([]);
    for (const { items } of (await shop.ask(suggestions, { query: ' ' })).groups)
      expect(items.map(({ count }) => count)).toEqual(items.map(({ count }) => count).toSorted((a, b) => b - a)); // before typing: what is most offered
  });
});

describe('SEARCH-10 the finder', () => {
  test('SEARCH-10 the finder’s choices count what its link finds', async () => {
    const open = await shop.ask(finderFacets, {});
    const area = open.areas[0]?.id ?? '';
    const operator = open.operators[0]?.id ?? '';
    for (const input of [
      {},
      { gebiet: area },
      { reederei: operator, is_river: '0' as const },
      { is_river: 'true' as const },
      { dauer: '5-10', tag_von: '2026-12-01', tag_bis: '2027-01-31' },
    ]) {
      const finder = await shop.ask(finderFacets, input);
      const { total } = await shop.ask(search, { url: finder.link });
      expect([input, total]).toEqual([input, finder.total]);
      for (const { id, count } of finder.operators.slice(0, 3))
        expect([id, (await shop.ask(finderFacets, { ...input, reederei: id })).total]).toEqual([id, count]);
      for (const { id, count } of finder.areas.slice(0, 3)) expect([id, (await shop.ask(finderFacets, { ...input, gebiet: id })).total]).toEqual([id, count]);
    }
  });

  test('SEARCH-10 a voyage that has left keeps its address, an unknown one has none', async () => {
    expect((await shop.ask(validVoyageUrl, { voyageId: shop.special.departed })).voyageUrl).toBe(`/kreuzfahrt-k${shop.special.departed}`);
    expect((await shop.post(validVoyageUrl.path, { voyageId: 5 })).json()).toMatchObject({ code: 'UnknownVoyage' });
  });
});

describe('SEARCH-13 no hits', () => {
  test('SEARCH-13 each proposal says truly how many voyages it finds and from which price', async () => {
    const area = top(await find(''), 'area', 1).map(Number);
    const states: SearchState[] = [
      { area, price: { max: 1 } },
      { isRiver: true, seaDays: { min: 5 } },
      { date: '2026-11-21', cabin: 'suite' },
      { textQuery: 'Quetzalcoatl', cabin: 'balcony' },
      { area, month: ['2029-01'], cabin: 'suite', price: { max: 50 } },
    ];
    let proposals = 0;
    for (const state of states) {
      const answer = await find(writeQuery(state));
      expect([state, answer.total]).toEqual([state, 0]);
      for (const { link, count, from, label } of answer.relaxations) {
        proposals++;
        const there = await shop.ask(searchCount, { url: searchAddress(link) });
        expect([state, label, there.total, there.from]).toEqual([state, label, count, from]);
        expect(count).toBeGreaterThan(0);
        expect(label).toMatch(/\p{L}{2,}|\d/u);
      }
    }
    expect(proposals).toBeGreaterThan(4);
    expect((await find('')).relaxations).toEqual([]);
  });
});

describe('SEARCH-15 months, days and prices', () => {
  test('SEARCH-15 months count what their link finds, from the price it begins with', async () => {
    for (const query of searches.slice(0, 8)) {
      const { months } = await find(query);
      expect(months.length).toBeGreaterThan(3);
      for (const bar of months.filter(({ count, selected }) => count > 0 && !selected).slice(0, 4)) {
        const { startFrom: _a, startTo: _b, month: _c, ...others } = parseQuery(query).state;
        const there = await shop.ask(searchCount, { url: searchAddress(writeQuery({ ...others, month: [bar.month] })) });
        expect([query, bar.month, there.total, there.from]).toEqual([query, bar.month, bar.count, bar.from]);
        expect((await find(bar.link)).months.find(({ month }) => month === bar.month)?.selected).toBe(true);
      }
    }
  });

  test('SEARCH-15 the days of a month add up to its bar, and each day finds what it counts', async () => {
    for (const query of searches.slice(0, 6)) {
      const bar = (await find(query)).months.find(({ month }) => month === '2027-01');
      const { month, days } = await shop.ask(priceCalendar, { url: searchAddress(query), month: '2027-01' });
      expect(month).toBe('2027-01');
      expect([query, days.reduce((sum, { count }) => sum + count, 0)]).toEqual([query, bar?.count ?? 0]);
      expect(days.map(({ on }) => on)).toEqual(days.map(({ on }) => on).toSorted());
      const lowest = Math.min(...days.map(({ from }) => from?.amount ?? Infinity));
      if (bar?.from) expect([query, lowest]).toEqual([query, bar.from.amount]);
      for (const day of days.slice(0, 3)) {
        const there = await find(day.link);
        expect([query, day.on, there.total]).toEqual([query, day.on, day.count]);
        expect(there.hits.every(({ departsOn }) => departsOn === day.on)).toBe(true);
      }
    }
  });

  test('SEARCH-15 a month outside the offer has no days', async () => {
    for (const month of ['2020-01', '2026-10', '2099-12']) expect((await shop.ask(priceCalendar, { url: '/kreuzfahrten', month })).days).toEqual([]);
  });

  test('SEARCH-15 the histogram counts every priced hit once, whatever the chosen price', async () => {
    for (const query of ['', 'preisart=person', 'preisart=nacht', 'erw=1', 'preis=1000-2000', 'erw=2&kin1=5']) {
      const { priceHistogram } = await find(query);
      const { price: _, ...others } = parseQuery(query).state;
      const hits = await everyHit(writeQuery(others));
      expect([query, priceHistogram.bars.reduce((sum, { count }) => sum + count, 0)]).toEqual([query, hits.filter(({ price }) => price).length]);
      for (const [index, { min, max }] of priceHistogram.bars.entries()) {
        if (index > 0) expect(min).toBe((priceHistogram.bars[index - 1]?.max ?? 0) + 1); // whole units, both ends belong to a bar
        if (index < priceHistogram.bars.length - 1) expect(max).toBeGreaterThan(min);
      }
    }
  });

  test('SEARCH-12 the price filter lets through what the shown price says, in each mode', async () => {
    for (const [mode, of] of [
      ['total', 'total'],
      ['person', 'perPerson'],
      ['night', 'perNight'],
    ] as const) {
      const all = await everyHit(writeQuery({ priceMode: mode }));
      const shown = all.flatMap(({ id, price }) => (price && !price.guide ? [[id, price[of].amount] as const] : [])).toSorted((a, b) => a[1] - b[1]);
      const limit = Math.floor((shown[Math.floor(shown.length / 3)]?.[1] ?? 0) / 100);
      const found = new Set((await everyHit(writeQuery({ priceMode: mode, price: { max: limit } }))).map(({ id }) => id));
      const wanted = shown.filter(([, amount]) => amount <= limit * 100).map(([id]) => id);
      expect([mode, wanted.filter((id) => !found.has(id))]).toEqual([mode, []]);
      expect([mode, shown.filter(([id, amount]) => amount > limit * 100 && found.has(id))]).toEqual([mode, []]);
    }
  });
});

describe('SEARCH-16 comparing', () => {
  test('SEARCH-16 up to four voyages side by side: rows that differ first, unknown ones named', async () => {
    const { hits } = await find('');
    const ids = hits.slice(0, 3).map(({ id }) => id);
    const { voyages, rows, missing } = await shop.ask(compareVoyages, { voyageIds: [...ids, 5] });
    expect([voyages.map(({ id }) => id), missing]).toEqual([ids, [5]]);
    for (const { values, differs } of rows) expect([values.length, differs]).toEqual([3, new Set(values).size > 1]);
    expect(rows.map(({ differs }) => differs)).toEqual(rows.map(({ differs }) => differs).toSorted((a, b) => Number(b) - Number(a)));
    expect((await shop.ask(compareVoyages, { voyageIds: [ids[0] ?? 0, ids[0] ?? 0] })).voyages).toHaveLength(1);
  });

  test('SEARCH-16 SEARCH-12 compared prices are those of the search they come from', async () => {
    for (const query of searches) {
      const { hits } = await find(query);
      const { voyages } = await shop.ask(compareVoyages, { voyageIds: hits.slice(0, 4).map(({ id }) => id), url: searchAddress(query) });
      expect([query, voyages.map(({ price }) => price)]).toEqual([query, hits.slice(0, 4).map(({ price }) => price)]);
    }
  });
});
