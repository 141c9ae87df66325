// The envelope, the statuses and the named fields of every call, over HTTP.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { firstVoyageId } from '#database/seeds/world.ts';
import { visitorOf } from '#platform/server/http/visitor.ts';
import type { ShopContext } from '#app/server/request-context.ts';
import { defineCall } from '#platform/contract/define-call.ts';
import { failureCodes, failures, failureTexts } from '#platform/contract/failures.ts';
import { implement, run } from '#platform/server/http/implement.ts';
import { startTestShop, testNow, type TestShop } from '../factories/shop.ts';
import { contracts, noObjects, samples } from './call-samples.ts';

const voyageId = firstVoyageId + 20;

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ pages: false });
});
afterAll(() => shop[Symbol.asyncDispose]());

const paths = contracts.map(({ path }) => path);
const failEnvelope = z.strictObject({
  status: z.literal('fail'),
  code: z.enum(failureCodes as [string, ...string[]]),
  message: z.string().min(1),
  errors: z.record(z.string(), z.array(z.string().min(1)).min(1)),
});
const errorEnvelope = z.strictObject({
  status: z.literal('error'),
  code: z.enum(failureCodes as [string, ...string[]]),
  message: z.string().min(1),
  data: z.unknown().optional(),
});

describe('API-01 every call', () => {
  test('API-01 the calls of the specification exist at their paths', () => {
    // 2-calls.md 7, what this shop has of it
    expect(paths).toEqual(
      expect.arrayContaining([
        'homepage/getData',
        'homepage/data/favouritePorts',
        'quickSearch/getSuggestions',
        'voyageSearch/search',
        'voyageSearch/searchValidVoyageUrl',
        'voyageSearch/searchCruiseFinderFacets',
        'voyage/getVoyageDetails',
        'voyage/getPrePostPackages',
        'voyage/getPriceData',
      ]),
    );
    expect(new Set(paths).size).toBe(paths.length);
    expect(Object.keys(samples).toSorted()).toEqual([...paths].toSorted()); // a new call brings its samples
    expect(shop.calls.map(({ call }) => call.path).toSorted()).toEqual([...paths].toSorted()); // and its implementation
  });

  test.each(contracts)('API-01 $path answers success with data that its schema allows and nothing beside', async (call) => {
    if (samples[call.path]?.needsMore) return;
    const good = samples[call.path]?.good(voyageId) ?? {};
    for (const brand of ['fahrwasser', 'fairway'] as const) {
      const answer = await shop.post(call.path, good, { brand });
      expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
        200,
        'application/json; charset=utf-8',
        'no-store',
      ]);
      const envelope = answer.json<{ status: string; data: unknown }>();
      expect(Object.keys(envelope)).toEqual(['status', 'data']);
      expect(envelope.status).toBe('success');
      expect(call.output.parse(envelope.data)).toEqual(envelope.data);
    }
  });

  test.each(contracts.filter(({ read, method }) => read && method === 'POST'))(
    'API-01 $path answers the same by GET with ?body= and may be cached',
    async (call) => {
      if (samples[call.path]?.needsMore) return;
      const good = samples[call.path]?.good(voyageId) ?? {};
      const byPost = await shop.post(call.path, good);
      const byGet = await shop.get(`/api/${call.path}?body=${encodeURIComponent(JSON.stringify(good))}`);
      expect(byGet.statusCode).toBe(200);
      expect(byGet.json()).toEqual(byPost.json());
      expect(byGet.headers['cache-control']).toBe('public, max-age=60');
      expect(byGet.headers.vary).toContain('x-language');
    },
  );

  test('API-01 a call that changes something does not answer GET', async () => {
    for (const { path } of contracts.filter(({ read }) => !read)) {
      const answer = await shop.get(`/api/${path}?body=${encodeURIComponent(JSON.stringify(samples[path]?.good(voyageId)))}`);
      expect([answer.statusCode, answer.json()]).toMatchObject([405, { status: 'error', code: 'WrongMethod' }]);
    }
  });

  test('API-01 a call of a brand answers in the brand’s language, or in the one the page names where the brand offers it', async () => {
    const label = async (asking: Parameters<TestShop['post']>[2]) =>
      (await shop.post('quickSearch/getSuggestions', { query: 'mittelmeer' }, asking)).json<{ data: { groups: { label: string }[] } }>().data.groups[0]?.label;
    expect(await label({ brand: 'fahrwasser' })).toBe('Fahrgebiete');
    expect(await label({ brand: 'fairway' })).toBe('Regions');
    expect(await label({ brand: 'fahrwasser', headers: { 'x-language': 'en' } })).toBe('Regions');
    expect(await label({ brand: 'fairway', headers: { 'x-language': 'de' } })).toBe('Regions');
    expect(await label({ brand: 'fahrwasser', headers: { 'x-language': 'xx' } })).toBe('Fahrgebiete');
  });
});

