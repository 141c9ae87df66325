// The shop as a function: a test builds it and calls it without a port.
import compress from '@fastify/compress';
import rateLimit from '@fastify/rate-limit';
import fastifyStatic from '@fastify/static';
import Fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { constants } from 'node:zlib';
import { Failure, type FailureCode } from '#platform/contract/failures.ts';
import type { Config } from '#platform/server/config.ts';
import { failureEnvelope, registerCalls, sendFailure } from '#platform/server/http/call-routes.ts';
import { run, type ImplementedCall } from '#platform/server/http/implement.ts';
import { openApiDocument, openApiPage, openApiStyles } from '#platform/server/http/openapi.ts';
import { secure, strictPolicy } from '#platform/server/http/security.ts';
import type { Metrics } from '#platform/server/metrics.ts';
import type { Api } from '#platform/web/app-runtime/api.ts';
import { brands } from '#brands/brands.ts';
import { pathCodecs } from '#brands/paths.ts';
import { registerPages, type RenderPage } from './pages.ts';
import { registerPreferences } from './preferences.ts';
import { brandOfRequest, callContext, type ShopContext } from './request-context.ts';

export interface AppParts {
  readonly config: Config;
  readonly dev: boolean;
  readonly now: () => Date;
  readonly calls: readonly ImplementedCall<ShopContext>[];
  readonly render: () => Promise<RenderPage>;
  /** Throws while the shop cannot serve: database away, migrations missing, index not built. */
  readonly ready: () => Promise<void>;
  readonly metrics?: Metrics;
  /** See Pages. */
  readonly cardFrameOrigin?: string | undefined;
  /** Folder of the built browser files; undefined in development. */
  readonly assets?: string;
  /** Further routes of features that are no calls: drawings, files. */
  readonly routes: readonly ((app: FastifyInstance) => void)[];
}

