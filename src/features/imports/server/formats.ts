// The formats a supplier's file may have. A new format of voyages is one reader that speaks our words (imported-voyage.ts).
import type { Conclusion, ImportContext, ImportRequest } from './import-run.ts';
import { importRatings } from './ratings/ratings.service.ts';
import { readTraveltek } from './traveltek/read.ts';
import { importVoyage } from './voyage-import.service.ts';

type Format = (value: unknown, request: ImportRequest, context: ImportContext) => Promise<Conclusion>;

export const formatNames = ['traveltek', 'ratings'] as const;
export type FormatName = (typeof formatNames)[number];

export const formats: Readonly<Record<FormatName, Format>> = {
  traveltek: (value, request, context) => importVoyage(readTraveltek, value, request, context),
  ratings: importRatings,
};

export const isFormatName = (value: unknown): value is FormatName => formatNames.some((name) => name === value);
