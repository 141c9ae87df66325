// Contact data of earlier bookings: for consultants by search, for a customer his own one (BOOK-10, reliability.md D6, A3). Who may call
// stands in the contract; every look is written down.
import { sql } from 'kysely';
import type { BookingContact } from '#domain/booking/form/booking-form.ts';
import type { AnswerOf } from '#platform/contract/define-call.ts';
import { Failure } from '#platform/contract/failures.ts';
import type { Database } from '#platform/server/database/database.ts';
import type { CallContext } from '#platform/server/http/implement.ts';
import type { searchContacts, searchCustomerContact } from '../contract.ts';
import { hashOf } from './secret.ts';
import type { BookingAsker, SessionService } from './session.service.ts';

type Asker = BookingAsker & Pick<CallContext, 'customer' | 'consultant'>;
type Found = AnswerOf<typeof searchContacts>['contacts'][number];
type OwnContact = AnswerOf<typeof searchCustomerContact>['contact'];

/** Answers of one search. */
const MOST_CONTACTS = 20;
/** Tries of a customer in one session, and in a day over all of them (D6). */
const TRIES = { session: 5, day: 20 } as const;

const shown = (contact: BookingContact): NonNullable<OwnContact> => {
  const { salutation, title, firstName, lastName, street, postCode, city, country, phone, mobile, email } = contact;
  return { salutation, title, firstName, lastName, street, postCode, city, country, phone, mobile, email };
};

/** The start of a name, with what LIKE would read as a sign taken as a letter. */
const beginning = (text: string): string => `${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

export function createContactService(db: Database, sessions: SessionService) {
  const writeDown = (kind: 'consultant' | 'customer', actor: string, sessionHash: Buffer, asked: string, hits: number) =>
    sql`insert into contact_lookups (kind, actor, session_hash, asked, hits) values (${kind}, ${actor}, ${sessionHash}, ${asked}, ${hits})`.execute(db);

  const find = async (query: string): Promise<{ readonly asked: string; readonly found: readonly Found[] }> => {
    const isMail = query.includes('@');
    const isNumber = /^[A-Z]{2,4}\d{2}-[A-Z0-9]+$/i.test(query);
    const where = isMail
      ? sql`lower(contact->>'email') = ${query.toLowerCase()}`
      : isNumber
        ? sql`number = ${query.toUpperCase()}`
        : sql`lower(contact->>'lastName') like ${beginning(query)}`;
    const { rows } = await sql<{ number: string; contact: BookingContact }>`
      select number, contact from bookings where ${where} order by created_at desc limit ${MOST_CONTACTS}`.execute(db);
    return { asked: isMail ? 'email' : isNumber ? 'number' : 'name', found: rows.map((row) => ({ ...shown(row.contact), bookingNumber: row.number })) };
  };

  return {
    /** By a whole e-mail address, a whole booking number, or the beginning of a last name of three letters at least. */
    async search(input: { readonly sessionId: string; readonly query: string }, asker: Asker): Promise<{ contacts: Found[] }> {
      if (!asker.consultant) throw new Failure('NotAllowed');
      const sessionHash = hashOf(input.sessionId); // a session of the customer's, handed over: it need not be the consultant's own
      const { asked, found } = await find(input.query);
      await writeDown('consultant', asker.consultant.id, sessionHash, asked, found.length);
      return { contacts: [...found] };
    },

    /**
     * The contact of one's own booking. Every other case answers the same, whether booking and address exist or not.
     * @throws Failure TooManyRequests after five tries of a session or twenty of a day
     */
    async ownContact(
      input: { readonly sessionId: string; readonly bookingNumber: string; readonly email: string },
      asker: Asker,
    ): Promise<{ contact: OwnContact }> {
      const { customer } = asker;
      if (!customer) throw new Failure('NotAllowed');
      const session = await sessions.ownSession(input.sessionId, asker);
      const { rows: tries } = await sql<{ session: number; day: number }>`
        select count(*) filter (where session_hash = ${session.idHash})::int as session, count(*)::int as day
        from contact_lookups where kind = 'customer' and actor = ${customer.id} and at > now() - interval '1 day'`.execute(db);
      if ((tries[0]?.session ?? 0) >= TRIES.session || (tries[0]?.day ?? 0) >= TRIES.day) throw new Failure('TooManyRequests');
      const email = input.email.toLowerCase();
      const isOwn = email === customer.verifiedEmail.toLowerCase();
      // asked in every case, so that a wrong address takes as long as a right one
      const { rows } = await sql<{ contact: BookingContact }>`
        select contact from bookings where number = ${input.bookingNumber.toUpperCase()} and lower(contact->>'email') = ${email} limit 1`.execute(db);
      const found = isOwn ? rows[0] : undefined;
      await writeDown('customer', customer.id, session.idHash, 'number and email', found ? 1 : 0);
      return { contact: found ? shown(found.contact) : null };
    },
  };
}
