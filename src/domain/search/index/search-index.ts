// The search index: every voyage on sale in memory, answering every filter, sort and facet for any party (SEARCH-01 to 05, 12, 13, 15).
import { dayNumber, isoDate, type IsoDate } from '../../calendar/calendar.ts';
import { isQuote, quote, type Quote } from '../../fares/quote.ts';
import type { Party } from '../../pax/party.ts';
import { arrivalOptions, cabinTypes, type ArrivalOption, type CabinType } from '../../voyage/vocabulary.ts';
import { defaultSort, type SearchFilters, type SearchState } from '../filters.ts';
import { facetsOf, type SearchFacets } from './facets.ts';
import { activeGroups, groupFields, withoutGroup, type FilterGroup } from './groups.ts';
import { pickPage } from './order.ts';
import { planSearch, type Plan, type SearchOptions } from './plan.ts';
import { anyArrival, anyCabin } from './price-book.ts';
import { hasGivenPrices, noPrice, type FarePrices, type IndexChanges, type VoyageRow } from './rows.ts';
import { scan } from './scan.ts';
import type { Tables, VoyageFacts } from './tables.ts';
import { Workspace } from './workspace.ts';

export interface SearchAnswer {
  readonly total: number;
  /** Voyages of the page asked for, in order. */
  readonly ids: readonly number[];
  /** Their prices for order and filter: the party's total in euro cents, null where nothing is sold to this party. */
  readonly prices: readonly (number | null)[];
  /** Of the hits and of what only the price filter hides, in euro cents: the ends of the price histogram. */
  readonly lowest: number | null;
  readonly highest: number | null;
  readonly facets: SearchFacets;
}

/** What leaving one filter out would give (SEARCH-13). */
export interface Relaxation {
  readonly group: FilterGroup;
  readonly fields: readonly (keyof SearchFilters)[];
  readonly total: number;
  /** Euro cents, or null. */
  readonly lowest: number | null;
}

export interface DayPrice {
  readonly day: IsoDate;
  readonly count: number;
  readonly lowest: number | null;
}

export interface PortGroup {
  readonly portId: number;
  readonly count: number;
  readonly lowest: number | null;
}

/** The cheapest fare behind a price, with its lines. */
export interface CheapestFare {
  readonly quote: Quote;
  readonly categoryCode: string;
  readonly fareGroup: string;
  readonly arrival: ArrivalOption;
}

const priceOrNull = (price: number): number | null => (price === noPrice ? null : price);
const arrivalsMask = (options: readonly ArrivalOption[] | undefined): number =>
  options && options.length > 0 ? options.reduce((mask, option) => mask | (1 << arrivalOptions.indexOf(option)), 0) : anyArrival;

export class SearchIndex {
  private readonly tables: Tables;
  private readonly work: Workspace;

  /** Made by `createSearchIndex` or `buildSearchIndex`. */
  constructor(tables: Tables) {
    this.tables = tables;
    this.work = new Workspace(tables);
  }

  get size(): number {
    return this.tables.departures.size;
  }

  has(voyageId: number): boolean {
    return this.tables.departures.find(voyageId) >= 0;
  }

  knowsRoute(routeId: number): boolean {
    return this.tables.routes.keys.find(routeId) >= 0;
  }

  /** Hits, their page and all facets. */
  search(state: SearchState, options: SearchOptions = {}): SearchAnswer {
    const { tables, work } = this;
    const plan = this.plan(state, options);
    const total = scan(plan, tables, work);
    const pageSize = state.pageSize ?? 10;
    const from = (Math.max(1, state.page ?? 1) - 1) * pageSize;
    const rows = pickPage(total, from, from + pageSize, state.sort ?? defaultSort, plan.column, options.language ?? 'de', tables, work);
    return {
      total,
      ids: rows.map((row) => tables.departures.id[row]!),
      prices: rows.map((row) => priceOrNull(plan.column[row]!)),
      lowest: priceOrNull(work.lowestPrice),
      highest: work.highestPrice < 0 ? null : work.highestPrice,
      facets: facetsOf(plan, state.priceMode ?? 'total', tables, work),
    };
  }

