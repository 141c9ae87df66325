import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maskedEmail, maskedName } from './masked.ts';

describe('BOOK-24 persons on a page that opens by its address', () => {
  test('a first name and an initial, a letter and a host', () => {
    expect(maskedName({ firstName: ' Änne ', lastName: 'Müller-Lüdenscheidt' })).toBe('Änne M.');
    expect(maskedName({ firstName: 'Bo', lastName: ' Østergård' })).toBe('Bo Ø.');
    expect(maskedName({ firstName: '', lastName: '' })).toBe('');
    expect(maskedEmail('aenne@example.org')).toBe('a…@example.org');
    expect(maskedEmail('"a@b"@example.org')).toBe('"…@example.org');
    for (const wrong of ['', '@example.org', 'aenne']) expect(maskedEmail(wrong)).toBe('…');
  });

  test('nothing more of a name or an address gets through', () => {
    const word = fc.string({ minLength: 2, maxLength: 30, unit: fc.constantFrom(...'bcdefghklmnopq') });
    fc.assert(
      fc.property(word, word, (name, host) => {
        expect(maskedName({ firstName: 'A', lastName: name })).toBe(`A ${name[0]}.`);
        expect(maskedEmail(`${name}@${host}.org`)).toBe(`${name[0]}…@${host}.org`);
      }),
    );
  });
});
