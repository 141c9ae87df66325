import { describe, expect, test } from 'vitest';
import { isQuote, quote } from '#domain/fares/quote.ts';
import { party } from '#domain/pax/party.ts';
import { arrivalsOf } from './arrivals.ts';
import { cheapestTotals, offerOf, type FareRow } from './fares.ts';
import { packagesOf } from './packages.ts';
import { historyOf, reductionPercent, type PricePointRow } from './price-history.ts';
import { createWorld } from './world.ts';

const seed = 1;
const world = createWorld({ seed, today: '2026-11-20', voyages: 6000 });
const offers = world.voyages.map((voyage) => ({ voyage, offer: offerOf(voyage, seed, world.todayNumber) }));
const amounts = (fare: FareRow) =>
  [fare.single, fare.double, fare.extraAdult, fare.extraJunior, fare.extraChild, fare.extraInfant].filter((amount) => amount !== null);
/** The first few fares that are not as they should be, by voyage, category and group. */
const wrong = (isWrong: (fare: FareRow) => boolean): string[] =>
  offers
    .flatMap(({ voyage, offer }) =>
      offer.fares.flatMap((fare) =>
        isWrong(fare) ? [`${voyage.itinerary.nameDe}, ${voyage.itinerary.ship.name}: ${fare.categoryCode} ${fare.fareGroup}`] : [],
      ),
    )
    .slice(0, 5);
const perEuro = (fare: FareRow) => (fare.currency === 'GBP' ? 0.85345 : 1);

describe('fares', () => {
  test('L-DE-1 every amount is positive and contains the charges and the service charge', () => {
    expect(
      wrong((fare) => {
        const due = fare.charges + fare.service;
        return due <= 0 || (fare.double === null && fare.single === null) || amounts(fare).some((amount) => !Number.isSafeInteger(amount) || amount < due);
      }),
    ).toEqual([]);
    expect(offers.every(({ offer }) => offer.fares.length > 3)).toBe(true);
  });

  test('category and fare group make a fare once, and all belong to the ship and its line', () => {
    for (const { voyage, offer } of offers) {
      expect(new Set(offer.fares.map((fare) => `${fare.categoryCode}:${fare.fareGroup}`)).size).toBe(offer.fares.length);
      const groups = new Set(voyage.itinerary.ship.operator.fareGroups.map((group) => group.code));
      expect(offer.fares.every((fare) => groups.has(fare.fareGroup))).toBe(true);
    }
  });

  test('travelling alone costs more than one and at most about two places', () => {
    expect(wrong(({ single, double }) => single !== null && double !== null && (single < double * 1.1 || single > double * 2.15))).toEqual([]);
  });

  test('further beds cost less than the first two, the younger the less', () => {
    expect(
      wrong(({ double, extraAdult, extraJunior, extraChild, extraInfant }) => {
        const falling = [double, extraAdult, extraJunior, extraChild, extraInfant];
        return extraAdult !== null && falling.some((amount, index) => index > 0 && (amount ?? 0) > (falling[index - 1] ?? 0));
      }),
    ).toEqual([]);
  });

  test('a night costs what such nights cost', () => {
    const limits: Readonly<Record<string, readonly [number, number]>> = {
      mega: [30, 190],
      large: [30, 200],
      classic: [35, 900],
      expedition: [180, 1500],
      sailing: [80, 420],
      river: [70, 480],
    };
    for (const { voyage, offer } of offers) {
      const { kind } = voyage.itinerary.ship;
      const [low, high] = limits[kind] ?? [0, 0];
      const cheapest = cheapestTotals(offer.fares).toSorted((a, b) => a.total - b.total)[0];
      if (!cheapest) continue;
      const night = cheapest.total / 200 / voyage.itinerary.route.nights / perEuro(offer.fares[0]!);
      expect(night, `${voyage.itinerary.nameDe}, ${voyage.itinerary.ship.name}`).toBeGreaterThan(low);
      expect(night, `${voyage.itinerary.nameDe}, ${voyage.itinerary.ship.name}`).toBeLessThan(high);
    }
  });

  test('4 to 9 per cent of the voyages are sold out, with a wait list', () => {
    const soldOut = offers.filter(({ offer }) => !offer.fares.some((fare) => fare.state === 'available'));
    expect(soldOut.length / offers.length).toBeGreaterThan(0.04);
    expect(soldOut.length / offers.length).toBeLessThan(0.09);
    for (const { offer } of soldOut) expect(offer.fares.some((fare) => fare.state === 'waitlist')).toBe(true);
  });

  test('couples and families can be quoted on nearly every voyage of a family ship', () => {
    const family = offers.filter(({ voyage, offer }) => voyage.itinerary.ship.operator.services.includes('kids_club') && !offer.soldOut);
    const limits = { infantMaxAge: 1, childMaxAge: 11, juniorMaxAge: 17 };
    const arrival = { option: 'cruise_only', perAdult: 0, perChild: 0, perInfant: 0 } as const;
    const bookable = (people: ReturnType<typeof party>) =>
      family.filter(({ offer }) =>
        offer.fares.some((fare) => isQuote(quote({ ...fare, chargesPerPerson: fare.charges, servicePerPerson: fare.service }, arrival, people, limits))),
      ).length / family.length;
    expect(bookable(party(2))).toBeGreaterThan(0.99);
    expect(bookable(party(2, [8, 4]))).toBeGreaterThan(0.97);
    expect(bookable(party(1))).toBeGreaterThan(0.99);
  });

  test('one line sells in pounds, the others in euros', () => {
    const currencies = new Map(offers.map(({ voyage, offer }) => [voyage.itinerary.ship.operator.slug, offer.fares[0]?.currency]));
    expect([...currencies].filter(([, currency]) => currency !== 'EUR')).toEqual([['wessex-line', 'GBP']]);
  });
});

