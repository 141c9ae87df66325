// Our index, as the shop uses it: all filters and all facets behind the workload's fourteen.
import { createSearchIndex } from '#domain/search/index/build.ts';
import type { SearchFacets } from '#domain/search/index/facets.ts';
import type { IndexReference, VoyageRow } from '#domain/search/index/rows.ts';
import type { SearchIndex } from '#domain/search/index/search-index.ts';
import { defaultSettings, type IndexSettings } from '#domain/search/index/settings.ts';
import { isoDate } from '#domain/calendar/calendar.ts';
import type { SearchState, SortOption } from '#domain/search/filters.ts';
import { arrivalOptions, cabinTypes, type BoardLanguage, type Holiday, type Service, type ShipSize, type Special } from '#domain/voyage/vocabulary.ts';
import type { Engine, EngineMaker } from './engine.ts';
import { areaNames } from './workload-world.ts';
import {
  bits,
  durationHigh,
  durationLow,
  epochDay,
  holidayDays,
  noPrice,
  priceColumn,
  priceHigh,
  routeTitle,
  specialsOf,
  type Query,
  type Result,
  type Sort,
  type Voyages,
} from './workload.ts';

/** The workload's lists have no words: s0, s1, … stand for them. */
const list = (letter: string, count: number): string[] => Array.from({ length: count }, (_, place) => `${letter}${place}`);
const vocabulary = {
  services: list('s', 30),
  specials: list('x', 40),
  languages: list('l', 8),
  shipSizes: list('z', 4),
  features: [],
  geographies: [],
  holidays: list('h', 10),
};
/** Ends of the workload's price bands, with finer bars between them as the shop has. */
const bandEnds = priceHigh.slice(0, -1).map((high) => high - 1);
const barEnds = [...new Set([...bandEnds, 249, 749, 1249, 1749, 2249, 2499, 2749, 3499, 3999, 4499, 5999, 6999, 7999, 8999, 14999, 19999])].sort(
  (a, b) => a - b,
);

const settings: IndexSettings = {
  ...defaultSettings,
  vocabulary,
  durationBands: durationLow.map((min, place) => ({ min, max: durationHigh[place]! })),
  priceScales: { ...defaultSettings.priceScales, total: { bars: barEnds, bands: bandEnds } },
  holidayDays: Object.fromEntries(
    vocabulary.holidays.map((holiday, place) => [holiday, holidayDays[place]!.map((day) => ({ from: epochDay + day, to: epochDay + day, whole: false }))]),
  ),
};

const id = (place: number): number => place + 1;
const country = (place: number): string => `C${place}`;

function referenceOf(voyages: Voyages): IndexReference {
  const { world, routes } = voyages;
  const name = (text: string): { de: string; en: string } => ({ de: text, en: text });
  return {
    operators: world.operatorNames.map((operator, place) => ({
      id: id(place),
      name: operator,
      ageLimits: { infantMaxAge: 1, childMaxAge: 11, juniorMaxAge: 17 },
    })),
    ships: world.ships.map((ship, place) => ({
      id: id(place),
      operatorId: id(ship.operator),
      name: world.shipNames[place]!,
      passengers: 0,
      size: vocabulary.shipSizes[ship.size]!,
      starsHalf: 6 + ship.class,
      customerRatingTenth: ship.rating,
      adviserRatingTenth: null,
      builtYear: null,
      languages: ship.languages.map((place_) => vocabulary.languages[place_]!),
      features: [],
      services: ship.services.map((service) => vocabulary.services[service]!),
    })),
    ports: world.portNames.map((port, place) => ({ id: id(place), country: country(world.portCountry[place]!), names: name(port) })),
    areas: areaNames.map((area, place) => ({ id: id(place), names: name(area) })),
    routes: routes.map((route, place) => ({
      id: id(place),
      familyId: id(place),
      shipId: id(route.ship),
      nights: route.nights,
      seaDays: 0,
      isRiver: world.ships[route.ship]!.river === 1,
      fromPortId: id(route.from),
      toPortId: id(route.to),
      mainAreaId: id(route.leaf),
      areaIds: route.areas.map(id),
      portIds: route.ports.map(id),
      geography: [],
      longestCallMinutes: 0,
      overnight: false,
      tender: false,
      names: name(routeTitle(voyages, route)),
    })),
  };
}

