// Days of the calendar, in the writings of both languages; in Britain too the day comes before the month.
import { addDays, isIsoDate, type IsoDate } from '../../calendar/calendar.ts';
import { monthNumber, monthWord } from './patterns.ts';
import { words, type Reading, type Rule, type WordFilters } from './reading.ts';
import { dayOf, two, year } from './years.ts';

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

const isBefore = (match: RegExpExecArray): boolean => /\b(?:before|vor) /.test(match[0]);

export const dayRules: readonly Rule[] = [
  {
    pattern: words(`(?:vom|von|zwischen dem|zwischen|between|from)? ?(?:dem )?${dayName}${anyDay} ${until} (?:dem |zum )?${dayName}${anyDay}`),
    read: (m, r) => inside(readDay(r, m, 1), readDay(r, m, 1 + dayGroups)),
  },
  {
    pattern: words(
      `(?:vom|von|zwischen dem|zwischen|between|from)? ?(?:the )?(\\d{1,2})\\.? ${until} (?:the |dem |zum )?(\\d{1,2}) (?:of )?(${monthWord})(?: (${year}))?`,
    ),
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
    pattern: words(
      `(?:leaving|departing|departure|abfahrt|abreise|starting|start|los) (?:before|by|vor dem|vor|bis zum|bis|spätestens am|spätestens) ${dayName}${anyDay}`,
    ),
    read: (m, r) => {
      const day = readDay(r, m, 1);
      return day && { startTo: isBefore(m) ? addDays(day, -1) : day };
    },
  },
  {
    pattern: words(
      `(?:zurück bis|zurück am|bis zum|bis spätestens|spätestens|bis|vor dem|until|till|before|by|back by|back before|home by|latest) ${dayName}${anyDay}`,
    ),
    read: (m, r) => {
      const day = readDay(r, m, 1);
      return day && { maxEndDate: isBefore(m) ? addDays(day, -1) : day };
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
