// The list of features with a server side. Each hands over its calls and routes; nothing is found by folder magic.
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Registry } from 'prom-client';
import { bookingFeature, bookingWatch, mockBookingCalls, mockRoutes, registerBookingMetrics } from '#features/booking/server/index.ts';
import { drawingsFeature } from '#features/drawings/server/index.ts';
import { homeFeature } from '#features/home/server/index.ts';
import { searchFeature } from '#features/search/server/index.ts';
import { followCatalogue } from '#features/search/server/search-index-follow.ts';
import { loadSearchIndex } from '#features/search/server/search-index.ts';
import { operatorSystem, type RunningOperatorSystem } from '#features/operators/server/index.ts';
import { paymentProvider } from '#features/payments/server/index.ts';
import { siteFeature } from '#features/site/server/index.ts';
import { voyageFeature } from '#features/voyage/server/index.ts';
import { mailboxIsOpen, mailboxRoutes } from '#features/mailbox/server/index.ts';
import type { Config } from '#platform/server/config.ts';
import type { Database } from '#platform/server/database/database.ts';
import type { ImplementedCall } from '#platform/server/http/implement.ts';
import { registerOutboxMetrics } from '#platform/server/outbox/outbox-metrics.ts';
import { createSecrets, developmentKeys } from '#platform/server/secrets.ts';
import { publicUrlOf } from './public-url.ts';
import { brandOfRequest, callContext, type ShopContext } from './request-context.ts';

export interface FeatureParts {
  readonly config: Config;
  readonly pool: pg.Pool;
  readonly db: Database;
  readonly now: () => Date;
  /** Left out: as the settings say. */
  readonly operators?: RunningOperatorSystem;
  /** Gets what operation watches: work that waits, bookings and payments that stand still. */
  readonly registry?: Registry;
  /** Milliseconds that the answer to an order waits for the operator; tests without a running worker do not wait. */
  readonly orderPatienceMs?: number;
}

export interface RunningFeatures {
  readonly calls: readonly ImplementedCall<ShopContext>[];
  readonly routes: readonly ((app: FastifyInstance) => void)[];
  readonly ready: () => Promise<void>;
  /** Origin of the card fields, for the policy of the booking's pages. */
  readonly cardFrameOrigin: string | undefined;
  readonly attachLog: (log: FastifyBaseLogger) => void;
  readonly stop: () => Promise<void>;
}

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Routes for whoever sits at the machine itself; for everybody else they do not exist. */
const onThisMachine =
  (routes: (app: FastifyInstance) => void): ((app: FastifyInstance) => void) =>
  (app) =>
    void app.register(async (scope) => {
      scope.addHook('onRequest', async (request, reply) => {
        if (!LOOPBACK.has(request.ip) || request.headers['x-forwarded-for'] !== undefined) return reply.code(404).type('text/plain; charset=utf-8').send('404');
        return undefined;
      });
      routes(scope);
    });

export async function startFeatures({
  config,
  pool,
  db,
  now,
  registry,
  orderPatienceMs,
  operators = operatorSystem(config),
}: FeatureParts): Promise<RunningFeatures> {
  let log: FastifyBaseLogger | undefined;
  if (registry) {
    registerOutboxMetrics(registry, pool);
    registerBookingMetrics(registry, pool);
  }
  const store = await loadSearchIndex(pool, { now });
  const following = await followCatalogue(pool, store, { now, onError: (error) => log?.error({ err: error }, 'the index does not follow the catalogue') });
  const search = searchFeature<ShopContext>(store, db);
  const voyage = voyageFeature<ShopContext>(db, search.cards, (request) => callContext(request, config, now));
  const provider = paymentProvider(config);
  const watch = bookingWatch(pool, (error) => log?.warn({ err: error }, 'bookings are not listened to; they are looked at from time to time'));
  const booking = bookingFeature<ShopContext>({
    db,
    provider,
    operators,
    watch,
    ...(orderPatienceMs !== undefined && { orderPatienceMs }),
    onOperatorTrouble: (error) => log?.warn({ err: error }, 'an operator did not answer as it should'),
    onProviderTrouble: (error) => log?.warn({ err: error }, 'the payment provider did not answer as it should'),
    secrets: createSecrets(config.SECRET_KEYS ?? developmentKeys(config.dataDirectory)),
    askerOf: (request) => callContext(request, config, now),
    shopUrl: publicUrlOf(config),
  });
  const isMock = config.BOOKING_MOCK === 'on';
  const drawings = drawingsFeature({
    db,
    dataDirectory: config.dataDirectory,
    pins: (query, language, request) => {
      const context = callContext(request, config, now);
      return context ? search.service.mapOf(query, { ...context, language }) : [];
    },
  });
  return {
    calls: [
      ...homeFeature<ShopContext>(store, search.cards, search.service),
      ...search.calls,
      ...voyage.calls,
      ...(isMock ? mockBookingCalls<ShopContext>() : booking.calls),
    ],
    routes: [
      voyage.routes,
      booking.routes,
      ...(isMock ? [mockRoutes((request) => callContext(request, config, now))] : []),
      ...(mailboxIsOpen({ production: config.production, smtpUrl: config.SMTP_URL, asked: config.MAILBOX === 'on' }) ? [onThisMachine(mailboxRoutes(db))] : []),
      drawings.routes,
      siteFeature(store, (request) => brandOfRequest(request, config)).routes,
    ],
    ready: async () => {
      await pool.query('select 1');
    },
    cardFrameOrigin: provider.frameOrigin,
    attachLog: (attached) => {
      log = attached;
    },
    stop: async () => {
      await watch.stop();
      await following.stop();
      await drawings.stop();
      operators.close();
    },
  };
}
