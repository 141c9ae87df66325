// Itineraries of an import: the same course of days on the same ship is stored once, however many voyages sail it.
import { createHash } from 'node:crypto';
import { slug } from '#domain/voyage/slug.ts';
import type { Geography } from '#domain/voyage/vocabulary.ts';
import type { ImportedCall, ImportedItinerary } from '../imported-voyage.ts';
import type { VoyageAreas } from './areas.repository.ts';
import { saveLegs } from './legs.repository.ts';
import type { SavedPort } from './ports.repository.ts';
import { firstOf, type Transaction } from '../transaction.ts';
import { canonicalJson, idOfInsert } from './statements.ts';

/** A call with the port of ours that it is; null = at sea. */
export interface ResolvedCall extends Omit<ImportedCall, 'port'> {
  readonly port: SavedPort | null;
}

interface Course {
  readonly source: string;
  readonly shipId: number;
  readonly isRiver: boolean;
  readonly areas: VoyageAreas;
  readonly itinerary: ImportedItinerary;
  readonly calls: readonly ResolvedCall[];
}

/** @returns the itinerary with exactly this content, new or known */
export async function saveItinerary(tx: Transaction, course: Course): Promise<{ id: number; names: { de: string; en: string } }> {
  const { itinerary, calls, areas } = course;
  const ports = calls.flatMap((call) => (call.port ? [call.port] : []));
  const [first, last] = [ports[0], ports.at(-1)];
  if (!first || !last) throw new Error('an itinerary needs a port to begin and to end in');
  const names = chooseNames(itinerary, first, last);
  const rows = calls.map(({ port, ...call }, seq) => ({ ...call, seq, portId: port?.id ?? null }));
  const { included, excluded, nights } = itinerary;
  const content = canonicalJson({ source: course.source, shipId: course.shipId, nights, names, areas: areas.all, rows, included, excluded });
  // Nothing but hash: its beginning is the version in the addresses of the route's drawings.
  const contentKey = createHash('sha256').update(content).digest('hex').slice(0, 40);
  const known = await firstOf<{ id: number }>(tx, 'select id from itineraries where content_key = $1', [contentKey]);
  if (known) return { id: known.id, names };
  const id = await insertItinerary(tx, course, contentKey, names, [first, last], ports);
  await tx.query(
    `insert into port_calls (itinerary_id, seq, day, port_id, water, arrives, departs, overnight)
     select $1, r.seq, r.day, r."portId", r.water, r.arrives, r.departs, r.overnight
     from jsonb_to_recordset($2::jsonb) as r(seq smallint, day smallint, "portId" int, water text, arrives time, departs time, overnight boolean)`,
    [id, JSON.stringify(rows)],
  );
  return { id, names };
}

async function insertItinerary(
  tx: Transaction,
  { source, shipId, isRiver, areas, itinerary, calls }: Course,
  contentKey: string,
  names: { de: string; en: string },
  [first, last]: readonly [SavedPort, SavedPort],
  ports: readonly SavedPort[],
): Promise<number> {
  const { nights, included, excluded } = itinerary;
  const portIds = ports.map((port) => port.id);
  const { total, longest } = await saveLegs(tx, isRiver, ports);
  const row = {
    content_key: contentKey,
    family_id: await familyOf(tx, nights, portIds),
    ship_id: shipId,
    nights,
    sea_days: isRiver ? 0 : seaDays(calls), // a day on the Danube is no day at sea
    name_de: names.de,
    name_en: names.en,
    is_river: isRiver,
    embarkation_port_id: first.id,
    disembarkation_port_id: last.id,
    main_area_id: areas.main,
    area_ids: areas.all,
    geography: geographyOf(ports, isRiver, longest),
    included_de: included.de,
    included_en: included.en,
    excluded_de: excluded.de,
    excluded_en: excluded.en,
    distance_nm: total,
    source,
  };
  const columns = Object.keys(row);
  return idOfInsert(
    tx,
    `insert into itineraries (${columns.join(', ')}) values (${columns.map((_, index) => `$${index + 1}`).join(', ')}) returning id`,
    Object.values(row),
  );
}

/** A leg this long crosses an ocean: Southampton to New York has 3,150 nautical miles, Barcelona to the Canaries 1,230. */
const OCEAN_NM = 1_800;
const TROPIC = 23.44;
const POLAR_CIRCLE = 66.56;

/** Of a voyage's character, what the map tells for sure; the rest is left to people. */
function geographyOf(ports: readonly SavedPort[], isRiver: boolean, longestLegNm: number): Geography[] {
  const found: Geography[] = [];
  if (isRiver) found.push('river');
  if (longestLegNm >= OCEAN_NM) found.push('ocean_crossing');
  if (ports.some((port) => Math.abs(port.lat) > POLAR_CIRCLE)) found.push('polar');
  if (ports.filter((port) => Math.abs(port.lat) < TROPIC).length * 2 >= ports.length) found.push('tropics');
  return found;
}

/** Days without a port. */
const seaDays = (calls: readonly ResolvedCall[]): number =>
  new Set(calls.filter((call) => call.port === null && !calls.some((other) => other.day === call.day && other.port !== null)).map((call) => call.day)).size;

/** The supplier's own name is a name and stays; without one, or where its letters give no address, the ports make it. */
function chooseNames({ name }: ImportedItinerary, first: SavedPort, last: SavedPort): { de: string; en: string } {
  if (slug(name) !== '') return { de: name, en: name };
  return first.id === last.id
    ? { de: `Ab und bis ${first.nameDe}`, en: `Round trip from ${first.nameEn}` }
    : { de: `Von ${first.nameDe} nach ${last.nameDe}`, en: `From ${first.nameEn} to ${last.nameEn}` };
}

/** Itineraries with the same ports in the same order and as many nights are one family (beyond 22), whoever sails them. */
async function familyOf(tx: Transaction, nights: number, portIds: readonly number[]): Promise<number> {
  const same = await firstOf<{ family_id: number }>(
    tx,
    `select i.family_id from itineraries i
     where i.nights = $1 and i.embarkation_port_id = $3 and (select array_agg(c.port_id order by c.seq) from port_calls c where c.itinerary_id = i.id and c.port_id is not null) = $2::int[]
     order by i.id limit 1`,
    [nights, portIds, portIds[0]],
  );
  if (same) return same.family_id;
  const next = await firstOf<{ next: number }>(tx, 'select coalesce(max(family_id), 0) + 1 as next from itineraries');
  return next?.next ?? 1;
}

/** An imported itinerary that no voyage sails any more. */
export const removeUnused = async (tx: Transaction, itineraryId: number): Promise<void> =>
  void (await tx.query(
    "delete from itineraries i where i.id = $1 and i.source <> 'demo' and not exists (select 1 from voyages v where v.itinerary_id = i.id)",
    [itineraryId],
  ));

export async function namesOf(tx: Transaction, itineraryId: number): Promise<{ de: string; en: string }> {
  const row = await firstOf<{ de: string; en: string }>(tx, 'select name_de as de, name_en as en from itineraries where id = $1', [itineraryId]);
  return row ?? { de: '', en: '' };
}
