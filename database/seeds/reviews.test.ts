import { describe, expect, test } from 'vitest';
import { createFleet } from './fleet.ts';
import { averageTenth, reviewsOf } from './reviews.ts';
import { englishSentences } from './review-sentences-en.ts';
import { germanSentences } from './review-sentences-de.ts';

const today = '2026-11-20';
const reviews = createFleet(1, 0).ships.map((ship) => ({ ship, list: reviewsOf(ship, 1, today) }));
const all = reviews.flatMap(({ list }) => list);

describe('reviews', () => {
  test('at least 600, six to twenty-five a ship, hardly any text twice', () => {
    expect(all.length).toBeGreaterThanOrEqual(600);
    for (const { ship, list } of reviews) {
      expect(list.length, ship.name).toBeGreaterThanOrEqual(6);
      expect(list.length, ship.name).toBeLessThanOrEqual(25);
    }
    expect(new Set(all.map((review) => review.body)).size / all.length).toBeGreaterThan(0.99);
  });

  test('marks are 1 to 5 and the overall mark follows the others', () => {
    for (const review of all) {
      const marks = [review.cabin, review.food, review.service, review.excursions, review.cleanliness, review.value];
      expect(marks.every((mark) => Number.isInteger(mark) && mark >= 1 && mark <= 5)).toBe(true);
      expect(Math.abs(review.rating - marks.reduce((sum, mark) => sum + mark, 0) / 6)).toBeLessThan(1.2);
    }
    expect(new Set(all.map((review) => review.rating)).size).toBeGreaterThanOrEqual(4);
  });

  test('they were written after the voyage and before today, and leave no placeholder open', () => {
    for (const review of all) {
      expect(review.writtenOn < today && review.travelledIn < review.writtenOn, review.body).toBe(true);
      expect(`${review.title} ${review.body}`).not.toMatch(/[{}]|undefined|sea:|old:|kids:|!/);
    }
  });

  test('the average of a ship is rounded to tenths', () => {
    expect(averageTenth([{ rating: 5 }, { rating: 4 }, { rating: 4 }])).toBe(43);
    expect(averageTenth([])).toBeNull();
  });

  test('both languages know the same kinds of sentences', () => {
    expect(Object.keys(englishSentences)).toEqual(Object.keys(germanSentences));
  });
});
