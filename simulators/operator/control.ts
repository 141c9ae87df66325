// The control port of the simulated operator: JSON over HTTP. Tells it how to behave and what it has, and shows what it truly did.
import http from 'node:http';
import { z } from 'zod';
import type { Behaviour } from './behaviour.ts';
import type { Stock } from './stock.ts';
import { voyageSchema } from './stock-schema.ts';

export interface Controlled {
  readonly stock: Stock;
  /** How many messages came in, by name. */
  readonly received: Map<string, number>;
  readonly behaviour: () => Behaviour;
  /** Changes the named parts. @throws ZodError */
  readonly change: (part: Readonly<Record<string, unknown>>) => Promise<void>;
  readonly reset: () => Promise<void>;
}

const stockSchema = z.strictObject({ voyages: z.array(voyageSchema) });

/** What each path answers; a PUT or DELETE answers with what then holds. */
const routes: Readonly<Record<string, (controlled: Controlled, body: unknown) => unknown>> = {
  'GET /': () => ({ paths: Object.keys(routes) }),
  'GET /behaviour': ({ behaviour }) => behaviour(),
  'PUT /behaviour': async ({ change, behaviour }, body) => {
    await change(z.record(z.string(), z.unknown()).parse(body));
    return behaviour();
  },
  'DELETE /behaviour': async ({ reset, behaviour }) => {
    await reset();
    return behaviour();
  },
  'PUT /stock': ({ stock }, body) => {
    const { voyages } = stockSchema.parse(body);
    stock.put(voyages);
    return { voyages: voyages.length };
  },
  'DELETE /stock': ({ stock, received }) => {
    stock.clear();
    received.clear();
    return {};
  },
  'GET /bookings': ({ stock }) => stock.bookings,
  'GET /holds': ({ stock }) => stock.holds,
  'GET /messages': ({ received }) => Object.fromEntries(received),
};

export const controlServer = (controlled: Controlled): http.Server =>
  http.createServer((request, response) => {
    const route = Object.hasOwn(routes, `${request.method} ${request.url}`) ? routes[`${request.method} ${request.url}`] : undefined;
    const reply = (statusCode: number, body: unknown) => {
      response.writeHead(statusCode, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    if (!route) {
      reply(404, { paths: Object.keys(routes) });
      return;
    }
    jsonOf(request)
      .then((body) => route(controlled, body))
      .then((answer) => reply(200, answer))
      .catch((error: unknown) => reply(400, { message: error instanceof z.ZodError ? z.prettifyError(error) : String(error) }));
  });

async function jsonOf(request: http.IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString('utf8');
  return text === '' ? undefined : JSON.parse(text);
}
