// npm run debits -- --operator <id or slug> --out <file>: the open direct debits of one operator, for the operator that collects them.
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { HandOverError, handOverDebits } from '#features/booking/server/index.ts';
import { readConfig } from '#platform/server/config.ts';
import { createDatabase } from '#platform/server/database/database.ts';
import { openDatabase } from '#platform/server/database/open.ts';
import { createSecrets, developmentKeys } from '#platform/server/secrets.ts';

const USAGE = `npm run debits -- --operator <id or slug> --out <file> [--again <hand-over>]

Writes the open direct debits of fixed bookings into a new file (CSV, readable by you alone) and marks them as handed over: each is in one
file. --again writes the file of an earlier hand-over once more, for thirty days. See docs/operations.md.
`;

const { values } = parseArgs({ options: { operator: { type: 'string' }, out: { type: 'string' }, again: { type: 'string' }, help: { type: 'boolean' } } });
const { operator, out, again } = values;
if (values.help || operator === undefined || out === undefined) {
  process.stderr.write(USAGE);
  process.exitCode = values.help ? 0 : 2;
} else {
  const config = readConfig(process.env);
  const { pool, close } = await openDatabase(config);
  try {
    const parts = { db: createDatabase(pool), secrets: createSecrets(config.SECRET_KEYS ?? developmentKeys(config.dataDirectory)) };
    const file = path.resolve(process.env['INIT_CWD'] ?? process.cwd(), out); // npm changes into the project and tells where it was called
    const order = { operator, file, again, by: os.userInfo().username };
    const report = await handOverDebits(parts, order, (id) => console.log(`hand-over ${id}`));
    console.log(`${report.written} direct debits for ${report.operator} written to ${file}`);
    if (report.uncovered > 0) console.log(`${report.uncovered} not handed over: the insolvency cover does not hold today`);
    if (report.unconfirmed > 0) console.log(`${report.unconfirmed} not handed over: the confirmation has not been sent yet`);
    if (report.unreadable.length > 0) console.log(`not handed over, sealed with a key that is not known: ${report.unreadable.join(', ')}`);
    process.exitCode = report.unreadable.length > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof HandOverError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  } finally {
    await close();
  }
}
