// What the simulated operator has to sell in the demo world: the voyages of the operators whose address is the simulator, with the prices of
// the shop's own catalogue and a constant share of each ship's cabins, the same one every time.
import type pg from 'pg';
import { z } from 'zod';
import { voyageSchema, type StockVoyage } from './stock-schema.ts';

/** What stands in the demo operators' rows instead of an address. */
const endpoint = 'simulator';
/** Share of a category's cabins in hundredths, as of the shop's own allotments; the rest is sold by others. */
const SHARE = 18;
/** Places without a number in each category. */
const GUARANTEE = 3;
const BATCH = 50;

const stockQuery = `
  with asked as (select v.id, i.ship_id from voyages v join itineraries i on i.id = v.itinerary_id where v.id = any($1)),
  drawn as (
    select a.id, cc.code, c.number,
      (('x' || substr(md5(a.id || ':' || c.id), 1, 8))::bit(32)::bigint & 2147483647) % 100 < ${SHARE}
        or row_number() over (partition by a.id, cc.code order by md5(c.id || ':' || a.id)) <= 2 as ours
    from asked a join cabins c on c.ship_id = a.ship_id join cabin_categories cc on cc.id = c.category_id
  ),
  cabins_of as (select id, code, json_agg(number order by number) as numbers from drawn where ours group by id, code),
  categories as (
    select f.voyage_id, f.category_code as code, max(f.max_occupancy) as "maxOccupancy", min(f.currency) as currency,
      case when bool_or(f.state = 'available') then 'available' when bool_or(f.state = 'waitlist') then 'waitlist'
        when bool_or(f.state = 'on_request') then 'on_request' else 'closed' end as state,
      json_agg(json_build_object('code', f.fare_group, 'single', f.single_minor, 'double', f.double_minor, 'extraAdult', f.extra_adult_minor,
        'extraJunior', f.extra_junior_minor, 'extraChild', f.extra_child_minor, 'extraInfant', f.extra_infant_minor)) as fares
    from fares f where f.voyage_id = any($1) group by f.voyage_id, f.category_code
  )
  select coalesce(v.operator_code, 'V' || v.id) as "voyageCode", s.name as "shipName", v.departs_on::text as "departsOn",
    v.returns_on - v.departs_on as nights, min(c.currency) as currency,
    json_agg(json_build_object('code', c.code, 'state', c.state, 'maxOccupancy', c."maxOccupancy", 'guarantee', ${GUARANTEE}, 'fares', c.fares,
      'cabins', coalesce((select numbers from cabins_of o where o.id = v.id and o.code = c.code), '[]'::json))) as categories
  from voyages v join asked a on a.id = v.id join ships s on s.id = a.ship_id join categories c on c.voyage_id = v.id
  group by v.id, s.name`;

/**
 * Voyages that have not left by a day, batch by batch: a world may have a hundred thousand.
 * @param today yyyy-mm-dd
 * @throws ZodError where a row does not fit into the messages
 */
export async function* catalogueStock(client: Pick<pg.ClientBase, 'query'>, today: string): AsyncGenerator<readonly StockVoyage[]> {
  const { rows } = await client.query<{ id: number }>(
    `select v.id from voyages v join itineraries i on i.id = v.itinerary_id join ships s on s.id = i.ship_id join operators o on o.id = s.operator_id
     where o.endpoint = $1 and v.state = 'on_sale' and v.departs_on > $2 order by v.departs_on, v.id`,
    [endpoint, today],
  );
  for (let first = 0; first < rows.length; first += BATCH) {
    const ids = rows.slice(first, first + BATCH).map(({ id }) => id);
    const found = await client.query(stockQuery, [ids]);
    yield z.array(voyageSchema).parse(found.rows);
  }
}
