import { expect, test } from 'vitest';
import { remember } from './remember.ts';

test('a question is asked once while its answer is fresh, and again afterwards', async () => {
  let asked = 0;
  let clock = 0;
  const get = remember(async (key: string) => `${key}${++asked}`, { milliseconds: 100, most: 10, now: () => clock });
  expect(await Promise.all([get('a'), get('a'), get('b')])).toEqual(['a1', 'a1', 'b2']);
  clock = 101;
  expect(await get('a')).toBe('a3');
});

test('a failure is not kept, and the oldest answer makes room', async () => {
  let fail = true;
  let asked = 0;
  const get = remember(
    async (key: number) => {
      asked++;
      if (fail) throw new Error('no');
      return key;
    },
    { milliseconds: 1000, most: 2 },
  );
  await expect(get(1)).rejects.toThrow('no');
  fail = false;
  expect(await get(1)).toBe(1);
  await get(2);
  await get(3);
  await get(1);
  expect(asked).toBe(5);
});
