import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { holidays, type Holiday } from '../voyage/vocabulary.ts';
import { addDays, dayNumber, isoDate, weekday } from './calendar.ts';
import { holidayRange, holidaysOfVoyage, nextHoliday, voyageTouches } from './holidays.ts';

describe('holidays', () => {
  test.each<[Holiday, number, string, string]>([
    ['new_year', 2027, '2027-01-01', '2027-01-01'],
    ['carnival', 2027, '2027-02-08', '2027-02-08'],
    ['carnival', 2028, '2028-02-28', '2028-02-28'],
    ['easter', 2027, '2027-03-26', '2027-03-29'],
    ['easter', 2028, '2028-04-14', '2028-04-17'],
    ['may_day', 2027, '2027-05-01', '2027-05-01'],
    ['ascension', 2027, '2027-05-06', '2027-05-06'],
    ['pentecost', 2027, '2027-05-16', '2027-05-17'],
    ['summer', 2027, '2027-06-20', '2027-09-15'],
    ['autumn', 2027, '2027-10-01', '2027-11-05'],
    ['advent', 2026, '2026-11-29', '2026-12-23'],
    ['advent', 2027, '2027-11-28', '2027-12-23'],
    ['advent', 2028, '2028-12-03', '2028-12-23'], // the fourth Sunday is Christmas Eve itself
    ['christmas', 2027, '2027-12-24', '2027-12-26'],
    ['new_years_eve', 2027, '2027-12-31', '2027-12-31'],
  ])('SEARCH-01 %s %i', (holiday, year, from, to) => {
    expect(holidayRange(holiday, year)).toEqual({ from, to });
  });

  test('SEARCH-01 in every year: feasts fall on their weekday and ranges run forwards inside the year', () => {
    for (let year = 1950; year < 2150; year++) {
      const on = (holiday: Holiday): number => weekday(holidayRange(holiday, year).from);
      expect([on('carnival'), on('easter'), on('ascension'), on('pentecost'), on('advent')]).toEqual([0, 4, 3, 6, 6]);
      for (const holiday of holidays) {
        const { from, to } = holidayRange(holiday, year);
        expect(from <= to && from.startsWith(`${year}-`) && to.startsWith(`${year}-`)).toBe(true);
      }
    }
  });

  test('SEARCH-01 a voyage over the turn of the year is one for Christmas, New Year’s Eve and New Year', () => {
    expect(holidaysOfVoyage('2026-12-22', '2027-01-03')).toEqual(['new_year', 'advent', 'christmas', 'new_years_eve']);
    expect(holidaysOfVoyage('2027-03-29', '2027-04-05')).toEqual(['easter']);
    expect(holidaysOfVoyage('2027-03-30', '2027-04-05')).toEqual([]);
  });

  test('SEARCH-01 school holidays want the whole voyage inside', () => {
    expect(voyageTouches('summer', '2027-09-10', '2027-09-20')).toBe(false);
    expect(voyageTouches('summer', '2027-09-01', '2027-09-15')).toBe(true);
    expect(voyageTouches('autumn', '2027-10-01', '2027-10-15')).toBe(true);
  });

  test('SEARCH-01 a voyage that starts on the holiday is one for it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...holidays),
        fc.integer({ min: dayNumber('2020-01-01'), max: dayNumber('2060-12-31') }),
        fc.nat({ max: 10 }),
        (holiday, day, nights) => {
          const today = isoDate(day);
          const { from, to } = nextHoliday(holiday, today);
          expect(to >= today).toBe(true);
          expect(dayNumber(to) - day).toBeLessThanOrEqual(400);
          expect(voyageTouches(holiday, from, addDays(from, Math.min(nights, dayNumber(to) - dayNumber(from))))).toBe(true);
          expect(voyageTouches('new_year', `${today.slice(0, 4)}-02-01`, `${today.slice(0, 4)}-12-31`)).toBe(false);
        },
      ),
    );
  });
});
