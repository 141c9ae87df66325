// The payment as the booking form holds it, what is sent of it, and its rules: one code for the browser and the server (PAY-01, PAY-02, PAY-04).
import type { IsoDate } from '../calendar/calendar.ts';
import { bicProblem, cleanBic, cleanIban, ibanProblem } from './bank-account.ts';
import { expiryProblem, fullYear, monthNumber } from './card-expiry.ts';
import { looksLikeCard } from './looks-like-card.ts';
import type { PaymentChoices, PaymentMethod } from './modes.ts';

export interface SepaFields {
  readonly bankName: string;
  readonly accountOwner: string;
  readonly iban: string;
  readonly bic: string;
}

/** What the provider's fields hand over. No type of the shop can hold a card number or a security code (PAY-03). */
export interface CardFields {
  readonly token: string;
  /** The scheme as the provider calls it: 'visa', 'mastercard', … */
  readonly type: string;
  readonly last4: string;
  readonly expirationMonth: string;
  readonly expirationYear: string;
}

/** Both halves stay filled while the customer changes between them. */
export interface PaymentFormValues {
  readonly paymentMethod: PaymentMethod | undefined;
  readonly sepa: SepaFields;
  readonly creditCard: CardFields | undefined;
}

/** What is sent: the half that was not chosen is not part of it (PAY-02). undefined = nothing is paid now. */
export type PaymentPayload =
  | { readonly paymentMethod: 'sepa'; readonly sepa: SepaFields }
  | { readonly paymentMethod: 'creditCard'; readonly creditCard: CardFields | undefined }
  | undefined;

export function paymentPayload(form: PaymentFormValues): PaymentPayload {
  if (form.paymentMethod === undefined) return undefined;
  if (form.paymentMethod === 'sepa') {
    const { bankName, accountOwner, iban, bic } = form.sepa;
    return { paymentMethod: 'sepa', sepa: { bankName: tidy(bankName), accountOwner: tidy(accountOwner), iban: cleanIban(iban), bic: cleanBic(bic) } };
  }
  return { paymentMethod: 'creditCard', creditCard: form.creditCard && withFullYear(form.creditCard) };
}

const withFullYear = ({ token, type, last4, expirationMonth, expirationYear }: CardFields): CardFields => ({
  token,
  type,
  last4,
  expirationMonth,
  expirationYear: String(fullYear(expirationYear) ?? expirationYear),
});

/** A payment that may be stored. Facts of a card come from the provider by its token, never from the browser. */
export type Payment =
  | { readonly kind: 'sepa'; readonly bankName: string; readonly accountOwner: string; readonly iban: string; readonly bic: string | undefined }
  | { readonly kind: 'card'; readonly token: string }
  | { readonly kind: 'later' };

export const paymentProblemCodes = [
  'method_required',
  'method_not_offered',
  'owner_required',
  'too_long',
  'card_number_in_text',
  'iban_required',
  'iban_invalid',
  'iban_not_sepa',
  'bic_required',
  'bic_invalid',
  'bic_country_mismatch',
  'card_required',
  'card_data',
  'card_cvc',
  'card_declined',
  'card_unknown',
  'card_outdated',
  'card_default',
  'challenge_over',
  'no_cover',
  'provider_unreachable',
] as const;
export type PaymentProblemCode = (typeof paymentProblemCodes)[number];

export const paymentFields = ['paymentMethod', 'bankName', 'accountOwner', 'iban', 'bic', 'creditCard'] as const;
export type PaymentField = (typeof paymentFields)[number];

export interface PaymentProblem {
  readonly field: PaymentField;
  readonly code: PaymentProblemCode;
}

export type PaymentReading = { readonly ok: true; readonly payment: Payment } | { readonly ok: false; readonly problems: readonly PaymentProblem[] };

/** Length of names in SEPA messages (EPC rulebook, 70 characters). */
const LONGEST_NAME = 70;

/**
 * Judges a payment by what may be paid with. Browser and server call the same: the browser before sending, the server again.
 * @param today day of the agency, for the expiry of a card
 */
export function readPayment(sent: PaymentPayload, choices: PaymentChoices, today: IsoDate): PaymentReading {
  if (sent === undefined) return choices.isRequired ? refused('paymentMethod', 'method_required') : { ok: true, payment: { kind: 'later' } };
  if (!choices.methods.includes(sent.paymentMethod)) return refused('paymentMethod', 'method_not_offered');
  return sent.paymentMethod === 'sepa' ? readSepa(sent.sepa, choices) : readCard(sent.creditCard, today);
}

const refused = (field: PaymentField, code: PaymentProblemCode): PaymentReading => ({ ok: false, problems: [{ field, code }] });

function readSepa(fields: SepaFields, choices: PaymentChoices): PaymentReading {
  const bankName = tidy(fields.bankName);
  const accountOwner = tidy(fields.accountOwner);
  const found: readonly (readonly [PaymentField, PaymentProblemCode | undefined])[] = [
    ['bankName', nameProblem(bankName)],
    ['accountOwner', /\p{L}.*\p{L}/su.test(accountOwner) || looksLikeCard(accountOwner) ? nameProblem(accountOwner) : 'owner_required'],
    ['iban', ibanProblem(fields.iban)],
    ['bic', bicFieldProblem(fields, choices)],
  ];
  const problems = found.flatMap(([field, code]) => (code ? [{ field, code }] : []));
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, payment: { kind: 'sepa', bankName, accountOwner, iban: cleanIban(fields.iban), bic: cleanBic(fields.bic) || undefined } };
}

function nameProblem(name: string): PaymentProblemCode | undefined {
  if (looksLikeCard(name)) return 'card_number_in_text';
  return name.length > LONGEST_NAME ? 'too_long' : undefined;
}

/** A BIC is asked for in the mode that needs it alone; a wrong one is never taken (L-DE-16). */
function bicFieldProblem({ iban, bic }: SepaFields, choices: PaymentChoices): PaymentProblemCode | undefined {
  if (cleanBic(bic) === '') return choices.bic === 'required' ? 'bic_required' : undefined;
  return bicProblem(bic, iban);
}

function readCard(card: CardFields | undefined, today: IsoDate): PaymentReading {
  if (card === undefined || card.token === '') return refused('creditCard', 'card_required');
  // A token of a provider; a card number in its place would be the worst of all leaks.
  if (!/^[\w.:-]{8,255}$/.test(card.token) || looksLikeCard(card.token)) return refused('creditCard', 'card_data');
  // A card that was entered on a page of its provider comes back as a token alone: the provider is asked for the rest.
  const isTold = card.expirationMonth !== '' || card.expirationYear !== '';
  if (isTold && expiryProblem(monthNumber(card.expirationMonth), fullYear(card.expirationYear), today)) return refused('creditCard', 'card_data');
  return { ok: true, payment: { kind: 'card', token: card.token } };
}

/** One space between words, none around; invisible and control characters go. */
const tidy = (text: string): string =>
  text
    .replaceAll(/[\p{Cf}\p{Co}]/gu, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
