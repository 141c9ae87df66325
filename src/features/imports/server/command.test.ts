import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { testDatabase } from '#platform/server/database/testing.ts';
import { readWishes, runImport, type CommandSurroundings } from './command.ts';
import { traveltekFixture } from './traveltek/fixture.ts';

/** A folder with files, gone at the end of the test. */
function folderWith(files: Readonly<Record<string, unknown>>) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'imports-'));
  for (const [name, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return { folder, [Symbol.dispose]: () => fs.rmSync(folder, { recursive: true }) };
}

async function command(argv: readonly string[], folder: string, openDatabase: CommandSurroundings['openDatabase']) {
  let printed = '';
  let told = '';
  const code = await runImport(argv, {
    folder,
    now: () => new Date('2025-08-01T12:00:00Z'),
    print: (text) => void (printed += text),
    tell: (text) => void (told += text),
    isTerminal: false,
    openDatabase,
  });
  return { code, printed, told };
}

const noDatabase = () => Promise.reject(new Error('not needed'));

describe('the command', () => {
  test('OPS-04 imports a file named from where the person stands, reports it and shows progress', async () => {
    await using database = await testDatabase();
    using files = folderWith({ 'in/one.json': traveltekFixture() });
    const open = async () => ({ pool: database.pool, close: async () => {} });
    const first = await command(['traveltek', 'in/one.json', '--currency', 'usd', '--shift-days', '728'], files.folder, open);
    expect(first.code).toBe(0);
    expect(first.told).toBe('[1/1] in/one.json\n');
    expect(first.printed).toMatch(/^in\/one\.json: applied \(\d+ ms\)\n {2}new voyage \d+ “Testing the Skerries” on Test Skerry, 2027-09-04 to 2027-09-09\n/);
    expect(first.printed).toContain('6 days and calls (4 new ports), 2 decks, 5 cabin categories, 5 prices in USD');
    expect(first.printed).toMatch(/Fahrwasser: \/kreuzfahrt\S*\d+-testing-the-skerries\n {2}Fairway Cruises: \/cruise\S*\d+-testing-the-skerries\n/);
    const again = await command(['traveltek', 'in/one.json', '--currency', 'USD', '--shift-days', '728'], files.folder, open);
    expect([again.code, again.printed]).toEqual([0, expect.stringContaining('unchanged')]);
  });

  test('OPS-04 of several files each is applied or refused for itself; the status tells of a refusal', async () => {
    await using database = await testDatabase();
    using files = folderWith({ 'feed/2.json': '{"codetocruiseid": 1,\n', 'feed/a/1.json': traveltekFixture(), 'feed/readme.txt': 'not a voyage' });
    let closed = 0;
    const { code, printed } = await command(['traveltek', 'feed', 'missing.json', '--currency', 'USD'], files.folder, async () => ({
      pool: database.pool,
      close: async () => void closed++,
    }));
    expect(code).toBe(1);
    expect(closed).toBe(1);
    expect(printed).toContain('feed/2.json: REFUSED, nothing of it was kept');
    expect(printed).toContain('  refused: line 2 column 1: not JSON: the file ends in the middle (found: end of the file)');
    expect(printed).toContain('feed/a/1.json: applied');
    expect(printed).toContain('missing.json: REFUSED');
    expect(printed).toContain('3 files: 1 applied, 0 with records left out, 0 unchanged, 2 refused');
  });

  test('reports as JSON for machines', async () => {
    await using database = await testDatabase();
    using files = folderWith({ 'one.json': traveltekFixture() });
    const { printed } = await command(['traveltek', 'one.json', '--currency=USD', '--json', '--dry-run'], files.folder, async () => ({
      pool: database.pool,
      close: async () => {},
    }));
    expect(JSON.parse(printed)).toMatchObject([{ file: 'one.json', outcome: 'applied', dryRun: true, voyage: { id: null, fares: 5 } }]);
  });

  test('a database that cannot be reached is said, not thrown', async () => {
    using files = folderWith({ 'one.json': traveltekFixture() });
    const { code, told } = await command(['traveltek', 'one.json'], files.folder, () => Promise.reject(new Error('no such host')));
    expect([code, told]).toEqual([1, expect.stringContaining('no such host')]);
  });

  test.each([
    [[], 'Name a format'],
    [['fax', 'x.json'], "'fax' is unknown"],
    [['traveltek'], 'at least one file'],
    [['traveltek', 'x.json', '--currency', 'XYZ'], "'XYZ' is none"],
    [['traveltek', 'x.json', '--shift-days', '1.5'], "'1.5' is not a whole number"],
    [['traveltek', 'x.json', '--colour', 'red'], '--colour'],
  ])('OPS-04 what was not understood is named: %j', async (argv, sentence) => {
    const { code, told } = await command(argv, '.', noDatabase);
    expect(code).toBe(2);
    expect(told).toContain(sentence);
    expect(told).toContain('npm run import --');
  });

  test('help and a shift backwards', async () => {
    expect((await command(['--help'], '.', noDatabase)).code).toBe(0);
    expect(readWishes(['traveltek', 'x.json', '--shift-days=-7'])).toMatchObject({ shiftDays: -7, paths: ['x.json'] });
  });
});
