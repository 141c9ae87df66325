// What a voyage answers: its days, its prices to the cent on every surface, its files.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brandIds, brands, type BrandId } from '#brands/brands.ts';
import { firstVoyageId } from '#database/seeds/world.ts';
import { addDays } from '#domain/calendar/calendar.ts';
import { currencies } from '#domain/money/money.ts';
import { writeQuery } from '#domain/search/codec.ts';
import type { SearchState } from '#domain/search/filters.ts';
import { arrivalOptions, cabinTypes } from '#domain/voyage/vocabulary.ts';
import { search, type ShownPrice } from '#features/search/contract.ts';
import { getPrePostPackages, getPriceData, getVoyageDetails, type VoyageDetails } from '#features/voyage/contract.ts';
import { searchAddress, startTestShop, type TestShop } from '../factories/shop.ts';

type Pax = { adults: number; childAges: number[] };
const couple: Pax = { adults: 2, childAges: [] };
const parties: readonly Pax[] = [
  couple,
  { adults: 1, childAges: [] },
  { adults: 2, childAges: [5] },
  { adults: 2, childAges: [16, 1] },
  { adults: 1, childAges: [9] },
  { adults: 3, childAges: [] },
  { adults: 4, childAges: [] },
];

let shop: TestShop;
/** Numbers of voyages all over the world, sea and river. */
let sample: readonly number[];
beforeAll(async () => {
  shop = await startTestShop({ pages: false });
  const { rows } = await shop.pool.query<{ id: number }>("select id from voyages where state = 'on_sale' and departs_on > $1 order by id", [shop.today]);
  sample = rows.map(({ id }) => id).filter((_, index) => index % 29 === 0);
}, 60_000);
afterAll(() => shop[Symbol.asyncDispose]());

const details = (voyageId: number, pax?: Pax, brand: BrandId = 'fahrwasser') => shop.ask(getVoyageDetails, { voyageId, ...(pax && { pax }) }, { brand });
const least = (prices: readonly (ShownPrice | null)[]): number | null => {
  const amounts = prices.flatMap((price) => (price ? [price.total.amount] : []));
  return amounts.length > 0 ? Math.min(...amounts) : null;
};
const areasOf = async (id: number): Promise<number[]> =>
  (await shop.pool.query<{ area_ids: number[] }>('select area_ids from itineraries i join voyages v on v.itinerary_id = i.id where v.id = $1', [id])).rows[0]
    ?.area_ids ?? [];
const persons = (pax: Pax) => pax.adults + pax.childAges.length;
const partyQuery = (pax: Pax): Pick<SearchState, 'adultCount' | 'childAgeOptions'> => ({
  adultCount: pax.adults,
  ...(pax.childAges.length > 0 && { childAgeOptions: pax.childAges }),
});

