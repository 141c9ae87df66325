import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { currencies } from '#domain/money/money.ts';
import { paxCount, party } from '#domain/pax/party.ts';
import { deckRanges } from '#domain/voyage/deck-ranges.ts';
import { cabinTypes } from '#domain/voyage/vocabulary.ts';
import { Failure } from '#platform/contract/failures.ts';
import type { Api } from '#platform/web/app-runtime/api.ts';
import type { PageRuntime } from '#platform/web/app-runtime/runtime.ts';
import { loadVoyage } from './load-voyage.ts';
import { modulesPath, qrCode } from './print/qr-code.tsx';
import { cheapestFare, possibleNow, selectedOffer } from './price/cabin-selection.ts';
import { guideAmount } from './price/guide-amount.tsx';
import { cheapestOf, fareGroupsOf } from './sections/fare-matrix.tsx';
import { cheapestDate } from './sections/other-dates.tsx';
import { halfHours, timeInPort } from './sections/time-in-port.ts';
import { aDate, aVoyage, fareOf, offerOf, priceOf } from './testing/a-voyage.ts';
import { choicePairs, choiceQuery, readChoice, splitParty } from './voyage-choice.ts';
import { boatTrip, voyageHead } from './voyage-head.ts';

const parties = fc
  .tuple(fc.integer({ min: 1, max: 6 }), fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 3 }))
  .map(([adults, ages]) => party(adults, ages));

describe('the choice in the address', () => {
  test('G1 VOYAGE-02 written and read again it is the same choice', () => {
    const choices = fc.record({ party: parties, cabin: fc.constantFrom(undefined, ...cabinTypes), currency: fc.constantFrom(undefined, ...currencies) });
    fc.assert(
      fc.property(choices, (choice) => {
        expect(readChoice(choiceQuery(choice))).toEqual(choice);
      }),
    );
  });

  test('the default party needs no query: the address stays plain', () => {
    expect(choiceQuery({ party: party(2) })).toBe('');
    expect(choicePairs({ party: party(2) })).toEqual([]);
  });

  test('whatever stands in the query, a party comes out that a cabin could hold', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (query) => {
        const { party: read } = readChoice(query);
        expect(read.adults >= 1 && read.adults <= 6 && read.childAges.length <= 3).toBe(true);
      }),
    );
  });

  test('two cabins hold everybody, each with an adult and at most four', () => {
    fc.assert(
      fc.property(parties, (whole) => {
        const halves = splitParty(whole);
        if (!halves) return;
        expect(paxCount(halves[0]) + paxCount(halves[1])).toBe(paxCount(whole));
        for (const half of halves) expect(half.adults >= 1 && paxCount(half) <= 4).toBe(true);
      }),
    );
    expect(splitParty(party(1, [3, 4]))).toBeUndefined();
    expect(splitParty(party(5, [3]))).toEqual([party(3), party(2, [3])]);
  });
});

