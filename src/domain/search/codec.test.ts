import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arrivalOptions, boardLanguages, cabinTypes, features, geographies, holidays, services, shipSizes, specials } from '../voyage/vocabulary.ts';
import { isoDate } from '../calendar/calendar.ts';
import { countryCodes } from './codec-countries.ts';
import type { Field } from './codec-rows.ts';
import { rows } from './codec-table.ts';
import { appliedFilters, canonical, isCanonical, parseQuery, withFilter, withoutFilter, writeQuery } from './codec.ts';
import { pageSizes, priceModes, resultViews, sortOptions, type SearchState } from './filters.ts';

// ---------------------------------------------------------------- random states, one generator per field of the state
const ascending = <T extends string | number>(items: fc.Arbitrary<T>): fc.Arbitrary<T[]> =>
  fc
    .uniqueArray(items, { minLength: 1, maxLength: 5 })
    .map((list) => list.sort((a, b) => (typeof a === 'number' && typeof b === 'number' ? a - b : String(a) < String(b) ? -1 : 1)));
const ids = ascending(fc.integer({ min: 1, max: 2 ** 31 - 1 }));
const countries = ascending(fc.constantFrom(...countryCodes));
const day = fc.integer({ min: 0, max: 80_000 }).map(isoDate);
const range = (max: number) =>
  fc
    .record({ min: fc.integer({ min: 1, max }), max: fc.integer({ min: 0, max }) }, { requiredKeys: [] })
    .filter((r) => (r.min !== undefined || r.max !== undefined) && (r.min === undefined || r.max === undefined || r.min <= r.max));
const words = fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }).map((s) => parseQuery(new URLSearchParams({ q: s })).state.textQuery ?? 'Hund');

const fields: { readonly [F in Field]-?: fc.Arbitrary<Exclude<SearchState[F], undefined>> } = {
  area: ids,
  areaOperator: ids,
  port: ids,
  portAll: ids,
  portNone: ids,
  fromPort: ids,
  toPort: ids,
  fromToPort: ids,
  country: countries,
  fromCountry: countries,
  toCountry: countries,
  fromToCountry: countries,
  departureIn: countries,
  geography: ascending(fc.constantFrom(...geographies)),
  isRiver: fc.boolean(),
  roundTrip: fc.boolean(),
  startFrom: day,
  startTo: day,
  minStartDate: day,
  maxEndDate: day,
  date: day,
  month: ascending(day.map((d) => d.slice(0, 7))),
  holiday: ascending(fc.constantFrom(...holidays)),
  weekday: ascending(fc.integer({ min: 0, max: 6 })),
  duration: range(400),
  nights: ascending(fc.integer({ min: 1, max: 400 })),
  seaDays: range(400),
  hoursInPort: fc.integer({ min: 1, max: 240 }),
  overnight: fc.constant(true),
  noTender: fc.constant(true),
  cruiseLine: ids,
  ship: ids,
  shipSize: ascending(fc.constantFrom(...shipSizes)),
  shipClass: fc.integer({ min: 6, max: 12 }).map((n) => n / 2),
  language: ascending(fc.constantFrom(...boardLanguages)),
  services: ascending(fc.constantFrom(...services)),
  feature: ascending(fc.constantFrom(...features)),
  ratingCustomer: fc.integer({ min: 10, max: 50 }).map((n) => n / 10),
  ratingKfb: fc.integer({ min: 10, max: 60 }).map((n) => n / 10),
  builtFrom: fc.integer({ min: 1900, max: 2100 }),
  maxPassengers: fc.integer({ min: 1, max: 20_000 }),
  cabin: fc.constantFrom(...cabinTypes),
  arrivalOptions: ascending(fc.constantFrom(...arrivalOptions)),
  arrivalIncluded: fc.constant(true),
  price: range(9_999_999),
  specials: ascending(fc.constantFrom(...specials)),
  specialOperator: ids,
  reduced: fc.constant(true),
  soldOut: fc.constant(true),
  identical: ids,
  adultCount: fc.integer({ min: 1, max: 6 }),
  childAgeOptions: fc.array(fc.integer({ min: 0, max: 17 }), { minLength: 1, maxLength: 3 }).map((ages) => ages.sort((a, b) => a - b)),
  textQuery: words,
  sort: fc.constantFrom(...sortOptions.filter((s) => s !== 'start_date asc')),
  page: fc.integer({ min: 2, max: 10_000 }),
  pageSize: fc.constantFrom(...pageSizes),
  view: fc.constantFrom(...resultViews),
  priceMode: fc.constantFrom(...priceModes),
};
const anyState = fc.record(fields, { requiredKeys: [] }) as fc.Arbitrary<SearchState>;
const restPairs = fc.uniqueArray(
  fc.tuple(
    fc.stringMatching(/^utm_[a-z]{1,8}$/),
    fc.string({ maxLength: 20, unit: 'grapheme' }).map((s) => s.toWellFormed()),
  ),
  {
    maxLength: 5,
    selector: ([name]) => name,
  },
);

