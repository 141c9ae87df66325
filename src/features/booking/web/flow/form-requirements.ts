// What the form has to ask, from what the server said about the voyage; the server derives the same.
import { formRequirements, type FormRequirements } from '#domain/booking/form/requirements.ts';
import type { BookingSession } from '#features/booking/contract.ts';
import type { FlowState } from './flow-state.ts';

const isWaitList = (session: BookingSession): boolean => (session.selection?.waitListCategoryCodes.length ?? 0) > 0;

export function requirementsFor({ options, status, summary }: FlowState, session: BookingSession): FormRequirements {
  const contact = options?.contactFormOptions;
  const waits = isWaitList(session);
  const choices = options?.bookingStatusOptions.statusChoices ?? [];
  const isOnlyFixed = !waits && (summary?.isImmediateBookingRequired === true || (choices.length === 1 && choices[0]?.status === 'fixed_booking'));
  return formRequirements({
    paxAges: session.paxAges,
    ageLimits: contact?.ageLimits ?? null,
    fare: contact?.fare ?? null,
    departsOn: session.voyage?.departsOn ?? null,
    isNationalityRequired: contact?.isNationalityRequired ?? false,
    isClubSupported: contact?.isClubSupported ?? false,
    clubName: contact?.clubName ?? null,
    ageOfMajority: contact?.ageOfMajority ?? null,
    choice: { isCustomRequest: false, isWaitList: waits, status: isOnlyFixed ? 'fixed_booking' : status },
    isOnlyFixed,
  });
}

/** A request without a voyage asks for the applicant alone; the server asks for the same (BOOK-17). */
export const customRequirements: FormRequirements = formRequirements({
  paxAges: [],
  ageLimits: null,
  fare: null,
  departsOn: null,
  isNationalityRequired: false,
  isClubSupported: false,
  clubName: null,
  choice: { isCustomRequest: true, isWaitList: false, status: null },
  isOnlyFixed: false,
});
