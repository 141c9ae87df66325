// What a voyage may be paid with today: one derivation for the settings, the summary and the order (PAY-01, LAW-04, L-DE-10).
import { agencyDay } from '#domain/calendar/calendar.ts';
import { coversOn, parseInsolvencyCover } from '#domain/payment/insolvency-cover.ts';
import { paymentChoices, type PaymentChoices } from '#domain/payment/modes.ts';
import type { VoyageFacts } from './facts.ts';

/** @param cardOffered whether a payment provider takes cards now (decision 30) */
export const paymentChoicesOf = (voyage: VoyageFacts, now: Date, cardOffered: boolean): PaymentChoices =>
  paymentChoices(voyage.terms.paymentMode, { cardOffered, covered: coversOn(parseInsolvencyCover(voyage.terms.insolvencyCover), agencyDay(now)) });

const means = { sepa: 'sepa', creditCard: 'card' } as const;

/** Accepted means of payment as they are said before the order begins (L-DE-10). */
export const paymentMeansOf = ({ methods }: PaymentChoices): ('sepa' | 'card' | 'later')[] => ['later', ...methods.map((method) => means[method])];
