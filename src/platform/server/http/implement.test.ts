import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { defineCall } from '#platform/contract/define-call.ts';
import { Failure } from '#platform/contract/failures.ts';
import { fieldErrors, implement, run } from './implement.ts';
import { visitorOf } from './visitor.ts';

const schema = z.strictObject({
  name: z
    .string()
    .max(5)
    .regex(/^[a-z]*$/),
  pax: z.strictObject({ adults: z.number().int().min(1), childAges: z.array(z.number().int().max(17)).max(3) }),
});
const errorsOf = (value: unknown): Record<string, string[]> => {
  const result = schema.safeParse(value);
  return result.success ? {} : fieldErrors(result.error);
};

const context = {
  brand: 'x',
  language: 'de' as const,
  now: new Date(0),
  log: undefined as never,
  requestId: '',
  visitor: visitorOf(undefined, false),
  origin: 'http://localhost',
  idempotencyKey: undefined,
};
const twice = defineCall({
  path: 'twice',
  method: 'POST',
  access: 'public',
  read: true,
  summary: '',
  input: z.strictObject({ n: z.number().default(1) }),
  output: z.strictObject({ n: z.number() }),
  failures: [],
});

describe('fieldErrors', () => {
  test('API-01 names fields as a form knows them, each with every complaint', () => {
    expect(Object.keys(errorsOf({ name: 'far too long', pax: { adults: 0.5, childAges: [3, 99] } })).toSorted()).toEqual([
      'name',
      'pax.adults',
      'pax.childAges.1',
    ]);
    expect(errorsOf({ name: 'FAR TOO LONG', pax: { adults: 1, childAges: [] } })['name']).toHaveLength(2);
    expect(Object.keys(errorsOf([]))).toEqual(['body']);
  });

  test('API-01 a surplus field is blamed by its own name, wherever it stands', () => {
    expect(Object.keys(errorsOf({ name: 'x', extra: 1, pax: { adults: 1, childAges: [], more: 1 } })).toSorted()).toEqual(['extra', 'pax.more']);
  });

  test('API-01 names that every object inherits are fields like others', () => {
    for (const key of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      const errors = errorsOf(JSON.parse(`{"name":"x","pax":{"adults":1,"childAges":[]},"${key}":1}`));
      expect([key, Object.keys(errors)]).toEqual([key, [key]]);
      expect(JSON.parse(JSON.stringify(errors))[key]).toHaveLength(1);
    }
  });

  test('API-01 the answer to very many wrong fields stays small', () => {
    const surplus = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`k${index}`, 1]));
    const ages = Array.from({ length: 5000 }, () => 'x');
    for (const body of [
      surplus,
      { name: 'x', pax: { adults: 1, childAges: ages } },
      { name: 'x', pax: { adults: 1, childAges: [] }, ['y'.repeat(50_000)]: 1 },
    ]) {
      const errors = errorsOf(body);
      expect(Object.keys(errors).length).toBeGreaterThan(0);
      expect(JSON.stringify(errors).length).toBeLessThan(20_000);
    }
  });

  test('API-01 whatever is sent: no throw, at least one field when refused, each with at least one text', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const refused = !schema.safeParse(value).success;
        const errors = errorsOf(value);
        expect(Object.keys(errors).length > 0).toBe(refused);
        for (const texts of Object.values(errors)) expect(texts.length > 0 && texts.every((text) => typeof text === 'string' && text !== '')).toBe(true);
      }),
    );
  });

  test('API-01 one broken field of a good body is the one that is named', () => {
    fc.assert(
      fc.property(fc.constantFrom('name', 'pax', 'pax.adults', 'pax.childAges'), fc.constantFrom(null, {}, true, -1, [null]), (path, wrong) => {
        const body = { name: 'x', pax: { adults: 1, childAges: [] as unknown } };
        const broken =
          path === 'name' ? { ...body, name: wrong } : path === 'pax' ? { ...body, pax: wrong } : { ...body, pax: { ...body.pax, [path.slice(4)]: wrong } };
        const named = Object.keys(errorsOf(broken));
        expect(named.length).toBeGreaterThan(0);
        expect(named.every((name) => name === path || name.startsWith(`${path}.`))).toBe(true);
      }),
    );
  });
});

describe('run', () => {
  test('API-03 parses, fills in defaults, answers', async () => {
    const call = implement(twice, ({ n }) => ({ n: n * 2 }));
    expect(await run(call, { n: 4 }, context, true)).toEqual({ n: 8 });
    expect(await run(call, undefined, context, true)).toEqual({ n: 2 });
    expect(await run(call, null, context, true)).toEqual({ n: 2 });
  });

  test('API-01 a wrong body never reaches the handler', async () => {
    let reached = false;
    const call = implement(twice, () => {
      reached = true;
      return { n: 0 };
    });
    await expect(run(call, { n: 'x' }, context, true)).rejects.toMatchObject({ code: 'ValidationFailed', errors: { n: [expect.any(String)] } });
    expect(reached).toBe(false);
  });

  test('API-01 an answer that breaks its contract is a bug where answers are checked, and no Failure', async () => {
    const call = implement(twice, () => ({ n: 1, secret: 'x' }) as { n: number });
    const error: unknown = await run(call, {}, context, true).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(Failure);
    expect(String(error)).toContain('secret');
    expect(await run(call, {}, context, false)).toEqual({ n: 1, secret: 'x' });
  });

  test('API-02 failures of the handler pass as they are', async () => {
    const call = implement(twice, () => {
      throw new Failure('UnknownVoyage', { data: { voyageId: 1 } });
    });
    await expect(run(call, {}, context, true)).rejects.toMatchObject({ code: 'UnknownVoyage', data: { voyageId: 1 } });
  });
});
