// One engine in a process of its own: makes the voyages, builds, asks, and prints its figures as one line of JSON.
// Usage: node --expose-gc bench/search/engine-process.ts <engine> <voyages> <queries> <rounds>
import type { EngineMaker } from './engine.ts';
import { indexEngine } from './engine-index.ts';
import { plainEngine } from './engine-plain.ts';
import { digest, generate, makeQueries, type Query, type Result } from './workload.ts';

export interface EngineFigures {
  readonly engine: string;
  readonly voyages: number;
  readonly queries: number;
  readonly buildMs: number;
  /** Bytes that the engine holds in this process, or null where it lives elsewhere. */
  readonly memory: number | null;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly perSecond: number;
  readonly digests: readonly string[];
}

const engines: Readonly<Record<string, () => Promise<EngineMaker>>> = {
  ours: async () => indexEngine,
  oracle: async () => plainEngine,
  postgres: async () => (await import('./engine-postgres.ts')).postgresEngine,
  orama: async () => (await import('./engine-orama.ts')).oramaEngine,
};

const collect = (): void => {
  if (!globalThis.gc) throw new Error('run with --expose-gc');
  for (let i = 0; i < 4; i += 1) globalThis.gc();
};
const held = (): number => {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};
const at = (sorted: readonly number[], share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;

/** The voyages and rows live in here only, so that they are gone when memory is counted. */
async function build(maker: EngineMaker, count: number, queryCount: number) {
  const voyages = generate(count);
  const queries = makeQueries(voyages, queryCount);
  const make = maker.prepare(voyages);
  collect();
  const start = performance.now();
  const engine = await make();
  return { engine, queries, buildMs: performance.now() - start };
}

async function main(name: string, count: number, queryCount: number, rounds: number): Promise<void> {
  const maker = await engines[name]?.();
  if (!maker) throw new RangeError(`engine must be one of ${Object.keys(engines).join(', ')}, got ${name}`);
  const before = held();
  const { engine, queries, buildMs } = await build(maker, count, queryCount);
  const digests: string[] = [];
  for (const query of queries) digests.push(digest(await engine.answer(query)));
  const memory = held() - before;
  const passes: { p50: number; p99: number; perSecond: number }[] = [];
  for (let round = 0; round < rounds; round += 1) passes.push(await measure(engine, queries));
  passes.sort((a, b) => a.p50 - b.p50);
  const middle = passes[passes.length >> 1] ?? { p50: 0, p99: 0, perSecond: 0 };
  await engine.close?.();
  const figures: EngineFigures = { engine: maker.name, voyages: count, queries: queryCount, buildMs, memory, ...middle, digests };
  process.stdout.write(`${JSON.stringify(figures)}\n`);
}

async function measure(engine: { answer(query: Query): Result | Promise<Result> }, queries: readonly Query[]) {
  const times: number[] = [];
  const start = performance.now();
  for (const query of queries) {
    const from = performance.now();
    const answer = engine.answer(query);
    if (answer instanceof Promise) await answer;
    times.push(performance.now() - from);
  }
  const seconds = (performance.now() - start) / 1000;
  times.sort((a, b) => a - b);
  return { p50: at(times, 0.5), p99: at(times, 0.99), perSecond: queries.length / seconds };
}

const [name = '', count = '', queries = '', rounds = ''] = process.argv.slice(2);
await main(name, Number(count), Number(queries), Number(rounds));
