// When: months, parts of months, days, seasons, holidays, years. A month without a year is the next one that comes.
import { addDays, dayNumber, isIsoDate, isoDate, weekday, type IsoDate } from '../../calendar/calendar.ts';
import { holidayRange, nextHoliday } from '../../calendar/holidays.ts';
import type { Holiday } from '../../voyage/vocabulary.ts';
import { count, counted, monthNumber, monthWord } from './patterns.ts';
import { words, type Reading, type Rule, type WordFilters } from './reading.ts';

const two = (n: number): string => String(n).padStart(2, '0');
const monthOf = (year: number, month: number): string => `${year}-${two(month)}`;
const lastDay = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

const year = "(?:'?(?:20)[2-4]\\d)";
const yearOf = (text: string | undefined): number | undefined => (text ? Number(text.slice(-4)) : undefined);

/** The year that stands anywhere in the sentence counts for months and seasons that have none of their own. */
function loneYear(reading: Reading): number | undefined {
  const years = new Set(reading.tokens.filter((token, i) => /^20[2-4]\d$/.test(token.key) && !isMoney(reading, i)).map((token) => Number(token.key)));
  return years.size === 1 ? [...years][0] : undefined;
}
const isMoney = (reading: Reading, i: number): boolean =>
  /^(?:€|£|\$|eur|euro|euros|pfund|pounds?|gbp)$/.test(reading.tokens[i + 1]?.key ?? '') || /^[€£$]$/.test(reading.tokens[i - 1]?.key ?? '');

function yearFor(reading: Reading, month: number, told?: string, next = false): number {
  const said = yearOf(told) ?? loneYear(reading);
  if (said !== undefined) return said;
  const [thisYear = 0, thisMonth = 0] = reading.context.today.split('-').map(Number);
  return month < thisMonth || (next && month === thisMonth) ? thisYear + 1 : thisYear;
}

/** A day of a month; without year the next such day. */
function dayOf(reading: Reading, day: string | undefined, month: number, told?: string): IsoDate | undefined {
  let found = `${yearFor(reading, month, told)}-${two(month)}-${two(Number(day))}`;
  if (!told && loneYear(reading) === undefined && found < reading.context.today) found = `${Number(found.slice(0, 4)) + 1}${found.slice(4)}`;
  return isIsoDate(found) ? found : undefined;
}

/** '12.6.2027', '12.6.', '2027-06-12', '12/06/2027' (day first, as in Britain). */
function written(reading: Reading, text: string): IsoDate | undefined {
  if (isIsoDate(text)) return text;
  const [day, month, told] = text.split(/[./]/);
  const full = told?.length === 2 ? `20${told}` : told;
  return dayOf(reading, day, Number(month), full || undefined);
}

const dotted = '(?:\\d{1,2}\\.\\d{1,2}\\.(?:\\d{2,4})?|\\d{4}-\\d{2}-\\d{2}|\\d{1,2}\\/\\d{1,2}\\/\\d{4})';
const dayName = '(?:(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|monday|tuesday|wednesday|thursday|friday|saturday|sunday) ,? ?)?';
const until = '(?:bis zum|bis|und|and|to|until|till|-)';
/** One day in any writing; groups: dotted | day month year | month day year. */
const anyDay = `(?:the )?(?:(${dotted})|(\\d{1,2}) (?:of )?(${monthWord})(?: (${year}))?|(${monthWord}) (\\d{1,2})(?! (?:nächte?|tage?n?|nights?|days?|wochen?|weeks?|erwachsene|erw|adults?|personen|people|pers|kinder|kids|children|€|euro?|pax))(?:(?: ,)? (${year}))?)`;
const dayGroups = 7;
function readDay(reading: Reading, match: RegExpExecArray, from: number): IsoDate | undefined {
  const [plain, day, month, told, monthFirst, dayAfter, toldAfter] = match.slice(from, from + dayGroups);
  if (plain) return written(reading, plain);
  return day ? dayOf(reading, day, monthNumber(month), told) : dayOf(reading, dayAfter, monthNumber(monthFirst), toldAfter);
}

/** The whole voyage between two days. */
const inside = (from: IsoDate | undefined, to: IsoDate | undefined): WordFilters | undefined => {
  if (!from || !to) return undefined;
  // over the turn of the year: 28 December to 5 January
  const end = to < from ? `${Number(to.slice(0, 4)) + 1}${to.slice(4)}` : to;
  return isIsoDate(end) ? { minStartDate: from, maxEndDate: end } : undefined;
};

