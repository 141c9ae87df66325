// The database of the journeys' shop: for what no visitor can do, a price that the operator changes, an answer that comes late.
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

/**
 * A voyage that our own stock sells, far enough away for an option, with several cabins free.
 * @param place another voyage for each journey: one would take the other's cabin
 */
export async function ownVoyage(address: string, place: number): Promise<number> {
  const rows = await inShop<{ id: number }>(
    address,
    `select v.id from voyages v join itineraries i on i.id = v.itinerary_id join ships s on s.id = i.ship_id join operators o on o.id = s.operator_id
      where o.system = 'own' and o.option_possible and v.option_possible and v.state = 'on_sale' and v.departs_on > current_date + 150
        and o.payment_mode in ('no', 'sepa')
        and (select count(*) from fares f where f.voyage_id = v.id and f.state = 'available' and f.double_minor > 0) > 3
        and not exists (select 1 from fares f where f.voyage_id = v.id and f.min_age is not null)
      order by v.id offset $1 limit 1`,
    [place],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('the seed has no such voyage');
  return id;
}
