// The part of a query's plan that ships, ports and routes decide.
import type { SearchFilters } from '../filters.ts';
import type { GroupBits } from './plan.ts';
import { places } from './reference.ts';
import { maxNights, type MultiColumn } from './route-table.ts';
import type { Keys } from './storage.ts';
import type { Tables } from './tables.ts';
import type { Workspace } from './workspace.ts';

/** Places of the values that the index knows. */
function wanted<K>(keys: Keys<K>, values: readonly K[] | undefined): Set<number> {
  const found = new Set<number>();
  for (const value of values ?? []) {
    const place = keys.find(value);
    if (place >= 0) found.add(place);
  }
  return found;
}

/** Adds a group's bit for every place that does not pass. */
function miss(table: Int32Array, size: number, bit: number, passes: (place: number) => boolean): void {
  if (bit !== 0) for (let place = 0; place < size; place += 1) if (!passes(place)) table[place]! |= bit;
}

/** Filters on the ship, the first and last port and the length. */
export function missReference(filters: SearchFilters, bits: GroupBits, tables: Tables, work: Workspace): void {
  missShips(filters, bits, tables, work);
  const { reference } = tables;
  const { portCountry, portKeys, countryKeys } = reference;
  work.fromMissed.fill(0);
  work.toMissed.fill(0);
  const from = wanted(portKeys, filters.fromPort);
  const to = wanted(portKeys, filters.toPort);
  miss(work.fromMissed, portKeys.size, bits.fromPort, (port) => from.has(port));
  miss(work.toMissed, portKeys.size, bits.toPort, (port) => to.has(port));
  for (const countries of [filters.fromCountry, filters.departureIn]) {
    if (!countries || countries.length === 0) continue;
    const listed = wanted(countryKeys, countries);
    miss(work.fromMissed, portKeys.size, bits.fromCountry, (port) => listed.has(portCountry[port]!));
  }
  const toCountries = wanted(countryKeys, filters.toCountry);
  miss(work.toMissed, portKeys.size, bits.toCountry, (port) => toCountries.has(portCountry[port]!));
  work.nightsMissed.fill(0);
  const { duration, nights } = filters;
  miss(work.nightsMissed, maxNights + 1, bits.duration, (count) => {
    if (count < (duration?.min ?? 0) || count > (duration?.max ?? Infinity)) return false;
    return !nights || nights.length === 0 || nights.includes(count);
  });
}

function missShips(filters: SearchFilters, bits: GroupBits, tables: Tables, work: Workspace): void {
  const { ships, operatorKeys, vocabulary } = tables.reference;
  const { shipMissed } = work;
  const count = ships.keys.size;
  shipMissed.fill(0);
  const check = (bit: number, passes: (ship: number) => boolean): void => miss(shipMissed, count, bit, passes);
  const operators = wanted(operatorKeys, filters.cruiseLine);
  const areaOperators = wanted(operatorKeys, filters.areaOperator);
  const specialOperators = wanted(operatorKeys, filters.specialOperator);
  const ship = wanted(ships.keys, filters.ship);
  const sizes = wanted(vocabulary.shipSizes, filters.shipSize);
  const languages = wanted(vocabulary.languages, filters.language);
  const features = wanted(vocabulary.features, filters.feature);
  check(bits.cruiseLine, (place) => operators.has(ships.operator[place]!));
  check(bits.areaOperator, (place) => areaOperators.has(ships.operator[place]!));
  check(bits.specialOperator, (place) => specialOperators.has(ships.operator[place]!));
  check(bits.ship, (place) => ship.has(place));
  check(bits.shipSize, (place) => sizes.has(ships.size[place]!));
  check(bits.shipClass, (place) => ships.starsHalf[place]! >= Math.round(filters.shipClass! * 2));
  check(bits.language, (place) => ships.languages[place]!.some((language) => languages.has(language)));
  check(bits.feature, (place) => ships.features[place]!.some((feature) => features.has(feature)));
  check(bits.ratingCustomer, (place) => ships.customerRating[place]! >= Math.round(filters.ratingCustomer! * 10));
  check(bits.ratingKfb, (place) => ships.adviserRating[place]! >= Math.round(filters.ratingKfb! * 10));
  check(bits.builtFrom, (place) => ships.builtYear[place]! >= filters.builtFrom!);
  check(bits.maxPassengers, (place) => ships.passengers[place]! > 0 && ships.passengers[place]! <= filters.maxPassengers!);
  const services = new Set(places(vocabulary.services, filters.services ?? []));
  for (let place = 0; place < count; place += 1) work.shipHasService[place] = ships.services[place]!.some((service) => services.has(service)) ? 1 : 0;
}

