import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, isoDate } from '#domain/calendar/calendar.ts';
import { currencies, money, type Currency } from '#domain/money/money.ts';
import { formats, type Format } from './format.ts';

const { de, en } = formats;
/** Texts are compared with plain spaces; that the spaces do not break is a test of its own. */
const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const eur = (amount: number) => money(amount, 'EUR');

/** Reads an amount back: the inverse of the format, written independently of it. */
function parseMoney(text: string, point: string): { amount: number; currency: string } {
  const currency = /€/.test(text) ? 'EUR' : /£/.test(text) ? 'GBP' : (/[A-Z]{3}/.exec(text)?.[0] ?? '');
  const [units = '', cents = '00'] = text.replace(new RegExp(`[^0-9${point}]`, 'g'), '').split(point);
  return { amount: (/[−]/.test(text) ? -1 : 1) * (Number(units) * 100 + Number(cents)), currency };
}

describe('money', () => {
  test('BRAND-02 the German brand writes the currency after the amount, the English one before it', () => {
    expect(plain(de.money(eur(123400)))).toBe('1.234 €');
    expect(en.money(eur(123400))).toBe('€1,234');
    expect(en.money(money(129900, 'GBP'))).toBe('£1,299');
    expect(plain(de.money(money(129900, 'GBP')))).toBe('1.299 £');
  });

  test('BRAND-05 EUR and GBP have a symbol, the other seven currencies their code', () => {
    const coded = currencies.filter((c) => c !== 'EUR' && c !== 'GBP');
    expect(coded).toHaveLength(7);
    for (const currency of coded) {
      expect(plain(de.money(money(357000, currency)))).toBe(`3.570 ${currency}`);
      expect(plain(en.money(money(357000, currency)))).toBe(`${currency} 3,570`);
    }
    expect(plain(de.money(eur(357000)))).toBe('3.570 €');
    expect([de.currency('GBP'), en.currency('CHF')]).toEqual(['£', 'CHF']);
  });

  test('BRAND-05 an amount with cents is shown exactly: 89.90 never becomes 89 or 90', () => {
    expect(plain(de.money(eur(8990)))).toBe('89,90 €');
    expect(en.money(eur(8905))).toBe('€89.05');
    expect(plain(de.moneyExact(eur(357000)))).toBe('3.570,00 €');
  });

  test('a teaser rounds up, so that no shown price is under the true one', () => {
    expect(plain(de.moneyFrom(eur(129901)))).toBe('1.300 €');
    expect(en.moneyFrom(eur(129900))).toBe('€1,299');
    expect(en.moneyFrom(eur(-150))).toBe('−€1');
    expect(en.moneyFrom(eur(-50))).toBe('€0');
  });

  test('a change has its sign, zero has none', () => {
    expect(plain(de.moneyChange(eur(-10000)))).toBe('−100 €');
    expect(en.moneyChange(eur(4050))).toBe('+€40.50');
    expect(plain(de.moneyChange(eur(0)))).toBe('0 €');
    expect(plain(en.moneyChange(money(-500, 'USD')))).toBe('USD −5');
  });

  test('BRAND-02 every formatted amount reads back as the same amount', () => {
    const amounts = fc.oneof(fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }), fc.integer({ min: -100, max: 100 }), fc.maxSafeInteger());
    const languages: [Format, string][] = [
      [de, ','],
      [en, '.'],
    ];
    fc.assert(
      fc.property(amounts, fc.constantFrom<Currency>(...currencies), (amount, currency) => {
        for (const [format, point] of languages) {
          expect(parseMoney(format.money(money(amount, currency)), point)).toEqual({ amount, currency });
          expect(parseMoney(format.moneyExact(money(amount, currency)), point)).toEqual({ amount, currency });
          const from = parseMoney(format.moneyFrom(money(amount, currency)), point).amount;
          expect(from - amount >= 0 && from - amount < 100 && from % 100 === 0).toBe(true);
        }
      }),
    );
  });

  test('no line breaks inside an amount', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.constantFrom<Currency>(...currencies), (amount, currency) => {
        expect(de.money(money(amount, currency)) + en.money(money(amount, currency))).not.toContain(' ');
      }),
    );
  });
});

describe('numbers', () => {
  test('BRAND-02 numbers group by point in German and by comma in English', () => {
    expect(de.number(12480)).toBe('12.480');
    expect(en.number(12480)).toBe('12,480');
    expect(en.number(-3)).toBe('−3');
    expect(de.number(-0.2)).toBe('0');
    expect([de.decimal(4.25, 2), en.decimal(-0.001, 2)]).toEqual(['4,25', '0.00']);
    expect(() => de.decimal(1, 7)).toThrow(/digits/);
  });

  test('shares, ratings and measures', () => {
    expect([plain(de.percent(0.125)), en.percent(0.5)]).toEqual(['13 %', '50%']);
    expect([de.rating(4.6), en.rating(4)]).toEqual(['4,6', '4.0']);
    expect([
      plain(de.metres(294)),
      plain(de.kilometres(1240.4)),
      plain(de.nauticalMiles(812.3)),
      plain(en.nauticalMiles(812.3)),
      plain(en.squareMetres(19)),
    ]).toEqual(['294 m', '1.240 km', '812 sm', '812 nm', '19 m²']);
  });
});

