// Cards from the in-memory catalogue: no look into the database but for recorded price falls.
import { brands } from '#brands/brands.ts';
import { bestPrice, hasPrice, shownPrice } from '#domain/fares/shown-price.ts';
import type { ExchangeRates } from '#domain/money/money.ts';
import type { IsoDate } from '#domain/calendar/calendar.ts';
import { addDays } from '#domain/calendar/calendar.ts';
import type { Database } from '#platform/server/database/database.ts';
import type { VoyageCard } from '../contract.ts';
import { buildCard, type CardFacts } from './build-card.ts';
import type { CardView, VoyageCards } from './card-port.ts';
import { reductionsOf, type Reduction } from './reductions.repository.ts';
import type { CatalogueStore } from './search-index.ts';
import { voyagePath } from './voyage-path.ts';

/** Voyages like one another start within so many days. */
const SIMILAR_DAYS = 45;
const SIMILAR_CANDIDATES = 60;

/** The facts of a card, or undefined when the voyage is not on sale any more. */
function factsOf(store: CatalogueStore, id: number, reduction: Reduction | undefined): CardFacts | undefined {
  const { catalogue, index } = store;
  const voyage = store.voyage(id);
  const prices = index.fares(id);
  const itinerary = voyage && catalogue.itineraries.get(voyage.itineraryId);
  const ship = itinerary && catalogue.ships.get(itinerary.shipId);
  const operator = ship && catalogue.operators.get(ship.operatorId);
  const area = itinerary && catalogue.areas.get(itinerary.mainAreaId);
  if (!voyage || !prices || !itinerary || !ship || !operator || !area) return undefined;
  return {
    id,
    departsOn: voyage.departsOn,
    nights: itinerary.nights,
    seaDays: itinerary.seaDays,
    isRiver: itinerary.isRiver,
    title: itinerary.names,
    itinerary: { id: itinerary.id, contentKey: itinerary.contentKey },
    calls: itinerary.calls.map(({ day, portId }) => ({ day, port: portId === null ? null : (catalogue.ports.get(portId)?.names ?? null) })),
    ship: {
      id: ship.id,
      name: ship.name,
      slug: ship.slug,
      lengthDm: ship.lengthDm,
      contentHash: ship.contentHash,
      ratingTenth: ship.customerRatingTenth,
      ratingCount: ship.customerRatingCount,
    },
    operator: { id: operator.id, name: operator.name },
    area: { id: area.id, name: area.names, postcard: area.postcard },
    optionPossible: voyage.optionPossible,
    specials: voyage.specials,
    services: [...new Set([...ship.services, ...voyage.services])],
    fares: prices.fares,
    arrivals: prices.arrivals,
    limits: operator.ageLimits,
    reduction: reduction ?? null,
    otherDates: Math.max(0, index.sameFamily(itinerary.familyId).length - 1),
  };
}

/** Recorded falls change with the feeds, not with the pages: each is read at most once a minute. */
function rememberedReductions(db: Database, now: () => number = Date.now): (ids: readonly number[]) => Promise<ReadonlyMap<number, Reduction>> {
  const LIFE_MS = 60_000;
  const MOST = 20_000;
  const known = new Map<number, { readonly until: number; readonly reduction: Reduction | undefined }>();
  return async (ids) => {
    const missing = ids.filter((id) => (known.get(id)?.until ?? 0) <= now());
    if (missing.length > 0) {
      if (known.size > MOST) known.clear();
      // Without the database a card lacks its "was" price and nothing else.
      const read = await reductionsOf(db, missing).catch(() => undefined);
      for (const id of read ? missing : []) known.set(id, { until: now() + LIFE_MS, reduction: read?.get(id) });
    }
    return new Map(ids.flatMap((id) => (known.get(id)?.reduction ? [[id, known.get(id)?.reduction as Reduction]] : [])));
  };
}

export function voyageCards(store: CatalogueStore, db: Database, rates: () => ExchangeRates): VoyageCards {
  const remembered = rememberedReductions(db);
  return {
    cards: async (ids, view: CardView): Promise<VoyageCard[]> => {
      const reductions = await remembered(ids.filter((id) => (store.voyage(id)?.reductionPercent ?? 0) > 0));
      return ids.flatMap((id) => {
        const facts = factsOf(store, id, reductions.get(id));
        return facts ? [buildCard(facts, view, rates())] : [];
      });
    },
    dates: (ids, view) =>
      ids.flatMap((id) => {
        const facts = factsOf(store, id, undefined);
        if (!facts) return [];
        const best = bestPrice(facts.fares, {
          party: view.party,
          limits: facts.limits,
          arrivals: facts.arrivals,
          ...(view.arrivals && { choice: view.arrivals }),
        });
        return [
          {
            id,
            href: voyagePath(view.brand, id, facts.title),
            departsOn: facts.departsOn,
            returnsOn: addDays(facts.departsOn, facts.nights),
            ship: facts.ship.name,
            price: hasPrice(best) ? shownPrice(best, view.party, facts.nights, brands[view.brand].currency, rates()) : null,
          },
        ];
      }),
    similar: (voyageId, count) => {
      const voyage = store.voyage(voyageId);
      const itinerary = voyage && store.catalogue.itineraries.get(voyage.itineraryId);
      if (!voyage || !itinerary) return [];
      const around = (days: number): IsoDate => addDays(voyage.departsOn, days);
      const candidates = store.index.ids(
        { area: [itinerary.mainAreaId], isRiver: itinerary.isRiver, startFrom: around(-SIMILAR_DAYS), startTo: around(SIMILAR_DAYS), sort: 'recommended' },
        {},
        SIMILAR_CANDIDATES,
      );
      const families = new Set([itinerary.familyId]);
      const found: number[] = [];
      for (const id of candidates) {
        const route = store.catalogue.itineraries.get(store.voyage(id)?.itineraryId ?? 0);
        if (!route || families.has(route.familyId)) continue;
        families.add(route.familyId);
        found.push(id);
        if (found.length === count) break;
      }
      return found;
    },
  };
}
