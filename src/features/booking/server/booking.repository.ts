// Bookings and their history. Every change of a state is one statement that names the state it expects, and one event (reliability.md 4.5).
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { BrandId } from '#brands/brands.ts';
import { nextState, type BookingEvent, type BookingKind, type BookingState } from '#domain/booking/booking-states.ts';
import type { BookingContact, BookingForm, Pax } from '#domain/booking/form/booking-form.ts';
import type { CustomRequest } from '#domain/booking/form/custom-request.ts';
import type { Language } from '#domain/language.ts';
import { isCurrency, money, type Money } from '#domain/money/money.ts';
import type { Party } from '#domain/pax/party.ts';
import type { Database } from '#platform/server/database/database.ts';
import { keepInsuranceWish, type InsuranceChoice } from './extras.repository.ts';
import type { Tx } from './inventory.repository.ts';
import { hashOf } from './secret.ts';
import type { BookingQuote } from './quotes.ts';
import type { BookingChanges } from './work/ports.ts';

export interface StoredBooking {
  readonly id: string;
  readonly number: string;
  readonly kind: BookingKind;
  readonly state: BookingState;
  readonly stateVersion: number;
  readonly brand: BrandId;
  readonly language: Language;
  readonly voyageId: number | null;
  readonly operatorId: number | null;
  /** Under this name the operator knows the booking, from the first message on. */
  readonly clientRef: string;
  /** Under this one since it said yes. */
  readonly operatorRef: string | null;
  /** The operator's name of the place it keeps for the order. */
  readonly operatorHold: string | null;
  readonly categoryCode: string | null;
  readonly fareGroup: string | null;
  readonly cabinNumber: string | null;
  readonly claimId: string | null;
  /** When it was last sent to the operator. */
  readonly askedAt: Date | null;
  /** Unclear answers to the question whether the operator has it. */
  readonly searches: number;
  /** Since when the operator is out of reach. */
  readonly queuedAt: Date | null;
  /** Another total than the accepted one, as the operator named it. */
  readonly offeredTotal: Money | null;
  /** Until when it, or an offered place, may be accepted. */
  readonly answerUntil: Date | null;
  readonly party: Party;
  readonly contact: BookingContact;
  readonly pax: readonly Pax[];
  readonly options: Readonly<Partial<BookingForm>> & { readonly customRequest?: CustomRequest };
  readonly quote: BookingQuote | null;
  readonly total: Money | null;
  readonly quotedTotal: Money | null;
  readonly optionValidUntil: Date | null;
  readonly formVersion: string;
  readonly contactId: string;
  readonly customerOrigin: number | null;
  readonly createdAt: Date;
}

interface Row {
  id: string;
  number: string;
  kind: string;
  state: string;
  state_version: number;
  brand: string;
  language: string;
  voyage_id: number | null;
  operator_id: number | null;
  client_ref: string;
  operator_ref: string | null;
  operator_hold: string | null;
  category_code: string | null;
  fare_group: string | null;
  cabin_number: string | null;
  claim_id: string | null;
  asked_at: Date | null;
  searches: number;
  queued_at: Date | null;
  offered_minor: number | null;
  answer_until: Date | null;
  party: Party;
  contact: BookingContact;
  pax: Pax[];
  options: Partial<BookingForm> & { customRequest?: CustomRequest };
  price_lines: BookingQuote | null;
  quoted_minor: number | null;
  total_minor: number | null;
  currency: string | null;
  option_valid_until: Date | null;
  form_version: string;
  contact_id: string;
  customer_origin: number | null;
  created_at: Date;
}

const amount = (minor: number | null, currency: string | null): Money | null => (minor !== null && isCurrency(currency) ? money(minor, currency) : null);

