// What the database knows about one voyage. Reads only; prices are made in domain/fares.
import { sql } from 'kysely';
import type { ArrivalOffer, Fare } from '#domain/fares/quote.ts';
import { isCurrency, type Currency, type ExchangeRates } from '#domain/money/money.ts';
import type { ArrivalOption, AvailabilityState, CabinType } from '#domain/voyage/vocabulary.ts';
import type { Database } from '#platform/server/database/database.ts';

/** A contract currency is constrained by the table; anything else in it is damage and must be loud. */
function currencyOf(value: string): Currency {
  if (isCurrency(value)) return value;
  throw new Error(`unknown currency in the database: ${value}`);
}

interface FareRow {
  category_code: string;
  fare_group: string;
  cabin_type: string;
  max_occupancy: number;
  state: string;
  currency: string;
  single_minor: number | null;
  double_minor: number | null;
  extra_adult_minor: number | null;
  extra_junior_minor: number | null;
  extra_child_minor: number | null;
  extra_infant_minor: number | null;
  charges_minor: number;
  service_minor: number;
  min_age: number | null;
}

export const fareOf = (row: FareRow): Fare => ({
  categoryCode: row.category_code,
  cabinType: row.cabin_type as CabinType,
  maxOccupancy: row.max_occupancy,
  fareGroup: row.fare_group,
  state: row.state as AvailabilityState,
  currency: currencyOf(row.currency),
  single: row.single_minor,
  double: row.double_minor,
  extraAdult: row.extra_adult_minor,
  extraJunior: row.extra_junior_minor,
  extraChild: row.extra_child_minor,
  extraInfant: row.extra_infant_minor,
  chargesPerPerson: row.charges_minor,
  servicePerPerson: row.service_minor,
  minAge: row.min_age,
});

export function findVoyage(db: Database, id: number) {
  return db
    .selectFrom('voyages as v')
    .innerJoin('itineraries as i', 'i.id', 'v.itinerary_id')
    .innerJoin('ships as s', 's.id', 'i.ship_id')
    .innerJoin('operators as o', 'o.id', 's.operator_id')
    .innerJoin('areas as a', 'a.id', 'i.main_area_id')
    .select([
      'v.id',
      'v.changed_xid',
      'v.departs_on',
      'v.returns_on',
      'v.state',
      'v.option_possible',
      'v.specials',
      'v.services',
      'v.operator_code',
      'v.price_source',
      'v.prices_as_of',
      'v.reduction_percent',
      'i.id as itinerary_id',
      'i.content_key',
      'i.family_id',
      'i.nights',
      'i.sea_days',
      'i.name_de',
      'i.name_en',
      'i.is_river',
      'i.included_de',
      'i.included_en',
      'i.excluded_de',
      'i.excluded_en',
      'i.distance_nm',
      'i.area_ids',
      's.id as ship_id',
      's.content_hash as ship_hash',
      's.slug as ship_slug',
      's.name as ship_name',
      's.kind',
      's.built_year',
      's.renovated_year',
      's.length_dm',
      's.beam_dm',
      's.draught_dm',
      's.gross_tonnage',
      's.speed_tenth_knots',
      's.passengers',
      's.crew',
      's.cabins',
      's.stars_half',
      's.customer_rating_tenth',
      's.customer_rating_count',
      's.adviser_rating_tenth',
      's.languages',
      's.services as ship_services',
      's.description_de as ship_description_de',
      's.description_en as ship_description_en',
      'o.id as operator_id',
      'o.name as operator_name',
      'o.infant_max_age',
      'o.child_max_age',
      'o.junior_max_age',
      'o.option_days',
      'a.id as area_id',
      'a.name_de as area_name_de',
      'a.name_en as area_name_en',
      'a.postcard',
    ])
    .where('v.id', '=', id)
    .executeTakeFirst();
}
export type VoyageRow = NonNullable<Awaited<ReturnType<typeof findVoyage>>>;

export function portCallsOf(db: Database, itineraryId: number) {
  return db
    .selectFrom('port_calls as c')
    .leftJoin('ports as p', 'p.id', 'c.port_id')
    .select([
      'c.seq',
      'c.day',
      'c.water',
      'c.arrives',
      'c.departs',
      'c.tender',
      'c.overnight',
      'c.note_de',
      'c.note_en',
      'p.id as port_id',
      'p.name_de',
      'p.name_en',
      'p.country',
      'p.lat',
      'p.lon',
      'p.time_zone',
      'p.river',
    ])
    .where('c.itinerary_id', '=', itineraryId)
    .orderBy('c.seq')
    .execute();
}
export type PortCallRow = Awaited<ReturnType<typeof portCallsOf>>[number];

