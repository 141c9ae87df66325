// Input that nobody should send: each gives a page with the broken value dropped, or a refusal that names it; never a failure of ours.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brandIds, brands } from '#brands/brands.ts';
import { rows } from '#domain/search/codec-table.ts';
import { firstVoyageId } from '#database/seeds/world.ts';
import { search } from '#features/search/contract.ts';
import { getVoyageDetails } from '#features/voyage/contract.ts';
import { startTestShop, type Answer, type TestShop } from '../factories/shop.ts';
import { contracts, samples } from './call-samples.ts';
import { hostileValues, reflected } from './hostile-values.ts';
import { listenRaw, type RawServer } from './raw-http.ts';

const SLOWEST_MS = 2000;
const voyageId = firstVoyageId + 20;

let shop: TestShop;
let raw: RawServer;
beforeAll(async () => {
  shop = await startTestShop();
  await shop.get('/kreuzfahrten'); // code is loaded with the first page
  raw = await listenRaw(shop.app);
}, 180_000);
afterAll(() => shop[Symbol.asyncDispose]());

/** Every name a query can have: German ones, their English aliases, lists in their forms, and names of nobody. */
const inputs = [...new Set(rows.flatMap((row) => [...row.names.values()]))];
const aliases = [...new Set(rows.flatMap((row) => [...row.names.keys()]))].filter((alias) => !inputs.includes(alias));
const strange = [
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'utm_source',
  'gclid',
  '',
  '[]',
  'gebiet[',
  'gebiet[]',
  'gebiet[0][x]',
  'gebiet12',
  'kin0',
  'kin10',
  'listView',
  'previewId',
  'x'.repeat(300),
  '<b>',
  '\u0000',
];

interface Timed {
  readonly answer: Answer;
  readonly ms: number;
}
/** Input that is slow is slow again; a machine that was busy is not. */
async function timed(ask: () => Promise<Answer>): Promise<Timed> {
  const began = performance.now();
  const answer = await ask();
  const ms = performance.now() - began;
  if (ms < SLOWEST_MS) return { answer, ms };
  const again = performance.now();
  return { answer: await ask(), ms: performance.now() - again };
}
const percentile = (all: readonly number[], share: number): number =>
  Math.round((all.toSorted((a, b) => a - b)[Math.floor(all.length * share)] ?? 0) * 10) / 10;
function report(what: string, all: readonly number[]): void {
  console.log(`${what}: ${all.length} requests, median ${percentile(all, 0.5)} ms, p99 ${percentile(all, 0.99)} ms, slowest ${percentile(all, 0.99999)} ms`);
}

const wellFormed = (text: string): string => text.toWellFormed();
const queryOf = (pairs: readonly (readonly [string, string])[]): string =>
  new URLSearchParams(pairs.map(([name, value]) => [wellFormed(name), wellFormed(value)])).toString();

/** A page for any query: 200, or the way to its canonical address, which then is 200. */
async function expectPage(path: string, times: number[], brand: 'fahrwasser' | 'fairway' = 'fahrwasser'): Promise<void> {
  let address = path;
  for (let hop = 0; hop < 3; hop++) {
    const { answer, ms } = await timed(() => shop.get(address, { brand }));
    times.push(ms);
    expect([path, ms < SLOWEST_MS]).toEqual([path, true]);
    expect([path, address, reflected(answer.body)]).toEqual([path, address, undefined]);
    expect([path, answer.headers['set-cookie']]).toEqual([path, undefined]);
    if (answer.statusCode !== 301 && answer.statusCode !== 302) {
      expect([path, address, answer.statusCode]).toEqual([path, address, path.length > 4000 ? 414 : 200]);
      return;
    }
    address = String(answer.headers.location);
    expect([path, new URL(address, 'http://localhost').host]).toEqual([path, 'localhost']);
    expect([path, /^\/(?!\/)[\u0021-\u007e]*$/.test(address)]).toEqual([path, true]);
  }
  expect([path, 'still moving after three hops', address]).toEqual([path, 'an end', '']);
}

