// The card of an order: where its fields are, what is known of it, and what may be stored (PAY-03, PAY-04). The provider is asked before any
// transaction, and what the browser says of a card is never believed.
import { createHash, randomUUID } from 'node:crypto';
import { brands } from '#brands/brands.ts';
import { pathCodecs } from '#brands/paths.ts';
import type { BookingStep } from '#domain/booking/steps.ts';
import { agencyDay, type IsoDate } from '#domain/calendar/calendar.ts';
import type { Language } from '#domain/language.ts';
import { expiryProblem } from '#domain/payment/card-expiry.ts';
import type { PaymentChoices } from '#domain/payment/modes.ts';
import { readPayment, type PaymentPayload, type PaymentProblem, type PaymentProblemCode } from '#domain/payment/payment-form.ts';
import { paymentProblemText } from '#domain/payment/payment-texts.ts';
import { PaymentProviderError, type CardFacts, type FieldsRequest, type HostedFields, type PaymentProvider } from '#features/payments/server/payment-port.ts';
import { Failure } from '#platform/contract/failures.ts';
import type { BookingAsker } from './session.service.ts';
import type { NewPayment } from './work/ports.ts';

/** How long a visitor waits for the provider: milliseconds. The page works without its fields, an order does not without the card's facts. */
const PATIENCE_MS = { fields: 4_000, describe: 10_000 };

export type CardReading = { readonly ok: true; readonly card: CardFacts } | { readonly ok: false; readonly problem: PaymentProblemCode };

export interface CardDesk {
  /** Whether there is a payment provider at all (decision 30). */
  readonly offered: boolean;
  /** @returns undefined where the provider cannot be reached now: the page goes on without it */
  readonly fields: (request: FieldsRequest) => Promise<HostedFields | undefined>;
  /**
   * What the provider knows of a token. Never throws for what a provider may do wrong: `provider_unreachable` is then the problem.
   * @param today day of the agency, for the expiry (decision 29)
   */
  readonly cardOf: (token: string, today: IsoDate) => Promise<CardReading>;
  /**
   * The payment of an order as it may be stored; asks the provider, so it belongs before the transaction.
   * @throws Failure InvalidSelectedBookingOptions with the fields and their words, BackendUnavailable where the provider cannot be asked for the
   * card; nothing is lost of what was typed
   */
  readonly paidWith: (sent: PaymentPayload | null, choices: PaymentChoices, asker: Paying) => Promise<NewPayment>;
}

export type Paying = Pick<BookingAsker, 'brand' | 'language' | 'now' | 'origin'>;

/** @param onTrouble hears what a person has to look at; never with a token or a key in it */
export function createCardDesk(provider: PaymentProvider, onTrouble: (error: Error) => void = () => undefined): CardDesk {
  /** undefined for everything a provider may do wrong; a mistake of ours stays one. */
  const asked = async <T>(pending: Promise<T>, patienceMs: number): Promise<{ readonly answer: T } | undefined> => {
    try {
      return { answer: await withPatience(pending, patienceMs) };
    } catch (error) {
      if (!(error instanceof PaymentProviderError)) throw error;
      onTrouble(error);
      return undefined;
    }
  };
  const fields: CardDesk['fields'] = async (request) => (await asked(provider.fields(request), PATIENCE_MS.fields))?.answer;
  const cardOf: CardDesk['cardOf'] = async (token, today) => {
    const told = await asked(provider.describe(token), PATIENCE_MS.describe);
    if (!told) return { ok: false, problem: 'provider_unreachable' };
    const card = told.answer;
    if (!card) return { ok: false, problem: 'card_outdated' };
    return expiryProblem(card.expiresMonth, card.expiresYear, today) ? { ok: false, problem: 'card_data' } : { ok: true, card };
  };
  /** Only a card would do, and its fields are out of reach: the operator collects, as if no card were offered (decision 30). */
  const isCardOutOfReach = async (choices: PaymentChoices, { language, brand, origin }: Paying): Promise<boolean> =>
    choices.methods.every((method) => method === 'creditCard') &&
    (await fields({ sessionRef: randomUUID(), language, brandName: brands[brand].name, shopOrigin: origin, returnUrl: `${origin}/` })) === undefined;

  return {
    offered: provider.cardOffered,
    fields,
    cardOf,
    async paidWith(sent, choices, asker) {
      const today = agencyDay(asker.now);
      if (!sent && choices.isRequired && (await isCardOutOfReach(choices, asker))) return { kind: 'later' };
      const read = readPayment(sent ?? undefined, choices, today);
      if (!read.ok) throw refusal(read.problems, asker.language);
      if (read.payment.kind === 'later') return { kind: 'later' };
      if (read.payment.kind === 'sepa') {
        const { accountOwner, iban, bic, bankName } = read.payment;
        return { kind: 'sepa', accountOwner, iban, bic: bic ?? null, bankName };
      }
      const { token } = read.payment;
      const known = await cardOf(token, today);
      if (!known.ok) throw refusal([{ field: 'creditCard', code: known.problem }], asker.language);
      return { kind: 'card', token, card: known.card };
    },
  };
}

function refusal(problems: readonly PaymentProblem[], language: Language): Failure {
  const errors: Record<string, string[]> = {};
  for (const { field, code } of problems) (errors[`payment.${field}`] ??= []).push(paymentProblemText(code, language));
  return new Failure(problems.some(({ code }) => code === 'provider_unreachable') ? 'BackendUnavailable' : 'InvalidSelectedBookingOptions', { errors });
}

async function withPatience<T>(pending: Promise<T>, patienceMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PaymentProviderError('unanswered', `payment provider takes longer than ${patienceMs} ms`)), patienceMs);
  });
  pending.catch(() => undefined); // may still fail after nobody waits for it
  try {
    return await Promise.race([pending, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Who asks the provider for fields, as the provider may know it: no name of ours for the session leaves the shop. */
export const cardSessionRef = (sessionId: string): string => createHash('sha256').update(`card fields of ${sessionId}`).digest('hex').slice(0, 32);

/** Full address of a step, for a provider or a bank to lead back to. The session's id in it opens nothing without the visitor's cookie. */
export const stepAddress = (
  { origin, brand, language }: Pick<BookingAsker, 'origin' | 'brand' | 'language'>,
  voyageId: number,
  step: BookingStep,
  sessionId: string,
): string => {
  const prefix = language === brands[brand].language ? '' : `/${language}`;
  return `${origin}${prefix}${pathCodecs[brand].toPublic(`/booking/${voyageId}/${step}`)}?bs=${sessionId}`;
};

/** The confirmation's `paymentError`: what the customer is told of the last card or account. */
export const paymentErrorOf = (problem: PaymentProblemCode | null, language: Language): { message: string } | null =>
  problem === null ? null : { message: paymentProblemText(problem, language) };
