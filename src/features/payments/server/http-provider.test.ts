import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { money } from '#domain/money/money.ts';
import { paymentProblemCodes } from '#domain/payment/payment-form.ts';
import { paymentTable } from '#domain/payment/payment-machine.ts';
import { codeLength, testCards } from '../../../../simulators/payment/cards.ts';
import { DEVELOPMENT_KEY, startPaymentSimulator, type PaymentSimulator } from '../../../../simulators/payment/server.ts';
import type { Truth } from '../../../../simulators/payment/vault.ts';
import { createHttpProvider } from './http-provider.ts';
import { noPaymentProvider } from './no-provider.ts';
import { outcomeTable, PaymentProviderError, type ForwardRequest, type PaymentProvider } from './payment-port.ts';

const SHOP = 'http://localhost:3000';
const fieldsRequest = { sessionRef: 's1', language: 'de', brandName: 'Beispiel', shopOrigin: SHOP, returnUrl: `${SHOP}/back` } as const;

interface Setting {
  readonly simulator: PaymentSimulator;
  readonly provider: PaymentProvider;
  /** For calls that are never answered. */
  readonly hasty: PaymentProvider;
  readonly advance: (ms: number) => void;
  /** Types a card as a customer does and returns the token. */
  readonly enter: (number: string) => Promise<string>;
  readonly fault: (order: object) => Promise<void>;
  readonly truth: () => Promise<Truth>;
}

async function withProvider(act: (setting: Setting) => Promise<void>): Promise<void> {
  let later = 0;
  const simulator = await startPaymentSimulator({ now: () => Date.now() + later });
  const provider = createHttpProvider({ baseUrl: simulator.url, apiKey: DEVELOPMENT_KEY });
  const hasty = createHttpProvider({ baseUrl: simulator.url, apiKey: DEVELOPMENT_KEY, timeoutMs: 1200 });
  const post = async (url: string, body: object) => fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  const enter = async (number: string) => {
    const { type } = testCards.find((card) => card.number === number)!;
    const { url } = await provider.fields(fieldsRequest);
    const entry = {
      firstName: 'Ada',
      lastName: 'Example',
      number,
      type,
      securityCode: '1'.repeat(codeLength(type)),
      expirationMonth: '12',
      expirationYear: '40',
    };
    return ((await (await post(url, entry)).json()) as { token: string }).token;
  };
  try {
    await act({
      simulator,
      provider,
      hasty,
      advance: (ms) => {
        later += ms;
      },
      enter,
      fault: async (order) => expect((await post(`${simulator.controlUrl}/faults`, order)).status).toBe(204),
      truth: async () => (await (await fetch(`${simulator.controlUrl}/truth`)).json()) as Truth,
    });
  } finally {
    await simulator.close();
  }
}

