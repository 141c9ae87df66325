// One file of a supplier into the shop: read, check, apply, report. Every run leaves a row in `imports`.
import { createHash } from 'node:crypto';
import { formats } from './formats.ts';
import { finishImport, startImport } from './import.repository.ts';
import { refused, type Conclusion, type ImportContext, type ImportReport, type ImportRequest } from './import-run.ts';
import { readJson } from './reading/read-json.ts';

/** @throws only when the database fails; a file that is wrong in any way is refused in the report */
export async function importFile(request: ImportRequest, context: ImportContext): Promise<ImportReport> {
  const { pool, now } = context;
  const started = performance.now();
  const fileHash = createHash('sha256').update(request.bytes).digest('hex');
  const record = request.dryRun ? undefined : await startImport(pool, request, fileHash, now());
  const conclusion = await conclude(request, context);
  const report = { file: request.fileName, ...conclusion, dryRun: request.dryRun, milliseconds: Math.round(performance.now() - started) };
  if (record !== undefined) await finishImport(pool, record, report, now());
  return report;
}

async function conclude(request: ImportRequest, context: ImportContext): Promise<Conclusion> {
  context.onStep?.('reading');
  const json = readJson(request.bytes);
  if (!json.ok) return refused([json.finding]);
  context.onStep?.('checking');
  return formats[request.format](json.value, request, context);
}
