// The tables that do not depend on dates: columns and rows, in the order in which they must be written.
import { shipDrawingFrom } from '#domain/art/ship-drawing.ts';
import { addDays, type IsoDate } from '#domain/calendar/calendar.ts';
import { areas, getArea } from './areas.ts';
import { layoutOf } from './cabins.ts';
import { categorySets } from './cabin-categories.ts';
import { jsonCell, type Cell } from './copy-rows.ts';
import { euroRates, ratesOn, ratesSource } from './exchange-rates.ts';
import type { FleetShip } from './fleet.ts';
import { ports } from './ports.ts';
import { averageTenth, reviewsOf, type ReviewRow } from './reviews.ts';
import { describe, featuresOf, servicesOf, starsOf } from './ship-texts.ts';
import type { World, WorldOptions } from './world.ts';

export interface TableRows {
  readonly table: string;
  readonly columns: readonly string[];
  readonly rows: () => Iterable<readonly Cell[]>;
}

/** What a ship's plan was made of (`ships.raw`): enough to continue it later. */
export interface PlanNote {
  readonly seed: number;
  readonly plannedFrom: IsoDate;
  readonly voyages: number;
}

const shipsColumns = [
  'id', 'operator_id', 'slug', 'name', 'is_river', 'kind', 'built_year', 'renovated_year', 'length_dm', 'beam_dm', 'draught_dm', 'gross_tonnage', 'speed_tenth_knots',
  'passengers', 'crew', 'cabins', 'stars_half', 'customer_rating_tenth', 'customer_rating_count', 'adviser_rating_tenth', 'languages', 'features', 'services',
  'description_de', 'description_en', 'drawing', 'source_key', 'raw',
] as const;

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
    ship.id, operator.id, ship.slug, ship.name, ship.kind === 'river', ship.kind, ship.builtYear, ship.renovatedYear,
    Math.round(build.lengthM * 10), Math.round(build.beamM * 10), Math.round(build.draughtM * 10), build.grossTonnage, Math.round(build.speedKnots * 10),
    build.passengers, build.crew, build.cabins, starsOf(ship), average, reviews.length, adviserTenth(ship, average), [...operator.languages], featuresOf(ship, Number(today.slice(0, 4))), servicesOf(ship),
    text.de, text.en, jsonCell(drawing), ship.slug, jsonCell({ seed, plannedFrom: today, voyages } satisfies PlanNote),
  ];
}

/** Advisers judge on six points and see the class of the ship besides the mood of her guests. */
const adviserTenth = (ship: FleetShip, customerTenth: number | null): number => Math.min(60, Math.max(30, Math.round((customerTenth ?? 42) * 0.6 + starsOf(ship) * 2.4)));

function* cabinRows(ships: readonly FleetShip[], categoryIds: ReadonlyMap<string, number>, deckIds: ReadonlyMap<string, number>): Generator<Cell[]> {
  const shipId = (ship: FleetShip) => ship.id;
  let id = 0;
  for (const ship of ships) {
    for (const cabin of layoutOf(ship).cabins) {
      const category = categoryIds.get(`${shipId(ship)}:${cabin.categoryCode}`);
      const deck = deckIds.get(`${ship.id}:${cabin.deckNumber}`);
      if (category === undefined || deck === undefined) throw new Error(`cabin ${cabin.number} of ${ship.name} has no category or deck`);
      id += 1;
      yield [id, ship.id, category, deck, cabin.number, cabin.side, cabin.x, cabin.y, cabin.width, cabin.depth, cabin.accessible, cabin.connectingTo];
    }
  }
}

/** Decks and categories with their ids; cabins are streamed afterwards. */
function layoutTables(ships: readonly FleetShip[]): readonly TableRows[] {
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
        categoryRows.length + 1, ship.id, category.code, category.cabinType, category.nameDe, category.nameEn, category.descriptionDe, category.descriptionEn,
        Math.round(category.sizeSqm * 10), category.maxOccupancy, decks, category.colour, sort,
      ]);
    }
  }
  return [
    { table: 'ship_decks', columns: ['id', 'ship_id', 'number', 'name', 'venues'], rows: () => deckRows },
    {
      table: 'cabin_categories',
      columns: ['id', 'ship_id', 'code', 'cabin_type', 'name_de', 'name_en', 'description_de', 'description_en', 'size_tenth_sqm', 'max_occupancy', 'deck_numbers', 'colour', 'sort'],
      rows: () => categoryRows,
    },
    {
      table: 'cabins',
      columns: ['id', 'ship_id', 'category_id', 'deck_id', 'number', 'side', 'x', 'y', 'width', 'depth', 'accessible', 'connecting_to'],
      rows: () => cabinRows(ships, categoryIds, deckIds),
    },
  ];
}

