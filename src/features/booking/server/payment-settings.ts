// How a fixed booking of a voyage may be paid, with the provider's fields where a card may be given (PAY-01): for the summary, and for every
// page of a booking where it is paid later.
import { brands } from '#brands/brands.ts';
import type { PaymentChoices } from '#domain/payment/modes.ts';
import { formats } from '#domain/format/format.ts';
import { paymentTexts, withoutPaymentText } from '#domain/payment/payment-texts.ts';
import type { BookingSummary } from '../contract.ts';
import type { CardDesk } from './card-of-order.ts';
import type { VoyageFacts } from './facts.ts';
import { paymentChoicesOf } from './payment-choices.ts';
import type { BookingQuote } from './quotes.ts';
import type { BookingAsker } from './session.service.ts';
import { summaryTexts } from './summary-texts.ts';

export interface PaymentPlace {
  /** Nothing but a fixed booking is paid with the order. */
  readonly isFixed: boolean;
  /** Who asks the provider for fields, as it may know it. */
  readonly sessionRef: string;
  /** For a customer who comes back from the provider's page. */
  readonly returnUrl: string;
  /** What is ordered: the amount that is charged is said before the button. */
  readonly quote: Due;
}

/** The deposit is what is charged; without one the whole price is. */
type Due = Pick<BookingQuote, 'deposit' | 'total'> | null;

type Settings = BookingSummary['paymentSettings'];

/** When what is charged, by whom, and what the customer has in hand before: one text for each way of paying that is offered (§ 651t BGB). */
function noteOf(choices: PaymentChoices, quote: Due, { language }: BookingAsker): string {
  if (choices.without) return withoutPaymentText(choices.without, language);
  const t = summaryTexts[language].pays;
  const money = formats[language].moneyExact;
  const due = quote ? (quote.deposit ? t.deposit(money(quote.deposit)) : t.all(money(quote.total))) : t.due;
  const ways = { creditCard: t.card(due), sepa: t.debit(due) };
  return [t.first, ...choices.methods.map((method) => ways[method]), ...(quote && !quote.deposit ? [] : [t.rest])].join(' ');
}

function settingsOf(voyage: VoyageFacts, choices: PaymentChoices, isFixed: boolean): Omit<Settings, 'note' | 'cardFields'> {
  const offered = isFixed ? choices.methods : [];
  return {
    amexFee: null,
    isRequired: isFixed && choices.isRequired,
    requiresBicForSepaPayment: isFixed && choices.bic === 'required',
    supportsSepaPayment: offered.includes('sepa'),
    mode: offered.length === 0 ? 'no' : voyage.terms.paymentMode,
  };
}

/** The ways of paying for a fixed booking, for a page that asks for the card's fields only once a card is chosen. Nobody is asked for it. */
export function paymentWaysFor(
  cards: Pick<CardDesk, 'offered'>,
  voyage: VoyageFacts,
  quote: Due,
  asker: BookingAsker,
): Settings & { readonly isCardOffered: boolean } {
  const choices = paymentChoicesOf(voyage, asker.now, cards.offered);
  return { ...settingsOf(voyage, choices, true), note: noteOf(choices, quote, asker), cardFields: null, isCardOffered: choices.methods.includes('creditCard') };
}

/** Asks the provider where its fields are; without it whatever else is offered stays. */
export async function paymentSettingsFor(
  cards: Pick<CardDesk, 'offered' | 'fields'>,
  voyage: VoyageFacts,
  { isFixed, sessionRef, returnUrl, quote }: PaymentPlace,
  asker: BookingAsker,
): Promise<Settings> {
  const all = paymentChoicesOf(voyage, asker.now, cards.offered);
  const isCardPossible = isFixed && all.methods.includes('creditCard');
  const { origin, language, brand } = asker;
  const fields = isCardPossible ? await cards.fields({ sessionRef, language, brandName: brands[brand].name, shopOrigin: origin, returnUrl }) : undefined;
  const isOutOfReach = isCardPossible && fields === undefined;
  const choices = isOutOfReach ? paymentChoicesOf(voyage, asker.now, false) : all;
  const words = paymentTexts[language].cardOutOfReach;
  const note = isFixed ? noteOf(choices, quote, asker) : summaryTexts[language].notNeeded;
  return {
    ...settingsOf(voyage, choices, isFixed),
    note: isOutOfReach ? (choices.methods.length > 0 ? words.others : words.none) : note,
    cardFields: fields ? { url: fields.url, opens: fields.opens } : null,
  };
}
