import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { LanguageContext, type Language } from '../i18n.ts';
import { RadioCards, Segmented } from './choice.tsx';
import { DatePartsField } from './date-parts-field.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { Checkbox, PasswordField, Select, TextField } from './field.tsx';
import { Stepper } from './stepper.tsx';

const html = (node: ReactNode, language: Language = 'de') => renderToStaticMarkup(<LanguageContext value={language}>{node}</LanguageContext>);
/** The order in which the parts of a field come. */
const order = (markup: string, ...parts: string[]) => parts.map((part) => markup.indexOf(part));

describe('text fields', () => {
  const field = html(
    <TextField name="tel" type="tel" label="Telefon oder Mobil" hint="Nur für Änderungen" error="Geben Sie eine Telefonnummer ein" autoComplete="tel" />,
  );

  test('label, hint, error and control are one, in this order', () => {
    const places = order(field, '<label class="label" for="tel">', 'id="tel-hint"', 'id="tel-error"', '<input');
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(field).toContain('aria-describedby="tel-hint tel-error"');
    expect(field).toContain('aria-invalid="true"');
  });

  test('an error begins with the word for those who listen', () => {
    expect(field).toContain('<span class="sr-only">Fehler: </span>Geben Sie eine Telefonnummer ein');
    expect(html(<TextField name="a" label="A" error="Enter a" />, 'en')).toContain('Error: ');
  });

  test('optional is said, required is the rule', () => {
    expect(html(<TextField name="a" label="Titel" optional />)).toContain('(optional)');
    expect(html(<TextField name="a" label="Titel" optional />)).not.toContain('aria-required');
    expect(html(<TextField name="a" label="Name" />)).toContain('aria-required="true"');
    expect(html(<TextField name="a" label="Name" />)).not.toContain('aria-describedby');
  });

  test('a password can be looked at', () => {
    expect(html(<PasswordField name="password" label="Passwort" />)).toContain('type="password"');
    expect(html(<PasswordField name="password" label="Passwort" />)).toContain('aria-label="Passwort zeigen"');
  });
});

describe('choices', () => {
  const choices = [
    { value: 'w', label: 'Frau' },
    { value: 'm', label: 'Herr' },
    { value: 'x', label: 'Keine Angabe' },
  ];

  test('radio cards are a fieldset of native buttons; an error summary reaches the first', () => {
    const markup = html(<RadioCards name="salutation" label="Anrede" choices={choices} initial="m" error="Wählen Sie eine Anrede" />);
    expect(markup).toMatch(/^<fieldset class="field field-invalid" aria-describedby="salutation-error"><legend class="label">Anrede/);
    expect(markup.match(/type="radio"/g)).toHaveLength(3);
    expect(markup).toContain('id="salutation" name="salutation"');
    expect(markup.match(/checked=""/g)).toHaveLength(1);
  });

  test('nothing is preselected unless it is said', () => {
    expect(html(<RadioCards name="insurance" label="Versicherung" choices={choices} />)).not.toContain('checked');
    expect(html(<Segmented name="view" label="Ansicht" choices={choices} value="w" onChange={() => undefined} />)).toContain('checked=""');
  });

  test('groups of a select', () => {
    const markup = html(
      <Select
        name="country"
        label="Land"
        options={[
          { value: 'DE', label: 'Deutschland' },
          { group: 'Weitere', options: [{ value: 'FR', label: 'Frankreich' }] },
        ]}
      />,
    );
    expect(markup).toContain('<optgroup label="Weitere"><option value="FR">Frankreich</option></optgroup>');
  });

  test('a tick can be wrong too', () => {
    expect(html(<Checkbox name="terms" label="Ich stimme zu" error="Stimmen Sie zu" />)).toMatch(/aria-invalid="true" aria-describedby="terms-error"/);
  });
});

describe('numbers and dates', () => {
  test('a stepper is a text field for digits with two named buttons', () => {
    const markup = html(<Stepper name="erw" label="Erwachsene" min={1} max={4} initial={1} />);
    expect(markup).toContain('type="text" inputMode="numeric"');
    expect(markup).not.toContain('type="number"');
    expect(markup).toContain('aria-label="Erwachsene: eins weniger"');
    expect(markup.match(/aria-disabled="true"/g)).toHaveLength(1);
  });

  test('a birth date has three fields with their tokens, and marks the wrong one only', () => {
    const markup = html(
      <DatePartsField name="dob" label="Geburtsdatum" autoComplete="section-pax2 bday" error="Das Jahr braucht 4 Ziffern" invalid={['year']} />,
    );
    expect([...markup.matchAll(/name="([^"]+)"/g)].map((m) => m[1])).toEqual(['dob-day', 'dob-month', 'dob-year']);
    for (const part of ['day', 'month', 'year']) expect(markup.toLowerCase()).toContain(`autocomplete="section-pax2 bday-${part}"`);
    expect(markup.match(/aria-invalid="true"/g)).toHaveLength(1);
    expect(markup).toMatch(/id="dob-year"[^>]*aria-invalid="true"/);
  });
});

test('the error summary counts, repeats the words and links to the fields', () => {
  const problems = [
    { field: 'dob', message: 'Das Jahr braucht 4 Ziffern' },
    { field: 'tel', message: 'Geben Sie eine Telefonnummer ein' },
  ];
  const markup = html(<ErrorSummary problems={problems} />);
  expect(markup).toContain('2 Angaben brauchen eine Korrektur');
  for (const { field, message } of problems) expect(markup).toContain(`<a href="#${field}">${message}</a>`);
  expect(html(<ErrorSummary problems={[]} />)).toBe('');
  expect(html(<ErrorSummary problems={problems.slice(0, 1)} />, 'en')).toContain('One answer needs a correction');
});
