import { describe, expect, test } from 'vitest';
import { distanceNm, kmPerNm } from './position.ts';
import { riverLines } from './river-lines.ts';
import { riverDistanceKm, riverLeg } from './river-network.ts';
import { riverPorts } from './river-ports.ts';

const port = (nameEn: string) =>
  riverPorts.find((p) => p.nameEn === nameEn) ??
  (() => {
    throw new Error(`no port ${nameEn}`);
  })();
const km = (from: string, to: string): number => Math.round((riverLeg(port(from), port(to))?.distanceNm ?? Number.NaN) * kmPerNm);

describe('river legs', () => {
  // river kilometres of the waterway authorities; the simplified lines are a little shorter
  test.each([
    ['Passau', 'Vienna', 297],
    ['Vienna', 'Budapest', 282],
    ['Basel', 'Cologne', 520],
    ['Cologne', 'Rotterdam', 310],
    ['Koblenz', 'Trier', 191],
    ['Lyon', 'Arles', 282],
    ['Luxor', 'Aswan', 220],
    ['Porto', 'Pinhão', 130],
    ['Dresden', 'Magdeburg', 271],
    ['Paris', 'Rouen', 240],
  ])('%s to %s is about %i river kilometres', (from, to, official) => {
    expect(km(from, to)).toBeGreaterThan(official * 0.66);
    expect(km(from, to)).toBeLessThan(official * 1.05);
  });

  test('Rhine, Main and Danube are one water: Amsterdam to Budapest, and on to the Black Sea', () => {
    expect(km('Amsterdam', 'Budapest')).toBeGreaterThan(1300);
    expect(km('Amsterdam', 'Budapest')).toBeLessThan(1900);
    expect(km('Basel', 'Sulina')).toBeGreaterThan(2000);
    expect(km('Trier', 'Heidelberg')).toBeGreaterThan(200);
    expect(km('Chalon-sur-Saône', 'Avignon')).toBeGreaterThan(280);
  });

  test('waters that do not meet give no leg', () => {
    expect(riverLeg(port('Luxor'), port('Passau'))).toBeUndefined();
    expect(riverLeg(port('Luxor'), { lat: 40, lon: 10 })).toBeUndefined();
    expect(() => riverLeg(port('Luxor'), { lat: 140, lon: 10 })).toThrow('to.lat');
  });

  test('a stage beside the fairway is joined to it', () => {
    const { line } = riverLeg({ lat: 48.58, lon: 13.5 }, { lat: 48.25, lon: 16.38 })!;
    expect(line[0]).toEqual({ lat: 48.58, lon: 13.5 });
    expect(line.at(-1)).toEqual({ lat: 48.25, lon: 16.38 });
  });
});

describe('river facts', () => {
  test('every port lies on its river, once, with a time zone that exists', () => {
    expect(riverPorts.length).toBeGreaterThan(100);
    const names = new Set<string>();
    for (const p of riverPorts) {
      expect(riverDistanceKm(p)).toBeLessThan(0.1);
      expect(riverLines.some((line) => line.river === p.river)).toBe(true);
      expect(() => new Intl.DateTimeFormat('en', { timeZone: p.timeZone })).not.toThrow();
      names.add(`${p.nameEn} ${p.country}`);
    }
    expect(names.size).toBe(riverPorts.length);
  });

  test('lines take no impossible leaps', () => {
    for (const { river, line } of riverLines) {
      for (let i = 1; i < line.length; i++) {
        const [a, b] = [line[i - 1]!, line[i]!];
        expect(distanceNm({ lon: a[0], lat: a[1] }, { lon: b[0], lat: b[1] }) * kmPerNm, river).toBeLessThan(100);
      }
    }
  });
});