const stored = (row: Row): StoredBooking => ({
  id: row.id,
  number: row.number,
  kind: row.kind as BookingKind,
  state: row.state as BookingState,
  stateVersion: row.state_version,
  brand: row.brand as BrandId,
  language: row.language as Language,
  voyageId: row.voyage_id,
  operatorId: row.operator_id,
  clientRef: row.client_ref,
  operatorRef: row.operator_ref,
  operatorHold: row.operator_hold,
  categoryCode: row.category_code,
  fareGroup: row.fare_group,
  cabinNumber: row.cabin_number,
  claimId: row.claim_id,
  askedAt: row.asked_at,
  searches: row.searches,
  queuedAt: row.queued_at,
  offeredTotal: amount(row.offered_minor, row.currency),
  answerUntil: row.answer_until,
  party: row.party,
  contact: row.contact,
  pax: row.pax,
  options: row.options,
  quote: row.price_lines,
  total: amount(row.total_minor, row.currency),
  quotedTotal: amount(row.quoted_minor, row.currency),
  optionValidUntil: row.option_valid_until,
  formVersion: row.form_version,
  contactId: row.contact_id,
  customerOrigin: row.customer_origin,
  createdAt: row.created_at,
});

const columns = sql`id, number, kind, state, state_version, brand, language, voyage_id, operator_id, client_ref, operator_ref, operator_hold, category_code, fare_group,
  cabin_number, claim_id, asked_at, searches, queued_at, offered_minor, answer_until, party, contact, pax, options, price_lines, quoted_minor, total_minor, currency, option_valid_until, form_version, contact_id, customer_origin, created_at`;

async function findBy(db: Database | Tx, where: ReturnType<typeof sql>): Promise<StoredBooking | undefined> {
  const { rows } = await sql<Row>`select ${columns} from bookings where ${where}`.execute(db);
  const row = rows[0];
  return row && stored(row);
}

export const bookingOfSession = (db: Database | Tx, sessionHash: Buffer) => findBy(db, sql`session_hash = ${sessionHash}`);
export const findBooking = (db: Database | Tx, id: string) => findBy(db, sql`id = ${id}`);
/** Nobody else changes it before the transaction ends. */
export const lockBooking = (tx: Tx, id: string) => findBy(tx, sql`id = ${id} for update`);

export interface NewBooking {
  readonly number: string;
  readonly sessionHash: Buffer;
  readonly kind: BookingKind;
  readonly state: BookingState;
  readonly brand: BrandId;
  readonly language: Language;
  readonly voyageId: number | null;
  readonly operatorId: number | null;
  readonly categoryCode: string | null;
  readonly fareGroup: string | null;
  readonly cabinNumber: string | null;
  readonly claimId: string | null;
  readonly operatorHold: string | null;
  readonly party: Party;
  readonly form: BookingForm;
  /** Of a request without a voyage. */
  readonly customRequest?: CustomRequest;
  readonly quote: BookingQuote | null;
  /** Wished for beside the voyage. */
  readonly insurance?: InsuranceChoice | null;
  readonly optionValidUntil: Date | null;
  readonly buttonText: string;
  readonly formVersion: string;
  /** The whole form sheet as it was shown; empty where none belongs to the booking. */
  readonly formText: string;
}

/** What is kept of the form: people stand in columns of their own, fare group and status in the booking (BOOK-15). */
function savedOptions({ bookingContact: _contact, pax: _pax, ...rest }: BookingForm): Omit<BookingForm, 'bookingContact' | 'pax'> {
  return rest;
}

export async function insertBooking(tx: Tx, booking: NewBooking): Promise<StoredBooking> {
  const id = randomUUID();
  const { quote, form } = booking;
  const { rows } = await sql<Row>`
    with made as (insert into bookings (id, number, session_hash, kind, state, brand, language, voyage_id, operator_id, client_ref, category_code, fare_group, cabin_number,
      claim_id, operator_hold, party, contact, pax, options, price_lines, quoted_minor, total_minor, currency, option_valid_until, button_text, form_version, form_text, form_hash, contact_id)
    values (${id}, ${booking.number}, ${booking.sessionHash}, ${booking.kind}, ${booking.state}, ${booking.brand}, ${booking.language}, ${booking.voyageId},
      ${booking.operatorId}, ${booking.number}, ${booking.categoryCode}, ${booking.fareGroup}, ${booking.cabinNumber}, ${booking.claimId}, ${booking.operatorHold},
      ${JSON.stringify(booking.party)}, ${JSON.stringify(form.bookingContact)}, ${JSON.stringify(form.pax)}, ${JSON.stringify({ ...savedOptions(form), ...(booking.customRequest && { customRequest: booking.customRequest }) })},
      ${JSON.stringify(quote)}, ${quote?.total.amount ?? null}, ${quote?.total.amount ?? null}, ${quote?.total.currency ?? null}, ${booking.optionValidUntil},
      ${booking.buttonText}, ${booking.formVersion}, ${booking.formText}, ${hashOf(booking.formText)}, ${randomUUID()})
      returning ${columns}),
    noted as (insert into booking_events (booking_id, seq, actor, from_state, to_state, reason) select id, 1, 'customer', null, state, ${booking.buttonText}::text from made)
    select ${columns} from made`.execute(tx);
  await keepInsuranceWish(tx, id, booking.insurance ?? null, booking.language);
  return stored(rows[0]!);
}

