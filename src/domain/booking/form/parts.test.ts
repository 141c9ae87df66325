import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, dayNumber, isoDate } from '../../calendar/calendar.ts';
import { party } from '../../pax/party.ts';
import { bookingKinds } from '../booking-states.ts';
import { ageInMonths, ageInYears } from './ages.ts';
import { applicantAsPax, applicantStays, applicantTravels, followApplicant } from './applicant-is-passenger.ts';
import { joinBirthDate, normaliseBirthDate, readBirthDate, splitBirthDate, wrongDateParts } from './birth-date.ts';
import { emptyBookingForm, emptyContact, emptyPax, isBlankPax } from './booking-form.ts';
import { bookingKind, chosenKind, isKindChosen, kindCodes, kindOfCode, orderButtonText } from './booking-kind.ts';
import { plainDigits } from './clean-text.ts';
import { countryList, countryName } from './countries.ts';
import { customRequestIncomplete, customRequestText, emptyCustomRequest, validateCustomRequest, type CustomRequest } from './custom-request.ts';
import { fitPax, partyAges, paxToDrop } from './fit-pax.ts';
import { lastAdult } from './requirements.ts';
import { pax, sampleForm, sampleRequirements } from './testing/sample-form.ts';

describe('BOOK-12 the kind of a booking', () => {
  const choice = { isCustomRequest: false, isWaitList: false, status: null } as const;

  test('BOOK-12 wait list, fixed, else option; a request without a voyage is a custom one', () => {
    expect(bookingKind({ ...choice, isWaitList: true, status: 'fixed_booking' })).toBe('wait_list');
    expect(bookingKind({ ...choice, status: 'fixed_booking' })).toBe('fixed_booking');
    expect(bookingKind({ ...choice, status: 'option_booking' })).toBe('option_booking');
    expect(bookingKind(choice)).toBe('option_booking');
    expect(bookingKind({ ...choice, isCustomRequest: true })).toBe('custom_request');
    expect([isKindChosen(choice), chosenKind(choice), chosenKind({ ...choice, isWaitList: true })]).toEqual([false, null, 'wait_list']);
  });

  test('BOOK-12 the words on the button are exactly those of the law, per kind and language', () => {
    expect([...bookingKinds, null].map((kind) => [orderButtonText(kind, 'de'), orderButtonText(kind, 'en')])).toEqual([
      ['Zahlungspflichtig buchen', 'Book with obligation to pay'],
      ['Option unverbindlich anfragen', 'Request option (no obligation)'],
      ['Unverbindlich auf die Warteliste', 'Join wait list (no obligation)'],
      ['Anfrage unverbindlich senden', 'Send request (no obligation)'],
      ['Buchungsart wählen', 'Choose a booking type'],
    ]);
  });

  test('short codes and back', () => {
    expect(bookingKinds.map((kind) => kindCodes[kind])).toEqual(['bk', 'of', 'wl', 'cr']);
    expect(bookingKinds.map((kind) => kindOfCode(kindCodes[kind]))).toEqual([...bookingKinds]);
    expect(kindOfCode('toString')).toBeUndefined();
  });
});

