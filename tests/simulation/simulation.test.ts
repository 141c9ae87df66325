// Worlds in which everything fails, one per seed. SEED=… runs one again, SEEDS=1000000 many of them; FROM=… begins at another one.
import { expect, test } from 'vitest';
import { runSeed, type WorldReport } from './world.ts';

const one = process.env['SEED'];
const count = Number(process.env['SEEDS'] ?? 2_000);
const first = Number(one ?? process.env['FROM'] ?? 1);
const seeds = one === undefined ? count : 1;

const sum = (reports: readonly WorldReport[], of: (report: WorldReport) => number): number => reports.reduce((total, report) => total + of(report), 0);

test(
  `BOOK-15 BOOK-22 PAY-03 ${seeds} simulated worlds: nothing lost, nothing doubled, everything comes to an end`,
  { timeout: Math.max(300_000, seeds * 100) },
  async () => {
    const began = performance.now();
    const reports: WorldReport[] = [];
    const ends: Record<string, number> = {};
    for (let seed = first; seed < first + seeds; seed++) {
      const report = await runSeed(seed);
      reports.push(report);
      for (const [state, bookings] of Object.entries(report.ends)) ends[state] = (ends[state] ?? 0) + bookings;
    }
    const seconds = (performance.now() - began) / 1_000;
    console.log(
      `${seeds} seeds in ${seconds.toFixed(1)} s (${Math.round(seeds / seconds)}/s): ${sum(reports, ({ events }) => events)} events, ${sum(reports, ({ kills }) => kills)} kills, ` +
        `${sum(reports, ({ pauses }) => pauses)} pauses, ${sum(reports, ({ cuts }) => cuts)} cut connections, ${sum(reports, ({ bookings }) => bookings)} bookings, ` +
        `${sum(reports, ({ charges }) => charges)} payments; ends: ${JSON.stringify(ends)}`,
    );
    expect(reports).toHaveLength(seeds);
  },
);
