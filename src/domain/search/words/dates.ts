// When: holidays, weekdays, 'next year', and the order in which the ways of saying a date are tried.
import { addDays, dayNumber, isoDate, weekday, type IsoDate } from '../../calendar/calendar.ts';
import { holidayRange, nextHoliday } from '../../calendar/holidays.ts';
import type { Holiday } from '../../voyage/vocabulary.ts';
import { dayRules } from './days.ts';
import { monthRules, seasonRules } from './months.ts';
import { count, counted } from './patterns.ts';
import { words, type Rule, type WordFilters } from './reading.ts';
import { loneYear, year, yearOf } from './years.ts';

const feasts: readonly (readonly [source: string, holiday: Holiday])[] = [
  ['sommerferien|großen ferien|summer holidays?|summer break|school summer holidays?', 'summer'],
  ['herbstferien|autumn half term|october half term|autumn holidays?', 'autumn'],
  [
    'osterferien|easter holidays?|easter break|osterwochenende|easter weekend|ostern|oster|osterfest|karwoche|karfreitag|good friday|ostersonntag|ostermontag|easter',
    'easter',
  ],
  ['pfingstferien|pfingsten|pfingst|pfingstwochenende|whitsun|pentecost|whit sunday', 'pentecost'],
  ['christi himmelfahrt|himmelfahrt|vatertag|ascension(?: day)?', 'ascension'],
  ['karneval|fasching|fastnacht|rosenmontag|faschingsferien|carnival(?: season)', 'carnival'],
  ['advents?|adventszeit|adventszeit|vorweihnachtszeit|weihnachtsmärkten?|weihnachtsmarkt|christmas markets?', 'advent'],
  [
    'weihnachtsferien|christmas holidays?|christmas break|weihnachten|weihnachts?|heiligabend|heilig abend|christmas eve|christmas day|christmas|xmas|festive season|weihnachtstage',
    'christmas',
  ],
  ['silvester|sylvester|new years eve|nye|hogmanay|jahreswechsel|turn of the year|(?:zwischen )?den jahren', 'new_years_eve'],
  ['neujahr|new years day|new years|new year', 'new_year'],
  ['tag der arbeit|may day', 'may_day'],
];
const feastRules: readonly Rule[] = feasts.map(([source, holiday]) => ({
  pattern: words(
    `(?:(nach|after|vor|before) )?(?:(?:um|zu|an|über|in|im|am|zum|over|at|for|during|around|with) )?(?:die |den |das |der |the )?(?:${source})(?: (${year}))?(?: herum)?`,
  ),
  read: (m, r) => {
    const told = yearOf(m[2]) ?? loneYear(r);
    const days = told === undefined ? nextHoliday(holiday, r.context.today) : holidayRange(holiday, told);
    if (m[1]) return /^(?:nach|after)/.test(m[1]) ? { startFrom: addDays(days.to, 1) } : { maxEndDate: addDays(days.from, -1) };
    if (told === undefined || !m[2]) return { holiday: [holiday] };
    // a voyage over New Year starts in the year before
    if (holiday !== 'new_year') return { holiday: [holiday], ...wholeYear(told, r.context.today) };
    // 'Christmas and New Year 2026' means the turn to 2027
    const newYear = `${told}-01-01` < r.context.today ? told + 1 : told;
    return { holiday: [holiday], startFrom: `${newYear - 1}-12-01`, startTo: `${newYear}-01-01` };
  },
}));

const weekdays = new Map([
  ['montag', 0],
  ['monday', 0],
  ['dienstag', 1],
  ['tusday', 1],
  ['mittwoch', 2],
  ['wednesday', 2],
  ['donnerstag', 3],
  ['thursday', 3],
  ['freitag', 4],
  ['friday', 4],
  ['samstag', 5],
  ['sonnabend', 5],
  ['saturday', 5],
  ['sonntag', 6],
  ['sunday', 6],
]);
const weekdayWord = '(montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?';

/** 'in three weeks' is no length of three weeks, so these come before months and lengths. */
const soonRules: readonly Rule[] = [
  {
    pattern: words(
      `(?:in den|innerhalb der|in the|within the|innerhalb von|within) (?:nächsten |kommenden |next )?(${count} )?(tagen|wochen|monaten|days|weeks|months)`,
    ),
    read: (m, r) => {
      const n = m[1] ? counted(m[1].trim()) : 3;
      const days = /^(?:t|d)/.test(m[2] ?? '') ? n : m[2]?.startsWith('w') ? 7 * n : Math.round(30.44 * n);
      return { startFrom: r.context.today, startTo: addDays(r.context.today, days) };
    },
  },
  {
    pattern: words(`in (?:etwa |ca |about )?(${count}) (wochen|monaten|weeks time|months time)`),
    read: (m, r) => {
      const day = addDays(r.context.today, Math.round(counted(m[1]) * (m[2]?.startsWith('w') ? 7 : 30.44)));
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
];

const yearRules: readonly Rule[] = [
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
    pattern: words(
      `(?:(?:mit )?(?:abfahrt|departing|departure|departures|leaving|abreise|start) )?(?:am |on |on a |an einem )?${weekdayWord}(?: departures?| abfahrt)?`,
    ),
    read: (m) => {
      const day = weekdays.get(m[1] ?? '');
      return day === undefined ? undefined : { weekday: [day] };
    },
  },
  {
    pattern: words(`(?:im jahr |in dem jahr |in |für |for )?(${year})`),
    // a year that months or seasons have already used says no more
    read: (m, r) =>
      r.filters.month || r.filters.date || r.filters.minStartDate || (r.filters.startFrom && r.filters.startTo) ? {} : wholeYear(Number(m[1]), r.context.today),
  },
];
const wholeYear = (inYear: number, today: IsoDate): WordFilters => {
  const first = `${inYear}-01-01`;
  return { startFrom: first < today && inYear === Number(today.slice(0, 4)) ? today : first, startTo: `${inYear}-12-31` };
};

/** In the order in which they must be tried: the longer way of saying first. */
export const dateRules: readonly Rule[] = [...feastRules, ...dayRules, ...soonRules, ...monthRules, ...seasonRules, ...yearRules];
