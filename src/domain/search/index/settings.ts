// What is configuration in the index: closed lists, bands and bars. The shop uses the defaults; the bench brings the lists of its workload.
import { boardLanguages, features, geographies, holidays, services, shipSizes, specials } from '../../voyage/vocabulary.ts';
import type { PriceMode, Range } from '../filters.ts';
import { holidaySpans, type HolidaySpan } from './holiday-days.ts';

export interface IndexVocabulary {
  readonly services: readonly string[];
  readonly specials: readonly string[];
  readonly languages: readonly string[];
  readonly shipSizes: readonly string[];
  readonly features: readonly string[];
  readonly geographies: readonly string[];
  readonly holidays: readonly string[];
}

/** Upper ends in whole units of the shown currency, ascending, each inclusive; the last bar and band is open. Every band end is a bar end. */
export interface PriceScale {
  readonly bars: readonly number[];
  readonly bands: readonly number[];
}

export interface IndexSettings {
  readonly vocabulary: IndexVocabulary;
  readonly durationBands: readonly Range[];
  readonly priceScales: Readonly<Record<PriceMode, PriceScale>>;
  /** The days of each holiday of the vocabulary, several years ahead. */
  readonly holidayDays: Readonly<Record<string, readonly HolidaySpan[]>>;
  /** "At least" steps of the guests' rating, in tenths. */
  readonly ratingSteps: readonly number[];
  /** "At least" steps of the stars, in halves. */
  readonly classSteps: readonly number[];
}

export const defaultVocabulary: IndexVocabulary = { services, specials, languages: boardLanguages, shipSizes, features, geographies, holidays };

/** 24 bars each; whole party, per person, per person and night. */
export const defaultPriceScales: Readonly<Record<PriceMode, PriceScale>> = {
  total: {
    bars: [250, 500, 750, 1000, 1250, 1500, 1750, 2000, 2250, 2500, 2750, 3000, 3500, 4000, 4500, 5000, 6000, 7000, 8000, 9000, 10000, 15000, 20000],
    bands: [500, 1000, 1500, 2000, 3000, 5000, 10000],
  },
  person: {
    bars: [100, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 1250, 1500, 1750, 2000, 2500, 3000, 3500, 4000, 4500, 5000, 6000, 7500, 10000],
    bands: [500, 1000, 1500, 2000, 3000, 5000, 10000],
  },
  night: {
    bars: [25, 50, 75, 100, 125, 150, 175, 200, 225, 250, 275, 300, 325, 350, 375, 400, 450, 500, 600, 700, 800, 1000, 1500],
    bands: [50, 100, 150, 200, 250, 300, 400, 500],
  },
};

export const defaultDurationBands: readonly Range[] = [
  { max: 4 },
  { min: 5, max: 7 },
  { min: 8, max: 10 },
  { min: 11, max: 14 },
  { min: 15, max: 21 },
  { min: 22 },
];

export const defaultSettings: IndexSettings = {
  vocabulary: defaultVocabulary,
  durationBands: defaultDurationBands,
  priceScales: defaultPriceScales,
  holidayDays: holidaySpans(2020, 2060),
  ratingSteps: [30, 35, 40, 45],
  classSteps: [6, 7, 8, 9, 10, 11, 12],
};

/** The ranges between ascending inclusive ends, in whole units: up to the first, …, above the last. */
export const rangesOf = (ends: readonly number[]): Range[] =>
  Array.from({ length: ends.length + 1 }, (_, place) => ({
    ...(place > 0 && { min: ends[place - 1]! + 1 }),
    ...(place < ends.length && { max: ends[place]! }),
  }));
