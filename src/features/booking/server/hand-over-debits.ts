// Gives the open direct debits of one operator to it, as a file: `npm run debits` (docs/operations.md). What is in a file is handed over, what
// is handed over is in one file; one that got lost is written once more by its name.
import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import { sql } from 'kysely';
import type { Database } from '#platform/server/database/database.ts';
import type { Secrets } from '#platform/server/secrets.ts';
import { bookingFacts } from './facts.ts';
import { debitsCsv, debitsOf, markDebits, type Marked } from './work/debits.ts';
import { sqlWorkStore } from './work/sql-store.ts';

export interface HandOverOrder {
  /** Id or slug. */
  readonly operator: string;
  /** Full path of a file that does not exist yet. */
  readonly file: string;
  readonly by: string;
  /** Name of a hand-over whose file is to be written once more; nothing new is handed over then. */
  readonly again?: string | undefined;
}

export interface HandOverReport extends Marked {
  readonly id: string;
  readonly operator: string;
  /** Debits in the file. */
  readonly written: number;
}

/** Says what is wrong, without an account in it. */
export class HandOverError extends Error {}

const nothing: Marked = { handedOver: 0, uncovered: 0, unconfirmed: 0, unreadable: [] };

async function operatorOf(db: Database, named: string): Promise<{ readonly id: number; readonly name: string }> {
  const { rows } = await sql<{ id: number; name: string }>`select id, name from operators where slug = ${named} or id::text = ${named}`.execute(db);
  if (!rows[0]) throw new HandOverError(`there is no operator ${named}`);
  return rows[0];
}

/**
 * @param onStart hears the name of the hand-over before anything is marked: by it the file can be written again, whatever happens then
 * @throws HandOverError for an operator or a hand-over that is not known, and for a file that exists: it is never written over
 */
export async function handOverDebits(
  { db, secrets }: { readonly db: Database; readonly secrets: Secrets },
  { operator: named, file, by, again }: HandOverOrder,
  onStart: (id: string) => void = () => undefined,
): Promise<HandOverReport> {
  const operator = await operatorOf(db, named);
  if (again !== undefined) await known(db, again, operator.id);
  const id = again ?? randomUUID();
  const handle = await newFile(file);
  try {
    onStart(id);
    const facts = bookingFacts(db);
    const parts = { db, secrets, store: sqlWorkStore(db, secrets), voyageOf: (voyageId: number) => facts.known(voyageId) };
    const marked = again === undefined ? await markDebits(parts, { id, operatorId: operator.id, by }) : nothing;
    const debits = await debitsOf(parts, id);
    await handle.writeFile(debitsCsv(debits), 'utf8');
    await handle.sync();
    return { ...marked, id, operator: operator.name, written: debits.length };
  } finally {
    await handle.close();
  }
}

/** For its owner alone, and never in the place of another. */
async function newFile(file: string): Promise<fs.FileHandle> {
  try {
    return await fs.open(file, 'wx', 0o600);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') throw new HandOverError(`${file} exists already`);
    throw error;
  }
}

async function known(db: Database, id: string, operatorId: number): Promise<void> {
  const { rows } = await sql`
    select 1 from payments p join bookings b on b.id = p.booking_id where p.hand_over_id::text = ${id} and b.operator_id = ${operatorId} limit 1`.execute(db);
  if (rows.length === 0) throw new HandOverError(`there is no hand-over ${id} of this operator`);
}
