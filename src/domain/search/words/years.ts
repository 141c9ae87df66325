// Which year is meant: the one said, the only one in the sentence, or the next in which the month still comes.
import { isIsoDate, type IsoDate } from '../../calendar/calendar.ts';
import type { Reading } from './reading.ts';

export const two = (n: number): string => String(n).padStart(2, '0');
export const monthOf = (year: number, month: number): string => `${year}-${two(month)}`;
export const lastDay = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

export const year = "(?:'?(?:20)[2-4]\\d)";
export const yearOf = (text: string | undefined): number | undefined => (text ? Number(text.slice(-4)) : undefined);

/** The year that stands anywhere in the sentence counts for months and seasons that have none of their own. */
export function loneYear(reading: Reading): number | undefined {
  const years = new Set(reading.tokens.filter((token, i) => /^20[2-4]\d$/.test(token.key) && !isMoney(reading, i)).map((token) => Number(token.key)));
  return years.size === 1 ? [...years][0] : undefined;
}
const isMoney = (reading: Reading, i: number): boolean =>
  /^(?:€|£|\$|eur|euro|euros|pfund|pounds?|gbp)$/.test(reading.tokens[i + 1]?.key ?? '') || /^[€£$]$/.test(reading.tokens[i - 1]?.key ?? '');

export function yearFor(reading: Reading, month: number, told?: string, next = false): number {
  const said = yearOf(told) ?? loneYear(reading);
  if (said !== undefined) return said;
  const [thisYear = 0, thisMonth = 0] = reading.context.today.split('-').map(Number);
  return month < thisMonth || (next && month === thisMonth) ? thisYear + 1 : thisYear;
}

/** A day of a month; without year the next such day. */
export function dayOf(reading: Reading, day: string | undefined, month: number, told?: string): IsoDate | undefined {
  let found = `${yearFor(reading, month, told)}-${two(month)}-${two(Number(day))}`;
  if (!told && loneYear(reading) === undefined && found < reading.context.today) found = `${Number(found.slice(0, 4)) + 1}${found.slice(4)}`;
  return isIsoDate(found) ? found : undefined;
}
