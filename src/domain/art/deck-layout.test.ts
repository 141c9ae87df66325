import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { apportion } from './deck-assignment.ts';
import { layoutDecks, type Layout, type LayoutCategory, type LayoutInput } from './deck-layout.ts';
import { drawDeckOverview } from './deck-overview.ts';
import { drawDeckPlan, type DeckDrawing } from './deck-plan.ts';
import { halfBreadth } from './hull-outline.ts';
import { readSvg } from './well-formed.ts';

const categories: readonly LayoutCategory[] = [
  { code: 'IB', cabinType: 'inside', share: 0.2, sizeSqm: 14, deckNumbers: [] },
  { code: 'AB', cabinType: 'outside', share: 0.15, sizeSqm: 17, deckNumbers: [] },
  { code: 'BA', cabinType: 'balcony', share: 0.35, sizeSqm: 20, deckNumbers: [] },
  { code: 'BB', cabinType: 'balcony', share: 0.22, sizeSqm: 22, deckNumbers: [] },
  { code: 'JS', cabinType: 'suite', share: 0.08, sizeSqm: 36, deckNumbers: [] },
];
const riverCategories: readonly LayoutCategory[] = [
  { code: 'A', cabinType: 'outside', share: 0.3, sizeSqm: 15, deckNumbers: [1] },
  { code: 'B', cabinType: 'balcony', share: 0.6, sizeSqm: 16, deckNumbers: [2, 3] },
  { code: 'S', cabinType: 'suite', share: 0.1, sizeSqm: 24, deckNumbers: [3] },
];
const large: LayoutInput = { seed: 'nordlicht', kind: 'large', lengthM: 294, beamM: 36, deckCount: 13, cabins: 1100, categories };

const input: fc.Arbitrary<LayoutInput> = fc.oneof(
  fc.record({
    seed: fc.string(),
    kind: fc.constantFrom('mega' as const, 'large' as const),
    lengthM: fc.integer({ min: 250, max: 365 }),
    beamM: fc.integer({ min: 32, max: 47 }),
    deckCount: fc.integer({ min: 11, max: 18 }),
    cabins: fc.integer({ min: 500, max: 1900 }),
    categories: fc.constant(categories),
  }),
  fc.record({
    seed: fc.string(),
    kind: fc.constantFrom('classic' as const, 'expedition' as const),
    lengthM: fc.integer({ min: 110, max: 220 }),
    beamM: fc.integer({ min: 17, max: 29 }),
    deckCount: fc.integer({ min: 6, max: 9 }),
    cabins: fc.integer({ min: 20, max: 150 }),
    categories: fc.constant(categories),
  }),
  fc.record({
    seed: fc.string(),
    kind: fc.constant('sailing' as const),
    lengthM: fc.integer({ min: 70, max: 130 }),
    beamM: fc.integer({ min: 11, max: 16 }),
    deckCount: fc.integer({ min: 3, max: 5 }),
    cabins: fc.integer({ min: 0, max: 30 }),
    categories: fc.constant(categories),
  }),
  fc.record({
    seed: fc.string(),
    kind: fc.constant('river' as const),
    lengthM: fc.integer({ min: 110, max: 135 }),
    beamM: fc.constant(11.4),
    deckCount: fc.constant(4),
    cabins: fc.integer({ min: 50, max: 95 }),
    categories: fc.constant(riverCategories),
  }),
);

const numeric = (text: string): number => Number(text);

/** Every promise of a layout that holds for any ship. */
function expectSound(given: LayoutInput, { cabins, decks }: Layout): void {
  expect(new Set(cabins.map((cabin) => cabin.number)).size).toBe(cabins.length);
  expect(decks).toHaveLength(given.deckCount);
  for (const deck of decks) {
    const boxes = cabins
      .filter((cabin) => cabin.deckNumber === deck.number)
      .map((cabin) => ({
        cabin,
        x0: cabin.x - cabin.width / 2,
        x1: cabin.x + cabin.width / 2,
        y0: (cabin.y * given.beamM) / 2 - cabin.depth / 2,
        y1: (cabin.y * given.beamM) / 2 + cabin.depth / 2,
      }))
      .toSorted((a, b) => a.x0 - b.x0);
    for (const [i, a] of boxes.entries()) {
      expect(a.cabin.depth).toBeGreaterThan(1.5);
      expect(a.cabin.width).toBeGreaterThan(1);
      const hull = Math.min(halfBreadth(given.kind, given.lengthM, given.beamM, a.x0), halfBreadth(given.kind, given.lengthM, given.beamM, a.x1));
      expect(Math.max(Math.abs(a.y0), Math.abs(a.y1))).toBeLessThanOrEqual(hull + 1e-6);
      for (let j = i + 1; j < boxes.length; j++) {
        const b = boxes[j];
        if (b === undefined || b.x0 >= a.x1 - 1e-6) break;
        const apart = a.y1 <= b.y0 + 1e-6 || b.y1 <= a.y0 + 1e-6;
        if (!apart) throw new Error(`cabins ${a.cabin.number} and ${b.cabin.number} overlap`);
      }
    }
    for (const venue of deck.venues) {
      expect(venue.fromM).toBeLessThan(venue.toM);
      if (venue.side === 'full') for (const box of boxes) expect(box.x1 <= venue.fromM + 1e-6 || box.x0 >= venue.toM - 1e-6).toBe(true);
    }
  }
  for (const cabin of cabins) {
    expect(cabin.number.startsWith(String(cabin.deckNumber))).toBe(true);
    expect(numeric(cabin.number) % 2).toBe(cabin.y < 0 ? 1 : 0);
    if (cabin.connectingTo !== null) expect(cabins.find((other) => other.number === cabin.connectingTo)?.connectingTo).toBe(cabin.number);
  }
}

