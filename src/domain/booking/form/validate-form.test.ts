import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bookingFormSchema } from '#features/booking/form-schema.ts';
import { addDays } from '../../calendar/calendar.ts';
import { emptyBookingForm, type BookingContact, type BookingForm, type Pax } from './booking-form.ts';
import { findingCodes, findingErrors, findingText } from './finding-texts.ts';
import { findingsIn, findingsShown, formParts, type Finding, type FindingCode } from './findings.ts';
import { normaliseForm } from './normalise-form.ts';
import { readBookingForm } from './read-booking-form.ts';
import type { FareAgeRule, FormFacts } from './requirements.ts';
import { looksLikeCard, pax, sampleForm, sampleRequirements, today } from './testing/sample-form.ts';
import { insuranceState, validateBookingForm, validateDirectBooking } from './validate-form.ts';

const check = (form: BookingForm, facts: Partial<FormFacts> = {}) => validateBookingForm(form, sampleRequirements(facts), today, looksLikeCard);
const codes = (findings: readonly Finding[]) => findings.map(({ path, code }) => `${path} ${code}`);
const withContact = (more: Partial<BookingContact>): BookingForm => {
  const form = sampleForm();
  return { ...form, bookingContact: { ...form.bookingContact, ...more } };
};
const withPax = (index: number, more: Partial<Pax>): BookingForm => {
  const form = sampleForm();
  return { ...form, pax: form.pax.map((one, i) => (i === index ? { ...one, ...more } : one)) };
};
const fare = (more: Partial<FareAgeRule>): FareAgeRule => ({ fareName: 'Familie', minYears: null, maxYears: null, minMonths: null, ...more });

interface Damage {
  readonly name: string;
  readonly form: BookingForm;
  readonly facts?: Partial<FormFacts>;
  readonly finding: `${string} ${FindingCode}`;
}

