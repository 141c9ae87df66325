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
    { label: card.isRiver ? labels.riverCruises : labels.cruises, href: withQuery(searchUrl, `is_river=${card.isRiver ? 1 : 0}`) },
    { label: card.area.name, href: withQuery(searchUrl, `gebiet${card.area.id}=${card.area.id}`) },
    { label: card.ship.name, href: withQuery(searchUrl, `schiff${card.ship.id}=${card.ship.id}`) },
  ];
}