describe('LAW-01 prices', () => {
  test('LAW-01 VOYAGE-02 every total is the sum of its lines, contains its charges, and names its basis', async () => {
    let checked = 0;
    for (const id of sample)
      for (const pax of parties) {
        const voyage = await details(id, pax);
        expect(voyage.priceInfo.party).toEqual(pax);
        for (const { cabinType, categories } of voyage.cabinTypes)
          for (const category of categories)
            for (const { price, lines, contained, noPriceReason, state } of category.fares) {
              expect([id, category.code, price === null]).toEqual([id, category.code, noPriceReason !== null]);
              if (!price) continue;
              checked++;
              const { total } = price;
              expect(lines.reduce((sum, { count, each }) => sum + count * each.amount, 0)).toBe(total.amount);
              expect(new Set([total.currency, ...lines.map(({ each }) => each.currency), ...contained.map(({ amount }) => amount.currency)]).size).toBe(1);
              expect(contained.reduce((sum, { amount }) => sum + amount.amount, 0)).toBeLessThanOrEqual(total.amount);
              expect([price.cabinType, price.persons, state]).toEqual([cabinType, persons(pax), 'available']);
              expect(price.perPerson.amount).toBe(Math.ceil(total.amount / persons(pax)));
              expect(price.perNight.amount).toBe(Math.ceil(total.amount / (persons(pax) * voyage.card.nights)));
              expect(category.maxOccupancy).toBeGreaterThanOrEqual(persons(pax));
              expect(total.amount).toBeGreaterThan(0);
            }
      }
    expect(checked).toBeGreaterThan(1000);
  });

  test('LAW-01 the price of a category, of a cabin type and of the voyage is the least below it that everyone can book', async () => {
    for (const id of sample) {
      const { rows } = await shop.pool.query<{ category_code: string; fare_group: string }>(
        'select category_code, fare_group from fares where voyage_id = $1 and min_age is not null',
        [id],
      );
      const forSeniors = new Set(rows.map((row) => `${row.category_code} ${row.fare_group}`));
      for (const pax of parties.slice(0, 4)) {
        const voyage = await details(id, pax);
        for (const offer of voyage.cabinTypes) {
          for (const category of offer.categories)
            expect(category.cheapest?.total.amount ?? null).toBe(
              least(category.fares.filter((fare) => !forSeniors.has(`${category.code} ${fare.fareGroup}`)).map(({ price }) => price)),
            );
          expect(offer.price?.total.amount ?? null).toBe(least(offer.categories.map(({ cheapest }) => cheapest)));
          expect(offer.noPriceReason === null).toBe(offer.price !== null);
          expect(voyage.card.ladder.find(({ cabinType }) => cabinType === offer.cabinType)?.price).toEqual(offer.price);
        }
        expect(voyage.card.price?.total.amount ?? null).toBe(least(voyage.cabinTypes.map(({ price }) => price)));
        expect(voyage.cabinTypes.map(({ cabinType }) => cabinType)).toEqual(
          cabinTypes.filter((cabinType) => voyage.cabinTypes.some((offer) => offer.cabinType === cabinType)),
        );
      }
    }
  });

  test.each(parties)('LAW-01 SEARCH-12 a card shows the voyage page’s total for $adults adults and children of $childAges', async (pax) => {
    for (const brand of brandIds) {
      const { hits, party } = await shop.ask(
        search,
        { url: searchAddress(writeQuery({ ...partyQuery(pax), sort: 'recommended' }), brand), pageSize: 20 },
        { brand },
      );
      expect(party).toEqual(pax);
      for (const card of hits) {
        const page = await details(card.id, pax, brand);
        expect([card.id, card.price, card.ladder, card.noPriceReason]).toEqual([page.card.id, page.card.price, page.card.ladder, page.card.noPriceReason]);
        expect([card.href, card.title, card.departsOn, card.returnsOn]).toEqual([page.canonicalPath, page.title, page.card.departsOn, page.card.returnsOn]);
      }
    }
  });

  test('LAW-01 SEARCH-12 with a cabin type and a way of arriving the card shows getPriceData’s least total for both', async () => {
    let shown = 0;
    for (const cabin of cabinTypes)
      for (const option of arrivalOptions)
        for (const pax of parties.slice(0, 3)) {
          const { hits } = await shop.ask(search, { url: searchAddress(writeQuery({ ...partyQuery(pax), cabin, arrivalOptions: [option] })) });
          for (const card of hits.slice(0, 3)) {
            const { transports } = await shop.ask(getPriceData, { voyageId: card.id, pax });
            const groups = transports.find((transport) => transport.option === option)?.cabinTypes.find((offer) => offer.cabinType === cabin)?.fareGroups ?? [];
            expect([card.id, cabin, option, card.price?.total.amount ?? null]).toEqual([card.id, cabin, option, least(groups.map(({ price }) => price))]);
            if (card.price) {
              shown++;
              expect([card.price.cabinType, card.price.arrivalIncluded, card.price.persons]).toEqual([cabin, option !== 'cruise_only', persons(pax)]);
            }
          }
        }
    expect(shown).toBeGreaterThan(40);
  });

  test('SEARCH-12 a price that must include arrival includes it on every card', async () => {
    const { hits, total } = await shop.ask(search, { url: '/kreuzfahrten?anreise_inkl=1&sortierung=preis', pageSize: 40 });
    expect(total).toBeGreaterThan(40);
    expect(hits.filter(({ price }) => price && !price.arrivalIncluded).map(({ id }) => id)).toEqual([]);
    const totals = hits.map(({ price }) => price?.guide?.amount ?? price?.total.amount ?? Infinity);
    expect(totals.every((amount, index) => index === 0 || amount >= (totals[index - 1] ?? 0) - 1)).toBe(true);
  });

  test('SEARCH-12 without handling of the flight input cards show the least price of all ways of arriving', async () => {
    const url = '/kreuzfahrten?flug=1';
    const [handled, plain] = [
      await shop.ask(search, { url, pageSize: 40 }),
      await shop.ask(search, { url, pageSize: 40, handlePricesByFlightIncludedInput: false }),
    ];
    expect(handled.hits.map(({ id }) => id)).toEqual(plain.hits.map(({ id }) => id));
    expect(handled.hits.every(({ price }) => price === null || price.arrivalIncluded)).toBe(true);
    for (const [index, { price }] of plain.hits.entries())
      expect(price?.total.amount ?? 0).toBeLessThanOrEqual(handled.hits[index]?.price?.total.amount ?? Infinity);
    expect(plain.hits.some(({ price }) => price && !price.arrivalIncluded)).toBe(true);
  });

  test('LAW-01 one traveller pays a single price, said as such; never less than a half of two', async () => {
    let seen = 0;
    for (const id of sample) {
      const [alone, two] = [await details(id, { adults: 1, childAges: [] }), await details(id, couple)];
      for (const [index, offer] of alone.cabinTypes.entries())
        for (const category of offer.categories)
          for (const fare of category.fares) {
            if (!fare.price) continue;
            seen++;
            expect(fare.lines[0]).toMatchObject({ label: 'Kabine zur Alleinbenutzung', count: 1 });
            const shared = two.cabinTypes[index]?.categories
              .find(({ code }) => code === category.code)
              ?.fares.find(({ fareGroup }) => fareGroup === fare.fareGroup)?.price;
            if (shared && shared.arrivalIncluded === fare.price.arrivalIncluded)
              expect(fare.price.total.amount * 2).toBeGreaterThanOrEqual(shared.total.amount);
          }
    }
    expect(seen).toBeGreaterThan(50);
  });

  test('LAW-01 a child in the cabin costs what its line says and never makes it cheaper', async () => {
    for (const id of sample) {
      const [two, three] = [await details(id, couple), await details(id, { adults: 2, childAges: [8] })];
      for (const [index, offer] of three.cabinTypes.entries()) {
        const before = two.cabinTypes[index]?.price;
        if (offer.price && before && offer.price.arrivalIncluded === before.arrivalIncluded)
          expect(offer.price.total.amount).toBeGreaterThanOrEqual(before.total.amount);
      }
    }
  });

  test('LAW-01 any party whatever: a total that adds up or a reason, on card and page alike', async () => {
    const pax = fc.record({ adults: fc.integer({ min: 1, max: 6 }), childAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 3 }) });
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: 550 }), pax, async (offset, { adults, childAges }) => {
        const party = { adults, childAges };
        const voyage = await details(firstVoyageId + 10 + offset, party);
        expect((voyage.card.price === null) !== (voyage.card.noPriceReason === null)).toBe(true);
        for (const fare of voyage.cabinTypes.flatMap(({ categories }) => categories.flatMap(({ fares }) => fares)))
          if (fare.price) expect(fare.lines.reduce((sum, { count, each }) => sum + count * each.amount, 0)).toBe(fare.price.total.amount);
      }),
      { numRuns: 60 },
    );
  });
});

