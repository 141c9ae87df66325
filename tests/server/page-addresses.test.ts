// Addresses of both brands: what answers, what moves, what is missing or gone.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brandIds, brands, twinBrand, type BrandId } from '#brands/brands.ts';
import { screens, type Screen } from '#brands/screens.ts';
import { firstVoyageId } from '#database/seeds/world.ts';
import { getVoyageDetails } from '#features/voyage/contract.ts';
import { startTestShop, type Answer, type Asking, type TestShop } from '../factories/shop.ts';
import { readPage } from './read-html.ts';

const voyageId = firstVoyageId + 20;

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
}, 180_000);
afterAll(() => shop[Symbol.asyncDispose]());

const get = (path: string, brand: BrandId = 'fahrwasser', headers: Asking['headers'] = {}) => shop.get(path, { brand, headers });
const moved = (answer: Answer) => [answer.statusCode, answer.headers.location];
const voyagePath = async (brand: BrandId, id = voyageId) => (await shop.ask(getVoyageDetails, { voyageId: id }, { brand })).canonicalPath;
const prefix = { fahrwasser: '/kreuzfahrt-k', fairway: '/cruise-k' } as const;
const oldPrefix = { fahrwasser: '/kreuzfahrten-k', fairway: '/cruises-k' } as const;
const place = { fahrwasser: '/kreuzfahrten-karibik', fairway: '/cruises-caribbean' } as const;

describe('PAGE-01 PAGE-04 addresses', () => {
  test.each(brandIds)('PAGE-01 PAGE-04 every page of %s without a parameter answers 200 in the brand’s language', async (brand) => {
    const fixed = (screens as readonly Screen[]).flatMap((screen) => screen.paths[brand]?.[0] ?? []).filter((path) => !path.includes('{'));
    const { imprintUrl, termsUrl, privacyUrl, accessibilityUrl, packageFormUrl } = brands[brand];
    expect(fixed.length).toBeGreaterThan(5);
    for (const path of [...fixed, imprintUrl, termsUrl, privacyUrl, accessibilityUrl, packageFormUrl]) {
      const answer = await get(path, brand);
      expect([path, answer.statusCode, answer.headers['content-type']]).toEqual([path, 200, 'text/html; charset=utf-8']);
      expect([path, readPage(answer.body).language]).toEqual([path, brands[brand].language]);
      expect(answer.headers['content-language']).toBe(brands[brand].language);
    }
  });

  test.each(brandIds)('PAGE-01 PAGE-04 search, place and voyage of %s', async (brand) => {
    for (const path of [brands[brand].searchUrl, place[brand], await voyagePath(brand)])
      expect([path, (await get(path, brand)).statusCode]).toEqual([path, 200]);
  });

  test.each(brandIds)('PAGE-01 the plural address of a voyage of %s leads to the canonical one for good', async (brand) => {
    expect(moved(await get(`${oldPrefix[brand]}${voyageId}`, brand))).toEqual([301, `${prefix[brand]}${voyageId}`]);
    expect(moved(await get(`${oldPrefix[brand]}${voyageId}-any-slug?erw=1`, brand))).toEqual([301, `${prefix[brand]}${voyageId}-any-slug?erw=1`]);
  });

  test.each(brandIds)(
    'PAGE-05 a voyage of %s without a slug, with another one or the other language’s leads to the canonical one, with its query',
    async (brand) => {
      const canonical = await voyagePath(brand);
      const foreign = (await voyagePath(twinBrand(brand))).split(`k${voyageId}`)[1] ?? '';
      expect(canonical).toMatch(new RegExp(`^${prefix[brand]}${voyageId}-[a-z0-9-]+$`));
      for (const path of [`${prefix[brand]}${voyageId}`, `${prefix[brand]}${voyageId}-wrong`, `${prefix[brand]}${voyageId}${foreign}`])
        expect([path, ...moved(await get(path, brand))]).toEqual([path, 301, canonical]);
      expect(moved(await get(`${prefix[brand]}${voyageId}-wrong?erw=1&kin1=4`, brand))).toEqual([301, `${canonical}?erw=1&kin1=4`]);
    },
  );

  test.each(brandIds)('PAGE-01 a slash at the end of an address of %s is dropped for good', async (brand) => {
    const { searchUrl, imprintUrl } = brands[brand];
    for (const path of [searchUrl, place[brand], imprintUrl, await voyagePath(brand)]) {
      expect([path, ...moved(await get(`${path}/`, brand))]).toEqual([path, 301, path]);
      expect([path, ...moved(await get(`${path}///?utm_source=x`, brand))]).toEqual([path, 301, `${path}?utm_source=x`]);
    }
  });

  test.each(brandIds)('SEARCH-02 an English or repeated query of %s leads to the canonical German names for good', async (brand) => {
    const { searchUrl } = brands[brand];
    const rows: readonly (readonly [string, string])[] = [
      ['gebiet=12&gebiet=15', 'gebiet12=12&gebiet15=15'],
      ['gebiet=12,15', 'gebiet12=12&gebiet15=15'],
      ['gebiet[]=15&gebiet[]=12', 'gebiet12=12&gebiet15=15'],
      ['areas=12&adults=1', 'gebiet12=12&erw=1'],
      ['childAge1=4&childAge2=9', 'kin1=4&kin2=9'],
      ['gebiet15=15&gebiet12=12', 'gebiet12=12&gebiet15=15'],
      ['rund=', ''],
      ['nonsense=1', ''],
      ['sortierung=abfahrt', ''],
      ['seite=1', ''],
      ['rund=1&utm_source=x&gclid=y', 'rund=1&gclid=y&utm_source=x'],
    ];
    for (const [asked, canonical] of rows)
      expect([asked, ...moved(await get(`${searchUrl}?${asked}`, brand))]).toEqual([asked, 301, canonical ? `${searchUrl}?${canonical}` : searchUrl]);
    for (const canonical of ['gebiet12=12&gebiet15=15', 'rund=1&utm_source=x', 'erw=1&kin1=4'])
      expect([canonical, (await get(`${searchUrl}?${canonical}`, brand)).statusCode]).toEqual([canonical, 200]);
  });

  test('SEARCH-06 listView sets the view and leaves the address, not for good', async () => {
    expect(moved(await get('/kreuzfahrten?listView=detail'))).toEqual([302, '/kreuzfahrten?ansicht=detail']);
    expect(moved(await get('/kreuzfahrten?rund=1&listView=list'))).toEqual([302, '/kreuzfahrten?rund=1&ansicht=liste']);
  });

  test('PAGE-01 redirects carry no body and no foreign host', async () => {
    const answer = await get(`/kreuzfahrten?gebiet=12`);
    expect([answer.statusCode, answer.body]).toEqual([301, '']);
    for (const path of [
      '//evil.example/',
      '/.//evil.example/',
      '/\\evil.example/',
      '/%2e//evil.example/',
      '/x/..//evil.example/',
      '/en//evil.example/',
      '///evil.example///',
    ]) {
      const found = await get(path, 'fahrwasser');
      const to = found.headers.location;
      if (to !== undefined) expect([path, new URL(to, 'http://localhost').host]).toEqual([path, 'localhost']);
    }
  });
});

