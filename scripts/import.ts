// Voyages of suppliers into the shop: `npm run import -- --help`.
import { ensureDemoWorld } from '#app/server/demo-world.ts';
import { runImport } from '#features/imports/server/index.ts';
import { readConfig } from '#platform/server/config.ts';
import { openDatabase } from '#platform/server/database/open.ts';
import { migrate } from '#platform/server/database/migrate.ts';

const tell = (text: string) => void process.stderr.write(text);

process.exitCode = await runImport(process.argv.slice(2), {
  folder: process.env['INIT_CWD'] ?? process.cwd(), // npm changes into the project and tells where it was called
  now: () => new Date(),
  print: (text) => void process.stdout.write(text),
  tell,
  isTerminal: process.stderr.isTTY,
  openDatabase: async () => {
    const config = readConfig(process.env);
    const database = await openDatabase(config, (error) => tell(`a connection to the database broke: ${error.message}\n`));
    try {
      await migrate(database.pool);
      // The demo world is made into an empty shop only: an import that came first would leave the shop without it.
      if (config.DEMO_WORLD === 'on') await ensureDemoWorld(database.pool, database.url, config, (line) => tell(`${line}\n`));
      return database;
    } catch (error) {
      await database.close();
      throw error;
    }
  },
});
