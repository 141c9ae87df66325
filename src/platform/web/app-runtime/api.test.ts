import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Call } from '#platform/contract/define-call.ts';
import { browserApi } from './api.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
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
  return { asked, ask: (signal?: AbortSignal) => settle(browserApi('en', send)<Call>('a/b', { x: 1 }, signal)) };
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

  test('API-02 it gives up after three attempts, with Unknown', async () => {
    for (const broken of [() => new TypeError('network'), unknown, () => new Response('', { status: 504 })]) {
      const { asked, ask } = network(broken);
      expect(await ask()).toMatchObject({ error: { code: 'Unknown' } });
      expect(asked).toHaveLength(3);
    }
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
