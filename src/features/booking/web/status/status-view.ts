// Which of its faces a booking shows its customer. Closed: a state without words does not compile.
import type { BookingState } from '#domain/booking/booking-states.ts';
import type { BookingStatus } from '#features/booking/status-contract.ts';
import type { Tone } from '#platform/web/ui/notice.tsx';

export const statusViews = [
  'option',
  'lapsed',
  'fixed',
  'waiting',
  'offered',
  'offerGone',
  'reprice',
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
  // nobody answered in time: the end is being written down
  if (view === 'reprice' && !newPrice) return 'pending';
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
  pending: 'info',
  offline: 'warn',
  manual: 'info',
  rejected: 'error',
  cancelled: 'info',
  requested: 'info',
};

/** Something changes without the customer within seconds or minutes: the page looks again by itself. Milliseconds; null = no more. */
export function lookAgainAfter(view: StatusView): number | null {
  if (view === 'pending') return 3_000;
  return view === 'offline' || view === 'manual' ? 30_000 : null;
}
