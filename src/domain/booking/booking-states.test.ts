import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bookedState,
  bookingEvents,
  bookingKinds,
  bookingStates,
  holdsPlace,
  isSettled,
  nextState,
  type BookingEvent,
  type BookingState,
} from './booking-states.ts';
import { bookingSteps, stepIndex, stepOfSlug, stepShown, stepSlugs } from './steps.ts';

const kinds = fc.constantFrom(...bookingKinds);

describe('BOOK-12 states of a booking', () => {
  test('every event leads from a state to a state of the list, or nowhere', () => {
    for (const state of bookingStates)
      for (const event of bookingEvents)
        for (const kind of bookingKinds) {
          const next = nextState(state, event, kind);
          expect(next === undefined || bookingStates.includes(next)).toBe(true);
        }
  });

  test('whatever happens in whatever order, an end is an end and a yes belongs to its kind', () => {
    fc.assert(
      fc.property(kinds, fc.array(fc.constantFrom(...bookingEvents), { maxLength: 40 }), (kind, events) => {
        let state: BookingState = 'accepted';
        for (const event of events) {
          const next = nextState(state, event, kind);
          if (next === undefined) continue;
          expect(['rejected', 'lapsed', 'cancelled']).not.toContain(state);
          if (event === 'booked' || event === 'found' || event === 'settled_by_hand') expect(next).toBe(bookedState[kind]);
          state = next;
        }
      }),
    );
  });

  test('an unanswered write is never simply sent again: it is reconciled first (R1)', () => {
    const reach = (from: BookingState, events: readonly BookingEvent[]): BookingState | undefined =>
      events.reduce<BookingState | undefined>((state, event) => state && nextState(state, event, 'fixed_booking'), from);
    expect(nextState('unknown', 'submit', 'fixed_booking')).toBeUndefined();
    expect(nextState('reconciling', 'submit', 'fixed_booking')).toBeUndefined();
    expect(reach('submitting', ['no_answer', 'quarantine_over', 'not_found', 'submit'])).toBe('submitting');
    expect(reach('submitting', ['no_answer', 'quarantine_over', 'found'])).toBe('fixed');
  });

  test('BOOK-12 an option that does not become fixed stays an option, and nothing else becomes one', () => {
    for (const state of bookingStates)
      for (const kind of bookingKinds) {
        const isAsked = state === 'submitting' || state === 'reprice';
        expect(nextState(state, 'option_stays', kind), `${state} ${kind}`).toBe(isAsked && kind === 'option_booking' ? 'option_held' : undefined);
      }
  });

  test('BOOK-22 who waits accepts an offer, lapses with the voyage, or is somebody’s whom the operator gave a place', () => {
    expect(nextState('wait_listed', 'accept_offer', 'fixed_booking')).toBe('accepted');
    expect(nextState('wait_listed', 'confirm_option', 'fixed_booking')).toBeUndefined();
    expect(nextState('option_held', 'accept_offer', 'fixed_booking')).toBeUndefined();
    expect(nextState('wait_listed', 'given_up', 'wait_list')).toBe('manual');
    expect(nextState('wait_listed', 'lapse', 'wait_list')).toBe('lapsed');
  });

  test('from every open state there is a way to an end or to a person', () => {
    const ends = (state: BookingState): boolean => {
      const seen = new Set<BookingState>();
      const queue = [state];
      for (let at = queue.pop(); at; at = queue.pop()) {
        if (isSettled(at)) return true;
        seen.add(at);
        for (const event of bookingEvents) {
          const next = nextState(at, event, 'option_booking');
          if (next && !seen.has(next)) queue.push(next);
        }
      }
      return false;
    };
    for (const state of bookingStates) expect(ends(state), state).toBe(true);
  });

  test('a lapsed option and a wait-list request hold no place', () => {
    expect(holdsPlace('lapsed', 'option_booking')).toBe(false);
    expect(holdsPlace('option_held', 'option_booking')).toBe(true);
    expect(holdsPlace('wait_listed', 'wait_list')).toBe(false);
    expect(holdsPlace('unknown', 'fixed_booking')).toBe(true);
  });
});

describe('BOOK-01 steps', () => {
  const facts = { kind: 'voyage', state: 'open', maxStep: 4, hasSelection: true, hasOptions: true } as const;

  test('their order and names in the address, both languages, back and forth', () => {
    expect(bookingSteps.map(stepIndex)).toEqual([0, 1, 2, 3, 4, 5]);
    for (const step of bookingSteps) for (const language of ['de', 'en'] as const) expect(stepOfSlug(stepSlugs[language][step])).toBe(step);
    expect(stepOfSlug('unsinn')).toBeUndefined();
  });

  test('only steps up to the highest reached one, and only on their ground', () => {
    for (const wanted of [...bookingSteps, undefined])
      for (const maxStep of [0, 1, 2, 3, 4])
        for (const hasSelection of [true, false])
          for (const hasOptions of [true, false]) {
            const shown = stepIndex(stepShown(wanted, { ...facts, maxStep, hasSelection, hasOptions }));
            expect(shown).toBeLessThanOrEqual(Math.max(maxStep, 1));
            if (!hasSelection && !hasOptions) expect(shown).toBeLessThanOrEqual(1);
            if (!hasOptions) expect(shown).toBeLessThanOrEqual(3);
          }
    expect(stepShown('options', facts)).toBe('options');
    expect(stepShown(undefined, facts)).toBe('summary');
  });

  test('nothing after the confirmation, whatever is asked for', () => {
    for (const wanted of [...bookingSteps, undefined]) expect(stepShown(wanted, { ...facts, state: 'confirmed' })).toBe('confirmation');
  });
});
