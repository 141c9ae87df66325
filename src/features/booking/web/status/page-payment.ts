// What is typed to pay with on a booking's page: in the memory of this page alone (PAY-03). The provider is asked for its fields once a card is
// chosen, not each time that somebody looks at the booking.
import { useCallback, useState } from 'react';
import { pathCodecs } from '#brands/paths.ts';
import type { PaymentField, PaymentProblem } from '#domain/payment/payment-form.ts';
import type { getPaymentSettingsByKey } from '#features/booking/status-contract.ts';
import { useApi } from '#platform/web/app-runtime/api.ts';
import { useRuntime } from '#platform/web/app-runtime/runtime.ts';
import type { FormProblem } from '#platform/web/ui/error-summary.tsx';
import { noPayment, paymentFieldId, type PaymentSettings, type PaymentValues } from '../summary/payment-values.ts';
import { useReturnedCard } from '../summary/use-payment.ts';
import type { Refusal, StatusControl } from './use-status.ts';
import { keepWayBack } from './way-back.ts';

export interface PagePayment {
  readonly values: PaymentValues;
  readonly settings: PaymentSettings;
  readonly change: (change: (before: PaymentValues) => PaymentValues) => void;
  readonly wrong: readonly PaymentProblem[];
  readonly setWrong: (problems: readonly PaymentProblem[]) => void;
  /** Of the card's fields. */
  readonly fields: 'idle' | 'loading' | 'failed';
  readonly fieldsAgain: () => Promise<void>;
  readonly serverErrorAt: (field: PaymentField) => string | undefined;
}

/** @param ways what may be paid with, as the page says without asking the provider */
export function usePagePayment(bookingKey: string, ways: PaymentSettings, { refusal }: Pick<StatusControl, 'refusal'>): PagePayment {
  const { brand } = useRuntime();
  const api = useApi();
  const [values, setValues] = useState<PaymentValues>(noPayment);
  const [wrong, setWrong] = useState<readonly PaymentProblem[]>([]);
  // What was opened first stays: another address would cost what was typed into the fields (rule F12).
  const [opened, setOpened] = useState<PaymentSettings | null>(null);
  const [fields, setFields] = useState<PagePayment['fields']>('idle');
  const fieldsAgain = useCallback(async () => {
    setFields('loading');
    try {
      const fresh = await api<typeof getPaymentSettingsByKey>('booking/getPaymentSettings', { bookingKey });
      if (fresh.cardFields?.opens === 'page') keepWayBack(bookingKey, sessionStorage, Date.now());
      setOpened((before) => (before?.cardFields && !fresh.cardFields ? before : fresh));
      setFields('idle');
    } catch {
      setFields('failed');
    }
  }, [api, bookingKey]);
  const change: PagePayment['change'] = (next) => {
    setValues(next);
    if (next(values).method === 'creditCard' && opened === null && fields !== 'loading') void fieldsAgain();
  };
  useReturnedCard(pathCodecs[brand].toPublic(`/booking-status/${bookingKey}`), (token) =>
    change((before) => ({ ...before, method: 'creditCard', card: { token, facts: null } })),
  );
  const errors = refusal?.kind === 'fields' ? refusal.errors : {};
  return {
    values,
    settings: opened ?? ways,
    change,
    wrong,
    setWrong,
    fields,
    fieldsAgain,
    serverErrorAt: (field) => errors[`payment.${field}`]?.[0],
  };
}

/** The server's words at the fields of this page, for the list on top. */
export const serverProblems = (refusal: Refusal | null): readonly FormProblem[] =>
  refusal?.kind === 'fields'
    ? Object.entries(refusal.errors).map(([name, [message = '']]) => {
        const field = /^payment\.(\w+)$/.exec(name)?.[1];
        return { field: field === undefined ? name : paymentFieldId(field as PaymentField), message };
      })
    : [];