describe('SEARCH-02 hostile queries', () => {
  test('SEARCH-02 every query name with every hostile value, by call: 200, values dropped or read, canonical after one step', async () => {
    const times: number[] = [];
    for (const [place, name] of [...inputs, ...aliases, ...strange].entries())
      for (const [what, value] of hostileValues.filter((_, index) => inputs.includes(name) || (place + index) % 5 === 0)) {
        const url = `/kreuzfahrten?${queryOf([[name, value]])}`;
        if (url.length > 4000) continue;
        const { answer, ms } = await timed(() => shop.post('voyageSearch/count', { url }));
        times.push(ms);
        if (answer.statusCode !== 200 || ms > SLOWEST_MS) expect([name, what, answer.statusCode, ms]).toEqual([name, what, 200, 0]);
        const { query } = answer.json<{ data: { query: string } }>().data;
        if (value === '') expect([name, query]).toEqual([name, '']);
      }
    report('count', times);
    expect(times.length).toBeGreaterThan(5000);
  }, 180_000);

  test('SEARCH-02 the whole search with every query name and a value of each kind', async () => {
    const times: number[] = [];
    for (const [index, name] of inputs.entries())
      for (const [what, value] of hostileValues.filter((_, place) => (place + index) % 6 === 0)) {
        const { answer, ms } = await timed(() => shop.post('voyageSearch/search', { url: `/kreuzfahrten?${queryOf([[name, value]])}` }));
        times.push(ms);
        expect([name, what, answer.statusCode, ms < SLOWEST_MS]).toEqual([name, what, 200, true]);
        expect(search.output.safeParse(answer.json<{ data: unknown }>().data).success).toBe(true);
      }
    report('search', times);
  }, 180_000);

  test('SEARCH-02 pages: every name once, every value once, on both brands', async () => {
    const times: number[] = [];
    for (const [index, name] of inputs.entries()) {
      const [, value = ''] = hostileValues[index % hostileValues.length] ?? [];
      await expectPage(`${brands.fahrwasser.searchUrl}?${queryOf([[name, value]])}`, times);
    }
    for (const [index, [, value]] of hostileValues.entries()) {
      const brand = brandIds[index % 2] ?? 'fahrwasser';
      await expectPage(`${brands[brand].searchUrl}?${queryOf([['q', value]])}`, times, brand);
    }
    report('pages', times);
  }, 180_000);

  test('SEARCH-02 the same on the voyage, home, compare and content pages', async () => {
    const times: number[] = [];
    const { canonicalPath } = await shop.ask(getVoyageDetails, { voyageId });
    for (const [index, [, value]] of hostileValues.entries()) {
      const names = ['erw', 'kin', 'kin1', 'ka', 'waehrung', 'ide', 'q', 'anreise'];
      const pairs: [string, string][] = [
        [names[index % names.length] ?? 'q', value],
        ['x', value],
      ];
      const path = [canonicalPath, '/', '/vergleich', '/impressum', '/kreuzfahrten-karibik'][index % 5] ?? '/';
      const query = queryOf(pairs);
      if (`${path}?${query}`.length < 4000) await expectPage(`${path}?${query}`, times);
    }
    report('other pages', times);
  }, 180_000);

  test('SEARCH-02 repeated, contradicting and very many parameters', async () => {
    const times: number[] = [];
    const many = (count: number, pair: (index: number) => [string, string]) => queryOf(Array.from({ length: count }, (_, index) => pair(index)));
    for (const query of [
      many(150, () => ['gebiet', '1']),
      many(150, (index) => [`gebiet${index}`, String(index)]),
      many(150, (index) => ['erw', String(index)]),
      many(60, (index) => [`kin${index}`, String(index)]),
      many(300, (index) => [`a${index}`, '']),
      'erw=2&erw=99&erw[]=3&pax=0',
      'tag_von=2027-05-01&tag_bis=2026-01-01&datum=2026-12-24&monat=2029-01',
      'seite=10000&page_size=9999',
      '&&&===&=&?&#',
      '%00=%00&%ff=%fe',
    ])
      await expectPage(`/kreuzfahrten?${query}`, times);
    expect((await shop.get(`/kreuzfahrten?${'a'.repeat(4100)}`)).statusCode).toBe(414);
    report('many parameters', times);
  });

  test('SEARCH-14 any text as words: a page or a redirect, in bounded time', async () => {
    const words = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc
        .array(
          fc.constantFrom(
            'ab',
            'bis',
            'unter',
            '2500',
            '€',
            'Tage',
            'Wochen',
            'Karibik',
            'ohne',
            'mit',
            'Kind',
            '4',
            'Jahre',
            'im',
            'Februar',
            '2027',
            'Balkon',
            'nicht',
            'von',
            'nach',
            '1.5.',
            '-',
            ',',
            '.',
          ),
          { maxLength: 40 },
        )
        .map((all) => all.join(' ')),
    );
    const times: number[] = [];
    await fc.assert(
      fc.asyncProperty(words, fc.constantFrom(...brandIds), async (q, brand) => {
        const { answer, ms } = await timed(() =>
          shop.post('voyageSearch/search', { url: `${brands[brand].searchUrl}?${queryOf([['q', q]])}`.slice(0, 4000) }, { brand }),
        );
        times.push(ms);
        expect([q, answer.statusCode, ms < SLOWEST_MS]).toEqual([q, 200, true]);
        const { redirect } = answer.json<{ data: { redirect: { to: string } | null } }>().data;
        // what words lead to is the end of the way, or a voyage
        if (redirect?.to.startsWith(brands[brand].searchUrl) && !redirect.to.includes('k1')) {
          const next = await shop.ask(search, { url: redirect.to }, { brand });
          expect([q, redirect.to, next.redirect]).toEqual([q, redirect.to, null]);
        }
      }),
      { numRuns: 400 },
    );
    report('words', times);
  }, 180_000);
});

