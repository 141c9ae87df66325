// The search as one would say it: every voyage asked every question, prices by quote(), facet counts by asking again with the
// value chosen. Slow and obvious; the index must agree with it.
import { dayNumber, isoDate, monthOf } from '#domain/calendar/calendar.ts';
import { voyageTouches } from '#domain/calendar/holidays.ts';
import { isQuote, quote } from '#domain/fares/quote.ts';
import { convert } from '#domain/money/money.ts';
import { paxCount, party } from '#domain/pax/party.ts';
import type { Range, SearchState } from '#domain/search/filters.ts';
import { withoutGroup } from '#domain/search/index/groups.ts';
import { recommendationPoints } from '#domain/search/index/recommendation.ts';
import {
  hasGivenPrices,
  noPrice,
  type FarePrices,
  type OperatorRow,
  type PortRow,
  type RouteRow,
  type ShipRow,
  type VoyageRow,
} from '#domain/search/index/rows.ts';
import { foldedWords } from '#domain/search/index/words.ts';
import { arrivalOptions, cabinTypes, type ArrivalOption, type CabinType } from '#domain/voyage/vocabulary.ts';
import type { ArrayInput } from '../factories/index-input.ts';

interface Known {
  readonly voyage: VoyageRow;
  readonly route: RouteRow;
  readonly ship: ShipRow;
  readonly operator: OperatorRow;
  readonly from: PortRow;
  readonly to: PortRow;
  readonly countries: readonly string[];
  readonly words: readonly string[];
  readonly soldOut: boolean;
}

type Totals = Readonly<Partial<Record<CabinType, Partial<Record<ArrivalOption, number>>>>>;
const inside = (value: number, range: Range | undefined): boolean => value >= (range?.min ?? -Infinity) && value <= (range?.max ?? Infinity);
const listed = <T>(list: readonly T[] | undefined, ...values: readonly T[]): boolean =>
  !list || list.length === 0 || values.some((value) => list.includes(value));
const facts = (prices: VoyageRow['prices']): FarePrices => {
  if (hasGivenPrices(prices)) throw new TypeError('a plain search needs fares');
  return prices;
};

export class PlainSearch {
  private readonly input: ArrayInput;
  private readonly known: Known[];
  private readonly totals = new Map<string, Totals>();
  private readonly perEuro: number;

  constructor(input: ArrayInput, perEuro = 1) {
    this.input = input;
    this.perEuro = perEuro;
    this.known = input.voyages.map((voyage) => this.know(voyage));
  }

  total(state: SearchState): number {
    return this.hits(state).length;
  }

  /** Ids of all hits in order. */
  ids(state: SearchState, language: 'de' | 'en' = 'de'): number[] {
    const key = this.sortKey(state, language);
    return this.hits(state)
      .map((known) => ({ known, key: key(known) }))
      .sort((a, b) => a.key - b.key || a.known.voyage.departs - b.known.voyage.departs || a.known.voyage.id - b.known.voyage.id)
      .map(({ known }) => known.voyage.id);
  }

  /** Cheapest total in euro cents, or null. */
  price(id: number, state: SearchState): number | null {
    return this.priceOf(
      this.known.find((known) => known.voyage.id === id)!,
      state,
    );
  }

  /** Lowest price of the hits, or null. */
  lowest(state: SearchState): number | null {
    const prices = this.hits(state).flatMap((known) => this.priceOf(known, state) ?? []);
    return prices.length === 0 ? null : Math.min(...prices);
  }

  /** Lowest and highest price, whatever the price filter says. */
  priceRange(state: SearchState): [number | null, number | null] {
    const anyPrice = withoutGroup(state, 'price');
    const prices = this.hits(anyPrice).flatMap((known) => this.priceOf(known, anyPrice) ?? []);
    return prices.length === 0 ? [null, null] : [Math.min(...prices), Math.max(...prices)];
  }