/** Column by column what an arrow changes beside the state. */
function changedColumns(changes: BookingChanges) {
  const { total, quotedTotal, offeredTotal, quote } = changes;
  const whenGiven = <T>(value: T | undefined, name: string) => (value === undefined ? {} : { [name]: value });
  return {
    ...whenGiven(changes.kind, 'kind'),
    ...whenGiven(changes.operatorRef, 'operator_ref'),
    ...whenGiven(changes.operatorHold, 'operator_hold'),
    ...whenGiven(changes.cabinNumber, 'cabin_number'),
    ...whenGiven(quote && JSON.stringify(quote), 'price_lines'),
    ...whenGiven(total?.amount, 'total_minor'),
    ...whenGiven(quotedTotal?.amount, 'quoted_minor'),
    ...whenGiven(changes.optionValidUntil, 'option_valid_until'),
    ...whenGiven(changes.askedAt, 'asked_at'),
    ...whenGiven(changes.searches, 'searches'),
    ...whenGiven(changes.queuedAt, 'queued_at'),
    ...whenGiven(offeredTotal === null ? null : offeredTotal?.amount, 'offered_minor'),
    ...whenGiven(changes.answerUntil, 'answer_until'),
    ...whenGiven(changes.secondButtonText, 'second_button_text'),
    ...(changes.secondForm && {
      second_form_version: changes.secondForm.version,
      second_form_text: changes.secondForm.text,
      second_form_hash: hashOf(changes.secondForm.text),
    }),
    ...whenGiven(changes.claimId, 'claim_id'),
    ...whenGiven(changes.categoryCode, 'category_code'),
    ...whenGiven(changes.fareGroup, 'fare_group'),
  };
}

/** Changes without an arrow, by whoever holds the booking's lock. */
export async function noteOnBooking(tx: Tx, booking: StoredBooking, changes: BookingChanges): Promise<void> {
  await tx
    .updateTable('bookings')
    .set({ ...changedColumns(changes), changed_at: sql`now()` })
    .where('id', '=', booking.id)
    .execute();
}

/**
 * Moves a booking along one arrow of the table. @returns the booking as it stands then, undefined where the event is not possible or somebody
 * else was first
 */
export async function moveBooking(
  tx: Tx,
  booking: StoredBooking,
  event: BookingEvent,
  actor: string,
  reason = '',
  changes: BookingChanges = {},
): Promise<StoredBooking | undefined> {
  const to = nextState(booking.state, event, changes.kind ?? booking.kind);
  if (!to) return undefined;
  const { numUpdatedRows } = await tx
    .updateTable('bookings')
    .set({ ...changedColumns(changes), state: to, state_version: sql`state_version + 1`, changed_at: sql`now()` })
    .where('id', '=', booking.id)
    .where('state_version', '=', booking.stateVersion)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return undefined;
  await sql`insert into booking_events (booking_id, seq, actor, from_state, to_state, reason)
    values (${booking.id}, (select max(seq) + 1 from booking_events where booking_id = ${booking.id}), ${actor}, ${booking.state}, ${to}, ${reason})`.execute(
    tx,
  );
  return findBooking(tx, booking.id);
}
