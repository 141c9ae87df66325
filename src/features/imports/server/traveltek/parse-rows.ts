// The price table. `price` is authoritative and contains the mandatory charges; the parts beside it are information
// (FORMATS 4, rules 1–5; L-DE-1: no price is ever computed from the parts).
import { cabinTypes, type CabinType } from '#domain/voyage/vocabulary.ts';
import type { At, Findings } from '../reading/findings.ts';
import { amountOf, entriesOf, field, isAbsent, isMap, textOf } from '../reading/read-values.ts';
import type { TraveltekRow } from './sailing.ts';

/** Reads every price of every rate code. A row that cannot be sold truthfully is left out with its reason. */
export function parseRows(root: At, cabinTypeById: ReadonlyMap<string, CabinType>, findings: Findings): TraveltekRow[] {
  const table = field(root, 'prices');
  const isEmptyList = Array.isArray(table.value) && table.value.length === 0;
  if (!isMap(table) && !isEmptyList) {
    findings.refuse(table, 'the price table is required');
    return [];
  }
  const rows: TraveltekRow[] = [];
  let seen = 0;
  for (const [rateCode, rate] of entriesOf(table, findings)) {
    if (!/^[\w .:/+-]{1,60}$/.test(rateCode)) {
      findings.drop(rate, 'the rate code is not readable');
      continue;
    }
    for (const [cabinId, at] of entriesOf(rate, findings)) {
      seen++;
      const row = parseRow(at, rateCode.trim(), cabinId, cabinTypeById.get(cabinId), findings);
      if (row) rows.push(row);
    }
  }
  if (seen === 0) findings.note(table, 'no prices: nothing of this sailing is on sale');
  else if (rows.length === 0) findings.refuse(table, `none of its ${seen} prices can be sold`);
  if (rows.length > 0) compareCheapest(root, rows, cabinTypeById, findings);
  return rows;
}

function parseRow(at: At, rateCode: string, cabinId: string, type: CabinType | undefined, findings: Findings): TraveltekRow | undefined {
  if (!isMap(at)) return void findings.drop(at, 'a price is an object with its parts');
  if (type === undefined) return void findings.drop({ place: at.place, value: cabinId }, 'its cabin category is not among the cabins of this file');
  const stated = textOf(field(at, 'cabintype'))?.toLowerCase();
  if (stated !== undefined && stated !== type) findings.note(field(at, 'cabintype'), `the category itself is of type ${type}; that counts`);
  const priceField = field(at, 'price');
  const price = amountOf(priceField);
  if (price === 'absent' || price === 0) return void findings.note(priceField, 'no price stands here: not sold');
  if (price === 'unreadable' || price < 0) return void findings.drop(priceField, 'not a price: an amount above 0 with at most two decimals is expected');
  const parts = readParts(at, findings);
  const charges = parts && containedCharges(at, price, parts, findings);
  if (!parts || charges === undefined) return undefined;
  const { gratuity, third, fourth, fifth, child, infant } = parts;
  return { place: at.place, rateCode, cabinId, price, charges, gratuity: gratuity ?? 0, third, fourth, fifth, child, infant };
}

const partKeys = {
  single: 'singleprice',
  adult: 'adultprice',
  ncf: 'ncf',
  taxes: 'taxes',
  fuel: 'fuel',
  gratuity: 'gratuity',
  third: 'thirdadultprice',
  fourth: 'fourthadultprice',
  fifth: 'fifthadultprice',
  child: 'childprice',
  infant: 'infantprice',
} as const;

/** Undefined = the file does not say, which "0.00" may mean as well. */
type Parts = { -readonly [key in keyof typeof partKeys]: number | undefined };

function readParts(at: At, findings: Findings): Parts | undefined {
  const parts: Partial<Parts> = {};
  for (const [name, key] of Object.entries(partKeys) as [keyof Parts, string][]) {
    const part = field(at, key);
    const amount = amountOf(part);
    if (amount === 'unreadable' || (amount !== 'absent' && amount < 0)) return void findings.drop(part, 'not an amount; the price it belongs to is left out');
    parts[name] = amount === 'absent' || amount === 0 ? undefined : amount;
  }
  return parts as Parts;
}

/**
 * What of the price is port charges, taxes and fees: the stated parts, or what remains over the fares where the parts are
 * empty (rule 2). A row that states no charge anywhere cannot be published: whether its price is a total is unknown.
 */
function containedCharges(at: At, price: number, parts: Parts, findings: Findings): number | undefined {
  const stated = (parts.ncf ?? 0) + (parts.taxes ?? 0);
  const bothFares = parts.single === undefined && parts.adult === undefined ? undefined : (parts.single ?? 0) + (parts.adult ?? 0);
  const priceField = field(at, 'price');
  if (bothFares === undefined) {
    if (stated > 0 && stated < price) return stated;
    return void findings.drop(priceField, 'no port charges, taxes or fees are stated and none can be derived: it may not be a total price');
  }
  const remainder = price - bothFares / 2;
  if (stated === 0) {
    const unstated = isAbsent(field(at, 'ncf').value) && isAbsent(field(at, 'taxes').value);
    if (remainder <= 0 && unstated)
      return void findings.drop(priceField, 'no port charges, taxes or fees are stated and none can be derived: it may not be a total price');
    if (remainder < 0) findings.note(priceField, 'lower than the fares beside it; the price counts');
    return Math.max(Math.round(remainder), 0);
  }
  const withFuel = stated + (parts.fuel ?? 0);
  if (Math.abs(remainder - withFuel) <= 1) return withFuel;
  if (Math.abs(remainder - stated) > 1)
    findings.note(priceField, `differs from (singleprice + adultprice) / 2 + ncf + taxes = ${((bothFares / 2 + stated) / 100).toFixed(2)}; the price counts`);
  return Math.min(stated, price);
}

/** Only `cheapest.prices` contains the charges; `combined` and `cachedprices` may not and are never read (rule 4). */
function compareCheapest(root: At, rows: readonly TraveltekRow[], cabinTypeById: ReadonlyMap<string, CabinType>, findings: Findings): void {
  const stated = field(field(root, 'cheapest'), 'prices');
  if (!isMap(stated)) return;
  for (const type of cabinTypes) {
    const prices = rows.filter((row) => cabinTypeById.get(row.cabinId) === type).map((row) => row.price);
    const at = field(stated, type);
    const named = amountOf(at);
    const lowest = prices.length > 0 ? Math.min(...prices) : 'absent';
    if (typeof named === 'number' && named > 0 && named !== lowest)
      findings.note(at, `the lowest price of the table is ${lowest === 'absent' ? 'none' : (lowest / 100).toFixed(2)}; the table counts`);
  }
}