const dayRules: readonly Rule[] = [
  {
    pattern: words(`(?:vom|von|zwischen dem|zwischen|between|from)? ?(?:dem )?${dayName}${anyDay} ${until} (?:dem |zum )?${dayName}${anyDay}`),
    read: (m, r) => inside(readDay(r, m, 1), readDay(r, m, 1 + dayGroups)),
  },
  {
    pattern: words(`(?:vom|von|zwischen dem|zwischen|between|from)? ?(?:the )?(\\d{1,2})\\.? ${until} (?:the |dem |zum )?(\\d{1,2}) (?:of )?(${monthWord})(?: (${year}))?`),
    read: (m, r) => inside(dayOf(r, m[1], monthNumber(m[3]), m[4]), dayOf(r, m[2], monthNumber(m[3]), m[4])),
  },
  {
    pattern: words(`(?:between|from)? ?(${monthWord}) (\\d{1,2}) ${until} (\\d{1,2})(?:(?: ,)? (${year}))?`),
    read: (m, r) => inside(dayOf(r, m[2], monthNumber(m[1]), m[4]), dayOf(r, m[3], monthNumber(m[1]), m[4])),
  },
  {
    // '12.6.-20.6.' without the last dot, '3.-17.9.'
    pattern: words(`(?:vom|von|zwischen)? ?(\\d{1,2})\\.? ${until} (${dotted})`),
    read: (m, r) => {
      const to = written(r, m[2] ?? '');
      return to && inside(`${to.slice(0, 8)}${two(Number(m[1]))}`, to);
    },
  },
  {
    pattern: words(`(?:ab dem|ab|frühestens ab|frühestens|nach dem|after|from|starting|not before|nicht vor(?: dem)?|earliest) ${dayName}${anyDay}`),
    read: (m, r) => {
      const startFrom = readDay(r, m, 1);
      return startFrom && { startFrom };
    },
  },
  {
    pattern: words(`(?:zurück bis|zurück am|bis zum|bis spätestens|spätestens|bis|vor dem|until|till|before|by|back by|back before|home by|latest) ${dayName}${anyDay}`),
    read: (m, r) => {
      const maxEndDate = readDay(r, m, 1);
      return maxEndDate && { maxEndDate };
    },
  },
  {
    pattern: words(`(?:um den|rund um den|around|about) ${anyDay}`),
    read: (m, r) => {
      const day = readDay(r, m, 1);
      return day && { startFrom: addDays(day, -3), startTo: addDays(day, 3) };
    },
  },
  {
    pattern: words(`(?:am|on|den)? ?${dayName}${anyDay}`),
    read: (m, r) => {
      const date = readDay(r, m, 1);
      return date && { date };
    },
  },
];

const part = '(?:anfang|mitte|ende|early|mid|middle|late|beginning|start|end)';
const parted = `(?:(?:the )?(${part}) (?:of |des |vom )?)?(${monthWord})(?: (${year}))?`;
/** First and last day of a month or of its beginning, middle or end. */
function stretch(reading: Reading, partWord: string | undefined, monthKey: string | undefined, told: string | undefined): [IsoDate, IsoDate] {
  const month = monthNumber(monthKey);
  const inYear = yearFor(reading, month, told);
  const last = lastDay(inYear, month);
  const [from, to] = !partWord ? [1, last] : /^(?:anfang|early|beginning|start)/.test(partWord) ? [1, 10] : /^mi/.test(partWord) ? [11, 20] : [21, last];
  return [`${monthOf(inYear, month)}-${two(from)}`, `${monthOf(inYear, month)}-${two(to)}`];
}

/** 'may' is a month where it is written so or stands where a month stands. */
const isMonth = (reading: Reading, match: RegExpExecArray, key: string | undefined): boolean => {
  if (key !== 'may' && key !== 'march') return true;
  const at = match.index + match[0].lastIndexOf(key);
  return reading.tokenAt(at)?.capital === true || match[0].trim() !== key || reading.context.language === 'en' && key === 'march';
};

