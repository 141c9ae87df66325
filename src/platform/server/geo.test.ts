import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { landRings, type LandRing } from '#domain/geo/land-rings.ts';
import { between, distanceNm, lineLengthNm, type LatLon } from '#domain/geo/position.ts';
import { readLand, seaRouter } from './geo.ts';

const ports: Readonly<Record<string, LatLon>> = {
  hamburg: { lat: 53.54, lon: 9.97 },
  kiel: { lat: 54.33, lon: 10.14 },
  copenhagen: { lat: 55.69, lon: 12.6 },
  stockholm: { lat: 59.32, lon: 18.08 },
  helsinki: { lat: 60.16, lon: 24.96 },
  tallinn: { lat: 59.44, lon: 24.75 },
  riga: { lat: 56.95, lon: 24.1 },
  bergen: { lat: 60.4, lon: 5.32 },
  honningsvag: { lat: 70.98, lon: 25.97 },
  longyearbyen: { lat: 78.22, lon: 15.64 },
  reykjavik: { lat: 64.15, lon: -21.94 },
  akureyri: { lat: 65.68, lon: -18.08 },
  southampton: { lat: 50.9, lon: -1.41 },
  lisbon: { lat: 38.71, lon: -9.13 },
  barcelona: { lat: 41.36, lon: 2.18 },
  genoa: { lat: 44.41, lon: 8.92 },
  palma: { lat: 39.55, lon: 2.63 },
  naples: { lat: 40.84, lon: 14.26 },
  valletta: { lat: 35.9, lon: 14.51 },
  venice: { lat: 45.44, lon: 12.31 },
  dubrovnik: { lat: 42.66, lon: 18.08 },
  piraeus: { lat: 37.94, lon: 23.63 },
  santorini: { lat: 36.42, lon: 25.43 },
  istanbul: { lat: 41.02, lon: 28.98 },
  constanta: { lat: 44.17, lon: 28.65 },
  portSaid: { lat: 31.26, lon: 32.31 },
  safaga: { lat: 26.74, lon: 33.94 },
  funchal: { lat: 32.64, lon: -16.91 },
  tenerife: { lat: 28.47, lon: -16.24 },
  newYork: { lat: 40.77, lon: -74 },
  bayonne: { lat: 40.66, lon: -74.08 },
  portCanaveral: { lat: 28.41, lon: -80.61 },
  miami: { lat: 25.78, lon: -80.17 },
  nassau: { lat: 25.08, lon: -77.34 },
  cozumel: { lat: 20.5, lon: -86.95 },
  sanJuan: { lat: 18.46, lon: -66.11 },
  barbados: { lat: 13.1, lon: -59.63 },
  colon: { lat: 9.36, lon: -79.9 },
  losAngeles: { lat: 33.74, lon: -118.28 },
  vancouver: { lat: 49.29, lon: -123.11 },
  juneau: { lat: 58.3, lon: -134.41 },
  honolulu: { lat: 21.3, lon: -157.87 },
  papeete: { lat: -17.54, lon: -149.57 },
  auckland: { lat: -36.84, lon: 174.77 },
  sydney: { lat: -33.86, lon: 151.21 },
  singapore: { lat: 1.26, lon: 103.82 },
  hongKong: { lat: 22.29, lon: 114.17 },
  yokohama: { lat: 35.45, lon: 139.65 },
  dubai: { lat: 25.27, lon: 55.28 },
  mumbai: { lat: 18.95, lon: 72.84 },
  capeTown: { lat: -33.9, lon: 18.43 },
  rio: { lat: -22.89, lon: -43.18 },
  buenosAires: { lat: -34.58, lon: -58.37 },
  ushuaia: { lat: -54.81, lon: -68.3 },
  halfMoon: { lat: -62.6, lon: -59.9 },
  halifax: { lat: 44.65, lon: -63.57 },
};
const port = (name: string): LatLon =>
  ports[name] ??
  (() => {
    throw new Error(`no port ${name}`);
  })();
