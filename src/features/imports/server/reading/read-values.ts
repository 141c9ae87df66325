// Tolerant readers: suppliers write a number as number here and as text there, and "nothing" in six ways (null, "",
// "0.00", "0000-00-00", a missing key, an empty list for an empty map). What is present but wrong becomes a finding.
import { isIsoDate, type IsoDate, type WallTime } from '#domain/calendar/calendar.ts';
import type { At, Findings } from './findings.ts';

const plainKey = /^[A-Za-z_][A-Za-z0-9_]*$/;

/** The value under a key, with its place. */
export function field(at: At, key: string): At {
  const place = plainKey.test(key) ? `${at.place}.${key}` : `${at.place}[${JSON.stringify(key)}]`;
  const { value } = at;
  return { place, value: value !== null && typeof value === 'object' && Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined };
}

const isRecord = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === 'object' && !Array.isArray(value);

export const isAbsent = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && (value.trim() === '' || value.trim() === '0000-00-00'));

/** Entries of a map; an empty list stands for an empty map (the sender's language has one type for both). */
export function entriesOf(at: At, findings: Findings): [key: string, at: At][] {
  if (isAbsent(at.value) || (Array.isArray(at.value) && at.value.length === 0)) return [];
  if (isRecord(at.value)) return Object.keys(at.value).map((key) => [key, field(at, key)]);
  if (Array.isArray(at.value)) return at.value.map((value, index) => [String(index), { place: `${at.place}[${index}]`, value }]);
  findings.note(at, 'a map is expected here; left out');
  return [];
}

/** Items of a list; a map stands for the list of its values. */
export const itemsOf = (at: At, findings: Findings): At[] => entriesOf(at, findings).map(([, item]) => item);

export const isMap = (at: At): boolean => isRecord(at.value);

/** Text as it stands, without what the database cannot store (NUL, halves of characters), or undefined where there is none. */
export function textOf(at: At): string | undefined {
  if (isAbsent(at.value)) return undefined;
  if (typeof at.value === 'string') return at.value.toWellFormed().replaceAll('\u0000', '').trim() || undefined;
  return typeof at.value === 'number' && Number.isFinite(at.value) ? String(at.value) : undefined;
}

/** An id as text: never a number, so that one beyond 2^53 or with a leading zero stays itself. 0 is no id. */
export function idOf(at: At): string | undefined {
  const text = textOf(at);
  return text !== undefined && text !== '0' && isKey(text) ? text : undefined;
}

/** Whether a text can be the key of something. */
export const isKey = (text: string): boolean => /^[\w.:-]{1,100}$/.test(text);

/** A whole number, also as text or as "7.0". 0 where the sender means 0. */
export function wholeOf(at: At, range: { min: number; max: number }, findings: Findings): number | undefined {
  const text = textOf(at);
  if (text === undefined) {
    if (!isAbsent(at.value)) findings.note(at, 'a whole number is expected here; left out');
    return undefined;
  }
  const number = /^-?\d{1,15}(?:\.0+)?$/.test(text) ? Number(text) : Number.NaN;
  if (number >= range.min && number <= range.max) return number;
  if (number !== 0) findings.note(at, `a whole number from ${range.min} to ${range.max} is expected here; left out`);
  return undefined;
}

/** Decimal degrees. */
export function degreesOf(at: At, limit: 90 | 180, findings: Findings): number | undefined {
  const text = textOf(at);
  if (text === undefined) return undefined;
  const number = /^[-+]?\d{1,3}(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (Math.abs(number) <= limit) return number;
  findings.note(at, `degrees between -${limit} and ${limit} are expected here; left out`);
  return undefined;
}

export type Day = IsoDate | 'unreadable' | undefined;

/** A day; a time behind it is cut off. 'unreadable' is for the caller to judge: a day may be required or not. */
export function dayOf(at: At): Day {
  const text = textOf(at);
  if (text === undefined) return undefined;
  const day = /^(\d{4}-\d\d-\d\d)(?:[T ][\d:.Z+-]*)?$/.exec(text)?.[1];
  if (day === '0000-00-00') return undefined;
  return isIsoDate(day) ? day : 'unreadable';
}

/** A wall-clock time; midnight means "unknown" in these feeds (FORMATS 4). */
export function timeOf(at: At, findings: Findings): WallTime | undefined {
  const text = textOf(at);
  if (text === undefined) return undefined;
  const match = /^([01]?\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/.exec(text);
  if (!match) {
    findings.note(at, 'a time HH:mm is expected here; taken as unknown');
    return undefined;
  }
  const time = `${match[1]?.padStart(2, '0')}:${match[2]}`;
  return time === '00:00' ? undefined : time;
}

/** Per person no voyage costs more; above it a point is missing. */
const HIGHEST_AMOUNT = 500_000_000;

/**
 * An amount in minor units from a decimal text, without floating point: "1354.03" → 135403.
 * @returns 'absent' for null, "" and a missing key; 0 for "0.00"; 'unreadable' for everything that is no exact amount of cents
 */
export function amountOf(at: At): number | 'absent' | 'unreadable' {
  const text = textOf(at);
  if (text === undefined) return isAbsent(at.value) ? 'absent' : 'unreadable';
  const match = /^(-?)(\d{1,9})(?:\.(\d{1,2})0*)?$/.exec(text);
  if (!match) return 'unreadable';
  const amount = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'));
  if (amount > HIGHEST_AMOUNT) return 'unreadable';
  return match[1] === '-' && amount !== 0 ? -amount : amount;
}

/** Y/N, 1/0, true/false in any writing. */
export function flagOf(at: At): boolean | undefined {
  if (typeof at.value === 'boolean') return at.value;
  const text = textOf(at)?.toLowerCase();
  if (text === undefined) return undefined;
  return text === 'y' || text === 'yes' || text === '1' || text === 'true'
    ? true
    : text === 'n' || text === 'no' || text === '0' || text === 'false'
      ? false
      : undefined;
}

/** A value without which there is no voyage. */
export function required<T>(at: At, read: (at: At) => T | undefined, what: string, findings: Findings): T | undefined {
  const value = read(at);
  if (value === undefined) findings.refuse(at, `${what} is required`);
  return value;
}
