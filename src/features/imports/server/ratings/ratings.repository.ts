// Reviews and the marks of ships.
import { rowsOf, type Transaction } from '../transaction.ts';
import { aspects, type ImportedRating, type ImportedShipRating } from './read-ratings.ts';

/** Ships by name or address word; a name that several ships have is none. */
export async function findShips(tx: Transaction, names: readonly string[]): Promise<Map<string, number>> {
  const rows = await rowsOf<{ name: string; id: number }>(
    tx,
    `select w.name, min(s.id) as id from unnest($1::text[]) as w(name) join ships s on s.slug = w.name or lower(s.name) = lower(w.name)
     group by w.name having count(distinct s.id) = 1`,
    [[...new Set(names)]],
  );
  return new Map(rows.map((row) => [row.name, row.id]));
}

const columns = ['ship_id', 'author', 'travelled_in', 'written_on', 'party', 'rating', ...aspects, 'language', 'title', 'body', 'reply'];
const changeable = ['party', 'rating', ...aspects, 'body', 'reply'];

/**
 * Who wrote what title about which ship on which day is one review. Imported ones are unverified: no booking of ours stands
 * behind them (L-DE-7). @returns how many were added or changed
 */
export async function saveRatings(tx: Transaction, ratings: readonly (ImportedRating & { readonly shipId: number })[]): Promise<number> {
  const rows = JSON.stringify(
    ratings.map(({ marks, shipId, travelledIn, writtenOn, ...rating }) => ({
      ...rating,
      ...marks,
      ship_id: shipId,
      travelled_in: travelledIn,
      written_on: writtenOn,
    })),
  );
  const table = `(select distinct on (ship_id, author, written_on, title) ${columns.join(', ')} from jsonb_populate_recordset(null::reviews, $1::jsonb)) as n`;
  const same = 'r.ship_id = n.ship_id and r.author = n.author and r.written_on = n.written_on and r.title = n.title';
  const list = (prefix: string, names: readonly string[]) => names.map((name) => `${prefix}.${name}`).join(', ');
  const changed = await tx.query(
    `update reviews r set ${changeable.map((name) => `${name} = n.${name}`).join(', ')} from ${table}
     where ${same} and not r.verified and (${list('r', changeable)}) is distinct from (${list('n', changeable)})`,
    [rows],
  );
  const added = await tx.query(
    `insert into reviews (${columns.join(', ')}) select ${list('n', columns)} from ${table} where not exists (select 1 from reviews r where ${same})`,
    [rows],
  );
  return (changed.rowCount ?? 0) + (added.rowCount ?? 0);
}

/** @returns how many ships changed */
export async function saveShipRatings(tx: Transaction, ships: readonly (ImportedShipRating & { readonly shipId: number })[]): Promise<number> {
  const { rowCount } = await tx.query(
    `update ships s set adviser_rating_tenth = coalesce(n."adviserTenth", s.adviser_rating_tenth), stars_half = coalesce(n."starsHalf", s.stars_half)
     from jsonb_to_recordset($1::jsonb) as n("shipId" int, "adviserTenth" smallint, "starsHalf" smallint)
     where s.id = n."shipId" and (coalesce(n."adviserTenth", s.adviser_rating_tenth), coalesce(n."starsHalf", s.stars_half)) is distinct from (s.adviser_rating_tenth, s.stars_half)`,
    [JSON.stringify(ships)],
  );
  return rowCount ?? 0;
}

/** The mark on cards is the mean of the reviews behind it, and every node hears of it. */
export async function summariseRatings(tx: Transaction, shipIds: readonly number[]): Promise<void> {
  await tx.query(
    `update ships s set customer_rating_tenth = r.mean, customer_rating_count = r.count
     from (select ship_id, round(avg(rating) * 10)::smallint as mean, count(*)::int as count from reviews where ship_id = any($1) group by ship_id) r
     where s.id = r.ship_id and (s.customer_rating_tenth, s.customer_rating_count) is distinct from (r.mean, r.count)`,
    [shipIds],
  );
  await tx.query("select pg_notify('catalogue', '')");
}
