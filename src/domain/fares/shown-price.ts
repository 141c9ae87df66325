// From fares to the price a surface shows: the cheapest quote for the party, its share per head and night, and why there is none.
import { convert, money, perHead, type Currency, type ExchangeRates, type Money } from '../money/money.ts';
import { paxCount, type AgeLimits, type Party } from '../pax/party.ts';
import type { ArrivalOption, AvailabilityState, CabinType } from '../voyage/vocabulary.ts';
import { isQuote, partyBands, quote, totalOf, type ArrivalOffer, type Fare, type NoQuote, type Quote } from './quote.ts';

/** Which way of travelling to the ship a shown price may contain; undefined = the cheapest that is sold. */
export type ArrivalChoice = readonly ArrivalOption[] | undefined;

export interface PriceQuestion {
  readonly party: Party;
  readonly limits: AgeLimits;
  readonly arrivals: readonly ArrivalOffer[];
  readonly choice?: ArrivalChoice;
}

export type NoPriceReason = 'sold_out' | 'too_many_persons' | 'not_sold_for_party' | 'on_request';

/** A shown price with its basis; the same numbers on card, page, calendar file and structured data (LAW-01). */
export interface ShownPrice {
  readonly total: Money;
  readonly perPerson: Money;
  readonly perNight: Money;
  readonly guide: Money | null;
  readonly cabinType: CabinType;
  readonly persons: number;
  readonly arrivalIncluded: boolean;
}

export interface BestPrice {
  readonly fare: Fare;
  readonly quote: Quote;
}

/** A fare for seniors only is no price that everyone can book: it never makes an 'ab' price (L-DE-2). */
const forEveryone = (fare: Fare): boolean => fare.minAge === null;

/**
 * The cheapest bookable quote among fares of one currency, or why there is none. Ties keep the first fare.
 * @param fares of one voyage, of one cabin type or of several
 */
export function bestPrice(fares: readonly Fare[], question: PriceQuestion): BestPrice | NoPriceReason {
  const reasons = new Set<NoQuote>();
  const open = fares.filter(forEveryone);
  const bands = partyBands(question.party, question.limits);
  const withChildren = question.party.childAges.length > 0;
  let best: { readonly fare: Fare; readonly arrival: ArrivalOffer; readonly total: number } | undefined;
  for (const fare of open) {
    for (const arrival of question.arrivals) {
      if (question.choice && !question.choice.includes(arrival.option)) continue;
      const total = totalOf(fare, arrival, bands, withChildren);
      if (typeof total === 'string') reasons.add(total);
      else if (!best || total < best.total) best = { fare, arrival, total };
    }
  }
  const answer = best && quote(best.fare, best.arrival, question.party, question.limits);
  if (best && answer && isQuote(answer)) return { fare: best.fare, quote: answer };
  if (reasons.has('not_sold_for_party')) return 'not_sold_for_party';
  if (reasons.has('too_many_persons')) return 'too_many_persons';
  if (open.some((fare) => fare.state === 'available')) return 'not_sold_for_party';
  return open.some((fare) => fare.state === 'on_request') ? 'on_request' : 'sold_out';
}

export const hasPrice = (answer: BestPrice | NoPriceReason): answer is BestPrice => typeof answer !== 'string';

/**
 * @param nights of the voyage
 * @param currency of the brand: another contract currency gets a guide amount beside it, never instead (L-DE-4)
 */
export function shownPrice(best: BestPrice, party: Party, nights: number, currency: Currency, rates: ExchangeRates): ShownPrice {
  const { total, cabinType, arrival } = best.quote;
  const persons = paxCount(party);
  return {
    total,
    perPerson: perHead(total, persons),
    perNight: money(Math.ceil(total.amount / (persons * nights)), total.currency),
    guide: total.currency === currency ? null : (convert(total, currency, rates) ?? null),
    cabinType,
    persons,
    arrivalIncluded: arrival !== 'cruise_only',
  };
}

/** What can be done with these fares now: the best state wins. */
export function bestState(fares: readonly Fare[]): AvailabilityState {
  for (const state of ['available', 'on_request', 'waitlist'] as const) if (fares.some((fare) => fare.state === state)) return state;
  return 'closed';
}
