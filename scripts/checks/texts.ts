// Sentences that must not be in the product: exclamation marks and hollow words in interface texts, traces of unfinished work.

export interface TextProblem {
  readonly file: string;
  readonly line: number;
  readonly why: string;
}

const words: readonly [RegExp, string][] = [
  [/Traumreise|Traumurlaub/i, 'hollow word'],
  [/\b(?:TODO|FIXME|XXX)\b|not implemented|coming soon|lorem ipsum/, 'unfinished'],
  [/ec\.europa\.eu\/consumers\/odr/, 'the dispute platform is closed (L-DE-27)'],
];
/** A quoted text that ends a sentence with an exclamation mark; code like `!x` or `!==` is none. */
const exclaims = /['"`][^'"`\n]*[A-Za-zäöüß]!['"`]/;

/** @param isText whether the file holds interface texts (texts.ts, *-texts.ts, content) */
export function textProblems(file: string, source: string, isText: boolean): TextProblem[] {
  return source.split('\n').flatMap((line, index) => {
    const why = words.find(([pattern]) => pattern.test(line))?.[1] ?? (isText && exclaims.test(line) ? 'exclamation mark' : undefined);
    return why ? [{ file, line: index + 1, why }] : [];
  });
}
