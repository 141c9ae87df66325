// Drives a request without a voyage (BOOK-17): begins its session once the four answers are there and sends it at the end. The same states,
// failures and following as a voyage's booking; free of React.
import type { BookingForm } from '#domain/booking/form/booking-form.ts';
import type { CustomRequest } from '#domain/booking/form/custom-request.ts';
import type { CustomStep } from '#domain/booking/steps.ts';
import type { BookingSession, confirmBooking, getSession, startCustomRequestSession } from '#features/booking/contract.ts';
import type { InputOf } from '#platform/contract/define-call.ts';
import { Failure } from '#platform/contract/failures.ts';
import type { Api } from '#platform/web/app-runtime/api.ts';
import { afterOrder } from '../flow/after-order.ts';
import { showings, stepOfErrors, troubleKindOf } from '../flow/exceptions.ts';
import { initialFlow, reduceFlow, type FlowEvent, type FlowState } from '../flow/flow-state.ts';
import { oneCallAtATime } from '../flow/one-call.ts';
import { orderKeys } from '../flow/order-key.ts';

export type GoToCustom = (step: CustomStep, sessionId: string, how: { readonly replace: boolean }) => void;

export interface CustomFlowParts {
  readonly api: Api;
  readonly session: BookingSession | null;
  readonly goTo?: GoToCustom;
  readonly wait?: (ms: number) => Promise<void>;
  readonly shown?: (signal: AbortSignal) => Promise<void>;
}

export interface CustomOrder {
  readonly request: CustomRequest;
  readonly form: BookingForm;
  readonly userAgent: string;
}

/** The step where the server's field errors are mended: the four answers stand on the first one. */
export const stepOfCustomErrors = (errors: Readonly<Record<string, unknown>>): CustomStep => {
  if (Object.keys(errors).some((key) => key.startsWith('customRequest.'))) return 'request';
  return stepOfErrors(errors) === 'summary' ? 'summary' : 'contacts';
};

export type CustomFlow = ReturnType<typeof createCustomFlow>;

export function createCustomFlow(parts: CustomFlowParts) {
  const { api } = parts;
  let state: FlowState = initialFlow(null, parts.session);
  let goTo: GoToCustom = parts.goTo ?? (() => undefined);
  const listeners = new Set<() => void>();
  const tell = (event: FlowEvent): void => {
    state = reduceFlow(state, event);
    for (const listener of listeners) listener();
  };
  const keyOf = orderKeys();
  const { run, again } = oneCallAtATime({
    began: (busy) => tell({ type: 'began', busy }),
    failed: (failure, { place }) => {
      tell({ type: 'failed', failure, place });
      if (showings[troubleKindOf(failure, place)].as === 'fields' && state.session)
        goTo(stepOfCustomErrors(failure.errors ?? {}), state.session.sessionId, { replace: false });
    },
  });
  const startAt = (step: CustomStep, replace: boolean) =>
    run({ busy: 'voyageSession', place: 'availability' }, async () => {
      const session = await api<typeof startCustomRequestSession>('bookingRequest/startCustomRequestSession', {});
      return () => {
        tell({ type: 'session', session });
        goTo(step, session.sessionId, { replace });
      };
    });

  return {
    ...afterOrder({ api, get: () => state, tell, wait: parts.wait, shown: parts.shown }),
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    leadBy: (next: GoToCustom) => {
      goTo = next;
    },
    closeTrouble: () => tell({ type: 'closed' }),
    retry: () => {
      tell({ type: 'closed' });
      void again();
    },
    /** The answers are right: on to the applicant, in a session that begins now where there is none. */
    async next(): Promise<void> {
      if (state.session?.state === 'open') return goTo('contacts', state.session.sessionId, { replace: false });
      await startAt('contacts', false);
    },
    /** A new session for the same request; what was typed is in this tab. */
    restart: () => startAt('summary', true),
    /** The session as it stands, after another window has changed it. */
    reload: () =>
      run({ busy: 'default', place: 'payment' }, async () => {
        const sessionId = state.session?.sessionId ?? '';
        const session = await api<typeof getSession>('bookingRequest/getSession', { sessionId });
        return () => {
          tell({ type: 'session', session });
          goTo(session.state === 'confirmed' ? 'confirmation' : 'summary', sessionId, { replace: true });
        };
      }),
    /** Sends the request; a lost answer is asked for with the same key. @returns whether it was taken */
    send: ({ request, form, userAgent }: CustomOrder): Promise<boolean> =>
      run({ busy: 'booking', place: 'payment' }, async () => {
        const { session } = state;
        if (!session) throw new Failure('InvalidSession');
        const input = {
          sessionId: session.sessionId,
          sessionRevision: session.sessionRevision,
          acceptDirectBooking: false,
          customRequest: request,
          bookingOptions: form as NonNullable<InputOf<typeof confirmBooking>['bookingOptions']>,
          clientAnalyticsData: { userAgent: userAgent.slice(0, 500) },
        };
        const confirmation = await api<typeof confirmBooking>('bookingRequest/confirmBooking', input, undefined, keyOf(input));
        return () => {
          tell({ type: 'confirmed', confirmation });
          goTo('confirmation', session.sessionId, { replace: true });
        };
      }),
  };
}
