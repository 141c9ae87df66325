// The applicant travels as person 1: typed once, never over somebody else's details (rule A8).
import { emptyPax, isBlankPax, paxFields, type BookingForm, type Pax } from './booking-form.ts';

/** The applicant's own details as those of a traveller. */
export const applicantAsPax = (form: BookingForm): Pax => Object.fromEntries(paxFields.map((field) => [field, form.bookingContact[field]])) as unknown as Pax;

/** Nothing in one contradicts the other: the same person, as far as both are filled in. */
const agrees = (pax: Pax, applicant: Pax): boolean =>
  paxFields.every((field) => {
    const [a, b] = [pax[field].trim(), applicant[field].trim()];
    return field === 'title' || a === '' || b === '' || a === b;
  });

const withPax = (form: BookingForm, index: number, pax: Pax): BookingForm => ({ ...form, pax: form.pax.map((one, i) => (i === index ? pax : one)) });

export type ApplicantOutcome =
  /** Person 1 has the applicant's details now. */
  | { readonly done: true; readonly form: BookingForm; readonly movedTo: number | null }
  /** Person 1 is somebody else and there is no free place to move to: nothing was changed. */
  | { readonly done: false; readonly form: BookingForm };

/**
 * Makes the applicant person 1. Somebody else's details there move to the first free place up to `lastFree` (adults stay among
 * adults); without one nothing changes and the visitor decides.
 */
export function applicantTravels(form: BookingForm, lastFree: number = form.pax.length - 1): ApplicantOutcome {
  const applicant = applicantAsPax(form);
  const first = form.pax[0];
  if (first === undefined) return { done: false, form };
  if (agrees(first, applicant)) {
    // What only the person's card knew so far (nationality, club number) is kept and goes to the applicant as well.
    const merged = Object.fromEntries(
      paxFields.map((field) => [field, field === 'title' || applicant[field].trim() !== '' ? applicant[field] : first[field]]),
    ) as unknown as Pax;
    return { done: true, movedTo: null, form: { ...withPax(form, 0, merged), bookingContact: { ...form.bookingContact, ...merged } } };
  }
  const free = form.pax.findIndex((one, index) => index > 0 && index <= lastFree && isBlankPax(one));
  if (free < 0) return { done: false, form };
  return { done: true, movedTo: free, form: withPax(withPax(form, free, first), 0, applicant) };
}

/** The applicant stays at home: person 1 becomes blank if it was the copy, and stays if it is somebody else. */
export function applicantStays(form: BookingForm): BookingForm {
  const first = form.pax[0];
  return first !== undefined && agrees(first, applicantAsPax(form)) ? withPax(form, 0, emptyPax) : form;
}

/** Keeps the copy up to date while the applicant travels. */
export const followApplicant = (form: BookingForm): BookingForm => (form.pax.length === 0 ? form : withPax(form, 0, applicantAsPax(form)));
