// What the database knows of the things that are drawn.
import type { Database } from '#platform/server/database/database.ts';
import type { StoredLeg } from './studio-jobs.ts';

export const findShip = (db: Database, id: number) =>
  db
    .selectFrom('ships as s')
    .innerJoin('operators as o', 'o.id', 's.operator_id')
    .select([
      's.id',
      's.slug',
      's.name',
      's.kind',
      's.length_dm',
      's.beam_dm',
      's.draught_dm',
      's.passengers',
      's.built_year',
      's.drawing',
      's.content_hash',
      'o.livery',
    ])
    .where('s.id', '=', id)
    .executeTakeFirst();

export const findItinerary = (db: Database, id: number) =>
  db.selectFrom('itineraries').select(['id', 'content_key', 'name_de', 'name_en', 'is_river', 'nights']).where('id', '=', id).executeTakeFirst();

export const findVoyageItinerary = (db: Database, voyageId: number) =>
  db
    .selectFrom('voyages as v')
    .innerJoin('itineraries as i', 'i.id', 'v.itinerary_id')
    .innerJoin('ships as s', 's.id', 'i.ship_id')
    .select(['i.id', 'i.content_key', 'i.name_de', 'i.name_en', 'i.is_river', 'i.nights', 'v.departs_on', 'v.returns_on', 's.name as ship_name'])
    .where('v.id', '=', voyageId)
    .executeTakeFirst();

export const portsOf = (db: Database, itineraryId: number) =>
  db
    .selectFrom('port_calls as c')
    .innerJoin('ports as p', 'p.id', 'c.port_id')
    .select(['p.id', 'p.name_de', 'p.name_en', 'p.lat', 'p.lon', 'c.overnight'])
    .where('c.itinerary_id', '=', itineraryId)
    .orderBy('c.seq')
    .execute();

export async function knownLegs(db: Database, ports: readonly number[]): Promise<StoredLeg[]> {
  if (ports.length < 2) return [];
  const rows = await db.selectFrom('sea_legs').selectAll().where('from_port_id', 'in', ports).where('to_port_id', 'in', ports).execute();
  return rows.map((row) => ({ from: row.from_port_id, to: row.to_port_id, line: row.line, distanceNm: row.distance_nm }));
}

export async function keepLegs(db: Database, legs: readonly StoredLeg[]): Promise<void> {
  if (legs.length === 0) return;
  await db
    .insertInto('sea_legs')
    .values(legs.map((leg) => ({ from_port_id: leg.from, to_port_id: leg.to, line: leg.line, distance_nm: leg.distanceNm })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export const findDeck = (db: Database, id: number) =>
  db
    .selectFrom('ship_decks as d')
    .innerJoin('ships as s', 's.id', 'd.ship_id')
    .select(['d.id', 'd.ship_id', 'd.number', 'd.name', 'd.venues', 's.kind', 's.length_dm', 's.beam_dm', 's.content_hash'])
    .where('d.id', '=', id)
    .executeTakeFirst();

export const decksOf = (db: Database, shipId: number) =>
  db.selectFrom('ship_decks').select(['id', 'number', 'name', 'venues']).where('ship_id', '=', shipId).orderBy('number').execute();

export const cabinsOf = (db: Database, deckIds: readonly number[]) =>
  db
    .selectFrom('cabins as c')
    .innerJoin('cabin_categories as k', 'k.id', 'c.category_id')
    .select(['c.deck_id', 'c.number', 'c.side', 'c.x', 'c.y', 'c.width', 'c.depth', 'c.accessible', 'k.code', 'k.colour'])
    .where('c.deck_id', 'in', [...deckIds])
    .orderBy('c.number')
    .execute();