  /** Total and lowest price alone. */
  summary(state: SearchState, options: SearchOptions = {}): { readonly total: number; readonly lowest: number | null } {
    const plan = this.plan(state, options);
    const total = scan(plan, this.tables, this.work);
    return { total, lowest: this.lowestOf(plan, total) };
  }

  /** Ids of all hits in order, for lists that need more than a page. */
  ids(state: SearchState, options: SearchOptions = {}, most = Infinity): number[] {
    const plan = this.plan(state, options);
    const total = scan(plan, this.tables, this.work);
    return pickPage(total, 0, most, state.sort ?? defaultSort, plan.column, options.language ?? 'de', this.tables, this.work).map(
      (row) => this.tables.departures.id[row]!,
    );
  }

  /** Which single filter to leave out for how many more voyages: the best three, most voyages first (SEARCH-13). */
  relaxations(state: SearchState, options: SearchOptions = {}): Relaxation[] {
    const now = this.summary(state, options).total;
    return activeGroups(state)
      .map((group): Relaxation => ({ group, fields: groupFields[group], ...this.summary(withoutGroup(state, group), options) }))
      .filter((relaxation) => relaxation.total > now)
      .sort((a, b) => b.total - a.total || (a.lowest ?? Infinity) - (b.lowest ?? Infinity))
      .slice(0, 3);
  }

  /** Voyages and lowest price of each day of departure from `from` to `to`, whatever days the state asks for (SEARCH-15). */
  cheapestPerDay(state: SearchState, from: IsoDate, to: IsoDate, options: SearchOptions = {}): DayPrice[] {
    const { tables, work } = this;
    scan(this.plan(withoutGroup(state, 'when'), options), tables, work);
    const days: DayPrice[] = [];
    const last = Math.min(dayNumber(to), tables.lastDay);
    for (let day = Math.max(dayNumber(from), tables.firstDay); day <= last; day += 1) {
      const count = work.hit.day[day - tables.firstDay]!;
      if (count > 0) days.push({ day: isoDate(day), count, lowest: priceOrNull(work.dayLow[day - tables.firstDay]!) });
    }
    return days;
  }

  /** Hits by port of departure with the lowest price of each, for the map. */
  mapGroups(state: SearchState, options: SearchOptions = {}): PortGroup[] {
    const { tables, work } = this;
    const plan = this.plan(state, options);
    const total = scan(plan, tables, work);
    const lowest = new Map<number, number>();
    for (let index = 0; index < total; index += 1) {
      const row = work.hits[index]!;
      const port = tables.routes.from[tables.departures.route[row]!]!;
      lowest.set(port, Math.min(lowest.get(port) ?? noPrice, plan.column[row]!));
    }
    return [...lowest].map(([port, price]) => ({ portId: tables.reference.portKeys.list[port]!, count: work.hit.fromPort[port]!, lowest: priceOrNull(price) }));
  }

  /** Departures of a route family by day (`identical`, feature 22), sold out ones among them. */
  sameFamily(familyId: number): number[] {
    const { routes, departures } = this.tables;
    const rows: number[] = [];
    for (const route of routes.families.get(familyId) ?? []) {
      const end = routes.first[route]! + routes.live[route]! + routes.sold[route]!;
      for (let row = routes.first[route]!; row < end; row += 1) rows.push(row);
    }
    return rows.sort((a, b) => departures.start[a]! - departures.start[b]! || departures.id[a]! - departures.id[b]!).map((row) => departures.id[row]!);
  }

  /** A voyage's price for a party in euro cents as the columns hold it; undefined = unknown voyage. */
  price(voyageId: number, party: Party, cabin?: CabinType, arrivals?: readonly ArrivalOption[]): number | null | undefined {
    const row = this.tables.departures.find(voyageId);
    if (row < 0) return undefined;
    const column = this.tables.prices.forParty(party).column(cabin === undefined ? anyCabin : cabinTypes.indexOf(cabin), arrivalsMask(arrivals));
    return priceOrNull(column[row]!);
  }

