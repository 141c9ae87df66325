// The record of every import, and the shop's settings for suppliers.
import type pg from 'pg';
import type { FormatName } from './formats.ts';
import type { ImportReport, ImportRequest } from './import-run.ts';
import { storableJson } from './reading/plain-text.ts';

/** Findings beyond this many are counted, not stored: a file may have one per price. */
const STORED_FINDINGS = 200;

export async function startImport(pool: pg.Pool, request: ImportRequest, fileHash: string, now: Date): Promise<number> {
  const { rows } = await pool.query<{ id: number }>('insert into imports (format, file_name, file_hash, started_at) values ($1, $2, $3, $4) returning id', [
    request.format,
    request.fileName,
    fileHash,
    now,
  ]);
  return rows[0]?.id ?? 0;
}

export async function finishImport(pool: pg.Pool, id: number, report: ImportReport, now: Date): Promise<void> {
  const { findings, outcome, file: _file, dryRun: _dryRun, ...rest } = report;
  // A finding may quote anything a file holds, even what the database cannot store.
  const stored = JSON.stringify(storableJson({ ...rest, findings: findings.slice(0, STORED_FINDINGS), findingCount: findings.length }));
  await pool.query('update imports set finished_at = $2, outcome = $3, report = $4 where id = $1', [id, now, outcome, stored]);
}

/** Setting 'imports.currencies': {"traveltek": {"9": "USD"}}, the currency of a supplier's market. */
export async function marketCurrencies(pool: pg.Pool, format: FormatName): Promise<Readonly<Record<string, string>>> {
  const { rows } = await pool.query<{ markets: unknown }>("select value -> $1 as markets from settings where key = 'imports.currencies'", [format]);
  const markets = rows[0]?.markets;
  if (markets === null || typeof markets !== 'object') return {};
  return Object.fromEntries(Object.entries(markets).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