describe('API-01 wrong bodies', () => {
  // Who may not make a call learns nothing of its body: those have a test of their own.
  const open = contracts.filter(({ access }) => access === 'public');
  const rows = open.flatMap(({ path }) =>
    [
      ...(samples[path]?.bad ?? []),
      ...noObjects,
      { why: 'a field that is none', body: { ...samples[path]?.good(voyageId), surplus: 1 }, fields: ['surplus'] },
    ].map((bad) => ({ path, ...bad })),
  );
  test.each(rows)('API-01 $path with $why fails and names $fields', async ({ path, body, fields }) => {
    const answer = await shop.post(path, body);
    expect(answer.statusCode).toBe(422);
    const envelope = failEnvelope.parse(answer.json());
    expect(envelope.code).toBe('ValidationFailed');
    expect(Object.keys(envelope.errors).toSorted()).toEqual([...fields].toSorted());
    expect(envelope.message).toBe(failureTexts.de.ValidationFailed);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test.each(open)('API-01 $path without a body: success where nothing is required, else fail', async ({ path, input }) => {
    const answer = await shop.app.inject({ method: 'POST', url: `/api/${path}`, headers: { host: 'localhost' } });
    expect(answer.statusCode).toBe(input.safeParse({}).success ? 200 : 422);
  });

  test('API-01 a body that is not JSON fails and blames the body, in the asker’s language', async () => {
    for (const body of ['{', '{"url":', 'url=/kreuzfahrten', '\u0000', '{"a":1}}', "{'url':1}"]) {
      const answer = await shop.post('voyageSearch/search', body, { brand: 'fairway' });
      expect([body, answer.statusCode]).toEqual([body, 422]);
      expect(failEnvelope.parse(answer.json())).toMatchObject({
        code: 'ValidationFailed',
        message: failureTexts.en.ValidationFailed,
        errors: { body: [expect.any(String)] },
      });
    }
  });

  test('API-01 a GET whose ?body= is missing, doubled or broken fails and blames what is wrong', async () => {
    const at = (query: string) => shop.get(`/api/voyageSearch/search${query}`);
    expect(failEnvelope.parse((await at('')).json()).errors).toHaveProperty('url');
    for (const query of ['?body=%7B', '?body={}&body={}', '?body=', '?body[]=1&body[]=2']) {
      const answer = await at(query);
      expect([query, answer.statusCode]).toEqual([query, 422]);
      failEnvelope.parse(answer.json());
    }
  });

  test('API-01 prototype keys are refused and poison nothing', async () => {
    for (const body of ['{"url":"/kreuzfahrten","__proto__":{"polluted":1}}', '{"url":"/kreuzfahrten","constructor":{"prototype":{"polluted":1}}}']) {
      const answer = await shop.post('voyageSearch/search', body);
      expect(answer.statusCode).toBe(422);
      failEnvelope.parse(answer.json());
    }
    const byGet = await shop.get(`/api/voyageSearch/search?body=${encodeURIComponent('{"url":"/kreuzfahrten","__proto__":{"polluted":1}}')}`);
    expect(byGet.statusCode).toBe(422);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});

describe('API-02 failures', () => {
  test('API-02 an unknown action is 404 for every method, and says so in the asker’s language', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const)
      for (const url of [
        '/api/nothing',
        '/api/voyageSearch',
        '/api/',
        '/api/voyageSearch/search/more',
        '/api/VOYAGESEARCH/SEARCH',
        '/api/constructor',
        '/api/__proto__',
      ]) {
        const answer = await shop.app.inject({ method, url, headers: { host: 'en.localhost' } });
        expect([method, url, answer.statusCode]).toEqual([method, url, 404]);
        expect(errorEnvelope.parse(answer.json())).toMatchObject({ code: 'UnknownAction', message: failureTexts.en.UnknownAction });
      }
  });

  test('API-02 a known action by another method is 405', async () => {
    for (const method of ['PUT', 'DELETE', 'PATCH'] as const) {
      const answer = await shop.app.inject({ method, url: '/api/voyageSearch/search', headers: { host: 'localhost' }, payload: {} });
      expect([method, answer.statusCode]).toEqual([method, 405]);
      expect(errorEnvelope.parse(answer.json()).code).toBe('WrongMethod');
    }
  });

  test('API-02 a body over 64 KiB is 413', async () => {
    const answer = await shop.post('voyageSearch/search', { url: '/kreuzfahrten', previousFilters: 'x'.repeat(64 * 1024) });
    expect(answer.statusCode).toBe(413);
    expect(errorEnvelope.parse(answer.json())).toMatchObject({ code: 'PayloadTooLarge', message: failureTexts.de.PayloadTooLarge });
    const within = await shop.post('voyageSearch/search', { url: '/kreuzfahrten', previousFilters: 'x'.repeat(60 * 1024) });
    expect(within.statusCode).toBe(200);
  });

  test('API-02 a body of another type is 415', async () => {
    for (const type of ['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded', 'application/octet-stream']) {
      const answer = await shop.post('voyageSearch/search', '{"url":"/kreuzfahrten"}', { headers: { 'content-type': type } });
      expect([type, answer.statusCode]).toEqual([type, 415]);
      expect(errorEnvelope.parse(answer.json()).code).toBe('UnsupportedMediaType');
    }
  });

  test('API-02 business failures are 422 with their data', async () => {
    for (const path of ['voyage/getVoyageDetails', 'voyage/getPrePostPackages', 'voyage/getPriceData', 'voyageSearch/searchValidVoyageUrl']) {
      const answer = await shop.post(path, { voyageId: 999_999_999 });
      expect([path, answer.statusCode]).toEqual([path, 422]);
      expect(errorEnvelope.parse(answer.json())).toEqual({
        status: 'error',
        code: 'UnknownVoyage',
        message: failureTexts.de.UnknownVoyage,
        data: { voyageId: 999_999_999 },
      });
    }
    const gone = await shop.post('voyageSearch/getSavedSearch', { id: 's_aaaaaaaaaaaaaaaaaaaaaa' });
    expect([gone.statusCode, gone.json()]).toMatchObject([422, { status: 'error', code: 'UnknownSavedSearch' }]);
  });

  test('BRAND-04 a host that no brand is configured for is 421, never a default', async () => {
    for (const host of ['evil.example', 'localhost.evil.example', 'xn--localhost', 'en.localhost.', '10.0.0.1', 'fahrwasser']) {
      const answer = await shop.post('voyageSearch/search', { url: '/kreuzfahrten' }, { headers: { host } });
      expect([host, answer.statusCode]).toEqual([host, 421]);
      expect(errorEnvelope.parse(answer.json()).code).toBe('UnknownBrand');
    }
  });

  test('API-02 the texts of failures end without a trace of the inside and exist in both languages', () => {
    for (const code of failureCodes) {
      expect(failureTexts.de[code]).not.toBe(failureTexts.en[code]);
      expect(failures[code].status).toBeGreaterThanOrEqual(400);
    }
  });
});

describe('API-02 what breaks', () => {
  const broken = defineCall({
    path: 'test/break',
    method: 'POST',
    access: 'public',
    read: true,
    summary: 'Breaks',
    input: z.object({ how: z.enum(['throw', 'reject', 'text']) }),
    output: z.object({}),
    failures: [],
  });
  const breaking = implement(broken, ({ how }, _context: ShopContext) => {
    if (how === 'throw') throw new Error('password=hunter2 at 10.0.0.7');
    if (how === 'text') throw 'a text, not an error'; // oxlint-disable-line no-throw-literal
    return Promise.reject(new TypeError('secret'));
  });

  test('API-02 an unknown error is 503 with the text of the catalogue and nothing of the inside', async () => {
    await using odd = await startTestShop({ pages: false, calls: [breaking] });
    for (const how of ['throw', 'reject', 'text'] as const)
      for (const [brand, message] of [
        ['fahrwasser', 'Ein unbekannter Fehler ist aufgetreten'],
        ['fairway', 'An unknown error has occurred'],
      ] as const) {
        const answer = await odd.post('test/break', { how }, { brand });
        expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '30']);
        expect(answer.json()).toEqual({ status: 'error', code: 'Unknown', message });
      }
  });

  test('API-02 a database that is away makes calls that need it 503 and leaves the others', async () => {
    await using odd = await startTestShop({ pages: false });
    await odd.pool.query('alter table fares rename to fares_away');
    expect((await odd.post('voyage/getVoyageDetails', { voyageId })).json()).toEqual({
      status: 'error',
      code: 'Unknown',
      message: 'Ein unbekannter Fehler ist aufgetreten',
    });
    expect((await odd.post('quickSearch/getSuggestions', { query: 'a' })).statusCode).toBe(200);
  });
});