  /** A voyage as it was put in, apart from its prices, repeats and services that the ship offers anyway. */
  facts(voyageId: number): VoyageFacts | undefined {
    const row = this.tables.departures.find(voyageId);
    return row < 0 ? undefined : this.tables.facts(row);
  }

  /** The facts of a voyage's prices, for quotes without a look into the database. Undefined for unknown voyages and given prices. */
  fares(voyageId: number): FarePrices | undefined {
    const row = this.tables.departures.find(voyageId);
    if (row < 0) return undefined;
    const facts = this.tables.prices.facts(row);
    return hasGivenPrices(facts) ? undefined : facts;
  }

  /** The fare behind the lowest price for a party, with the lines of its quote; undefined where nothing is sold so. */
  cheapestFare(voyageId: number, party: Party, cabin?: CabinType, arrivals?: readonly ArrivalOption[]): CheapestFare | undefined {
    const { departures, routes, reference, prices } = this.tables;
    const row = departures.find(voyageId);
    const facts = row < 0 ? undefined : prices.facts(row);
    if (!facts || hasGivenPrices(facts)) return undefined;
    const limits = reference.ageLimits[reference.ships.operator[routes.ship[departures.route[row]!]!]!]!;
    const mask = arrivalsMask(arrivals);
    let best: { readonly quote: Quote; readonly price: number } | undefined;
    for (const offer of facts.arrivals) {
      if (((mask >> arrivalOptions.indexOf(offer.option)) & 1) === 0) continue;
      for (const fare of facts.fares) {
        if (fare.currency !== offer.currency || fare.minAge !== null || (cabin !== undefined && fare.cabinType !== cabin)) continue;
        const answer = quote(fare, offer, party, limits);
        if (!isQuote(answer)) continue;
        const price = prices.inEuro(answer.total);
        if (price !== null && (!best || price < best.price)) best = { quote: answer, price };
      }
    }
    return best && { quote: best.quote, categoryCode: best.quote.categoryCode, fareGroup: best.quote.fareGroup, arrival: best.quote.arrival };
  }

  /** Takes over changes; answers show them from the next call on. A route that was already known keeps what it says. */
  apply(changes: IndexChanges): void {
    const { tables } = this;
    for (const route of changes.routes ?? []) tables.addRoute(route);
    for (const id of changes.removed ?? []) tables.remove(id);
    for (const voyage of changes.voyages ?? []) tables.put(voyage);
  }

  /** Voyages that depart on or before a day, to be removed. */
  departedBy(day: IsoDate): number[] {
    const { routes, departures } = this.tables;
    const limit = dayNumber(day);
    const gone: number[] = [];
    for (let route = 0; route < routes.count; route += 1) {
      const end = routes.first[route]! + routes.live[route]! + routes.sold[route]!;
      for (let row = routes.first[route]!; row < end; row += 1) if (departures.start[row]! <= limit) gone.push(departures.id[row]!);
    }
    return gone;
  }

  /** Every voyage as it was put in, to build another index from. */
  *voyages(): Generator<VoyageRow> {
    const { routes } = this.tables;
    for (let route = 0; route < routes.count; route += 1) {
      const ids = Array.from({ length: routes.live[route]! + routes.sold[route]! }, (_, index) => this.tables.departures.id[routes.first[route]! + index]!);
      for (const id of ids) {
        const row = this.tables.departures.find(id); // looked up again: the caller may change the index in between
        if (row >= 0) yield { ...this.tables.facts(row), prices: this.tables.prices.facts(row) };
      }
    }
  }

  /** How many departures each route has, by route id. */
  departuresPerRoute(): Map<number, number> {
    const { routes } = this.tables;
    return new Map(routes.keys.list.map((id, route) => [id, routes.live[route]! + routes.sold[route]!]));
  }

  private plan(state: SearchState, options: SearchOptions): Plan {
    this.work.fit(this.tables);
    return planSearch(state, options, this.tables, this.work);
  }

  private lowestOf(plan: Plan, total: number): number | null {
    let lowest = noPrice;
    for (let index = 0; index < total; index += 1) lowest = Math.min(lowest, plan.column[this.work.hits[index]!]!);
    return priceOrNull(lowest);
  }
}
