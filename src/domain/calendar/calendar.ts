// Days, not moments: a voyage starts on a day of the port's calendar, whatever the server's clock zone is.

/** A calendar day 'yyyy-MM-dd' (the API's date format). */
export type IsoDate = string & { readonly __isoDate?: never };
/** A wall-clock time 'HH:mm' at a port. */
export type WallTime = string & { readonly __wallTime?: never };

const DAY = 86_400_000;

/** Days since 1970-01-01; day arithmetic without zones. */
export const dayNumber = (date: IsoDate): number => Math.round(Date.parse(`${date}T00:00:00Z`) / DAY);
export const isoDate = (day: number): IsoDate => new Date(day * DAY).toISOString().slice(0, 10);
export const addDays = (date: IsoDate, days: number): IsoDate => isoDate(dayNumber(date) + days);
/** 0 = Monday … 6 = Sunday (weeks start on Monday, BRAND-01). */
export const weekday = (date: IsoDate): number => (((dayNumber(date) + 3) % 7) + 7) % 7;
/** 'yyyy-MM' */
export const monthOf = (date: IsoDate): string => date.slice(0, 7);

/** A real day in the form yyyy-MM-dd between 1900 and 2199; anything else (31 February, 2027-1-1) is not a day. */
export function isIsoDate(value: unknown): value is IsoDate {
  if (typeof value !== 'string' || !/^(?:19|20|21)\d\d-\d\d-\d\d$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return Number.isFinite(time) && new Date(time).toISOString().slice(0, 10) === value;
}

const berlinDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', year: 'numeric', month: '2-digit', day: '2-digit' });
/** The agency's day: its deadlines and 'today' are those of Europe/Berlin. */
export const agencyDay = (now: Date): IsoDate => berlinDay.format(now);

/** Easter Sunday of a year (Gregorian, anonymous algorithm). */
export function easterSunday(year: number): IsoDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const day = ((h + l - 7 * m + 114) % 31) + 1;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
