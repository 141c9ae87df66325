// How one value of the address bar is read and written. Reading is strict about meaning and lenient about spelling;
// what cannot be read is `undefined`, never an error (SEARCH-02).
import { isIsoDate, type IsoDate } from '../calendar/calendar.ts';
import type { Range } from './filters.ts';

/** A reader and a writer that are inverse on every value the reader can give. The writer gives '' where nothing is to be said. */
export interface Kind<T> {
  readonly read: (text: string) => T | undefined;
  readonly write: (value: T) => string;
}

const digits = /^\d{1,10}$/;
const maxId = 2 ** 31 - 1;

/** A whole number inside bounds; numbers outside are not read. */
export const whole = (min: number, max: number): Kind<number> => ({
  read: (text) => {
    if (!digits.test(text)) return undefined;
    const value = Number(text);
    return value >= min && value <= max ? value : undefined;
  },
  write: String,
});

/** Ids of the catalogue are PostgreSQL integers from 1. */
export const id = whole(1, maxId);

/** A whole number brought into bounds instead of being refused. */
export const clamped = (min: number, max: number): Kind<number> => ({
  read: (text) => (digits.test(text) && Number(text) >= min ? Math.min(Number(text), max) : undefined),
  write: String,
});

/** A number with steps below one, such as 4.5 of 5 stars; the decimal comma is read too. */
export const stepped = (min: number, max: number, step: number): Kind<number> => ({
  read: (text) => {
    if (!/^\d(?:[.,]\d)?$/.test(text)) return undefined;
    const value = Number(text.replace(',', '.'));
    return value >= min && value <= max && Number.isInteger(Math.round((value / step) * 1e6) / 1e6) ? value : undefined;
  },
  write: String,
});

const yes = new Set(['1', 'true', 'ja', 'yes', 'on']);
const no = new Set(['0', 'false', 'nein', 'no', 'off']);
/** Both answers mean something (`is_river`): written 1 and 0, also read as true and false (decision 15). */
export const flag: Kind<boolean> = {
  read: (text) => (yes.has(text.toLowerCase()) ? true : no.has(text.toLowerCase()) ? false : undefined),
  write: (value) => (value ? '1' : '0'),
};
/** Only yes means something: no is the same as not asking, and is omitted. */
export const wish: Kind<boolean> = { read: flag.read, write: (value) => (value ? '1' : '') };

/** A code of a closed list, with the spelling of the address bar where it differs and further spellings that are read. */
export function coded<T extends string>(codes: readonly T[], spelling: Partial<Record<T, string>> = {}, also: Readonly<Record<string, T>> = {}): Kind<T> {
  const known = new Map<string, T>(Object.entries(also));
  for (const code of codes) {
    known.set(code.toLowerCase(), code);
    const spelt = spelling[code];
    if (spelt !== undefined) known.set(spelt, code);
  }
  return { read: (text) => known.get(text.toLowerCase()), write: (value) => spelling[value] ?? value };
}

/** A day; the German way of writing it is read too. */
export const day: Kind<IsoDate> = {
  read: (text) => {
    const german = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text);
    const iso = german ? `${german[3]}-${german[2]?.padStart(2, '0')}-${german[1]?.padStart(2, '0')}` : text;
    return isIsoDate(iso) ? iso : undefined;
  },
  write: String,
};

/** A month 'yyyy-MM'. */
export const month: Kind<string> = { read: (text) => (isIsoDate(`${text}-01`) ? text : undefined), write: String };

/** Two ends that may each be open: '7-14', '-2500', '1000-'. A zero at the lower end says nothing and is left out. */
export const range = (max: number, alone: 'exactly' | 'atMost'): Kind<Range> => ({
  read: (text) => {
    const parts = /^(\d{0,7})(?:(-|–)(\d{0,7}))?$/.exec(text.replaceAll(/[.\s](?=\d{3}(?!\d))|\s/g, ''));
    if (!parts || (!parts[1] && !parts[3])) return undefined;
    const first = parts[1] ? Number(parts[1]) : undefined;
    const second = parts[2] ? (parts[3] ? Number(parts[3]) : undefined) : first;
    const low = parts[2] || alone === 'exactly' ? first : undefined;
    // '14-7' can only mean 7 to 14
    const [from, to] = low !== undefined && second !== undefined && low > second ? [second, low] : [low, second];
    if (Math.max(from ?? 0, to ?? 0) > max) return undefined;
    const value = { ...(from ? { min: from } : {}), ...(to !== undefined ? { max: to } : {}) };
    return value.min === undefined && value.max === undefined ? undefined : value;
  },
  write: ({ min, max: most }) => {
    if (!min && most === undefined) return '';
    return alone === 'exactly' && min && min === most ? String(min) : `${min || ''}-${most ?? ''}`;
  },
});

const maxText = 200;
// control characters, and the invisible ones that turn the direction of text around
// oxlint-disable-next-line no-control-regex
const invisible = /[\u0000-\u001f\u007f-\u009f\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]+/g;
/** Words as typed, at most 200 characters, without control characters. */
export const text: Kind<string> = {
  read: (raw) => {
    const clean = raw
      .slice(0, 4 * maxText)
      .toWellFormed()
      .replaceAll(invisible, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim();
    // not through the middle of an emoji
    return (
      clean
        .slice(0, maxText)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trim() || undefined
    );
  },
  write: (value) => text.read(value) ?? '',
};
