import { describe, expect, test } from 'vitest';
import { startPaymentSimulator, DEVELOPMENT_KEY, type PaymentSimulator } from './server.ts';

const SHOP = 'http://localhost:3000';
const key = { authorization: `Bearer ${DEVELOPMENT_KEY}`, 'content-type': 'application/json' };
const entry = {
  firstName: 'Ada',
  lastName: 'Example',
  number: '4242424242424242',
  type: 'visa',
  securityCode: '123',
  expirationMonth: '12',
  expirationYear: '40',
};

async function withSimulator(act: (simulator: PaymentSimulator, page: (changes?: object) => Promise<string>) => Promise<void>): Promise<void> {
  const simulator = await startPaymentSimulator();
  const page = async (changes: object = {}) => {
    const order = { sessionRef: 's1', language: 'de', brandName: 'Beispiel', shopOrigin: SHOP, ...changes };
    const response = await fetch(`${simulator.url}/v1/fields`, { method: 'POST', headers: key, body: JSON.stringify(order) });
    expect(response.status).toBe(200);
    return ((await response.json()) as { url: string }).url;
  };
  try {
    await act(simulator, page);
  } finally {
    await simulator.close();
  }
}
const post = async (url: string, body: unknown) => fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

describe('PAY-03 the page of the card fields', () => {
  test('may be framed by the shop alone and loads nothing of others', () =>
    withSimulator(async (_simulator, page) => {
      const response = await fetch(await page());
      expect(response.headers.get('content-security-policy')).toBe(
        `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; form-action 'none'; frame-ancestors ${SHOP}; base-uri 'none'`,
      );
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('referrer-policy')).toBe('no-referrer');
      const html = await response.text();
      expect(html).toContain(`data-origin="${SHOP}"`);
      expect([...html.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1])).toEqual(['/assets/fields.css', '/assets/fields.js']);
      for (const asset of ['fields.css', 'fields.js']) expect((await fetch(new URL(`/assets/${asset}`, response.url))).status).toBe(200);
    }));

  test('PAY-01 has every field of the specification, with its autocomplete token, in both languages', () =>
    withSimulator(async (_simulator, page) => {
      const url = await page();
      const german = await (await fetch(url)).text();
      const english = await (await fetch(url.replace('language=de', 'language=en'))).text();
      for (const token of ['cc-given-name', 'cc-family-name', 'cc-number', 'cc-type', 'cc-csc', 'cc-exp-month', 'cc-exp-year']) {
        expect(german).toContain(`autocomplete="${token}"`);
      }
      for (const word of ['Vorname laut Karte', 'Nachname laut Karte', 'Kartennummer', 'Kartenart', 'Prüfziffer', '>MM ', '>JJ '])
        expect(german).toContain(word);
      for (const word of ['First name on the card', 'Card number', 'Security code', '>YY ']) expect(english).toContain(word);
      expect(german).toContain('<html lang="de">');
      expect(english).toContain('<html lang="en">');
    }));

  test('names in the page are text, never markup', () =>
    withSimulator(async (_simulator, page) => {
      const html = await (await fetch(await page({ brandName: '<img src=x onerror=alert(1)>"' }))).text();
      expect(html).not.toContain('<img');
      expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;');
    }));

  test.each(['http://shop.example/path', "http://shop.example; script-src 'unsafe-inline'", '*', 'null', 'javascript:alert(1)'])(
    'no origin of the shop is taken that could loosen the policy: %s',
    (shopOrigin) =>
      withSimulator(async (simulator) => {
        const body = JSON.stringify({ sessionRef: 's1', language: 'de', brandName: 'Beispiel', shopOrigin });
        expect((await fetch(`${simulator.url}/v1/fields`, { method: 'POST', headers: key, body })).status).toBe(400);
      }),
  );

  test('PAY-04 answers each wrong field with its words, and a right card with a token', () =>
    withSimulator(async (_simulator, page) => {
      const url = await page();
      const wrong = await post(url, { ...entry, number: '4242424242424241', securityCode: '1' });
      expect(wrong.status).toBe(422);
      expect(await wrong.json()).toEqual({
        problems: [
          { field: 'number', code: 'number', text: 'Diese Kartennummer gibt es nicht. Vergleichen Sie die Ziffern mit der Karte.' },
          { field: 'securityCode', code: 'code3', text: 'Geben Sie die 3 Ziffern auf der Rückseite der Karte ein.' },
        ],
      });
      const right = await post(url, entry);
      expect(await right.json()).toEqual({
        token: expect.stringMatching(/^tok_[0-9a-f]{32}$/),
        brand: 'visa',
        last4: '4242',
        expiresMonth: 12,
        expiresYear: 2040,
      });
      expect((await post(url, { number: 4242 })).status).toBe(400);
      expect((await post(url.replace(/fields_\w+/, 'fields_unknown'), entry)).status).toBe(404);
    }));
});