/** One thing is wrong each time. */
const damages: readonly Damage[] = [
  { name: 'no salutation', form: withContact({ salutation: '' }), finding: 'bookingContact.salutation required' },
  { name: 'no first name', form: withContact({ firstName: '  ' }), finding: 'bookingContact.firstName required' },
  { name: 'a digit in the name', form: withPax(1, { lastName: 'Lindqvist 2' }), finding: 'pax.1.lastName name_letters' },
  { name: 'cyrillic letters', form: withPax(1, { firstName: 'Юрий' }), finding: 'pax.1.firstName name_letters' },
  { name: 'a control character in the name', form: withPax(2, { firstName: 'Mi\u0000a' }), finding: 'pax.2.firstName name_letters' },
  { name: 'only an apostrophe', form: withPax(2, { firstName: "'" }), finding: 'pax.2.firstName name_letters' },
  { name: 'a long name', form: withContact({ lastName: 'a'.repeat(51) }), finding: 'bookingContact.lastName too_long' },
  { name: 'no street', form: withContact({ street: '' }), finding: 'bookingContact.street required' },
  { name: 'a control character in the street', form: withContact({ street: 'Weg\u0007 3' }), finding: 'bookingContact.street control_characters' },
  { name: 'a card number as street', form: withContact({ street: '4111 1111 1111 1111' }), finding: 'bookingContact.street card_number_in_text' },
  { name: 'a short post code', form: withContact({ postCode: '2276' }), finding: 'bookingContact.postCode post_code_format' },
  { name: 'no city', form: withContact({ city: '' }), finding: 'bookingContact.city required' },
  { name: 'no country', form: withContact({ country: '' }), finding: 'bookingContact.country required' },
  { name: 'an unknown country', form: withContact({ country: 'ZZ' }), finding: 'bookingContact.country country_unknown' },
  {
    name: 'a country without orders',
    form: withContact({ country: 'GB', postCode: 'SW1A 1AA' }),
    facts: { refusedCountries: ['GB', 'US'] },
    finding: 'bookingContact.country country_ineligible',
  },
  { name: 'no e-mail', form: withContact({ email: '' }), finding: 'bookingContact.email required' },
  { name: 'two addresses', form: withContact({ email: 'a@example.org,b@example.org' }), finding: 'bookingContact.email email_format' },
  { name: 'an address without a domain', form: withContact({ email: 'miriam@localhost' }), finding: 'bookingContact.email email_format' },
  { name: 'neither phone nor mobile', form: withContact({ phone: '' }), finding: 'bookingContact.phone phone_or_mobile_required' },
  { name: 'a short phone number', form: withContact({ phone: '1234' }), finding: 'bookingContact.phone phone_format' },
  { name: 'a long phone number', form: withContact({ phone: '1234567890123456' }), finding: 'bookingContact.phone phone_format' },
  { name: 'words as mobile', form: withContact({ mobile: 'im Büro' }), finding: 'bookingContact.mobile phone_format' },
  { name: 'a wrong fax', form: withContact({ fax: 'x' }), finding: 'bookingContact.fax phone_format' },
  { name: 'a strange club number', form: withPax(0, { clubNumber: '<b>' }), finding: 'pax.0.clubNumber club_number_format' },
  { name: 'no club number for members', form: sampleForm({ pax: sampleForm().pax.map((one, i) => ({ ...one, clubNumber: i === 1 ? '' : 'A1' })) }), facts: { isClubNumberRequired: true }, finding: 'pax.1.clubNumber required' }, // prettier-ignore
  { name: 'no nationality', form: withPax(1, { nationality: '' }), finding: 'pax.1.nationality required' },
  { name: 'no birth date', form: withPax(1, { birthDate: '' }), finding: 'pax.1.birthDate required' },
  { name: 'half a birth date', form: withPax(1, { birthDate: '1988--29' }), finding: 'pax.1.birthDate incomplete' },
  { name: 'a year of two digits', form: withPax(1, { birthDate: '88-2-29' }), finding: 'pax.1.birthDate date_year' },
  { name: 'a month that is none', form: withPax(1, { birthDate: '1988-Brumaire-9' }), finding: 'pax.1.birthDate date_format' },
  { name: '30 February', form: withPax(1, { birthDate: '1988-02-30' }), finding: 'pax.1.birthDate birth_date_invalid' },
  { name: 'born in 1899', form: withPax(1, { birthDate: '1899-12-31' }), finding: 'pax.1.birthDate birth_date_invalid' },
  { name: 'born tomorrow', form: withPax(2, { birthDate: '2026-11-21' }), finding: 'pax.2.birthDate birth_date_future' },
  { name: 'too old for the fare', form: sampleForm(), facts: { fare: fare({ maxYears: 64 }) }, finding: 'pax.0.birthDate max_age' },
  { name: 'too young for the fare', form: sampleForm(), facts: { fare: fare({ minYears: 10 }) }, finding: 'pax.2.birthDate min_age' },
  {
    name: 'an infant under six months',
    form: withPax(2, { birthDate: addDays('2026-12-12', -40) }),
    facts: { paxAges: [null, null, 0], fare: fare({ minMonths: 12 }) },
    finding: 'pax.2.birthDate min_age_months',
  },
  { name: 'a child priced younger', form: withPax(2, { birthDate: '2015-06-12' }), finding: 'pax.2.birthDate age_not_as_priced' },
  { name: 'an adult who is a child', form: withPax(1, { birthDate: '2009-06-13' }), finding: 'pax.1.birthDate age_not_as_priced' },
  { name: 'an applicant of 17 today', form: withContact({ birthDate: '2008-11-21' }), finding: 'bookingContact.birthDate applicant_minor_today' },
  {
    name: 'an applicant under the majority of the voyage',
    form: withContact({ birthDate: '2006-06-13' }),
    facts: { ageOfMajority: 21 },
    finding: 'bookingContact.birthDate applicant_minor_at_start',
  },
  {
    name: 'a card number among wishes',
    form: sampleForm({ specialRequestsText: 'Karte 4111-1111-1111-1111' }),
    finding: 'specialRequestsText card_number_in_text',
  },
  { name: 'long wishes', form: sampleForm({ specialRequestsText: 'x'.repeat(1001) }), finding: 'specialRequestsText too_long' },
  { name: 'control characters among wishes', form: sampleForm({ specialRequestsText: 'a\u001bb' }), finding: 'specialRequestsText control_characters' },
  { name: 'a voucher of signs', form: sampleForm({ voucherCodes: ['<script>'] }), finding: 'voucherCodes voucher_code_format' },
  { name: 'four vouchers', form: sampleForm({ voucherCodes: ['A', 'B', 'C', 'D'] }), finding: 'voucherCodes too_many_vouchers' },
  { name: 'a voucher twice', form: sampleForm({ voucherCodes: ['ab-1', 'AB-1'] }), finding: 'voucherCodes voucher_twice' },
  {
    name: 'insurance for an option',
    form: sampleForm({ insuranceOffer: 'a' }),
    facts: { choice: { isCustomRequest: false, isWaitList: false, status: 'option_booking' } },
    finding: 'insuranceOffer insurance_fixed_only',
  },
  {
    name: 'insurance for a resident of France',
    form: { ...withContact({ country: 'FR', postCode: '75001' }), insuranceOffer: 'a' },
    finding: 'insuranceOffer insurance_country',
  },
  { name: 'a person too few', form: sampleForm({ pax: sampleForm().pax.slice(0, 2) }), finding: 'pax pax_count' },
  { name: 'a person too many', form: sampleForm({ pax: [...sampleForm().pax, pax('Ole', '2000-01-01')] }), finding: 'pax pax_count' },
  {
    name: 'no booking type',
    form: sampleForm(),
    facts: { choice: { isCustomRequest: false, isWaitList: false, status: null } },
    finding: 'bookingStatus booking_kind_required',
  },
  { name: 'terms not accepted', form: sampleForm({ acceptTerms: false }), finding: 'acceptTerms terms_not_accepted' },
];

