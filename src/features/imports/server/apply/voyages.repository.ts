// The voyage of an import with its fares and the record of its prices.
import { cabinTypes, type CabinType } from '#domain/voyage/vocabulary.ts';
import type { ImportedFare, ImportedVoyage } from '../imported-voyage.ts';
import { firstOf, rowsOf, type Transaction } from '../transaction.ts';
import { idOfInsert } from './statements.ts';

export interface StoredVoyage {
  readonly id: number;
  readonly itinerary_id: number;
  readonly source_hash: string | null;
}

export const findVoyage = (tx: Transaction, voyage: Pick<ImportedVoyage, 'source' | 'sourceKey'>): Promise<StoredVoyage | undefined> =>
  firstOf<StoredVoyage>(tx, 'select id, itinerary_id, source_hash from voyages where source = $1 and source_key = $2', [voyage.source, voyage.sourceKey]);

/** What a new file of a voyage is compared with before it may replace the old one. */
export interface StoredPrices {
  readonly fares: number;
  readonly median: number | null;
  readonly currencies: readonly string[];
  /** When the supplier made the file that is stored. */
  readonly madeAt: number | null;
}

export async function storedPrices(tx: Transaction, voyageId: number): Promise<StoredPrices> {
  const row = await firstOf<{ fares: number; median: number | null; currencies: string[] | null; made_at: number | null }>(
    tx,
    `select count(*)::int as fares, percentile_disc(0.5) within group (order by f.double_minor) as median, array_agg(distinct f.currency) as currencies,
            (select (v.raw ->> 'madeAt')::float8 from voyages v where v.id = $1) as made_at
     from fares f where f.voyage_id = $1`,
    [voyageId],
  );
  return { fares: row?.fares ?? 0, median: row?.median ?? null, currencies: row?.fares ? (row.currencies ?? []) : [], madeAt: row?.made_at ?? null };
}

/** @param hash of everything that the file and the options say, so that the same again is known as the same */
export async function saveVoyage(
  tx: Transaction,
  stored: StoredVoyage | undefined,
  itineraryId: number,
  voyage: ImportedVoyage,
  hash: string,
  now: Date,
): Promise<number> {
  const values = [itineraryId, voyage.departsOn, voyage.returnsOn, voyage.operatorCode, now, hash, JSON.stringify({ madeAt: voyage.madeAt, file: voyage.raw })];
  if (stored) {
    // Its state stays: a voyage that a consultant withdrew is not put back on sale by a file.
    await tx.query(
      "update voyages set itinerary_id = $1, departs_on = $2, returns_on = $3, operator_code = $4, price_source = 'feed', prices_as_of = $5, source_hash = $6, raw = $7 where id = $8",
      [...values, stored.id],
    );
    return stored.id;
  }
  return idOfInsert(
    tx,
    `insert into voyages (itinerary_id, departs_on, returns_on, operator_code, prices_as_of, source_hash, raw, source, source_key, option_possible, price_source)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, false, 'feed') returning id`,
    [...values, voyage.source, voyage.sourceKey],
  );
}

const fareColumns = [
  'cabin_type',
  'max_occupancy',
  'currency',
  'double_minor',
  'extra_adult_minor',
  'extra_junior_minor',
  'extra_child_minor',
  'extra_infant_minor',
  'charges_minor',
  'service_minor',
];

export interface FareChanges {
  readonly written: number;
  readonly removed: number;
}

