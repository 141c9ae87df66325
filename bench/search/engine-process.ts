// One engine in a process of its own: makes the voyages, builds, asks, and prints its figures as one line of JSON.
// Usage: node --expose-gc bench/search/engine-process.ts <engine> <voyages> <queries> <rounds>
import type { Engine, EngineMaker } from './engine.ts';
import { indexEngine } from './engine-index.ts';
import { plainEngine } from './engine-plain.ts';
import { digest, generate, makeQueries, type Query } from './workload.ts';

export interface EngineFigures {
  readonly engine: string;
  readonly voyages: number;
  readonly buildMs: number;
  /** Bytes that the engine holds in this process, or null where it lives elsewhere. */
  readonly memory: number | null;
  /** Milliseconds of each query: the middle of its rounds. */
  readonly times: readonly number[];
  /** Of the middle round. */
  readonly perSecond: number;
  /** Of every answer: number, page and counts. */
  readonly digests: readonly string[];
  /** The same without the page. */
  readonly countDigests: readonly string[];
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
const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

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
  const countDigests: string[] = [];
  for (const query of queries) {
    const answer = await engine.answer(query);
    digests.push(digest(answer));
    countDigests.push(digest({ ...answer, ids: [] }));
  }
  const memory = held() - before;
  const passes: number[][] = [];
  for (let round = 0; round < rounds; round += 1) passes.push(await measure(engine, queries));
  await engine.close?.();
  const seconds = middle(passes.map((times) => times.reduce((sum, time) => sum + time, 0))) / 1000;
  const figures: EngineFigures = {
    engine: maker.name,
    voyages: count,
    buildMs,
    memory: maker.elsewhere ? null : memory,
    times: queries.map((_, query) => middle(passes.map((times) => times[query]!))),
    perSecond: queries.length / seconds,
    digests,
    countDigests,
  };
  process.stdout.write(`${JSON.stringify(figures)}\n`);
}

async function measure(engine: Engine, queries: readonly Query[]): Promise<number[]> {
  const times: number[] = [];
  for (const query of queries) {
    const from = performance.now();
    const answer = engine.answer(query);
    if (answer instanceof Promise) await answer;
    times.push(performance.now() - from);
  }
  return times;
}

const [name = '', count = '', queries = '', rounds = ''] = process.argv.slice(2);
await main(name, Number(count), Number(queries), Number(rounds));
