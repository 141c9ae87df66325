// The client of the calls: typed by the contract objects, which never reach the browser themselves (API-03).
import { createContext, useContext } from 'react';
import type { Language } from '#domain/language.ts';
import type { AnswerOf, Call, InputOf } from '#platform/contract/define-call.ts';
import type { Envelope } from '#platform/contract/envelope.ts';
import { Failure } from '#platform/contract/failures.ts';
import { limitsOf, pauseBefore } from './call-limits.ts';

/**
 * Calls one contract: `api<typeof search>('voyageSearch/search', { url })`.
 * @param key idempotency key of a booking's call, where the same call may be made again; else each call has one of its own
 * @throws Failure with the server's code for everything expected; 'Unknown' when the server cannot be reached in time, with
 * `{ reason: 'offline' }` where the browser has no network
 */
export type Api = <C extends Call>(path: C['path'], input: InputOf<C>, signal?: AbortSignal, key?: string) => Promise<AnswerOf<C>>;

const retryable = new Set([502, 503, 504]);
const newKey = () => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const isOffline = () => 'onLine' in navigator && !navigator.onLine;
const outOfReach = () => new Failure('Unknown', isOffline() ? { data: { reason: 'offline' } } : {});

/** @param language of the page: names and labels of answers follow it (BRAND-07) */
export function browserApi(language: Language, send: typeof fetch = (...args) => fetch(...args)): Api {
  return async (path, input, signal, key) => {
    const body = JSON.stringify(input);
    const { timeoutMs, retries, totalMs } = limitsOf(path);
    const latest = Date.now() + totalMs;
    // the same on every repeat: a second answer, never a second booking
    const idempotency = /^booking(?:Request)?\//.test(path) ? { 'idempotency-key': key ?? newKey() } : {};
    const pause = (attempt: number) => new Promise((resolve) => setTimeout(resolve, pauseBefore(attempt, Math.random())));
    for (let attempt = 0; ; attempt++) {
      const timeout = AbortSignal.timeout(Math.max(1, Math.min(timeoutMs, latest - Date.now())));
      const isLast = () => attempt >= retries || Date.now() >= latest || isOffline();
      try {
        const response = await send(`/api/${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-language': language, ...idempotency },
          body,
          signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
        });
        if (retryable.has(response.status) && !isLast()) {
          await pause(attempt);
          continue;
        }
        const envelope = (await response.json()) as Envelope<never>;
        if (envelope.status === 'success') return envelope.data;
        throw new Failure(envelope.code, envelope.status === 'fail' ? { errors: envelope.errors } : { data: envelope.data });
      } catch (error) {
        if (error instanceof Failure || signal?.aborted) throw error;
        if (isLast()) throw outOfReach();
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
