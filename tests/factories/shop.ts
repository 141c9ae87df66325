// Both shops whole: database with a small demo world, index, calls, drawings and pages, without a port.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { buildApp } from '#app/server/app.ts';
import type { RenderPage } from '#app/server/pages.ts';
import { startFeatures } from '#app/server/features.ts';
import { shopWork } from '#app/server/work.ts';
import { builtRenderer, ensureBuild } from '#app/server/render.ts';
import type { ShopContext } from '#app/server/request-context.ts';
import { brands, type BrandId } from '#brands/brands.ts';
import { seedDemoWorld } from '#database/seeds/seed.ts';
import { firstVoyageId } from '#database/seeds/world.ts';
import { agencyDay, type IsoDate } from '#domain/calendar/calendar.ts';
import type { RunningOperatorSystem } from '#features/operators/server/index.ts';
import type { AnswerOf, Call, InputOf } from '#platform/contract/define-call.ts';
import type { Envelope } from '#platform/contract/envelope.ts';
import { readConfig, type Config } from '#platform/server/config.ts';
import { createDatabase, type Database } from '#platform/server/database/database.ts';
import { oneAtATime, testDatabase, testTemplate } from '#platform/server/database/testing.ts';
import type { ImplementedCall } from '#platform/server/http/implement.ts';
import { createMetrics, type Metrics } from '#platform/server/metrics.ts';

export type Answer = Awaited<ReturnType<FastifyInstance['inject']>> & object;

export interface Asking {
  readonly brand?: BrandId;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface TestShopOptions {
  /** About how many voyages; 600 are those of the next four months. */
  readonly voyages?: number;
  readonly now?: () => Date;
  /** Left out: as the settings say. */
  readonly operators?: RunningOperatorSystem;
  /** Settings beside the usual ones of a test. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Without pages the browser's bundle need not be built. */
  readonly pages?: boolean;
  /** Calls beside the shop's own: for what no call of the shop does, such as breaking. */
  readonly calls?: readonly ImplementedCall<ShopContext>[];
}

export interface TestShop {
  readonly app: FastifyInstance;
  readonly calls: readonly ImplementedCall<ShopContext>[];
  readonly config: Config;
  readonly pool: pg.Pool;
  readonly db: Database;
  readonly metrics: Metrics;
  readonly today: IsoDate;
  /** Runs the work that is due: mails, options that end. It does not run by itself. */
  work(): Promise<unknown>;
  /** Voyages that are not simply on sale. */
  readonly special: typeof special;
  get(path: string, asking?: Asking): Promise<Answer>;
  /** @param body what becomes JSON; text is sent as it is */
  post(call: string, body: unknown, asking?: Asking): Promise<Answer>;
  /** A call that must succeed: its data, typed, still unread by any schema. */
  ask<C extends Call>(call: C, input: InputOf<C>, asking?: Asking): Promise<AnswerOf<C>>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** The day on which the tests' shops stand still. */
export const testNow = new Date('2026-11-20T12:00:00Z');
const special = { departed: firstVoyageId, withdrawn: firstVoyageId + 1, soldOut: firstVoyageId + 2 } as const;
const hosts: Readonly<Record<BrandId, string>> = { fahrwasser: 'localhost', fairway: 'en.localhost' };

/** The demo world with one voyage that has left, one that was withdrawn and one without free cabins. */
async function fill(pool: pg.Pool, voyages: number, today: IsoDate): Promise<void> {
  await seedDemoWorld(pool, { seed: 1, today, voyages });
  await pool.query('update voyages set departs_on = $2::date - 3, returns_on = $2::date - 3 + (returns_on - departs_on) where id = $1', [
    special.departed,
    today,
  ]);
  await pool.query("update voyages set state = 'withdrawn' where id = $1", [special.withdrawn]);
  await pool.query("update fares set state = 'waitlist' where voyage_id = $1", [special.soldOut]);
}

async function renderer(): Promise<{ render: () => Promise<RenderPage>; assets?: string }> {
  await oneAtATime('browser bundle', () => ensureBuild());
  return builtRenderer();
}

const noPages: Awaited<ReturnType<typeof renderer>> = {
  render: async (): Promise<RenderPage> => () => Promise.resolve(new Response('this shop has no pages', { status: 404 })),
};

/** Use with `await using`, or once per file with `beforeAll` and `afterAll`. */
export async function startTestShop({
  voyages = 600,
  now = () => testNow,
  settings = {},
  operators,
  pages = true,
  calls: further = [],
}: TestShopOptions = {}): Promise<TestShop> {
  const today = agencyDay(now());
  const template = await testTemplate(`shop_${voyages}_${today.replaceAll('-', '')}`, (pool) => fill(pool, voyages, today));
  const { render, assets } = pages ? await renderer() : noPages;
  const database = await testDatabase(template);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-'));
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', RATE_LIMIT: '0', ...settings });
  const db = createDatabase(database.pool);
  const metrics = createMetrics();
  const shopWorking = shopWork(database.pool, config, { warn: () => {}, error: (details, message) => console.error(message, details) });
  const features = await startFeatures({
    config,
    pool: database.pool,
    db,
    now,
    registry: metrics.registry,
    orderPatienceMs: 0,
    ...(operators && { operators }),
  });
  const calls = [...features.calls, ...further];
  const app = await buildApp({
    config,
    dev: false,
    now,
    calls,
    routes: features.routes,
    render,
    ready: features.ready,
    cardFrameOrigin: features.cardFrameOrigin,
    metrics,
    ...(assets && { assets }),
  });
  features.attachLog(app.log);

  const send = (method: 'GET' | 'POST', url: string, { brand = 'fahrwasser', headers = {} }: Asking, payload?: string): Promise<Answer> =>
    app.inject({ method, url, headers: { host: hosts[brand], ...headers }, ...(payload !== undefined && { payload }) });
  const post: TestShop['post'] = (call, body, asking = {}) =>
    send(
      'POST',
      `/api/${call}`,
      { ...asking, headers: { 'content-type': 'application/json', ...asking.headers } },
      typeof body === 'string' ? body : JSON.stringify(body),
    );
  return {
    app,
    calls,
    config,
    pool: database.pool,
    db,
    metrics,
    today,
    work: () => shopWorking.drainOnce(),
    special,
    post,
    get: (address, asking = {}) => send('GET', address, asking),
    ask: async (call, input, asking) => {
      const answer = await post(call.path, input, asking);
      const envelope = answer.json<Envelope<AnswerOf<typeof call>>>();
      if (envelope.status !== 'success') throw new Error(`${call.path} ${JSON.stringify(input)}: ${answer.statusCode} ${answer.body.slice(0, 500)}`);
      return envelope.data;
    },
    async [Symbol.asyncDispose]() {
      await app.close();
      await shopWorking.close();
      await features.stop();
      await database[Symbol.asyncDispose]();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The brand's own search address with a query. */
export const searchAddress = (query: string, brand: BrandId = 'fahrwasser'): string =>
  query ? `${brands[brand].searchUrl}?${query}` : brands[brand].searchUrl;
