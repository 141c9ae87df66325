// Which letters of a label were typed: found in the folded text, told for the written one.
import { editDistance, skeleton } from './texts-fold.ts';

/** From and to (exclusive), as places in the label. */
export type Mark = readonly [from: number, to: number];

/** The shortest beginning of a word whose folded form has so many letters: 'Ål' for 'al', 'Aae' for 'aa'. */
function writtenLength(word: string, foldedLength: number): number {
  for (let length = 1; length < word.length; length++) if (skeleton(word.slice(0, length)).length >= foldedLength) return length;
  return word.length;
}

/** Marks what each typed word has in a label: the beginning of a word, else a place inside one, else a word much like it. */
export function marksIn(label: string, query: string): Mark[] {
  const words = [...label.matchAll(/[\p{L}\p{M}\p{N}'’]+/gu)].map((match) => ({ at: match.index, written: match[0], key: skeleton(match[0]) }));
  const marks: Mark[] = [];
  for (const typed of new Set(query.split(' '))) {
    const starting = words.find(({ key }) => key.startsWith(typed));
    if (starting) {
      marks.push([starting.at, starting.at + writtenLength(starting.written, typed.length)]);
      continue;
    }
    const holding = typed.length >= 3 ? words.find(({ key }) => key.includes(typed)) : undefined;
    if (holding) {
      const before = holding.key.indexOf(typed);
      const from = before ? writtenLength(holding.written, before) : 0;
      marks.push([holding.at + from, holding.at + writtenLength(holding.written, before + typed.length)]);
      continue;
    }
    const like = typed.length >= 4 ? words.find(({ key }) => editDistance(typed, key, 2) <= (typed.length < 6 ? 1 : 2)) : undefined;
    if (like) marks.push([like.at, like.at + like.written.length]);
  }
  return joined(marks);
}

/** In the order of the label; what overlaps or is typed twice is one mark. */
function joined(marks: Mark[]): Mark[] {
  const result: Mark[] = [];
  for (const mark of marks.sort((a, b) => a[0] - b[0] || a[1] - b[1])) {
    const last = result.at(-1);
    if (last && mark[0] <= last[1]) result[result.length - 1] = [last[0], Math.max(last[1], mark[1])];
    else result.push(mark);
  }
  return result;
}
