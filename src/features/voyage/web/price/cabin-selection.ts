// Which cabin type the price card shows, what it costs and what can be done with it now (R-6, P8).
import type { CabinType } from '#domain/voyage/vocabulary.ts';
import type { CabinTypeOffer, CategoryOffer, FareOffer, VoyageDetails } from '../answer.ts';

/** What the main button may promise. `ask` = nothing can be sold online to this party; a person helps. */
export type Possible = 'fixed_and_option' | 'fixed' | 'waitlist' | 'on_request' | 'ask';

export const canBeChosen = (offer: CabinTypeOffer): boolean => offer.state !== 'closed';

/** The wanted type if it can be had, else the one with the voyage's lowest price, else the first that can be asked for. */
export function selectedOffer({ cabinTypes, card }: Pick<VoyageDetails, 'cabinTypes' | 'card'>, wanted: CabinType | undefined): CabinTypeOffer | undefined {
  const open = cabinTypes.filter(canBeChosen);
  return (
    open.find((offer) => offer.cabinType === wanted) ??
    open.find((offer) => offer.price !== null && offer.cabinType === card.price?.cabinType) ??
    open.find((offer) => offer.price !== null) ??
    open.find((offer) => offer.state === 'on_request') ??
    open[0]
  );
}

export function possibleNow(offer: CabinTypeOffer | undefined, voyage: Pick<VoyageDetails, 'card'>): Possible {
  if (!offer) return 'ask';
  if (offer.state === 'waitlist') return 'waitlist';
  if (offer.state === 'on_request') return 'on_request';
  if (!offer.price) return 'ask';
  return voyage.card.bookable === 'fixed_and_option' ? 'fixed_and_option' : 'fixed';
}

export interface PricedFare {
  readonly category: CategoryOffer;
  readonly fare: FareOffer;
}

/** The category and fare behind a cabin type's price: its lines are shown below the total. */
export function cheapestFare(offer: CabinTypeOffer | undefined): PricedFare | undefined {
  const total = offer?.price?.total.amount;
  if (!offer || total === undefined) return undefined;
  for (const category of offer.categories) {
    if (category.cheapest?.total.amount !== total) continue;
    const fare = category.fares.find((one) => one.price?.total.amount === total);
    if (fare) return { category, fare };
  }
  return undefined;
}
