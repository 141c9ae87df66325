import { describe, expect, test } from 'vitest';
import { isPostcardRecipe } from '#domain/art/postcard.ts';
import { areas } from './areas.ts';
import { categorySets } from './cabin-categories.ts';
import { layoutOf } from './cabins.ts';
import { createFleet } from './fleet.ts';
import { operators } from './operators.ts';
import { portNotes } from './port-notes.ts';
import { ports } from './ports.ts';
import { ships } from './ships.ts';

const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

describe('ports', () => {
  test('there are at least 350 with one address each', () => {
    expect(ports.length).toBeGreaterThanOrEqual(350);
    expect(repeated(ports.map((port) => port.slug))).toEqual([]);
    expect(repeated(ports.flatMap((port) => port.code ?? []))).toEqual([]);
    expect(ports.filter((port) => !/^[a-z0-9-]+$/.test(port.slug))).toEqual([]);
  });

  test('each lies on the globe and keeps a clock that exists', () => {
    for (const port of ports) {
      expect(Math.abs(port.lat), port.slug).toBeLessThanOrEqual(90);
      expect(Math.abs(port.lon), port.slug).toBeLessThanOrEqual(180);
      expect(() => new Intl.DateTimeFormat('de', { timeZone: port.timeZone }), port.slug).not.toThrow();
      expect(port.country, port.slug).toMatch(/^[A-Z]{2}$/);
      if (port.code && port.slug !== 'philipsburg') expect(port.code.slice(0, 2), port.slug).toBe(port.country);
    }
  });
});

test('notes stand at known ports, in both languages', () => {
  const slugs = new Set(ports.map((port) => port.slug));
  for (const [port, { de, en }] of portNotes) {
    expect(slugs.has(port), port).toBe(true);
    expect(de, port).toMatch(/\.$/);
    expect(en, port).toMatch(/\.$/);
  }
});

describe('areas', () => {
  test('there are at least 25 on two levels, each with a postcard and a short text', () => {
    expect(areas.length).toBeGreaterThanOrEqual(25);
    for (const slugs of [areas.map((area) => area.slugDe), areas.map((area) => area.slugEn)]) expect(repeated(slugs)).toEqual([]);
    for (const area of areas) {
      expect(isPostcardRecipe(area.postcard), area.postcard).toBe(true);
      const parent = areas.find((other) => other.key === area.parent);
      expect(area.parent === null || parent?.parent === null, area.key).toBe(true);
      for (const text of [area.introDe, area.introEn]) expect(text.split(/\s+/).length, area.key).toBeLessThanOrEqual(60);
      expect(`${area.introDe}${area.introEn}`, area.key).not.toMatch(/!|Traumreise/);
    }
  });
});

describe('fleet', () => {
  test('sixty ships of fourteen lines, ocean and river', () => {
    expect(ships).toHaveLength(60);
    expect(operators).toHaveLength(14);
    expect(repeated(ships.map((ship) => ship.slug))).toEqual([]);
    expect(ships.filter((ship) => ship.kind === 'river').every((ship) => ship.operator.isRiver)).toBe(true);
  });

  test('dimensions are those of real ships', () => {
    for (const { build, name } of ships) {
      const perGuest = build.grossTonnage / build.passengers;
      expect(build.lengthM / build.beamM, name).toBeGreaterThan(build.kind === 'river' ? 5 : 5.4);
      expect(build.lengthM / build.beamM, name).toBeLessThan(build.kind === 'river' ? 12 : 9);
      expect(build.passengers / build.cabins, name).toBeGreaterThan(1.7);
      expect(build.passengers / build.cabins, name).toBeLessThanOrEqual(2.05);
      expect(perGuest, name).toBeGreaterThan(build.kind === 'river' ? 10 : 16);
      expect(perGuest, name).toBeLessThan(85);
      if (build.kind === 'river') expect(build.beamM, name).toBeLessThanOrEqual(14.5);
    }
  });

  test('every cabin lies on a deck and in a category of its ship', () => {
    for (const shipClass of new Set(ships.map((ship) => ship.build))) {
      const ship = createFleet(1, 0).ships.find((one) => one.build === shipClass)!;
      const { decks, cabins } = layoutOf(ship);
      const codes = new Set(categorySets[shipClass.categories].map((category) => category.code));
      expect(cabins, ship.name).toHaveLength(shipClass.cabins);
      expect(cabins.filter((cabin) => !codes.has(cabin.categoryCode) || !decks.some((deck) => deck.number === cabin.deckNumber))).toEqual([]);
      expect(new Set(cabins.map((cabin) => cabin.categoryCode)), ship.name).toEqual(codes);
    }
  });

  test('generated lines and ships have addresses of their own and leave the typed ones as they are', () => {
    const fleet = createFleet(7, 300);
    expect(fleet.ships).toHaveLength(360);
    expect(repeated(fleet.ships.map((ship) => ship.slug))).toEqual([]);
    expect(repeated(fleet.operators.map((operator) => operator.slug))).toEqual([]);
    expect(createFleet(7, 20).ships).toEqual(fleet.ships.slice(0, 80));
    expect(fleet.ships.slice(0, 60).map((ship) => ship.slug)).toEqual(ships.map((ship) => ship.slug));
  });

  test('fares of a line are told apart and say what they contain in both languages', () => {
    for (const operator of operators) {
      expect(repeated(operator.fareGroups.map((group) => group.code))).toEqual([]);
      expect(operator.fareGroups.length).toBeGreaterThanOrEqual(2);
      for (const group of operator.fareGroups) expect(group.contentsDe.length, group.code).toBe(group.contentsEn.length);
    }
  });
});
