import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { passesLuhn } from '#domain/payment/looks-like-card.ts';
import { codeLength, testCards } from './cards.ts';
import { readEntry, type Entry } from './entry.ts';

const TODAY = '2026-11-20';
const entry = (changes: Partial<Entry> = {}): Entry => ({
  firstName: 'Ada',
  lastName: 'Example',
  number: '4242 4242 4242 4242',
  type: 'visa',
  securityCode: '123',
  expirationMonth: '12',
  expirationYear: '27',
  ...changes,
});
const problems = (changes: Partial<Entry>) => {
  const reading = readEntry(entry(changes), TODAY);
  return reading.ok ? [] : reading.problems.map(({ field, problem }) => `${field} ${problem}`);
};

describe('PAY-01 the card fields', () => {
  test('PAY-02 a complete card becomes what may be known of it, its year in four digits', () => {
    expect(readEntry(entry(), TODAY)).toEqual({ ok: true, card: { brand: 'visa', last4: '4242', expiresMonth: 12, expiresYear: 2027, behaviour: 'accepted' } });
  });

  test('every test card is taken with its type and its code', () => {
    for (const { number, type } of testCards) {
      expect(passesLuhn(number), number).toBe(true);
      expect(problems({ number, type, securityCode: '1'.repeat(codeLength(type)) })).toEqual([]);
      expect(problems({ number, type, securityCode: '12345' })).toEqual([codeLength(type) === 4 ? 'securityCode code4' : 'securityCode code3']);
    }
  });

  test.each<[Partial<Entry>, string[]]>([
    [{ firstName: ' ' }, ['firstName first_name']],
    [{ lastName: '42' }, ['lastName last_name']],
    [{ number: '' }, ['number number_missing']],
    [{ number: '4242 4242 4242 4243' }, ['number number']],
    [{ number: '4242' }, ['number number']],
    [{ number: '4012888888881881' }, ['number test_only']],
    [{ type: '' }, ['type type']],
    [{ type: 'mastercard' }, ['type type']],
    [{ type: '__proto__' }, ['type type']],
    [{ securityCode: '' }, ['securityCode code3']],
    [{ securityCode: '1234' }, ['securityCode code3']],
    [{ number: '378282246310005', type: 'amex' }, ['securityCode code4']],
    [{ expirationMonth: '13' }, ['expirationMonth month']],
    [{ expirationMonth: '', expirationYear: '' }, ['expirationMonth month', 'expirationYear year']],
    [{ expirationYear: 'x' }, ['expirationYear year']],
    [{ expirationMonth: '10', expirationYear: '26' }, ['expirationYear past']],
    [{ expirationYear: '47' }, ['expirationYear too_far']],
  ])('PAY-04 %o: %o', (changes, expected) => expect(problems(changes)).toEqual(expected));
});

const cardFile = path.resolve('../shared/data/bank/psp-test-cards.json');
describe.skipIf(!fs.existsSync(cardFile))('PAY-03 the providers’ list of test cards (skipped without ../shared/data/bank)', () => {
  test('each of them does here what it does there', () => {
    const file = JSON.parse(fs.readFileSync(cardFile, 'utf8')) as Record<string, { pan?: string; behaviour?: string }[]>;
    const behaviour = (pan = '') => testCards.find(({ number }) => number === pan)?.behaviour;
    for (const { pan } of file['success'] ?? []) expect(behaviour(pan), pan).toBe('accepted');
    for (const { pan } of file['three_ds'] ?? []) expect(behaviour(pan), pan).toBe('challenge');
    const expected: Record<string, string | undefined> = {
      incorrect_cvc: 'wrong_code',
      processing_error: 'unanswered',
      'fails Luhn: incorrect_number': undefined,
    };
    for (const { pan, behaviour: there = '' } of file['failures'] ?? []) expect(behaviour(pan), pan).toBe(there in expected ? expected[there] : 'declined');
  });
});
