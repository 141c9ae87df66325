// A file of the Traveltek export → one checked sailing, or the list of what speaks against it (FORMATS 4).
import { addDays, type IsoDate } from '#domain/calendar/calendar.ts';
import { collectFindings, type At, type Finding, type Findings } from '../reading/findings.ts';
import { plainLine, plainText } from '../reading/plain-text.ts';
import { dayOf, entriesOf, field, idOf, isMap, required, textOf, wholeOf } from '../reading/read-values.ts';
import { parseCalls } from './parse-calls.ts';
import { parseRows } from './parse-rows.ts';
import { parseCabins, parseShip } from './parse-ship.ts';
import type { TraveltekLine, TraveltekSailing } from './sailing.ts';

export type TraveltekReading =
  | { readonly sailing: TraveltekSailing; readonly findings: readonly Finding[] }
  | { readonly sailing: undefined; readonly findings: readonly Finding[] };

/** @param root the parsed JSON of one file. Never throws, whatever it is given. */
export function parseTraveltek(root: unknown): TraveltekReading {
  const findings = collectFindings();
  const sailing = parseRoot({ value: root, place: '$' }, findings);
  return sailing && !findings.refused ? { sailing, findings: findings.all } : { sailing: undefined, findings: findings.all };
}

function parseRoot(root: At, findings: Findings): TraveltekSailing | undefined {
  if (!isMap(root)) {
    findings.refuse(root, 'one object that describes a sailing is expected');
    return undefined;
  }
  const id = required(field(root, 'codetocruiseid'), idOf, 'the key of the sailing', findings);
  const sailsOn = requiredDay(field(root, 'saildate'), findings);
  const nights = parseNights(root, findings);
  const line = parseLine(root, findings);
  const ship = parseShip(root, findings);
  if (sailsOn === undefined || nights === undefined) return undefined;
  const calls = parseCalls(root, { sailsOn, startsOn: startOf(root, sailsOn, findings), nights }, findings);
  const cabins = parseCabins(root, sailsOn, findings);
  const rows = parseRows(root, new Map(cabins.map((cabin) => [cabin.id, cabin.type])), findings);
  if (!id || !line || !ship) return undefined;
  const name = plainLine(textOf(field(root, 'name')) ?? '');
  if (!name) findings.note(field(root, 'name'), 'the sailing has no name; named after its ports');
  return {
    id,
    name,
    voyageCode: plainLine(textOf(field(root, 'voyagecode')) ?? '', 60) || undefined,
    marketId: idOf(field(root, 'marketid')),
    sailsOn,
    nights,
    regions: parseRegions(root, findings),
    line,
    ship,
    calls,
    cabins,
    rows,
    statedCurrencies: statedCurrencies(root, findings),
    cachedAt: wholeOf(field(root, 'lastcached'), { min: 1, max: 4_102_444_800 }, findings),
  };
}

function requiredDay(at: At, findings: Findings): IsoDate | undefined {
  const day = dayOf(at);
  if (day === undefined || day === 'unreadable') {
    findings.refuse(at, day === undefined ? 'the day of departure is required' : 'not a day of the calendar (yyyy-MM-dd)');
    return undefined;
  }
  return day;
}

/** `nights` contains a stay before the voyage; the nights on the ship are `sailnights` where the file has them. */
function parseNights(root: At, findings: Findings): number | undefined {
  const range = { min: 1, max: 400 };
  const all = field(root, 'nights');
  const nights = wholeOf(field(root, 'sailnights'), range, findings) ?? wholeOf(all, range, findings);
  if (nights === undefined) findings.refuse(all, 'the number of nights is required (1 to 400)');
  return nights;
}

/** The day the product starts: earlier than the ship sails when a stay before the voyage belongs to it. */
function startOf(root: At, sailsOn: IsoDate, findings: Findings): IsoDate {
  const at = field(root, 'startdate');
  const day = dayOf(at);
  if (day === undefined) return sailsOn;
  if (day === 'unreadable') {
    findings.refuse(at, 'not a day of the calendar (yyyy-MM-dd)');
    return sailsOn;
  }
  if (day > sailsOn || day < addDays(sailsOn, -60)) findings.refuse(at, `the start lies after or long before the departure on ${sailsOn}`);
  return day;
}

function parseLine(root: At, findings: Findings): TraveltekLine | undefined {
  const content = field(root, 'linecontent');
  const id = required(field(root, 'lineid'), idOf, 'the key of the operator', findings);
  const name = required(field(content, 'name'), (at) => plainLine(textOf(at) ?? '') || undefined, 'the name of the operator', findings);
  const contentId = idOf(field(content, 'id'));
  if (id && contentId && id !== contentId) findings.refuse(field(content, 'id'), `belongs to another operator than lineid ${id}`);
  return id && name ? { id, name, description: plainText(textOf(field(content, 'description')) ?? '') } : undefined;
}

function parseRegions(root: At, findings: Findings): { id: string; name: string }[] {
  const order = (textOf(field(root, 'regionids')) ?? '').split(',').map((id) => id.trim());
  const place = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  return entriesOf(field(root, 'regions'), findings)
    .map(([id, at]) => ({ id, name: plainLine(textOf(at) ?? '') }))
    .filter((region) => region.name !== '')
    .toSorted((a, b) => place(a.id) - place(b.id));
}

function statedCurrencies(root: At, findings: Findings): string[] {
  const found = new Set<string>();
  for (const [, rate] of entriesOf(field(root, 'cachedprices'), findings))
    for (const [, row] of entriesOf(rate, findings)) {
      const nested = isMap(row) && field(row, 'currency').value === undefined ? entriesOf(row, findings).map(([, inner]) => inner) : [row];
      for (const at of nested) {
        const currency = textOf(field(at, 'currency'))?.toUpperCase();
        if (currency) found.add(currency);
      }
    }
  return [...found];
}
