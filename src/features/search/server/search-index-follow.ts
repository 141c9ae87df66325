// Keeping a node's index current: PostgreSQL says that something changed, the node reads what is newer than it knows.
import { setImmediate as nextTurn } from 'node:timers/promises';
import pg from 'pg';
import { agencyDay } from '#domain/calendar/calendar.ts';
import { inSnapshot, readMark, rebuiltIndex, type CatalogueStore } from './search-index.ts';
import { readCatalogue, readItineraries, readRates, routeOf, type CatalogueItinerary } from './search-rows.ts';
import { among, onSaleAfter, readVoyages } from './search-rows-voyages.ts';

export interface FollowOptions {
  /** Hears of every failed reading and lost connection; following goes on by itself. */
  readonly onError: (error: Error) => void;
  readonly now?: () => Date;
}

export interface Following {
  /** Reads what has changed, without waiting for a notice. */
  refresh(): Promise<void>;
  stop(): Promise<void>;
}

/** Notices that come together are read together: milliseconds. */
const gatherFor = 100;
/** Without any notice: notices may be lost on the way, and days end. */
const lookAgainAfter = 30_000;
/** Waiting times between attempts to connect: from, to. */
const retryFrom = 250;
const retryTo = 5_000;
/** Voyages read with one statement. */
const chunk = 2_000;

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** Ends a connection that may be lost already. */
async function closed(client: pg.Client): Promise<void> {
  try {
    await client.end();
  } catch {
    // gone before
  }
}

class Follower implements Following {
  private readonly pool: pg.Pool;
  private readonly store: CatalogueStore;
  private readonly options: FollowOptions;
  /** Voyages already read with their transaction, as long as that is not below the mark. */
  private readonly seen = new Map<number, string>();
  private listener: pg.Client | undefined;
  private stopped = false;
  private retry = retryFrom;
  private readonly timers = new Set<NodeJS.Timeout>();
  private gathering = false;
  private work: Promise<void> = Promise.resolve();

  constructor(pool: pg.Pool, store: CatalogueStore, options: FollowOptions) {
    this.pool = pool;
    this.store = store;
    this.options = options;
  }

  /** One reading after another; a failed one is reported and repeated with the next. */
  refresh(): Promise<void> {
    this.work = this.work.then(() => this.tryRead());
    return this.work;
  }

  private async tryRead(): Promise<void> {
    if (this.stopped) return;
    try {
      await this.read();
    } catch (error) {
      if (!this.stopped) this.options.onError(asError(error));
    }
  }

  /** Starts listening; what changed before the connection stood is read at once. */
  async listen(): Promise<void> {
    if (this.stopped) return;
    const client = new pg.Client(this.pool.options);
    const lost = (error?: unknown): void => {
      if (this.listener !== client) return;
      this.listener = undefined;
      void closed(client);
      if (this.stopped) return;
      this.options.onError(error === undefined ? new Error('the connection that hears of changes was closed') : asError(error));
      this.after(this.retry, () => this.listen());
      this.retry = Math.min(this.retry * 2, retryTo);
    };
    this.listener = client;
    client.on('error', lost);
    client.on('end', () => lost());
    client.on('notification', () => this.gather());
    try {
      await client.connect();
      await client.query('listen catalogue');
    } catch (error) {
      lost(error);
      return;
    }
    this.retry = retryFrom;
    await this.refresh();
  }

  /** Looks again from time to time: a lost notice and a day that ends are noticed, too. */
  watchClock(): void {
    this.after(lookAgainAfter, async () => {
      await this.refresh();
      this.watchClock();
    });
  }

  async stop(): Promise<void> {
    this.stopped = true;
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    const { listener } = this;
    this.listener = undefined;
    if (listener) await closed(listener);
    await this.work;
  }

  private gather(): void {
    if (this.gathering) return;
    this.gathering = true;
    this.after(gatherFor, () => {
      this.gathering = false;
      return this.refresh();
    });
  }

