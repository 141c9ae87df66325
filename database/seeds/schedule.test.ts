import { describe, expect, test } from 'vitest';
import { addDays, isoDate } from '#domain/calendar/calendar.ts';
import { createFleet } from './fleet.ts';
import { routes } from './routes.ts';
import { firstDayOf, planShip } from './schedule.ts';
import { createWorld } from './world.ts';

const today = '2026-11-20';
const fleet = createFleet(1, 60);
const monthOf = (day: number) => Number(isoDate(day).slice(5, 7));

/** Plans of every ship for several days of the year: seasons must hold wherever the demo begins. */
const starts = ['2026-11-20', '2027-02-01', '2027-05-30', '2027-08-14'];
const plans = starts.flatMap((day) => fleet.ships.map((ship) => ({ ship, day, plan: planShip(ship, 1, firstDayOf(day), 913) })));

describe('plans of ships', () => {
  test('no ship is in two places, and each voyage begins where the one before ended', () => {
    for (const { ship, day, plan } of plans) {
      for (const [index, next] of plan.entries()) {
        const before = plan[index - 1];
        if (!before) continue;
        const where = `${ship.name} from ${day}: ${before.route.key} to ${next.route.key} on ${isoDate(next.departs)}`;
        expect(next.departs, where).toBeGreaterThanOrEqual(before.returns);
        expect(next.route.from, where).toBe(before.route.to);
      }
    }
  });

  test('every departure lies in its route’s season, on a ship of a kind that fits', () => {
    for (const { ship, day, plan } of plans) {
      const wrong = plan.filter(({ route, departs }) => !route.months.includes(monthOf(departs)) || !route.kinds.includes(ship.kind));
      expect(
        wrong.map(({ route, departs }) => `${route.key} on ${isoDate(departs)}`),
        `${ship.name} from ${day}`,
      ).toEqual([]);
    }
  });

  test('every ship sails; sea-going ships rarely wait, only some Greek ships rest in winter', () => {
    for (const { ship, day, plan } of plans) {
      expect(plan.length, `${ship.name} from ${day}`).toBeGreaterThan(30);
      if (ship.operator.isRiver || ship.programme === 'aegean' || ship.programme === 'istanbul') continue;
      const idle = plan.slice(1).reduce((sum, next, index) => sum + next.departs - plan[index]!.returns, 0);
      expect(idle, `${ship.name} from ${day}`).toBeLessThan(120);
    }
  });

  test('looking further ahead does not change what was planned', () => {
    for (const ship of fleet.ships) {
      const short = planShip(ship, 1, firstDayOf(today), 400);
      expect(planShip(ship, 1, firstDayOf(today), 1300).slice(0, short.length), ship.name).toEqual(short);
    }
  });

  test('the first departure lies at least two days ahead', () => {
    for (const { day, plan } of plans) expect(isoDate(plan[0]?.departs ?? 0) >= addDays(day, 2)).toBe(true);
  });
});

describe('the world', () => {
  test('the typed fleet sails about 6,000 voyages in thirty months', () => {
    for (const seed of [1, 2, 3]) {
      const world = createWorld({ seed, today, voyages: 6000 });
      expect(world.voyages.length).toBeGreaterThan(5_850);
      expect(world.voyages.length).toBeLessThanOrEqual(6_000);
    }
  });

  test('more voyages come from more ships, fewer from a shorter time', () => {
    const large = createWorld({ seed: 1, today, voyages: 9_000 });
    expect(large.fleet.ships.length).toBeGreaterThan(80);
    expect(large.voyages.length).toBeGreaterThan(8_800);
    expect(large.voyages.length).toBeLessThanOrEqual(9_000);
    const small = createWorld({ seed: 1, today, voyages: 200 });
    expect(small.voyages).toHaveLength(200);
    expect(small.voyages.map((voyage) => voyage.departs)).toEqual(
      createWorld({ seed: 1, today, voyages: 6000 })
        .voyages.slice(0, 200)
        .map((voyage) => voyage.departs),
    );
  });

  test('voyages on the same course share one itinerary, and the same course of sister ships is one family', () => {
    const world = createWorld({ seed: 1, today, voyages: 6000 });
    expect(world.itineraries.length).toBeLessThan(world.voyages.length / 8);
    const coastal = world.itineraries.filter((one) => one.route.key === 'kys-round-11');
    expect(coastal.length).toBeGreaterThan(1);
    expect(new Set(coastal.map((one) => one.familyId)).size).toBe(1);
    expect(new Set(coastal.map((one) => one.contentKey)).size).toBe(coastal.length);
  });

  test('no voyages asked for is an error that says so', () => {
    expect(() => createWorld({ seed: 1, today, voyages: 0 })).toThrow('voyages');
  });
});

test('every route is sailed by some ship of the large fleet', () => {
  const world = createWorld({ seed: 1, today, voyages: 12_000 });
  const sailed = new Set(world.itineraries.map((one) => one.route.key));
  expect(routes.filter((route) => !sailed.has(route.key)).map((route) => route.key)).toEqual([]);
});
