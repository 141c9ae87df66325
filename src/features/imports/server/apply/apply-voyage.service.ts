// One voyage of a supplier → the catalogue, wholly or not at all: one transaction, and the same content twice writes nothing.
import { createHash } from 'node:crypto';
import type pg from 'pg';
import { slug } from '#domain/voyage/slug.ts';
import { isWater } from '#domain/voyage/waters.ts';
import type { Finding } from '../reading/findings.ts';
import type { ImportedVoyage } from '../imported-voyage.ts';
import { saveAreas } from './areas.repository.ts';
import { saveOperator, saveShip, type SavedShip } from './fleet.repository.ts';
import { namesOf, removeUnused, saveItinerary, type ResolvedCall } from './itineraries.repository.ts';
import { savePort, type SavedPort } from './ports.repository.ts';
import { inTransaction, type Transaction } from '../transaction.ts';
import { canonicalJson } from './statements.ts';
import { findVoyage, recordPrices, saveArrivals, saveFareGroups, saveFares, saveVoyage, storedPrices, type StoredPrices } from './voyages.repository.ts';

export interface ApplyOptions {
  readonly now: Date;
  /** Accept a file that looks wrong against what is stored. */
  readonly force: boolean;
  /** Do everything, keep nothing. */
  readonly dryRun: boolean;
}

/** What the voyage is called in each language. */
export interface Names {
  readonly de: string;
  readonly en: string;
}

export type Applied =
  | { readonly outcome: 'refused'; readonly findings: readonly Finding[] }
  | { readonly outcome: 'unchanged'; readonly voyageId: number; readonly names: Names; readonly findings: readonly Finding[] }
  | {
      readonly outcome: 'applied';
      readonly voyageId: number;
      readonly isNew: boolean;
      readonly faresWritten: number;
      readonly faresRemoved: number;
      readonly newPorts: number;
      readonly names: Names;
      readonly findings: readonly Finding[];
    };

/** Raised with the mapping, so that stored voyages are written again when we read files better. */
const MAPPING = 1;

const hashOf = (voyage: ImportedVoyage): string => createHash('sha256').update(canonicalJson({ MAPPING, voyage })).digest('hex');

/** @throws only when the database fails; nothing of the voyage stays then */
export const applyVoyage = (pool: pg.Pool, voyage: ImportedVoyage, options: ApplyOptions): Promise<Applied> =>
  inTransaction(pool, async (tx) => {
    const result = await write(tx, voyage, options);
    return { keep: result.outcome === 'applied' && !options.dryRun, result };
  });

async function write(tx: Transaction, voyage: ImportedVoyage, { now, force }: ApplyOptions): Promise<Applied> {
  const findings: Finding[] = [];
  const hash = hashOf(voyage);
  const stored = await findVoyage(tx, voyage);
  if (stored?.source_hash === hash) return { outcome: 'unchanged', voyageId: stored.id, names: await namesOf(tx, stored.itinerary_id), findings };
  if (stored) {
    const doubts = doubtsAbout(voyage, await storedPrices(tx, stored.id));
    findings.push(...doubts.map((doubt) => (force ? { ...doubt, severity: 'note' as const } : doubt)));
    if (findings.some((finding) => finding.severity === 'file')) return { outcome: 'refused', findings };
  }
  const { source, operator, itinerary } = voyage;
  const { id: operatorId } = await saveOperator(tx, source, operator);
  const ship = await saveShip(tx, source, { id: operatorId, isRiver: operator.isRiver }, voyage.ship);
  const calls = await resolveCalls(tx, voyage, findings);
  if (findings.some((finding) => finding.severity === 'file')) return { outcome: 'refused', findings };
  const ports = calls.flatMap((call) => (call.port ? [call.port] : []));
  const areas = await saveAreas(tx, source, operator.isRiver, itinerary.areas, ports, findings);
  const saved = await saveItinerary(tx, { source, shipId: ship.id, isRiver: operator.isRiver, areas, itinerary, calls });
  const voyageId = await saveVoyage(tx, stored, saved.id, voyage, hash, now);
  const fares = await savePrices(tx, voyageId, operatorId, voyage, ship, now);
  if (stored && stored.itinerary_id !== saved.id) await removeUnused(tx, stored.itinerary_id);
  return {
    outcome: 'applied',
    voyageId,
    isNew: !stored,
    faresWritten: fares.written,
    faresRemoved: fares.removed,
    newPorts: new Set(ports.filter((port) => port.created).map((port) => port.id)).size,
    names: saved.names,
    findings,
  };
}

