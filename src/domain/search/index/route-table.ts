// Routes in columns: many departures share one, and most filters are decided here.
import type { Reference } from './reference.ts';
import { places } from './reference.ts';
import type { RouteRow } from './rows.ts';
import { grown, Keys } from './storage.ts';

/** Several values per route both ways round: the values of a route, and the routes of a value. */
export class MultiColumn {
  offsets = new Uint32Array(65);
  values = new Uint16Array(256);
  /** By value. */
  readonly routes: number[][] = [];

  add(route: number, values: readonly number[]): void {
    const start = this.offsets[route]!;
    const end = start + values.length;
    if (route + 2 > this.offsets.length) this.offsets = grown(this.offsets, Math.ceil((route + 2) * 1.25));
    if (end > this.values.length) this.values = grown(this.values, Math.ceil(end * 1.25));
    this.offsets[route + 1] = end;
    for (const [index, value] of values.entries()) {
      this.values[start + index] = value;
      (this.routes[value] ??= []).push(route);
    }
  }

  routesOf(value: number): readonly number[] {
    return this.routes[value] ?? none;
  }
}
const none: readonly number[] = [];
export const maxNights = 400;

export class RouteTable {
  count = 0;
  readonly keys = new Keys<number>();
  ship = new Uint16Array(64);
  from = new Uint16Array(64);
  to = new Uint16Array(64);
  nights = new Uint16Array(64);
  mainArea = new Uint16Array(64);
  seaDays = new Uint16Array(64);
  longestCallMinutes = new Uint16Array(64);
  river = new Uint8Array(64);
  overnight = new Uint8Array(64);
  tender = new Uint8Array(64);
  family = new Int32Array(64);
  /** Rows of the departures: first, how many on sale, how many sold out (they follow), room. */
  first = new Uint32Array(64);
  live = new Uint32Array(64);
  sold = new Uint32Array(64);
  room = new Uint32Array(64);
  readonly areas = new MultiColumn();
  readonly ports = new MultiColumn();
  readonly countries = new MultiColumn();
  readonly geographies = new MultiColumn();
  readonly families = new Map<number, number[]>();
  private readonly reference: Reference;

  constructor(reference: Reference) {
    this.reference = reference;
  }

  /** The route's place, new or known. @throws RangeError naming what the route refers to and the reference lacks. */
  add(row: RouteRow): number {
    const known = this.keys.find(row.id);
    if (known >= 0) return known;
    const { reference } = this;
    const place = (keys: Keys<number>, id: number, what: string): number => {
      const found = keys.find(id);
      if (found < 0) throw new RangeError(`route ${row.id}: ${what} ${id} is not in the catalogue`);
      return found;
    };
    if (!(row.nights >= 1 && row.nights <= maxNights)) throw new RangeError(`route ${row.id}: nights must be 1–${maxNights}, got ${row.nights}`);
    const ship = place(reference.ships.keys, row.shipId, 'ship');
    const from = place(reference.portKeys, row.fromPortId, 'port');
    const to = place(reference.portKeys, row.toPortId, 'port');
    const mainArea = place(reference.areaKeys, row.mainAreaId, 'area');
    const ports = [...new Set(row.portIds)].map((id) => place(reference.portKeys, id, 'port'));
    const areas = [...new Set(row.areaIds)].map((id) => place(reference.areaKeys, id, 'area'));
    const route = this.keys.add(row.id);
    this.count = route + 1;
    this.grow();
    this.ship[route] = ship;
    this.from[route] = from;
    this.to[route] = to;
    this.nights[route] = row.nights;
    this.mainArea[route] = mainArea;
    this.seaDays[route] = row.seaDays;
    this.longestCallMinutes[route] = row.longestCallMinutes;
    this.river[route] = row.isRiver ? 1 : 0;
    this.overnight[route] = row.overnight ? 1 : 0;
    this.tender[route] = row.tender ? 1 : 0;
    this.family[route] = row.familyId;
    this.areas.add(route, areas);
    this.ports.add(route, ports);
    this.countries.add(route, [...new Set(ports.map((port) => reference.portCountry[port]!))]);
    this.geographies.add(route, [...new Set(places(reference.vocabulary.geographies, row.geography))]);
    const family = this.families.get(row.familyId);
    if (family) family.push(route);
    else this.families.set(row.familyId, [route]);
    return route;
  }

  private grow(): void {
    if (this.count <= this.ship.length) return;
    const capacity = Math.ceil(this.count * 1.25);
    this.ship = grown(this.ship, capacity);
    this.from = grown(this.from, capacity);
    this.to = grown(this.to, capacity);
    this.nights = grown(this.nights, capacity);
    this.mainArea = grown(this.mainArea, capacity);
    this.seaDays = grown(this.seaDays, capacity);
    this.longestCallMinutes = grown(this.longestCallMinutes, capacity);
    this.river = grown(this.river, capacity);
    this.overnight = grown(this.overnight, capacity);
    this.tender = grown(this.tender, capacity);
    this.family = grown(this.family, capacity);
    this.first = grown(this.first, capacity);
    this.live = grown(this.live, capacity);
    this.sold = grown(this.sold, capacity);
    this.room = grown(this.room, capacity);
  }
}
