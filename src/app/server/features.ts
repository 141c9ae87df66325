// The list of features with a server side. Each hands over its calls and routes; nothing is found by folder magic.
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Registry } from 'prom-client';
import type { Config } from '#platform/server/config.ts';
import type { Database } from '#platform/server/database/database.ts';
import type { ImplementedCall } from '#platform/server/http/implement.ts';
import type { ShopContext } from './request-context.ts';

export interface FeatureParts {
  readonly config: Config;
  readonly pool: pg.Pool;
  readonly db: Database;
  readonly now: () => Date;
  readonly registry: Registry;
}

export interface RunningFeatures {
  readonly calls: readonly ImplementedCall<ShopContext>[];
  readonly routes: readonly ((app: FastifyInstance) => void)[];
  readonly ready: () => Promise<void>;
  readonly attachLog: (log: FastifyBaseLogger) => void;
  readonly stop: () => Promise<void>;
}

export async function startFeatures(parts: FeatureParts): Promise<RunningFeatures> {
  return {
    calls: [],
    routes: [],
    ready: async () => {
      await parts.pool.query('select 1');
    },
    attachLog: () => {},
    stop: async () => {},
  };
}
