// A payment provider that speaks the vault protocol: JSON over HTTP, described in docs/guides/connect-a-payment-provider.md.
import { z } from 'zod';
import { PaymentProviderError, type PaymentOutcome, type PaymentProvider } from './payment-port.ts';

export interface HttpProviderOptions {
  /** Address of the provider, without a slash at the end. */
  readonly baseUrl: string;
  readonly apiKey: string;
  /** Origin of the page with the fields as browsers see it, where it is another than baseUrl's. */
  readonly frameOrigin?: string;
  /** Longest wait for one answer, milliseconds. */
  readonly timeoutMs?: number;
  /** See PaymentProvider.quarantineMs; at least twice the provider's longest processing time. */
  readonly quarantineMs?: number;
}

const ANSWER_LIMIT = 64 * 1024;

const link = z
  .string()
  .regex(/^https?:\/\/\S+$/)
  .max(2000);
const fieldsAnswer = z.object({ url: link });
const cardAnswer = z.object({
  brand: z.string().min(1).max(40),
  last4: z.string().regex(/^\d{4}$/),
  expiresMonth: z.int().min(1).max(12),
  expiresYear: z.int().min(2000).max(2999),
});
const outcomeAnswer: z.ZodType<PaymentOutcome> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('accepted'), ref: z.string().min(1).max(100) }),
  z.object({ kind: z.literal('declined') }),
  z.object({ kind: z.literal('wrong_code') }),
  z.object({ kind: z.literal('unknown_card') }),
  z.object({ kind: z.literal('challenge'), url: link }),
  z.object({ kind: z.literal('expired') }),
]);

/** Codes of failures before a connection stood: nothing can have been sent. */
const beforeSending = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'ERR_TLS_CERT_ALTNAME_INVALID',
]);
interface Answer {
  readonly status: number;
  readonly body: unknown;
}

export function createHttpProvider(options: HttpProviderOptions): PaymentProvider {
  const base = options.baseUrl.replace(/\/+$/, '');
  const timeoutMs = options.timeoutMs ?? 20_000;
  const send = (method: string, path: string, body?: object) => exchange({ url: `${base}${path}`, method, body, apiKey: options.apiKey, timeoutMs });
  const ok = async <T>(schema: z.ZodType<T>, answer: Promise<Answer>): Promise<T> => read(schema, await answer);
  /** A 404 of the protocol carries {kind: 'not_known'}; any other is a wrong address. */
  const orUnknown = async <T>(schema: z.ZodType<T>, pending: Promise<Answer>): Promise<T | undefined> => {
    const answer = await pending;
    return isNotKnown(answer) ? undefined : read(schema, answer);
  };
  const frameOrigin = options.frameOrigin ?? new URL(base).origin;
  return {
    cardOffered: true,
    frameOrigin,
    quarantineMs: options.quarantineMs ?? 180_000,
    fields: async ({ sessionRef, language, brandName, shopOrigin }) => {
      const { url } = await ok(fieldsAnswer, send('POST', '/v1/fields', { sessionRef, language, brandName, shopOrigin }));
      // Browsers would refuse the frame, and the shop's page its messages: the settings are wrong, which a log has to say and not a blank box.
      if (new URL(url).origin !== frameOrigin)
        throw new PaymentProviderError('refused', 'the card fields are at another origin than the one that may be framed');
      return { url, opens: 'frame' };
    },
    describe: async (token) => orUnknown(cardAnswer, send('GET', `/v1/tokens/${encodeURIComponent(token)}`)),
    forward: async ({ attemptId, token, clientRef, amount, returnUrl }) =>
      ok(outcomeAnswer, send('POST', '/v1/forwards', { attemptId, token, clientRef, amount, returnUrl })),
    query: async (attemptId) => (await orUnknown(outcomeAnswer, send('GET', `/v1/forwards/${encodeURIComponent(attemptId)}`))) ?? 'not_known',
    abandon: async (attemptId) => (await orUnknown(outcomeAnswer, send('DELETE', `/v1/forwards/${encodeURIComponent(attemptId)}`))) ?? 'not_known',
    remove: async (token) => {
      const answer = await send('DELETE', `/v1/tokens/${encodeURIComponent(token)}`);
      if (answer.status !== 204 && !isNotKnown(answer)) throw failure(answer.status);
    },
  };
}

interface Exchange {
  readonly url: string;
  readonly method: string;
  readonly body: object | undefined;
  readonly apiKey: string;
  readonly timeoutMs: number;
}

/** @throws PaymentProviderError unreachable or unanswered; a status is the caller's to judge */
async function exchange({ url, method, body, apiKey, timeoutMs }: Exchange): Promise<Answer> {
  try {
    const response = await fetch(url, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: { authorization: `Bearer ${apiKey}`, accept: 'application/json', ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: response.status, body: response.status === 204 ? undefined : await readJson(response) };
  } catch (error) {
    if (error instanceof PaymentProviderError) throw error;
    const code = failureCode(error);
    // Neither address nor body: an error ends in a log.
    if (code !== undefined && beforeSending.has(code)) throw new PaymentProviderError('unreachable', `payment provider not reached: ${code}`);
    throw new PaymentProviderError('unanswered', `payment provider did not answer: ${code ?? (error instanceof Error ? error.name : 'unknown')}`);
  }
}

/** Answers in JSON, a bounded amount of it; anything else is no answer. */
async function readJson(response: Response): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > ANSWER_LIMIT) throw new PaymentProviderError('unanswered', 'payment provider answered with too much');
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown;
  } catch {
    if (!response.ok) return undefined;
    throw new PaymentProviderError('unanswered', 'payment provider answered something that is not JSON');
  }
}

const failureCode = (error: unknown): string | undefined => {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' ? code : undefined;
};

const isNotKnown = ({ status, body }: Answer): boolean => status === 404 && z.object({ kind: z.literal('not_known') }).safeParse(body).success;

function read<T>(schema: z.ZodType<T>, answer: Answer): T {
  if (answer.status !== 200) throw failure(answer.status);
  const result = schema.safeParse(answer.body);
  if (!result.success) throw new PaymentProviderError('unanswered', 'payment provider answered in an unknown form');
  return result.data;
}

function failure(status: number): PaymentProviderError {
  // Turned away before it was looked at. A 503 may come from something in between, after the request went on: that is no answer.
  if (status === 429) return new PaymentProviderError('unreachable', `payment provider turned the request away: ${status}`);
  return new PaymentProviderError(status >= 500 ? 'unanswered' : 'refused', `payment provider answered ${status}`);
}
