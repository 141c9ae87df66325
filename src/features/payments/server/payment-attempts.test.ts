// Machine, client and provider together, with faults in any order: one payment at most, and in the end everybody knows the same.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { money } from '#domain/money/money.ts';
import { attemptId, movePayment, noPayment, type PaymentEvent, type PaymentStatus } from '#domain/payment/payment-machine.ts';
import { testCards } from '../../../../simulators/payment/cards.ts';
import { DEVELOPMENT_KEY, startPaymentSimulator, type PaymentSimulator } from '../../../../simulators/payment/server.ts';
import type { Truth } from '../../../../simulators/payment/vault.ts';
import { createHttpProvider } from './http-provider.ts';
import { errorEvent, outcomeTable, PaymentProviderError, type PaymentOutcome, type PaymentProvider } from './payment-port.ts';

const RETURN = 'http://localhost:3000/back';
const post = async (url: string, body: object) => fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
const truthOf = async (simulator: PaymentSimulator) => (await (await fetch(`${simulator.controlUrl}/truth`)).json()) as Truth;

async function enterCard(provider: PaymentProvider, number: string): Promise<string> {
  const { url } = await provider.fields({ sessionRef: 's', language: 'en', brandName: 'Example', shopOrigin: 'http://localhost:3000', returnUrl: RETURN });
  const entry = { firstName: 'Ada', lastName: 'Example', number, type: 'visa', securityCode: '123', expirationMonth: '12', expirationYear: '40' };
  return ((await (await post(url, entry)).json()) as { token: string }).token;
}

const eventOf = (outcome: PaymentOutcome | 'not_known'): PaymentEvent =>
  outcome === 'not_known' ? { type: 'not_known', quarantineOver: true } : { type: outcomeTable[outcome.kind].event };

/** What a worker does next, by the state alone: hand on what is entered, ask about what is open. */
async function work(provider: PaymentProvider, payment: PaymentStatus, token: string, blind: boolean): Promise<PaymentStatus> {
  const step = (from: PaymentStatus, event: PaymentEvent): PaymentStatus => {
    const move = movePayment(from, event);
    expect(move).toMatchObject({ kind: 'moved' });
    return move.kind === 'moved' ? move.payment : from;
  };
  const asked = async (from: PaymentStatus, call: () => Promise<PaymentOutcome | 'not_known'>): Promise<PaymentStatus> => {
    try {
      return step(from, eventOf(await call()));
    } catch (error) {
      if (!(error instanceof PaymentProviderError)) throw error;
      return from.state === 'forwarding' ? step(from, { type: errorEvent[error.kind] }) : from;
    }
  };
  const name = attemptId('b1', payment);
  const forward = async () => provider.forward({ attemptId: name, token, clientRef: 'C1', amount: money(100, 'EUR'), returnUrl: RETURN });
  if (payment.state === 'tokenised') return asked(step(payment, { type: 'forward', placeBooked: true, covered: true }), forward);
  // The planted mistake: handing on again instead of asking.
  return payment.state === 'unknown' ? asked(payment, blind ? forward : async () => provider.query(name)) : payment;
}

const fault = fc.constantFrom('none', 'lossy', 'unavailable', 'garbage');

async function run(simulator: PaymentSimulator, number: string, faults: readonly string[], way: { readonly dedupes: boolean; readonly blind: boolean }) {
  await post(`${simulator.controlUrl}/reset`, {});
  const provider = createHttpProvider({ baseUrl: simulator.url, apiKey: DEVELOPMENT_KEY });
  const token = await enterCard(provider, number);
  await post(`${simulator.controlUrl}/dedupe`, { on: way.dedupes });
  let payment: PaymentStatus = { ...noPayment, state: 'tokenised', attempts: 1 };
  for (const kind of [...faults, 'none', 'none', 'none']) {
    if (payment.state !== 'tokenised' && payment.state !== 'unknown') break;
    if (kind !== 'none') await post(`${simulator.controlUrl}/faults`, { kind, times: 1 });
    payment = await work(provider, payment, token, way.blind);
  }
  return { payment, truth: await truthOf(simulator) };
}

test('PAY-03 whatever gets lost, a payment is taken once, and the shop knows it in the end', async () => {
  const simulator = await startPaymentSimulator();
  try {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...testCards.filter(({ type, behaviour }) => type === 'visa' && behaviour !== 'unanswered')),
        fc.array(fault, { maxLength: 6 }),
        fc.boolean(),
        async (card, faults, dedupes) => {
          const { payment, truth } = await run(simulator, card.number, faults, { dedupes, blind: false });
          expect(truth.charges).toHaveLength(card.behaviour === 'accepted' ? 1 : 0);
          const expected = {
            accepted: 'forwarded',
            challenge: 'forwarding',
            declined: 'declined',
            wrong_code: 'declined',
            unknown_card: 'declined',
            unanswered: 'unknown',
          } as const;
          expect(payment.state).toBe(expected[card.behaviour]);
        },
      ),
      { numRuns: 60 },
    );
  } finally {
    await simulator.close();
  }
});

test('PAY-03 the same test sees two payments where an unanswered one is handed on again without asking', async () => {
  const simulator = await startPaymentSimulator();
  try {
    const { truth } = await run(simulator, '4242424242424242', ['lossy'], { dedupes: false, blind: true });
    expect(truth.charges).toHaveLength(2);
  } finally {
    await simulator.close();
  }
});
