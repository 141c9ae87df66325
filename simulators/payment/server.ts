// A payment provider for development and tests, in a process of its own: card fields for a frame, tokens, forwarding, the bank's
// confirmation, and a control port that makes it slow, silent or lossy. It keeps neither card numbers nor security codes.
import { createHash, timingSafeEqual } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { z } from 'zod';
import { agencyDay } from '#domain/calendar/calendar.ts';
import { isLanguage, languages } from '#domain/language.ts';
import { faultOrder, Faults, type Operation } from './faults.ts';
import { entryFields, readEntry, type Entry } from './entry.ts';
import { problemText } from './page-texts.ts';
import { accentOf, accentStyle, confirmPage, fieldsPage, gonePage, pagePolicy } from './pages.ts';
import { Vault, type Attempt } from './vault.ts';

export interface PaymentSimulatorOptions {
  /** 0 = any free port. */
  readonly port?: number;
  readonly controlPort?: number;
  readonly host?: string;
  /** What the shop sends as its key. */
  readonly apiKey?: string;
  /** Address under which the customer's browser reaches the simulator, where that is another one. */
  readonly publicUrl?: string;
  readonly now?: () => number;
  readonly tokenHours?: number;
}

export interface PaymentSimulator {
  readonly url: string;
  /** POST /faults, POST /dedupe, POST /reset, GET /truth; on the loopback address. */
  readonly controlUrl: string;
  close(): Promise<void>;
}

export const DEVELOPMENT_KEY = 'development-key';

