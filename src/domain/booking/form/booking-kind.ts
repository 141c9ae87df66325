// Which of the four kinds a booking is, and the words on the button that orders it (BOOK-12, decision 26, L-DE-11, L-EN-4).
import type { Language } from '../../language.ts';
import type { BookingKind } from '../booking-states.ts';
import type { BookingStatus } from './booking-form.ts';

export interface KindChoice {
  /** A request without a voyage (BOOK-17). */
  readonly isCustomRequest: boolean;
  /** A category of the wait list is selected. */
  readonly isWaitList: boolean;
  /** What the visitor chose, or null while nothing is chosen. */
  readonly status: BookingStatus | null;
}

/** The one place where a kind is derived. An option is what remains: it binds nobody. */
export function bookingKind({ isCustomRequest, isWaitList, status }: KindChoice): BookingKind {
  if (isCustomRequest) return 'custom_request';
  if (isWaitList) return 'wait_list';
  return status === 'fixed_booking' ? 'fixed_booking' : 'option_booking';
}

/** Whether the kind is settled: fixed or option is the visitor's own decision and has to be made before the order. */
export const isKindChosen = ({ isCustomRequest, isWaitList, status }: KindChoice): boolean => isCustomRequest || isWaitList || status !== null;

/** The kind once it is settled, else null. */
export const chosenKind = (choice: KindChoice): BookingKind | null => (isKindChosen(choice) ? bookingKind(choice) : null);

/** Short codes in addresses and files. */
export const kindCodes = { fixed_booking: 'bk', option_booking: 'of', wait_list: 'wl', custom_request: 'cr' } as const satisfies Record<BookingKind, string>;

/** @returns undefined for what is no code */
export const kindOfCode = (code: string): BookingKind | undefined => (Object.keys(kindCodes) as BookingKind[]).find((kind) => kindCodes[kind] === code);

type ButtonWords = Readonly<Record<BookingKind | 'undecided', string>>;

/**
 * The whole text of the order button. The words of a fixed booking are the law's (§ 312j(3) BGB) and stand alone on the button; the
 * others must say that they bind to nothing (CJEU C-400/22).
 */
const orderButtonWords: Readonly<Record<Language, ButtonWords>> = {
  de: {
    fixed_booking: 'Zahlungspflichtig buchen',
    option_booking: 'Option unverbindlich anfragen',
    wait_list: 'Unverbindlich auf die Warteliste',
    custom_request: 'Anfrage unverbindlich senden',
    undecided: 'Buchungsart wählen',
  },
  en: {
    fixed_booking: 'Book with obligation to pay',
    option_booking: 'Request option (no obligation)',
    wait_list: 'Join wait list (no obligation)',
    custom_request: 'Send request (no obligation)',
    undecided: 'Choose a booking type',
  },
};

export const orderButtonText = (kind: BookingKind | null, language: Language): string => orderButtonWords[language][kind ?? 'undecided'];
