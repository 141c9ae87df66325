// A visitor's patience with an operator, and what becomes of an answer that comes too late.
import { describe, expect, test, vi } from 'vitest';
import { OperatorError, type Hold, type OperatorSystem } from '#features/operators/server/operator-port.ts';
import { createDatabase } from '#platform/server/database/database.ts';
import { testDatabase } from '#platform/server/database/testing.ts';
import type { VoyageFacts } from './facts.ts';
import { createOperatorPlaces } from './operator-places.ts';
import { operatorUnhold, unholdJob } from './operator-unhold.job.ts';

const voyage = { row: { id: 7, operator_id: 1, departs_on: '2027-01-01' }, terms: { system: 'opentravel', endpoint: 'http://x' } } as unknown as VoyageFacts;
const party = { adults: 2, childAges: [] };
const wish = { categoryCode: 'A', fareGroupId: 'X', cabinNumber: '1' };
const held: Hold = { holdRef: '1@t', cabinNumber: '1', releasesAt: null };
const system = (part: Partial<OperatorSystem>) => part as OperatorSystem; // a call that is not in it fails the test

const failing = (error: unknown) => async () => {
  throw error;
};

describe('BOOK-19 asked while a visitor waits', () => {
  test('a hold that comes when nobody waits any more is given back', async () => {
    await using database = await testDatabase();
    const answer = Promise.withResolvers<Hold>();
    const places = createOperatorPlaces({ db: createDatabase(database.pool), operators: system({ hold: () => answer.promise }), patienceMs: 1 });
    expect(await places.hold(voyage, party, wish)).toEqual({ kind: 'offline' });
    answer.resolve(held);
    const jobs = () => database.pool.query('select kind, payload from outbox');
    await vi.waitFor(async () => expect((await jobs()).rows).toEqual([{ kind: 'operator.unhold', payload: { voyageId: 7, holdRef: '1@t' } }]));
  });

  test('one that comes in time is not', async () => {
    await using database = await testDatabase();
    const places = createOperatorPlaces({ db: createDatabase(database.pool), operators: system({ hold: async () => held }) });
    expect(await places.hold(voyage, party, wish)).toEqual({ kind: 'answer', answer: held });
    expect((await database.pool.query('select 1 from outbox')).rowCount).toBe(0);
  });

  test.each([
    [new OperatorError('unreachable', ''), { kind: 'offline' }],
    [new OperatorError('unanswered', ''), { kind: 'offline' }],
    [new OperatorError('refused', '', { refusal: 'sold_out' }), { kind: 'refused', refusal: 'sold_out' }],
  ])('%o', async (error, asked) => {
    await using database = await testDatabase();
    const places = createOperatorPlaces({ db: createDatabase(database.pool), operators: system({ availability: failing(error) }) });
    expect(await places.availability(voyage, party)).toEqual(asked);
  });
});

describe('giving a place back', () => {
  const run = (error: unknown, attempt: number) => {
    const { kind, payload } = unholdJob(7, '1@t');
    const handler = operatorUnhold(system({ unhold: failing(error) }), { known: async () => voyage })[kind]!;
    return handler.run({ payload, attempt, signal: new AbortController().signal, extend: async () => {}, finish: async () => {} });
  };

  test('is tried again while it is worth it, and then forgotten', async () => {
    const away = new OperatorError('unreachable', 'away');
    await expect(run(away, 1)).rejects.toBe(away);
    await expect(run(away, 3)).resolves.toBeUndefined();
  });

  test('ends where the operator knows of no such place', async () => {
    await expect(run(new OperatorError('refused', '', { refusal: 'unknown_booking' }), 1)).resolves.toBeUndefined();
  });
});
