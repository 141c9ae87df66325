// What the confirmation keeps asking for: the outcome, the mail's state, and the answers of the question where the customer came from.
import { useEffect } from 'react';

/** What there is to follow; of a voyage's booking or of a request without one. */
interface Followed {
  readonly follow: (signal: AbortSignal) => Promise<void>;
  readonly loadOrigins: () => Promise<void>;
}

/** @param outcomeId number and state of the booking: another one is asked for anew; undefined while there is none */
export function useFollowedBooking(flow: Followed, outcomeId: string | undefined): void {
  useEffect(() => {
    if (outcomeId === undefined) return;
    const stop = new AbortController();
    void flow.loadOrigins();
    void flow.follow(stop.signal);
    return () => stop.abort();
  }, [outcomeId, flow]);
}
