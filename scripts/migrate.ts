// npm run migrate: brings the database up to date without starting the shop.
import { readConfig } from '#platform/server/config.ts';
import { migrate } from '#platform/server/database/migrate.ts';
import { openDatabase } from '#platform/server/database/open.ts';

const { pool, close } = await openDatabase(readConfig(process.env));
try {
  const ran = await migrate(pool);
  console.log(ran.length > 0 ? `ran ${ran.join(', ')}` : 'nothing to do');
} finally {
  await close();
}
