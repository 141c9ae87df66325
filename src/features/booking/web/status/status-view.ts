// Which of its faces a booking shows its customer. Closed: a state without words does not compile.
import type { BookingState } from '#domain/booking/booking-states.ts';
import type { BookingStatus } from '#features/booking/status-contract.ts';
import type { Tone } from '#platform/web/ui/notice.tsx';
import { isPaymentUnderWay } from '../flow/follow.ts';

export const statusViews = [
  'option',
  'lapsed',
  'fixed',
  'waiting',
  'offered',
  'offerGone',
  'reprice',
  'repriceOver',
  'pending',
  'offline',
  'manual',
  'rejected',
  'cancelled',
  'requested',
] as const;
export type StatusView = (typeof statusViews)[number];

const ofState: Readonly<Record<BookingState, StatusView>> = {
  accepted: 'pending',
  submitting: 'pending',
  unknown: 'pending',
  reconciling: 'pending',
  offline_queued: 'offline',
  reprice: 'reprice',
  manual: 'manual',
  fixed: 'fixed',
  option_held: 'option',
  wait_listed: 'waiting',
  requested: 'requested',
  rejected: 'rejected',
  lapsed: 'lapsed',
  cancelled: 'cancelled',
};

export function viewOf({ bookingState, offer, newPrice }: Pick<BookingStatus, 'bookingState' | 'offer' | 'newPrice'>): StatusView {
  const view = ofState[bookingState];
  if (view === 'waiting' && offer) return offer.state === 'open' ? 'offered' : 'offerGone';
  // nobody answered in time, whatever was written down so far
  if (view === 'reprice' && !newPrice) return 'repriceOver';
  return view;
}

export const toneOf: Readonly<Record<StatusView, Tone>> = {
  option: 'info',
  lapsed: 'info',
  fixed: 'ok',
  waiting: 'info',
  offered: 'warn',
  offerGone: 'info',
  reprice: 'warn',
  repriceOver: 'info',
  pending: 'info',
  offline: 'warn',
  manual: 'info',
  rejected: 'error',
  cancelled: 'info',
  requested: 'info',
};

/** The pace of the first minute and the one after it, in milliseconds. */
const FAST_MS = 3_000;
const SLOW_MS = 10_000;
const FAST_FOR_MS = 60_000;
/** For what waits for somebody else: a cruise line out of reach, our advisers, an end that is being written down. */
const CALM_MS = 30_000;

/**
 * Something changes without the customer, or by what he does at his bank: the page looks again by itself.
 * @param waitedMs so long nothing has changed
 * @returns milliseconds; null = nothing is to come
 */
export function lookAgainAfter(status: Pick<BookingStatus, 'bookingState' | 'offer' | 'newPrice' | 'payment'>, waitedMs: number): number | null {
  const view = viewOf(status);
  if (view === 'pending' || isPaymentUnderWay(status)) return waitedMs < FAST_FOR_MS ? FAST_MS : SLOW_MS;
  return view === 'offline' || view === 'manual' || view === 'repriceOver' ? CALM_MS : null;
}
