// A shop of its own, from a clean data folder on a port of its own: for what must not touch the shop that all journeys share.
import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');
const LONGEST_START_MS = 120_000;
const LOOK_AGAIN_MS = 50;

export interface OwnShop {
  readonly port: number;
  /** Addresses of the two brands. */
  readonly origins: { readonly de: string; readonly en: string };
  /** Surroundings in which a command of the project works on this shop's data. */
  readonly env: NodeJS.ProcessEnv;
  readonly stop: () => Promise<void>;
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });

const stopped = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });

/**
 * Starts a shop and waits until it is ready.
 * @param settings environment variables beside the usual ones
 * @throws with the shop's own words when it ends before it is ready, or is not ready in two minutes
 */
export async function startOwnShop(settings: Readonly<Record<string, string>> = {}): Promise<OwnShop> {
  const port = await freePort();
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'fairway-own-shop-'));
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: data,
    RATE_LIMIT: '0',
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
    ...settings,
  };
  const child = spawn('node', ['src/app/server/main.ts'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => said.push(text));
  const stop = async () => {
    await stopped(child);
    fs.rmSync(data, { recursive: true, force: true });
  };
  const latest = performance.now() + LONGEST_START_MS;
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null || performance.now() > latest) {
      await stop();
      throw new Error(`the shop did not get ready: ${said.join('').slice(-2000)}`);
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
  return { port, origins: { de: `http://localhost:${port}`, en: `http://en.localhost:${port}` }, env, stop };
}
