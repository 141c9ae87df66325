// Decks and cabins of a ship, laid out from her dimensions and categories.
import { layoutDecks, type Layout } from '#domain/art/deck-layout.ts';
import { categorySets } from './cabin-categories.ts';
import type { FleetShip } from './fleet.ts';

export function layoutOf(ship: FleetShip): Layout {
  const { build } = ship;
  return layoutDecks({
    seed: ship.slug,
    kind: ship.kind,
    lengthM: build.lengthM,
    beamM: build.beamM,
    deckCount: build.decks,
    cabins: build.cabins,
    categories: categorySets[build.categories].map(({ code, cabinType, share, sizeSqm }) => ({ code, cabinType, share, sizeSqm, deckNumbers: [] })),
  });
}
