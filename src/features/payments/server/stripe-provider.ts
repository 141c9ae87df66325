// Stripe through its own SDK: Checkout in setup mode takes the card on Stripe's page, a PaymentIntent charges it once the place is booked.
// The token is the id of the Checkout session; number and code are never in an answer of Stripe's.
import { Stripe } from 'stripe';
import { PaymentProviderError, type FieldsRequest, type ForwardRequest, type PaymentOutcome, type PaymentProvider } from './payment-port.ts';

export interface StripeProviderOptions {
  readonly secretKey: string;
  /** Milliseconds for one answer. */
  readonly timeoutMs?: number;
  /** Another address than Stripe's own, for tests. */
  readonly server?: { readonly host: string; readonly port: number; readonly protocol: 'http' | 'https' };
  /** Milliseconds since 1970, for the window in which new payments are looked through one by one. */
  readonly now?: () => number;
}

/** Stripe's search lags behind by a minute, in outages by up to an hour (its documentation); younger payments are listed instead. */
const LISTED_SECONDS = 2 * 3600;

export function createStripeProvider(options: StripeProviderOptions): PaymentProvider {
  // Only the outbox repeats. (A socket closed by the other side is sent once more by the SDK, under the same idempotency key.)
  const stripe = new Stripe(options.secretKey, { ...options.server, timeout: options.timeoutMs ?? 20_000, maxNetworkRetries: 0, telemetry: false });
  const now = options.now ?? Date.now;
  return {
    cardOffered: true,
    frameOrigin: undefined,
    quarantineMs: 180_000,
    fields: async (request) => ({ url: await asked(checkoutPage(stripe, request)), opens: 'page' }),
    describe: async (token) => {
      const card = (await asked(storedCard(stripe, token)))?.method.card;
      return card ? { brand: card.brand, last4: card.last4, expiresMonth: card.exp_month, expiresYear: card.exp_year } : undefined;
    },
    forward: async (request) => asked(charge(stripe, request)),
    query: async (attemptId) => {
      const intent = await asked(findIntent(stripe, attemptId, now));
      return intent ? outcomeOf(intent) : 'not_known';
    },
    abandon: async (attemptId) =>
      asked(
        (async () => {
          const intent = await findIntent(stripe, attemptId, now);
          return intent ? abandoned(stripe, intent) : 'not_known';
        })(),
      ),
    remove: async (token) =>
      asked(
        (async () => {
          const stored = await storedCard(stripe, token);
          if (stored) await orMissing(stripe.paymentMethods.detach(stored.method.id));
        })(),
      ),
  };
}

/** Stripe's page cannot be framed: the customer goes there and comes back with the session's id. */
async function checkoutPage(stripe: Stripe, { sessionRef, language, returnUrl }: FieldsRequest): Promise<string> {
  const back = new URL(returnUrl);
  const joined = `${back.href}${back.search ? '&' : '?'}token=`;
  const session = await stripe.checkout.sessions.create({
    mode: 'setup',
    allowed_payment_method_types: ['card'],
    // A card without a customer can be used only once, and that was the setup.
    customer_creation: 'always',
    client_reference_id: sessionRef,
    locale: language === 'de' ? 'de' : 'en-GB',
    // Stripe puts the id in place of these words; they must not be encoded.
    success_url: `${joined}{CHECKOUT_SESSION_ID}`,
    cancel_url: back.href,
  });
  if (!session.url) throw new PaymentProviderError('unanswered', 'Stripe gave no address of its page');
  return session.url;
}

/** The card that was entered in a Checkout session, undefined when there is no such session, no card in it or the card is gone. */
async function storedCard(stripe: Stripe, token: string): Promise<{ method: Stripe.PaymentMethod; customer: string | undefined } | undefined> {
  if (!/^cs_\w{1,250}$/.test(token)) return undefined;
  const session = await orMissing(stripe.checkout.sessions.retrieve(token, { expand: ['setup_intent.payment_method'] }));
  const intent = session?.setup_intent;
  if (!session || !intent || typeof intent === 'string') return undefined;
  const method = intent.payment_method;
  if (!method || typeof method === 'string') return undefined;
  const { customer } = session;
  return { method, customer: typeof customer === 'string' ? customer : customer?.id };
}

async function charge(stripe: Stripe, { attemptId, token, clientRef, amount, returnUrl }: ForwardRequest): Promise<PaymentOutcome> {
  const stored = await storedCard(stripe, token);
  if (!stored) return { kind: 'expired' };
  try {
    const intent = await stripe.paymentIntents.create(
      {
        amount: amount.amount,
        currency: amount.currency.toLowerCase(),
        ...(stored.customer ? { customer: stored.customer } : {}),
        payment_method: stored.method.id,
        allowed_payment_method_types: ['card'],
        confirm: true,
        return_url: returnUrl,
        description: clientRef,
        metadata: { attempt_id: attemptId, client_ref: clientRef },
      },
      { idempotencyKey: attemptId },
    );
    return outcomeOf(intent);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) return refusalOf(error.code, error.decline_code);
    if (isMissing(error)) return { kind: 'expired' };
    throw error;
  }
}