describe('arrivals', () => {
  test('every voyage can be reached, flights cost money and name their airports, some voyages are sold with flight only', () => {
    let flightOnly = 0;
    for (const { voyage } of offers) {
      const rows = arrivalsOf(voyage, seed);
      expect(rows.length).toBeGreaterThan(0);
      expect(new Set(rows.map((row) => row.option)).size).toBe(rows.length);
      if (!rows.some((row) => row.option === 'cruise_only')) flightOnly += 1;
      for (const row of rows.filter((one) => one.option !== 'cruise_only')) {
        expect(row.perAdult).toBeGreaterThan(row.perChild);
        expect(row.perChild).toBeGreaterThan(row.perInfant);
        expect(row.gateways.length).toBeGreaterThan(0);
        expect(row.gateways.every((code) => /^[A-Z]{3}$/.test(code))).toBe(true);
      }
    }
    expect(flightOnly).toBeGreaterThan(50);
    expect(flightOnly).toBeLessThan(offers.length * 0.15);
  });
});

describe('recorded prices', () => {
  const DAY = 86_400_000;
  const point = (daysAgo: number, total: number | null, cabinType: PricePointRow['cabinType'] = 'inside'): PricePointRow => ({
    cabinType,
    seenAt: 1_800_000_000_000 - daysAgo * DAY,
    total,
  });

  test('L-DE-3 the last recorded price is today’s, and only changes are recorded', () => {
    let watched = 0;
    for (const { voyage, offer } of offers) {
      const points = historyOf(voyage, offer, seed, world.todayNumber);
      if (points.length === 0) continue;
      watched += 1;
      for (const [type, list] of Map.groupBy(points, (one) => one.cabinType)) {
        expect(list.at(-1)?.total).toBe(cheapestTotals(offer.fares).find((one) => one.cabinType === type)?.total);
        for (const [index, one] of list.entries()) {
          if (index === 0) continue;
          expect(one.total).not.toBe(list[index - 1]?.total);
          expect(one.seenAt).toBeGreaterThan(list[index - 1]?.seenAt ?? 0);
        }
        expect(list.every((one) => one.seenAt < world.todayNumber * DAY)).toBe(true);
      }
    }
    expect(watched / offers.length).toBeGreaterThan(0.24);
    expect(watched / offers.length).toBeLessThan(0.34);
  });

  test('L-DE-3 a reduction counts against the lowest price of the 30 days before the fall', () => {
    expect(reductionPercent([point(60, 110_000), point(20, 90_000), point(5, 81_000)])).toBe(10);
    expect(reductionPercent([point(60, 80_000), point(20, 90_000), point(5, 81_000)])).toBe(0);
    expect(reductionPercent([point(90, 80_000), point(50, 90_000), point(5, 81_000)])).toBe(10);
    expect(reductionPercent([point(5, 81_000)])).toBe(0);
    expect(reductionPercent([point(40, 60_000, 'inside'), point(40, 99_000, 'balcony'), point(3, 90_000, 'balcony')])).toBe(0);
    expect(reductionPercent([])).toBe(0);
  });

  test('some voyages are reduced, by believable amounts', () => {
    const reductions = offers.map(({ voyage, offer }) => reductionPercent(historyOf(voyage, offer, seed, world.todayNumber))).filter((percent) => percent > 0);
    expect(reductions.length / offers.length).toBeGreaterThan(0.06);
    expect(Math.max(...reductions)).toBeLessThan(15);
  });
});

test('packages cost money and are described in both languages', () => {
  const packages = world.itineraries.flatMap(packagesOf);
  expect(packages.length).toBeGreaterThan(200);
  for (const one of packages) {
    expect(one.perPerson).toBeGreaterThan(4_000);
    expect(one.single).toBeGreaterThan(one.perPerson);
    expect(one.descriptionDe).toMatch(/Schiff/);
    expect(one.descriptionEn).toMatch(/ship/);
  }
});
