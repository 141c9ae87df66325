// How many voyages the search in the form would find: asked 150 ms after the last change (rule S2).
import { useEffect, useState } from 'react';
import type { searchCount } from '#features/search/contract.ts';
import { useApi } from '#platform/web/app-runtime/api.ts';

const PAUSE_MS = 150;

/**
 * @param url path and query of the search
 * @param known number of voyages for `knownUrl`, which needs no asking
 * @returns undefined while nothing is known; the last number stays while the next one is on its way
 */
export function useLiveCount(url: string, knownUrl: string, known: number | undefined): number | undefined {
  const api = useApi();
  const [counted, setCounted] = useState<number>();
  useEffect(() => {
    if (url === knownUrl) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      // a count that fails leaves the button as it was: the search itself still works
      api<typeof searchCount>('voyageSearch/count', { url }, abort.signal).then(
        (answer) => setCounted(answer.total),
        () => undefined,
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [api, url, knownUrl]);
  return url === knownUrl ? known : (counted ?? known);
}
