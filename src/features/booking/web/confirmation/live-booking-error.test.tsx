import { describe, expect, test } from 'vitest';
import { aConfirmation } from '../flow/testing/a-summary.ts';
import { bookingText, renderBooking } from '../testing/render-booking.tsx';
import { LiveBookingError } from './live-booking-error.tsx';

describe('the operator’s refusal on the order’s page', () => {
  const refused = aConfirmation({ bookingState: 'rejected', liveBookingError: { cabinCode: '822', message: 'Die Kabine war inzwischen vergeben.' } });

  test('BOOK-15 BOOK-18 it is a notice of its kind, with the reason, in both languages', () => {
    expect(renderBooking(<LiveBookingError confirmation={refused} />)).toContain('data-trouble="liveBookingError"');
    expect(bookingText(<LiveBookingError confirmation={refused} />)).toContain(
      'Die Reederei hat die Buchung nicht bestätigt Die Kabine war inzwischen vergeben. Es ist nichts gebucht und nichts zu zahlen.',
    );
    expect(bookingText(<LiveBookingError confirmation={refused} />, 'en')).toContain('Nothing is booked and there is nothing to pay.');
  });

  test('nothing is said of an order that was not refused, whatever became of its payment', () => {
    for (const changes of [{}, { paymentError: { message: 'E17' } }, { bookingState: 'cancelled' as const }])
      expect(renderBooking(<LiveBookingError confirmation={aConfirmation(changes)} />)).toBe('');
  });
});
