// Routes in columns: many departures share one, and most filters are decided here.
import type { Reference } from './reference.ts';
import { places } from './reference.ts';
import type { RouteRow } from './rows.ts';
import { grown, Keys } from './storage.ts';

/** Several values per route. */
export class ValueLists {
  offsets = new Uint32Array(65);
  values = new Uint16Array(256);

  add(route: number, values: readonly number[]): void {
    const start = this.offsets[route]!;
    const end = start + values.length;
    if (route + 2 > this.offsets.length) this.offsets = grown(this.offsets, Math.ceil((route + 2) * 1.25));
    if (end > this.values.length) this.values = grown(this.values, Math.ceil(end * 1.25));
    this.offsets[route + 1] = end;
    this.values.set(values, start);
  }
}

/** Several values per route both ways round: the values of a route, and the routes of a value. */
export class MultiColumn extends ValueLists {
  private readonly routes: number[][] = [];

  override add(route: number, values: readonly number[]): void {
    super.add(route, values);
    for (const value of values) (this.routes[value] ??= []).push(route);
  }

  routesOf(value: number): readonly number[] {
    return this.routes[value] ?? none;
  }
}
const none: readonly number[] = [];
export const maxNights = 400;

/** One of 32 bits for each 32 days, in turn: two days with different bits are different. */
export const timeBit = (day: number): number => 1 << ((day >> 5) & 31);

/** What is counted once per route; all of it in one row of counters, each kind in its own part. */
export const routeSources = ['area', 'geography', 'country', 'port', 'fromPort', 'toPort', 'ship', 'nights', 'river'] as const;
export type RouteSource = (typeof routeSources)[number];

/** How many counters each kind needs. */
const partSizes = (reference: Reference): Record<RouteSource, number> => ({
  area: reference.areaKeys.size,
  geography: reference.vocabulary.geographies.size,
  country: reference.countryKeys.size,
  port: reference.portKeys.size,
  fromPort: reference.portKeys.size,
  toPort: reference.portKeys.size,
  ship: reference.ships.keys.size,
  nights: maxNights + 1,
  river: 2,
});

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
  /** 0 or 1; as wide as the other columns that are counted. */
  river = new Uint16Array(64);
  overnight = new Uint8Array(64);
  tender = new Uint8Array(64);
  family = new Int32Array(64);
  /** Rows of the departures: first, how many on sale, how many sold out (they follow), room. */
  first = new Uint32Array(64);
  live = new Uint32Array(64);
  sold = new Uint32Array(64);
  room = new Uint32Array(64);
  /** Bits of the times at which a route has departures (see `timeBit`): most routes can be passed over by them alone. */
  times = new Int32Array(64);
  readonly areas = new MultiColumn();
  readonly ports = new MultiColumn();
  readonly countries = new MultiColumn();
  readonly geographies = new MultiColumn();
  /** All of a route's counters, whatever their kind: the places of what it has. */
  readonly counted = new ValueLists();
  /** Sizes and first places of the parts of the counters. */
  readonly partSizes: Readonly<Record<RouteSource, number>>;
  readonly partStarts: Readonly<Record<RouteSource, number>>;
  readonly counters: number;
  readonly families = new Map<number, number[]>();
  private readonly reference: Reference;

  constructor(reference: Reference) {
    this.reference = reference;
    this.partSizes = partSizes(reference);
    const starts: Partial<Record<RouteSource, number>> = {};
    let next = 0;
    for (const source of routeSources) {
      starts[source] = next;
      next += this.partSizes[source];
    }
    if (next > 0xffff) throw new RangeError(`ports: too many for the index, ${reference.portKeys.size}`);
    this.partStarts = starts as Record<RouteSource, number>;
    this.counters = next;
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
    const countries = [...new Set(ports.map((port) => reference.portCountry[port]!))];
    const geographies = [...new Set(places(reference.vocabulary.geographies, row.geography))];
    this.areas.add(route, areas);
    this.ports.add(route, ports);
    this.countries.add(route, countries);
    this.geographies.add(route, geographies);
    const values: Record<RouteSource, number[]> = {
      area: areas,
      geography: geographies,
      country: countries,
      port: ports,
      fromPort: [from],
      toPort: [to],
      ship: [ship],
      nights: [row.nights],
      river: [row.isRiver ? 1 : 0],
    };
    this.counted.add(
      route,
      routeSources.flatMap((source) => values[source].map((value) => this.partStarts[source] + value)),
    );
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
    this.times = grown(this.times, capacity);
  }
}
