// Where and with whom: the catalogue's names in a sentence, and what 'from', 'to' and 'not' make of them.
import { nearness, type Found, type GazetteerEntry } from './gazetteer.ts';
import { airports, ambiguous, fillers } from './lexicon.ts';
import type { Reading, Span, WordFilters } from './reading.ts';
import { key, placeWords, roleBefore, shipWords, type Role } from './roles.ts';

interface Mention {
  readonly found: readonly Found[];
  readonly span: Span;
  readonly role: Role;
  readonly not: number | undefined;
}

/** Names that are common words count only where they are written and placed like a name. */
function looksLikeName(r: Reading, i: number): boolean {
  const word = key(r, i);
  if (!ambiguous[r.context.language].has(word) && !fillers.has(word)) return true;
  return standsLikeName(r, i);
}
// 'and' and 'with' stand before anything: they make no name of a common word
const standsLikeName = (r: Reading, i: number): boolean =>
  r.tokens[i]?.capital === true && (placeWords.has(key(r, i - 1)) || shipWords.has(key(r, i - 1)) || /^(?:to|nach|-)$/.test(key(r, i + 1)));

/** What the grammar says about a word. */
export interface Lexicon {
  /** It occurs in some rule: a name must be spelt exactly so, not with another ending ('Pool' is not Poole). */
  readonly ofGrammar: (word: string) => boolean;
  /** It says a date, a cabin, a price or a party and is never a name by itself. */
  readonly unmistakable: (word: string) => boolean;
  /** The words as a whole are read by a rule: 'river cruise', 'short break', 'pool'. */
  readonly reads: (words: readonly string[]) => boolean;
}

/**
 * Words that the grammar reads too are a name only if they are the thing's own: an area or a
 * country anywhere, others where a name stands: a port called Pool after 'from', a ship called Premium after 'MS'.
 */
const namesDespiteGrammar = (r: Reading, { entry, nearness: near }: Found, at: number, length: number): boolean =>
  near < nearness.word && (length > 1 || entry.kind === 'area' || entry.kind === 'country' || standsLikeName(r, at));

/** Finds every name, the longest first at each word, and takes its words out of the sentence. */
function mentions(r: Reading, lexicon: Lexicon): Mention[] {
  const found: Mention[] = [];
  for (let i = 0; i < r.tokens.length; i++) {
    for (let n = Math.min(r.context.gazetteer.longest, r.tokens.length - i); n > 0; n--) {
      const keys = r.tokens.slice(i, i + n).map((token) => token.key);
      if (keys.some((k, at) => !/[\p{L}\p{N}]/u.test(k) || r.isUsed(i + at))) continue;
      if (n === 1 && (!looksLikeName(r, i) || lexicon.unmistakable(keys[0] ?? '') || /^\d+$/.test(keys[0] ?? ''))) continue;
      const all = r.context.gazetteer.find(keys, n > 1 || !lexicon.ofGrammar(keys[0] ?? ''));
      const entries = all.length && lexicon.reads(keys) ? all.filter((one) => namesDespiteGrammar(r, one, i, n)) : all;
      // several words that are all filler make no name: 'an der'
      if (!entries.length || (n > 1 && keys.every((k) => k.length < 4 && fillers.has(k)))) continue;
      found.push({ found: entries, span: [i, i + n - 1], role: roleBefore(r, i), not: r.negationBefore(i) });
      r.take([i, i + n - 1]);
      i += n - 1;
      break;
    }
  }
  return found;
}

const kindsFor: Readonly<Record<Role, readonly GazetteerEntry['kind'][]>> = {
  from: ['port', 'country', 'area', 'operator', 'ship'],
  to: ['port', 'country', 'area', 'operator', 'ship'],
  fromTo: ['port', 'country', 'area', 'operator', 'ship'],
  onto: ['area', 'country', 'port', 'ship', 'operator'],
  in: ['area', 'country', 'port', 'operator', 'ship'],
  flight: [],
};
// a word that is only associated: 'Mallorca' is rather the port of Palma than all of the western Mediterranean
const kindsForWords: readonly GazetteerEntry['kind'][] = ['port', 'country', 'operator', 'ship', 'area'];

