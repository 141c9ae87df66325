// Until when a place that became free is kept for one waiting customer (BOOK-22). All days are the agency's, in Europe/Berlin.
import { addDays, type IsoDate } from '../calendar/calendar.ts';
import { lapseOf } from './option-deadline.ts';

const HOUR = 3_600_000;
/** A day and a night: whoever works or sleeps can still read the mail and talk it over. */
const OFFER_MS = 24 * HOUR;
/** Less is no offer that a person can answer: the place is sold to whoever comes. */
const SHORTEST_MS = 3 * HOUR;

/**
 * 24 hours, and never later than 17:00 of the day before departure.
 * @returns undefined where too little time is left for an offer
 */
export function offerDeadline(now: Date, departsOn: IsoDate): Date | undefined {
  const latest = lapseOf(addDays(departsOn, -1)).getTime();
  const until = Math.min(now.getTime() + OFFER_MS, latest);
  return until - now.getTime() < SHORTEST_MS ? undefined : new Date(until);
}