describe('API-01 hostile bodies', () => {
  const anything = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.constantFrom(...hostileValues.map(([, value]) => value)),
    fc.integer(),
    fc.double(),
    fc.array(fc.integer(), { maxLength: 60 }),
    fc.constantFrom(null, true, [], {}, -0, 2 ** 53, '2147483648', ['__proto__'], { length: 3 }),
  );
  test.each(contracts)(
    'API-01 $path answers any body with success, or with fail or error and a status below 500',
    async ({ path, read }) => {
      const good = samples[path]?.good(voyageId) ?? {};
      const names = [...Object.keys(good), 'url', 'pax', 'voyageId', 'surplus', '__proto__'];
      const times: number[] = [];
      const body = fc.oneof(
        {
          weight: 4,
          arbitrary: fc
            .tuple(fc.constantFrom(...names), anything)
            .map(([name, value]): unknown => Object.fromEntries([...Object.entries(good), [name, value]])),
        },
        { weight: 2, arbitrary: fc.dictionary(fc.constantFrom(...names), anything) },
        { weight: 1, arbitrary: anything },
      );
      await fc.assert(
        fc.asyncProperty(body, fc.boolean(), async (value, byGet) => {
          const text = JSON.stringify(value) ?? 'null';
          const { answer, ms } = await timed(() =>
            byGet && read ? shop.get(`/api/${path}?body=${encodeURIComponent(text.toWellFormed())}`) : shop.post(path, text),
          );
          times.push(ms);
          expect([text, answer.statusCode < 500, ms < SLOWEST_MS]).toEqual([text, true, true]);
          const envelope = answer.json<{ status: string; errors?: Record<string, string[]> }>();
          if (envelope.status === 'fail') expect(Object.keys(envelope.errors ?? {}).length).toBeGreaterThan(0);
          expect([200, 400, 403, 422]).toContain(answer.statusCode);
        }),
        { numRuns: 120 },
      );
    },
    60_000,
  );

  test('API-01 hostile addresses of pages inside calls', async () => {
    for (const [what, value] of hostileValues)
      for (const url of [
        value,
        `/${value}`,
        `/kreuzfahrten-${value}`,
        `//evil.example/kreuzfahrten?${value}`,
        `https://evil.example/kreuzfahrten?rund=1#${value}`,
        `?${value}`,
        `/kreuzfahrten?${value}`,
      ])
        for (const path of ['voyageSearch/search', 'voyageSearch/saveSearch']) {
          const answer = await shop.post(path, { url });
          expect([path, what, url, answer.statusCode]).toEqual([path, what, url, url.length > 4000 || (path.endsWith('saveSearch') && url === '') ? 422 : 200]);
          const { redirect, link } = answer.json<{ data?: { redirect?: { to: string } | null; link?: string } }>().data ?? {};
          for (const to of [redirect?.to, link]) if (to) expect([url, new URL(to, 'http://localhost').host]).toEqual([url, 'localhost']);
        }
  }, 180_000);

  test('API-01 deep and wide JSON is read in bounded time', async () => {
    const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
    for (const body of [
      deep,
      `{"url":"/kreuzfahrten","previousFilters":${deep}}`,
      `{${Array.from({ length: 4000 }, (_, index) => `"k${index}":1`).join(',')}}`,
      `{"voyageIds":[${'1,'.repeat(20_000)}1]}`,
    ]) {
      const { answer, ms } = await timed(() => shop.post('voyageSearch/compare', body));
      expect([body.slice(0, 40), answer.statusCode, ms < SLOWEST_MS, answer.body.length < 20_000]).toEqual([body.slice(0, 40), 422, true, true]);
    }
  });
});

