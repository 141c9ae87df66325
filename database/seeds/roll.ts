// Keeps the demo world in the future: ships go on with their plans, nothing that is there changes or goes.
import type pg from 'pg';
import { dayNumber, type IsoDate } from '#domain/calendar/calendar.ts';
import type { VoyagePlan } from './fares.ts';
import { createFleet } from './fleet.ts';
import { createItineraries, type ItineraryRow } from './itineraries.ts';
import { itineraryTables, legTable, voyageKey, voyageTables } from './rows-voyages.ts';
import { getPort, ports } from './ports.ts';
import type { PlanNote } from './rows-ships.ts';
import { firstDayOf, planShip } from './schedule.ts';
import { ships as typedShips } from './ships.ts';
import { analyse, inOneTransaction, legsOf, lockDemoWorld, writeTables, type SeedOptions } from './seed.ts';
import { horizonDays } from './world.ts';

export interface RollResult {
  readonly voyages: number;
  readonly itineraries: number;
}

interface DemoState {
  readonly note: PlanNote;
  readonly shipIds: ReadonlyMap<string, number>;
  readonly known: ReadonlySet<string>;
  readonly future: number;
}

/** Below this share of the voyages once asked for, new ones are added. */
const enoughShare = 0.95;

const isNote = (value: unknown): value is PlanNote =>
  typeof value === 'object' &&
  value !== null &&
  'seed' in value &&
  'plannedFrom' in value &&
  'voyages' in value &&
  typeof value.seed === 'number' &&
  typeof value.plannedFrom === 'string' &&
  typeof value.voyages === 'number';

/** What the database holds of the demo world, or undefined when it holds none. */
async function readState(client: pg.PoolClient, today: IsoDate): Promise<DemoState | undefined> {
  const ships = await client.query<{ id: number; slug: string; raw: unknown }>(
    "select id, source_key as slug, raw from ships where source = 'demo' and source_key is not null order by id",
  );
  const note = ships.rows.find((row) => isNote(row.raw))?.raw;
  if (!isNote(note)) return undefined;
  const voyages = await client.query<{ source_key: string; departs_on: string }>(
    "select source_key, departs_on::text from voyages where source = 'demo' and source_key is not null",
  );
  return {
    note,
    shipIds: new Map(ships.rows.map((row) => [row.slug, row.id])),
    known: new Set(voyages.rows.map((row) => row.source_key)),
    future: voyages.rows.filter((row) => row.departs_on > today).length,
  };
}

/** Whether the stored ports are those of this code: rows are written by number, so a list that has changed since must not be used. */
async function knowsOurPorts(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ id: number; slug: string }>("select id, slug from ports where source = 'demo'");
  const stored = new Map(rows.map((row) => [row.slug, row.id]));
  return ports.every((port) => stored.get(port.slug) === port.id);
}

/** The departures that follow what is stored, as many as are missing. Plans are the same however far one looks ahead. */
function furtherVoyages({ note, shipIds, known, future }: DemoState, today: IsoDate): { rows: readonly ItineraryRow[]; plans: VoyagePlan[] } {
  const start = firstDayOf(note.plannedFrom);
  const earliest = firstDayOf(today);
  const days = earliest - start + horizonDays;
  const fleet = createFleet(note.seed, Math.max(0, shipIds.size - typedShips.length));
  const departures = fleet.ships
    .filter((ship) => shipIds.has(ship.slug))
    .flatMap((ship) => planShip(ship, note.seed, start, days).map((departure) => ({ ...departure, ship: { ...ship, id: shipIds.get(ship.slug) ?? ship.id } })))
    .filter(({ ship, departs }) => departs >= earliest && !known.has(voyageKey(ship.slug, departs)))
    .sort((a, b) => a.departs - b.departs || a.ship.id - b.ship.id)
    .slice(0, note.voyages - future);
  const itineraries = createItineraries();
  const plans = departures.map(({ ship, route, departs, returns }): VoyagePlan => ({ id: 0, itinerary: itineraries.get(ship, route), departs, returns }));
  return { rows: itineraries.rows, plans };
}

