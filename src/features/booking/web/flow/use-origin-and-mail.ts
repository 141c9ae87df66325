// What the confirmation keeps asking for: the outcome, the mail's state, and the answers of the question where the customer came from.
import { useEffect, useState } from 'react';
import { isOpen, type BookingFlow } from './booking-flow.ts';
import type { FlowState } from './flow-state.ts';

/** @returns whether the page is still asking */
export function useFollowedBooking(flow: BookingFlow, { session }: FlowState): boolean {
  const confirmation = session?.confirmation ?? null;
  const bookingId = confirmation?.bookingId;
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (bookingId === undefined) return;
    const stop = new AbortController();
    const ask = async () => {
      await flow.follow(stop.signal);
      if (!stop.signal.aborted) setOver(true);
    };
    void flow.loadOrigins();
    void ask();
    return () => stop.abort();
  }, [bookingId, flow]);
  return confirmation !== null && isOpen(confirmation) && !isOver;
}
