// The papers of a booking to take along: for whoever holds its session's cookie, or the key of its page (BOOK-24), nobody else.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '#platform/server/database/database.ts';
import { findBooking, type StoredBooking } from './booking.repository.ts';
import { hashOf } from './secret.ts';
import type { BookingAsker } from './session.service.ts';

/** Makes one paper; undefined where the booking has none of that kind. */
export type Paper = (booking: StoredBooking) => Promise<{ readonly type: string; readonly content: Buffer | string } | undefined>;

/** @returns the booking of that number if it is this visitor's */
async function ownBooking(db: Database, number: string, asker: BookingAsker): Promise<StoredBooking | undefined> {
  const { secret } = asker.visitor;
  if (secret === undefined) return undefined;
  const { rows } = await sql<{ id: string }>`
    select b.id from bookings b join booking_sessions s on s.id_hash = b.session_hash
    where b.number = ${number} and s.owner_hash = ${hashOf(secret)} and b.brand = ${asker.brand}`.execute(db);
  return rows[0] && findBooking(db, rows[0].id);
}

export function bookingFiles(
  db: Database,
  papers: Readonly<Record<'pdf' | 'ics', Paper>>,
  askerOf: (request: FastifyRequest) => BookingAsker | undefined,
  /** @returns undefined for a key that opens nothing */
  openBy: (key: string, asker: BookingAsker) => Promise<StoredBooking | undefined>,
): (app: FastifyInstance) => void {
  // One answer for a foreign booking and for one that never was.
  const answer = async (reply: FastifyReply, ending: string, paper: Paper, booking: StoredBooking | undefined) => {
    const file = booking && (await paper(booking));
    if (!file) return reply.code(404).type('text/plain; charset=utf-8').send('404');
    return reply
      .type(file.type)
      .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
      .header('content-disposition', `attachment; filename="${booking.number}.${ending}"`)
      .send(file.content);
  };
  return (app) => {
    for (const [ending, paper] of Object.entries(papers)) {
      app.get<{ Params: { number: string } }>(`/files/booking-:number(^[A-Z0-9-]{6,16}$).${ending}`, async (request, reply) => {
        const asker = askerOf(request);
        return answer(reply, ending, paper, asker && (await ownBooking(db, request.params.number, asker)));
      });
      app.get<{ Params: { key: string } }>(`/files/:key(^[A-Za-z0-9_-]{43}$)/booking.${ending}`, async (request, reply) => {
        const asker = askerOf(request);
        return answer(reply, ending, paper, asker && (await openBy(request.params.key, asker)));
      });
    }
  };
}
