// The days people travel for, as dates (filter `feiertag`). Feasts are reckoned; school holidays are windows, not any state's law.
import { holidays, type Holiday } from '../voyage/vocabulary.ts';
import { dayNumber, easterSunday, isoDate, weekday, type IsoDate } from './calendar.ts';

/** Inclusive days. */
export interface DayRange {
  readonly from: IsoDate;
  readonly to: IsoDate;
}

/**
 * School holidays differ between the sixteen German states and from year to year (they are set by agreement of the states'
 * ministers, years ahead), and between schools in Britain. No dates are made up here: both windows are wide enough for every
 * state, so a voyage inside one **can** lie in school holidays; whether it does is for the family to check.
 * Summer 20 June to 15 September, autumn 1 October to 5 November.
 */
const schoolWindows: ReadonlySet<Holiday> = new Set<Holiday>(['summer', 'autumn']);

const days = (from: number, to = from): DayRange => ({ from: isoDate(from), to: isoDate(to) });

/** The days of a holiday in a year, e.g. Good Friday to Easter Monday. */
export function holidayRange(holiday: Holiday, year: number): DayRange {
  const on = (monthDay: string): number => dayNumber(`${year}-${monthDay}`);
  const easter = dayNumber(easterSunday(year));
  switch (holiday) {
    case 'new_year':
      return days(on('01-01'));
    case 'carnival': // Rose Monday, the day before Shrove Tuesday
      return days(easter - 48);
    case 'easter': // Good Friday to Easter Monday
      return days(easter - 2, easter + 1);
    case 'may_day':
      return days(on('05-01'));
    case 'ascension':
      return days(easter + 39);
    case 'pentecost': // Whit Sunday and Monday
      return days(easter + 49, easter + 50);
    case 'summer':
      return days(on('06-20'), on('09-15'));
    case 'autumn':
      return days(on('10-01'), on('11-05'));
    case 'advent': {
      // the first of the four Sundays before Christmas, to the day before Christmas Eve
      const christmasEve = on('12-24');
      const fourthSunday = christmasEve - ((weekday(isoDate(christmasEve)) + 1) % 7);
      return days(fourthSunday - 21, christmasEve - 1);
    }
    case 'christmas':
      return days(on('12-24'), on('12-26'));
    case 'new_years_eve':
      return days(on('12-31'));
  }
}

/** The next time a holiday is or comes, on or after a day. */
export function nextHoliday(holiday: Holiday, today: IsoDate): DayRange {
  const year = Number(today.slice(0, 4));
  const thisYear = holidayRange(holiday, year);
  return thisYear.to >= today ? thisYear : holidayRange(holiday, year + 1);
}

/**
 * Whether a voyage from `start` to `end` is one for the holiday: at least one of its days is spent on board. For the school
 * holiday windows the whole voyage must lie inside, because one day of it in the holidays helps no family.
 */
export function voyageTouches(holiday: Holiday, start: IsoDate, end: IsoDate): boolean {
  const last = Number(end.slice(0, 4));
  for (let year = Number(start.slice(0, 4)); year <= last; year++) {
    const { from, to } = holidayRange(holiday, year);
    if (schoolWindows.has(holiday) ? from <= start && end <= to : from <= end && start <= to) return true;
  }
  return false;
}

/** All holidays a voyage is one for, in the order of the closed list. */
export const holidaysOfVoyage = (start: IsoDate, end: IsoDate): Holiday[] => holidays.filter((holiday) => voyageTouches(holiday, start, end));
