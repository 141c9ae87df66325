// One server process of the race for the last cabins: told a round, it sends its buyers at once and says how many got a place.
import { randomBytes } from 'node:crypto';
import { claimPlace, type Tx } from '#features/booking/server/inventory.repository.ts';
import { insertSession } from '#features/booking/server/session.repository.ts';
import { createDatabase, createPool, type Database } from '#platform/server/database/database.ts';
import { sql } from 'kysely';

export interface Round {
  readonly url: string;
  readonly voyageId: number;
  readonly categoryCode: string;
  readonly buyers: number;
  /** Without the guard places are counted and then taken, as a naive shop would. */
  readonly guarded: boolean;
}

const party = { adults: 2, childAges: [] };

async function session(db: Database, voyageId: number): Promise<Buffer> {
  const idHash = randomBytes(32);
  await insertSession(db, { idHash, ownerHash: randomBytes(32), brand: 'fahrwasser', language: 'de', voyageId, party, maxStep: 1 });
  return idHash;
}

/** What a shop without the guard does: looks, and takes what it saw. */
async function naive(tx: Tx, { voyageId, categoryCode }: Round): Promise<boolean> {
  const { rows } = await sql<{
    free: number;
  }>`select size - used as free from allotments where voyage_id = ${voyageId} and category_code = ${categoryCode}`.execute(tx);
  if ((rows[0]?.free ?? 0) <= 0) return false;
  await sql`select pg_sleep(0.002)`.execute(tx);
  await sql`update allotments set used = used + 1 where voyage_id = ${voyageId} and category_code = ${categoryCode}`.execute(tx);
  return true;
}

let pool: ReturnType<typeof createPool> | undefined;
process.on('message', (round: Round | 'end') => {
  void (async () => {
    if (round === 'end') {
      await pool?.end();
      process.disconnect();
      return;
    }
    pool ??= createPool(round.url);
    const db = createDatabase(pool);
    const sold = await Promise.all(
      Array.from({ length: round.buyers }, async () => {
        if (!round.guarded) return db.transaction().execute((tx) => naive(tx, round));
        const sessionHash = await session(db, round.voyageId);
        const { voyageId, categoryCode } = round;
        const claim = await db.transaction().execute((tx) => claimPlace(tx, { voyageId, categoryCode, cabinId: null, sessionHash, minutes: 20 }));
        return typeof claim === 'object';
      }),
    );
    process.send?.({ sold: sold.filter(Boolean).length });
  })().catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
});
