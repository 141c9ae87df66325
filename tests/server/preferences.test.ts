// Language and theme: cookies that the visitor asked for, prefixes in the address, and nothing that leads away from the shop.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { firstVoyageId } from '#database/seeds/world.ts';
import { getVoyageDetails } from '#features/voyage/contract.ts';
import { startTestShop, type Answer, type Asking, type TestShop } from '../factories/shop.ts';
import { readPage } from './read-html.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
}, 180_000);
afterAll(() => shop[Symbol.asyncDispose]());

const get = (path: string, headers: Asking['headers'] = {}, brand: Asking['brand'] = 'fahrwasser') => shop.get(path, { brand, headers });
const moved = (answer: Answer) => [answer.statusCode, answer.headers.location];
const prefer = (form: Readonly<Record<string, string>>, host = 'localhost') =>
  shop.app.inject({
    method: 'POST',
    url: '/preferences',
    headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });
const cookiesOf = (answer: Answer): string[] => [answer.headers['set-cookie'] ?? []].flat();

describe('BRAND-06 BRAND-07 the German brand in English', () => {
  test('BRAND-06 BRAND-07 every page under /en is in English, with links that stay there, and kept out of search engines', async () => {
    const { canonicalPath } = await shop.ask(getVoyageDetails, { voyageId: firstVoyageId + 20 });
    const words: Readonly<Record<string, RegExp>> = {
      '': /Endpreis|final price|total price/i,
      '/kreuzfahrten': /voyages/,
      '/kreuzfahrten-karibik': /Caribbean/,
      [canonicalPath]: /Itinerary/,
      '/impressum': /Company details/,
      '/fahrgebiete': /Regions/,
    };
    for (const [path, said] of Object.entries(words)) {
      const answer = await get(`/en${path}`);
      expect([path, answer.statusCode, answer.headers['content-language']]).toEqual([path, 200, 'en']);
      const page = readPage(answer.body);
      expect([path, page.language]).toEqual([path, 'en']);
      expect(page.words, path).toMatch(said);
      expect(page.words, path).not.toMatch(/Zum Inhalt springen|Endpreise mit/);
      expect(page.meta('robots'), path).toBe('noindex');
      expect(page.meta('og:locale') ?? 'en_GB', path).toBe('en_GB');
      expect(page.tags.find(({ name }) => name === 'html')?.attributes).toMatchObject({ 'data-brand': 'fahrwasser', 'data-prefix': '/en' });
      const inner = page.anchors.filter((href) => href.startsWith('/') && !/^\/(docs|files|art)\//.test(href));
      expect(inner.length, path).toBeGreaterThan(10);
      expect(
        inner.filter((href) => !/^\/en(\/|$|\?|#)/.test(href)),
        path,
      ).toEqual([]);
    }
  });

  test('BRAND-06 canonical redirects keep the prefix', async () => {
    expect(moved(await get('/en/kreuzfahrten?gebiet=12'))).toEqual([301, '/en/kreuzfahrten?gebiet12=12']);
    expect(moved(await get('/en/kreuzfahrten/'))).toEqual([301, '/en/kreuzfahrten']);
    expect(moved(await get(`/en/kreuzfahrten-k${firstVoyageId + 20}`))).toEqual([301, `/en/kreuzfahrt-k${firstVoyageId + 20}`]);
    expect((await get(`/en/kreuzfahrt-k${firstVoyageId + 20}`)).headers.location).toMatch(/^\/en\/kreuzfahrt-k\d+-/);
    expect(moved(await get('/en/'))).toEqual([301, '/en']);
    expect((await get('/en')).statusCode).toBe(200);
  });

  test('BRAND-06 PAGE-06 a missing page under /en says so in English', async () => {
    for (const path of ['/en/no-such-page', '/en/kreuzfahrt-k5', '/en/en', '/en/de', '/en/cruises']) {
      const answer = await get(path);
      expect([path, answer.statusCode]).toEqual([path, 404]);
      expect(readPage(answer.body).words).toContain('This page could not be found');
    }
    expect((await get('/enough')).statusCode).toBe(404);
    expect(readPage((await get('/enough')).body).language).toBe('de');
  });

  test('BRAND-06 the chosen language is kept in a cookie: other addresses lead to the prefix, not for good', async () => {
    const headers = { cookie: 'theme=dark; locale=en' };
    expect(moved(await get('/', headers))).toEqual([302, '/en']);
    expect(moved(await get('/kreuzfahrten?rund=1', headers))).toEqual([302, '/en/kreuzfahrten?rund=1']);
    expect((await get('/en/kreuzfahrten', headers)).statusCode).toBe(200);
    for (const cookie of ['locale=de', 'locale=xx', 'locale=', 'locale=en%00', 'xlocale=en', 'locale=//evil.example'])
      expect([cookie, (await get('/', { cookie })).statusCode]).toEqual([cookie, 200]);
    expect((await get('/', headers, 'fairway')).statusCode).toBe(200); // a brand without that switch ignores it
  });

  test('BRAND-06 the browser’s language is offered, never forced', async () => {
    const offered = async (language: string, path = '/', brand: Asking['brand'] = 'fahrwasser') => {
      const answer = await get(path, { 'accept-language': language }, brand);
      expect([language, answer.statusCode]).toEqual([language, 200]);
      return readPage(answer.body).words.includes('This page is also available in English');
    };
    for (const language of ['en', 'en-GB,en;q=0.9,de;q=0.8', 'fr;q=0.9,en;q=0.5', 'de;q=0.1, en;q=0.9'])
      expect([language, await offered(language)]).toEqual([language, true]);
    for (const language of ['de', 'de-AT,en;q=0.9', 'fr', '', '*', 'en;q=0', ';;;q=,', 'e'.repeat(5000)])
      expect([language, await offered(language)]).toEqual([language, false]);
    expect(await offered('en', '/en')).toBe(false);
    expect(await offered('de', '/', 'fairway')).toBe(false);
    const page = readPage((await get('/kreuzfahrten-karibik', { 'accept-language': 'en' })).body);
    expect(page.anchors).toContain('/en/kreuzfahrten-karibik');
  });

  test('BRAND-06 what depends on cookie and language says so to caches', async () => {
    const vary = String((await get('/')).headers.vary).toLowerCase();
    for (const name of ['cookie', 'accept-language', 'accept-encoding']) expect(vary).toContain(name);
    expect((await get('/')).headers['cache-control']).toMatch(/private/);
  });
});

describe('BRAND-06 the form of preferences', () => {
  test('BRAND-07 choosing English sets the cookie and comes back to the same page in English', async () => {
    const answer = await prefer({ language: 'en', returnTo: '/kreuzfahrten?rund=1' });
    expect(moved(answer)).toEqual([303, '/en/kreuzfahrten?rund=1']);
    expect(cookiesOf(answer)).toEqual([expect.stringMatching(/^locale=en; Path=\/; Max-Age=\d+; SameSite=Lax$/)]);
    expect(moved(await prefer({ language: 'en', returnTo: '/' }))).toEqual([303, '/en']);
    expect(moved(await prefer({ language: 'en', returnTo: '/en/kreuzfahrten' }))).toEqual([303, '/en/kreuzfahrten']);
  });

  test('BRAND-07 choosing German again drops the cookie and the prefix', async () => {
    for (const returnTo of ['/kreuzfahrten', '/en/kreuzfahrten']) {
      const answer = await prefer({ language: 'de', returnTo });
      expect(moved(answer)).toEqual([303, '/kreuzfahrten']);
      expect(cookiesOf(answer)).toEqual([expect.stringMatching(/^locale=; Path=\/; Max-Age=0;/)]);
    }
    expect(moved(await prefer({ language: 'de', returnTo: '/en' }))).toEqual([303, '/']);
  });

  test('LAW-05 a theme is kept only when one was chosen, half a year at most', async () => {
    const dark = await prefer({ theme: 'dark', returnTo: '/impressum' });
    expect(moved(dark)).toEqual([303, '/impressum']);
    const [cookie = ''] = cookiesOf(dark);
    expect(cookie).toMatch(/^theme=dark; Path=\/; Max-Age=\d+; SameSite=Lax$/);
    expect(Number(/Max-Age=(\d+)/.exec(cookie)?.[1])).toBeLessThanOrEqual(184 * 86_400);
    expect(cookiesOf(await prefer({ theme: 'system' }))).toEqual([expect.stringMatching(/^theme=; .*Max-Age=0/)]);
    expect(cookiesOf(await prefer({ theme: 'nonsense"; Secure\r\nx: y' }))).toEqual([expect.stringMatching(/^theme=; .*Max-Age=0/)]);
    expect(readPage((await get('/', { cookie: 'theme=dark' })).body).tags[0]?.attributes['data-theme']).toBe('dark');
    expect(readPage((await get('/', { cookie: 'theme="><script>' })).body).tags[0]?.attributes['data-theme']).toBeUndefined();
  });

  test('LAW-05 a visit sets no cookie', async () => {
    for (const path of ['/', '/kreuzfahrten', '/kreuzfahrten-karibik', '/impressum', '/gibt-es-nicht', '/art/icon-fahrwasser.svg', '/api/openapi.json'])
      expect([path, (await get(path)).headers['set-cookie']]).toEqual([path, undefined]);
    expect((await shop.post('voyageSearch/search', { url: '/kreuzfahrten' })).headers['set-cookie']).toBeUndefined();
  });

  test('BRAND-06 a brand without the switch keeps no language', async () => {
    const answer = await prefer({ language: 'de', returnTo: '/cruises' }, 'en.localhost');
    expect([...moved(answer), cookiesOf(answer)]).toEqual([303, '/cruises', []]);
  });

  const hostile = [
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/%2e//evil.example',
    '/./\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'evil.example',
    '@evil.example',
    '/@evil.example//',
    '//localhost@evil.example',
    '/\u0000//evil.example',
    ' //evil.example',
    '',
    '/kreuzfahrten\r\nSet-Cookie: a=b',
    '/kreuzfahrten#//evil.example',
    `/${'a'.repeat(5000)}`,
    '/en//evil.example',
    '/en/\\evil.example',
    '/%0d%0aLocation:%20//evil.example',
    '/api/voyageSearch/search',
    '?x',
    '#x',
  ];
  test.each(hostile)('BRAND-06 the return address %j leads to no other host', async (returnTo) => {
    for (const language of ['en', 'de', '']) {
      const answer = await prefer({ returnTo, language });
      expect(answer.statusCode).toBe(303);
      const to = String(answer.headers.location);
      expect(to).toMatch(/^\/(?![/\\])/);
      expect(new URL(to, 'http://localhost').host).toBe('localhost');
      expect(to).not.toMatch(/[\r\n]/);
      expect(cookiesOf(answer).join()).not.toContain('a=b');
    }
  });

  test('BRAND-06 no return address made of dots, slashes and hosts leads to another host', async () => {
    const piece = fc.constantFrom('/', '\\', '.', '..', '%2e', '%2f', '%5c', 'evil.example', '@', ':', '\t', 'en', '?', '#', ' ', '\u3002', 'http:');
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 9 }), fc.constantFrom('en', 'de', ''), async (pieces, language) => {
        const to = String((await prefer({ returnTo: `/${pieces.join('')}`, language })).headers.location);
        expect(to).toMatch(/^\/(?![/\\])/);
        expect(new URL(to, 'http://localhost').host).toBe('localhost');
      }),
      { numRuns: 300 },
    );
  });

  test('BRAND-06 a form of another type or size is refused with its status', async () => {
    const send = (type: string, payload: string) =>
      shop.app.inject({ method: 'POST', url: '/preferences', headers: { host: 'localhost', 'content-type': type }, payload });
    expect((await send('application/x-www-form-urlencoded', `theme=dark&x=${'y'.repeat(20_000)}`)).statusCode).toBe(413);
    expect((await send('text/plain', 'theme=dark')).statusCode).toBe(415);
    expect((await send('application/json', '{"theme":"dark"}')).headers['set-cookie']).toBeUndefined();
  });
});
