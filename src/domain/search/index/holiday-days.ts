// The days of the holidays as the index reads them, for all years it may ever hold.
import { holidayRange, voyageTouches } from '../../calendar/holidays.ts';
import { addDays, dayNumber } from '../../calendar/calendar.ts';
import { holidays } from '../../voyage/vocabulary.ts';

/** Inclusive day numbers. */
export interface HolidaySpan {
  readonly from: number;
  readonly to: number;
  /** The whole voyage must lie inside (school holidays); else one day of it is enough. */
  readonly whole: boolean;
}

/** All spans by holiday, asked of the calendar so that index and calendar cannot differ. */
export function holidaySpans(firstYear: number, lastYear: number): Record<string, HolidaySpan[]> {
  return Object.fromEntries(
    holidays.map((holiday) => [
      holiday,
      Array.from({ length: lastYear - firstYear + 1 }, (_, index) => {
        const { from, to } = holidayRange(holiday, firstYear + index);
        return { from: dayNumber(from), to: dayNumber(to), whole: !voyageTouches(holiday, addDays(from, -1), from) };
      }),
    ]),
  );
}