describe('the cabin that is shown', () => {
  test('the wanted one if it can be had, else the one with the voyage’s price', () => {
    const voyage = aVoyage();
    expect(selectedOffer(voyage, 'balcony')?.cabinType).toBe('balcony');
    expect(selectedOffer(voyage, undefined)?.cabinType).toBe('inside');
    expect(selectedOffer({ ...voyage, cabinTypes: [offerOf('inside', null, 'closed'), offerOf('suite', 900_000)] }, 'inside')?.cabinType).toBe('suite');
    expect(selectedOffer({ ...voyage, cabinTypes: [] }, undefined)).toBeUndefined();
  });

  test('R-6 only what is free and priced for the party can be booked', () => {
    const voyage = aVoyage();
    expect(possibleNow(offerOf('inside', 100), voyage)).toBe(voyage.card.bookable);
    expect(possibleNow(offerOf('inside', null, 'available', { noPriceReason: 'too_many_persons' }), voyage)).toBe('ask');
    expect(possibleNow(undefined, voyage)).toBe('ask');
  });

  test('the lines are those of the shown price, not of a cheaper fare that not everybody can have', () => {
    const offer = offerOf('inside', 100_000);
    const seniors = fareOf(80_000, 'inside', { fareGroup: 'senior', fareGroupName: 'Ab 60' });
    const withSeniors = { ...offer, categories: offer.categories.map((category) => ({ ...category, fares: [seniors, ...category.fares] })) };
    expect(cheapestFare(withSeniors)?.fare.fareGroup).toBe('comfort');
  });

  test('VOYAGE-02 the matrix shows the cheapest fare of each group', () => {
    const base = offerOf('inside', 100_000);
    const dear = {
      ...base.categories[0]!,
      code: 'IB',
      fares: [fareOf(120_000, 'inside'), fareOf(150_000, 'inside', { fareGroup: 'all', fareGroupName: 'All-inclusive' })],
    };
    const offer = { ...base, categories: [dear, ...base.categories] };
    expect(fareGroupsOf([offer]).map((group) => group.fareGroup)).toEqual(['comfort', 'all']);
    expect(cheapestOf(offer, 'comfort')?.price?.total.amount).toBe(100_000);
    expect(cheapestOf(offer, 'none')).toBeUndefined();
  });
});

describe('amounts beside the contract’s', () => {
  const voyage = aVoyage();

  test('VOYAGE-03 a guide in the chosen currency; none in the contract’s own, none without rates', () => {
    const price = priceOf(100_000, 'inside');
    expect(guideAmount(voyage, price, 'USD')).toEqual({ amount: 125_000, currency: 'USD' });
    expect(guideAmount(voyage, price, 'EUR')).toBeUndefined();
    expect(guideAmount({ ...voyage, ratesOn: null }, price, 'USD')).toBeUndefined();
    expect(guideAmount(voyage, price, 'NOK')).toBeUndefined();
  });

  test('the cheapest date is named only among amounts of one kind', () => {
    const dates = [aDate(1, '2027-01-01', 200_000), aDate(2, '2027-02-01', 150_000), aDate(3, '2027-03-01', null)];
    expect(cheapestDate(dates)).toBe(2);
    expect(cheapestDate(dates.slice(1))).toBeUndefined();
    expect(cheapestDate([...dates, aDate(4, '2027-04-01', 0, { price: priceOf(90_000, 'inside', 'USD') })])).toBeUndefined();
    expect(cheapestDate([...dates, aDate(5, '2027-05-01', 0, { price: { ...priceOf(140_000, 'inside'), arrivalIncluded: true } })])).toBeUndefined();
  });
});

describe('time in port', () => {
  const clock = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map(([h, m]) => `${String(h).padStart(2, '0')}:${String(m).padStart(2, '0')}`);

  test('daylight is never longer than the stay, and neither is negative', () => {
    fc.assert(
      fc.property(clock, clock, clock, clock, (arrives, departs, sunrise, sunset) => {
        const stay = timeInPort({ arrives, departs, sunrise, sunset });
        if (stay) expect(stay.minutes > 0 && (stay.daylight === null || (stay.daylight >= 0 && stay.daylight <= stay.minutes))).toBe(true);
        else expect(departs <= arrives).toBe(true);
      }),
    );
  });

  test('an evening call counts the light that is left', () => {
    expect(timeInPort({ arrives: '16:00', departs: '20:00', sunrise: '06:00', sunset: '17:02' })).toEqual({ minutes: 240, daylight: 62 });
    expect(timeInPort({ arrives: null, departs: '20:00', sunrise: null, sunset: null })).toBeUndefined();
    expect([halfHours(62), halfHours(100)]).toEqual([1, 1.5]);
  });
});

test('decks stand as ranges', () => {
  expect(deckRanges([9, 4, 5, 6, 6])).toBe('4–6, 9');
  expect(deckRanges([])).toBe('');
});

