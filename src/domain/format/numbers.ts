// Numbers and amounts as each language writes them (BRAND-02, BRAND-05). Formatters are made once, here: making one costs more than a card.
import type { Language } from '#domain/language.ts';
import type { Currency, Money } from '#domain/money/money.ts';

/** Binds number and unit so that no line ends between them. */
const NBSP = '\u00A0';
/** A real minus: a hyphen in front of an amount is read as a dash. */
const MINUS = '\u2212';

const symbols: Partial<Record<Currency, string>> = { EUR: '€', GBP: '£' };

export interface NumberFormat {
  /** 12480 → 12.480 / 12,480 */
  number(value: number): string;
  /** 4.25, 1 → 4,3 / 4.3; exactly `digits` places after the separator. */
  decimal(value: number, digits: number): string;
  /** A share of one: 0.125 → 13 % / 13% */
  percent(share: number): string;
  /** A mean of ratings, always one place: 4 → 4,0 / 4.0 */
  rating(value: number): string;
  /** Whole units where there are no cents, else both places: 3.570 € · 89,90 € (decision 10). */
  money(value: Money): string;
  /** Both places always: line items, summaries, documents. */
  moneyExact(value: Money): string;
  /** Whole units rounded up, for 'from' teasers: a shown price may never be under the true one. */
  moneyFrom(value: Money): string;
  /** A difference with its sign: −100 € · +40 €. Zero has no sign. */
  moneyChange(value: Money): string;
  /** The symbol of EUR and GBP, the code of the others (BRAND-05). */
  currency(currency: Currency): string;
  /** 294 → 294 m */
  metres(value: number): string;
  /** 1240.4 → 1.240 km / 1,240 km */
  kilometres(value: number): string;
  /** 812.3 → 812 sm / 812 nm */
  nauticalMiles(value: number): string;
  /** 19 → 19 m² */
  squareMetres(value: number): string;
}

export function numberFormat(language: Language): NumberFormat {
  const german = language === 'de';
  const locale = german ? 'de-DE' : 'en-GB';
  const point = german ? ',' : '.';
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const places = [0, 1, 2, 3].map((digits) => new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }));

  const signed = (value: number, text: string) => (value < 0 ? MINUS + text : text);
  const integer = (value: number) => signed(Math.round(value), whole.format(Math.abs(Math.round(value))));
  const withUnit = (value: number, unit: string) => integer(value) + NBSP + unit;
  const decimal = (value: number, digits: number): string => {
    const formatter = places[digits];
    if (!formatter) throw new RangeError(`digits must be a whole number from 0 to 3, not ${digits}`);
    const text = formatter.format(Math.abs(value));
    return /[1-9]/.test(text) ? signed(value, text) : text;
  };
  /** Integer arithmetic on minor units: a float would lose the cent of large amounts. */
  const amount = (minor: number, cents: boolean): string => {
    const absolute = Math.abs(minor);
    const units = whole.format((absolute - (absolute % 100)) / 100);
    return cents ? `${units}${point}${String(absolute % 100).padStart(2, '0')}` : units;
  };
  const withCurrency = (minor: number, currency: Currency, cents: boolean, sign: string): string => {
    const symbol = symbols[currency];
    const digits = amount(minor, cents);
    if (german) return sign + digits + NBSP + (symbol ?? currency);
    return symbol ? sign + symbol + digits : currency + NBSP + sign + digits;
  };
  const minus = (minor: number) => (minor < 0 ? MINUS : '');

  return {
    number: integer,
    decimal,
    percent: (share) => integer(share * 100) + (german ? `${NBSP}%` : '%'),
    rating: (value) => decimal(value, 1),
    money: (m) => withCurrency(m.amount, m.currency, m.amount % 100 !== 0, minus(m.amount)),
    moneyExact: (m) => withCurrency(m.amount, m.currency, true, minus(m.amount)),
    moneyFrom: (m) => {
      const rounded = Math.ceil(m.amount / 100) * 100;
      return withCurrency(rounded, m.currency, false, minus(rounded));
    },
    moneyChange: (m) => withCurrency(m.amount, m.currency, m.amount % 100 !== 0, m.amount > 0 ? '+' : minus(m.amount)),
    currency: (currency) => symbols[currency] ?? currency,
    metres: (value) => withUnit(value, 'm'),
    kilometres: (value) => withUnit(value, 'km'),
    nauticalMiles: (value) => withUnit(value, german ? 'sm' : 'nm'),
    squareMetres: (value) => withUnit(value, 'm²'),
  };
}
