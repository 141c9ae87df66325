// How often card fields are opened for one booking by its key: each opening is a form at the payment provider, which nobody needs more than a
// few of. Counted in this process; the limit of calls per address stands before it.

/** Openings of one booking within the time; then the page says to wait. */
const MOST = 20;
const WITHIN_MS = 10 * 60_000;
/** Bookings that are remembered; the oldest go first. */
const MOST_BOOKINGS = 5_000;

export interface FieldOpenings {
  /** Counts the opening that it allows. */
  readonly mayOpen: (bookingId: string, now: Date) => boolean;
}

export function fieldOpenings(): FieldOpenings {
  const opened = new Map<string, readonly number[]>();
  return {
    mayOpen: (bookingId, now) => {
      const lately = (opened.get(bookingId) ?? []).filter((at) => at > now.getTime() - WITHIN_MS);
      const isAllowed = lately.length < MOST;
      opened.delete(bookingId);
      opened.set(bookingId, isAllowed ? [...lately, now.getTime()] : lately);
      const [oldest] = opened.keys();
      if (opened.size > MOST_BOOKINGS && oldest !== undefined) opened.delete(oldest);
      return isAllowed;
    },
  };
}
