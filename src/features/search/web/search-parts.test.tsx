import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formats } from '#domain/format/format.ts';
import { canonical, parseQuery } from '#domain/search/codec.ts';
import { Failure } from '#platform/contract/failures.ts';
import type { PageRuntime } from '#platform/web/app-runtime/runtime.ts';
import { keepAnswer, lastAnswer } from './answer-memory.ts';
import { loadSearch } from './search.load.ts';
import { shownAnswer } from './shown-answer.ts';
import { VoyageCard } from './card/voyage-card.tsx';
import { toggled } from './filters/toggled.ts';
import { CompareScreen } from './compare.screen.tsx';
import { mayRemember } from './device-memory.ts';
import { placePhrase } from './place-phrase.ts';
import { RankingScreen } from './ranking.screen.tsx';
import { joined } from './results/loaded-pages.ts';
import { dayAfterKey, shiftMonth, weeksOf } from './results/price-calendar.tsx';
import { carriedPairs, comparedIds, pairsOf, patchQuery, queryOfForm, voyageQuery } from './search-address.ts';
import { searchHead } from './search-head.ts';
import { whenText } from './box/search-summary.ts';
import { aCard, anAnswer, emptyAnswer, soldOutCard } from './testing/search-answers.ts';
import { attributes, render, textOf } from './testing/render.tsx';

describe('the address of a search', () => {
  test('SEARCH-05 another order starts again at the first page and keeps the rest', () => {
    expect(patchQuery('gebiet2=2&seite=3&utm_source=x', { sort: 'price asc' })).toBe('gebiet2=2&sortierung=preis&utm_source=x');
    expect(patchQuery('gebiet2=2&ansicht=detail', { view: undefined })).toBe('gebiet2=2');
    expect(patchQuery('gebiet2=2', { page: 2 })).toBe('gebiet2=2&seite=2');
  });

  test('SEARCH-02 a form that sends what it carries and what it controls sends the whole search', () => {
    const fields = ['cabin', 'area', 'month', 'price', 'childAgeOptions'] as const;
    const some = (pairs: readonly string[]) => fc.subarray([...pairs]).map((chosen) => canonical(chosen.join('&')));
    fc.assert(
      fc.property(
        some([
          'gebiet2=2',
          'gebiet9=9',
          'ka=suite',
          'monat2027-05=2027-05',
          'preis=500-2000',
          'kin1=4',
          'q=Hund',
          'rund=1',
          'schiff8=8',
          'sortierung=preis',
          'utm_source=x',
        ]),
        (query) => {
          expect(queryOfForm([...carriedPairs(query, fields), ...pairsOf(query, fields)])).toBe(query);
        },
      ),
    );
  });

  test('SEARCH-12 a voyage is opened for the party and cabin of the search', () => {
    expect(voyageQuery('gebiet2=2&erw=1&kin1=4&ka=suite&preis=-900&sortierung=preis')).toBe('ka=suite&erw=1&kin1=4');
    expect(attributes(render(<VoyageCard card={aCard()} carry="erw=1" />), 'a', 'href')).toContain(`${aCard().href}?erw=1`);
  });

  test('SEARCH-16 up to four voyages are compared, whatever the address says', () => {
    expect(comparedIds('k=3&k=1,2&k=3&k=x&k=-5&k=99999999999&k=7&k=8')).toEqual([3, 1, 2, 7]);
    expect(comparedIds('erw=2')).toEqual([]);
  });
});

describe('the voyage card', () => {
  test('R-6 the button says what is possible', () => {
    const action = (bookable: 'fixed' | 'waitlist' | 'on_request') =>
      textOf(render(<VoyageCard card={aCard({ bookable, price: bookable === 'fixed' ? aCard().price : null })} />));
    expect(action('fixed')).toContain('Ansehen und buchen');
    expect(action('waitlist')).toContain('Auf die Warteliste');
    expect(action('on_request')).toContain('Reise anfragen');
    for (const bookable of ['waitlist', 'on_request'] as const) expect(action(bookable)).not.toMatch(/\bbuchen\b/);
  });

  test('R11 a sold-out voyage has no amount, but a wait list', () => {
    const text = textOf(render(<VoyageCard card={soldOutCard()} />));
    expect(text).toContain('ausgebucht');
    expect(text).toContain('Innen Warteliste');
    expect(text).not.toContain('€');
  });

  test('P1 a party that no cabin takes is told so instead of a wrong figure', () => {
    const text = textOf(
      render(<VoyageCard card={aCard({ price: null, noPriceReason: 'too_many_persons', ladder: [] })} party={{ adults: 5, childAges: [] }} />),
    );
    expect(text).toContain('Zu viele Personen für eine Kabine');
    expect(text).not.toContain('€');
  });

  test('P3 a fall in price names the earlier price and its day', () => {
    const text = textOf(render(<VoyageCard card={aCard({ reduction: { percent: 12, before: { amount: 398_000, currency: 'EUR' }, since: '2026-11-02' } })} />));
    expect(text).toContain('12 % unter 3.980 € vom 2. November 2026');
    expect(textOf(render(<VoyageCard card={aCard()} />))).not.toContain('unter');
  });

  test('P4 a price in another currency has a guide amount that says ca.', () => {
    const price = { ...aCard().price!, total: { amount: 300_000, currency: 'USD' as const }, guide: { amount: 276_000, currency: 'EUR' as const } };
    expect(textOf(render(<VoyageCard card={aCard({ price })} />))).toContain('3.000 USD ca. 2.760 €');
  });

  test('a long voyage names its first ports and how many more there are', () => {
    const ports = Array.from({ length: 40 }, (_, index) => `Hafen ${index + 1}`);
    expect(textOf(render(<VoyageCard card={aCard({ ports })} />))).toContain('Hafen 11 und 29 weitere');
  });

  test('G6 every picture has its size', () => {
    const html = render(<VoyageCard card={aCard()} />);
    const pictures = html.match(/<img\b[^>]*>/g) ?? [];
    expect(pictures.length).toBeGreaterThan(1);
    for (const picture of pictures) expect(picture).toMatch(/width="\d+" height="\d+"/);
  });
});

