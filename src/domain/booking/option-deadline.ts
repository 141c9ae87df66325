// How long an option is held, and when its holder is reminded (BOOK-12; decision 25). All days are the agency's, in Europe/Berlin.
import { addDays, agencyDay, easterSunday, weekday, type IsoDate } from '../calendar/calendar.ts';

const HOUR = 3_600_000;
const LAPSES_AT_HOUR = 17;
const SHORTEST_MS = 24 * HOUR;
export const standardOptionDays = 3;

const berlin = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** 17:00 of a day in Europe/Berlin as a moment. Clocks change in the small hours, so every day has exactly one such hour. */
export function lapseOf(day: IsoDate): Date {
  const asUtc = Date.parse(`${day}T${LAPSES_AT_HOUR}:00:00Z`);
  const shown = Date.parse(`${berlin.format(asUtc).replace(' ', 'T')}:00Z`);
  return new Date(asUtc - (shown - asUtc));
}

/** Holidays of all of Germany: days on which nobody can be asked to decide. */
function isHoliday(day: IsoDate): boolean {
  const year = Number(day.slice(0, 4));
  const easter = easterSunday(year);
  const moving = [-2, 1, 39, 50].map((days) => addDays(easter, days)); // Good Friday, Easter Monday, Ascension, Whit Monday
  return moving.includes(day) || ['01-01', '05-01', '10-03', '12-25', '12-26'].includes(day.slice(5));
}

/** Monday to Friday, without holidays of all of Germany. */
export const isWorkingDay = (day: IsoDate): boolean => weekday(day) < 5 && !isHoliday(day);

export interface OptionFacts {
  readonly createdAt: Date;
  /** What the operator said; it counts before our own rule. */
  readonly fromOperator: Date | null;
  readonly departsOn: IsoDate;
  /** Calendar days that this operator's options are held by our own rule. */
  readonly days?: number;
}

/**
 * When an option lapses: as the operator said, else 17:00 of the day that is N calendar days on, moved to the next working day and so
 * far that 24 hours are left. Never later than 17:00 on the day of departure.
 * @returns a moment that may have passed already, shortly before departure: then no option can be given
 */
export function optionDeadline({ createdAt, fromOperator, departsOn, days = standardOptionDays }: OptionFacts): Date {
  const cap = lapseOf(departsOn);
  if (fromOperator) return fromOperator < cap ? fromOperator : cap;
  let day = addDays(agencyDay(createdAt), days);
  while (!isWorkingDay(day) || lapseOf(day).getTime() - createdAt.getTime() < SHORTEST_MS) day = addDays(day, 1);
  const until = lapseOf(day);
  return until < cap ? until : cap;
}

/** Hours before the lapse at which the holder is reminded. */
export const reminderHours = [72, 24, 4] as const;
export type ReminderHours = (typeof reminderHours)[number];

export interface Reminder {
  readonly hours: ReminderHours;
  readonly at: Date;
}

/** A reminder right behind the option's own mail says nothing new. */
const QUIET_MS = HOUR;

/** The reminders that are still to come, earliest first. */
export const reminderTimes = (validUntil: Date, now: Date): Reminder[] =>
  reminderHours.map((hours) => ({ hours, at: new Date(validUntil.getTime() - hours * HOUR) })).filter(({ at }) => at.getTime() - now.getTime() >= QUIET_MS);
