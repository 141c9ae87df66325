// The one check of the booking form, for the browser and again for the server (BOOK-11). Facts in, findings out; nothing is thrown.
import type { IsoDate } from '../../calendar/calendar.ts';
import { contactFields, paxFields, type BookingContact, type BookingForm, type ContactField, type Pax, type PaxField } from './booking-form.ts';
import { insuranceCountries } from './countries.ts';
import {
  clubNumberProblem,
  countryProblem,
  emailProblem,
  lineProblem,
  nameProblem,
  phoneProblem,
  postCodeProblem,
  specialRequestsProblem,
  vouchersProblem,
  type Problem,
} from './field-rules.ts';
import type { Finding, FormPath } from './findings.ts';
import { normaliseForm } from './normalise-form.ts';
import { applicantBirthDateProblem, paxBirthDateProblem } from './person-rules.ts';
import type { FormRequirements, PricedAges } from './requirements.ts';

interface Checks {
  readonly requirements: FormRequirements;
  readonly today: IsoDate;
  readonly looksLikeCard: (text: string) => boolean;
}

type Rule<Subject> = (subject: Subject, checks: Checks) => Problem | undefined;

const optional = (value: string, problem: (value: string) => Problem | undefined): Problem | undefined => (value === '' ? undefined : problem(value));

/** Rules that a traveller and the applicant share. */
const nameRules = {
  salutation: (person) => (person.salutation === '' ? { code: 'required' } : undefined),
  title: () => undefined,
  firstName: (person) => nameProblem(person.firstName),
  lastName: (person) => nameProblem(person.lastName),
} satisfies Partial<Record<PaxField, Rule<Pax>>>;

interface Traveller {
  readonly pax: Pax;
  readonly priced: PricedAges | undefined;
}

const shared =
  (field: keyof typeof nameRules): Rule<Traveller> =>
  ({ pax }) =>
    nameRules[field](pax);

const paxRules: Readonly<Record<PaxField, Rule<Traveller>>> = {
  salutation: shared('salutation'),
  title: shared('title'),
  firstName: shared('firstName'),
  lastName: shared('lastName'),
  birthDate: ({ pax, priced }, { requirements, today }) => paxBirthDateProblem(pax.birthDate, priced, requirements, today),
  nationality: ({ pax }, { requirements }) => (pax.nationality === '' && !requirements.isNationalityRequired ? undefined : countryProblem(pax.nationality, [])),
  clubNumber: ({ pax }, { requirements }) =>
    pax.clubNumber === '' && requirements.isClubNumberRequired ? { code: 'required' } : clubNumberProblem(pax.clubNumber),
};

const contactRules: Readonly<Record<ContactField, Rule<BookingContact>>> = {
  ...nameRules,
  birthDate: (contact, { requirements, today }) => applicantBirthDateProblem(contact.birthDate, requirements, today),
  // Asked of those who travel; here only what was given anyway.
  nationality: (contact) => optional(contact.nationality, (code) => countryProblem(code, [])),
  clubNumber: (contact) => clubNumberProblem(contact.clubNumber),
  street: (contact, { looksLikeCard }) => lineProblem(contact.street, looksLikeCard),
  postCode: (contact) => postCodeProblem(contact.postCode, contact.country),
  city: (contact, { looksLikeCard }) => lineProblem(contact.city, looksLikeCard),
  country: (contact, { requirements }) => countryProblem(contact.country, requirements.refusedCountries),
  email: (contact) => emailProblem(contact.email),
  phone: (contact) => (contact.phone === '' && contact.mobile === '' ? { code: 'phone_or_mobile_required' } : phoneProblem(contact.phone)),
  mobile: (contact) => phoneProblem(contact.mobile),
  fax: (contact) => phoneProblem(contact.fax),
};

/** Insurance: fixed bookings of residents of DE, AT, CH and LI alone (BOOK-09). What is missing yet has a finding of its own. */
function insuranceProblem(form: BookingForm, { kind }: FormRequirements): Problem | undefined {
  if (form.insuranceOffer === null) return undefined;
  if (kind !== null && kind !== 'fixed_booking') return { code: 'insurance_fixed_only' };
  const { country } = form.bookingContact;
  return country === '' || insuranceCountries.includes(country) ? undefined : { code: 'insurance_country', country };
}

/** Whether insurance can be offered at all: 'data needed' while country or kind is open (BOOK-09). */
export function insuranceState(country: string, { kind }: Pick<FormRequirements, 'kind'>): 'offered' | 'data_needed' | 'fixed_only' | 'not_in_country' {
  if (kind !== null && kind !== 'fixed_booking') return 'fixed_only';
  if (country !== '' && !insuranceCountries.includes(country)) return 'not_in_country';
  return country === '' || kind === null ? 'data_needed' : 'offered';
}

/**
 * Everything that is wrong with a form, in the order of the page, at most one finding per field.
 *
 * @param form as typed: it is normalised here, so that both sides judge the same words
 * @param today the agency's day: the day of booking
 * @param looksLikeCard whether a text contains the number of a payment card: such a text is refused (PAY-03)
 */
export function validateBookingForm(
  form: BookingForm,
  requirements: FormRequirements,
  today: IsoDate,
  looksLikeCard: (text: string) => boolean,
): readonly Finding[] {
  const clean = normaliseForm(form);
  const checks: Checks = { requirements, today, looksLikeCard };
  const findings: Finding[] = [];
  const add = (path: FormPath, problem: Problem | undefined) => {
    if (problem) findings.push({ path, ...problem });
  };

  add('voucherCodes', vouchersProblem(clean.voucherCodes));
  add('insuranceOffer', insuranceProblem(clean, requirements));
  for (const field of contactFields) add(`bookingContact.${field}`, contactRules[field](clean.bookingContact, checks));
  clean.pax.slice(0, requirements.persons.length).forEach((pax, index) => {
    for (const field of paxFields) add(`pax.${index}.${field}`, paxRules[field]({ pax, priced: requirements.persons[index] }, checks));
  });
  const [expected, given] = [requirements.persons.length, clean.pax.length];
  add('pax', expected === given ? undefined : { code: 'pax_count', expected, given });
  add('specialRequestsText', specialRequestsProblem(clean.specialRequestsText, looksLikeCard));
  add('bookingStatus', requirements.kind === null ? { code: 'booking_kind_required' } : undefined);
  add('acceptTerms', clean.acceptTerms ? undefined : { code: 'terms_not_accepted' });
  return findings;
}

/** The tick of its own where only a fixed booking is possible (BOOK-12): `acceptDirectBooking` of confirmBooking. */
export const validateDirectBooking = (accepted: boolean, { isOnlyFixed, kind }: Pick<FormRequirements, 'isOnlyFixed' | 'kind'>): readonly Finding[] =>
  isOnlyFixed && kind === 'fixed_booking' && !accepted ? [{ path: 'acceptDirectBooking', code: 'direct_booking_not_accepted' }] : [];
