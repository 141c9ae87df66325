// Booking sessions: one row each, with a revision that every change raises. Only its owner finds it (A1, BOOK-07).
import { sql } from 'kysely';
import type { BrandId } from '#brands/brands.ts';
import type { Language } from '#domain/language.ts';
import type { BookingForm } from '#domain/booking/form/booking-form.ts';
import { readBookingForm } from '#domain/booking/form/read-booking-form.ts';
import type { Party } from '#domain/pax/party.ts';
import type { Database } from '#platform/server/database/database.ts';
import type { BookingQuote } from './quotes.ts';
import type { Tx } from './inventory.repository.ts';

/** An untouched session ends after an hour, any after a day (reliability.md 4.2). */
const IDLE_MINUTES = 60;

export interface StoredSelection {
  readonly fareGroupId: string;
  readonly categoryCode: string;
  /** null = a guarantee cabin. */
  readonly cabinNumber: string | null;
  readonly cabinId: number | null;
  readonly waitListCategoryCodes: readonly string[];
  readonly heldUntil: string | null;
  /** The operator's name of the place it keeps for the session; null for our own places and where none is kept. */
  readonly operatorHold: string | null;
  /** The operator could not be asked for the place: what is ordered is taken as a request and sent to it later (BOOK-19). */
  readonly offline: boolean;
}

export interface StoredSession {
  readonly idHash: Buffer;
  readonly brand: BrandId;
  readonly language: Language;
  readonly kind: 'voyage' | 'custom';
  readonly voyageId: number | null;
  readonly state: 'open' | 'confirmed';
  readonly maxStep: number;
  readonly revision: number;
  readonly party: Party;
  readonly selection: StoredSelection | null;
  /** The form as it was last summarised. */
  readonly options: BookingForm | null;
  readonly quote: BookingQuote | null;
  readonly expiresAt: Date;
  readonly isOver: boolean;
  /** Of the voyage when the session was found: whoever needs facts of now asks for those of this version. */
  readonly voyageVersion: string | null;
}

interface Row {
  id_hash: Buffer;
  brand: string;
  language: string;
  kind: string;
  voyage_id: number | null;
  state: string;
  max_step: number;
  revision: number;
  party: Party;
  selection: (Omit<StoredSelection, 'operatorHold' | 'offline'> & Partial<StoredSelection>) | null;
  options: Record<string, unknown> | null;
  quote: BookingQuote | null;
  expires_at: Date;
  is_over: boolean;
  voyage_version?: string | null;
}

const stored = (row: Row): StoredSession => ({
  idHash: row.id_hash,
  brand: row.brand as BrandId,
  language: row.language as Language,
  kind: row.kind as StoredSession['kind'],
  voyageId: row.voyage_id,
  state: row.state as StoredSession['state'],
  maxStep: row.max_step,
  revision: row.revision,
  party: row.party,
  selection: row.selection && { operatorHold: null, offline: false, ...row.selection },
  options: row.options && readBookingForm(row.options),
  quote: row.quote,
  expiresAt: row.expires_at,
  isOver: row.is_over,
  voyageVersion: row.voyage_version ?? null,
});

const columns = sql`id_hash, brand, language, kind, voyage_id, state, max_step, revision, party, selection, options, quote, expires_at,
  (state = 'open' and expires_at <= now()) as is_over`;

export async function insertSession(
  db: Database,
  session: {
    readonly idHash: Buffer;
    readonly ownerHash: Buffer;
    readonly brand: BrandId;
    readonly language: Language;
    readonly voyageId: number | null;
    readonly party: Party;
    readonly maxStep: number;
  },
): Promise<StoredSession> {
  const { rows } = await sql<Row>`
    insert into booking_sessions (id_hash, owner_hash, brand, language, kind, voyage_id, max_step, party, expires_at)
    values (${session.idHash}, ${session.ownerHash}, ${session.brand}, ${session.language}, ${session.voyageId === null ? 'custom' : 'voyage'},
      ${session.voyageId}, ${session.maxStep}, ${JSON.stringify(session.party)}, now() + make_interval(mins => ${IDLE_MINUTES}))
    returning ${columns}`.execute(db);
  return stored(rows[0]!);
}

/** A session of this owner on this brand, or undefined: a foreign one looks like one that never was. */
export async function findSession(db: Database | Tx, idHash: Buffer, ownerHash: Buffer, brand: BrandId): Promise<StoredSession | undefined> {
  const { rows } = await sql<Row>`
    select ${columns}, (select v.changed_xid::text from voyages v where v.id = voyage_id) as voyage_version from booking_sessions where id_hash = ${idHash} and owner_hash = ${ownerHash} and brand = ${brand}`.execute(
    db,
  );
  const row = rows[0];
  return row && stored(row);
}

export interface SessionChange {
  readonly party?: Party;
  readonly selection?: StoredSelection | null;
  readonly options?: BookingForm | null;
  readonly quote?: BookingQuote | null;
  readonly reached?: number;
  /** Minutes that the chosen place is held: written into the selection by the clock that also releases it. */
  readonly heldMinutes?: number;
  /** Falls back to this step: what was chosen after it is no longer true. */
  readonly backTo?: number;
}

const json = (value: unknown) => (value === null ? null : JSON.stringify(value));

function selectionOf({ selection, heldMinutes }: SessionChange) {
  if (selection === undefined) return sql`selection`;
  if (heldMinutes === undefined) return sql`${json(selection)}`;
  const until = sql`to_char((now() + make_interval(mins => ${heldMinutes})) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  return sql`${json(selection)}::jsonb || jsonb_build_object('heldUntil', ${until})`;
}

/** Changes the session if nobody did since `revision`. @returns the session as it stands then, undefined where the revision is old */
export async function changeSession(tx: Database | Tx, idHash: Buffer, revision: number, change: SessionChange): Promise<StoredSession | undefined> {
  const { rows } = await sql<Row>`
    update booking_sessions set
      revision = revision + 1,
      party = ${change.party === undefined ? sql`party` : json(change.party)},
      selection = ${selectionOf(change)},
      options = ${change.options === undefined ? sql`options` : json(change.options)},
      quote = ${change.quote === undefined ? sql`quote` : json(change.quote)},
      max_step = ${change.backTo === undefined ? sql`greatest(max_step, ${change.reached ?? 0})` : sql`${change.backTo}`},
      changed_at = now(),
      expires_at = least(now() + make_interval(mins => ${IDLE_MINUTES}), created_at + interval '24 hours')
    where id_hash = ${idHash} and revision = ${revision} and state = 'open' and expires_at > now()
    returning ${columns}`.execute(tx);
  const row = rows[0];
  return row && stored(row);
}
