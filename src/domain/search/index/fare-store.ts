// All fares of all voyages in columns: some 45 bytes a fare instead of an object, so that every price can be made from memory.
import { currencies, type Currency, type ExchangeRates } from '../../money/money.ts';
import { ageBand, paxCount, type AgeLimits, type Party } from '../../pax/party.ts';
import type { Fare } from '../../fares/quote.ts';
import { arrivalOptions, availabilityStates, cabinTypes } from '../../voyage/vocabulary.ts';
import { noPrice, type ArrivalRow } from './rows.ts';
import { Blocks, grown, Keys } from './storage.ts';

const noMinAge = 255;
const available = availabilityStates.indexOf('available');
const cruiseOnly = arrivalOptions.indexOf('cruise_only');
const euro = currencies.indexOf('EUR');

/** How many of a party pay what, by one operator's age limits; the two oldest lie in the first beds. */
export interface PartyShape {
  readonly persons: number;
  readonly extraAdults: number;
  readonly extraJuniors: number;
  readonly extraChildren: number;
  readonly extraInfants: number;
  readonly arrivalAdults: number;
  readonly arrivalChildren: number;
  readonly arrivalInfants: number;
}

export function partyShape(party: Party, limits: AgeLimits): PartyShape {
  const bands = [...Array.from({ length: party.adults }, () => 'adult' as const), ...party.childAges.map((age) => ageBand(age, limits))];
  const further = bands.slice(2);
  const all = (band: string): number => bands.filter((b) => b === band).length;
  const extra = (band: string): number => further.filter((b) => b === band).length;
  return {
    persons: paxCount(party),
    extraAdults: extra('adult'),
    extraJuniors: extra('junior'),
    extraChildren: extra('child'),
    extraInfants: extra('infant'),
    arrivalAdults: all('adult') + all('junior'),
    arrivalChildren: all('child'),
    arrivalInfants: all('infant'),
  };
}

/** Units of each currency for one euro by the currency's place; 0 = no rate. */
export const ratesByPlace = (rates: ExchangeRates): Float64Array =>
  Float64Array.from(currencies, (currency) => (currency === 'EUR' ? 1 : (rates.perEuro[currency] ?? 0)));

const amountOf = (stored: number): number | null => (stored === noPrice ? null : stored);

export class FareStore {
  private readonly fareBlocks = new Blocks();
  private readonly arrivalBlocks = new Blocks();
  private readonly codes = new Keys<string>();
  private readonly groups = new Keys<string>();
  private code = new Uint16Array(64);
  private group = new Uint16Array(64);
  private cabin = new Uint8Array(64);
  private state = new Uint8Array(64);
  private currency = new Uint8Array(64);
  private maxOccupancy = new Uint8Array(64);
  private minAge = new Uint8Array(64);
  /** single, double, extra adult, junior, child, infant, charges, service */
  private amounts = Array.from({ length: 8 }, () => new Int32Array(64));
  private option = new Uint8Array(16);
  private arrivalCurrency = new Uint8Array(16);
  private arrivalAmounts = Array.from({ length: 3 }, () => new Int32Array(16));
  private readonly cheapest = new Int32Array(currencies.length * cabinTypes.length);

  /** Stores a voyage's fares. @returns the first row */
  addFares(fares: readonly Fare[]): number {
    const start = this.fareBlocks.take(fares.length);
    this.growFares(this.fareBlocks.end);
    for (const [index, fare] of fares.entries()) this.writeFare(start + index, fare);
    return start;
  }

  addArrivals(arrivals: readonly ArrivalRow[]): number {
    const start = this.arrivalBlocks.take(arrivals.length);
    this.growArrivals(this.arrivalBlocks.end);
    for (const [index, offer] of arrivals.entries()) {
      const row = start + index;
      this.option[row] = arrivalOptions.indexOf(offer.option);
      this.arrivalCurrency[row] = currencies.indexOf(offer.currency);
      this.arrivalAmounts[0]![row] = offer.perAdult;
      this.arrivalAmounts[1]![row] = offer.perChild;
      this.arrivalAmounts[2]![row] = offer.perInfant;
    }
    return start;
  }

  removeFares(start: number, count: number): void {
    this.fareBlocks.give(start, count);
  }

  removeArrivals(start: number, count: number): void {
    this.arrivalBlocks.give(start, count);
  }

  /** The fares as the quote reads them. */
  fares(start: number, count: number): Fare[] {
    const amount = (kind: number, row: number): number | null => amountOf(this.amounts[kind]![row]!);
    return Array.from({ length: count }, (_, index) => {
      const row = start + index;
      return {
        categoryCode: this.codes.list[this.code[row]!]!,
        cabinType: cabinTypes[this.cabin[row]!]!,
        maxOccupancy: this.maxOccupancy[row]!,
        fareGroup: this.groups.list[this.group[row]!]!,
        state: availabilityStates[this.state[row]!]!,
        currency: currencies[this.currency[row]!] as Currency,
        single: amount(0, row),
        double: amount(1, row),
        extraAdult: amount(2, row),
        extraJunior: amount(3, row),
        extraChild: amount(4, row),
        extraInfant: amount(5, row),
        chargesPerPerson: this.amounts[6]![row]!,
        servicePerPerson: this.amounts[7]![row]!,
        minAge: this.minAge[row] === noMinAge ? null : this.minAge[row]!,
      };
    });
  }

