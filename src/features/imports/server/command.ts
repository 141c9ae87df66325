// `npm run import`: which files, with which options; shows progress, prints a report for each file, says how it ended.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { currencies, isCurrency, type Currency } from '#domain/money/money.ts';
import { formatNames, isFormatName, type FormatName } from './formats.ts';
import type { ImportReport, Step } from './import-run.ts';
import { importFile } from './import.service.ts';
import { LARGEST_FILE } from './reading/read-json.ts';
import { describeReport, describeTotals } from './report.ts';

export interface CommandSurroundings {
  /** Folder that relative paths start from: that of the person at the keyboard, not that of the project. */
  readonly folder: string;
  readonly now: () => Date;
  readonly print: (text: string) => void;
  /** Progress and complaints; `print` carries the reports alone. */
  readonly tell: (text: string) => void;
  /** Whether `tell` may overwrite its line. */
  readonly isTerminal: boolean;
  readonly openDatabase: () => Promise<{ readonly pool: pg.Pool; readonly close: () => Promise<void> }>;
}

/** 0 = every file is in the shop, 1 = a file was refused or the database failed, 2 = the command was not understood. */
export type ExitCode = 0 | 1 | 2;

const usage = `Puts voyages and ratings of suppliers into the shop. A shop that runs shows them without a restart.

  npm run import -- <format> <file or folder …> [options]

Formats (JSON; of a folder every .json file in it)
  traveltek                  one voyage with its ship, decks, categories and prices
  ratings                    ratings of ships by guests and advisers

Options
  --currency <code>          currency of the prices, where the file names none (${currencies.join(' ')})
  --shift-days <n>           everything lies n days later, for demonstrations with files of the past (earlier: --shift-days=-n)
  --compulsory-service       the operator's service charge must be paid: it becomes part of every price
  --force                    accept a file that looks wrong against what is stored (older, another currency, far fewer prices)
  --dry-run                  check and report, keep nothing
  --json                     print the reports as JSON
  --help                     this text

A file is applied wholly or not at all; the same file again changes nothing. Exit status: 0 applied or unchanged, 1 refused, 2 usage.
`;

interface Wishes {
  readonly format: FormatName;
  readonly paths: readonly string[];
  readonly currency: Currency | undefined;
  readonly shiftDays: number;
  readonly serviceChargeCompulsory: boolean;
  readonly force: boolean;
  readonly dryRun: boolean;
  readonly json: boolean;
}

const LONGEST_SHIFT = 36_500;

/** @returns what is wanted, or the sentence that says what was not understood */
export function readWishes(argv: readonly string[]): Wishes | 'help' | { readonly problem: string } {
  let parsed;
  try {
    parsed = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        currency: { type: 'string' },
        'shift-days': { type: 'string', default: '0' },
        'compulsory-service': { type: 'boolean', default: false },
        force: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
  const { values, positionals } = parsed;
  if (values.help) return 'help';
  const [format, ...paths] = positionals;
  if (!isFormatName(format))
    return { problem: format === undefined ? 'Name a format and at least one file.' : `The format '${format}' is unknown. Known: ${formatNames.join(', ')}.` };
  if (paths.length === 0) return { problem: 'Name at least one file.' };
  const currency = values.currency?.toUpperCase();
  if (currency !== undefined && !isCurrency(currency))
    return { problem: `--currency '${values.currency}' is none that the shop sells in: ${currencies.join(', ')}.` };
  const shiftDays = /^-?\d{1,5}$/.test(values['shift-days']) ? Number(values['shift-days']) : Number.NaN;
  if (!(Math.abs(shiftDays) <= LONGEST_SHIFT))
    return { problem: `--shift-days '${values['shift-days']}' is not a whole number of days (at most ${LONGEST_SHIFT}).` };
  return {
    format,
    paths,
    currency,
    shiftDays,
    serviceChargeCompulsory: values['compulsory-service'],
    force: values.force,
    dryRun: values['dry-run'],
    json: values.json,
  };
}

interface File {
  /** As given by the caller. */
  readonly name: string;
  readonly path: string;
}

/** Files as named; of a folder every JSON file below it, in the order of their names. */
function filesOf(paths: readonly string[], folder: string): File[] {
  return paths.flatMap((name) => {
    const full = path.resolve(folder, name);
    if (!statSync(full, { throwIfNoEntry: false })?.isDirectory()) return [{ name, path: full }];
    return readdirSync(full, { recursive: true, encoding: 'utf8' })
      .filter((entry) => entry.toLowerCase().endsWith('.json'))
      .toSorted()
      .map((entry) => ({ name: path.join(name, entry), path: path.join(full, entry) }));
  });
}

const refusedUnread = (file: string, reason: string): ImportReport => ({
  file,
  outcome: 'refused',
  dryRun: false,
  findings: [{ severity: 'file', place: 'the file', found: JSON.stringify(file), reason }],
  milliseconds: 0,
});

/** The file's bytes, or why it cannot be read. */
function read(file: File): Uint8Array | { readonly problem: string } {
  try {
    const { size } = statSync(file.path);
    return size > LARGEST_FILE ? { problem: `larger than ${LARGEST_FILE} bytes: not one voyage` } : readFileSync(file.path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return { problem: code === 'ENOENT' ? 'there is no such file' : `cannot be read (${code ?? String(error)})` };
  }
}

/** Runs the command; never throws. */
export async function runImport(argv: readonly string[], surroundings: CommandSurroundings): Promise<ExitCode> {
  const { print, tell } = surroundings;
  const wishes = readWishes(argv);
  if (wishes === 'help') {
    print(usage);
    return 0;
  }
  if ('problem' in wishes) {
    tell(`${wishes.problem}\n\n${usage}`);
    return 2;
  }
  const files = filesOf(wishes.paths, surroundings.folder);
  if (files.length === 0) {
    tell(`No .json file in ${wishes.paths.join(', ')}.\n`);
    return 2;
  }
  const reports: ImportReport[] = [];
  try {
    const database = await surroundings.openDatabase();
    try {
      for (const [index, file] of files.entries()) {
        const report = await importOne(file, wishes, database.pool, surroundings, `[${index + 1}/${files.length}] ${file.name}`);
        reports.push(report);
        if (!wishes.json) print(describeReport(report));
      }
    } finally {
      await database.close();
    }
  } catch (error) {
    tell(
      `The import stopped after ${reports.length} of ${files.length} files; nothing of the next one was kept: ${error instanceof Error ? error.message : String(error)}\n`,
    );
    return 1;
  }
  if (wishes.json) print(`${JSON.stringify(reports, null, 2)}\n`);
  else if (files.length > 1) print(describeTotals(reports));
  return reports.some((report) => report.outcome === 'refused') ? 1 : 0;
}

async function importOne(file: File, wishes: Wishes, pool: pg.Pool, { now, tell, isTerminal }: CommandSurroundings, label: string): Promise<ImportReport> {
  const show = (step: Step) => (isTerminal ? tell(`\r\u001b[K${label} … ${step}`) : undefined);
  if (!isTerminal) tell(`${label}\n`);
  const bytes = read(file);
  const report =
    bytes instanceof Uint8Array
      ? await importFile({ ...wishes, fileName: file.name, bytes }, { pool, now, onStep: show })
      : refusedUnread(file.name, bytes.problem);
  if (isTerminal) tell('\r\u001b[K');
  return report;
}