/** Months of departure from one to another, over the turn of the year where need be; at most twelve. */
function months(fromYear: number, from: number, to: number): string[] {
  const length = ((to - from + 12) % 12) + 1;
  return Array.from({ length }, (_, i) => monthOf(fromYear + Math.floor((from - 1 + i) / 12), ((from - 1 + i) % 12) + 1));
}
const notPast = (list: string[], today: IsoDate): string[] => {
  const left = list.filter((month) => month >= today.slice(0, 7));
  return left.length ? left : list;
};

const monthRules: readonly Rule[] = [
  {
    // 'Mai bis Juli', 'Ende Juni bis Mitte Juli', 'between May and July'
    pattern: words(`(?:zwischen|between|von|from|in|im)? ?${parted} (?:bis|-|to|until|till|through) (?:in den |in |to )?${parted}`),
    read: (m, r) => {
      const [, fromPart, fromMonth, fromYear, toPart, toMonth, toYear] = m;
      const from = stretch(r, fromPart, fromMonth, fromYear ?? undefined);
      const to = stretch(r, toPart, toMonth, toYear);
      if (!fromYear && toYear && monthNumber(fromMonth) <= monthNumber(toMonth)) return betweenMonths(r, fromPart, fromMonth, toYear, toPart, toMonth);
      if (!fromPart && !toPart) return { month: months(Number(from[0].slice(0, 4)), monthNumber(fromMonth), monthNumber(toMonth)) };
      return { startFrom: from[0], startTo: to[1] < from[0] ? `${Number(to[1].slice(0, 4)) + 1}${to[1].slice(4)}` : to[1] };
    },
  },
  {
    pattern: words(`(?:zwischen|between) ${parted} (?:und|and) ${parted}`),
    read: (m, r) => betweenMonths(r, m[1], m[2], m[6] ?? m[3], m[4], m[5]),
  },
  {
    // 'ab Mai', 'from mid June', 'nicht vor Mai'
    pattern: words(`(?:ab|frühestens ab|frühestens|frühestens im|from|from the|after|nach|nicht vor|not before|starting|starting in) ${parted}(?: (?:onwards?|an|on))?`),
    read: (m, r) => {
      const [from, to] = stretch(r, m[1], m[2], m[3]);
      return { startFrom: /^(?:after|nach)/.test(m[0].trim()) ? addDays(to, 1) : from };
    },
  },
  {
    pattern: words(`(?:bis|bis zum|spätestens|spätestens im|until|till|by|by the|before|vor) ${parted}`),
    read: (m, r) => {
      const [from, to] = stretch(r, m[1], m[2], m[3]);
      return { maxEndDate: /^(?:before|vor)/.test(m[0].trim()) ? addDays(from, -1) : to };
    },
  },
  {
    // a single part, as in 'Anfang Mai'
    pattern: words(`(?:in |im |at )?(?:the )?(${part}) (?:of |des |vom )?(${monthWord})(?: (${year}))?`),
    read: (m, r) => {
      const [startFrom, startTo] = stretch(r, m[1], m[2], m[3]);
      return { startFrom, startTo };
    },
  },
  {
    // one month or several: 'im Mai', 'Mai oder Juni 2027', 'Mai/Juni', 'next February'
    pattern: words(`(?:(?:im|in|in the month of|during|für|for|monat|this|diesen|dieses) )*(nächste[nrsm]? |kommende[nrsm]? |next )?(${monthWord}(?: (?:,|oder|und|or|and|\\/|bzw)(?: (?:im|in))? ${monthWord})*)(?: (${year}))?`),
    read: (m, r) => {
      const keys = (m[2] ?? '').split(/[^a-z]+/).filter((key) => monthNumber(key));
      if (keys.length === 1 && !isMonth(r, m, keys[0])) return undefined;
      return { month: keys.map((key) => monthOf(yearFor(r, monthNumber(key), m[3], m[1] !== undefined), monthNumber(key))) };
    },
  },
  {
    pattern: words('(?:(?:im|in) )?(nächsten|kommenden|next|diesen|this) (?:monat|month)'),
    read: (m, r) => {
      const [thisYear = 0, month = 1] = r.context.today.split('-').map(Number);
      const later = /^(?:diesen|this)/.test(m[1] ?? '') ? 0 : 1;
      return { month: [monthOf(thisYear + (month + later > 12 ? 1 : 0), ((month - 1 + later) % 12) + 1)] };
    },
  },
];