const BODY_LIMIT = 64 * 1024;
/** What must not be read in a log: a card's token that came back from its provider's page, the session that it belongs to, the key of a booking. */
const loggedUrl = (url: string): string =>
  url
    .replaceAll(/([?&](?:token|bs)=)[^&#]*/g, '$1…')
    .replaceAll(/\/[A-Za-z0-9_-]{43}(?=[/?#]|$)/g, '/…')
    .slice(0, 300);
const REDACTED = ['req.headers.cookie', 'req.headers.authorization', 'body', '*.email', '*.iban', '*.number', '*.securityCode'];

function opensByAddress(request: FastifyRequest, config: Config): boolean {
  if (/^\/files\/[A-Za-z0-9_-]{43}\//.test(request.url)) return true;
  const brand = brandOfRequest(request, config);
  const path = request.url.split('?')[0] ?? '';
  return brand !== undefined && pathCodecs[brand].match(path.replace(/^\/(?:de|en)(?=\/)/, ''))?.screen.opensByAddress === true;
}

function localApi(parts: AppParts): (context: ShopContext) => Api {
  const byPath = new Map(parts.calls.map((implemented) => [implemented.call.path, implemented]));
  return (context) => async (path, input) => {
    const implemented = byPath.get(path);
    if (!implemented) throw new Failure('UnknownAction');
    try {
      return (await run(implemented, input, context, parts.dev)) as never;
    } catch (error) {
      if (!(error instanceof Failure)) context.log.error({ err: error, call: path }, 'call broke during rendering');
      throw error instanceof Failure ? error : new Failure('Unknown');
    }
  };
}

/** Builds the server without listening. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config } = parts;
  const app = Fastify({
    logger: config.LOG_LEVEL === 'silent' ? false : { level: config.LOG_LEVEL, redact: REDACTED },
    logController: new LogController({ disableRequestLogging: true }), // requests are logged once, at their end, by the hook below
    trustProxy: config.TRUST_PROXY === 'on',
    bodyLimit: BODY_LIMIT,
    requestTimeout: 30_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    genReqId: () => crypto.randomUUID(),
    routerOptions: { maxParamLength: 500 },
    // Addresses whose escapes are no text reach neither hook nor route.
    frameworkErrors: (error, request, reply) => {
      const answer = reply as FastifyReply; // the hook's own type has no answers
      secure(answer, request.protocol === 'https');
      void answer
        .header('x-request-id', request.id)
        .code(error.statusCode ?? 400)
        .type('text/plain; charset=utf-8')
        .send('400');
    },
  });

  app.removeContentTypeParser('text/plain'); // calls speak JSON: a text is 415, not a body that is no object

  app.addHook('onRequest', async (request, reply) => {
    secure(reply, request.protocol === 'https');
    void reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    parts.metrics?.observe(request.routeOptions.url ?? 'unknown', reply.statusCode, reply.elapsedTime);
    if (reply.statusCode >= 500 || reply.elapsedTime > 1000)
      request.log.warn({ url: loggedUrl(request.url), status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'request');
    else request.log.debug({ url: loggedUrl(request.url), status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'request');
  });
  app.setErrorHandler((error: unknown, request, reply) => {
    const status = (error as { statusCode?: number }).statusCode ?? 500;
    const language = callContext(request, config, parts.now)?.language ?? 'de';
    const known: Record<number, FailureCode> = { 400: 'ValidationFailed', 413: 'PayloadTooLarge', 415: 'UnsupportedMediaType', 429: 'TooManyRequests' };
    const code = known[status];
    if (code) return sendFailure(reply, new Failure(code, code === 'ValidationFailed' ? { errors: { body: ['not JSON'] } } : {}), language, request.log);
    // Files and conditions of HTTP have further refusals of their own: no failure of ours.
    if (status >= 400 && status < 500)
      return reply
        .code(status === 403 ? 404 : status)
        .type('text/plain; charset=utf-8')
        .send(String(status));
    return sendFailure(reply, error, language, request.log);
  });

  await app.register(compress, {
    global: true,
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 5 },
  });
  if (config.RATE_LIMIT > 0) {
    await app.register(rateLimit, {
      global: true,
      max: config.RATE_LIMIT,
      timeWindow: '1 minute',
      // pages whose address is a key count like calls: nobody tries keys at leisure
      allowList: (request) => !request.url.startsWith('/api/') && !opensByAddress(request, config),
      errorResponseBuilder: () => Object.assign(new Error('too many requests'), { statusCode: 429 }),
    });
  }

  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'silent' }, async (request, reply) => {
    try {
      await parts.ready();
      return { status: 'ready' };
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      return reply.code(503).header('retry-after', '5').send(failureEnvelope('NotReady', 'de'));
    }
  });

  const contracts = parts.calls.map(({ call }) => call);
  app.get('/api/openapi.json', async (request, reply) => {
    const brand = brandOfRequest(request, config);
    return reply
      .header('cache-control', 'public, max-age=300')
      .send(openApiDocument(contracts, brand ? `${request.protocol}://${request.host}` : brands.fahrwasser.productionUrl, '1'));
  });
  app.get('/docs/api', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', strictPolicy).send(openApiPage(contracts)),
  );
  app.get('/docs/api.css', async (_request, reply) => reply.type('text/css').header('cache-control', 'public, max-age=3600').send(openApiStyles));

  registerCalls(app, { calls: parts.calls, contextOf: (request) => callContext(request, config, parts.now), checkAnswers: parts.dev });
  registerPreferences(app, config);
  for (const routes of parts.routes) routes(app);
  if (parts.assets)
    await app.register(fastifyStatic, {
      root: parts.assets,
      prefix: '/assets/',
      immutable: true,
      maxAge: '1y',
      decorateReply: false,
      index: false,
      preCompressed: true,
    });
  registerPages(app, { config, dev: parts.dev, now: parts.now, render: parts.render, apiFor: localApi(parts), cardFrameOrigin: parts.cardFrameOrigin });
  return app;
}
