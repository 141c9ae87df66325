import { useState, type ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { bookingStates } from '#domain/booking/booking-states.ts';
import { orderButtonText } from '#domain/booking/form/booking-kind.ts';
import type { BookingForm } from '#domain/booking/form/booking-form.ts';
import type { BookingOptions, BookingSummary } from '#features/booking/contract.ts';
import { attributes, textOf } from '#features/search/web/testing/render.tsx';
import { BookingScreen } from './booking.screen.tsx';
import type { LoadedBooking } from './booking.load.ts';
import { ConfirmationStep, type ConfirmationStepProps } from './confirmation/confirmation-step.tsx';
import { ContactsStep } from './contacts/contacts-step.tsx';
import { initialFlow, type PriceChange, type Trouble } from './flow/flow-state.ts';
import { requirementsFor } from './flow/form-requirements.ts';
import { aConfirmation, aForm, aSummary, someOptions, someSettings } from './flow/testing/a-summary.ts';
import { TroubleView, type TroubleWays } from './flow/trouble-view.tsx';
import { useBookingForm, type BookingFormControl } from './form/use-booking-form.ts';
import { OptionsStep } from './options/options-step.tsx';
import { hasChoices, runningQuote } from './options/running-quote.ts';
import { noPayment, paymentOf } from './summary/payment-values.ts';
import { partyProblems, RequestStep } from './request/request-step.tsx';
import { SummaryStep, type SummaryStepProps } from './summary/summary-step.tsx';
import { aQuote, aSelection, aSessionWithCabin, euros } from './testing/a-booking.ts';
import { bookingText, renderBooking } from './testing/render-booking.tsx';

/** As the law and the specification want them, letter by letter (L-DE-11, L-EN-4). */
const orderButtonWords = {
  de: {
    fixed_booking: 'Zahlungspflichtig buchen',
    option_booking: 'Option unverbindlich anfragen',
    wait_list: 'Unverbindlich auf die Warteliste',
    undecided: 'Buchungsart wählen',
  },
  en: {
    fixed_booking: 'Book with obligation to pay',
    option_booking: 'Request option (no obligation)',
    wait_list: 'Join wait list (no obligation)',
    undecided: 'Choose a booking type',
  },
} as const;
const nothing = () => undefined;
const hrefOf = (step: string) => `/booking/${step}`;
const never = () => false;

/** A part that needs the form, with it. */
function WithForm({
  form = aForm(),
  options = someOptions(),
  children,
}: {
  form?: BookingForm;
  options?: BookingOptions;
  children: (control: BookingFormControl) => ReactNode;
}) {
  const [requirements] = useState(() => requirementsFor({ ...initialFlow(null, null), options }, aSessionWithCabin()));
  return children(useBookingForm(form, requirements, { draftKey: 'test', looksLikeCard: never }));
}

const summaryStep = (summary: BookingSummary, changes: Partial<SummaryStepProps> = {}, form: BookingForm = aForm()) => (
  <WithForm form={form}>
    {(control) => (
      <SummaryStep
        session={aSessionWithCabin()}
        options={someOptions()}
        summary={summary}
        status={null}
        control={control}
        priceChange={null}
        isOrdering={false}
        hrefOf={hrefOf}
        onStatus={nothing}
        onAcceptPrice={nothing}
        onOrder={nothing}
        {...changes}
      />
    )}
  </WithForm>
);
const orderBlock = (markup: string) => /<section [^>]*data-part="order-block"[\s\S]*?<\/section>/.exec(markup)?.[0] ?? '';

describe('the order block', () => {
  const kinds = ['fixed_booking', 'option_booking', 'wait_list', 'undecided'] as const;
  test.each(kinds)('LAW-02 the button of %s has exactly the words of the table in both languages', (kind) => {
    for (const language of ['de', 'en'] as const) {
      const markup = renderBooking(
        summaryStep(
          aSummary({ buttonText: orderButtonText(kind === 'undecided' ? null : kind, language), ...(kind !== 'undecided' && { bookingType: kind }) }),
        ),
        language,
      );
      const button = /<button[^>]*data-part="order-button"[^>]*>([\s\S]*?)<\/button>/.exec(markup)?.[1];
      expect(button).toBe(orderButtonWords[language][kind]);
    }
  });

  test('LAW-02 L-DE-11 the fixed booking says ‘Zahlungspflichtig buchen’ and nothing else', () => {
    const words = aSummary({ bookingType: 'fixed_booking', buttonText: orderButtonWords.de.fixed_booking });
    expect(textOf(/<button[^>]*data-part="order-button"[\s\S]*?<\/button>/.exec(renderBooking(summaryStep(words)))?.[0] ?? '')).toBe(
      'Zahlungspflichtig buchen',
    );
  });

  test('LAW-02 L-DE-12 main features, dates, cabin, names and total stand above the button, and nothing between total and button', () => {
    const block = orderBlock(renderBooking(summaryStep(aSummary(), { status: 'option_booking' })));
    const text = textOf(block);
    for (const part of [
      'Norwegens Fjorde ab Hamburg (4711)',
      '12.–22. Juni 2027, 10 Nächte',
      'Nordlicht',
      'Balkonkabine Komfort BB, Nr. 822, Deck 8',
      'Miriam Lindqvist, Jonas Lindqvist',
    ])
      expect(text).toContain(part);
    expect(text).toMatch(/Gesamtpreis mit allen Pflichtkosten 3\.798,00 € Option unverbindlich anfragen$/);
  });

  test('LAW-02 LAW-03 terms and package form come before the order block, the form with its full text', () => {
    const markup = renderBooking(summaryStep(aSummary()));
    expect(markup.indexOf('data-part="package-form"')).toBeGreaterThan(0);
    expect(markup.indexOf('data-part="package-form"')).toBeLessThan(markup.indexOf('data-part="order-block"'));
    expect(markup.indexOf('name="acceptTerms"')).toBeLessThan(markup.indexOf('data-part="order-block"'));
    expect(textOf(markup)).toContain('Erster Absatz. Zweiter Absatz. Fassung 2026-11');
  });
});

describe('the summary', () => {
  test('L-DE-14 neither option nor fixed is preselected, and nothing is ticked', () => {
    const markup = renderBooking(summaryStep(aSummary()));
    expect(markup).toContain('name="bookingStatus"');
    expect(markup).not.toMatch(/<input[^>]*checked/);
  });

  test('BOOK-12 the option says until when it holds, and that it lapses', () => {
    expect(bookingText(summaryStep(aSummary()))).toContain('Gilt bis Mi, 25. November 2026, 17:00 Uhr. Danach verfällt sie von selbst.');
  });

  test('BOOK-12 where only a fixed booking is possible there is no choice but a tick of its own', () => {
    const markup = renderBooking(summaryStep(aSummary({ isImmediateBookingRequired: true, bookingType: 'fixed_booking' }), { status: 'fixed_booking' }));
    expect(markup).not.toContain('name="bookingStatus"');
    expect(markup).toContain('name="acceptDirectBooking"');
  });

  test('BOOK-12 a wait list has no choice and no payment', () => {
    const markup = renderBooking(summaryStep(aSummary({ bookingType: 'wait_list' })));
    expect(markup).not.toContain('name="bookingStatus"');
    expect(markup).not.toContain('data-part="payment"');
    expect(textOf(markup)).toContain('Ein Platz auf der Warteliste ist keine Buchung und kostet nichts.');
  });

  test('BOOK-13 blocks in the server’s words, each with the way back to its step', () => {
    const markup = renderBooking(summaryStep(aSummary()));
    expect(attributes(markup, 'a', 'aria-label').filter((label) => label.endsWith('ändern'))).toEqual(['Kabine ändern', 'Reisende ändern']);
    expect(markup).toContain('href="/booking/contacts"');
  });

  test('BOOK-13 another price shows both totals; a dearer one asks, a cheaper one tells', () => {
    const change = (previous: number): { readonly priceChange: PriceChange } => ({ priceChange: { previous: euros(previous), current: euros(3798) } });
    expect(bookingText(summaryStep(aSummary(), change(3700)))).toContain(
      'Bisher 3.700,00 €, jetzt 3.798,00 € (+98 €). Ohne Ihre Zustimmung geht es nicht weiter. Neuen Preis 3.798,00 € annehmen',
    );
    expect(bookingText(summaryStep(aSummary(), change(3900)))).not.toContain('annehmen');
  });

  test('PAY-01 SEPA fields for a fixed booking alone, without any field for a card', () => {
    const settings = { ...aSummary().paymentSettings, isRequired: true, supportsSepaPayment: true, mode: 'sepa' as const };
    const fixed = renderBooking(summaryStep(aSummary({ bookingType: 'fixed_booking', paymentSettings: settings }), { status: 'fixed_booking' }));
    expect(fixed).toContain('id="payment-iban"');
    expect(fixed).not.toContain('id="payment-bic"');
    expect(attributes(fixed, 'input', 'autocomplete').filter((token) => token.startsWith('cc-'))).toEqual([]);
    expect(renderBooking(summaryStep(aSummary({ paymentSettings: settings }), { status: 'option_booking' }))).not.toContain('id="payment-iban"');
  });

  test('PAY-01 what is sent: nothing where nothing is taken, else a checked account', () => {
    const settings = { ...aSummary().paymentSettings, isRequired: true, supportsSepaPayment: true, mode: 'sepa' as const };
    const filled = { ...noPayment, sepa: { ...noPayment.sepa, accountOwner: 'Miriam Lindqvist', iban: 'de89 3704 0044 0532 0130 00' } };
    expect(paymentOf(noPayment, aSummary().paymentSettings, '2026-11-20')).toEqual({ payment: null });
    expect(paymentOf(filled, settings, '2026-11-20')).toMatchObject({ payment: { paymentMethod: 'sepa', sepa: { iban: 'DE89370400440532013000' } } });
    expect(paymentOf({ ...filled, sepa: { ...filled.sepa, iban: 'DE00' } }, settings, '2026-11-20')).toEqual({
      problems: [{ field: 'iban', code: 'iban_invalid' }],
    });
    expect(paymentOf(filled, { ...settings, requiresBicForSepaPayment: true }, '2026-11-20')).toEqual({ problems: [{ field: 'bic', code: 'bic_required' }] });
    expect(paymentOf(noPayment, { ...settings, isRequired: false }, '2026-11-20')).toEqual({ problems: [{ field: 'paymentMethod', code: 'method_required' }] });
  });
});

describe('the options', () => {
  const step = (options: BookingOptions, form = aForm()) => (
    <WithForm form={form} options={options}>
      {(control) => <OptionsStep options={options} control={control} busy={false} backHref="/back" onGo={nothing} />}
    </WithForm>
  );

  test('BOOK-08 each choice with its price for the party; nothing that costs money is preselected', () => {
    const markup = renderBooking(step(someOptions()));
    const text = textOf(markup);
    for (const part of [
      'Flug der Reederei Mit Transfer. +838 €',
      'Hamburg entdecken, 2 Nächte Hotel mit Frühstück. +276 €',
      'Eigene Anreise Sie reisen selbst. ohne Aufpreis',
    ])
      expect(text).toContain(part);
    const checked = [...markup.matchAll(/<input[^>]*checked=""[^>]*>/g)].map(([input]) => /value="([^"]*)"/.exec(input)?.[1]);
    expect(checked.filter((value) => value !== '')).toEqual(['cruise_only']);
  });

  test('L-DE-1 where no arrival is free, one is inside the total and the others say what they change', () => {
    const flights = someOptions({
      transportationOptions: [
        { option: 'cruise_with_flight', label: 'Flug A', info: '', price: euros(900), gateways: [], isMandatory: false },
        { option: 'cruise_with_kfb_flight', label: 'Flug B', info: '', price: euros(700), gateways: [], isMandatory: false },
      ],
    });
    expect(bookingText(step(flights))).toMatch(/Flug A .*im Gesamtpreis enthalten .*Flug B .*[-−–]200 €/);
  });

  test('the running total follows what is chosen, and goes back to the server’s own quote', () => {
    const session = aSessionWithCabin();
    const chosen = aForm({ prePostPackages: [7], transportation: { option: 'cruise_with_flight', outward: null, return: null, railAndFly: false } });
    expect(runningQuote(session, someOptions(), aForm())).toBe(session.quote);
    expect(runningQuote(session, someOptions(), chosen)).toMatchObject({ total: euros(3798 + 838 + 276), deposit: euros((3798 + 838 + 276) * 0.2) });
    const lines = [...aQuote(3798).lines, { kind: 'package' as const, label: 'Hamburg entdecken', count: 2, each: euros(138) }];
    const summarised = aSessionWithCabin({ quote: aQuote(3798 + 276, 2, { lines }), bookingOptions: { ...aForm({ prePostPackages: [7] }) } as never });
    expect(runningQuote(summarised, someOptions(), aForm())?.total).toEqual(euros(3798));
    expect(runningQuote(summarised, someOptions(), aForm({ prePostPackages: [7] }))?.total).toEqual(euros(3798 + 276));
  });

  test('a voyage without any choice is known as such', () => {
    const bare = { prePostPackageOptions: [], specialServiceOptions: [], diningOptions: { seatings: [], tableSizes: [] }, beddingConfigurationOptions: [] };
    expect(hasChoices(someOptions())).toBe(true);
    expect(hasChoices(someOptions({ ...bare, transportationOptions: someOptions().transportationOptions.slice(0, 1) }))).toBe(false);
  });
});

