// Falls against recorded prices: the only source of a "was" price (L-DE-3, P3).
import { sql } from 'kysely';
import { isCurrency, money, type Money } from '#domain/money/money.ts';
import type { Database } from '#platform/server/database/database.ts';

export interface Reduction {
  readonly percent: number;
  /** Lowest recorded total for two adults of the 30 days before the fall. */
  readonly before: Money;
  readonly since: string;
}

/**
 * The fall of each voyage's cheapest cabin type: today's recorded total for two adults against the lowest of the 30 days before it
 * was first seen. Voyages without a fall are absent.
 */
export async function reductionsOf(db: Database, voyageIds: readonly number[]): Promise<Map<number, Reduction>> {
  if (voyageIds.length === 0) return new Map();
  const { rows } = await sql<{ voyage_id: number; since: string; current: number; before: number; currency: string }>`
    with series as (
      select voyage_id, cabin_type, seen_at, total_minor, currency,
             lead(seen_at) over (partition by voyage_id, cabin_type order by seen_at) as ended_at
      from price_points where voyage_id = any(${sql.val([...voyageIds])}::int[])
    ), latest as (
      select distinct on (voyage_id) voyage_id, cabin_type, seen_at, total_minor, currency
      from series where ended_at is null and total_minor is not null order by voyage_id, total_minor, cabin_type
    )
    select l.voyage_id, to_char(l.seen_at at time zone 'Europe/Berlin', 'YYYY-MM-DD') as since, l.total_minor as current, l.currency, min(s.total_minor) as before
    from latest l
    join series s on s.voyage_id = l.voyage_id and s.cabin_type = l.cabin_type and s.currency = l.currency
      and s.seen_at < l.seen_at and s.ended_at > l.seen_at - interval '30 days' and s.total_minor is not null
    group by l.voyage_id, l.seen_at, l.total_minor, l.currency
    having min(s.total_minor) > l.total_minor`.execute(db);
  return new Map(
    rows.flatMap((row) => {
      const percent = Math.floor(((row.before - row.current) * 100) / row.before);
      return isCurrency(row.currency) && percent > 0 ? [[row.voyage_id, { percent, before: money(row.before, row.currency), since: row.since }] as const] : [];
    }),
  );
}
