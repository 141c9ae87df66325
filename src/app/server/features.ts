// The list of features with a server side. Each hands over its calls and routes; nothing is found by folder magic.
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Registry } from 'prom-client';
import { drawingsFeature } from '#features/drawings/server/index.ts';
import { homeFeature } from '#features/home/server/index.ts';
import { searchFeature } from '#features/search/server/index.ts';
import { followCatalogue } from '#features/search/server/search-index-follow.ts';
import { loadSearchIndex } from '#features/search/server/search-index.ts';
import { siteFeature } from '#features/site/server/index.ts';
import { voyageFeature } from '#features/voyage/server/index.ts';
import type { Config } from '#platform/server/config.ts';
import type { Database } from '#platform/server/database/database.ts';
import type { ImplementedCall } from '#platform/server/http/implement.ts';
import { brandOfRequest, callContext, type ShopContext } from './request-context.ts';

export interface FeatureParts {
  readonly config: Config;
  readonly pool: pg.Pool;
  readonly db: Database;
  readonly now: () => Date;
  readonly registry?: Registry;
}

export interface RunningFeatures {
  readonly calls: readonly ImplementedCall<ShopContext>[];
  readonly routes: readonly ((app: FastifyInstance) => void)[];
  readonly ready: () => Promise<void>;
  readonly attachLog: (log: FastifyBaseLogger) => void;
  readonly stop: () => Promise<void>;
}

export async function startFeatures({ config, pool, db, now }: FeatureParts): Promise<RunningFeatures> {
  let log: FastifyBaseLogger | undefined;
  const store = await loadSearchIndex(pool, { now });
  const following = await followCatalogue(pool, store, { now, onError: (error) => log?.error({ err: error }, 'the index does not follow the catalogue') });
  const search = searchFeature<ShopContext>(store, db);
  const voyage = voyageFeature<ShopContext>(db, search.cards, (request) => callContext(request, config, now));
  const drawings = drawingsFeature({
    db,
    dataDirectory: config.dataDirectory,
    pins: (query, language, request) => {
      const context = callContext(request, config, now);
      return context ? search.service.mapOf(query, { ...context, language }) : [];
    },
  });
  return {
    calls: [...homeFeature<ShopContext>(store, search.cards, search.service), ...search.calls, ...voyage.calls],
    routes: [voyage.routes, drawings.routes, siteFeature(store, (request) => brandOfRequest(request, config)).routes],
    ready: async () => {
      await pool.query('select 1');
    },
    attachLog: (attached) => {
      log = attached;
    },
    stop: async () => {
      await following.stop();
      await drawings.stop();
    },
  };
}
