// The page's booking: what the server said last, one call at a time, and what went wrong with it. While an operator is asked it looks again.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Money } from '#domain/money/money.ts';
import type { answerOffer, answerPriceByKey, BookingStatus, confirmOption, getBooking, payBooking } from '#features/booking/status-contract.ts';
import { Failure } from '#platform/contract/failures.ts';
import { useApi } from '#platform/web/app-runtime/api.ts';
import type { PaymentInput } from '../flow/booking-flow.ts';
import { untilShown } from '../flow/follow.ts';
import { orderKeys } from '../flow/order-key.ts';
import type { PriceChange } from '../flow/flow-state.ts';
import { lookAgainAfter } from './status-view.ts';

/** What the server would not do: the step is gone, the price is another one, a field is wrong, or nobody knows. */
export type Refusal =
  | { readonly kind: 'changed' }
  | { readonly kind: 'price'; readonly change: PriceChange }
  | { readonly kind: 'fields'; readonly errors: Readonly<Record<string, readonly string[]>> }
  | { readonly kind: 'failed'; readonly code: Failure['code'] };

export interface Order {
  readonly acceptedTotal: Money;
  readonly payment: PaymentInput | null;
}

export interface StatusControl {
  readonly status: BookingStatus;
  readonly busy: boolean;
  readonly refusal: Refusal | null;
  /** Terms are accepted: the form does not send without. */
  readonly order: (order: Order) => void;
  readonly decline: () => void;
  /** Terms are accepted with the price. */
  readonly answerPrice: (accepted: boolean, acceptedTotal: Money) => void;
  readonly pay: (payment: PaymentInput) => void;
}

const isPriceChange = (data: unknown): data is PriceChange =>
  typeof data === 'object' && data !== null && 'previous' in data && 'current' in data && data.previous !== null && data.current !== null;

/** What changes without the customer: another one, and the page looks at its first pace again. */
const standsAt = ({ bookingState, payment }: BookingStatus): string => `${bookingState} ${payment?.state} ${payment?.attempts} ${payment?.challengeUrl}`;

export function useStatus(bookingKey: string, loaded: BookingStatus): StatusControl {
  const api = useApi();
  const [status, setStatus] = useState(loaded);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const running = useRef(false);
  const keyOf = useMemo(() => orderKeys(), []);

  const fetch = useCallback(async (): Promise<BookingStatus | null> => {
    try {
      return await api<typeof getBooking>('booking/getBooking', { bookingKey });
    } catch {
      return null;
    }
  }, [api, bookingKey]);

  // So long nothing has changed; each look, also one that brought nothing, starts the pause before the next.
  const [waitedMs, setWaited] = useState(0);
  useEffect(() => {
    const pause = lookAgainAfter(status, waitedMs);
    if (pause === null) return;
    const leaving = new AbortController();
    const timer = setTimeout(async () => {
      await untilShown(leaving.signal);
      const fresh = leaving.signal.aborted || running.current ? null : await fetch();
      if (leaving.signal.aborted) return;
      if (fresh && !running.current) setStatus(fresh);
      setWaited(fresh && standsAt(fresh) !== standsAt(status) ? 0 : waitedMs + pause);
    }, pause);
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [status, waitedMs, fetch]);

  const refused = async (failure: Failure): Promise<Refusal> => {
    if (failure.errors) return { kind: 'fields', errors: failure.errors };
    const change = failure.code === 'PriceChanged' && isPriceChange(failure.data) ? failure.data : null;
    if (change || failure.code === 'BadSessionState' || failure.code === 'NonBookableVoyage') {
      const fresh = await fetch();
      if (fresh) setStatus(fresh);
      return change ? { kind: 'price', change } : { kind: 'changed' };
    }
    return { kind: 'failed', code: failure.code };
  };

  const run = async (call: () => Promise<BookingStatus>): Promise<void> => {
    if (running.current) return; // a second click does nothing (rule E5)
    running.current = true;
    setBusy(true);
    setRefusal(null);
    try {
      setStatus(await call());
      setWaited(0);
      scrollTo({ top: 0 });
    } catch (error) {
      setRefusal(await refused(error instanceof Failure ? error : new Failure('Unknown')));
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  return {
    status,
    busy,
    refusal,
    order: ({ acceptedTotal, payment }) => {
      const input = { bookingKey, acceptTerms: true, acceptedTotal, payment };
      const { order, offer } = status;
      if (order?.of === 'option') void run(() => api<typeof confirmOption>('booking/confirmOption', input, undefined, keyOf(input)));
      if (order?.of === 'place' && offer) {
        const { offerId } = offer;
        void run(() => api<typeof answerOffer>('booking/answerOffer', { ...input, offerId, accepted: true }, undefined, keyOf({ ...input, offerId })));
      }
    },
    decline: () => {
      const { offer } = status;
      if (offer) void run(() => api<typeof answerOffer>('booking/answerOffer', { bookingKey, offerId: offer.offerId, accepted: false }));
    },
    answerPrice: (accepted, acceptedTotal) =>
      void run(() => api<typeof answerPriceByKey>('booking/answerPrice', { bookingKey, accepted, acceptTerms: accepted, acceptedTotal })),
    pay: (payment) => {
      const input = { bookingKey, attempt: status.payment?.attempts ?? 0, payment };
      void run(() => api<typeof payBooking>('booking/payBooking', input, undefined, keyOf(input)));
    },
  };
}
