// Requests as bytes: what no client library would send. The server listens on a socket file, so no port is taken.
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';

export interface RawAnswer {
  /** 0 where the connection was closed without an answer. */
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface RawServer {
  /** Sends the bytes and reads until the other side closes. */
  readonly send: (bytes: string | Buffer) => Promise<RawAnswer>;
  readonly get: (target: string, headers?: readonly string[]) => Promise<RawAnswer>;
}

const READ_MS = 10_000;

function read(text: string): RawAnswer {
  const at = text.indexOf('\r\n\r\n');
  const [first = '', ...lines] = text.slice(0, at < 0 ? undefined : at).split('\r\n');
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0),
    headers: Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()])),
    body: at < 0 ? '' : text.slice(at + 4),
  };
}

/** Opens the app's server; `app.close()` closes it. */
export async function listenRaw(app: FastifyInstance): Promise<RawServer> {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'raw-')), 'http');
  await app.listen({ path: file });
  app.server.on('close', () => fs.rmSync(path.dirname(file), { recursive: true, force: true }));
  const send = (bytes: string | Buffer) =>
    new Promise<RawAnswer>((resolve, reject) => {
      const socket = net.connect(file);
      const chunks: Buffer[] = [];
      socket.setTimeout(READ_MS, () => socket.destroy(new Error(`no answer to ${String(bytes).slice(0, 100)}`)));
      socket.on('data', (chunk) => chunks.push(chunk));
      socket.on('error', (error: NodeJS.ErrnoException) =>
        error.code === 'EPIPE' || error.code === 'ECONNRESET' ? resolve(read(Buffer.concat(chunks).toString('latin1'))) : reject(error),
      );
      socket.on('close', () => resolve(read(Buffer.concat(chunks).toString('latin1'))));
      socket.write(bytes);
    });
  return {
    send,
    get: (target, headers = ['Host: localhost']) =>
      send(Buffer.from(`GET ${target} HTTP/1.1\r\n${headers.join('\r\n')}\r\nConnection: close\r\n\r\n`, 'latin1')),
  };
}