describe('BOOK-11 the check of the form', () => {
  test('BOOK-11 a complete form has no findings', () => {
    expect(check(sampleForm())).toEqual([]);
  });

  test.each(damages)('BOOK-11 $name: exactly that is found', ({ form, facts, finding }) => {
    expect(codes(check(form, facts))).toEqual([finding]);
  });

  test('BOOK-11 every code of the list is reached', () => {
    const reached = new Set([...damages.map(({ finding }) => finding.split(' ')[1]), 'direct_booking_not_accepted']);
    expect(findingCodes.filter((code) => !reached.has(code))).toEqual([]);
  });

  test('BOOK-11 an empty form names every field once, and nothing of what is optional', () => {
    const found = check(emptyBookingForm(3));
    expect(new Set(found.map(({ path }) => path)).size).toBe(found.length);
    expect(codes(found).filter((finding) => finding.startsWith('pax.2'))).toEqual([
      'pax.2.salutation required',
      'pax.2.firstName required',
      'pax.2.lastName required',
      'pax.2.birthDate required',
      'pax.2.nationality required',
    ]);
    expect(codes(found).filter((finding) => /title|clubNumber|\.mobile|fax|specialRequests|voucher|insurance|newsletter/.test(finding))).toEqual([]);
  });

  test('BOOK-11 the boundaries of age lie on the day of departure', () => {
    const oldest = { fare: fare({ maxYears: 65 }) };
    expect(check(withPax(0, { birthDate: '1961-06-13' }), oldest)).toEqual([]); // 65 until the day after departure
    expect(codes(check(withPax(0, { birthDate: '1961-06-12' }), oldest))).toEqual(['pax.0.birthDate max_age']); // 66 that very day
    expect(check(withPax(1, { birthDate: '2009-06-12' }))).toEqual([]); // 18 that very day
    expect(check(withContact({ birthDate: '2008-11-20' }))).toEqual([]); // 18 on the booking day
    const infant = { paxAges: [null, null, 0], fare: fare({ minMonths: 6 }) };
    expect(check(withPax(2, { birthDate: '2026-11-20' }), infant)).toEqual([]);
  });

  test('BOOK-11 without bands of the operator a child has exactly the priced age', () => {
    expect(check(sampleForm(), { ageLimits: null })).toEqual([]);
    expect(codes(check(sampleForm(), { ageLimits: null, paxAges: [null, null, 8] }))).toEqual(['pax.2.birthDate age_not_as_priced']);
  });

  test('BOOK-10 nationality and club number are asked for only where the options say so', () => {
    const form = sampleForm({ pax: sampleForm().pax.map((one) => ({ ...one, nationality: '' })) });
    expect(check(form, { isNationalityRequired: false })).toEqual([]);
    expect(check(form)).toHaveLength(3);
  });

  test('BOOK-10 a mobile number is enough', () => {
    expect(check(withContact({ phone: '', mobile: '٠١٧٠ ١٢٣٤٥٦٧' }))).toEqual([]);
  });

  test.each(['O’Neill', 'D´Arcy', "'t Hooft", 'Müller-Lüdenscheidt', 'Đặng', 'Ngô Đình', 'Łukasz', 'Þór', 'e\u0301milie', 'Ｍｉａ', 'Anna\u00a0Lena'])(
    'BOOK-10 %s is a name',
    (firstName) => expect(check(withPax(1, { firstName }))).toEqual([]),
  );

  test.each(['jörg@müller.de', 'a+b@sub.example.co.uk', 'почта@пример.рф', "o'neill@example.ie", ' m@example.org '])('BOOK-11 %s is an address', (email) =>
    expect(check(withContact({ email }))).toEqual([]),
  );
  test.each([
    'a@b',
    'a@@b.de',
    'a b@c.de',
    '.a@b.de',
    'a..b@c.de',
    'a@-b.de',
    'a@b.1',
    'a@b.de;c@d.de',
    'a\u0000@b.de',
    '@b.de',
    'a@',
    `${'a'.repeat(65)}@b.de`,
  ])('BOOK-11 %j is no address', (email) => expect(codes(check(withContact({ email })))).toEqual(['bookingContact.email email_format']));
  test.each(['040 555 01 20', '0049 (0)40/555-0120', '(+43) 1 23456', '+41.44.1234567', '０４０１２３４５', '040–555–0120'])(
    'BOOK-11 %s is a number',
    (phone) => expect(check(withContact({ phone }))).toEqual([]),
  );

  test('BOOK-10 a post code may have its country before it and spaces in it', () => {
    expect(check(withContact({ postCode: 'D-22 765' }))).toEqual([]);
    expect(check(withContact({ country: 'AT', postCode: 'A-1010' }))).toEqual([]);
    expect(check(withContact({ country: 'GB', postCode: 'SW1A 1AA' }))).toEqual([]);
  });

  test('BOOK-12 only-fixed needs a tick of its own', () => {
    const requirements = sampleRequirements({ isOnlyFixed: true });
    expect(codes(validateDirectBooking(false, requirements))).toEqual(['acceptDirectBooking direct_booking_not_accepted']);
    expect(validateDirectBooking(true, requirements)).toEqual([]);
    expect(validateDirectBooking(false, sampleRequirements())).toEqual([]);
  });

  test('BOOK-09 insurance is for fixed bookings of residents of four countries', () => {
    const fixed = { kind: 'fixed_booking' } as const;
    expect(['DE', 'AT', 'CH', 'LI', 'FR', ''].map((country) => insuranceState(country, fixed))).toEqual(
      ['offered', 'offered', 'offered', 'offered', 'not_in_country', 'data_needed'], // prettier-ignore
    );
    expect(insuranceState('DE', { kind: 'option_booking' })).toBe('fixed_only');
    expect(insuranceState('DE', { kind: null })).toBe('data_needed');
  });

  test('each finding belongs to one step', () => {
    const found = check(emptyBookingForm(3), { choice: { isCustomRequest: false, isWaitList: false, status: null } });
    expect(formParts.flatMap((part) => findingsIn(found, [part])).length).toBe(found.length);
    expect(codes(findingsIn(found, ['summary']))).toEqual(['bookingStatus booking_kind_required', 'acceptTerms terms_not_accepted']);
  });

  test('BOOK-10 while the applicant travels, his findings are shown once and at his own fields', () => {
    const form = { ...withContact({ firstName: '' }), pax: withPax(0, { firstName: '', nationality: '' }).pax };
    expect(codes(findingsShown(check(form), true))).toEqual(['bookingContact.firstName required', 'bookingContact.nationality required']);
    expect(codes(findingsShown(check(form), false))).toHaveLength(3);
    const more = { ...form, bookingContact: { ...form.bookingContact, street: '' } };
    expect(codes(findingsShown(check(more), true)).map((finding) => finding.split(/[. ]/)[1])).toEqual(['firstName', 'nationality', 'street']);
  });
});