const numbers = async (client: pg.PoolClient, table: string, count: number): Promise<number[]> => {
  const { rows } = await client.query<{ id: number }>("select nextval(pg_get_serial_sequence($1, 'id'))::int as id from generate_series(1, $2)", [
    table,
    count,
  ]);
  return rows.map((row) => row.id);
};

/** Gives itineraries the ids and families that the database knows or will know them by. */
async function storedItineraries(client: pg.PoolClient, rows: readonly ItineraryRow[]): Promise<{ all: Map<number, ItineraryRow>; fresh: ItineraryRow[] }> {
  const stored = await client.query<{ id: number; content_key: string; family_id: number; nights: number; ports: number[] }>(
    `select i.id, i.content_key, i.family_id, i.nights, array(select c.port_id from port_calls c where c.itinerary_id = i.id and c.port_id is not null order by c.seq) as ports from itineraries i where i.source = 'demo'`,
  );
  const byKey = new Map(stored.rows.map((row) => [row.content_key, row]));
  const course = (nights: number, ids: readonly number[]) => `${nights}:${ids.join('>')}`;
  const families = new Map(stored.rows.map((row) => [course(row.nights, row.ports), row.family_id]));
  let family = Math.max(0, ...stored.rows.map((row) => row.family_id));
  const missing = rows.filter((row) => !byKey.has(row.contentKey));
  const ids = await numbers(client, 'itineraries', missing.length);
  const fresh = missing.map((row, index): ItineraryRow => {
    const key = course(
      row.route.nights,
      row.calls.flatMap((call) => (call.port === null ? [] : getPort(call.port).id)),
    );
    const familyId = families.get(key) ?? (family += 1);
    families.set(key, familyId);
    return { ...row, id: ids[index] ?? 0, familyId };
  });
  const freshByKey = new Map(fresh.map((row) => [row.contentKey, row]));
  const all = new Map(
    rows.map((row) => {
      const known = byKey.get(row.contentKey);
      return [row.id, known ? { ...row, id: known.id, familyId: known.family_id } : (freshByKey.get(row.contentKey) ?? row)] as const;
    }),
  );
  return { all, fresh };
}

/**
 * Adds later voyages until as many lie ahead as were once asked for; does nothing while about that many do, so it may be called
 * on every start. Safe at any time and for any database: what guests booked,
 * saved or watch stays; a catalogue without a demo world, or with one of other ports than this code knows, is left alone.
 */
export async function rollDemoWorld(pool: pg.Pool, { today, onProgress }: Pick<SeedOptions, 'today' | 'onProgress'>): Promise<RollResult> {
  const result = await inOneTransaction(pool, async (client): Promise<RollResult> => {
    await lockDemoWorld(client);
    const state = await readState(client, today);
    if (!state || state.future >= state.note.voyages * enoughShare || !(await knowsOurPorts(client))) return { voyages: 0, itineraries: 0 };
    const { rows, plans } = furtherVoyages(state, today);
    if (plans.length === 0) return { voyages: 0, itineraries: 0 };
    const { all, fresh } = await storedItineraries(client, rows);
    const ids = await numbers(client, 'voyages', plans.length);
    const voyages = plans.map((plan, index): VoyagePlan => ({ ...plan, id: ids[index] ?? 0, itinerary: all.get(plan.itinerary.id) ?? plan.itinerary }));
    const legs = legsOf(fresh);
    const have = await client.query<{ pair: string }>("select from_port_id || '>' || to_port_id as pair from sea_legs");
    const pairs = new Set(have.rows.map((row) => row.pair));
    await writeTables(client, [...itineraryTables(fresh, legs), legTable(legs, (from, to) => !pairs.has(`${from}>${to}`))], onProgress);
    await writeTables(client, voyageTables({ seed: state.note.seed, today, todayNumber: dayNumber(today) }, voyages), onProgress);
    return { voyages: voyages.length, itineraries: fresh.length };
  });
  if (result.voyages > 0) await analyse(pool);
  return result;
}
