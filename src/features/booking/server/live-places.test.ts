import { describe, expect, test } from 'vitest';
import type { Fare } from '#domain/fares/quote.ts';
import { money } from '#domain/money/money.ts';
import type { OperatorCategory } from '#features/operators/server/operator-port.ts';
import type { ShipCabin, VoyageFacts } from './facts.ts';
import { lastKnownPlaces, livePlaces, offerKey } from './live-places.ts';

const fare = (categoryCode: string, fareGroup: string, state: Fare['state'] = 'available') => ({ categoryCode, fareGroup, state, currency: 'EUR' });
const voyage = (...fares: ReturnType<typeof fare>[]) => ({ fares }) as unknown as VoyageFacts; // nothing else of a voyage is looked at
const cabin = (id: number, categoryCode: string, number = String(id)) => ({ id, number, categoryCode }) as ShipCabin;
const offer = (categoryCode: string, fareGroup: string, more: Partial<OperatorCategory> = {}): OperatorCategory => ({
  categoryCode,
  fareGroup,
  state: 'available',
  total: money(1000, 'EUR'),
  cabins: [],
  free: null,
  ...more,
});
const states = ({ facts }: ReturnType<typeof livePlaces>) => facts.fares.map(({ categoryCode, fareGroup, state }) => [categoryCode, fareGroup, state]);

describe('BOOK-04 what an operator answers in the words of our catalogue', () => {
  test('its states count; what only one of the two knows is not sold', () => {
    const live = livePlaces(
      voyage(fare('A', 'X', 'waitlist'), fare('A', 'Y'), fare('B', 'X')),
      [offer('A', 'X'), offer('B', 'X', { state: 'waitlist' }), offer('C', 'X')],
      [],
    );
    expect(states(live)).toEqual([
      ['A', 'X', 'available'],
      ['B', 'X', 'waitlist'],
    ]);
  });

  test('a total in another currency is none the shop can sell at', () => {
    const live = livePlaces(voyage(fare('A', 'X')), [offer('A', 'X', { total: money(1000, 'GBP') })], []);
    expect(states(live)).toEqual([['A', 'X', 'on_request']]);
    expect(live.totals.size).toBe(0);
  });

  test('without a total the catalogue’s price stays', () => {
    const live = livePlaces(voyage(fare('A', 'X')), [offer('A', 'X', { total: null })], []);
    expect([states(live), live.totals.size]).toEqual([[['A', 'X', 'available']], 0]);
    expect(livePlaces(voyage(fare('A', 'X')), [offer('A', 'X')], []).totals.get(offerKey('A', 'X'))).toEqual(money(1000, 'EUR'));
  });

  test.each([
    [[offer('A', 'X', { free: 4, cabins: ['1'] })], 4, [1]],
    [[offer('A', 'X', { free: 1, cabins: ['1', '2'] })], 2, [1, 2]], // it cannot have fewer than it names
    [[offer('A', 'X'), offer('A', 'Y', { free: 3, cabins: ['2'] })], 3, [2]],
    [[offer('A', 'X')], null, []],
    [[offer('A', 'X', { state: 'waitlist', free: 5, cabins: ['1'] })], 0, []],
    [[offer('A', 'X', { free: 2, cabins: ['9', '404'] })], 2, []], // of another category, and of no ship of ours
  ])('places and numbers of %j', (offers, free, ids) => {
    const live = livePlaces(voyage(fare('A', 'X'), fare('A', 'Y')), offers, [cabin(1, 'A'), cabin(2, 'A'), cabin(9, 'B')]);
    expect(live.places.get('A')).toMatchObject({ free });
    expect([...(live.places.get('A')?.freeCabins ?? [])]).toEqual(ids);
  });

  test('BOOK-19 as last known: for sale what was for sale, how much of it nobody tells, and no number', () => {
    const known = lastKnownPlaces(voyage(fare('A', 'X'), fare('B', 'X', 'waitlist')));
    expect(known).toMatchObject({ isOffline: true, totals: new Map() });
    expect([...known.places.values()]).toEqual([{ categoryCode: 'A', free: null, freeCabins: new Set() }]);
  });
});
