// Why an operator refused an order, in our words (the confirmation's `liveBookingError`): what its system says is written for machines.
import { sql } from 'kysely';
import { defineMessages, type Language } from '#domain/language.ts';
import type { Refusal } from '#features/operators/server/operator-port.ts';
import type { Database } from '#platform/server/database/database.ts';
import type { Confirmation } from '../contract.ts';
import type { StoredBooking } from './booking.repository.ts';

type Words = Readonly<Record<Refusal | 'unnamed', string>>;

const refusalTexts = defineMessages<Words>(
  {
    sold_out: 'Die Kabine war bei der Reederei inzwischen vergeben.',
    not_bookable: 'Die Reederei verkauft diese Reise nicht mehr.',
    unknown_voyage: 'Die Reederei verkauft diese Reise nicht mehr.',
    price_changed: 'Zum bestellten Preis verkauft die Reederei die Kabine nicht mehr.',
    bad_data: 'Die Reederei nimmt die Bestellung mit diesen Angaben nicht an.',
    unknown_booking: 'Die Reederei führt die Reservierung nicht mehr.',
    unnamed: 'Die Reederei hat keinen Grund genannt.',
  },
  {
    sold_out: 'The cabin had been taken at the cruise line meanwhile.',
    not_bookable: 'The cruise line no longer sells this voyage.',
    unknown_voyage: 'The cruise line no longer sells this voyage.',
    price_changed: 'The cruise line no longer sells the cabin at the price ordered.',
    bad_data: 'The cruise line does not accept the order with these details.',
    unknown_booking: 'The cruise line no longer has the reservation.',
    unnamed: 'The cruise line has given no reason.',
  },
);

const isNamed = (name: string): name is keyof Words => Object.hasOwn(refusalTexts.de, name);

/** @param booking one that ended as rejected: its last event begins with the name of the refusal */
export async function refusalOf(
  db: Database,
  { id, cabinNumber, categoryCode }: Pick<StoredBooking, 'id' | 'cabinNumber' | 'categoryCode'>,
  language: Language,
): Promise<NonNullable<Confirmation['liveBookingError']>> {
  const { rows } = await sql<{ reason: string }>`
    select reason from booking_events where booking_id = ${id} and to_state = 'rejected' order by seq desc limit 1`.execute(db);
  const name = rows[0]?.reason.split(':', 1)[0] ?? '';
  return { cabinCode: cabinNumber ?? categoryCode, message: refusalTexts[language][isNamed(name) ? name : 'unnamed'] };
}
