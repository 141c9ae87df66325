// The states of a booking and every arrow between them (reliability.md 4.5). A transition that is not in the table does not exist.

export const bookingKinds = ['fixed_booking', 'option_booking', 'wait_list', 'custom_request'] as const;
export type BookingKind = (typeof bookingKinds)[number];

export const bookingStates = [
  'accepted',
  'submitting',
  'unknown',
  'reconciling',
  'offline_queued',
  'reprice',
  'manual',
  'fixed',
  'option_held',
  'wait_listed',
  'requested',
  'rejected',
  'lapsed',
  'cancelled',
] as const;
export type BookingState = (typeof bookingStates)[number];

/** What can happen to a booking. */
export const bookingEvents = [
  'submit', // the worker begins to send
  'booked', // the operator said yes, or our own allotment has the place
  'refused', // a definite no
  'price_differs', // a fixed booking at another price than the accepted one
  'price_accepted',
  'price_declined',
  'no_answer', // bytes were sent and nothing valid came back
  'nothing_sent', // out of reach: trying again is safe
  'quarantine_over',
  'found',
  'not_found',
  'given_up', // unclear too long: a person looks at it
  'settled_by_hand',
  'confirm_option',
  'option_stays', // it was to become fixed and did not, and the operator still holds it
  'accept_offer', // a place that was offered to somebody on the wait list
  'lapse',
  'cancel',
] as const;
export type BookingEvent = (typeof bookingEvents)[number];

/** Where a yes leads: the state that belongs to the kind. */
export const bookedState: Readonly<Record<BookingKind, BookingState>> = {
  fixed_booking: 'fixed',
  option_booking: 'option_held',
  wait_list: 'wait_listed',
  custom_request: 'requested',
};

type Arrow = BookingState | 'booked';
const arrows: Readonly<Record<BookingState, Partial<Record<BookingEvent, Arrow>>>> = {
  accepted: { submit: 'submitting', booked: 'booked', nothing_sent: 'offline_queued', given_up: 'manual', cancel: 'cancelled' },
  submitting: {
    booked: 'booked',
    refused: 'rejected',
    option_stays: 'option_held',
    price_differs: 'reprice',
    no_answer: 'unknown',
    nothing_sent: 'offline_queued',
    given_up: 'manual',
  },
  unknown: { quarantine_over: 'reconciling', given_up: 'manual' },
  reconciling: { found: 'booked', not_found: 'offline_queued', given_up: 'manual' },
  offline_queued: { submit: 'submitting', given_up: 'manual', cancel: 'cancelled' },
  reprice: { price_accepted: 'accepted', price_declined: 'cancelled', option_stays: 'option_held', given_up: 'manual' },
  manual: { settled_by_hand: 'booked', refused: 'rejected', cancel: 'cancelled' },
  option_held: { confirm_option: 'accepted', lapse: 'lapsed', cancel: 'cancelled' },
  wait_listed: { accept_offer: 'accepted', given_up: 'manual', lapse: 'lapsed', cancel: 'cancelled' },
  fixed: { cancel: 'cancelled' },
  requested: { cancel: 'cancelled' },
  rejected: {},
  lapsed: {},
  cancelled: {},
};

/** @returns the state that follows, or undefined where the event is not possible now */
export function nextState(state: BookingState, event: BookingEvent, kind: BookingKind): BookingState | undefined {
  if (event === 'option_stays' && kind !== 'option_booking') return undefined; // whoever holds an option has ordered nothing else
  const to = arrows[state][event];
  return to === 'booked' ? bookedState[kind] : to;
}

/** Nothing more happens by itself: the customer knows where he stands, or a person does the rest. */
export const isSettled = (state: BookingState): boolean =>
  ['fixed', 'option_held', 'wait_listed', 'requested', 'rejected', 'lapsed', 'cancelled', 'manual', 'reprice'].includes(state);

/** Does the booking use a place of ours or of the operator's? */
export const holdsPlace = (state: BookingState, kind: BookingKind): boolean =>
  kind !== 'wait_list' && kind !== 'custom_request' && !['rejected', 'lapsed', 'cancelled', 'requested', 'wait_listed'].includes(state);