  private know(voyage: VoyageRow): Known {
    const { input } = this;
    const route = [...input.routes].find((row) => row.id === voyage.routeId)!;
    const ship = [...input.ships].find((row) => row.id === route.shipId)!;
    const operator = [...input.operators].find((row) => row.id === ship.operatorId)!;
    const ports = [...input.ports];
    const called = ports.filter((port) => route.portIds.includes(port.id));
    const areas = [...input.areas].filter((area) => route.areaIds.includes(area.id));
    const texts = [ship.name, operator.name, route.names.de, route.names.en, ...[...called, ...areas].flatMap((row) => [row.names.de, row.names.en])];
    const { fares, arrivals } = facts(voyage.prices);
    return {
      voyage,
      route,
      ship,
      operator,
      from: ports.find((port) => port.id === route.fromPortId)!,
      to: ports.find((port) => port.id === route.toPortId)!,
      countries: called.map((port) => port.country),
      words: texts.flatMap(foldedWords),
      soldOut: !fares.some(
        (fare) =>
          fare.state === 'available' &&
          fare.minAge === null &&
          (fare.single ?? fare.double) !== null &&
          arrivals.some((offer) => offer.currency === fare.currency),
      ),
    };
  }

  private hits(state: SearchState): Known[] {
    return this.known.filter((known) => this.passes(known, state));
  }

  private passes(known: Known, s: SearchState): boolean {
    const { voyage, ship } = known;
    if (known.soldOut && s.soldOut !== true) return false;
    return (
      this.where(known, s) &&
      this.when(known, s) &&
      this.aboard(known, s) &&
      listed(s.services, ...voyage.services, ...ship.services) &&
      listed(s.specials, ...voyage.specials) &&
      (!s.specialOperator?.length || (voyage.specials.length > 0 && s.specialOperator.includes(ship.operatorId))) &&
      (s.reduced !== true || voyage.reductionPercent > 0) &&
      this.offered(known, s)
    );
  }

  private where({ route, from, to, countries, words }: Known, s: SearchState): boolean {
    return (
      listed(s.area, ...route.areaIds) &&
      listed(s.port, ...route.portIds) &&
      (s.portAll ?? []).every((port) => route.portIds.includes(port)) &&
      !(s.portNone ?? []).some((port) => route.portIds.includes(port)) &&
      listed(s.fromPort, from.id) &&
      listed(s.toPort, to.id) &&
      (!s.fromToPort?.length || (from.id === to.id && s.fromToPort.includes(from.id))) &&
      listed(s.country, ...countries) &&
      listed(s.fromCountry, from.country) &&
      listed(s.departureIn, from.country) &&
      listed(s.toCountry, to.country) &&
      (!s.fromToCountry?.length || (from.country === to.country && s.fromToCountry.includes(from.country))) &&
      listed<string>(s.geography, ...route.geography) &&
      (s.isRiver === undefined || route.isRiver === s.isRiver) &&
      (s.roundTrip === undefined || (from.id === to.id) === s.roundTrip) &&
      listed(s.identical, route.familyId) &&
      foldedWords(s.textQuery ?? '').every((asked) => words.some((word) => word.startsWith(asked)))
    );
  }

  private when({ voyage, route }: Known, s: SearchState): boolean {
    const start = isoDate(voyage.departs);
    const end = isoDate(voyage.returns);
    return (
      start >= (s.startFrom ?? '') &&
      start <= (s.startTo ?? '9') &&
      start >= (s.minStartDate ?? '') &&
      end <= (s.maxEndDate ?? '9') &&
      start === (s.date ?? start) &&
      listed(s.month, monthOf(start)) &&
      listed(s.weekday, (dayNumber(start) + 3) % 7) &&
      (!s.holiday?.length || s.holiday.some((holiday) => voyageTouches(holiday, start, end))) &&
      inside(route.nights, s.duration) &&
      listed(s.nights, route.nights) &&
      inside(route.seaDays, s.seaDays) &&
      route.longestCallMinutes >= (s.hoursInPort ?? 0) * 60 &&
      (s.overnight !== true || route.overnight) &&
      (s.noTender !== true || !route.tender)
    );
  }