/** The entries meant, all of one kind: a name that two ports bear means either, unless one is far better known. */
function meant(r: Reading, { found, span, role, not }: Mention): readonly GazetteerEntry[] {
  const near = found[0]?.nearness ?? nearness.own;
  // ships start and end in ports whatever the name they go by; elsewhere the nearest name counts
  const placed = role === 'from' || role === 'to' || role === 'fromTo' || not !== undefined;
  const entries = (placed ? found : found.filter((one) => one.nearness === near)).map(({ entry }) => entry);
  const asShip = shipWords.has(key(r, span[0] - 1)) && found.some(({ entry }) => entry.kind === 'ship');
  const kinds = placed ? kindsFor.from : near === nearness.word ? kindsForWords : kindsFor[role];
  const kind = asShip ? 'ship' : kinds.find((wanted) => entries.some((entry) => entry.kind === wanted));
  const named = (asShip ? found.map(({ entry }) => entry) : entries).filter((entry) => entry.kind === kind);
  const best = named[0]?.weight ?? 0;
  return named.filter((entry) => (entry.weight ?? 0) * 4 >= best).slice(0, 12);
}

const idsOf = (entries: readonly GazetteerEntry[]): number[] => entries.flatMap((entry) => (entry.kind === 'country' ? [] : [entry.id]));
const codesOf = (entries: readonly GazetteerEntry[]): string[] => entries.flatMap((entry) => (entry.kind === 'country' ? [entry.code] : []));

function wanted(entries: readonly GazetteerEntry[], role: Role): WordFilters {
  const ids = idsOf(entries);
  const codes = codesOf(entries);
  switch (entries[0]?.kind) {
    case 'area':
      return { area: ids };
    case 'operator':
      return { cruiseLine: ids };
    case 'ship':
      return { ship: ids };
    case 'country':
      return role === 'from'
        ? { fromCountry: codes }
        : role === 'to'
          ? { toCountry: codes }
          : role === 'fromTo'
            ? { fromToCountry: codes }
            : { country: codes };
    default:
      return role === 'from' ? { fromPort: ids } : role === 'to' ? { toPort: ids } : role === 'fromTo' ? { fromToPort: ids } : { port: ids };
  }
}

const maxNone = 50;
/** 'not': a port, or the ports of a country, that must not be called at; other names have no filter for that. */
function unwanted(r: Reading, entries: readonly GazetteerEntry[]): WordFilters | undefined {
  const ports = entries.flatMap((entry) => (entry.kind === 'port' ? [entry.id] : entry.kind === 'country' ? [...r.context.gazetteer.portsOf(entry.code)] : []));
  return ports.length && ports.length <= maxNone ? { portNone: ports } : undefined;
}

/**
 * 'Iceland and Norway' must both be areas or both countries, or a search for the one would ask for the other too: the later
 * name takes the kind of the earlier one where it can.
 */
function alike(r: Reading, before: Mention, mention: Mention): Mention {
  const kind = meant(r, before)[0]?.kind;
  if (kind === meant(r, mention)[0]?.kind || (kind !== 'area' && kind !== 'country')) return mention;
  const same = mention.found.filter((one) => one.entry.kind === kind && one.nearness < nearness.word);
  return same.length ? { ...mention, found: same } : mention;
}

