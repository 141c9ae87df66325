// The proper names of the catalogue, found in a sentence whatever their spelling (beyond.md 17).
import { editDistance, similarity, slipsAllowed, trigrams } from '../texts-fold.ts';
import { nameKeys, stem } from './tokens.ts';

interface Named {
  /** Names in both languages with every synonym; they are folded here. */
  readonly names: readonly string[];
  /** How well known it is: decides between two that bear one name. */
  readonly weight?: number;
}
export type PlaceKind = 'area' | 'port' | 'ship' | 'operator';
export interface PlaceEntry extends Named {
  readonly kind: PlaceKind;
  readonly id: number;
  /** Of a port: its country, ISO 3166 alpha-2. */
  readonly country?: string;
}
export interface CountryEntry extends Named {
  readonly kind: 'country';
  readonly code: string;
}
export type GazetteerEntry = PlaceEntry | CountryEntry;

export interface Gazetteer {
  /** Everything that bears the name made of these words, best known first; exact spelling before endings, if these may differ. */
  readonly find: (keys: readonly string[], endings?: boolean) => readonly GazetteerEntry[];
  /** The most words a name has. */
  readonly longest: number;
  /** Whether a word occurs in any name. */
  readonly hasWord: (key: string) => boolean;
  /** The word of a name that a misspelt word most likely means, with its likeness (0–1). */
  readonly nearest: (key: string) => { readonly word: string; readonly likeness: number } | undefined;
  readonly portsOf: (country: string) => readonly number[];
}

/** Below this likeness a word means something else (beyond.md 17). */
export const leastLikeness = 0.45;

/** Words of a closed set, searched by their three-letter pieces. */
export function createWordIndex(words: Iterable<string>): Gazetteer['nearest'] {
  const list = [...new Set(words)].filter((word) => word.length >= 5 && !/\d/.test(word));
  const pieces = list.map(trigrams);
  const holders = new Map<string, number[]>();
  pieces.forEach((set, i) => set.forEach((piece) => holders.get(piece)?.push(i) ?? holders.set(piece, [i])));
  return (key) => {
    if (key.length < 5) return undefined;
    const own = trigrams(key);
    const shared = new Map<number, number>();
    for (const piece of own) for (const i of holders.get(piece) ?? []) shared.set(i, (shared.get(i) ?? 0) + 1);
    let best: { word: string; likeness: number } | undefined;
    for (const [i, count] of shared) {
      // three shared pieces of a five-letter word are the least that one slip leaves
      const word = list[i];
      const set = pieces[i];
      // the first letter is seldom wrong, and 'lights' are no 'flights'
      if (count < 3 || word === undefined || set === undefined || word[0] !== key[0]) continue;
      const likeness = similarity(own, set);
      const slips = editDistance(key, word, slipsAllowed(Math.min(key.length, word.length)));
      const swapped = slips === 1 && key.length >= 6;
      if (slips > slipsAllowed(Math.min(key.length, word.length)) || (likeness < leastLikeness && !swapped)) continue;
      const score = Math.max(likeness, swapped ? leastLikeness : 0);
      if (!best || score > best.likeness) best = { word, likeness: score };
    }
    return best;
  };
}

/** Built once per catalogue: about 30 ms for 8,000 names. */
export function createGazetteer(entries: readonly GazetteerEntry[]): Gazetteer {
  const exact = new Map<string, GazetteerEntry[]>();
  const stemmed = new Map<string, GazetteerEntry[]>();
  const words = new Set<string>();
  const ports = new Map<string, number[]>();
  let longest = 1;
  const add = (index: Map<string, GazetteerEntry[]>, key: string, entry: GazetteerEntry): void => {
    const there = index.get(key);
    if (!there) index.set(key, [entry]);
    else if (!there.includes(entry)) there.push(entry);
  };
  for (const entry of entries) {
    if (entry.kind === 'port' && entry.country) ports.set(entry.country, [...(ports.get(entry.country) ?? []), entry.id]);
    for (const name of entry.names) {
      const keys = nameKeys(name);
      if (!keys.length) continue;
      for (const key of keys) words.add(key);
      longest = Math.max(longest, keys.length);
      // 'AIDAnova', 'Aida Nova' and 'Mein Schiff 4', 'MeinSchiff4' are the same
      add(exact, keys.join(''), entry);
      add(stemmed, keys.map(stem).join(' '), entry);
    }
  }
  for (const index of [exact, stemmed]) for (const found of index.values()) found.sort((a, b) => (b.weight ?? 0) - (a.weight ?? 0));
  return {
    find: (keys, endings = true) => exact.get(keys.join('')) ?? (endings ? stemmed.get(keys.map(stem).join(' ')) : undefined) ?? [],
    longest: longest + 1,
    hasWord: (key) => words.has(key) || exact.has(key),
    nearest: createWordIndex(words),
    portsOf: (country) => ports.get(country) ?? [],
  };
}
