// A voyage, a party and a booking in the words of an operator's system (OPS-01).
import { ageInYears } from '#domain/booking/form/ages.ts';
import { partyAges } from '#domain/booking/form/fit-pax.ts';
import { isIsoDate } from '#domain/calendar/calendar.ts';
import { money, type Money } from '#domain/money/money.ts';
import type { Party } from '#domain/pax/party.ts';
import type { BookRequest, OperatorGuest, OperatorParty, OperatorVoyage } from '#features/operators/server/operator-port.ts';
import type { StoredBooking } from './booking.repository.ts';
import type { VoyageFacts } from './facts.ts';
import type { BookingQuote } from './quotes.ts';

export const operatorVoyage = ({ row, terms }: Pick<VoyageFacts, 'row' | 'terms'>): OperatorVoyage => ({
  voyageId: row.id,
  operatorId: row.operator_id,
  operatorName: row.operator_name,
  operatorCode: row.operator_code,
  shipName: row.ship_name,
  departsOn: row.departs_on,
  nights: row.nights,
  endpoint: terms.endpoint,
});

export const operatorParty = ({ adults, childAges }: Party): OperatorParty => ({ adults, childAges });

/** What the operator itself sells and prices: the places on board. Arrival and packages are bought elsewhere, a voucher is ours. */
const pricedByOperator: ReadonlySet<BookingQuote['lines'][number]['kind']> = new Set(['bed', 'extra_bed', 'single_occupancy', 'operator_change']);

export const operatorTotal = ({ lines, total }: Pick<BookingQuote, 'lines' | 'total'>): Money =>
  money(
    lines.reduce((sum, line) => sum + (pricedByOperator.has(line.kind) ? line.count * line.each.amount : 0), 0),
    total.currency,
  );

/** For operators that want an age of everybody: adults whose birthday is not asked. */
const SOME_ADULT_AGE = 30;

function guestsOf(booking: StoredBooking, departsOn: string): OperatorGuest[] {
  const ages = partyAges(booking.party);
  return booking.pax.map((one, index) => ({
    index: index + 1,
    age: isIsoDate(one.birthDate) ? ageInYears(one.birthDate, departsOn) : (ages[index] ?? SOME_ADULT_AGE),
    salutation: one.salutation === 'female' ? 'Ms' : one.salutation === 'male' ? 'Mr' : '',
    firstName: one.firstName,
    lastName: one.lastName,
    ...(isIsoDate(one.birthDate) && { birthDate: one.birthDate }),
    ...(one.nationality && { nationality: one.nationality }),
  }));
}

/**
 * The booking as it is sent to the operator, always the same for the same booking: a repetition is recognised by its reference.
 * @throws RangeError for a request without a voyage or a price, which no operator gets
 */
export function bookRequestOf(booking: StoredBooking, facts: Pick<VoyageFacts, 'row' | 'terms'>): BookRequest {
  const { quote, categoryCode, fareGroup, kind } = booking;
  if (!quote || !categoryCode || !fareGroup || kind === 'custom_request') throw new RangeError(`booking ${booking.number} is nothing to send`);
  return {
    voyage: operatorVoyage(facts),
    party: operatorParty(booking.party),
    categoryCode,
    fareGroup,
    cabinNumber: booking.cabinNumber,
    clientRef: booking.clientRef,
    kind,
    holdRef: booking.operatorHold,
    guests: guestsOf(booking, facts.row.departs_on),
    total: operatorTotal(quote),
  };
}