describe('VOYAGE-02 VOYAGE-03 price data', () => {
  test('VOYAGE-02 every way of arriving that is sold, each fare group once per cabin type, cheapest first', async () => {
    for (const id of sample) {
      const [{ transports, displayMode, party }, { arrivals }] = [await shop.ask(getPriceData, { voyageId: id }), await details(id)];
      expect([displayMode, party]).toEqual(['perPerson', couple]);
      expect(transports.map(({ option }) => option).toSorted()).toEqual(
        arrivals
          .filter(({ available }) => available)
          .map(({ option }) => option)
          .toSorted(),
      );
      for (const { option, cabinTypes: offers } of transports)
        for (const { cabinType, fareGroups } of offers) {
          expect(new Set(fareGroups.map(({ fareGroup }) => fareGroup)).size).toBe(fareGroups.length);
          const totals = fareGroups.map(({ price }) => price.total.amount);
          expect(totals).toEqual(totals.toSorted((a, b) => a - b));
          for (const { price, name } of fareGroups)
            expect([name !== '', price.cabinType, price.arrivalIncluded]).toEqual([true, cabinType, option !== 'cruise_only']);
        }
    }
  });

  test('VOYAGE-02 fares for seniors only show where a senior travels, and take nothing away', async () => {
    const { rows } = await shop.pool.query<{ voyage_id: number; fare_group: string }>(
      "select distinct voyage_id, fare_group from fares where min_age is not null and state = 'available' order by 1 limit 12",
    );
    expect(rows.length).toBeGreaterThan(0);
    let more = 0;
    for (const { voyage_id: voyageId, fare_group: group } of rows) {
      const names = async (hasSenior: boolean) =>
        (await shop.ask(getPriceData, { voyageId, hasSenior })).transports.flatMap(({ option, cabinTypes: offers }) =>
          offers.flatMap(({ cabinType, fareGroups }) => fareGroups.map(({ fareGroup }) => `${option} ${cabinType} ${fareGroup}`)),
        );
      const [without, withSenior] = [await names(false), await names(true)];
      expect(withSenior).toEqual(expect.arrayContaining(without));
      if (!without.some((name) => name.endsWith(` ${group}`)) && withSenior.some((name) => name.endsWith(` ${group}`))) more++;
    }
    expect(more).toBeGreaterThan(0);
  });

  test('VOYAGE-03 BRAND-05 all nine currencies as a guide beside the booking currency, by the rates of the day', async () => {
    const [id = 0] = sample;
    const { guides, ratesOn } = await details(id);
    expect(guides.map(({ currency }) => currency).toSorted()).toEqual([...currencies].toSorted());
    expect(ratesOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    const own = await shop.ask(getPriceData, { voyageId: id });
    for (const currency of currencies) {
      const { transports, exchange } = await shop.ask(getPriceData, { voyageId: id, exchangeCurrencyCode: currency });
      expect(exchange).toMatchObject({ currency, ratesOn, source: 'European Central Bank' });
      const perEuro = guides.find((guide) => guide.currency === currency)?.perEuro ?? 0;
      for (const [t, transport] of transports.entries())
        for (const [c, { fareGroups }] of transport.cabinTypes.entries())
          for (const [g, { price, exchanged }] of fareGroups.entries()) {
            expect(price).toEqual(own.transports[t]?.cabinTypes[c]?.fareGroups[g]?.price);
            expect(exchanged?.currency).toBe(currency);
            const base = guides.find((guide) => guide.currency === price.total.currency)?.perEuro ?? 0;
            expect(Math.abs((exchanged?.amount ?? 0) - (price.total.amount / base) * perEuro)).toBeLessThanOrEqual(1);
          }
    }
  });

  test('VOYAGE-02 packages before and after: names in the brand’s language, sensible prices; none is no failure', async () => {
    const { rows } = await shop.pool.query<{ id: number; has: boolean }>(
      'select v.id, exists (select from packages p where p.itinerary_id = v.itinerary_id) as has from voyages v order by id',
    );
    const withPackages = rows.filter(({ has }) => has).slice(0, 8);
    expect(withPackages.length).toBeGreaterThan(0);
    for (const { id } of withPackages)
      for (const brand of brandIds) {
        const { packages } = await shop.ask(getPrePostPackages, { voyageId: id }, { brand });
        expect(packages.length).toBeGreaterThan(0);
        for (const { name, nights, perPerson, single } of packages) {
          expect([name.length > 3, nights >= 1, perPerson.amount > 0]).toEqual([true, true, true]);
          if (single) expect(single.amount).toBeGreaterThanOrEqual(perPerson.amount);
        }
      }
    const bare = rows.find(({ has }) => !has);
    if (bare) expect(await shop.ask(getPrePostPackages, { voyageId: bare.id })).toEqual({ packages: [] });
  });
});

describe('VOYAGE-01 a voyage', () => {
  test('VOYAGE-01 its days run from embarkation to disembarkation without a gap', async () => {
    for (const id of sample)
      for (const brand of brandIds) {
        const { itinerary, card } = await details(id, undefined, brand);
        expect([itinerary[0]?.kind, itinerary.at(-1)?.kind]).toEqual(['embark', 'disembark']);
        expect([itinerary[0]?.date, itinerary.at(-1)?.date]).toEqual([card.departsOn, card.returnsOn]);
        expect(card.returnsOn).toBe(addDays(card.departsOn, card.nights));
        expect(card.days).toHaveLength(card.nights + 1);
        expect([...new Set(itinerary.map(({ day }) => day))]).toEqual(Array.from({ length: card.nights + 1 }, (_, index) => index + 1));
        let last = 0;
        for (const call of itinerary) {
          expect(call.date).toBe(addDays(card.departsOn, call.day - 1));
          expect(call.day).toBeGreaterThanOrEqual(last);
          last = call.day;
          expect(call.place).not.toBe('');
          expect(call.portId === null).toBe(call.kind === 'sea');
          if (call.portId !== null) expect([call.countryName !== '', call.timeZone !== null, call.lat !== null]).toEqual([true, true, true]);
          for (const time of [call.arrives, call.departs, call.sunrise, call.sunset]) if (time !== null) expect(time).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
        }
        expect(card.days.filter((kind) => kind === 'sea')).toHaveLength(card.seaDays);
        expect([card.embarkation, card.disembarkation]).toEqual([itinerary[0]?.place, itinerary.at(-1)?.place]);
      }
  });

  test('VOYAGE-01 ship, ratings, other dates and similar voyages are of this voyage and can be gone to', async () => {
    for (const id of sample) {
      const voyage: VoyageDetails = await details(id);
      const { ship, ratings, otherDates, similar, card } = voyage;
      const shownAreas = await areasOf(id);
      expect([ship.id, ship.name, ship.operator]).toEqual([card.ship.id, card.ship.name, card.operator.name]);
      expect(ship.facts.length).toBeGreaterThan(4);
      expect(new Set(ship.facts.map(({ key }) => key)).size).toBe(ship.facts.length);
      const stars = ratings.distribution.reduce((sum, count) => sum + count, 0);
      expect(ratings.reviews.length).toBeLessThanOrEqual(stars);
      expect(ratings.verified).toBeLessThanOrEqual(stars);
      if (ratings.value !== null) expect(ratings.value >= 1 && ratings.value <= 5).toBe(true);
      expect(otherDates.filter(({ current }) => current).map((date) => date.id)).toEqual([id]);
      expect(otherDates.map(({ departsOn }) => departsOn)).toEqual(otherDates.map(({ departsOn }) => departsOn).toSorted());
      expect(card.otherDates).toBe(otherDates.length - 1);
      expect(similar.map((other) => other.id)).not.toContain(id);
      expect(similar.filter((other) => other.isRiver !== card.isRiver)).toEqual([]);
      for (const other of similar) expect((await areasOf(other.id)).filter((area) => shownAreas.includes(area)).length).toBeGreaterThan(0);
      for (const { href, departsOn } of otherDates) expect([href, departsOn > shop.today]).toEqual([expect.stringMatching(/^\/kreuzfahrt-k\d+-/), true]);
    }
  });

  test('BRAND-02 the same voyage on both brands: one price, two languages, each other’s address', async () => {
    for (const id of sample.slice(0, 6)) {
      const [german, english] = [await details(id, couple, 'fahrwasser'), await details(id, couple, 'fairway')];
      expect(english.card.price).toEqual(german.card.price);
      expect([german.twinPath, english.twinPath]).toEqual([english.canonicalPath, german.canonicalPath]);
      expect(english.description).not.toBe(german.description);
      expect(english.cabinTypes.map(({ cabinType, price }) => [cabinType, price?.total])).toEqual(
        german.cabinTypes.map(({ cabinType, price }) => [cabinType, price?.total]),
      );
    }
  });

  test('VOYAGE-06 a voyage says whether it is on sale, sold out, gone or withdrawn, and what has no cabins has no price', async () => {
    const { departed, withdrawn, soldOut } = shop.special;
    expect((await details(sample[1] ?? 0)).state).toBe('on_sale');
    expect((await details(departed)).state).toBe('departed');
    expect((await details(withdrawn)).state).toBe('withdrawn');
    const full = await details(soldOut);
    expect([full.state, full.card.price, full.card.noPriceReason, full.card.bookable]).toEqual(['sold_out', null, 'sold_out', 'waitlist']);
    expect(full.cabinTypes.every(({ price, state }) => price === null && state === 'waitlist')).toBe(true);
  });

  test('VOYAGE-06 SEARCH-01 lists show no voyage that is gone, and a sold-out one only when asked', async () => {
    const all = async (query: string) => {
      const ids: number[] = [];
      for (let page = 1, pages = 1; page <= pages; page++) {
        const answer = await shop.ask(search, { url: searchAddress(page > 1 ? `${query}&seite=${page}` : query), pageSize: 40 });
        pages = answer.pages;
        ids.push(...answer.hits.map(({ id }) => id));
      }
      return ids;
    };
    const { departed, withdrawn, soldOut } = shop.special;
    const usual = await all('erw=2');
    for (const id of [departed, withdrawn, soldOut]) expect(usual).not.toContain(id);
    const withFull = await all('ausgebucht=1');
    expect(withFull).toContain(soldOut);
    for (const id of [departed, withdrawn]) expect(withFull).not.toContain(id);
  });
});

describe('VOYAGE-08 the calendar file', () => {
  /** Content lines with folded ones joined; RFC 5545 3.1. */
  const lines = (text: string): string[] => text.replaceAll('\r\n ', '').split('\r\n').filter(Boolean);
  interface Event {
    readonly [name: string]: string;
  }
  const eventsOf = (text: string): Event[] =>
    text
      .split('BEGIN:VEVENT')
      .slice(1)
      .map((part) =>
        Object.fromEntries(lines(part.split('END:VEVENT')[0] ?? '').map((line) => [line.slice(0, line.search(/[:;]/)), line.slice(line.indexOf(':') + 1)])),
      );
  const file = (id: number, brand: BrandId = 'fahrwasser') => shop.get(`/files/voyage-${id}.ics`, { brand });

  test('VOYAGE-08 the file keeps the form of RFC 5545: lines, folding, blocks, moments in UTC, ends after beginnings', async () => {
    for (const id of sample)
      for (const brand of brandIds) {
        const answer = await file(id, brand);
        expect([answer.statusCode, answer.headers['content-type'], answer.headers['content-disposition']]).toEqual([
          200,
          'text/calendar; charset=utf-8',
          `attachment; filename="voyage-${id}.ics"`,
        ]);
        expect(answer.body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        for (const line of answer.body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        const open: string[] = [];
        for (const line of lines(answer.body)) {
          expect(line).toMatch(/^[A-Z-]+[;:]/);
          if (line.startsWith('BEGIN:')) open.push(line.slice(6));
          if (line.startsWith('END:')) expect(open.pop()).toBe(line.slice(4));
        }
        expect(open).toEqual([]);
        const [head] = answer.body.split('BEGIN:VEVENT');
        expect(lines(head ?? '')).toEqual(expect.arrayContaining(['BEGIN:VCALENDAR', 'VERSION:2.0', 'METHOD:PUBLISH']));
        const events = eventsOf(answer.body);
        expect(new Set(events.map(({ UID }) => UID)).size).toBe(events.length);
        for (const { DTSTAMP, DTSTART, DTEND, SUMMARY, UID } of events) {
          expect(DTSTAMP).toMatch(/^\d{8}T\d{6}Z$/);
          expect(DTSTART).toMatch(/^\d{8}(T\d{6}Z)?$/);
          if (DTEND !== undefined) expect(DTEND > (DTSTART ?? '')).toBe(true);
          expect(SUMMARY).not.toBe('');
          expect(UID).toMatch(new RegExp(`^voyage-${id}(-\\d+)?@${new URL(brands[brand].productionUrl).host}$`));
        }
      }
  });

  test('VOYAGE-08 each call stands at its own port’s time', async () => {
    for (const id of sample) {
      const { itinerary, card } = await details(id);
      const [whole, ...calls] = eventsOf((await file(id)).body);
      expect([whole?.['DTSTART'], whole?.['DTEND']]).toEqual([card.departsOn.replaceAll('-', ''), addDays(card.returnsOn, 1).replaceAll('-', '')]);
      const timed = itinerary.filter(({ timeZone, arrives, departs }) => timeZone && (arrives ?? departs));
      expect(calls).toHaveLength(timed.length);
      for (const [index, call] of timed.entries()) {
        const [, y = '', mo = '', d = '', h = '', mi = ''] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)/.exec(calls[index]?.['DTSTART'] ?? '') ?? [];
        const parts = new Intl.DateTimeFormat('sv-SE', { timeZone: call.timeZone ?? '', dateStyle: 'short', timeStyle: 'short' }).format(
          new Date(`${y}-${mo}-${d}T${h}:${mi}:00Z`),
        );
        expect([id, call.place, parts]).toEqual([id, call.place, `${call.date} ${call.arrives ?? call.departs}`]);
        expect(calls[index]?.['SUMMARY']?.replaceAll('\\', '')).toContain(call.place);
      }
    }
  });

  test('VOYAGE-08 ids are the same each time, so that a second import doubles nothing', async () => {
    const [id = 0] = sample;
    const ids = async () => eventsOf((await file(id)).body).map(({ UID }) => UID);
    expect(await ids()).toEqual(await ids());
  });

  test('VOYAGE-08 a number that no voyage has is 404', async () => {
    for (const path of [
      '/files/voyage-5.ics',
      '/files/voyage-0.ics',
      '/files/voyage-9999999999.ics',
      '/files/voyage-99999999999.ics',
      '/files/voyage-x.ics',
      '/files/voyage-1%2e.ics',
      '/files/',
    ]) {
      const answer = await shop.app.inject({ url: path, headers: { host: 'localhost' } });
      expect([path, answer.statusCode]).toEqual([path, path === '/files/voyage-5.ics' || /voyage-\d{1,10}\.ics/.test(path) ? 404 : expect.any(Number)]);
      expect(answer.body).not.toContain('BEGIN:');
    }
  });
});
