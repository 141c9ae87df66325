import { describe, expect, test } from 'vitest';
import { failureCodes } from '#platform/contract/failures.ts';
import type { Language } from '#domain/language.ts';
import { attributes, textOf } from '#features/search/web/testing/render.tsx';
import type { BookingSession, CategoryAvailability } from '#features/booking/contract.ts';
import { aCategory, aFare, anAvailability, aSession, aSessionWithCabin, euros } from '../testing/a-booking.ts';
import { bookingText, renderBooking } from '../testing/render-booking.tsx';
import { CabinLoadingStage } from './cabin-loading.tsx';
import { cabinProblemOf, type CabinProblem } from './cabin-problem.tsx';
import { CabinStep, type CabinStepProps } from './cabin-step.tsx';

const nothing = () => Promise.resolve();
const step = (availability: CategoryAvailability, more: Partial<CabinStepProps> & { readonly session?: BookingSession } = {}) => (
  <CabinStep availability={availability} session={aSession()} onSelect={nothing} busy={false} problem={null} {...more} />
);
const html = (availability = anAvailability(), more: Partial<CabinStepProps> = {}, language: Language = 'de') =>
  renderBooking(step(availability, more), language);
const text = (availability = anAvailability(), more: Partial<CabinStepProps> = {}, language: Language = 'de') =>
  bookingText(step(availability, more), language);
const part = (markup: string, name: string) => new RegExp(`<(section|div)[^>]*data-part="${name}"[\\s\\S]*?</\\1>`).exec(markup)?.[0] ?? '';
const mainButtons = (markup: string) => [...markup.matchAll(/<button[^>]*btn-primary[^>]*>[\s\S]*?<\/button>/g)].map(([button]) => textOf(button));
const empty = { cabinTypes: [], cabinCategories: [], cabins: [] };

