// The catalogue in memory: what cards, suggestions and labels read about operators, ships, ports, areas and itineraries.
import type pg from 'pg';
import type { WallTime } from '#domain/calendar/calendar.ts';
import type { AreaRow, IndexReference, OperatorRow, PortRow, RouteRow, ShipRow } from '#domain/search/index/rows.ts';
import { isCurrency, type Currency, type ExchangeRates } from '#domain/money/money.ts';
import type { AgeLimits } from '#domain/pax/party.ts';
import { shipSizeOf } from '#domain/voyage/vocabulary.ts';

export interface Names {
  readonly de: string;
  readonly en: string;
}

export interface CatalogueOperator {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly country: string;
  readonly isRiver: boolean;
  readonly descriptions: Names;
  readonly ageLimits: AgeLimits;
  readonly optionDays: number;
  readonly optionPossible: boolean;
}

export interface CatalogueShip {
  readonly id: number;
  readonly operatorId: number;
  readonly slug: string;
  readonly name: string;
  readonly isRiver: boolean;
  readonly kind: string;
  readonly builtYear: number | null;
  readonly renovatedYear: number | null;
  readonly lengthDm: number | null;
  /** 0 = unknown */
  readonly passengers: number;
  readonly crew: number | null;
  readonly cabins: number | null;
  readonly starsHalf: number | null;
  readonly customerRatingTenth: number | null;
  readonly customerRatingCount: number;
  readonly adviserRatingTenth: number | null;
  readonly languages: readonly string[];
  readonly features: readonly string[];
  readonly services: readonly string[];
  readonly contentHash: string;
}

export interface CataloguePort {
  readonly id: number;
  readonly slug: string;
  readonly code: string | null;
  readonly names: Names;
  /** Further words people use for it. */
  readonly words: readonly string[];
  readonly country: string;
  readonly lat: number;
  readonly lon: number;
  readonly timeZone: string;
  readonly isRiver: boolean;
  readonly river: string | null;
  readonly tender: boolean;
  readonly popularity: number;
}

export interface CatalogueArea {
  readonly id: number;
  readonly parentId: number | null;
  readonly slugs: Names;
  readonly names: Names;
  readonly words: readonly string[];
  readonly isRiver: boolean;
  readonly lat: number;
  readonly lon: number;
  readonly postcard: string;
  readonly bestMonths: readonly number[];
  readonly popularity: number;
}

export interface CatalogueCall {
  /** 1 = day of departure */
  readonly day: number;
  /** null = at sea */
  readonly portId: number | null;
  readonly water: string | null;
  readonly arrives: WallTime | null;
  readonly departs: WallTime | null;
  readonly tender: boolean;
  readonly overnight: boolean;
}

export interface CatalogueItinerary {
  readonly id: number;
  readonly contentKey: string;
  readonly familyId: number;
  readonly shipId: number;
  readonly nights: number;
  readonly seaDays: number;
  readonly names: Names;
  readonly isRiver: boolean;
  readonly embarkationPortId: number;
  readonly disembarkationPortId: number;
  readonly mainAreaId: number;
  readonly areaIds: readonly number[];
  readonly geography: readonly string[];
  readonly distanceNm: number | null;
  /** In order of the course. */
  readonly calls: readonly CatalogueCall[];
}

export interface Catalogue {
  readonly operators: ReadonlyMap<number, CatalogueOperator>;
  readonly ships: ReadonlyMap<number, CatalogueShip>;
  readonly ports: ReadonlyMap<number, CataloguePort>;
  readonly areas: ReadonlyMap<number, CatalogueArea>;
  /** Those of voyages on sale. */
  readonly itineraries: ReadonlyMap<number, CatalogueItinerary>;
}

const names = (de: string, en: string): string => `json_build_object('de', ${de}, 'en', ${en})`;
const operatorsSql = `select id, slug, name, country, is_river as "isRiver", ${names('description_de', 'description_en')} as descriptions,
  json_build_object('infantMaxAge', infant_max_age, 'childMaxAge', child_max_age, 'juniorMaxAge', junior_max_age) as "ageLimits",
  option_days as "optionDays", option_possible as "optionPossible" from operators order by id`;
const shipsSql = `select id, operator_id as "operatorId", slug, name, is_river as "isRiver", kind, built_year as "builtYear", renovated_year as "renovatedYear",
  length_dm as "lengthDm", passengers, crew, cabins, stars_half as "starsHalf", customer_rating_tenth as "customerRatingTenth",
  customer_rating_count as "customerRatingCount", adviser_rating_tenth as "adviserRatingTenth", languages, features, services, content_hash as "contentHash"
  from ships order by id`;
const portsSql = `select id, slug, code, ${names('name_de', 'name_en')} as names, synonyms as words, country, lat, lon, time_zone as "timeZone",
  is_river as "isRiver", river, tender, popularity from ports order by id`;
const areasSql = `select id, parent_id as "parentId", ${names('slug_de', 'slug_en')} as slugs, ${names('name_de', 'name_en')} as names, synonyms as words,
  is_river as "isRiver", lat, lon, postcard, best_months as "bestMonths", popularity from areas order by id`;
