// Words compared the way people type them: umlauts as ü, ue or u, ß as ss, no accents, small or capital, with slips of the finger.

const letters: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ı: 'i' };

/** Small letters without accents; apostrophes vanish, everything else that is no letter or digit becomes one space. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[ßæœøđðþłı]/g, (letter) => letters[letter] ?? letter)
    .replaceAll(/['’`´]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Folded further, so that 'München', 'Muenchen' and 'Munchen' are one, as are 'Tromsø' and 'Tromsoe'. Only good for comparing:
 * 'blue' becomes 'blu' on both sides.
 */
export const skeleton = (text: string): string => fold(text).replaceAll(/([aou])e/g, '$1');

/** Three-letter pieces of a word or phrase, padded as PostgreSQL's pg_trgm pads them: two spaces before, one after each word. */
export function trigrams(folded: string): Set<string> {
  const pieces = new Set<string>();
  for (const word of folded.split(' ')) {
    if (!word) continue;
    const padded = `  ${word} `;
    for (let i = 0; i + 3 <= padded.length; i++) pieces.add(padded.slice(i, i + 3));
  }
  return pieces;
}

/** Shared pieces ÷ all pieces, 0 to 1, as pg_trgm's similarity(). */
export function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const piece of a) if (b.has(piece)) shared++;
  return shared / (a.size + b.size - shared || 1);
}

/** Edits from one word to the other: a letter more, less, other, or two neighbours swapped. Stops counting above `most`. */
export function editDistance(a: string, b: string, most: number): number {
  if (a === b) return 0;
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    before = last;
    last = row;
  }
  return last[b.length] ?? most + 1;
}

/** How many slips a word of this length may have and still be meant: none below five letters, one to seven, then two. */
export const slipsAllowed = (length: number): number => (length < 5 ? 0 : length < 8 ? 1 : 2);