function betweenMonths(r: Reading, fromPart: string | undefined, fromMonth: string | undefined, told: string | undefined, toPart: string | undefined, toMonth: string | undefined): WordFilters {
  const from = stretch(r, fromPart, fromMonth, told);
  const to = stretch(r, toPart, toMonth, told);
  if (!fromPart && !toPart) return { month: months(Number(from[0].slice(0, 4)), monthNumber(fromMonth), monthNumber(toMonth)) };
  return { startFrom: from[0], startTo: to[1] < from[0] ? `${Number(to[1].slice(0, 4)) + 1}${to[1].slice(4)}` : to[1] };
}

const seasons: readonly (readonly [pattern: RegExp, first: number, last: number])[] = [
  [/^(?:fruhjahr|fruhling|spring|springtime)/, 3, 5],
  [/^(?:fruhsommer|early summer)/, 5, 6],
  [/^(?:hochsommer|high summer|midsummer)/, 7, 8],
  [/^(?:spatsommer|late summer)/, 8, 9],
  [/^(?:sommer|summer)/, 6, 8],
  [/^(?:spatherbst|late autumn)/, 10, 11],
  [/^(?:fruhherbst|early autumn)/, 9, 10],
  [/^(?:herbst|autumn|fall)/, 9, 11],
  [/^winter/, 12, 14],
];
const seasonWord = '(?:frühjahr|frühling|springtime|spring|frühsommer|early summer|hochsommer|high summer|midsummer|spätsommer|late summer|sommer|summertime|summer|spätherbst|late autumn|frühherbst|early autumn|herbst|autumn|winter)';
const seasonRules: readonly Rule[] = [
  {
    pattern: words(`(?:(?:im|in|in the|during the|during|über den|for the|this|diesen|in diesem) )?(nächste[nrsm]? |kommende[nrsm]? |next |coming )?(${seasonWord}|(?<=(?:the|next|in) )fall)(?: (?:of )?(${year})(?: ?\\/ ?\\d{2,4})?)?(?! (?:kabine|ferien|holidays|break))`),
    read: (m, r) => {
      const [, first = 1, last = 1] = seasons.find(([name]) => name.test(m[2] ?? '')) ?? [];
      if (!m[2]) return undefined;
      const [thisYear = 0, thisMonth = 0] = r.context.today.split('-').map(Number);
      const told = yearOf(m[3]) ?? loneYear(r);
      // in January 'this winter' is the one that began last year; in its last month a season is over
      const running = told === undefined && last > 12 && thisMonth < last - 12 ? thisYear - 1 : undefined;
      const inYear = told ?? running ?? (last <= thisMonth || (m[1] && first <= thisMonth) ? thisYear + 1 : thisYear);
      return { month: notPast(months(inYear, first, ((last - 1) % 12) + 1), r.context.today) };
    },
  },
];

const feasts: readonly (readonly [source: string, holiday: Holiday])[] = [
  ['sommerferien|großen ferien|summer holidays?|summer break|school summer holidays?', 'summer'],
  ['herbstferien|autumn half term|october half term|autumn holidays?', 'autumn'],
  ['osterferien|easter holidays?|easter break|osterwochenende|easter weekend|ostern|oster|osterfest|karwoche|karfreitag|good friday|ostersonntag|ostermontag|easter', 'easter'],
  ['pfingstferien|pfingsten|pfingst|pfingstwochenende|whitsun|pentecost|whit sunday', 'pentecost'],
  ['christi himmelfahrt|himmelfahrt|vatertag|ascension(?: day)?', 'ascension'],
  ['karneval|fasching|fastnacht|rosenmontag|faschingsferien|carnival(?: season)', 'carnival'],
  ['advents?|adventszeit|adventszeit|vorweihnachtszeit|weihnachtsmärkten?|weihnachtsmarkt|christmas markets?', 'advent'],
  ['weihnachtsferien|christmas holidays?|christmas break|weihnachten|weihnachts?|heiligabend|heilig abend|christmas eve|christmas day|christmas|xmas|festive season|weihnachtstage', 'christmas'],
  ['silvester|sylvester|new years eve|nye|hogmanay|jahreswechsel|turn of the year|(?:zwischen )?den jahren', 'new_years_eve'],
  ['neujahr|new years day|new years|new year', 'new_year'],
  ['tag der arbeit|may day', 'may_day'],
];
const feastRules: readonly Rule[] = feasts.map(([source, holiday]) => ({
  pattern: words(`(?:(nach|after|vor|before) )?(?:(?:um|zu|an|über|in|im|am|zum|over|at|for|during|around|with) )?(?:die |den |das |der |the )?(?:${source})(?: (${year}))?(?: herum)?`),
  read: (m, r) => {
    const told = yearOf(m[2]) ?? loneYear(r);
    const days = told === undefined ? nextHoliday(holiday, r.context.today) : holidayRange(holiday, told);
    if (m[1]) return /^(?:nach|after)/.test(m[1]) ? { startFrom: addDays(days.to, 1) } : { maxEndDate: addDays(days.from, -1) };
    if (told === undefined || !m[2]) return { holiday: [holiday] };
    // a voyage over New Year starts in the year before
    return holiday === 'new_year'
      ? { holiday: [holiday], startFrom: `${told - 1}-12-01`, startTo: `${told}-01-01` }
      : { holiday: [holiday], startFrom: `${told}-01-01`, startTo: `${told}-12-31` };
  },
}));

