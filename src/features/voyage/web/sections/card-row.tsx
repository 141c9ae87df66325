// A row of voyage cards below the page's own matter.
import type { Party } from '#domain/pax/party.ts';
import type { VoyageCard } from '#features/search/contract.ts';
import { VoyageCardTile } from '#features/search/web/card/voyage-card-views.tsx';

export interface CardRowProps {
  readonly id: string;
  readonly title: string;
  readonly cards: readonly VoyageCard[];
  readonly party: Party;
  readonly query: string;
}

export function CardRow({ id, title, cards, party, query }: CardRowProps) {
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
