// Nobody keeps a ship's cabins from others by options (reliability.md, fault 32): at most three open ones per e-mail address. Counted in the
// transaction of the order, one order of an address after the other, so that a hundred at once are three.
import { sql } from 'kysely';
import { defineMessages, type Language } from '#domain/language.ts';
import { Failure } from '#platform/contract/failures.ts';
import type { Tx } from '../inventory.repository.ts';

export const MOST_OPEN_OPTIONS = 3;

const texts = defineMessages(
  {
    tooMany: (most: number) =>
      `Für diese E-Mail-Adresse sind schon ${most} Optionen offen. Bestätigen Sie eine davon, warten Sie, bis eine verfällt, oder buchen Sie fest.`,
  },
  {
    tooMany: (most: number) => `${most} options are open for this e-mail address already. Confirm one of them, wait until one lapses, or make a fixed booking.`,
  },
);

/**
 * Options that hold at this moment, and those on their way to an operator. Until the transaction ends nobody else counts for the same address.
 * @param email as typed; capitals and spaces at the ends do not make another one
 */
export async function openOptionsOf(tx: Tx, email: string): Promise<number> {
  const address = email.trim().toLowerCase();
  await sql`select pg_advisory_xact_lock(hashtext('open options'), hashtext(${address}))`.execute(tx);
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from bookings
    where kind = 'option_booking' and lower(trim(contact->>'email')) = ${address}
      and (state in ('accepted', 'submitting', 'unknown', 'reconciling', 'offline_queued', 'reprice', 'manual') or (state = 'option_held' and option_valid_until > now()))`.execute(
    tx,
  );
  return rows[0]?.open ?? 0;
}

/** @throws Failure InvalidSelectedBookingOptions at the booking's status, with the ways that remain */
export function refuseFurtherOption(open: number, language: Language): void {
  if (open >= MOST_OPEN_OPTIONS)
    throw new Failure('InvalidSelectedBookingOptions', { errors: { bookingStatus: [texts[language].tooMany(MOST_OPEN_OPTIONS)] } });
}