// ---------------------------------------------------------------- hostile queries
const names = rows.flatMap((row) => [...row.names.keys(), row.name]);
const oddKey = fc.oneof(
  fc.constantFrom(...names),
  fc.tuple(fc.constantFrom(...names), fc.oneof(fc.string({ maxLength: 6 }), fc.nat().map(String))).map(([n, s]) => n + s),
  fc.constantFrom('__proto__', 'constructor', 'kin99999999', 'kin0', 'gebiet[]', 'gebiet[999999]', 'utm_source', '', 'q[]', 'toString', 'kin-1'),
  fc.string({ maxLength: 30 }),
);
const oddValue = fc.oneof(
  fc.string({ maxLength: 40, unit: 'binary' }),
  fc.integer().map(String),
  fc.constantFrom(
    '',
    '0',
    '1',
    '-1',
    '1e9',
    '0x10',
    'NaN',
    'Infinity',
    '99999999999999999999',
    '7-14',
    '-',
    '14-7',
    '2027-02-31',
    '2027-13',
    'true',
    'DE',
    '1,2,3',
    ',,,',
    '%',
    '%E0%A4%A',
    '<script>',
    "' or 1=1--",
    '\u0000',
    '\u202Egnp',
  ),
  fc.array(fc.nat(), { maxLength: 120 }).map((a) => a.join(',')),
);
const oddQuery = fc.array(fc.tuple(oddKey, oddValue), { maxLength: 40 });

