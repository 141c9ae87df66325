// An itinerary is a route as one ship sails it: her own times, her name for it, what the fare includes.
import { createHash } from 'node:crypto';
import { areaWithParent } from './areas.ts';
import type { OperatorFact } from './operators.ts';
import { getPort, type PortFact } from './ports.ts';
import { hashOf } from './random.ts';
import type { Route, RouteCall } from './routes.ts';
import type { FleetShip } from './fleet.ts';

export interface ItineraryRow {
  readonly id: number;
  readonly contentKey: string;
  readonly familyId: number;
  readonly ship: FleetShip;
  readonly route: Route;
  readonly seaDays: number;
  readonly nameDe: string;
  readonly nameEn: string;
  readonly from: PortFact;
  readonly to: PortFact;
  readonly mainAreaId: number;
  readonly areaIds: readonly number[];
  readonly includedDe: readonly string[];
  readonly includedEn: readonly string[];
  readonly excludedDe: readonly string[];
  readonly excludedEn: readonly string[];
  readonly calls: readonly RouteCall[];
}

/** Calls shorter than this keep their times to the minute: a coastal ship's timetable has no slack. */
const steadyMinutes = 240;

/**
 * Ships of one route differ by half an hour here and there. Arrivals only move later and departures earlier, so no leg is ever
 * sailed faster than the route was checked for.
 */
function ownTimes(route: Route, shipName: string): RouteCall[] {
  return route.calls.map((call, index) => {
    if (call.port === null || call.overnight || (call.arrives !== null && call.departs !== null && call.departs - call.arrives < steadyMinutes)) return call;
    const draw = hashOf('times', shipName, route.key, index);
    const later = call.arrives !== null && call.arrives % 60 === 0 && call.arrives < 21 * 60 && draw % 4 === 0 ? 30 : 0;
    const earlier = call.departs !== null && call.departs >= 120 && index > 0 && (draw >>> 8) % 5 === 0 ? 30 : 0;
    return { ...call, arrives: call.arrives === null ? null : call.arrives + later, departs: call.departs === null ? null : call.departs - earlier };
  });
}

/** Days without any port, rivers excepted: a day on the Danube is not a day at sea. */
export function seaDaysOf(route: Route): number {
  if (route.kinds.includes('river')) return 0;
  const inPort = new Set(route.calls.filter((call) => call.port !== null).map((call) => call.day));
  return new Set(route.calls.filter((call) => call.port === null && !inPort.has(call.day)).map((call) => call.day)).size;
}

const serviceTexts: Readonly<Record<string, readonly [de: string, en: string]>> = {
  full_board: ['Vollpension an Bord', 'Full board on the ship'],
  drinks_included: ['Getränke laut Tarif', 'Drinks according to the fare'],
  tips_included: ['Trinkgelder', 'Gratuities'],
  wifi_included: ['Internet an Bord', 'Internet on board'],
  lecturers: ['Vorträge von Lektoren', 'Talks by guest lecturers'],
  german_tour_guide: ['Deutschsprachige Reiseleitung', 'German-speaking guides'],
  transfer_included: ['Transfer vom Bahnhof oder Flughafen zum Schiff', 'Transfer from the station or airport to the ship'],
  rail_included: ['Bahnfahrt 2. Klasse innerhalb Deutschlands', 'Second-class rail travel within Germany'],
  spa: ['Nutzung von Fitnessraum und Sauna', 'Use of gym and sauna'],
};

function contents(operator: OperatorFact, route: Route): { de: [string[], string[]]; en: [string[], string[]] } {
  const includes = Object.entries(serviceTexts).filter(([service]) => operator.services.some((own) => own === service));
  const landings = operator.services.includes('excursions_included');
  const tips = operator.services.includes('tips_included');
  const drinks = operator.services.includes('drinks_included');
  const polar = route.geography.includes('polar') && landings;
  const includedDe = ['Hafengebühren, Steuern und Serviceentgelt', ...includes.map(([, [de]]) => de)];
  const includedEn = ['Port charges, taxes and service charge', ...includes.map(([, [, en]]) => en)];
  if (landings) {
    includedDe.push(polar ? 'Anlandungen mit dem Schlauchboot' : 'Ausflüge laut Programm');
    includedEn.push(polar ? 'Landings by inflatable boat' : 'Excursions as described');
  }
  const excludedDe = ['Reiseversicherung', 'An- und Abreise, soweit nicht gebucht'];
  const excludedEn = ['Travel insurance', 'Travel to and from the ship unless booked'];
  if (!landings) {
    excludedDe.push('Landausflüge');
    excludedEn.push('Shore excursions');
  }
  if (!drinks) {
    excludedDe.push('Getränke außerhalb des gebuchten Tarifs');
    excludedEn.push('Drinks beyond the booked fare');
  }
  if (!tips) {
    excludedDe.push('Freiwillige Trinkgelder');
    excludedEn.push('Optional gratuities');
  }
  return { de: [includedDe, excludedDe], en: [includedEn, excludedEn] };
}

const nameOf = (names: readonly string[], draw: number): string => names[draw % names.length] ?? names[0] ?? '';

/** Builds the itineraries as they are asked for: one per ship and route, numbered in the order of asking. */
export function createItineraries() {
  const rows: ItineraryRow[] = [];
  const known = new Map<string, ItineraryRow>();
  const families = new Map<string, number>();
  const get = (ship: FleetShip, route: Route): ItineraryRow => {
    const key = `${ship.id}:${route.key}`;
    const found = known.get(key);
    if (found) return found;
    const course = `${route.nights}:${route.calls.flatMap((call) => call.port ?? []).join('>')}`;
    const familyId = families.get(course) ?? families.size + 1;
    families.set(course, familyId);
    const draw = hashOf('name', ship.name, route.key);
    const calls = ownTimes(route, ship.name);
    const nameDe = nameOf(route.namesDe, draw);
    const nameEn = nameOf(route.namesEn, draw);
    const lists = contents(ship.operator, route);
    const areas = route.areas.map(areaWithParent);
    const row: ItineraryRow = {
      id: rows.length + 1,
      contentKey: createHash('sha256')
        .update(JSON.stringify([ship.slug, route.nights, nameDe, nameEn, calls]))
        .digest('hex')
        .slice(0, 32),
      familyId,
      ship,
      route,
      seaDays: seaDaysOf(route),
      nameDe,
      nameEn,
      from: getPort(route.from),
      to: getPort(route.to),
      mainAreaId: areas[0]?.[0]?.id ?? 0,
      areaIds: [...new Set(areas.flat().map((area) => area.id))],
      includedDe: lists.de[0],
      includedEn: lists.en[0],
      excludedDe: lists.de[1],
      excludedEn: lists.en[1],
      calls,
    };
    rows.push(row);
    known.set(key, row);
    return row;
  };
  return { rows, get };
}
