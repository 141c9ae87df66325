// What is typed to pay with, what may be paid with, and what is sent of it: nothing of the half that was not chosen (PAY-01, PAY-02).
import type { IsoDate } from '#domain/calendar/calendar.ts';
import type { PaymentChoices, PaymentMethod } from '#domain/payment/modes.ts';
import { paymentPayload, readPayment, type CardFields, type PaymentField, type PaymentProblem, type SepaFields } from '#domain/payment/payment-form.ts';
import type { BookingSummary } from '#features/booking/contract.ts';
import type { PaymentInput } from '../flow/booking-flow.ts';
import type { EnteredCard } from './card-message.ts';

/** On a booking's own page a card may be offered whose fields are asked for only once it is chosen. */
export type PaymentSettings = BookingSummary['paymentSettings'] & { readonly isCardOffered?: boolean };
export type CardPlace = NonNullable<PaymentSettings['cardFields']>;

export interface PaymentValues {
  readonly method: PaymentMethod | 'later' | null;
  readonly sepa: SepaFields;
  readonly card: EnteredCard | null;
}
export const noPayment: PaymentValues = { method: null, sepa: { bankName: '', accountOwner: '', iban: '', bic: '' }, card: null };

const choicesOf = (settings: PaymentSettings): PaymentChoices => {
  const isCardOffered = settings.cardFields !== null || settings.isCardOffered === true;
  const methods = [...(settings.supportsSepaPayment ? (['sepa'] as const) : []), ...(isCardOffered ? (['creditCard'] as const) : [])];
  return {
    methods,
    isRequired: settings.isRequired && methods.length > 0,
    bic: !settings.supportsSepaPayment ? 'unused' : settings.requiresBicForSepaPayment ? 'required' : 'optional',
    without: undefined,
  };
};

/** The ways of paying that are asked for; a question with one answer is none. */
export const waysOf = (settings: PaymentSettings): readonly (PaymentMethod | 'later')[] => {
  const { methods, isRequired } = choicesOf(settings);
  return methods.length === 0 || isRequired ? methods : [...methods, 'later'];
};

/** Chosen, or the only way there is. Nothing is chosen beforehand where there is a choice. */
export const methodOf = (values: PaymentValues, settings: PaymentSettings): PaymentValues['method'] => {
  const ways = waysOf(settings);
  if (ways.length === 1) return ways[0] ?? null;
  return values.method !== null && ways.includes(values.method) ? values.method : null;
};

const cardFields = ({ token, facts }: EnteredCard): CardFields => ({
  token,
  type: facts?.brand ?? '',
  last4: facts?.last4 ?? '',
  expirationMonth: facts ? String(facts.expiresMonth) : '',
  expirationYear: facts ? String(facts.expiresYear) : '',
});

/** What is sent, or what is wrong with it; null = nothing is paid now. */
export function paymentOf(
  values: PaymentValues,
  settings: PaymentSettings,
  today: IsoDate,
): { readonly payment: PaymentInput | null } | { readonly problems: readonly PaymentProblem[] } {
  const choices = choicesOf(settings);
  if (choices.methods.length === 0) return { payment: null };
  const method = methodOf(values, settings);
  if (method === null) return { problems: [{ field: 'paymentMethod', code: 'method_required' }] };
  if (method === 'later') return { payment: null };
  const sent = paymentPayload({ paymentMethod: method, sepa: values.sepa, creditCard: values.card ? cardFields(values.card) : undefined });
  const reading = readPayment(sent, choices, today);
  if (!reading.ok) return { problems: reading.problems };
  if (sent?.paymentMethod === 'creditCard' && sent.creditCard) return { payment: { paymentMethod: 'creditCard', creditCard: sent.creditCard } };
  return { payment: sent?.paymentMethod === 'sepa' ? sent : null };
}

/** Id of a field of the payment, for the error summary. */
export const paymentFieldId = (field: PaymentField): string => `payment-${field}`;

/**
 * What was typed for one booking, while its customer looks at other steps: in the memory of this page alone, and of the last booking alone.
 * Neither an account number nor a token is written anywhere in the browser (LAW-05, PAY-03).
 */
let kept: { readonly sessionId: string; readonly values: PaymentValues } | null = null;

export const keptPayment = (sessionId: string): PaymentValues => (kept?.sessionId === sessionId ? kept.values : noPayment);
export const keepPayment = (sessionId: string, values: PaymentValues): void => {
  kept = { sessionId, values };
};
export const forgetPayment = (): void => {
  kept = null;
};