const text = z.string().min(1).max(200);
const origin = z.string().regex(/^https?:\/\/[^\s/;,'"*]+$/);
const page = z
  .string()
  .regex(/^https?:\/\/[^\s;,'"]+$/)
  .max(2000);
const fieldsOrder = z.strictObject({ sessionRef: text, language: z.enum(languages), brandName: text, shopOrigin: origin });
const attemptOrder = z.strictObject({
  attemptId: z.string().regex(/^[\w.:-]{1,100}$/),
  token: text,
  clientRef: text,
  amount: z.strictObject({ amount: z.int().min(1), currency: z.string().regex(/^[A-Z]{3}$/) }),
  returnUrl: page,
});
const entryShape = z.object(Object.fromEntries(entryFields.map((name) => [name, z.string().max(100)])) as Record<keyof Entry, z.ZodString>);
const languageQuery = z.object({ language: z.enum(languages).optional().catch(undefined) });
const decision = z.object({ decision: z.enum(['confirm', 'deny']) });

export async function startPaymentSimulator(options: PaymentSimulatorOptions = {}): Promise<PaymentSimulator> {
  const host = options.host ?? '127.0.0.1';
  const now = options.now ?? Date.now;
  const faults = new Faults();
  let publicUrl = options.publicUrl ?? '';
  const vault = new Vault({ publicUrl: () => publicUrl, now, tokenHours: options.tokenHours ?? 24 });
  const app = server();
  const around = faulty(faults);
  addCalls(app, vault, around, options.apiKey ?? DEVELOPMENT_KEY);
  addPages(app, vault, around, now);
  const control = server();
  addControl(control, vault, faults);
  const [url, controlUrl] = await Promise.all([
    app.listen({ port: options.port ?? 0, host }),
    control.listen({ port: options.controlPort ?? 0, host: '127.0.0.1' }),
  ]);
  publicUrl ||= url;
  return {
    url,
    controlUrl,
    close: async () => {
      await Promise.all([app.close(), control.close()]);
    },
  };
}

/** Without a log: what is typed here must not be written anywhere. */
function server(): FastifyInstance {
  const app = Fastify({ logger: false, forceCloseConnections: true, bodyLimit: 16 * 1024 });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.setErrorHandler((error, _request, reply) => {
    const status =
      error instanceof z.ZodError ? 400 : error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
    // The message could repeat what was sent.
    void reply.code(status).send({ kind: 'error', status });
  });
  return app;
}

/** What a call comes to, before any fault: undefined = the answer gets lost on its own. */
interface Answer {
  readonly status: number;
  readonly body?: object;
}
type Work = (request: FastifyRequest) => Answer | undefined;
type Around = (operation: Operation, work: Work) => (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

const ok = (body: object): Answer => ({ status: 200, body });
const notKnown: Answer = { status: 404, body: { kind: 'not_known' } };

/** The connection stays open, and nothing comes. It ends with the client's patience or with the simulator. */
const keepSilent = (reply: FastifyReply): FastifyReply => reply.hijack();

const faulty =
  (faults: Faults): Around =>
  (operation, work) =>
  async (request, reply) => {
    const fault = faults.take(operation);
    if (fault?.kind === 'silent') return keepSilent(reply);
    if (fault?.kind === 'unavailable') return reply.code(503).send({ kind: 'unavailable' });
    if (fault?.kind === 'slow') await delay(fault.ms);
    const answer = work(request);
    if (answer === undefined) return keepSilent(reply);
    if (fault?.kind === 'garbage') return reply.code(200).type('text/html').send('<h1>502 Bad Gateway</h1>');
    if (fault?.kind === 'lossy') {
      reply.hijack();
      reply.raw.destroy();
      return reply;
    }
    return reply.code(answer.status).send(answer.body);
  };

const digest = (value: string): Buffer => createHash('sha256').update(value).digest();

/** The calls of the shop's server: JSON, with the key. */
function addCalls(app: FastifyInstance, vault: Vault, around: Around, apiKey: string): void {
  const expected = digest(`Bearer ${apiKey}`);
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/v1/') && !timingSafeEqual(digest(request.headers.authorization ?? ''), expected))
      await reply.code(401).send({ kind: 'unauthorised' });
  });
  app.post(
    '/v1/fields',
    around('fields', ({ body }) => ok({ url: vault.openFields(fieldsOrder.parse(body)) })),
  );
  app.get(
    '/v1/tokens/:token',
    around('describe', (request) => describeCard(vault, idOf(request))),
  );
  app.delete(
    '/v1/tokens/:token',
    around('remove', (request) => (vault.remove(idOf(request)) ? { status: 204 } : notKnown)),
  );
  app.post(
    '/v1/forwards',
    around('forward', ({ body }) => {
      const attempt: Attempt = attemptOrder.parse(body);
      const outcome = vault.forward(attempt);
      if (outcome === 'conflict') return { status: 409, body: { kind: 'conflict' } };
      return vault.staysUnanswered(attempt) ? undefined : ok(outcome);
    }),
  );
  app.get(
    '/v1/forwards/:attemptId',
    around('query', (request) => {
      const outcome = vault.query(idOf(request));
      return outcome ? ok(outcome) : notKnown;
    }),
  );
  app.delete(
    '/v1/forwards/:attemptId',
    around('abandon', (request) => {
      const outcome = vault.abandon(idOf(request));
      return outcome ? ok(outcome) : notKnown;
    }),
  );
}

const pathValue = z.record(z.string(), z.string());
/** The one variable part of the path. */
const idOf = (request: FastifyRequest): string => Object.values(pathValue.parse(request.params))[0] ?? '';

function describeCard(vault: Vault, token: string): Answer {
  const card = vault.describe(token);
  return card ? ok({ brand: card.brand, last4: card.last4, expiresMonth: card.expiresMonth, expiresYear: card.expiresYear }) : notKnown;
}

const assets = new Map(
  [
    ['fields.css', 'text/css; charset=utf-8'],
    ['fields.js', 'text/javascript; charset=utf-8'],
  ].map(([name = '', type = '']) => [name, { type, content: fs.readFileSync(path.join(import.meta.dirname, 'assets', name)) }]),
);

const sendPage = (reply: FastifyReply, policy: string, html: string): FastifyReply =>
  reply
    .headers({ 'content-security-policy': policy, 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(html);

/** The pages of the customer's browser. */
function addPages(app: FastifyInstance, vault: Vault, around: Around, now: () => number): void {
  app.get<{ Params: { name: string } }>('/assets/:name', async (request, reply) => {
    const asset = assets.get(request.params.name);
    return asset ? reply.header('x-content-type-options', 'nosniff').type(asset.type).send(asset.content) : reply.callNotFound();
  });
  app.get<{ Params: { accent: string } }>('/accent/:accent.css', async (request, reply) => {
    const accent = accentOf(request.params.accent);
    return accent ? reply.header('x-content-type-options', 'nosniff').type('text/css; charset=utf-8').send(accentStyle(accent)) : reply.callNotFound();
  });
  app.get<{ Params: { id: string }; Querystring: { language?: string; theme?: string; accent?: string } }>('/fields/:id', async (request, reply) => {
    const session = vault.findFields(request.params.id);
    const { language: asked, theme, accent } = request.query;
    if (!session) return sendPage(reply.code(404), pagePolicy(null), gonePage(isLanguage(asked) ? asked : 'en'));
    const language = isLanguage(asked) ? asked : session.language;
    return sendPage(
      reply,
      pagePolicy(session.shopOrigin),
      fieldsPage(session, language, { theme: theme === 'dark' || theme === 'light' ? theme : '', accent: accentOf(accent) }),
    );
  });
  app.post(
    '/fields/:id',
    around('tokenise', (request) => {
      const session = vault.findFields(idOf(request));
      if (!session) return notKnown;
      const { language: asked } = languageQuery.parse(request.query);
      const language = asked ?? session.language;
      const reading = readEntry(entryShape.parse(request.body), agencyDay(new Date(now())));
      if (!reading.ok)
        return {
          status: 422,
          body: { problems: reading.problems.map(({ field, problem }) => ({ field, code: problem, text: problemText(problem, language) })) },
        };
      const { brand, last4, expiresMonth, expiresYear } = reading.card;
      return ok({ token: vault.store(reading.card, language), brand, last4, expiresMonth, expiresYear });
    }),
  );
  app.get<{ Params: { id: string } }>('/confirm/:id', async (request, reply) => {
    const attempt = vault.findChallenge(request.params.id);
    if (!attempt) return sendPage(reply.code(404), pagePolicy(null), gonePage('en'));
    return sendPage(reply, pagePolicy(null, ["'self'", new URL(attempt.returnUrl).origin]), confirmPage(attempt, attempt.isOpen));
  });
  app.post<{ Params: { id: string } }>('/confirm/:id', async (request, reply) => {
    const attempt = vault.findChallenge(request.params.id);
    if (!attempt) return reply.code(404).send({ kind: 'not_known' });
    vault.answerChallenge(request.params.id, decision.parse(request.body).decision === 'confirm');
    return reply.redirect(attempt.returnUrl, 303);
  });
}

/** For tests and for those who build the shop. */
function addControl(app: FastifyInstance, vault: Vault, faults: Faults): void {
  app.post('/faults', async (request, reply) => {
    faults.add(faultOrder.parse(request.body));
    return reply.code(204).send();
  });
  app.post('/dedupe', async (request, reply) => {
    vault.forgetsAttempts = !z.strictObject({ on: z.boolean() }).parse(request.body).on;
    return reply.code(204).send();
  });
  app.post('/patience', async (request, reply) => {
    vault.keepsChallenges = z.strictObject({ endless: z.boolean() }).parse(request.body).endless;
    return reply.code(204).send();
  });
  app.post('/reset', async (_request, reply) => {
    faults.clear();
    vault.clear();
    return reply.code(204).send();
  });
  app.get('/truth', async () => vault.truth());
}
