import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { plainLine, plainText, repairMojibake, storableJson } from './plain-text.ts';

describe('foreign texts', () => {
  test('markup goes, its paragraphs stay, and what a script says is not text', () => {
    expect(plainText('<p>Small ships &amp; long days.</p><script>alert(1)</script><ul><li>one</li><li>two</li></ul>')).toBe(
      'Small ships & long days.\n– one\n– two',
    );
    expect(plainText('<img src=x onerror=alert(1)>5 < 6')).toBe('5 < 6');
    expect(plainText('a\r\nb\u0000\u200bc')).toBe('a\nbc');
  });

  test('doubly encoded letters are repaired, right ones are left alone', () => {
    expect(repairMojibake('GenÃ¨ve, youâ€™re')).toBe('Genève, you’re');
    for (const right of ['Genève', 'Ærøskøbing', 'Ålesund – Âge', 'Ã', '東京Ã¨']) expect(repairMojibake(right)).toBe(right);
  });

  test('any text comes out without markup, controls or half characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const plain = plainText(`<b>${text}</b>`);
        expect(plain).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f]|<\/?b>/);
        expect(plain.isWellFormed()).toBe(true);
        expect(plainLine(text)).not.toContain('\n');
      }),
    );
  });

  test('JSON that is kept has nothing that the database refuses', () => {
    expect(storableJson({ 'a\u0000': ['\ud800', 1, null, { b: 'x\u0000y' }] })).toEqual({ a: ['\ufffd', 1, null, { b: 'xy' }] });
  });
});