describe('request and contacts', () => {
  test('BOOK-01 the first step asks how many travel, and leads to the cabins', () => {
    const shown = (language: 'de' | 'en') =>
      bookingText(<RequestStep party={{ adults: 2, childAges: [] }} maxPersons={4} hasCabin={false} busy={false} onGo={nothing} />, language);
    expect(shown('de')).toMatch(/^Wie viele Personen reisen\? .*Kabinen anzeigen$/);
    expect(shown('en')).toMatch(/^How many persons travel\? .*Show cabins$/);
  });

  test('BOOK-06 more than a cabin holds, and missing ages, are named', () => {
    const t = { tooMany: (most: number) => `höchstens ${most}`, ageMissing: (n: number) => `Kind ${n}` };
    expect(partyProblems(4, [3], 4, t)).toEqual([{ field: 'adults', message: 'höchstens 4' }]);
    expect(partyProblems(2, [3, null], 4, t)).toEqual([{ field: 'child-age-2', message: 'Kind 2' }]);
    expect(bookingText(<RequestStep party={{ adults: 5, childAges: [] }} maxPersons={4} hasCabin={false} busy={false} onGo={nothing} />)).toContain(
      'mehrere Kabinen nacheinander',
    );
  });

  test('BOOK-01 ‘Welche Personen reisen?’ leads on to the check; a skipped step is told', () => {
    const step = (optionsSkipped: boolean) => (
      <WithForm>
        {(control) => <ContactsStep control={control} busy={false} optionsSkipped={optionsSkipped} backHref="/back" partyHref="/party" onGo={nothing} />}
      </WithForm>
    );
    expect(bookingText(step(false))).toMatch(/^Welche Personen reisen\? .*Weiter zur Prüfung$/);
    expect(bookingText(step(true))).toContain('Für diese Reise gibt es keine weiteren Optionen');
    expect(bookingText(step(false), 'en')).toMatch(/^Who is travelling\? .*Continue to the check$/);
  });
});

