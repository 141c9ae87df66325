// All tables of one index, and the write paths that keep them in step.
import { isoDate, monthOf } from '../../calendar/calendar.ts';
import type { ExchangeRates } from '../../money/money.ts';
import type { HolidaySpan } from './holiday-days.ts';
import type { PriceMode, Range } from '../filters.ts';
import { DepartureTable } from './departure-table.ts';
import { ratesByPlace } from './fare-store.ts';
import { anyArrival, anyCabin, PriceBook } from './price-book.ts';
import { AreaMedians } from './recommendation.ts';
import { places, Reference, Vocabulary } from './reference.ts';
import { hasGivenPrices, type FarePrices, type GivenPrices, type IndexReference, type RouteRow, type VoyageRow } from './rows.ts';
import { RouteTable } from './route-table.ts';
import { rangesOf, type IndexSettings } from './settings.ts';
import { SetDictionary } from './storage.ts';
import { WordTable } from './words.ts';

/** Sold out: nobody, however many they are, can book a cabin of it; a fare for seniors only does not count (L-DE-2). */
export function isSoldOut(prices: FarePrices | GivenPrices): boolean {
  if (hasGivenPrices(prices)) return prices.soldOut;
  return !prices.fares.some(
    (fare) =>
      fare.state === 'available' &&
      fare.minAge === null &&
      (fare.single !== null || fare.double !== null) &&
      prices.arrivals.some((offer) => offer.currency === fare.currency),
  );
}

export type VoyageFacts = Omit<VoyageRow, 'prices'>;

export class Tables {
  readonly settings: IndexSettings;
  readonly reference: Reference;
  readonly routes: RouteTable;
  readonly departures: DepartureTable;
  readonly prices: PriceBook;
  readonly serviceSets = new SetDictionary();
  readonly specialSets = new SetDictionary();
  readonly words: WordTable;
  readonly medians: AreaMedians;
  /** Facet values that the settings say. */
  readonly priceRanges: Readonly<Record<PriceMode, { readonly bands: readonly Range[]; readonly bars: readonly Range[] }>>;
  readonly classStars: readonly number[];
  readonly ratingSteps: readonly number[];
  /** First and last day of departure ever seen. */
  firstDay = 0xffff;
  lastDay = 0;
  private monthTable: MonthTable | undefined;
  private readonly holidayMasks = new Map<number, Uint16Array>();
  private readonly holidaySpans: readonly (HolidaySpan & { readonly bit: number })[];
  private readonly holidayRange: { readonly first: number; readonly last: number };

  constructor(reference: Omit<IndexReference, 'routes'>, rates: ExchangeRates, settings: IndexSettings, expected: number) {
    this.settings = settings;
    const ranges = (mode: PriceMode) => ({ bands: rangesOf(settings.priceScales[mode].bands), bars: rangesOf(settings.priceScales[mode].bars) });
    this.priceRanges = { total: ranges('total'), person: ranges('person'), night: ranges('night') };
    this.classStars = settings.classSteps.map((half) => half / 2);
    this.ratingSteps = settings.ratingSteps.map((tenth) => tenth / 10);
    this.holidaySpans = settings.vocabulary.holidays.flatMap((holiday, place) =>
      (settings.holidayDays[holiday] ?? []).map((span) => ({ ...span, bit: 1 << place })),
    );
    this.holidayRange = { first: Math.min(...this.holidaySpans.map((span) => span.from)), last: Math.max(...this.holidaySpans.map((span) => span.to)) };
    this.reference = new Reference(reference, new Vocabulary(settings.vocabulary));
    this.routes = new RouteTable(this.reference);
    this.departures = new DepartureTable(this.routes, expected);
    this.prices = new PriceBook(this.departures, this.routes, this.reference, ratesByPlace(rates));
    this.words = new WordTable(this.reference, this.routes);
    this.medians = new AreaMedians(this.reference.areas.length);
  }

  addRoute(row: RouteRow): void {
    const before = this.routes.count;
    const route = this.routes.add(row);
    if (this.routes.count > before) this.words.addRoute(route, [row.names.de, row.names.en]);
  }

