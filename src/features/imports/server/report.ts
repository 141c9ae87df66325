// What the command prints about a file: outcome first, then the voyage with its addresses, then every finding with its place.
import { brandIds, brands } from '#brands/brands.ts';
import { pathCodecs } from '#brands/paths.ts';
import { slug } from '#domain/voyage/slug.ts';
import type { Severity } from './reading/findings.ts';
import type { ImportReport, Outcome, VoyageReport } from './import-run.ts';

const outcomes: Readonly<Record<Outcome, string>> = {
  applied: 'applied',
  unchanged: 'unchanged: the shop has it exactly so',
  refused: 'REFUSED, nothing of it was kept',
  partly: 'applied, but records of the file were left out',
};

const severities: Readonly<Record<Severity, string>> = { file: 'refused', record: 'left out', note: 'note' };
/** Findings printed of each kind; the rest is counted and stands in the table `imports`. */
const PRINTED = 20;

export function describeReport(report: ImportReport): string {
  const lines = [`${report.file}: ${report.dryRun ? 'dry run, ' : ''}${outcomes[report.outcome]} (${report.milliseconds} ms)`];
  if (report.voyage) lines.push(...describeVoyage(report.voyage, report.outcome === 'unchanged'));
  if (report.ratings) lines.push(`  ${report.ratings.read} ratings of ${report.ratings.ships} ships read, ${report.ratings.written} added or changed`);
  for (const severity of Object.keys(severities) as Severity[]) {
    const findings = report.findings.filter((finding) => finding.severity === severity);
    lines.push(...findings.slice(0, PRINTED).map(({ place, found, reason }) => `  ${severities[severity]}: ${place}: ${reason} (found: ${found})`));
    if (findings.length > PRINTED) lines.push(`  ${severities[severity]}: ${findings.length - PRINTED} more of this kind`);
  }
  return `${lines.join('\n')}\n`;
}

function describeVoyage(voyage: VoyageReport, unchanged: boolean): string[] {
  const title = [voyage.isNew ? 'new voyage' : 'voyage', ...(voyage.id === null ? [] : [voyage.id]), `“${voyage.name.en}”`].join(' ');
  const ports = voyage.newPorts > 0 ? ` (${voyage.newPorts} new ${voyage.newPorts === 1 ? 'port' : 'ports'})` : '';
  const lines = [
    `  ${title} on ${voyage.ship}, ${voyage.departsOn} to ${voyage.returnsOn}`,
    `  ${voyage.calls} days and calls${ports}, ${voyage.decks} decks, ${voyage.categories} cabin categories, ${voyage.fares} prices in ${voyage.currency}`,
  ];
  if (!unchanged && !voyage.isNew) lines.push(`  ${voyage.faresWritten} prices changed, ${voyage.faresRemoved} removed`);
  if (voyage.id !== null) for (const id of brandIds) lines.push(`  ${brands[id].name}: ${pathOf(id, voyage)}`);
  return lines;
}

/** The page's address in a brand. */
function pathOf(brand: (typeof brandIds)[number], { id, name }: VoyageReport): string {
  const words = slug(name[brands[brand].language]);
  return pathCodecs[brand].toPublic(words === '' ? `/voyage/${id}` : `/voyage/${id}/${words}`);
}

export function describeTotals(reports: readonly ImportReport[]): string {
  const count = (outcome: Outcome) => reports.filter((report) => report.outcome === outcome).length;
  return `${reports.length} files: ${count('applied')} applied, ${count('partly')} with records left out, ${count('unchanged')} unchanged, ${count('refused')} refused\n`;
}
