// Voyages like this one, and those that this device looked at within a day (VOYAGE-01, VOYAGE-04).
import { useEffect, useState } from 'react';
import type { Party } from '#domain/pax/party.ts';
import type { VoyageCard } from '#features/search/contract.ts';
import type { compareVoyages } from '#features/search/contract.ts';
import { VoyageCardTile, rememberVisit, useVisited } from '#features/search/web/index.ts';
import { useApi } from '#platform/web/app-runtime/api.ts';
import { useMessages } from '#platform/web/i18n.ts';
import { sectionTexts } from '../section-texts.ts';
import { withQuery } from '../voyage-choice.ts';
import { useBrand } from '#platform/web/app-runtime/runtime.ts';

interface CardsProps {
  readonly id: string;
  readonly title: string;
  readonly cards: readonly VoyageCard[];
  readonly party: Party;
  readonly query: string;
}

function CardRow({ id, title, cards, party, query }: CardsProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="pt-12 no-print">
      <h2 id={`${id}-title`}>{title}</h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {cards.map((card) => (
          <li key={card.id} className="grid">
            <VoyageCardTile card={card} party={party} carry={query} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function SimilarVoyages({ cards, party, query }: Pick<CardsProps, 'cards' | 'party' | 'query'>) {
  const t = useMessages(sectionTexts).similar;
  return cards.length === 0 ? null : <CardRow id="similar" title={t.title} cards={cards} party={party} query={query} />;
}

/** Remembered on this device alone and with consent only; prices are asked for anew, for the party of this page. */
export function VisitedVoyages({ voyageId, party, query }: { readonly voyageId: number } & Pick<CardsProps, 'party' | 'query'>) {
  const t = useMessages(sectionTexts).similar;
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
  return cards.length === 0 ? null : <CardRow id="visited" title={t.visited} cards={cards} party={party} query={query} />;
}
