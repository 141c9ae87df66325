// Headers of every kind of answer: policies, caching, no sniffing, no framing, no story about the inside.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brandIds, brands } from '#brands/brands.ts';
import { firstVoyageId } from '#database/seeds/world.ts';
import { search } from '#features/search/contract.ts';
import { getVoyageDetails } from '#features/voyage/contract.ts';
import { startTestShop, type TestShop } from '../factories/shop.ts';
import { readPage } from './read-html.ts';

let shop: TestShop;
let pages: readonly string[];
beforeAll(async () => {
  shop = await startTestShop();
  const path = async (voyageId: number) => (await shop.ask(getVoyageDetails, { voyageId })).canonicalPath;
  pages = [
    '/',
    '/kreuzfahrten',
    '/kreuzfahrten?ansicht=detail&darstellung=karte',
    '/kreuzfahrten-karibik',
    '/en/kreuzfahrten',
    await path(firstVoyageId + 20),
    await path(shop.special.departed),
    '/vergleich',
    '/impressum',
    `/buchungsanfrage/${firstVoyageId + 20}`,
    '/gibt-es-nicht',
    '/kreuzfahrt-k5',
  ];
}, 180_000);
afterAll(() => shop[Symbol.asyncDispose]());

const nonceOf = (policy: unknown): string => /'nonce-([A-Za-z0-9+/=]{20,})'/.exec(String(policy))?.[1] ?? '';
const rendered = async (path: string) => {
  const answer = await shop.get(path);
  return answer.statusCode === 301 ? shop.get(String(answer.headers.location)) : answer;
};

