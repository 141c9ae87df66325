// A random, valid catalogue as rows of the tables; the same seed gives the same rows. Tests change what they are about.
import { addDays, type IsoDate } from '#domain/calendar/calendar.ts';
import { currencies } from '#domain/money/money.ts';
import {
  arrivalOptions,
  availabilityStates,
  boardLanguages,
  cabinTypes,
  features,
  geographies,
  services,
  specials,
  type ArrivalOption,
  type AvailabilityState,
  type CabinType,
} from '#domain/voyage/vocabulary.ts';

export interface CatalogueRows {
  operators: { id: number; slug: string; name: string; infant_max_age: number; child_max_age: number; junior_max_age: number }[];
  ships: {
    id: number;
    operator_id: number;
    slug: string;
    name: string;
    is_river: boolean;
    built_year: number | null;
    passengers: number;
    stars_half: number | null;
    customer_rating_tenth: number | null;
    adviser_rating_tenth: number | null;
    languages: string[];
    features: string[];
    services: string[];
  }[];
  areas: {
    id: number;
    parent_id: number | null;
    slug_de: string;
    slug_en: string;
    name_de: string;
    name_en: string;
    synonyms: string[];
    lat: number;
    lon: number;
  }[];
  ports: { id: number; slug: string; name_de: string; name_en: string; synonyms: string[]; country: string; lat: number; lon: number; time_zone: string }[];
  itineraries: {
    id: number;
    content_key: string;
    family_id: number;
    ship_id: number;
    nights: number;
    sea_days: number;
    name_de: string;
    name_en: string;
    is_river: boolean;
    embarkation_port_id: number;
    disembarkation_port_id: number;
    main_area_id: number;
    area_ids: number[];
    geography: string[];
  }[];
  port_calls: {
    itinerary_id: number;
    seq: number;
    day: number;
    port_id: number | null;
    arrives: string | null;
    departs: string | null;
    tender: boolean;
    overnight: boolean;
  }[];
  voyages: {
    id: number;
    itinerary_id: number;
    departs_on: IsoDate;
    returns_on: IsoDate;
    state: 'on_sale' | 'withdrawn';
    specials: string[];
    services: string[];
    reduction_percent: number;
    popularity: number;
  }[];
  fares: {
    voyage_id: number;
    category_code: string;
    fare_group: string;
    cabin_type: CabinType;
    max_occupancy: number;
    state: AvailabilityState;
    currency: string;
    single_minor: number | null;
    double_minor: number | null;
    extra_adult_minor: number | null;
    extra_junior_minor: number | null;
    extra_child_minor: number | null;
    extra_infant_minor: number | null;
    charges_minor: number;
    service_minor: number;
    min_age: number | null;
  }[];
  arrival_offers: { voyage_id: number; option: ArrivalOption; currency: string; per_adult_minor: number; per_child_minor: number; per_infant_minor: number }[];
  exchange_rates: { rate_on: IsoDate; currency: string; per_euro: number; source: string }[];
}

export interface CatalogueSizes {
  operators: number;
  ships: number;
  areas: number;
  ports: number;
  itineraries: number;
  voyages: number;
}
export const smallCatalogue: CatalogueSizes = { operators: 4, ships: 8, areas: 9, ports: 24, itineraries: 30, voyages: 150 };

/** Numbers 0 ≤ x < 1 of a seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Draws of one random stream. */
export class Draws {
  readonly next: () => number;

  constructor(seed: number) {
    this.next = randomOf(seed);
  }

