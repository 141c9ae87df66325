// The session's price for a chosen category, fare and further choices, as the calls show it and as the session keeps it.
import { depositOf, priceBooking, type BookingLine, type PackageChoice, type RailChoice } from '#domain/booking/booking-quote.ts';
import type { ArrivalOffer, Fare, NoQuote } from '#domain/fares/quote.ts';
import type { Language } from '#domain/language.ts';
import type { Party } from '#domain/pax/party.ts';
import { voyageServerTexts } from '#features/voyage/server/voyage-texts.ts';
import type { z } from 'zod';
import type { bookingQuote } from '../contract.ts';
import type { VoyageFacts } from './facts.ts';

export type BookingQuote = z.output<typeof bookingQuote>;

/** A deposit where the fare group does not say another one: about a fifth (L-DE-24). */
const USUAL_DEPOSIT = 20;
const ownArrival: ArrivalOffer = { option: 'cruise_only', perAdult: 0, perChild: 0, perInfant: 0 };

function labelOf(line: BookingLine, language: Language): string {
  const t = voyageServerTexts[language];
  const person = line.band ? t[line.band] : '';
  if (line.kind === 'rail') return `${line.name}, ${person}`;
  if (line.name !== null) return line.name;
  if (line.kind === 'single_occupancy') return t.single_occupancy;
  if (line.kind === 'arrival') return `${t.arrival}, ${person}`;
  return line.kind === 'extra_bed' ? `${t.extra_bed}, ${person}` : person;
}

export interface Wish {
  readonly categoryCode: string;
  readonly fareGroupId: string;
  readonly arrival?: string | undefined;
  readonly packages?: readonly PackageChoice[];
  readonly rail?: RailChoice | undefined;
  /** Prices of a category that is sold out: what a wait-list place would cost. */
  readonly evenSoldOut?: boolean;
}

export const fareOfWish = (facts: VoyageFacts, wish: Pick<Wish, 'categoryCode' | 'fareGroupId'>): Fare | undefined =>
  facts.fares.find((fare) => fare.categoryCode === wish.categoryCode && fare.fareGroup === wish.fareGroupId);

/** Whether the operator assigns the cabin of a fare: none can be chosen by its number. */
export const isGuaranteeFare = (facts: VoyageFacts, fareGroupId: string): boolean =>
  facts.fareGroups.some((group) => group.code === fareGroupId && group.is_guarantee);

/** The way to the ship that is chosen, or the cheapest one the voyage is sold with. */
export function arrivalOfWish(facts: VoyageFacts, option: string | undefined): ArrivalOffer {
  const chosen = facts.arrivals.find((arrival) => arrival.option === option);
  return chosen ?? facts.arrivals.find((arrival) => arrival.option === 'cruise_only') ?? facts.arrivals[0] ?? ownArrival;
}

/** @returns why there is no price */
export function quoteOf(facts: VoyageFacts, wish: Wish, party: Party, language: Language): BookingQuote | NoQuote {
  const fare = fareOfWish(facts, wish);
  if (!fare) return 'not_available';
  const priced = priceBooking(
    {
      fare: wish.evenSoldOut ? { ...fare, state: 'available' } : fare,
      arrival: arrivalOfWish(facts, wish.arrival),
      packages: wish.packages ?? [],
      rail: wish.rail,
    },
    party,
    facts.limits,
  );
  if (typeof priced === 'string') return priced;
  const t = voyageServerTexts[language];
  const depositPercent = facts.fareGroups.find((group) => group.code === wish.fareGroupId)?.deposit_percent ?? USUAL_DEPOSIT;
  return {
    total: priced.total,
    lines: priced.lines.map((line) => ({ kind: line.kind, label: labelOf(line, language), count: line.count, each: line.each })),
    contained: [
      { label: t.charges, amount: priced.charges },
      { label: t.service, amount: priced.service },
    ].filter(({ amount }) => amount.amount > 0),
    deposit: depositOf(priced.total, depositPercent),
    depositPercent,
  };
}

export const isPrice = (answer: BookingQuote | NoQuote): answer is BookingQuote => typeof answer !== 'string';
