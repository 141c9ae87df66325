// Ships with their decks, categories and cabins: columns and rows.
import { shipDrawingFrom } from '#domain/art/ship-drawing.ts';
import type { IsoDate } from '#domain/calendar/calendar.ts';
import { layoutOf } from './cabins.ts';
import { categorySets } from './cabin-categories.ts';
import { jsonCell, type Cell, type TableRows } from './copy-rows.ts';
import type { FleetShip } from './fleet.ts';
import { averageTenth, type ReviewRow } from './reviews.ts';
import { describe, featuresOf, servicesOf, starsOf } from './ship-texts.ts';
import type { WorldOptions } from './world.ts';

/** What a ship's plan was made of (`ships.raw`): enough to continue it later. */
export interface PlanNote {
  readonly seed: number;
  readonly plannedFrom: IsoDate;
  readonly voyages: number;
}

const shipsColumns =
  'id, operator_id, slug, name, is_river, kind, built_year, renovated_year, length_dm, beam_dm, draught_dm, gross_tonnage, speed_tenth_knots, passengers, crew, cabins, stars_half, customer_rating_tenth, customer_rating_count, adviser_rating_tenth, languages, features, services, description_de, description_en, drawing, source_key, raw';

function shipRow(ship: FleetShip, reviews: readonly ReviewRow[], { seed, today, voyages }: WorldOptions): Cell[] {
  const { build, operator } = ship;
  const drawing = shipDrawingFrom({
    kind: ship.kind,
    lengthM: build.lengthM,
    beamM: build.beamM,
    draughtM: build.draughtM,
    passengers: build.passengers,
    builtYear: ship.builtYear,
    livery: operator.livery,
    seed: ship.slug,
  });
  const text = describe(ship);
  const average = averageTenth(reviews);
  return [
    ship.id,
    operator.id,
    ship.slug,
    ship.name,
    ship.kind === 'river',
    ship.kind,
    ship.builtYear,
    ship.renovatedYear,
    Math.round(build.lengthM * 10),
    Math.round(build.beamM * 10),
    Math.round(build.draughtM * 10),
    build.grossTonnage,
    Math.round(build.speedKnots * 10),
    build.passengers,
    build.crew,
    build.cabins,
    starsOf(ship),
    average,
    reviews.length,
    adviserTenth(ship, average),
    [...operator.languages],
    featuresOf(ship, Number(today.slice(0, 4))),
    servicesOf(ship),
    text.de,
    text.en,
    jsonCell(drawing),
    ship.slug,
    jsonCell({ seed, plannedFrom: today, voyages } satisfies PlanNote),
  ];
}

/** Advisers judge on six points and see the class of the ship besides the mood of her guests. */
const adviserTenth = (ship: FleetShip, customerTenth: number | null): number =>
  Math.min(60, Math.max(30, Math.round((customerTenth ?? 42) * 0.6 + starsOf(ship) * 2.4)));

function* cabinRows(ships: readonly FleetShip[], categoryIds: ReadonlyMap<string, number>, deckIds: ReadonlyMap<string, number>): Generator<Cell[]> {
  let id = 0;
  for (const ship of ships) {
    for (const cabin of layoutOf(ship).cabins) {
      const category = categoryIds.get(`${ship.id}:${cabin.categoryCode}`);
      const deck = deckIds.get(`${ship.id}:${cabin.deckNumber}`);
      if (category === undefined || deck === undefined) throw new Error(`cabin ${cabin.number} of ${ship.name} has no category or deck`);
      id += 1;
      yield [id, ship.id, category, deck, cabin.number, cabin.side, cabin.x, cabin.y, cabin.width, cabin.depth, cabin.accessible, cabin.connectingTo];
    }
  }
}

/** Decks and categories with their ids; cabins are streamed afterwards. */
export function layoutTables(ships: readonly FleetShip[]): readonly TableRows[] {
  const deckIds = new Map<string, number>();
  const categoryIds = new Map<string, number>();
  const deckRows: Cell[][] = [];
  const categoryRows: Cell[][] = [];
  for (const ship of ships) {
    const layout = layoutOf(ship);
    for (const deck of layout.decks) {
      deckIds.set(`${ship.id}:${deck.number}`, deckRows.length + 1);
      deckRows.push([deckRows.length + 1, ship.id, deck.number, ship.operator.languages[0] === 'de' ? deck.name_de : deck.name_en, jsonCell(deck.venues)]);
    }
    for (const [sort, category] of categorySets[ship.build.categories].entries()) {
      const decks = [...new Set(layout.cabins.filter((cabin) => cabin.categoryCode === category.code).map((cabin) => cabin.deckNumber))].sort((a, b) => a - b);
      if (decks.length === 0) throw new Error(`${ship.name} has no cabin of category ${category.code}`);
      categoryIds.set(`${ship.id}:${category.code}`, categoryRows.length + 1);
      categoryRows.push([
        categoryRows.length + 1,
        ship.id,
        category.code,
        category.cabinType,
        category.nameDe,
        category.nameEn,
        category.descriptionDe,
        category.descriptionEn,
        Math.round(category.sizeSqm * 10),
        category.maxOccupancy,
        decks,
        category.colour,
        sort,
      ]);
    }
  }
  return [
    { table: 'ship_decks', columns: 'id, ship_id, number, name, venues', rows: () => deckRows },
    {
      table: 'cabin_categories',
      columns: 'id, ship_id, code, cabin_type, name_de, name_en, description_de, description_en, size_tenth_sqm, max_occupancy, deck_numbers, colour, sort',
      rows: () => categoryRows,
    },
    {
      table: 'cabins',
      columns: 'id, ship_id, category_id, deck_id, number, side, x, y, width, depth, accessible, connecting_to',
      rows: () => cabinRows(ships, categoryIds, deckIds),
    },
  ];
}

/** `reviews` stand in the order of the ships. */
export const shipTable = (ships: readonly FleetShip[], reviews: readonly (readonly ReviewRow[])[], options: WorldOptions): TableRows => ({
  table: 'ships',
  columns: shipsColumns,
  rows: () => ships.map((ship, index) => shipRow(ship, reviews[index] ?? [], options)),
});
