// The cheapest total of each departure for a party, by cabin type and arrival, in columns: what cards sort and filters compare.
import { currencies, type Money } from '../../money/money.ts';
import { defaultParty, partyKey, type Party } from '../../pax/party.ts';
import { arrivalOptions, cabinTypes } from '../../voyage/vocabulary.ts';
import type { Companion, DepartureTable } from './departure-table.ts';
import { FareStore, partyShape, type PartyShape } from './fare-store.ts';
import type { Reference } from './reference.ts';
import { hasGivenPrices, noPrice, type FarePrices, type GivenPrices } from './rows.ts';
import type { RouteTable } from './route-table.ts';
import { grown, type Column } from './storage.ts';

const types = cabinTypes.length;
const options = arrivalOptions.length;
export const cells = types * options;
export const anyCabin = types;
export const anyArrival = 2 ** options - 1;
/** Bits of the offer byte: cabin types, arrivals from bit 4, and whether the price is reduced. */
export const offerArrivalShift = types;
export const offerReduced = 128;
/** Stands in the fare count of a departure whose prices were given. */
const givenMark = 0xffff;

/** All prices for one party. A price changes in place; a combined column is made when it is first asked for. */
export class PriceSet implements Companion {
  base: Int32Array[];
  /** Which cabin types and arrivals have a price for this party. */
  offers: Uint8Array;
  readonly shapes: readonly PartyShape[];
  /**
   * Each departure so far is sold in every pairing of its cabin types and arrivals, so that the offer bytes say all about
   * pairs, too. Offers in different currencies may break that, once for all.
   */
  allPairs = true;
  private combined: (Int32Array | undefined)[] = [];

  constructor(capacity: number, shapes: readonly PartyShape[]) {
    this.base = Array.from({ length: cells }, () => new Int32Array(capacity).fill(noPrice));
    this.offers = new Uint8Array(capacity);
    this.shapes = shapes;
  }

  /** Prices of a cabin type (or anyCabin) with any of the arrivals in the mask. */
  column(cabin: number, arrivals: number): Int32Array {
    const single = cabin === anyCabin ? -1 : [1, 2, 4].indexOf(arrivals);
    if (single >= 0) return this.base[cabin * options + single]!;
    const key = cabin * 8 + arrivals;
    const known = this.combined[key];
    if (known) return known;
    const sources = sourcesOf(cabin, arrivals).map((cell) => this.base[cell]!);
    const column = sources[0]!.slice();
    for (const source of sources.slice(1)) for (let row = 0; row < column.length; row += 1) if (source[row]! < column[row]!) column[row] = source[row]!;
    this.combined[key] = column;
    return column;
  }

  write(row: number, prices: ArrayLike<number>, reduced: boolean): void {
    let offer = 0;
    let sold = 0;
    for (let cell = 0; cell < cells; cell += 1) {
      const price = prices[cell]!;
      this.base[cell]![row] = price;
      if (price === noPrice) continue;
      offer |= offerBits[cell]!;
      sold += 1;
    }
    this.offers[row] = reduced ? offer | offerReduced : offer;
    if (sold !== pairs[offer]) this.allPairs = false;
    for (const [key, column] of this.combined.entries()) {
      if (!column) continue;
      let least = noPrice;
      for (const cell of sourcesOf(key >> 3, key & 7)) least = Math.min(least, prices[cell]!);
      column[row] = least;
    }
  }

  *columns(): Generator<Column> {
    yield* this.base;
    yield this.offers;
    for (const column of this.combined) if (column) yield column;
  }

  grow(capacity: number): void {
    this.base = this.base.map((column) => grown(column, capacity));
    this.offers = grown(this.offers, capacity);
    this.combined = this.combined.map((column) => column && grown(column, capacity));
  }
}

const offerBits = Array.from({ length: cells }, (_, cell) => (1 << Math.floor(cell / options)) | (1 << (offerArrivalShift + (cell % options))));
const ones = (mask: number): number => (mask === 0 ? 0 : (mask & 1) + ones(mask >> 1));
/** Pairings of the cabin types and arrivals of an offer byte. */
const pairs = Uint8Array.from({ length: 2 ** (types + options) }, (_, offer) => ones(offer & (2 ** types - 1)) * ones(offer >> types));
const cellsOf = Array.from({ length: (types + 1) * 8 }, (_, key) => {
  const cabin = key >> 3;
  return Array.from({ length: cells }, (__, cell) => cell).filter(
    (cell) => (cabin === anyCabin || Math.floor(cell / options) === cabin) && (key & (1 << (cell % options))) !== 0,
  );
});
const sourcesOf = (cabin: number, arrivals: number): readonly number[] => cellsOf[cabin * 8 + arrivals]!;

export class PriceBook implements Companion {
  readonly fares = new FareStore();
  private readonly sets = new Map<string, PriceSet>();
  private readonly scratch = new Int32Array(cells);
  private readonly departures: DepartureTable;
  private readonly routes: RouteTable;
  private readonly reference: Reference;
  private readonly rates: Float64Array;
  /** The set for two adults, always there. */
  readonly standard: PriceSet;