describe('the confirmation', () => {
  const step = (changes: Parameters<typeof aConfirmation>[0] = {}, more: Partial<ConfirmationStepProps> = {}) => (
    <ConfirmationStep
      confirmation={aConfirmation(changes)}
      isLate={false}
      origins={[{ id: 1, label: 'Empfehlung' }]}
      onOrigin={() => Promise.resolve(true)}
      onAnswerPrice={() => Promise.resolve('done')}
      onAgain={nothing}
      {...more}
    />
  );

  test('BOOK-12 an option states its number and until when it holds', () => {
    expect(bookingText(step())).toMatch(/^Ihre Option FW26-ABC234 ist bis Mi, 25\. November 2026, 17:00 Uhr reserviert\./);
    expect(bookingText(step(), 'en')).toMatch(/^Your option FW26-ABC234 is held until Wed 25 November 2026, 17:00\./);
  });

  test.each(bookingStates)('BOOK-15 the state %s has its sentence for every kind in both languages', (bookingState) => {
    for (const bookingType of ['fixed_booking', 'option_booking', 'wait_list', 'custom_request'] as const)
      for (const language of ['de', 'en'] as const) {
        const text = bookingText(step({ bookingState, bookingType }), language);
        expect(text).toContain('FW26-ABC234');
        expect(text).not.toMatch(/undefined|!/);
      }
  });

  test('BOOK-15 mail: sent, under way, not sent with the way to download', () => {
    const mail = { content: '', isSent: false, recipient: 'm@example.org' };
    expect(bookingText(step())).toContain('Bestätigung gesendet an m@example.org');
    expect(bookingText(step({ confirmationEmail: mail }))).toContain('Die Bestätigung wird an m@example.org gesendet');
    expect(bookingText(step({ confirmationEmail: mail }, { isLate: true }))).toContain('noch nicht gesendet');
    expect(attributes(renderBooking(step()), 'a', 'href')).toEqual(expect.arrayContaining(['/files/booking.pdf', '/files/voyage.ics']));
  });

  test.each(['accepted', 'submitting', 'unknown', 'reconciling'] as const)(
    'BOOK-15 while it is %s the number stands there and the work is told',
    (bookingState) => {
      const markup = renderBooking(step({ bookingState, bookingType: 'fixed_booking' }));
      expect(textOf(markup)).toMatch(/^Ihre Buchung FW26-ABC234 ist eingegangen\..*Angenommen, wir arbeiten daran\./);
      expect(markup).toContain('data-part="under-way"');
      expect(renderBooking(step())).not.toContain('data-part="under-way"');
    },
  );

  test('BOOK-19 offline: stored, asked for once access returns, nothing booked until then', () => {
    const text = bookingText(step({ bookingState: 'offline_queued', bookingType: 'fixed_booking' }));
    expect(text).toMatch(/^Ihre Anfrage FW26-ABC234 ist gespeichert, aber noch nicht geprüft\./);
    expect(text).toContain('Wir fragen die Reederei, sobald sie wieder erreichbar ist.');
    expect(text).not.toContain('Zahlen Sie erst');
  });

  test('BOOK-13 LAW-02 another price: old and new, until when, an order button and a way to decline', () => {
    const reprice = {
      bookingState: 'reprice',
      bookingType: 'fixed_booking',
      newTotal: euros(3998),
      answerUntil: '2026-11-22T16:00:00Z',
    } as const;
    const markup = renderBooking(step(reprice));
    expect(textOf(markup)).toMatch(
      /3\.798,00 € Unterschied \+200 € .*3\.998,00 € Sie können bis So, 22\. November 2026, 17:00 Uhr antworten\. Zahlungspflichtig buchen/,
    );
    expect(textOf(markup)).toContain('Nicht annehmen, Anfrage beenden');
    expect(/<button[^>]*data-part="accept-price"[^>]*>([\s\S]*?)<\/button>/.exec(markup)?.[1]).toBe('Zahlungspflichtig buchen');
    expect(renderBooking(step({ ...reprice, bookingState: 'manual' }))).not.toContain('data-part="price-answer"');
  });

  test.each(['rejected', 'lapsed', 'cancelled'] as const)('BOOK-15 %s: the cabins of the same voyage once more, nothing promised', (bookingState) => {
    expect(bookingText(step({ bookingState }))).toContain('Andere Kabine dieser Reise wählen');
    expect(bookingText(step({ bookingState }))).not.toContain('So geht es weiter');
    expect(bookingText(step({ bookingState }, { onAgain: undefined }))).not.toContain('Andere Kabine dieser Reise wählen');
    expect(bookingText(step({ bookingState }))).toContain('E-Mail gesendet an');
    expect(bookingText(step({ bookingState }))).not.toMatch(/Bestätigung gesendet|Wie sind Sie auf uns gekommen|Kalender/);
  });

  test('BOOK-16 the question where the customer came from, only where it is asked', () => {
    expect(bookingText(step())).toContain('Wie sind Sie auf uns gekommen?');
    expect(bookingText(step({ enquireCustomerOrigin: false }))).not.toContain('Wie sind Sie auf uns gekommen?');
  });
});

