// The papers of a booking to take along: for whoever holds its session's cookie, or the key of its page (BOOK-24), nobody else. A key is in an
// address, so that it alone opens the calendar, in which nobody is named; all other papers ask for a traveller's date of birth beside it.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { joinBirthDate } from '#domain/booking/form/birth-date.ts';
import { isLanguage } from '#domain/language.ts';
import type { Database } from '#platform/server/database/database.ts';
import { findBooking, type StoredBooking } from './booking.repository.ts';
import { hashOf } from './secret.ts';
import type { BookingAsker } from './session.service.ts';
import { statusPath } from './status/status-address.ts';

/** Makes one paper; undefined where the booking has none of that kind. */
export type Paper = (booking: StoredBooking) => Promise<{ readonly type: string; readonly content: Buffer | string } | undefined>;

export interface KeyAccess {
  /** @returns undefined for a key that opens nothing */
  readonly open: (key: string, asker: BookingAsker) => Promise<StoredBooking | undefined>;
  readonly mayOpenPapers: (booking: StoredBooking, birthDate: string, asker: BookingAsker) => Promise<boolean>;
}

/** @returns the booking of that number if it is this visitor's */
async function ownBooking(db: Database, number: string, asker: BookingAsker): Promise<StoredBooking | undefined> {
  const { secret } = asker.visitor;
  if (secret === undefined) return undefined;
  const { rows } = await sql<{ id: string }>`
    select b.id from bookings b join booking_sessions s on s.id_hash = b.session_hash
    where b.number = ${number} and s.owner_hash = ${hashOf(secret)} and b.brand = ${asker.brand}`.execute(db);
  return rows[0] && findBooking(db, rows[0].id);
}

/** What nobody may keep or tell on: the address is a key, the content names persons. */
const secretHeaders = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' } as const;
const FORM_LIMIT = 2_048;
const KEY = ':key(^[A-Za-z0-9_-]{43}$)';

interface Keyed {
  readonly Params: { readonly key: string };
}

export function bookingFiles(
  db: Database,
  papers: Readonly<Record<'pdf' | 'ics', Paper>>,
  askerOf: (request: FastifyRequest) => BookingAsker | undefined,
  access: KeyAccess,
): (app: FastifyInstance) => void {
  // One answer for a foreign booking and for one that never was.
  const answer = async (reply: FastifyReply, ending: string, paper: Paper, booking: StoredBooking | undefined) => {
    const file = booking && (await paper(booking));
    if (!file) return reply.code(404).type('text/plain; charset=utf-8').send('404');
    return reply.type(file.type).headers(secretHeaders).header('content-disposition', `attachment; filename="${booking.number}.${ending}"`).send(file.content);
  };

  /** The form of a booking's page: works without a script, and leads back to it where the date opens nothing. */
  const byBirthDate = async (request: FastifyRequest<Keyed>, reply: FastifyReply) => {
    const asker = askerOf(request);
    if (!asker) return reply.code(404).type('text/plain; charset=utf-8').send('404');
    const { key } = request.params;
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const part = (name: string): string => form.get(`birthDate-${name}`) ?? '';
    const birthDate = joinBirthDate({ day: part('day'), month: part('month'), year: part('year') });
    const booking = await access.open(key, asker);
    if (booking && (await access.mayOpenPapers(booking, birthDate, asker))) return answer(reply, 'pdf', papers.pdf, booking);
    const language = form.get('language');
    const page = statusPath(asker.brand, isLanguage(language) ? language : asker.language, key);
    return reply.headers(secretHeaders).redirect(`${page}?papers=refused#papers`, 303);
  };

  return (app) => {
    for (const [ending, paper] of Object.entries(papers))
      app.get<{ Params: { number: string } }>(`/files/booking-:number(^[A-Z0-9-]{6,16}$).${ending}`, async (request, reply) => {
        const asker = askerOf(request);
        return answer(reply, ending, paper, asker && (await ownBooking(db, request.params.number, asker)));
      });
    app.get<Keyed>(`/files/${KEY}/booking.ics`, async (request, reply) => {
      const asker = askerOf(request);
      return answer(reply, 'ics', papers.ics, asker && (await access.open(request.params.key, asker)));
    });
    // In a scope of its own: no call of the shop reads a form.
    void app.register(async (scope) => {
      scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: FORM_LIMIT }, (_request, body, done) =>
        done(null, new URLSearchParams(String(body))),
      );
      scope.post<Keyed>(`/files/${KEY}/booking.pdf`, byBirthDate);
    });
  };
}
