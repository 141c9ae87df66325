// Ratings of ships by guests and advisers: every sound record of the file in one transaction, each once however often it comes.
import { agencyDay } from '#domain/calendar/calendar.ts';
import { collectFindings } from '../reading/findings.ts';
import { outcomeOf, refused, type Conclusion, type ImportContext, type ImportRequest } from '../import-run.ts';
import { inTransaction } from '../transaction.ts';
import { findShips, saveRatings, saveShipRatings, summariseRatings } from './ratings.repository.ts';
import { readRatings } from './read-ratings.ts';

/** @throws only when the database fails */
export async function importRatings(value: unknown, { dryRun }: ImportRequest, { pool, now, onStep }: ImportContext): Promise<Conclusion> {
  const findings = collectFindings();
  const read = readRatings({ value, place: '$' }, agencyDay(now()), findings);
  if (!read || findings.refused) return refused(findings.all);
  onStep?.('writing');
  return inTransaction(pool, async (tx) => {
    const shipIds = await findShips(
      tx,
      [...read.ratings, ...read.ships].map((record) => record.ship),
    );
    const withShip = <T extends { readonly ship: string; readonly place: string }>(records: readonly T[]) =>
      records.flatMap((record) => {
        const shipId = shipIds.get(record.ship);
        if (shipId !== undefined) return [{ ...record, shipId }];
        findings.drop({ place: `${record.place}.ship`, value: record.ship }, 'no ship of ours has this name, or several have it');
        return [];
      });
    const ratings = withShip(read.ratings);
    const ships = withShip(read.ships);
    const known = [...new Set([...ratings, ...ships].map((record) => record.shipId))];
    if (known.length === 0) findings.refuse({ place: '$', value }, 'no record of it belongs to a ship of ours');
    if (findings.refused) return { keep: false, result: refused(findings.all) };
    const written = (await saveRatings(tx, ratings)) + (await saveShipRatings(tx, ships));
    if (written > 0) await summariseRatings(tx, [...new Set(ratings.map((rating) => rating.shipId))]);
    const report = { ships: known.length, read: ratings.length + ships.length, written };
    return { keep: written > 0 && !dryRun, result: { outcome: outcomeOf(written > 0, findings.all), findings: findings.all, ratings: report } };
  });
}
