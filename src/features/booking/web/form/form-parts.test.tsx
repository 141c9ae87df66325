import { describe, expect, test } from 'vitest';
import type { BrandId } from '#brands/brands.ts';
import { emptyBookingForm, type BookingForm } from '#domain/booking/form/booking-form.ts';
import { countryList } from '#domain/booking/form/countries.ts';
import type { FormFacts } from '#domain/booking/form/requirements.ts';
import { looksLikeCard, pax, sampleForm, sampleRequirements } from '#domain/booking/form/testing/sample-form.ts';
import { attributes, render, textOf } from '#features/search/web/testing/render.tsx';
import { ErrorSummary } from '#platform/web/ui/error-summary.tsx';
import { NewsletterTick, SpecialRequests, TermsTick } from './closing-fields.tsx';
import { AddressFields, ContactFields } from './contact-fields.tsx';
import { PassengerFields } from './passenger-fields.tsx';
import { useBookingForm, type BookingFormControl } from './use-booking-form.ts';

interface Options {
  readonly form?: BookingForm;
  readonly facts?: Partial<FormFacts>;
  readonly brand?: BrandId;
  /** Messages as after a check. */
  readonly messages?: Readonly<Record<string, string>>;
}

const countries = { fahrwasser: countryList('de'), fairway: countryList('en') };

const blank = emptyBookingForm(3);
const nothing: Readonly<Record<string, string>> = {};

function Harness({ form = blank, facts, brand = 'fahrwasser', messages = nothing }: Options) {
  const own = useBookingForm(form, sampleRequirements(facts), { draftKey: 'test', looksLikeCard });
  const problems = Object.entries(messages).map(([path, message]) => ({ field: path.replaceAll('.', '-'), message }));
  const control: BookingFormControl = { ...own, problems, errorAt: (path) => messages[path] };
  return (
    <form>
      <ErrorSummary problems={control.problems} />
      <ContactFields control={control} countries={countries[brand]} />
      <PassengerFields control={control} countries={countries[brand]} />
      <SpecialRequests control={control} />
      <TermsTick control={control} documents={[{ href: '/agb', label: 'AGB' }]} />
      <NewsletterTick control={control} consentTextId="newsletter-1">
        Newsletter
      </NewsletterTick>
    </form>
  );
}

const page = (options: Options = {}) => render(<Harness {...options} />, options.brand);
const tag = (html: string, id: string): string => new RegExp(`<(?:input|select|textarea)\\b[^>]*\\bid="${id}"[^>]*>`).exec(html)?.[0] ?? '';