/** $1 = ids, or null for the itineraries of all voyages on sale after the day $2. */
const itinerariesSql = `select id, content_key as "contentKey", family_id as "familyId", ship_id as "shipId", nights, sea_days as "seaDays", ${names('name_de', 'name_en')} as names,
  is_river as "isRiver", embarkation_port_id as "embarkationPortId", disembarkation_port_id as "disembarkationPortId", main_area_id as "mainAreaId", area_ids as "areaIds",
  geography, distance_nm as "distanceNm",
  coalesce((select json_agg(json_build_object('day', day, 'portId', port_id, 'water', water, 'arrives', to_char(arrives, 'HH24:MI'), 'departs', to_char(departs, 'HH24:MI'),
    'tender', tender, 'overnight', overnight) order by seq) from port_calls where itinerary_id = itineraries.id), '[]') as calls
  from itineraries
  where case when $1::int[] is not null then id = any($1) else id in (select itinerary_id from voyages where state = 'on_sale' and departs_on > $2) end
  order by id`;

const byId = <T extends { readonly id: number }>(rows: readonly T[]): Map<number, T> => new Map(rows.map((row) => [row.id, row]));

/** Everything but the voyages, as one snapshot shows it. */
export async function readCatalogue(client: pg.ClientBase, today: string): Promise<Catalogue> {
  return {
    operators: byId((await client.query<CatalogueOperator>(operatorsSql)).rows),
    ships: byId((await client.query<CatalogueShip>(shipsSql)).rows),
    ports: byId((await client.query<CataloguePort>(portsSql)).rows),
    areas: byId((await client.query<CatalogueArea>(areasSql)).rows),
    itineraries: byId((await client.query<CatalogueItinerary>(itinerariesSql, [null, today])).rows),
  };
}

export const readItineraries = async (client: pg.ClientBase, ids: readonly number[]): Promise<CatalogueItinerary[]> =>
  (await client.query<CatalogueItinerary>(itinerariesSql, [ids, null])).rows;

/**
 * Tells cheaply whether operators, ships, ports, areas or exchange rates have changed: the sum of the rows' transaction numbers
 * changes with every insert, update and delete (together with their count).
 */
export async function referenceFingerprint(client: pg.ClientBase): Promise<string> {
  const table = (name: string): string => `(select count(*) || '/' || coalesce(sum(xmin::text::bigint), 0) from ${name})`;
  const { rows } = await client.query<{ mark: string }>(
    `select concat_ws(' ', ${['operators', 'ships', 'ports', 'areas', 'exchange_rates'].map(table).join(', ')}) as mark`,
  );
  return rows[0]!.mark;
}

/** The rates of the latest day; the euro alone where there are none. */
export async function readRates(client: pg.ClientBase): Promise<ExchangeRates> {
  const { rows } = await client.query<{ on: string; currency: string; rate: number }>(
    `select rate_on as "on", currency, per_euro::float8 as rate from exchange_rates where rate_on = (select max(rate_on) from exchange_rates)`,
  );
  const perEuro: Partial<Record<Currency, number>> = {};
  for (const { currency, rate } of rows) if (isCurrency(currency)) perEuro[currency] = rate;
  return { on: rows[0]?.on ?? '1970-01-01', perEuro };
}

/** The catalogue as the index takes it. */
export function indexReference(catalogue: Catalogue): IndexReference & { readonly routes: RouteRow[] } {
  return {
    operators: [...catalogue.operators.values()].map(({ id, name, ageLimits }): OperatorRow => ({ id, name, ageLimits })),
    ships: [...catalogue.ships.values()].map((ship): ShipRow => ({ ...ship, size: ship.passengers === 0 ? null : shipSizeOf(ship.passengers) })),
    ports: [...catalogue.ports.values()].map((port): PortRow => port),
    areas: [...catalogue.areas.values()].map((area): AreaRow => area),
    routes: [...catalogue.itineraries.values()].map((itinerary) => routeOf(itinerary, catalogue.areas)),
  };
}

export function routeOf(itinerary: CatalogueItinerary, areas: ReadonlyMap<number, CatalogueArea>): RouteRow {
  const { calls } = itinerary;
  const withParents = new Set(itinerary.areaIds);
  for (const id of withParents) {
    const parent = areas.get(id)?.parentId;
    if (parent) withParents.add(parent);
  }
  return {
    id: itinerary.id,
    familyId: itinerary.familyId,
    shipId: itinerary.shipId,
    nights: itinerary.nights,
    seaDays: itinerary.seaDays,
    isRiver: itinerary.isRiver,
    fromPortId: itinerary.embarkationPortId,
    toPortId: itinerary.disembarkationPortId,
    mainAreaId: itinerary.mainAreaId,
    areaIds: [...withParents].filter((id) => areas.has(id)), // a list of ids has no foreign key
    portIds: [...new Set([itinerary.embarkationPortId, itinerary.disembarkationPortId, ...calls.flatMap(({ portId }) => portId ?? [])])],
    geography: itinerary.geography,
    longestCallMinutes: Math.max(0, ...calls.map(minutesInPort)),
    overnight: calls.some(({ overnight }) => overnight),
    tender: calls.some(({ tender }) => tender),
    names: itinerary.names,
  };
}

const minutes = (time: WallTime): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** How long the ship lies in port; 0 where a time is unknown. A departure before the arrival is on the next day. */
function minutesInPort({ portId, arrives, departs, overnight }: CatalogueCall): number {
  if (portId === null || arrives === null || departs === null) return 0;
  const stay = minutes(departs) - minutes(arrives);
  return overnight || stay <= 0 ? stay + 1440 : stay;
}
