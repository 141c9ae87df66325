import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSuggester, suggestionKinds, type SuggestionEntry } from './suggest.ts';

const entry = (kind: SuggestionEntry['kind'], id: number | string, de: string, en: string, count: number, ...names: string[]): SuggestionEntry => ({
  kind,
  id,
  label: { de, en },
  names,
  count,
});
const entries: readonly SuggestionEntry[] = [
  entry('area', 1, 'Karibik', 'Caribbean', 900),
  entry('area', 2, 'Norwegische Fjorde', 'Norwegian Fjords', 400, 'Westnorwegen'),
  entry('area', 3, 'Nordkap', 'North Cape', 80),
  entry('area', 4, 'Kanarische Inseln', 'Canary Islands', 500, 'Kanaren', 'Canaries'),
  { ...entry('port', 10, 'Kopenhagen', 'Copenhagen', 300, 'København'), hint: { de: 'Dänemark', en: 'Denmark' } },
  entry('port', 11, 'Köln', 'Cologne', 120),
  entry('port', 12, 'Tallinn', 'Tallinn', 90, 'Reval'),
  entry('port', 13, 'Ålesund', 'Ålesund', 150),
  entry('port', 14, 'Hamburg', 'Hamburg', 700),
  entry('port', 15, 'Bremerhaven', 'Bremerhaven', 200),
  entry('port', 16, 'Warnemünde (Rostock)', 'Warnemünde (Rostock)', 210),
  entry('port', 17, 'Neu-Hamburg', 'New Hamburg', 5),
  entry('port', 18, 'Santa Cruz de Tenerife', 'Santa Cruz de Tenerife', 260),
  entry('country', 'NO', 'Norwegen', 'Norway', 600),
  entry('ship', 20, 'AIDAnova', 'AIDAnova', 60),
  entry('ship', 21, 'Mein Schiff 4', 'Mein Schiff 4', 40),
  entry('ship', 22, 'MS Hamburg', 'MS Hamburg', 12),
  entry('operator', 30, 'AIDA Cruises', 'AIDA Cruises', 450),
  entry('voyage', 100234, 'Perlen der Karibik', 'Pearls of the Caribbean', 1, 'k100234', '100234'),
];
const { suggest } = createSuggester(entries);
const found = (query: string, language: 'de' | 'en' = 'de', limit = 5): string[] =>
  suggest(query, language, limit).flatMap((group) => group.suggestions.map((s) => s.label));
const marked = (query: string, language: 'de' | 'en' = 'de'): string => {
  const first = suggest(query, language, 5)[0]?.suggestions[0];
  return first ? first.marks.reduceRight((text, [from, to]) => `${text.slice(0, from)}[${text.slice(from, to)}]${text.slice(to)}`, first.label) : '';
};

