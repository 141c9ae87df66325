// Nothing of a card but its last four digits may be on our side: what is sent, received, stored, written or shown is searched for the
// numbers and codes that were typed (PAY-03, L-DE-18).
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { money } from '#domain/money/money.ts';
import { testCards, type CardType } from '../../../../simulators/payment/cards.ts';
import { DEVELOPMENT_KEY, startPaymentSimulator } from '../../../../simulators/payment/server.ts';
import { createHttpProvider } from './http-provider.ts';

/** Codes that stand out: no other number of the run is a word of its own like them. */
const codeOf = (type: CardType): string => (type === 'amex' ? '9043' : '937');

/** Everything that passes between the shop and the provider, written down in the middle. */
async function recorder(target: string, lines: string[]): Promise<{ url: string; close: () => void }> {
  const server = http.createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const { host: _host, connection: _connection, 'content-length': _length, 'transfer-encoding': _encoding, ...headers } = incoming.headers;
    const sent = { method: incoming.method ?? 'GET', headers: headers as Record<string, string>, ...(body.length > 0 ? { body } : {}) };
    const answer = await fetch(`${target}${incoming.url}`, sent).catch(() => undefined);
    const text = answer ? await answer.text() : '';
    lines.push(`${incoming.method} ${incoming.url} ${JSON.stringify(headers)} ${body.toString()}`, text);
    if (answer) outgoing.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.status === 204 ? undefined : text);
    else outgoing.destroy();
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

/** Digits of the number in any usual spacing; a code only as a word of its own. */
const finds = (text: string, digits: string): boolean =>
  digits.length > 4 ? text.replaceAll(/[\s.-]|%20/g, '').includes(digits) : new RegExp(String.raw`(?<![0-9A-Za-z])${digits}(?![0-9A-Za-z])`).test(text);

test('PAY-03 no number and no code of a card is sent to, stored or written by the shop', async () => {
  const seen: string[] = [];
  const written = (['log', 'info', 'warn', 'error', 'debug'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      seen.push(parts.map(String).join(' '));
    }),
  );
  for (const stream of [process.stdout, process.stderr]) {
    const spy = vi.spyOn(stream, 'write').mockImplementation((chunk) => {
      seen.push(String(chunk));
      return true;
    });
    written.push(spy as unknown as (typeof written)[number]);
  }
  const simulator = await startPaymentSimulator();
  const middle = await recorder(simulator.url, seen);
  try {
    const provider = createHttpProvider({ baseUrl: middle.url, frameOrigin: simulator.url, apiKey: DEVELOPMENT_KEY, timeoutMs: 1200 });
    for (const [index, card] of testCards.entries()) {
      const { url } = await provider.fields({
        sessionRef: `s${index}`,
        language: 'de',
        brandName: 'Beispiel',
        shopOrigin: 'http://localhost:3000',
        returnUrl: 'http://localhost:3000/back',
      });
      // The customer's browser: this goes to the provider and not through the middle.
      const entry = {
        firstName: 'Ada',
        lastName: 'Example',
        number: card.number,
        type: card.type,
        securityCode: codeOf(card.type),
        expirationMonth: '12',
        expirationYear: '40',
      };
      const send = async (body: object) =>
        (await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).text();
      const refused = await send({ ...entry, firstName: '' });
      const message = await send(entry);
      const { token } = JSON.parse(message) as { token: string };
      const facts = await provider.describe(token);
      const attempt = { attemptId: `b${index}-1`, token, clientRef: `C${index}`, amount: money(10_000, 'EUR'), returnUrl: 'http://localhost:3000/back' };
      const outcome = await provider.forward(attempt).catch((error: unknown) => `${String(error)} ${(error as Error).stack ?? ''}`);
      const known = await provider.query(attempt.attemptId);
      // What the frame tells the shop's page, the row that is stored, and what a log line would hold.
      seen.push(refused, message, JSON.stringify({ token, facts, attempt, outcome, known }));
      console.log('a line of the log', JSON.stringify({ token, facts, outcome }));
      process.stdout.write(`written ${token}\n`);
    }
    // The provider's own memory, too: it keeps neither.
    seen.push(await (await fetch(`${simulator.controlUrl}/truth`)).text());
  } finally {
    middle.close();
    await simulator.close();
    for (const spy of written) spy.mockRestore();
  }
  const everything = seen.join('\n');
  for (const trace of ['"last4":"4242"', 'a line of the log', 'written tok_', 'POST /v1/forwards']) expect(everything).toContain(trace);
  for (const { number, type } of testCards) {
    expect(finds(everything, number), `the number ending in ${number.slice(-4)}`).toBe(false);
    expect(finds(everything, codeOf(type)), `the code of ${type}`).toBe(false);
  }
  // The search itself is able to find.
  expect(finds(`${everything}\n4242 4242-4242.4242`, '4242424242424242')).toBe(true);
  expect(finds(`${everything} {"securityCode":"937"}`, '937')).toBe(true);
});