describe('BOOK-11 the words', () => {
  const texts = (form: BookingForm, facts: Partial<FormFacts> = {}) =>
    (['de', 'en'] as const).map((language) => check(form, facts).map((finding) => findingText(finding, form, language))[0]);

  test('BOOK-11 the messages that the specification quotes', () => {
    expect(texts(sampleForm({ acceptTerms: false }))[0]).toBe('Bitte akzeptieren Sie die AGB');
    expect(texts(withPax(1, { birthDate: '1988--29' }))[0]).toBe('Bitte vollständig ausfüllen: Geburtsdatum von Person 2 (Jörg Lindqvist)');
  });

  test('BOOK-11 a rule of the fare names the person and the fare', () => {
    expect(texts(sampleForm(), { fare: fare({ minYears: 10 }) })).toEqual([
      'Person 3 (Mia Lindqvist): Das Mindestalter für den Tarif „Familie“ ist 10 Jahre bei Reisebeginn',
      'Person 3 (Mia Lindqvist): the minimum age for the fare ‘Familie’ is 10 years at departure',
    ]);
    expect(texts(sampleForm(), { fare: fare({ maxYears: 1 }) })[0]).toContain('1 Jahr bei');
  });

  test('BOOK-11 another age than the priced one is said plainly', () => {
    expect(texts(withPax(2, { birthDate: '2015-06-12' }))).toEqual([
      'Person 3 (Mia Lindqvist) ist bei Reisebeginn 12 Jahre alt, der Preis gilt aber für Kinder von 2 bis 11 Jahre. Prüfen Sie das Geburtsdatum oder ändern Sie die Reisenden',
      'Person 3 (Mia Lindqvist) is 12 years old at departure, but the price is for children from 2 to 11 years. Check the date of birth or change the travellers',
    ]);
  });

  test('BOOK-11 fields of persons are named with the person, the own ones as your own', () => {
    expect(texts(withPax(1, { birthDate: '88-2-29' }))[0]).toBe('Das Geburtsdatum von Person 2 (Jörg Lindqvist) braucht ein Jahr mit 4 Ziffern');
    expect(texts(withContact({ firstName: '' }))).toEqual(['Geben Sie Ihren Vornamen ein', 'Enter your first name']);
    expect(texts(withPax(1, { nationality: '' }))).toEqual([
      'Wählen Sie die Staatsangehörigkeit von Person 2 (Jörg Lindqvist)',
      'Choose the nationality of person 2 (Jörg Lindqvist)',
    ]);
  });

  test.each(damages)('$name has words in both languages', ({ form, facts }) => {
    const found = check(form, facts);
    const said = [findingErrors(found, form, 'de'), findingErrors(found, form, 'en')].map((errors) => Object.values(errors)[0]?.[0] ?? '');
    expect(said[0]).not.toBe(said[1]);
    for (const text of said) {
      expect(text.length).toBeGreaterThan(10);
      expect(text).not.toMatch(/undefined|null|NaN|!|ungültig|invalid|\.$/);
    }
  });
});