describe('layout of decks', () => {
  test('cabins never overlap, lie inside the hull, are numbered odd to starboard and even to port', () => {
    fc.assert(
      fc.property(input, (given) => {
        const layout = layoutDecks(given);
        expect(layout.cabins).toHaveLength(given.cabins);
        expectSound(given, layout);
      }),
      { numRuns: 40 },
    );
  });

  test('a ship of 2,800 cabins is laid out soundly', () => {
    const given: LayoutInput = { ...large, kind: 'mega', lengthM: 344, beamM: 42, deckCount: 16, cabins: 2800 };
    const layout = layoutDecks(given);
    expect(layout.cabins).toHaveLength(2800);
    expectSound(given, layout);
  });

  test('same input, same layout', () => {
    expect(JSON.stringify(layoutDecks(large))).toBe(JSON.stringify(layoutDecks(large)));
    expect(layoutDecks({ ...large, seed: 'other' })).not.toEqual(layoutDecks(large));
  });

  test('inside cabins lie in the middle, all others at the sides', () => {
    const { cabins } = layoutDecks(large);
    for (const cabin of cabins) expect(cabin.side === 'middle').toBe(cabin.categoryCode === 'IB');
  });

  test('about 3 % are accessible, and those lie nearer to a lift than the average', () => {
    const { cabins, decks } = layoutDecks(large);
    const marked = cabins.filter((cabin) => cabin.accessible);
    expect(marked.length / cabins.length).toBeGreaterThan(0.02);
    expect(marked.length / cabins.length).toBeLessThan(0.04);
    const lifts = decks.flatMap((deck) => deck.venues.filter((venue) => venue.kind === 'lifts').map((venue) => (venue.fromM + venue.toM) / 2));
    const distance = (list: typeof cabins): number => list.reduce((sum, cabin) => sum + Math.min(...lifts.map((x) => Math.abs(x - cabin.x))), 0) / list.length;
    expect(distance(marked)).toBeLessThan(distance(cabins) / 3);
  });

  test('categories keep to their decks and get their share', () => {
    const { cabins } = layoutDecks({ seed: 'r', kind: 'river', lengthM: 135, beamM: 11.4, deckCount: 4, cabins: 90, categories: riverCategories });
    for (const { code, deckNumbers, share } of riverCategories) {
      const own = cabins.filter((cabin) => cabin.categoryCode === code);
      expect(own).toHaveLength(Math.round(90 * share));
      for (const cabin of own) expect(deckNumbers).toContain(cabin.deckNumber);
    }
  });

  test('apportioning adds up exactly', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 3000 }),
        fc.array(fc.double({ min: 0.01, max: 1, noNaN: true }), { minLength: 1, maxLength: 12 }),
        (total, shares) => {
          const counts = apportion(total, shares);
          expect(counts.reduce((a, b) => a + b, 0)).toBe(total);
          const sum = shares.reduce((a, b) => a + b, 0);
          counts.forEach((count, i) => expect(Math.abs(count - (total * (shares[i] ?? 0)) / sum)).toBeLessThan(1 + 1e-6));
        },
      ),
    );
  });

  test('impossible ships are refused with the field', () => {
    expect(() => layoutDecks({ ...large, cabins: 6000, deckCount: 5 })).toThrow(/^cabins: too many/);
    expect(() => layoutDecks({ ...large, cabins: 1.5 })).toThrow(/^cabins: expected a whole number/);
    expect(() => layoutDecks({ ...large, lengthM: 2 })).toThrow(/^lengthM/);
    expect(() => layoutDecks({ ...large, categories: [] })).toThrow(/^categories/);
    expect(() =>
      layoutDecks({ ...large, deckCount: 2, categories: [{ code: 'X', cabinType: 'balcony', share: 1, sizeSqm: 20, deckNumbers: [3, 9] }] }),
    ).toThrow(/^deckCount: 2 decks cannot hold/);
    expect(() => layoutDecks({ ...large, categories: [{ code: 'X', cabinType: 'balcony', share: 1, sizeSqm: 0, deckNumbers: [] }] })).toThrow(
      /^categories\.X\.sizeSqm/,
    );
  });
});