describe('BOOK-05 choosing a cabin', () => {
  test('type tiles first, each with the total and what is left; none where there is one type', () => {
    expect(text()).toMatch(/Kabinenart Innen ab 2\.598 € \d+ frei Außen ab 3\.098 € \d+ frei Balkon/);
    expect(text(anAvailability(), {}, 'en')).toMatch(/Cabin type Innen from €2,598 \d+ free/);
    const one = anAvailability();
    expect(text({ ...one, cabinTypes: one.cabinTypes.slice(0, 1) })).not.toContain('Kabinenart');
  });

  test('the categories of the chosen type alone, with size, decks, total and share', () => {
    const shown = text(anAvailability(), { session: aSessionWithCabin() });
    expect(shown).toMatch(/Balkonkabine BA 21 m², bis 3 Personen, Deck [\d–, ]+ 3\.598 € 1\.799 € pro Person/);
    expect(shown).toContain('Balkonkabine Komfort BB');
    expect(shown).not.toContain('Juniorsuite JS');
  });

  test('isPricePerPerson turns the order of total and share around, both stay (P2)', () => {
    expect(text(anAvailability({ isPricePerPerson: true }))).toContain('1.299 € pro Person 2.598 € gesamt');
  });

  test('fare modes: fgp with what each costs more, nofgp without amounts, one by its name, off not at all', () => {
    const fares = (fareGroupMode: CategoryAvailability['fareGroupMode']) => text(anAvailability({ fareGroupMode }));
    expect(fares('fgp')).toMatch(/Tarif In allen Tarifen: Kabine frei wählbar und Vollpension\. Komfort ohne Aufpreis Premium Getränke, WLAN \+400 €/);
    expect(fares('nofgp')).toContain('Premium Getränke, WLAN');
    expect(fares('nofgp')).not.toContain('+400 €');
    expect(fares('one')).toContain('Tarif Komfort : Kabine frei wählbar und Vollpension');
    expect(fares('one')).not.toContain('Premium');
    expect(fares('off')).not.toContain('Premium');
    expect(fares('off')).not.toContain('Komfort');
  });

  test('a fare with a least age says so, and is never the one that is chosen at first', () => {
    const base = anAvailability();
    const availability = {
      ...base,
      cabinCategories: base.cabinCategories.map((category) => ({ ...category, fares: [...category.fares, { ...aFare(2400, 'senior'), minAge: 60 }] })),
      fareGroups: [...base.fareGroups, { fareGroupId: 'senior', name: 'Sechzig plus', contents: ['Vollpension'], isGuarantee: false }],
    };
    const shown = text(availability);
    expect(shown).toContain('Sechzig plus nur wenn alle bei Reisebeginn mindestens 60 Jahre alt sind −198 €');
    expect(textOf(part(html(availability), 'recommended-cabin'))).toContain('2.598,00 €');
    expect(text(availability, {}, 'en')).toContain('only if everyone is at least 60 years old at departure');
  });

  test('B5 the recommended cabin has its place, a reason, its lines and the one main button', () => {
    const markup = html(anAvailability(), { session: aSession({ selection: null }) });
    const card = textOf(part(markup, 'recommended-cabin'));
    expect(card).toMatch(/Unsere Empfehlung Kabine \d+ Innenkabine IB, Deck \d+, (innen liegend|Backbord|Steuerbord) Sie liegt /);
    expect(card).toContain('2 × Erwachsener zu 1.299 € 2.598,00 €');
    expect(mainButtons(markup)).toEqual([expect.stringMatching(/^Kabine \d+ nehmen$/)]);
  });

  test('B2 the picked cabin stays in view and has the only main button', () => {
    const markup = html(anAvailability(), { session: aSessionWithCabin() });
    expect(textOf(part(markup, 'picked-cabin'))).toMatch(/^Kabine 822 Balkonkabine Komfort BB, Deck 8, Backbord/);
    expect(mainButtons(markup)).toEqual(['Kabine 822 nehmen']);
  });

  test('a picked cabin that is not free any more is picked no longer', () => {
    const base = anAvailability();
    const taken = { ...base, cabins: base.cabins.map((cabin) => (cabin.number === '822' ? { ...cabin, free: false } : cabin)) };
    const markup = html(taken, { session: aSessionWithCabin() });
    expect(part(markup, 'picked-cabin')).toBe('');
    expect(mainButtons(markup)).toEqual([expect.stringMatching(/^Kabine (?!822)\d+ nehmen$/)]);
  });

  test('a guarantee cabin says that the number comes later, and what it saves', () => {
    const base = anAvailability();
    const [inside, ...others] = base.cabinCategories;
    const availability = {
      ...base,
      cabinCategories: [{ ...(inside ?? aCategory('IB', 'inside', 2598)), fares: [aFare(2598), aFare(2498, 'garantie')] }, ...others],
    };
    const fareGroups = [...base.fareGroups, { fareGroupId: 'garantie', name: 'Glückskabine', contents: ['Vollpension'], isGuarantee: true }];
    const shown = text({ ...availability, fareGroups });
    expect(shown).toContain('1.299 € pro Person ohne Kabinennummer 2.498 €');
    expect(shown).toContain('Im Tarif Glückskabine wird keine Kabinennummer gewählt. Sie bekommen sicher');
    expect(shown).toContain('Die Nummer teilt die Reederei zu');
    expect(shown).toContain('2.498,00 € , 100 € günstiger als mit eigener Wahl');
    expect(text()).toContain('zum selben Preis wie mit eigener Wahl');
    expect(text(anAvailability(), {}, 'en')).toContain('The cruise line assigns the number');
  });

  test('without numbered cabins the guarantee cabin is the way on', () => {
    const markup = html(anAvailability({ cabins: [], decks: [], shipLengthM: null }));
    expect(textOf(markup)).toContain('nennt die Reederei keine Kabinennummern');
    expect(mainButtons(markup)).toEqual(['Ohne Kabinennummer weiter']);
    expect(markup).not.toContain('Auf dem Deckplan');
  });

  test('A11 deck plan and list are two equal choices', () => {
    expect(text()).toContain('Auf dem Deckplan Als Liste');
    const list = html(anAvailability(), { initialView: 'list' });
    expect(part(list, 'cabin-list')).not.toBe('');
    expect(textOf(list)).toMatch(/\d+ freie Kabinen/);
    expect(textOf(list)).toMatch(/Kabine \d+ Innenkabine IB, Deck \d+, .* 2\.598 €/);
    expect(attributes(list, 'input', 'value').filter((value) => /^\d+$/.test(value))).toHaveLength(12);
  });

  test('R-1 one alone sees the price for sole use', () => {
    const base = anAvailability({ pax: { adults: 1, childAges: [] } });
    const single = { ...base, cabinCategories: base.cabinCategories.map((category) => ({ ...category, fares: [aFare(1800, 'comfort', 1)] })) };
    expect(text(single)).toContain('Preis für die Alleinbenutzung der Kabine');
    expect(text(single)).toContain('1 Erwachsener in einer Kabine');
    expect(text(single)).not.toContain('pro Person');
  });

  test('remarks of the operator and what is included stand at the end', () => {
    const markup = html(anAvailability({ additionalRemarksHtml: '<p>Impfung <b>nötig</b></p>' }));
    expect(markup).toContain('<p>Impfung <b>nötig</b></p>');
    expect(textOf(markup)).toContain('In jedem Preis enthalten Vollpension an Bord');
  });
});