export async function faresOf(db: Database, voyageId: number): Promise<Fare[]> {
  const rows = await db.selectFrom('fares').selectAll().where('voyage_id', '=', voyageId).orderBy('category_code').orderBy('fare_group').execute();
  return rows.map(fareOf);
}

export interface ArrivalRow extends ArrivalOffer {
  readonly gateways: readonly string[];
}

export async function arrivalsOf(db: Database, voyageId: number): Promise<ArrivalRow[]> {
  const rows = await db.selectFrom('arrival_offers').selectAll().where('voyage_id', '=', voyageId).orderBy('option').execute();
  return rows.map((row) => ({
    option: row.option as ArrivalOption,
    perAdult: row.per_adult_minor,
    perChild: row.per_child_minor,
    perInfant: row.per_infant_minor,
    gateways: row.gateways,
  }));
}

export const categoriesOf = (db: Database, shipId: number) =>
  db.selectFrom('cabin_categories').selectAll().where('ship_id', '=', shipId).orderBy('sort').orderBy('code').execute();
export type CategoryRow = Awaited<ReturnType<typeof categoriesOf>>[number];

export const fareGroupsOf = (db: Database, operatorId: number) =>
  db.selectFrom('fare_groups').selectAll().where('operator_id', '=', operatorId).orderBy('sort').execute();
export type FareGroupRow = Awaited<ReturnType<typeof fareGroupsOf>>[number];

export const decksOf = (db: Database, shipId: number) =>
  db
    .selectFrom('ship_decks as d')
    .select(['d.id', 'd.number', 'd.name', sql<number>`(select count(*)::int from cabins c where c.deck_id = d.id)`.as('cabins')])
    .where('d.ship_id', '=', shipId)
    .orderBy('d.number', 'desc')
    .execute();

/** Reviews shown on the voyage page: the newest; the ship's own page shows all. */
export const reviewsOf = (db: Database, shipId: number, limit: number) =>
  db.selectFrom('reviews').selectAll().where('ship_id', '=', shipId).orderBy('written_on', 'desc').orderBy('id').limit(limit).execute();

export const reviewSummary = (db: Database, shipId: number) =>
  db
    .selectFrom('reviews')
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<number>`count(*) filter (where verified)::int`.as('verified'),
      sql<string | null>`min(travelled_in)`.as('from'),
      sql<string | null>`max(travelled_in)`.as('to'),
      sql<
        number[]
      >`array[count(*) filter (where rating = 1), count(*) filter (where rating = 2), count(*) filter (where rating = 3), count(*) filter (where rating = 4), count(*) filter (where rating = 5)]::int[]`.as(
        'distribution',
      ),
      ...(['cabin', 'food', 'service', 'excursions', 'cleanliness', 'value'] as const).map((aspect) =>
        sql<number | null>`round(avg(${sql.ref(aspect)}), 1)::float8`.as(aspect),
      ),
    ])
    .where('ship_id', '=', shipId)
    .executeTakeFirstOrThrow();

/** Departures of the same route family around and after today. */
export const datesOfFamily = (db: Database, familyId: number, today: string, limit: number) =>
  db
    .selectFrom('voyages as v')
    .innerJoin('itineraries as i', 'i.id', 'v.itinerary_id')
    .select('v.id')
    .where('i.family_id', '=', familyId)
    .where('v.state', '=', 'on_sale')
    .where('v.departs_on', '>', today)
    .orderBy('v.departs_on')
    .limit(limit)
    .execute();

export const packagesOf = (db: Database, itineraryId: number) =>
  db.selectFrom('packages').selectAll().where('itinerary_id', '=', itineraryId).orderBy('kind').orderBy('nights').orderBy('id').execute();

/** The newest table of reference rates; empty where none was ever loaded. */
export async function latestRates(db: Database): Promise<ExchangeRates> {
  const rows = await db
    .selectFrom('exchange_rates')
    .select(['rate_on', 'currency', 'per_euro'])
    .where('rate_on', '=', (query) => query.selectFrom('exchange_rates').select(({ fn }) => fn.max('rate_on').as('latest')))
    .execute();
  const perEuro: Partial<Record<Currency, number>> = {};
  for (const row of rows) if (isCurrency(row.currency)) perEuro[row.currency] = Number(row.per_euro);
  return { on: rows[0]?.rate_on ?? '', perEuro };
}
