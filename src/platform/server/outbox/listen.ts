// Hearing of new work at once: a connection of its own that listens, and comes back when it is lost.
import pg from 'pg';

/** Waiting times between attempts to connect, in milliseconds: from, to. */
const retryFrom = 250;
const retryTo = 5_000;

export interface Listening {
  readonly stop: () => Promise<void>;
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

async function closed(client: pg.Client): Promise<void> {
  try {
    await client.end();
  } catch {
    // gone before
  }
}

/**
 * Notices are hints: one may be lost with its connection, so whoever listens also looks from time to time.
 * @param onNotice called for every notice with its text, and without one whenever a connection stands (what came before it is unknown)
 * @param onError hears of every lost connection; listening goes on by itself
 */
export function listen(pool: pg.Pool, channel: 'outbox' | 'booking', onNotice: (text?: string) => void, onError: (error: Error) => void): Listening {
  let stopped = false;
  let retry = retryFrom;
  let timer: NodeJS.Timeout | undefined;
  let current: pg.Client | undefined;

  async function connect(): Promise<void> {
    const client = new pg.Client(pool.options);
    current = client;
    const lost = (error: unknown): void => {
      if (current !== client) return;
      current = undefined;
      void closed(client);
      if (stopped) return;
      onError(asError(error));
      timer = setTimeout(() => void connect(), retry);
      timer.unref();
      retry = Math.min(retry * 2, retryTo);
    };
    client.on('error', lost);
    client.on('end', () => lost(new Error(`the connection that listens to ${channel} was closed`)));
    client.on('notification', ({ payload }) => onNotice(payload));
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      retry = retryFrom;
      if (!stopped) onNotice();
    } catch (error) {
      lost(error);
    }
  }

  const first = connect();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await first;
      const client = current;
      current = undefined;
      if (client) await closed(client);
    },
  };
}