describe('BOOK-04 where nothing can be booked', () => {
  test('the wait list takes several categories in the order of wish, and is no booking', () => {
    const availability = anAvailability({ ...empty, waitListCategories: [aCategory('BA', 'balcony', null), aCategory('JS', 'suite', null)] });
    const shown = text(availability);
    expect(shown).toContain('Zurzeit ist keine Kabine frei');
    expect(shown).toContain('Das ist keine Buchung und kostet nichts');
    expect(shown).toMatch(/Balkonkabine BA .* Suite JS/);
    expect(shown).toContain('Auf die Warteliste setzen Wählen Sie mindestens eine Kategorie.');
    expect(text(availability, {}, 'en')).toContain('it is not a booking and costs nothing');
    expect(shown.replace('Das ist keine Buchung', '')).not.toMatch(/buch/i);
  });

  test('beside free cabins, full categories can be waited for', () => {
    expect(text(anAvailability({ waitListCategories: [aCategory('OS', 'suite', null)] }))).toContain('Warteliste für ausgebuchte Kategorien');
  });

  test('BOOK-06 no cabins for the party: its number, several cabins one after the other, other dates', () => {
    const five = anAvailability({ ...empty, pax: { adults: 5, childAges: [] } });
    const markup = html(five, { partyHref: '/buchungsanfrage/4711/reise?bs=x' });
    expect(textOf(markup)).toContain('Für 5 Personen gibt es keine freie Kabine mehr');
    expect(textOf(markup)).toContain('Buchen Sie mehrere Kabinen nacheinander, zum Beispiel für 3 Personen und 2 Personen');
    expect(attributes(markup, 'a', 'href')).toEqual(
      expect.arrayContaining(['/buchungsanfrage/4711/reise?bs=x', '/kreuzfahrt-k4711-norwegens-fjorde-ab-hamburg#dates', 'tel:+49405550120']),
    );
    expect(text(five, {}, 'en')).toContain('There is no free cabin left for 5 people');
  });

  test('fully booked and on request are two different things; nothing that is asked for is called booking (P8)', () => {
    const closed = anAvailability({ ...empty, cabinCategories: [aCategory('BA', 'balcony', null, { state: 'closed' })] });
    expect(text(closed)).toContain('Diese Reise ist leider ausgebucht');
    expect(text(closed, {}, 'en')).toContain('This voyage is fully booked');
    const asked = anAvailability({ ...empty, cabinCategories: [aCategory('BA', 'balcony', null, { state: 'on_request' })] });
    expect(text(asked)).toContain('Diese Kabinen gibt es auf Anfrage Balkonkabine BA');
    expect(text(asked, {}, 'en')).toContain('These cabins are on request');
  });

  test('the last place is said where the answer says one', () => {
    expect(text(anAvailability({ cabinCategories: [aCategory('BA', 'balcony', 3000, { free: 1 })] }))).toContain('noch ein Platz in einer Kabine frei');
    expect(text()).not.toContain('noch ein Platz');
  });
});

describe('problems of the cabin step', () => {
  const shown = (problem: CabinProblem, language: Language = 'de') =>
    html(anAvailability(), { problem, requestHref: '/anfrage', onReload: () => undefined }, language);
  test('BOOK-23 a cabin that somebody else just took is named, and the place is kept', () => {
    const markup = shown({ kind: 'cabin_taken', cabinNumber: '8068' });
    expect(markup).toContain('role="alert"');
    expect(textOf(markup)).toContain('Kabine 8068 wurde gerade vergeben');
    expect(textOf(markup)).toContain('Unsere Empfehlung');
    expect(textOf(shown({ kind: 'category_taken', categoryName: 'Balcony' }, 'en'))).toContain('Category Balcony has just sold out');
  });

  test('B4 a new price stands beside the old one with the difference', () => {
    expect(textOf(shown({ kind: 'price_changed', before: euros(2598), after: euros(2698) }))).toContain('Vorher 2.598,00 €, jetzt 2.698,00 € (+100 €).');
    expect(shown({ kind: 'price_changed', before: euros(2598), after: euros(2498) }, 'en')).toContain('data-tone="ok"');
  });

  test('E6 offline: one sentence, the request, and that no place is reserved', () => {
    const markup = shown({ kind: 'offline' });
    expect(textOf(markup)).toContain('der Platz ist bis dahin nicht reserviert');
    expect(attributes(markup, 'a', 'href')).toContain('/anfrage');
  });

  test('E3 every failure has a problem, no text says “ungültig” or “bitte”', () => {
    const words = failureCodes.map((code) => textOf(shown(cabinProblemOf(code, { cabinNumber: '1', categoryName: 'Balkon' }))));
    for (const one of words) expect(one).not.toMatch(/ungültig|bitte/i);
    expect(cabinProblemOf('CategorySelection', { cabinNumber: null, categoryName: 'Balkon' })).toEqual({ kind: 'category_taken', categoryName: 'Balkon' });
    expect(cabinProblemOf('BackendUnavailable', null)).toEqual({ kind: 'offline' });
    expect(cabinProblemOf('OutdatedSessionRevision', null)).toEqual({ kind: 'outdated' });
  });
});

describe('L1 waiting for cabins', () => {
  const wait = (stage: Parameters<typeof CabinLoadingStage>[0]['stage'], language: Language = 'de') =>
    bookingText(<CabinLoadingStage stage={stage} seconds={13} requestHref="/anfrage" />, language);
  test('first the skeleton, then the sentence with its seconds, then the ways out', () => {
    expect(wait('skeleton')).not.toContain('Sekunden');
    expect(wait('sentence')).toContain('Wir prüfen freie Kabinen bei der Reederei, seit 13 Sekunden.');
    expect(wait('sentence')).not.toContain('Anfrage');
    expect(wait('help')).toContain('Weiter als Anfrage');
    expect(wait('help', 'en')).toContain('Continue as a request');
    expect(wait('alternative')).toContain('per E-Mail');
  });
});
