// A sentence in German or English becomes filters (SEARCH-14). Deterministic: names of the catalogue, then a grammar, no model.
import type { IsoDate } from '../../calendar/calendar.ts';
import { dateRules } from './dates.ts';
import { createWordIndex, type Gazetteer } from './gazetteer.ts';
import { airports, fillers, plainWords } from './lexicon.ts';
import { lengthRules, seaRules } from './lengths.ts';
import { moneyRules } from './money-words.ts';
import { readAirports, readPlaces } from './places.ts';
import { Reading, type Rule, type Understood, type WordFilters } from './reading.ts';
import { stem, tokenize, type Token } from './tokens.ts';
import { travellerRules } from './travellers.ts';
import { arrivalRules, cabinRules, wishRules } from './wishes.ts';

export interface OwnWordsOptions {
  readonly gazetteer: Gazetteer;
  readonly today: IsoDate;
  readonly language: 'de' | 'en';
}

export interface OwnWords {
  readonly filters: WordFilters;
  /** What was understood, in the order of the sentence: one entry per chip. */
  readonly understood: readonly Understood[];
  /** What was not, as typed; the page says so, and may search it as text. */
  readonly unread: readonly string[];
  /** The text is a voyage's number: go straight to its page. */
  readonly voyageId?: number;
}

// the longer and safer ways of saying come first: what they read is gone for the others
const ordered: readonly Rule[] = [...cabinRules, ...arrivalRules, ...seaRules, ...dateRules, ...wishRules, ...moneyRules, ...lengthRules, ...travellerRules];

/** The words of the patterns themselves: what a typing error may have meant. */
const wordsOf = (list: readonly Rule[]): ReadonlySet<string> =>
  new Set(
    list.flatMap((rule) => {
      const plain = rule.pattern.source.replaceAll(/\\.|\[[^\]]*\]|\(\?(?::|<?[=!])/g, ' ');
      // 'pools?' is two words
      return [plain.replaceAll(/[a-z]\?/g, ''), plain.replaceAll('?', '')].flatMap((source) => source.match(/[a-z]{3,}/g) ?? []);
    }),
  );
const grammarWords = wordsOf(ordered);
// a ship or port that is called like one of these is not found by that word alone; 'Island' or 'Transatlantik' are
const unmistakable = wordsOf([...cabinRules, ...dateRules, ...moneyRules, ...lengthRules, ...travellerRules]);
const nearestGrammar = createWordIndex([...grammarWords, ...fillers]);
const knownStems: ReadonlySet<string> = new Set([...fillers, ...airports, ...plainWords].map(stem));

/** Where a word is neither the grammar's nor a name's but much like one, it is read as that one. */
function corrected(token: Token, gazetteer: Gazetteer): Token {
  const { key } = token;
  if (key.length < 5 || !/^\p{L}+$/u.test(key) || grammarWords.has(key) || knownStems.has(stem(key)) || gazetteer.hasWord(key) || gazetteer.find([key]).length)
    return token;
  const name = gazetteer.nearest(key);
  const word = nearestGrammar(key);
  const best = name && (!word || name.likeness > word.likeness) ? name : word;
  return best ? { ...token, key: best.word } : token;
}

/** Whether a rule reads these words and nothing but them. */
const readByRule = (words: readonly string[]): boolean => {
  const line = ` ${words.join(' ')} `;
  return ordered.some(({ pattern }) => {
    pattern.lastIndex = 0;
    return pattern.exec(line)?.[0].trim().length === line.length - 2;
  });
};

const voyageNumber = /^\s*(?:reise(?:nummer)?|voyage|cruise|nr\.?|no\.?|#)?\s*(?:k\s?(\d{1,10})|(\d{6}))\s*$/i;
const maxLength = 500;

/** Reads a sentence; the same words always mean the same. Takes at most 500 characters. */
export function readOwnWords(sentence: string, { gazetteer, today, language }: OwnWordsOptions): OwnWords {
  const text = sentence.slice(0, maxLength);
  const number = voyageNumber.exec(text);
  if (number) return { filters: {}, understood: [], unread: [], voyageId: Number(number[1] ?? number[2]) };
  const tokens = tokenize(text, (word) => gazetteer.hasWord(word) || grammarWords.has(word)).map((token) => corrected(token, gazetteer));
  const reading = new Reading(text, tokens, { gazetteer, today, language });
  readPlaces(reading, {
    ofGrammar: (word) => grammarWords.has(word) || plainWords.has(word),
    unmistakable: (word) => unmistakable.has(word),
    reads: readByRule,
  });
  for (const rule of ordered) reading.apply(rule);
  readAirports(reading);
  return { filters: reading.settled(), understood: inOrder(reading), unread: unreadOf(reading) };
}

const inOrder = (reading: Reading): Understood[] =>
  reading.understood.toSorted((a, b) => a.start - b.start).map(({ text, field, value }) => ({ text, field, value }));

function unreadOf(reading: Reading): string[] {
  const left = reading.tokens.flatMap((token, i) =>
    reading.isUsed(i) || !/[\p{L}\p{N}]/u.test(token.key) || fillers.has(token.key) ? [] : [{ start: token.start, text: reading.typed([i, i]) }],
  );
  return [...left, ...reading.refused].sort((a, b) => a.start - b.start).map(({ text }) => text);
}
