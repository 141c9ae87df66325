// Voyages that this device looked at within a day (VOYAGE-04). Few visitors have any: the cards' code comes with the first of them.
import { lazy, Suspense, useEffect, useState } from 'react';
import type { compareVoyages, VoyageCard } from '#features/search/contract.ts';
import { rememberVisit, useVisited } from '#features/search/web/device-memory.ts';
import { useApi } from '#platform/web/app-runtime/api.ts';
import { useBrand } from '#platform/web/app-runtime/runtime.ts';
import { useMessages } from '#platform/web/i18n.ts';
import { voyageTexts } from '../texts.ts';
import { withQuery } from '../voyage-choice.ts';
import type { CardRowProps } from './card-row.tsx';

const CardRow = lazy(async () => ({ default: (await import('./card-row.tsx')).CardRow }));

/** Remembered on this device alone and with consent only; prices are asked for anew, for the party of this page. */
export function VisitedVoyages({ voyageId, party, query }: { readonly voyageId: number } & Pick<CardRowProps, 'party' | 'query'>) {
  const t = useMessages(voyageTexts).titles;
  const api = useApi();
  const { searchUrl } = useBrand();
  const visited = useVisited();
  const [cards, setCards] = useState<readonly VoyageCard[]>([]);
  const ids = [...visited]
    .filter((id) => id !== voyageId)
    .slice(-3)
    .reverse()
    .join(',');
  useEffect(() => rememberVisit(voyageId, Date.now()), [voyageId]);
  useEffect(() => {
    if (!ids) return;
    const abort = new AbortController();
    api<typeof compareVoyages>('voyageSearch/compare', { voyageIds: ids.split(',').map(Number), url: withQuery(searchUrl, query) }, abort.signal).then(
      (answer) => setCards(answer.voyages),
      // A reminder that cannot be loaded is left out.
      () => {},
    );
    return () => abort.abort();
  }, [api, ids, query, searchUrl]);
  if (cards.length === 0) return null;
  return (
    <Suspense>
      <CardRow id="visited" title={t.visited} cards={cards} party={party} query={query} />
    </Suspense>
  );
}
