import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import type pg from 'pg';
import { Registry } from 'prom-client';
import { describe, expect, test } from 'vitest';
import { createDatabase } from '../database/database.ts';
import { testDatabase } from '../database/testing.ts';
import { enqueue } from './enqueue.ts';
import { claim, giveBack, markDone, prolong } from './job-rows.ts';
import { backoff, GiveUp, Later, LeaseLost, standardPolicy, Stopping, TookTooLong, type Handler, type Job } from './job.ts';
import { registerOutboxMetrics } from './outbox-metrics.ts';
import { createOutboxWorker, type OutboxWorkerParts } from './worker.ts';

const silent = { warn: () => {}, error: () => {} };
const handler = (run: Handler['run'], policy: Handler['policy'] = {}): Handler => ({ run, policy });
const worker = (pool: pg.Pool, handlers: Record<string, Handler>, more: Partial<OutboxWorkerParts> = {}) =>
  createOutboxWorker({ pool, handlers, log: silent, concurrency: 4, ...more });
const add = (pool: pg.Pool, kind: string, key: string = randomUUID(), more: { runAt?: Date; priority?: number; payload?: Record<string, unknown> } = {}) =>
  enqueue(pool, { kind, dedupeKey: key, payload: { key }, ...more });

interface Row {
  attempts: number;
  done_at: Date | null;
  dead_at: Date | null;
  lease_token: string | null;
  lease_until: Date | null;
  last_error: string | null;
  run_at: Date;
}
const rowOf = async (pool: pg.Pool, key: string): Promise<Row> => (await pool.query<Row>('select * from outbox where dedupe_key = $1', [key])).rows[0]!;
const keyOf = (job: Job) => (job.payload as { key: string }).key;

/** A promise with its resolver: what a test awaits instead of a time. */
function gate<T = void>() {
  return Promise.withResolvers<T>();
}

