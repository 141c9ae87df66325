// Stripe's SDK against a server of ours that plays Stripe's endpoints: paths, forms, idempotency and errors as its reference describes them.
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { money } from '#domain/money/money.ts';
import { PaymentProviderError, type ForwardRequest, type PaymentProvider } from './payment-port.ts';
import { createStripeProvider } from './stripe-provider.ts';

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly form: URLSearchParams;
  readonly idempotencyKey: string | undefined;
  readonly authorization: string | undefined;
}
type Reply = { readonly status?: number; readonly body: object } | 'cut';

const card = { id: 'pm_1', object: 'payment_method', type: 'card', card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2040 } };
const session = {
  id: 'cs_test_a1',
  object: 'checkout.session',
  url: 'https://checkout.stripe.com/c/pay/cs_test_a1',
  customer: 'cus_1',
  setup_intent: { id: 'seti_1', payment_method: card },
};
const intent = (changes: object = {}) => ({
  id: 'pi_1',
  object: 'payment_intent',
  status: 'succeeded',
  metadata: { attempt_id: 'b1-1' },
  next_action: null,
  last_payment_error: null,
  ...changes,
});
const stripeError = (status: number, error: object): Reply => ({ status, body: { error } });
const missing = stripeError(404, { type: 'invalid_request_error', code: 'resource_missing', message: 'No such thing' });

/** Rows of 'METHOD /path' → what is answered; everything that was asked is kept. */
async function withStripe(
  rows: Record<string, Reply | ((sent: Sent) => Reply)>,
  act: (provider: PaymentProvider, sent: Sent[]) => Promise<void>,
): Promise<void> {
  const sent: Sent[] = [];
  const server = http.createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const url = new URL(request.url ?? '/', 'http://stripe');
    const one: Sent = {
      method: request.method ?? '',
      path: url.pathname,
      form: new URLSearchParams(body || url.search),
      idempotencyKey: request.headers['idempotency-key'] as string | undefined,
      authorization: request.headers.authorization,
    };
    sent.push(one);
    const row = rows[`${one.method} ${one.path}`] ?? missing;
    const reply = typeof row === 'function' ? row(one) : row;
    if (reply === 'cut') response.destroy();
    else response.writeHead(reply.status ?? 200, { 'content-type': 'application/json' }).end(JSON.stringify(reply.body));
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const { port } = server.address() as AddressInfo;
  try {
    await act(createStripeProvider({ secretKey: 'sk_test_1', server: { host: '127.0.0.1', port, protocol: 'http' }, now: () => 1_800_000_000_000 }), sent);
  } finally {
    server.closeAllConnections();
    await new Promise((closed) => {
      server.close(closed);
    });
  }
}

const request: ForwardRequest = {
  attemptId: 'b1-1',
  token: 'cs_test_a1',
  clientRef: 'C1',
  amount: money(357_000, 'EUR'),
  returnUrl: 'https://shop.example/back',
};
const read = { 'GET /v1/checkout/sessions/cs_test_a1': { body: session } };
const failureOf = async (pending: Promise<unknown>): Promise<string> => {
  try {
    return `answered ${JSON.stringify(await pending)}`;
  } catch (error) {
    return error instanceof PaymentProviderError ? error.kind : `another error: ${String(error)}`;
  }
};

