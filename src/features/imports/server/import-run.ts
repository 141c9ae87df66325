// What a run of the import is asked, may use and answers, whatever the format.
import type pg from 'pg';
import type { IsoDate } from '#domain/calendar/calendar.ts';
import type { Currency } from '#domain/money/money.ts';
import type { Finding } from './reading/findings.ts';
import type { FormatName } from './formats.ts';

export interface ImportRequest {
  readonly format: FormatName;
  readonly fileName: string;
  readonly bytes: Uint8Array;
  readonly currency: Currency | undefined;
  readonly shiftDays: number;
  readonly serviceChargeCompulsory: boolean;
  /** Accept a file that looks wrong against what is stored. */
  readonly force: boolean;
  /** Check and report, keep nothing. */
  readonly dryRun: boolean;
}

export type Step = 'reading' | 'checking' | 'writing';

export interface ImportContext {
  readonly pool: pg.Pool;
  readonly now: () => Date;
  readonly onStep?: (step: Step) => void;
}

/** `partly`: the sound records are in the shop, others of the file were left out. */
export type Outcome = 'applied' | 'unchanged' | 'refused' | 'partly';

/** What a format makes of a file. */
export interface Conclusion {
  readonly outcome: Outcome;
  readonly findings: readonly Finding[];
  readonly voyage?: VoyageReport;
  readonly ratings?: RatingsReport;
}

export interface ImportReport extends Conclusion {
  readonly file: string;
  readonly dryRun: boolean;
  readonly milliseconds: number;
}

export interface VoyageReport {
  /** Null in a dry run of a voyage that the shop does not have yet. */
  readonly id: number | null;
  readonly name: { readonly de: string; readonly en: string };
  readonly isNew: boolean;
  readonly ship: string;
  readonly departsOn: IsoDate;
  readonly returnsOn: IsoDate;
  readonly currency: Currency;
  readonly calls: number;
  readonly newPorts: number;
  readonly decks: number;
  readonly categories: number;
  readonly fares: number;
  readonly faresWritten: number;
  readonly faresRemoved: number;
}

export interface RatingsReport {
  readonly ships: number;
  readonly read: number;
  readonly written: number;
}

export const refused = (findings: readonly Finding[]): Conclusion => ({ outcome: 'refused', findings });

/** What a run that is not refused is called. */
export const outcomeOf = (changed: boolean, findings: readonly Finding[]): Outcome =>
  !changed ? 'unchanged' : findings.some((finding) => finding.severity === 'record') ? 'partly' : 'applied';
