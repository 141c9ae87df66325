// A file that holds one voyage: read it in its format, apply it to the catalogue, say what became of it.
import { agencyDay, dayNumber } from '#domain/calendar/calendar.ts';
import type { Currency } from '#domain/money/money.ts';
import { applyVoyage } from './apply/apply-voyage.service.ts';
import type { Finding } from './reading/findings.ts';
import { marketCurrencies } from './import.repository.ts';
import { outcomeOf, refused, type Conclusion, type ImportContext, type ImportRequest } from './import-run.ts';
import type { ImportedVoyage } from './imported-voyage.ts';

export interface ReadOptions {
  /** What the caller of the command states; wins over the shop's settings. */
  readonly currency: Currency | undefined;
  /** The shop's own settings: the currency of a supplier's market. */
  readonly marketCurrencies: Readonly<Record<string, string>>;
  readonly shiftDays: number;
  readonly serviceChargeCompulsory: boolean;
}

export interface VoyageReading {
  /** Undefined = refused; the findings say why. */
  readonly voyage: ImportedVoyage | undefined;
  readonly findings: readonly Finding[];
}

/** @throws only when the database fails */
export async function importVoyage(
  read: (value: unknown, options: ReadOptions) => VoyageReading,
  value: unknown,
  request: ImportRequest,
  { pool, now, onStep }: ImportContext,
): Promise<Conclusion> {
  const { voyage, findings } = read(value, { ...request, marketCurrencies: await marketCurrencies(pool, request.format) });
  if (!voyage) return refused(findings);
  onStep?.('writing');
  const applied = await applyVoyage(pool, voyage, { now: now(), force: request.force, dryRun: request.dryRun });
  const departed = departedHint(voyage, now());
  const all = [...findings, ...applied.findings, ...(departed ? [departed] : [])];
  if (applied.outcome === 'refused') return refused(all);
  const change = applied.outcome === 'applied' ? applied : undefined;
  return {
    outcome: outcomeOf(change !== undefined, all),
    findings: all,
    voyage: {
      id: change?.isNew && request.dryRun ? null : applied.voyageId,
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
