// Days, times and places as each language writes them (BRAND-02, G9). Names stand in tables: the browser's and the server's
// language data differ ('Sept' or 'Sep'), and a text that differs between the two breaks hydration.
import { dayNumber, weekday, type IsoDate, type WallTime } from '#domain/calendar/calendar.ts';
import type { Language } from '#domain/language.ts';

const NBSP = '\u00A0';

const monthNames = {
  de: ['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli', 'August', 'September', 'Oktober', 'November', 'Dezember'],
  en: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
} as const;
const monthShortNames = {
  de: ['Jan', 'Feb', 'Mär', 'Apr', 'Mai', 'Jun', 'Jul', 'Aug', 'Sep', 'Okt', 'Nov', 'Dez'],
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
} as const;
/** Monday first (BRAND-01). */
const weekdayNames = {
  de: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
} as const;
const weekdayShortNames = { de: ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'], en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] } as const;

export interface DateFormat {
  /** 12.06.2027 / 12/06/2027 */
  date(day: IsoDate): string;
  /** 12. Juni 2027 / 12 June 2027 */
  dateLong(day: IsoDate): string;
  /** Sa, 12. Juni 2027 / Sat 12 June 2027 */
  dateWithWeekday(day: IsoDate): string;
  /** 12.6. / 12 Jun: tight places where the year is known. */
  dayMonth(day: IsoDate): string;
  /** 12.–22. Juni 2027 / 12–22 June 2027; month and year are said once (G9). */
  dateRange(from: IsoDate, to: IsoDate): string;
  /** 12.–22. Juni / 12–22 June: the year only where the two differ. */
  dateRangeShort(from: IsoDate, to: IsoDate): string;
  /** Sa / Sat */
  weekday(day: IsoDate): string;
  /** Samstag / Saturday */
  weekdayLong(day: IsoDate): string;
  /** All seven, Monday first. */
  readonly weekdays: readonly string[];
  readonly weekdaysShort: readonly string[];
  /** '2027-06' → Juni 2027 / June 2027 */
  month(month: string): string;
  /** '2027-06' → Jun */
  monthShort(month: string): string;
  /** '2027-05', '2027-07' → Mai – Juli 2027 / May – July 2027 */
  monthRange(from: string, to: string): string;
  /** 18:00 Uhr / 18:00. The ship's clock has 24 hours in both languages. */
  time(time: WallTime): string;
  /** 8:00–17:00 Uhr / 08:00–17:00 */
  timeRange(from: WallTime, to: WallTime): string;
  /** The telephone's hours: 20 Uhr / 8 pm. */
  hour(hour: number): string;
  /** A moment in the agency's zone (or another): Mi, 25. November 2026, 17:00 Uhr / Wed 25 November 2026, 17:00 */
  moment(at: Date, zone?: string): string;
  /** Its time of day alone: 17:00 Uhr / 17:00 */
  momentTime(at: Date, zone?: string): string;
  /** 1 Nacht, 10 Nächte / 1 night, 10 nights */
  nights(count: number): string;
  /** 1 Tag, 11 Tage / 1 day, 11 days */
  days(count: number): string;
  /** As on the postcards: 62° 06′ N 7° 12′ O / E */
  coordinates(latitude: number, longitude: number): string;
  /** Innen, Außen und Balkon / Inside, outside and balcony */
  list(items: readonly string[]): string;
}

interface DayParts {
  readonly year: string;
  readonly month: number;
  readonly day: number;
}

const AGENCY_ZONE = 'Europe/Berlin';
const zoned = new Map<string, Intl.DateTimeFormat>();
/** 'yyyy-MM-dd HH:mm' of a moment in a zone; one formatter per zone, made at the first use. */
function wallClock(at: Date, zone: string): string {
  let formatter = zoned.get(zone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' });
    zoned.set(zone, formatter);
  }
  return formatter.format(at);
}

const partsOf = (day: IsoDate): DayParts => ({ year: day.slice(0, 4), month: Number(day.slice(5, 7)) - 1, day: Number(day.slice(8, 10)) });

/** @throws RangeError for what is not 'yyyy-MM' with a month from 01 to 12 */
function monthParts(month: string): DayParts {
  const parts = partsOf(`${month}-01`);
  if (!/^\d{4}-(?:0[1-9]|1[0-2])$/.test(month)) throw new RangeError(`not a month yyyy-MM: ${month}`);
  return parts;
}

/** Degrees and whole minutes; 59.6 minutes carry into the next degree. */
function degrees(value: number, positive: string, negative: string, width: number): string {
  const minutes = Math.round(Math.abs(value) * 60);
  const whole = String(Math.floor(minutes / 60)).padStart(width, '0');
  return `${whole}°${NBSP}${String(minutes % 60).padStart(2, '0')}′${NBSP}${value < 0 && minutes > 0 ? negative : positive}`;
}

export function dateFormat(language: Language): DateFormat {
  const german = language === 'de';
  const names = monthNames[language];
  const dot = german ? '.' : '';
  const day = (p: DayParts) => `${p.day}${dot}`;
  const name = (p: DayParts) => names[p.month] ?? '';
  const short = (p: DayParts) => monthShortNames[language][p.month] ?? '';
  const dayAndMonth = (p: DayParts) => `${day(p)}${NBSP}${name(p)}`;
  const dateLong = (date: IsoDate) => {
    const p = partsOf(date);
    return `${dayAndMonth(p)} ${p.year}`;
  };
  const weekdayShort = (date: IsoDate) => weekdayShortNames[language][weekday(date)] ?? '';
  const dateWithWeekday = (date: IsoDate) => `${weekdayShort(date)}${german ? ',' : ''} ${dateLong(date)}`;

  const range = (from: IsoDate, to: IsoDate, year: boolean): string => {
    const a = partsOf(from);
    const b = partsOf(to);
    if (a.year !== b.year) return `${dateLong(from)} – ${dateLong(to)}`;
    const end = year ? ` ${b.year}` : '';
    if (dayNumber(from) === dayNumber(to)) return dayAndMonth(a) + end;
    if (a.month === b.month) return `${day(a)}–${dayAndMonth(b)}${end}`;
    return `${dayAndMonth(a)} – ${dayAndMonth(b)}${end}`;
  };
  const clock = (time: WallTime) => (german ? time.replace(/^0(?=\d:)/, '') : time);
  const time = (value: WallTime) => clock(value) + (german ? `${NBSP}Uhr` : '');
  const counted = (one: string, other: string) => (count: number) => `${count}${NBSP}${count === 1 ? one : other}`;

  return {
    date: (date) => [date.slice(8, 10), date.slice(5, 7), date.slice(0, 4)].join(german ? '.' : '/'),
    dateLong,
    dateWithWeekday,
    dayMonth: (date) => {
      const p = partsOf(date);
      return german ? `${p.day}.${p.month + 1}.` : `${p.day}${NBSP}${short(p)}`;
    },
    dateRange: (from, to) => range(from, to, true),
    dateRangeShort: (from, to) => range(from, to, false),
    weekday: weekdayShort,
    weekdayLong: (date) => weekdayNames[language][weekday(date)] ?? '',
    weekdays: weekdayNames[language],
    weekdaysShort: weekdayShortNames[language],
    month: (month) => `${name(monthParts(month))} ${month.slice(0, 4)}`,
    monthShort: (month) => short(monthParts(month)),
    monthRange: (from, to) => {
      const a = monthParts(from);
      const b = monthParts(to);
      if (from === to) return `${name(a)} ${a.year}`;
      return `${name(a)}${a.year === b.year ? '' : ` ${a.year}`} – ${name(b)} ${b.year}`;
    },
    time,
    timeRange: (from, to) => `${clock(from)}–${time(to)}`,
    hour: (hour) => (german ? `${hour}${NBSP}Uhr` : `${hour % 12 === 0 ? 12 : hour % 12}${NBSP}${hour % 24 < 12 ? 'am' : 'pm'}`),
    moment: (at, zone = AGENCY_ZONE) => {
      const wall = wallClock(at, zone);
      return `${dateWithWeekday(wall.slice(0, 10))}, ${time(wall.slice(11, 16))}`;
    },
    momentTime: (at, zone = AGENCY_ZONE) => time(wallClock(at, zone).slice(11, 16)),
    nights: german ? counted('Nacht', 'Nächte') : counted('night', 'nights'),
    days: german ? counted('Tag', 'Tage') : counted('day', 'days'),
    coordinates: (latitude, longitude) => `${degrees(latitude, 'N', 'S', 1)} ${degrees(longitude, german ? 'O' : 'E', 'W', 1)}`,
    list: (items) => (items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${german ? 'und' : 'and'} ${items[items.length - 1] ?? ''}`),
  };
}
