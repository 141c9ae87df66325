// Amounts. Everything that costs something is a whole number of minor units with its currency (BRAND-05).

/** The nine currencies a price can be shown in (BRAND-05). */
export const currencies = ['EUR', 'GBP', 'AUD', 'CAD', 'CHF', 'DKK', 'NOK', 'SEK', 'USD'] as const;
export type Currency = (typeof currencies)[number];

export const isCurrency = (value: unknown): value is Currency => typeof value === 'string' && (currencies as readonly string[]).includes(value);

/** An amount in minor units (cents, pence, øre): 357000 EUR is 3,570.00 €. Always a safe integer. */
export interface Money {
  readonly amount: number;
  readonly currency: Currency;
}

/** @throws RangeError when the amount is not a safe integer: a fraction of a cent is always a bug of the caller. */
export function money(amount: number, currency: Currency): Money {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole number of minor units: ${amount}`);
  return { amount, currency };
}

/** The same amount of the same currency. */
export const sameMoney = (a: Money, b: Money): boolean => a.amount === b.amount && a.currency === b.currency;

/** Price per head of a party, rounded up to a whole minor unit so that heads × share never understates the total. */
export const perHead = (total: Money, heads: number): Money => money(Math.ceil(total.amount / heads), total.currency);

/** Reference rates of one day: units of the currency for one euro. Source: European Central Bank, daily file. */
export interface ExchangeRates {
  readonly on: string;
  readonly perEuro: Readonly<Partial<Record<Currency, number>>>;
}

/** A guide amount in another currency (VOYAGE-03), or undefined where the table has no rate for one of the two. */
export function convert(m: Money, to: Currency, rates: ExchangeRates): Money | undefined {
  if (m.currency === to) return m;
  const from = m.currency === 'EUR' ? 1 : rates.perEuro[m.currency];
  const into = to === 'EUR' ? 1 : rates.perEuro[to];
  return from && into ? money(Math.round((m.amount / from) * into), to) : undefined;
}