  /** A whole number from `low` to `high`, inclusive. */
  whole(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  one<T>(list: readonly T[]): T {
    const item = list[Math.floor(this.next() * list.length)];
    if (item === undefined) throw new RangeError('cannot draw from an empty list');
    return item;
  }

  /** Up to `most` different ones, possibly none. */
  some<T>(list: readonly T[], most: number): T[] {
    return [...new Set(Array.from({ length: this.whole(0, most) }, () => this.one(list)))];
  }

  orNull<T>(share: number, value: () => T): T | null {
    return this.chance(share) ? null : value();
  }
}

const countries = ['DE', 'NO', 'IT', 'ES', 'GR', 'PT', 'GB', 'US'];
const syllables = ['al', 'ber', 'cor', 'fjord', 'gen', 'hel', 'is', 'lin', 'mar', 'nau', 'or', 'pal', 'ser', 'tor', 'val', 'köl', 'mün'];
const name = (draw: Draws): string => {
  const word = Array.from({ length: draw.whole(2, 3) }, () => draw.one(syllables)).join('');
  return word.charAt(0).toUpperCase() + word.slice(1);
};
const ids = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/** Everything by default valid: voyages depart from `firstDay` within two years. */
export function randomCatalogue(seed: number, sizes: CatalogueSizes = smallCatalogue, firstDay: IsoDate = '2027-01-01'): CatalogueRows {
  const draw = new Draws(seed);
  const rows: CatalogueRows = {
    ...referenceRows(draw, sizes),
    itineraries: [],
    port_calls: [],
    voyages: [],
    fares: [],
    arrival_offers: [],
    exchange_rates: [],
  };
  for (const id of ids(sizes.itineraries)) addItinerary(rows, id, draw);
  for (const id of ids(sizes.voyages)) addVoyage(rows, 100_000 + id, firstDay, draw);
  for (const [currency, rate] of [
    ['USD', 1.0873],
    ['GBP', 0.8421],
  ] as const) {
    rows.exchange_rates.push(
      { rate_on: '2026-11-19', currency, per_euro: rate, source: 'test' },
      { rate_on: '2026-11-12', currency, per_euro: rate + 0.1, source: 'test' },
    );
  }
  return rows;
}

function referenceRows(draw: Draws, sizes: CatalogueSizes): Pick<CatalogueRows, 'operators' | 'ships' | 'areas' | 'ports'> {
  const roots = Math.ceil(sizes.areas / 3);
  return {
    operators: ids(sizes.operators).map((id) => ({
      id,
      slug: `operator-${id}`,
      name: `${name(draw)} Cruises`,
      infant_max_age: draw.whole(1, 2),
      child_max_age: draw.whole(8, 12),
      junior_max_age: draw.whole(14, 17),
    })),
    ships: ids(sizes.ships).map((id) => ({
      id,
      operator_id: draw.whole(1, sizes.operators),
      slug: `ship-${id}`,
      name: name(draw),
      is_river: draw.chance(0.3),
      built_year: draw.orNull(0.2, () => draw.whole(1990, 2026)),
      passengers: draw.one([0, 180, 499, 500, 1499, 1500, 2900, 3000, 5200]),
      stars_half: draw.orNull(0.3, () => draw.whole(6, 12)),
      customer_rating_tenth: draw.orNull(0.3, () => draw.whole(25, 50)),
      adviser_rating_tenth: draw.orNull(0.3, () => draw.whole(25, 60)),
      languages: draw.some(boardLanguages, 3),
      features: draw.some(features, 3),
      services: draw.some(services, 4),
    })),
    areas: ids(sizes.areas).map((id) => {
      const word = name(draw);
      return {
        id,
        parent_id: id <= roots ? null : draw.whole(1, id <= 2 * roots ? roots : 2 * roots),
        slug_de: `gebiet-${id}`,
        slug_en: `area-${id}`,
        name_de: `${word}meer`,
        name_en: `${word} Sea`,
        synonyms: [],
        lat: 50,
        lon: 5,
      };
    }),
    ports: ids(sizes.ports).map((id) => {
      const word = name(draw);
      return {
        id,
        slug: `port-${id}`,
        name_de: word,
        name_en: draw.chance(0.5) ? word : name(draw),
        synonyms: [],
        country: draw.one(countries),
        lat: draw.whole(30, 70),
        lon: draw.whole(-20, 30),
        time_zone: 'Europe/Berlin',
      };
    }),
  };
}

function addItinerary(rows: CatalogueRows, id: number, draw: Draws): void {
  const nights = draw.one([2, 3, 4, 5, 7, 7, 7, 8, 10, 11, 14, 14, 15, 21, 22, 35]);
  const ship = draw.one(rows.ships);
  const calls = Array.from({ length: draw.whole(2, 6) }, () => draw.one(rows.ports).id);
  if (draw.chance(0.5)) calls.push(calls[0]!);
  const areas = [...new Set([draw.one(rows.areas).id, ...draw.some(rows.areas, 2).map((area) => area.id)])];
  rows.itineraries.push({
    id,
    content_key: `key-${id}`,
    family_id: draw.whole(1, Math.ceil(id / 2)),
    ship_id: ship.id,
    nights,
    sea_days: draw.whole(0, Math.min(6, nights - 1)),
    name_de: `${draw.one(['Große Reise', 'Höhepunkte', 'Perlen'])} ${nights} Nächte`,
    name_en: `${draw.one(['Grand voyage', 'Highlights', 'Pearls'])} ${nights} nights`,
    is_river: ship.is_river,
    embarkation_port_id: calls[0]!,
    disembarkation_port_id: calls.at(-1)!,
    main_area_id: areas[0]!,
    area_ids: areas,
    geography: draw.some(geographies, 2),
  });
  for (const [seq, port] of calls.entries()) {
    const last = seq === calls.length - 1;
    rows.port_calls.push({
      itinerary_id: id,
      seq,
      day: 1 + Math.floor((seq * nights) / Math.max(1, calls.length - 1)),
      port_id: seq > 0 && !last && draw.chance(0.15) ? null : port,
      arrives: seq === 0 ? null : draw.orNull(0.2, () => draw.one(['06:00', '07:30', '08:00', '13:00'])),
      departs: last ? null : draw.orNull(0.2, () => draw.one(['14:00', '17:30', '18:00', '23:00', '02:00'])),
      tender: draw.chance(0.1),
      overnight: draw.chance(0.1),
    });
  }
}

/** A voyage with its fares and arrivals: now and then sold out, in another currency, or without some ways to the ship. */
export function addVoyage(rows: CatalogueRows, id: number, firstDay: IsoDate, draw: Draws): void {
  const itinerary = draw.one(rows.itineraries);
  const departs = addDays(firstDay, draw.whole(0, 730));
  const currency = draw.chance(0.75) ? 'EUR' : draw.one(['USD', 'GBP', 'CHF']);
  const soldOut = draw.chance(0.08);
  rows.voyages.push({
    id,
    itinerary_id: itinerary.id,
    departs_on: departs,
    returns_on: addDays(departs, itinerary.nights + (draw.chance(0.1) ? 1 : 0)),
    state: 'on_sale',
    specials: draw.some(specials, 2),
    services: draw.some(services, 3),
    reduction_percent: draw.chance(0.3) ? draw.whole(1, 40) : 0,
    popularity: draw.whole(0, 3000),
  });
  for (const type of cabinTypes) {
    if (draw.chance(0.2)) continue;
    for (let index = 0; index < draw.whole(1, 3); index += 1) {
      const state = soldOut ? draw.one(availabilityStates.slice(1)) : draw.chance(0.85) ? 'available' : draw.one(availabilityStates);
      rows.fares.push(
        randomFare(id, `${type[0]}${index}`, type, state, draw.chance(0.85) ? currency : draw.one(currencies.slice(0, 2)), itinerary.nights, draw),
      );
    }
  }
  for (const option of arrivalOptions) {
    if (!draw.chance(option === 'cruise_only' ? 0.9 : 0.4)) continue;
    const flight = option === 'cruise_only' ? 0 : draw.whole(10_000, 90_000);
    rows.arrival_offers.push({
      voyage_id: id,
      option,
      currency: draw.chance(0.85) ? currency : 'EUR',
      per_adult_minor: flight,
      per_child_minor: Math.floor(flight * 0.7),
      per_infant_minor: Math.floor(flight * 0.1),
    });
  }
}

function randomFare(
  voyage: number,
  code: string,
  type: CabinType,
  state: AvailabilityState,
  currency: string,
  nights: number,
  draw: Draws,
): CatalogueRows['fares'][number] {
  // Whole prices now and then, so that prices lie exactly on the ends of bands.
  const double = draw.chance(0.2) ? draw.whole(1, 10) * 25_000 : nights * draw.whole(5_000, 40_000) + draw.whole(0, 99);
  const extra = (factor: number): number | null => draw.orNull(0.2, () => Math.floor(double * factor));
  return {
    voyage_id: voyage,
    category_code: code,
    fare_group: draw.one(['basic', 'plus']),
    cabin_type: type,
    max_occupancy: draw.whole(1, 5),
    state,
    currency,
    single_minor: draw.orNull(0.2, () => Math.floor(double * 1.7)),
    double_minor: draw.orNull(0.05, () => double),
    extra_adult_minor: extra(0.7),
    extra_junior_minor: extra(0.6),
    extra_child_minor: extra(0.4),
    extra_infant_minor: draw.orNull(0.2, () => 0),
    charges_minor: 5_000,
    service_minor: 900 * nights,
    min_age: draw.chance(0.05) ? 60 : null,
  };
}
