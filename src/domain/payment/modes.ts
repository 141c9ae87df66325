// What an operator's payment mode lets a customer pay with, and what has to be given (PAY-01, decision 28).

export const paymentModes = ['no', 'cc', 'sepa', 'bic'] as const;
/** no: nothing is taken at booking; cc: card only; sepa: SEPA or card; bic: the same, SEPA with BIC. */
export type PaymentMode = (typeof paymentModes)[number];

/** The two ways of paying, as the calls name them. */
export const paymentMethods = ['sepa', 'creditCard'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** The part of the calls' paymentSettings from which a mode follows. */
export interface ModeSettings {
  readonly isRequired: boolean;
  readonly supportsSepaPayment: boolean;
  readonly requiresBicForSepaPayment: boolean;
}

/** Not required → no; no SEPA → cc; BIC required → bic; else sepa (decision 28). */
export function paymentModeOf(settings: ModeSettings): PaymentMode {
  if (!settings.isRequired) return 'no';
  if (!settings.supportsSepaPayment) return 'cc';
  return settings.requiresBicForSepaPayment ? 'bic' : 'sepa';
}

export interface PaymentChoices {
  readonly methods: readonly PaymentMethod[];
  /** Whether one of the methods has to be filled in. Never where there is none: then the operator collects (decision 30). */
  readonly isRequired: boolean;
  readonly bic: 'unused' | 'optional' | 'required';
  /** Why nothing can be paid, where nothing can. */
  readonly without: 'not_required' | 'no_insolvency_cover' | 'card_not_offered' | undefined;
}

const methodsOf: Readonly<Record<PaymentMode, readonly PaymentMethod[]>> = {
  no: [],
  cc: ['creditCard'],
  sepa: ['sepa', 'creditCard'],
  bic: ['sepa', 'creditCard'],
};

/**
 * What a customer may pay with. One derivation for the settings call, the form and the check of what was sent.
 * @param facts.cardOffered whether a payment provider is configured; without one no card field is shown (decision 30)
 * @param facts.covered whether the operator has valid insolvency cover today; without it nothing may be paid (LAW-04, BGB § 651t)
 */
export function paymentChoices(mode: PaymentMode, facts: { readonly cardOffered: boolean; readonly covered: boolean }): PaymentChoices {
  const none = (without: NonNullable<PaymentChoices['without']>): PaymentChoices => ({ methods: [], isRequired: false, bic: 'unused', without });
  if (!facts.covered) return none('no_insolvency_cover');
  if (mode === 'no') return none('not_required');
  const methods = methodsOf[mode].filter((method) => method !== 'creditCard' || facts.cardOffered);
  if (methods.length === 0) return none('card_not_offered');
  const bic = methods.includes('sepa') ? (mode === 'bic' ? 'required' : 'optional') : 'unused';
  return { methods, isRequired: true, bic, without: undefined };
}

/** The choices in the words of getPaymentSettings. */
export const modeSettings = (choices: PaymentChoices): ModeSettings => ({
  isRequired: choices.isRequired,
  supportsSepaPayment: choices.methods.includes('sepa'),
  requiresBicForSepaPayment: choices.bic === 'required',
});
