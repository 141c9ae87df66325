import { describe, expect, test } from 'vitest';
import { parseQuery, withFilter, withoutFilter, writeQuery } from './codec.ts';
import type { SearchState } from './filters.ts';
import { searchLinks } from './links.ts';

const states = [
  '',
  'is_river=0',
  'seite=3&gebiet12=12&gebiet7=7&ka=balkon&preis=500-3000',
  'erw=2&kin1=5&kin2=11&flug=1&startort4=4&sortierung=preis',
  'monat2027-05=2027-05&lei=wifi_included&schiff9=9',
].map((query) => parseQuery(query).state);

describe('links of a search', () => {
  test('SEARCH-03 a value added or taken out by a link is the same as by the codec', () => {
    const toggles = [
      ['area', 12],
      ['area', 7],
      ['area', 3],
      ['fromPort', 4],
      ['fromPort', 1],
      ['ship', 9],
      ['cabin', 'balcony'],
      ['cabin', 'suite'],
      ['isRiver', false],
      ['isRiver', true],
      ['services', 'spa'],
      ['services', 'wifi_included'],
      ['duration', { min: 7, max: 10 }],
      ['weekday', 2],
      ['ratingCustomer', 4],
      ['language', 'de'],
    ] as const;
    for (const state of states) {
      const links = searchLinks(state);
      for (const [field, value] of toggles) {
        const now: unknown = state[field];
        const selected = Array.isArray(now) ? now.includes(value) : JSON.stringify(now) === JSON.stringify(value);
        const slow = selected
          ? withoutFilter(state, field, typeof value === 'object' || typeof value === 'boolean' ? undefined : value)
          : withFilter(state, field, value as never);
        expect(links.toggled(field, value, selected), `${writeQuery(state)} ${field} ${JSON.stringify(value)}`).toBe(writeQuery(slow));
      }
    }
  });

  test('a link starts again at the first page and keeps everything else', () => {
    const state: SearchState = parseQuery('seite=3&gebiet12=12&darstellung=karte').state;
    expect(searchLinks(state).with('month', ['2027-05'])).toBe(writeQuery(withFilter(state, 'month', '2027-05')));
    expect(searchLinks(state).with('area', undefined)).toBe(writeQuery(withoutFilter(state, 'area')));
  });
});