describe('the comparison', () => {
  const rows = [
    { key: 'lang', label: 'Bordsprache', values: ['Deutsch', 'Deutsch'], differs: false },
    { key: 'nights', label: 'Nächte', values: ['10', '14'], differs: true },
  ];

  test('R14 differing rows come first, and each voyage can be taken out by a link', () => {
    const html = render(
      <CompareScreen
        comparison={{ voyages: [aCard(), aCard({ id: 4712, title: 'Andere Reise' })], rows, missing: [] }}
        party={{ adults: 2, childAges: [] }}
        carry="ka=suite"
      />,
    );
    const text = textOf(html);
    expect(text.indexOf('Nächte 10')).toBeLessThan(text.indexOf('Bordsprache'));
    expect(attributes(html, 'a', 'href')).toEqual(expect.arrayContaining(['/vergleich?k=4712&ka=suite', '/vergleich?k=4711&ka=suite']));
  });

  test('SEARCH-16 an empty comparison says how voyages get there', () => {
    const html = render(<CompareScreen comparison={null} party={{ adults: 2, childAges: [] }} carry="" />);
    expect(textOf(html)).toContain('„Vergleichen“');
    expect(attributes(html, 'a', 'href')).toContain('/kreuzfahrten');
  });
});

describe('the ranking page', () => {
  test('LAW-09 it prints the weights that the order is made with, and they add up', () => {
    const text = textOf(render(<RankingScreen />));
    const weights = [...text.matchAll(/(\d+) % bei|(\d+) % beim/g)].map((found) => Number(found[1] ?? found[2]));
    expect(weights).toHaveLength(4);
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(100);
    expect(text).toContain('Niemand kann einen Platz kaufen');
  });
});

describe('words and memory', () => {
  test.each([
    ['Norwegen', ' nach Norwegen'],
    ['Karibik', ' in die Karibik'],
    ['Mittelmeer', ' ins Mittelmeer'],
    ['Donau', ' auf der Donau'],
    ['Rhein', ' auf dem Rhein'],
    ['Hamburg', ': Hamburg'],
    ['Westliche Karibik & Bahamas', ': Westliche Karibik & Bahamas'],
  ])('%s is said as%s', (name, phrase) => {
    expect(placePhrase('de', name)).toBe(phrase);
  });

  test('G9 months that follow each other are a span, others a list', () => {
    const text = (query: string) => whenText(parseQuery(query).state, 'de', formats.de);
    expect(text('monat=2027-05,2027-06,2027-07')).toBe('Mai – Juli 2027');
    expect(text('monat=2027-05,2027-08,2028-01')).toBe('Mai, Aug +1');
    expect(text('tag_von=2027-05-01&feiertag=easter')).toBe('Abreise ab 01.05.2027, Ostern');
    expect(text('')).toBeUndefined();
  });

  test('LAW-05 nothing is remembered without a yes to functional storage', () => {
    expect(mayRemember('consent=%7B%22functional%22%3Atrue%7D')).toBe(true);
    expect(mayRemember('a=b; consent={"functional":true}')).toBe(true);
    for (const cookies of ['', 'consent=1', 'consent={"functional":false}', 'consent=%7Bbroken', 'noconsent={"functional":true}', 'consent=null'])
      expect(mayRemember(cookies), cookies).toBe(false);
  });

  test('E5 the last answer is kept when the next one does not come', async () => {
    let ask: () => Promise<unknown> = () => Promise.reject(new Failure('Unknown'));
    const page = { brand: 'fahrwasser', language: 'de', localePrefix: '', origin: '', twinOrigin: '', api: async () => ask() } as unknown as PageRuntime;
    const load = () => loadSearch(page, undefined, 'ka=suite');
    await expect(load()).rejects.toThrow('Unknown');
    const before = shownAnswer(anAnswer(), 'fahrwasser', 'de');
    keepAnswer(page.api, before);
    expect(await load()).toMatchObject({ failed: true, query: 'ka=suite', answer: before });
    const next = anAnswer({ total: 7 });
    ask = async () => next;
    expect(await load()).toMatchObject({ failed: false, answer: { total: 7 } });
    ask = () => Promise.reject(new TypeError('a bug is no lack of connection'));
    await expect(load()).rejects.toThrow('bug');
    expect(lastAnswer({})).toBeUndefined();
  });

  test('R12 loaded pages lie below each other, come back, and start anew for another search', () => {
    const answer = (page: number, query = 'gebiet2=2') => ({ query: patchQuery(query, { page }), page, hits: [aCard({ id: page })] });
    const first = joined(undefined, answer(1));
    const both = joined({ ...first, next: 2 }, answer(2));
    expect(both.hits.map((card) => card.id)).toEqual([1, 2]);
    expect(joined(both, answer(2)).hits).toHaveLength(2);
    expect(joined(both, answer(3)).hits.map((card) => card.id)).toEqual([3]);
    expect(joined({ ...first, next: 2 }, answer(2, 'gebiet3=3')).hits.map((card) => card.id)).toEqual([2]);
  });
});

