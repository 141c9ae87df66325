// The last answer of this app: when the next one cannot be loaded, the list keeps what it has (rule E5).
import type { ShownAnswer } from './shown-answer.ts';

/** One memory per running app, under what lives as long as it: its client of the calls. */
const memory = new WeakMap<object, ShownAnswer>();

export const keepAnswer = (app: object, answer: ShownAnswer): void => void memory.set(app, answer);
export const lastAnswer = (app: object): ShownAnswer | undefined => memory.get(app);
