import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expiryProblem, fullYear, monthNumber } from './card-expiry.ts';
import { coversOn, parseInsolvencyCover } from './insolvency-cover.ts';
import { modeSettings, paymentChoices, paymentModeOf, paymentModes, type PaymentMode } from './modes.ts';
import { paymentPayload, paymentProblemCodes, readPayment, type PaymentFormValues, type PaymentPayload } from './payment-form.ts';
import { paymentProblemText, paymentTexts } from './payment-texts.ts';

const TODAY = '2026-11-20';
const choices = (mode: PaymentMode, facts: { cardOffered?: boolean; covered?: boolean } = {}) =>
  paymentChoices(mode, { cardOffered: true, covered: true, ...facts });
const sepa = { bankName: 'Commerzbank', accountOwner: 'Ada Example', iban: 'DE89 3704 0044 0532 0130 00', bic: '' };
const card = { token: 'tok_0123456789abcdef', type: 'visa', last4: '4242', expirationMonth: '12', expirationYear: '27' };
const form = (changes: Partial<PaymentFormValues> = {}): PaymentFormValues => ({ paymentMethod: 'sepa', sepa, creditCard: card, ...changes });
const codes = (sent: PaymentPayload, mode: PaymentMode = 'sepa') => {
  const reading = readPayment(sent, choices(mode), TODAY);
  return reading.ok ? [] : reading.problems.map(({ field, code }) => `${field} ${code}`);
};

describe('PAY-01 modes', () => {
  test('what each mode offers: the card beside SEPA, too (decision 28)', () => {
    expect(choices('no')).toEqual({ methods: [], isRequired: false, bic: 'unused', without: 'not_required' });
    expect(choices('cc')).toMatchObject({ methods: ['creditCard'], isRequired: true, bic: 'unused' });
    expect(choices('sepa')).toMatchObject({ methods: ['sepa', 'creditCard'], isRequired: true, bic: 'optional' });
    expect(choices('bic')).toMatchObject({ methods: ['sepa', 'creditCard'], isRequired: true, bic: 'required' });
  });

  test('without a payment provider no card is offered, and nothing is demanded that cannot be given', () => {
    expect(choices('sepa', { cardOffered: false }).methods).toEqual(['sepa']);
    expect(choices('cc', { cardOffered: false })).toMatchObject({ methods: [], isRequired: false, without: 'card_not_offered' });
  });

  test('LAW-04 without insolvency cover nothing may be paid in any mode', () => {
    for (const mode of paymentModes) {
      expect(choices(mode, { covered: false })).toEqual({ methods: [], isRequired: false, bic: 'unused', without: 'no_insolvency_cover' });
      expect(readPayment({ paymentMethod: 'sepa', sepa }, choices(mode, { covered: false }), TODAY).ok).toBe(false);
    }
  });

  test('the settings of the call and the mode tell the same', () => {
    for (const mode of paymentModes) expect(paymentModeOf(modeSettings(choices(mode)))).toBe(mode);
    expect(paymentModeOf({ isRequired: false, supportsSepaPayment: true, requiresBicForSepaPayment: true })).toBe('no');
  });
});

