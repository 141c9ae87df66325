// One file of a supplier into the shop: read, check, apply, report. Every run leaves a row in `imports`.
import { createHash } from 'node:crypto';
import type pg from 'pg';
import { agencyDay, dayNumber, type IsoDate } from '#domain/calendar/calendar.ts';
import type { Currency } from '#domain/money/money.ts';
import { applyVoyage, type Applied, type Names } from './apply/apply-voyage.service.ts';
import type { Finding } from './findings.ts';
import { formats, type FormatName } from './formats.ts';
import type { ImportedVoyage } from './imported-voyage.ts';
import { finishImport, marketCurrencies, startImport } from './import.repository.ts';
import { readJson } from './read-json.ts';

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

/** `partly`: the voyage is in the shop, but records of the file were left out. */
export type Outcome = 'applied' | 'unchanged' | 'refused' | 'partly';

export interface ImportReport {
  readonly file: string;
  readonly outcome: Outcome;
  readonly dryRun: boolean;
  /** Undefined when the file was refused. */
  readonly voyage: VoyageReport | undefined;
  readonly findings: readonly Finding[];
  readonly milliseconds: number;
}

export interface VoyageReport {
  /** Null in a dry run of a voyage that the shop does not have yet. */
  readonly id: number | null;
  readonly name: Names;
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

export type Step = 'reading' | 'checking' | 'writing';

export interface ImportContext {
  readonly pool: pg.Pool;
  readonly now: () => Date;
  readonly onStep?: (step: Step) => void;
}

/** @throws only when the database fails; a file that is wrong in any way is refused in the report */
export async function importFile(request: ImportRequest, { pool, now, onStep }: ImportContext): Promise<ImportReport> {
  const started = performance.now();
  const fileHash = createHash('sha256').update(request.bytes).digest('hex');
  const record = request.dryRun ? undefined : await startImport(pool, request, fileHash, now());
  onStep?.('reading');
  const { voyage, findings } = await readFile(request, pool, onStep);
  if (voyage) onStep?.('writing');
  const applied = voyage && (await applyVoyage(pool, voyage, { now: now(), force: request.force, dryRun: request.dryRun }));
  const report: ImportReport = {
    file: request.fileName,
    ...conclude(voyage, applied, findings, request.dryRun, now()),
    dryRun: request.dryRun,
    milliseconds: Math.round(performance.now() - started),
  };
  if (record !== undefined) await finishImport(pool, record, report, now());
  return report;
}

async function readFile(
  request: ImportRequest,
  pool: pg.Pool,
  onStep?: (step: Step) => void,
): Promise<{ voyage: ImportedVoyage | undefined; findings: readonly Finding[] }> {
  const json = readJson(request.bytes);
  if (!json.ok) return { voyage: undefined, findings: [json.finding] };
  onStep?.('checking');
  return formats[request.format](json.value, { ...request, marketCurrencies: await marketCurrencies(pool, request.format) });
}

function conclude(
  voyage: ImportedVoyage | undefined,
  applied: Applied | undefined,
  read: readonly Finding[],
  dryRun: boolean,
  now: Date,
): Pick<ImportReport, 'outcome' | 'voyage' | 'findings'> {
  const findings = [...read, ...(applied?.findings ?? [])];
  if (!voyage || !applied || applied.outcome === 'refused') return { outcome: 'refused', voyage: undefined, findings };
  const departed = departedHint(voyage, now);
  if (departed) findings.push(departed);
  const left = findings.some((finding) => finding.severity === 'record');
  const change = applied.outcome === 'applied' ? applied : undefined;
  return {
    outcome: change ? (left ? 'partly' : 'applied') : 'unchanged',
    findings,
    voyage: {
      id: change?.isNew && dryRun ? null : applied.voyageId,
      name: applied.names,
      isNew: change?.isNew ?? false,
      ship: voyage.ship.name,
      departsOn: voyage.departsOn,
      returnsOn: voyage.returnsOn,
      currency: voyage.currency,
      calls: voyage.itinerary.calls.length,
      newPorts: change?.newPorts ?? 0,
      decks: voyage.ship.decks.length,
      categories: voyage.ship.categories.length,
      fares: voyage.fares.length,
      faresWritten: change?.faresWritten ?? 0,
      faresRemoved: change?.faresRemoved ?? 0,
    },
  };
}

const DAYS_AHEAD = 30;

/** A departed voyage is stored, but nobody finds it: say so, and which shift by whole weeks would bring it ahead. */
function departedHint(voyage: ImportedVoyage, now: Date): Finding | undefined {
  const today = agencyDay(now);
  if (voyage.departsOn >= today) return undefined;
  const weeks = Math.ceil((dayNumber(today) + DAYS_AHEAD - dayNumber(voyage.departsOn)) / 7);
  return {
    severity: 'note',
    place: 'departure',
    found: voyage.departsOn,
    reason: `already departed, so search does not show it; ${weeks * 7} days more in --shift-days would move it ahead`,
  };
}
