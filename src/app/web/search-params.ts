// The query of every page as the router sees it: the raw pairs, unread. Screens that search read them with the codec of
// domain/search; every other key (utm_source, …) stays as it is, so that no page loses what a campaign appended.

const MOST_PAIRS = 200;
const LONGEST = 400;

/** Ordered pairs under one key: the router compares and hands them on without interpreting them. */
export interface RawSearch {
  readonly q?: string;
}

/** Any query string becomes at most 200 pairs of bounded length; never throws. */
export function parseSearch(query: string): RawSearch {
  const pairs: [string, string][] = [];
  for (const [name, value] of new URLSearchParams(query)) {
    if (pairs.length >= MOST_PAIRS) break;
    if (name.length <= LONGEST && value.length <= LONGEST) pairs.push([name, value]);
  }
  const text = new URLSearchParams(pairs).toString();
  return text ? { q: text } : {};
}

export function stringifySearch(search: Record<string, unknown>): string {
  const { q } = search;
  return typeof q === 'string' && q !== '' ? `?${q}` : '';
}

/** The pairs of a query whose names begin with one of these: what a loader really depends on. */
export function pairsOf(query: string | undefined, names: readonly string[]): string {
  const pairs = [...new URLSearchParams(query ?? '')].filter(([name]) => names.some((start) => name.toLowerCase().startsWith(start)));
  return new URLSearchParams(pairs).toString();
}
