// Registers the implemented calls below /api: envelope, statuses and texts by the one failure table.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Envelope } from '#platform/contract/envelope.ts';
import { Failure, failures, failureTexts, type FailureCode } from '#platform/contract/failures.ts';
import { run, type CallContext, type ImplementedCall } from './implement.ts';

export interface CallRoutes<Context extends CallContext> {
  readonly calls: readonly ImplementedCall<Context>[];
  /** undefined when the request belongs to no configured brand. */
  readonly contextOf: (request: FastifyRequest) => Context | undefined;
  readonly checkAnswers: boolean;
}

const languageOf = (request: FastifyRequest, context: CallContext | undefined): 'de' | 'en' =>
  context?.language ?? (/^en\b/i.test(request.headers['accept-language'] ?? '') ? 'en' : 'de');

export function failureEnvelope(code: FailureCode, language: 'de' | 'en', failure?: Failure): Envelope<never> {
  const message = failureTexts[language][code];
  if (failure?.errors) return { status: 'fail', code, message, errors: failure.errors };
  return { status: 'error', code, message, ...(failure?.data !== undefined && { data: failure.data }) };
}

/** Answers with a failure; what is not a Failure is a bug or an outage: logged whole, told as unknown (API-02). */
export function sendFailure(reply: FastifyReply, error: unknown, language: 'de' | 'en', log: FastifyRequest['log']): FastifyReply {
  const code: FailureCode = error instanceof Failure ? error.code : 'Unknown';
  const row = failures[code];
  if (error instanceof Failure) log[row.log]({ code, errors: error.errors }, 'call failed');
  else log.error({ err: error }, 'call broke');
  if (row.retry === 'later') void reply.header('retry-after', '30');
  return reply
    .code(row.status)
    .header('cache-control', 'no-store')
    .send(failureEnvelope(code, language, error instanceof Failure ? error : undefined));
}

function queryBody(request: FastifyRequest): unknown {
  const { body } = request.query as { body?: unknown };
  if (body === undefined) return {};
  if (typeof body !== 'string') throw new Failure('ValidationFailed', { errors: { body: ['expected one JSON text'] } });
  try {
    return JSON.parse(body);
  } catch {
    throw new Failure('ValidationFailed', { errors: { body: ['not JSON'] } });
  }
}

export function registerCalls<Context extends CallContext>(app: FastifyInstance, { calls, contextOf, checkAnswers }: CallRoutes<Context>): void {
  for (const implemented of calls) {
    const { call } = implemented;
    const url = `/api/${call.path}`;
    const answer = async (request: FastifyRequest, reply: FastifyReply, body: () => unknown) => {
      const context = contextOf(request);
      const language = languageOf(request, context);
      try {
        if (!context) throw new Failure('UnknownBrand');
        const data = await run(implemented, body(), context, checkAnswers);
        void reply.header('cache-control', call.read && request.method === 'GET' ? 'public, max-age=60' : 'no-store');
        const cookie = context.visitor.setCookie();
        if (cookie) void reply.header('set-cookie', cookie);
        void reply.header('vary', 'x-language'); // the page's language, which a shared cache would not look at
        return await reply.send({ status: 'success', data } satisfies Envelope<unknown>);
      } catch (error) {
        return sendFailure(reply, error, language, request.log);
      }
    };
    if (call.method === 'POST') app.post(url, (request, reply) => answer(request, reply, () => request.body));
    if (call.method === 'GET' || call.read) app.get(url, (request, reply) => answer(request, reply, () => queryBody(request)));
  }
  app.all('/api/*', (request, reply) => {
    const context = contextOf(request);
    const path = request.url.slice('/api/'.length).split('?')[0];
    const known = calls.some(({ call }) => call.path === path);
    return sendFailure(reply, new Failure(known ? 'WrongMethod' : 'UnknownAction'), languageOf(request, context), request.log);
  });
}
