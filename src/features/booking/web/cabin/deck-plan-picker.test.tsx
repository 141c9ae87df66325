import { describe, expect, test } from 'vitest';
import type { DeckOrientation } from '#domain/art/deck-drawing.ts';
import type { Language } from '#domain/language.ts';
import { textOf } from '#features/search/web/testing/render.tsx';
import { anAvailability } from '../testing/a-booking.ts';
import { renderBooking } from '../testing/render-booking.tsx';
import DeckPlanPicker from './deck-plan-picker.tsx';
import { cabinOffers } from './offers.ts';
import { beamOf, cabinBox, deckView, firstScale, MIN_TARGET_PX } from './plan-geometry.ts';

const availability = anAvailability();
const offers = cabinOffers(availability, undefined, []);
const onDeck8 = offers.filter((offer) => offer.cabin.deck === 8);
const plan = (more: { orientation?: DeckOrientation; chosen?: string | null; language?: Language } = {}) =>
  renderBooking(
    <DeckPlanPicker
      availability={availability}
      offers={offers}
      chosen={more.chosen ?? null}
      start={onDeck8[5]?.cabin.number}
      onChoose={() => undefined}
      orientation={more.orientation ?? 'horizontal'}
    />,
    more.language,
  );
const options = (markup: string) => [...markup.matchAll(/<g role="option"[^>]*>/g)].map(([tag]) => tag);

describe('BOOK-23 the deck plan', () => {
  test('opens on the deck of the recommended cabin; each free cabin is an option with its whole name', () => {
    const markup = plan();
    expect(options(markup)).toHaveLength(onDeck8.length);
    const names = [...markup.matchAll(/role="option" aria-label="([^"]+)"/g)].map(([, name]) => name);
    for (const name of names)
      expect(name).toMatch(
        /^Kabine 8\d+, Deck 8, (Backbord|Steuerbord|innen liegend), (Innen|Außen|Balkon|Suite), [\d.]+ €, frei(, barrierefrei)?(, Verbindungstür zu 8\d+)?$/,
      );
    expect(plan({ language: 'en' })).toMatch(/aria-label="Cabin 8\d+, deck 8, (port side|starboard side|interior), [A-Za-z ]+, €[\d,]+, available/);
  });

  test('A6 one stop for Tab: the chosen cabin, else the recommended one', () => {
    const stops = (markup: string) => options(markup).filter((tag) => tag.includes('tabindex="0"'));
    expect(stops(plan())).toEqual([expect.stringContaining(`data-cabin="${onDeck8[5]?.cabin.number}"`)]);
    const chosen = onDeck8[9]?.cabin.number ?? '';
    expect(stops(plan({ chosen }))).toEqual([expect.stringContaining(`data-cabin="${chosen}"`)]);
    expect(options(plan({ chosen })).filter((tag) => tag.includes('aria-selected="true"'))).toHaveLength(1);
  });

  test('A12 the category is told by code and key, taken cabins by hatching', () => {
    const markup = plan();
    expect(markup).toMatch(/8\d+<tspan[^>]*>(IB|AB|BA|BB|JS)<\/tspan>/);
    expect(markup).toMatch(/fill="url\(#[\w-]+taken\)"/);
    expect(textOf(markup)).toMatch(/IB Innenkabine, 2\.598 €/);
    expect(textOf(markup)).toContain('vergeben oder nicht angeboten');
  });

  test('the price of the chosen cabin stands beside it', () => {
    const chosen = onDeck8[9];
    expect(textOf(plan({ chosen: chosen?.cabin.number ?? '' }))).toContain(`${chosen?.cabin.number} · ${chosen?.category.categoryCode} · `);
  });

  test('A7 decks, zoom and movement have buttons with names', () => {
    const markup = plan();
    for (const name of ['Vergrößern', 'Verkleinern', 'Zum Bug', 'Zum Heck']) expect(markup).toContain(`aria-label="${name}"`);
    expect(markup).toMatch(/aria-pressed="true" aria-label="Deck 8, \d+ freie Kabinen"/);
  });

  test('upright the bow is on top and port to the left', () => {
    const [low, high] = [onDeck8.toSorted((a, b) => a.cabin.x - b.cabin.x)[0], onDeck8.toSorted((a, b) => b.cabin.x - a.cabin.x)[0]];
    const frame = { lengthM: 240, beamM: 32, orientation: 'vertical' as const };
    if (!low || !high) throw new Error('the deck has no free cabins');
    expect(cabinBox(frame, high.cabin).y).toBeLessThan(cabinBox(frame, low.cabin).y);
    const port = onDeck8.find((offer) => offer.cabin.side === 'port');
    expect(port && cabinBox(frame, port.cabin).x).toBeLessThan(0);
    expect(options(plan({ orientation: 'vertical' }))).toHaveLength(onDeck8.length);
  });
});

describe('the geometry of the plan', () => {
  test('A4 every cabin is at least 24 px at the first zoom step, on the narrowest phone too', () => {
    for (const room of [288, 356, 380])
      for (const orientation of ['horizontal', 'vertical'] as const) {
        const frame = { lengthM: 240, beamM: 32, orientation };
        const scale = firstScale(frame, availability.cabins, room);
        for (const cabin of availability.cabins) {
          const box = cabinBox(frame, cabin);
          expect(Math.min(box.width, box.height) * scale).toBeGreaterThanOrEqual(MIN_TARGET_PX);
        }
      }
  });

  test('the breadth is told by the outer cabins, and every cabin lies inside the picture', () => {
    expect(Math.abs(beamOf(availability.cabins, 240) - 32)).toBeLessThan(0.5);
    for (const orientation of ['horizontal', 'vertical'] as const) {
      const frame = { lengthM: 240, beamM: 32, orientation };
      const view = deckView(frame);
      for (const cabin of availability.cabins) {
        const box = cabinBox(frame, cabin);
        expect(box.x).toBeGreaterThanOrEqual(view.x);
        expect(box.x + box.width).toBeLessThanOrEqual(view.x + view.width);
        expect(box.y).toBeGreaterThanOrEqual(view.y);
        expect(box.y + box.height).toBeLessThanOrEqual(view.y + view.height);
      }
    }
  });
});
