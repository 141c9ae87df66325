import { describe, expect, test } from 'vitest';
import { bookingStates } from '#domain/booking/booking-states.ts';
import type { Confirmation } from '#features/booking/contract.ts';
import { followBooking, isOpen, pauseBefore } from './follow.ts';
import { aConfirmation } from './testing/a-summary.ts';

const mail = { content: '', isSent: false, recipient: 'm@example.org' };
const settled = new Set<string>(['fixed', 'option_held', 'wait_listed', 'requested', 'rejected', 'lapsed', 'cancelled', 'manual']);

describe('BOOK-15 how often it is asked', () => {
  test('every 2 s in the first minute, then every 10 s, for as long as the operator takes', () => {
    const confirmation = aConfirmation({ bookingState: 'submitting' });
    expect([0, 58_000, 60_000, 3_600_000].map((waited) => pauseBefore(confirmation, waited))).toEqual([2000, 2000, 10_000, 10_000]);
  });

  test('a settled booking with its mail is not asked for; one without is, for ten minutes', () => {
    for (const bookingState of bookingStates) {
      const pause = pauseBefore(aConfirmation({ bookingState }), 0);
      expect(pause === null, bookingState).toBe(settled.has(bookingState));
      expect(isOpen(aConfirmation({ bookingState })), bookingState).toBe(pause !== null);
    }
    const unsent = aConfirmation({ confirmationEmail: mail });
    expect([0, 60_000, 600_000].map((waited) => pauseBefore(unsent, waited))).toEqual([2000, 10_000, null]);
  });
});

describe('BOOK-15 following', () => {
  /** A page whose tab is hidden from `hiddenFrom` pauses on, and what the server says one time after the other. */
  function page(answers: readonly (Confirmation | null)[]) {
    let present: Confirmation | null = aConfirmation({ bookingState: 'submitting' });
    const stop = new AbortController();
    const log: string[] = [];
    let isHidden = false;
    let show = () => undefined as void;
    let asked = 0;
    const parts = {
      present: () => present,
      fetch: () => {
        log.push('asked');
        const answer = answers[asked++];
        return Promise.resolve(answer === undefined ? aConfirmation({ bookingState: 'fixed' }) : answer);
      },
      tell: (confirmation: Confirmation) => {
        present = confirmation;
        log.push(confirmation.bookingState);
      },
      onLate: () => void log.push('late'),
      wait: () => Promise.resolve(),
      shown: () => (isHidden ? new Promise<void>((resolve) => (show = resolve)) : Promise.resolve()),
    };
    return { parts, stop, log, hide: () => (isHidden = true), unhide: () => ((isHidden = false), show()) };
  }

  test('a server that cannot be asked is asked again, and the outcome ends it', async () => {
    const { parts, stop, log } = page([null, null]);
    await followBooking(parts, stop.signal);
    expect(log).toEqual(['asked', 'asked', 'asked', 'fixed']);
  });

  test('a hidden tab asks nothing; shown again it goes on', async () => {
    const { parts, stop, log, hide, unhide } = page([]);
    hide();
    const following = followBooking(parts, stop.signal);
    await Promise.resolve();
    await Promise.resolve();
    expect(log).toEqual([]);
    unhide();
    await following;
    expect(log).toEqual(['asked', 'fixed']);
  });

  test('a page that is left is told nothing more', async () => {
    const { parts, stop, log } = page([]);
    await followBooking(
      {
        ...parts,
        fetch: () => {
          stop.abort();
          return Promise.resolve(aConfirmation({ bookingState: 'fixed' }));
        },
      },
      stop.signal,
    );
    expect(log).toEqual([]);
  });
});