describe('writing into the outbox', () => {
  test('R1 a job exists exactly if its transaction is committed, with pg and with kysely', async () => {
    await using database = await testDatabase();
    const client = await database.pool.connect();
    try {
      await client.query('begin');
      await enqueue(client, { kind: 'k', dedupeKey: 'rolled back', payload: {} });
      await client.query('rollback');
      await client.query('begin');
      await enqueue(client, { kind: 'k', dedupeKey: 'committed', payload: { a: [1, 2] } });
      await client.query('commit');
    } finally {
      client.release();
    }
    const db = createDatabase(database.pool);
    await db.transaction().execute((tx) => enqueue(tx, { kind: 'k', dedupeKey: 'kysely', payload: { a: [1, 2] } }));
    await expect(
      db.transaction().execute(async (tx) => {
        await enqueue(tx, { kind: 'k', dedupeKey: 'kysely rolled back', payload: {} });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    const { rows } = await database.pool.query('select dedupe_key, payload from outbox order by 1');
    expect(rows).toEqual([
      { dedupe_key: 'committed', payload: { a: [1, 2] } },
      { dedupe_key: 'kysely', payload: { a: [1, 2] } },
    ]);
  });

  test('R12 the same key twice is one job, also at the same time and after it is done', async () => {
    await using database = await testDatabase();
    const { pool } = database;
    const written = await Promise.all(Array.from({ length: 8 }, () => add(pool, 'k', 'same')));
    expect(written.filter(Boolean)).toHaveLength(1);
    expect(
      await createDatabase(pool)
        .transaction()
        .execute((tx) => enqueue(tx, { kind: 'k', dedupeKey: 'same', payload: {} })),
    ).toBe(false);
    let runs = 0;
    const one = worker(pool, { k: handler(async () => void runs++) });
    await one.drainOnce();
    expect(await add(pool, 'k', 'same')).toBe(false);
    await one.drainOnce();
    expect(runs).toBe(1);
  });
});

describe('running', () => {
  test('200 jobs, three workers: each is run once and marked once', async () => {
    await using database = await testDatabase();
    const { pool } = database;
    for (let n = 0; n < 200; n++) await add(pool, 'k', `job ${n}`);
    const seen: string[] = [];
    const workers = Array.from({ length: 3 }, () => worker(pool, { k: handler(async (job) => void seen.push(keyOf(job))) }, { concurrency: 7 }));
    const ends = await Promise.all(workers.map((one) => one.drainOnce()));
    expect(ends.reduce((sum, { done }) => sum + done, 0)).toBe(200);
    expect(new Set(seen).size).toBe(200);
    expect(seen).toHaveLength(200);
  });

  test('bookings before bulk, then by age; not before their time; unknown kinds are left alone', async () => {
    await using database = await testDatabase();
    const { pool } = database;
    await add(pool, 'k', 'bulk', { priority: 10, runAt: new Date(Date.now() - 60_000) });
    await add(pool, 'k', 'younger', { runAt: new Date(Date.now() - 10_000) });
    await add(pool, 'k', 'older', { runAt: new Date(Date.now() - 20_000) });
    await add(pool, 'k', 'tomorrow', { runAt: new Date(Date.now() + 86_400_000) });
    await add(pool, 'other', 'unknown');
    const order: string[] = [];
    await worker(pool, { k: handler(async (job) => void order.push(keyOf(job))) }, { concurrency: 1 }).drainOnce();
    expect(order).toEqual(['older', 'younger', 'bulk']);
    expect((await rowOf(pool, 'unknown')).attempts).toBe(0);
    expect((await rowOf(pool, 'tomorrow')).done_at).toBeNull();
  });

  test('one poison job among many fails alone, and is dead after its tries with its last error', async () => {
    await using database = await testDatabase();
    const { pool } = database;
    for (let n = 0; n < 30; n++) await add(pool, 'k', n === 3 ? 'poison' : `good ${n}`);
    const dead: unknown[] = [];
    const log = { warn: () => {}, error: (details: object) => dead.push(details) };
    const one = worker(
      pool,
      {
        k: handler(
          async (job) => {
            if (keyOf(job) === 'poison') throw new Error(`try ${job.attempt}`);
          },
          { tries: 3, delayMs: () => 0 },
        ),
      },
      { log },
    );
    expect(await one.drainOnce()).toEqual({ done: 29, later: 0, failed: 2, dead: 1, lost: 0 });
    expect(await rowOf(pool, 'poison')).toMatchObject({ attempts: 3, done_at: null, dead_at: expect.any(Date), last_error: 'Error: try 3' });
    expect(dead).toEqual([expect.objectContaining({ kind: 'k', attempt: 3, err: new Error('try 3') })]);
    expect(await one.drainOnce()).toMatchObject({ failed: 0, dead: 0 });
  });

  test('a job whose worker dies every time is put aside unrun', async () => {
    await using database = await testDatabase();
    const { pool } = database;
    await add(pool, 'k', 'killer');
    for (let died = 0; died < 2; died++) {
      expect(await claim(pool, ['k'], 1, 0, undefined)).toHaveLength(1); // a lease of no time, and nobody finishes
    }
    let runs = 0;
    const one = worker(pool, { k: handler(async () => void runs++, { tries: 2 }) });
    expect(await one.drainOnce()).toMatchObject({ dead: 1 });
    expect(runs).toBe(0);
    expect((await rowOf(pool, 'killer')).last_error).toContain('ended before it was done');
  });

  test('giving up is final at once; later is no failure', async () => {
    await using database = await testDatabase();
    const { pool } = database;
    await add(pool, 'gone', 'gone');
    await add(pool, 'later', 'later');
    const tomorrow = new Date('2031-05-01T10:00:00Z');
    const attempts: number[] = [];
    const handlers = {
      gone: handler(async () => {
        throw new GiveUp('no such booking');
      }),
      later: handler(async (job) => {
        attempts.push(job.attempt);
        return attempts.length < 3 ? new Later(0) : new Later(tomorrow);
      }),
    };
    expect(await worker(pool, handlers).drainOnce()).toEqual({ done: 0, later: 3, failed: 0, dead: 1, lost: 0 });
    expect(attempts).toEqual([1, 1, 1]);
    expect(await rowOf(pool, 'gone')).toMatchObject({ attempts: 1, dead_at: expect.any(Date) });
    expect(await rowOf(pool, 'later')).toMatchObject({ attempts: 0, run_at: tomorrow, dead_at: null, done_at: null });
  });

  test('a handler that hangs is told to stop and keeps no place', async () => {
    await using database = await testDatabase();
    const { pool } = database;
    await add(pool, 'hangs', 'hangs');
    await add(pool, 'k', 'good');
    let reason: unknown;
    const handlers = {
      hangs: handler(
        (job) =>
          new Promise(() => {
            job.signal.addEventListener('abort', () => (reason = job.signal.reason));
          }),
        { limitMs: 20 },
      ),
      k: handler(async () => {}),
    };
    expect(await worker(pool, handlers, { concurrency: 1 }).drainOnce()).toMatchObject({ done: 1, failed: 1 });
    expect(reason).toBeInstanceOf(TookTooLong);
    expect((await rowOf(pool, 'hangs')).last_error).toContain('20 ms');
  });
});

describe('leases', () => {
  test('R8 a worker that dies between work and mark: after its lease another does the work again and marks it once', async () => {
    await using database = await testDatabase();
    const { pool } = database;
    let clock = new Date('2027-03-01T10:00:00Z');
    const now = () => clock;
    await add(pool, 'k', 'job', { runAt: clock });
    const effects: string[] = [];
    const [abandoned] = await claim(pool, ['k'], 1, 150_000, now);
    effects.push('first worker'); // and dies here, before it marks
    const second = worker(pool, { k: handler(async () => void effects.push('second worker')) }, { now });
    clock = new Date(clock.getTime() + 149_999);
    expect(await second.drainOnce()).toMatchObject({ done: 0 });
    clock = new Date(clock.getTime() + 1);
    expect(await second.drainOnce()).toMatchObject({ done: 1 });
    expect(effects).toEqual(['first worker', 'second worker']);
    const marked = (await rowOf(pool, 'job')).done_at;
    // the dead one comes back to life
    expect(await markDone(pool, abandoned!, now)).toBe(false);
    expect(await giveBack(pool, abandoned!, { when: 0, counts: true }, now)).toBe(false);
    expect(await prolong(pool, abandoned!, 1000, now)).toBe(false);
    expect((await rowOf(pool, 'job')).done_at).toEqual(marked);
    expect(await second.drainOnce()).toMatchObject({ done: 0 });
  });

  test('a late worker changes nothing, whatever it answers, while the other is at work', async () => {
    await using database = await testDatabase();
    const { pool } = database;
    const answers: Record<string, () => Later | undefined> = {
      done: () => undefined,
      later: () => new Later(0),
      failed: () => {
        throw new Error('late');
      },
      dead: () => {
        throw new GiveUp('late');
      },
    };
    for (const [end, answer] of Object.entries(answers)) {
      let clock = new Date('2027-03-01T10:00:00Z');
      const now = () => clock;
      await add(pool, 'k', end, { runAt: clock });
      const started = gate();
      const goOn = gate();
      const late = worker(
        pool,
        {
          k: handler(async () => {
            started.resolve();
            await goOn.promise;
            return answer();
          }),
        },
        { now },
      );
      const lateEnd = late.drainOnce();
      await started.promise;
      clock = new Date(clock.getTime() + 150_001);
      const [taken] = await claim(pool, ['k'], 1, 150_000, now);
      expect(taken).toBeDefined();
      goOn.resolve();
      expect(await lateEnd).toMatchObject({ lost: 1 });
      expect(await rowOf(pool, end)).toMatchObject({ lease_token: taken!.token, done_at: null, dead_at: null, last_error: null });
      expect(await markDone(pool, taken!, now)).toBe(true);
    }
  });

  test('the lease is renewed while the handler works, and its loss ends the handler', async () => {
    await using database = await testDatabase();
    const { pool } = database;
    await add(pool, 'k', 'job');
    const told = gate<unknown>();
    const renewed = gate();
    const one = worker(
      pool,
      {
        k: handler(async (job) => {
          job.signal.addEventListener('abort', () => told.resolve(job.signal.reason));
          const before = (await rowOf(pool, 'job')).lease_until!;
          while ((await rowOf(pool, 'job')).lease_until!.getTime() <= before.getTime()) await new Promise(setImmediate);
          renewed.resolve();
          await told.promise;
        }),
      },
      { heartbeatMs: 10 },
    );
    const ended = one.drainOnce();
    await renewed.promise;
    await pool.query('update outbox set lease_token = gen_random_uuid()'); // as a take-over does
    expect(await told.promise).toBeInstanceOf(LeaseLost);
    expect(await ended).toMatchObject({ lost: 1 });
  });

  test('extend says that the lease is gone before a step that must not be done twice', async () => {
    await using database = await testDatabase();
    const { pool } = database;
    await add(pool, 'k', 'job');
    let written = false;
    const one = worker(pool, {
      k: handler(async (job) => {
        await job.extend();
        await pool.query('update outbox set lease_token = gen_random_uuid()');
        await job.extend();
        written = true;
      }),
    });
    expect(await one.drainOnce()).toMatchObject({ lost: 1 });
    expect(written).toBe(false);
  });

  test('finished inside the handler’s transaction: the effect happens exactly once, a late worker’s is rolled back', async () => {
    await using database = await testDatabase();
    const { pool } = database;
    const db = createDatabase(pool);
    await pool.query('create table effects (by text)');
    await add(pool, 'k', 'job');
    const effect = (by: string, before: () => Promise<unknown>) =>
      handler(async (job) => {
        await before();
        await db.transaction().execute(async (tx) => {
          await sql`insert into effects values (${by})`.execute(tx);
          await job.finish(tx);
        });
      });
    const taken = gate<Awaited<ReturnType<typeof claim>>>();
    const late = worker(pool, {
      k: effect('late', async () => {
        await pool.query('update outbox set lease_until = clock_timestamp()');
        taken.resolve(await claim(pool, ['k'], 1, 150_000, undefined));
      }),
    });
    expect(await late.drainOnce()).toMatchObject({ lost: 1 });
    expect(await taken.promise).toHaveLength(1);
    await pool.query('update outbox set lease_until = clock_timestamp()');
    expect(await worker(pool, { k: effect('other', async () => {}) }).drainOnce()).toMatchObject({ done: 1 });
    expect((await pool.query('select by from effects')).rows).toEqual([{ by: 'other' }]);
  });
});

describe('the worker', () => {
  test('hears of new work and of what becomes due, without a look at the clock', async () => {
    await using database = await testDatabase();
    const { pool } = database;
    const first = gate<string>();
    const second = gate<string>();
    let soon = true;
    const one = worker(
      pool,
      {
        k: handler(async (job) => {
          if (keyOf(job) === 'first') return first.resolve('first');
          if (!soon) return second.resolve('second');
          soon = false;
          return new Later(5);
        }),
      },
      { pollMs: 3_600_000 },
    );
    one.start();
    await add(pool, 'k', 'first');
    expect(await first.promise).toBe('first');
    await add(pool, 'k', 'second');
    expect(await second.promise).toBe('second');
    await one.stop();
  });

  test('with one place, one job after the other', async () => {
    await using database = await testDatabase();
    const { pool } = database;
    let running = 0;
    let most = 0;
    let left = 20;
    const all = gate();
    const one = worker(
      pool,
      {
        k: handler(async () => {
          most = Math.max(most, ++running);
          await new Promise(setImmediate);
          running--;
          if (--left === 0) all.resolve();
        }),
      },
      { concurrency: 1, pollMs: 3_600_000 },
    );
    for (let n = 0; n < 20; n++) await add(pool, 'k');
    one.start();
    await all.promise;
    await one.stop();
    expect(most).toBe(1);
    expect((await one.state()).backlog).toBe(0);
  });

  test('R7 a stop lets running work end and takes no more', async () => {
    await using database = await testDatabase();
    const { pool } = database;
    await add(pool, 'k', 'running');
    const started = gate();
    const goOn = gate();
    const one = worker(pool, {
      k: handler(async () => {
        started.resolve();
        await goOn.promise;
      }),
    });
    one.start();
    await started.promise;
    const stopped = one.stop();
    await add(pool, 'k', 'waiting');
    goOn.resolve();
    await stopped;
    expect((await rowOf(pool, 'running')).done_at).not.toBeNull();
    expect(await rowOf(pool, 'waiting')).toMatchObject({ attempts: 0, done_at: null });
  });

  test('what does not end within the stop’s limit is given back at once, and not as a failure', async () => {
    await using database = await testDatabase();
    const { pool } = database;
    await add(pool, 'k', 'long');
    const started = gate();
    let reason: unknown;
    const one = worker(pool, {
      k: handler((job) => {
        started.resolve();
        return new Promise((_resolve, reject) => {
          job.signal.addEventListener('abort', () => reject((reason = job.signal.reason)));
        });
      }),
    });
    one.start();
    await started.promise;
    await one.stop(0);
    expect(reason).toBeInstanceOf(Stopping);
    expect(await rowOf(pool, 'long')).toMatchObject({ attempts: 0, lease_token: null, done_at: null, last_error: null });
    expect(await worker(pool, { k: handler(async () => {}) }).drainOnce()).toMatchObject({ done: 1 });
  });

  test('goes on after its connections were cut', async () => {
    await using database = await testDatabase();
    const { pool } = database;
    const done = gate();
    const lost = gate();
    const one = worker(
      pool,
      { k: handler(async () => done.resolve()) },
      { pollMs: 3_600_000, log: { ...silent, warn: (_details, message) => message.includes('listened') && lost.resolve() } },
    );
    one.start();
    const listeners = async () =>
      (await pool.query(`select pid from pg_stat_activity where datname = current_database() and query = 'listen outbox'`)).rows as { pid: number }[];
    let found = await listeners();
    while (found.length === 0) found = await listeners();
    await pool.query('select pg_terminate_backend($1)', [found[0]!.pid]);
    await lost.promise;
    await add(pool, 'k', 'after');
    await done.promise;
    await one.stop();
  });
});

describe('waiting times', () => {
  test('R12 eight tries end within 24 hours and outlast a mail server that is away for six', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 0.999_999, noNaN: true }), { minLength: 7, maxLength: 7 }), (draws) => {
        const total = draws.reduce((sum, draw, index) => sum + standardPolicy.delayMs(index + 1, () => draw), 0);
        expect(total).toBeLessThanOrEqual(24 * 3_600_000);
        expect(total).toBeGreaterThan(6 * 3_600_000);
      }),
    );
    expect(standardPolicy.tries).toBe(8);
  });

  test('full jitter draws from the whole step', () => {
    const delay = backoff({ baseMs: 1000, factor: 2, longestMs: 5000, least: 0 });
    expect([delay(1, () => 0), delay(1, () => 0.5), delay(3, () => 0.5), delay(9, () => 0.5)]).toEqual([0, 500, 2000, 2500]);
  });
});

