// What an operator answers of a voyage, put into the words of our catalogue (BOOK-04): its states, prices and free cabins, our texts, decks
// and conditions. What only one of the two knows cannot be sold: without a price of the operator's, or without a description of ours.
import type { Money } from '#domain/money/money.ts';
import type { OperatorCategory } from '#features/operators/server/operator-port.ts';
import type { ShipCabin, VoyageFacts } from './facts.ts';
import type { Places } from './inventory.repository.ts';

/** What is left in a category now; null = nobody told how much. */
export type LeftPlaces = Omit<Places, 'free'> & { readonly free: number | null };

export interface VoyagePlaces {
  readonly facts: VoyageFacts;
  readonly places: ReadonlyMap<string, LeftPlaces>;
  /** The operator's totals of the party by category and fare; empty for our own prices. */
  readonly totals: ReadonlyMap<string, Money>;
  readonly isOffline: boolean;
}

export const offerKey = (categoryCode: string, fareGroupId: string): string => JSON.stringify([categoryCode, fareGroupId]);

/** The state in which the shop can sell it: a total in another currency than the catalogue's is a price for an adviser to work with. */
const sold = (offer: OperatorCategory, currency: string): OperatorCategory['state'] =>
  offer.total && offer.total.currency !== currency ? 'on_request' : offer.state;

function placesOf(categoryCode: string, offers: readonly OperatorCategory[], cabins: readonly ShipCabin[]): LeftPlaces {
  const open = offers.filter(({ state }) => state === 'available');
  const numbers = new Set(open.flatMap((offer) => offer.cabins));
  const told = open.flatMap(({ free }) => free ?? []);
  return {
    categoryCode,
    free: open.length === 0 ? 0 : told.length > 0 ? Math.max(...told, numbers.size) : null,
    freeCabins: new Set(cabins.filter((cabin) => cabin.categoryCode === categoryCode && numbers.has(cabin.number)).map(({ id }) => id)),
  };
}

/** The voyage as the operator sells it at this moment. */
export function livePlaces(facts: VoyageFacts, offers: readonly OperatorCategory[], cabins: readonly ShipCabin[]): VoyagePlaces {
  const byKey = new Map(offers.map((offer) => [offerKey(offer.categoryCode, offer.fareGroup), offer]));
  const fares = facts.fares.flatMap((fare) => {
    const offer = byKey.get(offerKey(fare.categoryCode, fare.fareGroup));
    return offer ? [{ ...fare, state: sold(offer, fare.currency) }] : [];
  });
  const byCategory = Map.groupBy(offers, ({ categoryCode }) => categoryCode);
  return {
    facts: { ...facts, fares },
    places: new Map([...byCategory].map(([code, some]) => [code, placesOf(code, some, cabins)])),
    totals: new Map(
      facts.fares.flatMap((fare) => {
        const key = offerKey(fare.categoryCode, fare.fareGroup);
        const total = byKey.get(key)?.total;
        return total?.currency === fare.currency ? [[key, total] as const] : [];
      }),
    ),
    isOffline: false,
  };
}

/** The voyage as the catalogue last knew it, with no cabin promised by its number (BOOK-19). */
export const lastKnownPlaces = (facts: VoyageFacts): VoyagePlaces => ({
  facts,
  places: new Map(
    facts.fares
      .filter(({ state }) => state === 'available')
      .map(({ categoryCode }) => [categoryCode, { categoryCode, free: null, freeCabins: new Set<number>() }]),
  ),
  totals: new Map(),
  isOffline: true,
});