describe('PAGE-06 missing and gone', () => {
  const missing: Readonly<Record<BrandId, readonly string[]>> = {
    fahrwasser: [
      '/gibt-es-nicht',
      '/kreuzfahrten-nirgendwo',
      '/kreuzfahrt-kabc',
      '/kreuzfahrt-k',
      '/kreuzfahrt-k0',
      '/kreuzfahrt-k99999999999',
      '/a/b/c',
      '/index.php',
      '/wp-admin/',
      '/art',
      '/api',
      '/assets',
      '/constructor',
      '/__proto__',
      '/kreuzfahrten-constructor',
    ],
    fairway: ['/no-such-page', '/cruises-nowhere', '/cruise-kabc', '/cruise-k0', '/a/b/c', '/cruises-constructor'],
  };
  const texts = { fahrwasser: 'Diese Seite gibt es nicht', fairway: 'This page could not be found' } as const;
  test.each(brandIds)('PAGE-06 unknown pages and places of %s are 404, say so in the page’s language and lead home', async (brand) => {
    for (const path of missing[brand]) {
      const first = await get(path, brand);
      const answer = first.statusCode === 301 ? await get(String(first.headers.location), brand) : first;
      expect([path, answer.statusCode]).toEqual([path, 404]);
      const page = readPage(answer.body);
      expect([path, page.language]).toEqual([path, brands[brand].language]);
      expect(page.words, path).toContain(texts[brand]);
      expect(page.anchors, path).toContain('/');
      expect(page.words, path).not.toMatch(/\bat \w+ \(|Error:/);
    }
  });

  test.each(brandIds)('VOYAGE-06 PAGE-06 a number that no voyage of %s ever had is 404', async (brand) => {
    for (const id of [1, 99_999_999, 2_147_483_647]) {
      const answer = await get(`${prefix[brand]}${id}`, brand);
      expect([id, answer.statusCode]).toEqual([id, 404]);
      expect(readPage(answer.body).words).toContain(texts[brand]);
    }
  });

  test.each(brandIds)('VOYAGE-06 PAGE-06 a voyage of %s that has left or was withdrawn is 410 at its address and says so', async (brand) => {
    const { departed, withdrawn } = shop.special;
    for (const id of [departed, withdrawn]) {
      const path = await voyagePath(brand, id);
      const answer = await get(path, brand);
      expect([path, answer.statusCode]).toEqual([path, 410]);
      const page = readPage(answer.body);
      expect(page.language).toBe(brands[brand].language);
      expect(page.meta('robots')).toContain('noindex');
      expect(page.anchors.some((href) => href.startsWith(prefix[brand]))).toBe(true); // similar ones instead
    }
    const left = readPage((await get(await voyagePath(brand, departed), brand)).body).words;
    expect(left).toContain(brand === 'fahrwasser' ? 'Das Schiff hat bereits abgelegt' : 'The ship has already left');
  });

  test('VOYAGE-06 a sold-out voyage answers 200 and offers the wait list', async () => {
    const answer = await get(await voyagePath('fahrwasser', shop.special.soldOut));
    expect(answer.statusCode).toBe(200);
    expect(readPage(answer.body).words).toMatch(/Warteliste/);
  });

  test('PAGE-04 BRAND-03 the other brand’s addresses are 404', async () => {
    for (const path of ['/cruises', '/cruises-caribbean', `/cruise-k${voyageId}`, '/terms-conditions', '/regions', '/compare', '/booking-request/1'])
      expect([path, (await get(path)).statusCode]).toEqual([path, 404]);
    for (const path of [
      '/kreuzfahrten',
      '/kreuzfahrten-karibik',
      `/kreuzfahrt-k${voyageId}`,
      '/agb',
      '/fahrgebiete',
      '/vergleich',
      '/buchungsanfrage/1',
      '/customer/login',
      '/rrv',
      '/deutsche-bahn',
      '/en',
      '/en/cruises',
      '/de/cruises',
    ])
      expect([path, (await get(path, 'fairway')).statusCode]).toEqual([path, 404]);
  });

  test('PAGE-06 what is out of order is 503 with a time to wait, in plain words and without the inside', async () => {
    await using odd = await startTestShop();
    const shown = {
      fahrwasser: [await voyagePath('fahrwasser'), `/buchungsanfrage/${voyageId}`],
      fairway: [await voyagePath('fairway'), `/booking-request/${voyageId}`],
    };
    await odd.pool.query('alter table fares rename to fares_away');
    for (const brand of brandIds)
      for (const path of shown[brand]) {
        const answer = await odd.get(path, { brand });
        expect([path, answer.statusCode, answer.headers['retry-after']]).toEqual([path, 503, '30']);
        const page = readPage(answer.body);
        expect(page.words).toMatch(
          brand === 'fahrwasser'
            ? /Das hat nicht geklappt|Diese Reise lässt sich gerade nicht zeigen/
            : /Something went wrong|This voyage cannot be shown right now/,
        );
        expect(page.html).not.toMatch(/fares_away|relation|node_modules|at async/);
      }
  });
});

describe('BRAND-04 hosts', () => {
  test('BRAND-04 a host that no brand is configured for is 421 for pages, files and the form', async () => {
    for (const path of ['/', '/kreuzfahrten', '/robots.txt', '/sitemap.xml', '/sitemap-pages.xml', '/sitemap-voyages-1.xml']) {
      const answer = await get(path, 'fahrwasser', { host: 'evil.example' });
      expect([path, answer.statusCode]).toEqual([path, 421]);
      expect(answer.body).not.toContain('evil.example');
    }
    const form = await shop.app.inject({
      method: 'POST',
      url: '/preferences',
      headers: { host: 'evil.example', 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'theme=dark',
    });
    expect(form.statusCode).toBe(421);
  });

  test('BRAND-04 X-Brand and X-Forwarded-Host choose nothing unless the proxy is trusted', async () => {
    const headers = { 'x-brand': 'fairway', 'x-forwarded-host': 'en.localhost', 'x-forwarded-proto': 'https' };
    const answer = await get('/', 'fahrwasser', headers);
    expect(readPage(answer.body).tags.find(({ name }) => name === 'html')?.attributes['data-brand']).toBe('fahrwasser');
    expect(answer.headers['strict-transport-security']).toBeUndefined();
    expect(readPage(answer.body).links('canonical')[0]?.href).toBe('http://localhost/');
  });

  test('BRAND-04 a trusted proxy names brand and scheme; an unknown brand is an error', async () => {
    await using proxied = await startTestShop({ settings: { TRUST_PROXY: 'on', HOSTS_FAIRWAY: 'www.fairway.test' } });
    const page = async (headers: Record<string, string>) => proxied.get('/', { headers });
    const english = await page({ 'x-brand': 'fairway', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'www.fairway.test' });
    expect(readPage(english.body).language).toBe('en');
    expect(readPage(english.body).links('canonical')[0]?.href).toBe('https://www.fairway.test/');
    expect(english.headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
    expect((await page({ 'x-brand': 'unknown' })).statusCode).toBe(421);
    expect((await page({ 'x-brand': '' })).statusCode).toBe(421);
    expect((await page({ host: 'www.fairway.test' })).statusCode).toBe(200);
  });
});