describe('PAY-03 the calls of the shop', () => {
  test('want the key', () =>
    withSimulator(async (simulator) => {
      for (const [method, path] of [
        ['POST', '/v1/fields'],
        ['GET', '/v1/tokens/tok_1'],
        ['DELETE', '/v1/tokens/tok_1'],
        ['POST', '/v1/forwards'],
        ['GET', '/v1/forwards/a-1'],
      ] as const) {
        for (const authorization of [undefined, 'Bearer wrong', DEVELOPMENT_KEY]) {
          const response = await fetch(`${simulator.url}${path}`, { method, headers: authorization ? { authorization } : {} });
          expect(response.status, `${method} ${path}`).toBe(401);
        }
      }
    }));

  test('the same attempt with another amount is refused', () =>
    withSimulator(async (simulator, page) => {
      const { token } = (await (await post(await page(), entry)).json()) as { token: string };
      const forward = async (amount: number) => {
        const body = JSON.stringify({ attemptId: 'b-1', token, clientRef: 'C1', amount: { amount, currency: 'EUR' }, returnUrl: `${SHOP}/back` });
        return (await fetch(`${simulator.url}/v1/forwards`, { method: 'POST', headers: key, body })).status;
      };
      expect([await forward(100), await forward(100), await forward(200)]).toEqual([200, 200, 409]);
      const truth = (await (await fetch(`${simulator.controlUrl}/truth`)).json()) as { charges: unknown[] };
      expect(truth.charges).toEqual([expect.objectContaining({ attemptId: 'b-1', amount: { amount: 100, currency: 'EUR' }, last4: '4242' })]);
    }));
});

describe('PAY-03 the confirmation at the bank', () => {
  test.each([
    ['confirm', 'accepted', 1],
    ['deny', 'declined', 0],
  ])('%s: %s; a second answer changes nothing', (decision, outcome, charged) =>
    withSimulator(async (simulator, page) => {
      const { token } = (await (await post(await page(), { ...entry, number: '4000002760003184' })).json()) as { token: string };
      const body = JSON.stringify({ attemptId: 'b-1', token, clientRef: 'C1', amount: { amount: 357_000, currency: 'EUR' }, returnUrl: `${SHOP}/back` });
      const answer = (await (await fetch(`${simulator.url}/v1/forwards`, { method: 'POST', headers: key, body })).json()) as { kind: string; url: string };
      expect(answer.kind).toBe('challenge');
      const shown = await fetch(answer.url);
      expect(shown.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(await shown.text()).toContain('3.570,00');
      for (const word of [decision, 'confirm', 'deny']) {
        const answered = await fetch(answer.url, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ decision: word }) });
        expect([answered.status, answered.headers.get('location')]).toEqual([303, `${SHOP}/back`]);
      }
      const known = (await (await fetch(`${simulator.url}/v1/forwards/b-1`, { headers: key })).json()) as { kind: string };
      expect(known.kind).toBe(outcome);
      const truth = (await (await fetch(`${simulator.controlUrl}/truth`)).json()) as { charges: unknown[] };
      expect(truth.charges).toHaveLength(charged);
    }),
  );
});
