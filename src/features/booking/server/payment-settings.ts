// How a fixed booking of a voyage may be paid, with the provider's fields where a card may be given (PAY-01): for the summary, and for every
// page of a booking where it is paid later.
import { brands } from '#brands/brands.ts';
import { paymentTexts, withoutPaymentText } from '#domain/payment/payment-texts.ts';
import type { BookingSummary } from '../contract.ts';
import type { CardDesk } from './card-of-order.ts';
import type { VoyageFacts } from './facts.ts';
import { paymentChoicesOf } from './payment-choices.ts';
import type { BookingAsker } from './session.service.ts';
import { summaryTexts } from './summary-texts.ts';

export interface PaymentPlace {
  /** Nothing but a fixed booking is paid with the order. */
  readonly isFixed: boolean;
  /** Who asks the provider for fields, as it may know it. */
  readonly sessionRef: string;
  /** For a customer who comes back from the provider's page. */
  readonly returnUrl: string;
}

/** Asks the provider where its fields are; without it whatever else is offered stays. */
export async function paymentSettingsFor(
  cards: Pick<CardDesk, 'offered' | 'fields'>,
  voyage: VoyageFacts,
  { isFixed, sessionRef, returnUrl }: PaymentPlace,
  asker: BookingAsker,
): Promise<BookingSummary['paymentSettings']> {
  const t = summaryTexts[asker.language];
  const all = paymentChoicesOf(voyage, asker.now, cards.offered);
  const isCardPossible = isFixed && all.methods.includes('creditCard');
  const { origin, language, brand } = asker;
  const fields = isCardPossible ? await cards.fields({ sessionRef, language, brandName: brands[brand].name, shopOrigin: origin, returnUrl }) : undefined;
  const isOutOfReach = isCardPossible && fields === undefined;
  const choices = isOutOfReach ? paymentChoicesOf(voyage, asker.now, false) : all;
  const offered = isFixed ? choices.methods : [];
  const words = paymentTexts[language];
  const note = !isFixed ? t.notNeeded : choices.without ? withoutPaymentText(choices.without, language) : t.paymentNote;
  return {
    amexFee: null,
    isRequired: isFixed && choices.isRequired,
    note: isOutOfReach ? (offered.length > 0 ? words.cardOutOfReach.others : words.cardOutOfReach.none) : note,
    requiresBicForSepaPayment: isFixed && choices.bic === 'required',
    supportsSepaPayment: offered.includes('sepa'),
    mode: offered.length === 0 ? 'no' : voyage.terms.paymentMode,
    cardFields: fields ? { url: fields.url, opens: fields.opens } : null,
  };
}