  /** Adds a voyage or takes over its change. @throws RangeError when its route is unknown or a day is out of range. */
  put(voyage: VoyageRow): void {
    const route = this.routes.keys.find(voyage.routeId);
    if (route < 0) throw new RangeError(`voyage ${voyage.id}: route ${voyage.routeId} is not in the catalogue`);
    if (!(voyage.id > 0 && voyage.id < 2 ** 31)) throw new RangeError(`voyage ${voyage.id}: id must be 1–2147483647`);
    if (!(voyage.departs >= 0 && voyage.departs <= voyage.returns && voyage.returns <= 0xffff))
      throw new RangeError(`voyage ${voyage.id}: departs ${voyage.departs} and returns ${voyage.returns} must be ascending days since 1970`);
    const { departures } = this;
    const soldOut = isSoldOut(voyage.prices);
    let row = departures.find(voyage.id);
    const stays = row >= 0 && departures.route[row] === route && departures.start[row] === voyage.departs && departures.isSoldOut(row) === soldOut;
    if (row >= 0) this.release(row);
    if (row >= 0 && !stays) departures.remove(row);
    if (!stays) row = departures.insert(voyage.id, route, voyage.departs, soldOut);
    this.fill(row, route, voyage);
  }

  /** @returns whether it was there */
  remove(id: number): boolean {
    const row = this.departures.find(id);
    if (row < 0) return false;
    this.release(row);
    this.departures.remove(row);
    return true;
  }

  /** The months from the first to the last departure, and which day lies in which. */
  months(): MonthTable {
    if (this.monthTable?.firstDay !== this.firstDay || this.monthTable.lastDay !== this.lastDay) this.monthTable = monthsOf(this.firstDay, this.lastDay);
    return this.monthTable;
  }

  /** The voyage as it was put in, apart from its prices, repeats, unknown words and services of its ship. */
  facts(row: number): VoyageFacts {
    const { departures, routes, reference } = this;
    const named = (set: readonly number[], list: readonly string[]): string[] => set.map((place) => list[place]!);
    return {
      id: departures.id[row]!,
      routeId: routes.keys.list[departures.route[row]!]!,
      departs: departures.start[row]!,
      returns: departures.end[row]!,
      services: named(this.serviceSets.sets[departures.serviceSet[row]!]!, reference.vocabulary.services.list),
      specials: named(this.specialSets.sets[departures.specialSet[row]!]!, reference.vocabulary.specials.list),
      reductionPercent: departures.reduction[row]!,
      popularity: departures.popularity[row]!,
    };
  }

  private fill(row: number, route: number, voyage: VoyageRow): void {
    const { departures, reference, routes } = this;
    const ship = routes.ship[route]!;
    const ofShip = reference.ships.services[ship]!;
    this.firstDay = Math.min(this.firstDay, voyage.departs);
    this.lastDay = Math.max(this.lastDay, voyage.departs);
    departures.end[row] = voyage.returns;
    departures.holidays[row] = this.holidaysOf(voyage.departs, voyage.returns - voyage.departs);
    const services = places(reference.vocabulary.services, voyage.services).filter((service) => !ofShip.includes(service));
    departures.setSets(row, this.serviceSets.add(services), this.specialSets.add(places(reference.vocabulary.specials, voyage.specials)));
    departures.reduction[row] = voyage.reductionPercent;
    departures.popularity[row] = voyage.popularity;
    this.prices.store(row, voyage.prices);
    this.medians.add(routes.mainArea[route]!, this.standardPrice(row), routes.nights[route]!);
  }

  private release(row: number): void {
    const route = this.departures.route[row]!;
    this.medians.remove(this.routes.mainArea[route]!, this.standardPrice(row), this.routes.nights[route]!);
    this.prices.discard(row);
  }

  private standardPrice(row: number): number {
    return this.prices.standard.column(anyCabin, anyArrival)[row]!;
  }

  /** The holidays that touch a voyage, as bits; tables by length, as voyages of one length are many. */
  private holidaysOf(departs: number, days: number): number {
    const spans = this.holidaySpans;
    let masks = this.holidayMasks.get(days);
    if (!masks) {
      const { first, last } = this.holidayRange;
      masks = new Uint16Array(Math.max(0, last - first + days + 1));
      for (const { bit, from, to, whole } of spans) {
        const earliest = whole ? from : from - days;
        const latest = whole ? to - days : to;
        for (let day = earliest; day <= latest; day += 1) masks[day - first + days]! |= bit;
      }
      this.holidayMasks.set(days, masks);
    }
    return masks[departs - this.holidayRange.first + days] ?? 0;
  }
}

interface MonthTable {
  readonly firstDay: number;
  readonly lastDay: number;
  readonly months: readonly string[];
  readonly monthOfDay: Uint16Array;
}

function monthsOf(firstDay: number, lastDay: number): MonthTable {
  const months: string[] = [];
  const monthOfDay = new Uint16Array(Math.max(0, lastDay - firstDay + 1));
  for (let day = firstDay; day <= lastDay; day += 1) {
    const month = monthOf(isoDate(day));
    if (month !== months.at(-1)) months.push(month);
    monthOfDay[day - firstDay] = months.length - 1;
  }
  return { firstDay, lastDay, months, monthOfDay };
}
