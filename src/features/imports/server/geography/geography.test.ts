import { describe, expect, test } from 'vitest';
import { countriesByCode } from './countries.ts';
import { distanceKm } from './distance.ts';
import { locate } from './locate.ts';
import { likeness, readPlaceName } from './place-names.ts';
import { anchorsOf } from './zones.ts';

describe('names of ports', () => {
  test('states, countries and metropolitan areas are taken off the name', () => {
    expect(readPlaceName('Cape Liberty, Nj (Ny Metro)')).toEqual({ name: 'Cape Liberty', country: 'US' });
    expect(readPlaceName('Orlando (Port Canaveral), Florida')).toEqual({ name: 'Orlando (Port Canaveral)', country: 'US' });
    expect(readPlaceName('Charlotte Amalie, St. Thomas, US Virgin Islands')).toEqual({ name: 'Charlotte Amalie', country: 'VI' });
    expect(readPlaceName('Las Palmas, Gran Canaria')).toEqual({ name: 'Las Palmas', country: 'ES' });
    expect(readPlaceName('Fort de France (Martinique)')).toEqual({ name: 'Fort de France', country: 'MQ' });
    expect(readPlaceName('Gibraltar')).toEqual({ name: 'Gibraltar', country: 'GI' });
    expect(readPlaceName('Bergen')).toEqual({ name: 'Bergen', country: undefined });
    expect(readPlaceName('Somewhere, Elsewhere')).toEqual({ name: 'Somewhere, Elsewhere', country: undefined });
  });

  test('likeness tells the same place from its neighbours', () => {
    for (const [one, other] of [
      ['Orlando (Port Canaveral)', 'Port Canaveral'],
      ['Rome (Civitavecchia)', 'Civitavecchia'],
      ['Kopenhagen', 'Copenhagen'],
      ['Zeebrügge', 'Zeebrugge'],
    ] as const)
      expect(likeness(one, other)).toBeGreaterThan(0.6);
    for (const [one, other] of [
      ['Cape Liberty', 'New York'],
      ['Bergen', 'Bremen'],
      ['Port Louis', 'Port Victoria'],
      ['St. George', "St. John's"],
    ] as const)
      expect(likeness(one, other)).toBeLessThan(0.6);
  });
});

describe('country and zone of a position', () => {
  test.each([
    ['Cape Liberty', 40.6653, -74.0761, 'US', 'America/New_York'],
    ['Ketchikan', 55.34, -131.65, 'US', 'America/Sitka'],
    ['Nassau', 25.048, -77.3554, 'BS', 'America/Nassau'],
    ['an islet of the Bahamas', 25.8179, -77.9389, 'BS', 'America/Nassau'],
    ['Las Palmas', 28.14, -15.41, 'ES', 'Atlantic/Canary'],
    ['Longyearbyen', 78.22, 15.6, 'NO', 'Arctic/Longyearbyen'],
    ['Papeete', -17.54, -149.57, 'PF', 'Pacific/Tahiti'],
    ['Suva, near the date line', -18.13, 178.43, 'FJ', 'Pacific/Fiji'],
    ['Hamburg', 53.54, 9.97, 'DE', 'Europe/Berlin'],
  ])('%s', (_name, lat, lon, country, timeZone) => expect(locate({ lat, lon })).toEqual({ country, timeZone }));

  test('a stated country wins where the map leaves an islet out, and not where it cannot be', () => {
    expect(locate({ lat: 36.14, lon: -5.35 }, 'GI')).toEqual({ country: 'GI', timeZone: 'Europe/Gibraltar' });
    expect(locate({ lat: 42, lon: 41.6 }, 'US')).toEqual({ country: 'GE', timeZone: 'Asia/Tbilisi' });
  });

  test('every zone of the tables is one the engine knows', () => {
    const zones = [...countriesByCode.values()].flatMap(({ code, timeZone }) => [timeZone, ...anchorsOf(code).map((anchor) => anchor.timeZone)]);
    expect(zones.length).toBeGreaterThan(500);
    for (const timeZone of new Set(zones)) expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
    for (const { code } of countriesByCode.values()) for (const { lat, lon } of anchorsOf(code)) expect(Math.abs(lat) <= 90 && Math.abs(lon) <= 180).toBe(true);
  });

  test('distances are those of the globe', () => {
    expect(distanceKm({ lat: 53.55, lon: 9.99 }, { lat: 40.71, lon: -74.01 })).toBeCloseTo(6129, -2);
    expect(distanceKm({ lat: 0, lon: 179.9 }, { lat: 0, lon: -179.9 })).toBeCloseTo(22.2, 0);
  });
});
