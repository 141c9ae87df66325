// The wait list in PostgreSQL: who waits for what, and which place is kept for whom (BOOK-22).
import { randomUUID } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '#platform/server/database/database.ts';
import { claimForOffer, keepOffered, type Tx } from '../inventory.repository.ts';
import type { OfferState, PlaceOffer, WaitingBooking, WaitListTx, WorkTx } from './ports.ts';

interface OfferRow {
  id: string;
  booking_id: string;
  claim_id: string;
  round_id: string;
  voyage_id: number;
  category_code: string;
  state: OfferState;
  valid_until: Date;
}

async function offerBy(db: Database | Tx, where: RawBuilder<unknown>): Promise<(PlaceOffer & { state: OfferState }) | undefined> {
  const { rows } = await sql<OfferRow>`
    select o.id, o.booking_id, o.claim_id, o.round_id, o.state, o.valid_until, c.voyage_id, c.category_code
    from place_offers o join claims c on c.id = o.claim_id where ${where}`.execute(db);
  const row = rows[0];
  return (
    row && {
      id: row.id,
      bookingId: row.booking_id,
      claimId: row.claim_id,
      roundId: row.round_id,
      voyageId: row.voyage_id,
      categoryCode: row.category_code,
      state: row.state,
      validUntil: row.valid_until,
    }
  );
}

export const lastOfferOf = (db: Database, bookingId: string) => offerBy(db, sql`o.booking_id = ${bookingId} order by o.created_at desc limit 1`);

/** What was wished for stands in the session that ordered: it changes no more once it is confirmed. */
const wished = (categoryCode: string) => sql`s.selection->'waitListCategoryCodes' @> ${JSON.stringify([categoryCode])}::jsonb`;

async function waiting(tx: Tx, voyageId: number, categoryCode: string, roundId: string): Promise<readonly WaitingBooking[]> {
  const { rows } = await sql<WaitingBooking>`
    select b.id, b.category_code as "categoryCode", b.fare_group as "fareGroup", b.party, b.language,
      jsonb_build_object('transportation', b.options->'transportation') as options
    from bookings b join booking_sessions s on s.id_hash = b.session_hash
    where b.voyage_id = ${voyageId} and b.state = 'wait_listed' and ${wished(categoryCode)}
      and not exists (select 1 from place_offers o where o.booking_id = b.id and (o.state = 'open' or o.round_id = ${roundId}))
    order by b.created_at, b.id`.execute(tx);
  return rows;
}

export const waitListSteps = (tx: Tx): Omit<WaitListTx, keyof WorkTx> => ({
  lockWaitList: async (voyageId) => void (await sql`select pg_advisory_xact_lock(hashtext('wait list'), ${voyageId})`.execute(tx)),
  waiting: (voyageId, categoryCode, roundId) => waiting(tx, voyageId, categoryCode, roundId),
  keepForOffer: async (place) => {
    const claimId = await claimForOffer(tx, place);
    return claimId === undefined ? undefined : { claimId };
  },
  insertOffer: async ({ bookingId, claimId, roundId, validUntil }) => {
    const id = randomUUID();
    await sql`
      insert into place_offers (id, booking_id, claim_id, round_id, valid_until) values (${id}, ${bookingId}, ${claimId}, ${roundId}, ${validUntil})`.execute(
      tx,
    );
    return id;
  },
  offer: (offerId) => offerBy(tx, sql`o.id = ${offerId}`),
  endOffer: async (offerId, state) => void (await sql`update place_offers set state = ${state} where id = ${offerId} and state = 'open'`.execute(tx)),
  takeOffered: (claimId) => keepOffered(tx, claimId),
});

export interface WaitingPlace {
  /** Categories that were wished for. */
  readonly categoryCodes: readonly string[];
  /** Requests for the same categories that came earlier. */
  readonly ahead: number;
}

/** Where a booking stands on the wait list of our own places. */
export async function waitingPlaceOf(db: Database, bookingId: string): Promise<WaitingPlace> {
  const { rows } = await sql<{ codes: string[] | null; ahead: number }>`
    select s.selection->'waitListCategoryCodes' as codes, (
      select count(*) from bookings e join booking_sessions es on es.id_hash = e.session_hash
      where e.voyage_id = b.voyage_id and e.state = 'wait_listed' and (e.created_at, e.id) < (b.created_at, b.id)
        and exists (select 1 from jsonb_array_elements_text(es.selection->'waitListCategoryCodes') code
          where s.selection->'waitListCategoryCodes' ? code)
    )::int as ahead
    from bookings b join booking_sessions s on s.id_hash = b.session_hash where b.id = ${bookingId}`.execute(db);
  return { categoryCodes: rows[0]?.codes ?? [], ahead: rows[0]?.ahead ?? 0 };
}
