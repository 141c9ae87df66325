// A whole booking over HTTP, from the session to the confirmation, ten clients at once; beside it the floor: a program that only inserts and
// commits the same rows into the same database. Limits of performance.md 3 are printed beside the figures.
import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { readConfig } from '#platform/server/config.ts';
import { openDatabase } from '#platform/server/database/open.ts';
import { someForm } from '../../tests/factories/booking-form.ts';

const root = path.resolve(import.meta.dirname, '../..');
const PORT = 4391;
const CLIENTS = 10;

const form = someForm();

const rss = (pid: number): number => Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
const at = (sorted: readonly number[], share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

interface Answered {
  readonly data: Record<string, never>;
  readonly cookie: string;
}

/** One visitor's calls over one kept connection. */
function call(agent: http.Agent, name: string, body: unknown, cookie: string): Promise<Answered> {
  const payload = JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const request = http.request(
      {
        agent,
        host: '127.0.0.1',
        port: PORT,
        method: 'POST',
        path: `/api/bookingRequest/${name}`,
        headers: { host: 'localhost', 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload), ...(cookie && { cookie }) },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        response.on('end', () => {
          const envelope = JSON.parse(text) as { status: string; data: Record<string, never> };
          if (envelope.status !== 'success') reject(new Error(`${name}: ${text.slice(0, 300)}`));
          else resolve({ data: envelope.data, cookie: response.headers['set-cookie']?.[0]?.split(';')[0] ?? cookie });
        });
      },
    );
    request.on('error', reject);
    request.end(payload);
  });
}

interface Offer {
  readonly categoryCode: string;
  readonly fares: readonly { readonly fareGroupId: string; readonly quote: object | null }[];
}

/** Session, availability, place, options, summary, order: six calls and a look at the session, as the browser makes them. */
async function book(agent: http.Agent, voyageId: number): Promise<void> {
  // each one another customer: nobody holds more than three options
  const ordered = someForm();
  const started = await call(agent, 'startVoyageSession', { voyageId, pax: { adults: 2, childAges: [] } }, '');
  const { cookie } = started;
  const { sessionId } = started.data;
  const offers = (await call(agent, 'getCategoryAvailability', { sessionId }, cookie)).data as unknown as { cabinCategories: readonly Offer[] };
  const offer = offers.cabinCategories[0];
  const fareGroupId = offer?.fares.find((fare) => fare.quote)?.fareGroupId;
  if (!offer || !fareGroupId) throw new Error(`voyage ${voyageId} has nothing left`);
  const selected = await call(agent, 'selectCategory', { sessionId, sessionRevision: 1, categoryCode: offer.categoryCode, fareGroupId }, cookie);
  await call(agent, 'getBookingOptions', { sessionId }, cookie);
  const status = 'option_booking';
  const summary = await call(
    agent,
    'summarizeBooking',
    { sessionId, sessionRevision: selected.data['sessionRevision'], bookingOptions: ordered, bookingStatus: status },
    cookie,
  );
  const { sessionRevision, quote } = summary.data as unknown as { sessionRevision: number; quote: { total: object } };
  await call(
    agent,
    'confirmBooking',
    { sessionId, sessionRevision, bookingStatus: status, bookingOptions: { ...ordered, acceptTerms: true }, acceptedTotal: quote.total },
    cookie,
  );
  await call(agent, 'getSession', { sessionId }, cookie);
}

