import { describe, expect, test } from 'vitest';
import { AppliedChips } from './results/applied-chips.tsx';
import { MonthBars } from './results/month-bars.tsx';
import { SortSelect } from './results/result-tools.tsx';
import { FilterForm } from './filters/filter-form.tsx';
import { SearchBox } from './box/search-box.tsx';
import { SearchScreen } from './search.screen.tsx';
import { shownAnswer } from './shown-answer.ts';
import { canonical } from '#domain/search/codec.ts';
import { queryOfForm } from './search-address.ts';
import { aCard, anAnswer, emptyAnswer, facets } from './testing/search-answers.ts';
import { attributes, formPairs, render, renderResults, textOf } from './testing/render.tsx';

const page = (answer = anAnswer()) =>
  render(<SearchScreen answer={shownAnswer(answer, 'fahrwasser', 'de')} path="/kreuzfahrten" query={answer.query} failed={false} />);
const chosen = [
  { name: 'gebiet2', value: '2', label: 'Norwegen' },
  { name: 'startort1', value: '1', label: 'ab Hamburg' },
  { name: 'startort2', value: '2', label: 'ab Kiel' },
];

describe('the result page', () => {
  test('SEARCH-03 each applied filter is a chip whose link takes it away', () => {
    const answer = anAnswer();
    const html = renderResults(answer, <AppliedChips />);
    expect(attributes(html, 'a', 'href')).toEqual([...answer.appliedFilterItems.map((item) => `/kreuzfahrten?${item.link}`), '/kreuzfahrten']);
    expect(attributes(html, 'a', 'aria-label')).toContain('bis 4.000 € entfernen');
  });

  test('SEARCH-03 without a script the filters send exactly the search they show', () => {
    const answer = anAnswer();
    expect(queryOfForm(formPairs(renderResults(answer, <FilterForm idPrefix="t" />)))).toBe(canonical(answer.query));
  });

  test.each([
    ['gebiet2=2&flug=1&seetage=2-5&hafenstunden=8&uebernacht=1&ausgebucht=1&preisart=person&sortierung=preis&utm_source=x'],
    ['q=Hund&landNO=NO&wochentag5=5&baujahr=2011&max_pax=777&anreisecruise_only=cruise_only&anreisecruise_with_flight=cruise_with_flight'],
    ['ka=suite&dauer=9-10&erw=1&kin1=3&kin2=3&page_size=20&ansicht=detail'],
  ])('SEARCH-02 the filter form keeps every part of %s', (query) => {
    const answer = anAnswer({
      query: canonical(query),
      filters: facets().map((facet) => ({
        ...facet,
        items: facet.items.map((item) => ({
          ...item,
          selected:
            new URLSearchParams(query).has(`${facet.key}${item.id}`) ||
            (facet.name === 'cabin' && query.includes(`ka=${item.id}`)) ||
            (facet.name === 'arrivalOptions' && (query.includes(`anreise${item.id}=`) || (query.includes('flug=1') && item.id === 'cruise_with_flight'))),
        })),
      })),
    });
    const kept = queryOfForm(formPairs(renderResults(answer, <FilterForm idPrefix="t" />)));
    // the fixture's facet has no option for the agency's own flight: it is the one thing that cannot be ticked
    const expected = canonical(query.replace('flug=1', 'anreisecruise_with_flight=cruise_with_flight'));
    expect(kept).toBe(expected);
  });

  test('SEARCH-02 the search box keeps every part of a search', () => {
    const query = canonical(
      'gebiet2=2&startort1=1&startort2=2&schiff9=9&monat2027-05=2027-05&tag_von=2027-05-03&feiertageaster=easter&feiertag=easter&dauer=7-12&erw=3&kin1=4&kin2=11&is_river=0&ka=balkon&preis=-4000',
    );
    const html = render(<SearchBox variant="hero" query={query} chosen={chosen} months={anAnswer().months} />);
    expect(queryOfForm(formPairs(html))).toBe(query);
  });

  test('S5 a month that nobody sails in any more stays chosen until the visitor takes it away', () => {
    const html = render(<SearchBox variant="hero" query="monat2026-12=2026-12" months={anAnswer().months} />);
    expect(queryOfForm(formPairs(html))).toBe('monat2026-12=2026-12');
  });

  test('S4 an option without voyages is shown with 0 and cannot be chosen', () => {
    const html = renderResults(anAnswer(), <FilterForm idPrefix="t" />);
    const suite = /<input[^>]*value="suite"[^>]*>/.exec(html)?.[0] ?? '';
    expect(suite).toContain('disabled');
    expect(html).toMatch(/Suite<\/span><span class="check-count">0<\/span>/);
    expect(/<input[^>]*value="inside"[^>]*>/.exec(html)?.[0]).not.toContain('disabled');
  });

  test('R5 a long group shows six options, the rest behind one line', () => {
    const html = renderResults(anAnswer(), <FilterForm idPrefix="t" />);
    const group = html.slice(html.indexOf('Abfahrtshafen'), html.indexOf('Anreise'));
    expect(group.slice(0, group.indexOf('2 weitere anzeigen')).match(/type="checkbox"/g)).toHaveLength(6);
    expect(group).toContain('2 weitere anzeigen');
  });

  test('SEARCH-15 each month with voyages is a link with its price, others are not', () => {
    const html = renderResults(anAnswer(), <MonthBars />);
    expect(attributes(html, 'a', 'href')).toHaveLength(9);
    expect(textOf(html)).toContain('Mai 2.298 € Mai 2027, ab 2.298 €, 14 Reisen');
    expect(html.match(/aria-current="true"/g)).toHaveLength(3);
  });

  test('SEARCH-05 the order is a form of its own that keeps the search', () => {
    const answer = anAnswer();
    expect(queryOfForm(formPairs(renderResults(answer, <SortSelect id="s" />)))).toBe(canonical(`${answer.query}&sortierung=preis`));
  });

  test('LAW-01 every amount on the page stands beside who it is for and what it contains', () => {
    const text = textOf(page());
    expect(text).toContain('2.598 € 1.299 € pro Person 2 Erwachsene, Innenkabine, alle Pflichtkosten enthalten');
    expect(text.match(/Gesamtpreis \d/g)).toHaveLength(2);
    expect(text.match(/alle Pflichtkosten enthalten/g)).toHaveLength(2);
  });

  test('LAW-09 the list links to how its order arises', () => {
    expect(attributes(page(), 'a', 'href')).toContain('/so-entsteht-die-reihenfolge');
  });

  test('R12 pages are real links and the next one can be loaded', () => {
    const hrefs = attributes(page(), 'a', 'href');
    const query = anAnswer().query;
    expect(hrefs).toContain(`/kreuzfahrten?${query}&seite=2`);
    expect(hrefs).toContain(`/kreuzfahrten?${query}&seite=9`);
    expect(textOf(page())).toContain('Weitere 10 laden');
  });

  test('SEARCH-13 without hits the page says which filter to drop for how many voyages, and whom to call', () => {
    const html = page(emptyAnswer());
    const text = textOf(html);
    expect(text).toContain('Keine Reise nach Norwegen gefunden');
    expect(text).toContain('Ohne „Balkon“: 14 Reisen , ab 2.598 €');
    expect(text).toContain('Ohne „bis 4.000 €“: 1 Reise');
    expect(attributes(html, 'a', 'href')).toContain('tel:+49405550120');
  });

  test('SEARCH-14 what was understood and what was not is said', () => {
    const text = textOf(page(anAnswer({ words: { text: 'Norwegen mit Hund', understood: [{ text: 'Norwegen', field: 'area' }], unread: ['Hund'] } })));
    expect(text).toContain('Verstanden: Norwegen');
    expect(text).toContain('Nicht verstanden: Hund');
  });

  test('SEARCH-06 all four views stand in the address', () => {
    const hrefs = attributes(page(), 'a', 'href');
    for (const view of ['ansicht=detail', 'darstellung=raster', 'darstellung=karte'])
      expect(
        hrefs.some((href) => href.includes(view)),
        view,
      ).toBe(true);
    expect(textOf(page(anAnswer({ view: 'grid' })))).toContain('Norwegens Fjorde ab Hamburg');
    const map = page(
      anAnswer({
        view: 'map',
        mapUrl: '/art/map-de-day.svg',
        map: [{ portId: 1, label: 'Hamburg', lat: 53.5, lon: 10, count: 31, from: null, link: 'startort1=1' }],
      }),
    );
    expect(attributes(map, 'a', 'href')).toContain('/kreuzfahrten?startort1=1');
  });

  test('SEARCH-12 the price mode decides the headline amount', () => {
    const answer = (priceMode: 'person' | 'night') => anAnswer({ priceMode, hits: [aCard()] });
    expect(textOf(page(answer('person')))).toContain('pro Person 1.299 € 2.598 € gesamt');
    expect(textOf(page(answer('night')))).toContain('pro Person und Nacht 130 € 2.598 € gesamt');
  });

  test('E5 when the next answer cannot be loaded, the list stays and says so', () => {
    const text = textOf(render(<SearchScreen answer={shownAnswer(anAnswer(), 'fahrwasser', 'de')} path="/kreuzfahrten" query={anAnswer().query} failed />));
    expect(text).toContain('Die Ergebnisse konnten nicht geladen werden.');
    expect(text).toContain('Norwegens Fjorde ab Hamburg');
  });

  test('BRAND-02 the English page says it in English', () => {
    const text = textOf(
      render(
        <SearchScreen
          answer={shownAnswer(anAnswer({ headline: { ...anAnswer().headline, place: 'Norway' } }), 'fairway', 'en')}
          path="/cruises"
          query={anAnswer().query}
          failed={false}
        />,
        'fairway',
      ),
    );
    expect(text).toContain('86 cruises to Norway');
    expect(text).toContain('2 adults, inside cabin, all mandatory charges included');
    expect(text).toContain('€2,598');
  });
});
