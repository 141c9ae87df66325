// Who may have the papers of a booking without its session: names, addresses and dates of birth stand in them, and an address is forwarded,
// shown and kept by mail programs. Beside the key a traveller's date of birth is asked for, a few times a day (BOOK-24, LAW-05).
import { timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { readBirthDate } from '#domain/booking/form/birth-date.ts';
import { agencyDay } from '#domain/calendar/calendar.ts';
import type { Database } from '#platform/server/database/database.ts';
import type { StoredBooking } from '../booking.repository.ts';
import { hashOf } from '../secret.ts';

/** Wrong dates for one booking on one day of the agency; whatever comes then is refused like a wrong one. */
export const MOST_TRIES = 5;

/** Days that open the papers: of everybody who travels, or of whoever asked where nobody is named yet. */
function birthDatesOf({ pax, contact }: Pick<StoredBooking, 'pax' | 'contact'>): readonly string[] {
  const days = (people: readonly { readonly birthDate: string }[]): readonly string[] =>
    people.flatMap(({ birthDate }) => {
      const read = readBirthDate(birthDate);
      return 'day' in read ? [read.day] : [];
    });
  return pax.length > 0 ? days(pax) : days([contact]);
}

/** Without any date of birth nothing can be asked for, and the papers stay in the mail. */
export const canOpenPapers = (booking: Pick<StoredBooking, 'pax' | 'contact'>): boolean => birthDatesOf(booking).length > 0;

/** @returns false for a wrong date and where the tries of the day are used up: nobody can tell one from the other */
export async function mayOpenPapers(db: Database, booking: StoredBooking, birthDate: string, now: Date): Promise<boolean> {
  const read = readBirthDate(birthDate);
  if (!('day' in read)) return false; // no try: it can be right for nobody
  const day = agencyDay(now);
  // The try is used before it is judged: many at once are no more than a few.
  const { rows } = await sql`
    insert into booking_paper_tries (booking_id, day, tries) values (${booking.id}, ${day}, 1)
    on conflict (booking_id, day) do update set tries = booking_paper_tries.tries + 1 where booking_paper_tries.tries < ${MOST_TRIES}
    returning tries`.execute(db);
  if (rows.length === 0) return false;
  const given = hashOf(read.day);
  const isRight = birthDatesOf(booking).reduce((found, known) => timingSafeEqual(hashOf(known), given) || found, false);
  if (isRight) await sql`update booking_paper_tries set tries = tries - 1 where booking_id = ${booking.id} and day = ${day}`.execute(db);
  return isRight;
}