async function startShop(data: string): Promise<ChildProcess> {
  const child = spawn('node', ['src/app/server/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(PORT), DATA_DIR: data, RATE_LIMIT: '0', LOG_LEVEL: 'error', NODE_ENV: 'production' },
  });
  for (let attempt = 0; attempt < 1200; attempt++) {
    const ready = await fetch(`http://127.0.0.1:${PORT}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return child;
    if (child.exitCode !== null) throw new Error('the shop did not start');
    await rest(50);
  }
  throw new Error('the shop was not ready in 60 s');
}

interface Rate {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

async function rate(times: number, one: (index: number) => Promise<void>): Promise<Rate> {
  const taken: number[] = [];
  let next = 0;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      for (let index = next++; index < times; index = next++) {
        const sent = performance.now();
        await one(index);
        taken.push(performance.now() - sent);
      }
    }),
  );
  const sorted = taken.toSorted((a, b) => a - b);
  return { perSecond: times / ((performance.now() - began) / 1000), p50: at(sorted, 0.5), p99: at(sorted, 0.99) };
}

const row = (name: string, { perSecond, p50, p99 }: Rate) =>
  `${name.padEnd(34)} ${perSecond.toFixed(0).padStart(6)}/s  p50 ${p50.toFixed(1).padStart(6)} ms  p99 ${p99.toFixed(1).padStart(6)} ms`;

/** @param args `--quick` makes a tenth of the bookings */
export async function run(args: readonly string[]): Promise<void> {
  const bookings = args.includes('--quick') ? 300 : 3000;
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'fairway-bench-'));
  const child = await startShop(data);
  const database = await openDatabase(readConfig({ DATA_DIR: data }));
  try {
    const { rows } = await database.pool.query<{ id: number }>(
      `select v.id from voyages v join itineraries i on i.id = v.itinerary_id join ships s on s.id = i.ship_id join operators o on o.id = s.operator_id
       where v.state = 'on_sale' and v.departs_on > current_date + 30 and v.option_possible and o.option_possible and o.system = 'own'
         and exists (select 1 from fares f where f.voyage_id = v.id and f.state = 'available' and f.double_minor is not null and f.min_age is null) order by v.id`,
    );
    const voyage = (index: number) => rows[index % rows.length]?.id ?? 0;
    const agent = new http.Agent({ keepAlive: true, maxSockets: CLIENTS });
    await rate(200, (index) => book(agent, voyage(index * 7)));
    const before = rss(child.pid ?? 0);
    const ours = await rate(bookings, (index) => book(agent, voyage(index)));
    const after = rss(child.pid ?? 0);
    console.log(`${row('session to confirmation', ours)}  (limits 100/s, p99 250 ms)`);
    const floor = await rate(bookings, (index) => insertTheSameRows(database.pool, voyage(index)));
    console.log(row('the same rows inserted, no shop', floor));
    console.log(`share of the floor ${(ours.perSecond / floor.perSecond).toFixed(2)} (limit 0.5)`);
    console.log(`memory ${before.toFixed(0)} MB before, ${after.toFixed(0)} MB after ${bookings} bookings`);
    agent.destroy();
  } finally {
    await database.close();
    child.kill('SIGTERM');
    await new Promise((resolve) => child.once('exit', resolve));
    fs.rmSync(data, { recursive: true, force: true });
  }
}

/** The writes of one booking in as few transactions as they can be in, one per call that must be durable: session, place, summary, order. */
async function insertTheSameRows(pool: Awaited<ReturnType<typeof openDatabase>>['pool'], voyageId: number): Promise<void> {
  const client = await pool.connect();
  const hash = randomBytes(32);
  const [claim, booking] = [randomUUID(), randomUUID()];
  const json = JSON.stringify(form);
  try {
    const { rows } = await client.query<{ category_code: string }>('select category_code from allotments where voyage_id = $1 order by category_code limit 1', [
      voyageId,
    ]);
    const code = rows[0]?.category_code;
    await client.query(
      `insert into booking_sessions (id_hash, owner_hash, brand, language, kind, voyage_id, max_step, party, expires_at)
       values ($1, $1, 'fahrwasser', 'de', 'voyage', $2, 1, '{}', now() + interval '1 hour')`,
      [hash, voyageId],
    );
    await client.query('begin');
    await client.query(`update booking_sessions set revision = revision + 1, selection = '{}' where id_hash = $1`, [hash]);
    await client.query('update allotments set size = size + 1, used = used + 1 where voyage_id = $1 and category_code = $2', [voyageId, code]);
    await client.query(
      `insert into claims (id, voyage_id, category_code, session_hash, state, releases_at) values ($1, $2, $3, $4, 'held', now() + interval '20 minutes')`,
      [claim, voyageId, code, hash],
    );
    await client.query('commit');
    await client.query(`update booking_sessions set revision = revision + 1, options = $2 where id_hash = $1`, [hash, json]);
    await client.query('begin');
    await client.query(`update claims set state = 'booked', releases_at = null where id = $1`, [claim]);
    await client.query(
      `insert into bookings (id, number, session_hash, kind, state, brand, language, voyage_id, client_ref, party, contact, pax, options, price_lines, button_text,
         form_version, form_text, form_hash, contact_id)
       values ($1, $2, $3, 'option_booking', 'option_held', 'fahrwasser', 'de', $4, $2, '{}', $5, '[]', $5, '[]', 'x', 'x', 'x', $3, $1)`,
      [booking, `FL-${booking.slice(0, 8).toUpperCase()}`, hash, voyageId, json],
    );
    await client.query(`insert into booking_events (booking_id, seq, actor, to_state) values ($1, 1, 'customer', 'option_held')`, [booking]);
    await client.query(`insert into payments (booking_id, kind, state) values ($1, 'later', 'none')`, [booking]);
    for (const kind of ['mail.none', 'mail.none72', 'mail.none24', 'mail.none4', 'option.none'])
      await client.query(`insert into outbox (kind, dedupe_key, payload, run_at) values ($1, $1 || $2, '{}', now() + interval '1 year')`, [kind, booking]);
    await client.query(`update booking_sessions set state = 'confirmed', max_step = 5 where id_hash = $1`, [hash]);
    await client.query('commit');
  } finally {
    client.release();
  }
}
