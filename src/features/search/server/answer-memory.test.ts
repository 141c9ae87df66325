import { expect, test } from 'vitest';
import type { SearchAnswer } from '../contract.ts';
import { answerMemory } from './answer-memory.ts';

const answer = (total: number) => ({ total }) as SearchAnswer;

test('OPS-04 a kept answer is gone with the next change of the index', async () => {
  let moment = {};
  let made = 0;
  const memory = answerMemory(() => moment);
  const ask = (key: string) => memory.get(key, async () => answer(++made));
  expect((await ask('a')).total).toBe(1);
  expect((await ask('a')).total).toBe(1);
  moment = {};
  expect((await ask('a')).total).toBe(2);
});

test('failures are asked again, and no more than 200 answers are kept', async () => {
  const memory = answerMemory(() => 0);
  await expect(memory.get('x', async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect((await memory.get('x', async () => answer(7))).total).toBe(7);
  for (let i = 0; i < 200; i++) await memory.get(`k${i}`, async () => answer(i));
  let again = 0;
  await memory.get('x', async () => answer(++again));
  expect(again).toBe(1);
});
