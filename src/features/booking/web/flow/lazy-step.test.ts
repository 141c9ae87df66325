import { expect, test } from 'vitest';
import { reloadOnce } from './lazy-step.tsx';

/** A tab with its storage and a clock that is set by hand. */
function tab() {
  const kept = new Map<string, string>();
  const state = { now: 1_000_000, reloads: 0 };
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
  const tryAt = (now: number, from: Pick<Storage, 'getItem' | 'setItem'> = storage) => {
    state.now = now;
    return reloadOnce({ now: () => state.now, storage: from, reload: () => void state.reloads++ });
  };
  return { state, tryAt };
}

test('PAGE-07 a step whose code is gone loads the page again, at most once in 60 s', () => {
  const { state, tryAt } = tab();
  expect([0, 1, 59_999, 60_000].map((later) => tryAt(1_000_000 + later))).toEqual([true, false, false, true]);
  expect(state.reloads).toBe(2);
});

test('PAGE-07 a tab that cannot remember is never loaded again by itself', () => {
  const { state, tryAt } = tab();
  const forbidden = {
    getItem: () => {
      throw new Error('forbidden');
    },
    setItem: () => undefined,
  };
  expect(tryAt(1, forbidden)).toBe(false);
  expect(state.reloads).toBe(0);
});
