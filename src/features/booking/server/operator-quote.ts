// Our price of a booking at what its operator asks for the places on board (BOOK-13): the difference is a line of its own, so that every
// total stays the sum of its lines.
import { depositOf } from '#domain/booking/booking-quote.ts';
import { defineMessages, type Language } from '#domain/language.ts';
import { money, type Money } from '#domain/money/money.ts';
import { operatorTotal } from './operator-request.ts';
import type { BookingQuote } from './quotes.ts';

const texts = defineMessages({ change: 'Preisänderung der Reederei' }, { change: 'Price change by the cruise line' });

/**
 * The same booking with the places on board at another total. Arrival and packages are bought elsewhere and stay.
 * @throws RangeError for another currency: what the shop sells in one cannot be sold in the other
 */
export function atOperatorTotal(quote: BookingQuote, places: Money, language: Language): BookingQuote {
  if (places.currency !== quote.total.currency) throw new RangeError(`${places.currency} instead of ${quote.total.currency}`);
  const own = quote.lines.filter((line) => line.kind !== 'operator_change');
  const difference = places.amount - operatorTotal({ lines: own, total: quote.total }).amount;
  const { currency } = quote.total;
  const lines =
    difference === 0 ? own : [...own, { kind: 'operator_change' as const, label: texts[language].change, count: 1, each: money(difference, currency) }];
  const total = money(
    lines.reduce((sum, line) => sum + line.count * line.each.amount, 0),
    currency,
  );
  return { ...quote, lines, total, deposit: quote.deposit && depositOf(total, quote.depositPercent) };
}
