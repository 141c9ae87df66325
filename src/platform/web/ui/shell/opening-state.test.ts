import { describe, expect, test } from 'vitest';
import { openingState, openingText, type Hours } from './opening-state.ts';

const hours: Hours = { weekdays: [[9, 20], [9, 20], [9, 20], [9, 20], [9, 20], [9, 18], null] };
const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const text = (now: string, language: 'de' | 'en' = 'de') => plain(openingText(openingState(new Date(now), hours), language));

describe('the telephone’s opening state', () => {
  test('open until the evening, in Europe/Berlin whatever the server’s zone', () => {
    // A Friday in winter (UTC+1) and one in summer (UTC+2).
    expect(openingState(new Date('2026-11-20T08:00:00Z'), hours)).toEqual({ open: true, until: 20 });
    expect(openingState(new Date('2027-06-18T07:00:00Z'), hours)).toEqual({ open: true, until: 20 });
    expect(openingState(new Date('2027-06-18T06:59:00Z'), hours).open).toBe(false);
    expect(text('2026-11-20T18:59:00Z')).toBe('heute bis 20 Uhr');
    expect(text('2026-11-20T18:59:00Z', 'en')).toBe('until 8 pm today');
  });

  test('closed: says when it opens next', () => {
    expect(text('2026-11-20T06:00:00Z')).toBe('heute ab 9 Uhr');
    expect(text('2026-11-20T19:00:00Z', 'en')).toBe('from 9 am tomorrow');
    expect(text('2026-11-21T17:30:00Z')).toBe('Montag ab 9 Uhr');
    expect(text('2026-11-22T12:00:00Z')).toBe('morgen ab 9 Uhr');
  });

  test('the day is Berlin’s: just after midnight is already the next day', () => {
    // Sunday 23:30 UTC is Monday 00:30 in Berlin.
    expect(text('2026-11-22T23:30:00Z')).toBe('heute ab 9 Uhr');
  });

  test('one day a week opens again in seven days; none never', () => {
    const mondays: Hours = { weekdays: [[9, 12], null, null, null, null, null, null] };
    expect(openingState(new Date('2026-11-23T12:00:00Z'), mondays)).toEqual({ open: false, next: { inDays: 7, weekday: 0, hour: 9 } });
    expect(openingText(openingState(new Date('2026-11-23T12:00:00Z'), { weekdays: [] }), 'en')).toBe('closed for now');
  });
});
