import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { collectFindings } from './findings.ts';
import { amountOf, dayOf, degreesOf, entriesOf, field, flagOf, idOf, timeOf, wholeOf } from './read-values.ts';

const at = (value: unknown) => ({ value, place: '$' });
const anything = { min: 0, max: 1_000_000 };

describe('tolerant readers', () => {
  test('nothing has many forms', () => {
    for (const nothing of [null, undefined, '', '  ', '0000-00-00']) {
      expect(amountOf(at(nothing))).toBe('absent');
      expect(dayOf(at(nothing))).toBeUndefined();
      expect(wholeOf(at(nothing), anything, collectFindings())).toBeUndefined();
      expect(entriesOf(at(nothing), collectFindings())).toEqual([]);
    }
    expect(entriesOf(at([]), collectFindings())).toEqual([]);
    expect(amountOf(at('0.00'))).toBe(0);
    expect(timeOf(at('00:00'), collectFindings())).toBeUndefined();
  });

  test('a number may come as number or as text', () => {
    for (const five of [5, '5', ' 5 ', '5.0']) expect(wholeOf(at(five), anything, collectFindings())).toBe(5);
    expect(idOf(at(12))).toBe('12');
    expect(idOf(at('0012'))).toBe('0012');
    expect(idOf(at(0))).toBeUndefined();
    expect(degreesOf(at('-74.0761'), 180, collectFindings())).toBe(-74.0761);
    expect(flagOf(at('Y'))).toBe(true);
    expect(flagOf(at(0))).toBe(false);
    expect(timeOf(at('7:30:00'), collectFindings())).toBe('07:30');
  });

  test('what is present but wrong is a finding with its place', () => {
    const findings = collectFindings();
    wholeOf(field(at({ nights: 'seven' }), 'nights'), anything, findings);
    degreesOf(field(at({ 'odd key': '95' }), 'odd key'), 90, findings);
    expect(findings.all.map(({ place, found }) => `${place} ${found}`)).toEqual(['$.nights "seven"', '$["odd key"] "95"']);
  });

  test('days are days of the calendar', () => {
    expect(dayOf(at('2027-02-28'))).toBe('2027-02-28');
    expect(dayOf(at('2027-02-28 00:00:00'))).toBe('2027-02-28');
    for (const wrong of ['2027-02-29', '28.02.2027', '2027-2-8', 20270228, {}])
      expect(dayOf(at(wrong)) ?? 'absent').toBe(typeof wrong === 'object' ? 'absent' : 'unreadable');
  });

  test('amounts are exact: every number of cents survives', () => {
    fc.assert(fc.property(fc.integer({ min: -400_000_000, max: 400_000_000 }), (cents) => void expect(amountOf(at((cents / 100).toFixed(2)))).toBe(cents)));
    expect(amountOf(at('1354.03'))).toBe(135_403);
    expect(amountOf(at(0.29))).toBe(29);
    for (const wrong of ['1.234,56', '12.345', '1e3', 'free', true, '99999999.00', {}]) expect(amountOf(at(wrong))).toBe('unreadable');
  });
});
