import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import type { Finding } from '../reading/findings.ts';
import { traveltekFixture } from './fixture.ts';
import { parseTraveltek } from './parse.ts';
import type { TraveltekSailing } from './sailing.ts';

type Fixture = ReturnType<typeof traveltekFixture>;

const parsed = (change: (file: Fixture) => void = () => {}): { sailing: TraveltekSailing | undefined; findings: readonly Finding[] } => {
  const file = traveltekFixture();
  change(file);
  return parseTraveltek(file);
};
const sailingOf = (change?: (file: Fixture) => void): TraveltekSailing => {
  const { sailing, findings } = parsed(change);
  if (!sailing) throw new Error(JSON.stringify(findings));
  return sailing;
};
const says = (findings: readonly Finding[]): string[] => findings.map(({ severity, place, found, reason }) => `${severity} ${place} ${found}: ${reason}`);
const price = (sailing: TraveltekSailing, rateCode: string, cabinId: string) =>
  sailing.rows.find((row) => row.rateCode === rateCode && row.cabinId === cabinId);

/** The row of a cabin, to be changed by a test. */
function rowOf(file: Fixture, rateCode: string, cabinId: string): Record<string, unknown> {
  const row = file.prices[rateCode]?.[cabinId];
  if (!row) throw new Error('no such row');
  return row;
}

describe('a sailing of the export', () => {
  test('OPS-04 a sound file is read without a complaint about it', () => {
    const { sailing, findings } = parsed();
    expect(says(findings)).toEqual(['note $.prices.SAVE2["1002"].price "0.00": no price stands here: not sold']);
    expect(sailing).toMatchObject({
      id: '555001',
      name: 'Testing the Skerries',
      sailsOn: '2025-09-06',
      nights: 5,
      voyageCode: 'TS5001',
      marketId: '9',
      regions: [{ id: '3', name: 'Norwegian Fjords' }],
    });
    expect(sailing?.line).toEqual({ id: '88', name: 'Skerry Line', description: 'Small ships & long days.' });
    expect(sailing?.ship).toMatchObject({
      feet: 656,
      tonnage: 42_000,
      passengers: undefined,
      launchedYear: 2009,
      halfStars: 8,
      description: 'A ship that exists only in tests.\nIt is Genève blue.',
    });
    expect(sailing?.ship.decks.map((deck) => [deck.number, deck.name, deck.validTo])).toEqual([
      [4, 'Deck 4', '2026-12-31'],
      [5, 'Lido', undefined],
    ]);
    expect(sailing?.cabins.map((cabin) => cabin.id)).toEqual(['1001', '1002', '1003', '1004', '1005']); // 1006 belongs to another season
  });

  test('midnight is an unknown time, a sea day has no port, days are counted from the departure', () => {
    expect(sailingOf().calls.map((call) => [call.day, call.atSea ? 'at sea' : call.name, call.arrives, call.departs])).toEqual([
      [1, 'Bergen, Norway', undefined, '18:00'],
      [2, 'Alesund, Norway', '09:00', '17:00'],
      [3, 'Testholm, Norway', '08:00', undefined],
      [4, 'at sea', undefined, undefined],
      [5, 'Flam, Norway', '07:30', '16:00'],
      [6, 'Bergen, Norway', '07:00', undefined],
    ]);
  });

  test.each([
    ['codetocruiseid', '$.codetocruiseid', (file: Fixture) => delete file['codetocruiseid']],
    ['a day that does not exist', '$.saildate', (file: Fixture) => (file['saildate'] = '2025-02-30')],
    ['no nights', '$.nights', (file: Fixture) => (file['nights'] = file['sailnights'] = null)],
    ['an itinerary of another length', '$.itinerary', (file: Fixture) => (file['sailnights'] = '6')],
    ['an itinerary that begins on another day', '$.itinerary[0].arrivedate', (file: Fixture) => (file['saildate'] = file['startdate'] = '2025-09-05')],
    ['days out of order', '$.itinerary[2]', (file: Fixture) => Object.assign(file.itinerary[2] ?? {}, { arrivedate: '2025-09-06', departdate: '2025-09-06' })],
    ['a call on no day of the calendar', '$.itinerary[1].arrivedate', (file: Fixture) => Object.assign(file.itinerary[1] ?? {}, { arrivedate: '2025-13-01' })],
    [
      'an end at sea',
      '$.itinerary[4]',
      (file: Fixture) => (file.itinerary.pop(), Object.assign(file.itinerary[4] ?? {}, { name: 'At Sea' }), (file['sailnights'] = 4)),
    ],
    ['no itinerary', '$.itinerary', (file: Fixture) => file.itinerary.splice(0)],
    ['no cabins', '$.cabins', (file: Fixture) => (file.cabins = {})],
    ['no price table', '$.prices', (file: Fixture) => Object.assign(file, { prices: null })],
    ['a ship without a name', '$.shipcontent.name', (file: Fixture) => (file.shipcontent['name'] = ' ')],
    ['the content of another ship', '$.shipcontent.id', (file: Fixture) => (file.shipcontent['id'] = 1)],
  ])('OPS-04 %s refuses the whole file and names %s', (_what, place, change) => {
    const { sailing, findings } = parsed(change);
    expect(sailing).toBeUndefined();
    expect(findings.filter((finding) => finding.severity === 'file').map((finding) => finding.place)).toContain(place);
  });

  test('a stay before the voyage is no part of it', () => {
    const sailing = sailingOf((file) => {
      file['startdate'] = '2025-09-04';
      file['nights'] = 7;
      file.itinerary.unshift({
        day: '1',
        orderid: 0,
        name: 'Hotel in Bergen',
        portid: 9,
        arrivedate: '2025-09-04',
        departdate: '2025-09-04',
        latitude: '60.4',
        longitude: '5.3',
      });
    });
    expect([sailing.nights, sailing.calls[0]?.name, sailing.calls[0]?.day]).toEqual([5, 'Bergen, Norway', 1]);
  });

  test('a ship that lies in port overnight before it sails begins on the day it sails', () => {
    const sailing = sailingOf((file) => Object.assign(file.itinerary[0] ?? {}, { arrivedate: '2025-09-05' }));
    expect(sailing.calls[0]).toMatchObject({ day: 1, date: '2025-09-06', arrives: undefined, departs: '18:00' });
  });

  test('the date line may add a day', () => {
    expect(parsed((file) => (file['sailnights'] = 6)).sailing).toBeUndefined();
    expect(sailingOf((file) => (Object.assign(file.itinerary[3] ?? {}, { idlcrossed: 'Y' }), (file['sailnights'] = 6))).nights).toBe(6);
  });
});

