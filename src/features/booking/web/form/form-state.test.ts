import { describe, expect, test } from 'vitest';
import { emptyBookingForm, emptyPax, type BookingForm } from '#domain/booking/form/booking-form.ts';
import type { FormPath } from '#domain/booking/form/findings.ts';
import type { FormFacts } from '#domain/booking/form/requirements.ts';
import { looksLikeCard, pax, sampleFacts, sampleForm, sampleRequirements, today } from '#domain/booking/form/testing/sample-form.ts';
import { forgetDraft, readDraft, saveDraft } from './form-draft.ts';
import { findingsNow, initialFormState, reduceBookingForm, type FormAction, type FormRules, type FormState } from './form-state.ts';

const rulesFor = (facts: Partial<FormFacts> = {}): FormRules => ({ requirements: sampleRequirements(facts), today, looksLikeCard, language: 'de' });
const rules = rulesFor();
const start = (form: BookingForm = emptyBookingForm(3)) => initialFormState(form, rules.requirements);
const run = (state: FormState, ...actions: FormAction[]) => actions.reduce((before, action) => reduceBookingForm(before, action, rules), state);
const typed = (path: FormPath, value: string): FormAction => ({ type: 'typed', path, value });
const left = (path: FormPath): FormAction => ({ type: 'left', path });
const check = (state: FormState): FormState =>
  reduceBookingForm(state, { type: 'checked', parts: ['contacts'], findings: findingsNow(state, rules).filter(({ path }) => path.includes('.')) }, rules);
const saidAt = (state: FormState, path: string) => state.messages.get(path)?.text;
const email = 'bookingContact.email';

describe('BOOK-11 when something is said', () => {
  test('BOOK-11 nothing while a field is typed for the first time, the message when it is left', () => {
    const typing = run(start(), typed(email, 'm.lind'));
    expect(typing.messages.size).toBe(0);
    expect(saidAt(run(typing, left(email)), email)).toContain('name@beispiel.de');
  });

  test('BOOK-11 an empty field is no mistake until it was asked for', () => {
    expect(run(start(), left(email)).messages.size).toBe(0);
    expect(saidAt(run(check(start()), typed(email, 'x'), typed(email, ''), left(email)), email)).toBe('Geben Sie Ihre E-Mail-Adresse ein');
  });

  test('BOOK-11 a message goes as soon as its cause is gone and does not change while somebody types', () => {
    const wrong = check(start());
    expect(saidAt(run(wrong, typed(email, 'm')), email)).toBe('Geben Sie Ihre E-Mail-Adresse ein');
    expect(saidAt(run(wrong, typed(email, 'm@example.org')), email)).toBeUndefined();
    expect(saidAt(run(wrong, typed('bookingContact.mobile', '0170 1234567')), 'bookingContact.phone')).toBeUndefined();
  });

  test('BOOK-11 the summary has the words of the fields, leads to them and stays while they are mended', () => {
    const wrong = check(run(start(), typed('bookingContact.birthDate', '61-11-7')));
    expect(wrong.problems).toContainEqual({ field: 'bookingContact-birthDate-year', message: 'Ihr Geburtsdatum braucht ein Jahr mit 4 Ziffern' });
    expect(new Set(wrong.problems.map(({ message }) => message))).toEqual(new Set([...wrong.messages.values()].map(({ text }) => text)));
    expect(run(wrong, typed(email, 'm@example.org'), left(email)).problems).toBe(wrong.problems);
  });

  test('BOOK-11 what the server finds stands at its field until that field is changed', () => {
    const errors = { 'bookingOptions.voucherCodes': ['Der Gutschein ist abgelaufen'], 'pax.0.firstName': ['Der Name fehlt'] };
    const said = run(start(sampleForm()), { type: 'refused', errors });
    expect(said.problems).toEqual([
      { field: 'voucherCodes', message: 'Der Gutschein ist abgelaufen' },
      { field: 'bookingContact-firstName', message: 'Der Name fehlt' },
    ]);
    const other = run(said, typed(email, 'neu@example.org'), left('bookingContact.firstName'));
    expect([...other.messages.keys()]).toEqual(['voucherCodes', 'bookingContact.firstName']);
    expect(run(other, { type: 'chosen', values: { voucherCodes: [] } }).messages.has('voucherCodes')).toBe(false);
    expect(run(other, typed('bookingContact.firstName', 'Mia')).messages.has('bookingContact.firstName')).toBe(false);
  });
});

