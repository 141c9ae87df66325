// A birth date in three fields: what was typed travels as 'year-month-day', so that browser and server judge the same words (rule F5).
import { isIsoDate, type IsoDate } from '../../calendar/calendar.ts';
import { skeleton } from '../../search/texts-fold.ts';
import { cleanLine, plainDigits } from './clean-text.ts';

export type DatePart = 'day' | 'month' | 'year';
type DateParts = Readonly<Record<DatePart, string>>;

/** The oldest people lived about 122 years; a year before 1900 is a slip of the finger. */
const OLDEST_YEAR = 1900;

/** Folded as the reader's words are; three letters are enough. German, Austrian and English. */
const months: readonly (readonly string[])[] = [
  ['januar', 'january', 'janner'],
  ['februar', 'february', 'feber'],
  ['marz', 'march'],
  ['april'],
  ['mai', 'may'],
  ['juni', 'june'],
  ['juli', 'july'],
  ['august'],
  ['september'],
  ['oktober', 'october'],
  ['november'],
  ['dezember', 'december'],
];

/** '3', '03', 'März' or 'mar' as '03'; what is no month stays as typed. */
function monthDigits(typed: string): string {
  if (/^\d{1,2}$/.test(typed)) return typed.padStart(2, '0');
  const word = skeleton(typed);
  const month = word.length < 3 ? -1 : months.findIndex((names) => names.some((name) => name.startsWith(word)));
  return month < 0 ? typed : String(month + 1).padStart(2, '0');
}

/** The three fields as one value; '' while all are empty. */
export function joinBirthDate({ year, month, day }: DateParts): string {
  const parts = [year, month, day].map((part) => part.replaceAll('-', ' '));
  return parts.every((part) => part.trim() === '') ? '' : parts.join('-');
}

/** The reverse, for the fields; what has another form stands in the first field, so that nothing typed is lost. */
export function splitBirthDate(value: string): DateParts {
  const [year, month, day, ...rest] = value.split('-');
  if (value === '') return { day: '', month: '', year: '' };
  if (year === undefined || month === undefined || day === undefined || rest.length > 0) return { day: value, month: '', year: '' };
  return { day, month, year };
}

/** Single spaces, no dot of an ordinal number at the end. */
const tidy = (part: string): string => cleanLine(part.replaceAll('-', ' ')).replace(/[ .]+$/, '');

/** With digits of any script, months as words and single digits brought to 'yyyy-MM-dd' as far as possible. */
export function normaliseBirthDate(value: string): string {
  const parts = splitBirthDate(plainDigits(value));
  const day = tidy(parts.day);
  return joinBirthDate({ year: tidy(parts.year), month: monthDigits(tidy(parts.month)), day: /^\d$/.test(day) ? `0${day}` : day });
}

type BirthDateProblem = 'required' | 'incomplete' | 'date_year' | 'date_format' | 'birth_date_invalid';

/** A day, or the one thing that is wrong with it. */
export function readBirthDate(value: string): { readonly day: IsoDate } | { readonly problem: BirthDateProblem } {
  const text = normaliseBirthDate(value);
  if (text === '') return { problem: 'required' };
  const { day, month, year } = splitBirthDate(text);
  if (month === '' && year === '') return { problem: /^\d{1,2}$/.test(day) ? 'incomplete' : 'date_format' };
  if ([day, month, year].includes('')) return { problem: 'incomplete' };
  if (!/^\d{2}$/.test(day) || !/^\d{2}$/.test(month)) return { problem: 'date_format' };
  if (!/^\d{4}$/.test(year)) return { problem: 'date_year' };
  return isIsoDate(text) && Number(year) >= OLDEST_YEAR ? { day: text } : { problem: 'birth_date_invalid' };
}

/** Which of the three fields an error belongs to. */
export function wrongDateParts(value: string): readonly DatePart[] {
  const found = readBirthDate(value);
  const all: readonly DatePart[] = ['day', 'month', 'year'];
  if ('day' in found) return all;
  const parts = splitBirthDate(normaliseBirthDate(value));
  const wrong: Readonly<Record<BirthDateProblem, (part: DatePart) => boolean>> = {
    required: () => true,
    incomplete: (part) => parts[part] === '',
    date_year: (part) => part === 'year',
    date_format: (part) => part !== 'year' && !/^\d{2}$/.test(parts[part]),
    birth_date_invalid: () => true,
  };
  return all.filter(wrong[found.problem]);
}
