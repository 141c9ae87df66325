import { writeQuery } from '#domain/search/codec.ts';
import type { Crumb } from '#platform/web/ui/breadcrumbs.tsx';
import type { VoyageDetails } from '../answer.ts';
import { withQuery } from '../voyage-choice.ts';

/** Cruises, the area, the ship: the same steps on the page and in its structured data. */
export function voyageCrumbs(
  { card }: Pick<VoyageDetails, 'card'>,
  searchUrl: string,
  labels: { readonly cruises: string; readonly riverCruises: string },
): Crumb[] {
  return [
    { label: card.isRiver ? labels.riverCruises : labels.cruises, href: withQuery(searchUrl, writeQuery({ isRiver: card.isRiver })) },
    { label: card.area.name, href: withQuery(searchUrl, writeQuery({ area: [card.area.id] })) },
    { label: card.ship.name, href: withQuery(searchUrl, writeQuery({ ship: [card.ship.id] })) },
  ];
}
