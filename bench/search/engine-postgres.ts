// PostgreSQL on the same voyages: one flat table with indexes, one query for the page and one per facet.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { startCluster } from '#platform/server/database/cluster.ts';
import type { Engine, EngineMaker } from './engine.ts';
import { routeWords } from './engine-plain.ts';
import {
  bits,
  durationBand,
  facets,
  facetSizes,
  monthOfDay,
  noPrice,
  priceColumn,
  priceLow,
  specialsOf,
  type Facet,
  type Query,
  type Result,
  type Sort,
  type Voyages,
} from './workload.ts';

const prices = Array.from({ length: 20 }, (_, column) => `p${column}`);
const lists = ['area', 'port', 'country', 'language', 'services', 'specials'] as const;
const single = { cruiseLine: 'cruise_line', ship: 'ship', duration: 'duration', shipSize: 'ship_size' } as const;

const tableSql = `create unlogged table voyage (id int primary key, area int[], cruise_line int, ship int, port int[], country int[], duration int, month int, language int[], ship_size int,
  services int[], specials int[], river int, sold_out int, round_trip int, holidays int, start int, rating int, words tsvector, ${prices.map((name) => `${name} int`).join(', ')})`;
const indexesSql = [
  ...lists.map((name) => `create index on voyage using gin (${name})`),
  ...['cruise_line', 'ship', 'start', 'p19'].map((name) => `create index on voyage (${name})`),
  'create index on voyage using gin (words)',
];

function* linesOf(voyages: Voyages): Generator<string> {
  const words = voyages.routes.map((route) =>
    routeWords(voyages, route)
      .map((word) => `'${word}'`)
      .join(' '),
  );
  const list = (values: readonly number[]): string => `{${values.join()}}`;
  for (let i = 0; i < voyages.count; i += 1) {
    const place = voyages.route[i]!;
    const route = voyages.routes[place]!;
    const ship = voyages.world.ships[route.ship]!;
    const ofRoute = [list(route.areas), ship.operator, route.ship, list(route.ports), list(route.countries), durationBand(route.nights)];
    const ofShip = [list(ship.languages), ship.size, list(bits(voyages.services[i]!)), list(specialsOf(voyages, i)), ship.river];
    const others = [voyages.soldOut[i], route.roundTrip ? 1 : 0, voyages.holidays[i], voyages.start[i], ship.rating, words[place]];
    const fields = [
      i,
      ...ofRoute,
      monthOfDay[voyages.start[i]!],
      ...ofShip,
      ...others,
      ...voyages.prices.map((column) => (column[i] === noPrice ? '\\N' : column[i])),
    ];
    yield `${fields.join('\t')}\n`;
  }
}

/** The price of a cabin type and arrival lets the voyage through. */
function priced(q: Query, cabin: number | undefined, arrival: number | undefined): string[] {
  if (cabin === undefined && arrival === undefined && !q.price) return [];
  const column = prices[priceColumn(cabin ?? 4, arrival ?? 3)]!;
  return q.price ? [`${column} >= ${q.price[0]}`, `${column} < ${q.price[1]}`] : [`${column} is not null`];
}

function conditions(q: Query, without?: Facet): string[] {
  const found: string[] = [];
  for (const name of lists) if (q[name] && name !== without) found.push(`${name} && '{${q[name].join()}}'`);
  for (const [name, column] of Object.entries(single) as [keyof typeof single, string][])
    if (q[name] && name !== without) found.push(`${column} = any('{${q[name].join()}}')`);
  if (q.date && without !== 'month') found.push(`start between ${q.date[0]} and ${q.date[1]}`);
  if (q.river !== undefined) found.push(`river = ${q.river}`);
  if (q.soldOut !== undefined) found.push('sold_out = 0');
  if (q.roundTrip) found.push('round_trip = 1');
  if (q.rating !== undefined) found.push(`rating >= ${q.rating}`);
  if (q.holiday !== undefined) found.push(`holidays & ${1 << q.holiday} <> 0`);
  for (const word of q.text ?? []) found.push(`words @@ '${word}:*'::tsquery`);
  return found;
}