const colours: Readonly<Record<string, string>> = { IB: '#E4E0EA', AB: '#BFDDEA', BA: '#CDE7D8', BB: '#9CCBB4', JS: '#F3DDA6' };
function deckOf(layout: Layout, number: number, name?: string): DeckDrawing {
  const deck = layout.decks.find((entry) => entry.number === number);
  if (deck === undefined) throw new Error(`no deck ${number}`);
  return {
    kind: large.kind,
    lengthM: large.lengthM,
    beamM: large.beamM,
    number,
    name: name ?? deck.name_de,
    venues: deck.venues.map((venue) => ({ ...venue, name: name ?? venue.name_de })),
    cabins: layout.cabins
      .filter((cabin) => cabin.deckNumber === number)
      .map((cabin) => ({ ...cabin, colour: colours[cabin.categoryCode] ?? '#7A94A3', balcony: cabin.categoryCode.startsWith('B') })),
  };
}

describe('deck plan', () => {
  const layout = layoutDecks(large);
  const number = layout.cabins[Math.floor(layout.cabins.length / 2)]?.number ?? '';
  const deckNumber = layout.cabins.find((cabin) => cabin.number === number)?.deckNumber ?? 0;

  test.each(['horizontal', 'vertical'] as const)('%s: well-formed, every cabin there with its letter, same bytes twice', (orientation) => {
    const deck = deckOf(layout, deckNumber);
    for (const labels of ['numbers', 'codes', 'none'] as const) {
      const draw = (): string => drawDeckPlan(deck, { orientation, labels, highlight: number, title: 'Deck' });
      const svg = draw();
      expect(draw()).toBe(svg);
      const { ids, references, text } = readSvg(svg);
      expect(references.filter((id) => !ids.includes(id))).toEqual([]);
      for (const cabin of deck.cabins) {
        expect(svg).toContain(`data-cabin="${cabin.number}"`);
        if (labels !== 'none') expect(text).toContain(labels === 'numbers' ? cabin.number : cabin.categoryCode);
      }
    }
  });

  test('every deck of a ship draws; the highlight changes the picture; hidden categories are hatched', () => {
    for (const deck of layout.decks) readSvg(drawDeckPlan(deckOf(layout, deck.number), { orientation: 'horizontal', labels: 'codes' }));
    const deck = deckOf(layout, deckNumber);
    const plain = drawDeckPlan(deck, { orientation: 'horizontal', labels: 'codes' });
    expect(plain).not.toContain('var(--action');
    expect(drawDeckPlan(deck, { orientation: 'horizontal', labels: 'codes', highlight: number })).toContain('var(--action');
    expect(drawDeckPlan(deck, { orientation: 'horizontal', labels: 'codes', categories: ['BB'], idPrefix: 'p' }).split('url(#p-taken)').length).toBeGreaterThan(
      plain.split('url(#deck').length,
    );
  });

  test('hostile names stay text, wrong colours are refused', () => {
    const hostile = '"><script>x</script>';
    const deck = deckOf(layout, layout.decks[2]?.number ?? 0, hostile);
    expect(readSvg(drawDeckPlan(deck, { orientation: 'horizontal', labels: 'numbers', title: hostile })).elements).not.toContain('script');
    const over = drawDeckOverview(
      [
        { number: 1, name: hostile },
        { number: 2, name: 'Promenadendeck' },
      ],
      { kind: 'river', highlight: 1, title: hostile },
    );
    expect(readSvg(over).elements).not.toContain('script');
    const withCabins = deckOf(layout, deckNumber);
    expect(() =>
      drawDeckPlan({ ...withCabins, cabins: withCabins.cabins.map((cabin) => ({ ...cabin, colour: 'red' })) }, { orientation: 'horizontal', labels: 'none' }),
    ).toThrow(/colour: expected a colour/);
    expect(() => drawDeckOverview([], { kind: 'mega' })).toThrow(/^decks/);
    expect(() => drawDeckPlan({ ...withCabins, beamM: 0 }, { orientation: 'horizontal', labels: 'none' })).toThrow(/^lengthM, beamM/);
  });
});
