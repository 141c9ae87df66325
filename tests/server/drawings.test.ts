// Every picture's address that an answer names is there and kept for a year; no other address is.
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brandIds } from '#brands/brands.ts';
import { firstVoyageId } from '#database/seeds/world.ts';
import { darkChart, dayChart, iconAddress, phoneChart, wideChart } from '#domain/art/addresses.ts';
import { getHomeData } from '#features/home/contract.ts';
import { search } from '#features/search/contract.ts';
import { getVoyageDetails } from '#features/voyage/contract.ts';
import { startTestShop, type TestShop } from '../factories/shop.ts';

const YEAR = 'public, max-age=31536000, immutable';
const ocean = firstVoyageId + 20;

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ pages: false });
}, 60_000);
afterAll(() => shop[Symbol.asyncDispose]());

/** Every address below /art that stands anywhere in an answer. */
function artIn(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('/art/') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(artIn) : [];
}

function expectDrawing(svg: string, address: string): void {
  expect(svg, address).toMatch(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  expect(svg.trimEnd(), address).toMatch(/<\/svg>$/);
  // A picture that could run something or fetch something would do so in whatever page shows it.
  expect(svg, address).not.toMatch(/<script|<foreignObject|\son\w+="|javascript:|<image\b|url\(["']?http|href="http/i);
  expect(svg, address).not.toMatch(/NaN|undefined|Infinity/);
  const open: string[] = [];
  for (const [, close, name = '', self] of svg.matchAll(/<(\/?)([A-Za-z][\w:-]*)(?:\s[^<>]*?)?(\/?)>/g)) {
    if (close) expect(open.pop(), address).toBe(name);
    else if (!self) open.push(name);
  }
  expect(open, address).toEqual([]);
}

async function expectKept(address: string): Promise<void> {
  const answer = await shop.get(address);
  expect([address, answer.statusCode, answer.headers['cache-control'], answer.headers['content-type']]).toEqual([
    address,
    200,
    YEAR,
    address.endsWith('.png') ? 'image/png' : 'image/svg+xml',
  ]);
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  if (address.endsWith('.svg')) expectDrawing(answer.body, address);
}

describe('VOYAGE-01 pictures', () => {
  test('VOYAGE-01 every picture that cards, the voyage and the home page name is drawn and kept', async () => {
    const named = new Set<string>();
    for (const brand of brandIds) {
      const { hits } = await shop.ask(
        search,
        { url: brand === 'fahrwasser' ? '/kreuzfahrten?sortierung=empfehlung' : '/cruises?sortierung=empfehlung' },
        { brand },
      );
      const home = await shop.ask(getHomeData, {}, { brand });
      const voyage = await shop.ask(getVoyageDetails, { voyageId: ocean }, { brand });
      for (const address of [...artIn(hits.slice(0, 4)), ...artIn({ ...home, areas: home.areas.slice(0, 6) }), ...artIn({ ...voyage, similar: [] })])
        named.add(address);
    }
    const kinds = [...named].map((address) => /^\/art\/([a-z]+)/.exec(address)?.[1]);
    expect([...new Set(kinds)].toSorted()).toEqual(['chart', 'deck', 'decks', 'hero', 'postcard', 'share', 'ship']);
    for (const address of named) await expectKept(address);
  });

  test('VOYAGE-01 a chart has its versions for dark pages, phones and paper', async () => {
    const { card, chart } = await shop.ask(getVoyageDetails, { voyageId: ocean });
    for (const address of [
      darkChart(card.chartUrl),
      wideChart(card.chartUrl),
      darkChart(wideChart(card.chartUrl)),
      darkChart(chart.detailUrl),
      phoneChart(chart.detailUrl),
      darkChart(phoneChart(chart.detailUrl)),
      dayChart(darkChart(chart.detailUrl)),
    ])
      await expectKept(address);
  });

  test('VOYAGE-01 charts of river voyages are drawn as well', async () => {
    const { hits } = await shop.ask(search, { url: '/kreuzfahrten?is_river=1' });
    for (const { chartUrl } of hits.slice(0, 3)) await expectKept(chartUrl);
  });

  test('VOYAGE-08 the preview picture is a PNG of 1200 × 630', async () => {
    const { chart } = await shop.ask(getVoyageDetails, { voyageId: ocean });
    const answer = await shop.get(chart.shareUrl);
    expect([...answer.rawPayload.subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    expect([answer.rawPayload.readUInt32BE(16), answer.rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(answer.rawPayload.length).toBeGreaterThan(10_000);
  });

  test('VOYAGE-01 the same address gives the same picture, from memory, from disk and drawn again', async () => {
    const { chartUrl } = (await shop.ask(getVoyageDetails, { voyageId: ocean + 1 })).card;
    const first = (await shop.get(chartUrl)).body;
    expect((await shop.get(chartUrl)).body).toBe(first);
    await using other = await startTestShop({ pages: false });
    expect((await other.get(chartUrl)).body).toBe(first);
  });

  test('SEARCH-06 the map of a search is drawn for its hits and kept for minutes only', async () => {
    for (const url of ['/kreuzfahrten?darstellung=karte', '/kreuzfahrten?is_river=1&darstellung=karte']) {
      const { mapUrl } = await shop.ask(search, { url });
      const answer = await shop.get(mapUrl ?? '');
      expect([url, answer.statusCode, answer.headers['cache-control']]).toEqual([url, 200, 'public, max-age=300']);
      expectDrawing(answer.body, mapUrl ?? '');
    }
    expect((await shop.ask(search, { url: '/kreuzfahrten?datum=2020-01-01&darstellung=karte' })).mapUrl).toBeNull();
    expect((await shop.get('/art/map-de-day.svg?datum=2020-01-01')).statusCode).toBe(404);
  });

  test('BRAND-01 each brand has its own icon', async () => {
    const [german, english] = await Promise.all(brandIds.map((brand) => shop.get(iconAddress(brand))));
    expect([german?.statusCode, english?.statusCode]).toEqual([200, 200]);
    expect(german?.body).not.toBe(english?.body);
  });
});

describe('API-02 addresses of pictures that nobody made', () => {
  test('API-02 an address with another key, number, size, theme or language is 404 and draws nothing', async () => {
    const { card, chart, ship } = await shop.ask(getVoyageDetails, { voyageId: ocean });
    const deck = ship.decks.find(({ planUrl }) => planUrl)?.planUrl ?? '';
    const real = [card.chartUrl, card.ship.profileUrl, chart.shareUrl, deck, ship.overviewUrl ?? '', card.area.postcardUrl];
    const folder = path.join(shop.config.dataDirectory, 'art');
    const before = fs.existsSync(folder) ? fs.readdirSync(folder).length : 0;
    const invented = real
      .flatMap((address) => [
        address.replace(/-([^-]+)\.(svg|png)$/, '-2aaaaaaaaaa.$2'),
        address.replace(/\.(svg|png)$/, 'x.$1'),
        address.replace(/\.(svg|png)$/, '.gif'),
        address.replace(/-\d+-/, '-999999-'),
        address.replace(/-\d+-/, '-0-'),
        address.replace(/-\d+-/, '-99999999999-'),
        address.replace(/-\d+-/, '-007-'),
        address.replace(/-(card|full|landscape|de)-/, '-huge-'),
        address.replace(/-(day|night|dark)-/, '-noon-'),
        `${address}/`,
        address.replace('/art/', '/art//'),
        address.replace('/art/', '/art/x'),
        address.toUpperCase(),
      ])
      .filter((address) => !real.includes(address));
    for (const address of [
      ...invented,
      '/art/',
      '/art/chart',
      '/art/chart-1.svg',
      '/art/map-fr-day.svg',
      '/art/map-de-noon.svg',
      '/art/icon-nobody.svg',
      '/art/hero-xx-day-wide-2.svg',
    ]) {
      const { statusCode, headers } = await shop.get(address);
      // A slash at the end belongs to pages: it is dropped, and the way ends at the picture or at 404.
      if (statusCode === 301) expect(String(headers.location)).toBe(address.replace(/\/+$/, ''));
      else expect([address, statusCode]).toEqual([address, 404]);
    }
    expect(fs.existsSync(folder) ? fs.readdirSync(folder).length : 0).toBe(before);
  });

  test('API-02 a query beside the address changes nothing and makes no second picture', async () => {
    const { chartUrl } = (await shop.ask(getVoyageDetails, { voyageId: ocean })).card;
    const plain = (await shop.get(chartUrl)).body;
    expect((await shop.get(`${chartUrl}?x=<script>`)).body).toBe(plain);
  });
});