  private after(milliseconds: number, then: () => Promise<void>): void {
    if (this.stopped) return;
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      then().catch((error: unknown) => this.options.onError(asError(error)));
    }, milliseconds);
    timer.unref();
    this.timers.add(timer);
  }

  private async read(): Promise<void> {
    const { store, pool } = this;
    const today = agencyDay(this.options.now?.() ?? new Date());
    await inSnapshot(pool, async (client) => {
      const mark = await readMark(client, today);
      const since = store.mark.xmin;
      const removed = (await client.query<{ id: number }>('select voyage_id as id from voyage_removals where changed_xid >= $1::xid8', [since])).rows.map(
        ({ id }) => id,
      );
      const newer = (
        await client.query<{ id: number; xid: string; itinerary: number }>(
          'select id, changed_xid::text as xid, itinerary_id as itinerary from voyages where changed_xid >= $1::xid8',
          [since],
        )
      ).rows;
      const changed = newer.filter(({ id, xid }) => this.seen.get(id) !== xid);
      await this.takeReference(client, mark.fingerprint, [...new Set(changed.map(({ itinerary }) => itinerary))], today);
      const present = new Set(newer.map(({ id }) => id)); // removed and put in again
      await this.takeVoyages(
        client,
        changed.map(({ id }) => id),
        removed.filter((id) => !present.has(id)),
        today,
      );
      this.seen.clear();
      for (const { id, xid } of newer) if (BigInt(xid) >= BigInt(mark.xmin)) this.seen.set(id, xid);
      if (today !== store.mark.today) store.index.apply({ removed: store.index.departedBy(today) });
      store.mark = mark;
    });
  }

  /** New itineraries are added; anything else that changed in the reference data makes a new index in slices. */
  private async takeReference(client: pg.PoolClient, fingerprint: string, itineraryIds: readonly number[], today: string): Promise<void> {
    const { store } = this;
    const read = itineraryIds.length === 0 ? [] : await readItineraries(client, itineraryIds);
    const isKnown = ({ id }: CatalogueItinerary): boolean => store.index.knowsRoute(id) && store.catalogue.itineraries.has(id);
    const altered = read.filter(
      (itinerary) => isKnown(itinerary) && JSON.stringify(itinerary) !== JSON.stringify(store.catalogue.itineraries.get(itinerary.id)),
    );
    if (altered.length > 0 || fingerprint !== store.mark.fingerprint) {
      const catalogue = await readCatalogue(client, today);
      const rates = await readRates(client);
      const index = await rebuiltIndex(store.index, catalogue, rates);
      store.catalogue = catalogue;
      store.rates = rates;
      store.index = index;
      return;
    }
    const added = read.filter((itinerary) => !isKnown(itinerary));
    if (added.length === 0) return;
    store.index.apply({ routes: added.map((itinerary) => routeOf(itinerary, store.catalogue.areas)) });
    store.catalogue = {
      ...store.catalogue,
      itineraries: new Map([...store.catalogue.itineraries, ...added.map((itinerary) => [itinerary.id, itinerary] as const)]),
    };
  }

  private async takeVoyages(client: pg.PoolClient, changed: readonly number[], removed: readonly number[], today: string): Promise<void> {
    const { index } = this.store;
    index.apply({ removed });
    for (let from = 0; from < changed.length; from += chunk) {
      const ids = changed.slice(from, from + chunk);
      const gone = new Set(ids);
      for await (const voyages of readVoyages(client, `${onSaleAfter(today)} and ${among(ids)}`)) {
        index.apply({ voyages });
        for (const { id } of voyages) gone.delete(id);
        await nextTurn();
      }
      index.apply({ removed: [...gone] }); // withdrawn or departed
    }
  }
}

/** Keeps the store current until stopped: changes are visible well within a second. */
export async function followCatalogue(pool: pg.Pool, store: CatalogueStore, options: FollowOptions): Promise<Following> {
  const follower = new Follower(pool, store, options);
  await follower.listen();
  follower.watchClock();
  return follower;
}
