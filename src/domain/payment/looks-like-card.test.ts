import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { looksLikeCard, passesLuhn } from './looks-like-card.ts';

// Numbers that the schemes and providers print for tests; nobody holds such a card.
const testCards = [
  '4242424242424242',
  '4111111111111111',
  '5555555555554444',
  '2223003122003222',
  '378282246310005',
  '30569309025904',
  '6011111111111117',
  '3566002020360505',
  '6205500000000000004',
];
const groups = (digits: string, sizes: readonly number[], between: string): string => {
  const signs = [...digits];
  const parts: string[] = [];
  let at = 0;
  for (const size of sizes) {
    parts.push(signs.slice(at, at + size).join(''));
    at += size;
  }
  return [...parts, signs.slice(at).join('')].filter(Boolean).join(between);
};
const inFours = (digits: string, between: string) => groups(digits, [4, 4, 4, 4], between);
const inScript = (digits: string, zero: number) => [...digits].map((digit) => String.fromCodePoint(zero + Number(digit))).join('');

describe('PAY-03 card numbers in free text', () => {
  test.each(testCards)('%s is found however it is written', (card) => {
    for (const text of [
      card,
      `Karte ${card}, danke`,
      `meine Karte:${card}`,
      inFours(card, ' '),
      inFours(card, '-'),
      inFours(card, '\u00a0'),
      inFours(card, '.'),
    ]) {
      expect(looksLikeCard(text), text).toBe(true);
    }
    expect(looksLikeCard([...card].join(' '))).toBe(true);
    expect(looksLikeCard(inFours(card, '\n'))).toBe(true);
    expect(looksLikeCard([...card].join('\u200b'))).toBe(true);
    expect(looksLikeCard(inFours(card, ' – '))).toBe(true);
  });

  test('as cards print it: 4-6-5 of American Express, 4-6-4 of Diners', () => {
    expect(looksLikeCard('3782 822463 10005')).toBe(true);
    expect(looksLikeCard('3056 930902 5904')).toBe(true);
  });

  test('digits of other scripts', () => {
    for (const zero of [0x0660, 0x06f0, 0x0966, 0xff10, 0x1d7ce, 0x1d7f6, 0x0e50]) {
      expect(looksLikeCard(inFours(inScript('4242424242424242', zero), ' ')), zero.toString(16)).toBe(true);
    }
  });

  test('with what people write beside it', () => {
    expect(looksLikeCard('Bitte Visa 4242 4242 4242 4242 12/27 123 nehmen')).toBe(true);
    expect(looksLikeCard('4242 4242 4242 4242 1227')).toBe(true);
    expect(looksLikeCard('42424242424242421227')).toBe(true);
    expect(looksLikeCard('Kabine 7104, Karte 5555-5555-5555-4444')).toBe(true);
    expect(looksLikeCard('IBAN DE89 3704 0044 0532 0130 00 oder 4242424242424242')).toBe(true);
  });

  test.each([
    'Bitte eine Kabine mit Verbindungstür, 2 Erwachsene und Kinder von 7 und 11 Jahren.',
    'Telefon +49 40 1234567 oder 0171 2345678, ab 18.00 Uhr',
    '0049 151 23456789, 0049 30 901820',
    '+4915112345678 und +43 1 58858 0',
    '+4915112345673',
    'IBAN DE89 3704 0044 0532 0130 00',
    'iban: de89370400440532013000, BIC COBADEFFXXX',
    'GB29 NWBK 6016 1331 9268 19',
    'Buchung 2027-10482, frühere Buchungen 2026-99120 und 2025-00417',
    'Reise vom 12.05.2027 bis 26.05.2027, Rückflug 27.05.2027 18:45',
    'Pass C01X00T47, gültig bis 2031-04-01; Vielfahrer 0012 3456 7890',
    'Rechnung 1234567890123456',
    '4242 4242 4242 4243',
    '0000 0000 0000 0000',
    '',
  ])('no false alarm: %s', (text) => expect(looksLikeCard(text)).toBe(false));

  test('a number with a wrong check digit is none, every right one is found', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 999_999_999 }),
        fc.integer({ min: 10_000, max: 99_999 }),
        fc.constantFrom('', ' ', '-', '\u2011'),
        (a, b, between) => {
          const start = `4${String(a).padStart(9, '0')}${b}`;
          const right = Array.from({ length: 10 }, (_, digit) => `${start}${digit}`).filter(passesLuhn);
          expect(right).toHaveLength(1);
          expect(looksLikeCard(`x ${inFours(right[0]!, between)} y`)).toBe(true);
          const wrong = `${start}${(Number(right[0]!.at(-1)) + 1) % 10}`;
          expect(looksLikeCard(`x ${inFours(wrong, between)} y`)).toBe(false);
        },
      ),
    );
  });

  test('two telephone numbers of Germany, Austria, Switzerland or Britain raise no alarm, in any usual spacing', () => {
    const number = fc
      .tuple(
        fc.constantFrom('+49', '+43', '+41', '+44', '0049', '0'),
        fc.constantFrom('40', '171', '1', '44', '20', '7700'),
        fc.integer({ min: 100_000, max: 99_999_999 }),
      )
      .map(([country, area, rest]) => `${country} ${area} ${rest}`);
    fc.assert(
      fc.property(number, number, fc.constantFrom(', ', ' oder ', ' / ', '; ', '\n'), (one, other, between) => {
        expect(looksLikeCard(`${one}${between}${other}`)).toBe(false);
      }),
      {
        numRuns: 2000,
      },
    );
  });

  test('hostile text of 100 kB is read in one pass', () => {
    for (const piece of ['4', '4 ', '42424242424242 ', 'DE89 3704 ', '٤', '4-.-'])
      expect(typeof looksLikeCard(piece.repeat(100_000 / piece.length))).toBe('boolean');
  });
});

const cardFile = path.resolve('../shared/data/bank/psp-test-cards.json');
describe.skipIf(!fs.existsSync(cardFile))('PAY-03 the providers’ test numbers (skipped without ../shared/data/bank)', () => {
  test('each of them is found, the one with the wrong check digit is not', () => {
    const file = JSON.parse(fs.readFileSync(cardFile, 'utf8')) as Record<string, { pan?: string; behaviour?: string }[]>;
    const cards = ['success', 'three_ds', 'failures'].flatMap((key) => file[key] ?? []);
    expect(cards.length).toBeGreaterThan(15);
    for (const { pan = '', behaviour = '' } of cards) expect(looksLikeCard(`Nummer ${inFours(pan, ' ')}`), pan).toBe(!behaviour.includes('fails Luhn'));
  });
});