function rowsOf(voyages: Voyages): VoyageRow[] {
  const { world, routes } = voyages;
  const cells = cabinTypes.flatMap((_, cabin) => arrivalOptions.map((__, arrival) => voyages.prices[priceColumn(cabin, arrival)]!));
  return Array.from({ length: voyages.count }, (_, i): VoyageRow => {
    const route = routes[voyages.route[i]!]!;
    const departs = epochDay + voyages.start[i]!;
    const ofShip = world.ships[route.ship]!.services;
    return {
      id: id(i),
      routeId: id(voyages.route[i]!),
      departs,
      returns: departs + route.nights,
      services: bits(voyages.services[i]!)
        .filter((service) => !ofShip.includes(service))
        .map((service) => vocabulary.services[service]!),
      specials: specialsOf(voyages, i).map((special) => vocabulary.specials[special]!),
      reductionPercent: 0,
      popularity: 0,
      prices: { given: cells.map((column) => (column[i] === noPrice ? noPrice : column[i]! * 100)), soldOut: voyages.soldOut[i] === 1 },
    };
  });
}

const sorts: Readonly<Record<Sort, SortOption>> = {
  price: 'price asc',
  price_desc: 'price desc',
  start: 'start_date asc',
  start_desc: 'start_date desc',
  rating: 'ship_customer_rating desc',
};

function stateOf(q: Query): SearchState {
  return {
    sort: sorts[q.sort],
    ...(q.area && { area: q.area.map(id) }),
    ...(q.cruiseLine && { cruiseLine: q.cruiseLine.map(id) }),
    ...(q.ship && { ship: q.ship.map(id) }),
    ...(q.port && { port: q.port.map(id) }),
    ...(q.country && { country: q.country.map(country) }),
    ...(q.duration && { duration: { min: durationLow[q.duration[0]!]!, max: durationHigh[q.duration.at(-1)!]! } }),
    ...(q.price && { price: { ...(q.price[0] > 0 && { min: q.price[0] }), ...(q.price[1] < noPrice && { max: q.price[1] - 1 }) } }),
    ...(q.cabin !== undefined && { cabin: cabinTypes[q.cabin]! }),
    ...(q.arrival !== undefined && { arrivalOptions: [arrivalOptions[q.arrival]!] }),
    ...(q.date && { startFrom: isoDate(epochDay + q.date[0]), startTo: isoDate(epochDay + q.date[1]) }),
    // The workload's own words stand where the shop's closed lists do.
    ...(q.language && { language: q.language.map((place) => vocabulary.languages[place] as BoardLanguage) }),
    ...(q.shipSize && { shipSize: q.shipSize.map((place) => vocabulary.shipSizes[place] as ShipSize) }),
    ...(q.services && { services: q.services.map((place) => vocabulary.services[place] as Service) }),
    ...(q.specials && { specials: q.specials.map((place) => vocabulary.specials[place] as Special) }),
    ...(q.holiday !== undefined && { holiday: [vocabulary.holidays[q.holiday] as Holiday] }),
    ...(q.river !== undefined && { isRiver: q.river === 1 }),
    ...(q.roundTrip && { roundTrip: true }),
    ...(q.rating !== undefined && { ratingCustomer: q.rating / 10 }),
    ...(q.soldOut === undefined && { soldOut: true }),
    ...(q.text && { textQuery: q.text.join(' ') }),
  };
}

/** Counts by the workload's numbers where the index has an order of its own. */
function countsOf(facets: SearchFacets): Result['counts'] {
  const countries = new Int32Array(150);
  for (const [place, code] of facets.country.values.entries()) countries[Number(code.slice(1))] = facets.country.counts[place]!;
  const months = new Int32Array(36);
  for (const { month, count } of facets.months) months[(Number(month.slice(0, 4)) - 2027) * 12 + Number(month.slice(5)) - 1] = count;
  return {
    area: facets.area.counts,
    cruiseLine: facets.cruiseLine.counts,
    ship: facets.ship.counts,
    port: facets.port.counts,
    country: countries,
    duration: facets.duration.counts,
    price: facets.price.counts,
    cabin: facets.cabin.counts,
    month: months,
    language: facets.language.counts,
    shipSize: facets.shipSize.counts,
    arrival: facets.arrivalOptions.counts,
    services: facets.services.counts,
    specials: facets.specials.counts,
  };
}

/** Apart from where the rows are, so that they can go. */
const engineOf = (index: SearchIndex): Engine => ({
  answer: (query) => {
    const { total, ids, facets } = index.search(stateOf(query));
    return { total, ids: ids.map((voyage) => voyage - 1), counts: countsOf(facets) };
  },
});

export const indexEngine: EngineMaker = {
  name: 'ours',
  prepare: (voyages) => {
    const reference = referenceOf(voyages);
    const rows = rowsOf(voyages);
    return () => engineOf(createSearchIndex({ ...reference, voyages: rows, rates: { on: '2027-01-01', perEuro: {} }, settings }));
  },
};