describe('BOOK-10 the form of contacts', () => {
  test('BOOK-10 every control has an id of its own, a name and a label', () => {
    for (const brand of ['fahrwasser', 'fairway'] as const) {
      const html = page({ brand, form: sampleForm({ pax: [] }) });
      const controls = [...html.matchAll(/<(?:input|select|textarea)\b[^>]*>/g)].map(([found]) => found);
      const ids = controls.map((control) => /\sid="([^"]+)"/.exec(control)?.[1] ?? '');
      expect(controls.length).toBeGreaterThan(30);
      expect(ids.every((id) => id !== '')).toBe(true);
      expect(new Set(ids).size).toBe(ids.length);
      expect(controls.every((control) => /\sname="[^"]+"/.test(control))).toBe(true);
      const labelled = new Set(attributes(html, 'label', 'for'));
      const wrapped = new Set([...html.matchAll(/<label[^>]*><input[^>]*\bid="([^"]+)"/g)].map(([, id]) => id));
      expect(ids.filter((id) => !labelled.has(id) && !wrapped.has(id))).toEqual([]);
    }
  });

  test('BOOK-10 every described-by points to something', () => {
    const html = page({ messages: { 'bookingContact.email': 'Geben Sie Ihre E-Mail-Adresse ein', 'pax.1.birthDate': 'Zu jung' } });
    const described = [...html.matchAll(/aria-describedby="([^"]+)"/g)].flatMap(([, ids]) => (ids ?? '').split(' '));
    expect(described.filter((id) => !html.includes(`id="${id}"`))).toEqual([]);
    expect(tag(html, 'bookingContact-email')).toContain('aria-describedby="bookingContact-email-hint bookingContact-email-error" aria-invalid="true"');
    expect(attributes(html, 'a', 'href')).toContain('#bookingContact-email');
    expect(html.match(/Geben Sie Ihre E-Mail-Adresse ein/g)).toHaveLength(2); // summary and field
  });

  test('BOOK-10 browsers know what each field is for, the reader apart from the others', () => {
    const html = page();
    const expected = {
      'bookingContact-firstName': 'given-name',
      'bookingContact-lastName': 'family-name',
      'bookingContact-title': 'honorific-prefix',
      'bookingContact-birthDate': 'bday-day',
      'bookingContact-birthDate-month': 'bday-month',
      'bookingContact-birthDate-year': 'bday-year',
      'bookingContact-street': 'address-line1',
      'bookingContact-postCode': 'postal-code',
      'bookingContact-city': 'address-level2',
      'bookingContact-country': 'country',
      'bookingContact-email': 'email',
      'bookingContact-phone': 'tel',
      'pax-1-firstName': 'section-pax2 given-name',
      'pax-1-birthDate-year': 'section-pax2 bday-year',
      'pax-2-lastName': 'section-pax3 family-name',
    };
    for (const [id, token] of Object.entries(expected)) expect([id, /autoComplete="([^"]*)"/i.exec(tag(html, id))?.[1]]).toEqual([id, token]);
    expect(tag(html, 'bookingContact-email')).toContain('type="email"');
    expect(tag(html, 'bookingContact-phone')).toContain('type="tel"');
    expect(html).not.toContain('type="number"');
  });

  test('BOOK-10 the applicant is person 1 and asked once; alone at home all persons are asked', () => {
    const html = page({ form: sampleForm({ pax: [] }) });
    expect(tag(html, 'applicantIsPassenger')).toContain('checked=""');
    expect(tag(html, 'pax-0-firstName')).toBe('');
    expect(textOf(html)).toContain('Sie selbst: Miriam Johanna Lindqvist');
    expect(tag(html, 'bookingContact-nationality')).not.toBe('');
    const apart = page({ form: sampleForm({ pax: [pax('Anna', '1990-01-01')] }) });
    expect(tag(apart, 'pax-0-firstName')).toContain('value="Anna"');
    expect(tag(apart, 'bookingContact-nationality')).toBe('');
  });

  test('BOOK-10 nationality and club number appear only where the options ask for them', () => {
    const html = page({ facts: { isNationalityRequired: false, isClubSupported: false } });
    expect(html).not.toMatch(/nationality|clubNumber/);
    const asked = textOf(page());
    expect(asked).toContain('Mitgliedsnummer Leuchtfeuer (optional)');
    expect(textOf(page({ facts: { isClubNumberRequired: true } }))).not.toContain('Leuchtfeuer (optional)');
  });

  test('BOOK-10 each person hears which ages the price and the fare are for', () => {
    const facts = { fare: { fareName: 'Senioren', minYears: 60, maxYears: null, minMonths: null } };
    expect(textOf(page({ facts }))).toContain('Erwachsene Person, ab 18 Jahren bei Reisebeginn. Tarif „Senioren“: ab 60 Jahren');
    expect(textOf(page())).toContain('Kind, 2 bis 11 Jahre bei Reisebeginn');
    expect(textOf(page({ brand: 'fairway' }))).toContain('Child, 2 to 11 years at departure');
  });

  test('BOOK-10 without persons only the contact is asked', () => {
    const html = page({ form: emptyBookingForm(0), facts: { paxAges: [] } });
    expect(html).not.toMatch(/applicantIsPassenger|pax-0/);
    expect(tag(html, 'bookingContact-firstName')).not.toBe('');
  });

  test('BOOK-10 one phone field; a second number is folded away until there is one', () => {
    expect(page()).toMatch(/<details class="disclosure">\s*<summary><span class="min-w-0 flex-1">Weitere Nummer/);
    const form = sampleForm();
    const second = page({ form: { ...form, bookingContact: { ...form.bookingContact, mobile: '0170 1234567' } } });
    expect(second).toMatch(/<details class="disclosure" open="">\s*<summary><span class="min-w-0 flex-1">Weitere Nummer/);
  });

  test('BOOK-10 DE, AT and CH stand first in the list of countries', () => {
    const select = /<select[^>]*id="bookingContact-country"[\s\S]*?<\/select>/.exec(page())?.[0] ?? '';
    expect(attributes(select, 'option', 'value').slice(0, 4)).toEqual(['', 'DE', 'AT', 'CH']);
    expect(render(<AddressOnly />)).toContain('id="bookingContact-country"');
  });
});

function AddressOnly() {
  const control = useBookingForm(emptyBookingForm(0), sampleRequirements({ paxAges: [] }), { draftKey: 'test', looksLikeCard });
  return <AddressFields control={control} countries={countries.fahrwasser} />;
}

describe('what closes the form', () => {
  test('LAW-02 nothing that costs or consents is ticked beforehand, no person has a salutation', () => {
    const html = page();
    const ticked = [...html.matchAll(/<input[^>]*checked=""[^>]*>/g)].map(([found]) => /name="([^"]+)"/.exec(found)?.[1]);
    expect(ticked).toEqual(['applicantIsPassenger']);
  });

  test('BOOK-10 terms are links beside the form, the consent keeps its version', () => {
    const html = page({ form: { ...sampleForm(), newsletterConsentTextId: 'newsletter-1' } });
    expect(html).toContain('<a href="/agb" target="_blank" rel="noopener">AGB<span class="sr-only"> (öffnet in neuem Fenster)</span></a>');
    expect(tag(html, 'newsletterConsentTextId')).toContain('checked=""');
    expect(tag(page({ form: { ...sampleForm(), newsletterConsentTextId: 'newsletter-0' } }), 'newsletterConsentTextId')).not.toContain('checked');
  });

  test('BOOK-10 wishes say how much room is left and are never cut', () => {
    expect(textOf(page({ form: sampleForm({ specialRequestsText: 'Vegetarisch' }) }))).toContain('Noch 989 Zeichen');
    expect(textOf(page({ form: sampleForm({ specialRequestsText: 'x'.repeat(1002) }) }))).toContain('2 Zeichen zu viel');
    expect(page()).not.toContain('maxlength');
  });

  test('both languages, without exclamation marks', () => {
    const [german, english] = [textOf(page()), textOf(page({ brand: 'fairway' }))];
    expect(german).toContain('Telefon oder Mobil');
    expect(english).toContain('Phone or mobile');
    expect(english).not.toMatch(/Geburtsdatum|Anrede|Straße|Auswählen/);
    expect(german + english).not.toContain('!');
  });
});
