// The formats a supplier's file may have. A new format is one reader that makes voyages in our words.
import type { Currency } from '#domain/money/money.ts';
import type { Finding } from './findings.ts';
import type { ImportedVoyage } from './imported-voyage.ts';
import { readTraveltek } from './traveltek/read.ts';

export interface ReadOptions {
  /** What the operator of the command states; wins over the shop's settings. */
  readonly currency: Currency | undefined;
  /** The shop's own settings: the currency of a supplier's market. */
  readonly marketCurrencies: Readonly<Record<string, string>>;
  readonly shiftDays: number;
  readonly serviceChargeCompulsory: boolean;
}

export interface FormatReading {
  /** Undefined = refused; the findings say why. */
  readonly voyage: ImportedVoyage | undefined;
  readonly findings: readonly Finding[];
}

export const formats = { traveltek: readTraveltek } as const satisfies Record<string, (value: unknown, options: ReadOptions) => FormatReading>;

export type FormatName = keyof typeof formats;
export const formatNames = Object.keys(formats) as FormatName[];
export const isFormatName = (value: unknown): value is FormatName => typeof value === 'string' && Object.hasOwn(formats, value);
