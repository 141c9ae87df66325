// The order "recommended": a fixed, published formula (L-DE-6, decision 18). Nobody can pay for a place in it.
import { noPrice } from './rows.ts';

/** Main parameters of the order and their weights in percent; the page that explains the ranking prints this table. */
export const recommendationWeights = { rating: 35, priceAgainstArea: 30, popularity: 20, reduction: 15 } as const;

/** Where each parameter reaches its full mark. */
export const recommendationScales = {
  /** Guests' rating in tenths; unrated ships get the middle. */
  rating: { worst: 10, best: 50, unknown: 30 },
  /** Cheapest price per person and night of two adults ÷ median of the main area. */
  priceAgainstArea: { worst: 1.5, best: 0.5 },
  /** Views, on a logarithmic scale. */
  popularity: { best: 10_000 },
  /** Percent below the earlier recorded price. */
  reduction: { best: 30 },
} as const;

const share = (value: number): number => Math.min(1, Math.max(0, value));
const logBest = Math.log1p(recommendationScales.popularity.best);

export interface RecommendationFacts {
  /** Tenths, 0 = unrated. */
  readonly rating: number;
  /** Price of two adults in minor units, or noPrice. */
  readonly price: number;
  readonly nights: number;
  /** Median price per person and night of the main area in minor units, 0 = unknown. */
  readonly median: number;
  readonly popularity: number;
  readonly reductionPercent: number;
}

/** 0–10,000 points; more is shown first. */
export function recommendationPoints(facts: RecommendationFacts): number {
  const { rating, priceAgainstArea, reduction } = recommendationScales;
  const rated = share(((facts.rating || rating.unknown) - rating.worst) / (rating.best - rating.worst));
  const ratio = facts.price === noPrice ? priceAgainstArea.worst : facts.median === 0 ? 1 : facts.price / 2 / facts.nights / facts.median;
  const cheap = share((priceAgainstArea.worst - ratio) / (priceAgainstArea.worst - priceAgainstArea.best));
  const viewed = share(Math.log1p(facts.popularity) / logBest);
  const reduced = share(facts.reductionPercent / reduction.best);
  const weights = recommendationWeights;
  return Math.round(100 * (weights.rating * rated + weights.priceAgainstArea * cheap + weights.popularity * viewed + weights.reduction * reduced));
}

/** Minor units per step, and steps: 5 € up to 2,560 € per person and night. */
const step = 500;
const steps = 512;

/** The median price per person and night of each main area, to the nearest step, always that of the voyages there are now. */
export class AreaMedians {
  private readonly counts: Int32Array;
  private readonly totals: Int32Array;

  constructor(areas: number) {
    this.counts = new Int32Array(areas * steps);
    this.totals = new Int32Array(areas);
  }

  add(area: number, price: number, nights: number): void {
    this.change(area, price, nights, 1);
  }

  remove(area: number, price: number, nights: number): void {
    this.change(area, price, nights, -1);
  }

  /** Minor units; 0 where nothing has a price. */
  medians(): Float64Array {
    return Float64Array.from(this.totals, (total, area) => {
      if (total === 0) return 0;
      let left = total / 2;
      for (let index = 0; index < steps; index += 1) {
        left -= this.counts[area * steps + index]!;
        if (left <= 0) return (index + 0.5) * step;
      }
      return 0;
    });
  }

  private change(area: number, price: number, nights: number, by: number): void {
    if (price === noPrice) return;
    const index = area * steps + Math.min(steps - 1, Math.floor(price / 2 / nights / step));
    this.counts[index]! += by;
    this.totals[area]! += by;
  }
}
