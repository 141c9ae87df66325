// What a page does once a booking is ordered, the same for a voyage's booking and for a request without one: it follows the outcome, answers
// another price, and asks where the customer came from (BOOK-15, BOOK-16).
import type { answerPrice, BookingSession, getCustomerOriginSettings, getSession, submitCustomerOrigin } from '#features/booking/contract.ts';
import { Failure } from '#platform/contract/failures.ts';
import type { Api } from '#platform/web/app-runtime/api.ts';
import type { FlowEvent, FlowState } from './flow-state.ts';
import { followBooking, untilShown } from './follow.ts';
import { orderKeys } from './order-key.ts';

export type PriceAnswer = 'done' | 'changed' | 'failed';

export interface AfterOrderParts {
  readonly api: Api;
  readonly get: () => FlowState;
  readonly tell: (event: FlowEvent) => void;
  readonly wait?: ((ms: number) => Promise<void>) | undefined;
  /** Resolves while somebody looks at the page. */
  readonly shown?: ((signal: AbortSignal) => Promise<void>) | undefined;
}

const pauseOf = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export function afterOrder({ api, get, tell, wait = pauseOf, shown = untilShown }: AfterOrderParts) {
  const keyOf = orderKeys();
  const confirmationNow = async (): Promise<BookingSession['confirmation']> => {
    const { session } = get();
    if (!session) return null;
    return (await api<typeof getSession>('bookingRequest/getSession', { sessionId: session.sessionId }).catch(() => null))?.confirmation ?? null;
  };
  return {
    /** While something about the booking is still to come: the page keeps asking and shows what comes. */
    follow: (signal: AbortSignal): Promise<void> =>
      followBooking(
        {
          present: () => get().session?.confirmation ?? null,
          fetch: confirmationNow,
          tell: (confirmation) => tell({ type: 'confirmed', confirmation }),
          onLate: () => tell({ type: 'late' }),
          wait,
          shown,
        },
        signal,
      ),

    /**
     * Answers the operator's other price (BOOK-13).
     * @returns 'changed' where it can no longer be answered like that: what holds now is shown
     */
    async answerPrice(accepted: boolean): Promise<PriceAnswer> {
      const { session } = get();
      const offered = session?.confirmation?.newTotal;
      if (!session || !offered) return 'changed';
      const input = { sessionId: session.sessionId, accepted, acceptedTotal: offered };
      try {
        const confirmation = await api<typeof answerPrice>('bookingRequest/answerPrice', input, undefined, keyOf(input));
        tell({ type: 'confirmed', confirmation });
        return 'done';
      } catch (error) {
        if (!(error instanceof Failure) || error.code === 'Unknown') return 'failed';
        const confirmation = await confirmationNow();
        if (confirmation) tell({ type: 'confirmed', confirmation });
        return confirmation ? 'changed' : 'failed';
      }
    },

    async loadOrigins(): Promise<void> {
      const { session, origins } = get();
      if (!session?.confirmation?.enquireCustomerOrigin || origins) return;
      try {
        const { options } = await api<typeof getCustomerOriginSettings>('bookingRequest/getCustomerOriginSettings', {});
        tell({ type: 'origins', origins: options });
      } catch {
        tell({ type: 'origins', origins: [] }); // the question is optional: without its answers it is not asked
      }
    },

    /** @returns whether it was saved */
    async submitOrigin(origin: number): Promise<boolean> {
      const contactId = get().session?.confirmation?.contactId;
      if (contactId === undefined) return false;
      try {
        return (await api<typeof submitCustomerOrigin>('bookingRequest/submitCustomerOrigin', { contactId, origin })).saved;
      } catch {
        return false;
      }
    },
  };
}
