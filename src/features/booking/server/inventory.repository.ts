// Our own places on a voyage (BOOK-22): allotments per category, numbered cabins among them, claims of sessions and bookings. A counter never
// passes its size: the statement is conditional, and the table's constraint stands behind it.
import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { DB } from '#database/tables.generated.ts';
import type { Database } from '#platform/server/database/database.ts';

export type Tx = Transaction<DB>;

/** Share of a category's cabins that the agency may sell itself, in hundredths; the rest is sold by others. */
const OUR_SHARE = 18;
/** Places of a category whose cabins are not known one by one. */
const WITHOUT_PLAN = 6;

/**
 * The allotments of a voyage, made when somebody first asks for them: a constant share of each category's cabins, the same ones every time.
 * Many may ask at once: the first one's rows count.
 */
export async function ensureAllotments(db: Database | Tx, voyageId: number): Promise<void> {
  const known = await sql<{ one: number }>`select 1 as one from allotments where voyage_id = ${voyageId} limit 1`.execute(db);
  if (known.rows.length > 0) return;
  await sql`
    with ours as (
      select c.id, cc.code,
        (('x' || substr(md5(${String(voyageId)} || ':' || c.id), 1, 8))::bit(32)::bigint & 2147483647) % 100 < ${OUR_SHARE} as drawn,
        row_number() over (partition by cc.code order by md5(c.id || ':' || ${String(voyageId)})) as rank
      from voyages v
        join itineraries i on i.id = v.itinerary_id
        join cabins c on c.ship_id = i.ship_id
        join cabin_categories cc on cc.id = c.category_id
      where v.id = ${voyageId}
    ), taken as (select id, code from ours where drawn or rank <= 2),
    sizes as (
      select f.category_code as code, coalesce(nullif((select count(*) from taken t where t.code = f.category_code), 0), ${WITHOUT_PLAN})::int as size
      from (select distinct category_code from fares where voyage_id = ${voyageId}) f
    ), made as (
      insert into allotments (voyage_id, category_code, size)
      select ${voyageId}, code, size from sizes
      on conflict do nothing returning category_code
    )
    insert into allotment_cabins (voyage_id, cabin_id, category_code)
    select ${voyageId}, t.id, t.code from taken t join made m on m.category_code = t.code
    on conflict do nothing`.execute(db);
}

export interface Places {
  readonly categoryCode: string;
  /** Places that can be taken now; holds that have run out count as free. */
  readonly free: number;
  /** Ids of the numbered cabins among them. */
  readonly freeCabins: ReadonlySet<number>;
}

/** What is free on a voyage at this moment. Running out is a comparison with the database's clock, no job. */
export async function placesOf(db: Database | Tx, voyageId: number): Promise<ReadonlyMap<string, Places>> {
  const { rows } = await sql<{ category_code: string; free: number; cabins: number[] }>`
    select a.category_code,
      (a.size - a.used + (select count(*) from claims c where c.voyage_id = a.voyage_id and c.category_code = a.category_code
        and c.state = 'held' and c.releases_at <= now()))::int as free,
      array(select ac.cabin_id from allotment_cabins ac
        left join claims c on c.id = ac.claim_id
        where ac.voyage_id = a.voyage_id and ac.category_code = a.category_code
          and (ac.claim_id is null or (c.state = 'held' and c.releases_at <= now()))) as cabins
    from allotments a where a.voyage_id = ${voyageId}`.execute(db);
  return new Map(rows.map((row) => [row.category_code, { categoryCode: row.category_code, free: row.free, freeCabins: new Set(row.cabins) }]));
}

/** Gives back what held places are over. Ordered like every other writer: the allotment's row first. */
async function sweep(tx: Tx, voyageId: number, categoryCode: string): Promise<void> {
  const over = await sql<{ one: number }>`
    select 1 as one from claims where voyage_id = ${voyageId} and category_code = ${categoryCode} and state = 'held' and releases_at <= now() limit 1`.execute(
    tx,
  );
  if (over.rows.length === 0) return;
  await sql`select 1 from allotments where voyage_id = ${voyageId} and category_code = ${categoryCode} for update`.execute(tx);
  await sql`
    with gone as (
      update claims set state = 'released', releases_at = null
      where voyage_id = ${voyageId} and category_code = ${categoryCode} and state = 'held' and releases_at <= now() returning id
    ), cabins as (update allotment_cabins set claim_id = null where claim_id in (select id from gone))
    update allotments set used = used - (select count(*) from gone) where voyage_id = ${voyageId} and category_code = ${categoryCode}`.execute(tx);
}

export interface Claim {
  readonly id: string;
  readonly cabinId: number | null;
  readonly releasesAt: Date;
}

/**
 * Takes a place for a session, a numbered cabin or any of the category. Whatever else happens in the transaction, a refusal must end it.
 * @returns why not: no place is left, or somebody else has that very cabin
 */
