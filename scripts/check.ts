// Everything a machine can check, in one command. Each check has a planted failure in tests/architecture that proves it bites.
import { spawnSync, execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { environmentExample } from '#platform/server/config.ts';
import { brandLiterals } from './checks/brand-ids.ts';
import { missingFromLock } from './checks/lock-file.ts';
import { screenMap } from './checks/screen-map.ts';
import { textProblems } from './checks/texts.ts';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && fs.existsSync(path.join(root, file)));
const sources = tracked.filter((file) => /\.(?:ts|tsx|mjs)$/.test(file) && !file.endsWith('.gen.ts') && !file.endsWith('.generated.ts'));
const tests = (file: string) => /\.test\.tsx?$/.test(file) || file.startsWith('tests/') || file.startsWith('scripts/checks/');

const run =
  (command: string, ...args: string[]) =>
  (): string[] => {
    const result = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
    return result.status === 0 ? [] : [`${result.stdout}${result.stderr}`.trim() || `${command} failed`];
  };
/** With --write, generated files are written instead of compared. */
const generated = (file: string, text: string) => (): string[] => {
  if (process.argv.includes('--write')) fs.writeFileSync(path.join(root, file), text);
  return fs.existsSync(path.join(root, file)) && read(file) === text ? [] : [`${file} is not what its generator makes; run npm run check -- --write`];
};

const checks: [string, () => string[]][] = [
  ['lock file complete', () => missingFromLock(JSON.parse(read('package-lock.json')))],
  ['types', run('tsc', '-p', '.')],
  ['lint and boundaries', run('oxlint', '--type-aware')],
  ['unused files, exports and packages', run('knip', '--no-progress', '--no-config-hints')],
  ['format', run('oxfmt', '--check', '.')],
  [
    'texts',
    () =>
      sources
        .filter((file) => !tests(file))
        .flatMap((file) => textProblems(file, read(file), /texts|content/.test(file)))
        .map(({ file, line, why }) => `${file}:${line} ${why}`),
  ],
  [
    'brand ids',
    () =>
      sources
        .filter((file) => /^src\/(?!brands\/)/.test(file) && !tests(file))
        .flatMap((file) => brandLiterals(file, read(file)))
        .map(({ file, line }) => `${file}:${line} a brand id outside src/brands`),
  ],
  ['.env.example', generated('.env.example', environmentExample())],
  ['docs/map.md', generated('docs/map.md', screenMap())],
];

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
let failed = 0;
for (const [name, check] of checks) {
  if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue;
  const began = performance.now();
  const problems = check();
  console.log(`${problems.length === 0 ? 'ok  ' : 'FAIL'} ${name} (${Math.round(performance.now() - began)} ms)`);
  for (const problem of problems) console.log(problem);
  if (problems.length > 0) failed++;
}
process.exit(failed > 0 ? 1 : 0);