const leg = (from: string, to: string) => seaRouter().leg(port(from), port(to))!;

let land: LandRing[] = [];
beforeAll(() => {
  land = landRings(readLand('50m'));
});

function isLand(point: LatLon): boolean {
  let inside = false;
  for (const ring of land) {
    for (const lon of [point.lon, point.lon - 360, point.lon + 360]) {
      if (lon < ring.west || lon > ring.east || point.lat < ring.south || point.lat > ring.north) continue;
      const p = ring.points;
      for (let i = 0, j = p.length - 2; i < p.length; j = i, i += 2) {
        const crosses = p[i + 1]! > point.lat !== p[j + 1]! > point.lat;
        if (crosses && lon < p[i]! + ((point.lat - p[i + 1]!) / (p[j + 1]! - p[i + 1]!)) * (p[j]! - p[i]!)) inside = !inside;
      }
    }
  }
  return inside;
}

/** Nautical miles of a line on land, farther than 8 miles from both ends. */
function milesOnLand(line: readonly LatLon[]): number {
  const [start, end] = [line[0]!, line.at(-1)!];
  let miles = 0;
  for (let i = 1; i < line.length; i++) {
    const length = distanceNm(line[i - 1]!, line[i]!);
    const steps = Math.max(1, Math.ceil(length));
    for (let k = 0; k < steps; k++) {
      const point = between(line[i - 1]!, line[i]!, (k + 0.5) / steps);
      if (distanceNm(point, start) > 8 && distanceNm(point, end) > 8 && isLand(point)) miles += length / steps;
    }
  }
  return miles;
}