describe('BOOK-10 the applicant travels', () => {
  test('BOOK-10 from the start, unless person 1 is somebody else', () => {
    expect(start().applicantIsPassenger).toBe(true);
    const other = sampleForm({ pax: [pax('Anna', '1990-01-01'), emptyPax, emptyPax] });
    expect(start(other)).toMatchObject({ applicantIsPassenger: false, form: { pax: other.pax } });
  });

  test('BOOK-10 typed once, person 1 follows; off clears the copy, on brings it back', () => {
    const state = run(start(), typed('bookingContact.firstName', 'Miriam'), typed('bookingContact.nationality', 'AT'));
    expect(state.form.pax[0]).toMatchObject({ firstName: 'Miriam', nationality: 'AT' });
    const home = run(state, { type: 'travels', isPassenger: false });
    expect(home.form.pax[0]).toEqual(emptyPax);
    expect(home.epoch).toBe(state.epoch + 1);
    expect(run(home, { type: 'travels', isPassenger: true }).form.pax[0]).toMatchObject({ firstName: 'Miriam' });
  });

  test('BOOK-10 somebody entered as person 1 moves on, or the switch stays off', () => {
    const contact = sampleForm().bookingContact;
    const anna = pax('Anna', '1990-01-01');
    const moved = run(start({ ...emptyBookingForm(3), bookingContact: contact, pax: [anna, emptyPax, emptyPax] }), { type: 'travels', isPassenger: true });
    expect(moved).toMatchObject({ applicantIsPassenger: true, moved: 1 });
    expect(moved.form.pax[1]).toEqual(anna);
    const full = run(start({ ...emptyBookingForm(3), bookingContact: contact, pax: [anna, anna, emptyPax] }), { type: 'travels', isPassenger: true });
    expect(full).toMatchObject({ applicantIsPassenger: false, moved: 'no_place' });
  });

  test('BOOK-10 family name and nationality are offered for blanks alone', () => {
    const state = run(start(sampleForm({ pax: [emptyPax, { ...emptyPax, firstName: 'Jörg', nationality: 'SE' }, emptyPax] })), { type: 'family', index: 1 });
    expect(state.form.pax[1]).toMatchObject({ firstName: 'Jörg', lastName: 'Lindqvist', nationality: 'SE' });
  });
});

test('BOOK-06 a smaller party drops from the end and names who was dropped; the check is that of the new party', () => {
  const smaller = rulesFor({ paxAges: [null, null] });
  const state = reduceBookingForm(start(sampleForm()), { type: 'fitted' }, smaller);
  expect(state.form.pax).toHaveLength(2);
  expect(state.dropped).toEqual([{ index: 2, name: 'Mia Lindqvist' }]);
  expect(findingsNow(state, smaller)).toEqual([]);
  expect(reduceBookingForm(state, { type: 'fitted' }, smaller)).toBe(state);
});

test('a value that a field cannot have is not taken, nor a person who does not exist', () => {
  const state = start();
  expect(run(state, typed('pax.1.salutation', 'king'), typed('pax.1.title', 'lord'), typed('pax.9.firstName', 'x')).form).toEqual(state.form);
});

describe('the draft of this tab', () => {
  const memory = () => {
    const kept = new Map<string, string>();
    return {
      kept,
      storage: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
        removeItem: (key: string) => void kept.delete(key),
      },
    };
  };

  test('BOOK-24 what was typed comes back as typed, under its key, until it is forgotten', () => {
    const { storage } = memory();
    const form = sampleForm({ pax: [{ ...emptyPax, birthDate: '61-März-7' }] });
    saveDraft('booking-1', { form, applicantIsPassenger: false }, looksLikeCard, storage);
    expect(readDraft('booking-1', storage)).toEqual({ form, applicantIsPassenger: false });
    expect(readDraft('booking-2', storage)).toBeUndefined();
    forgetDraft('booking-1', storage);
    expect(readDraft('booking-1', storage)).toBeUndefined();
  });

  test('BOOK-24 a restored draft fits the party and is no first visit', () => {
    const state = run(start(), { type: 'restored', draft: { form: sampleForm(), applicantIsPassenger: true } });
    expect(state).toMatchObject({ applicantIsPassenger: true, epoch: 1, isChanged: true, form: { bookingContact: { city: 'Hamburg' } } });
    expect(findingsNow(state, rulesFor({ ...sampleFacts }))).toEqual([]);
  });

  test('PAY-03 a card number among the wishes is never kept', () => {
    const { kept, storage } = memory();
    saveDraft('b', { form: sampleForm({ specialRequestsText: 'Karte 4111 1111 1111 1111' }), applicantIsPassenger: true }, looksLikeCard, storage);
    expect(kept.get('b')).not.toContain('4111');
  });

  test('broken drafts and forbidden storage are no draft', () => {
    const { kept, storage } = memory();
    for (const broken of ['', '{', 'null', '1', '[]', '{"version":0,"form":{}}', '{"version":1}']) {
      kept.set('b', broken);
      expect(readDraft('b', storage)).toBeUndefined();
    }
    const forbidden = () => {
      throw new Error('forbidden');
    };
    const none = { getItem: forbidden, setItem: forbidden, removeItem: forbidden };
    saveDraft('b', { form: sampleForm(), applicantIsPassenger: true }, looksLikeCard, none);
    forgetDraft('b', none);
    expect(readDraft('b', none)).toBeUndefined();
    expect(readDraft('b')).toBeUndefined(); // no sessionStorage here at all
  });
});