const weekdays = new Map([
  ['montag', 0], ['monday', 0], ['dienstag', 1], ['tusday', 1], ['mittwoch', 2], ['wednesday', 2], ['donnerstag', 3], ['thursday', 3], ['freitag', 4], ['friday', 4], ['samstag', 5], ['sonnabend', 5], ['saturday', 5], ['sonntag', 6], ['sunday', 6],
]);
const weekdayWord = '(montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?';

const relativeRules: readonly Rule[] = [
  {
    pattern: words(`(?:in den|innerhalb der|in the|within the|innerhalb von|within) (?:nächsten |kommenden |next )?(${count} )?(tagen|wochen|monaten|days|weeks|months)`),
    read: (m, r) => {
      const n = m[1] ? counted(m[1].trim()) : 3;
      const days = /^(?:t|d)/.test(m[2] ?? '') ? n : /^w/.test(m[2] ?? '') ? 7 * n : Math.round(30.44 * n);
      return { startFrom: r.context.today, startTo: addDays(r.context.today, days) };
    },
  },
  {
    pattern: words(`in (?:etwa |ca |about )?(${count}) (wochen|monaten|weeks time|months time)`),
    read: (m, r) => {
      const day = addDays(r.context.today, Math.round(counted(m[1]) * (/^w/.test(m[2] ?? '') ? 7 : 30.44)));
      return { startFrom: addDays(day, -7), startTo: addDays(day, 7) };
    },
  },
  {
    pattern: words('(?:in der )?(?:nächste|nächsten|kommende|next) (?:woche|week)'),
    read: (_, r) => {
      const monday = dayNumber(r.context.today) - weekday(r.context.today) + 7;
      return { startFrom: isoDate(monday), startTo: isoDate(monday + 6) };
    },
  },
  {
    pattern: words('(?:im |in )?(nächsten|nächstes|kommenden|kommendes|next|diesem|dieses|this|übernächstes) (?:jahr|year)'),
    read: (m, r) => {
      const now = Number(r.context.today.slice(0, 4));
      const word = m[1] ?? '';
      const inYear = now + (word.startsWith('uber') ? 2 : /^(?:dies|this)/.test(word) ? 0 : 1);
      return wholeYear(inYear, r.context.today);
    },
  },
  {
    pattern: words(`(?:(?:mit )?(?:abfahrt|departing|departure|departures|leaving|abreise|start) )?(?:am |on |on a |an einem )?${weekdayWord}(?: departures?| abfahrt)?`),
    read: (m) => {
      const day = weekdays.get(m[1] ?? '');
      return day === undefined ? undefined : { weekday: [day] };
    },
  },
  {
    pattern: words(`(?:im jahr |in dem jahr |in |für |for )?(${year})`),
    // a year that months or seasons have already used says no more
    read: (m, r) => (r.filters.month || r.filters.date || r.filters.minStartDate || (r.filters.startFrom && r.filters.startTo) ? {} : wholeYear(Number(m[1]), r.context.today)),
  },
];
const wholeYear = (inYear: number, today: IsoDate): WordFilters => {
  const first = `${inYear}-01-01`;
  return { startFrom: first < today && inYear === Number(today.slice(0, 4)) ? today : first, startTo: `${inYear}-12-31` };
};

/** In the order in which they must be tried: the longer way of saying first. */
export const dateRules: readonly Rule[] = [...feastRules, ...dayRules, ...relativeRules.slice(0, 3), ...monthRules, ...seasonRules, ...relativeRules.slice(3)];
