// A check that cannot fail is worth nothing: each one must find what is planted here.
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { environmentExample, readConfig } from '#platform/server/config.ts';
import { brandLiterals } from '../../scripts/checks/brand-ids.ts';
import { missingFromLock } from '../../scripts/checks/lock-file.ts';
import { textProblems } from '../../scripts/checks/texts.ts';

const root = path.resolve(import.meta.dirname, '../..');
const oxlint = path.join(root, 'node_modules/.bin/oxlint');

/** A file in the wrong place, and the words of the rule that must catch it. */
const violations: [file: string, source: string, rule: string][] = [
  ['src/domain/planted/a.ts', "import { brands } from '#brands/brands.ts';\nexport const x = brands;\n", 'domain imports only domain'],
  ['src/domain/planted/b.ts', "import fs from 'node:fs';\nexport const x = fs;\n", 'domain does no I/O'],
  ['src/brands/planted.ts', "import { createPool } from '#platform/server/database/database.ts';\nexport const x = createPool;\n", 'brands are tables'],
  [
    'src/platform/contract/planted.ts',
    "import { useRuntime } from '#platform/web/app-runtime/runtime.ts';\nexport const x = useRuntime;\n",
    'platform/contract imports domain only',
  ],
  ['src/platform/server/planted.ts', "import { brands } from '#brands/brands.ts';\nexport const x = brands;\n", 'platform/server knows no cruises'],
  [
    'src/platform/web/planted.ts',
    "import { searchCalls } from '#features/search/contract.ts';\nexport const x = searchCalls;\n",
    'platform/web imports domain',
  ],
  [
    'src/features/planted/contract.ts',
    "import { createPool } from '#platform/server/database/database.ts';\nexport const x = createPool;\n",
    'a contract imports domain',
  ],
  ['src/features/planted/server/a.ts', "import { useState } from 'react';\nexport const x = useState;\n", 'server code imports no screens'],
  [
    'src/features/planted/web/a.ts',
    "import { voyageFeature } from '#features/voyage/server/index.ts';\nexport const x = voyageFeature;\n",
    'screens never import server code',
  ],
  ['src/features/planted/web/b.ts', "import { z } from 'zod';\nexport const x = z;\n", 'zod never reaches the browser'],
  ['src/app/web/planted.ts', "import { createPool } from '#platform/server/database/database.ts';\nexport const x = createPool;\n", 'imports no server code'],
  ['src/domain/planted/cycle-a.ts', "import { b } from './cycle-b.ts';\nexport const a = () => b;\n", 'no-cycle'],
];
const partner: [string, string] = ['src/domain/planted/cycle-b.ts', "import { a } from './cycle-a.ts';\nexport const b = () => a;\n"];

describe('boundaries', () => {
  // A tree of its own: the real one is never touched.
  const tree = fs.mkdtempSync(path.join(fs.realpathSync('/tmp'), 'planted-'));
  fs.copyFileSync(path.join(root, '.oxlintrc.json'), path.join(tree, '.oxlintrc.json'));
  for (const [file, source] of [...violations.map(([name, text]): [string, string] => [name, text]), partner]) {
    fs.mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
    fs.writeFileSync(path.join(tree, file), source);
  }
  const output = (() => {
    const result = spawnSync(oxlint, ['-f', 'json', '.'], { cwd: tree, encoding: 'utf8' });
    return JSON.parse(result.stdout) as { diagnostics: { filename: string; message: string; help?: string; code: string }[] };
  })();
  afterAll(() => fs.rmSync(tree, { recursive: true }));

  test.each(violations)('%s is caught', (file, _source, rule) => {
    const found = output.diagnostics
      .filter(({ filename }) => filename.endsWith(file))
      .map((diagnostic) => `${diagnostic.code} ${diagnostic.message} ${diagnostic.help ?? ''}`);
    expect(found.join('\n')).toContain(rule);
  });

  test('the check command reports failure, not only words', () => {
    expect(spawnSync(oxlint, ['.'], { cwd: tree }).status).not.toBe(0);
  });
});

describe('the other checks', () => {
  test('a lock file without a platform’s package is found', () => {
    const lock = { packages: { '': {}, 'node_modules/a': { optionalDependencies: { 'a-linux': '1', 'a-darwin': '1' } }, 'node_modules/a-linux': {} } };
    expect(missingFromLock(lock)).toEqual(['a-darwin, needed by node_modules/a']);
  });

  test('hollow and unfinished sentences are found, code is not', () => {
    expect(textProblems('texts.ts', "const a = 'Jetzt buchen!';", true)).toHaveLength(1);
    expect(textProblems('texts.ts', "if (!ready && a !== 'x') go();", true)).toHaveLength(0);
    expect(textProblems('a.ts', `// ${'TO'}DO later`, false)).toHaveLength(1);
    expect(textProblems('a.ts', `'Ihre ${'Traum'}reise'`, false)).toHaveLength(1);
  });

  test('a brand id outside the brands is found', () => {
    expect(brandLiterals('a.ts', `if (brand === '${'fair'}way') x();`)).toEqual([{ file: 'a.ts', line: 1 }]);
  });

  test('.env.example names every setting, and a wrong one stops the start with its meaning', () => {
    expect(environmentExample()).toContain('# PORT=3000');
    expect(() => readConfig({ PORT: 'abc', LOG_LEVEL: 'loud' })).toThrow(/PORT="abc".*\n.*LOG_LEVEL="loud"/s);
  });

  test('every committed file speaks of the product alone', () => {
    const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
      .split('\n')
      .filter((file) => /\.(ts|tsx|mjs|md|sql|css|json|yml)$/.test(file) && file !== 'package-lock.json');
    const foreign = files.filter(
      (file) =>
        fs.existsSync(path.join(root, file)) &&
        /registry\.npmjs\.org|\/work\/main|\/work\/shared/.test(fs.readFileSync(path.join(root, file), 'utf8').replace(/\\\/work\\\/(main|shared)/g, '')),
    );
    expect(foreign).toEqual(['tests/architecture/checks.test.ts'].filter((file) => foreign.includes(file)));
  });
});
