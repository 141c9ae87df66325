// The one interface to a payment provider (PAY-03). The card's number and code go from the customer's browser to the provider; the shop
// sees a token. A provider answers late, twice or never: what is not known is said as such, and never tried again under another name.
import type { Language } from '#domain/language.ts';
import type { Money } from '#domain/money/money.ts';
import type { PaymentProblemCode } from '#domain/payment/payment-form.ts';
import type { PaymentEvent } from '#domain/payment/payment-machine.ts';

export interface FieldsRequest {
  /** Ours, without meaning to others; never the id of the booking session itself. */
  readonly sessionRef: string;
  readonly language: Language;
  readonly brandName: string;
  /** Scheme, host and port of the shop's page: the only one that may frame the fields and that is told the token. */
  readonly shopOrigin: string;
  /** Where the customer comes back to, on a page of the provider that cannot be framed. Below shopOrigin. */
  readonly returnUrl: string;
}

export interface HostedFields {
  readonly url: string;
  /** frame: into an iframe, the token comes by postMessage; page: the customer goes there and comes back with ?token=. */
  readonly opens: 'frame' | 'page';
}

/** What may be known, shown and stored of a card. */
export interface CardFacts {
  /** 'visa', 'mastercard', 'amex', … */
  readonly brand: string;
  readonly last4: string;
  /** 1 to 12 */
  readonly expiresMonth: number;
  /** Four digits. */
  readonly expiresYear: number;
}

export interface ForwardRequest {
  /** One per card that was entered: the provider answers a repetition with the first outcome and never charges twice. */
  readonly attemptId: string;
  readonly token: string;
  /** The booking as the operator knows it. */
  readonly clientRef: string;
  readonly amount: Money;
  /** Where the customer comes back to after confirming at the bank; a page of ours. */
  readonly returnUrl: string;
}

/**
 * What became of an attempt; a closed list. `challenge` the customer has to confirm at the bank, the outcome comes by query;
 * `expired` the provider does not hold the card any more, or the customer did not confirm in time: it has to be entered again.
 */
export type PaymentOutcome =
  | { readonly kind: 'accepted'; readonly ref: string }
  | { readonly kind: 'declined' }
  | { readonly kind: 'wrong_code' }
  | { readonly kind: 'unknown_card' }
  | { readonly kind: 'challenge'; readonly url: string }
  | { readonly kind: 'expired' };

/** `cardOffered` is false where nobody takes cards: then no card field is shown (decision 30). */
export interface PaymentProvider {
  readonly cardOffered: boolean;
  /** Origin of the fields for the page's policy (frame-src), undefined where nothing is framed. */
  readonly frameOrigin: string | undefined;
  /** Every method throws PaymentProviderError and nothing else for what a provider may do wrong. */
  fields(request: FieldsRequest): Promise<HostedFields>;
  /** undefined = the provider knows no such token, or not any more. */
  describe(token: string): Promise<CardFacts | undefined>;
  forward(request: ForwardRequest): Promise<PaymentOutcome>;
  /** By our attempt id. 'not_known' = it has not arrived; whether it still can is a matter of time, see `quarantineMs`. */
  query(attemptId: string): Promise<PaymentOutcome | 'not_known'>;
  /**
   * Gives up an attempt whose customer does not confirm at the bank, and says what has become of it: 'expired' where nothing can be taken
   * any more, another outcome where the bank was faster. A provider without this method is asked until it knows by itself.
   */
  readonly abandon?: (attemptId: string) => Promise<PaymentOutcome | 'not_known'>;
  /** The provider forgets the card. No error when it has none. */
  remove(token: string): Promise<void>;
  /** How long an unanswered attempt may take to arrive; before that 'not_known' proves nothing. Milliseconds. */
  readonly quarantineMs: number;
}

/**
 * What went wrong, by what is known of it: `unreachable` nothing was sent or it was turned away unread, so trying again is safe;
 * `unanswered` bytes were sent and no valid answer came: a forward may or may not have happened; `refused` the provider does not take
 * our request, whatever the card: settings are wrong, a person has to look.
 */
export class PaymentProviderError extends Error {
  readonly kind: 'unreachable' | 'unanswered' | 'refused';

  constructor(kind: PaymentProviderError['kind'], message: string) {
    super(message);
    this.name = 'PaymentProviderError';
    this.kind = kind;
  }
}

type Told = Record<
  PaymentOutcome['kind'],
  { readonly event: PaymentEvent['type'] & ('accepted' | 'declined' | 'challenged' | 'expired'); readonly problem: PaymentProblemCode | undefined }
>;

/** What an outcome means for the payment machine, and what the customer is told (PAY-04). */
export const outcomeTable = {
  accepted: { event: 'accepted', problem: undefined },
  declined: { event: 'declined', problem: 'card_declined' },
  wrong_code: { event: 'declined', problem: 'card_cvc' },
  unknown_card: { event: 'declined', problem: 'card_unknown' },
  challenge: { event: 'challenged', problem: undefined },
  expired: { event: 'expired', problem: 'card_outdated' },
} as const satisfies Told;

/** Failures of the way to the provider: the machine's event. A refused request changes nothing at the provider, like one that never left. */
export const errorEvent = { unreachable: 'unreachable', unanswered: 'unanswered', refused: 'unreachable' } as const satisfies Record<
  PaymentProviderError['kind'],
  PaymentEvent['type']
>;