describe('the page before any script runs', () => {
  const loaded = (changes: Partial<LoadedBooking> = {}): LoadedBooking => ({
    voyageId: 4711,
    settings: someSettings(),
    session: null,
    isSessionOver: false,
    isGone: false,
    maintenance: null,
    price: { total: euros(2598), persons: 2 },
    ...changes,
  });
  const page = (changes: Partial<LoadedBooking> = {}, query = 'erw=2') => <BookingScreen loaded={loaded(changes)} wanted={undefined} query={query} />;

  test('BOOK-03 it shows the voyage, the price, that booking needs JavaScript, and whom to call', () => {
    const markup = renderBooking(page());
    const text = textOf(markup);
    for (const part of ['Norwegens Fjorde ab Hamburg', '2.598,00 €', 'Zum Buchen braucht diese Seite JavaScript', '040 555 01 20 anrufen', 'Kabinenwahl'])
      expect(text).toContain(part);
    expect(markup).toContain('data-source="src/features/booking/web/booking.screen.tsx"');
  });

  test('BOOK-01 without a party in the address it asks for it first; L-DE-10 means and limits are said before it begins', () => {
    const text = bookingText(page({}, ''));
    expect(text).toContain('Wie viele Personen reisen?');
    expect(text).toContain('Zahlungsarten: Rechnung der Reederei nach der Bestätigung und SEPA-Lastschrift.');
    expect(text).toContain('Höchstens 4 Personen in einer Kabine');
  });

  test.each([[{ isBookingPossible: false, bookingNotPossibleMessage: 'Nur auf Anfrage.' }, 'Nur auf Anfrage.']])(
    'BOOK-03 not possible: the server’s own words and the support phone',
    (changes, words) => {
      const text = bookingText(page({ settings: someSettings(changes) }));
      expect(text).toContain(words);
      expect(text).toContain('040 555 01 20 anrufen');
    },
  );

  test('BOOK-19 an operator out of reach does not close the booking', () => {
    const backendAvailabilityStatus = { isAvailable: false, unavailableMessage: 'Die Reederei ist nicht erreichbar.' };
    expect(bookingText(page({ settings: someSettings({ backendAvailabilityStatus }) }))).not.toContain('Diese Reise lässt sich gerade nicht online buchen');
    expect(bookingText(page({ settings: someSettings({ isBookingPossible: false }) }))).toContain('Diese Reise lässt sich gerade nicht online buchen');
  });

  test('BOOK-18 a ship that has left is said, with ways on', () => {
    expect(bookingText(page({ isGone: true, settings: null }))).toContain('Das Schiff hat bereits abgelegt');
  });

  test('BOOK-24 a session from the address shows its steps and its trip', () => {
    const text = bookingText(page({ session: aSessionWithCabin() }));
    expect(text).toContain('Balkonkabine Komfort BB, Nr. 822, Deck 8');
    expect(text).toContain('3.798,00 €');
  });
});

