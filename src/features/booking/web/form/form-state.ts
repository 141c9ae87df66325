// The state of the booking form in the page and what changes it: pure, so that every rule of it can be tested without a browser.
// Nothing turns red while it is typed for the first time; a message goes as soon as its cause is gone (rule E1).
import type { IsoDate } from '#domain/calendar/calendar.ts';
import { applicantStays, applicantTravels, followApplicant } from '#domain/booking/form/applicant-is-passenger.ts';
import { isBlankPax, salutations, titles, type BookingContact, type BookingForm, type ContactField, type PaxField } from '#domain/booking/form/booking-form.ts';
import { findingText } from '#domain/booking/form/finding-texts.ts';
import { fieldAt, findingsShown, formPartOf, pathShown, type Finding, type FormPart, type FormPath } from '#domain/booking/form/findings.ts';
import { fitPax, paxToDrop, type DroppedPax } from '#domain/booking/form/fit-pax.ts';
import { lastAdult, type FormRequirements } from '#domain/booking/form/requirements.ts';
import { validateBookingForm } from '#domain/booking/form/validate-form.ts';
import type { Language } from '#domain/language.ts';
import type { FormProblem } from '#platform/web/ui/error-summary.tsx';
import { focusId } from './field-ids.ts';
import type { FormDraft } from './form-draft.ts';

/** What the form is checked by. */
export interface FormRules {
  readonly requirements: FormRequirements;
  /** The agency's day. */
  readonly today: IsoDate;
  readonly looksLikeCard: (text: string) => boolean;
  readonly language: Language;
}

interface Message {
  readonly text: string;
  /** Said by the server: it stands until the field is changed, our own check cannot know better. */
  readonly isFromServer: boolean;
}

export interface FormState {
  readonly form: BookingForm;
  readonly applicantIsPassenger: boolean;
  /** Messages at the fields, by path. */
  readonly messages: ReadonlyMap<string, Message>;
  /** The error summary of the last check: changes with a check alone, because it takes the focus. */
  readonly problems: readonly FormProblem[];
  readonly checkedParts: ReadonlySet<FormPart>;
  /** Persons that the last smaller party dropped. */
  readonly dropped: readonly DroppedPax[];
  /** Where somebody was moved when the applicant became person 1 (from 0), or that there was no place. */
  readonly moved: number | 'no_place' | null;
  /** Rises when values change by another way than typing: fields that keep their own text start again. */
  readonly epoch: number;
  readonly isChanged: boolean;
}

export type FormAction =
  | { readonly type: 'typed'; readonly path: FormPath; readonly value: string }
  | { readonly type: 'chosen'; readonly values: Partial<Omit<BookingForm, 'bookingContact' | 'pax'>> }
  | { readonly type: 'left'; readonly path: FormPath }
  | { readonly type: 'checked'; readonly parts: readonly FormPart[]; readonly findings: readonly Finding[] }
  | { readonly type: 'refused'; readonly errors: Readonly<Record<string, readonly string[]>> }
  | { readonly type: 'travels'; readonly isPassenger: boolean }
  | { readonly type: 'family'; readonly index: number }
  | { readonly type: 'imported'; readonly contact: Partial<BookingContact> }
  | { readonly type: 'fitted' }
  | { readonly type: 'restored'; readonly draft: FormDraft };

const travelling = (form: BookingForm, requirements: FormRequirements) => applicantTravels(form, lastAdult(requirements));

/** Where the form begins: the applicant travels unless person 1 is known to be somebody else (screen 5.16). */
export function initialFormState(initial: BookingForm, requirements: FormRequirements): FormState {
  const form = { ...initial, pax: fitPax(initial.pax, requirements.persons.length) };
  const first = form.pax[0];
  const outcome = travelling(form, requirements);
  const isPassenger = first !== undefined && outcome.done && outcome.movedTo === null;
  return {
    form: isPassenger ? outcome.form : form,
    applicantIsPassenger: isPassenger,
    messages: new Map(),
    problems: [],
    checkedParts: new Set(),
    dropped: [],
    moved: null,
    epoch: 0,
    isChanged: false,
  };
}

/** Everything wrong with the form now, where it is shown. */
export const findingsNow = (state: FormState, { requirements, today, looksLikeCard }: FormRules): readonly Finding[] =>
  findingsShown(validateBookingForm(state.form, requirements, today, looksLikeCard), state.applicantIsPassenger);

/** Takes a value where the field can have it: a salutation or title that does not exist is not taken. */
function typed(form: BookingForm, path: FormPath, value: string): BookingForm {
  const [group, second, third] = path.split('.');
  const field = (third ?? second) as ContactField & PaxField;
  const allowed: Partial<Record<string, readonly string[]>> = { salutation: ['', ...salutations], title: titles };
  const isTaken = allowed[field]?.includes(value) ?? true;
  if (!isTaken || fieldAt(form, path) === undefined) return form;
  if (group === 'bookingContact') return { ...form, bookingContact: { ...form.bookingContact, [field]: value } };
  return { ...form, pax: form.pax.map((one, index) => (index === Number(second) ? { ...one, [field]: value } : one)) };
}

