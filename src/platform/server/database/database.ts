// The pool and the typed query builder over it.
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DB } from '#database/tables.generated.ts';

pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value); // a day stays 'yyyy-MM-dd'
pg.types.setTypeParser(pg.types.builtins.INT8, Number); // counts; ids are int4

export type Database = Kysely<DB>;

/** Statements worth a name: more would let the server's cache grow with every combination of filters. */
const NAMED_STATEMENTS = 300;

/**
 * @param onError hears of connections that break while idle; without a listener a stopped database would end the process
 */
export function createPool(connectionString: string, options: { max?: number; onError?: (error: Error) => void } = {}): pg.Pool {
  const onError = options.onError ?? (() => {});
  const pool = new pg.Pool({
    connectionString,
    max: options.max ?? 8, // few connections are faster than many: performance.md 3
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}

/** A connection knows a name for one statement only: whoever builds queries over the same pool shares the names. */
const statementNames = new WeakMap<pg.Pool, Map<string, string>>();

/** Kysely over a pool, with named (prepared) statements for queries with parameters. */
export function createDatabase(pool: pg.Pool): Database {
  const names = statementNames.get(pool) ?? new Map<string, string>();
  statementNames.set(pool, names);
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known || names.size >= NAMED_STATEMENTS) return known;
    const name = `k${names.size}`;
    names.set(text, name);
    return name;
  };
  const named = {
    connect: async () => {
      const client = await pool.connect();
      return {
        release: () => client.release(),
        query: (text: unknown, values?: readonly unknown[]) => {
          if (typeof text !== 'string' || !values?.length) return client.query(text as string, values as unknown[]);
          const name = nameOf(text);
          return client.query({ text, values: [...values], ...(name && { name }) });
        },
      };
    },
    end: () => pool.end(),
  };
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: named as never }) });
}

/** Waits until the database answers; a managed one may still be starting. */
export async function waitForDatabase(pool: pg.Pool, attempts = 40): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await pool.query('select 1');
      return;
    } catch (error) {
      if (attempt >= attempts) throw new Error('the database does not answer', { cause: error });
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}
