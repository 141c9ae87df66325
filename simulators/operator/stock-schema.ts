// What the control port may put into the simulated operator's stock, and the stock it makes up for voyages nobody told it of.
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { currencies } from '#domain/money/money.ts';

const minor = z.int().min(0).max(1_000_000_00);
const beds = minor.nullable().default(null);

/** Prices in minor units, the two oldest in the first beds; null = not sold so. */
const fareSchema = z.strictObject({
  code: z.string().min(1).max(64),
  single: beds,
  double: beds,
  extraAdult: beds,
  extraJunior: beds,
  extraChild: beds,
  extraInfant: beds,
});
export type StockFare = z.output<typeof fareSchema>;

const categorySchema = z.strictObject({
  code: z.string().min(1).max(8),
  state: z.enum(['available', 'waitlist', 'on_request', 'closed']).default('available'),
  maxOccupancy: z.int().min(1).max(9).default(4),
  cabins: z.array(z.string().min(1).max(8)).default([]),
  /** Places without a number. */
  guarantee: z.int().min(0).max(9999).default(0),
  fares: z.array(fareSchema).min(1),
});
export type StockCategory = z.output<typeof categorySchema>;

export const voyageSchema = z.strictObject({
  voyageCode: z.string().min(1).max(32),
  shipName: z.string().max(64).default(''),
  departsOn: z.iso.date(),
  nights: z.int().min(1).max(999),
  currency: z.enum(currencies),
  categories: z.array(categorySchema),
});
export type StockVoyage = z.output<typeof voyageSchema>;

const madeUpFares = ['CLASSIC', 'FLEX'];

const numberFrom = (...parts: readonly string[]): number => createHash('sha256').update(parts.join('|')).digest().readUInt32BE(0);

/** A voyage as it is made up from its code: the same for the same request. */
export const madeUpVoyage = (voyageCode: string, departsOn: string, nights: number, shipName: string, cabinsEach: number): StockVoyage => ({
  voyageCode,
  shipName,
  departsOn,
  nights,
  currency: 'EUR',
  categories: ['I1', 'O1', 'B1', 'S1'].map((code) => madeUpCategory(voyageCode, nights, code, madeUpFares, cabinsEach)),
});

/** Numbered cabins on a deck of their own, half as many guarantee places, prices per night from the category's name. */
export function madeUpCategory(voyageCode: string, nights: number, code: string, fares: readonly string[], cabinsEach: number): StockCategory {
  const deck = 4 + (numberFrom(code) % 9);
  const first = 100 + (numberFrom(voyageCode, code) % 400);
  return {
    code,
    state: 'available',
    maxOccupancy: 4,
    cabins: Array.from({ length: cabinsEach }, (_, index) => `${deck}${first + 2 * index}`),
    guarantee: Math.ceil(cabinsEach / 2),
    fares: fares.map((fare) => madeUpFare(voyageCode, nights, code, fare)),
  };
}

export function madeUpFare(voyageCode: string, nights: number, category: string, code: string): StockFare {
  const double = nights * (8_000 + (numberFrom(voyageCode, category, code) % 200) * 100);
  const part = (percent: number) => Math.round((double * percent) / 100);
  return { code, double, single: part(170), extraAdult: part(60), extraJunior: part(50), extraChild: part(40), extraInfant: 0 };
}

/** The total of a party in minor units, or undefined where a bed is not sold. Ages in years; up to 1 infant, 11 child, 17 junior. */
export function priceOf(fare: StockFare, ages: readonly number[]): number | undefined {
  const sorted = ages.toSorted((a, b) => b - a);
  const beds =
    sorted.length === 1
      ? [fare.single]
      : sorted.map((age, index) =>
          index < 2 ? fare.double : age < 2 ? fare.extraInfant : age < 12 ? fare.extraChild : age < 18 ? fare.extraJunior : fare.extraAdult,
        );
  return beds.reduce<number | undefined>((sum, bed) => (sum === undefined || bed === null ? undefined : sum + bed), 0);
}