describe('days', () => {
  test('BRAND-02 dates are dd.MM.yyyy in German and dd/MM/yyyy in English', () => {
    expect(de.date('2027-06-12')).toBe('12.06.2027');
    expect(en.date('2027-06-12')).toBe('12/06/2027');
  });

  test('a date in words', () => {
    expect(plain(de.dateLong('2027-06-02'))).toBe('2. Juni 2027');
    expect(plain(en.dateLong('2027-06-02'))).toBe('2 June 2027');
    expect(plain(de.dateWithWeekday('2027-06-12'))).toBe('Sa, 12. Juni 2027');
    expect(plain(en.dateWithWeekday('2027-06-12'))).toBe('Sat 12 June 2027');
    expect([de.dayMonth('2027-06-02'), plain(en.dayMonth('2027-09-02'))]).toEqual(['2.6.', '2 Sep']);
    expect([de.weekday('2027-06-13'), en.weekdayLong('2027-06-14')]).toEqual(['So', 'Monday']);
    expect([de.weekdays[0], en.weekdaysShort[6]]).toEqual(['Montag', 'Sun']);
  });

  test.each([
    ['2027-06-12', '2027-06-22', '12.–22. Juni 2027', '12–22 June 2027'],
    ['2027-05-30', '2027-06-08', '30. Mai – 8. Juni 2027', '30 May – 8 June 2027'],
    ['2027-12-28', '2028-01-04', '28. Dezember 2027 – 4. Januar 2028', '28 December 2027 – 4 January 2028'],
    ['2027-06-12', '2027-06-12', '12. Juni 2027', '12 June 2027'],
  ])('a range %s to %s says month and year once', (from, to, german, english) => {
    expect(plain(de.dateRange(from, to))).toBe(german);
    expect(plain(en.dateRange(from, to))).toBe(english);
  });

  test('a short range has a year only where it matters', () => {
    expect(plain(de.dateRangeShort('2027-06-12', '2027-06-22'))).toBe('12.–22. Juni');
    expect(plain(en.dateRangeShort('2027-12-28', '2028-01-04'))).toBe('28 December 2027 – 4 January 2028');
  });

  test('a range never repeats its month or year', () => {
    fc.assert(
      fc.property(fc.integer({ min: 18_000, max: 40_000 }), fc.integer({ min: 0, max: 200 }), (start, nights) => {
        for (const format of [de, en]) {
          const words = format.dateRange(isoDate(start), addDays(isoDate(start), nights)).match(/\d{4}|\p{L}{3,}/gu) ?? [];
          const years = words.filter((word) => /\d/.test(word));
          expect(years).toHaveLength(new Set(years).size);
          if (years.length === 1) expect(new Set(words).size).toBe(words.length);
        }
      }),
    );
  });

  test('months', () => {
    expect([de.month('2027-03'), en.month('2027-03'), de.monthShort('2027-03'), en.monthShort('2027-10')]).toEqual(['März 2027', 'March 2027', 'Mär', 'Oct']);
    expect([de.monthRange('2027-05', '2027-07'), en.monthRange('2027-12', '2028-01'), de.monthRange('2027-05', '2027-05')]).toEqual([
      'Mai – Juli 2027',
      'December 2027 – January 2028',
      'Mai 2027',
    ]);
    expect(() => de.month('2027-13')).toThrow(/month/);
  });
});

describe('times', () => {
  test('the clock has 24 hours in both languages, the telephone speaks as people do', () => {
    expect([plain(de.time('08:00')), en.time('08:00'), plain(de.time('18:05'))]).toEqual(['8:00 Uhr', '08:00', '18:05 Uhr']);
    expect([plain(de.timeRange('08:00', '17:00')), en.timeRange('08:00', '17:00')]).toEqual(['8:00–17:00 Uhr', '08:00–17:00']);
    expect([0, 9, 12, 20].map((h) => plain(en.hour(h)))).toEqual(['12 am', '9 am', '12 pm', '8 pm']);
    expect(plain(de.hour(20))).toBe('20 Uhr');
  });

  test('a moment is told in the agency’s zone, in winter and in summer', () => {
    expect(plain(de.moment(new Date('2026-11-25T16:00:00Z')))).toBe('Mi, 25. November 2026, 17:00 Uhr');
    expect(plain(en.moment(new Date('2027-06-30T22:30:00Z')))).toBe('Thu 1 July 2027, 00:30');
    expect(plain(en.momentTime(new Date('2026-11-25T16:00:00Z'), 'UTC'))).toBe('16:00');
  });

  test('counts of nights and days', () => {
    expect([de.nights(1), de.nights(10), en.nights(1), en.days(11)].map(plain)).toEqual(['1 Nacht', '10 Nächte', '1 night', '11 days']);
  });
});

describe('places', () => {
  test('coordinates as on the postcards, east is O in German', () => {
    expect(plain(de.coordinates(62.1, 7.2))).toBe('62° 06′ N 7° 12′ O');
    expect(plain(en.coordinates(62.1, 7.2))).toBe('62° 06′ N 7° 12′ E');
    expect(plain(en.coordinates(13.833, -61.067))).toBe('13° 50′ N 61° 04′ W');
    expect(plain(de.coordinates(-54.8, -0.001))).toBe('54° 48′ S 0° 00′ O');
    expect(plain(de.coordinates(59.9999, 10))).toBe('60° 00′ N 10° 00′ O');
  });

  test('lists', () => {
    expect([de.list(['Innen', 'Außen', 'Balkon']), en.list(['inside', 'balcony']), de.list(['Suite']), en.list([])]).toEqual([
      'Innen, Außen und Balkon',
      'inside and balcony',
      'Suite',
      '',
    ]);
  });
});
