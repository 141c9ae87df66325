// Files for search engines, and what whoever runs the shop asks it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brandIds, brands } from '#brands/brands.ts';
import { startTestShop, type TestShop } from '../factories/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
}, 180_000);
afterAll(() => shop[Symbol.asyncDispose]());

const origin = { fahrwasser: 'http://localhost', fairway: 'http://en.localhost' } as const;
const locations = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url);

/** Every element closes what it opened, and nothing is left unescaped. */
function expectWellFormed(xml: string): void {
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/);
  const open: string[] = [];
  for (const [, slash, name = ''] of xml.slice(xml.indexOf('?>') + 2).matchAll(/<(\/?)([a-z]+)[^>]*>/g)) {
    if (slash) expect(open.pop()).toBe(name);
    else open.push(name);
  }
  expect(open).toEqual([]);
  expect(xml.replaceAll(/&(amp|lt|gt|quot);/g, '')).not.toMatch(/&/);
}

describe.each(brandIds)('PAGE-10 files of %s', (brand) => {
  const get = (path: string) => shop.get(path, { brand });

  test('PAGE-10 robots.txt keeps programs out of calls and booking and names the sitemap', async () => {
    const answer = await get('/robots.txt');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    const lines = answer.body.split('\n');
    expect(lines).toEqual(
      expect.arrayContaining(['User-agent: *', 'Disallow: /api/', `Disallow: ${brands[brand].bookingUrl}`, `Sitemap: ${origin[brand]}/sitemap.xml`]),
    );
    expect(lines).not.toContain('Disallow: /');
  });

  test('PAGE-10 the sitemap’s index names parts that are there and well formed, all on this host', async () => {
    const index = await get('/sitemap.xml');
    expect([index.statusCode, index.headers['content-type']]).toEqual([200, expect.stringMatching(/^application\/xml/)]);
    expectWellFormed(index.body);
    const parts = locations(index.body);
    expect(parts.length).toBeGreaterThanOrEqual(2);
    const all: string[] = [];
    for (const part of parts) {
      expect(part).toMatch(new RegExp(`^${origin[brand]}/sitemap-[a-z]+(-\\d+)?\\.xml$`));
      const answer = await get(part.slice(origin[brand].length));
      expect([part, answer.statusCode]).toEqual([part, 200]);
      expectWellFormed(answer.body);
      const urls = locations(answer.body);
      expect(urls.length).toBeGreaterThan(0);
      expect(urls.length).toBeLessThanOrEqual(50_000);
      all.push(...urls);
    }
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((url) => !url.startsWith(`${origin[brand]}/`))).toEqual([]);
    const { rows } = await shop.pool.query<{ id: number }>("select id from voyages where state = 'on_sale' and departs_on > $1", [shop.today]);
    const listed = all.flatMap((url) => /\/(?:kreuzfahrt|cruise)-k(\d+)-/.exec(url)?.[1] ?? []).map(Number);
    expect(listed.toSorted((a, b) => a - b)).toEqual(rows.map(({ id }) => id).toSorted((a, b) => a - b));
  });

  test('PAGE-10 pages of the sitemap answer 200 as they are, without a redirect and without noindex', async () => {
    const pages = locations((await get('/sitemap-pages.xml')).body);
    const voyages = locations((await get('/sitemap-voyages-1.xml')).body).filter((_, index) => index % 60 === 7);
    expect(voyages.length).toBeGreaterThan(5);
    for (const url of [...pages, ...voyages]) {
      const answer = await get(url.slice(origin[brand].length));
      expect([url, answer.statusCode, /<meta name="robots" content="noindex"/.test(answer.body)]).toEqual([url, 200, false]);
      expect([url, /<link rel="canonical" href="([^"]*)"/.exec(answer.body)?.[1]]).toEqual([url, url]);
    }
  });

  test('PAGE-10 parts that do not exist are 404', async () => {
    for (const path of [
      '/sitemap-voyages-0.xml',
      '/sitemap-voyages-2.xml',
      '/sitemap-voyages-9999.xml',
      '/sitemap-voyages--1.xml',
      '/sitemap-voyages-x.xml',
      '/sitemap-nothing.xml',
    ])
      expect([path, (await get(path)).statusCode]).toEqual([path, 404]);
  });
});

describe('health', () => {
  test('healthz and readyz answer without a brand', async () => {
    for (const path of ['/healthz', '/readyz']) expect((await shop.get(path, { headers: { host: '10.0.0.3:3000' } })).statusCode).toBe(200);
    expect((await shop.get('/readyz')).json()).toEqual({ status: 'ready' });
  });

  test('without its database the shop is alive but not ready', async () => {
    await using odd = await startTestShop({ pages: false });
    await odd.pool.end();
    expect((await odd.get('/healthz')).statusCode).toBe(200);
    const answer = await odd.get('/readyz');
    expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toMatchObject([503, '5', { status: 'error', code: 'NotReady' }]);
    expect((await odd.post('voyageSearch/search', { url: '/kreuzfahrten?reduced=0' })).statusCode).toBe(200); // searches are answered from memory
  });

  test('metrics count answers by route and status, never by address', async () => {
    await using odd = await startTestShop({ pages: false });
    await odd.get('/healthz');
    await odd.post('voyageSearch/search', { url: '/kreuzfahrten' });
    await odd.post('voyageSearch/search', {});
    await odd.get('/api/some/secret/path');
    const text = await odd.metrics.registry.metrics();
    expect(text).toMatch(/http_requests_total\{route="\/healthz",status="200"\} 1/);
    expect(text).toMatch(/http_requests_total\{route="\/api\/voyageSearch\/search",status="200"\} 1/);
    expect(text).toMatch(/http_requests_total\{route="\/api\/voyageSearch\/search",status="422"\} 1/);
    expect(text).toMatch(/http_request_seconds_count\{route="\/healthz"\} 1/);
    expect(text).not.toContain('secret');
    expect((await odd.get('/metrics')).statusCode).not.toBe(200);
  });
});
