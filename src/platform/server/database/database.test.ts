import { describe, expect, test } from 'vitest';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { migrate } from './migrate.ts';
import { testDatabase } from './testing.ts';

describe('migrations', () => {
  test('a second run does nothing', async () => {
    await using database = await testDatabase();
    expect(await migrate(database.pool)).toEqual([]);
  });

  test('an edited migration is refused by name', async () => {
    await using database = await testDatabase();
    await database.pool.query("update migrations set hash = 'other'");
    await expect(migrate(database.pool)).rejects.toThrow(/0001_catalogue\.sql was edited/);
  });

  test('a failing migration leaves nothing behind', async () => {
    await using database = await testDatabase();
    const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'migrations-'));
    fs.writeFileSync(path.join(directory, '9001_bad.sql'), 'create table half (id int); select no_such_function();');
    await expect(migrate(database.pool, directory)).rejects.toThrow(/9001_bad\.sql failed/);
    const { rows } = await database.pool.query("select to_regclass('half') as half");
    expect(rows[0].half).toBeNull();
    fs.rmSync(directory, { recursive: true });
  });

  test('databases of two tests do not see each other', async () => {
    await using one = await testDatabase();
    await using two = await testDatabase();
    await one.pool.query('create table only_here (id int)');
    const { rows } = await two.pool.query("select to_regclass('only_here') as found");
    expect(rows[0].found).toBeNull();
  });
});
