// Every import is one transaction, and imports run one behind the other.
import type pg from 'pg';

/** A connection inside a transaction. */
export type Transaction = Pick<pg.PoolClient, 'query'>;

export async function rowsOf<Row extends object>(tx: Transaction, text: string, values: readonly unknown[] = []): Promise<Row[]> {
  const { rows } = await tx.query<Row & pg.QueryResultRow>(text, [...values]);
  return rows;
}

export async function firstOf<Row extends object>(tx: Transaction, text: string, values: readonly unknown[] = []): Promise<Row | undefined> {
  return (await rowsOf<Row>(tx, text, values))[0];
}

/**
 * Runs the work in a transaction that no other import shares in time: two that meet the same new port or ship must not both
 * make it. The work says whether what it wrote is kept.
 * @throws what the work throws; nothing is kept then
 */
export async function inTransaction<T>(pool: pg.Pool, work: (tx: Transaction) => Promise<{ readonly keep: boolean; readonly result: T }>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query("select pg_advisory_xact_lock(hashtext('imports'))");
    const { keep, result } = await work(client);
    await client.query(keep ? 'commit' : 'rollback');
    client.release();
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    client.release(error instanceof Error ? error : true);
    throw error;
  }
}
