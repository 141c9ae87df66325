// The four answers of a request without a voyage as they are typed, and their draft in this tab: the server learns them with the request
// itself (BOOK-17; rule B12). Strictly necessary for what the visitor asked for (§ 25(2) TDDDG).
import type { CustomRequest, CustomRequestField } from '#domain/booking/form/custom-request.ts';

/** Text for text what stands in the fields. */
export type Answers = Readonly<Record<CustomRequestField, string>>;
export const noAnswers: Answers = Object.freeze({ shipName: '', startDate: '', duration: '', personCount: '' });
export const answerFields = Object.keys(noAnswers) as readonly CustomRequestField[];

/** null = nothing typed; what is no whole number becomes 0, which no limit allows: it is named, never guessed. */
function countOf(text: string): number | null {
  const typed = text.trim();
  if (typed === '') return null;
  return /^\d{1,4}$/.test(typed) ? Number(typed) : 0;
}

export const requestOf = ({ shipName, startDate, duration, personCount }: Answers): CustomRequest => ({
  shipName: shipName.trim(),
  startDate: startDate.trim(),
  duration: countOf(duration),
  personCount: countOf(personCount),
});

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
const KEY = 'booking:custom-request';

/** The storage may be forbidden or full: then there is no draft, and nothing else changes. */
function tried<T>(work: (storage: DraftStorage) => T, storage: DraftStorage | undefined): T | undefined {
  try {
    return work(storage ?? globalThis.sessionStorage);
  } catch {
    return undefined;
  }
}

export const saveAnswers = (answers: Answers, storage?: DraftStorage): void => tried((to) => to.setItem(KEY, JSON.stringify(answers)), storage);
export const forgetAnswers = (storage?: DraftStorage): void => tried((from) => from.removeItem(KEY), storage);

export function readAnswers(storage?: DraftStorage): Answers {
  const found = tried((from): unknown => JSON.parse(from.getItem(KEY) ?? 'null'), storage);
  const text = (field: CustomRequestField): string => {
    const value = typeof found === 'object' && found !== null ? (found as Readonly<Record<string, unknown>>)[field] : undefined;
    return typeof value === 'string' ? value.slice(0, 100) : '';
  };
  return { shipName: text('shipName'), startDate: text('startDate'), duration: text('duration'), personCount: text('personCount') };
}