/** Filters that only the route itself can answer, into `routeMissed`. */
export function missRoutes(filters: SearchFilters, bits: GroupBits, tables: Tables, work: Workspace): void {
  const { routes, reference } = tables;
  const { routeMissed } = work;
  routeMissed.fill(bits.area | bits.port | bits.portAll | bits.country | bits.geography | bits.identical | bits.textQuery, 0, routes.count);
  const anyOf = (bit: number, column: MultiColumn, values: Iterable<number>): void => {
    if (bit !== 0) for (const value of values) for (const route of column.routesOf(value)) routeMissed[route]! &= ~bit;
  };
  anyOf(bits.area, routes.areas, wanted(reference.areaKeys, filters.area));
  anyOf(bits.port, routes.ports, wanted(reference.portKeys, filters.port));
  anyOf(bits.country, routes.countries, wanted(reference.countryKeys, filters.country));
  anyOf(bits.geography, routes.geographies, wanted(reference.vocabulary.geographies, filters.geography));
  if (bits.portNone !== 0)
    for (const port of wanted(reference.portKeys, filters.portNone)) for (const route of routes.ports.routesOf(port)) routeMissed[route]! |= bits.portNone;
  if (bits.portAll !== 0) allPorts(filters.portAll!, bits.portAll, tables, work);
  if (bits.identical !== 0)
    for (const family of filters.identical!) for (const route of routes.families.get(family) ?? []) routeMissed[route]! &= ~bits.identical;
  if (bits.textQuery !== 0) {
    const words = tables.words.match(filters.textQuery!, work.routeMarks);
    for (let route = 0; route < routes.count; route += 1) if (work.routeMarks[route] === words) routeMissed[route]! &= ~bits.textQuery;
  }
  missRouteFacts(filters, bits, tables, work);
  joinReference(bits, tables, work);
}

/** Adds what ships, first and last ports and lengths miss to their routes. */
function joinReference(bits: GroupBits, tables: Tables, work: Workspace): void {
  const { ship, from, to, nights, count } = tables.routes;
  const ofShips =
    bits.cruiseLine |
    bits.areaOperator |
    bits.specialOperator |
    bits.ship |
    bits.shipSize |
    bits.shipClass |
    bits.language |
    bits.feature |
    bits.ratingCustomer |
    bits.ratingKfb |
    bits.builtFrom |
    bits.maxPassengers;
  if (ofShips !== 0) join(work.routeMissed, work.shipMissed, ship, count);
  if ((bits.fromPort | bits.fromCountry) !== 0) join(work.routeMissed, work.fromMissed, from, count);
  if ((bits.toPort | bits.toCountry) !== 0) join(work.routeMissed, work.toMissed, to, count);
  if (bits.duration !== 0) join(work.routeMissed, work.nightsMissed, nights, count);
}

function join(missed: Int32Array, table: Int32Array, column: Uint16Array, count: number): void {
  for (let route = 0; route < count; route += 1) missed[route]! |= table[column[route]!]!;
}

function allPorts(ports: readonly number[], bit: number, tables: Tables, work: Workspace): void {
  const { routes, reference } = tables;
  const { routeMarks, routeMissed } = work;
  const places = [...new Set(ports)].map((port) => reference.portKeys.find(port));
  if (places.includes(-1) || places.length > 255) return;
  routeMarks.fill(0, 0, routes.count);
  for (const port of places) for (const route of routes.ports.routesOf(port)) routeMarks[route]! += 1;
  for (const route of routes.ports.routesOf(places[0]!)) if (routeMarks[route] === places.length) routeMissed[route]! &= ~bit;
}

function missRouteFacts(filters: SearchFilters, bits: GroupBits, tables: Tables, work: Workspace): void {
  const { routes, reference } = tables;
  const check = (bit: number, passes: (route: number) => boolean): void => miss(work.routeMissed, routes.count, bit, passes);
  const river = filters.isRiver === true ? 1 : 0;
  const roundTrip = filters.roundTrip === true;
  const ports = wanted(reference.portKeys, filters.fromToPort);
  const countries = wanted(reference.countryKeys, filters.fromToCountry);
  const { portCountry } = reference;
  check(bits.isRiver, (route) => routes.river[route] === river);
  check(bits.roundTrip, (route) => (routes.from[route] === routes.to[route]) === roundTrip);
  check(bits.fromToPort, (route) => routes.from[route] === routes.to[route] && ports.has(routes.from[route]!));
  check(bits.fromToCountry, (route) => portCountry[routes.from[route]!] === portCountry[routes.to[route]!] && countries.has(portCountry[routes.from[route]!]!));
  check(bits.seaDays, (route) => routes.seaDays[route]! >= (filters.seaDays?.min ?? 0) && routes.seaDays[route]! <= (filters.seaDays?.max ?? Infinity));
  check(bits.hoursInPort, (route) => routes.longestCallMinutes[route]! >= filters.hoursInPort! * 60);
  check(bits.overnight, (route) => routes.overnight[route] === 1);
  check(bits.noTender, (route) => routes.tender[route] === 0);
}