/** After a change: the copy follows the applicant, and messages go whose cause is gone. New ones wait for the field to be left. */
function changed(state: FormState, form: BookingForm, rules: FormRules, paths: readonly string[] = []): FormState {
  const next = { ...state, form: state.applicantIsPassenger ? followApplicant(form) : form, isChanged: true };
  if (state.messages.size === 0) return next;
  const wrong = new Set<string>(findingsNow(next, rules).map((finding) => finding.path));
  const messages = new Map([...state.messages].filter(([at, message]) => (message.isFromServer ? !paths.includes(at) : wrong.has(at))));
  return { ...next, messages };
}

/** On leaving a field: what is wrong with what was typed; that something is missing only after a check has asked for it. */
function left(state: FormState, path: FormPath, rules: FormRules): FormState {
  if (state.messages.get(path)?.isFromServer) return state;
  const finding = findingsNow(state, rules).find((one) => one.path === path);
  const isDue = (fieldAt(state.form, path) ?? '').trim() !== '' || state.checkedParts.has(formPartOf(path));
  const messages = new Map(state.messages);
  if (finding && isDue) messages.set(path, { text: findingText(finding, state.form, rules.language), isFromServer: false });
  else messages.delete(path);
  return { ...state, messages };
}

function checked(state: FormState, parts: readonly FormPart[], findings: readonly Finding[], rules: FormRules): FormState {
  const said = findings.map((finding) => ({ path: finding.path, text: findingText(finding, state.form, rules.language) }));
  const others = [...state.messages].filter(([path]) => !parts.includes(formPartOf(path as FormPath)));
  return {
    ...state,
    messages: new Map([...others, ...said.map(({ path, text }) => [path, { text, isFromServer: false }] as const)]),
    problems: said.map(({ path, text }) => ({ field: focusId(path, state.form), message: text })),
    checkedParts: new Set([...state.checkedParts, ...parts]),
  };
}

/** The server's findings (422): paths of the form, with or without `bookingOptions.` before them. */
function refused(state: FormState, errors: Readonly<Record<string, readonly string[]>>): FormState {
  const said = new Map(
    Object.entries(errors).flatMap(([key, [text]]) => {
      const path = pathShown(key.replace(/^bookingOptions\./, '') as FormPath, state.applicantIsPassenger);
      return text === undefined ? [] : [[path, text] as const];
    }),
  );
  return {
    ...state,
    messages: new Map([...state.messages, ...[...said].map(([path, text]) => [path, { text, isFromServer: true }] as const)]),
    problems: [...said].map(([path, text]) => ({ field: focusId(path, state.form), message: text })),
  };
}

function travels(state: FormState, isPassenger: boolean, rules: FormRules): FormState {
  if (isPassenger === state.applicantIsPassenger) return state;
  const base = { ...state, applicantIsPassenger: isPassenger, epoch: state.epoch + 1, moved: null };
  if (!isPassenger) return changed(base, applicantStays(state.form), rules);
  const outcome = travelling(state.form, rules.requirements);
  if (!outcome.done) return { ...state, moved: 'no_place' };
  return changed({ ...base, moved: outcome.movedTo }, outcome.form, rules);
}

/** Last name and nationality of the applicant for a further person, where nothing is typed yet (rule A8). */
function family(form: BookingForm, index: number): BookingForm {
  const { lastName, nationality } = form.bookingContact;
  return {
    ...form,
    pax: form.pax.map((one, i) => (i === index ? { ...one, lastName: one.lastName || lastName, nationality: one.nationality || nationality } : one)),
  };
}

/** The list follows the party; who is dropped stays named (decision 36). */
function fitted(state: FormState, rules: FormRules): FormState {
  const persons = rules.requirements.persons.length;
  if (state.form.pax.length === persons) return state;
  const dropped = paxToDrop(state.form.pax, persons);
  const applicantIsPassenger = state.applicantIsPassenger && persons > 0;
  return changed({ ...state, applicantIsPassenger, dropped, epoch: state.epoch + 1 }, { ...state.form, pax: fitPax(state.form.pax, persons) }, rules);
}

export function reduceBookingForm(state: FormState, action: FormAction, rules: FormRules): FormState {
  switch (action.type) {
    case 'typed':
      return changed(state, typed(state.form, action.path, action.value), rules, [action.path]);
    case 'chosen':
      return changed(state, { ...state.form, ...action.values }, rules, Object.keys(action.values));
    case 'left':
      return left(state, action.path, rules);
    case 'checked':
      return checked(state, action.parts, action.findings, rules);
    case 'refused':
      return refused(state, action.errors);
    case 'travels':
      return travels(state, action.isPassenger, rules);
    case 'family':
      return changed(state, family(state.form, action.index), rules);
    case 'imported':
      return changed({ ...state, epoch: state.epoch + 1 }, { ...state.form, bookingContact: { ...state.form.bookingContact, ...action.contact } }, rules);
    case 'fitted':
      return fitted(state, rules);
    case 'restored': {
      const { form, applicantIsPassenger } = action.draft;
      const isPassenger = applicantIsPassenger && rules.requirements.persons.length > 0;
      return fitted({ ...state, form, applicantIsPassenger: isPassenger, epoch: state.epoch + 1, isChanged: true }, rules);
    }
  }
}

/** Whether a person's card has something that taking over the family's name would fill. */
export const canTakeOver = (form: BookingForm, index: number): boolean => {
  const one = form.pax[index];
  return one !== undefined && form.bookingContact.lastName.trim() !== '' && one.lastName === '' && (isBlankPax(one) || one.firstName !== '');
};