describe('PAY-02 what is sent', () => {
  test('SEPA drops the card, the card drops the account', () => {
    expect(paymentPayload(form())).toEqual({ paymentMethod: 'sepa', sepa: { ...sepa, iban: 'DE89370400440532013000' } });
    expect(paymentPayload(form({ paymentMethod: 'creditCard' }))).toEqual({ paymentMethod: 'creditCard', creditCard: { ...card, expirationYear: '2027' } });
    expect(paymentPayload(form({ paymentMethod: undefined }))).toBeUndefined();
  });

  test('a two-digit year becomes 20YY, whatever else is typed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99 }), (year) => {
        expect(fullYear(String(year).padStart(2, '0'))).toBe(2000 + year);
      }),
    );
    expect([fullYear('2031'), fullYear(' 31 '), fullYear('1931'), fullYear('3'), fullYear('031'), fullYear('')]).toEqual([
      2031,
      2031,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect([monthNumber('3'), monthNumber('03'), monthNumber('12'), monthNumber('13'), monthNumber('0'), monthNumber('1.')]).toEqual([
      3,
      3,
      12,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('a card is good until the end of its month and for 20 years at most (decision 29)', () => {
    expect(expiryProblem(11, 2026, '2026-11-30')).toBeUndefined();
    expect(expiryProblem(10, 2026, '2026-11-01')).toBe('past');
    expect(expiryProblem(12, 2025, '2026-11-01')).toBe('past');
    expect(expiryProblem(11, 2046, TODAY)).toBeUndefined();
    expect(expiryProblem(12, 2046, TODAY)).toBe('too_far');
    expect(expiryProblem(undefined, 2030, TODAY)).toBe('month');
    expect(expiryProblem(1, undefined, TODAY)).toBe('year');
  });
});

describe('PAY-01 rules of the form', () => {
  test('a complete account and a card’s token are taken', () => {
    expect(readPayment(paymentPayload(form()), choices('sepa'), TODAY)).toEqual({
      ok: true,
      payment: { kind: 'sepa', bankName: 'Commerzbank', accountOwner: 'Ada Example', iban: 'DE89370400440532013000', bic: undefined },
    });
    expect(readPayment(paymentPayload(form({ paymentMethod: 'creditCard' })), choices('cc'), TODAY)).toEqual({
      ok: true,
      payment: { kind: 'card', token: card.token },
    });
    expect(readPayment(undefined, choices('no'), TODAY)).toEqual({ ok: true, payment: { kind: 'later' } });
  });

  test('every problem is named at its field, all at once', () => {
    expect(codes({ paymentMethod: 'sepa', sepa: { bankName: 'x'.repeat(71), accountOwner: ' ', iban: 'DE1', bic: 'COBA' } })).toEqual([
      'bankName too_long',
      'accountOwner owner_required',
      'iban iban_invalid',
      'bic bic_invalid',
    ]);
    expect(codes(undefined)).toEqual(['paymentMethod method_required']);
    expect(codes({ paymentMethod: 'sepa', sepa }, 'cc')).toEqual(['paymentMethod method_not_offered']);
    expect(codes({ paymentMethod: 'sepa', sepa }, 'no')).toEqual(['paymentMethod method_not_offered']);
    expect(codes({ paymentMethod: 'sepa', sepa: { ...sepa, accountOwner: '1234' } })).toEqual(['accountOwner owner_required']);
    expect(codes({ paymentMethod: 'sepa', sepa: { ...sepa, iban: '' } })).toEqual(['iban iban_required']);
  });

  test('the BIC is demanded where the mode needs it, and checked wherever it is given', () => {
    expect(codes({ paymentMethod: 'sepa', sepa }, 'bic')).toEqual(['bic bic_required']);
    expect(codes({ paymentMethod: 'sepa', sepa: { ...sepa, bic: 'cobadeffxxx' } }, 'bic')).toEqual([]);
    expect(codes({ paymentMethod: 'sepa', sepa: { ...sepa, bic: 'BNPAFRPP' } })).toEqual(['bic bic_country_mismatch']);
  });

  test('PAY-03 a card number is refused wherever it is typed, and never taken for a token', () => {
    expect(codes({ paymentMethod: 'sepa', sepa: { ...sepa, accountOwner: '4242 4242 4242 4242' } })).toEqual(['accountOwner card_number_in_text']);
    expect(codes({ paymentMethod: 'sepa', sepa: { ...sepa, bankName: 'Visa 4242424242424242' } })).toEqual(['bankName card_number_in_text']);
    expect(codes({ paymentMethod: 'creditCard', creditCard: { ...card, token: '4242424242424242' } })).toEqual(['creditCard card_data']);
    expect(codes({ paymentMethod: 'creditCard', creditCard: { ...card, token: '<script>' } })).toEqual(['creditCard card_data']);
    expect(codes({ paymentMethod: 'creditCard', creditCard: undefined })).toEqual(['creditCard card_required']);
    expect(codes({ paymentMethod: 'creditCard', creditCard: { ...card, expirationYear: '25' } })).toEqual(['creditCard card_data']);
  });

  test('what was sent is read as what was typed, whatever was typed', () => {
    const text = fc.string({ unit: 'binary', maxLength: 90 });
    fc.assert(
      fc.property(fc.record({ bankName: text, accountOwner: text, iban: text, bic: text }), fc.constantFrom(...paymentModes), (fields, mode) => {
        const typed: PaymentPayload = { paymentMethod: 'sepa', sepa: fields };
        expect(codes(paymentPayload(form({ sepa: fields })), mode)).toEqual(codes(typed, mode));
      }),
    );
  });

  test('PAY-04 every problem has its words in both languages', () => {
    for (const language of ['de', 'en'] as const) {
      const texts = paymentProblemCodes.map((code) => paymentProblemText(code, language));
      expect(new Set(texts).size).toBe(paymentProblemCodes.length);
      expect(Object.keys(paymentTexts[language].problems).toSorted()).toEqual([...paymentProblemCodes].toSorted());
    }
  });
});

describe('LAW-04 insolvency cover', () => {
  const row = {
    insurer: 'Example Insurance',
    contact: 'Example Street 1, Hamburg, +49 40 1',
    documentUrl: 'https://example.com/cover.pdf',
    validFrom: '2026-01-01',
    validTo: '2026-12-31',
  };

  test('holds from its first to its last day', () => {
    const cover = parseInsolvencyCover(row);
    expect(['2025-12-31', '2026-01-01', '2026-12-31', '2027-01-01'].map((day) => coversOn(cover, day))).toEqual([false, true, true, false]);
    expect(coversOn(undefined, '2026-06-01')).toBe(false);
  });

  test.each([
    null,
    undefined,
    'cover',
    [],
    {},
    { ...row, insurer: ' ' },
    { ...row, contact: undefined },
    { ...row, documentUrl: 'javascript:alert(1)' },
    { ...row, documentUrl: '//elsewhere.example/x' },
    { ...row, validTo: '2026-02-30' },
    { ...row, validFrom: 20260101 },
    { ...row, validFrom: '2027-01-01' },
  ])('a part that is missing or wrong makes it none: %o', (value) => expect(parseInsolvencyCover(value)).toBeUndefined());
});
