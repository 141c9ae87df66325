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
import { lookAgainAfter, viewOf } from './status-view.ts';

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
  readonly answerPrice: (accepted: boolean, acceptedTotal: Money) => void;
  readonly pay: (payment: PaymentInput) => void;
  /** @returns null where the server could not be asked */
  readonly fetch: () => Promise<BookingStatus | null>;
}

const isPriceChange = (data: unknown): data is PriceChange =>
  typeof data === 'object' && data !== null && 'previous' in data && 'current' in data && data.previous !== null && data.current !== null;

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

  const view = viewOf(status);
  useEffect(() => {
    const pause = lookAgainAfter(view);
    if (pause === null) return;
    const leaving = new AbortController();
    const timer = setInterval(async () => {
      await untilShown(leaving.signal);
      const fresh = leaving.signal.aborted || running.current ? null : await fetch();
      if (fresh && !leaving.signal.aborted) setStatus(fresh);
    }, pause);
    return () => {
      leaving.abort();
      clearInterval(timer);
    };
  }, [view, fetch]);

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
    fetch,
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
    answerPrice: (accepted, acceptedTotal) => void run(() => api<typeof answerPriceByKey>('booking/answerPrice', { bookingKey, accepted, acceptedTotal })),
    pay: (payment) => void run(() => api<typeof payBooking>('booking/payBooking', { bookingKey, payment })),
  };
}
