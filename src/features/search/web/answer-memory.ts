// The last answer of this app: when the next one cannot be loaded, the list keeps what it has (rule E5).
import type { SearchAnswer } from '#features/search/contract.ts';

/** One memory per running app, and on the server per request. */
const memory = new WeakMap<object, SearchAnswer>();

export interface KeptAnswer {
  readonly answer: SearchAnswer;
  readonly failed: boolean;
}

/**
 * @param app the object that lives as long as the app
 * @throws what `load` throws where nothing came before
 */
export async function keepLast(app: object, load: () => Promise<SearchAnswer>): Promise<KeptAnswer> {
  try {
    const answer = await load();
    if (answer.redirect === null && !answer.headline.unknownPlace) memory.set(app, answer);
    return { answer, failed: false };
  } catch (error) {
    const before = memory.get(app);
    if (!before) throw error;
    return { answer: before, failed: true };
  }
}
