// The folded names of everything that can be suggested, and the two ways of looking into them: as text and by likeness.
import { editDistance, skeleton, trigrams } from './texts-fold.ts';

function gather(map: Map<string, number[]>, key: string, value: number): void {
  const there = map.get(key);
  if (there) there.push(value);
  else map.set(key, [value]);
}

/** All names of all entries in one text, so that a search is one run over it: about 0.1 ms for 8,000 entries. */
export class Names {
  readonly text: string;
  readonly keys: readonly string[];
  readonly written: readonly string[];
  readonly entryOf: readonly number[];
  private readonly starts: readonly number[];
  private readonly words: readonly string[];
  private readonly namesOfWord: readonly (readonly number[])[];
  private readonly wordsOfPiece: ReadonlyMap<string, readonly number[]>;

  constructor(entries: readonly (readonly string[])[]) {
    const keys: string[] = [];
    const written: string[] = [];
    const entryOf: number[] = [];
    const holders = new Map<string, number[]>();
    entries.forEach((entry, at) => {
      const seen = new Set<string>();
      for (const name of entry) {
        const key = skeleton(name);
        if (!key || seen.has(key)) continue;
        seen.add(key);
        for (const word of new Set(key.split(' '))) gather(holders, word, keys.length);
        keys.push(key);
        written.push(name);
        entryOf.push(at);
      }
    });
    this.keys = keys;
    this.written = written;
    this.entryOf = entryOf;
    const starts: number[] = [];
    let length = 0;
    for (const key of keys) {
      starts.push(length);
      length += key.length + 2;
    }
    this.starts = starts;
    this.text = keys.map((key) => `\n ${key}`).join('');
    this.words = [...holders.keys()].filter((word) => word.length >= 3);
    this.namesOfWord = this.words.map((word) => holders.get(word) ?? []);
    const pieces = new Map<string, number[]>();
    this.words.forEach((word, i) => trigrams(word).forEach((piece) => gather(pieces, piece, i)));
    this.wordsOfPiece = pieces;
  }

  /** The name that a place in the text belongs to. */
  private nameAt(position: number): number {
    let low = 0;
    let high = this.starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.starts[middle] ?? 0) <= position) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** Names that hold a piece of text, each once. */
  holding(piece: string): number[] {
    const found: number[] = [];
    for (let at = this.text.indexOf(piece); at >= 0;) {
      const name = this.nameAt(at);
      found.push(name);
      const next = this.starts[name + 1];
      at = next === undefined ? -1 : this.text.indexOf(piece, next);
    }
    return found;
  }

  /** Names with a word like this one, or beginning like it, with the number of slips. */
  like(word: string): Map<number, number> {
    const allowed = word.length < 4 ? 0 : word.length < 6 ? 1 : 2;
    const names = new Map<number, number>();
    if (!allowed) return names;
    // the end of the word may not be typed yet, so its closing piece does not count
    const pieces = [...trigrams(word)].filter((piece) => !piece.endsWith(' '));
    const shared = new Map<number, number>();
    for (const piece of pieces) for (const i of this.wordsOfPiece.get(piece) ?? []) shared.set(i, (shared.get(i) ?? 0) + 1);
    // a slip spoils at most three pieces
    const least = Math.max(pieces.length - 3 * allowed, 2);
    for (const [i, count] of shared) {
      const known = this.words[i];
      if (count < least || known === undefined || known.length < word.length - allowed) continue;
      const slips = slipsTo(word, known, allowed);
      if (slips > allowed) continue;
      for (const name of this.namesOfWord[i] ?? []) names.set(name, Math.min(names.get(name) ?? allowed, slips));
    }
    return names;
  }
}

/** Slips between what was typed and a word or its beginning. */
function slipsTo(typed: string, word: string, most: number): number {
  let least = editDistance(typed, word, most);
  for (let length = Math.max(typed.length - 1, 3); length <= typed.length + 1 && length < word.length; length++) {
    if (least <= 1) break;
    // to have typed only the beginning is as good as one slip at best
    least = Math.min(least, Math.max(editDistance(typed, word.slice(0, length), most), 1));
  }
  return least;
}
