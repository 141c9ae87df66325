// What search engines, previews and other programs read of a page.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brandIds, brands, twinBrand, type BrandId } from '#brands/brands.ts';
import { firstVoyageId } from '#database/seeds/world.ts';
import { formats } from '#domain/format/format.ts';
import { search } from '#features/search/contract.ts';
import { getVoyageDetails } from '#features/voyage/contract.ts';
import { startTestShop, type TestShop } from '../factories/shop.ts';
import { readPage, type ReadPage } from './read-html.ts';

const voyageId = firstVoyageId + 20;
const origin = { fahrwasser: 'http://localhost', fairway: 'http://en.localhost' } as const;
const place = { fahrwasser: '/kreuzfahrten-karibik', fairway: '/cruises-caribbean' } as const;
const areas = { fahrwasser: '/fahrgebiete', fairway: '/regions' } as const;

let shop: TestShop;
const pages = new Map<string, ReadPage>();
const page = async (path: string, brand: BrandId): Promise<ReadPage> => {
  const known = pages.get(brand + path);
  if (known) return known;
  const answer = await shop.get(path, { brand });
  if (answer.statusCode !== 200) throw new Error(`${brand} ${path}: ${answer.statusCode}`);
  const read = readPage(answer.body);
  pages.set(brand + path, read);
  return read;
};
const voyage = (brand: BrandId) => shop.ask(getVoyageDetails, { voyageId }, { brand });
/** Address of each kind of page, without origin. */
const addresses = async (brand: BrandId) => ({
  home: '/',
  search: brands[brand].searchUrl,
  place: place[brand],
  areas: areas[brand],
  voyage: (await voyage(brand)).canonicalPath,
  imprint: brands[brand].imprintUrl,
});

beforeAll(async () => {
  shop = await startTestShop();
}, 180_000);
afterAll(() => shop[Symbol.asyncDispose]());

const typed = (read: ReadPage, type: string) => read.jsonLd.filter((object) => object['@type'] === type);

