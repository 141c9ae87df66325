// Departures in columns, each route's in one run of rows: first those on sale, then the sold out, both by day.
// A change moves rows inside its route's run alone, so the index is always current and never has to be merged.
import { timeBit, type RouteTable } from './route-table.ts';
import { Blocks, grown, IdTable, type Column } from './storage.ts';

/** Columns elsewhere (prices) whose rows move along with the departures. */
export interface Companion {
  columns(): Iterable<Column>;
  grow(capacity: number): void;
}

/** Places of sets: two bytes each until there are more sets than that. */
export type SetColumn = Uint16Array | Uint32Array;

export class DepartureTable {
  readonly routeOfId: IdTable;
  private readonly blocks = new Blocks();
  private readonly companions: Companion[] = [];
  capacity: number;
  /** Most rows that a route has had room for. */
  largestRun = 0;
  id: Int32Array;
  route: Uint32Array;
  /** Day numbers since 1970-01-01 (16 bits last until 2149). */
  start: Uint16Array;
  end: Uint16Array;
  /** Bits in the order of the vocabulary. */
  holidays: Uint16Array;
  serviceSet: SetColumn;
  specialSet: SetColumn;
  reduction: Uint8Array;
  popularity: Uint32Array;
  fareStart: Uint32Array;
  fareCount: Uint16Array;
  arrivalStart: Uint32Array;
  arrivalCount: Uint8Array;
  private readonly routes: RouteTable;

  constructor(routes: RouteTable, expected: number) {
    this.routes = routes;
    this.routeOfId = new IdTable(expected);
    this.capacity = expected + Math.ceil(expected / 16) + 64;
    this.id = new Int32Array(this.capacity);
    this.route = new Uint32Array(this.capacity);
    this.start = new Uint16Array(this.capacity);
    this.end = new Uint16Array(this.capacity);
    this.holidays = new Uint16Array(this.capacity);
    this.serviceSet = new Uint16Array(this.capacity);
    this.specialSet = new Uint16Array(this.capacity);
    this.reduction = new Uint8Array(this.capacity);
    this.popularity = new Uint32Array(this.capacity);
    this.fareStart = new Uint32Array(this.capacity);
    this.fareCount = new Uint16Array(this.capacity);
    this.arrivalStart = new Uint32Array(this.capacity);
    this.arrivalCount = new Uint8Array(this.capacity);
  }

  get size(): number {
    return this.routeOfId.size;
  }

  /** Rows ever used; every live row lies below. */
  get rows(): number {
    return this.blocks.end;
  }

  accompany(companion: Companion): void {
    this.companions.push(companion);
  }

  /** Room for a route's departures before they come, so that a first build leaves no gaps. */
  reserve(route: number, departures: number): void {
    const { routes } = this;
    if (departures <= routes.room[route]!) return;
    const first = this.blocks.take(departures);
    this.ensure(this.blocks.end);
    const used = routes.live[route]! + routes.sold[route]!;
    for (const column of this.allColumns()) column.copyWithin(first, routes.first[route]!, routes.first[route]! + used);
    this.blocks.give(routes.first[route]!, routes.room[route]!);
    routes.first[route] = first;
    routes.room[route] = departures;
    this.largestRun = Math.max(this.largestRun, departures);
  }

  /** Makes a row for a new departure at its place in the order and fills its key columns. */
  insert(id: number, route: number, start: number, soldOut: boolean): number {
    const { routes } = this;
    const used = routes.live[route]! + routes.sold[route]!;
    if (used === routes.room[route]!) this.reserve(route, used + Math.max(2, used >> 2));
    const first = routes.first[route]!;
    const low = soldOut ? first + routes.live[route]! : first;
    let row = soldOut ? first + used : first + routes.live[route]!;
    while (row > low && this.start[row - 1]! > start) row -= 1;
    if (row < first + used) for (const column of this.allColumns()) column.copyWithin(row + 1, row, first + used);
    const counts = soldOut ? routes.sold : routes.live;
    counts[route] = counts[route]! + 1;
    this.id[row] = id;
    this.route[row] = route;
    this.start[row] = start;
    this.routeOfId.set(id, route);
    routes.times[route]! |= timeBit(start);
    return row;
  }

  remove(row: number): void {
    const { routes } = this;
    const route = this.route[row]!;
    const end = routes.first[route]! + routes.live[route]! + routes.sold[route]!;
    const counts = this.isSoldOut(row) ? routes.sold : routes.live;
    this.routeOfId.delete(this.id[row]!);
    for (const column of this.allColumns()) column.copyWithin(row, row + 1, end);
    counts[route] = counts[route]! - 1;
    let times = 0;
    for (let other = routes.first[route]!; other < end - 1; other += 1) times |= timeBit(this.start[other]!);
    routes.times[route] = times;
  }

  setSets(row: number, services: number, specials: number): void {
    if (services > 0xffff && this.serviceSet instanceof Uint16Array) this.serviceSet = Uint32Array.from(this.serviceSet);
    if (specials > 0xffff && this.specialSet instanceof Uint16Array) this.specialSet = Uint32Array.from(this.specialSet);
    this.serviceSet[row] = services;
    this.specialSet[row] = specials;
  }

  isSoldOut(row: number): boolean {
    const route = this.route[row]!;
    return row >= this.routes.first[route]! + this.routes.live[route]!;
  }

  /** @returns the row or -1 */
  find(id: number): number {
    const route = this.routeOfId.get(id);
    if (route < 0) return -1;
    const { routes } = this;
    const end = routes.first[route]! + routes.live[route]! + routes.sold[route]!;
    for (let row = routes.first[route]!; row < end; row += 1) if (this.id[row] === id) return row;
    return -1;
  }

  private *allColumns(): Generator<Column> {
    yield this.id;
    yield this.route;
    yield this.start;
    yield this.end;
    yield this.holidays;
    yield this.serviceSet;
    yield this.specialSet;
    yield this.reduction;
    yield this.popularity;
    yield this.fareStart;
    yield this.fareCount;
    yield this.arrivalStart;
    yield this.arrivalCount;
    for (const companion of this.companions) yield* companion.columns();
  }

  private ensure(rows: number): void {
    if (rows <= this.capacity) return;
    const capacity = Math.ceil(rows * 1.125) + 64;
    this.capacity = capacity;
    this.id = grown(this.id, capacity);
    this.route = grown(this.route, capacity);
    this.start = grown(this.start, capacity);
    this.end = grown(this.end, capacity);
    this.holidays = grown(this.holidays, capacity);
    this.serviceSet = grown<SetColumn>(this.serviceSet, capacity);
    this.specialSet = grown<SetColumn>(this.specialSet, capacity);
    this.reduction = grown(this.reduction, capacity);
    this.popularity = grown(this.popularity, capacity);
    this.fareStart = grown(this.fareStart, capacity);
    this.fareCount = grown(this.fareCount, capacity);
    this.arrivalStart = grown(this.arrivalStart, capacity);
    this.arrivalCount = grown(this.arrivalCount, capacity);
    for (const companion of this.companions) companion.grow(capacity);
  }
}
