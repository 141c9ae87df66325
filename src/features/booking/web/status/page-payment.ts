// What is typed to pay with on a booking's page: in the memory of this page alone (PAY-03).
import { useCallback, useState } from 'react';
import { pathCodecs } from '#brands/paths.ts';
import type { PaymentField, PaymentProblem } from '#domain/payment/payment-form.ts';
import { useRuntime } from '#platform/web/app-runtime/runtime.ts';
import type { FormProblem } from '#platform/web/ui/error-summary.tsx';
import { noPayment, paymentFieldId, type CardPlace, type PaymentSettings, type PaymentValues } from '../summary/payment-values.ts';
import { useReturnedCard } from '../summary/use-payment.ts';
import type { Refusal, StatusControl } from './use-status.ts';

export interface PagePayment {
  readonly values: PaymentValues;
  readonly settings: PaymentSettings;
  readonly change: (change: (before: PaymentValues) => PaymentValues) => void;
  readonly wrong: readonly PaymentProblem[];
  readonly setWrong: (problems: readonly PaymentProblem[]) => void;
  readonly fieldsAgain: () => Promise<void>;
  readonly serverErrorAt: (field: PaymentField) => string | undefined;
}

export function usePagePayment(bookingKey: string, settings: PaymentSettings, control: Pick<StatusControl, 'fetch' | 'refusal'>): PagePayment {
  const { brand } = useRuntime();
  const [values, setValues] = useState<PaymentValues>(noPayment);
  const [wrong, setWrong] = useState<readonly PaymentProblem[]>([]);
  // The fields that were opened first: another address would cost what was typed into them (rule F12).
  const [opened, setOpened] = useState<CardPlace | null>(settings.cardFields);
  const change = useCallback<PagePayment['change']>((next) => setValues(next), []);
  useReturnedCard(pathCodecs[brand].toPublic(`/booking-status/${bookingKey}`), (token) =>
    setValues((before) => ({ ...before, method: 'creditCard', card: { token, facts: null } })),
  );
  const { fetch, refusal } = control;
  const fieldsAgain = async () => {
    const fresh = await fetch();
    const place = (fresh?.order?.paymentSettings ?? fresh?.paymentAgain)?.cardFields;
    if (place) setOpened(place);
  };
  const errors = refusal?.kind === 'fields' ? refusal.errors : {};
  return {
    values,
    settings: { ...settings, cardFields: settings.cardFields ? (opened ?? settings.cardFields) : null },
    change,
    wrong,
    setWrong,
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
