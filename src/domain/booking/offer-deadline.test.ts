import { describe, expect, test } from 'vitest';
import { offerDeadline } from './offer-deadline.ts';

describe('BOOK-22 how long a free place is kept for one waiting customer', () => {
  const cases: readonly (readonly [now: string, departsOn: string, until: string | undefined])[] = [
    ['2026-11-20T12:00:00Z', '2027-03-01', '2026-11-21T12:00:00.000Z'],
    // clocks change in the night: 24 hours stay 24 hours
    ['2027-03-27T12:00:00Z', '2027-06-01', '2027-03-28T12:00:00.000Z'],
    ['2026-11-20T12:00:00Z', '2026-11-22', '2026-11-21T12:00:00.000Z'],
    ['2026-11-20T17:00:00Z', '2026-11-22', '2026-11-21T16:00:00.000Z'],
    ['2026-11-21T13:00:00Z', '2026-11-22', '2026-11-21T16:00:00.000Z'],
    ['2026-11-21T13:00:01Z', '2026-11-22', undefined],
    ['2026-11-22T08:00:00Z', '2026-11-22', undefined],
    ['2026-12-01T08:00:00Z', '2026-11-22', undefined],
  ];
  test.each(cases)('at %s, departing on %s: until %s', (now, departsOn, until) => {
    expect(offerDeadline(new Date(now), departsOn)?.toISOString()).toBe(until);
  });
});