  constructor(departures: DepartureTable, routes: RouteTable, reference: Reference, rates: Float64Array) {
    this.departures = departures;
    this.routes = routes;
    this.reference = reference;
    this.rates = rates;
    this.standard = this.emptySet(defaultParty);
    this.sets.set(partyKey(defaultParty), this.standard);
    departures.accompany(this);
  }

  /** The prices of a party; computed at the first question and kept while the party is among the last ones asked for. */
  forParty(party: Party): PriceSet {
    const key = partyKey(party);
    const known = this.sets.get(key);
    if (known) {
      this.sets.delete(key);
      this.sets.set(key, known);
      return known;
    }
    const set = this.emptySet(party);
    const { routes, departures } = this;
    for (let route = 0; route < routes.count; route += 1) {
      const end = routes.first[route]! + routes.live[route]! + routes.sold[route]!;
      for (let row = routes.first[route]!; row < end; row += 1) {
        this.totals(row, set, this.scratch);
        set.write(row, this.scratch, departures.reduction[row]! > 0);
      }
    }
    this.sets.set(key, set);
    for (const old of this.sets.keys()) {
      if (this.sets.size <= this.mostSets()) break;
      if (this.sets.get(old) !== this.standard) this.sets.delete(old);
    }
    return set;
  }

  /** Takes over what a departure costs, for every party known. The row's key columns must be set. */
  store(row: number, prices: FarePrices | GivenPrices): void {
    const { departures } = this;
    const reduced = departures.reduction[row]! > 0;
    if (hasGivenPrices(prices)) {
      departures.fareCount[row] = givenMark;
      departures.arrivalCount[row] = 0;
      for (const set of this.sets.values()) set.write(row, prices.given, reduced);
      return;
    }
    if (prices.fares.length >= givenMark) throw new RangeError(`voyage ${departures.id[row]}: too many fares (${prices.fares.length})`);
    departures.fareStart[row] = this.fares.addFares(prices.fares);
    departures.fareCount[row] = prices.fares.length;
    departures.arrivalStart[row] = this.fares.addArrivals(prices.arrivals);
    departures.arrivalCount[row] = prices.arrivals.length;
    for (const set of this.sets.values()) {
      this.totals(row, set, this.scratch);
      set.write(row, this.scratch, reduced);
    }
  }

  /** Gives back the room of a departure's fares before it goes or gets new ones. */
  discard(row: number): void {
    const { departures } = this;
    if (departures.fareCount[row] === givenMark) return;
    this.fares.removeFares(departures.fareStart[row]!, departures.fareCount[row]!);
    this.fares.removeArrivals(departures.arrivalStart[row]!, departures.arrivalCount[row]!);
  }

  /** The stored facts of a departure's prices. */
  facts(row: number): FarePrices | GivenPrices {
    const { departures } = this;
    if (departures.fareCount[row] === givenMark) return { given: this.standard.base.map((column) => column[row]!), soldOut: departures.isSoldOut(row) };
    return {
      fares: this.fares.fares(departures.fareStart[row]!, departures.fareCount[row]!),
      arrivals: this.fares.arrivals(departures.arrivalStart[row]!, departures.arrivalCount[row]!),
    };
  }

  /** An amount as the columns compare it: in euro cents, or null without a rate. Same rounding as `convert`. */
  inEuro(amount: Money): number | null {
    const rate = this.rates[currencies.indexOf(amount.currency)]!;
    return rate === 0 ? null : Math.round(amount.amount / rate);
  }

  *columns(): Generator<Column> {
    for (const set of this.sets.values()) yield* set.columns();
  }

  grow(capacity: number): void {
    for (const set of this.sets.values()) set.grow(capacity);
  }

  private totals(row: number, set: PriceSet, out: Int32Array): void {
    const { departures, reference, routes } = this;
    if (departures.fareCount[row] === givenMark) {
      for (let cell = 0; cell < cells; cell += 1) out[cell] = this.standard.base[cell]![row]!;
      return;
    }
    const operator = reference.ships.operator[routes.ship[departures.route[row]!]!]!;
    const fares = this.fares;
    fares.cheapestTotals(
      departures.fareStart[row]!,
      departures.fareCount[row]!,
      departures.arrivalStart[row]!,
      departures.arrivalCount[row]!,
      set.shapes[operator]!,
      this.rates,
      out,
    );
  }

  private emptySet(party: Party): PriceSet {
    return new PriceSet(
      this.departures.capacity,
      this.reference.ageLimits.map((limits) => partyShape(party, limits)),
    );
  }

  /** 16 parties, or fewer where many voyages would make their columns larger than some 100 MB. */
  private mostSets(): number {
    return Math.min(16, Math.max(3, Math.floor(100_000_000 / (this.departures.capacity * 60))));
  }
}
