import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../calendar/calendar.ts';
import { isWorkingDay, lapseOf, optionDeadline, reminderTimes } from './option-deadline.ts';

const option = (createdAt: string, more: { fromOperator?: string; departsOn?: string; days?: number } = {}) =>
  optionDeadline({
    createdAt: new Date(createdAt),
    fromOperator: more.fromOperator ? new Date(more.fromOperator) : null,
    departsOn: more.departsOn ?? '2031-01-01',
    ...(more.days !== undefined && { days: more.days }),
  }).toISOString();

describe('17:00 in Europe/Berlin', () => {
  test('R13 on both days of the clock change, beside them, on 29 February', () => {
    expect(lapseOf('2027-03-27').toISOString()).toBe('2027-03-27T16:00:00.000Z');
    expect(lapseOf('2027-03-28').toISOString()).toBe('2027-03-28T15:00:00.000Z');
    expect(lapseOf('2026-10-24').toISOString()).toBe('2026-10-24T15:00:00.000Z');
    expect(lapseOf('2026-10-25').toISOString()).toBe('2026-10-25T16:00:00.000Z');
    expect(lapseOf('2028-02-29').toISOString()).toBe('2028-02-29T16:00:00.000Z');
  });

  test('R13 it is 17:00 on the wall on every day', () => {
    const wall = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'short' });
    for (let day = '2026-01-01'; day < '2029-01-01'; day = addDays(day, 1)) expect(wall.format(lapseOf(day))).toBe(`${day} 17:00`);
  });
});

test('working days leave out weekends and the holidays of all of Germany', () => {
  const off = [
    '2027-01-01',
    '2027-03-26',
    '2027-03-29',
    '2026-05-01',
    '2027-05-06',
    '2027-05-17',
    '2028-10-03',
    '2028-12-25',
    '2028-12-26',
    '2027-03-27',
    '2027-03-28',
  ];
  expect(off.filter(isWorkingDay)).toEqual([]);
  expect(['2027-03-25', '2027-03-30', '2026-12-24', '2028-02-29'].every(isWorkingDay)).toBe(true);
});

describe('BOOK-12 until when an option is held', () => {
  test.each([
    ['three calendar days, a working day', '2026-11-16T10:00:00Z', {}, '2026-11-19T16:00:00.000Z'],
    ['moved over the weekend', '2026-11-19T10:00:00Z', {}, '2026-11-23T16:00:00.000Z'],
    ['moved over Easter and the clock change', '2027-03-24T10:00:00Z', {}, '2027-03-30T15:00:00.000Z'],
    ['held over the clock change in autumn', '2026-10-23T10:00:00Z', {}, '2026-10-26T16:00:00.000Z'],
    ['the leap day', '2028-02-26T10:00:00Z', {}, '2028-02-29T16:00:00.000Z'],
    ['late in the evening counts as the day in Berlin', '2026-11-16T22:59:00Z', {}, '2026-11-19T16:00:00.000Z'],
    ['and a minute later as the next', '2026-11-16T23:00:00Z', {}, '2026-11-20T16:00:00.000Z'],
    ['another number of days', '2026-11-16T10:00:00Z', { days: 1 }, '2026-11-17T16:00:00.000Z'],
    ['at least 24 hours', '2026-11-16T16:00:01Z', { days: 1 }, '2026-11-18T16:00:00.000Z'],
    ['exactly 24 hours are enough', '2026-11-16T16:00:00Z', { days: 1 }, '2026-11-17T16:00:00.000Z'],
    ['no days at all', '2026-11-16T10:00:00Z', { days: 0 }, '2026-11-17T16:00:00.000Z'],
    ['the operator’s word', '2026-11-16T10:00:00Z', { fromOperator: '2026-11-21T09:30:00Z' }, '2026-11-21T09:30:00.000Z'],
    ['never after 17:00 on the day of departure', '2026-11-16T10:00:00Z', { departsOn: '2026-11-17' }, '2026-11-17T16:00:00.000Z'],
    ['neither by the operator’s word', '2026-11-16T10:00:00Z', { departsOn: '2026-11-17', fromOperator: '2026-11-30T10:00:00Z' }, '2026-11-17T16:00:00.000Z'],
    ['over before it begins on the evening of departure', '2026-11-16T16:00:00Z', { departsOn: '2026-11-16' }, '2026-11-16T16:00:00.000Z'],
  ])('%s', (_name, createdAt, more, until) => {
    expect(option(createdAt, more)).toBe(until);
  });

  test('by our own rule: a working day at 17:00, 24 hours to 10 days ahead, at most on the day of departure', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2026-01-01T00:00:00Z'), max: new Date('2035-12-31T00:00:00Z'), noInvalidDate: true }),
        fc.integer({ min: 0, max: 5 }),
        fc.integer({ min: 0, max: 30 }),
        (createdAt, days, lead) => {
          const departsOn = addDays(createdAt.toISOString().slice(0, 10), lead);
          const until = optionDeadline({ createdAt, fromOperator: null, departsOn, days });
          const cap = lapseOf(departsOn);
          expect(until.getTime()).toBeLessThanOrEqual(cap.getTime());
          const day = until.toISOString().slice(0, 10);
          expect(until).toEqual(lapseOf(day));
          if (until < cap) {
            expect(isWorkingDay(day)).toBe(true);
            expect(until.getTime() - createdAt.getTime()).toBeGreaterThanOrEqual(24 * 3_600_000);
          }
          expect(until.getTime() - createdAt.getTime()).toBeLessThanOrEqual((days + 7) * 24 * 3_600_000);
        },
      ),
    );
  });
});

describe('reminders', () => {
  const until = new Date('2027-03-30T15:00:00Z');
  const hours = (now: string) => reminderTimes(until, new Date(now)).map(({ hours: before }) => before);

  test('72, 24 and 4 hours before, by elapsed time also over the clock change', () => {
    expect(reminderTimes(until, new Date('2027-03-24T10:00:00Z'))).toEqual([
      { hours: 72, at: new Date('2027-03-27T15:00:00Z') },
      { hours: 24, at: new Date('2027-03-29T15:00:00Z') },
      { hours: 4, at: new Date('2027-03-30T11:00:00Z') },
    ]);
  });

  test('none in the past, none right behind the option’s own mail', () => {
    expect(hours('2027-03-27T14:00:00Z')).toEqual([72, 24, 4]);
    expect(hours('2027-03-27T14:00:01Z')).toEqual([24, 4]);
    expect(hours('2027-03-30T10:30:00Z')).toEqual([]);
    expect(hours('2027-03-31T10:30:00Z')).toEqual([]);
  });
});