describe('sea legs', () => {
  test.each([
    ['hamburg', 'newYork', 3400, 3700],
    ['genoa', 'barcelona', 340, 380],
    ['miami', 'nassau', 170, 200],
    ['southampton', 'lisbon', 850, 920],
    ['singapore', 'dubai', 3400, 3700],
    ['portSaid', 'safaga', 270, 320],
    ['piraeus', 'istanbul', 340, 370],
    ['sydney', 'auckland', 1250, 1300],
    ['bayonne', 'portCanaveral', 840, 920],
    ['losAngeles', 'miami', 4000, 4500],
    ['kiel', 'hamburg', 500, 600],
    ['constanta', 'piraeus', 500, 600],
  ])('%s to %s is between %i and %i miles', (from, to, least, most) => {
    const { distanceNm: miles, line } = leg(from, to);
    expect(miles).toBeGreaterThan(least);
    expect(miles).toBeLessThan(most);
    expect(lineLengthNm(line)).toBeCloseTo(miles, 0);
    expect(line[0]).toEqual(port(from));
    expect(line.at(-1)).toEqual(port(to));
  });

  test.each([
    'hamburg newYork',
    'kiel copenhagen',
    'copenhagen stockholm',
    'stockholm helsinki',
    'helsinki tallinn',
    'tallinn riga',
    'bergen honningsvag',
    'honningsvag longyearbyen',
    'reykjavik akureyri',
    'southampton lisbon',
    'lisbon funchal',
    'barcelona palma',
    'genoa naples',
    'naples valletta',
    'valletta piraeus',
    'venice dubrovnik',
    'dubrovnik piraeus',
    'piraeus santorini',
    'piraeus istanbul',
    'istanbul constanta',
    'newYork miami',
    'miami cozumel',
    'sanJuan barbados',
    'barbados colon',
    'vancouver juneau',
    'losAngeles honolulu',
    'honolulu papeete',
    'papeete auckland',
    'auckland sydney',
    'sydney singapore',
    'singapore hongKong',
    'hongKong yokohama',
    'yokohama vancouver',
    'singapore dubai',
    'dubai mumbai',
    'mumbai capeTown',
    'capeTown rio',
    'rio buenosAires',
    'buenosAires ushuaia',
    'ushuaia halfMoon',
    'capeTown sydney',
    'newYork halifax',
  ])('%s keeps off the land', (pair) => {
    const [from, to] = pair.split(' ');
    expect(milesOnLand(leg(from!, to!).line)).toBeLessThan(6);
  });

  test('there and back are about equally long, at least the great circle, and the same again', () => {
    const names = Object.keys(ports);
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.constantFrom(...names), (from, to) => {
        fc.pre(from !== to);
        const out = leg(from, to);
        const back = leg(to, from);
        expect(leg(from, to)).toEqual(out);
        expect(out.distanceNm).toBeGreaterThanOrEqual(distanceNm(port(from), port(to)) - 0.2);
        expect(Math.abs(out.distanceNm - back.distanceNm)).toBeLessThan(20 + out.distanceNm * 0.06);
        for (const { lon } of out.line) expect(Math.abs(lon)).toBeLessThanOrEqual(180);
      }),
      { numRuns: 25, seed: 7 },
    );
  });

  test('small canals open on demand, and for a port inside', () => {
    const through = seaRouter().leg(port('hamburg'), port('kiel'), { canals: ['kiel'] });
    expect(through!.distanceNm).toBeLessThan(130);
    const rendsburg = seaRouter().leg(port('hamburg'), { lat: 54.3, lon: 9.66 });
    expect(rendsburg!.distanceNm).toBeLessThan(110);
    const around = seaRouter().leg(port('genoa'), port('mumbai'), { canals: [] });
    expect(around!.distanceNm).toBeGreaterThan(9000);
  });

  test('a city on land is joined to near water, a place far inland is not', () => {
    expect(seaRouter().leg({ lat: 41.9, lon: 12.5 }, port('naples'))!.distanceNm).toBeLessThan(170);
    expect(seaRouter().leg({ lat: 52.52, lon: 13.4 }, port('naples'))).toBeUndefined();
    expect(seaRouter().nearestWater({ lat: 62.1, lon: 7.2 })!.km).toBeLessThan(4);
  });

  test('ports deep inland, in fjords and up rivers are joined to the sea', () => {
    const deep: readonly (readonly [name: string, lat: number, lon: number])[] = [
      ['Geiranger', 62.1, 7.2],
      ['Hellesylt', 62.09, 6.87],
      ['Flåm', 60.86, 7.12],
      ['Olden', 61.84, 6.81],
      ['Eidfjord', 60.47, 7.07],
      ['Skjolden', 61.49, 7.6],
      ['Bremen', 53.08, 8.8],
      ['Rouen', 49.44, 1.08],
      ['Bordeaux', 44.84, -0.57],
      ['Sevilla', 37.37, -6],
      ['Antwerp', 51.24, 4.4],
      ['Amsterdam', 52.38, 4.9],
      ['London', 51.505, -0.075],
      ['Venice', 45.44, 12.31],
      ['Kotor', 42.43, 18.77],
      ['Itea', 38.43, 22.42],
      ['Montréal', 45.5, -73.55],
      ['Chicago', 41.89, -87.6],
      ['Duluth', 46.78, -92.09],
      ['New Orleans', 29.94, -90.06],
      ['Manaus', -3.14, -60.02],
      ['Ushuaia', -54.81, -68.3],
      ['Punta Arenas', -53.17, -70.9],
      ['Kolkata', 22.56, 88.33],
      ['Saigon', 10.77, 106.71],
      ['Shanghai', 31.25, 121.5],
      ['Skagway', 59.45, -135.32],
      ['Kangerlussuaq', 66.97, -50.95],
    ];
    for (const [name, lat, lon] of deep) {
      expect(seaRouter().nearestWater({ lat, lon })?.km, name).toBeLessThan(5);
      expect(seaRouter().leg({ lat, lon }, port('lisbon')), name).toBeDefined();
    }
  });

  test('a place that is not on the globe is named', () => {
    expect(() => seaRouter().leg({ lat: 95, lon: 0 }, port('naples'))).toThrow('from.lat');
    expect(() => seaRouter().leg(port('naples'), { lat: 0, lon: Number.NaN })).toThrow('to.lon');
  });
});
