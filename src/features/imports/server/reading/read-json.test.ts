import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { LARGEST_FILE, readJson } from './read-json.ts';

const read = (text: string) => readJson(new TextEncoder().encode(text));
const placeOf = (text: string) => {
  const reading = read(text);
  return reading.ok ? 'read' : `${reading.finding.place}: ${reading.finding.reason}`;
};

describe('a file of JSON', () => {
  test('OPS-04 a broken file is refused with line, column and what was expected', () => {
    expect(placeOf('{"a": 1,\n "b": }')).toBe('line 2 column 7: not JSON: a value is expected here');
    expect(placeOf('{"a": 1 "b": 2}')).toBe('line 1 column 9: not JSON: a comma or the closing bracket is expected here');
    expect(placeOf('[1, 2')).toBe('line 1 column 6: not JSON: the file ends in the middle');
    expect(placeOf('{a: 1}')).toBe('line 1 column 2: not JSON: a key in double quotes or } is expected here');
    expect(placeOf('{"a": 1,}')).toBe('line 1 column 9: not JSON: a key in double quotes is expected here');
    expect(placeOf('{"a" 1}')).toBe('line 1 column 6: not JSON: a colon is expected here');
    expect(placeOf('{"a": "one\ntwo"}')).toBe('line 1 column 7: not JSON: this text has no end or holds a character that must be escaped');
    expect(placeOf('{} {}')).toBe('line 1 column 4: not JSON: more text follows the end of the value');
    expect(placeOf(' \n ')).toBe('the file: the file is empty');
  });

  test('bytes that are not UTF-8 are refused with their place', () => {
    const bytes = Buffer.concat([Buffer.from('{"a":\n"'), Buffer.from([0xe4]), Buffer.from('"}')]);
    const reading = readJson(bytes);
    expect(reading.ok ? '' : reading.finding.place).toBe('line 2 column 2');
  });

  test('a byte order mark is ignored and a doubly encoded file is unpacked once, not twice', () => {
    expect(read('\ufeff{"a":1}')).toEqual({ ok: true, value: { a: 1 } });
    expect(read(JSON.stringify(JSON.stringify({ a: 1 })))).toEqual({ ok: true, value: { a: 1 } });
    const thrice = read(JSON.stringify(JSON.stringify(JSON.stringify({ a: 1 }))));
    expect(thrice).toEqual({ ok: true, value: '{"a":1}' });
    expect(placeOf(JSON.stringify('{"a":'))).toBe('within the JSON string, line 1 column 6: not JSON: the file ends in the middle');
  });

  test('too large and too deep is refused', () => {
    expect(readJson(new Uint8Array(LARGEST_FILE + 1)).ok).toBe(false);
    expect(placeOf(`${'['.repeat(5000)}${']'.repeat(5000)}`)).toBe('the file: nested too deep');
  });

  test('OPS-04 a file cut at any byte is refused and the place lies at its end', () => {
    const whole = Buffer.from(JSON.stringify({ schön: ['ä', 1.5e3, true, null, { b: '\\"' }] }));
    for (let length = 0; length < whole.length; length++) {
      const reading = readJson(whole.subarray(0, length));
      expect(reading.ok).toBe(false);
    }
    expect(readJson(whole).ok).toBe(true);
  });

  /** What the engine says, where the text is no doubly encoded file. */
  const isJson = (text: string): boolean | 'a string' => {
    try {
      return typeof JSON.parse(text) === 'string' ? 'a string' : true;
    } catch {
      return false;
    }
  };

  test('agrees with the engine on what is JSON, and names a place where it is not', () => {
    const noisy = fc.tuple(fc.json(), fc.nat(), fc.constantFrom('', '"', ',', '{', ']', 'x', '\n', '-', '\\'));
    let broken = 0;
    fc.assert(
      fc.property(noisy, ([json, at, inserted]) => {
        const text = json.slice(0, at % (json.length + 1)) + inserted + json.slice(at % (json.length + 1));
        fc.pre(isJson(text) !== 'a string');
        const reading = read(text);
        if (!reading.ok && /^line \d+ column \d+$/.test(reading.finding.place)) broken++;
        return reading.ok === isJson(text);
      }),
    );
    expect(broken).toBeGreaterThan(0);
  });
});