describe('birth dates', () => {
  test.each([
    ['1984', '3', '15', '1984-03-15'],
    ['1984', '03', '5', '1984-03-05'],
    ['1984', 'März', '15', '1984-03-15'],
    ['1984', 'maerz', '15', '1984-03-15'],
    ['1984', ' mar. ', '15.', '1984-03-15'],
    ['1984', 'OKT', '15', '1984-10-15'],
    ['1984', 'Jänner', '15', '1984-01-15'],
    ['1984', 'december', '15', '1984-12-15'],
    ['١٩٨٤', '٣', '١٥', '1984-03-15'],
  ])('%s %s %s is %s', (year, month, day, iso) => {
    expect(readBirthDate(joinBirthDate({ year, month, day }))).toEqual({ day: iso });
  });

  test('the wrong one of the three fields is known', () => {
    expect(wrongDateParts('61-11-7')).toEqual(['year']);
    expect(wrongDateParts('1961--7')).toEqual(['month']);
    expect(wrongDateParts('1961-xx-7')).toEqual(['month']);
    expect(wrongDateParts('1961-02-30')).toEqual(['day', 'month', 'year']);
    expect(wrongDateParts('')).toEqual(['day', 'month', 'year']);
  });

  test('nothing typed is lost between fields and value', () => {
    const part = fc.string({ maxLength: 8 }).filter((text) => !text.includes('-'));
    fc.assert(
      fc.property(part, part, part, (day, month, year) => {
        fc.pre([day, month, year].some((text) => text.trim() !== ''));
        expect(splitBirthDate(joinBirthDate({ day, month, year }))).toEqual({ day, month, year });
      }),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(normaliseBirthDate(normaliseBirthDate(text))).toBe(normaliseBirthDate(text));
      }),
    );
  });

  test('ages: the birthday counts from its own day, 29 February from 1 March', () => {
    expect([ageInYears('2000-06-12', '2018-06-11'), ageInYears('2000-06-12', '2018-06-12')]).toEqual([17, 18]);
    expect([ageInYears('2008-02-29', '2026-02-28'), ageInYears('2008-02-29', '2026-03-01')]).toEqual([17, 18]);
    expect([ageInMonths('2026-08-31', '2027-02-28'), ageInMonths('2026-08-31', '2027-03-01')]).toEqual([5, 6]);
  });

  test('an age never falls from one day to the next and grows by one year in a year', () => {
    const day = fc.integer({ min: dayNumber('1900-01-01'), max: dayNumber('2100-01-01') }).map(isoDate);
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 40_000 }), (born, later) => {
        const on = addDays(born, later);
        expect(ageInMonths(born, addDays(on, 1)) - ageInMonths(born, on)).toBeOneOf([0, 1]);
        expect(ageInYears(born, on)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

test('digits of every script have their value', () => {
  expect(plainDigits('٠١٢٣٤٥٦٧٨٩ ०९ 𝟗𝟘 ０９ 𑛣')).toBe('0123456789 09 90 09 9');
});

test('BOOK-10 countries: DE, AT, CH first, then by name, each once, in both languages', () => {
  for (const language of ['de', 'en'] as const) {
    const list = countryList(language);
    expect(list.slice(0, 3).map(({ code }) => code)).toEqual(['DE', 'AT', 'CH']);
    expect(new Set(list.map(({ code }) => code)).size).toBe(list.length);
    expect(list.length).toBeGreaterThanOrEqual(249);
    const names = list.slice(3).map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator(language).compare));
    expect(list.every(({ code, name }) => name !== code && name !== '')).toBe(true);
  }
  expect([countryName('AT', 'de'), countryName('AT', 'en'), countryName('??', 'en')]).toEqual(['Österreich', 'Austria', '??']);
});

describe('BOOK-06 the list of persons follows the party', () => {
  const people = sampleForm().pax;

  test('BOOK-06 trimmed from the end, padded with blanks, the dropped ones named before', () => {
    expect(paxToDrop(people, 2)).toEqual([{ index: 2, name: 'Mia Lindqvist' }]);
    expect(fitPax(people, 2)).toEqual(people.slice(0, 2));
    expect(fitPax(people, 4)).toEqual([...people, emptyPax]);
    expect(paxToDrop([...people, emptyPax], 3)).toEqual([]);
    expect(paxToDrop([{ ...emptyPax, nationality: 'DE' }], 0)).toEqual([{ index: 0, name: '' }]);
    expect(partyAges(party(2, [4, 9]))).toEqual([null, null, 9, 4]);
  });

  test('BOOK-06 the length is the asked one and who stays is unchanged', () => {
    fc.assert(
      fc.property(fc.array(fc.string().map((name) => pax(name, ''))), fc.nat(12), (list, persons) => {
        const fitted = fitPax(list, persons);
        expect(fitted).toHaveLength(persons);
        expect(fitted.slice(0, list.length)).toEqual(list.slice(0, persons));
        expect(paxToDrop(list, persons).length + Math.min(list.length, persons)).toBe(list.length);
      }),
    );
  });
});