/** Search knows what is older than a moment, the list what is younger; both together miss nothing. */
async function findIntent(stripe: Stripe, attemptId: string, now: () => number): Promise<Stripe.PaymentIntent | undefined> {
  // The id stands in a query language below.
  if (!/^[\w-]{1,100}$/.test(attemptId)) throw new PaymentProviderError('refused', 'not an attempt id');
  const found = await stripe.paymentIntents.search({ query: `metadata['attempt_id']:'${attemptId}'`, limit: 1 });
  const [first] = found.data;
  // What search shows may be old, what is asked for by its id is not.
  if (first) return stripe.paymentIntents.retrieve(first.id);
  const created = { gte: Math.floor(now() / 1000) - LISTED_SECONDS };
  for await (const intent of stripe.paymentIntents.list({ created, limit: 100 })) {
    if (intent.metadata['attempt_id'] === attemptId) return intent;
  }
  return undefined;
}

/** A payment that was decided meanwhile cannot be cancelled: then its outcome counts. */
async function abandoned(stripe: Stripe, intent: Stripe.PaymentIntent): Promise<PaymentOutcome> {
  if (intent.status !== 'requires_action') return outcomeOf(intent);
  try {
    return outcomeOf(await stripe.paymentIntents.cancel(intent.id, { cancellation_reason: 'abandoned' }));
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'payment_intent_unexpected_state')
      return outcomeOf(await stripe.paymentIntents.retrieve(intent.id));
    throw error;
  }
}

function outcomeOf(intent: Stripe.PaymentIntent): PaymentOutcome {
  switch (intent.status) {
    case 'succeeded':
    case 'requires_capture':
      return { kind: 'accepted', ref: intent.id };
    case 'requires_action': {
      const url = intent.next_action?.redirect_to_url?.url;
      if (!url) throw new PaymentProviderError('unanswered', 'Stripe asks for a confirmation without an address');
      return { kind: 'challenge', url };
    }
    case 'requires_payment_method':
      return refusalOf(intent.last_payment_error?.code, intent.last_payment_error?.decline_code);
    case 'canceled':
      return { kind: 'expired' };
    default:
      // Being processed, or a word of a later version: not decided yet, the query that follows will tell.
      throw new PaymentProviderError('unanswered', `Stripe has not decided: ${intent.status}`);
  }
}

const wrongCode = new Set(['incorrect_cvc', 'invalid_cvc']);
const unknownCard = new Set(['incorrect_number', 'invalid_number', 'card_not_supported', 'invalid_account', 'new_account_information_available']);

/** Stripe's codes of refusals in our closed list; every other reason of a bank is a plain no. */
function refusalOf(...codes: readonly (string | undefined)[]): PaymentOutcome {
  if (codes.some((code) => code !== undefined && wrongCode.has(code))) return { kind: 'wrong_code' };
  return codes.some((code) => code !== undefined && unknownCard.has(code)) ? { kind: 'unknown_card' } : { kind: 'declined' };
}

const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && (error.code === 'resource_missing' || error.statusCode === 404);

async function orMissing<T>(pending: Promise<T>): Promise<T | undefined> {
  try {
    return await pending;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

const beforeSending = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/** Stripe's errors in our three kinds. Messages name the kind of error only: Stripe's own may repeat what was sent. */
async function asked<T>(pending: Promise<T>): Promise<T> {
  try {
    return await pending;
  } catch (error) {
    if (error instanceof PaymentProviderError) throw error;
    if (error instanceof Stripe.errors.StripeConnectionError) {
      const code = typeof error.detail === 'object' && 'code' in error.detail ? error.detail.code : 'no answer';
      throw new PaymentProviderError(beforeSending.has(code) ? 'unreachable' : 'unanswered', `Stripe: ${code}`);
    }
    if (error instanceof Stripe.errors.StripeRateLimitError) throw new PaymentProviderError('unreachable', 'Stripe: too many requests');
    if (error instanceof Stripe.errors.StripeIdempotencyError) throw new PaymentProviderError('unanswered', 'Stripe: the same attempt is under way');
    if (error instanceof Stripe.errors.StripeAPIError) throw new PaymentProviderError('unanswered', `Stripe: ${error.statusCode ?? 'no status'}`);
    if (error instanceof Stripe.errors.StripeError) throw new PaymentProviderError('refused', `Stripe: ${error.type} ${error.code ?? ''}`.trim());
    throw error;
  }
}
