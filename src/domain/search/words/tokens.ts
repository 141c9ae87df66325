// A sentence cut into words and numbers that remember where they stood, so that what was understood can be shown as it was typed.
import { skeleton } from '../texts-fold.ts';
import { wordSet } from './lexicon.ts';

export interface Token {
  /** Where it stands in the visitor's text. */
  readonly start: number;
  readonly end: number;
  /** What is compared: skeleton of a word, digits of a number, a sign. */
  readonly key: string;
  readonly capital: boolean;
}

const piece = new RegExp(
  [
    String.raw`(?<date>\d{1,2}\.\s?\d{1,2}\.(?:\s?\d{4}|\d{2}(?!\d))?|\d{4}-\d{2}-\d{2}|\d{1,2}\/\d{1,2}\/\d{4})`,
    String.raw`(?<number>\d{1,3}(?:[.,]\d{3})+(?:,\d{2}|\.\d{2})?(?!\d)|\d+(?:[.,]\d{1,2}(?!\d))?)(?:(?<ordinal>st|nd|rd|th)\b)?`,
    String.raw`(?<word>[\p{L}\p{M}](?:[\p{L}\p{M}\p{N}]|['’](?=\p{L}))*)`,
    String.raw`(?<sign>[€£$/()*+&,;:.!?–—-])`,
  ].join('|'),
  'gu',
);

// heads that German glues to what interests: Karibikkreuzfahrt, Weihnachtsreise, Balkonkabine
const heads =
  /^(.{3,}?)(kreuzfahrt(?:en)?|kreuzfahrtschiff(?:e|en)?|reise(?:n)?|kabinen?|tour(?:en)?|urlaub|fahrt(?:en)?|schiff(?:e|en|es)?|trip|abfahrt(?:en)?|woche|halfte)$/;
// words that look so but mean something of their own
const wholes = wordSet(`kurzreise kurzreisen rundreise rundreisen anreise abreise weltreise weltreisen einfahrt abfahrt abfahrten rundfahrt rundfahrten
  hochzeitsreise langreise segelschiff segelschiffe clubschiff clubschiffe kreuzfahrtschiff kreuzfahrtschiffe kreuzfahrt kreuzfahrten
  bahnanreise fluganreise busanreise uberfahrt seereise seereisen einzelkabine einzelkabinen familienkabine familienkabinen expeditionsschiff
  expeditionsschiffe luxusschiff luxusschiffe ferien schulferien schiffsreise schiffsreisen minikreuzfahrt minikreuzfahrten
  schnupperkreuzfahrt schnupperkreuzfahrten expeditionskreuzfahrt expeditionskreuzfahrten segelkreuzfahrt segelkreuzfahrten kanalfahrt
  weltkreuzfahrt weltkreuzfahrten stadtereise stadtereisen familienreise familienkreuzfahrt winterferien seefahrt schifffahrt passagierschiff`);

const abbreviations =
  wordSet(`erw inkl max mind min pers ca p pp tgl okt sept sep nov dez dec oct jan feb mrz apr aug jul jun incl approx kat st u bzw z b d h jh ki kd
  eur`);

/** Every name and text is cut by the same rules; `isWhole` says whether a name wants a word kept together. */
export function tokenize(text: string, isWhole: (key: string) => boolean = () => false): Token[] {
  const tokens: Token[] = [];
  const push = (start: number, end: number, key: string): void => {
    if (key) tokens.push({ start, end, key, capital: /^\p{Lu}/u.test(text.slice(start, end)) });
  };
  for (const match of text.matchAll(piece)) {
    const { date, number, word, sign } = match.groups ?? {};
    const start = match.index;
    const end = start + match[0].length;
    if (date !== undefined) push(start, end, date.replaceAll(' ', ''));
    else if (number !== undefined) push(start, end, number);
    else if (word !== undefined) pushWord(word, start, push, isWhole);
    else if (sign !== undefined) pushSign(sign, start, text, tokens, push);
  }
  return tokens;
}

function pushWord(word: string, start: number, push: (start: number, end: number, key: string) => void, isWhole: (key: string) => boolean): void {
  const end = start + word.length;
  const key = skeleton(word);
  const parts = heads.exec(key);
  const [, stem, head] = parts ?? [];
  if (!stem || !head || wholes.has(key) || isWhole(key)) return push(start, end, key);
  // lengths differ where ß or ae stands: the head is cut from the end, where it has neither
  const cut = end - head.length;
  push(start, cut, stem);
  push(cut, end, head);
}

function pushSign(sign: string, start: number, text: string, tokens: readonly Token[], push: (start: number, end: number, key: string) => void): void {
  const before = text[start - 1] ?? ' ';
  const after = text[start + 1] ?? ' ';
  const last = tokens.at(-1);
  // '21+ nights' are 21 or more; '2 Erw. + 1 Kind' are both
  if (sign === '+' && /\d/.test(before)) return push(start, start + 1, 'plus');
  if (sign === '+' || sign === '&') return push(start, start + 1, 'und');
  if (sign === '.') {
    // the dot of '3. Mai', '2 Erw.' or 'p.P.' ends no sentence
    if (/\d/.test(before) || (last && abbreviations.has(last.key)) || !/\s/.test(after)) return;
    return push(start, start + 1, ',');
  }
  if (/[,;:!?]/.test(sign)) return push(start, start + 1, ',');
  if (/[–—-]/.test(sign)) {
    // the hyphen of '14-tägig', 'all-inclusive' and '7-night' only joins
    if (sign === '-' && /[\p{L}\p{N}]/u.test(before) && /\p{L}/u.test(after)) return;
    return push(start, start + 1, '-');
  }
  push(start, start + 1, sign);
}

/** The words of a name, as they would be compared: no signs. */
export const nameKeys = (name: string): string[] =>
  tokenize(name, () => true)
    .map((token) => token.key)
    .filter((key) => /[\p{L}\p{N}]/u.test(key));

/** German and English endings taken off, so that 'norwegischen Fjorden' is 'Norwegische Fjorde'. At least four letters stay. */
export function stem(key: string): string {
  if (key.length < 5 || /\d/.test(key)) return key;
  const ending = /(?:ern|en|er|es|em|e|n|s)$/.exec(key)?.[0] ?? '';
  return key.length - ending.length >= 4 ? key.slice(0, key.length - ending.length) : key;
}