  private aboard({ ship }: Known, s: SearchState): boolean {
    const atLeast = (value: number | null, asked: number | undefined, factor: number): boolean =>
      asked === undefined || (value !== null && value >= Math.round(asked * factor));
    return (
      listed(s.cruiseLine, ship.operatorId) &&
      listed(s.areaOperator, ship.operatorId) &&
      listed(s.ship, ship.id) &&
      (!s.shipSize?.length || (ship.size !== null && (s.shipSize as readonly string[]).includes(ship.size))) &&
      listed<string>(s.language, ...ship.languages) &&
      listed<string>(s.feature, ...ship.features) &&
      atLeast(ship.starsHalf, s.shipClass, 2) &&
      atLeast(ship.customerRatingTenth, s.ratingCustomer, 10) &&
      atLeast(ship.adviserRatingTenth, s.ratingKfb, 10) &&
      atLeast(ship.builtYear, s.builtFrom, 1) &&
      (s.maxPassengers === undefined || (ship.passengers > 0 && ship.passengers <= s.maxPassengers))
    );
  }

  private offered(known: Known, s: SearchState): boolean {
    const asksArrival = (s.arrivalOptions?.length ?? 0) > 0 || s.arrivalIncluded === true;
    if (asksArrival && arrivalsAsked(s).length === 0) return false;
    const price = this.priceOf(known, s);
    if ((s.cabin !== undefined || asksArrival) && price === null) return false;
    const { min, max } = s.price ?? {};
    if (min === undefined && max === undefined) return true;
    if (price === null) return false;
    const persons = paxCount(party(s.adultCount ?? 2, s.childAgeOptions ?? []));
    const unit = s.priceMode === 'night' ? persons * known.route.nights : s.priceMode === 'person' ? persons : 1;
    const shown = (whole: number): number => Math.floor((whole * 100) / this.perEuro);
    const share = Math.ceil(price / unit);
    return share > shown((min ?? 0) - 1) && share <= shown(max ?? Infinity);
  }

  private priceOf(known: Known, s: SearchState): number | null {
    const asked = arrivalsAsked(s);
    const totals = this.totalsOf(known, s);
    const prices = (s.cabin === undefined ? cabinTypes : [s.cabin]).flatMap((cabin) =>
      (asked.length === 0 ? arrivalOptions : asked).flatMap((option) => totals[cabin]?.[option] ?? []),
    );
    return prices.length === 0 ? null : Math.min(...prices);
  }

  private totalsOf(known: Known, s: SearchState): Totals {
    const travellers = party(s.adultCount ?? 2, s.childAgeOptions ?? []);
    const key = `${known.voyage.id} ${travellers.adults} ${travellers.childAges.join()}`;
    let totals = this.totals.get(key);
    if (!totals) {
      const found: Partial<Record<CabinType, Partial<Record<ArrivalOption, number>>>> = {};
      const { fares, arrivals } = facts(known.voyage.prices);
      for (const fare of fares.filter(({ minAge }) => minAge === null)) {
        for (const offer of arrivals.filter((arrival) => arrival.currency === fare.currency)) {
          const answer = quote(fare, offer, travellers, known.operator.ageLimits);
          const euro = isQuote(answer) ? convert(answer.total, 'EUR', this.input.rates) : undefined;
          if (!euro) continue;
          const ofType = (found[fare.cabinType] ??= {});
          ofType[offer.option] = Math.min(ofType[offer.option] ?? Infinity, euro.amount);
        }
      }
      totals = found;
      this.totals.set(key, totals);
    }
    return totals;
  }