describe('the price calendar', () => {
  test('SEARCH-15 weeks start on Monday and hold each day of the month once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2026, max: 2040 }), fc.integer({ min: 1, max: 12 }), (year, number) => {
        const month = `${year}-${String(number).padStart(2, '0')}`;
        const days = weeksOf(month).flat();
        expect(days.length % 7).toBe(0);
        const own = days.filter((day) => day !== undefined);
        expect(own).toHaveLength(new Date(Date.UTC(year, number, 0)).getUTCDate());
        expect(new Set(own).size).toBe(own.length);
        expect(days.indexOf(own[0]) % 7).toBe((new Date(`${month}-01T00:00:00Z`).getUTCDay() + 6) % 7);
        expect(shiftMonth(shiftMonth(month, 7), -7)).toBe(month);
      }),
    );
  });

  test('A6 keys move by day, week and month and stay inside the calendar', () => {
    expect(dayAfterKey('2027-06-30', 'ArrowRight')).toBe('2027-07-01');
    expect(dayAfterKey('2027-06-02', 'ArrowUp')).toBe('2027-05-26');
    expect(dayAfterKey('2027-01-31', 'PageDown')).toBe('2027-02-28');
    expect(dayAfterKey('2027-01-15', 'PageUp')).toBe('2026-12-15');
    expect(dayAfterKey('2027-06-16', 'Home')).toBe('2027-06-14');
    expect(dayAfterKey('2027-06-16', 'End')).toBe('2027-06-20');
    expect(dayAfterKey('2027-06-16', 'a')).toBeUndefined();
  });
});

describe('title and structured data', () => {
  const page = {
    brand: 'fahrwasser',
    language: 'de',
    localePrefix: '',
    offeredLanguage: null,
    origin: 'http://localhost',
    twinOrigin: 'http://en.localhost',
    theme: 'system',
    nonce: '',
    today: '2026-11-20',
    now: 0,
    api: () => Promise.reject(new Error('none')),
    http: {},
  } as const;

  test('PAGE-10 the title names place and filters; offers carry the total of the party', () => {
    const head = searchHead(page, shownAnswer(anAnswer(), 'fahrwasser', 'de'));
    expect(head.meta[0]).toEqual({ title: '86 Reisen nach Norwegen, 7–14 Nächte, Balkon – Fahrwasser' });
    const list = JSON.parse(head.scripts[1]?.children ?? '') as {
      itemListElement: { position: number; item: { offers?: { price: string; priceCurrency: string } } }[];
    };
    expect(list.itemListElement.map(({ item }) => item.offers?.price)).toEqual(['2598.00', '3498.00', undefined]);
  });

  test('PAGE-10 a list without hits is not for search engines', () => {
    expect(searchHead(page, shownAnswer(emptyAnswer(), 'fahrwasser', 'de')).meta).toContainEqual({ name: 'robots', content: 'noindex' });
  });
});

describe('quick filters', () => {
  const facet = (name: string) => anAnswer().filters.find((candidate) => candidate.name === name)!;
  test.each([
    ['ka=balkon&seite=2', 'cabin', 'balcony', true, ''],
    ['ka=balkon&seite=2', 'cabin', 'suite', false, 'ka=suite'],
    ['startort1=1&startort2=2', 'fromPort', '2', true, 'startort1=1'],
    ['startort1=1', 'fromPort', '3', false, 'startort1=1&startort3=3'],
    ['flug=1', 'arrivalOptions', 'cruise_with_flight', true, 'anreisecruise_with_kfb_flight=cruise_with_kfb_flight'],
    ['', 'arrivalOptions', 'cruise_only', false, 'flug=0'],
  ])('SEARCH-03 %s with %s %s taken (%s) is %s', (query, name, id, selected, expected) => {
    expect(toggled(query, facet(name), { id, label: '', count: 1, selected })).toBe(expected);
  });
});
