import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money } from '#domain/money/money.ts';
import { atOperatorTotal } from './operator-quote.ts';
import { operatorTotal } from './operator-request.ts';
import type { BookingQuote } from './quotes.ts';

const kinds = ['bed', 'extra_bed', 'single_occupancy', 'arrival', 'package', 'operator_change'] as const;
const line = fc.record({
  kind: fc.constantFrom(...kinds),
  label: fc.constant('x'),
  count: fc.integer({ min: 1, max: 6 }),
  each: fc.integer({ min: 0, max: 1_000_000 }).map((amount) => money(amount, 'EUR')),
});
const sum = (lines: BookingQuote['lines']) => lines.reduce((all, { count, each }) => all + count * each.amount, 0);
const quoteOf = (lines: BookingQuote['lines']): BookingQuote => ({
  lines,
  total: money(sum(lines), 'EUR'),
  contained: [],
  deposit: money(0, 'EUR'),
  depositPercent: 20,
});

describe('BOOK-13 a quote at the operator’s total', () => {
  test('its places cost what the operator says, what is bought elsewhere stays, the total is the sum of the lines, and twice is once', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), fc.integer({ min: 1, max: 5_000_000 }), (lines, amount) => {
        const before = quoteOf(lines);
        const after = atOperatorTotal(before, money(amount, 'EUR'), 'de');
        expect(operatorTotal(after)).toEqual(money(amount, 'EUR'));
        expect(after.total.amount).toBe(sum(after.lines));
        const elsewhere = (quote: BookingQuote) => quote.lines.filter(({ kind }) => kind === 'arrival' || kind === 'package');
        expect(elsewhere(after)).toEqual(elsewhere(before));
        expect(after.lines.filter(({ kind }) => kind === 'operator_change').length).toBeLessThanOrEqual(1);
        expect(after.deposit?.amount).toBe(Math.min(after.total.amount, Math.ceil(after.total.amount / 5)));
        expect(atOperatorTotal(after, money(amount, 'EUR'), 'de')).toEqual(after);
      }),
    );
  });

  test('another currency is a mistake of the caller', () => {
    expect(() => atOperatorTotal(quoteOf([]), money(1, 'GBP'), 'en')).toThrow(RangeError);
  });
});
