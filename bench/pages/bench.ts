// Pages: requests/s, time and CPU of home, search and voyage beside React alone with the same amount of HTML, and what a first visit
// loads. Budgets of performance.md 2 and 4 are printed beside the figures.
import { fork, spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { load, text, type Measured } from './load.ts';

const root = path.resolve(import.meta.dirname, '../..');
const assets = path.join(root, 'dist/client/assets');

interface Page {
  readonly name: string;
  readonly path: string;
  /** First-load JavaScript in kB gz (performance.md 2). */
  readonly budget: number;
}

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const gz = (file: string): number => zlib.gzipSync(fs.readFileSync(file), { level: 9 }).length;
const kb = (bytes: number): string => (bytes / 1000).toFixed(1);

/** CPU time of a process and its threads from the kernel, in microseconds. */
function cpuOfProcess(pid: number): number {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}
const rss = (pid: number): number => Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

async function startShop(port: number, data: string): Promise<{ child: ChildProcess; seconds: number }> {
  const began = performance.now();
  const child = spawn('node', ['src/app/server/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), DATA_DIR: data, RATE_LIMIT: '0', LOG_LEVEL: 'error', NODE_ENV: 'production' },
  });
  for (let attempt = 0; attempt < 1200; attempt++) {
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return { child, seconds: (performance.now() - began) / 1000 };
    if (child.exitCode !== null) throw new Error('the shop did not start');
    await rest(50);
  }
  throw new Error('the shop was not ready in 60 s');
}

const stop = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });

async function startFloor(shapes: Record<string, { bytes: number; elements: number }>): Promise<{ child: ChildProcess; port: number }> {
  const child = fork(path.join(import.meta.dirname, 'floor.ts'), [JSON.stringify(shapes)], { env: { ...process.env, NODE_ENV: 'production' } });
  const port = await new Promise<number>((resolve) => child.once('message', (message: { port: number }) => resolve(message.port)));
  return { child, port };
}

/** Scripts, styles and fonts that the markup of a page asks for at once. */
function firstLoad(html: string) {
  const files = [...new Set([...html.matchAll(/\/assets\/([\w.~-]+\.(?:js|css|woff2))/g)].map((found) => found[1] ?? ''))].filter((file) =>
    fs.existsSync(path.join(assets, file)),
  );
  const sum = (ending: string) =>
    files
      .filter((file) => file.endsWith(ending))
      .reduce((all, file) => all + (ending === '.woff2' ? fs.statSync(path.join(assets, file)).size : gz(path.join(assets, file))), 0);
  return { js: sum('.js'), css: sum('.css'), fonts: sum('.woff2') };
}

const row = (name: string, m: Measured) =>
  `${name.padEnd(22)} ${m.perSecond.toFixed(0).padStart(6)}/s  p50 ${m.p50.toFixed(1).padStart(6)} ms  p99 ${m.p99.toFixed(1).padStart(6)} ms  CPU ${m.cpu.toFixed(2).padStart(5)} ms  ${kb(m.bytes).padStart(6)} kB HTML`;

const searchPath = '/api/voyageSearch/search';
const searches = [
  '/kreuzfahrten?is_river=0',
  '/kreuzfahrten?ka=balkon&preis=-3000',
  '/kreuzfahrten?dauer=7-14&sortierung=preis',
  '/kreuzfahrten?is_river=1&erw=2&kin1=7',
].map((url) => JSON.stringify({ url }));

