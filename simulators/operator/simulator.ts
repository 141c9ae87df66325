// The simulated operator as a running thing: a port for OpenTravel messages and a port to tell it how to behave (OPS-02).
import http from 'node:http';
import { setTimeout as after } from 'node:timers/promises';
import { maxMessageSize, XmlFault } from '#features/operators/server/opentravel/xml.ts';
import { answerTo } from './answering.ts';
import { behaviourSchema, seededRandom, wellBehaved, writeMessages, type Behaviour } from './behaviour.ts';
import { controlServer } from './control.ts';
import { readRequest, type Request } from './requests.ts';
import { Stock } from './stock.ts';

export interface OperatorSimulatorOptions {
  /** Port for messages; 0 = any free one. */
  readonly port?: number;
  readonly controlPort?: number;
  readonly host?: string;
  /** Seed of what is lost and what is wrong. */
  readonly seed?: number;
  /** Makes up voyages and categories nobody put into the stock; default true. */
  readonly makesUp?: boolean;
  /** Cabins of a made-up category. */
  readonly cabinsEach?: number;
  /** false = nobody listens for messages until the control port says so; the address is known all the same. */
  readonly listening?: boolean;
  readonly holdMinutes?: number;
  readonly optionHours?: number;
  readonly now?: () => Date;
}

export interface OperatorSimulator {
  /** Address for messages: an operator's endpoint. */
  readonly url: string;
  readonly controlUrl: string;
  readonly close: () => Promise<void>;
}

/** Starts both ports and answers when they listen. */
export async function startOperatorSimulator(options: OperatorSimulatorOptions = {}): Promise<OperatorSimulator> {
  const host = options.host ?? '127.0.0.1';
  const now = options.now ?? (() => new Date());
  const stock = new Stock({
    makesUp: options.makesUp ?? true,
    cabinsEach: options.cabinsEach ?? 12,
    holdMinutes: options.holdMinutes ?? 20,
    optionHours: options.optionHours ?? 72,
    now,
  });
  const random = seededRandom(options.seed ?? 1);
  const received = new Map<string, number>();
  const ended = new AbortController();
  let behaviour = wellBehaved;

  const messages = http.createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      // a mistake of the simulator must be seen, not taken for a mode
      if (!ended.signal.aborted) console.error(error);
      response.destroy();
    });
  });

  async function serve(incoming: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const text = await bodyOf(incoming);
    let request: Request;
    try {
      request = readRequest(text ?? '');
    } catch (error) {
      if (!(error instanceof XmlFault)) throw error;
      response.writeHead(400).end();
      return;
    }
    received.set(request.name, (received.get(request.name) ?? 0) + 1);
    const current = behaviour.only === null || behaviour.only.includes(request.name) ? behaviour : { ...wellBehaved, forgetToDedupe: behaviour.forgetToDedupe };
    if (current.slowMs > 0) await after(current.slowMs, undefined, { signal: ended.signal });
    if (current.silent === 'before') return;
    const answer = answerTo({ request, stock, behaviour: current, now: now() });
    if (current.silent === 'after') return;
    if (current.loseAnswers > 0 && writeMessages.includes(request.name) && random() < current.loseAnswers) {
      response.destroy();
      return;
    }
    if (current.lateMs > 0) await after(current.lateMs, undefined, { signal: ended.signal });
    send(response, answer, current.wrong !== null && random() < current.wrongShare ? current.wrong : null);
  }

  await listen(messages, options.port ?? 0, host);
  const port = portOf(messages);

  async function setBehaviour(changed: Behaviour): Promise<void> {
    behaviour = changed;
    if (changed.listening && !messages.listening) await listen(messages, port, host);
    if (!changed.listening && messages.listening) await stop(messages);
  }

  const control = controlServer({
    stock,
    received,
    behaviour: () => behaviour,
    change: (part) => setBehaviour(behaviourSchema.parse({ ...behaviour, ...part })),
    reset: () => setBehaviour(wellBehaved),
  });
  await listen(control, options.controlPort ?? 0, host);
  if (options.listening === false) await setBehaviour({ ...wellBehaved, listening: false });
  return {
    url: `http://${host}:${port}/ota`,
    controlUrl: `http://${host}:${portOf(control)}`,
    close: async () => {
      ended.abort();
      await Promise.all([stop(messages), stop(control)]);
    },
  };
}

function send(response: http.ServerResponse, answer: string, wrong: Behaviour['wrong']): void {
  if (wrong === 'status_500' || wrong === 'status_429') {
    response.writeHead(wrong === 'status_500' ? 500 : 429, { 'retry-after': '30' }).end(answer);
    return;
  }
  response.writeHead(200, { 'content-type': 'text/xml; charset=utf-8' });
  response.end(wrong === null ? answer : spoilt[wrong](answer));
}

const spoilt: Readonly<Record<'garbage' | 'html' | 'empty' | 'truncated' | 'other_echo' | 'no_reference', (answer: string) => string>> = {
  garbage: () => '\u0001\u0002<<<&&&>>> 42',
  html: () => '<!doctype html><html><body><h1>Service temporarily unavailable</h1></body></html>',
  empty: () => '',
  truncated: (answer) => answer.slice(0, Math.floor(answer.length / 2)),
  other_echo: (answer) => answer.replace(/EchoToken="[^"]*"/, 'EchoToken="another"'),
  no_reference: (answer) => answer.replace(/<ReservationID [^>]*\/>/g, ''),
};

/** The body as text, or undefined when it is longer than any message. */
async function bodyOf(incoming: http.IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    if (!Buffer.isBuffer(chunk)) continue;
    size += chunk.length;
    if (size > maxMessageSize) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

const listen = (server: http.Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });

const stop = (server: http.Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

const portOf = (server: http.Server): number => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address.port;
};
