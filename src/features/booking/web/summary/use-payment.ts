// The payment of one order as its page holds it: what is typed, where the provider's fields are, and a card that came back from its page.
import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import type { getPaymentSettings } from '#features/booking/contract.ts';
import { useApi } from '#platform/web/app-runtime/api.ts';
import { useRuntime } from '#platform/web/app-runtime/runtime.ts';
import { isToken } from './card-message.ts';
import { keepPayment, keptPayment, type CardPlace, type PaymentSettings, type PaymentValues } from './payment-values.ts';

export interface PaymentControl {
  readonly values: PaymentValues;
  readonly change: (change: (before: PaymentValues) => PaymentValues) => void;
  /** With the fields that were opened first: another address would cost what was typed into them (rule F12). */
  readonly settings: PaymentSettings;
  readonly fieldsAgain: () => Promise<void>;
}

export function usePayment(session: { readonly sessionId: string; readonly sessionRevision: number }, settings: PaymentSettings): PaymentControl {
  const api = useApi();
  const { sessionId, sessionRevision } = session;
  const [values, setValues] = useState(() => keptPayment(sessionId));
  const change = useCallback<PaymentControl['change']>((next) => setValues(next), []);
  useEffect(() => keepPayment(sessionId, values), [sessionId, values]);

  const [opened, setOpened] = useState<CardPlace | null>(settings.cardFields);
  if (opened === null && settings.cardFields !== null) setOpened(settings.cardFields);
  const fieldsAgain = useCallback(async () => {
    try {
      const fresh = await api<typeof getPaymentSettings>('bookingRequest/getPaymentSettings', { sessionId, sessionRevision, bookingStatus: 'fixed_booking' });
      if (fresh.cardFields) setOpened(fresh.cardFields);
    } catch {
      // The address that is known is tried again.
    }
  }, [api, sessionId, sessionRevision]);
  // A fixed booking alone is paid: where nothing is asked for now, no fields are shown either.
  const isPaid = settings.cardFields !== null || settings.isRequired || settings.supportsSepaPayment;
  return { values, change, settings: isPaid ? { ...settings, cardFields: settings.cardFields ? opened : null } : settings, fieldsAgain };
}

/**
 * A card that was entered on a page of the provider comes back as `?token=`. It leaves the address at once: an address is shown, shared and logged.
 * @param href of this step without the token
 */
export function useReturnedCard(href: string, onCard: (token: string) => void): void {
  const router = useRouter({ warn: false });
  const { localePrefix } = useRuntime();
  useEffect(() => {
    const token = new URLSearchParams(location.search).get('token');
    if (token === null) return;
    void router.navigate({ href: localePrefix + href, replace: true, resetScroll: false });
    if (isToken(token)) onCard(token);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, for the address that the page was opened with
  }, []);
}
