// Amounts as OpenTravel writes them. Two ways occur in its own samples: decimals (1599.00) and whole numbers with implied decimals
// (70700 with DecimalPlaces 2); a supplier that drops ".00" would be read a hundred times too small, so the way is a setting.
import { isCurrency, money, type Currency, type Money } from '#domain/money/money.ts';

/** `decimal`: 1599 is 1,599.00. `implied`: a number without a point counts units of the smallest coin. */
export type AmountStyle = 'decimal' | 'implied';

/** Minor units as a decimal with two places; all our currencies have two. */
export const writeAmount = (value: Money): string => {
  const whole = Math.trunc(value.amount / 100);
  return `${whole}.${String(value.amount - whole * 100).padStart(2, '0')}`;
};

/** Minor units, or undefined where the text is no amount of at least nothing that fits whole minor units. */
export function readAmount(text: string | undefined, style: AmountStyle, decimalPlaces = 2): number | undefined {
  const found = /^\+?([0-9]{1,12})(?:\.([0-9]{1,3}))?$/.exec(text?.trim() ?? '');
  if (!found) return undefined;
  const [, whole = '0', fraction] = found;
  if (fraction === undefined && style === 'implied') {
    const minor = Number(whole) / 10 ** (decimalPlaces - 2);
    return Number.isSafeInteger(minor) ? minor : undefined;
  }
  if (fraction?.[2] !== undefined && fraction[2] !== '0') return undefined;
  const minor = Number(whole) * 100 + Number((fraction ?? '0').padEnd(2, '0').slice(0, 2));
  return Number.isSafeInteger(minor) ? minor : undefined;
}

export const readCurrency = (text: string | undefined): Currency | undefined => {
  const code = text?.toUpperCase();
  return isCurrency(code) ? code : undefined;
};

/** An amount with its currency, or undefined where either is missing. */
export function readMoney(text: string | undefined, currency: Currency | undefined, style: AmountStyle, decimalPlaces?: number): Money | undefined {
  const amount = readAmount(text, style, decimalPlaces);
  return amount === undefined || currency === undefined ? undefined : money(amount, currency);
}
