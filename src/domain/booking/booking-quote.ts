// The price of a booking: the cabin's quote with everything that was chosen beside it. Made from the same lines as on every card
// (beyond.md 1), so that summary, confirmation and papers can never show another total than the voyage page did.
import { arrivalPrice, isQuote, partyBands, quote, type ArrivalOffer, type Fare, type NoQuote, type PriceLineKind } from '../fares/quote.ts';
import { money, type Money } from '../money/money.ts';
import { type AgeBand, type AgeLimits, type Party } from '../pax/party.ts';

export interface PackageChoice {
  readonly id: number;
  readonly name: string;
  /** Minor units per person, two sharing. */
  readonly perPerson: number;
  /** For one traveller alone, null = the price per person. */
  readonly single: number | null;
}

/** Train to the airport or the port, minor units per head; decision 34. */
export interface RailChoice {
  readonly name: string;
  readonly perAdult: number;
  readonly perChild: number;
  /** Whole years, inclusive: under 15 is a child. */
  readonly childMaxAge: number;
}

export interface BookingLine {
  readonly kind: PriceLineKind | 'package' | 'rail';
  readonly band: AgeBand | null;
  /** Of a package. */
  readonly name: string | null;
  readonly count: number;
  readonly each: Money;
}

export interface PricedBooking {
  readonly total: Money;
  readonly lines: readonly BookingLine[];
  /** Contained in the total, whole party. */
  readonly charges: Money;
  readonly service: Money;
}

export interface BookingWish {
  readonly fare: Fare;
  readonly arrival: ArrivalOffer;
  readonly packages: readonly PackageChoice[];
  readonly rail?: RailChoice | undefined;
}

/** How many of a party pay the train as adults and as children. */
export function railHeads(party: Party, { childMaxAge }: Pick<RailChoice, 'childMaxAge'>): { readonly adults: number; readonly children: number } {
  const children = party.childAges.filter((age) => age <= childMaxAge).length;
  return { adults: party.adults + party.childAges.length - children, children };
}

/** What the train costs the party, minor units. */
export function railTotal(party: Party, rail: RailChoice): number {
  const { adults, children } = railHeads(party, rail);
  return adults * rail.perAdult + children * rail.perChild;
}

/** @returns the reason where the fare is not sold to this party */
export function priceBooking(wish: BookingWish, party: Party, limits: AgeLimits): PricedBooking | NoQuote {
  const cabin = quote(wish.fare, wish.arrival, party, limits);
  if (!isQuote(cabin)) return cabin;
  const persons = party.adults + party.childAges.length;
  const packages = wish.packages.map((choice): BookingLine => ({
    kind: 'package',
    band: null,
    name: choice.name,
    count: persons,
    each: money(persons === 1 ? (choice.single ?? choice.perPerson) : choice.perPerson, cabin.total.currency),
  }));
  const { rail } = wish;
  const heads = rail ? railHeads(party, rail) : { adults: 0, children: 0 };
  const train = (count: number, band: AgeBand, each: number): BookingLine[] =>
    rail && count > 0 ? [{ kind: 'rail', band, name: rail.name, count, each: money(each, cabin.total.currency) }] : [];
  const trains = [...train(heads.adults, 'adult', rail?.perAdult ?? 0), ...train(heads.children, 'child', rail?.perChild ?? 0)];
  const lines: BookingLine[] = [...cabin.lines.map((line) => ({ ...line, name: null })), ...packages, ...trains];
  return {
    total: money(
      lines.reduce((sum, line) => sum + line.count * line.each.amount, 0),
      cabin.total.currency,
    ),
    lines,
    charges: cabin.charges,
    service: cabin.service,
  };
}

/** What an arrival costs the party against own arrival. */
export const arrivalSupplement = (offer: ArrivalOffer, party: Party, limits: AgeLimits): number =>
  offer.option === 'cruise_only' ? 0 : partyBands(party, limits).reduce((sum, band) => sum + arrivalPrice(offer, band), 0);

/** The first payment, in whole cents, never more than the total. */
export const depositOf = (total: Money, percent: number): Money => money(Math.min(total.amount, Math.ceil((total.amount * percent) / 100)), total.currency);
