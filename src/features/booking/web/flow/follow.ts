// Keeps asking how a booking stands while something about it is still to come: its outcome, which may take an operator minutes, or its mail
// (BOOK-15, BOOK-19). Nobody is asked for a tab that nobody looks at.
import type { Confirmation } from '#features/booking/contract.ts';

/** The pace of the first minute and the one after it, in milliseconds. */
const FAST_MS = 2000;
const SLOW_MS = 10_000;
const FAST_FOR_MS = 60_000;
/** A mail that has not gone by then is somebody else's work; the page stops asking for it. */
const MAIL_FOR_MS = 600_000;

const underWay = new Set<Confirmation['bookingState']>(['accepted', 'submitting', 'unknown', 'reconciling']);
/** Changes from outside at any time, but not within seconds: the operator is back, or the customer answered elsewhere. */
const waiting = new Set<Confirmation['bookingState']>(['offline_queued', 'reprice']);

/** A card is on its way, or its bank is asked: without anything for the customer to do, but for a confirmation at his bank. */
export const isPaymentUnderWay = ({ payment, bookingState }: Pick<Confirmation, 'payment' | 'bookingState'>): boolean =>
  payment?.state === 'forwarding' ||
  payment?.state === 'unknown' ||
  (payment?.state === 'tokenised' && payment.method === 'creditCard' && bookingState === 'fixed');

/** The outcome is still to come. */
export const isUnderWay = ({ bookingState }: Confirmation): boolean => underWay.has(bookingState);

/** Something about the booking is still to come: its outcome, or the mail. */
export const isOpen = (confirmation: Confirmation): boolean =>
  isUnderWay(confirmation) || isPaymentUnderWay(confirmation) || waiting.has(confirmation.bookingState) || !confirmation.confirmationEmail.isSent;

/** @returns milliseconds until it is asked again, null = no more */
export function pauseBefore(confirmation: Confirmation, waitedMs: number): number | null {
  if (isUnderWay(confirmation) || isPaymentUnderWay(confirmation)) return waitedMs < FAST_FOR_MS ? FAST_MS : SLOW_MS;
  if (waiting.has(confirmation.bookingState)) return SLOW_MS;
  if (confirmation.confirmationEmail.isSent || waitedMs >= MAIL_FOR_MS) return null;
  return waitedMs < FAST_FOR_MS ? FAST_MS : SLOW_MS;
}

export interface FollowParts {
  readonly present: () => Confirmation | null;
  /** null where the server could not be asked: it is asked again. */
  readonly fetch: () => Promise<Confirmation | null>;
  readonly tell: (confirmation: Confirmation) => void;
  /** After the first minute, once: the mail should have gone by then. */
  readonly onLate: () => void;
  readonly wait: (ms: number) => Promise<void>;
  /** Resolves while the tab is looked at. */
  readonly shown: (signal: AbortSignal) => Promise<void>;
}

/** Asks until nothing is to come or the page is left. */
export async function followBooking({ present, fetch, tell, onLate, wait, shown }: FollowParts, signal: AbortSignal): Promise<void> {
  let isLate = false;
  for (let waited = 0; !signal.aborted;) {
    const confirmation = present();
    const pause = confirmation && pauseBefore(confirmation, waited);
    if (pause === null) return;
    await wait(pause);
    waited += pause;
    await shown(signal);
    if (signal.aborted) return;
    if (waited >= FAST_FOR_MS && !isLate) {
      isLate = true;
      onLate();
    }
    const fresh = await fetch();
    if (fresh && !signal.aborted) tell(fresh);
  }
}

/** Resolves at once in a tab that is looked at, else when it is shown again or the page is left. */
export function untilShown(signal: AbortSignal): Promise<void> {
  if (typeof document === 'undefined' || !document.hidden || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const look = () => {
      if (document.hidden && !signal.aborted) return;
      document.removeEventListener('visibilitychange', look);
      signal.removeEventListener('abort', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
    signal.addEventListener('abort', look);
  });
}
