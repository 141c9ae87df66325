// One message to an operator over HTTP and its answer, telling apart what was certainly not sent from what was sent and not answered.
// The client of Node and not fetch: only the socket says whether a connection stood before the failure, and that alone decides if trying again is safe.
import http from 'node:http';
import https from 'node:https';
import { OperatorError } from '../operator-port.ts';
import { maxMessageSize } from './xml.ts';

export interface ExchangeLimits {
  /** Whole exchange, milliseconds. */
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
  /** Reads share connections; a write gets its own, so that a connection the other side just closed never makes it doubtful. */
  readonly isWrite: boolean;
}

class LostConnection extends OperatorError {
  readonly wasReused: boolean;

  constructor(message: string, wasReused: boolean) {
    super('unanswered', message);
    this.wasReused = wasReused;
  }
}

export class HttpExchange {
  readonly #plain = new http.Agent({ keepAlive: true, maxFreeSockets: 8 });
  readonly #secure = new https.Agent({ keepAlive: true, maxFreeSockets: 8 });

  /**
   * Posts a message and returns the text of the answer (status 200, at most 1 MB of UTF-8).
   * @throws OperatorError unreachable where no connection came to be, unanswered for everything later.
   */
  async post(endpoint: string, message: string, limits: ExchangeLimits): Promise<string> {
    const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
    if (url?.protocol !== 'http:' && url?.protocol !== 'https:') throw new OperatorError('unreachable', 'the operator has no address for messages');
    const timeout = AbortSignal.timeout(limits.timeoutMs);
    const signal = limits.signal ? AbortSignal.any([limits.signal, timeout]) : timeout;
    try {
      return await this.#once(url, message, limits.isWrite, signal);
    } catch (error) {
      // a shared connection may have been closed by the other side while it lay idle; a question may be put once more
      if (error instanceof LostConnection && error.wasReused && !limits.isWrite && !signal.aborted) return this.#once(url, message, false, signal);
      throw error;
    }
  }

  /** Lets go of idle connections. */
  close(): void {
    this.#plain.destroy();
    this.#secure.destroy();
  }

  #once(url: URL, message: string, isWrite: boolean, signal: AbortSignal): Promise<string> {
    const isSecure = url.protocol === 'https:';
    const agent = isWrite ? false : isSecure ? this.#secure : this.#plain;
    const body = Buffer.from(message, 'utf8');
    const headers = { 'content-type': 'text/xml; charset=utf-8', 'content-length': body.length, accept: 'text/xml, application/xml' };
    return new Promise((resolve, reject) => {
      let isConnected = false;
      const request = (isSecure ? https : http).request(url, { method: 'POST', headers, agent, signal });
      request.on('socket', (socket) => {
        if (request.reusedSocket || (!isSecure && !socket.connecting)) isConnected = true;
        else socket.once(isSecure ? 'secureConnect' : 'connect', () => (isConnected = true));
      });
      request.on('error', (error) => {
        const why = signal.aborted ? 'no answer in time' : error.message;
        reject(isConnected ? new LostConnection(why, request.reusedSocket) : new OperatorError('unreachable', `nothing was sent: ${why}`));
      });
      request.on('response', (response) => {
        readAnswer(response).then(resolve, reject);
      });
      request.end(body);
    });
  }
}

async function readAnswer(response: http.IncomingMessage): Promise<string> {
  if (response.statusCode !== 200) {
    response.destroy();
    throw new OperatorError('unanswered', `status ${response.statusCode}`);
  }
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response) {
      if (!Buffer.isBuffer(chunk)) continue;
      size += chunk.length;
      if (size > maxMessageSize) throw new Error('longer than 1 MB');
      chunks.push(chunk);
    }
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch (error) {
    throw new OperatorError('unanswered', `the answer broke off or is no text: ${error instanceof Error ? error.message : ''}`);
  }
}