describe('suggestions', () => {
  test('SEARCH-09 groups come in a fixed order, with the number of voyages of each', () => {
    const groups = suggest('ka', 'de', 5);
    expect(groups.map((group) => group.kind)).toEqual(['area', 'voyage']);
    expect(groups[0]?.suggestions.map((s) => [s.label, s.count])).toEqual([
      ['Karibik', 900],
      ['Kanarische Inseln', 500],
    ]);
    expect(suggest('hamburg', 'de', 5).map((group) => group.kind)).toEqual(['port', 'ship']);
  });

  test('SEARCH-09 the better match comes first, then what has more voyages', () => {
    expect(found('hamburg')).toEqual(['Hamburg', 'Neu-Hamburg', 'MS Hamburg']);
    expect(found('nor', 'de')).toEqual(['Norwegische Fjorde', 'Nordkap', 'Norwegen']);
    expect(found('haven')).toEqual(['Bremerhaven']);
    expect(found('ha')).not.toContain('Bremerhaven');
  });

  test.each([
    ['koln', 'Köln'],
    ['koeln', 'Köln'],
    ['KÖLN', 'Köln'],
    ['alesund', 'Ålesund'],
    ['warnemuende', 'Warnemünde (Rostock)'],
    ['rostock', 'Warnemünde (Rostock)'],
    ['kobenhavn', 'Kopenhagen'],
    ['Koebenhavn', 'Kopenhagen'],
    ['aida nova', 'AIDAnova'],
    ['meinschiff4', 'Mein Schiff 4'],
    ['mein schif', 'Mein Schiff 4'],
    ['tenerife santa', 'Santa Cruz de Tenerife'],
    ['reval', 'Tallinn'],
    ['k100234', 'Perlen der Karibik'],
    ['caribbean', 'Karibik'],
    ['canaries', 'Kanarische Inseln'],
  ])('SEARCH-09 umlauts, synonyms, both languages and joined words: %s finds %s', (query, label) => {
    expect(found(query)[0]).toBe(label);
  });

  test.each([
    ['karibk', 'Karibik'],
    ['karbik', 'Karibik'],
    ['hambrug', 'Hamburg'],
    ['kopenhagn', 'Kopenhagen'],
    ['kopnehag', 'Kopenhagen'],
    ['norwegishe fjorde', 'Norwegische Fjorde'],
    ['bremerhafen', 'Bremerhaven'],
    ['talin', 'Tallinn'],
    ['carribean', 'Karibik'],
    ['kanarishe insln', 'Kanarische Inseln'],
  ])('SEARCH-09 slips of the finger: %s finds %s', (query, label) => {
    expect(found(query)[0]).toBe(label);
  });

  test('SEARCH-09 nothing is made up for words that are like nothing', () => {
    for (const query of ['xyzzy', 'fahrrad', 'q', '12', '???']) expect(query === '???' || found(query).length === 0).toBe(true);
    expect(found('kölx')).toEqual(['Köln']);
    expect(found('kxx')).toEqual([]);
  });

  test('SEARCH-09 without a query what most voyages go to', () => {
    expect(suggest('', 'de', 2).map((group) => [group.kind, ...group.suggestions.map((s) => s.label)])).toEqual([
      ['area', 'Karibik', 'Kanarische Inseln'],
      ['port', 'Hamburg', 'Kopenhagen'],
      ['country', 'Norwegen'],
      ['ship', 'AIDAnova', 'Mein Schiff 4'],
      ['operator', 'AIDA Cruises'],
      ['voyage', 'Perlen der Karibik'],
    ]);
  });

  test('SEARCH-09 what was typed is marked in the label, and a synonym is told', () => {
    expect(marked('koel')).toBe('[Köl]n');
    expect(marked('norw fj')).toBe('[Norw]egische [Fj]orde');
    expect(marked('warnemuende rost')).toBe('[Warnemünde] ([Rost]ock)');
    expect(marked('haven')).toBe('Bremer[haven]');
    expect(marked('hambrug')).toBe('[Hamburg]');
    expect(suggest('reval', 'de', 1)[0]?.suggestions[0]).toMatchObject({ label: 'Tallinn', via: 'Reval', marks: [] });
    expect(suggest('kopenh', 'de', 1)[0]?.suggestions[0]).toMatchObject({ hint: 'Dänemark' });
    expect(suggest('copen', 'en', 1)[0]?.suggestions[0]).not.toHaveProperty('via');
  });

  test('SEARCH-09 any prefix of any name finds its entry, and any query stays in bounds', () => {
    fc.assert(
      fc.property(fc.constantFrom(...entries), fc.nat(), fc.constantFrom<'de' | 'en'>('de', 'en'), (wanted, cut, language) => {
        const name = wanted.label[language];
        const query = name.slice(0, 1 + (cut % name.length));
        expect(
          suggest(query, language, 100)
            .flatMap((g) => g.suggestions)
            .some((s) => s.kind === wanted.kind && s.id === wanted.id),
        ).toBe(true);
      }),
    );
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), fc.stringMatching(/^[a-zäöü ]{0,20}$/)),
        fc.integer({ min: 0, max: 4 }),
        (query, limit) => {
          const groups = suggest(query, 'en', limit);
          expect(groups.map((group) => group.kind)).toEqual(suggestionKinds.filter((kind) => groups.some((group) => group.kind === kind)));
          for (const { suggestions } of groups) {
            expect(suggestions.length).toBeGreaterThan(0);
            expect(suggestions.length).toBeLessThanOrEqual(limit);
            for (const { label, marks } of suggestions) {
              let last = -1;
              for (const [from, to] of marks) {
                expect(from > last && to > from && to <= label.length).toBe(true);
                last = to;
              }
            }
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});