describe('prices', () => {
  test('OPS-04 the price is authoritative and its charges are what the file states or what remains over the fares', () => {
    const sailing = sailingOf();
    expect(price(sailing, 'FLEX1', '1001')).toMatchObject({ price: 70_050, charges: 20_050, gratuity: 7000 });
    expect(price(sailing, 'SAVE2', '1001')).toMatchObject({ price: 65_129, charges: 25_129 }); // rule 2
    expect(price(sailing, 'FLEX1', '1002')).toMatchObject({ third: 30_000, fourth: 35_000, fifth: undefined, child: 15_000, infant: undefined });
    expect(price(sailing, 'SAVE2', '1002')).toBeUndefined();
  });

  test('a price that contradicts its parts is noted and stays; numbers and texts are the same', () => {
    const { sailing, findings } = parsed((file) => Object.assign(rowOf(file, 'FLEX1', '1003'), { price: 1300.5 }));
    expect(sailing && price(sailing, 'FLEX1', '1003')).toMatchObject({ price: 130_050, charges: 20_050 });
    expect(says(findings)).toContain(
      'note $.prices.FLEX1["1003"].price 1300.5: differs from (singleprice + adultprice) / 2 + ncf + taxes = 1200.50; the price counts',
    );
  });

  test('fuel inside the price is one of its charges', () => {
    const sailing = sailingOf((file) => Object.assign(rowOf(file, 'FLEX1', '1003'), { price: '1215.50', fuel: '15.00' }));
    expect(price(sailing, 'FLEX1', '1003')?.charges).toBe(21_550);
  });

  test.each([
    ['-700.50', '$.prices.FLEX1["1001"].price'],
    ['7OO.50', '$.prices.FLEX1["1001"].price'],
    ['700.505', '$.prices.FLEX1["1001"].price'],
  ])('OPS-04 the price %s is left out with its place, the others stay', (wrong, place) => {
    const { sailing, findings } = parsed((file) => Object.assign(rowOf(file, 'FLEX1', '1001'), { price: wrong }));
    expect(sailing?.rows).toHaveLength(4);
    expect(findings.find((finding) => finding.severity === 'record')).toMatchObject({ place, found: JSON.stringify(wrong) });
  });

  test('a price of an unknown category is left out; when none is left the file is refused', () => {
    const { findings } = parsed((file) => (file.prices['FLEX1'] = { '4711': rowOf(file, 'FLEX1', '1001') }));
    expect(says(findings)).toContain('record $.prices.FLEX1["4711"] "4711": its cabin category is not among the cabins of this file');
    expect(parsed((file) => (file.prices = { X: { '4711': rowOf(file, 'FLEX1', '1001') } })).sailing).toBeUndefined();
  });

  test('R-2: a row without any stated charge is not published', () => {
    const { sailing, findings } = parsed((file) => Object.assign(rowOf(file, 'FLEX1', '1001'), { price: '500.00', ncf: null, taxes: null }));
    expect(sailing && price(sailing, 'FLEX1', '1001')).toBeUndefined();
    expect(findings.filter((finding) => finding.severity === 'record').map((finding) => finding.place)).toEqual(['$.prices.FLEX1["1001"].price']);
    const bare = parsed((file) => Object.assign(rowOf(file, 'FLEX1', '1001'), { singleprice: null, adultprice: null, ncf: '0.00', taxes: '0.00' }));
    expect(bare.sailing && price(bare.sailing, 'FLEX1', '1001')).toBeUndefined();
  });

  test('rule 4: the lowest price is that of the table; another one in the summary is noted', () => {
    const { findings } = parsed((file) => Object.assign(file, { cheapest: { prices: { inside: '420.00' } } }));
    expect(says(findings)).toContain('note $.cheapest.prices.inside "420.00": the lowest price of the table is 620.50; the table counts');
  });

  test('a sailing that is sold out has an empty table and is no broken file', () => {
    expect(sailingOf((file) => (file.prices = {})).rows).toEqual([]);
  });
});

