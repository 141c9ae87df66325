// What a reader has to say about a file: each finding names its place, what stood there and why it matters (OPS-04).

/**
 * `file`: the whole file is refused · `record`: this record is left out, the rest is sound · `note`: taken as it is, worth a look.
 */
export type Severity = 'file' | 'record' | 'note';

export interface Finding {
  readonly severity: Severity;
  /** Path into the file, '$.prices.AB1["26399"].price', or a line and column. */
  readonly place: string;
  /** What stands there, shortened. */
  readonly found: string;
  readonly reason: string;
}

/** A value of the file together with the path that leads to it. */
export interface At {
  readonly value: unknown;
  readonly place: string;
}

export interface Findings {
  readonly all: Finding[];
  refuse(at: At, reason: string): void;
  drop(at: At, reason: string): void;
  note(at: At, reason: string): void;
  /** Whether something speaks against the whole file. */
  readonly refused: boolean;
}

const LONGEST_QUOTE = 80;

/** One line of what was found, for a human: never more than 80 characters of a foreign file. */
export function excerpt(value: unknown): string {
  if (value === undefined) return 'missing';
  const text =
    typeof value === 'string'
      ? JSON.stringify(value.slice(0, LONGEST_QUOTE + 1))
      : Array.isArray(value)
        ? `a list of ${value.length}`
        : typeof value === 'object' && value
          ? 'an object'
          : `${value as number | boolean | null | undefined}`;
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE - 1)}…` : text;
}

export function collectFindings(): Findings {
  const all: Finding[] = [];
  const add = (severity: Severity) => (at: At, reason: string) => void all.push({ severity, place: at.place, found: excerpt(at.value), reason });
  return {
    all,
    refuse: add('file'),
    drop: add('record'),
    note: add('note'),
    get refused() {
      return all.some((finding) => finding.severity === 'file');
    },
  };
}