describe('the codec of the address bar', () => {
  test('SEARCH-01 every field of the state has its row, and no two rows share a name', () => {
    expect(rows.map((row) => row.field).sort()).toEqual(Object.keys(fields).sort());
    const seen = rows.flatMap((row) => [...row.names.keys()]);
    expect(seen).toHaveLength(new Set(seen).size);
  });

  test('SEARCH-02 what is written is read back', () => {
    fc.assert(
      fc.property(anyState, restPairs, (state, rest) => {
        const parsed = parseQuery(writeQuery(state, rest));
        expect(parsed.state).toEqual(state);
        expect(parsed.dropped).toEqual([]);
        expect(parsed.rest).toEqual([...rest].sort(([a], [b]) => (a < b ? -1 : 1)));
      }),
      { numRuns: 2000 },
    );
  });

  test('SEARCH-02 the canonical form is final, and no meaning hangs on the order', () => {
    fc.assert(
      fc.property(anyState, fc.infiniteStream(fc.nat()), (state, random) => {
        const query = writeQuery(state);
        const shuffled = query
          .split('&')
          .map((pair) => ({ pair, key: random.next().value }))
          .sort((a, b) => a.key - b.key)
          .map((x) => x.pair)
          .join('&');
        expect(canonical(query)).toBe(query);
        expect(canonical(shuffled)).toBe(query);
        expect(isCanonical(query)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('SEARCH-02 hostile queries never throw, stay bounded and settle after one writing', () => {
    fc.assert(
      fc.property(oddQuery, fc.boolean(), (pairs, asText) => {
        const params = new URLSearchParams(pairs.map(([k, v]) => [k, v]));
        const { state, rest, dropped } = parseQuery(asText ? params.toString() : params);
        for (const value of Object.values(state)) {
          if (Array.isArray(value)) expect(value.length).toBeLessThanOrEqual(50);
          if (typeof value === 'string') expect(value.length).toBeLessThanOrEqual(200);
        }
        expect(rest.length).toBeLessThanOrEqual(20);
        expect(dropped.length).toBeLessThanOrEqual(30);
        const written = writeQuery(state, rest);
        expect(parseQuery(written).state).toEqual(state);
        expect(canonical(written)).toBe(written);
        expect(canonical(new URLSearchParams(pairs.map(([k, v]): [string, string] => [k, v]).reverse()))).toBe(written);
      }),
      { numRuns: 2000 },
    );
  });

  test('SEARCH-02 raw garbage instead of a query', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (garbage) => {
        expect(canonical(canonical(garbage))).toBe(canonical(garbage));
      }),
      { numRuns: 1000 },
    );
    expect(parseQuery('&&==&=&%%%').state).toEqual({});
  });

  test.each<[string, string]>([
    ['preis_von=500&preis_bis=2.000', 'preis=500-2000'],
    ['preis_bis=2000&preis=-900', 'preis=-2000'],
    ['preis_von=&preis_bis=0x1&preis=-900', 'preis=-900'],
    ['dauer_von=14&dauer_bis=7&seetage_bis=3', 'dauer=7-14&seetage=-3'],
    ['gebiet12=12&gebiet15=15', 'gebiet12=12&gebiet15=15'],
    ['gebiet=15&gebiet=12', 'gebiet12=12&gebiet15=15'],
    ['gebiet=15,12,12', 'gebiet12=12&gebiet15=15'],
    ['gebiet[]=15&gebiet[]=12', 'gebiet12=12&gebiet15=15'],
    ['gebiet[0]=15&gebiet[1]=12', 'gebiet12=12&gebiet15=15'],
    ['gebiet0=15&gebiet1=12', 'gebiet12=12&gebiet15=15'],
    ['area=15,12', 'gebiet12=12&gebiet15=15'],
    ['area12=12&areas=15', 'gebiet12=12&gebiet15=15'],
    ['land=de,IT', 'landDE=DE&landIT=IT'],
    ['country=NO', 'landNO=NO'],
    ['is_river=true', 'is_river=1'],
    ['isRiver=false', 'is_river=0'],
    ['erw=2&kin1=5&kin2=11', 'erw=2&kin1=5&kin2=11'],
    ['adults=2&child_ages=11,5', 'erw=2&kin1=5&kin2=11'],
    ['kin[]=5&kin[]=5', 'kin1=5&kin2=5'],
    ['kin1=5&kin2=6&kin3=7&kin4=8&kin9=9', 'kin1=5&kin2=6&kin3=7'],
    ['kin=2&kin1=5', 'kin1=5&kin2=11'],
    ['kin=0', ''],
    ['pax=3', 'erw=3'],
    ['pax=4&kin1=5&kin2=11', 'erw=2&kin1=5&kin2=11'],
    ['pax=4&erw=2', 'erw=2'],
    ['erw=9', 'erw=6'],
    ['jug=1&erw=2', 'erw=2&kin1=15'],
    ['kin99999999=1', ''],
    ['ansicht=detail', 'ansicht=detail'],
    ['darstellung=karte', 'darstellung=karte'],
    ['view=grid', 'darstellung=raster'],
    ['preis=500-2500', 'preis=500-2500'],
    ['preis=-2500', 'preis=-2500'],
    ['price=1000-', 'preis=1000-'],
    ['preis=1.000-2.500', 'preis=1000-2500'],
    ['preis=0-2500', 'preis=-2500'],
    ['preis=2500', 'preis=-2500'],
    ['duration=14-7', 'dauer=7-14'],
    ['dauer=7', 'dauer=7'],
    ['seetage=0-0', 'seetage=-0'],
    ['preisart=person', 'preisart=person'],
    ['sortierung=start_date+asc', ''],
    ['sortierung=price+desc', 'sortierung=preis_absteigend'],
    ['sort=ship_customer_rating+desc', 'sortierung=bewertung'],
    ['sortVoyages=view_count', 'sortierung=beliebtheit'],
    ['page=3&page_size=25', 'page_size=40&seite=3'],
    ['seite=1', ''],
    ['flug=1', 'flug=1'],
    ['flug=0', 'flug=0'],
    ['arrivalOptions=cruise_with_kfb_flight', 'anreisecruise_with_kfb_flight=cruise_with_kfb_flight'],
    ['ka=balcony', 'ka=balkon'],
    ['cabin=Innen', 'ka=innen'],
    ['feiertag=ostern', 'feiertageaster=easter'],
    ['monat=2027-02,2027-03', 'monat2027-02=2027-02&monat2027-03=2027-03'],
    ['datum=12.6.2027', 'datum=2027-06-12'],
    ['tag_von=2027-02-30', ''],
    ['sch_klasse=4,5', 'sch_klasse=4.5'],
    ['reduced=0&ausgebucht=1', 'ausgebucht=1'],
    ['utm_source=mail&foo=bar&gclid=x', 'gclid=x&utm_source=mail'],
    ['q=++Hund%00+Katze+', 'q=Hund+Katze'],
    ['listView=detail', 'ansicht=detail'],
  ])('SEARCH-02 %s is %s', (query, expected) => {
    expect(canonical(query)).toBe(expected);
  });

  test('SEARCH-02 names whose values are broken are told once, empty ones are not', () => {
    expect(parseQuery('gebiet=x&gebiet=0&gebiet=12&datum=morgen&preis=&ka=zelt').dropped).toEqual(['gebiet', 'datum', 'ka']);
    expect(parseQuery('gebiet=x,12').state).toEqual({ area: [12] });
  });

  test('SEARCH-02 lists, texts and pairs are bounded', () => {
    expect(parseQuery(`gebiet=${Array.from({ length: 500 }, (_, i) => i + 1).join(',')}`).state.area).toHaveLength(50);
    expect(parseQuery(`q=${'ä'.repeat(5000)}`).state.textQuery).toHaveLength(200);
    expect(parseQuery(`${'x=1&'.repeat(200)}gebiet=12`).state).toEqual({});
    expect(parseQuery('gebiet=2147483648&schiff=2147483647').state).toEqual({ ship: [2147483647] });
  });

  test('SEARCH-06 listView sets the view, is reported and does not come back', () => {
    const parsed = parseQuery('listView=list&gebiet=3&ansicht=detail');
    expect(parsed.listView).toBe('list');
    expect(parsed.state.view).toBe('list');
    expect(writeQuery(parsed.state, parsed.rest)).toBe('gebiet3=3&ansicht=liste');
    expect(parseQuery('listView=karte').listView).toBeUndefined();
    expect(parseQuery('ansicht=liste').listView).toBeUndefined();
  });

  test('SEARCH-11 the choice of sea or river is part of the query', () => {
    expect(writeQuery({ isRiver: false })).toBe('is_river=0');
    expect(writeQuery({ isRiver: true })).toBe('is_river=1');
  });

  test('SEARCH-05 each sort order has a readable spelling and its own name is read too', () => {
    for (const sort of sortOptions) {
      const query = writeQuery({ sort });
      expect(query).not.toMatch(/\+|%20/);
      expect(parseQuery(query).state.sort ?? 'start_date asc').toBe(sort);
      expect(parseQuery(new URLSearchParams({ sortierung: sort })).state.sort ?? 'start_date asc').toBe(sort);
    }
  });

  test('SEARCH-07 q is kept as typed for the resolver', () => {
    expect(parseQuery('q=s_Ab3-x').state.textQuery).toBe('s_Ab3-x');
    expect(parseQuery('q=100234').state.textQuery).toBe('100234');
  });

  test('SEARCH-03 chips: one per item in table order, each removable by what it says', () => {
    const { state } = parseQuery('ka=balkon&gebiet=15,12&flug=1&kin1=5&dauer=7-14&sortierung=preis&seite=2');
    const chips = appliedFilters(state);
    expect(chips.map((chip) => [chip.queryName, chip.value])).toEqual([
      ['gebiet', '12'],
      ['gebiet', '15'],
      ['dauer', '7-14'],
      ['ka', 'balkon'],
      ['flug', '1'],
      ['kin1', '5'],
    ]);
    fc.assert(
      fc.property(anyState, (random) => {
        for (const chip of appliedFilters(random)) {
          const left = withoutFilter(random, chip.field, chip.value);
          expect(left.page).toBeUndefined();
          expect(appliedFilters(left)).toHaveLength(chip.field === 'arrivalOptions' ? appliedFilters(left).length : appliedFilters(random).length - 1);
          expect(appliedFilters(left).filter((c) => c.field === chip.field && c.value === chip.value).length).toBeLessThan(
            appliedFilters(random).filter((c) => c.field === chip.field && c.value === chip.value).length,
          );
        }
      }),
      { numRuns: 60 },
    );
  });

  test('SEARCH-03 a facet adds an item or sets a field, and the search starts again at page one', () => {
    expect(withFilter({ area: [15], page: 4 }, 'area', 12)).toEqual({ area: [12, 15] });
    expect(withFilter({ area: [12] }, 'area', 12)).toEqual({ area: [12] });
    expect(withFilter({ cabin: 'inside' }, 'cabin', 'balcony')).toEqual({ cabin: 'balcony' });
    expect(withFilter({ childAgeOptions: [5] }, 'childAgeOptions', 5)).toEqual({ childAgeOptions: [5, 5] });
    expect(withFilter({ area: [12] }, 'area', undefined)).toEqual({});
    expect(withFilter({ area: [12] }, 'page', 2)).toEqual({ area: [12], page: 2 });
    expect(withoutFilter({ area: [12, 15], page: 4 }, 'area', 12)).toEqual({ area: [15] });
    expect(withoutFilter({ area: [12] }, 'area', '12')).toEqual({});
    expect(withoutFilter({ area: [12] }, 'area', 99)).toEqual({ area: [12] });
    expect(withoutFilter({ price: { max: 5 } }, 'price')).toEqual({});
  });
});
