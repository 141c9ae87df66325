// Voyages like this one (VOYAGE-01).
import { useMessages } from '#platform/web/i18n.ts';
import { voyageTexts } from '../texts.ts';
import { CardRow, type CardRowProps } from './card-row.tsx';

export function SimilarVoyages({ cards, party, query }: Pick<CardRowProps, 'cards' | 'party' | 'query'>) {
  const t = useMessages(voyageTexts).titles;
  return cards.length === 0 ? null : <CardRow id="similar" title={t.similar} cards={cards} party={party} query={query} />;
}
