// npm test: everything. Static checks, small and medium tests with a real PostgreSQL, then the journeys in a real browser.
// Parts alone: npm test -- check | unit | journeys
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureChromium } from './chromium.ts';

const root = path.resolve(import.meta.dirname, '..');
const shared = path.resolve(root, '../shared/data');
const wanted = process.argv.slice(2);

interface Part {
  readonly name: string;
  readonly command: readonly string[];
  readonly env?: () => Record<string, string>;
}

const parts: readonly Part[] = [
  { name: 'check', command: ['node', 'scripts/check.ts'] },
  { name: 'unit', command: ['vitest', 'run'] },
  { name: 'journeys', command: ['playwright', 'test'], env: () => ({ CHROMIUM: ensureChromium() }) },
];

let failed = false;
for (const part of parts) {
  if (wanted.length > 0 && !wanted.includes(part.name)) continue;
  const began = performance.now();
  const [command = '', ...args] = part.command;
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, SUPPLIER_DATA: process.env['SUPPLIER_DATA'] ?? shared, ...part.env?.() },
  });
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`${status === 0 ? 'passed' : 'FAILED'}: ${part.name} (${seconds} s)`);
  if (status !== 0) failed = true;
}
process.exit(failed ? 1 : 0);
