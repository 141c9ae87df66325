// Suggestions while the visitor types (SEARCH-09): from the first letter, in either language, with umlauts and slips forgiven.
import { marksIn, type Mark } from './suggest-marks.ts';
import { Names } from './suggest-names.ts';
import { skeleton } from './texts-fold.ts';

/** The groups, in the order in which they are always shown. */
export const suggestionKinds = ['area', 'port', 'country', 'ship', 'operator', 'voyage'] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];
type Language = 'de' | 'en';

export interface SuggestionEntry {
  readonly kind: SuggestionKind;
  /** Id of the catalogue, or the country's code. */
  readonly id: number | string;
  readonly label: Readonly<Record<Language, string>>;
  /** Further names it is known by, in any language; the labels need not be repeated. */
  readonly names: readonly string[];
  /** Voyages on sale. */
  readonly count: number;
  /** What tells it from others, such as a port's country. */
  readonly hint?: Readonly<Record<Language, string>>;
}

export interface Suggestion {
  readonly kind: SuggestionKind;
  readonly id: number | string;
  readonly label: string;
  readonly hint?: string;
  readonly count: number;
  /** Stretches of the label that were typed. */
  readonly marks: readonly Mark[];
  /** The other name that was typed, where the label itself does not show it ('Reval' for Tallinn). */
  readonly via?: string;
}
export interface SuggestionGroup {
  readonly kind: SuggestionKind;
  readonly suggestions: readonly Suggestion[];
}
export interface Suggester {
  /** The best matches of each group, groups without any left out. An empty query gives what most voyages go to. */
  readonly suggest: (query: string, language: Language, limitPerGroup: number) => readonly SuggestionGroup[];
}

// how well a name fits: smaller is better
const quality = { exact: 0, start: 1, wordStart: 2, inside: 3, slips: 4 } as const;
const maxQuery = 60;

interface Hit {
  readonly entry: number;
  readonly name: number;
  readonly quality: number;
}

/** How the typed words fit a name without slips, or undefined. */
function fit(key: string, query: string, words: readonly string[]): number | undefined {
  if (key === query) return quality.exact;
  if (key.startsWith(query)) return quality.start;
  const padded = ` ${key}`;
  if (words.every((word) => padded.includes(` ${word}`))) return quality.wordStart;
  // 'aidanova' for 'Aida Nova', 'meinschiff4'
  const joined = key.replaceAll(' ', '');
  const joinedQuery = words.join('');
  if (joined.startsWith(joinedQuery)) return quality.wordStart;
  return query.length >= 3 && words.every((word) => key.includes(word)) ? quality.inside : undefined;
}

function hitsFor(names: Names, query: string): Hit[] {
  const words = query.split(' ');
  const longest = words.reduce((a, b) => (b.length > a.length ? b : a), '');
  const hits: Hit[] = [];
  const candidates = names.holding(longest.length < 3 ? ` ${longest}` : longest);
  for (const name of candidates) {
    const key = names.keys[name] ?? '';
    const fits = fit(key, query, words);
    if (fits !== undefined) hits.push({ entry: names.entryOf[name] ?? 0, name, quality: fits });
  }
  return hits.length ? hits : joinedHits(names, words, longest);
}

/** What nobody spells so: words run together or apart, then words with slips. */
function joinedHits(names: Names, words: readonly string[], longest: string): Hit[] {
  const hits: Hit[] = [];
  const typed = words.join('');
  if (typed.length >= 5) {
    for (const name of names.holding(` ${typed.slice(0, 3)}`)) {
      if (names.keys[name]?.replaceAll(' ', '').startsWith(typed)) hits.push({ entry: names.entryOf[name] ?? 0, name, quality: quality.wordStart });
    }
  }
  if (hits.length) return hits;
  const others = words.filter((word) => word !== longest);
  const alike = others.map((word) => names.like(word));
  for (const [name, slips] of names.like(longest)) {
    const padded = ` ${names.keys[name] ?? ''}`;
    const rest = others.map((word, i) => (padded.includes(` ${word}`) ? 0 : alike[i]?.get(name)));
    if (rest.includes(undefined)) continue;
    const all = rest.reduce<number>((sum, n) => sum + (n ?? 0), slips);
    hits.push({ entry: names.entryOf[name] ?? 0, name, quality: quality.slips + all });
  }
  // with one slip 'hambrug' is Hamburg; what would need two is not meant
  const least = Math.min(...hits.map((hit) => hit.quality));
  return hits.filter((hit) => hit.quality === least);
}

/** Built once per catalogue change: about 0.1 s for 8,000 entries. */
export function createSuggester(entries: readonly SuggestionEntry[]): Suggester {
  const names = new Names(entries.map(({ label, names: others }) => [label.de, label.en, ...others]));
  const popular = entries
    .map((_, entry): Hit => ({ entry, name: -1, quality: 0 }))
    .sort((a, b) => (entries[b.entry]?.count ?? 0) - (entries[a.entry]?.count ?? 0));
  const popularOf = Map.groupBy(popular, (hit) => entries[hit.entry]?.kind);
  return {
    suggest: (typed, language, limitPerGroup) => {
      const query = skeleton(typed.slice(0, maxQuery));
      const best = new Map<number, Hit>();
      for (const hit of query ? hitsFor(names, query) : suggestionKinds.flatMap((kind) => popularOf.get(kind)?.slice(0, limitPerGroup) ?? [])) {
        const before = best.get(hit.entry);
        if (!before || hit.quality < before.quality) best.set(hit.entry, hit);
      }
      const groups = Map.groupBy(best.values(), (hit) => entries[hit.entry]?.kind);
      return suggestionKinds.flatMap((kind) => {
        const hits = groups.get(kind);
        if (!hits || limitPerGroup < 1) return [];
        const label = (hit: Hit): string => entries[hit.entry]?.label[language] ?? '';
        hits.sort(
          (a, b) =>
            a.quality - b.quality ||
            (entries[b.entry]?.count ?? 0) - (entries[a.entry]?.count ?? 0) ||
            (label(a) < label(b) ? -1 : label(a) > label(b) ? 1 : a.entry - b.entry),
        );
        return [{ kind, suggestions: hits.slice(0, limitPerGroup).flatMap((hit) => shown(entries[hit.entry], names.written[hit.name], query, language)) }];
      });
    },
  };
}

function shown(entry: SuggestionEntry | undefined, name: string | undefined, query: string, language: Language): Suggestion[] {
  if (!entry) return [];
  const label = entry.label[language];
  const marks = query ? marksIn(label, query) : [];
  const hint = entry.hint?.[language];
  return [
    {
      kind: entry.kind,
      id: entry.id,
      label,
      ...(hint === undefined ? {} : { hint }),
      count: entry.count,
      marks,
      ...(name !== undefined && marks.length === 0 && skeleton(name) !== skeleton(label) ? { via: name } : {}),
    },
  ];
}
