// What the home page says is true: its counts, its 'from' prices, its falls of price.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brandIds, brands, type BrandId } from '#brands/brands.ts';
import { getFavouritePorts, getHomeData, type HomeData } from '#features/home/contract.ts';
import { search, searchCount } from '#features/search/contract.ts';
import { startTestShop, type TestShop } from '../factories/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ pages: false });
}, 60_000);
afterAll(() => shop[Symbol.asyncDispose]());

const home = (brand: BrandId): Promise<HomeData> => shop.ask(getHomeData, {}, { brand });

describe.each(brandIds)('SITE-02 the home page of %s', (brand) => {
  test('SITE-02 counts of areas are what their pages find, largest first', async () => {
    const { areas, voyages } = await home(brand);
    expect(areas.length).toBeGreaterThan(10);
    expect(areas.map(({ count }) => count)).toEqual(areas.map(({ count }) => count).toSorted((a, b) => b - a));
    for (const area of areas) {
      const { total, headline } = await shop.ask(search, { url: area.href }, { brand });
      expect([area.name, total, headline.place]).toEqual([area.name, area.count, area.name]);
      for (const child of area.children.slice(0, 2))
        expect([child.name, (await shop.ask(searchCount, { url: child.href }, { brand })).total]).toEqual([child.name, child.count]);
    }
    const { rows } = await shop.pool.query<{ count: number }>("select count(*)::int as count from voyages where state = 'on_sale' and departs_on > $1", [
      shop.today,
    ]);
    expect(voyages).toBe(rows[0]?.count);
  });

  test('LAW-01 SITE-02 an area begins at the price that its cheapest card shows for two adults', async () => {
    const { areas } = await home(brand);
    for (const area of areas) {
      const { hits } = await shop.ask(search, { url: `${area.href}?sortierung=preis` }, { brand });
      const cheapest = hits[0]?.price;
      if (!area.from) expect([area.name, cheapest]).toEqual([area.name, null]);
      // a guide in the brand's currency may differ by its rounding, never by more
      else
        expect([
          area.name,
          Math.abs(area.from.amount - (cheapest?.guide ? Math.ceil(cheapest.guide.amount / 2) : (cheapest?.perPerson.amount ?? 0))) <=
            (cheapest?.guide ? 100 : 0),
        ]).toEqual([area.name, true]);
    }
  });

  test('SITE-02 favourite ports count what their link finds', async () => {
    const { favouritePorts } = await home(brand);
    expect(await shop.ask(getFavouritePorts, {}, { brand })).toEqual({ favouritePorts });
    expect(favouritePorts).toHaveLength(12);
    for (const port of favouritePorts) expect([port.name, (await shop.ask(searchCount, { url: port.href }, { brand })).total]).toEqual([port.name, port.count]);
  });

  test('SEARCH-15 SITE-02 months and operators of the search box are those of the search', async () => {
    const [data, all] = [await home(brand), await shop.ask(search, { url: brands[brand].searchUrl }, { brand })];
    expect(data.months.map(({ month, count, from }) => [month, count, from])).toEqual(all.months.map(({ month, count, from }) => [month, count, from]));
    for (const { id, count } of data.operatorChoices)
      expect([id, (await shop.ask(searchCount, { url: `${brands[brand].searchUrl}?reederei${id}=${id}` }, { brand })).total]).toEqual([id, count]);
  });

  test('LAW-01 a fall of price stands on recorded prices: higher before, in the thirty days before the day it names', async () => {
    const { drops } = await home(brand);
    expect(drops.length).toBeGreaterThan(0);
    expect(new Set(drops.map(({ title }) => title)).size).toBe(drops.length);
    for (const { id, reduction, price } of drops) {
      if (!reduction || !price) throw new Error(`voyage ${id} has no fall`);
      const { rows } = await shop.pool.query<{ total_minor: number; seen: string }>(
        "select total_minor, to_char(seen_at at time zone 'Europe/Berlin', 'YYYY-MM-DD') as seen from price_points where voyage_id = $1 and currency = $2 order by seen_at",
        [id, reduction.before.currency],
      );
      const earlier = rows.filter(({ seen }) => seen < reduction.since).map(({ total_minor }) => total_minor);
      expect(earlier).toContain(reduction.before.amount);
      const now = rows.filter(({ seen }) => seen === reduction.since).map(({ total_minor }) => total_minor);
      expect(now.length).toBeGreaterThan(0);
      const fallen = Math.min(...now);
      expect(fallen).toBeLessThan(reduction.before.amount);
      expect(reduction.percent).toBe(Math.floor(((reduction.before.amount - fallen) * 100) / reduction.before.amount));
      expect(reduction.since <= shop.today).toBe(true);
    }
  });
});

describe('SITE-02 the home page and a catalogue that changes', () => {
  test('SITE-02 what a minute kept is made anew after it', async () => {
    let now = new Date('2026-11-20T12:00:00Z');
    await using moving = await startTestShop({ pages: false, now: () => now });
    const before = await moving.ask(getHomeData, {});
    await moving.pool.query("update voyages set state = 'withdrawn' where id = (select max(id) from voyages)");
    for (let i = 0; i < 100 && (await moving.ask(searchCount, { url: '/kreuzfahrten?ausgebucht=1' })).total >= before.voyages; i++)
      await new Promise((resolve) => setTimeout(resolve, 50));
    now = new Date('2026-11-20T12:01:01Z');
    expect((await moving.ask(getHomeData, {})).voyages).toBe(before.voyages - 1);
  });
});
