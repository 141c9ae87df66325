import { describe, expect, test } from 'vitest';
import { renderBooking, bookingText } from '../testing/render-booking.tsx';
import { PaymentPanel, type PaymentPanelProps } from './payment-panel.tsx';
import { noPayment, type PaymentSettings } from './payment-values.ts';

const settings = (over: Partial<PaymentSettings> = {}): PaymentSettings => ({
  amexFee: null,
  isRequired: true,
  note: 'Sie zahlen nach der Bestätigung.',
  requiresBicForSepaPayment: false,
  supportsSepaPayment: true,
  mode: 'sepa',
  cardFields: { url: 'https://pay.example/1', opens: 'page' },
  ...over,
});
const panel = (over: Partial<PaymentPanelProps> = {}) => (
  <PaymentPanel
    settings={settings()}
    values={noPayment}
    problems={[]}
    serverErrorAt={() => undefined}
    onChange={() => undefined}
    onFieldsAgain={async () => undefined}
    {...over}
  />
);
const visa = { token: 'tok_12345678', facts: { brand: 'amex', last4: '0005', expiresMonth: 8, expiresYear: 2029 } };

describe('PAY-01 the payment block', () => {
  test('PAY-01 both ways, none chosen; a card entered elsewhere leads to its page', () => {
    const markup = renderBooking(panel());
    expect(markup).toContain('value="sepa"');
    expect(markup).not.toContain('checked');
    const page = renderBooking(panel({ values: { ...noPayment, method: 'creditCard' } }));
    expect(page).toContain('href="https://pay.example/1"');
    expect(page).not.toMatch(/<input(?![^>]*type="radio")/); // no field of ours could take a card
  });

  test('PAY-03 an entered card is named by what is printed on it, and its token is nowhere in the page', () => {
    const values = { ...noPayment, method: 'creditCard', card: visa } as const;
    expect(bookingText(panel({ values }))).toContain('American Express •••• 0005, gültig bis 08/29');
    expect(bookingText(panel({ values }), 'en')).toContain('American Express •••• 0005, expires 08/29');
    expect(renderBooking(panel({ values }))).not.toContain('tok_');
  });

  test.each([
    ['card_declined', 'abgelehnt', 'declined'],
    ['card_cvc', 'Prüfziffer', 'security code'],
    ['card_data', 'Kartendaten', 'card details'],
    ['card_unknown', 'kann nicht belastet werden', 'cannot be charged'],
    ['card_default', 'nicht geklappt', 'did not work'],
    ['provider_unreachable', 'nicht zu erreichen', 'cannot be reached'],
  ] as const)('PAY-04 %s stands at the card, in both languages', (code, de, en) => {
    const over = { values: { ...noPayment, method: 'creditCard' }, problems: [{ field: 'creditCard', code }] } as const;
    expect(renderBooking(panel(over))).toMatch(new RegExp(`id="payment-creditCard"[^>]*aria-describedby="payment-creditCard-error"`));
    expect(bookingText(panel(over))).toContain(de);
    expect(bookingText(panel(over), 'en')).toContain(en);
  });

  test('decision 31: the fee of American Express is shown where there is one', () => {
    expect(bookingText(panel({ settings: settings({ amexFee: { amount: 1500, currency: 'EUR' } }) }))).toContain('American Express kommen 15,00 € hinzu');
    expect(bookingText(panel({ settings: settings({ amexFee: { amount: 0, currency: 'EUR' } }) }))).not.toContain('American Express');
  });

  test('PAY-01 nothing to pay: the note alone', () => {
    expect(renderBooking(panel({ settings: settings({ isRequired: false, supportsSepaPayment: false, cardFields: null, mode: 'no' }) }))).not.toMatch(
      /<input|<iframe/,
    );
  });
});
