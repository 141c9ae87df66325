// npm run bench -- search [--quick]: our index, PostgreSQL and an npm search engine on the same voyages and queries in one run,
// each in a process of its own; every answer is compared with an oracle's before any time counts.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { EngineFigures } from './engine-process.ts';
import { generate, makeQueries } from './workload.ts';

const run_ = promisify(execFile);

interface Round {
  readonly engine: 'ours' | 'postgres' | 'orama';
  readonly voyages: number;
  readonly queries: number;
  readonly rounds: number;
}

/** Slow engines answer fewer queries, the first of the same stream. */
const quickPlan: readonly Round[] = [
  { engine: 'ours', voyages: 10_000, queries: 2000, rounds: 7 },
  { engine: 'postgres', voyages: 10_000, queries: 200, rounds: 1 },
  { engine: 'orama', voyages: 10_000, queries: 200, rounds: 1 },
];
const fullPlan: readonly Round[] = [
  ...quickPlan,
  { engine: 'ours', voyages: 100_000, queries: 2000, rounds: 7 },
  { engine: 'postgres', voyages: 100_000, queries: 150, rounds: 1 },
  { engine: 'orama', voyages: 100_000, queries: 60, rounds: 1 },
  { engine: 'ours', voyages: 1_000_000, queries: 2000, rounds: 3 },
];
/** Queries whose answers are compared with the oracle's, by number of voyages. */
const compared: Readonly<Record<number, number>> = { 10_000: 2000, 100_000: 150, 1_000_000: 20 };

async function measured(engine: string, voyages: number, queries: number, rounds: number): Promise<EngineFigures> {
  const file = path.join(import.meta.dirname, 'engine-process.ts');
  const { stdout } = await run_(
    process.execPath,
    ['--expose-gc', '--max-old-space-size=12000', file, engine, String(voyages), String(queries), String(rounds)],
    { maxBuffer: 2 ** 28 },
  );
  return JSON.parse(stdout) as EngineFigures;
}

const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))]!;
const milliseconds = (time: number): string => (time >= 100 ? time.toFixed(0) : time >= 10 ? time.toFixed(1) : time.toFixed(2));

/** Compares what can be compared. @throws Error when an answer differs */
function compare(figures: EngineFigures, oracle: EngineFigures): string {
  const orama = figures.engine === 'Orama';
  const [ours, theirs] = orama ? [figures.countDigests, oracle.countDigests] : [figures.digests, oracle.digests];
  const queries = makeQueries(generate(figures.voyages), Math.min(ours.length, theirs.length));
  let equal = 0;
  for (const [place, query] of queries.entries()) {
    if (orama && (query.text?.length ?? 0) > 1) continue; // it matches several words otherwise
    if (ours[place] !== theirs[place])
      throw new Error(`${figures.engine}, ${figures.voyages} voyages: the answer to query ${place} differs: ${JSON.stringify(query)}`);
    equal += 1;
  }
  return orama ? `${equal} equal (without order)` : `${equal} equal`;
}

function line(figures: EngineFigures, equal: string): void {
  const { engine, voyages, times, perSecond, buildMs, memory } = figures;
  const columns = [
    engine.padEnd(10),
    String(voyages).padStart(9),
    milliseconds(percentile(times, 0.5)).padStart(8),
    milliseconds(percentile(times, 0.99)).padStart(8),
    perSecond.toFixed(0).padStart(9),
    `${(buildMs / 1000).toFixed(2)} s`.padStart(9),
    (memory === null ? 'its own' : `${(memory / 1e6).toFixed(0)} MB`).padStart(9),
    `  ${equal}`,
  ];
  console.log(columns.join(' '));
}

interface Target {
  readonly text: string;
  readonly value: number;
  readonly limit: number;
  /** At most, unless at least. */
  readonly least?: true;
  readonly unit: string;
}

/** What the design asks for (performance targets, section 1). */
function targetsOf(all: readonly EngineFigures[]): Target[] {
  const find = (engine: string, voyages: number): EngineFigures | undefined => all.find((figures) => figures.engine === engine && figures.voyages === voyages);
  const targets: Target[] = [];
  const at = (voyages: number, add: (ours: EngineFigures) => void): void => {
    const ours = find('ours', voyages);
    if (ours) add(ours);
  };
  const ms = (text: string, value: number, limit: number): void => void targets.push({ text, value, limit, unit: 'ms' });
  at(10_000, (ours) => ms('10,000: p99', percentile(ours.times, 0.99), 0.6));
  at(100_000, (ours) => {
    ms('100,000: p50', percentile(ours.times, 0.5), 0.6);
    ms('100,000: p99', percentile(ours.times, 0.99), 4);
    targets.push({ text: '100,000: queries a second', value: ours.perSecond, limit: 1000, least: true, unit: '/s' });
    targets.push({ text: '100,000: memory', value: (ours.memory ?? 0) / 1e6, limit: 80, unit: 'MB' });
    targets.push({ text: '100,000: build', value: ours.buildMs / 1000, limit: 1.5, unit: 's' });
    for (const [peer, p50, p99] of [
      ['PostgreSQL', 50, 100],
      ['Orama', 150, 0],
    ] as const) {
      const other = find(peer, 100_000);
      if (!other) continue;
      const same = ours.times.slice(0, other.times.length); // the same queries
      targets.push({ text: `100,000: p50 of ${peer} ÷ ours`, value: percentile(other.times, 0.5) / percentile(same, 0.5), limit: p50, least: true, unit: '×' });
      if (p99 > 0)
        targets.push({
          text: `100,000: p99 of ${peer} ÷ ours`,
          value: percentile(other.times, 0.99) / percentile(same, 0.99),
          limit: p99,
          least: true,
          unit: '×',
        });
    }
  });
  at(1_000_000, (ours) => {
    ms('1,000,000: p50', percentile(ours.times, 0.5), 6);
    ms('1,000,000: p99', percentile(ours.times, 0.99), 35);
  });
  return targets;
}

/** Runs the bench and prints figures and targets. */
export async function run(args: readonly string[]): Promise<void> {
  const quick = args.includes('--quick');
  console.log('engine      voyages   p50 ms   p99 ms queries/s     build    memory  answers against the oracle');
  const all: EngineFigures[] = [];
  const oracles = new Map<number, EngineFigures>();
  for (const { engine, voyages, queries, rounds } of quick ? quickPlan : fullPlan) {
    const figures = await measured(engine, voyages, queries, rounds);
    const oracle = oracles.get(voyages) ?? (await measured('oracle', voyages, compared[voyages]!, 0));
    oracles.set(voyages, oracle);
    line(figures, compare(figures, oracle));
    all.push(figures);
  }
  console.log('\ntarget                                 here     wanted');
  for (const { text, value, limit, least, unit } of targetsOf(all)) {
    const reached = least ? value >= limit : value <= limit;
    console.log(`${text.padEnd(34)} ${`${milliseconds(value)} ${unit}`.padStart(10)} ${least ? '≥' : '≤'} ${limit} ${unit} ${reached ? '' : '  MISSED'}`);
  }
}
