// Months, their beginnings, middles and ends, and seasons.
import { addDays, type IsoDate } from '../../calendar/calendar.ts';
import { monthNumber, monthWord } from './patterns.ts';
import { words, type Reading, type Rule, type WordFilters } from './reading.ts';
import { lastDay, loneYear, monthOf, two, year, yearFor, yearOf } from './years.ts';

const part = '(?:anfang|mitte|ende|early|mid|middle|late|beginning|start|end)';
const parted = `(?:(?:the )?(${part}) (?:of |des |vom )?)?(${monthWord})(?: (${year}))?`;
/** First and last day of a month or of its beginning, middle or end. */
function stretch(reading: Reading, partWord: string | undefined, monthKey: string | undefined, told: string | undefined): [IsoDate, IsoDate] {
  const month = monthNumber(monthKey);
  const inYear = yearFor(reading, month, told);
  const last = lastDay(inYear, month);
  const [from, to] = !partWord ? [1, last] : /^(?:anfang|early|beginning|start)/.test(partWord) ? [1, 10] : partWord.startsWith('mi') ? [11, 20] : [21, last];
  return [`${monthOf(inYear, month)}-${two(from)}`, `${monthOf(inYear, month)}-${two(to)}`];
}

/** 'may' is a month where it is written so or stands where a month stands. */
const isMonth = (reading: Reading, match: RegExpExecArray, key: string | undefined): boolean => {
  if (key !== 'may' && key !== 'march') return true;
  const at = match.index + match[0].lastIndexOf(key);
  return reading.tokenAt(at)?.capital === true || match[0].trim() !== key || (reading.context.language === 'en' && key === 'march');
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

export const monthRules: readonly Rule[] = [
  {
    // 'Mai bis Juli', 'Ende Juni bis Mitte Juli', 'between May and July'
    pattern: words(`(?:zwischen|between|von|from|in|im)? ?${parted} (?:bis|-|to|until|till|through) (?:in den |in |to )?${parted}`),
    read: (m, r) => monthSpan(r, m),
  },
  {
    pattern: words(`(?:zwischen|between) ${parted} (?:und|and) ${parted}`),
    read: (m, r) => monthSpan(r, m),
  },
  {
    // 'ab Mai', 'from mid June', 'nicht vor Mai'
    pattern: words(
      `(?:ab|frühestens ab|frühestens|frühestens im|from|from the|after|nach|nicht vor|not before|starting|starting in) ${parted}(?: (?:onwards?|an|on))?`,
    ),
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
    // 'letzte Septemberwoche', 'first week of June', 'second half of May'
    pattern: words(
      `(?:in )?(?:the |der |die )?(erste[nr]?|first|zweite[nr]?|second|dritte[nr]?|third|letzte[nr]?|last) (?:(wochen?|week|hälfte|half) (?:of |in |im |des |vom )?(${monthWord})|(${monthWord}) ?(woche|hälfte))(?: (${year}))?`,
    ),
    read: (m, r) => {
      const [from, to] = stretch(r, undefined, m[3] ?? m[4], m[6]);
      const half = (m[2] ?? m[5])?.startsWith('ha') === true;
      const nth = ['erste', 'first', 'zweite', 'second', 'dritte', 'third'].findIndex((word) => m[1]?.startsWith(word));
      if (half) return nth < 2 && nth >= 0 ? { startFrom: from, startTo: addDays(from, 14) } : { startFrom: addDays(from, 15), startTo: to };
      return nth < 0
        ? { startFrom: addDays(to, -6), startTo: to }
        : { startFrom: addDays(from, 7 * Math.floor(nth / 2)), startTo: addDays(from, 7 * Math.floor(nth / 2) + 6) };
    },
  },
  {
    pattern: words(`(?:leaving|departing|departure|abfahrt|abreise|starting|start|los) (?:before|by|vor|bis|spätestens) ${parted}`),
    read: (m, r) => {
      const [from, to] = stretch(r, m[1], m[2], m[3]);
      return { startTo: /(?:before|vor) /.test(m[0]) ? addDays(from, -1) : to };
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
    pattern: words(
      `(?:(?:im|in|in the month of|during|für|for|monat|this|diesen|dieses) )*(nächste[nrsm]? |kommende[nrsm]? |next )?(${monthWord}(?: (?:,|oder|und|or|and|\\/|bzw)(?: (?:im|in))? ${monthWord})*)(?: (${year}))?`,
    ),
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

/** From one month, or part of it, to another; a year said once counts for both where that runs forwards. */
function monthSpan(r: Reading, match: RegExpExecArray): WordFilters {
  const [, fromPart, fromMonth, fromYear, toPart, toMonth, toYear] = match;
  const forwards = monthNumber(fromMonth) <= monthNumber(toMonth);
  const from = stretch(r, fromPart, fromMonth, fromYear ?? (forwards ? toYear : undefined));
  const to = stretch(r, toPart, toMonth, toYear ?? fromYear);
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
const seasonWord =
  '(?:frühjahr|frühling|springtime|spring|frühsommer|early summer|hochsommer|high summer|midsummer|spätsommer|late summer|sommer|summertime|summer|spätherbst|late autumn|frühherbst|early autumn|herbst|autumn|winter)';
export const seasonRules: readonly Rule[] = [
  {
    pattern: words(
      `(?:(?:im|in|in the|during the|during|über den|for the|this|diesen|in diesem) )?(nächste[nrsm]? |kommende[nrsm]? |next |coming )?(${seasonWord}|(?<=(?:the|next|in) )fall)(?: (?:of )?(${year})(?: ?\\/ ?\\d{2,4})?)?(?! (?:kabine|ferien|holidays|break))`,
    ),
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
