import { describe, expect, test } from 'vitest';
import { arrivalChoice, cardView } from './card-view.ts';

const asker = { brand: 'fahrwasser', language: 'de' } as const;

describe('cardView', () => {
  test('SEARCH-12 the party, the cabin type and the way of arriving that were asked for', () => {
    expect(cardView({}, asker)).toEqual({ ...asker, party: { adults: 2, childAges: [] } });
    expect(cardView({ adultCount: 1, childAgeOptions: [3, 9], cabin: 'suite', arrivalOptions: ['cruise_only'] }, asker)).toEqual({
      ...asker,
      party: { adults: 1, childAges: [9, 3] },
      cabin: 'suite',
      arrivals: ['cruise_only'],
    });
    expect(cardView({ arrivalOptions: ['cruise_only'], arrivalIncluded: true }, asker, false)).toEqual({ ...asker, party: { adults: 2, childAges: [] } });
  });

  test('SEARCH-12 LAW-01 a price that must include arrival contains a flight; wishes that contradict each other leave none', () => {
    expect(arrivalChoice({})).toBeUndefined();
    expect(arrivalChoice({ arrivalIncluded: true })).toEqual(['cruise_with_flight', 'cruise_with_kfb_flight']);
    expect(arrivalChoice({ arrivalIncluded: true, arrivalOptions: ['cruise_with_kfb_flight'] })).toEqual(['cruise_with_kfb_flight']);
    expect(arrivalChoice({ arrivalIncluded: true, arrivalOptions: ['cruise_only'] })).toEqual([]);
  });
});
