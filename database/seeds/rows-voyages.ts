// Itineraries and voyages: columns and rows. Fares are computed while they are written, so that memory does not grow with them.
import { isoDate, type IsoDate } from '#domain/calendar/calendar.ts';
import { arrivalsOf } from './arrivals.ts';
import type { Cell, TableRows } from './copy-rows.ts';
import { offerOf, type VoyageOffer, type VoyagePlan } from './fares.ts';
import type { ItineraryRow } from './itineraries.ts';
import { legPairs, type Legs } from './legs.ts';
import { packagesOf } from './packages.ts';
import { portNotes, type PortNote } from './port-notes.ts';
import { getPort } from './ports.ts';
import { historyOf, reductionPercent } from './price-history.ts';
import { hashOf } from './random.ts';
import { pricesAsOf } from './rows-catalogue.ts';
import { areaFactor } from './price-levels.ts';

/** When and with which seed prices are made. */
export interface Sale {
  readonly seed: number;
  readonly today: IsoDate;
  readonly todayNumber: number;
}

const clock = (minutes: number | null): string | null =>
  minutes === null ? null : `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

function distanceOf(itinerary: ItineraryRow, legs: Legs): number {
  const river = itinerary.route.kinds.includes('river');
  return Math.round(legPairs(itinerary.route).reduce((sum, [from, to]) => sum + legs.get(getPort(from), getPort(to), river).distanceNm, 0));
}

const itineraryColumns =
  'id, content_key, family_id, ship_id, nights, sea_days, name_de, name_en, is_river, embarkation_port_id, disembarkation_port_id, main_area_id, area_ids, geography, included_de, included_en, excluded_de, excluded_en, distance_nm';

const itineraryCells = (one: ItineraryRow, legs: Legs): Cell[] => [
  one.id,
  one.contentKey,
  one.familyId,
  one.ship.id,
  one.route.nights,
  one.seaDays,
  one.nameDe,
  one.nameEn,
  one.ship.kind === 'river',
  one.from.id,
  one.to.id,
  one.mainAreaId,
  [...one.areaIds],
  [...one.route.geography],
  [...one.includedDe],
  [...one.includedEn],
  [...one.excludedDe],
  [...one.excludedEn],
  distanceOf(one, legs),
];

/** Minutes: boarding begins so long before departure, the last guests leave so long after arrival. */
const boarding = { sea: 270, river: 120, after: 90 } as const;

/** First and last day say when one boards and leaves, the days between what lies near the berth. */
function noteOf(itinerary: ItineraryRow, seq: number): PortNote {
  const call = itinerary.calls[seq];
  if (!call || call.port === null) return { de: '', en: '' };
  const ahead = itinerary.ship.kind === 'river' ? boarding.river : boarding.sea;
  if (seq === 0 && call.departs !== null) {
    const time = clock(Math.max(480, call.departs - ahead));
    return { de: `Einschiffung ab ${time} Uhr.`, en: `Boarding from ${time}.` };
  }
  if (seq === itinerary.calls.length - 1) {
    if (call.arrives === null) return { de: 'Ausschiffung nach dem Frühstück.', en: 'Disembarkation after breakfast.' };
    const time = clock(Math.min(call.arrives + boarding.after, 1439));
    return { de: `Ausschiffung bis ${time} Uhr.`, en: `Disembarkation by ${time}.` };
  }
  return portNotes.get(call.port) ?? { de: '', en: '' };
}

function* callRows(itineraries: readonly ItineraryRow[]): Generator<Cell[]> {
  for (const itinerary of itineraries) {
    for (const [seq, call] of itinerary.calls.entries()) {
      const port = call.port === null ? null : getPort(call.port);
      const note = noteOf(itinerary, seq);
      yield [
        itinerary.id,
        seq,
        call.day,
        port?.id ?? null,
        call.water,
        clock(call.arrives),
        clock(call.departs),
        port?.tender ?? false,
        call.overnight,
        note.de,
        note.en,
      ];
    }
  }
}

/** Views so far: popular areas and near departures draw more, a few voyages very many. */
function viewsOf(voyage: VoyagePlan, world: Sale): number {
  const draw = (hashOf(world.seed, 'views', voyage.itinerary.ship.name, voyage.departs) % 10_000) / 10_000;
  const ahead = voyage.departs - world.todayNumber;
  return Math.round((8 / (0.02 + draw)) * areaFactor(voyage.itinerary.route.areas[0] ?? '') * (ahead < 200 ? 1.6 : ahead < 500 ? 1 : 0.4));
}

/** The line's own code: letters and number of the ship, departure day. A ship leaves once a day, so no two voyages have the same. */
const operatorCode = (voyage: VoyagePlan): string => {
  const letters = voyage.itinerary.ship.slug
    .split('-')
    .map((word) => word[0])
    .join('')
    .toUpperCase();
  const own = voyage.itinerary.ship.slug.replace(/-/g, '').slice(0, 2).toUpperCase();
  const [year = '', month = '', day = ''] = isoDate(voyage.departs).split('-');
  return `${letters.length > 1 ? letters : own}${voyage.itinerary.ship.id}-${year.slice(2)}${month}${day}`;
};

/** A ship leaves once a day: the key by which a voyage of the demo world is found again. */
export const voyageKey = (ship: string, departs: number): string => `${ship}:${isoDate(departs)}`;

function voyageCells(voyage: VoyagePlan, offer: VoyageOffer, world: Sale, asOf: string): Cell[] {
  const points = historyOf(voyage, offer, world.seed, world.todayNumber);
  return [
    voyage.id,
    voyage.itinerary.id,
    isoDate(voyage.departs),
    isoDate(voyage.returns),
    offer.services.includes('option_possible'),
    [...offer.specials],
    [...offer.services],
    reductionPercent(points),
    viewsOf(voyage, world),
    operatorCode(voyage),
    asOf,
    voyageKey(voyage.itinerary.ship.slug, voyage.departs),
  ];
}

const fareColumns =
  'voyage_id, category_code, fare_group, cabin_type, max_occupancy, state, currency, single_minor, double_minor, extra_adult_minor, extra_junior_minor, extra_child_minor, extra_infant_minor, charges_minor, service_minor, min_age';

function* fareRows(world: Sale, voyages: readonly VoyagePlan[]): Generator<Cell[]> {
  for (const voyage of voyages) {
    for (const fare of offerOf(voyage, world.seed, world.todayNumber).fares) {
      yield [
        voyage.id,
        fare.categoryCode,
        fare.fareGroup,
        fare.cabinType,
        fare.maxOccupancy,
        fare.state,
        fare.currency,
        fare.single,
        fare.double,
        fare.extraAdult,
        fare.extraJunior,
        fare.extraChild,
        fare.extraInfant,
        fare.charges,
        fare.service,
        fare.minAge,
      ];
    }
  }
}

function* arrivalRows(world: Sale, voyages: readonly VoyagePlan[]): Generator<Cell[]> {
  for (const voyage of voyages) {
    for (const one of arrivalsOf(voyage, world.seed)) yield [voyage.id, one.option, one.currency, one.perAdult, one.perChild, one.perInfant, [...one.gateways]];
  }
}

function* pointRows(world: Sale, voyages: readonly VoyagePlan[]): Generator<Cell[]> {
  const { seed } = world;
  for (const voyage of voyages) {
    const { currency } = voyage.itinerary.ship.operator;
    for (const point of historyOf(voyage, offerOf(voyage, seed, world.todayNumber), seed, world.todayNumber)) {
      yield [voyage.id, point.cabinType, new Date(point.seenAt).toISOString(), point.total, currency];
    }
  }
}

/** Itineraries with their calls, packages and legs. */
export function itineraryTables(itineraries: readonly ItineraryRow[], legs: Legs): readonly TableRows[] {
  return [
    { table: 'itineraries', columns: itineraryColumns, rows: () => itineraries.map((one) => itineraryCells(one, legs)) },
    {
      table: 'port_calls',
      columns: 'itinerary_id, seq, day, port_id, water, arrives, departs, tender, overnight, note_de, note_en',
      rows: () => callRows(itineraries),
    },
    {
      table: 'packages',
      columns: 'itinerary_id, kind, name_de, name_en, description_de, description_en, nights, per_person_minor, single_minor, currency',
      rows: () =>
        itineraries
          .flatMap(packagesOf)
          .map((one) => [
            one.itineraryId,
            one.kind,
            one.nameDe,
            one.nameEn,
            one.descriptionDe,
            one.descriptionEn,
            one.nights,
            one.perPerson,
            one.single,
            one.currency,
          ]),
    },
  ];
}

/** Ways between ports; `isNew` leaves out what is stored already. */
export const legTable = (legs: Legs, isNew: (fromId: number, toId: number) => boolean = () => true): TableRows => ({
  table: 'sea_legs',
  columns: 'from_port_id, to_port_id, line, distance_nm',
  rows: () => legs.all().flatMap((leg) => (isNew(leg.from.id, leg.to.id) ? [[leg.from.id, leg.to.id, leg.line, leg.distanceNm]] : [])),
});

/** Voyages and all that is sold on them; `voyages` may be a part of the world's. */
export function voyageTables(world: Sale, voyages: readonly VoyagePlan[]): readonly TableRows[] {
  const asOf = pricesAsOf(world.today);
  return [
    {
      table: 'voyages',
      columns:
        'id, itinerary_id, departs_on, returns_on, option_possible, specials, services, reduction_percent, popularity, operator_code, prices_as_of, source_key',
      *rows() {
        for (const voyage of voyages) yield voyageCells(voyage, offerOf(voyage, world.seed, world.todayNumber), world, asOf);
      },
    },
    { table: 'fares', columns: fareColumns, rows: () => fareRows(world, voyages) },
    {
      table: 'arrival_offers',
      columns: 'voyage_id, option, currency, per_adult_minor, per_child_minor, per_infant_minor, gateways',
      rows: () => arrivalRows(world, voyages),
    },
    { table: 'price_points', columns: 'voyage_id, cabin_type, seen_at, total_minor, currency', rows: () => pointRows(world, voyages) },
  ];
}