describe('the code on paper', () => {
  test('VOYAGE-08 draws every dark module once', async () => {
    const modules = [
      [true, true, false],
      [false, true, true],
    ];
    expect(modulesPath(modules)).toBe('M0 0h2v1H0zM1 1h2v1H1z');
    const { size, path } = await qrCode('https://www.example.org/kreuzfahrt-k4711');
    expect(size).toBeGreaterThan(24);
    expect(path.startsWith('M2 2h7')).toBe(true);
  });
});

describe('loading', () => {
  const voyage = aVoyage();
  const api = (answers: Readonly<Record<string, () => unknown>>): Api => ((path: string) => Promise.resolve().then(() => answers[path]?.())) as Api;
  const fails = (code: 'UnknownVoyage' | 'Unknown') => () => {
    throw new Failure(code);
  };

  test('VOYAGE-06 a number that no voyage has is no error; a server that does not answer is one', async () => {
    const packages = { 'voyage/getPrePostPackages': () => ({ packages: [] }) };
    await expect(loadVoyage(api({ ...packages, 'voyage/getVoyageDetails': fails('UnknownVoyage') }), '4711', party(2))).resolves.toBeUndefined();
    await expect(loadVoyage(api({ ...packages, 'voyage/getVoyageDetails': fails('Unknown') }), '4711', party(2))).rejects.toThrow();
  });

  test('no call is made for what cannot be a number of ours', async () => {
    const never = api({ 'voyage/getVoyageDetails': fails('Unknown'), 'voyage/getPrePostPackages': fails('Unknown') });
    for (const id of ['0', 'abc', '9999999999', '1e3']) await expect(loadVoyage(never, id, party(2))).resolves.toBeUndefined();
  });

  test('programmes that cannot be loaded do not take the voyage with them', async () => {
    const loaded = await loadVoyage(api({ 'voyage/getVoyageDetails': () => voyage, 'voyage/getPrePostPackages': fails('Unknown') }), '4711', party(2));
    expect(loaded).toEqual({ voyage, packages: null });
  });
});

describe('head', () => {
  const page = { brand: 'fahrwasser', language: 'de', origin: 'https://shop.example', twinOrigin: 'https://other.example', localePrefix: '' } as PageRuntime;
  const voyage = aVoyage();

  test('PAGE-10 LAW-01 the structured offer is the party’s total in the contract’s currency, with its availability', () => {
    expect(boatTrip(page, voyage)).toMatchObject({
      '@type': 'BoatTrip',
      departureTime: '2027-06-12',
      offers: { price: '2598.00', priceCurrency: 'EUR', availability: 'https://schema.org/InStock', eligibleQuantity: { value: 2, unitText: '2 Erwachsene' } },
    });
  });

  test('VOYAGE-06 a voyage that has left offers nothing and is kept by no search engine', () => {
    const gone = aVoyage({ state: 'departed' });
    expect(boatTrip(page, gone)).not.toHaveProperty('offers');
    const head = voyageHead(page, gone);
    expect(head.meta).toContainEqual({ name: 'robots', content: 'noindex' });
    expect(head.meta[0]).toEqual({
      title: 'Das Schiff hat bereits abgelegt: Norwegens Fjorde ab Hamburg, 12.–22. Juni 2027 – Fahrwasser'.replace('22. Juni', '22.\u00A0Juni'),
    });
  });

  test('PAGE-10 canonical address, twin, preview and title', () => {
    const head = voyageHead(page, voyage);
    expect(head.links).toContainEqual({ rel: 'canonical', href: 'https://shop.example/kreuzfahrt-k4711-norwegens-fjorde-ab-hamburg' });
    expect(head.links).toContainEqual({ rel: 'alternate', hrefLang: 'en', href: 'https://other.example/cruise-k4711-fjords-of-norway-from-hamburg' });
    expect(head.meta).toContainEqual({ property: 'og:image', content: 'https://shop.example/art/share-4711-de-1abc.png' });
    expect(head.scripts.map(({ children }) => (JSON.parse(children) as { '@type': string })['@type'])).toEqual(['BreadcrumbList', 'BoatTrip']);
  });
});