describe('whatever stands in a file', () => {
  const values = fc.oneof(
    fc.constantFrom<unknown>(null, '', '0.00', '0000-00-00', [], {}, -1, 1e308, 'Y', '\u0000', '2025-09-06', true),
    fc.string(),
    fc.double(),
    fc.object(),
  );

  /** Every place of a value as its path of keys. */
  function pathsOf(value: unknown, path: readonly string[] = []): (readonly string[])[] {
    if (value === null || typeof value !== 'object') return [path];
    return [path, ...Object.entries(value).flatMap(([key, item]) => pathsOf(item, [...path, key]))];
  }
  function replaced(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
    if (key === undefined) return by;
    const copy = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) };
    (copy as Record<string, unknown>)[key] = replaced((value as Record<string, unknown>)[key], rest, by);
    return copy;
  }

  test('OPS-04 it is read or refused with a place, and never an error', () => {
    const paths = pathsOf(traveltekFixture());
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...paths), values), { minLength: 1, maxLength: 4 }), (changes) => {
        let file: unknown = traveltekFixture();
        for (const [path, value] of changes) {
          try {
            file = replaced(file, path, value);
          } catch {
            // an earlier change took the place away
          }
        }
        const { sailing, findings } = parseTraveltek(file);
        if (!sailing) expect(findings.some((finding) => finding.severity === 'file' && finding.place.startsWith('$'))).toBe(true);
        for (const row of sailing?.rows ?? [])
          expect(Number.isSafeInteger(row.price) && row.price > 0 && row.charges >= 0 && row.charges <= row.price).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
