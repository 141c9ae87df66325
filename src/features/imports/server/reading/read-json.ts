// Bytes of a supplier's file → JSON, or the line and column where they stop being JSON.
import { excerpt, type Finding } from './findings.ts';

/** A sailing is about half a megabyte; a file of this size is something else. */
export const LARGEST_FILE = 32 * 1024 * 1024;
/** Deeper nesting than any feed has; the database refuses to store what is nested thousands deep. */
const DEEPEST = 64;

export type JsonReading = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly finding: Finding };

const refusal = (place: string, found: string, reason: string): JsonReading => ({ ok: false, finding: { severity: 'file', place, found, reason } });

/**
 * Reads a file wholly or refuses it. A byte order mark is ignored; a JSON text that was packed into a JSON string once
 * (some transfers do) is unpacked once.
 */
export function readJson(bytes: Uint8Array): JsonReading {
  if (bytes.length > LARGEST_FILE) return refusal('the file', `${bytes.length} bytes`, `larger than ${LARGEST_FILE} bytes: not one voyage`);
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes); // takes a byte order mark away
  } catch {
    const lines = new TextDecoder('utf-8').decode(bytes.subarray(0, badByte(bytes)), { stream: true }).split('\n');
    return refusal(`line ${lines.length} column ${(lines.at(-1)?.length ?? 0) + 1}`, 'bytes that are not UTF-8', 'the file must be UTF-8');
  }
  if (text.trim() === '') return refusal('the file', 'nothing', 'the file is empty');
  const outer = parse(text, '');
  if (!outer.ok || typeof outer.value !== 'string') return outer;
  return parse(outer.value, 'within the JSON string, ');
}

function parse(text: string, where: string): JsonReading {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    const { offset, expected } = firstSyntaxError(text);
    const before = text.slice(0, offset).split('\n');
    const place = `${where}line ${before.length} column ${(before.at(-1)?.length ?? 0) + 1}`;
    const rest = text.slice(offset, offset + 30);
    return refusal(place, rest === '' ? 'end of the file' : excerpt(rest), `not JSON: ${expected}`);
  }
  if (depth(value) > DEEPEST) return refusal('the file', `more than ${DEEPEST} levels`, 'nested too deep');
  return { ok: true, value };
}

function depth(value: unknown): number {
  let level = 0;
  let open = [value];
  while (open.length > 0 && level <= DEEPEST) {
    const next: unknown[] = [];
    for (const item of open) if (item && typeof item === 'object') for (const child of Object.values(item)) next.push(child);
    open = next;
    level++;
  }
  return level;
}

/** First byte that is not UTF-8. */
function badByte(bytes: Uint8Array): number {
  let low = 0;
  let high = bytes.length;
  // The longest prefix that decodes (as a stream, so that a cut character is no error) ends before the bad byte.
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, middle), { stream: true });
      low = middle;
    } catch {
      high = middle - 1;
    }
  }
  return low;
}

const whitespace = /[ \t\n\r]*/y;
const string = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const scalar = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

type Expecting = 'value' | 'key' | 'keyOrEnd' | 'valueOrEnd' | 'colon' | 'comma' | 'nothing';

const complaints: Readonly<Record<Expecting, string>> = {
  value: 'a value is expected here',
  valueOrEnd: 'a value or ] is expected here',
  key: 'a key in double quotes is expected here',
  keyOrEnd: 'a key in double quotes or } is expected here',
  colon: 'a colon is expected here',
  comma: 'a comma or the closing bracket is expected here',
  nothing: 'more text follows the end of the value',
};

/** The engine names a position in some of its messages only, so the place is found here. */
function firstSyntaxError(text: string): { offset: number; expected: string } {
  const closers: ('}' | ']')[] = [];
  let expecting: Expecting = 'value';
  let at = 0;
  const skip = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const length = pattern.exec(text)?.[0].length ?? -1;
    at += Math.max(length, 0);
    return length >= 0;
  };
  const afterValue = (): Expecting => (closers.length > 0 ? 'comma' : 'nothing');
  for (;;) {
    skip(whitespace);
    const char = text[at];
    if (char === undefined) return { offset: at, expected: 'the file ends in the middle' };
    const closer = closers.at(-1);
    const mayEnd = expecting === 'keyOrEnd' || expecting === 'valueOrEnd' || expecting === 'comma';
    if (mayEnd && char === closer) {
      at++;
      closers.pop();
      expecting = afterValue();
    } else if (expecting === 'comma' && char === ',') {
      at++;
      expecting = closer === '}' ? 'key' : 'value';
    } else if (expecting === 'colon' && char === ':') {
      at++;
      expecting = 'value';
    } else if ((expecting === 'key' || expecting === 'keyOrEnd') && skip(string)) expecting = 'colon';
    else if ((expecting === 'value' || expecting === 'valueOrEnd') && (char === '{' || char === '[')) {
      at++;
      closers.push(char === '{' ? '}' : ']');
      expecting = char === '{' ? 'keyOrEnd' : 'valueOrEnd';
    } else if ((expecting === 'value' || expecting === 'valueOrEnd') && (skip(string) || skip(scalar))) expecting = afterValue();
    else
      return {
        offset: at,
        expected:
          char === '"' && expecting !== 'colon' && expecting !== 'comma' && expecting !== 'nothing'
            ? 'this text has no end or holds a character that must be escaped'
            : complaints[expecting],
      };
  }
}