  arrivals(start: number, count: number): ArrivalRow[] {
    return Array.from({ length: count }, (_, index) => ({
      option: arrivalOptions[this.option[start + index]!]!,
      currency: currencies[this.arrivalCurrency[start + index]!] as Currency,
      perAdult: this.arrivalAmounts[0]![start + index]!,
      perChild: this.arrivalAmounts[1]![start + index]!,
      perInfant: this.arrivalAmounts[2]![start + index]!,
    }));
  }

  /**
   * The cheapest total of a party in euro cents for each cabin type × arrival (place: type · 3 + arrival) into `out`.
   * An arrival offer in another currency than the fare cannot be added to it and makes no price. Same rules as quote().
   */
  cheapestTotals(
    fareStart: number,
    fareCount: number,
    arrivalStart: number,
    arrivalCount: number,
    shape: PartyShape,
    rates: Float64Array,
    out: Int32Array,
  ): void {
    const types = cabinTypes.length;
    const { cheapest } = this;
    cheapest.fill(noPrice);
    for (let row = fareStart; row < fareStart + fareCount; row += 1) {
      const total = this.cabinTotal(row, shape);
      const place = this.currency[row]! * types + this.cabin[row]!;
      if (total < cheapest[place]!) cheapest[place] = total;
    }
    out.fill(noPrice);
    for (let row = arrivalStart; row < arrivalStart + arrivalCount; row += 1) {
      const currency = this.arrivalCurrency[row]!;
      const rate = rates[currency]!;
      if (rate === 0) continue;
      const option = this.option[row]!;
      const supplement = option === cruiseOnly ? 0 : this.supplement(row, shape);
      for (let type = 0; type < types; type += 1) {
        const total = cheapest[currency * types + type]!;
        if (total === noPrice) continue;
        const price = currency === euro ? total + supplement : Math.round((total + supplement) / rate);
        if (price < out[type * 3 + option]!) out[type * 3 + option] = price;
      }
    }
  }

  /** What the cabin costs without travel to the ship, in the fare's currency, or noPrice. */
  private cabinTotal(row: number, shape: PartyShape): number {
    if (this.state[row] !== available || shape.persons > this.maxOccupancy[row]!) return noPrice;
    if (this.minAge[row] !== noMinAge) return noPrice; // not for everyone, so it makes no 'ab' price (L-DE-2)
    const { amounts } = this;
    if (shape.persons === 1) return amounts[0]![row]!;
    const double = amounts[1]![row]!;
    if (double === noPrice) return noPrice;
    let total = 2 * double;
    if (shape.persons === 2) return total;
    if (shape.extraAdults > 0) total += shape.extraAdults * amounts[2]![row]!;
    if (shape.extraJuniors > 0) total += shape.extraJuniors * amounts[3]![row]!;
    if (shape.extraChildren > 0) total += shape.extraChildren * amounts[4]![row]!;
    if (shape.extraInfants > 0) total += shape.extraInfants * amounts[5]![row]!;
    return Math.min(total, noPrice);
  }

  private supplement(row: number, shape: PartyShape): number {
    const [adult, child, infant] = this.arrivalAmounts;
    return shape.arrivalAdults * adult![row]! + shape.arrivalChildren * child![row]! + shape.arrivalInfants * infant![row]!;
  }

  private writeFare(row: number, fare: Fare): void {
    this.code[row] = this.codes.add(fare.categoryCode);
    this.group[row] = this.groups.add(fare.fareGroup);
    this.cabin[row] = cabinTypes.indexOf(fare.cabinType);
    this.state[row] = availabilityStates.indexOf(fare.state);
    this.currency[row] = currencies.indexOf(fare.currency);
    this.maxOccupancy[row] = Math.min(fare.maxOccupancy, 255);
    this.minAge[row] = fare.minAge === null ? noMinAge : Math.min(fare.minAge, noMinAge - 1);
    const values = [
      fare.single,
      fare.double,
      fare.extraAdult,
      fare.extraJunior,
      fare.extraChild,
      fare.extraInfant,
      fare.chargesPerPerson,
      fare.servicePerPerson,
    ];
    for (const [index, value] of values.entries()) this.amounts[index]![row] = value ?? noPrice;
  }

  private growFares(rows: number): void {
    if (rows <= this.code.length) return;
    const capacity = Math.ceil(rows * 1.25);
    this.code = grown(this.code, capacity);
    this.group = grown(this.group, capacity);
    this.cabin = grown(this.cabin, capacity);
    this.state = grown(this.state, capacity);
    this.currency = grown(this.currency, capacity);
    this.maxOccupancy = grown(this.maxOccupancy, capacity);
    this.minAge = grown(this.minAge, capacity);
    this.amounts = this.amounts.map((column) => grown(column, capacity));
  }

  private growArrivals(rows: number): void {
    if (rows <= this.option.length) return;
    const capacity = Math.ceil(rows * 1.25);
    this.option = grown(this.option, capacity);
    this.arrivalCurrency = grown(this.arrivalCurrency, capacity);
    this.arrivalAmounts = this.arrivalAmounts.map((column) => grown(column, capacity));
  }
}