export async function run(args: readonly string[]): Promise<void> {
  const requests = args.includes('--quick') ? 200 : 1000;
  const port = 4390;
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'fairway-bench-'));
  const first = await startShop(port, data);
  await stop(first.child);
  const { child, seconds } = await startShop(port, data);
  try {
    console.log(
      `first start ${first.seconds.toFixed(1)} s (limit 60), later start ${seconds.toFixed(1)} s (limit 4), ${rss(child.pid ?? 0).toFixed(0)} MB after start (limit 350)`,
    );
    const host = 'localhost';
    const list = await text(port, '/kreuzfahrten?is_river=0', host);
    const voyage = /href="(\/kreuzfahrt-k\d+[^"?]*)/.exec(list)?.[1];
    if (!voyage) throw new Error('the result page has no voyage');
    const pages: Page[] = [
      { name: 'home', path: '/', budget: 120 },
      { name: 'search', path: '/kreuzfahrten?is_river=0', budget: 150 },
      { name: 'voyage', path: voyage, budget: 145 },
    ];
    const shapes: Record<string, { bytes: number; elements: number }> = {};
    for (const page of pages) {
      const html = await text(port, page.path, host);
      shapes[`/${page.name}`] = { bytes: Buffer.byteLength(html), elements: (html.match(/<[a-z]/g) ?? []).length };
      const { js, css, fonts } = firstLoad(html);
      console.log(
        `${page.name.padEnd(7)} first load: ${kb(js)} kB JavaScript gz (budget ${page.budget}), ${kb(css)} kB CSS gz (20), ${kb(fonts)} kB fonts (60), ${kb(Buffer.byteLength(html))} kB HTML, ${kb(zlib.gzipSync(html).length)} gz`,
      );
    }
    const floor = await startFloor(shapes);
    const cpuShop = async () => cpuOfProcess(child.pid ?? 0);
    const cpuFloor = async () => cpuOfProcess(floor.child.pid ?? 0);
    for (const page of pages) {
      await load(port, page.path, host, 8, 100, cpuShop);
      await load(floor.port, `/${page.name}`, host, 8, 100, cpuFloor);
      const rounds: [Measured, Measured][] = [];
      for (let round = 0; round < 5; round++)
        rounds.push([await load(port, page.path, host, 8, requests / 5, cpuShop), await load(floor.port, `/${page.name}`, host, 8, requests / 5, cpuFloor)]);
      const middle = (which: 0 | 1) => rounds.map((pair) => pair[which]).toSorted((a, b) => a.cpu - b.cpu)[2] as Measured;
      const [ours, bare] = [middle(0), middle(1)];
      console.log(row(page.name, ours));
      console.log(row('  React alone', bare));
      console.log(`  CPU ratio ${(ours.cpu / bare.cpu).toFixed(2)} (limit 3.2)`);
    }
    for (const page of pages) {
      const steady = await atRate(port, page.path, host, 50, args.includes('--quick') ? 3 : 10);
      console.log(`${page.name.padEnd(7)} at 50 requests/s: first byte p50 ${steady.p50.toFixed(1)} ms (limit 15), p99 ${steady.p99.toFixed(1)} ms (limit 60)`);
    }
    await load(port, searchPath, host, 10, 500, cpuShop, searches); // code that ran a few times only is not yet compiled
    const call = await load(port, searchPath, host, 10, 2 * requests, cpuShop, searches);
    console.log(
      `voyageSearch/search over HTTP, 10 connections: ${call.perSecond.toFixed(0)} requests/s, p50 ${call.p50.toFixed(1)} ms, p99 ${call.p99.toFixed(1)} ms (limits 500, 50)`,
    );
    console.log(`${rss(child.pid ?? 0).toFixed(0)} MB after the load`);
    floor.child.kill();
  } finally {
    await stop(child);
    fs.rmSync(data, { recursive: true, force: true });
  }
}

/** Open arrivals at a fixed rate: time to the first byte. */
async function atRate(port: number, target: string, host: string, perSecond: number, seconds: number): Promise<{ p50: number; p99: number }> {
  const times: number[] = [];
  const jobs: Promise<void>[] = [];
  const began = performance.now();
  for (let index = 0; index < perSecond * seconds; index++) {
    const due = began + (index * 1000) / perSecond;
    if (due > performance.now()) await rest(due - performance.now());
    const sent = performance.now();
    jobs.push(
      (async () => {
        const response = await fetch(`http://127.0.0.1:${port}${target}`, { headers: { host } });
        times.push(performance.now() - sent);
        await response.arrayBuffer();
      })(),
    );
  }
  await Promise.all(jobs);
  const sorted = times.toSorted((a, b) => a - b);
  return { p50: sorted[Math.floor(sorted.length * 0.5)] ?? 0, p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0 };
}