/** Brings the stored fares to what the file says; rows that are the same are not touched. */
export async function saveFares(tx: Transaction, voyageId: number, voyage: ImportedVoyage, codes: ReadonlyMap<string, string>): Promise<FareChanges> {
  const rows = voyage.fares.map((fare) => ({
    category_code: codes.get(fare.categoryKey),
    fare_group: fare.fareGroup,
    cabin_type: fare.cabinType,
    max_occupancy: fare.maxOccupancy,
    currency: voyage.currency,
    double_minor: fare.double,
    extra_adult_minor: fare.extraAdult,
    extra_junior_minor: fare.extraJunior,
    extra_child_minor: fare.extraChild,
    extra_infant_minor: fare.extraInfant,
    charges_minor: fare.charges,
    service_minor: fare.service,
  }));
  const table = 'jsonb_populate_recordset(null::fares, $2::jsonb) as r';
  const gone = await tx.query(
    `delete from fares f where f.voyage_id = $1 and not exists (select 1 from ${table} where r.category_code = f.category_code and r.fare_group = f.fare_group)`,
    [voyageId, JSON.stringify(rows)],
  );
  const list = (prefix: string) => fareColumns.map((column) => `${prefix}.${column}`).join(', ');
  const written = await tx.query(
    `insert into fares as f (voyage_id, category_code, fare_group, ${fareColumns.join(', ')})
     select $1, r.category_code, r.fare_group, ${list('r')} from ${table}
     on conflict (voyage_id, category_code, fare_group) do update set ${fareColumns.map((column) => `${column} = excluded.${column}`).join(', ')}, single_minor = null, state = 'available'
     where (${list('f')}, f.state) is distinct from (${list('excluded')}, 'available')`,
    [voyageId, JSON.stringify(rows)],
  );
  return { written: written.rowCount ?? 0, removed: gone.rowCount ?? 0 };
}

/** Rate codes are the operator's internal names: they tell fares apart and promise nothing. */
export async function saveFareGroups(tx: Transaction, operatorId: number, fares: readonly ImportedFare[]): Promise<void> {
  const codes = [...new Set(fares.map((fare) => fare.fareGroup))];
  await tx.query(
    `insert into fare_groups (operator_id, code, name_de, name_en, sort) select $1, code, 'Tarif ' || code, 'Fare ' || code, 100 from unnest($2::text[]) as code on conflict do nothing`,
    [operatorId, codes],
  );
}

/** The file sells the voyage without travel to the ship, and nothing else at a known price. */
export const saveArrivals = async (tx: Transaction, voyageId: number, currency: string): Promise<void> =>
  void (await tx.query(
    `insert into arrival_offers as a (voyage_id, option, currency) values ($1, 'cruise_only', $2)
     on conflict (voyage_id, option) do update set currency = excluded.currency where a.currency <> excluded.currency`,
    [voyageId, currency],
  ));

export interface PricePoint {
  readonly cabinType: CabinType;
  /** For two adults; null = no longer sold. */
  readonly total: number | null;
}

const PERSONS = 2;

/** The cheapest total for two adults per cabin type, over the price table alone (FORMATS 4, rule 4). */
export function cheapestTotals(fares: readonly ImportedFare[]): PricePoint[] {
  return cabinTypes.map((cabinType) => {
    const totals = fares.filter((fare) => fare.cabinType === cabinType).map((fare) => fare.double * PERSONS);
    return { cabinType, total: totals.length > 0 ? Math.min(...totals) : null };
  });
}

/** Records a cabin type's price when it is new or another than last time: the only source of "was" prices (L-DE-3). */
export async function recordPrices(tx: Transaction, voyageId: number, voyage: ImportedVoyage, now: Date): Promise<void> {
  const last = await rowsOf<{ cabin_type: CabinType; total_minor: number | null; currency: string }>(
    tx,
    'select distinct on (cabin_type) cabin_type, total_minor, currency from price_points where voyage_id = $1 order by cabin_type, seen_at desc',
    [voyageId],
  );
  for (const { cabinType, total } of cheapestTotals(voyage.fares)) {
    const before = last.find((point) => point.cabin_type === cabinType);
    if (before ? before.total_minor === total && before.currency === voyage.currency : total === null) continue;
    await tx.query(
      'insert into price_points (voyage_id, cabin_type, seen_at, total_minor, currency) values ($1, $2, $3, $4, $5) on conflict (voyage_id, cabin_type, seen_at) do update set total_minor = excluded.total_minor',
      [voyageId, cabinType, now, total, voyage.currency],
    );
  }
}
