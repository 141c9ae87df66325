// Pages that 'load more' put below each other: they come back, with the place in the list, on the way back (rule R12).
import { useRouter } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import type { VoyageCard } from '#features/search/contract.ts';
import type { ShownAnswer } from '../shown-answer.ts';
import { patchQuery } from '../search-address.ts';

interface Loaded {
  /** The search without its page. */
  readonly search: string;
  readonly first: number;
  readonly last: number;
  readonly hits: readonly VoyageCard[];
  /** The page that was asked for to be put below these. */
  readonly next?: number;
}

/** One memory per running app: nothing is shared between requests of the server. */
const memories = new WeakMap<object, Loaded>();

/** What stands in the list for an answer, given what stood there before. */
export function joined(before: Loaded | undefined, answer: Pick<ShownAnswer, 'query' | 'page' | 'hits'>): Loaded {
  const search = patchQuery(answer.query, { page: undefined });
  if (before?.search === search) {
    if (before.next === answer.page && before.last + 1 === answer.page)
      return { search, first: before.first, last: answer.page, hits: [...before.hits, ...answer.hits] };
    if (before.last === answer.page) return before;
  }
  return { search, first: answer.page, last: answer.page, hits: answer.hits };
}

export function useLoadedPages(answer: ShownAnswer): Loaded & { readonly loadNext: () => void } {
  const router = useRouter();
  const loaded = useMemo(() => joined(memories.get(router), answer), [router, answer]);
  useEffect(() => void memories.set(router, loaded), [router, loaded]);
  return { ...loaded, loadNext: () => void memories.set(router, { ...loaded, next: loaded.last + 1 }) };
}
