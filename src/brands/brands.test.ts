import { describe, expect, test } from 'vitest';
import { brandIds, brandOf, brands } from './brands.ts';
import { flags, isOn } from './flags.ts';
import { pathCodecs } from './paths.ts';
import { screens } from './screens.ts';

describe('brand of a request', () => {
  test('BRAND-04 the host decides, a header of the proxy wins, an unknown one is an error', () => {
    expect(brandOf('localhost:3000', undefined)).toBe('fahrwasser');
    expect(brandOf('EN.localhost:3000', undefined)).toBe('fairway');
    expect(brandOf('localhost', 'fairway')).toBe('fairway');
    expect(brandOf('localhost', 'other')).toBeUndefined();
    expect(brandOf('evil.example', undefined)).toBeUndefined();
    expect(brandOf('localhost', '')).toBeUndefined();
  });

  test('BRAND-01 both brands fill every field and keep their initials apart', () => {
    expect(Object.keys(brands.fahrwasser).toSorted()).toEqual(Object.keys(brands.fairway).toSorted());
    expect(new Set(brandIds.map((id) => brands[id].initials)).size).toBe(brandIds.length);
    expect(brandIds.map((id) => brands[id].matomoSiteId)).toEqual([1, 2]);
    for (const id of brandIds) expect(brands[id]).toMatchObject({ datePicker: { weekStartsOn: 1 }, defaultAdultsCount: 2 });
  });

  test('BRAND-03 the flags are as specified', () => {
    for (const flag of ['login', 'awardsOnHome', 'awardsInBooking', 'db', 'insurance', 'aidaTariffs', 'googleReviewsTracking'] as const)
      expect(flags[flag], flag).toEqual({ fahrwasser: true, fairway: false });
    for (const flag of ['redirectDialog', 'newsletterOnShipPage'] as const) expect([isOn(flag, 'fahrwasser'), isOn(flag, 'fairway')]).toEqual([false, true]);
  });
});

describe('public addresses', () => {
  const meaning = (brand: 'fahrwasser' | 'fairway', path: string) => {
    const match = pathCodecs[brand].match(path);
    return match && { name: match.screen.name, path: match.canonicalPath, emitted: match.emitted };
  };

  test('PAGE-01 the German addresses lead to their screens', () => {
    expect(meaning('fahrwasser', '/')).toEqual({ name: 'home-page', path: '/', emitted: true });
    expect(meaning('fahrwasser', '/kreuzfahrten')).toMatchObject({ name: 'search', path: '/search' });
    expect(meaning('fahrwasser', '/kreuzfahrten-karibik')).toMatchObject({ name: 'search-place', path: '/search/karibik' });
    expect(meaning('fahrwasser', '/kreuzfahrt-k4711')).toMatchObject({ name: 'voyage-detail-page', path: '/voyage/4711', emitted: true });
    expect(meaning('fahrwasser', '/kreuzfahrten-k4711')).toMatchObject({ name: 'voyage-detail-page', path: '/voyage/4711', emitted: false });
    expect(meaning('fahrwasser', '/kreuzfahrt-k4711-fjorde-ab-kiel')).toMatchObject({ path: '/voyage/4711/fjorde-ab-kiel', emitted: true });
    expect(meaning('fahrwasser', '/kreuzfahrt-kabc')).toMatchObject({ name: 'cms-page' });
    expect(meaning('fahrwasser', '/kreuzfahrt-k12345678901')).toMatchObject({ name: 'cms-page' });
  });

  test('PAGE-04 the English addresses lead to the same screens, the other brand’s do not', () => {
    expect(meaning('fairway', '/cruises')).toMatchObject({ name: 'search' });
    expect(meaning('fairway', '/cruises-caribbean')).toMatchObject({ name: 'search-place', path: '/search/caribbean' });
    expect(meaning('fairway', '/cruise-k4711-fjords')).toMatchObject({ path: '/voyage/4711/fjords' });
    expect(meaning('fairway', '/kreuzfahrten')).toMatchObject({ name: 'cms-page' });
    expect(meaning('fairway', '/booking-request/4711')).toMatchObject({ name: 'booking-page', path: '/booking/4711' });
  });

  test('PAGE-05 the route names of the specification exist', () => {
    const names = new Set<string>(screens.map((screen) => screen.name));
    for (const name of ['booking-page', 'home-page', 'search', 'cms-page', 'voyage-detail-page']) expect(names.has(name), name).toBe(true);
  });

  test('every emitted address means itself again, in both brands', () => {
    for (const brand of brandIds) {
      for (const path of ['/', '/search', '/search/karibik', '/voyage/4711', '/voyage/4711/a-b', '/booking/4711/cabin', '/ranking', '/content/impressum']) {
        const address = pathCodecs[brand].toPublic(path);
        expect(pathCodecs[brand].toCanonical(address), `${brand} ${address}`).toBe(path);
      }
    }
  });

  test('a clash of patterns is decided by order: no earlier screen hides a later exact one', () => {
    for (const brand of brandIds) {
      for (const screen of screens) {
        const exact = screen.paths[brand][0];
        if (!exact.includes('{')) expect(pathCodecs[brand].match(exact)?.screen.name).toBe(screen.name);
      }
    }
  });
});
