// What this device remembers of a visit: the last search, voyages looked at, voyages to compare. Nothing of it leaves the device,
// and nothing is stored before the visitor agreed to functional storage (LAW-05, decision 19).
import { useRouter } from '@tanstack/react-router';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { MOST_COMPARED } from './compare-limit.ts';

const CONSENT_COOKIE = 'consent';

/** Reads the answer to the consent question; anything unreadable is a no. */
export function mayRemember(cookies: string): boolean {
  const found = cookies.split('; ').find((pair) => pair.startsWith(`${CONSENT_COOKIE}=`));
  if (!found) return false;
  try {
    const answer: unknown = JSON.parse(decodeURIComponent(found.slice(CONSENT_COOKIE.length + 1)));
    return typeof answer === 'object' && answer !== null && 'functional' in answer && answer.functional === true;
  } catch {
    return false;
  }
}

const allowed = (): boolean => typeof document !== 'undefined' && mayRemember(document.cookie);

/** Reads what was stored; storage may be switched off or hold what another version wrote. */
export function readStored<T>(key: string, isValid: (value: unknown) => value is T, where: () => Storage = () => sessionStorage): T | undefined {
  if (!allowed()) return undefined;
  try {
    const value: unknown = JSON.parse(where().getItem(key) ?? 'null');
    return isValid(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function store(key: string, value: unknown, where: () => Storage = () => sessionStorage): void {
  if (!allowed()) return;
  try {
    where().setItem(key, JSON.stringify(value));
  } catch {
    // full or switched off: remembering is a comfort, not a need
  }
}

const LAST_SEARCH = 'search.last';
const VISITED = 'voyages.visited';
/** A mark on a card is of use for a day (rule S8). */
const DAY_MS = 86_400_000;
const MOST_VISITED = 50;
/** A day is longer than a visit (VOYAGE-04). */
const lasting = () => localStorage;

export interface LastSearch {
  readonly href: string;
  readonly label: string;
}
const isLastSearch = (value: unknown): value is LastSearch =>
  typeof value === 'object' &&
  value !== null &&
  'href' in value &&
  typeof value.href === 'string' &&
  value.href.startsWith('/') &&
  !value.href.startsWith('//') &&
  'label' in value &&
  typeof value.label === 'string';

/** The last search of this visit, for the home page. */
export const lastSearch = (): LastSearch | undefined => readStored(LAST_SEARCH, isLastSearch);

export function useRememberSearch(search: LastSearch): void {
  const { href, label } = search;
  useEffect(() => store(LAST_SEARCH, { href, label }), [href, label]);
}

type Visits = Readonly<Record<string, number>>;
const isVisits = (value: unknown): value is Visits =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every((at) => typeof at === 'number');

/** Remembers that a voyage's page was looked at. */
export function rememberVisit(voyageId: number, now: number): void {
  const visits = Object.entries(readStored(VISITED, isVisits, lasting) ?? {}).filter(([id, at]) => now - at < DAY_MS && id !== String(voyageId));
  store(VISITED, Object.fromEntries([...visits.slice(-MOST_VISITED + 1), [String(voyageId), now]]), lasting);
}

const nothing = '';
const never = () => () => undefined;
const visitedText = (): string =>
  Object.entries(readStored(VISITED, isVisits, lasting) ?? {})
    .flatMap(([id, at]) => (Date.now() - at < DAY_MS ? [id] : []))
    .join(',');

/** Voyages looked at within a day. Empty on the server and without consent. */
export function useVisited(): ReadonlySet<number> {
  const text = useSyncExternalStore(never, visitedText, () => nothing);
  return useMemo(() => new Set(text ? text.split(',').map(Number) : []), [text]);
}

export interface ComparedVoyage {
  readonly id: number;
  readonly title: string;
}
const COMPARED = 'voyages.compared';
const isCompared = (value: unknown): value is ComparedVoyage[] =>
  Array.isArray(value) &&
  value.length <= MOST_COMPARED &&
  value.every((item) => typeof item === 'object' && item !== null && Number.isInteger(item.id) && typeof item.title === 'string');

/** One and the same: another empty list would look like a change when the page comes alive. */
const none: readonly ComparedVoyage[] = [];

/** The voyages that are put side by side. In memory always; in the session storage with consent. */
class CompareShelf {
  private voyages: readonly ComparedVoyage[];
  private readonly listeners = new Set<() => void>();

  constructor() {
    this.voyages = readStored(COMPARED, isCompared) ?? none;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly list = (): readonly ComparedVoyage[] => this.voyages;

  set(voyages: readonly ComparedVoyage[]): void {
    this.voyages = voyages.slice(0, MOST_COMPARED);
    store(COMPARED, this.voyages);
    for (const listener of this.listeners) listener();
  }
}

/** One shelf per running app. */
const shelves = new WeakMap<object, CompareShelf>();

export function useCompare() {
  const router = useRouter();
  let shelf = shelves.get(router);
  if (!shelf) shelves.set(router, (shelf = new CompareShelf()));
  const voyages = useSyncExternalStore(shelf.subscribe, shelf.list, () => none);
  const kept = shelf;
  return {
    voyages,
    full: voyages.length >= MOST_COMPARED,
    has: (id: number): boolean => voyages.some((voyage) => voyage.id === id),
    add: (voyage: ComparedVoyage): void => kept.set([...voyages.filter((other) => other.id !== voyage.id), voyage]),
    remove: (id: number): void => kept.set(voyages.filter((voyage) => voyage.id !== id)),
    replace: (next: readonly ComparedVoyage[]): void => kept.set(next),
    clear: (): void => kept.set([]),
  };
}
