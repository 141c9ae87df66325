import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeLine, encodeLine } from './polyline.ts';
import { bearing, between, distanceNm, lineLengthNm, normalLon, positionAlong } from './position.ts';

const hamburg = { lat: 53.54, lon: 9.97 };
const newYork = { lat: 40.77, lon: -74 };
const anyPoint = fc.record({ lat: fc.double({ min: -89, max: 89, noNaN: true }), lon: fc.double({ min: -179.9, max: 179.9, noNaN: true }) });

describe('positions', () => {
  test('great-circle distance: a minute of latitude is a nautical mile, Hamburg to New York about 3,310', () => {
    expect(distanceNm({ lat: 10, lon: 20 }, { lat: 11, lon: 20 })).toBeCloseTo(60, 0);
    expect(distanceNm(hamburg, newYork)).toBeCloseTo(3307, -1);
    expect(distanceNm({ lat: 0, lon: 179.5 }, { lat: 0, lon: -179.5 })).toBeCloseTo(60, 0);
  });

  test('bearing', () => {
    expect(bearing({ lat: 0, lon: 0 }, { lat: 1, lon: 0 })).toBeCloseTo(0);
    expect(bearing({ lat: 0, lon: 179 }, { lat: 0, lon: -179 })).toBeCloseTo(90);
    expect(bearing({ lat: 10, lon: 5 }, { lat: -10, lon: 5 })).toBeCloseTo(180);
  });

  test('a point between divides the distance in the given part', () => {
    fc.assert(
      fc.property(anyPoint, anyPoint, fc.double({ min: 0, max: 1, noNaN: true }), (a, b, part) => {
        const whole = distanceNm(a, b);
        fc.pre(whole < 10_000);
        expect(distanceNm(a, between(a, b, part))).toBeCloseTo(whole * part, 2);
      }),
    );
  });

  test('position along a line: ends, middle and course', () => {
    const line = [
      { lat: 0, lon: 0 },
      { lat: 0, lon: 2 },
      { lat: 2, lon: 2 },
    ];
    expect(positionAlong(line, 0)).toMatchObject({ lat: 0, lon: 0 });
    expect(positionAlong(line, 0).course).toBeCloseTo(90);
    expect(positionAlong(line, 0.5).lon).toBeCloseTo(2, 3);
    expect(positionAlong(line, 0.75).lat).toBeCloseTo(1, 3);
    expect(positionAlong(line, 1).lat).toBeCloseTo(2);
    expect(positionAlong(line, 1).course).toBeCloseTo(0);
    expect(positionAlong(line, 7)).toEqual(positionAlong(line, 1));
    expect(lineLengthNm(line)).toBeCloseTo(240, 0);
    expect(() => positionAlong([], 0.5)).toThrow('line');
  });

  test('longitudes come back into one turn', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1000, max: 1000 }), (lon) => {
        expect(Math.abs(normalLon(lon))).toBeLessThanOrEqual(180);
        expect((((normalLon(lon) - lon) % 360) + 360) % 360).toBe(0);
      }),
    );
  });
});

describe('encoded lines', () => {
  test('the published example of the format', () => {
    expect(
      encodeLine([
        { lat: 38.5, lon: -120.2 },
        { lat: 40.7, lon: -120.95 },
        { lat: 43.252, lon: -126.453 },
      ]),
    ).toBe('_p~iF~ps|U_ulLnnqC_mqNvxq`@');
  });

  test('write and read are inverse to five decimals', () => {
    fc.assert(
      fc.property(fc.array(anyPoint, { maxLength: 40 }), (line) => {
        const back = decodeLine(encodeLine(line));
        expect(back).toHaveLength(line.length);
        for (const [i, point] of back.entries()) {
          expect(Math.abs(point.lat - line[i]!.lat)).toBeLessThanOrEqual(0.500001e-5);
          expect(Math.abs(point.lon - line[i]!.lon)).toBeLessThanOrEqual(0.500001e-5);
        }
        expect(encodeLine(back)).toBe(encodeLine(line));
      }),
    );
  });

  test('a damaged text is refused', () => {
    expect(() => decodeLine('_p~iF~ps|U_ulL')).toThrow('middle of a point');
    expect(() => decodeLine('_p~iF~ps|')).toThrow('middle of a point');
    expect(() => decodeLine('_p iF')).toThrow('position 2');
    expect(() => encodeLine([{ lat: Number.NaN, lon: 0 }])).toThrow('line[0]');
  });
});
