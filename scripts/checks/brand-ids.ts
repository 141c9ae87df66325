// Brand ids are literals of src/brands only: everything else asks the tables (BRAND-01).

const literal = /(['"`])(?:fahrwasser|fairway)\1/;

export function brandLiterals(file: string, source: string): { file: string; line: number }[] {
  return source.split('\n').flatMap((line, index) => (literal.test(line) ? [{ file, line: index + 1 }] : []));
}
