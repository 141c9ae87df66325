// The steps of a booking and what may follow what (BOOK-01, reliability.md 4.2). Facts in, decision out.

/** In their order; the number is the step's index. */
export const bookingSteps = ['request', 'cabin', 'options', 'contacts', 'summary', 'confirmation'] as const;
export type BookingStep = (typeof bookingSteps)[number];

export const stepIndex = (step: BookingStep): number => bookingSteps.indexOf(step);
export const isBookingStep = (value: string): value is BookingStep => (bookingSteps as readonly string[]).includes(value);

/** What the address calls a step, per language of the address (`screens.ts` gives the rest of it). */
export const stepSlugs = {
  de: { request: 'reise', cabin: 'kabine', options: 'optionen', contacts: 'reisende', summary: 'pruefen', confirmation: 'bestaetigung' },
  en: { request: 'voyage', cabin: 'cabin', options: 'options', contacts: 'travellers', summary: 'check', confirmation: 'confirmation' },
} as const satisfies Record<'de' | 'en', Record<BookingStep, string>>;

export const stepOfSlug = (slug: string | undefined): BookingStep | undefined =>
  bookingSteps.find((step) => stepSlugs.de[step] === slug || stepSlugs.en[step] === slug);

/** What the session knows when a step is asked for. */
export interface SessionFacts {
  readonly state: 'open' | 'confirmed';
  readonly maxStep: number;
  readonly hasSelection: boolean;
  readonly hasOptions: boolean;
}

/**
 * Which step may be shown when `wanted` is asked for: only up to the highest reached one, nothing but the confirmation after it,
 * and none whose ground is missing.
 */
export function stepShown(wanted: BookingStep | undefined, facts: SessionFacts): BookingStep {
  if (facts.state === 'confirmed') return 'confirmation';
  const furthest = facts.hasOptions ? 4 : facts.hasSelection ? 3 : 1;
  const limit = Math.min(furthest, Math.max(facts.maxStep, 1));
  const index = wanted === undefined ? limit : Math.min(stepIndex(wanted), limit);
  return bookingSteps[index] ?? 'cabin';
}

/** The steps of a request without a voyage (BOOK-17). */
export const customSteps = ['request', 'contacts', 'summary', 'confirmation'] as const satisfies readonly BookingStep[];
export type CustomStep = (typeof customSteps)[number];
export const isCustomStep = (step: BookingStep | undefined): step is CustomStep => (customSteps as readonly (BookingStep | undefined)[]).includes(step);

/** What is known of a request without a voyage. */
export interface CustomFacts {
  readonly state: 'open' | 'confirmed' | 'none';
  /** The four answers are there and can be right. */
  readonly hasRequest: boolean;
  /** So is the applicant. */
  readonly hasContact: boolean;
}

/** Which step of it may be shown when `wanted` is asked for: none whose ground is missing, nothing but the confirmation after it. */
export function customStepShown(wanted: CustomStep | undefined, { state, hasRequest, hasContact }: CustomFacts): CustomStep {
  if (state === 'confirmed') return 'confirmation';
  const furthest = state === 'none' || !hasRequest ? 'request' : hasContact ? 'summary' : 'contacts';
  const index = Math.min(customSteps.indexOf(wanted ?? furthest), customSteps.indexOf(furthest));
  return customSteps[index] ?? 'request';
}