export async function claimPlace(
  tx: Tx,
  wish: { readonly voyageId: number; readonly categoryCode: string; readonly cabinId: number | null; readonly sessionHash: Buffer; readonly minutes: number },
): Promise<Claim | 'sold_out' | 'cabin_taken'> {
  const { voyageId, categoryCode, cabinId, sessionHash } = wish;
  // Two visitors who exchange categories would wait for each other for ever: rows are locked in one order. What the statement tells beside
  // the locks may be out of date by the time they are given; it only saves looking for what is not there.
  const { rows: locked } = await sql<{ own: boolean; overdue: boolean }>`
    select exists (select 1 from claims where session_hash = ${sessionHash} and state = 'held') as own,
      exists (select 1 from claims where voyage_id = ${voyageId} and category_code = ${categoryCode} and state = 'held' and releases_at <= now()) as overdue
    from allotments a where a.voyage_id = ${voyageId} and (a.category_code = ${categoryCode} or a.category_code in (
      select category_code from claims where session_hash = ${sessionHash} and state = 'held'))
    order by a.category_code for update`.execute(tx);
  if (locked.some(({ own }) => own)) await releaseHeld(tx, sessionHash);
  if (locked.some(({ overdue }) => overdue)) await sweep(tx, voyageId, categoryCode);
  const id = randomUUID();
  const { rows } = await sql<{ releases_at: Date }>`
    with took as (
      update allotments set used = used + 1 where voyage_id = ${voyageId} and category_code = ${categoryCode} and used < size returning 1
    )
    insert into claims (id, voyage_id, category_code, cabin_id, session_hash, state, releases_at)
    select ${id}, ${voyageId}, ${categoryCode}, ${cabinId}, ${sessionHash}, 'held', now() + make_interval(mins => ${wish.minutes}) from took
    returning releases_at`.execute(tx);
  if (!rows[0]) return 'sold_out';
  if (cabinId !== null) {
    const cabin = await sql`
      update allotment_cabins set claim_id = ${id}
      where voyage_id = ${voyageId} and cabin_id = ${cabinId} and category_code = ${categoryCode} and claim_id is null`.execute(tx);
    if (Number(cabin.numAffectedRows ?? 0) === 0) return 'cabin_taken';
  }
  return { id, cabinId, releasesAt: rows[0].releases_at };
}

/**
 * Takes any place of a category for nobody's session: one that is kept for a waiting customer.
 * @returns undefined where none is free
 */
export async function claimForOffer(
  tx: Tx,
  place: { readonly voyageId: number; readonly categoryCode: string; readonly until: Date },
): Promise<string | undefined> {
  const { voyageId, categoryCode, until } = place;
  await sweep(tx, voyageId, categoryCode);
  const taken = await sql`
    update allotments set used = used + 1 where voyage_id = ${voyageId} and category_code = ${categoryCode} and used < size`.execute(tx);
  if (Number(taken.numAffectedRows ?? 0) === 0) return undefined;
  const id = randomUUID();
  await sql`insert into claims (id, voyage_id, category_code, state, releases_at) values (${id}, ${voyageId}, ${categoryCode}, 'held', ${until})`.execute(tx);
  return id;
}

/** A place that was kept for a waiting customer becomes his. @returns false where somebody else was given it meanwhile */
export async function keepOffered(tx: Tx, claimId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`update claims set state = 'booked', releases_at = null where id = ${claimId} and state = 'held'`.execute(tx);
  return Number(numAffectedRows ?? 0) === 1;
}

async function release(tx: Tx, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await sql`
      with gone as (update claims set state = 'released', releases_at = null where id = ${id} and state <> 'released' returning id, voyage_id, category_code),
      cabins as (update allotment_cabins set claim_id = null where claim_id in (select id from gone))
      update allotments a set used = used - 1 from gone where a.voyage_id = gone.voyage_id and a.category_code = gone.category_code`.execute(tx);
  }
}

/** A session holds one place at most: choosing another gives the first one back. */
export async function releaseHeld(tx: Tx, sessionHash: Buffer): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from claims where session_hash = ${sessionHash} and state = 'held'`.execute(tx);
  await release(
    tx,
    rows.map(({ id }) => id),
  );
}

/** The place of a booking that ended: option lapsed, booking cancelled. */
export const releaseClaim = (tx: Tx, claimId: string): Promise<void> => release(tx, [claimId]);

/**
 * The session's place becomes the booking's. A hold that has run out still counts as long as nobody else was given the place.
 * @returns undefined where the place is gone
 */
export async function keepPlace(tx: Tx, sessionHash: Buffer): Promise<{ id: string; cabinId: number | null } | undefined> {
  const { rows } = await sql<{ id: string; cabin_id: number | null }>`
    update claims set state = 'booked', releases_at = null where session_hash = ${sessionHash} and state = 'held' returning id, cabin_id`.execute(tx);
  const row = rows[0];
  return row && { id: row.id, cabinId: row.cabin_id };
}
