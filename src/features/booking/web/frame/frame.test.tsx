import { describe, expect, test } from 'vitest';
import type { BookingStep } from '#domain/booking/steps.ts';
import { attributes, textOf } from '#features/search/web/testing/render.tsx';
import { aQuote, aSelection, aSession, aSessionWithCabin, euros } from '../testing/a-booking.ts';
import { bookingText, renderBooking } from '../testing/render-booking.tsx';
import { BookingSteps } from './booking-steps.tsx';
import { SideSummary, SideSummaryLoading } from './side-summary.tsx';

describe('BOOK-01 the step list', () => {
  const steps = (current: BookingStep, maxStep: number, withRequest = true, language: 'de' | 'en' = 'de') =>
    renderBooking(<BookingSteps current={current} maxStep={maxStep} withRequest={withRequest} hrefOf={(step) => `/b/4711/${step}?bs=x`} />, language);

  test('labels of both languages, with and without the request step', () => {
    expect(textOf(steps('cabin', 1))).toContain('Reise 2 Kabine 3 Optionen 4 Reisende 5 Prüfen');
    expect(textOf(steps('cabin', 1, true, 'en'))).toContain('Voyage 2 Cabin 3 Options 4 Travellers 5 Check');
    expect(textOf(steps('cabin', 1, false))).toContain('Schritt 1 von 4: Kabine');
    expect(textOf(steps('cabin', 1, true))).toContain('Schritt 2 von 5: Kabine');
  });

  test('reached steps are links that keep the query, the current one is marked, later ones are plain', () => {
    const markup = steps('options', 3);
    expect(attributes(markup, 'a', 'href')).toEqual(['/b/4711/request?bs=x', '/b/4711/cabin?bs=x', '/b/4711/contacts?bs=x']);
    expect(markup.match(/aria-current="step"/g)).toHaveLength(1);
    expect(textOf(/<span aria-current="step"[\s\S]*?<\/li>/.exec(markup)?.[0] ?? '')).toContain('Optionen');
  });

  test('nothing at the confirmation', () => {
    expect(steps('confirmation', 5)).toBe('');
  });
});

describe('BOOK-14 the side summary', () => {
  const side = (markup: string) => textOf(/<aside[\s\S]*?<\/aside>/.exec(markup)?.[0] ?? '');

  test('before a cabin: voyage, dates, ship, port, party with its link, no price', () => {
    const markup = renderBooking(<SideSummary session={aSession()} partyHref="/b/4711/request?bs=x" />);
    expect(side(markup)).toContain('Norwegens Fjorde ab Hamburg Termin 12.–22. Juni 2027, 10 Nächte Schiff Nordlicht, Hanse Seereisen');
    expect(side(markup)).toContain('Hafen ab/bis Hamburg Reisende 2 Erwachsene Ändern Kabine noch nicht gewählt');
    expect(side(markup)).toContain('sobald eine Kabine gewählt ist');
    expect(attributes(markup, 'a', 'href')).toContain('/b/4711/request?bs=x');
    expect(markup).toContain('aria-label="Reisende ändern"');
  });

  test('with a cabin: number and deck, fare, every line in exact cents, what is contained, the total', () => {
    const session = aSessionWithCabin({ quote: aQuote(3798.5, 2, { lines: [{ kind: 'bed', label: 'Erwachsener', count: 2, each: euros(1899.25) }] }) });
    const words = side(renderBooking(<SideSummary session={session} cabinHref="/b/4711/cabin?bs=x" />));
    expect(words).toMatch(/Balkonkabine Komfort BB, Nr\. 822, Deck 8/);
    expect(words).toContain('2 × Erwachsener zu 1.899,25 € 3.798,50 €');
    expect(words).toContain('Hafengebühren, Steuern und Entgelte enthalten: 123,00 €');
    expect(words).toContain('Gesamtpreis 3.798,50 €');
    expect(attributes(renderBooking(<SideSummary session={session} cabinHref="/b/4711/cabin?bs=x" />), 'a', 'href')).toContain('/b/4711/cabin?bs=x');
    expect(bookingText(<SideSummary session={session} />, 'en')).toContain('Total price €3,798.50');
  });

  test('D15 the lines add up to the total that is shown', () => {
    const { quote } = aSessionWithCabin();
    expect(quote?.lines.reduce((sum, line) => sum + line.count * line.each.amount, 0)).toBe(quote?.total.amount);
  });

  test('a guarantee cabin has no number, a wait list no price', () => {
    const guarantee = aSessionWithCabin({ selection: aSelection({ cabinNumber: null, deck: null }) });
    expect(side(renderBooking(<SideSummary session={guarantee} />))).toContain('Nummer teilt die Reederei zu');
    const waiting = side(
      renderBooking(<SideSummary session={aSessionWithCabin({ selection: aSelection({ cabinNumber: null, waitListCategoryCodes: ['BB', 'BA'] }) })} />),
    );
    expect(waiting).toContain('Warteliste: BB, BA');
    expect(waiting).toContain('kostet nichts');
    expect(waiting).not.toContain('Gesamtpreis');
  });

  test('chosen options with a link each, a newer total, the check under way and done, the place that is held', () => {
    const options = [{ label: 'Anreise', value: 'Bahn ab München', href: '/b/4711/options?bs=x' }];
    const checking = renderBooking(<SideSummary session={aSessionWithCabin()} options={options} quote={aQuote(3900)} isChecking />);
    expect(side(checking)).toContain('Anreise Bahn ab München Ändern');
    expect(side(checking)).toContain('Gesamtpreis 3.900,00 €');
    expect(side(checking)).toContain('Der Preis wird bei der Reederei geprüft.');
    const held = aSessionWithCabin({ selection: aSelection({ heldUntil: '2026-11-20T17:30:00Z' }) });
    const done = side(renderBooking(<SideSummary session={held} checkedAt="2026-11-20T17:04:00Z" />));
    expect(done).toContain('Preis um 18:04 Uhr geprüft');
    expect(done).toContain('bis 18:30 Uhr für Sie festgehalten');
  });

  test('on a phone a bar has the total and opens the rest', () => {
    const bar = /<div class="fixed[\s\S]*$/.exec(renderBooking(<SideSummary session={aSessionWithCabin()} />))?.[0] ?? '';
    expect(textOf(bar)).toContain('Gesamtpreis 3.798,00 € Details');
    expect(bar).toContain('aria-haspopup="dialog"');
  });

  test('while the session is on its way the place has its size and one text', () => {
    const markup = renderBooking(<SideSummaryLoading />, 'en');
    expect(markup).toContain('aria-busy="true"');
    expect(textOf(markup)).toBe('Your voyage is being loaded');
  });
});