test('metrics: how much waits, how long the oldest has waited, what is dead', async () => {
  await using database = await testDatabase();
  const { pool } = database;
  await add(pool, 'k', 'old', { runAt: new Date(Date.now() - 60_000) });
  await add(pool, 'k', 'tomorrow', { runAt: new Date(Date.now() + 86_400_000) });
  await add(pool, 'dead', 'dead');
  await add(pool, 'done', 'done');
  await worker(pool, {
    done: handler(async () => {}),
    dead: handler(async () => {
      throw new GiveUp('x');
    }),
  }).drainOnce();
  const registry = new Registry();
  registerOutboxMetrics(registry, pool);
  const text = await registry.metrics();
  expect(text).toContain('outbox_backlog_jobs 2');
  expect(text).toContain('outbox_due_jobs 1');
  expect(text).toContain('outbox_dead_jobs 1');
  const age = Number(/^outbox_oldest_due_seconds (.*)$/m.exec(text)?.[1]);
  expect(age).toBeGreaterThanOrEqual(60);
});

describe('a job that is put aside is told in the same transaction', () => {
  const failing = {
    k: handler(async () => {
      throw new GiveUp('no use');
    }),
  };

  test('whoever hears of it gets the job and its error; what he writes is there with its end', async () => {
    await using database = await testDatabase();
    const { pool } = database;
    await add(pool, 'k', 'told', { payload: { bookingId: 'b1' } });
    const heard: unknown[] = [];
    await worker(pool, failing, {
      onDead: async ({ kind, payload }, error, tx) => {
        heard.push({ kind, payload, error });
        await enqueue(tx, { kind: 'notice', dedupeKey: 'notice', payload: {} });
      },
    }).drainOnce();
    expect(heard).toEqual([{ kind: 'k', payload: { bookingId: 'b1' }, error: 'Error: no use' }]);
    expect((await rowOf(pool, 'told')).dead_at).not.toBeNull();
    expect(await rowOf(pool, 'notice')).toMatchObject({ done_at: null, dead_at: null });
  });

  test('a process that ends in between leaves neither; the job is put aside, and told, by the next one', async () => {
    await using database = await testDatabase();
    const { pool } = database;
    await add(pool, 'k', 'again');
    let tries = 0;
    const ends = await worker(pool, failing, {
      onDead: async (_job, _error, tx) => {
        await enqueue(tx, { kind: 'notice', dedupeKey: `notice ${++tries}`, payload: {} });
        if (tries === 1) throw new Error('the connection broke');
      },
    }).drainOnce();
    expect(ends).toMatchObject({ dead: 1 });
    expect(await rowOf(pool, 'notice 1')).toBeUndefined();
    expect(await rowOf(pool, 'notice 2')).toBeDefined();
  });

  test('not by a worker whose lease another one has', async () => {
    await using database = await testDatabase();
    const { pool } = database;
    await add(pool, 'k', 'lost');
    let heard = 0;
    const ends = await worker(
      pool,
      {
        k: handler(async () => {
          await pool.query("update outbox set lease_token = gen_random_uuid() where dedupe_key = 'lost'");
          throw new GiveUp('late');
        }),
      },
      { onDead: async () => void heard++ },
    ).drainOnce();
    expect(ends).toMatchObject({ lost: 1, dead: 0 });
    expect(heard).toBe(0);
  });
});
