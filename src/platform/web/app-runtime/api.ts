// The client of the calls: typed by the contract objects, which never reach the browser themselves (API-03).
import { createContext, useContext } from 'react';
import type { Language } from '#domain/language.ts';
import type { AnswerOf, Call, InputOf } from '#platform/contract/define-call.ts';
import type { Envelope } from '#platform/contract/envelope.ts';
import { Failure } from '#platform/contract/failures.ts';

/**
 * Calls one contract: `api<typeof search>('voyageSearch/search', { url })`.
 * @throws Failure with the server's code for everything expected; 'Unknown' when the server cannot be reached in time
 */
export type Api = <C extends Call>(path: C['path'], input: InputOf<C>, signal?: AbortSignal) => Promise<AnswerOf<C>>;

/** A visitor waits no longer for reading; the specification's 32 s are the limit towards operators (ux.md D2). */
const READ_TIMEOUT_MS = 12_000;
/** The server answers a confirmation within 25 s, with the outcome or with 'accepted'. */
const BOOKING_TIMEOUT_MS = 30_000;
const RETRIES = 2;
const retryable = new Set([502, 503, 504]);
const pause = (attempt: number) => new Promise((resolve) => setTimeout(resolve, 250 * 2 ** attempt * (0.5 + Math.random())));

/** @param language of the page: names and labels of answers follow it (BRAND-07) */
export function browserApi(language: Language, send: typeof fetch = (...args) => fetch(...args)): Api {
  return async (path, input, signal) => {
    const body = JSON.stringify(input);
    const booking = path.startsWith('bookingRequest/');
    const key = booking
      ? { 'idempotency-key': [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('') }
      : {}; // the same on every repeat: a second answer, never a second booking
    for (let attempt = 0; ; attempt++) {
      const timeout = AbortSignal.timeout(booking ? BOOKING_TIMEOUT_MS : READ_TIMEOUT_MS);
      try {
        const response = await send(`/api/${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-language': language, ...key },
          body,
          signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
        });
        if (retryable.has(response.status) && attempt < RETRIES) {
          await pause(attempt);
          continue;
        }
        const envelope = (await response.json()) as Envelope<never>;
        if (envelope.status === 'success') return envelope.data;
        throw new Failure(envelope.code, envelope.status === 'fail' ? { errors: envelope.errors } : { data: envelope.data });
      } catch (error) {
        if (error instanceof Failure || signal?.aborted) throw error;
        if (attempt >= RETRIES) throw new Failure('Unknown');
        await pause(attempt);
      }
    }
  };
}

const ApiContext = createContext<Api | undefined>(undefined);
export const ApiProvider = ApiContext;

/** The calls from within a component, for what follows the visitor's typing and clicks. */
export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('no ApiProvider above this component');
  return api;
}