describe('API-02 too many requests', () => {
  test('API-02 the call after the limit is 429 with the envelope and a time to wait; pages and other addresses go on', async () => {
    await using limited = await startTestShop({ pages: false, settings: { RATE_LIMIT: '3' } });
    const ask = (remoteAddress?: string) =>
      limited.app.inject({
        method: 'POST',
        url: '/api/quickSearch/getSuggestions',
        headers: { host: 'localhost' },
        payload: { query: 'a' },
        ...(remoteAddress && { remoteAddress }),
      });
    for (let i = 0; i < 3; i++) expect((await ask()).statusCode).toBe(200);
    const answer = await ask();
    expect(answer.statusCode).toBe(429);
    expect(errorEnvelope.parse(answer.json())).toMatchObject({ code: 'TooManyRequests', message: failureTexts.de.TooManyRequests });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect((await limited.get('/healthz')).statusCode).toBe(200);
    expect((await ask('10.1.2.3')).statusCode).toBe(200);
    const spoofed = await limited.app.inject({
      method: 'POST',
      url: '/api/quickSearch/getSuggestions',
      headers: { host: 'localhost', 'x-forwarded-for': '10.9.9.9' },
      payload: { query: 'a' },
    });
    expect(spoofed.statusCode).toBe(429); // a header nobody trusts opens no new account
  });
});

describe('API-03 one contract', () => {
  test('API-03 the call in process answers what HTTP answers', async () => {
    const context: ShopContext = {
      brand: 'fahrwasser',
      language: 'de',
      now: testNow,
      log: shop.app.log,
      requestId: 'x',
      visitor: visitorOf(undefined, false),
      origin: 'http://localhost',
      idempotencyKey: undefined,
    };
    for (const implemented of shop.calls.filter(({ call }) => call.read && call.path !== 'voyageSearch/getSavedSearch')) {
      const good = samples[implemented.call.path]?.good(voyageId) ?? {};
      const inProcess = await run(implemented, good, context, true);
      const byHttp = (await shop.post(implemented.call.path, good)).json<{ data: unknown }>().data;
      expect(JSON.parse(JSON.stringify(inProcess))).toEqual(byHttp);
    }
  });
});