const where = (...parts: readonly string[]): string => (parts.length === 0 ? '' : `where ${parts.join(' and ')}`);
const orders: Readonly<Record<Sort, (price: string) => string>> = {
  price: (price) => `${price} nulls last`,
  price_desc: (price) => `${price} desc nulls last`,
  start: () => 'start',
  start_desc: () => 'start desc',
  rating: () => 'rating desc',
};

function facetSql(q: Query, facet: Facet): string {
  const shown = prices[q.pc]!;
  if (facet === 'price') {
    const needed = priced({ ...q, price: undefined } as unknown as Query, q.cabin, q.arrival);
    return `select width_bucket(${shown}, '{${priceLow.join()}}'::int[]) - 1 as value, count(*)::int from voyage ${where(...conditions(q), ...needed, `${shown} is not null`)} group by 1`;
  }
  if (facet === 'cabin' || facet === 'arrival') {
    const choices = Array.from({ length: facetSizes[facet] }, (_, value) => (facet === 'cabin' ? priced(q, value, q.arrival) : priced(q, q.cabin, value)));
    return `select value, count from (select ${choices.map((choice, value) => `count(*) filter (where ${choice.join(' and ')})::int as c${value}`).join(', ')} from voyage ${where(...conditions(q))}) c
      cross join lateral (values ${choices.map((_, value) => `(${value}, c${value})`).join(', ')}) as v(value, count)`;
  }
  const value = facet === 'month' ? 'month' : facet in single ? single[facet as keyof typeof single] : `unnest(${facet})`;
  return `select ${value} as value, count(*)::int from voyage ${where(...conditions(q, facet), ...priced(q, q.cabin, q.arrival))} group by 1`;
}

class Postgres implements Engine {
  private readonly client: pg.Client;
  private readonly end: () => Promise<void>;

  constructor(client: pg.Client, end: () => Promise<void>) {
    this.client = client;
    this.end = end;
  }

  async answer(q: Query): Promise<Result> {
    const all = where(...conditions(q), ...priced(q, q.cabin, q.arrival));
    const total = (await this.client.query<{ total: number }>(`select count(*)::int as total from voyage ${all}`)).rows[0]!.total;
    const page = await this.client.query<{ id: number }>(`select id from voyage ${all} order by ${orders[q.sort](prices[q.pc]!)}, start, id limit 10`);
    const counts = {} as Record<Facet, Int32Array>;
    for (const facet of facets) {
      counts[facet] = new Int32Array(facetSizes[facet]);
      const { rows } = await this.client.query<{ value: number; count: number }>(facetSql(q, facet));
      for (const { value, count } of rows) counts[facet][value] = count;
    }
    return { total, ids: page.rows.map(({ id }) => id), counts };
  }

  close(): Promise<void> {
    return this.end();
  }
}

export const postgresEngine: EngineMaker = {
  name: 'PostgreSQL',
  elsewhere: true,
  prepare: (voyages) => async () => {
    const home = fs.mkdtempSync(path.join(fs.existsSync('/dev/shm') ? '/dev/shm' : os.tmpdir(), 'bench-'));
    const cluster = await startCluster(home, { jit: 'off', fsync: 'off', shared_buffers: '512MB', work_mem: '64MB', max_parallel_workers_per_gather: '0' });
    const client = new pg.Client({ connectionString: cluster.url('postgres') });
    await client.connect();
    await client.query(tableSql);
    await pipeline(Readable.from(linesOf(voyages)), client.query(copyFrom('copy voyage from stdin')));
    for (const statement of indexesSql) await client.query(statement);
    await client.query('vacuum analyze voyage');
    return new Postgres(client, async () => {
      await client.end();
      await cluster.stop();
      fs.rmSync(home, { recursive: true, force: true });
    });
  },
};
