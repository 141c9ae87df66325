import type pg from 'pg';
import { describe, expect, test } from 'vitest';
import { testDatabase } from '#platform/server/database/testing.ts';
import type { ImportReport } from '../import-run.ts';
import { importFile } from '../import.service.ts';
import type { ImportedCategory } from '../imported-voyage.ts';
import { bytesOf, traveltekFixture } from '../traveltek/fixture.ts';
import { centreOf, findArea, type KnownArea } from './areas.repository.ts';
import { assignCodes } from './fleet.repository.ts';
import { findSamePort, type KnownPort } from './ports.repository.ts';

const run = (pool: pg.Pool, file: unknown): Promise<ImportReport> =>
  importFile(
    {
      format: 'traveltek',
      fileName: 'fixture.json',
      bytes: bytesOf(file),
      currency: 'USD',
      shiftDays: 0,
      serviceChargeCompulsory: false,
      force: false,
      dryRun: false,
    },
    { pool, now: () => new Date('2025-08-01T12:00:00Z') },
  );
const rowsOf = async (pool: pg.Pool, text: string): Promise<Record<string, unknown>[]> => (await pool.query(text)).rows;

const port = (id: number, name: string, lat: number, lon: number, synonyms: string[] = []): KnownPort => ({
  id,
  name_de: name,
  name_en: name,
  synonyms,
  lat,
  lon,
});
const wanted = (givenName: string, lat: number, lon: number) => ({ place: '$', sourceKey: null, name: givenName, givenName, country: undefined, lat, lon });

describe('ports that are ours already', () => {
  const known = [
    port(1, 'New York', 40.67, -74.01),
    port(2, 'Cape Liberty', 40.66, -74.08, ['Bayonne']),
    port(3, 'Civitavecchia', 42.09, 11.79),
    port(4, 'Bergen', 60.4, 5.32),
  ];

  test('OPS-04 the same place under a similar name is the same port', () => {
    expect(findSamePort(known, wanted('Cape Liberty, Nj (Ny Metro)', 40.6653, -74.0761))?.id).toBe(2);
    expect(findSamePort(known, wanted('Rome (Civitavecchia)', 42.0924, 11.795))?.id).toBe(3);
  });

  test('another name there, or the name elsewhere, is another port', () => {
    expect(findSamePort(known, wanted('Red Hook', 40.675, -74.02))).toBeUndefined();
    expect(findSamePort(known, wanted('Bergen', 52.67, 4.7))).toBeUndefined();
  });
});

describe('areas that a region means', () => {
  const area = (id: number, parent_id: number | null, name_en: string, lat: number, lon: number, synonyms: string[] = [], is_river = false): KnownArea => ({
    id,
    parent_id,
    name_de: name_en,
    name_en,
    synonyms,
    is_river,
    lat,
    lon,
  });
  const areas = [
    area(1, null, 'Caribbean', 14, -61, ['Bahamas', 'Barbados']),
    area(2, 1, 'Western Caribbean & Bahamas', 20, -82, ['Bahamas', 'Miami']),
    area(3, 1, 'Eastern & Southern Caribbean', 14.5, -61.5),
    area(4, null, 'Asia', 12, 110),
    area(5, null, 'Danube', 47, 19, [], true),
    area(6, null, 'Northern Europe', 62, 8),
    area(7, 6, 'Norway', 62.1, 7.2, ['Norwegian fjords']),
  ];
  const off = { lat: 26, lon: -78 };

  test.each([
    ['Bahamas', 2],
    ['Caribbean', 1],
    ['Caribbean - Eastern', 3],
    ['Far East', 4],
    ['Norwegian Fjords', 7],
    ['Danube', undefined],
    ['Terra Incognita', undefined],
  ])('%s', (region, id) => expect(findArea(areas, region, off, false)?.id).toBe(id));

  test('a river is no sea', () => expect(findArea(areas, 'Danube', off, true)?.id).toBe(5));

  test('the middle of a route over the date line lies there', () =>
    expect(
      Math.abs(
        centreOf([
          { lat: 0, lon: 170 },
          { lat: 0, lon: -170 },
        ]).lon,
      ),
    ).toBeCloseTo(180));
});