describe('any input', () => {
  const json = fc.jsonValue({ maxDepth: 4 });
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ maxLength: 60 }),
    fc.constantFrom('2020-02-30', '--', '-', '1-1-1', '\ud800'),
  );
  const anyForm = fc.record({ contact: fc.dictionary(fc.constantFrom(...Object.keys(sampleForm().bookingContact)), anyText), text: anyText });

  test('BOOK-11 any JSON is read or refused, never thrown at; what passes the schema is read as it is', () => {
    fc.assert(
      fc.property(json, (value) => {
        const form = readBookingForm(value);
        check(form);
        expect(bookingFormSchema.safeParse(form).success).toBe(true);
        const parsed = bookingFormSchema.safeParse(value);
        if (parsed.success) expect(readBookingForm(value)).toEqual(parsed.data);
      }),
    );
  });

  test('BOOK-11 unknown fields and wrong kinds are refused by the schema', () => {
    const form = sampleForm();
    expect(bookingFormSchema.parse(form)).toEqual(form);
    expect(readBookingForm(structuredClone(form))).toEqual(form);
    for (const wrong of [
      { ...form, price: 1 },
      { ...form, bookingContact: { ...form.bookingContact, role: 'admin' } },
      { ...form, pax: [{ ...form.pax[0], title: 'king' }] },
      { ...form, specialRequestsText: 'x'.repeat(8001) },
      { ...form, prePostPackages: [-1] },
      { ...form, pax: Array.from({ length: 21 }, () => form.pax[0]) },
    ])
      expect(bookingFormSchema.safeParse(wrong).success).toBe(false);
  });

  test('BOOK-11 any text in any field: no throw, at most one finding per field, the same for the normalised form', () => {
    fc.assert(
      fc.property(anyForm, fc.constantFrom('de' as const, 'en' as const), ({ contact, text }, language) => {
        const form = readBookingForm({ ...sampleForm(), bookingContact: { ...sampleForm().bookingContact, ...contact }, specialRequestsText: text });
        const found = check(form);
        expect(new Set(found.map(({ path }) => path)).size).toBe(found.length);
        expect(check(normaliseForm(form))).toEqual(found);
        expect(normaliseForm(normaliseForm(form))).toEqual(normaliseForm(form));
        for (const finding of found) expect(findingText(finding, form, language)).not.toContain('undefined');
      }),
      { numRuns: 500 },
    );
  });
});