/** Calls of all voyages at each port; embarkations count more. */
function portPopularity(world: World): Map<string, number> {
  const found = new Map<string, number>();
  const sailed = new Map<number, number>();
  for (const voyage of world.voyages) sailed.set(voyage.itinerary.id, (sailed.get(voyage.itinerary.id) ?? 0) + 1);
  for (const itinerary of world.itineraries) {
    const times = sailed.get(itinerary.id) ?? 0;
    for (const port of new Set(itinerary.calls.flatMap((call) => call.port ?? []))) found.set(port, (found.get(port) ?? 0) + times * (port === itinerary.from.slug ? 3 : 1));
  }
  return found;
}

export function catalogueTables(world: World): readonly TableRows[] {
  const { fleet, options } = world;
  const popularity = portPopularity(world);
  const reviews = fleet.ships.map((ship) => reviewsOf(ship, options.seed, options.today));
  return [
    {
      table: 'operators',
      columns: ['id', 'slug', 'name', 'country', 'is_river', 'description_de', 'description_en', 'livery', 'infant_max_age', 'child_max_age', 'junior_max_age', 'option_days', 'option_possible'],
      rows: () =>
        fleet.operators.map((one) => [
          one.id, one.slug, one.name, one.country, one.isRiver, one.descriptionDe, one.descriptionEn, jsonCell(one.livery), one.infantMaxAge, one.childMaxAge, one.juniorMaxAge, one.optionDays, one.optionPossible,
        ]),
    },
    {
      table: 'fare_groups',
      columns: ['operator_id', 'code', 'name_de', 'name_en', 'contents_de', 'contents_en', 'deposit_percent', 'sort'],
      rows: () => fleet.operators.flatMap((one) => one.fareGroups.map((group, sort) => [one.id, group.code, group.nameDe, group.nameEn, [...group.contentsDe], [...group.contentsEn], group.depositPercent, sort])),
    },
    { table: 'ships', columns: shipsColumns, rows: () => fleet.ships.map((ship, index) => shipRow(ship, reviews[index] ?? [], options)) },
    ...layoutTables(fleet.ships),
    {
      table: 'areas',
      columns: ['id', 'parent_id', 'slug_de', 'slug_en', 'name_de', 'name_en', 'synonyms', 'is_river', 'lat', 'lon', 'postcard', 'intro_de', 'intro_en', 'best_months', 'popularity'],
      rows: () =>
        areas.map((area) => [
          area.id, area.parent === null ? null : getArea(area.parent).id, area.slugDe, area.slugEn, area.de, area.en, [...area.words], area.river ?? false, area.at[0], area.at[1], area.postcard, area.introDe, area.introEn, [...area.months], area.popularity,
        ]),
    },
    {
      table: 'ports',
      columns: ['id', 'slug', 'code', 'name_de', 'name_en', 'synonyms', 'country', 'lat', 'lon', 'time_zone', 'is_river', 'river', 'tender', 'popularity'],
      rows: () =>
        ports.map((port) => [
          port.id, port.slug, port.code, port.nameDe, port.nameEn, [...port.synonyms], port.country, port.lat, port.lon, port.timeZone, port.river !== null, port.river, port.tender, popularity.get(port.slug) ?? 0,
        ]),
    },
    {
      table: 'exchange_rates',
      columns: ['rate_on', 'currency', 'per_euro', 'source'],
      rows: () => Object.entries(euroRates).map(([currency, rate]) => [ratesOn, currency, rate, ratesSource]),
    },
    {
      table: 'reviews',
      columns: ['ship_id', 'author', 'travelled_in', 'written_on', 'party', 'area_id', 'rating', 'cabin', 'food', 'service', 'excursions', 'cleanliness', 'value', 'language', 'title', 'body', 'verified', 'reply'],
      rows: () =>
        fleet.ships.flatMap((ship, index) =>
          (reviews[index] ?? []).map((one) => [
            ship.id, one.author, one.travelledIn, one.writtenOn, one.party, one.areaId, one.rating, one.cabin, one.food, one.service, one.excursions, one.cleanliness, one.value, one.language, one.title, one.body, false, one.reply,
          ]),
        ),
    },
  ];
}

/** The demo's prices were last seen on the evening before its day. */
export const pricesAsOf = (today: IsoDate): string => `${addDays(today, -1)}T20:00:00Z`;
