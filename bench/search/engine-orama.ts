// Orama, a search engine from npm, on the same voyages: one search with facets, and one more for each facet that is filtered.
import { create, insertMultiple, search, type AnyOrama, type AnySchema } from '@orama/orama';
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
  priceHigh,
  priceLow,
  specialsOf,
  type Facet,
  type Query,
  type Result,
  type Voyages,
} from './workload.ts';

const prices = Array.from({ length: 20 }, (_, column) => `p${column}`);
const schema: AnySchema = {
  area: 'enum[]',
  cruiseLine: 'enum',
  ship: 'enum',
  port: 'enum[]',
  country: 'enum[]',
  duration: 'enum',
  cabin: 'enum[]',
  month: 'enum',
  language: 'enum[]',
  shipSize: 'enum',
  arrival: 'enum[]',
  services: 'enum[]',
  specials: 'enum[]',
  river: 'enum',
  soldOut: 'enum',
  roundTrip: 'enum',
  holidays: 'enum[]',
  start: 'number',
  rating: 'number',
  text: 'string',
  ...Object.fromEntries(prices.map((name) => [name, 'number'])),
};

/** Documents by day and number, as equal values keep their order. */
function documentsOf(voyages: Voyages): Record<string, unknown>[] {
  const { routes, world } = voyages;
  const words = routes.map((route) => routeWords(voyages, route).join(' '));
  const order = Array.from({ length: voyages.count }, (_, i) => i).sort((a, b) => voyages.start[a]! - voyages.start[b]! || a - b);
  return order.map((i) => {
    const place = voyages.route[i]!;
    const route = routes[place]!;
    const ship = world.ships[route.ship]!;
    return {
      id: String(i),
      area: route.areas,
      cruiseLine: ship.operator,
      ship: route.ship,
      port: route.ports,
      country: route.countries,
      duration: durationBand(route.nights),
      cabin: bits(voyages.cabins[i]!),
      month: monthOfDay[voyages.start[i]!],
      language: ship.languages,
      shipSize: ship.size,
      arrival: bits(voyages.arrivals[i]!),
      services: bits(voyages.services[i]!),
      specials: specialsOf(voyages, i),
      river: ship.river,
      soldOut: voyages.soldOut[i],
      roundTrip: route.roundTrip ? 1 : 0,
      holidays: bits(voyages.holidays[i]!),
      start: voyages.start[i],
      rating: ship.rating,
      text: words[place],
      ...Object.fromEntries(prices.map((name, column) => [name, voyages.prices[column]![i]])),
    };
  });
}

type Where = Record<string, unknown>;

function whereOf(q: Query, without?: Facet): Where {
  const where: Where = {};
  const oneOf = (name: Facet, values: readonly number[] | undefined, several: boolean): void => {
    if (values && name !== without) where[name] = several ? { containsAny: values } : { in: values };
  };
  oneOf('area', q.area, true);
  oneOf('cruiseLine', q.cruiseLine, false);
  oneOf('ship', q.ship, false);
  oneOf('port', q.port, true);
  oneOf('country', q.country, true);
  oneOf('duration', q.duration, false);
  oneOf('language', q.language, true);
  oneOf('shipSize', q.shipSize, false);
  oneOf('services', q.services, true);
  oneOf('specials', q.specials, true);
  if (q.cabin !== undefined && without !== 'cabin') where['cabin'] = { containsAny: [q.cabin] };
  if (q.arrival !== undefined && without !== 'arrival') where['arrival'] = { containsAny: [q.arrival] };
  if (q.date && without !== 'month') where['start'] = { between: q.date };
  if (q.river !== undefined) where['river'] = { eq: q.river };
  if (q.soldOut !== undefined) where['soldOut'] = { eq: 0 };
  if (q.roundTrip) where['roundTrip'] = { eq: 1 };
  if (q.holiday !== undefined) where['holidays'] = { containsAny: [q.holiday] };
  if (q.rating !== undefined) where['rating'] = { gte: q.rating };
  return where;
}

