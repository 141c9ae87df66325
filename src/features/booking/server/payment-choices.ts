// What a voyage may be paid with today: one derivation for the settings, the summary and the order (PAY-01, LAW-04, L-DE-10).
import { agencyDay } from '#domain/calendar/calendar.ts';
import { coversOn, parseInsolvencyCover } from '#domain/payment/insolvency-cover.ts';
import { paymentChoices, type PaymentChoices } from '#domain/payment/modes.ts';
import type { VoyageFacts } from './facts.ts';

export const paymentChoicesOf = (voyage: VoyageFacts, now: Date): PaymentChoices =>
  paymentChoices(voyage.terms.paymentMode, { cardOffered: false, covered: coversOn(parseInsolvencyCover(voyage.terms.insolvencyCover), agencyDay(now)) });
