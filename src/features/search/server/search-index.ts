// The search index of this node: filled from PostgreSQL at start, with the catalogue that cards and labels read beside it.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type pg from 'pg';
import { agencyDay, isoDate, type IsoDate } from '#domain/calendar/calendar.ts';
import { buildSearchIndex, createSearchIndex, type BuildInput } from '#domain/search/index/build.ts';
import type { SearchIndex } from '#domain/search/index/search-index.ts';
import type { VoyageRow } from '#domain/search/index/rows.ts';
import type { ExchangeRates } from '#domain/money/money.ts';
import { indexReference, readCatalogue, readRates, referenceFingerprint, type Catalogue } from './search-rows.ts';
import { countPerItinerary, onSaleAfter, readVoyages } from './search-rows-voyages.ts';

export type { Catalogue } from './search-rows.ts';

/** What a voyage is beside its prices. */
export interface CatalogueVoyage {
  readonly id: number;
  readonly itineraryId: number;
  readonly departsOn: IsoDate;
  readonly returnsOn: IsoDate;
  /** What its fares offer beside the ship's services. */
  readonly services: readonly string[];
  readonly specials: readonly string[];
  readonly optionPossible: boolean;
  readonly reductionPercent: number;
  readonly popularity: number;
}

/** The moment the store knows. */
export interface StoreMark {
  /** Transactions below this number are all in; from it on they are read again. */
  readonly xmin: string;
  readonly fingerprint: string;
  readonly today: IsoDate;
}

/**
 * Catalogue and index of this node. Both are replaced as a whole when ships, ports, areas, operators or rates change, so hold
 * the store, not its parts; voyages change in place. `catalogue` is a new object whenever something in it has changed.
 */
export class CatalogueStore {
  catalogue: Catalogue;
  index: SearchIndex;
  rates: ExchangeRates;
  mark: StoreMark;

  constructor(parts: { readonly catalogue: Catalogue; readonly index: SearchIndex; readonly rates: ExchangeRates; readonly mark: StoreMark }) {
    this.catalogue = parts.catalogue;
    this.index = parts.index;
    this.rates = parts.rates;
    this.mark = parts.mark;
  }

  /** A voyage on sale, or undefined. */
  voyage(id: number): CatalogueVoyage | undefined {
    const facts = this.index.facts(id);
    if (!facts) return undefined;
    return {
      id,
      itineraryId: facts.routeId,
      departsOn: isoDate(facts.departs),
      returnsOn: isoDate(facts.returns),
      services: facts.services.filter((service) => service !== 'option_possible'),
      specials: facts.specials,
      optionPossible: facts.services.includes('option_possible'),
      reductionPercent: facts.reductionPercent,
      popularity: facts.popularity,
    };
  }
}

/** Runs in one snapshot: everything read belongs to the same moment. */
export async function inSnapshot<T>(pool: pg.Pool, read: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    // A first load of a large catalogue takes longer than a page's statement may.
    await client.query('begin isolation level repeatable read read only; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
    const answer = await read(client);
    await client.query('commit');
    return answer;
  } catch (error) {
    broken = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    client.release(broken); // a connection with an open transaction does not go back
  }
}

export async function readMark(client: pg.ClientBase, today: IsoDate): Promise<StoreMark> {
  const { rows } = await client.query<{ xmin: string }>('select pg_snapshot_xmin(pg_current_snapshot())::text as xmin');
  return { xmin: rows[0]!.xmin, fingerprint: await referenceFingerprint(client), today };
}

/** Reads the catalogue and every voyage on sale that departs after the agency's day. */
export async function loadSearchIndex(pool: pg.Pool, options: { readonly now?: () => Date } = {}): Promise<CatalogueStore> {
  const today = agencyDay(options.now?.() ?? new Date());
  return inSnapshot(pool, async (client) => {
    const mark = await readMark(client, today);
    const catalogue = await readCatalogue(client, today);
    const rates = await readRates(client);
    const where = onSaleAfter(today);
    const index = createSearchIndex({ ...indexReference(catalogue), voyages: [], departuresPerRoute: await countPerItinerary(client, where), rates });
    for await (const voyages of readVoyages(client, where)) {
      index.apply({ voyages });
      await nextTurn();
    }
    return new CatalogueStore({ catalogue, index, rates, mark });
  });
}

/** The same voyages in an index with other reference data, built in slices so that the process answers meanwhile. */
export async function rebuiltIndex(index: SearchIndex, catalogue: Catalogue, rates: ExchangeRates): Promise<SearchIndex> {
  const known = function* (): Generator<VoyageRow> {
    for (const voyage of index.voyages()) if (catalogue.itineraries.has(voyage.routeId)) yield voyage;
  };
  const input: BuildInput = { ...indexReference(catalogue), voyages: known(), departuresPerRoute: index.departuresPerRoute(), rates };
  const steps = buildSearchIndex(input);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await nextTurn();
  }
}