/** The price filter on the column of a cabin type and arrival. */
const priced = (q: Query, cabin: number | undefined, arrival: number | undefined): Where =>
  q.price ? { [prices[priceColumn(cabin ?? 4, arrival ?? 3)]!]: { between: [q.price[0], q.price[1] - 1] } } : {};

const valueFacets = facets.filter((facet) => facet !== 'price');
const filterOf = { month: 'date' } as Readonly<Partial<Record<Facet, keyof Query>>>;
const isFiltered = (q: Query, facet: Facet): boolean => q[filterOf[facet] ?? (facet as keyof Query)] !== undefined;

class Orama implements Engine {
  private readonly database: AnyOrama;

  constructor(database: AnyOrama) {
    this.database = database;
  }

  async answer(q: Query): Promise<Result> {
    const counts = Object.fromEntries(facets.map((facet) => [facet, new Int32Array(facetSizes[facet])])) as Record<Facet, Int32Array>;
    const open = valueFacets.filter((facet) => !isFiltered(q, facet) && !(q.price && (facet === 'cabin' || facet === 'arrival')));
    const first = await this.ask(q, { ...whereOf(q), ...priced(q, q.cabin, q.arrival) }, open, !q.price, 10);
    this.read(first, counts);
    for (const facet of valueFacets.filter((name) => !open.includes(name))) {
      if (facet === 'cabin' || facet === 'arrival') await this.choices(q, facet, counts[facet]);
      else this.read(await this.ask(q, { ...whereOf(q, facet), ...priced(q, q.cabin, q.arrival) }, [facet], false, 0), counts);
    }
    if (q.price) this.read(await this.ask(q, whereOf(q), [], true, 0), counts);
    return { total: first.count, ids: first.hits.map((hit) => Number(hit.id)), counts };
  }

  /** Each cabin type or arrival as if it were chosen, with its price. */
  private async choices(q: Query, facet: 'cabin' | 'arrival', counts: Int32Array): Promise<void> {
    for (let value = 0; value < counts.length; value += 1) {
      const price = facet === 'cabin' ? priced(q, value, q.arrival) : priced(q, q.cabin, value);
      counts[value] = (await this.ask(q, { ...whereOf(q, facet), [facet]: { containsAny: [value] }, ...price }, [], false, 0)).count;
    }
  }

  private ask(q: Query, where: Where, valueNames: readonly Facet[], bars: boolean, limit: number) {
    const column = prices[q.pc]!;
    const ranges = priceLow.map((low, band) => ({ from: low, to: Math.min(priceHigh[band]!, noPrice) - 1 }));
    const sortBy = {
      price: { property: column, order: 'ASC' },
      price_desc: { property: column, order: 'DESC' },
      start: { property: 'start', order: 'ASC' },
      start_desc: { property: 'start', order: 'DESC' },
      rating: { property: 'rating', order: 'DESC' },
    } as const;
    return search(this.database, {
      term: q.text?.join(' ') ?? '',
      ...(q.text && { properties: ['text'], threshold: 0 }),
      where,
      limit,
      ...(limit > 0 && { sortBy: sortBy[q.sort] }),
      facets: { ...Object.fromEntries(valueNames.map((name) => [name, { limit: facetSizes[name] }])), ...(bars && { [column]: { ranges } }) },
    } as never);
  }

  private read(answer: Awaited<ReturnType<Orama['ask']>>, counts: Record<Facet, Int32Array>): void {
    for (const [name, { values }] of Object.entries(answer.facets ?? {})) {
      if (prices.includes(name))
        for (const [band, low] of priceLow.entries()) counts.price[band] = values[`${low}-${Math.min(priceHigh[band]!, noPrice) - 1}`] ?? 0;
      else for (const [value, count] of Object.entries(values)) counts[name as Facet][Number(value)] = count;
    }
  }
}

export const oramaEngine: EngineMaker = {
  name: 'Orama',
  prepare: (voyages) => {
    const documents = documentsOf(voyages);
    return async () => {
      const database = create({ schema });
      await insertMultiple(database, documents as never, 1000);
      return new Orama(database);
    };
  },
};