/** 'Kiel – Oslo', 'von Kiel nach Oslo', 'Hamburg to Hamburg': the second port is where the voyage ends. */
function pairUp(r: Reading, list: Mention[]): Mention[] {
  const paired: Mention[] = [];
  list.forEach((mention, i) => paired.push(pair(mention, i)));
  return paired;

  function pair(mention: Mention, i: number): Mention {
    const before = paired[i - 1];
    const after = list[i + 1];
    const isPort = mention.found.some(({ entry }) => entry.kind === 'port' || entry.kind === 'country');
    const joint = (a: Mention | undefined, b: Mention | undefined): string =>
      a && b
        ? r.tokens
            .slice(a.span[1] + 1, b.span[0])
            .map((token) => token.key)
            .join(' ')
        : ',';
    const ends = (a: Mention | undefined, b: Mention | undefined): boolean => {
      const between = joint(a, b);
      const bothPorts = [a, b].every((m) => m && meant(r, m)[0]?.kind === 'port');
      return bothPorts && (between === '-' || (/^(?:nach|to)$/.test(between) && (a?.role === 'in' || /^(?:von|from)$/.test(key(r, (a?.span[0] ?? 0) - 1)))));
    };
    if (
      before &&
      isPort &&
      mention.role === 'in' &&
      (before.role === 'from' || before.not !== undefined) &&
      /^(?:oder|or|und|and|bzw|\/)$/.test(joint(before, mention))
    ) {
      // 'ab Hamburg oder Kiel', 'ohne Genua und Neapel'
      return { ...mention, role: before.role, not: before.not };
    }
    if (before && (mention.role === 'in' || mention.role === 'onto') && /^(?:oder|or|und|and|\/)$/.test(joint(before, mention)))
      return alike(r, before, mention);
    if (isPort && mention.role === 'in' && ends(mention, after)) return { ...mention, role: 'from' };
    if (isPort && ends(list[i - 1], mention)) return { ...mention, role: 'to' };
    return mention;
  }
}

/** Reads all names. Must come first: what is left is grammar. */
export function readPlaces(r: Reading, lexicon: Lexicon): void {
  const visited: { ids: number[]; span: Span }[] = [];
  const found = pairUp(r, mentions(r, lexicon));
  for (const mention of found) {
    const { span, role, not } = mention;
    if (role === 'flight') {
      r.refuse(span);
      continue;
    }
    const entries = meant(r, mention);
    if (not !== undefined) {
      const without = unwanted(r, entries);
      const whole: Span = r.isUsed(not) ? span : [not, span[1]];
      if (without) r.add(without, whole);
      else r.refuse(whole);
    } else if (role !== 'from' && role !== 'to' && role !== 'fromTo' && entries[0]?.kind === 'port') visited.push({ ids: idsOf(entries), span });
    else r.add(wanted(entries, role), span);
  }
  addVisited(r, visited);
  sameEnds(r);
}

/** Several ports to call at are all wanted, unless an 'or' stands between them or a name is borne by two. */
function addVisited(r: Reading, visited: readonly { ids: number[]; span: Span }[]): void {
  const [first, last] = [visited[0], visited.at(-1)];
  if (!first || !last) return;
  const either =
    visited.length === 1 ||
    visited.some(({ ids }) => ids.length > 1) ||
    r.tokens.slice(first.span[0], last.span[1]).some((token) => /^(?:oder|or|bzw)$/.test(token.key));
  for (const { ids, span } of visited) r.add(either ? { port: ids } : { portAll: ids }, span);
}

/** 'von Hamburg nach Hamburg' is there and back. */
function sameEnds(r: Reading): void {
  const { fromPort, toPort, ...others } = r.filters;
  if (!fromPort || fromPort.join() !== toPort?.join()) return;
  r.filters = { ...others, fromToPort: fromPort };
  r.understood = r.understood.filter(({ field }) => field !== 'toPort').map((item) => (item.field === 'fromPort' ? { ...item, field: 'fromToPort' } : item));
}

/** 'ab Frankfurt', where no ship starts: the visitor flies. The place stays as a hint of what was not used. */
export function readAirports(r: Reading): void {
  r.tokens.forEach((token, i) => {
    if (r.isUsed(i) || !airports.has(token.key)) return;
    const role = roleBefore(r, i);
    if (role !== 'from' && role !== 'flight' && role !== 'fromTo') return;
    if (role === 'from' && !r.filters.arrivalOptions && r.negationBefore(i) === undefined)
      r.add({ arrivalOptions: ['cruise_with_flight', 'cruise_with_kfb_flight'] }, [i, i]);
    r.refuse([i, i]);
  });
}
