// The answers most asked for, kept until the index hears of a change: what many visitors look at is made once.
import type { SearchAnswer } from '../contract.ts';

const MOST = 200;

export interface AnswerMemory {
  readonly get: (key: string, make: () => Promise<SearchAnswer>) => Promise<SearchAnswer>;
}

/** @param moment changes its identity with every change of the index: then nothing that was kept is true any more */
export function answerMemory(moment: () => unknown): AnswerMemory {
  const kept = new Map<string, Promise<SearchAnswer>>();
  let of: unknown;
  return {
    get: (key, make) => {
      const now = moment();
      if (now !== of) kept.clear();
      of = now;
      const known = kept.get(key);
      if (known) {
        kept.delete(key); // to the young end
        kept.set(key, known);
        return known;
      }
      const answer = make();
      kept.set(key, answer);
      answer.catch(() => kept.delete(key));
      const [oldest] = kept.keys();
      if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
      return answer;
    },
  };
}
