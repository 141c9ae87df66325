// What the parts of the result page share: the answer, its address, and how to go on from it.
import { useRouter, useRouterState } from '@tanstack/react-router';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { SearchView } from '#domain/search/filters.ts';
import type { ShownAnswer } from './shown-answer.ts';
import { useAddress } from '#platform/web/app-runtime/app-link.tsx';
import { useBrand } from '#platform/web/app-runtime/runtime.ts';
import { addressOf, patchQuery } from './search-address.ts';

export interface Results {
  readonly answer: ShownAnswer;
  /** Public path of the search without a place: where every change of the filters leads. */
  readonly basePath: string;
  /** Address of another search. */
  readonly hrefOf: (query: string) => string;
  /** Address of the same search shown in another way: it stays on the place's own page. */
  readonly viewHref: (view: ViewPatch) => string;
  /** Goes to a search without leaving the page: the scroll position stays. */
  readonly go: (href: string, options?: { readonly replace?: boolean }) => void;
}

export type ViewPatch = { readonly [F in keyof SearchView]?: SearchView[F] | undefined };

const ResultsContext = createContext<Results | undefined>(undefined);

export function useResults(): Results {
  const results = useContext(ResultsContext);
  if (!results) throw new Error('no ResultsProvider above this component');
  return results;
}

/**
 * Whether the next answer is on its way. Not part of the shared state: a change of that makes React throw away markup of the server that
 * still waits for its code, and the page jumps.
 */
export const usePending = (): boolean => useRouterState({ select: (state) => state.isLoading });

interface ResultsProviderProps {
  readonly answer: ShownAnswer;
  /** Public path of this page and the query as it stands in the address: without what the path itself means. */
  readonly path: string;
  readonly query: string;
  readonly children: ReactNode;
}

export function ResultsProvider({ answer, path, query, children }: ResultsProviderProps) {
  const router = useRouter();
  const address = useAddress();
  const { searchUrl: basePath } = useBrand();
  const value = useMemo<Results>(
    () => ({
      answer,
      basePath,
      hrefOf: (other) => addressOf(basePath, other),
      viewHref: (view) => addressOf(path, patchQuery(query, view)),
      go: (href, { replace = false } = {}) => void router.navigate({ href: address(href), replace, resetScroll: false }),
    }),
    // the address function depends on the page's language alone
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [answer, basePath, path, query, router],
  );
  return <ResultsContext value={value}>{children}</ResultsContext>;
}
