import { describe, expect, test } from 'vitest';
import { entersBooking } from './app-link.tsx';

describe('PAY-03 whoever enters the booking gets a document of its own, with the booking’s policy', () => {
  test.each([
    ['/voyage/4711', '/buchungsanfrage/4711?erw=2', true],
    ['/', '/buchungsanfrage/4711/summary?bs=x', true],
    ['/booking/4711/cabin', '/buchungsanfrage/4711/options?bs=x', false],
    ['/booking/4711/summary', '/kreuzfahrten', false],
    ['/', '/kreuzfahrten?q=/buchungsanfrage/4711', false],
    ['/', 'tel:+49', false],
  ])('from %s to %s: %s', (from, to, is) => expect(entersBooking('fahrwasser', from, to, '')).toBe(is));

  test('in the other language and in the other shop as well', () => {
    expect(entersBooking('fahrwasser', '/', '/en/buchungsanfrage/4711', '/en')).toBe(true);
    expect(entersBooking('fairway', '/', '/booking-request/4711', '')).toBe(true);
    expect(entersBooking('fairway', '/', '/buchungsanfrage/4711', '')).toBe(false);
  });
});