describe('exceptions on the page', () => {
  const ways: TroubleWays = { onReload: nothing, onRestart: nothing, onRetry: nothing, onClose: nothing, partyHref: '/p', cabinHref: '/c', voyageHref: '/v' };
  const trouble = (changes: Partial<Trouble>): Trouble => ({
    kind: 'unknown',
    code: undefined,
    place: 'summary',
    cabin: '',
    category: '',
    message: '',
    most: 0,
    ...changes,
  });

  test('BOOK-07 a stale session offers the present state and a new beginning, as a notice that can be closed', () => {
    const text = bookingText(<TroubleView trouble={trouble({ kind: 'summaryOutdatedSession', code: 'OutdatedSessionRevision' })} persons={2} ways={ways} />);
    expect(text).toMatch(/Die Verfügbarkeit kann sich geändert haben\. Bitte starten Sie Ihre Anfrage neu\. .*Aktuellen Stand laden Neu beginnen/);
    expect(renderBooking(<TroubleView trouble={trouble({ kind: 'summaryOutdatedSession' })} persons={2} ways={ways} />)).toContain('aria-label="Schließen"');
  });

  test('BOOK-18 a page has its heading and no close button; maintenance is no error', () => {
    const page = renderBooking(<TroubleView trouble={trouble({ kind: 'maintenance' })} persons={2} ways={ways} />);
    expect(page).toContain('<h1');
    expect(page).toContain('role="status"');
    expect(renderBooking(<TroubleView trouble={trouble({ kind: 'unknownVoyage' })} persons={2} ways={ways} />)).toContain('role="alert"');
  });

  test('BOOK-12 requirements: the wait list is decided, option or fixed is the visitor’s choice', () => {
    const flow = { ...initialFlow(null, null), options: someOptions() };
    expect(requirementsFor(flow, aSessionWithCabin()).kind).toBeNull();
    expect(requirementsFor({ ...flow, status: 'option_booking' }, aSessionWithCabin()).kind).toBe('option_booking');
    expect(requirementsFor(flow, aSessionWithCabin({ selection: aSelection({ waitListCategoryCodes: ['BB'] }) })).kind).toBe('wait_list');
    const onlyFixed = someOptions({
      bookingStatusOptions: { additionalBookingTextHtml: '', statusChoices: someOptions().bookingStatusOptions.statusChoices.slice(1) },
    });
    expect(requirementsFor({ ...flow, options: onlyFixed }, aSessionWithCabin())).toMatchObject({ kind: 'fixed_booking', isOnlyFixed: true });
  });
});
