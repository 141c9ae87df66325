// Reference rates of the European Central Bank of 14 December 2021 (https://www.ecb.europa.eu/stats/eurofxref/), units for one euro.
// The date is true and shown: a desk with fresher rates loads them beside these.
import type { Currency } from '#domain/money/money.ts';

export const ratesOn = '2021-12-14';
export const ratesSource = 'European Central Bank, reference rates of 2021-12-14';
export const euroRates: Readonly<Partial<Record<Currency, number>>> = {
  USD: 1.1309,
  DKK: 7.4362,
  GBP: 0.85345,
  SEK: 10.281,
  CHF: 1.0404,
  NOK: 10.2475,
  AUD: 1.5866,
  CAD: 1.449,
};
