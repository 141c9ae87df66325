// Until when a card is valid, as it is typed: two digits each, 'MM' and 'JJ' (PAY-02, decision 29).
import type { IsoDate } from '../calendar/calendar.ts';

/** A date further away is a slip of the finger: cards are issued for ten years at most. */
const FURTHEST_YEARS = 20;

/** '27' → 2027, '2027' → 2027; anything else is no year. */
export function fullYear(typed: string): number | undefined {
  const digits = typed.trim();
  if (/^\d{2}$/.test(digits)) return Number(`20${digits}`);
  return /^20\d{2}$/.test(digits) ? Number(digits) : undefined;
}

/** '3' and '03' → 3. */
export function monthNumber(typed: string): number | undefined {
  const digits = typed.trim();
  return /^(?:0?[1-9]|1[0-2])$/.test(digits) ? Number(digits) : undefined;
}

export type ExpiryProblem = 'month' | 'year' | 'past' | 'too_far';

/** A card is good until the last day of its month. Month and year come as full numbers, e.g. 3 and 2027. */
export function expiryProblem(month: number | undefined, year: number | undefined, today: IsoDate): ExpiryProblem | undefined {
  if (month === undefined) return 'month';
  if (year === undefined) return 'year';
  const thisYear = Number(today.slice(0, 4));
  const months = (year - thisYear) * 12 + month - Number(today.slice(5, 7));
  if (months < 0) return 'past';
  return months > FURTHEST_YEARS * 12 ? 'too_far' : undefined;
}