describe('PAGE-06 hostile addresses', () => {
  const clientErrors = [400, 404, 410, 414, 421, 301, 302];
  test('PAGE-06 broken, overlong, climbing and odd targets, as bytes: a refusal, never a failure and never a file', async () => {
    const { chartUrl } = (await shop.ask(getVoyageDetails, { voyageId })).card;
    const targets = [
      '/%',
      '/%E0%A4%A',
      '/%00',
      '/%ff%fe',
      '/a%00b',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/../../etc/passwd',
      '/..%2f..%2fetc%2fpasswd',
      '/....//....//etc/passwd',
      '/.git/config',
      '/.env',
      '/package.json',
      '/src/app/server/main.ts',
      '//',
      '///',
      '//evil.example',
      '//evil.example/%2e%2e',
      '/\\evil.example',
      '/%5c%5cevil.example',
      '/./',
      '/.',
      '/..',
      '/*',
      '/?',
      '/;',
      '/a;b',
      '/a//b',
      '/%20',
      '/%C0%AE%C0%AE/',
      '/%u002e',
      '/assets/',
      '/assets/../package.json',
      '/assets/%2e%2e/%2e%2e/package.json',
      '/assets/..%2f..%2fserver/server.js',
      '/assets/..%5c..%5cpackage.json',
      '/assets/%00',
      '/assets//etc/passwd',
      '/assets/.hidden',
      '/assets/%ff',
      '/art/',
      '/art/../../../etc/passwd',
      '/art/..%2f..%2f..%2fetc%2fpasswd',
      '/art/%2e%2e%2f%2e%2e%2fetc/passwd',
      '/art/chart-1-card-day-de-..%2f..%2fx.svg',
      '/art/chart-1-card-day-de-%2e%2e.svg',
      '/art/%00.svg',
      '/art/ship-1-full-day-%0a.svg',
      `${chartUrl}%00`,
      `${chartUrl}/..`,
      '/files/',
      '/files/voyage-1.ics%00',
      '/files/voyage-..%2f1.ics',
      '/files/../package.json',
      '/sitemap-voyages-1.xml%00',
      '/sitemap-voyages-99999999999999999999.xml',
      '/docs/../package.json',
      '/docs/api/..%2f..%2fpackage.json',
      '/api/../etc/passwd',
      '/api/%2e%2e/%2e%2e/etc/passwd',
      '/api/voyageSearch/search?body=%',
      '/api/voyageSearch/search?body=%00',
      '/api/%00',
      '/api/voyageSearch%2fsearch',
      '/kreuzfahrten-%00',
      '/kreuzfahrten-%2e%2e',
      '/kreuzfahrten-<script>',
      '/kreuzfahrten-Karibik',
      '/kreuzfahrten--',
      '/kreuzfahrt-k1%00',
      '/kreuzfahrt-k00000000001',
      '/kreuzfahrt-k-1',
      '/kreuzfahrt-k1e5',
      '/kreuzfahrt-k100021-%2f',
      '/kreuzfahrt-k100021-%E4',
      '/kreuzfahrt-k2147483648',
      '/buchungsanfrage/0',
      '/buchungsanfrage/2147483648',
      '/buchungsanfrage/x',
      '/en/%00',
      '/en/..',
      '/en%2f..',
      `/${'a'.repeat(3900)}`,
      `/${'a'.repeat(5000)}`,
      `/${'a/'.repeat(2500)}`,
      `/${'%20'.repeat(1500)}`,
      `/kreuzfahrten-${'a'.repeat(600)}`,
      `/kreuzfahrten?${'&'.repeat(3000)}`,
      `/art/chart-1-card-day-de-${'a'.repeat(600)}.svg`,
      `/kreuzfahrt-k1-${'a'.repeat(600)}`,
      '/kreuzfahrten#x',
      'http://evil.example/',
      'http://localhost@evil.example/',
      'http://localhost/kreuzfahrten',
      '*',
      'kreuzfahrten',
    ];
    for (const target of targets) {
      const { status, body, headers } = await raw.get(target);
      const fine =
        target === '/?' ||
        target === '/%20' ||
        target.startsWith('http://localhost/') ||
        target === '//' ||
        target === '///' ||
        target.startsWith('/kreuzfahrten?') ||
        target === '/./' ||
        target === '/.' ||
        target === '/..' ||
        target === '/kreuzfahrten#x' ||
        target === '/en/..' ||
        target === '//evil.example/%2e%2e' ||
        target === '/docs/../package.json';
      expect([
        target.slice(0, 120),
        [...clientErrors, ...(fine ? [200] : []), ...(target.includes('/api/') ? [422, 405] : [])].includes(status) ? 'refused' : status,
      ]).toEqual([target.slice(0, 120), 'refused']);
      expect([target, /root:|"dependencies"|openDatabase|x9q7/.test(body)]).toEqual([target, false]);
      const to = headers['location'];
      if (to) expect([target, new URL(to, 'http://localhost').host]).toEqual([target, 'localhost']);
    }
  }, 180_000);

  test('PAGE-06 any path of odd pieces: below 500, and no redirect to another host', async () => {
    const piece = fc.constantFrom(
      '/',
      '//',
      '.',
      '..',
      '%2e',
      '%2f',
      '%5c',
      '\\',
      '%00',
      '%E0',
      '%',
      'kreuzfahrten',
      'kreuzfahrt-k',
      '100021',
      '-',
      'karibik',
      'art',
      'assets',
      'api',
      'files',
      'en',
      'sitemap',
      '.xml',
      '.svg',
      'ä',
      '😀',
      '<b>',
      '"',
      "'",
      '?',
      '&',
      '=',
      '#',
      ';',
      'q',
      'evil.example',
      '@',
      ':',
      '*',
      '{',
      '}',
      '[',
      ']',
      '|',
      '^',
      '~',
      '+',
      '%20',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 12 }), fc.constantFrom('localhost', 'en.localhost'), async (pieces, host) => {
        const target = `/${pieces.join('')}`;
        const { status, headers } = await raw.get(encodeBytes(target), [`Host: ${host}`]);
        expect([target, status > 0 && status < 500]).toEqual([target, true]);
        if (headers['location']) expect([target, new URL(headers['location'], `http://${host}`).host]).toEqual([target, host]);
      }),
      { numRuns: 500 },
    );
  }, 180_000);
  /** UTF-8 bytes as the latin-1 text that the socket sends. */
  const encodeBytes = (text: string): string => Buffer.from(text).toString('latin1').replaceAll(' ', '%20');
});

