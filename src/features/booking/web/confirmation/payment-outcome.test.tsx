import { describe, expect, test } from 'vitest';
import { aConfirmation } from '../flow/testing/a-summary.ts';
import { bookingText, renderBooking } from '../testing/render-booking.tsx';
import { PaymentOutcome } from './payment-outcome.tsx';

type Payment = NonNullable<ReturnType<typeof aConfirmation>['payment']>;
const shown = (payment: Partial<Payment> | null, over: Parameters<typeof aConfirmation>[0] = {}) => (
  <PaymentOutcome
    confirmation={aConfirmation({
      bookingState: 'fixed',
      payment: payment && { method: 'creditCard', state: 'forwarded', means: 'Visa •••• 4242', challengeUrl: null, mayTryAgain: false, ...payment },
      ...over,
    })}
    paying={{ session: { sessionId: 's', sessionRevision: 4 }, href: '/buchungsanfrage/1/confirmation', onConfirmation: () => undefined }}
  />
);
const declined = { paymentError: { message: 'Die Karte wurde abgelehnt.' } };

describe('PAY-04 the payment of an order', () => {
  test('PAY-04 nothing was to be paid: nothing is said', () => {
    expect(renderBooking(shown(null))).toBe('');
    expect(renderBooking(shown({ state: 'none' }))).not.toContain('data-part="payment-outcome"');
  });

  test.each([
    [{ state: 'forwarded' }, 'ist angenommen', 'is accepted'],
    [{ state: 'forwarding' }, 'gerade ausgeführt', 'is being made'],
    [{ state: 'unknown' }, 'höchstens einmal', 'once at most'],
    [{ state: 'tokenised' }, 'gerade ausgeführt', 'is being made'],
    [{ state: 'tokenised', method: 'sepa', means: 'IBAN •••• 3000' }, 'per Lastschrift ein, IBAN •••• 3000', 'by direct debit, IBAN •••• 3000'],
  ] as const)('PAY-04 %o', (payment, de, en) => {
    expect(bookingText(shown(payment))).toContain(de);
    expect(bookingText(shown(payment), 'en')).toContain(en);
  });

  test.each(['creditCard', 'sepa'] as const)('PAY-04 before the place is certain it is only on file, %s', (method) =>
    expect(bookingText(shown({ state: 'tokenised', method }, { bookingState: 'submitting' }))).toContain('erst, wenn die Reederei Ihren Platz bestätigt hat'),
  );

  test.each(['rejected', 'lapsed', 'cancelled'] as const)('PAY-04 of a booking that is over nothing is said to be collected, %s', (bookingState) =>
    expect(renderBooking(shown({ state: 'tokenised', method: 'sepa' }, { bookingState }))).not.toContain('data-part="payment-outcome"'),
  );

  test('PAY-04 a confirmation at the bank is a way to its page, in a window of its own', () => {
    const markup = renderBooking(shown({ state: 'forwarding', challengeUrl: 'https://bank.example/1' }));
    expect(markup).toMatch(/href="https:\/\/bank\.example\/1" target="_blank" rel="noreferrer"/);
  });

  test('PAY-04 a refusal names its reason, leaves the booking alone and offers another way while there is one', () => {
    const again = bookingText(shown({ state: 'declined', mayTryAgain: true }, declined));
    for (const words of ['Die Karte wurde abgelehnt.', 'Ihre Buchung bleibt bestehen.', 'Anders zahlen']) expect(again).toContain(words);
    const over = bookingText(shown({ state: 'declined' }, declined));
    expect(over).not.toContain('Anders zahlen');
    expect(over).toContain('Rufen Sie uns an');
  });

  test('a reason of the past is not said of a payment that goes on', () =>
    expect(bookingText(shown({ state: 'forwarded' }, declined))).not.toContain('abgelehnt'));
});