const request = (token: string, attemptId = 'b1-1'): ForwardRequest => ({
  attemptId,
  token,
  clientRef: 'C1',
  amount: money(357_000, 'EUR'),
  returnUrl: `${SHOP}/back`,
});
const failureOf = async (pending: Promise<unknown>): Promise<string> => {
  try {
    return `answered ${JSON.stringify(await pending)}`;
  } catch (error) {
    return error instanceof PaymentProviderError ? error.kind : `another error: ${String(error)}`;
  }
};
const listen = async (server: http.Server): Promise<string> => {
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
const unusedAddress = async (): Promise<string> => {
  const server = http.createServer();
  const address = await listen(server);
  await new Promise((closed) => {
    server.close(closed);
  });
  return address;
};
const ACCEPTED = '4242424242424242';

describe('PAY-03 the provider over HTTP', () => {
  test('fields, description, forwarding, query and removal', () =>
    withProvider(async ({ provider, simulator, enter, truth }) => {
      expect(await provider.fields(fieldsRequest)).toEqual({ url: expect.stringContaining(`${simulator.url}/fields/`), opens: 'frame' });
      expect(provider.frameOrigin).toBe(simulator.url);
      const token = await enter('378282246310005');
      expect(await provider.describe(token)).toEqual({ brand: 'amex', last4: '0005', expiresMonth: 12, expiresYear: 2040 });
      expect(await provider.describe('tok_unknown')).toBeUndefined();
      expect(await provider.query('b1-1')).toBe('not_known');
      const outcome = await provider.forward(request(token));
      expect(outcome).toEqual({ kind: 'accepted', ref: expect.stringMatching(/^pay_/) });
      expect(await provider.query('b1-1')).toEqual(outcome);
      await provider.remove(token);
      await provider.remove(token);
      expect(await provider.describe(token)).toBeUndefined();
      expect((await truth()).charges).toHaveLength(1);
    }));

  test.each([
    ['4000000000000002', 'declined'],
    ['4000000000000127', 'wrong_code'],
    ['4000000000009979', 'unknown_card'],
    ['4000002760003184', 'challenge'],
  ])('PAY-04 the card %s: %s, and the query says the same', (number, kind) =>
    withProvider(async ({ provider, enter, truth }) => {
      const outcome = await provider.forward(request(await enter(number)));
      expect(outcome.kind).toBe(kind);
      expect(await provider.query('b1-1')).toEqual(outcome);
      expect((await truth()).charges).toEqual([]);
    }),
  );

  test('a repetition gets the first answer and takes no second payment', () =>
    withProvider(async ({ provider, enter, truth }) => {
      const token = await enter(ACCEPTED);
      const outcomes = await Promise.all(Array.from({ length: 20 }, async () => provider.forward(request(token))));
      expect(new Set(outcomes.map((one) => JSON.stringify(one))).size).toBe(1);
      expect(await provider.forward(request(token, 'b1-2'))).toEqual({ kind: 'expired' });
      expect((await truth()).charges).toHaveLength(1);
    }));

  test('a bank that never answers: unanswered, and the query finds what it did', () =>
    withProvider(async ({ provider, hasty, enter, truth }) => {
      expect(await failureOf(hasty.forward(request(await enter('4000000000000119'))))).toBe('unanswered');
      expect((await provider.query('b1-1')) as object).toMatchObject({ kind: 'accepted' });
      expect((await truth()).charges).toHaveLength(1);
    }));

  test('a card is kept for a day, a confirmation waits for a quarter of an hour', () =>
    withProvider(async ({ provider, enter, advance }) => {
      const token = await enter('4000002760003184');
      const forgotten = await enter(ACCEPTED);
      expect((await provider.forward(request(token))).kind).toBe('challenge');
      advance(15 * 60_000);
      expect(await provider.query('b1-1')).toEqual({ kind: 'expired' });
      advance(24 * 3_600_000);
      expect(await provider.describe(forgotten)).toBeUndefined();
      expect(await provider.forward(request(forgotten, 'b2-1'))).toEqual({ kind: 'expired' });
    }));

  test('a confirmation that is given up cannot be given any more; what was decided stays decided', () =>
    withProvider(async ({ provider, enter, truth }) => {
      const asked = await provider.forward(request(await enter('4000002760003184')));
      expect(await provider.abandon!('b1-1')).toEqual({ kind: 'expired' });
      if (asked.kind === 'challenge') await fetch(asked.url, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ decision: 'confirm' }) });
      expect(await provider.query('b1-1')).toEqual({ kind: 'expired' });
      expect((await truth()).charges).toEqual([]);
      const paid = await provider.forward(request(await enter(ACCEPTED), 'b2-1'));
      expect(await provider.abandon!('b2-1')).toEqual(paid);
      expect(await provider.abandon!('b3-1')).toBe('not_known');
    }));

  test.each([
    ['silent', 'unanswered', 0],
    ['lossy', 'unanswered', 1],
    ['garbage', 'unanswered', 1],
    ['unavailable', 'unanswered', 0],
  ])('a forward that meets %s is %s, whether the money was taken or not', (kind, failure, charges) =>
    withProvider(async ({ provider, hasty, enter, fault, truth }) => {
      const token = await enter(ACCEPTED);
      await fault({ operation: 'forward', kind, times: 1 });
      expect(await failureOf((kind === 'silent' ? hasty : provider).forward(request(token)))).toBe(failure);
      expect((await truth()).charges).toHaveLength(charges);
      const known = await provider.query('b1-1');
      expect(known === 'not_known' ? 0 : 1).toBe(charges);
      // Handed on again under the same name: one payment in the end, in every case.
      expect((await provider.forward(request(token))).kind).toBe('accepted');
      expect((await truth()).charges).toHaveLength(1);
    }),
  );

  test('a slow answer is an answer as long as it comes in time', () =>
    withProvider(async ({ provider, enter, fault }) => {
      await fault({ operation: 'describe', kind: 'slow', ms: 20, times: 1 });
      expect(await provider.describe(await enter(ACCEPTED))).toMatchObject({ last4: '4242' });
    }));

  test('fields at another origin than the one that may be framed are a wrong setting, and said as such', async () => {
    const simulator = await startPaymentSimulator({ publicUrl: 'https://cards.example' });
    try {
      const options = { baseUrl: simulator.url, apiKey: DEVELOPMENT_KEY };
      expect(await failureOf(createHttpProvider(options).fields(fieldsRequest))).toBe('refused');
      const told = createHttpProvider({ ...options, frameOrigin: 'https://cards.example' });
      expect(told.frameOrigin).toBe('https://cards.example');
      expect((await told.fields(fieldsRequest)).url).toMatch(/^https:\/\/cards\.example\/fields\//);
    } finally {
      await simulator.close();
    }
  });

  test('nobody listens: unreachable; a wrong key: refused', async () => {
    const simulator = await startPaymentSimulator();
    const wrongKey = createHttpProvider({ baseUrl: simulator.url, apiKey: 'wrong' });
    expect(await failureOf(wrongKey.forward(request('tok_1')))).toBe('refused');
    expect(await failureOf(wrongKey.remove('tok_1'))).toBe('refused');
    await simulator.close();
    const gone = createHttpProvider({ baseUrl: await unusedAddress(), apiKey: DEVELOPMENT_KEY });
    const calls = [
      async () => gone.forward(request('tok_1')),
      async () => gone.query('b1-1'),
      async () => gone.describe('tok_1'),
      async () => gone.remove('tok_1'),
      async () => gone.fields(fieldsRequest),
    ];
    for (const call of calls) expect(await failureOf(call())).toBe('unreachable');
  });

  test.each<[string, number, string, string]>([
    ['another form', 200, '{"kind":"perhaps"}', 'unanswered'],
    ['no JSON', 200, 'OK', 'unanswered'],
    ['too much', 200, JSON.stringify({ kind: 'accepted', ref: 'x'.repeat(70_000) }), 'unanswered'],
    ['a script as an address', 200, '{"kind":"challenge","url":"javascript:alert(1)"}', 'unanswered'],
    ['a wrong address', 404, '<h1>Not Found</h1>', 'refused'],
    ['a redirect', 302, '', 'unanswered'],
    ['too many requests', 429, '{}', 'unreachable'],
    ['an error', 500, '{}', 'unanswered'],
  ])('an answer of %s', async (_name, status, body, failure) => {
    const server = http.createServer((_request, response) => response.writeHead(status, { location: 'http://localhost:1/' }).end(body));
    const provider = createHttpProvider({ baseUrl: await listen(server), apiKey: 'k' });
    expect(await failureOf(provider.forward(request('tok_1')))).toBe(failure);
    expect(await failureOf(provider.query('b1-1'))).toBe(failure);
    server.close();
  });
});

describe('PAY-03 without a provider', () => {
  test('no card is offered, and nothing can have been handed on', async () => {
    expect(noPaymentProvider.cardOffered).toBe(false);
    expect(await noPaymentProvider.describe('tok_1')).toBeUndefined();
    expect(await noPaymentProvider.query('b1-1')).toBe('not_known');
    expect(await failureOf(noPaymentProvider.forward(request('tok_1')))).toBe('refused');
    expect(await failureOf(noPaymentProvider.fields(fieldsRequest))).toBe('refused');
  });
});

test('PAY-04 every outcome has its event in the machine, and its words', () => {
  for (const { event, problem } of Object.values(outcomeTable)) {
    expect(['forwarded', 'declined', 'forwarding', 'none']).toContain(paymentTable.forwarding[event]);
    if (problem) expect(paymentProblemCodes).toContain(problem);
  }
});
