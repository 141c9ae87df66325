// The one place where a price is made (beyond.md 1): cards, calendars, mails and booking all show these lines.
import { ageBand, type AgeBand, type AgeLimits, type Party } from '../pax/party.ts';
import { money, type Currency, type Money } from '../money/money.ts';
import type { ArrivalOption, AvailabilityState, CabinType } from '../voyage/vocabulary.ts';

/**
 * What one cabin category costs in one fare group, without travel to the ship. Amounts are minor units and **include all
 * mandatory charges** (port charges, taxes, service charge per night × nights; L-DE-1); null = not sold so.
 */
export interface Fare {
  readonly categoryCode: string;
  readonly cabinType: CabinType;
  /** Most persons in a cabin of this category. */
  readonly maxOccupancy: number;
  readonly fareGroup: string;
  readonly state: AvailabilityState;
  readonly currency: Currency;
  /** The cabin for one traveller alone, in total. */
  readonly single: number | null;
  /** Each of the first two travellers. */
  readonly double: number | null;
  /** Each further traveller by age band; null = no such bed. */
  readonly extraAdult: number | null;
  readonly extraJunior: number | null;
  readonly extraChild: number | null;
  readonly extraInfant: number | null;
  /** Part of every person's price above: port charges, taxes and fees, per person. */
  readonly chargesPerPerson: number;
  /** Part of every person's price above: the operator's service charge for the whole voyage, per person. */
  readonly servicePerPerson: number;
  /** Youngest age all travellers must have for this fare (60 for a senior fare), or null. */
  readonly minAge: number | null;
}

/** What travel to and from the ship costs on top; null amounts = free of charge band not sold. */
export interface ArrivalOffer {
  readonly option: ArrivalOption;
  /** Per adult or junior, return, in minor units of the fare's currency. */
  readonly perAdult: number;
  readonly perChild: number;
  readonly perInfant: number;
}

export type PriceLineKind = 'bed' | 'extra_bed' | 'single_occupancy' | 'arrival';
export interface PriceLine {
  readonly kind: PriceLineKind;
  readonly band: AgeBand;
  readonly count: number;
  readonly each: Money;
}

export interface Quote {
  readonly categoryCode: string;
  readonly cabinType: CabinType;
  readonly fareGroup: string;
  readonly arrival: ArrivalOption;
  readonly total: Money;
  /** Contained in the total, whole party. */
  readonly charges: Money;
  readonly service: Money;
  readonly lines: readonly PriceLine[];
}

export type NoQuote = 'too_many_persons' | 'not_sold_for_party' | 'not_available' | 'age_limit';

/** The travellers of a party by age band, the two oldest first: what every price of the party is made from. */
export const partyBands = (party: Party, limits: AgeLimits): AgeBand[] => [
  ...Array.from({ length: party.adults }, (): AgeBand => 'adult'),
  ...party.childAges.map((age) => ageBand(age, limits)),
];

/** The total alone, for comparing many fares; equals `quote(…).total.amount` (property-tested). */
export function totalOf(fare: Fare, arrival: ArrivalOffer, bands: readonly AgeBand[], withChildren: boolean): number | NoQuote {
  if (fare.state !== 'available') return 'not_available';
  if (bands.length > fare.maxOccupancy) return 'too_many_persons';
  if (fare.minAge !== null && withChildren) return 'age_limit';
  let total = 0;
  if (bands.length === 1) {
    if (fare.single === null) return 'not_sold_for_party';
    total = fare.single;
  } else {
    if (fare.double === null) return 'not_sold_for_party';
    total = 2 * fare.double;
    for (let index = 2; index < bands.length; index += 1) {
      const amount = extraBed(fare, bands[index] ?? 'adult');
      if (amount === null) return 'not_sold_for_party';
      total += amount;
    }
  }
  if (arrival.option !== 'cruise_only') for (const band of bands) total += arrivalPrice(arrival, band);
  return total;
}

/**
 * The total of a cabin for a party. The two oldest travellers lie in the first two beds and pay the double price each;
 * the others pay the extra bed of their age band; one traveller alone pays the single price.
 * Pure: the same facts give the same total on a card, in the calendar and at the desk.
 */
export function quote(fare: Fare, arrival: ArrivalOffer, party: Party, limits: AgeLimits): Quote | NoQuote {
  const bands = partyBands(party, limits);
  const total = totalOf(fare, arrival, bands, party.childAges.length > 0);
  if (typeof total === 'string') return total;
  const lines: PriceLine[] = [];
  const add = (kind: PriceLineKind, band: AgeBand, amount: number) => {
    const index = lines.findIndex((line) => line.kind === kind && line.band === band && line.each.amount === amount);
    const last = lines[index];
    if (last) lines[index] = { ...last, count: last.count + 1 };
    else lines.push({ kind, band, count: 1, each: money(amount, fare.currency) });
  };
  if (bands.length === 1) add('single_occupancy', 'adult', fare.single ?? 0);
  else for (const [index, band] of bands.entries()) add(index < 2 ? 'bed' : 'extra_bed', band, (index < 2 ? fare.double : extraBed(fare, band)) ?? 0);
  if (arrival.option !== 'cruise_only') for (const band of bands) add('arrival', band, arrivalPrice(arrival, band));
  return {
    categoryCode: fare.categoryCode,
    cabinType: fare.cabinType,
    fareGroup: fare.fareGroup,
    arrival: arrival.option,
    total: money(total, fare.currency),
    charges: money(fare.chargesPerPerson * bands.length, fare.currency),
    service: money(fare.servicePerPerson * bands.length, fare.currency),
    lines,
  };
}

export const isQuote = (answer: Quote | NoQuote): answer is Quote => typeof answer !== 'string';

export function extraBed(fare: Fare, band: AgeBand): number | null {
  switch (band) {
    case 'infant':
      return fare.extraInfant;
    case 'child':
      return fare.extraChild;
    case 'junior':
      return fare.extraJunior;
    case 'adult':
      return fare.extraAdult;
  }
}

export const arrivalPrice = (offer: ArrivalOffer, band: AgeBand): number =>
  band === 'infant' ? offer.perInfant : band === 'child' ? offer.perChild : offer.perAdult;
