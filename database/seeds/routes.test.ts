import { describe, expect, test } from 'vitest';
import { createLegs } from './legs.ts';
import { getPort, ports } from './ports.ts';
import { routes, type Route, type ShipKind } from './routes.ts';
import { createItineraries } from './itineraries.ts';
import { createFleet } from './fleet.ts';

/** Knots a ship of the kind keeps over a whole leg; on rivers 17.5 km/h over the ground, with the current. */
const fastest: Readonly<Record<ShipKind, number>> = { mega: 22, large: 21, classic: 19.5, expedition: 16, sailing: 14, river: 17.5 / 1.852 };

const clocks = new Map(
  ports.map((port) => [port.timeZone, new Intl.DateTimeFormat('sv-SE', { timeZone: port.timeZone, dateStyle: 'short', timeStyle: 'medium' })]),
);

/** Minutes that a zone's clock is ahead of UTC in the middle of a month. */
function offsetMinutes(timeZone: string, month: number): number {
  const at = new Date(Date.UTC(2027, month - 1, 15, 12));
  const there = clocks.get(timeZone)?.format(at) ?? '';
  return (Date.parse(`${there.replace(' ', 'T')}Z`) - at.getTime()) / 60_000;
}

interface SailedLeg {
  readonly from: string;
  readonly to: string;
  readonly knots: number;
}

/** All legs of a course with the speed they ask for; a leg whose times are missing is infinitely fast. */
function legsSailed(route: Route, calls: Route['calls'], legs: ReturnType<typeof createLegs>): SailedLeg[] {
  const stops = calls.filter((call) => call.port !== null);
  const month = route.months[0] ?? 1;
  return stops.slice(1).flatMap((call, index): SailedLeg[] => {
    const before = stops[index]!;
    if (before.port === call.port) return [];
    const [from, to] = [getPort(before.port ?? ''), getPort(call.port ?? '')];
    const zones = offsetMinutes(to.timeZone, month) - offsetMinutes(from.timeZone, month);
    const minutes = before.departs === null || call.arrives === null ? 0 : (call.day - before.day) * 1440 + call.arrives - before.departs - zones;
    const { distanceNm } = legs.get(from, to, route.kinds.includes('river'));
    return [{ from: from.slug, to: to.slug, knots: minutes > 0 ? distanceNm / (minutes / 60) : Infinity }];
  });
}

const arctic = new Set([
  'longyearbyen',
  'ny-alesund',
  'magdalenefjord',
  'hornsund',
  'alkefjellet',
  'bamsebu-bellsund',
  'ilulissat',
  'uummannaq',
  'kangerlussuaq',
]);

describe('routes', () => {
  test('at least 120 on the sea and 40 on rivers', () => {
    expect(routes.filter((route) => !route.kinds.includes('river')).length).toBeGreaterThanOrEqual(120);
    expect(routes.filter((route) => route.kinds.includes('river')).length).toBeGreaterThanOrEqual(40);
    expect(new Set(routes.map((route) => route.key)).size).toBe(routes.length);
  });

  test('no leg is faster than the slowest ship that sails it', () => {
    const legs = createLegs();
    const tooFast = routes.flatMap((route) => {
      const limit = Math.min(...route.kinds.map((kind) => fastest[kind]));
      return legsSailed(route, route.calls, legs).flatMap(({ from, to, knots }) =>
        knots > limit ? [`${route.key}: ${from} – ${to} ${knots.toFixed(1)} knots`] : [],
      );
    });
    expect(tooFast).toEqual([]);
  });

  test('a ship’s own times are never faster than the route', () => {
    const legs = createLegs();
    const fleet = createFleet(1, 0);
    const itineraries = createItineraries();
    for (const route of routes) for (const ship of fleet.ships.filter((one) => route.kinds.includes(one.kind)).slice(0, 3)) itineraries.get(ship, route);
    const faster = itineraries.rows.flatMap(({ route, calls, ship }) => {
      const checked = legsSailed(route, route.calls, legs);
      return legsSailed(route, calls, legs).flatMap((leg, index) => (leg.knots > checked[index]!.knots ? [`${ship.name} ${route.key}: ${leg.from}`] : []));
    });
    expect(faster).toEqual([]);
  });

  test('days follow each other, and a ship leaves a port after she has come', () => {
    for (const route of routes) {
      expect(Number(/\d+/.exec(route.key)?.[0]), `${route.key}: nights in the key`).toBe(route.nights);
      expect(new Set(route.calls.map((call) => call.day)).size, route.key).toBe(route.nights + 1);
      for (const call of route.calls)
        if (call.arrives !== null && call.departs !== null) expect(call.departs, `${route.key} ${call.port}`).toBeGreaterThan(call.arrives);
      for (const [index, call] of route.calls.entries())
        if (call.overnight) expect(route.calls[index + 1]?.port, `${route.key} ${call.port} overnight`).toBe(call.port);
    }
  });

  test('every route has names in both languages and a main area', () => {
    for (const route of routes) {
      expect(route.namesDe[0], route.key).toMatch(/\p{L}/u);
      expect(route.namesEn[0], route.key).toMatch(/\p{L}/u);
      expect(`${route.namesDe.join()}${route.namesEn.join()}`, route.key).not.toMatch(/!|Traumreise/);
      expect(route.areas.length, route.key).toBeGreaterThan(0);
      expect(route.geography.length, route.key).toBeGreaterThan(0);
    }
  });
});

describe('seasons', () => {
  const months = (wanted: (route: Route) => boolean) => [...new Set(routes.filter(wanted).flatMap((route) => route.months))].sort((a, b) => a - b);

  test('no Norwegian fjords from November to February, except voyages meant for the polar night', () => {
    const fjords = routes.filter((route) => route.areas.includes('norway') && !route.polarNight);
    expect(fjords.flatMap((route) => route.months.filter((month) => month >= 11 || month <= 2).map(() => route.key))).toEqual([]);
  });

  test('the Arctic is sailed in summer, Antarctica in the southern summer', () => {
    expect(months((route) => route.calls.some((call) => call.port !== null && arctic.has(call.port))).every((month) => month >= 5 && month <= 9)).toBe(true);
    expect(months((route) => route.areas[0] === 'antarctica').every((month) => month >= 11 || month <= 3)).toBe(true);
  });

  test('no river of Europe in January and February; the Danube and Rhine in late December only for the New Year', () => {
    const european = routes.filter((route) => route.kinds.includes('river') && !route.areas.some((area) => area === 'nile' || area === 'mekong'));
    expect(european.filter((route) => route.months.some((month) => month <= 2)).map((route) => route.key)).toEqual([]);
    const december = european.filter((route) => route.months.includes(12)).map((route) => route.groups[0] ?? '');
    expect(december.every((group) => /advent|newyear/.test(group))).toBe(true);
  });

  test('no Alaska in winter and no round trips in the Caribbean with small ships in the hurricane months', () => {
    expect(months((route) => route.areas[0] === 'alaska').every((month) => month >= 5 && month <= 9)).toBe(true);
    expect(months((route) => route.areas[0] === 'eastern-caribbean' && route.kinds.includes('sailing')).every((month) => month >= 11 || month <= 4)).toBe(true);
  });
});
