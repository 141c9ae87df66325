// Sends requests over a fixed number of connections and measures each one; CPU time of the served process around them.
import http from 'node:http';

export interface Measured {
  readonly requests: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Milliseconds of CPU per request in the served process. */
  readonly cpu: number;
  readonly bytes: number;
}

const at = (sorted: readonly number[], share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

function fetchOnce(agent: http.Agent, port: number, path: string, host: string, body?: string): Promise<{ ms: number; bytes: number; status: number }> {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const headers = { host, accept: 'text/html', 'accept-encoding': 'identity', ...(body !== undefined && { 'content-type': 'application/json' }) };
    const request = http.request({ agent, port, path, host: '127.0.0.1', method: body === undefined ? 'GET' : 'POST', headers }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () => resolve({ ms: performance.now() - began, bytes, status: response.statusCode ?? 0 }));
      response.on('error', reject);
    });
    request.on('error', reject);
    request.end(body);
  });
}

/**
 * @param cpuOf reads the served process's CPU time in microseconds
 * @param bodies of a call, sent in turn; a page is asked for without
 */
export async function load(
  port: number,
  path: string,
  host: string,
  connections: number,
  requests: number,
  cpuOf: () => Promise<number>,
  bodies: readonly string[] = [],
): Promise<Measured> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let bytes = 0;
  let open = requests;
  const before = await cpuOf();
  const began = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (let left = open--; left > 0; left = open--) {
        const answer = await fetchOnce(agent, port, path, host, bodies[left % bodies.length]);
        if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
        times.push(answer.ms);
        bytes = answer.bytes;
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  const cpu = ((await cpuOf()) - before) / 1000 / requests;
  agent.destroy();
  const sorted = times.toSorted((a, b) => a - b);
  return { requests, perSecond: requests / seconds, p50: at(sorted, 0.5), p99: at(sorted, 0.99), cpu, bytes };
}

/** One page as text, for its size and its scripts. */
export async function text(port: number, path: string, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    http
      .get({ port, path, host: '127.0.0.1', headers: { host } }, (response) => {
        let body = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
        response.on('end', () => resolve(body));
      })
      .on('error', reject);
  });
}
