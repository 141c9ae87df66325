import { describe, expect, test } from 'vitest';
import type { EnteredCard } from './card-message.ts';
import { forgetPayment, keepPayment, keptPayment, methodOf, noPayment, paymentOf, waysOf, type PaymentSettings } from './payment-values.ts';

const today = '2026-11-20';
const settings = (over: Partial<PaymentSettings> = {}): PaymentSettings => ({
  amexFee: null,
  isRequired: true,
  note: '',
  requiresBicForSepaPayment: false,
  supportsSepaPayment: true,
  mode: 'sepa',
  cardFields: { url: 'https://pay.example/fields/1', opens: 'frame' },
  ...over,
});
const cardOnly = settings({ supportsSepaPayment: false, mode: 'cc' });
const visa: EnteredCard = { token: 'tok_12345678', facts: { brand: 'visa', last4: '4242', expiresMonth: 8, expiresYear: 2029 } };
const sepa = { bankName: '', accountOwner: 'Miriam Lindqvist', iban: 'DE89 3704 0044 0532 0130 00', bic: '' };

describe('PAY-01 ways of paying', () => {
  test('PAY-01 both where both are offered and neither beforehand; one way is no question', () => {
    expect(waysOf(settings())).toEqual(['sepa', 'creditCard']);
    expect(methodOf(noPayment, settings())).toBeNull();
    expect(methodOf(noPayment, cardOnly)).toBe('creditCard');
    expect(methodOf(noPayment, settings({ cardFields: null }))).toBe('sepa');
    expect(waysOf(settings({ isRequired: false }))).toEqual(['sepa', 'creditCard', 'later']);
    expect(waysOf(settings({ isRequired: false, supportsSepaPayment: false, cardFields: null }))).toEqual([]);
  });

  test('PAY-01 a card that was chosen before its provider went out of reach is no choice any more', () => {
    expect(methodOf({ ...noPayment, method: 'creditCard' }, settings({ isRequired: false, cardFields: null }))).toBeNull();
  });

  test('PAY-02 what is sent has the chosen half alone, and a full year', () => {
    const both = { method: 'creditCard', sepa, card: visa } as const;
    expect(paymentOf(both, settings(), today)).toEqual({
      payment: {
        paymentMethod: 'creditCard',
        creditCard: { token: 'tok_12345678', type: 'visa', last4: '4242', expirationMonth: '8', expirationYear: '2029' },
      },
    });
    expect(paymentOf({ ...both, method: 'sepa' }, settings(), today)).toEqual({
      payment: { paymentMethod: 'sepa', sepa: { bankName: '', accountOwner: 'Miriam Lindqvist', iban: 'DE89370400440532013000', bic: '' } },
    });
  });

  test('PAY-02 a card that came back from a page of its provider is a token alone', () => {
    expect(paymentOf({ ...noPayment, card: { token: 'cs_test_a1b2c3', facts: null } }, cardOnly, today)).toEqual({
      payment: { paymentMethod: 'creditCard', creditCard: { token: 'cs_test_a1b2c3', type: '', last4: '', expirationMonth: '', expirationYear: '' } },
    });
  });

  test.each([
    ['nothing chosen', noPayment, settings(), { field: 'paymentMethod', code: 'method_required' }],
    ['no card', noPayment, cardOnly, { field: 'creditCard', code: 'card_required' }],
    [
      'an expired card',
      { ...noPayment, card: { ...visa, facts: { brand: 'visa', last4: '4242', expiresMonth: 10, expiresYear: 2026 } } },
      cardOnly,
      { field: 'creditCard', code: 'card_data' },
    ],
    [
      'a card for 21 years',
      { ...noPayment, card: { ...visa, facts: { brand: 'visa', last4: '4242', expiresMonth: 12, expiresYear: 2047 } } },
      cardOnly,
      { field: 'creditCard', code: 'card_data' },
    ],
    [
      'no BIC where one is needed',
      { ...noPayment, method: 'sepa', sepa },
      settings({ requiresBicForSepaPayment: true, mode: 'bic' }),
      { field: 'bic', code: 'bic_required' },
    ],
  ] as const)('PAY-04 %s', (_name, values, offered, problem) => expect(paymentOf(values, offered, today)).toEqual({ problems: [problem] }));

  test('what was typed stays for its own booking, in memory, until it is forgotten', () => {
    keepPayment('a', { ...noPayment, card: visa });
    expect(keptPayment('a').card).toBe(visa);
    expect(keptPayment('b')).toBe(noPayment);
    forgetPayment();
    expect(keptPayment('a')).toBe(noPayment);
  });
});