describe('BRAND-04 hostile headers', () => {
  test('BRAND-04 hosts: none, two, odd ones, ports that are none; nothing of them is repeated in a page', async () => {
    const asked = async (...headers: string[]) => raw.get('/', headers);
    for (const host of [
      'evil.example',
      'localhost.evil.example',
      'localhost:99999',
      'localhost:abc',
      'localhost:-1',
      'localhost@evil.example',
      'localhost/evil',
      'localhost?x',
      'localhost#x',
      '[::1]',
      '[::1',
      '%6cocalhost',
      'LOCALHOST.',
      'localhost,evil.example',
      'a'.repeat(5000),
      '<script>x9q7</script>',
      "'",
      '\u00e4',
      '',
      ' ',
    ]) {
      const { status, body } = await asked(`Host: ${host}`);
      expect([host.slice(0, 60), status >= 400 && status < 500]).toEqual([host.slice(0, 60), true]);
      expect([host.slice(0, 60), /evil\.example|x9q7/.test(body)]).toEqual([host.slice(0, 60), false]);
    }
    expect((await asked('X: y')).status).toBe(400); // HTTP/1.1 wants a host
    expect((await asked('Host: LOCALHOST:3000')).status).toBe(200);
    const two = await asked('Host: localhost', 'Host: evil.example');
    expect(two.status < 500 && !two.body.includes('evil.example')).toBe(true);
  });

  test('BRAND-04 forwarded headers of strangers change nothing', async () => {
    for (const header of [
      'X-Forwarded-Host: evil.example',
      'X-Forwarded-Proto: javascript',
      'X-Forwarded-For: 1.2.3.4, <script>',
      'Forwarded: host=evil.example',
      'X-Original-URL: /impressum',
      'X-Rewrite-URL: /impressum',
      'X-Brand: fairway',
      'X-Host: evil.example',
      'X-HTTP-Method-Override: DELETE',
      'X-Language: <script>x9q7',
    ]) {
      const { status, body } = await raw.get('/', ['Host: localhost', header]);
      expect([header, status, /evil\.example|x9q7/.test(body), body.includes('<link rel="canonical" href="http://localhost/"')]).toEqual([
        header,
        200,
        false,
        true,
      ]);
    }
  });

  test('BRAND-06 cookies and languages of any size and shape give a page', async () => {
    const { canonicalPath } = await shop.ask(getVoyageDetails, { voyageId });
    for (const header of [
      `Cookie: ${'a=b; '.repeat(1500)}`,
      `Cookie: theme=${'x'.repeat(4000)}`,
      'Cookie: theme="><script>x9q7</script>',
      'Cookie: ;;;===;;',
      'Cookie: __proto__=1; constructor=2',
      'Cookie: theme=dark; theme=light',
      `Accept-Language: ${'en,'.repeat(2000)}`,
      'Accept-Language: <script>x9q7',
      'Accept: */*;q=x',
      'Accept-Encoding: bogus, *;q=0',
      'Range: bytes=0-1',
      'If-None-Match: *',
      'If-Modified-Since: nonsense',
      'Upgrade: websocket',
      'Sec-Fetch-Site: cross-site',
    ])
      for (const path of ['/', canonicalPath]) {
        const { status, body } = await raw.get(path, ['Host: localhost', header]);
        expect([header.slice(0, 60), path, status]).toEqual([header.slice(0, 60), path, 200]);
        expect([header.slice(0, 60), body.includes('x9q7')]).toEqual([header.slice(0, 60), false]);
      }
    expect((await raw.get('/', ['Host: localhost', `Cookie: ${'a'.repeat(40_000)}`])).status).toBe(431);
  });

  test('API-02 what is no HTTP, or two requests in one, is refused', async () => {
    const refused = async (text: string) => (await raw.send(text)).status;
    expect(await refused('nonsense\r\n\r\n')).toBe(400);
    expect(await refused('GET / HTTP/9.9\r\nHost: localhost\r\n\r\n')).toBe(400);
    expect(await refused('GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n0\r\n\r\n')).toBe(
      400,
    );
    expect(await refused('POST /api/voyageSearch/search HTTP/1.1\r\nHost: localhost\r\nContent-Length: -5\r\n\r\n')).toBe(400);
    expect(await refused('POST /api/voyageSearch/search HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabcd')).toBe(400);
    expect(await refused('GET /\r\n\r\n')).toBe(421); // a request of the last century has no host
    expect(await refused('GET / HTTP/1.1\r\nHost: localhost\r\nBad Header: x\r\nConnection: close\r\n\r\n')).toBe(400);
  });

  test('API-02 methods that no page knows are refused', async () => {
    const { canonicalPath } = await shop.ask(getVoyageDetails, { voyageId });
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)
      for (const url of ['/', canonicalPath, '/robots.txt', '/art/icon-fahrwasser.svg', '/docs/api', '/healthz']) {
        const { statusCode } = await shop.app.inject({ method, url, headers: { host: 'localhost' } });
        expect([method, url, statusCode === 404 || statusCode === 405]).toEqual([method, url, true]);
      }
    for (const url of ['/', canonicalPath, '/robots.txt']) {
      const head = await shop.app.inject({ method: 'HEAD', url, headers: { host: 'localhost' } });
      expect([url, head.statusCode, head.body]).toEqual([url, 200, '']);
    }
  });
});
