// What can be wrong with a booking form: a closed list. Each code has its words in finding-texts.ts; a forgotten one does not compile.
import { contactFields, type BookingForm, type ContactField, type PaxField } from './booking-form.ts';

/** Where a finding belongs. Indexes of persons start at 0. */
export type FormPath =
  | `bookingContact.${ContactField}`
  | `pax.${number}.${PaxField}`
  | 'pax'
  | 'voucherCodes'
  | 'insuranceOffer'
  | 'specialRequestsText'
  | 'acceptTerms'
  | 'bookingStatus'
  | 'acceptDirectBooking';

type Plain = unknown;

/** The codes and what their words need to know. */
export interface FindingValues {
  readonly required: Plain;
  /** A part is missing: 'Bitte vollständig ausfüllen'. */
  readonly incomplete: Plain;
  readonly too_long: { readonly most: number };
  readonly control_characters: Plain;
  readonly name_letters: Plain;
  readonly email_format: Plain;
  readonly phone_format: Plain;
  readonly phone_or_mobile_required: Plain;
  readonly post_code_format: { readonly digits: number };
  readonly country_unknown: Plain;
  /** Residents of this country cannot order here (L-EN-3, L-EN-6). */
  readonly country_ineligible: { readonly country: string };
  readonly club_number_format: Plain;
  readonly date_format: Plain;
  readonly date_year: Plain;
  readonly birth_date_invalid: Plain;
  readonly birth_date_future: Plain;
  readonly max_age: { readonly age: number; readonly fareName: string };
  readonly min_age: { readonly age: number; readonly fareName: string };
  readonly min_age_months: { readonly age: number; readonly fareName: string };
  /** Another age than the price was made for. */
  readonly age_not_as_priced: { readonly age: number; readonly from: number; readonly to: number | null };
  readonly applicant_minor_today: { readonly age: number };
  readonly applicant_minor_at_start: { readonly age: number };
  readonly card_number_in_text: Plain;
  readonly voucher_code_format: { readonly voucher: string };
  readonly voucher_twice: { readonly voucher: string };
  readonly too_many_vouchers: { readonly most: number };
  readonly insurance_fixed_only: Plain;
  readonly insurance_country: { readonly country: string };
  readonly pax_count: { readonly expected: number; readonly given: number };
  readonly terms_not_accepted: Plain;
  readonly booking_kind_required: Plain;
  readonly direct_booking_not_accepted: Plain;
}

export type FindingCode = keyof FindingValues;
export type FindingOf<C extends FindingCode> = { readonly path: FormPath; readonly code: C } & FindingValues[C];
export type Finding = { [C in FindingCode]: FindingOf<C> }[FindingCode];

/** The parts of the form that the steps ask for. */
export const formParts = ['options', 'contacts', 'summary'] as const;
export type FormPart = (typeof formParts)[number];

/** The step where a finding is mended. */
export function formPartOf(path: FormPath): FormPart {
  switch (path) {
    case 'voucherCodes':
    case 'insuranceOffer':
      return 'options';
    case 'acceptTerms':
    case 'bookingStatus':
    case 'acceptDirectBooking':
      return 'summary';
    default:
      return 'contacts';
  }
}

/** Findings of some parts: summarise wants 'options' and 'contacts', confirm all of them. */
export const findingsIn = (findings: readonly Finding[], parts: readonly FormPart[]): readonly Finding[] =>
  findings.filter((finding) => parts.includes(formPartOf(finding.path)));

/** While the applicant travels, person 1 is his copy: its findings are shown once, at his own fields. */
export function pathShown(path: FormPath, applicantIsPassenger: boolean): FormPath {
  const field = applicantIsPassenger ? /^pax\.0\.(\w+)$/.exec(path)?.[1] : undefined;
  return field === undefined ? path : (`bookingContact.${field}` as FormPath);
}

/** Among the applicant's fields by their place on the page; the others keep their order around them. */
function rank(path: FormPath): number {
  if (formPartOf(path) === 'options') return -1;
  const field = /^bookingContact\.(\w+)$/.exec(path)?.[1];
  return field === undefined ? contactFields.length : contactFields.findIndex((one) => one === field);
}

/** The first finding of each place, at the place where it is shown and in the order of the page. */
export function findingsShown(findings: readonly Finding[], applicantIsPassenger: boolean): readonly Finding[] {
  const shown = new Map<FormPath, Finding>();
  for (const finding of findings) {
    const path = pathShown(finding.path, applicantIsPassenger);
    if (!shown.has(path)) shown.set(path, { ...finding, path });
  }
  return [...shown.values()].sort((a, b) => rank(a.path) - rank(b.path));
}

/** Index of the person a path is about, null for the applicant and for the form as a whole. */
export const personOf = (path: FormPath): number | null => {
  const index = /^pax\.(\d+)\./.exec(path)?.[1];
  return index === undefined ? null : Number(index);
};

/** The text at a path; undefined where there is none. */
export function fieldAt(form: BookingForm, path: FormPath): string | undefined {
  const [group, second, third] = path.split('.');
  if (path === 'specialRequestsText') return form.specialRequestsText;
  if (group === 'bookingContact' && second !== undefined) return form.bookingContact[second as ContactField];
  if (group === 'pax' && third !== undefined) return form.pax[Number(second)]?.[third as PaxField];
  return undefined;
}