describe.each(brandIds)('PAGE-10 heads of %s', (brand) => {
  test('PAGE-10 every page has a title, a description and a preview of its own', async () => {
    const seen = new Set<string>();
    for (const [kind, path] of Object.entries(await addresses(brand))) {
      const read = await page(path, brand);
      expect(read.title, kind).toMatch(new RegExp(`.{5,} – ${brands[brand].name}$`));
      expect(read.html.split('</head>')[0]?.match(/<title/g), kind).toHaveLength(1);
      expect(read.meta('description')?.length, kind).toBeGreaterThan(20);
      expect(read.meta('og:title'), kind).toBe(read.title.replace(` – ${brands[brand].name}`, ''));
      expect(read.meta('og:description'), kind).toBe(read.meta('description'));
      expect(read.meta('og:site_name'), kind).toBe(brands[brand].name);
      expect(read.meta('og:locale'), kind).toBe(brand === 'fahrwasser' ? 'de_DE' : 'en_GB');
      expect(read.meta('og:url'), kind).toBe(origin[brand] + path);
      expect(read.meta('robots'), kind).toBeUndefined();
      expect(read.html, kind).not.toMatch(/\bundefined\b|\[object Object\]|\bNaN\b|Invalid Date/);
      seen.add(read.title);
    }
    expect(seen.size).toBe(6);
  });

  test('PAGE-13 the viewport leaves zooming free', async () => {
    expect((await page('/', brand)).meta('viewport')).not.toMatch(/user-scalable|maximum-scale/);
  });

  test('PAGE-10 canonical and hreflang name this page and its twin, and the twin names them back', async () => {
    const twin = twinBrand(brand);
    const [own, others] = [await addresses(brand), await addresses(twin)];
    for (const kind of Object.keys(own) as (keyof typeof own)[]) {
      const read = await page(own[kind], brand);
      expect(read.links('canonical'), kind).toEqual([{ href: origin[brand] + own[kind] }]);
      const alternates = Object.fromEntries(read.links('alternate').map(({ hreflang = '', href }) => [hreflang, href]));
      expect(alternates, kind).toEqual({ [brands[brand].language]: origin[brand] + own[kind], [brands[twin].language]: origin[twin] + others[kind] });
      const back = Object.fromEntries((await page(others[kind], twin)).links('alternate').map(({ hreflang = '', href }) => [hreflang, href]));
      expect(back, kind).toEqual(alternates);
    }
  });

  test('PAGE-10 filters and campaigns do not make further canonical pages, pages of a list do', async () => {
    const { searchUrl } = brands[brand];
    expect((await page(`${searchUrl}?rund=1&utm_source=x`, brand)).links('canonical')).toEqual([{ href: origin[brand] + searchUrl }]);
    const second = await page(`${searchUrl}?seite=2`, brand);
    expect(second.links('canonical')).toEqual([{ href: `${origin[brand]}${searchUrl}?seite=2` }]);
    expect(second.links('alternate').map(({ href }) => href)).toEqual([
      `${origin[brand]}${searchUrl}?seite=2`,
      `${origin[twinBrand(brand)]}${brands[twinBrand(brand)].searchUrl}?seite=2`,
    ]);
  });

  test('PAGE-10 pages that no search engine should keep say so', async () => {
    const compare = brand === 'fahrwasser' ? '/vergleich' : '/compare';
    for (const path of [compare, `${brands[brand].searchUrl}?preis=-1`, `${brands[brand].bookingUrl}/${voyageId}`])
      expect([path, (await page(path, brand)).meta('robots')]).toEqual([path, 'noindex']);
  });

  test('PAGE-10 the structured data of the home page parse and search by the brand’s own address', async () => {
    const read = await page('/', brand);
    expect(typed(read, 'TravelAgency')).toMatchObject([{ '@context': 'https://schema.org', name: brands[brand].name, email: brands[brand].serviceEmail }]);
    expect(typed(read, 'WebSite')).toMatchObject([
      { inLanguage: brands[brand].language, potentialAction: { target: `${origin[brand]}${brands[brand].searchUrl}?q={search_term}` } },
    ]);
  });

  test('PAGE-10 LAW-01 the list in the structured data has the cards’ voyages, order and totals, and the page shows them', async () => {
    for (const path of [brands[brand].searchUrl, place[brand], `${brands[brand].searchUrl}?seite=2&erw=1`]) {
      const url = path.endsWith('erw=1') ? `${brands[brand].searchUrl}?erw=1&seite=2` : path;
      const read = await page(url, brand);
      const { hits, total } = await shop.ask(search, { url }, { brand });
      const [list] = typed(read, 'ItemList') as unknown as readonly {
        numberOfItems: number;
        itemListElement: readonly { position: number; url: string; item: { name: string; offers?: { price: string; priceCurrency: string } } }[];
      }[];
      expect(list?.numberOfItems).toBe(total);
      expect(list?.itemListElement.map(({ url: at, item }) => [at, item.name, item.offers?.price, item.offers?.priceCurrency])).toEqual(
        hits.map((card) => [
          origin[brand] + card.href,
          card.title,
          card.price ? (card.price.total.amount / 100).toFixed(2) : undefined,
          card.price?.total.currency,
        ]),
      );
      expect(list?.itemListElement[0]?.position).toBe(url.includes('seite=2') ? 11 : 1);
      const money = formats[brands[brand].language];
      const words = read.words.replaceAll('\u00a0', ' ');
      for (const { price } of hits) if (price) expect(words).toContain(money.money(price.total).replaceAll('\u00a0', ' '));
    }
  });

  test('PAGE-10 LAW-01 the offer of a voyage carries the party’s total that page and call show', async () => {
    const { canonicalPath } = await voyage(brand);
    for (const [query, pax] of [
      ['', { adults: 2, childAges: [] }],
      ['?erw=1', { adults: 1, childAges: [] }],
      ['?erw=2&kin1=7', { adults: 2, childAges: [7] }],
    ] as const) {
      const { card, chart } = await shop.ask(getVoyageDetails, { voyageId, pax: { adults: pax.adults, childAges: [...pax.childAges] } }, { brand });
      const read = await page(canonicalPath + query, brand);
      const [trip] = typed(read, 'BoatTrip') as unknown as readonly {
        url: string;
        offers: { price?: string; priceCurrency?: string; eligibleQuantity?: { value: number } };
      }[];
      expect(trip?.url).toBe(origin[brand] + canonicalPath);
      expect(trip?.offers).toMatchObject(
        card.price
          ? {
              price: (card.price.total.amount / 100).toFixed(2),
              priceCurrency: card.price.total.currency,
              eligibleQuantity: { value: pax.adults + pax.childAges.length },
            }
          : { availability: 'https://schema.org/SoldOut' },
      );
      if (card.price) expect(read.words.replaceAll('\u00a0', ' ')).toContain(formats[brands[brand].language].money(card.price.total).replaceAll('\u00a0', ' '));
      expect(read.meta('og:image')).toBe(origin[brand] + chart.shareUrl);
      expect(read.meta('og:type')).toBe('product');
      expect(read.links('canonical')).toEqual([{ href: origin[brand] + canonicalPath }]);
    }
  });

  test('PAGE-10 breadcrumbs begin at home, end at the page, and their addresses answer', async () => {
    for (const path of [place[brand], (await voyage(brand)).canonicalPath]) {
      const [crumbs] = typed(await page(path, brand), 'BreadcrumbList') as unknown as readonly {
        itemListElement: readonly { position: number; name: string; item: string }[];
      }[];
      const steps = crumbs?.itemListElement ?? [];
      expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
      expect([steps[0]?.item, steps.at(-1)?.item]).toEqual([`${origin[brand]}/`, origin[brand] + path]);
      for (const { item, name } of steps) {
        expect(name).not.toBe('');
        const { statusCode } = await shop.get(item.slice(origin[brand].length), { brand });
        expect([item, statusCode]).toEqual([item, 200]);
      }
    }
  });

  test('PAGE-10 links inside a page lead to pages that exist, without a detour', async () => {
    const seen = new Set<string>();
    for (const path of ['/', place[brand], (await voyage(brand)).canonicalPath, areas[brand]])
      for (const href of (await page(path, brand)).anchors) if (href.startsWith('/')) seen.add(href.split('#')[0] ?? '');
    // All fixed pages, and a sample of the many lists and voyages
    const some = [...seen].toSorted().filter((href, index) => !href.includes('?') || index % 12 === 0);
    expect(some.length).toBeGreaterThan(25);
    for (const href of some.slice(0, 90)) {
      const { statusCode } = await shop.get(href, { brand });
      expect([href, statusCode]).toEqual([href, 200]);
    }
  });
});
