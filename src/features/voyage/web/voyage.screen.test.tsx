import { describe, expect, test } from 'vitest';
import { failureTexts } from '#platform/contract/failures.ts';
import type { BrandId } from '#brands/brands.ts';
import { attributes, formPairs, render, textOf } from '#features/search/web/testing/render.tsx';
import type { VoyageDetails } from './answer.ts';
import { aDate, aReview, aVoyage, fareOf, offerOf, priceOf } from './testing/a-voyage.ts';
import { readChoice } from './voyage-choice.ts';
import { VoyageScreen } from './voyage.screen.tsx';
import { ReviewMethodScreen } from './review-method.screen.tsx';

const html = (voyage: VoyageDetails = aVoyage(), query = '', brand: BrandId = 'fahrwasser') =>
  render(<VoyageScreen voyage={voyage} packages={[]} choice={readChoice(query)} />, brand)
    .replaceAll('\u00A0', ' ')
    .replaceAll('\u2060', '');
/** The price card as a reader sees it. */
const card = (markup: string) => textOf(/<section id="price"[\s\S]*?<\/section>/.exec(markup)?.[0] ?? '');
const button = (markup: string) => textOf(/<button type="submit" class="btn btn-primary btn-main[\s\S]*?<\/button>/.exec(markup)?.[0] ?? '');

describe('the price of a voyage', () => {
  test('LAW-01 P2 the total stands first, with party, cabin and that all mandatory charges are inside', () => {
    expect(card(html())).toMatch(/^Gesamtpreis, 2 Erwachsene 2\.598 € Innenkabine, alle Pflichtkosten enthalten 1\.299 € pro Person/);
  });

  test('P1 travel to the ship that cannot be left out is said to be inside', () => {
    const inside = { ...priceOf(300_000, 'inside'), arrivalIncluded: true };
    const voyage = aVoyage({ cabinTypes: [offerOf('inside', 300_000, 'available', { price: inside })] });
    expect(card(html(voyage))).toContain('Innenkabine, An- und Abreise und alle Pflichtkosten enthalten');
  });

  test('VOYAGE-01 each cabin type has its own total or the reason why there is none', () => {
    const text = card(html());
    for (const part of ['Innen ab 14 m², Deck 4–9 2.598 €', 'Balkon ab 14 m², Deck 4–9 3.798 €', 'Suite ab 14 m², Deck 4–9 Warteliste'])
      expect(text).toContain(part);
  });

  test('VOYAGE-02 the lines below add up to the total; contained charges are named as contained', () => {
    const text = card(html(aVoyage(), 'ka=balkon'));
    expect(text).toContain('2 × Erwachsener · 1.899 € 3.798 €');
    expect(text).toContain('Hafengebühren, Steuern und Entgelte enthalten: 123 €');
  });

  test('R-1 one traveller sees the price of the cabin for one, never half of a double', () => {
    const single = priceOf(180_000, 'inside', 'EUR', 1);
    const offer = offerOf('inside', 180_000, 'available', { price: single });
    const text = card(
      html(
        aVoyage({
          cabinTypes: [
            {
              ...offer,
              categories: offer.categories.map((category) => ({
                ...category,
                cheapest: single,
                fares: [fareOf(180_000, 'inside', { price: single, lines: [{ label: 'Kabine zur Alleinbenutzung', count: 1, each: single.total }] })],
              })),
            },
          ],
        }),
        'erw=1',
      ),
    );
    expect(text).toMatch(/^Gesamtpreis, 1 Erwachsener 1\.800 €/);
    expect(text).toContain('1 × Kabine zur Alleinbenutzung');
    expect(text).not.toContain('pro Person');
  });

  test('L-DE-4 P4 VOYAGE-03 the contract’s currency stands first, another one after it with ca., date and source', () => {
    const dollars = { ...priceOf(100_000, 'inside', 'USD'), guide: { amount: 80_000, currency: 'EUR' as const } };
    const voyage = aVoyage({ cabinTypes: [offerOf('inside', 100_000, 'available', { price: dollars })] });
    expect(card(html(voyage))).toMatch(/1\.000 USD ca\. 800 € Kurs der Europäischen Zentralbank vom 19\. November 2026\. Gebucht und bezahlt wird in USD\./);
    expect(card(html(aVoyage(), 'waehrung=CHF'))).toMatch(/2\.598 € ca\. 2\.339 CHF/);
  });

  test('V2 a price list has its date; a live price says when it was checked only after half an hour', () => {
    const at = (source: 'live' | 'contract', asOf: string) => card(html(aVoyage({ priceInfo: { asOf, source, party: { adults: 2, childAges: [] } } })));
    expect(at('contract', '2026-11-20T11:00:00Z')).toContain('Preisliste der Reederei vom 20. November 2026');
    expect(at('live', '2026-11-20T11:20:00Z')).toContain('Stand 12:20 Uhr');
    expect(at('live', '2026-11-20T11:40:00Z')).not.toContain('Stand');
  });

  test('a party that no cabin holds is told so, with what two cabins would cost', () => {
    const full = aVoyage({ cabinTypes: [offerOf('inside', null, 'available', { noPriceReason: 'too_many_persons' })] });
    const markup = html(full, 'erw=5');
    expect(card(markup)).toContain('Keine Kabine dieser Reise ist groß genug');
    expect(attributes(markup, 'a', 'href')).toEqual(
      expect.arrayContaining(['/kreuzfahrt-k4711-norwegens-fjorde-ab-hamburg?erw=3', '/kreuzfahrt-k4711-norwegens-fjorde-ab-hamburg']),
    );
  });
});

describe('the main button', () => {
  const only = (offer: Parameters<typeof offerOf>, bookable: VoyageDetails['card']['bookable']) => {
    const voyage = aVoyage();
    return html({ ...voyage, card: { ...voyage.card, bookable }, cabinTypes: [offerOf(...offer)] });
  };

  test('R-6 P8 says what is possible; nothing that can only be asked for sounds like booking', () => {
    expect(button(only(['inside', 100_000], 'fixed_and_option'))).toBe('Kabine wählen');
    expect(card(only(['inside', 100_000], 'fixed_and_option'))).toContain('Option möglich');
    expect(card(only(['inside', 100_000], 'fixed'))).toContain('Fest buchbar');
    expect(button(only(['inside', null, 'waitlist'], 'waitlist'))).toBe('Auf die Warteliste');
    expect(button(only(['inside', null, 'on_request'], 'on_request'))).toBe('Preis anfragen');
    for (const state of ['waitlist', 'on_request'] as const) expect(button(only(['inside', null, state], state))).not.toMatch(/buch/i);
  });

  test('B1 without a script it leads to the booking with party and cabin', () => {
    const markup = html(aVoyage(), 'erw=2&kin1=7&ka=balkon');
    const form = /<form id="booking-form"[\s\S]*?<\/form>/.exec(markup)?.[0] ?? '';
    expect(attributes(form, 'form', 'action')).toEqual(['/buchungsanfrage/4711']);
    expect(readChoice(new URLSearchParams(formPairs(form)).toString())).toEqual(readChoice('erw=2&kin1=7&ka=balkon'));
  });

  test('a sold-out cabin type cannot be chosen', () => {
    const markup = html(aVoyage({ cabinTypes: [offerOf('inside', 100_000), offerOf('suite', null, 'closed')] }));
    expect(/<input[^>]*value="suite"[^>]*>/.exec(markup)?.[0]).toContain('disabled');
  });
});

describe('the parts of the page', () => {
  test('G3 the party form sends what the page reads', () => {
    const markup = html(aVoyage(), 'erw=1&kin1=7&kin2=3&ka=balkon&waehrung=CHF');
    const form = [...markup.matchAll(/<form[\s\S]*?<\/form>/g)].map(([found]) => found).find((found) => found.includes('name="kin1"')) ?? '';
    expect(attributes(form, 'form', 'action')).toEqual(['/kreuzfahrt-k4711-norwegens-fjorde-ab-hamburg']);
    expect(readChoice(new URLSearchParams(formPairs(form)).toString())).toEqual(readChoice('erw=1&kin1=7&kin2=3&ka=balkon&waehrung=CHF'));
  });

  test('VOYAGE-01 A11 every day stands in the list; the chart has it as a sentence', () => {
    const markup = html();
    const list = textOf(/<section id="itinerary"[\s\S]*?<\/section>/.exec(markup)?.[0] ?? '');
    for (const day of aVoyage().itinerary) expect(list).toContain(day.place);
    expect(list).toContain('Stavanger, Norwegen 9 Std. im Hafen · Sonnenuntergang 22:31 Uhr');
    expect(list).toContain('8:00–17:00 Uhr');
    expect(list).toContain('An Land mit dem Tenderboot');
    expect(list).toContain('Über Nacht im Hafen');
    expect(attributes(markup, 'img', 'alt')).toContain(aVoyage().chart.description);
  });

  test('an itinerary without times says so once and not on every line', () => {
    const voyage = aVoyage();
    const list = textOf(
      /<section id="itinerary"[\s\S]*?<\/section>/.exec(
        html({ ...voyage, itinerary: voyage.itinerary.map((call) => ({ ...call, arrives: null, departs: null })) }),
      )?.[0] ?? '',
    );
    expect(list).toContain('Die Reederei hat noch keine Liegezeiten genannt.');
    expect(list).not.toContain('Zeit noch nicht bekannt');
  });

  test('VOYAGE-01 arrival: each way with its supplement for the party, what is not sold is said', () => {
    const text = textOf(/<section id="arrival"[\s\S]*?<\/section>/.exec(html())?.[0] ?? '');
    expect(text).toMatch(/Eigene Anreise im Gesamtpreis/);
    expect(text).toContain('+ 640 € (2 Erwachsene)');
    expect(text).toContain('Ab Frankfurt, München');
    expect(text).toContain('Mit Flug über uns Für diese Reise nicht im Angebot');
  });

  test('LAW-09 V8 reviews: mean, count, period, how they are checked, what is verified, and each can be reported', () => {
    const section = /<section id="reviews"[\s\S]*?<\/section>/.exec(html())?.[0] ?? '';
    const text = textOf(section);
    expect(text).toContain('4,2 von 5 3 Bewertungen, gereist von Februar 2025 bis Oktober 2026');
    expect(text).toContain('1 von 3 Bewertungen stammen nachweislich aus einer Buchung bei uns');
    expect(text).toContain('Urteil unserer Beratung: 4,7 von 6.');
    expect(attributes(section, 'a', 'href')).toContain('/so-pruefen-wir-bewertungen');
    const reports = attributes(section, 'a', 'href').filter((href) => href.startsWith('mailto:'));
    expect(reports.map((href) => /Bewertung (\d+)/.exec(decodeURIComponent(href))?.[1])).toEqual(['31', '32', '33', '34']);
    expect(text.match(/nicht verifiziert/g)).toHaveLength(3);
  });

  test('a ship without reviews says so and shows no distribution', () => {
    const text = textOf(
      /<section id="reviews"[\s\S]*?<\/section>/.exec(
        html(
          aVoyage({ ratings: { value: null, count: 0, adviser: null, verified: 0, period: null, distribution: [0, 0, 0, 0, 0], aspects: [], reviews: [] } }),
        ),
      )?.[0] ?? '',
    );
    expect(text).toContain('noch keine Bewertungen');
    expect(text).not.toContain('Verteilung');
  });

  test('V3 other dates keep party and cabin in their links', () => {
    const section = /<section id="dates"[\s\S]*?<\/section>/.exec(html(aVoyage(), 'erw=3&ka=balkon'))?.[0] ?? '';
    expect(attributes(section, 'a', 'href')).toEqual([
      '/kreuzfahrt-k4712-norwegens-fjorde-ab-hamburg?ka=balkon&erw=3',
      '/kreuzfahrt-k4713-norwegens-fjorde-ab-hamburg?ka=balkon&erw=3',
    ]);
    expect(textOf(section)).toContain('ohne Preis');
  });

  test('VOYAGE-08 paper gets the days, all prices, the number and the telephone', () => {
    const sheet = textOf(/<section class="print-only[\s\S]*?<\/section>/.exec(html())?.[0] ?? '');
    for (const part of ['Hamburg', 'Nordsee', '2.598,00 €', 'Warteliste', 'Reisenummer 4711', '040 555 01 20', '/kreuzfahrt-k4711-norwegens-fjorde-ab-hamburg'])
      expect(sheet).toContain(part);
  });

  test('PAGE-01 the other brand has its own addresses, words and formats', () => {
    const markup = html(aVoyage({ canonicalPath: '/cruise-k4711-fjords' }), '', 'fairway');
    expect(card(markup)).toMatch(/^Total price, 2 adults €2,598 Inside cabin, all mandatory charges included €1,299 per person/);
    expect(attributes(markup, 'form', 'action')).toContain('/booking-request/4711');
    expect(markup).not.toContain('kreuzfahrt-k4711');
  });
});

describe('states of a voyage', () => {
  test('VOYAGE-06 a voyage that has left says so, leads on, and asks nobody to choose a cabin', () => {
    const text = textOf(html(aVoyage({ state: 'departed' })));
    expect(text).toContain('Das Schiff hat bereits abgelegt');
    expect(text).toContain('Nächste Termine dieser Route');
    expect(text).toContain('Ostsee mit Stockholm');
    expect(text).not.toContain('Kabine wählen');
    // the same words as the failure of the calls
    expect(failureTexts.de.NonBookableVoyage).toContain('Das Schiff hat bereits abgelegt');
  });

  test('VOYAGE-06 a withdrawn voyage is not called departed', () => {
    const text = textOf(html(aVoyage({ state: 'withdrawn', otherDates: [] })));
    expect(text).toContain('Diese Reise gibt es nicht mehr');
    expect(text).not.toContain('abgelegt');
    expect(text).toContain('noch kein neuer Termin');
  });

  test('V9 sold out: the wait list is the main button and similar voyages come first', () => {
    const voyage = aVoyage();
    const markup = html({
      ...voyage,
      state: 'sold_out',
      card: { ...voyage.card, bookable: 'waitlist', price: null, noPriceReason: 'sold_out' },
      cabinTypes: [offerOf('inside', null, 'waitlist')],
    });
    expect(button(markup)).toBe('Auf die Warteliste');
    expect(markup.indexOf('id="similar"')).toBeGreaterThan(0);
    expect(markup.indexOf('id="similar"')).toBeLessThan(markup.indexOf('id="itinerary"'));
  });

  test('only the current date: no empty list of other dates, nothing to choose', () => {
    const markup = html(aVoyage({ otherDates: [aDate(4711, '2027-06-12', 259_800, { current: true })] }));
    expect(markup).not.toContain('id="dates"');
    expect(markup).not.toContain('href="#dates"');
  });
});

test('LAW-09 the page about reviews tells verified from not verified, in both languages', () => {
  expect(textOf(render(<ReviewMethodScreen />))).toContain('„verifiziert“ trägt eine Bewertung nur, wenn dahinter eine Buchung bei uns steht');
  expect(textOf(render(<ReviewMethodScreen />, 'fairway'))).toContain('are marked ‘not verified’');
});

test('A14 a review in another language is marked for those who listen', () => {
  expect(html(aVoyage({ ratings: { ...aVoyage().ratings, reviews: [aReview(1, { language: 'en' })] } }))).toContain('<div lang="en"');
});
