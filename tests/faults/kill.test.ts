// 2,000 orders at an operator that loses a tenth of its answers and never notices a repetition, while servers and workers are killed at random
// (R1): nothing acknowledged is lost, nothing is booked twice, and every booking ends where somebody knows where it stands.
import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { setTimeout as rest } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isSettled, type BookingState } from '#domain/booking/booking-states.ts';
import { bookingFacts } from '#features/booking/server/facts.ts';
import { operatorControl, type OperatorControl } from '../../simulators/operator/control-client.ts';
import { seededRandom } from '../../simulators/operator/behaviour.ts';
import { startOperatorSimulator, type OperatorSimulator } from '../../simulators/operator/simulator.ts';
import { someForm } from '../factories/booking-form.ts';
import { startTestShop, type TestShop } from '../factories/shop.ts';
import { keepNode, type KeptNode } from './kept-node.ts';

const ORDERS = 2_000;
const KILLS = 60;
const CUSTOMERS = 24;
const ports = [4381, 4382];

const form = someForm();

interface Envelope {
  readonly status: string;
  readonly code?: string;
  readonly data: Record<string, unknown>;
}

describe('BOOK-15 BOOK-22 processes that die', () => {
  let shop: TestShop;
  let operator: OperatorSimulator;
  let control: OperatorControl;
  let servers: KeptNode[];
  let workers: KeptNode[];
  let voyageId: number;
  let fare: { readonly categoryCode: string; readonly fareGroup: string };

  beforeAll(async () => {
    operator = await startOperatorSimulator({ makesUp: false });
    control = operatorControl(operator.controlUrl);
    shop = await startTestShop({ pages: false, now: () => new Date() });
    const { rows } = await sql<{ id: number; operator: number }>`
      select v.id, o.id as operator from voyages v join itineraries i on i.id = v.itinerary_id join ships s on s.id = i.ship_id join operators o on o.id = s.operator_id
      where v.state = 'on_sale' and v.departs_on > current_date + 60 and o.payment_mode = 'sepa'
        and exists (select 1 from fares f where f.voyage_id = v.id and f.state = 'available' and f.double_minor is not null and f.min_age is null)
      order by v.id limit 1`.execute(shop.db);
    voyageId = rows[0]!.id;
    await sql`update operators set system = 'opentravel', endpoint = ${operator.url}, payment_mode = 'no' where id = ${rows[0]!.operator}`.execute(shop.db);
    const facts = await bookingFacts(shop.db).known(voyageId);
    const sold = facts.fares.find((one) => one.state === 'available' && one.double !== null && one.minAge === null)!;
    fare = sold;
    await control.put([
      {
        voyageCode: facts.row.operator_code ?? 'none',
        shipName: facts.row.ship_name,
        departsOn: facts.row.departs_on,
        nights: facts.row.nights,
        currency: sold.currency,
        categories: [
          { code: sold.categoryCode, maxOccupancy: 4, guarantee: 9_999, fares: [{ code: sold.fareGroup, double: sold.double, single: sold.single }] },
        ],
      },
    ]);
    const environment = {
      DATABASE_URL: String(shop.pool.options.connectionString),
      DATA_DIR: shop.config.dataDirectory,
      DEMO_WORLD: 'off',
      LOG_LEVEL: 'silent',
      RATE_LIMIT: '0',
      OPERATOR_WRITE_SECONDS: '2',
      WORK: 'talk', // two thousand papers would take longer than everything else
      NODE_ENV: 'test',
    };
    servers = await Promise.all(ports.map((port) => keepNode('tests/faults/shop-node.ts', { ...environment, PORT: String(port) }, true)));
    workers = await Promise.all([1, 2].map(() => keepNode('src/app/server/worker.ts', environment, false)));
  }, 120_000);
  afterAll(async () => {
    await Promise.all([...servers, ...workers].map((node) => node.stop()));
    await operator.close();
    await shop[Symbol.asyncDispose]();
  });

  /** One call, sent again to the other server for as long as nobody answers: what a browser does whose connection breaks. */
  async function call(agent: http.Agent, name: string, body: unknown, cookie: string, key?: string): Promise<Envelope & { cookie: string }> {
    for (let attempt = 0; attempt < 200; attempt++) {
      const port = ports[attempt % ports.length]!;
      try {
        return await once(agent, port, name, body, cookie, key);
      } catch {
        await rest(50);
      }
    }
    throw new Error(`nobody answers ${name}`);
  }
  const once = (agent: http.Agent, port: number, name: string, body: unknown, cookie: string, key?: string) =>
    new Promise<Envelope & { cookie: string }>((resolve, reject) => {
      const payload = JSON.stringify(body);
      const headers = {
        host: 'localhost',
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(payload),
        ...(cookie && { cookie }),
        ...(key && { 'idempotency-key': key }),
      };
      const request = http.request({ agent, host: '127.0.0.1', port, method: 'POST', path: `/api/bookingRequest/${name}`, headers }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        response.on('error', reject);
        response.on('close', () => {
          if (!response.complete || (response.statusCode ?? 500) >= 500) return reject(new Error(text));
          resolve({ ...(JSON.parse(text) as Envelope), cookie: response.headers['set-cookie']?.[0]?.split(';')[0] ?? cookie });
        });
      });
      request.on('error', reject);
      request.end(payload);
    });

  /** A change whose answer was lost is there already under the next revision. */
  async function changed(
    agent: http.Agent,
    name: string,
    body: { sessionId: unknown; sessionRevision: unknown },
    cookie: string,
  ): Promise<Record<string, unknown>> {
    for (;;) {
      const answer = await call(agent, name, body, cookie);
      if (answer.status === 'success') return answer.data;
      const { data: session } = await call(agent, 'getSession', { sessionId: body.sessionId }, cookie);
      if (session['sessionRevision'] === body.sessionRevision) throw new Error(`${name}: ${JSON.stringify(answer)}`);
      body.sessionRevision = session['sessionRevision'];
    }
  }

  async function order(agent: http.Agent): Promise<string> {
    const started = await call(agent, 'startVoyageSession', { voyageId, pax: { adults: 2, childAges: [] } }, '');
    const { sessionId, sessionRevision } = started.data;
    const { cookie } = started;
    const wish = { categoryCode: fare.categoryCode, fareGroupId: fare.fareGroup };
    const selected = await changed(agent, 'selectCategory', { sessionId, sessionRevision, ...wish }, cookie);
    const bookingStatus = 'fixed_booking';
    const summary = await changed(
      agent,
      'summarizeBooking',
      { sessionId, sessionRevision: selected['sessionRevision'], bookingOptions: form, bookingStatus } as never,
      cookie,
    );
    const body = {
      sessionId,
      sessionRevision: summary['sessionRevision'],
      bookingStatus,
      acceptDirectBooking: true,
      bookingOptions: { ...form, acceptTerms: true },
      acceptedTotal: (summary['quote'] as { total: object }).total,
    };
    const answer = await call(agent, 'confirmBooking', body, cookie, randomUUID());
    if (answer.status !== 'success') throw new Error(JSON.stringify(answer));
    return String(answer.data['bookingId']);
  }

  test(`${ORDERS} orders, ${KILLS} kills, a tenth of the answers lost: none lost, none double`, { timeout: 420_000 }, async () => {
    await control.behave({ loseAnswers: 0.1, only: ['OTA_CruiseBookRQ'], forgetToDedupe: true });
    const random = seededRandom(7);
    const acknowledged: string[] = [];
    let kills = 0;
    let begun = 0;
    const began = performance.now();
    const customers = Array.from({ length: CUSTOMERS }, async () => {
      const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
      while (begun < ORDERS) {
        begun += 1;
        acknowledged.push(await order(agent));
      }
      agent.destroy();
    });
    const over = new AbortController();
    const killer = (async () => {
      // spread over the orders: by their number, not by a clock
      while (!over.signal.aborted && kills < KILLS) {
        if (acknowledged.length < ((kills + 1) * ORDERS) / (KILLS + 2)) {
          await rest(10);
          continue;
        }
        const nodes = random() < 0.5 ? servers : workers;
        if (nodes[Math.floor(random() * nodes.length)]!.kill()) kills += 1;
      }
    })();
    try {
      await Promise.all(customers);
    } finally {
      over.abort();
      await killer;
    }
    const seconds = (performance.now() - began) / 1000;

    const open = async () =>
      (await sql<{ state: BookingState }>`select state from bookings`.execute(shop.db)).rows.filter(({ state }) => !isSettled(state)).length;
    for (let look = 0; look < 600 && (await open()) > 0; look++) await rest(200);

    const { rows } = await sql<{ number: string; state: BookingState; client_ref: string; operator_ref: string | null }>`
      select number, state, client_ref, operator_ref from bookings`.execute(shop.db);
    const truth = Map.groupBy(await control.bookings(), ({ clientRef }) => clientRef);
    const states = Object.fromEntries([...Map.groupBy(rows, ({ state }) => state)].map(([state, some]) => [state, some.length]));
    const double = [...truth.values()].filter((some) => some.filter(({ state }) => state !== 'cancelled').length > 1);
    const known = new Set(rows.map(({ number }) => number));
    const unknown = (await sql<{ count: number }>`select count(distinct booking_id) as count from booking_events where to_state = 'unknown'`.execute(shop.db))
      .rows[0]!.count;
    console.log(
      `${rows.length} orders in ${seconds.toFixed(0)} s, ${kills} kills, ${unknown} without an answer first: ${JSON.stringify(states)}, ` +
        `${acknowledged.filter((number) => !known.has(number)).length} lost, ${double.length} double`,
    );
    expect(kills).toBe(KILLS);
    expect(new Set(acknowledged).size).toBe(ORDERS);
    expect(rows).toHaveLength(ORDERS);
    expect(acknowledged.filter((number) => !known.has(number))).toEqual([]);
    expect(double).toEqual([]);
    expect(rows.filter(({ state }) => !['fixed', 'manual'].includes(state))).toEqual([]);
    for (const { state, client_ref, operator_ref } of rows) if (state === 'fixed') expect(truth.get(client_ref)?.[0]?.operatorRef).toBe(operator_ref);
    expect(unknown).toBeGreaterThan(ORDERS / 20);
  });
});