test('a category keeps its code; one that clashes gets the second code or the key behind it', () => {
  const category = (sourceKey: string, code: string, secondCode: string | null = null): ImportedCategory => ({
    sourceKey,
    code,
    secondCode,
    cabinType: 'inside',
    name: code,
    descriptionEn: '',
    sizeTenthSqm: null,
    maxOccupancy: 2,
    deckNumbers: [],
    colour: null,
  });
  const codes = assignCodes(
    [category('1', 'IA'), category('2', 'IA', 'X'), category('3', 'IA'), category('4', 'OB')],
    [
      { code: 'OB', source_key: '9' },
      { code: 'IA-X', source_key: '2' },
    ],
  );
  expect(Object.fromEntries(codes)).toEqual({ '9': 'OB', '2': 'IA-X', '1': 'IA', '3': 'IA-3', '4': 'OB-4' });
});

describe('several voyages', () => {
  const other = (key: number, change: (file: ReturnType<typeof traveltekFixture>) => void = () => {}) => {
    const file = traveltekFixture();
    file['codetocruiseid'] = key;
    change(file);
    return file;
  };

  test('OPS-04 share operator, ship, ports, area and itinerary', async () => {
    await using database = await testDatabase();
    const { pool } = database;
    await run(pool, traveltekFixture());
    expect((await run(pool, other(555_002))).voyage).toMatchObject({ isNew: true, newPorts: 0 });
    const tables = ['operators', 'ships', 'areas', 'itineraries', 'voyages', 'ports'];
    const sizes = Object.fromEntries(await Promise.all(tables.map(async (table) => [table, (await rowsOf(pool, `select 1 from ${table}`)).length] as const)));
    expect(sizes).toEqual({ operators: 1, ships: 1, areas: 1, itineraries: 1, voyages: 2, ports: 4 });
  });

  test('OPS-04 several imports at once double nothing', async () => {
    await using database = await testDatabase();
    const { pool } = database;
    const reports = await Promise.all([1, 2, 3, 1, 2, 3].map((key) => run(pool, other(key))));
    expect(reports.map((report) => report.outcome).toSorted()).toEqual(['applied', 'applied', 'applied', 'unchanged', 'unchanged', 'unchanged']);
    expect(
      await rowsOf(
        pool,
        'select (select count(*)::int from ports) as ports, (select count(*)::int from operators) as operators, (select count(*)::int from itineraries) as itineraries',
      ),
    ).toEqual([{ ports: 4, operators: 1, itineraries: 1 }]);
  });

  test('use the ports and areas of the shop, and its slugs stay its own', async () => {
    await using database = await testDatabase();
    const { pool } = database;
    await pool.query(`insert into areas (parent_id, slug_de, slug_en, name_de, name_en, synonyms, lat, lon) values
      (null, 'nordeuropa', 'northern-europe', 'Nordeuropa', 'Northern Europe', '{}', 62, 8), (1, 'norwegen', 'norway', 'Norwegen', 'Norway', '{Norwegian fjords}', 62, 7)`);
    await pool.query(`insert into ports (slug, name_de, name_en, country, lat, lon, time_zone) values
      ('bergen', 'Bergen', 'Bergen', 'NO', 60.4, 5.32, 'Europe/Oslo'), ('aalesund', 'Ålesund', 'Ålesund', 'NO', 62.47, 6.15, 'Europe/Oslo'), ('flam', 'Testort', 'Elsewhere', 'NO', 50, 5, 'Europe/Oslo')`);
    const report = await run(pool, traveltekFixture());
    expect(report.voyage?.newPorts).toBe(2);
    expect(await rowsOf(pool, "select slug, country, time_zone from ports where source = 'traveltek' order by id")).toEqual([
      { slug: 'testholm', country: 'NO', time_zone: 'Europe/Oslo' },
      { slug: 'flam-2', country: 'NO', time_zone: 'Europe/Oslo' },
    ]);
    expect(await rowsOf(pool, 'select main_area_id, area_ids from itineraries')).toEqual([{ main_area_id: 2, area_ids: [2, 1] }]);
  });

  test('the same ports in the same order are one family, whatever the supplier calls them', async () => {
    await using database = await testDatabase();
    const { pool } = database;
    await run(pool, traveltekFixture());
    await run(
      pool,
      other(2, (file) => (file['name'] = 'Skerries, Differently')),
    );
    await run(
      pool,
      other(3, (file) => file.itinerary.splice(2, 1)),
    );
    expect(await rowsOf(pool, 'select family_id from itineraries order by id')).toEqual([{ family_id: 1 }, { family_id: 1 }, { family_id: 2 }]);
  });

  test('a stay over several days has a row a day; a place that is only passed is a water', async () => {
    await using database = await testDatabase();
    const { pool } = database;
    const file = other(4, (next) => {
      Object.assign(next.itinerary[2] ?? {}, { arrivedate: '2025-09-08', departdate: '2025-09-09', departtime: '13:00' });
      Object.assign(next.itinerary[3] ?? {}, {
        arrivedate: '2025-09-09',
        departdate: '2025-09-09',
        name: 'Hubbard Glacier',
        portid: 77,
        latitude: '',
        longitude: '',
      });
      Object.assign(next.itinerary[4] ?? {}, { name: 'Fog Bank', portid: 78, latitude: '', longitude: '' });
    });
    await run(pool, file);
    expect(
      await rowsOf(
        pool,
        'select c.day, p.name_en as port, c.water, c.arrives, c.departs, c.overnight from port_calls c left join ports p on p.id = c.port_id where c.day between 3 and 5 order by c.seq',
      ),
    ).toEqual([
      { day: 3, port: 'Testholm', water: null, arrives: '08:00:00', departs: null, overnight: true },
      { day: 4, port: 'Testholm', water: null, arrives: null, departs: '13:00:00', overnight: false },
      { day: 4, port: null, water: 'hubbard-glacier', arrives: null, departs: null, overnight: false },
      { day: 5, port: null, water: 'Fog Bank', arrives: null, departs: null, overnight: false },
    ]);
  });

  test('the course has its lines and its length', async () => {
    await using database = await testDatabase();
    const { pool } = database;
    await run(pool, traveltekFixture());
    const [itinerary] = await rowsOf(pool, 'select distance_nm, geography from itineraries');
    expect(itinerary?.['distance_nm']).toBeGreaterThan(500); // Bergen – Ålesund – … – Flåm – Bergen, along the coast
    expect(itinerary?.['distance_nm']).toBeLessThan(1100);
    expect(itinerary?.['geography']).toEqual([]);
    expect(await rowsOf(pool, 'select count(*)::int as n, bool_and(distance_nm > 0) as long from sea_legs')).toEqual([{ n: 8, long: true }]);
  });

  test('an itinerary that nobody sails any more goes', async () => {
    await using database = await testDatabase();
    const { pool } = database;
    await run(pool, traveltekFixture());
    await run(
      pool,
      other(555_001, (file) => (file['name'] = 'Renamed')),
    );
    expect(await rowsOf(pool, 'select name_de from itineraries')).toEqual([{ name_de: 'Renamed' }]);
  });

  test('decks may swap their numbers and go; two decks are never one', async () => {
    await using database = await testDatabase();
    const { pool } = database;
    await run(pool, traveltekFixture());
    await run(
      pool,
      other(
        555_001,
        (file) =>
          (file.shipcontent['shipdecks'] = {
            '901': { id: 901, deckname: 'Deck 5', validfrom: '2024-01-01' },
            '902': { id: 902, deckname: 'Deck 4', validfrom: '2024-01-01' },
          }),
      ),
    );
    expect(await rowsOf(pool, 'select source_key, number from ship_decks order by 1')).toEqual([
      { source_key: '901', number: 5 },
      { source_key: '902', number: 4 },
    ]);
    await run(
      pool,
      other(555_001, (file) => (file.shipcontent['shipdecks'] = { '902': { id: 902, deckname: 'Deck 4' } })),
    );
    expect(await rowsOf(pool, 'select source_key, valid_from from ship_decks')).toEqual([{ source_key: '902', valid_from: null }]);
  });
});
