// The control: a simulation that does not find a broken shop proves nothing about a good one.
import { describe, expect, test } from 'vitest';
import { Violation } from './invariants.ts';
import { plantedFaults, rareFault } from './planted-faults.ts';
import type { Planted } from './shop-parts.ts';
import { runSeed } from './world.ts';

const MOST_SEEDS = 100;

describe(`each planted fault is found within ${MOST_SEEDS} seeds`, () => {
  test('there are enough of them, each under a name of its own', () => {
    expect(new Set(plantedFaults.map(({ name }) => name)).size).toBe(plantedFaults.length);
    expect(plantedFaults.length).toBeGreaterThanOrEqual(15);
  });

  test.each(plantedFaults)('$name', { timeout: 120_000 }, (planted) => find(planted, MOST_SEEDS));
});

test(`a fault that shows seldom is found within ${MOST_SEEDS * 10} seeds`, { timeout: 120_000 }, () => find(rareFault, MOST_SEEDS * 10));

async function find(planted: Planted, most: number): Promise<void> {
  for (let seed = 1; seed <= most; seed++) {
    const found = await runSeed(seed, planted).then(
      () => undefined,
      (error: unknown) => error,
    );
    if (found === undefined) continue;
    expect(found).toBeInstanceOf(Violation);
    console.log(`found at seed ${seed}: ${planted.name}: ${found instanceof Error ? found.message.split('\n')[0] : ''}`);
    return;
  }
  expect.fail(`not found in ${most} seeds`);
}
