// Voyages with their fares out of the database as streams of text: two million fares pass without becoming two million rows.
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Fare } from '#domain/fares/quote.ts';
import type { ArrivalRow, VoyageRow } from '#domain/search/index/rows.ts';
import { currencies, isCurrency, type Currency } from '#domain/money/money.ts';
import { arrivalOptions, availabilityStates, cabinTypes } from '#domain/voyage/vocabulary.ts';

/** Voyages handed over at once: about a millisecond of the index's work. */
const batchSize = 200;

const day = (column: string): string => `${column} - date '1970-01-01'`;
const list = (column: string): string => `array_to_string(${column}, ',')`;
const place = (values: readonly string[], column: string): string =>
  `case ${column} ${values.map((value, index) => `when '${value}' then ${index}`).join(' ')} end`;

const voyagesSql = (where: string): string =>
  `copy (select id, itinerary_id, ${day('departs_on')}, ${day('returns_on')}, ${list('services')}, ${list('specials')}, option_possible::int, reduction_percent, popularity
  from voyages v where ${where} order by id) to stdout`;
const faresSql = (where: string): string =>
  `copy (select voyage_id, category_code, ${place(cabinTypes, 'cabin_type')}, max_occupancy, fare_group, ${place(availabilityStates, 'f.state')}, currency, single_minor, double_minor,
  extra_adult_minor, extra_junior_minor, extra_child_minor, extra_infant_minor, charges_minor, service_minor, min_age
  from fares f where voyage_id in (select id from voyages v where ${where}) order by voyage_id, category_code, fare_group) to stdout`;
const arrivalsSql = (where: string): string =>
  `copy (select voyage_id, ${place(arrivalOptions, 'option')}, currency, per_adult_minor, per_child_minor, per_infant_minor
  from arrival_offers where currency in (${currencies.map((currency) => `'${currency}'`).join()}) and voyage_id in (select id from voyages v where ${where}) order by voyage_id, option) to stdout`;

/** What can be sold: on sale and departing after the agency's day. The index's days last until 2149. */
export const onSaleAfter = (today: string): string => `v.state = 'on_sale' and v.departs_on > date '${today}' and v.returns_on < date '2149-01-01'`;
/** Ids come from the database as numbers. */
export const among = (ids: readonly number[]): string => `v.id in (${ids.map(Math.trunc).join()})`;

/** The fields of each line of a `copy … to stdout`, in parts of as many lines as the database sends at once. */
async function* copied(client: pg.ClientBase, statement: string): AsyncGenerator<string[][]> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of client.query(copyTo(statement)) as AsyncIterable<Buffer>) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop()!;
    if (lines.length > 0) yield lines.map((line) => line.split('\t'));
  }
}

const numberOrNull = (field: string): number | null => (field === '\\N' ? null : Number(field));
const words = (field: string): string[] => (field === '' ? [] : field.split(','));
const escapes: Readonly<Record<string, string>> = { t: '\t', n: '\n', r: '\r', b: '\b', f: '\f', v: '\v' };
const text = (field: string): string => (field.includes('\\') ? field.replace(/\\(.)/g, (_, letter: string) => escapes[letter] ?? letter) : field);

function currencyOf(field: string): Currency {
  if (!isCurrency(field)) throw new RangeError(`currency ${field} is not one of ours`);
  return field;
}

function fareOf(f: string[]): Fare {
  return {
    categoryCode: text(f[1]!),
    cabinType: cabinTypes[Number(f[2])]!,
    maxOccupancy: Number(f[3]),
    fareGroup: text(f[4]!),
    state: availabilityStates[Number(f[5])]!,
    currency: currencyOf(f[6]!),
    single: numberOrNull(f[7]!),
    double: numberOrNull(f[8]!),
    extraAdult: numberOrNull(f[9]!),
    extraJunior: numberOrNull(f[10]!),
    extraChild: numberOrNull(f[11]!),
    extraInfant: numberOrNull(f[12]!),
    chargesPerPerson: Number(f[13]),
    servicePerPerson: Number(f[14]),
    minAge: numberOrNull(f[15]!),
  };
}

/** A voyage without its prices yet. `option_possible` is among the services that the filter offers: the column decides. */
function voyageOf(f: string[]): Omit<VoyageRow, 'prices'> {
  const services = words(f[4]!).filter((service) => service !== 'option_possible');
  if (f[6] === '1') services.push('option_possible');
  return {
    id: Number(f[0]),
    routeId: Number(f[1]),
    departs: Number(f[2]),
    returns: Number(f[3]),
    services,
    specials: words(f[5]!),
    reductionPercent: Number(f[7]),
    popularity: Number(f[8]),
  };
}

/**
 * The voyages that a condition on `v` selects, with fares and arrivals, in batches by id. To be read inside one repeatable-read
 * transaction, so that the three streams show the same moment.
 */
export async function* readVoyages(client: pg.ClientBase, where: string): AsyncGenerator<VoyageRow[]> {
  const arrivals = new Map<number, ArrivalRow[]>();
  for await (const lines of copied(client, arrivalsSql(where))) {
    for (const f of lines) {
      const offer = {
        option: arrivalOptions[Number(f[1])]!,
        currency: currencyOf(f[2]!),
        perAdult: Number(f[3]),
        perChild: Number(f[4]),
        perInfant: Number(f[5]),
      };
      const known = arrivals.get(Number(f[0]));
      if (known) known.push(offer);
      else arrivals.set(Number(f[0]), [offer]);
    }
  }
  const voyages: Omit<VoyageRow, 'prices'>[] = [];
  for await (const lines of copied(client, voyagesSql(where))) for (const f of lines) voyages.push(voyageOf(f));
  let next = 0;
  let fares: Fare[] = [];
  let batch: VoyageRow[] = [];
  const complete = (): void => {
    const voyage = voyages[next++]!;
    batch.push({ ...voyage, prices: { fares, arrivals: arrivals.get(voyage.id) ?? [] } });
    fares = [];
  };
  for await (const lines of copied(client, faresSql(where))) {
    for (const f of lines) {
      const id = Number(f[0]);
      while (voyages[next]!.id !== id) complete();
      fares.push(fareOf(f));
      if (batch.length >= batchSize) {
        yield batch;
        batch = [];
      }
    }
  }
  while (next < voyages.length) complete();
  for (let from = 0; from < batch.length; from += batchSize) yield batch.slice(from, from + batchSize);
}

/** How many voyages each itinerary has among those that a condition selects. */
export async function countPerItinerary(client: pg.ClientBase, where: string): Promise<Map<number, number>> {
  const { rows } = await client.query<{ itinerary: number; voyages: number }>(
    `select itinerary_id as itinerary, count(*)::int as voyages from voyages v where ${where} group by itinerary_id`,
  );
  return new Map(rows.map(({ itinerary, voyages }) => [itinerary, voyages]));
}