describe('BOOK-10 the applicant as a passenger', () => {
  const form = sampleForm();
  const anna = pax('Anna', '1990-01-01');
  const withFirst = (...list: (typeof anna)[]) => ({ ...form, pax: list });

  test('BOOK-10 a blank place takes the copy, and the copy follows', () => {
    const outcome = applicantTravels(withFirst(emptyPax, anna));
    expect(outcome).toMatchObject({ done: true, movedTo: null });
    expect(outcome.form.pax).toEqual([applicantAsPax(form), anna]);
    const changed = { ...outcome.form, bookingContact: { ...outcome.form.bookingContact, firstName: 'Mirjam' } };
    expect(followApplicant(changed).pax[0]?.firstName).toBe('Mirjam');
  });

  test('BOOK-10 what only the card knew of the same person is kept', () => {
    const contact = { ...emptyContact, firstName: 'Anna' };
    const outcome = applicantTravels({ ...form, bookingContact: contact, pax: [anna] });
    expect(outcome.form.pax[0]).toEqual(anna);
    expect(outcome.form.bookingContact).toEqual({ ...contact, ...anna });
  });

  test('BOOK-10 somebody else moves to a free place and is never overwritten', () => {
    const outcome = applicantTravels(withFirst(anna, emptyPax));
    expect(outcome).toMatchObject({ done: true, movedTo: 1 });
    expect(outcome.form.pax).toEqual([applicantAsPax(form), anna]);
  });

  test('BOOK-10 without a free place among the adults nothing changes', () => {
    const full = withFirst(anna, emptyPax);
    expect(applicantTravels(full, 0)).toEqual({ done: false, form: full });
    expect(applicantTravels(emptyBookingForm(0))).toMatchObject({ done: false });
    expect(lastAdult(sampleRequirements())).toBe(1);
  });

  test('BOOK-10 staying at home clears the copy alone', () => {
    expect(isBlankPax(applicantStays(withFirst(applicantAsPax(form), anna)).pax[0] ?? anna)).toBe(true);
    expect(applicantStays(withFirst(anna)).pax).toEqual([anna]);
  });
});

describe('BOOK-17 a request without a voyage', () => {
  const limits = { minStartDate: '2026-11-27', maxStartDate: '2029-11-20', maxDuration: 200, maxPersons: 6 };
  const request: CustomRequest = { shipName: 'Nordlicht', startDate: '2027-06-12', duration: 10, personCount: 2 };
  const found = (more: Partial<CustomRequest>) => validateCustomRequest({ ...request, ...more }, limits).map(({ path, code }) => `${path} ${code}`);

  test('BOOK-17 all four are needed, each missing one is named', () => {
    expect(validateCustomRequest(request, limits)).toEqual([]);
    const missing = validateCustomRequest(emptyCustomRequest, limits);
    expect(missing.map(({ code }) => code)).toEqual(['required', 'required', 'required', 'required']);
    expect(missing.map((finding) => customRequestText(finding, limits, 'de', (day) => day))).toEqual([
      'Geben Sie den Namen des Schiffs ein',
      'Geben Sie den Tag des Reisebeginns ein',
      'Geben Sie die Reisedauer in Tagen ein',
      'Geben Sie ein, wie viele Personen reisen',
    ]);
    expect(customRequestIncomplete).toEqual({ de: 'Bitte füllen Sie alle Felder aus', en: 'Please fill in all fields' });
  });

  test.each([
    [{ shipName: ' \u200b ' }, 'shipName required'],
    [{ shipName: 'x'.repeat(61) }, 'shipName too_long'],
    [{ shipName: 'Nord\u0000licht' }, 'shipName control_characters'],
    [{ startDate: '12.06.2027' }, 'startDate date_format'],
    [{ startDate: '2026-11-26' }, 'startDate too_early'],
    [{ startDate: '2029-11-21' }, 'startDate too_late'],
    [{ duration: 0 }, 'duration out_of_range'],
    [{ duration: 1.5 }, 'duration out_of_range'],
    [{ personCount: 7 }, 'personCount out_of_range'],
  ] as const)('BOOK-17 %j: %s', (more, finding) => expect(found(more)).toEqual([finding]));
});
