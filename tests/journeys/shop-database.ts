// The database of the journeys' shop: for what no visitor can do, a price that the operator changes, an answer that comes late.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';

/** Where `serve.ts` keeps its data; a shop that runs already keeps them where DATA_DIR says. */
const dataDir = (port: string): string => process.env['DATA_DIR'] ?? path.join(os.tmpdir(), `fairway-journeys-${port}`);

/** Runs one statement in the shop behind an address. */
export async function inShop<Row extends pg.QueryResultRow>(address: string, text: string, values: readonly unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ host: path.join(dataDir(new URL(address).port), 'run'), user: 'app', database: 'shop' });
  await client.connect();
  try {
    return (await client.query<Row>(text, [...values])).rows;
  } finally {
    await client.end();
  }
}

export interface VoyageWish {
  /** How its operator is paid; left out = not at all, or by direct debit without a BIC. */
  readonly modes?: readonly ('no' | 'cc' | 'sepa' | 'bic')[];
  /** A fare of the voyage in this state. */
  readonly state?: 'available' | 'waitlist';
  /** Types of cabins that can be taken; left out = one. */
  readonly types?: number;
}

const wanted = `select v.id from voyages v join itineraries i on i.id = v.itinerary_id join ships s on s.id = i.ship_id join operators o on o.id = s.operator_id
  where o.option_possible and v.option_possible and v.state = 'on_sale' and v.departs_on > current_date + 150`;

/**
 * A voyage that our own stock sells, far enough away for an option, with several cabins.
 * @param place another voyage for each journey: one would take the other's cabin
 */
export async function ownVoyage(address: string, place: number, { modes = ['no', 'sepa'], state = 'available', types = 1 }: VoyageWish = {}): Promise<number> {
  const rows = await inShop<{ id: number }>(
    address,
    `${wanted} and o.system = 'own' and o.payment_mode = any($2)
        and (select count(*) from fares f where f.voyage_id = v.id and f.state = $3 and f.double_minor > 0) > $4
        and not exists (select 1 from fares f where f.voyage_id = v.id and f.min_age is not null)
        and (select count(distinct c.cabin_type) from fares f join cabin_categories c on c.ship_id = i.ship_id and c.code = f.category_code
          where f.voyage_id = v.id and f.state = $3 and f.double_minor > 0) >= $5
      order by v.id offset $1 limit 1`,
    [place, modes, state, state === 'available' ? 3 : 0, types],
  );
  return theOne(rows);
}

/** A voyage that its operator's own system sells, far enough away for an option, with several categories. @param slug the operator */
export async function operatorVoyage(address: string, slug: string, place: number): Promise<number> {
  const rows = await inShop<{ id: number }>(
    address,
    `${wanted} and o.system = 'opentravel' and o.slug = $2
        and (select count(distinct f.category_code) from fares f where f.voyage_id = v.id and f.state = 'available' and f.double_minor > 0 and f.min_age is null) > 1
      order by v.id offset $1 limit 1`,
    [place, slug],
  );
  return theOne(rows);
}

function theOne(rows: readonly { readonly id: number }[]): number {
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('the seed has no such voyage');
  return id;
}

/** Where the shop's simulated operators are told how to behave: written by `serve.ts`, or set for a shop that runs already. */
export const operatorControlUrl = (address: string): string =>
  process.env['OPERATOR_CONTROL_URL'] ?? fs.readFileSync(path.join(dataDir(new URL(address).port), 'operator-control'), 'utf8');
