import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isToken, readCardMessage } from './card-message.ts';

const frame = {};
const expected = { origin: 'https://pay.example', source: frame };
const card = { source: 'payment-fields', type: 'token', token: 'tok_12345678', brand: 'visa', last4: '4242', expiresMonth: 8, expiresYear: 2029 };
const read = (data: unknown, over: object = {}) => readCardMessage({ origin: 'https://pay.example', source: frame as never, data, ...over }, expected);

describe('PAY-03 messages of the card fields', () => {
  test('PAY-03 a token with what may be known of its card, a height within bounds, a card that was taken back', () => {
    expect(read(card)).toEqual({ type: 'token', card: { token: 'tok_12345678', facts: { brand: 'visa', last4: '4242', expiresMonth: 8, expiresYear: 2029 } } });
    expect(read({ source: 'payment-fields', type: 'height', height: 512.2 })).toEqual({ type: 'height', height: 513 });
    expect(read({ source: 'payment-fields', type: 'height', height: 1e9 })).toEqual({ type: 'height', height: 2400 });
    expect(read({ source: 'payment-fields', type: 'height', height: -1 })).toEqual({ type: 'height', height: 120 });
    expect(read({ source: 'payment-fields', type: 'cleared' })).toEqual({ type: 'cleared' });
  });

  test.each([
    ['another origin', { origin: 'https://pay.example.evil' }],
    ['the same host without TLS', { origin: 'http://pay.example' }],
    ['no origin', { origin: 'null' }],
    ['another window of the same origin', { source: {} }],
    ['no window', { source: null }],
  ])('PAY-03 %s is not heard', (_name, over) => expect(read(card, over)).toBeUndefined());

  test('PAY-03 before there is a frame nothing is heard, whoever speaks', () => {
    for (const source of [null, undefined])
      expect(readCardMessage({ origin: expected.origin, source: source as never, data: card }, { origin: expected.origin, source })).toBeUndefined();
  });

  test.each([
    ['a card number as token', { token: '4242424242424242' }],
    ['a card number with dots', { token: '4242.4242.4242.4242' }],
    ['a short token', { token: 'tok' }],
    ['markup', { token: '<script>alert(1)</script>' }],
    ['five digits', { last4: '42424' }],
    ['no digits', { last4: 'abcd' }],
    ['a month that is none', { expiresMonth: 13 }],
    ['a year with two digits', { expiresYear: 29 }],
    ['an endless brand', { brand: 'x'.repeat(41) }],
    ['markup as brand', { brand: '<b>' }],
    ['an unknown kind', { type: 'number' }],
    ['another sender', { source: 'other' }],
  ])('PAY-03 %s is no message', (_name, over) => expect(read({ ...card, ...over })).toBeUndefined());

  test('PAY-03 nothing that anybody sends breaks the page, and only whole cards come through', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything(),
          fc.record({ source: fc.constant('payment-fields'), type: fc.constantFrom('token', 'height'), token: fc.anything(), height: fc.anything() }),
        ),
        (data) => {
          const message = read(data);
          if (message?.type === 'token') expect(isToken(message.card.token)).toBe(true);
          if (message?.type === 'height') expect(message.height).toBeGreaterThanOrEqual(120);
        },
      ),
    );
  });
});
