// The race for the last places (R3): two server processes, 200 buyers, ten places, a hundred times.
import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { once } from 'node:events';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureAllotments } from '#features/booking/server/inventory.repository.ts';
import { startTestShop, type TestShop } from '../factories/shop.ts';
import type { Round } from './buyer.ts';

const ROUNDS = 100;
const BUYERS = 200;
const PLACES = 10;

describe('BOOK-22 places that everybody wants', () => {
  let shop: TestShop;
  let nodes: ChildProcess[];
  let voyageId: number;
  let categoryCode: string;
  let url: string;

  beforeAll(async () => {
    shop = await startTestShop({ pages: false });
    nodes = [0, 1].map(() => fork(path.join(import.meta.dirname, 'buyer.ts')));
    url = String(shop.pool.options.connectionString);
    const { rows } = await sql<{ id: number; code: string }>`
      select v.id, f.category_code as code from voyages v join fares f on f.voyage_id = v.id join itineraries i on i.id = v.itinerary_id
        join ships s on s.id = i.ship_id join operators o on o.id = s.operator_id
      where o.system = 'own' and v.state = 'on_sale' and v.departs_on > ${shop.today} and f.state = 'available' order by v.id limit 1`.execute(shop.db);
    voyageId = rows[0]!.id;
    categoryCode = rows[0]!.code;
    await ensureAllotments(shop.db, voyageId);
  });
  afterAll(async () => {
    for (const node of nodes) node.send('end');
    await Promise.all(nodes.map((node) => once(node, 'exit')));
    await shop[Symbol.asyncDispose]();
  });

  const used = async () =>
    (await sql<{ used: number }>`select used from allotments where voyage_id = ${voyageId} and category_code = ${categoryCode}`.execute(shop.db)).rows[0]!.used;
  const empty = async () => {
    await sql`delete from claims where voyage_id = ${voyageId}`.execute(shop.db);
    await sql`update allotments set size = ${PLACES}, used = 0 where voyage_id = ${voyageId} and category_code = ${categoryCode}`.execute(shop.db);
  };
  const race = async (guarded: boolean): Promise<number> => {
    await empty();
    const round: Round = { url, voyageId, categoryCode, buyers: BUYERS / nodes.length, guarded };
    const sold = await Promise.all(
      nodes.map(async (node) => {
        const answer = once(node, 'message') as Promise<[{ sold: number }]>;
        node.send(round);
        return (await answer)[0].sold;
      }),
    );
    return sold.reduce((sum, one) => sum + one, 0);
  };

  test(`${ROUNDS} rounds of ${BUYERS} buyers on two processes: exactly ${PLACES} sold in each`, { timeout: 240_000 }, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      expect(await race(true), `round ${round}`).toBe(PLACES);
      expect(await used()).toBe(PLACES);
    }
  });

  test('the same race without the guard oversells: the test can fail', { timeout: 60_000 }, async () => {
    await sql`alter table allotments drop constraint allotments_never_oversold`.execute(shop.db);
    let oversold = 0;
    for (let round = 0; round < 5; round++) if ((await race(false)) > PLACES) oversold += 1;
    expect(oversold).toBe(5);
  });
});
