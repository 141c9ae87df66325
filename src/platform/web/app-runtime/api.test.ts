import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Call } from '#platform/contract/define-call.ts';
import { browserApi } from './api.ts';
import { limitsOf, pauseBefore } from './call-limits.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const success = json.bind(null, 200, { status: 'success', data: { n: 1 } });
const unknown = () => json(503, { status: 'error', code: 'Unknown', message: '' });

/** A network that answers with these one after another, and what it was asked. */
function network(...answers: (() => Response | Error)[]) {
  const asked: { url: string; init: RequestInit }[] = [];
  const send: typeof fetch = (url, init = {}) => {
    asked.push({ url: url instanceof Request ? url.url : url.toString(), init });
    const answer = answers[Math.min(asked.length, answers.length) - 1]?.() ?? new Error('no answer');
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  return { asked, ask: (signal?: AbortSignal, path = 'a/b', key?: string) => settle(browserApi('en', send)<Call>(path, { x: 1 }, signal, key)) };
}

async function settle<T>(promise: Promise<T>): Promise<{ data?: T; error?: unknown }> {
  const settled = promise.then(
    (data) => ({ data }),
    (error: unknown) => ({ error }),
  );
  await vi.runAllTimersAsync();
  return settled;
}

describe('browserApi', () => {
  test('API-03 BRAND-07 posts JSON below /api in the page’s language and hands over the data', async () => {
    const { asked, ask } = network(success);
    expect(await ask()).toEqual({ data: { n: 1 } });
    expect(asked).toMatchObject([
      { url: '/api/a/b', init: { method: 'POST', body: '{"x":1}', headers: { 'content-type': 'application/json', 'x-language': 'en' } } },
    ]);
  });

  test('API-02 a refusal becomes a Failure with its fields and is not sent again', async () => {
    const { asked, ask } = network(() => json(422, { status: 'fail', code: 'ValidationFailed', message: '', errors: { x: ['no'] } }));
    expect(await ask()).toMatchObject({ error: { code: 'ValidationFailed', errors: { x: ['no'] } } });
    expect(asked).toHaveLength(1);
  });

  test('API-02 a business failure keeps its data; too many requests are not answered by more', async () => {
    expect(await network(() => json(422, { status: 'error', code: 'UnknownVoyage', message: '', data: { voyageId: 5 } })).ask()).toMatchObject({
      error: { code: 'UnknownVoyage', data: { voyageId: 5 } },
    });
    const { asked, ask } = network(() => json(429, { status: 'error', code: 'TooManyRequests', message: '' }));
    expect(await ask()).toMatchObject({ error: { code: 'TooManyRequests' } });
    expect(asked).toHaveLength(1);
  });

  test.each([
    ['a gateway without its server', () => new Response('<html>', { status: 502 })],
    ['an outage', unknown],
    ['a network that breaks', () => new TypeError('network')],
    ['an answer that is no JSON', () => new Response('<html>', { status: 200 })],
  ])('API-02 after %s it asks again', async (_, broken) => {
    const { asked, ask } = network(broken, success);
    expect(await ask()).toEqual({ data: { n: 1 } });
    expect(asked).toHaveLength(2);
  });

  test.each([
    ['any call', 'a/b', 6],
    ['a booking', 'bookingRequest/confirmBooking', 6],
    ['the start of a session', 'bookingRequest/startVoyageSession', 3],
    ['the start of a request without a voyage', 'bookingRequest/startCustomRequestSession', 3],
  ])('BOOK-20 API-02 %s is given up after its retries, with Unknown', async (_, path, attempts) => {
    for (const broken of [() => new TypeError('network'), unknown, () => new Response('', { status: 504 })]) {
      const { asked, ask } = network(broken);
      expect(await ask(undefined, path)).toMatchObject({ error: { code: 'Unknown', data: undefined } });
      expect(asked).toHaveLength(attempts);
    }
  });

  test('BOOK-20 an attempt may take 32 s, one of a booking 90 s, and all together no more than 60 s and 120 s', () => {
    expect(limitsOf('voyageSearch/search')).toEqual({ timeoutMs: 32_000, retries: 5, totalMs: 60_000 });
    expect(limitsOf('bookingRequest/confirmBooking')).toEqual({ timeoutMs: 90_000, retries: 5, totalMs: 120_000 });
    expect(limitsOf('bookingRequest/startVoyageSession').retries).toBe(2);
  });

  test('BOOK-20 the time for all attempts together ends the repeats', async () => {
    const { asked, ask } = network(() => {
      vi.setSystemTime(Date.now() + 32_000);
      return new TypeError('timeout');
    });
    expect(await ask()).toMatchObject({ error: { code: 'Unknown' } });
    expect(asked).toHaveLength(2);
  });

  test('BOOK-20 pauses grow, differ between visitors, and stay short', () => {
    const longest = [0, 1, 2, 3, 4].map((attempt) => pauseBefore(attempt, 1));
    expect(longest).toEqual([250, 500, 1000, 2000, 2000]);
    for (const attempt of [0, 1, 2, 3, 4]) expect(pauseBefore(attempt, 0)).toBe((longest[attempt] ?? 0) / 2);
  });

  const keyOf = ({ init }: { init: RequestInit }) => new Headers(init.headers).get('idempotency-key');
  test('BOOK-20 BOOK-15 every repeat of a booking has the same key, another call another one, and a given key is used', async () => {
    const { asked, ask } = network(unknown, unknown, success);
    await ask(undefined, 'bookingRequest/confirmBooking');
    await ask(undefined, 'bookingRequest/confirmBooking');
    await ask(undefined, 'bookingRequest/confirmBooking', 'mine');
    const keys = asked.map(keyOf);
    expect(keys.slice(0, 3)).toEqual(Array.from({ length: 3 }, () => keys[0]));
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(keys).size).toBe(3);
    expect(keys[4]).toBe('mine');
  });

  test('BOOK-20 a browser without a network says so at once and does not go on asking', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const { asked, ask } = network(() => new TypeError('network'), success);
    expect(await ask()).toMatchObject({ error: { code: 'Unknown', data: { reason: 'offline' } } });
    expect(asked).toHaveLength(1);
  });

  test('SEARCH-09 who aborts gets no answer and causes no further request', async () => {
    const abort = new AbortController();
    const { asked, ask } = network(() => {
      abort.abort();
      return new DOMException('aborted', 'AbortError');
    }, success);
    expect(await ask(abort.signal)).toMatchObject({ error: { name: 'AbortError' } });
    expect(asked).toHaveLength(1);
  });
});
