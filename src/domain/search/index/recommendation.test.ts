import { describe, expect, test } from 'vitest';
import { noPrice } from './rows.ts';
import { AreaMedians, recommendationPoints, recommendationWeights, type RecommendationFacts } from './recommendation.ts';

const middling: RecommendationFacts = { rating: 40, price: 200_000, nights: 10, median: 10_000, popularity: 100, reductionPercent: 0 };

describe('recommended order', () => {
  test('LAW-09 the published weights are the whole formula: together a hundred percent, each parameter worth its share', () => {
    expect(Object.values(recommendationWeights).reduce((sum, weight) => sum + weight, 0)).toBe(100);
    const worst: RecommendationFacts = { rating: 10, price: noPrice, nights: 10, median: 10_000, popularity: 0, reductionPercent: 0 };
    expect(recommendationPoints(worst)).toBe(0);
    expect(recommendationPoints({ ...worst, rating: 50 })).toBe(100 * recommendationWeights.rating);
    expect(recommendationPoints({ ...worst, price: 100_000 })).toBe(100 * recommendationWeights.priceAgainstArea);
    expect(recommendationPoints({ ...worst, popularity: 10_000 })).toBe(100 * recommendationWeights.popularity);
    expect(recommendationPoints({ ...worst, reductionPercent: 30 })).toBe(100 * recommendationWeights.reduction);
  });

  test('better rated, cheaper, more viewed and more reduced voyages have more points', () => {
    const points = recommendationPoints(middling);
    expect(recommendationPoints({ ...middling, rating: 45 })).toBeGreaterThan(points);
    expect(recommendationPoints({ ...middling, price: 150_000 })).toBeGreaterThan(points);
    expect(recommendationPoints({ ...middling, popularity: 500 })).toBeGreaterThan(points);
    expect(recommendationPoints({ ...middling, reductionPercent: 10 })).toBeGreaterThan(points);
    expect(recommendationPoints({ ...middling, price: 260_000 })).toBeLessThan(points);
  });

  test('medians follow what is added and removed', () => {
    const medians = new AreaMedians(2);
    for (const price of [100_000, 200_000, 300_000]) medians.add(1, price, 10); // 50, 100 and 150 euro per person and night
    expect([...medians.medians()]).toEqual([0, 10_250]);
    medians.remove(1, 100_000, 10);
    medians.add(1, 400_000, 10);
    expect([...medians.medians()]).toEqual([0, 15_250]);
    medians.add(1, noPrice, 10);
    expect([...medians.medians()]).toEqual([0, 15_250]);
  });
});
