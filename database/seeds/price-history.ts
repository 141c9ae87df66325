// Recorded prices of the last four months for some voyages, changes only; the last point is today's price. "Was" prices come from here alone (L-DE-3).
import type { CabinType } from '#domain/voyage/vocabulary.ts';
import { cheapestTotals, type VoyageOffer, type VoyagePlan } from './fares.ts';
import { randomOf } from './random.ts';

export interface PricePointRow {
  readonly cabinType: CabinType;
  /** Milliseconds since 1970. */
  readonly seenAt: number;
  readonly total: number | null;
}

const DAY = 86_400_000;
const watchedShare = 0.3;
const watchedDays = 120;

/** The course of a price before it came to what it is now: factors on today's price, oldest first, ending in 1. */
const shapes: readonly (readonly number[])[] = [
  [1.08, 1.08, 1],
  [1.12, 1.07, 1],
  [0.94, 1.06, 1],
  [1.04, 0.97, 1],
  [0.92, 0.97, 1],
  [0.96, 1],
  [1.05, 1],
  [1],
  [1.1, 1.04, 1.04, 1],
  [0.9, 0.95, 0.98, 1],
];

/** Whole euros that end in 9, like the prices themselves. */
const shopTotal = (cents: number): number => Math.max(1, Math.round(cents / 1_000) * 10 - 2) * 100;

/** Points of a voyage, oldest first per cabin type; empty for voyages nobody watched. */
export function historyOf(plan: VoyagePlan, offer: VoyageOffer, seed: number, todayNumber: number): PricePointRow[] {
  const random = randomOf(seed, 'history', plan.itinerary.ship.name, plan.departs);
  if (offer.soldOut || random.next() >= watchedShare) return [];
  const shape = random.pick(shapes);
  const since = todayNumber - random.int(watchedDays - 50, watchedDays);
  const lastChange = todayNumber - random.int(1, 45);
  const days = shape.map((_, index) =>
    index === 0 ? since : index === shape.length - 1 ? lastChange : since + Math.round(((lastChange - since) * index) / shape.length),
  );
  return cheapestTotals(offer.fares).flatMap(({ cabinType, total }) => {
    let before: number | null = null;
    return shape.flatMap((factor, index): PricePointRow[] => {
      const amount: number = index === shape.length - 1 ? total : shopTotal(total * factor);
      if (amount === before) return [];
      before = amount;
      return [{ cabinType, seenAt: (days[index] ?? since) * DAY + (5 * 60 + 12) * 60_000, total: amount }];
    });
  });
}

/**
 * The fall of the cheapest cabin type in percent: today's total against the lowest that held in the 30 days before it was first seen.
 */
export function reductionPercent(points: readonly PricePointRow[]): number {
  const series = Map.groupBy(points, (point) => point.cabinType);
  const cheapest = [...series.values()]
    .flatMap((list) => {
      const last = list.at(-1);
      return last && last.total !== null ? [{ list, last, total: last.total }] : [];
    })
    .sort((a, b) => a.total - b.total || (a.last.cabinType < b.last.cabinType ? -1 : 1))[0];
  if (!cheapest) return 0;
  const { list, last, total } = cheapest;
  const before = list.slice(0, -1).flatMap((point, index) => {
    const ended = list[index + 1]?.seenAt ?? Infinity;
    return ended > last.seenAt - 30 * DAY && point.total !== null ? [point.total] : [];
  });
  if (before.length === 0) return 0;
  return Math.max(0, Math.floor(((Math.min(...before) - total) * 100) / Math.min(...before)));
}
