// Waits a moment for what becomes of a booking, so that most customers see the operator's answer at once and the others that it is on its way.
import type pg from 'pg';
import type { BookingState } from '#domain/booking/booking-states.ts';
import { listen } from '#platform/server/outbox/listen.ts';

/** Waiting a moment may show an outcome; in every other state it would not. */
export const isOnItsWay = (state: BookingState): boolean => state === 'accepted' || state === 'submitting';

/** Notices may be lost with their connection: so often it is looked all the same. Milliseconds. */
const LOOK_MS = 1_500;

export interface BookingWatch {
  /**
   * Waits until the booking is not on its way any more, the time is over, or the watch stops.
   * @param read its state now; asked once at the beginning and at every hint
   */
  readonly untilItArrives: (bookingId: string, limitMs: number, read: () => Promise<BookingState | undefined>) => Promise<void>;
  readonly stop: () => Promise<void>;
}

export function bookingWatch(pool: pg.Pool, onError: (error: Error) => void): BookingWatch {
  const waiting = new Map<string, Set<() => void>>();
  const stopped = new AbortController();
  let listening: ReturnType<typeof listen> | undefined;
  const wake = (bookingId?: string): void => {
    const some = bookingId === undefined ? [...waiting.values()] : [waiting.get(bookingId) ?? new Set<() => void>()];
    for (const hints of some) for (const hint of hints) hint();
  };

  /** A hint, or some time. */
  const hinted = (bookingId: string, milliseconds: number): Promise<void> =>
    new Promise((resolve) => {
      const hints = waiting.get(bookingId) ?? new Set<() => void>();
      waiting.set(bookingId, hints);
      const done = (): void => {
        clearTimeout(timer);
        hints.delete(done);
        if (hints.size === 0) waiting.delete(bookingId);
        resolve();
      };
      const timer = setTimeout(done, milliseconds);
      hints.add(done);
    });

  return {
    untilItArrives: async (bookingId, limitMs, read) => {
      // Shops whose places are all their own never listen.
      listening ??= listen(pool, 'booking', wake, onError);
      const until = performance.now() + limitMs;
      while (!stopped.signal.aborted) {
        const left = until - performance.now();
        if (left <= 0) return;
        const hint = hinted(bookingId, Math.min(LOOK_MS, left)); // before the look: what happens meanwhile is not missed
        const state = await read();
        if (state === undefined || !isOnItsWay(state)) return wake(bookingId);
        await hint;
      }
    },
    stop: async () => {
      stopped.abort();
      wake();
      await listening?.stop();
    },
  };
}