async function savePrices(
  tx: Transaction,
  voyageId: number,
  operatorId: number,
  voyage: ImportedVoyage,
  ship: SavedShip,
  now: Date,
): Promise<{ written: number; removed: number }> {
  await saveFareGroups(tx, operatorId, voyage.fares);
  const fares = await saveFares(tx, voyageId, voyage, ship.codes);
  await saveArrivals(tx, voyageId, voyage.currency);
  await recordPrices(tx, voyageId, voyage, now);
  return fares;
}

/** A water of ours under its key, so that each language has its word; else the supplier's words as they came. */
const waterOf = (name: string): string => (isWater(slug(name)) ? slug(name) : name);

/** Each place once: the file calls at its home port twice. */
async function resolveCalls(tx: Transaction, { source, operator, itinerary }: ImportedVoyage, findings: Finding[]): Promise<ResolvedCall[]> {
  const known = new Map<string, SavedPort | undefined>();
  const calls: ResolvedCall[] = [];
  for (const [index, { port: wanted, ...call }] of itinerary.calls.entries()) {
    const key = wanted && (wanted.sourceKey ?? wanted.givenName);
    if (wanted && key !== null && !known.has(key)) known.set(key, await savePort(tx, source, operator.isRiver, wanted, findings));
    const port = (key === null ? undefined : known.get(key)) ?? null;
    if (wanted && !port) {
      const isEnd = index === 0 || index === itinerary.calls.length - 1;
      findings.push({
        severity: isEnd ? 'file' : 'note',
        place: wanted.place,
        found: JSON.stringify(wanted.givenName),
        reason: isEnd ? 'a voyage begins and ends in a port whose position is known' : 'a place without a position; taken as passed at sea',
      });
    }
    calls.push(wanted && !port ? { ...call, port, water: waterOf(wanted.givenName), arrives: null, departs: null, overnight: false } : { ...call, port });
  }
  return calls;
}

const FEW_FARES = 20;
const moment = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** Marks of a cut, mixed-up or outdated file: each refuses it, unless it is forced (reliability 27). */
export function doubtsAbout(voyage: ImportedVoyage, stored: StoredPrices): Finding[] {
  const doubts: Finding[] = [];
  const doubt = (place: string, found: string, reason: string) => doubts.push({ severity: 'file', place, found, reason: `${reason}; --force accepts it` });
  if (stored.madeAt !== null && voyage.madeAt !== null && voyage.madeAt < stored.madeAt)
    doubt('the file', `made ${moment(voyage.madeAt)}`, `older than the file that is stored (made ${moment(stored.madeAt)})`);
  if (stored.currencies.length > 0 && !stored.currencies.includes(voyage.currency))
    doubt('--currency', voyage.currency, `the voyage is stored in ${stored.currencies.join(', ')}`);
  if (stored.fares >= FEW_FARES && voyage.fares.length <= stored.fares / 10)
    doubt('$.prices', `${voyage.fares.length} prices`, `nine in ten of the ${stored.fares} stored prices are missing`);
  const prices = voyage.fares.map((fare) => fare.double).toSorted((a, b) => a - b);
  const median = prices[Math.floor((prices.length - 1) / 2)];
  if (median !== undefined && stored.median !== null && (median > stored.median * 3 || median < stored.median / 3))
    doubt(
      '$.prices',
      `median ${(median / 100).toFixed(2)}`,
      `far from the stored median ${(stored.median / 100).toFixed(2)}: another currency or a shifted point?`,
    );
  return doubts;
}
