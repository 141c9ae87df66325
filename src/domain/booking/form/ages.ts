// How old somebody is on a day, as the fares count: whole years and whole months since birth.
import type { IsoDate } from '../../calendar/calendar.ts';

/** Whole months lived on a day; negative before birth. Born on the 31st, a month is over on the 1st of the next where there is none. */
export function ageInMonths(born: IsoDate, on: IsoDate): number {
  const months = (Number(on.slice(0, 4)) - Number(born.slice(0, 4))) * 12 + Number(on.slice(5, 7)) - Number(born.slice(5, 7));
  return on.slice(8, 10) < born.slice(8, 10) ? months - 1 : months;
}

/** Whole years lived on a day. Who is born on 29 February has the birthday on 1 March where the year has no such day (§§ 187, 188 BGB). */
export const ageInYears = (born: IsoDate, on: IsoDate): number => Math.floor(ageInMonths(born, on) / 12);
