// The tables that do not depend on dates: columns and rows, in the order in which they must be written.
import { addDays, type IsoDate } from '#domain/calendar/calendar.ts';
import { areas, getArea } from './areas.ts';
import { jsonCell, type Cell, type TableRows } from './copy-rows.ts';
import { euroRates, ratesOn, ratesSource } from './exchange-rates.ts';
import type { FleetShip } from './fleet.ts';
import { wordCells, wordColumns } from './operator-words.ts';
import type { OperatorFact } from './operators.ts';
import { ports } from './ports.ts';
import { reviewsOf, type ReviewRow } from './reviews.ts';
import { layoutTables, shipTable } from './rows-ships.ts';
import type { World } from './world.ts';

/** Calls of all voyages at each port; embarkations count more. */
function portPopularity(world: World): Map<string, number> {
  const found = new Map<string, number>();
  const sailed = new Map<number, number>();
  for (const voyage of world.voyages) sailed.set(voyage.itinerary.id, (sailed.get(voyage.itinerary.id) ?? 0) + 1);
  for (const itinerary of world.itineraries) {
    const times = sailed.get(itinerary.id) ?? 0;
    for (const port of new Set(itinerary.calls.flatMap((call) => call.port ?? [])))
      found.set(port, (found.get(port) ?? 0) + times * (port === itinerary.from.slug ? 3 : 1));
  }
  return found;
}

/** What the operators take at booking; most of them a direct debit. */
const paymentModes = ['sepa', 'sepa', 'bic', 'sepa', 'no'] as const;
/** Every so-manieth organiser's cover has ended: nothing may be paid for its voyages (LAW-04). */
const WITHOUT_COVER = 7;
const cover = {
  insurer: 'Reisegarantie Nordwest VVaG',
  contact: 'Am Speicher 4, 20457 Hamburg, Telefon 040 555 02 40, schutz@reisegarantie.example',
  documentUrl: 'https://www.reisegarantie.example/sicherungsschein',
  validFrom: '2025-01-01',
  validTo: '2031-12-31',
};

/** Lines with a system of their own, which the demo world's simulator plays: their ages are those of its prices (up to 1, 11, 17). */
const withSystem: ReadonlySet<string> = new Set(['wessex-line', 'kyklos-lines']);

function operatorCells(one: OperatorFact): Cell[] {
  const ages = [one.infantMaxAge, one.childMaxAge, one.juniorMaxAge];
  return [
    one.id,
    one.slug,
    one.name,
    one.country,
    one.isRiver,
    one.descriptionDe,
    one.descriptionEn,
    jsonCell(one.livery),
    ...ages,
    one.optionDays,
    one.optionPossible,
    paymentModes[one.id % paymentModes.length] ?? 'sepa',
    jsonCell(one.id % WITHOUT_COVER === 0 ? { ...cover, validTo: '2026-06-30' } : cover),
    one.id % 3 === 0 ? `${one.name} Club` : null,
    ...(withSystem.has(one.slug) ? ['opentravel', 'simulator'] : ['own', '']),
    ...wordCells(one.slug),
  ];
}

const operatorTables = (operators: readonly OperatorFact[]): TableRows[] => [
  {
    table: 'operators',
    columns: `id, slug, name, country, is_river, description_de, description_en, livery, infant_max_age, child_max_age, junior_max_age, option_days,
      option_possible, payment_mode, insolvency_cover, club_name, system, endpoint, ${wordColumns}`,
    rows: () => operators.map(operatorCells),
  },
  {
    table: 'fare_groups',
    columns: 'operator_id, code, name_de, name_en, contents_de, contents_en, deposit_percent, sort, is_guarantee',
    rows: () =>
      operators.flatMap((one) =>
        one.fareGroups.map((group, sort) => [
          one.id,
          group.code,
          group.nameDe,
          group.nameEn,
          [...group.contentsDe],
          [...group.contentsEn],
          group.depositPercent,
          sort,
          group.guarantee,
        ]),
      ),
  },
];

const areaTable = (): TableRows => ({
  table: 'areas',
  columns: 'id, parent_id, slug_de, slug_en, name_de, name_en, synonyms, is_river, lat, lon, postcard, intro_de, intro_en, best_months, popularity',
  rows: () =>
    areas.map((area) => {
      const parent = area.parent === null ? null : getArea(area.parent).id;
      const names = [area.slugDe, area.slugEn, area.de, area.en, [...area.words]];
      return [area.id, parent, ...names, area.river ?? false, ...area.at, area.postcard, area.introDe, area.introEn, [...area.months], area.popularity];
    }),
});

const portTable = (popularity: ReadonlyMap<string, number>): TableRows => ({
  table: 'ports',
  columns: 'id, slug, code, name_de, name_en, synonyms, country, lat, lon, time_zone, is_river, river, tender, popularity',
  rows: () =>
    ports.map((port) => {
      const place = [port.country, port.lat, port.lon, port.timeZone, port.river !== null, port.river];
      return [port.id, port.slug, port.code, port.nameDe, port.nameEn, [...port.synonyms], ...place, port.tender, popularity.get(port.slug) ?? 0];
    }),
});

const rateTable = (): TableRows => ({
  table: 'exchange_rates',
  columns: 'rate_on, currency, per_euro, source',
  rows: () => Object.entries(euroRates).map(([currency, rate]) => [ratesOn, currency, rate, ratesSource]),
});

function reviewCells(ship: FleetShip, one: ReviewRow): Cell[] {
  const marks = [one.rating, one.cabin, one.food, one.service, one.excursions, one.cleanliness, one.value];
  // no booking of ours stands behind an invented voyage
  return [ship.id, one.author, one.travelledIn, one.writtenOn, one.party, one.areaId, ...marks, one.language, one.title, one.body, false, one.reply];
}

const reviewTable = (ships: readonly FleetShip[], reviews: readonly (readonly ReviewRow[])[]): TableRows => ({
  table: 'reviews',
  columns:
    'ship_id, author, travelled_in, written_on, party, area_id, rating, cabin, food, service, excursions, cleanliness, value, language, title, body, verified, reply',
  rows: () => ships.flatMap((ship, index) => (reviews[index] ?? []).map((one) => reviewCells(ship, one))),
});

export function catalogueTables(world: World): readonly TableRows[] {
  const { fleet, options } = world;
  const reviews = fleet.ships.map((ship) => reviewsOf(ship, options.seed, options.today));
  return [
    ...operatorTables(fleet.operators),
    shipTable(fleet.ships, reviews, options),
    ...layoutTables(fleet.ships),
    areaTable(),
    portTable(portPopularity(world)),
    rateTable(),
    reviewTable(fleet.ships, reviews),
  ];
}

/** The demo's prices were last seen on the evening before its day. */
export const pricesAsOf = (today: IsoDate): string => `${addDays(today, -1)}T20:00:00Z`;