  private sortKey(state: SearchState, language: 'de' | 'en'): (known: Known) => number {
    const collator = new Intl.Collator(language, { numeric: true });
    const rank = (names: readonly string[]) => {
      const order = [...names].sort(collator.compare);
      return (name: string): number => order.findIndex((other) => collator.compare(other, name) === 0);
    };
    switch (state.sort) {
      case 'price asc':
        return (known) => this.priceOf(known, state) ?? noPrice;
      case 'price desc':
        return (known) => -(this.priceOf(known, state) ?? -noPrice);
      case 'start_date desc':
        return (known) => -known.voyage.departs;
      case 'ship_customer_rating desc':
        return (known) => -(known.ship.customerRatingTenth ?? 0);
      case 'main_area': {
        const areas = [...this.input.areas];
        const place = rank(areas.map((area) => area.names[language]));
        return (known) => place(areas.find((area) => area.id === known.route.mainAreaId)!.names[language]);
      }
      case 'departure_port': {
        const place = rank([...this.input.ports].map((port) => port.names[language]));
        return (known) => place(known.from.names[language]);
      }
      case 'duration':
        return (known) => known.route.nights;
      case 'ship': {
        const place = rank([...this.input.ships].map((ship) => ship.name));
        return (known) => place(known.ship.name);
      }
      case 'view_count':
        return (known) => -known.voyage.popularity;
      case 'reduction':
        return (known) => -known.voyage.reductionPercent;
      case 'recommended':
        return this.recommended();
      default:
        return (known) => known.voyage.departs;
    }
  }

  private recommended(): (known: Known) => number {
    const perNight = new Map<number, number[]>();
    for (const known of this.known) {
      const price = this.priceOf(known, {});
      if (price === null) continue;
      const prices = perNight.get(known.route.mainAreaId) ?? [];
      prices.push(price / 2 / known.route.nights);
      perNight.set(known.route.mainAreaId, prices);
    }
    // The lower median, to the middle of its step of 5 euro; the last step is open.
    const median = (area: number): number => {
      const prices = (perNight.get(area) ?? []).sort((a, b) => a - b);
      return prices.length === 0 ? 0 : (Math.min(511, Math.floor(prices[Math.ceil(prices.length / 2) - 1]! / 500)) + 0.5) * 500;
    };
    return (known) =>
      -recommendationPoints({
        rating: known.ship.customerRatingTenth ?? 0,
        price: this.priceOf(known, {}) ?? noPrice,
        nights: known.route.nights,
        median: median(known.route.mainAreaId),
        popularity: known.voyage.popularity,
        reductionPercent: known.voyage.reductionPercent,
      });
  }
}

function arrivalsAsked(s: SearchState): readonly ArrivalOption[] {
  const chosen = s.arrivalOptions && s.arrivalOptions.length > 0 ? s.arrivalOptions : arrivalOptions;
  return s.arrivalIncluded === true ? chosen.filter((option) => option !== 'cruise_only') : s.arrivalOptions?.length ? chosen : arrivalOptions;
}

/** What a facet's value is as a choice: the state that a click on it asks for. */
export function chosen(state: SearchState, facet: string, value: unknown): SearchState {
  switch (facet) {
    case 'months':
      return { ...withoutGroup(state, 'when'), month: [value as string] };
    case 'isRiver':
      return { ...withoutGroup(state, 'isRiver'), isRiver: value as boolean };
    case 'duration':
      return { ...withoutGroup(state, 'duration'), duration: value as Range };
    case 'price':
    case 'priceBars':
      return { ...withoutGroup(state, 'price'), price: value as Range };
    case 'cabin':
      return { ...withoutGroup(state, 'cabin'), cabin: value as CabinType };
    case 'shipClass':
      return { ...withoutGroup(state, 'shipClass'), shipClass: value as number };
    case 'ratingCustomer':
      return { ...withoutGroup(state, 'ratingCustomer'), ratingCustomer: value as number };
    case 'arrivalOptions':
      return { ...withoutGroup(state, 'arrivalOptions'), arrivalOptions: [value as ArrivalOption] };
    default:
      return { ...withoutGroup(state, facet as 'area'), [facet]: [value] };
  }
}
