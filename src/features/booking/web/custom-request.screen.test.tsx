import { describe, expect, test } from 'vitest';
import { attributes, textOf } from '#features/search/web/testing/render.tsx';
import { CustomRequestScreen } from './custom-request.screen.tsx';
import type { CustomStep } from '#domain/booking/steps.ts';
import { renderBooking } from './testing/render-booking.tsx';

const settings = {
  ships: ['Abendstern', 'Nordlicht'],
  minStartDate: '2026-11-22',
  maxStartDate: '2029-11-25',
  maxDuration: 200,
  maxPersons: 6,
  isMock: false,
  customerSupportSettings: { phone: '040 555 01 20', dial: '+49405550120', email: 'service@example.org' },
};
const page = (wanted: CustomStep | undefined, language: 'de' | 'en' = 'de', isSessionOver = false) =>
  renderBooking(<CustomRequestScreen loaded={{ settings, session: null, isSessionOver, maintenance: null }} wanted={wanted} query="" />, language);

describe('BOOK-17 the request before any script runs', () => {
  test('its four questions stand there with their limits, names of ships, and a telephone', () => {
    const markup = page(undefined);
    expect(attributes(markup, 'input', 'name')).toEqual(['shipName', 'startDate', 'duration', 'personCount']);
    expect(attributes(markup, 'option', 'value')).toEqual(settings.ships);
    expect(attributes(markup, 'a', 'href')).toContain('tel:+49405550120');
    const text = textOf(markup);
    for (const part of ['Welche Reise suchen Sie?', 'Bitte füllen Sie alle Felder aus.', '1 bis 200 Tage', 'Zum Senden braucht diese Seite JavaScript'])
      expect(text).toContain(part);
    expect(markup).toContain('data-source="src/features/booking/web/custom-request.screen.tsx"');
  });

  test('in English too', () => {
    const text = textOf(page(undefined, 'en'));
    for (const part of ['Which voyage are you looking for?', 'Please fill in all fields.', 'Step 1 of 3: Voyage']) expect(text).toContain(part);
  });

  test('BOOK-24 a later step waits for what this tab knows; a session that is over is told', () => {
    expect(attributes(page('contacts'), 'input', 'name')).toEqual([]);
    expect(textOf(page('request', 'de', true))).toContain('Ihre frühere Sitzung war abgelaufen');
  });
});