describe('API-02 security headers', () => {
  test('API-02 every answer of every kind forbids sniffing and framing, names itself, and says nothing about the inside', async () => {
    const kinds = [
      ...pages,
      '/healthz',
      '/readyz',
      '/robots.txt',
      '/sitemap.xml',
      '/docs/api',
      '/docs/api.css',
      '/api/openapi.json',
      '/api/nothing',
      '/art/icon-fahrwasser.svg',
      '/art/nothing.svg',
      '/favicon.ico',
      '/assets/nothing.js',
      `/files/voyage-${firstVoyageId + 20}.ics`,
      '/%00',
      '//',
      '/%E0%A4%A',
    ];
    const ids = new Set<unknown>();
    for (const path of kinds) {
      const { headers } = await shop.get(path);
      expect([path, headers['x-content-type-options'], headers['x-frame-options'], headers['referrer-policy'], headers['cross-origin-opener-policy']]).toEqual([
        path,
        'nosniff',
        'DENY',
        'strict-origin-when-cross-origin',
        'same-origin',
      ]);
      expect([path, headers['permissions-policy']]).toEqual([path, expect.stringContaining('geolocation=()')]);
      expect([path, headers['x-powered-by'], headers.server]).toEqual([path, undefined, undefined]);
      expect([path, headers['access-control-allow-origin']]).toEqual([path, undefined]);
      ids.add(headers['x-request-id']);
    }
    expect(ids.size).toBe(kinds.length);
  });

  test('API-02 the id of a request is the server’s own, whatever the asker says', async () => {
    const answer = await shop.get('/healthz', { headers: { 'x-request-id': 'evil', 'request-id': 'evil' } });
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('PAGE-10 a page’s policy names a new nonce each time, and no script or style in it is without', async () => {
    const seen = new Set<string>();
    for (const path of pages) {
      const answer = await rendered(path);
      const policy = String(answer.headers['content-security-policy']);
      const nonce = nonceOf(policy);
      expect([path, nonce.length > 20, seen.has(nonce)]).toEqual([path, true, false]);
      seen.add(nonce);
      expect(policy).toMatch(/default-src 'self'/);
      for (const directive of ["object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"])
        expect([path, policy]).toEqual([path, expect.stringContaining(directive)]);
      expect(/script-src ([^;]*)/.exec(policy)?.[1]).not.toMatch(/unsafe-inline|unsafe-eval|\*|https?:/);
      expect(/style-src ([^;]*)/.exec(policy)?.[1]).not.toMatch(/unsafe-inline|\*|https?:/);
      const page = readPage(answer.body);
      const guarded = page.tags.filter(({ name }) => name === 'script' || name === 'style');
      expect(guarded.length, path).toBeGreaterThan(1);
      for (const tag of guarded)
        expect([path, tag.name, tag.attributes['src'] ?? tag.text.slice(0, 60), tag.attributes['nonce']]).toEqual([
          path,
          tag.name,
          tag.attributes['src'] ?? tag.text.slice(0, 60),
          nonce,
        ]);
      expect(
        page.tags.filter(({ attributes }) => Object.keys(attributes).some((key) => key.startsWith('on'))).map(({ name }) => name),
        path,
      ).toEqual([]);
      expect(
        page.anchors.filter((href) => /^\s*(javascript|data|vbscript):/i.test(href)),
        path,
      ).toEqual([]);
    }
    expect(seen.size).toBe(pages.length);
  });

  test('LAW-05 no page loads anything from another host', async () => {
    for (const path of pages) {
      const page = readPage((await rendered(path)).body);
      const loaded = page.tags.flatMap(({ name, attributes }) =>
        name === 'a'
          ? []
          : [
              attributes['src'],
              name === 'link' && attributes['rel'] !== 'canonical' && attributes['rel'] !== 'alternate' ? attributes['href'] : undefined,
              ...(attributes['srcset']?.split(/,\s+/) ?? []),
            ].filter((url) => url !== undefined),
      );
      expect(loaded.length, path).toBeGreaterThan(3);
      expect(
        loaded.filter((url) => !/^(\/(?!\/)|data:)/.test(url)),
        path,
      ).toEqual([]);
    }
  });

  test('PAGE-10 pages are private and asked for again, files of the build are kept for a year', async () => {
    for (const path of pages.slice(0, 4)) expect([path, (await shop.get(path)).headers['cache-control']]).toEqual([path, 'private, no-cache']);
    const page = readPage((await shop.get('/')).body);
    const built = page.tags
      .flatMap(({ attributes }) => [attributes['src'], attributes['href']])
      .filter((url): url is string => url?.startsWith('/assets/') === true);
    expect(built.length).toBeGreaterThan(3);
    for (const url of new Set(built)) {
      const answer = await shop.get(url);
      expect([url, answer.statusCode, answer.headers['cache-control']]).toEqual([url, 200, 'public, max-age=31536000, immutable']);
      expect(answer.rawPayload.length).toBeGreaterThan(10);
    }
  });

  test('PAGE-01 long answers are compressed for who can read it, and are the same', async () => {
    for (const path of ['/kreuzfahrten', '/api/openapi.json']) {
      const plain = await shop.get(path);
      for (const encoding of ['br', 'gzip']) {
        const packed = await shop.get(path, { headers: { 'accept-encoding': encoding } });
        expect([path, packed.headers['content-encoding']]).toEqual([path, encoding]);
        expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
      }
      expect((await shop.get(path, { headers: { 'accept-encoding': 'identity' } })).headers['content-encoding']).toBeUndefined();
    }
  });
});

describe('BRAND-01 each brand’s own face', () => {
  test.each(brandIds)('BRAND-01 LAW-07 every page of %s names the brand, its phone and the law’s pages', async (brand) => {
    const { searchUrl, name, phone, imprintUrl, termsUrl, privacyUrl, accessibilityUrl, packageFormUrl } = brands[brand];
    const other = brands[brand === 'fahrwasser' ? 'fairway' : 'fahrwasser'];
    const booking = `${brands[brand].bookingUrl}/${firstVoyageId + 20}`;
    for (const path of ['/', searchUrl, imprintUrl, booking, '/nix-da']) {
      const page = readPage((await shop.get(path, { brand })).body);
      expect(page.words, path).toContain(name);
      expect(page.words, path).not.toContain(other.name === 'Fahrwasser' ? 'Fahrwasser' : 'Fairway Cruises');
      expect(page.anchors, path).toContain(`tel:${phone.dial}`);
      for (const href of [imprintUrl, termsUrl, privacyUrl, accessibilityUrl, packageFormUrl]) expect(page.anchors, `${path} ${href}`).toContain(href);
      expect(page.html, path).not.toMatch(/ec\.europa\.eu\/consumers\/odr/);
    }
  });

  test('BRAND-02 BRAND-05 amounts, dates and numbers as each brand writes them', async () => {
    const german = readPage((await shop.get('/kreuzfahrten')).body).words;
    const english = readPage((await shop.get('/cruises', { brand: 'fairway' })).body).words;
    expect(german).toMatch(/\d{1,3}(\.\d{3})*(,\d\d)?\u00a0€/);
    expect(german).not.toMatch(/€\u00a0?\d/);
    expect(english).toMatch(/€\d{1,3}(,\d{3})*(\.\d\d)?/);
    expect(english).not.toMatch(/\d\u00a0?€/);
  });

  test('BRAND-03 what is off on the English brand has no link', async () => {
    for (const path of ['/', '/cruises']) {
      const { anchors } = readPage((await shop.get(path, { brand: 'fairway' })).body);
      expect(anchors.filter((href) => /customer|rrv|deutsche-bahn|kreuzfahrt/.test(href))).toEqual([]);
    }
  });

  test('PAGE-09 booking pages have the reduced header and no top bar', async () => {
    const booking = readPage((await shop.get(`/buchungsanfrage/${firstVoyageId + 20}`)).body);
    const home = readPage((await shop.get('/')).body);
    const nav = (page: typeof home) => page.anchors.filter((href) => href === '/fahrgebiete' || href === '/vergleich').length;
    expect(nav(home)).toBeGreaterThan(0);
    expect(nav(booking)).toBe(0);
    expect(home.html).toContain('top-bar');
    expect(booking.html).not.toContain('top-bar');
  });

  test('SEARCH-03 the page shows the call’s hits in its order', async () => {
    for (const brand of brandIds) {
      const url = `${brands[brand].searchUrl}?sortierung=preis`;
      const { hits } = await shop.ask(search, { url }, { brand });
      const { anchors } = readPage((await shop.get(url, { brand })).body);
      const shown = [...new Set(anchors.map((href) => href.split(/[?#]/)[0] ?? '').filter((href) => hits.some((card) => card.href === href)))];
      expect(shown).toEqual(hits.map((card) => card.href));
    }
  });
});
