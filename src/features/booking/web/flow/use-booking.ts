// The booking of a page as React sees it: one flow, its state, and what has to be loaded for the step that is shown.
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { stepIndex, stepShown, type BookingStep } from '#domain/booking/steps.ts';
import { useApi } from '#platform/web/app-runtime/api.ts';
import type { CabinType } from '#domain/voyage/vocabulary.ts';
import { readChoice } from '#features/voyage/web/voyage-choice.ts';
import { createBookingFlow, type BookingFlow } from './booking-flow.ts';
import type { FlowState } from './flow-state.ts';
import { partyOfQuery } from './party-of-query.ts';
import { keepReached, readReached } from './reached.ts';
import { useBookingAddress, type BookingAddress } from './use-address.ts';
import type { LoadedBooking } from '../booking.load.ts';

export interface Booking {
  readonly flow: BookingFlow;
  readonly state: FlowState;
  readonly address: BookingAddress;
  /** The step that may be shown for the address. */
  readonly step: BookingStep;
  /** The step has changed since the page was loaded: its heading takes the focus. */
  readonly hasMoved: boolean;
  /** The cabin type that was chosen on the voyage's page. */
  readonly wishedCabin: CabinType | undefined;
}

/** Which step the session allows of the one that the address asks for (BOOK-01). */
export function stepFor({ session, summary, reached }: FlowState, wanted: BookingStep | undefined): BookingStep {
  if (!session) return 'request';
  return stepShown(wanted, {
    state: session.state,
    maxStep: Math.max(session.maxStep, reached),
    hasSelection: session.selection !== null,
    hasOptions: session.bookingOptions !== null || summary !== null,
  });
}

/** What the step needs and does not have yet; a call that has just failed is not repeated by itself. */
export function missingFor(
  { session, availability, options, summary, trouble, busy }: FlowState,
  step: BookingStep,
): 'availability' | 'options' | 'summary' | null {
  if (!session || session.state !== 'open' || busy !== null) return null;
  const isDue = (place: 'availability' | 'options' | 'summary', has: unknown) => (has === null && trouble?.place !== place ? place : null);
  if (step === 'cabin') return isDue('availability', availability);
  if (step !== 'options' && step !== 'contacts' && step !== 'summary') return null;
  return isDue('options', options) ?? (step === 'summary' && options ? isDue('summary', summary) : null);
}

export function useBooking(loaded: LoadedBooking, wanted: BookingStep | undefined, query: string): Booking {
  const api = useApi();
  const address = useBookingAddress(loaded.voyageId, query);
  const [flow] = useState(() => createBookingFlow({ api, voyageId: loaded.voyageId, settings: loaded.settings, session: loaded.session }));
  useEffect(() => flow.leadBy(address.goTo), [flow, address]);
  const state = useSyncExternalStore(flow.subscribe, flow.get, flow.get);
  const party = useMemo(() => partyOfQuery(query), [query]);
  const step = stepFor(state, wanted);

  // A session begins in the browser alone, once (BOOK-03).
  const { settings, session } = state;
  const mayBegin = settings !== null && settings.isBookingPossible; // an operator out of reach is no hindrance (BOOK-19)
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current || session || !party || !mayBegin || wanted === 'request') return;
    begun.current = true;
    void (loaded.isSessionOver ? flow.restart(party) : flow.start(party));
  }, [session, party, mayBegin, wanted, flow, loaded.isSessionOver]);

  const sessionId = session?.sessionId;
  const isRead = state.reached >= 0;
  useEffect(() => {
    if (sessionId !== undefined) flow.reached(readReached(sessionId));
  }, [sessionId, flow]);
  useEffect(() => {
    if (sessionId === undefined || !isRead) return;
    if (step !== 'confirmation') {
      flow.shown(stepIndex(step));
      keepReached(sessionId, Math.max(stepIndex(step), flow.get().reached));
    }
    // An address beyond what was reached, or of a session that is ordered, leads to the step that is shown.
    if (wanted !== step) address.goTo(step, sessionId, { replace: true });
  }, [sessionId, isRead, step, wanted, flow, address]);

  const [first] = useState(step);
  const [hasMoved, setMoved] = useState(false);
  if (!hasMoved && step !== first) setMoved(true);
  return { flow, state, address, step, hasMoved, wishedCabin: readChoice(query).cabin };
}