describe('PAY-03 Stripe', () => {
  test('takes the card on its own page and brings the customer back with the token', () =>
    withStripe({ 'POST /v1/checkout/sessions': { body: session } }, async (provider, sent) => {
      const fields = await provider.fields({
        sessionRef: 's1',
        language: 'en',
        brandName: 'Example',
        shopOrigin: 'https://shop.example',
        returnUrl: 'https://shop.example/booking?step=4',
      });
      expect(fields).toEqual({ url: session.url, opens: 'page' });
      expect(Object.fromEntries(sent[0]!.form)).toEqual({
        mode: 'setup',
        'allowed_payment_method_types[0]': 'card',
        customer_creation: 'always',
        client_reference_id: 's1',
        locale: 'en-GB',
        success_url: 'https://shop.example/booking?step=4&token={CHECKOUT_SESSION_ID}',
        cancel_url: 'https://shop.example/booking?step=4',
      });
      expect(sent[0]!.authorization).toBe('Bearer sk_test_1');
    }));

  test('tells brand, last four digits and expiry of a token; an unknown or foreign one is none', () =>
    withStripe({ ...read, 'GET /v1/checkout/sessions/cs_test_open': { body: { ...session, setup_intent: null } } }, async (provider, sent) => {
      expect(await provider.describe('cs_test_a1')).toEqual({ brand: 'visa', last4: '4242', expiresMonth: 12, expiresYear: 2040 });
      expect(await provider.describe('cs_test_gone')).toBeUndefined();
      expect(await provider.describe('cs_test_open')).toBeUndefined();
      const before = sent.length;
      expect(await provider.describe('../customers')).toBeUndefined();
      expect(sent).toHaveLength(before);
    }));

  test('charges the customer’s card under the attempt’s name', () =>
    withStripe({ ...read, 'POST /v1/payment_intents': { body: intent() } }, async (provider, sent) => {
      expect(await provider.forward(request)).toEqual({ kind: 'accepted', ref: 'pi_1' });
      const charge = sent.find(({ path }) => path === '/v1/payment_intents')!;
      expect(charge.idempotencyKey).toBe('b1-1');
      expect(Object.fromEntries(charge.form)).toMatchObject({
        amount: '357000',
        currency: 'eur',
        customer: 'cus_1',
        payment_method: 'pm_1',
        confirm: 'true',
        'metadata[attempt_id]': 'b1-1',
        'metadata[client_ref]': 'C1',
        return_url: 'https://shop.example/back',
      });
    }));

  test.each<[string, Reply, object]>([
    ['a wrong code', stripeError(402, { type: 'card_error', code: 'incorrect_cvc' }), { kind: 'wrong_code' }],
    ['a declined card', stripeError(402, { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' }), { kind: 'declined' }],
    ['an expired card', stripeError(402, { type: 'card_error', code: 'expired_card' }), { kind: 'declined' }],
    ['an unknown number', stripeError(402, { type: 'card_error', code: 'incorrect_number' }), { kind: 'unknown_card' }],
    ['a card for other uses', stripeError(402, { type: 'card_error', code: 'card_declined', decline_code: 'card_not_supported' }), { kind: 'unknown_card' }],
    ['a card that is gone', stripeError(400, { type: 'invalid_request_error', code: 'resource_missing', param: 'payment_method' }), { kind: 'expired' }],
    ['a held amount', { body: intent({ status: 'requires_capture' }) }, { kind: 'accepted', ref: 'pi_1' }],
    ['a cancelled payment', { body: intent({ status: 'canceled' }) }, { kind: 'expired' }],
    [
      'a refusal after the confirmation',
      { body: intent({ status: 'requires_payment_method', last_payment_error: { code: 'payment_intent_authentication_failure' } }) },
      { kind: 'declined' },
    ],
    [
      'a confirmation at the bank',
      { body: intent({ status: 'requires_action', next_action: { type: 'redirect_to_url', redirect_to_url: { url: 'https://hooks.stripe.com/3ds' } } }) },
      { kind: 'challenge', url: 'https://hooks.stripe.com/3ds' },
    ],
  ])('PAY-04 %s', (_name, reply, outcome) =>
    withStripe({ ...read, 'POST /v1/payment_intents': reply }, async (provider) => expect(await provider.forward(request)).toEqual(outcome)),
  );

  test.each<[string, Reply, string]>([
    ['no answer', 'cut', 'unanswered'],
    ['an error of Stripe', stripeError(500, { type: 'api_error', message: 'oops' }), 'unanswered'],
    ['the same attempt under way', stripeError(409, { type: 'idempotency_error' }), 'unanswered'],
    ['a payment that is not decided', { body: intent({ status: 'processing' }) }, 'unanswered'],
    ['too many requests', stripeError(429, { type: 'invalid_request_error', code: 'rate_limit' }), 'unreachable'],
    ['a wrong key', stripeError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided: sk_test_1' }), 'refused'],
    ['a wrong parameter', stripeError(400, { type: 'invalid_request_error', code: 'parameter_invalid_integer' }), 'refused'],
  ])('%s is %s', (_name, reply, failure) =>
    withStripe({ ...read, 'POST /v1/payment_intents': reply }, async (provider, sent) => {
      expect(await failureOf(provider.forward(request))).toBe(failure);
      // Whatever the SDK does on its own, it does under one name.
      expect(new Set(sent.filter(({ method }) => method === 'POST').map(({ idempotencyKey }) => idempotencyKey))).toEqual(new Set(['b1-1']));
    }),
  );

  test('nobody listens: unreachable', async () => {
    let gone: PaymentProvider | undefined;
    await withStripe({}, async (provider) => {
      gone = provider;
    });
    expect(await failureOf(gone!.query('b1-1'))).toBe('unreachable');
  });

  test('finds an attempt by search, and one that search does not know yet by the list', () =>
    withStripe(
      {
        'GET /v1/payment_intents/search': ({ form }) => ({
          body: {
            object: 'search_result',
            data: form.get('query') === "metadata['attempt_id']:'b1-1'" ? [intent({ status: 'requires_action' })] : [],
            has_more: false,
          },
        }),
        'GET /v1/payment_intents/pi_1': { body: intent() },
        'GET /v1/payment_intents': ({ form }) => ({
          body: form.has('starting_after')
            ? { object: 'list', data: [intent({ id: 'pi_3', metadata: { attempt_id: 'b2-1' } })], has_more: false }
            : { object: 'list', data: [intent({ id: 'pi_2', metadata: {} })], has_more: true },
        }),
      },
      async (provider, sent) => {
        expect(await provider.query('b1-1')).toEqual({ kind: 'accepted', ref: 'pi_1' });
        expect(await provider.query('b2-1')).toEqual({ kind: 'accepted', ref: 'pi_3' });
        expect(sent.find(({ path }) => path === '/v1/payment_intents')!.form.get('created[gte]')).toBe(String(1_800_000_000 - 7200));
        expect(await provider.query('b3-1')).toBe('not_known');
        expect(await failureOf(provider.query("x' OR '1"))).toBe('refused');
      },
    ));

  test('gives up a confirmation that nobody gave; a payment that was faster counts', () => {
    const search = { 'GET /v1/payment_intents/search': { body: { object: 'search_result', data: [intent()], has_more: false } } };
    const waiting = intent({ status: 'requires_action', next_action: { type: 'redirect_to_url', redirect_to_url: { url: 'https://bank.example' } } });
    return withStripe(
      { ...search, 'GET /v1/payment_intents/pi_1': { body: waiting }, 'POST /v1/payment_intents/pi_1/cancel': { body: intent({ status: 'canceled' }) } },
      async (provider, sent) => {
        expect(await provider.abandon!('b1-1')).toEqual({ kind: 'expired' });
        expect(sent.at(-1)!.form.get('cancellation_reason')).toBe('abandoned');
      },
    ).then(() => {
      let asked = 0;
      return withStripe(
        {
          ...search,
          'GET /v1/payment_intents/pi_1': () => ({ body: asked++ === 0 ? waiting : intent() }),
          'POST /v1/payment_intents/pi_1/cancel': stripeError(400, { type: 'invalid_request_error', code: 'payment_intent_unexpected_state' }),
        },
        async (provider) => expect(await provider.abandon!('b1-1')).toEqual({ kind: 'accepted', ref: 'pi_1' }),
      );
    });
  });

  test('forgets a card, and does not mind when it is gone', () =>
    withStripe({ ...read, 'POST /v1/payment_methods/pm_1/detach': { body: card } }, async (provider, sent) => {
      await provider.remove('cs_test_a1');
      expect(sent.at(-1)!.path).toBe('/v1/payment_methods/pm_1/detach');
      await provider.remove('cs_test_gone');
    }));

  test('an error never repeats the key or what was sent', () =>
    withStripe(
      { ...read, 'POST /v1/payment_intents': stripeError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided: sk_test_1' }) },
      async (provider) => {
        await expect(provider.forward(request)).rejects.toThrow(/^Stripe: StripeAuthenticationError$/);
      },
    ));
});
